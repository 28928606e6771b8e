//! What a tournament asks of a table: dead button and blinds (TT-6), newcomers who wait (TT-5), held all-ins (TT-7), the
//! smallest chip between hands (TT-8), killed hands (TT-9).

use super::*;
use cardroom::Limit;
use cardroom::table::{Change, Ending, SetupError, SetupFault, Status};

fn positions(small_blind: Option<u8>, big_blind: u8) -> Positions {
    Positions { small_blind: small_blind.map(Seat), big_blind: Seat(big_blind) }
}

/// A button in this chair and named positions.
fn placed(stacks: &[u64], button: u8, small_blind: Option<u8>, big_blind: u8) -> TexasHoldem {
    TexasHoldem {
        button: Button::Seat(button),
        positions: Some(positions(small_blind, big_blind)),
        ..game(stacks)
    }
}

fn refused(game: TexasHoldem) -> SetupError {
    Hand::new(game.setup(None)).expect_err("the set-up is legal")
}

fn legal(game: TexasHoldem) -> Vec<Positions> {
    match refused(game).fault {
        SetupFault::Positions { legal } => legal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn tt_06_a_dead_button_lies_at_an_empty_chair_and_everything_goes_from_it() {
    // Button at the empty chair 2: 3 posts the small blind, 4 the big one, 0 acts first, 1 last but the blinds.
    let mut table = Table::new(placed(&[1000, 1000, 0, 1000, 1000], 2, Some(3), 4));
    assert_eq!(table.lines("posts"), ["3 posts small-blind 50", "4 posts big-blind 100"]);
    let dealt: Vec<String> = table.lines("is dealt").iter().map(|line| line[..1].to_owned()).collect();
    assert_eq!(dealt, ["3", "4", "0", "1", "3", "4", "0", "1"]);
    assert_eq!(table.to_act(), Some(0));
    table.play("0 call, 1 call, 3 call, 4 check");
    // Later rounds: the first left of the button's chair.
    table.play("3 check, 4 check, 0 check, 1 check");
    assert_eq!(table.to_act(), Some(3));
    let view = table.0.view(None);
    assert_eq!((view.button, view.small_blind, view.big_blind), (Seat(2), Some(Seat(3)), Some(Seat(4))));
    assert_eq!(view.seats[2].status, Status::Empty);
}

#[test]
fn tt_06_odd_chips_and_showing_go_from_the_left_of_a_dead_button() {
    // Three play the board for 350: 116 each, the two odd chips to 4 and 0.
    let hands = deck(&["2c3d", "2d3h", "2h3s", "2s3c"], "AsKsQsJsTs");
    let game = TexasHoldem { deck: Some(hands), ..placed(&[1000, 1000, 0, 1000, 1000], 2, Some(3), 4) };
    let mut table = Table::new(game);
    table.play("0 call, 1 call, 3 fold, 4 check, 4 check, 0 check, 1 check, 4 check, 0 check, 1 check");
    table.play("4 check, 0 check, 1 check");
    let shown: Vec<String> = table.lines("shows").iter().map(|line| line[..1].to_owned()).collect();
    assert_eq!(shown, ["4", "0", "1"]);
    assert_eq!(table.stacks(), [1017, 1016, 0, 950, 1017]);
}

#[test]
fn tt_06_a_dead_small_blind_is_posted_by_nobody() {
    // The seat of the small blind went out: the first player left of the button has the big blind.
    let mut table = Table::new(placed(&[1000, 0, 1000, 1000], 0, None, 2));
    assert_eq!(table.lines("posts"), ["2 posts big-blind 100"]);
    assert_eq!((table.0.view(None).small_blind, table.0.view(None).big_blind), (None, Some(Seat(2))));
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(3), Some(100), Some((200, 1000))));
    table.play("3 call, 0 call");
    // The big blind has the last word.
    assert_eq!((table.to_act(), table.call()), (Some(2), None));
    table.play("2 check");
    assert_eq!(
        (table.street(), table.to_act(), table.0.ledger().pot()),
        (Some(Street::Flop), Some(2), Chips(300))
    );
}

