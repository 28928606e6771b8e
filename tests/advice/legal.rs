//! The table accepts what is advised, whatever came before; where nothing is to be decided, that is said.

use cardroom::advice::{AdviceError, Level, Spot, SpotGame, advise};
use cardroom::table::{Action, Hand, LegalAction, Phase};
use cardroom::{Chips, Seat, Stream};

use super::{advice, play, setups};

/// True where a player must decide something.
fn decides(hand: &Hand, seat: Seat) -> bool {
    let optional =
        |action: &LegalAction| matches!(action, LegalAction::AskToShow { .. } | LegalAction::Peek { .. });
    hand.legal_actions(seat).iter().any(|action| !optional(action))
}

/// Advice for every seat and level: legal where there is something to decide, else none.
fn look(number: u32, hand: &Hand, stream: &mut Stream) -> usize {
    let mut asked = 0;
    for seat in (0..hand.stacks().len() as u8).map(Seat) {
        let view = hand.view(Some(seat));
        for level in Level::ALL {
            let dice = play::seed(stream.below(1000));
            match advice(&view, level, &dice) {
                Ok(advice) => {
                    assert!(decides(hand, seat), "hand {number}: {seat} is not in turn");
                    if let Err(refusal) = hand.check(seat, &advice.action) {
                        panic!("hand {number}, {}: {seat} {}: {refusal}", level.name(), advice.action);
                    }
                    asked += 1;
                }
                Err(AdviceError::NothingToDecide) => {
                    assert!(!decides(hand, seat), "hand {number}: {seat} has to decide");
                }
            }
        }
    }
    asked
}

/// What is done next: what somebody advises, anything legal, or one of the host's actions.
fn next(hand: &Hand, stream: &mut Stream) -> (Seat, Action) {
    if hand.phase() == Phase::Held {
        return (Seat(0), Action::Release);
    }
    let waiting: Vec<Seat> = hand.can_act().iter().collect();
    let seat = setups::pick(&waiting, stream);
    let anyone = Seat(stream.below(hand.stacks().len() as u32) as u8);
    match stream.below(24) {
        0 => (seat, Action::Timeout),
        1 if hand.away().contains(anyone) => (anyone, Action::SitIn),
        1 => (anyone, Action::SitOut),
        2..10 => play::choose(hand, stream),
        _ => {
            let level = setups::pick(&Level::ALL, stream);
            let advice = advice(&hand.view(Some(seat)), level, &play::seed(stream.below(1000)));
            (seat, advice.expect("the hand waits for this seat").action)
        }
    }
}

#[test]
fn the_table_accepts_all_advice_in_every_game_with_any_options() {
    let mut asked = [0; 2];
    for number in 0..400 {
        let mut stream = play::seed(number).stream(99);
        let mut hand = Hand::new(setups::any(number, &mut stream)).unwrap();
        while !hand.complete() {
            asked[number as usize % 2] += look(number, &hand, &mut stream);
            let (seat, action) = next(&hand, &mut stream);
            if let Err(refusal) = hand.act(seat, &action) {
                panic!("hand {number}: {seat} {action}: {refusal}");
            }
        }
        look(number, &hand, &mut stream);
    }
    assert!(asked[0] > 3000 && asked[1] > 3000, "{asked:?}");
}

#[test]
fn a_spectator_has_no_spot() {
    let hand = Hand::new(setups::holdem(3, &mut play::seed(3).stream(0))).unwrap();
    assert!(cardroom::advice::Spot::of(&hand.view(None)).is_none());
}

#[test]
fn the_same_view_level_and_seed_give_the_same_advice() {
    for number in 0..60 {
        let mut stream = play::seed(number).stream(98);
        let mut hand = Hand::new(setups::any(number, &mut stream)).unwrap();
        while !hand.complete() {
            if let Some(seat) = hand.can_act().iter().next() {
                let view = hand.view(Some(seat));
                for level in Level::ALL {
                    let twice = [(); 2].map(|()| advice(&view, level, &play::seed(number)));
                    assert_eq!(twice[0], twice[1]);
                }
            }
            let (seat, action) = next(&hand, &mut stream);
            hand.act(seat, &action).unwrap();
        }
    }
}

#[test]
fn a_spot_built_of_any_amounts_gets_legal_advice() {
    let most = Chips(u64::MAX);
    let any = vec![
        LegalAction::Bet { min: Chips(1), max: most, step: most },
        LegalAction::Call { amount: most },
        LegalAction::Fold,
    ];
    let mut games = Vec::new();
    for number in 0..60 {
        let mut stream = play::seed(number).stream(96);
        let mut hand = Hand::new(setups::any(number, &mut stream)).unwrap();
        while !hand.complete() {
            let (seat, action) = next(&hand, &mut stream);
            if let Some(mut spot) = Spot::of(&hand.view(Some(seat))).filter(|_| decides(&hand, seat)) {
                (spot.bet, spot.pot, spot.smallest_bet, spot.opening_bet) = (most, most, most, most);
                for chair in &mut spot.seats {
                    (chair.bet, chair.stack, chair.contributed) = (most, most, most);
                    chair.rounds.fill(most);
                }
                games.push(spot.game);
                for actions in [spot.actions.clone(), any.clone()] {
                    spot.actions = actions;
                    for level in Level::ALL {
                        let advice = advise(&spot, level, &play::seed(1)).unwrap();
                        assert!(spot.actions.iter().any(|legal| legal.allows(&advice.action)));
                    }
                }
            }
            hand.act(seat, &action).unwrap();
        }
    }
    assert!(SpotGame::ALL.iter().all(|game| games.contains(game)));
}
