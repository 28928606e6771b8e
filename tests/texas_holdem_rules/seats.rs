//! Who sits where, who acts when: TH-1, TH-2, TH-4, TH-5, TH-7, TH-17, TH-20.

use super::*;
use cardroom::table::{Change, NextHandError, Stakes};

#[test]
fn th_01_two_to_ten_seats() {
    for (count, ok) in [(0, false), (1, false), (2, true), (10, true), (11, false)] {
        let setup = game(&vec![1000; count]).setup(None);
        let hand = Hand::new(setup);
        assert_eq!(hand.is_ok(), ok, "{count} seats");
        if let Err(error) = hand {
            assert_eq!(
                (error.fault.code(), error.field.as_str(), error.rule),
                ("ERR_SEATS", "stacks", Some("TH-1"))
            );
        }
    }
    // Ten chairs, one player.
    let mut alone = vec![0; 10];
    alone[4] = 500;
    assert_eq!(Hand::new(game(&alone).setup(None)).unwrap_err().fault.code(), "ERR_SEATS");
}

#[test]
fn th_01_the_button_moves_to_the_next_occupied_seat() {
    let mut table = Table::new(game(&[1000, 0, 1000, 1000, 0, 1000]));
    let mut buttons = vec![table.0.terms().button.0];
    for _ in 0..4 {
        while !table.0.complete() {
            let seat = table.to_act().unwrap();
            table.play(&format!("{seat} fold"));
        }
        let deck = Some(Card::all().map(cardroom::Piece::Card).collect());
        table = Table(table.0.next_hand(Change { deck, ..Change::default() }).unwrap());
        buttons.push(table.0.terms().button.0);
    }
    assert_eq!(buttons, [0, 2, 3, 5, 0]);
}

#[test]
fn th_01_a_seat_without_chips_is_passed_and_the_match_ends_with_one_left() {
    // Seat 1 (small blind) loses its 200 to seat 0; seat 2 then has the button.
    let hands = deck(&["2c7d", "KsKd", "AsAd"], "AhQcJd8s3c");
    let mut table = Table::new(TexasHoldem { deck: Some(hands), ..game(&[1000, 200, 1000]) });
    table.play("0 raise 200, 1 call, 2 fold");
    assert_eq!(table.stacks(), [1300, 0, 900]);
    let next = table.0.next_hand(Change::default()).unwrap();
    assert_eq!((next.terms().button, next.terms().dealt_in), (Seat(2), seats(&[0, 2])));
    assert_eq!(next.terms().hand, 1);

    let over = table.0.next_hand(Change { stacks: Some(vec![2200, 0, 0]), ..Change::default() });
    let (able, needed, rule) = (seats(&[0]), 2, Some("TH-1"));
    assert_eq!(over.unwrap_err(), NextHandError::MatchOver { able, needed, rule });
    assert!(!table.0.match_over(), "two have chips");
    let chairs = table.0.next_hand(Change { stacks: Some(vec![1100, 1100]), ..Change::default() });
    assert_eq!(chairs.unwrap_err().code(), "ERR_SEATS");
    let early = Table::new(game(&[1000; 3])).0.next_hand(Change::default());
    assert_eq!(early.unwrap_err(), NextHandError::NotOver { rule: Some("TH-1") });
}

#[test]
fn th_01_the_host_may_change_stakes_stacks_and_absence_between_hands() {
    let mut table = Table::new(game(&[1000; 3]));
    table.play("0 fold, 1 fold");
    let mut stakes = table.0.terms().stakes.clone();
    if let cardroom::table::Stakes::Blinds { small, big, .. } = &mut stakes {
        (*small, *big) = (Chips(100), Chips(200));
    }
    let change = Change {
        stakes: Some(stakes),
        stacks: Some(vec![5000, 4000, 3000]),
        away: Some(seats(&[2])),
        ..Change::default()
    };
    let next = Table(table.0.next_hand(change).unwrap());
    // Button 1, small blind 2 (absent), big blind 0.
    assert_eq!(next.stacks(), [4800, 4000, 2900]);
    assert_eq!((next.to_act(), next.raise()), (Some(1), Some((400, 4000))));
    assert_eq!(next.0.away(), seats(&[2]));
}

#[test]
fn th_02_blinds_left_of_the_button() {
    let table = Table::new(TexasHoldem { button: Button::Seat(2), ..game(&[1000, 1000, 1000, 1000]) });
    assert_eq!(table.0.terms().positions, Some(Positions { small_blind: Some(Seat(3)), big_blind: Seat(0) }));
    assert_eq!((table.stacks(), table.to_act()), (vec![900, 1000, 1000, 950], Some(1)));
}

