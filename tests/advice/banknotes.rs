//! What computer players do in the banknote games.

use std::collections::BTreeSet;

use cardroom::advice::{Advice, Code, Level};
use cardroom::games::{LiarsPoker, LiarsVariant, MoonNotes};
use cardroom::table::{Action, Hand, LegalAction, Zone};
use cardroom::{Chips, ExchangeSpot, NaturalRank, Note, NotesSetting, PlayingPlace, Seat};

use super::banknote_table::banknote_tables;
use super::mirrored::measure;
use super::table::Player;
use super::{advice, play};

fn notes(serials: &str) -> Vec<Note> {
    serials.split_whitespace().map(|serial| serial.parse().unwrap()).collect()
}

/// Three seats, the button in seat 0, place 1; `deck` from the top: two notes for each from seat 1 on, and so on.
fn hand(game: LiarsPoker, deck: &str) -> Hand {
    let mut deck = notes(deck);
    // Notes without a zero.
    deck.extend(
        (0..30).map(|at| Note::from_serial(9_119_111 + at).unwrap()).filter(|note| note.jokers() == 0),
    );
    let game = LiarsPoker { stacks: vec![1000; 3], ante: 30, deck: Some(deck), ..game };
    let mut hand = Hand::new(game.setup(None)).unwrap();
    hand.act(Seat(0), &Action::Announce { place: 1 }).unwrap();
    hand.act(Seat(1), &Action::Bet { to: Chips(30) }).unwrap();
    hand
}

fn advised(hand: &Hand, level: Level) -> Advice {
    let seat = hand.can_act().iter().next().unwrap();
    advice(&hand.view(Some(seat)), level, &play::seed(1)).unwrap()
}

/// Calls and checks until somebody is to exchange.
fn to_exchange(hand: &mut Hand) {
    loop {
        let seat = hand.can_act().iter().next().unwrap();
        let legal = hand.legal_actions(seat);
        if legal.contains(&LegalAction::Stand) {
            return;
        }
        let action = if legal.contains(&LegalAction::Check) { Action::Check } else { Action::Call };
        hand.act(seat, &action).unwrap();
    }
}

#[test]
fn lp_04_the_place_is_announced_before_anything_is_known_and_cannot_be_foreseen() {
    let game = LiarsPoker { stacks: vec![1000; 3], ante: 30, ..LiarsPoker::holdem() };
    let hand = Hand::new(game.setup(Some(play::seed(1)))).unwrap();
    let mut places = BTreeSet::new();
    for number in 0..200 {
        let advice = advice(&hand.view(Some(Seat(0))), Level::Expert, &play::seed(number)).unwrap();
        assert_eq!(advice.reason.code, Code::Announce);
        let Action::Announce { place } = advice.action else { panic!("{}", advice.action) };
        places.insert(place);
    }
    assert_eq!(places, (1..=7).collect());
}

#[test]
fn lp_24_the_opener_makes_the_forced_bet() {
    let game = LiarsPoker { stacks: vec![1000; 3], ante: 30, ..LiarsPoker::draw() };
    let mut hand = Hand::new(game.setup(Some(play::seed(1)))).unwrap();
    hand.act(Seat(0), &Action::Announce { place: 3 }).unwrap();
    for level in Level::ALL {
        let Advice { action, reason } = advised(&hand, level);
        assert_eq!(
            (action, reason.code, reason.rule()),
            (Action::Bet { to: Chips(30) }, Code::ForcedBet, Some("LP-24"))
        );
    }
}