#[test]
fn tt_06_button_and_small_blind_may_both_be_dead() {
    let table = Table::new(placed(&[1000, 0, 0, 1000, 1000], 1, None, 3));
    assert_eq!(table.lines("posts"), ["3 posts big-blind 100"]);
    assert_eq!(table.to_act(), Some(4));
    assert!(
        table.lines("start")[0].ends_with("rake-paid [] blinds at nobody 3 "),
        "{:?}",
        table.lines("start")
    );
}

#[test]
fn tt_06_straddles_and_the_big_blind_s_ante_follow_named_positions() {
    let ante =
        cardroom::table::Ante { mode: cardroom::table::AnteMode::BigBlind, amount: Chips(100), first: false };
    let table = Table::new(TexasHoldem {
        ante,
        straddles: vec![200],
        ..placed(&[1000, 0, 1000, 1000, 1000], 0, None, 2)
    });
    assert_eq!(table.lines("posts"), ["2 posts big-blind 100", "2 posts ante 100", "3 posts straddle 200"]);
    assert_eq!(table.to_act(), Some(4));
}

#[test]
fn tt_06_a_pot_limit_counts_a_dead_small_blind_as_full() {
    // 3.5 big blinds, whether the small blind is there or dead.
    for game in [placed(&[1000, 1000, 1000, 1000], 0, Some(1), 2), placed(&[1000, 0, 1000, 1000], 0, None, 2)]
    {
        let table = Table::new(TexasHoldem { limit: Limit::PotLimit, ..game });
        assert_eq!((table.to_act(), table.raise()), (Some(3), Some((200, 350))));
    }
}

#[test]
fn tt_06_blinds_lie_left_of_the_button_and_nowhere_else() {
    let chairs = [1000, 1000, 0, 1000, 1000];
    let at = |pairs: &[(Option<u8>, u8)]| -> Vec<Positions> {
        pairs.iter().map(|(small, big)| positions(*small, *big)).collect()
    };
    // Left of the empty chair 2: seat 3 first, then 4.
    let right = at(&[(Some(3), 4), (None, 3)]);
    for (small, big) in [
        (Some(3), 3),
        (Some(4), 3),
        (Some(3), 0),
        (None, 4),
        (Some(2), 3),
        (None, 2),
        (Some(9), 4),
        (Some(3), 255),
    ] {
        assert_eq!(legal(placed(&chairs, 2, small, big)), right, "{small:?} {big}");
    }
    for at in &right {
        let game = TexasHoldem { positions: Some(*at), ..placed(&chairs, 2, None, 0) };
        assert_eq!(Table::new(game).0.terms().positions, Some(*at));
    }
    let error = refused(placed(&chairs, 2, None, 4));
    assert_eq!(
        (error.fault.code(), error.field.as_str(), error.rule),
        ("ERR_POSITIONS", "positions", Some("TH-2"))
    );
    assert_eq!(
        error.to_string(),
        "positions: the blinds cannot lie so with this button: small and big at 3 and 4, or nobody and 3 (TH-2)"
    );
    // The button is a chair of this table, named and not drawn.
    assert_eq!(refused(placed(&chairs, 5, Some(0), 1)).fault, SetupFault::NoSuchSeat { seats: 5 });
    let drawn = TexasHoldem { button: Button::Draw, ..placed(&chairs, 2, Some(3), 4) };
    let drawn = Hand::new(drawn.setup(Some("5a".repeat(32).parse().unwrap()))).unwrap_err();
    assert_eq!(drawn.fault, SetupFault::Positions { legal: Vec::new() });
}

#[test]
fn tt_06_between_two_the_button_has_the_small_blind_and_neither_is_dead() {
    let chairs = [1000, 0, 1000];
    assert_eq!(
        Table::new(placed(&chairs, 2, Some(2), 0)).lines("posts"),
        ["2 posts small-blind 50", "0 posts big-blind 100"]
    );
    for (small, big) in [(Some(0), 2), (None, 0), (None, 2), (Some(2), 2)] {
        assert_eq!(legal(placed(&chairs, 2, small, big)), [positions(Some(2), 0)]);
    }
    let error = refused(placed(&chairs, 1, Some(2), 0));
    assert_eq!((error.fault.code(), error.field.as_str()), ("ERR_BUTTON", "button"));
}