#[test]
fn th_02_empty_chairs_have_no_blind() {
    let table = Table::new(TexasHoldem { button: Button::Seat(4), ..game(&[0, 1000, 0, 1000, 1000]) });
    assert_eq!(table.0.terms().positions, Some(Positions { small_blind: Some(Seat(1)), big_blind: Seat(3) }));
}

#[test]
fn th_02_heads_up_the_button_posts_the_small_blind_and_acts_first_then_last() {
    let mut table = Table::new(TexasHoldem { button: Button::Seat(1), ..game(&[1000, 1000]) });
    assert_eq!(table.lines("posts"), ["1 posts small-blind 50", "0 posts big-blind 100"]);
    // Dealt last.
    let dealt: Vec<String> = table.lines("is dealt").iter().map(|line| line[..1].to_owned()).collect();
    assert_eq!(dealt, ["0", "1", "0", "1"]);
    assert_eq!(table.to_act(), Some(1));
    table.play("1 call");
    assert_eq!(table.to_act(), Some(0));
    table.play("0 check");
    for _ in [Street::Flop, Street::Turn, Street::River] {
        assert_eq!(table.to_act(), Some(0));
        table.play("0 check");
        assert_eq!(table.to_act(), Some(1));
        table.play("1 check");
    }
    assert!(table.0.complete());
}

#[test]
fn th_04_two_cards_one_at_a_time_from_the_left_and_a_burn_before_each_street() {
    // The deck in order: 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d …
    let mut table = Table::new(game(&[1000; 3]));
    let dealt: Vec<String> = table.lines("is dealt").iter().map(|line| line[..13].to_owned()).collect();
    assert_eq!(
        dealt,
        [
            "1 is dealt 2c",
            "2 is dealt 2d",
            "0 is dealt 2h",
            "1 is dealt 2s",
            "2 is dealt 3c",
            "0 is dealt 3d"
        ]
    );
    table.play("0 call, 1 call, 2 check, 1 check, 2 check, 0 check, 1 check, 2 check, 0 check");
    let board: Vec<String> = table.0.board().iter().map(ToString::to_string).collect();
    assert_eq!(table.lines("burn"), ["burn 3h", "burn 4h", "burn 5c"]);
    assert_eq!(board.join(" "), "3s 4c 4d 4s 5d");
}