#[test]
fn ld_09_a_shot_is_held_by_those_who_know_what_an_exchange_costs() {
    // Seat 1 gets 2-5 and a 7 with three zeros that reach no pair beyond what it has.
    let mut hand =
        hand(LiarsPoker::draw(), "2111111 3111111 4111111 5111111 6111111 8111111 7000111 9211111 9311111");
    to_exchange(&mut hand);
    assert_eq!(hand.view(Some(Seat(1))).seats[1].shot, Some(true));
    for level in [Level::Regular, Level::Expert] {
        let advice = advised(&hand, level);
        assert_eq!(
            (&advice.action, advice.reason.code),
            (&Action::Stand, Code::HoldShot),
            "{}",
            level.name()
        );
        let equity = advice.reason.parts().next().unwrap();
        assert!(equity.0 == "equity" && equity.1 >= 450, "{equity:?}");
    }
    assert!(matches!(advised(&hand, Level::Beginner).action, Action::Exchange { .. }));
}

#[test]
fn ld_05_the_note_is_exchanged_that_exact_odds_name() {
    let zones = vec![Zone::Preflop, Zone::Preflop, Zone::Flop];
    let hands = [
        "7111111 2222222 7333333",
        "1111111 5022222 9333333",
        "4111111 4022222 8333333",
        "9111111 8222222 3111112",
    ];
    for own in hands {
        let three = notes(own);
        let deck =
            format!("{} 3111111 4111115 {} 6111111 8111111 {} 9211111 9311111", three[0], three[1], three[2]);
        let mut hand = hand(LiarsPoker::draw(), &deck);
        to_exchange(&mut hand);
        let odds = ExchangeSpot {
            hand: three.clone(),
            zones: zones.clone(),
            last: false,
            moon_notes: MoonNotes::Flop,
            setting: NotesSetting::new(PlayingPlace::FIRST, 2),
        };
        let odds = odds.odds().unwrap();
        let best = odds.exchanges.iter().max_by(|a, b| a.gain.total_cmp(&b.gain)).unwrap();
        assert!(best.gain > 0.0);
        let expected = Action::Exchange { zone: best.discard.zone, index: best.discard.index };
        for level in [Level::Regular, Level::Expert] {
            assert_eq!(advised(&hand, level).action, expected, "{own}, {}", level.name());
        }
    }
}

#[test]
fn lp_10_a_set_of_nines_is_bet_and_not_folded() {
    let mut hand =
        hand(LiarsPoker::holdem(), "9911111 3111111 4111111 9811111 6111111 8111111 9711111 9611111");
    while hand.board().len() < 2 {
        let seat = hand.can_act().iter().next().unwrap();
        let check = hand.legal_actions(seat).contains(&LegalAction::Check);
        hand.act(seat, if check { &Action::Check } else { &Action::Call }).unwrap();
    }
    for level in [Level::Regular, Level::Expert] {
        let advice = (0..20)
            .map(|number| super::advice(&hand.view(Some(Seat(1))), level, &play::seed(number)).unwrap())
            .find(|advice| matches!(advice.action, Action::Bet { .. }));
        assert_eq!(advice.expect("a bet").reason.code, Code::Value, "{}", level.name());
    }
    hand.act(Seat(1), &Action::Check).unwrap();
    hand.act(Seat(2), &Action::Bet { to: Chips(400) }).unwrap();
    hand.act(Seat(0), &Action::Fold).unwrap();
    for level in Level::ALL {
        assert_ne!(advised(&hand, level).action, Action::Fold, "{}", level.name());
    }
}

#[test]
fn lp_27_what_a_call_must_win_decides_for_usual_players() {
    // 2-4 against one bet of the pot and against a small one.
    for (bet, folds) in [(600, true), (30, false)] {
        let mut hand =
            hand(LiarsPoker::holdem(), "4911111 3111111 4111111 2811111 6111111 8111111 9711111 7611111");
        hand.act(Seat(2), &Action::Call).unwrap();
        hand.act(Seat(0), &Action::Call).unwrap();
        hand.act(Seat(1), &Action::Check).unwrap();
        hand.act(Seat(1), &Action::Check).unwrap();
        hand.act(Seat(2), &Action::Bet { to: Chips(bet) }).unwrap();
        hand.act(Seat(0), &Action::Fold).unwrap();
        let advice = advised(&hand, Level::Regular);
        let mut parts = advice.reason.parts();
        let [equity, needed] = [(); 2].map(|()| parts.next().unwrap().1);
        assert_eq!(advice.action == Action::Fold, folds, "{equity} {needed}");
        assert_eq!(folds, equity < needed);
    }
}