#[test]
fn tt_06_named_positions_are_told_in_the_first_event_and_kept_by_a_record() {
    let table = Table::new(placed(&[1000, 1000, 0, 1000], 2, Some(3), 0));
    assert!(table.lines("start")[0].contains(" blinds at 3 0"));
    assert_eq!(Hand::replay(table.0.record()).unwrap().events(), table.0.events());
    // Where the button alone decides, the line is what it was before positions could be named.
    let plain = Table::new(game(&[1000, 1000, 0, 1000]));
    assert!(plain.lines("start")[0].ends_with("away [] rake-paid [] "), "{:?}", plain.lines("start"));
    assert_eq!(plain.0.terms().positions, Some(positions(Some(1), 3)));
}

#[test]
fn tt_06_between_hands_the_host_names_the_button_and_the_blinds_of_the_next_hand_alone() {
    let mut table = Table::new(game(&[1000; 4]));
    table.play("3 fold, 0 fold, 1 fold");
    // Seat 1 leaves: button on its chair, small blind 2, big blind 3.
    let change = Change {
        stacks: Some(vec![1000, 0, 1000, 1000]),
        button: Some(1),
        positions: Some(positions(Some(2), 3)),
        ..Change::default()
    };
    let mut next = Table(table.0.next_hand(change).unwrap());
    assert_eq!(next.lines("posts"), ["2 posts small-blind 50", "3 posts big-blind 100"]);
    next.play("0 fold, 2 fold");
    // Without a word the button moves on to a player, and the blinds follow it.
    let after = Table(next.0.next_hand(Change::default()).unwrap());
    assert_eq!((after.0.terms().button, after.0.terms().positions), (Seat(2), Some(positions(Some(3), 0))));
}

#[test]
fn tt_05_who_waits_has_chips_and_is_not_dealt_in() {
    // Seat 1 came between button and small blind.
    let mut table = Table::new(TexasHoldem { waiting: seats(&[1]), ..placed(&[1000; 4], 0, Some(2), 3) });
    assert_eq!(table.lines("posts"), ["2 posts small-blind 50", "3 posts big-blind 100"]);
    assert_eq!(table.0.terms().dealt_in, seats(&[0, 2, 3]));
    assert_eq!(table.0.view(None).seats[1].status, Status::Out);
    assert_eq!(table.0.ledger().total(), Chips(4000));
    table.play("0 fold, 2 fold");
    assert_eq!(table.stacks(), [1000, 1000, 950, 1050]);
    // For one hand alone.
    assert_eq!(table.0.next_hand(Change::default()).unwrap().terms().dealt_in, seats(&[0, 1, 2, 3]));
    assert_eq!(refused(TexasHoldem { waiting: seats(&[4]), ..game(&[1000; 4]) }).field, "waiting[4]");
    assert_eq!(
        refused(TexasHoldem { waiting: seats(&[0, 1]), ..game(&[1000; 3]) }).fault.code(),
        "ERR_SEATS"
    );
}

#[test]
fn tt_08_the_smallest_chip_changes_between_hands() {
    let mut table = Table::new(game(&[1000; 3]));
    assert_eq!(table.legal()[1], LegalAction::Raise { min: Chips(200), max: Chips(1000), step: Chips(1) });
    table.play("0 fold, 1 fold");
    let mut next = Table(table.0.next_hand(Change { chip_unit: Some(50), ..Change::default() }).unwrap());
    assert_eq!(next.legal()[1], LegalAction::Raise { min: Chips(200), max: Chips(950), step: Chips(50) });
    next.play("1 fold, 2 fold");
    assert_eq!(next.0.next_hand(Change::default()).unwrap().terms().chip_unit, Chips(50));
    let off = next.0.next_hand(Change { chip_unit: Some(60), ..Change::default() }).unwrap_err();
    assert_eq!(off.code(), "ERR_OFF_UNIT");
}