#[test]
fn th_05_the_order_of_action_and_the_last_word_of_the_big_blind() {
    let mut table = Table::new(game(&[1000; 4]));
    assert_eq!(table.to_act(), Some(3));
    table.play("3 call, 0 call, 1 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(2), None, Some((200, 1000))));
    table.play("2 raise 200");
    assert_eq!(table.to_act(), Some(3));
    table.play("3 fold, 0 call, 1 call");
    assert_eq!((table.street(), table.to_act()), (Some(Street::Flop), Some(1)));
    table.play("1 fold");
    assert_eq!(table.to_act(), Some(2));
    table.play("2 check, 0 check");
    assert_eq!((table.street(), table.to_act()), (Some(Street::Turn), Some(2)));
}

#[test]
fn th_05_each_wrong_action_is_refused_with_its_reason() {
    let mut table = Table::new(game(&[1000; 3]));
    let rule = Some("TH-5");
    assert_eq!(table.refused("1 call"), ("ERR_NOT_YOUR_TURN", rule));
    assert_eq!(table.refused("0 check"), ("ERR_CHECK_FACING_BET", rule));
    assert_eq!(table.refused("0 bet 200"), ("ERR_BET_FACING_BET", rule));
    assert_eq!(table.refused("0 show"), ("ERR_NOT_NOW", Some("TH-11")));
    // What the game does not have nobody's turn allows.
    for foreign in ["0 announce 1", "0 stand", "0 peek preflop", "0 peek"] {
        assert_eq!(table.refused(foreign), ("ERR_NOT_NOW", rule), "{foreign}");
    }
    assert_eq!(table.refused("9 fold"), ("ERR_NO_SUCH_SEAT", None));
    table.play("0 fold, 1 call, 2 check");
    assert_eq!(table.refused("0 check"), ("ERR_NOT_IN_HAND", rule));
    assert_eq!(table.refused("1 call"), ("ERR_NOTHING_TO_CALL", rule));
    assert_eq!(table.refused("1 raise 200"), ("ERR_RAISE_WITHOUT_BET", rule));
    table.play("1 bet 100, 2 fold");
    assert_eq!(table.refused("1 check"), ("ERR_HAND_OVER", rule));
}

#[test]
fn th_05_a_call_of_an_amount_is_taken_where_just_that_is_to_be_called() {
    let mut table = Table::new(game(&[1000, 1000, 230]));
    assert_eq!(table.refused("0 call 50"), ("ERR_CALL_AMOUNT", Some("TH-5")));
    assert_eq!(table.refused("0 call 0").0, "ERR_CALL_AMOUNT");
    table.play("0 call 100, 1 raise 300");
    // All-in for less than the bet: what is left is the amount.
    assert_eq!(table.refused("2 call 200").0, "ERR_CALL_AMOUNT");
    table.play("2 call 130, 0 call 200");
    assert_eq!(table.refused("1 call 0").0, "ERR_NOTHING_TO_CALL");
    assert_eq!(Hand::replay(table.0.record()).unwrap().events(), table.0.events());
}

#[test]
fn th_05_a_fold_is_legal_where_a_check_is_free_and_is_listed_last() {
    let mut table = Table::new(game(&[1000; 3]));
    table.play("0 fold, 1 call");
    assert_eq!(table.legal().last(), Some(&LegalAction::Fold));
    table.play("2 fold");
    assert_eq!(table.stacks(), [1000, 1100, 900]);
}

#[test]
fn th_07_all_others_folded_the_last_takes_the_pot_without_showdown() {
    let mut table = Table::new(game(&[1000; 3]));
    table.play("0 raise 300, 1 call, 2 fold, 1 check, 0 bet 400, 1 fold");
    // 300 + 300 + 100 in the middle; the bet of 400 goes back first.
    assert_eq!(table.stacks(), [1400, 700, 900]);
    assert_eq!(table.lines("gets back"), ["0 gets back 400"]);
    assert_eq!(table.lines("pot 0"), ["pot 0 of 700 among 0: 0 fold 700"]);
    assert!(table.lines("shows").is_empty());
    let outcome = table.0.outcome().unwrap();
    assert_eq!(outcome.ending, cardroom::table::Ending::Uncontested);
    assert_eq!(outcome.returned.values(), [400, 0, 0].map(Chips));
    assert_eq!(outcome.payouts.values(), [1100, 0, 0].map(Chips));
    assert_eq!(outcome.board.len(), 3);
}

#[test]
fn th_17_the_button_is_drawn_by_high_card() {
    let drawn = |digits: &str| {
        let setup = TexasHoldem { button: Button::Draw, deck: None, ..game(&[1000, 0, 1000, 1000, 1000]) };
        Hand::new(setup.setup(Some(digits.repeat(32).parse().unwrap()))).unwrap()
    };
    let mut buttons = Vec::new();
    for digits in ["01", "02", "03", "04", "05", "06", "07", "08", "09", "0a", "0b", "0c"] {
        let hand = drawn(digits);
        let Event::ButtonDrawn { drawn: cards, button } = &hand.events()[0] else { panic!("no draw") };
        assert_eq!(cards.iter().map(|drawn| drawn.seat.0).collect::<Vec<_>>(), [0, 2, 3, 4]);
        let own = cards.iter().find(|drawn| drawn.seat == *button).unwrap().piece.card().unwrap();
        assert!(cards.iter().all(|drawn| drawn.piece.card().unwrap().rank() <= own.rank()));
        assert_eq!(hand.terms().button, *button);
        assert_eq!(hand.events(), Hand::replay(hand.record()).unwrap().events());
        buttons.push(button.0);
    }
    buttons.sort_unstable();
    buttons.dedup();
    assert_eq!(buttons, [0, 2, 3, 4], "in twelve draws each seat has it once");
    // With a seat named there is no draw, and without a seed none is possible.
    assert!(!matches!(Table::new(game(&[1000; 3])).0.events()[0], Event::ButtonDrawn { .. }));
    let no_seed = TexasHoldem { button: Button::Draw, ..game(&[1000; 3]) }.setup(None);
    assert_eq!(Hand::new(no_seed).unwrap_err().fault.code(), "ERR_NO_SEED");
}

#[test]
fn th_17_the_button_must_stand_before_a_player() {
    for button in [1, 3, 9, 255] {
        let setup = TexasHoldem { button: Button::Seat(button), ..game(&[1000, 0, 1000]) }.setup(None);
        let error = Hand::new(setup).unwrap_err();
        assert_eq!((error.fault.code(), error.field.as_str()), ("ERR_BUTTON", "button"));
    }
}

#[test]
fn th_20_timeout_checks_where_that_is_free_and_folds_otherwise() {
    let mut table = Table::new(game(&[1000; 3]));
    table.play("0 timeout, 1 call, 2 timeout");
    assert_eq!(table.lines("timeout"), ["0 fold 0 total 0 timeout", "2 check 0 total 100 timeout"]);
    table.play("1 timeout");
    assert_eq!(table.lines("timeout").last().unwrap(), "1 check 0 total 0 timeout");
    assert_eq!(table.refused("1 timeout"), ("ERR_NOT_YOUR_TURN", Some("TH-5")));
    table.play("2 bet 100, 1 timeout");
    assert!(table.0.complete());
    assert_eq!(table.stacks(), [1000, 900, 1100]);
}

#[test]
fn th_20_timeout_at_showdown_shows_what_can_still_win_and_mucks_the_rest() {
    let hands = deck(&["AsAd", "7h2d"], "KhQcJd8s3c");
    let mut table = Table::new(TexasHoldem { auto_show: false, deck: Some(hands), ..game(&[1000; 2]) });
    // Seat 1 (left of the button) has the aces and shows first, as all checked.
    table.play("0 call, 1 check, 1 check, 0 check, 1 check, 0 check, 1 check, 0 check");
    table.play("1 timeout, 0 timeout");
    assert_eq!(table.lines("shows"), ["1 shows As Ad: pair As Ad Kh Qc Jd"]);
    assert_eq!(table.lines("mucks"), ["0 mucks timeout"]);
    assert_eq!(table.stacks(), [900, 1100]);
}

#[test]
fn th_20_who_sits_out_is_dealt_in_posts_and_times_out_at_once() {
    // Seat 1 posts the small blind and is out of the hand before its first turn is over; seat 2 has the big blind.
    let table = Table::new(TexasHoldem { away: seats(&[1]), ..game(&[1000; 4]) });
    assert_eq!(table.0.pieces(Seat(1)).len(), 2);
    let mut away = table.clone();
    away.play("3 fold, 0 call");
    assert_eq!(away.lines("timeout"), ["1 fold 0 total 50 timeout"]);
    assert_eq!((away.to_act(), away.stacks()), (Some(2), vec![900, 950, 900, 1000]));
    // Present, the same seat has its turn.
    let mut present = Table::new(game(&[1000; 4]));
    present.play("3 fold, 0 call");
    assert_eq!(present.to_act(), Some(1));
}

#[test]
fn th_20_sitting_out_in_the_middle_of_a_turn_and_coming_back() {
    let mut table = Table::new(game(&[1000; 3]));
    assert_eq!(table.refused("0 sit-in"), ("ERR_PRESENT", None));
    table.play("0 sit-out");
    assert_eq!((table.to_act(), table.lines("0 fold").len()), (Some(1), 1));
    assert_eq!(table.refused("0 sit-out"), ("ERR_AWAY", None));
    table.play("2 sit-out, 0 sit-in, 1 call");
    // The absent big blind checks its option, and every later street.
    assert_eq!((table.street(), table.to_act()), (Some(Street::Flop), Some(1)));
    table.play("1 check");
    assert_eq!((table.street(), table.to_act()), (Some(Street::Turn), Some(1)));
    table.play("2 sit-in, 1 check");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn th_20_a_table_of_absent_players_plays_itself_out() {
    let table = Table::new(TexasHoldem { away: seats(&[0, 1, 2]), ..game(&[1000; 3]) });
    assert!(table.0.complete());
    assert_eq!(table.stacks(), [1000, 950, 1050]);
    let nobody = TexasHoldem { away: seats(&[3]), ..game(&[1000; 3]) }.setup(None);
    assert_eq!(Hand::new(nobody).unwrap_err().field, "away[3]");
}

#[test]
fn th_01_straddles_of_seats_that_are_gone_leave_with_them() {
    let mut table = Table::new(TexasHoldem { straddles: vec![200, 400], ..game(&[1000; 4]) });
    table.play("1 fold, 2 fold, 3 fold");
    for (stacks, left) in [([1000; 4], 2), ([1000, 1000, 1000, 0], 1), ([1000, 1000, 0, 0], 0)] {
        let change = Change { stacks: Some(stacks.to_vec()), ..Change::default() };
        let next = table.0.next_hand(change).unwrap();
        let Stakes::Blinds { straddles, .. } = &next.terms().stakes else { panic!("no blinds") };
        assert_eq!(straddles, &[200, 400].map(Chips)[..left]);
    }
}
