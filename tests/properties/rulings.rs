//! What the floor rules is an action that the table accepts, whatever was said and pushed out.

use super::*;
use cardroom::rulings::{First, Gesture, Open, Ruling, Since, Situation, Status, Turn, Word, Words, ruling};

const WORDS: [Word; 6] = [Word::Fold, Word::Check, Word::Call, Word::Bet, Word::Raise, Word::AllIn];

/// Chips of a stack, motion by motion: few or many, at times all of them.
fn motions(stack: u64, stream: &mut Stream) -> Vec<Vec<Chips>> {
    let mut left = stack;
    let mut motions = Vec::new();
    for _ in 0..stream.below(3) {
        let mut motion = Vec::new();
        for _ in 0..=stream.below(5) {
            let chip = pick(&[1, 5, 25, 25, 100, 100, 500, 1000, left], stream).min(left);
            if chip > 0 {
                left -= chip;
                motion.push(Chips(chip));
            }
        }
        motions.push(motion);
    }
    motions
}

fn gesture(hand: &Hand, seat: Seat, stream: &mut Stream) -> Gesture {
    let stack = hand.stacks()[seat].0;
    let (bet, raise) = hand.bet_and_raise().unwrap();
    let near = [1, 100, bet.0, bet.0 + raise.0 / 2, bet.0 + raise.0, stack, stack + 1, Chips::MAX.0];
    let amount = Chips(pick(&near, stream).max(1));
    let word = pick(&WORDS, stream);
    Gesture {
        words: match stream.below(4) {
            0 => Some(Words::Word(word)),
            1 => Some(Words::Amount(amount)),
            2 => Some(Words::Both(word, amount)),
            _ => None,
        },
        motions: motions(stack, stream),
        first: pick(&[First::Words, First::Chips, First::Together], stream),
    }
}

/// What the ruling says of itself: a status, an action and a choice that fit each other.
fn fits(ruled: &Ruling) -> bool {
    let choice = matches!(ruled.status, Status::Choice | Status::Floor);
    let acts = matches!(ruled.status, Status::Binds | Status::Waits);
    acts == ruled.action.is_some() && choice == (ruled.open == Open::CallOrFold) && !ruled.reasons.is_empty()
}

#[test]
fn rl_02_every_ruling_in_turn_is_an_action_that_the_table_accepts_or_says_that_it_is_none() {
    let (mut acted, mut none) = (0, 0);
    for number in 0..600 {
        let mut stream = play::seed(number).stream(7);
        let mut hand = Hand::new(setup(number, &mut stream)).unwrap();
        while !hand.complete() {
            let waiting = hand.can_act().iter().next();
            if let (Phase::Betting(_), Some(seat)) = (hand.phase(), waiting) {
                let situation = Situation::of(&hand, seat).unwrap();
                for _ in 0..8 {
                    let gesture = gesture(&hand, seat, &mut stream);
                    assert!(situation.covers(&gesture));
                    let ruled = ruling(&situation, &gesture, &Turn::In);
                    assert!(fits(&ruled), "{ruled:?}");
                    let Some(action) = &ruled.action else {
                        none += 1;
                        continue;
                    };
                    acted += 1;
                    assert_eq!(hand.check(seat, action), Ok(()), "{number}: {gesture:?} {ruled:?}");
                    assert!(ruled.adds <= hand.stacks()[seat]);
                    let pushed = gesture.pushed().unwrap();
                    assert_eq!(ruled.returned, pushed.saturating_sub(ruled.adds));
                }
            }
            let (seat, action) = choose(&hand, &mut stream);
            hand.act(seat, &action).unwrap();
        }
    }
    assert!(acted > 20_000 && none > 500, "{acted} {none}");
}

#[test]
fn rl_01_what_binds_out_of_turn_is_accepted_when_the_turn_comes_and_the_bet_is_the_same() {
    let mut bound = 0;
    for number in 0..300 {
        let mut stream = play::seed(number).stream(8);
        let mut hand = Hand::new(setup(number, &mut stream)).unwrap();
        // Who acted out of turn, at which bet, on which street, and what those in turn have done since.
        let mut early: Option<(Seat, Chips, Phase, Vec<Since>)> = None;
        while !hand.complete() {
            let waiting = hand.can_act().iter().next();
            if let (Phase::Betting(_), Some(seat)) = (hand.phase(), waiting) {
                let (bet, _) = hand.bet_and_raise().unwrap();
                if let Some((who, at, phase, since)) = &early
                    && (*who == seat || *phase != hand.phase())
                {
                    if *who == seat && *phase == hand.phase() {
                        let turn = Turn::Out { since: since.clone(), substantial: false };
                        let gesture = gesture(&hand, seat, &mut stream);
                        let ruled = ruling(&Situation::of(&hand, seat).unwrap(), &gesture, &turn);
                        assert!(fits(&ruled), "{ruled:?}");
                        let fold = ruled.action == Some(Action::Fold);
                        assert!(*at == bet || fold || ruled.action.is_none(), "{ruled:?}");
                        if let Some(action) = &ruled.action {
                            bound += 1;
                            assert_eq!(hand.check(seat, action), Ok(()));
                        }
                    }
                    early = None;
                }
                if early.is_none() {
                    let others: Vec<Seat> = hand.live().iter().filter(|other| *other != seat).collect();
                    early = Some((pick(&others, &mut stream), bet, hand.phase(), Vec::new()));
                }
            }
            let before = hand.bet_and_raise();
            let (seat, action) = choose(&hand, &mut stream);
            hand.act(seat, &action).unwrap();
            if let (Some((.., since)), Some(_)) = (&mut early, before) {
                since.extend(match action {
                    Action::Fold => Some(Since::Fold),
                    Action::Check => Some(Since::Check),
                    Action::Call => Some(Since::Call),
                    Action::Bet { .. } => Some(Since::Bet),
                    Action::Raise { .. } => Some(Since::Raise),
                    _ => None,
                });
            }
        }
    }
    assert!(bound > 200, "{bound}");
}