#[test]
fn tt_09_a_killed_hand_is_dealt_posts_and_is_dead() {
    let mut table = Table::new(TexasHoldem { killed: seats(&[1, 3]), ..game(&[1000; 5]) });
    assert_eq!(table.lines("is dealt").len(), 10);
    assert_eq!(table.lines("killed")[1..], ["1 is killed", "3 is killed"]);
    assert_eq!(table.0.live(), seats(&[0, 2, 4]));
    assert_eq!(table.0.view(None).seats[1].status, Status::Killed);
    assert!(table.0.view(None).seats[1].hand.is_empty());
    assert_eq!(table.refused("3 call"), ("ERR_NOT_IN_HAND", Some("TH-5")));
    // Seat 3 would act first: it has no turn. The killed small blind stays in the pot.
    assert_eq!(table.to_act(), Some(4));
    table.play("4 call, 0 call, 2 check, 2 bet 100, 4 fold, 0 fold");
    assert_eq!(table.stacks(), [900, 950, 1250, 1000, 900]);
}

#[test]
fn tt_09_a_killed_big_blind_and_a_killed_all_in_win_nothing() {
    // Seat 2 posts its last 80 with the best hand; it is dead.
    let hands = deck(&["7c2d", "AsAd", "KhKd"], "AhAc9s8d3c");
    let game = TexasHoldem { killed: seats(&[2]), deck: Some(hands), ..game(&[1000, 1000, 80]) };
    let mut table = Table::new(game);
    // The full blind is owed (TH-16); the small blind has the last word.
    assert_eq!((table.to_act(), table.call()), (Some(0), Some(100)));
    table.play("0 call, 1 call, 1 check, 0 check, 1 check, 0 check, 1 check, 0 check");
    assert_eq!(table.stacks(), [1180, 900, 0]);
    assert_eq!(table.pots(), [(280, vec![0, 1])]);
}

#[test]
fn tt_09_where_all_others_are_killed_the_pot_goes_to_the_one_left() {
    let table = Table::new(TexasHoldem { killed: seats(&[1, 2, 3]), ..game(&[1000; 4]) });
    assert!(table.0.complete());
    assert_eq!(table.stacks(), [1150, 950, 900, 1000]);
    assert_eq!(table.0.outcome().unwrap().ending, Ending::Uncontested);
    // The big blind alone: what nobody matched goes back first.
    let table = Table::new(TexasHoldem { killed: seats(&[0, 1, 3]), ..game(&[1000; 4]) });
    assert_eq!(table.lines("gets back"), ["2 gets back 50"]);
    assert_eq!(table.stacks(), [1000, 950, 1050, 1000]);
}

#[test]
fn tt_09_where_all_are_killed_the_last_in_the_order_of_action_takes_the_pot() {
    let all = seats(&[0, 1, 2, 3]);
    let table = Table::new(TexasHoldem { killed: all, ..game(&[1000; 4]) });
    assert_eq!(table.stacks(), [1000, 950, 1050, 1000]);
    assert_eq!(table.lines("is killed").len(), 3);
    let table = Table::new(TexasHoldem { killed: all, straddles: vec![200], ..game(&[1000; 4]) });
    assert_eq!(table.stacks(), [1000, 950, 900, 1150]);
    let table = Table::new(TexasHoldem { killed: seats(&[0, 1]), ..game(&[1000; 2]) });
    assert_eq!(table.stacks(), [950, 1050]);
}

#[test]
fn tt_09_killed_goes_before_away_and_holds_for_one_hand() {
    // Away alone, the big blind takes the pot when all fold; killed as well, it does not.
    let away = TexasHoldem { away: seats(&[2]), ..game(&[1000; 3]) };
    let mut table = Table::new(away.clone());
    table.play("0 fold, 1 fold");
    assert_eq!(table.stacks(), [1000, 950, 1050]);
    let mut table = Table::new(TexasHoldem { killed: seats(&[2]), ..away });
    table.play("0 fold");
    assert_eq!(table.stacks(), [1000, 1100, 900]);
    let next = table.0.next_hand(Change::default()).unwrap();
    assert_eq!((next.terms().killed, next.away()), (Seats::NONE, seats(&[2])));
    let next = table.0.next_hand(Change { killed: seats(&[0]), ..Change::default() }).unwrap();
    assert_eq!(next.live(), seats(&[1, 2]));
    assert_eq!(refused(TexasHoldem { killed: seats(&[3]), ..game(&[1000; 3]) }).field, "killed[3]");
}

