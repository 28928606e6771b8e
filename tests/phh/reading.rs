use cardroom::history::{Filled, parse_phh};
use cardroom::table::{Action, Ante, AnteMode, Event, Phase, Positions, Street};
use cardroom::{Card, Chips, Seat};

use super::{ALL_IN, CHECKED_DOWN, cards, chips, held, list, play, record, stacks, with_actions};

#[test]
fn the_recorded_cards_are_dealt_and_the_rest_is_filled_and_marked() {
    let read = with_actions("d dh p1 ????, d dh p2 ??Kd, p3 f, p1 cc, p2 cc, d db 3c5d??", &[]);
    // The lowest unseen cards; in a hand none that pairs the other card or the board.
    let expected = Filled { hands: vec![cards("2c4c"), cards("2d"), cards("2h4d")], board: cards("2s3d3h") };
    assert_eq!(read.filled, expected);
    let hand = play(&read);
    assert_eq!(
        (held(&hand, 0), held(&hand, 1), held(&hand, 2)),
        (cards("2c4c"), cards("2dKd"), cards("2h4d"))
    );
    let board: Vec<Card> = hand.board().iter().filter_map(|piece| piece.card()).collect();
    assert_eq!(board, cards("3c5d2s"));
    assert_eq!(hand.phase(), Phase::Betting(Street::Flop));
}

#[test]
fn cards_told_at_showdown_are_dealt_from_the_start() {
    for shown in ["p1 sm AcKd", "p1 sm KdAc", "p1 sm Ac??", "p1 sm -"] {
        let dealt = if shown.ends_with('-') { "AcKd" } else { "??Kd" };
        let actions = CHECKED_DOWN.replace("p1 ????", &format!("p1 {dealt}"));
        let read = with_actions(&format!("{actions}, {shown}, p2 sm"), &[]);
        let mut own = held(&play(&read), 0);
        own.sort_unstable();
        assert_eq!(own, cards("KdAc"), "{shown}");
        assert!(read.filled.hands.iter().all(Vec::is_empty), "{shown}");
    }
}

#[test]
fn showdowns_are_played_in_the_tables_order() {
    use Action::{Muck, Show};
    let showdown = |told: &str| {
        let read = with_actions(&format!("{CHECKED_DOWN}{told}"), &[]);
        let hand = play(&read);
        assert!(hand.complete(), "{told}");
        let at_showdown = read.steps.iter().skip(9).cloned();
        (
            read.setup.auto_show,
            at_showdown.map(|(seat, action)| (seat.0, action)).collect::<Vec<_>>(),
            chips(&hand),
        )
    };
    let (first, second) = (vec![1010, 990, 1000], vec![990, 1010, 1000]);
    // Told whole, in this order and in the other.
    assert_eq!(showdown(", p1 sm, p2 sm KsKh"), (false, vec![(0, Muck)], second.clone()));
    assert_eq!(showdown(", p2 sm KsKh, p1 sm"), (false, vec![(0, Muck)], second.clone()));
    assert_eq!(showdown(", p1 sm AcAd, p2 sm KsKh"), (false, vec![(0, Show), (1, Show)], first.clone()));
    assert_eq!(showdown(", p2 sm, p1 sm AcAd"), (false, vec![(0, Show), (1, Muck)], first.clone()));
    // A winner who mucks after all others did wins unshown.
    assert_eq!(showdown(", p1 sm, p2 sm"), (false, vec![(0, Muck)], second.clone()));
    // Told in part: the seat with known cards shows what wins and mucks what loses, the other one mucked.
    assert_eq!(showdown(", p1 sm AcAd"), (false, vec![(0, Show), (1, Muck)], first));
    assert_eq!(showdown(", p1 sm QdTc"), (false, vec![(0, Show), (1, Show)], second.clone()));
    assert_eq!(showdown(", p2 sm KsKh"), (false, vec![(0, Muck)], second.clone()));
    // Not told: the table shows, and the hand that was filled in does not win by chance.
    assert_eq!(showdown(""), (true, vec![], second));
}

#[test]
fn where_the_table_shows_by_itself_a_showdown_is_no_step() {
    let actions = format!("{ALL_IN}, p2 sm KsKh, p1 sm -, d db QsJd9c, d db 4h, d db 2s");
    let read = with_actions(&actions, &[]);
    assert_eq!(read.steps.len(), 3);
    assert_eq!(chips(&play(&read)), [2000, 0, 1000]);
    // Nobody is left to show to: the cards are told all the same.
    let read = with_actions("p3 f, p1 f, p2 sm AcAd", &[]);
    let hand = play(&read);
    assert_eq!((chips(&hand), held(&hand, 1)), (vec![995, 1005, 1000], cards("AcAd")));
}

#[test]
fn th_12_a_mucked_all_in_hand_must_not_win() {
    let board = "d db QsJd9c, d db 4h, d db 2s";
    let muck = |cards: &str| {
        let actions = ALL_IN.replace("AsAh", cards);
        let actions = list(&format!("{actions}, p1 sm, p2 sm -, {board}"));
        parse_phh(&record(&[("actions", &actions)]))
    };
    assert_eq!(muck("AsAh").unwrap_err().fault.rule(), Some("TH-12"));
    // Unknown cards are filled with such that lose.
    for cards in ["3s3h", "????"] {
        assert_eq!(chips(&play(&muck(cards).unwrap()[0])), [0, 2000, 1000], "{cards}");
    }
}