#[test]
fn each_level_beats_the_one_below_in_both_games() {
    use Level::{Beginner, Expert, Regular};
    let matches =
        [(Expert, Player::Level(Regular)), (Regular, Player::Level(Beginner)), (Expert, Player::AlwaysCalls)];
    for table in banknote_tables().iter().filter(|table| table.name.ends_with("four players")) {
        for (level, other) in matches {
            let measured = measure(table, 1_000_000, 400, &Player::Level(level), &other);
            let errors = measured.errors();
            assert!(errors > 3.0, "{}: {} {errors}", table.name, level.name());
        }
    }
}

/// What an expert does at the end of liars-holdem with these notes and this board, who has to call a bet.
fn called_at_the_end(natural_rank: NaturalRank, [first, second]: [&str; 2], board: &str, bet: u64) -> Advice {
    // Dealt from seat 1 on: seat 1 has the notes.
    let deck = format!("{first} 1231111 3211111 {second} 5211111 6211111 {board}");
    let mut hand = hand(LiarsPoker { natural_rank, ..LiarsPoker::holdem() }, &deck);
    while hand.board().len() < 3 || !hand.can_act().contains(Seat(2)) {
        let seat = hand.can_act().iter().next().unwrap();
        let check = hand.legal_actions(seat).contains(&LegalAction::Check);
        hand.act(seat, &if check { Action::Check } else { Action::Call }).unwrap();
    }
    hand.act(Seat(2), &Action::Bet { to: Chips(bet) }).unwrap();
    hand.act(Seat(0), &Action::Fold).unwrap();
    advised(&hand, Level::Expert)
}

#[test]
fn lp_13_an_expert_values_hands_by_the_order_that_the_house_plays() {
    // Nines as they stand, with a 6 on the board: before the kickers they beat all nines that are shifted.
    let natural = |order| called_at_the_end(order, ["9111111", "1311111"], "9321111 6321111 1321111", 885);
    let [after, before] = [NaturalRank::AfterKickers, NaturalRank::BeforeKickers].map(natural);
    assert!(after.action == Action::Fold && before.action != Action::Fold);
    let equity = |advice: &Advice| advice.reason.parts().next().unwrap();
    assert!(equity(&before).1 > equity(&after).1 + 20, "{:?} {:?}", equity(&before), equity(&after));
    // An eight that becomes the second nine is worth as much in either order, or less.
    let shifted = |order| called_at_the_end(order, ["8011111", "2311111"], "9321111 6321111 1321111", 885);
    let [after, before] = [NaturalRank::AfterKickers, NaturalRank::BeforeKickers].map(shifted);
    assert!(equity(&before).1 <= equity(&after).1, "{:?} {:?}", equity(&before), equity(&after));
}

/// What an expert's shot is worth at once after the forced bets alone, in thousandths of the pot.
fn held_shot(game: LiarsPoker) -> (Action, u32) {
    // Seat 1 has three zeros on its flop note.
    let mut hand = hand(game, "1231111 2321111 3211111 5311111 5211111 6211111 8000111 2341111 4321111");
    to_exchange(&mut hand);
    let Advice { action, reason } = advised(&hand, Level::Expert);
    (action, reason.parts().next().unwrap().1)
}

#[test]
fn ld_11_a_shot_that_takes_nothing_of_the_antes_is_worth_less() {
    let with = |moon_antes| LiarsPoker {
        variant: LiarsVariant::Draw { moon_notes: MoonNotes::Flop, moon_antes },
        ..LiarsPoker::draw()
    };
    let [(held, whole), (_, less)] = [true, false].map(|moon_antes| held_shot(with(moon_antes)));
    assert_eq!(held, Action::Stand);
    // Half of the pot are antes.
    assert!(whole > 450 && less < 400, "{whole} {less}");
}