#[test]
fn tt_07_all_ins_are_held_face_down_until_the_host_releases_them() {
    let hands = deck(&["AsAd", "KhKd", "QcQd"], "2c3c4h9sTd");
    let game = TexasHoldem { hold_all_ins: true, deck: Some(hands), ..game(&[1000, 500, 1000]) };
    let mut table = Table::new(game);
    table.play("0 raise 1000, 1 call, 2 fold");
    assert_eq!((table.0.phase(), table.0.can_act(), table.0.complete()), (Phase::Held, Seats::NONE, false));
    assert_eq!(table.0.phase().name(), "held");
    assert!(table.0.board().is_empty() && table.lines("shows").is_empty());
    assert_eq!(table.lines("gets back"), ["0 gets back 500"]);
    for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
        assert_eq!(table.0.view(viewer).seats[1].hand, [None, None]);
        assert!(table.0.view(viewer).actions.is_empty());
    }
    for action in ["0 fold", "1 show", "0 timeout", "1 check"] {
        assert_eq!(table.refused(action), ("ERR_NOT_NOW", Some("TT-7")), "{action}");
    }
    table.play("2 release");
    assert_eq!(table.lines("shows").len(), 2);
    // Seat 1 (left of the button) has the aces.
    assert_eq!(table.stacks(), [500, 1100, 900]);
    assert_eq!(table.refused("0 release").0, "ERR_HAND_OVER");
    assert_eq!(Hand::replay(table.0.record()).unwrap().events(), table.0.events());
}

#[test]
fn tt_07_without_the_option_nothing_is_held_and_nothing_is_there_to_release() {
    let mut table = Table::new(game(&[1000, 500, 1000]));
    assert_eq!(table.refused("0 release"), ("ERR_NOT_NOW", Some("TT-7")));
    table.play("0 raise 1000, 1 call, 2 fold");
    assert!(table.0.complete());
    assert!(table.lines("held").is_empty());
}

#[test]
fn tt_07_an_all_in_is_held_at_the_river_too_and_at_the_blinds() {
    // Seat 1 is all-in on the flop, two others bet to the end: held before the showdown.
    let mut table = Table::new(TexasHoldem { hold_all_ins: true, ..game(&[1000, 300, 1000]) });
    table.play("0 call, 1 call, 2 check, 1 bet 200, 2 call, 0 call, 2 check, 0 check, 2 check");
    assert_eq!(table.street(), Some(Street::River));
    table.play("0 check");
    assert_eq!((table.0.phase(), table.0.board().len()), (Phase::Held, 5));
    assert!(table.lines("shows").is_empty());
    table.play("0 release");
    assert!(table.0.complete());
    // Both all-in by their blinds.
    let mut table = Table::new(TexasHoldem { hold_all_ins: true, ..game(&[50, 100]) });
    assert_eq!(table.0.phase(), Phase::Held);
    table.play("1 release");
    assert!(table.0.complete());
}

#[test]
fn tt_07_nothing_is_held_where_nobody_is_all_in_or_all_but_one_fold() {
    let mut table = Table::new(TexasHoldem { hold_all_ins: true, ..game(&[1000; 2]) });
    table.play("0 call, 1 check, 1 check, 0 check, 1 check, 0 check, 1 check, 0 check");
    assert!(table.0.complete());
    let mut table = Table::new(TexasHoldem { hold_all_ins: true, ..game(&[1000; 2]) });
    table.play("0 raise 1000, 1 fold");
    assert!(table.0.complete());
    // The host turns it on and off between hands.
    let next = table.0.next_hand(Change { hold_all_ins: Some(false), ..Change::default() }).unwrap();
    assert!(!next.terms().hold_all_ins);
    assert!(table.0.next_hand(Change::default()).unwrap().terms().hold_all_ins);
}