#[test]
fn th_02_for_two_players_the_second_posts_the_small_blind() {
    let text = "variant='NT'\nantes=[0,3]\nblinds_or_straddles=[5,10]\nmin_bet=10\nstarting_stacks=[100,200]\n\
                actions=['d dh p1 AsAh','d dh p2 KsKh','p2 cc','p1 cc','d db 2c7d9h','p1 cbr 20','p2 f']";
    let read = parse_phh(text).unwrap().remove(0);
    let hand = play(&read);
    assert_eq!(hand.terms().button, Seat(1));
    assert_eq!(hand.terms().positions, Some(Positions { small_blind: Some(Seat(1)), big_blind: Seat(0) }));
    // The big blind, who paid the ante of 3, wins 10 of the button.
    assert_eq!(chips(&hand), [110, 190]);
}

#[test]
fn th_03_antes_of_everyone_or_of_the_big_blind() {
    let fold = "p3 f, p1 f";
    let each = with_actions(fold, &[("antes", "[2, 2, 2]")]);
    assert_eq!(each.setup.ante, Ante { mode: AnteMode::Each, amount: Chips(2), first: false });
    assert_eq!(chips(&play(&each)), [993, 1009, 998]);
    let big = with_actions(fold, &[("antes", "[0, 20.0, 0]"), ("ante_trimming_status", "false")]);
    assert_eq!(big.setup.ante, Ante { mode: AnteMode::BigBlind, amount: Chips(20), first: false });
    assert_eq!(chips(&play(&big)), [995, 1005, 1000]);
    // Too short for both: the ante goes first, as the format's own reader has it.
    let short =
        with_actions("p3 cc, p1 f", &[("antes", "[0, 20, 0]"), ("starting_stacks", "[1000, 24, 1000]")]);
    assert!(short.setup.ante.first);
    let posted: Vec<u64> = play(&short)
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Posted { seat: Seat(1), amount, .. } => Some(amount.0),
            _ => None,
        })
        .collect();
    assert_eq!(posted, [20, 4]);
}

#[test]
fn straddles_are_posted_and_have_the_last_word() {
    let four = [
        ("antes", "[0, 0, 0, 0]"),
        ("starting_stacks", "[1000, 1000, 1000, 1000]"),
        ("blinds_or_straddles", "[5, 10, 20, 0]"),
    ];
    let hand = play(&with_actions("p4 cc, p1 f, p2 f, p3 cbr 60, p4 f", &four));
    assert_eq!(chips(&hand), [995, 990, 1035, 980]);
}

#[test]
fn decimal_places_become_chips_of_a_smaller_unit() {
    let money = [
        ("antes", "[0, 0, 0]"),
        ("blinds_or_straddles", "[0.1, 0.25, 0.00]"),
        ("min_bet", "0.25"),
        ("starting_stacks", "[20.00, 25, 1_000.5]"),
        ("finishing_stacks", "[19.9, 24.75, 1000.85]"),
    ];
    let read = with_actions("p3 cbr 0.75, p1 f, p2 f", &money);
    assert_eq!(read.chips_per_unit, 100);
    assert_eq!(read.steps[0], (Seat(2), Action::Raise { to: Chips(75) }));
    assert_eq!(stacks(&play(&read)), read.finishing_stacks.unwrap());
    assert_eq!(stacks(&play(&with_actions("p3 f, p1 f", &money))), [1990.0, 2510.0, 100_050.0]);
}

#[test]
fn names_and_details_are_handed_on() {
    let text = record(&[
        ("players", "['Ann', \"Bo\", 'Ці']"),
        ("event", "'WSOP #43'"),
        ("year", "2023"),
        ("time", "12:30:00"),
        ("_source", "\"own\""),
        ("seats", "[1, 2, 3]"),
        ("finishing_stacks", "[1, 2.5, 3333.3333333333335]"),
    ]);
    let read = parse_phh(&format!("{text}[_meta]\nx = [[1]]")).unwrap().remove(0);
    assert_eq!(read.players.unwrap(), ["Ann", "Bo", "Ці"]);
    let details: Vec<(&str, &str)> = read.details.iter().map(|(name, text)| (&**name, &**text)).collect();
    assert_eq!(details, [("event", "WSOP #43"), ("year", "2023"), ("time", "12:30:00"), ("_source", "own")]);
    assert_eq!(read.finishing_stacks.unwrap(), [1.0, 2.5, 3_333.333_3]);
    assert_eq!((read.name, read.chips_per_unit), (None, 1));
}

#[test]
fn a_text_of_several_hands() {
    let text =
        format!("# a match\n[1]\n{}\n[_note]\nof = 1\n['last']\n{}", record(&[]), record(&[("hand", "2")]));
    let read = parse_phh(&text).unwrap();
    assert_eq!(read.iter().map(|hand| hand.name.as_deref().unwrap()).collect::<Vec<_>>(), ["1", "last"]);
    let broken = format!("{text}[3]\nvariant = 'FT'\n");
    let error = parse_phh(&broken).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 21, hand \"3\", variant: only \"NT\" is read, no-limit Texas Hold'em"
    );
}
