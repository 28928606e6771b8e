//! Showing and mucking: TH-11, TH-12, TH-19.

use super::*;
use cardroom::Piece;
use cardroom::table::{Ending, ShareFor};

const DRY: &str = "Jc9h8d4s3c";

/// Three players, button in seat 0: kings in seat 1, aces in seat 2, queens in seat 0.
fn three(auto_show: bool) -> Table {
    let hands = deck(&["KsKd", "AsAd", "QsQd"], DRY);
    Table::new(TexasHoldem { auto_show, deck: Some(hands), ..game(&[1000; 3]) })
}

/// The same on the river, after checks all round.
fn river(auto_show: bool) -> Table {
    let mut table = three(auto_show);
    table.play("0 call, 1 call, 2 check, 1 check, 2 check, 0 check, 1 check, 2 check, 0 check");
    assert_eq!(table.street(), Some(Street::River));
    table
}

#[test]
fn th_11_the_last_to_bet_or_raise_on_the_river_shows_first() {
    let mut table = river(false);
    table.play("1 check, 2 bet 100, 0 raise 200, 1 call, 2 call");
    assert_eq!((table.0.phase(), table.to_act()), (Phase::Showdown, Some(0)));
    assert_eq!(table.legal(), [LegalAction::Show, LegalAction::Muck]);
    assert_eq!(table.refused("1 show"), ("ERR_NOT_YOUR_TURN", Some("TH-11")));
    assert_eq!(table.refused("0 fold"), ("ERR_NOT_NOW", Some("TH-11")));
    table.play("0 show");
    assert_eq!(table.to_act(), Some(1));
    table.play("1 muck");
    assert_eq!(table.to_act(), Some(2));
    table.play("2 show");
    assert_eq!(table.stacks(), [700, 700, 1600]);
    assert_eq!(table.lines("mucks"), ["1 mucks"]);
}

#[test]
fn th_11_if_all_checked_the_first_active_player_left_of_the_button_shows_first() {
    // The bet on the turn does not count.
    let mut table = three(false);
    table.play("0 call, 1 fold, 2 check, 2 check, 0 check, 2 check, 0 bet 100, 2 call, 2 check, 0 check");
    assert_eq!((table.0.phase(), table.to_act()), (Phase::Showdown, Some(2)));
}

#[test]
fn th_11_anyone_in_turn_may_muck_and_the_last_wins_unshown() {
    let mut table = river(false);
    table.play("1 check, 2 check, 0 check, 1 muck, 2 muck");
    // The queens take it from kings and aces, and are not shown.
    assert!(table.0.complete());
    assert_eq!(table.stacks(), [1200, 900, 900]);
    assert!(table.lines("shows").is_empty());
    let outcome = table.0.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Showdown);
    assert_eq!(outcome.pots[0].winners[0].reason, ShareFor::Fold);
    assert!(outcome.best.values().iter().all(Option::is_none));
    // Nobody else sees them, or the mucked ones.
    let view = table.0.view(Some(Seat(1)));
    assert_eq!(view.seats[0].hand, [None, None]);
    assert!(view.seats[2].hand.is_empty());
    assert_eq!(
        view.seats[1].hand,
        [Some(Piece::Card("Ks".parse().unwrap())), Some(Piece::Card("Kd".parse().unwrap()))]
    );
}

#[test]
fn th_11_auto_show_shows_who_can_still_win_and_mucks_the_rest() {
    // Kings show first, the aces beat them, the queens cannot win any more.
    let mut table = river(true);
    table.play("1 check, 2 check, 0 check");
    assert!(table.0.complete());
    assert_eq!(
        table.lines("shows").iter().map(|line| &line[..13]).collect::<Vec<_>>(),
        ["1 shows Ks Kd", "2 shows As Ad"]
    );
    assert_eq!(table.lines("mucks"), ["0 mucks"]);
    assert_eq!(table.stacks(), [900, 900, 1200]);
    // Without it the table waits for the first.
    let mut table = river(false);
    table.play("1 check, 2 check, 0 check");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn th_11_who_is_shown_and_not_beaten_wins_as_the_best_hand_though_all_others_muck() {
    let mut table = river(true);
    table.play("1 check, 2 bet 100, 0 call, 1 call");
    assert_eq!(table.lines("shows").len(), 1);
    assert_eq!(table.lines("mucks"), ["0 mucks", "1 mucks"]);
    let outcome = table.0.outcome().unwrap();
    assert_eq!(outcome.pots[0].winners[0].reason, ShareFor::Hand);
    assert!(outcome.best.values()[2].is_some());
}

#[test]
fn th_11_equal_hands_are_both_shown() {
    let hands = deck(&["KhQc", "7c2d", "KdQs"], DRY);
    let mut table = Table::new(TexasHoldem { deck: Some(hands), ..game(&[1000; 3]) });
    table.play("0 call, 1 call, 2 check, 1 check, 2 check, 0 check, 1 check, 2 check, 0 check, 1 check, 2 check, 0 check");
    assert_eq!(table.lines("shows").len(), 2);
    assert_eq!(table.stacks(), [1050, 1050, 900]);
}

#[test]
fn th_12_all_in_before_the_flop_the_cards_lie_face_up_before_the_board() {
    for auto_show in [true, false] {
        let mut table = three(auto_show);
        table.play("0 raise 1000, 1 call, 2 call");
        assert!(table.0.complete());
        let lines: Vec<String> = table.0.events().iter().map(Event::to_string).collect();
        let at = |text: &str| lines.iter().position(|line| line.starts_with(text)).unwrap();
        // By the order of TH-11: the raiser first.
        assert!(at("2 call") < at("0 shows Qs Qd") && at("0 shows") < at("1 shows Ks Kd"));
        assert!(at("1 shows") < at("2 shows As Ad") && at("2 shows") < at("burn") && at("burn") < at("flop"));
        assert!(
            at("flop Jc 9h 8d") < at("turn 4s") && at("turn") < at("river 3c") && at("river") < at("pot 0")
        );
        assert_eq!(lines.iter().filter(|line| line.contains("shows")).count(), 3);
        assert_eq!(table.stacks(), [0, 0, 3000]);
    }
}

#[test]
fn th_12_an_uncalled_part_goes_back_before_the_cards_are_turned_up() {
    let hands = deck(&["KsKd", "AsAd"], DRY);
    let mut table = Table::new(TexasHoldem { deck: Some(hands), ..game(&[1000, 300]) });
    table.play("0 raise 1000, 1 call");
    let lines: Vec<String> = table.0.events().iter().map(Event::to_string).collect();
    let at = |text: &str| lines.iter().position(|line| line.starts_with(text)).unwrap();
    assert!(at("0 gets back 700") < at("0 shows") && at("1 shows") < at("flop"));
}

#[test]
fn th_12_while_two_can_still_bet_nothing_is_turned_up_and_at_the_end_none_may_muck() {
    // Seat 2 is all-in for its 300 on the flop with aces; seats 0 and 1 go on betting.
    let hands = deck(&["KsKd", "AsAd", "QsQd"], DRY);
    let mut table =
        Table::new(TexasHoldem { auto_show: false, deck: Some(hands), ..game(&[1000, 1000, 400]) });
    table.play("0 call, 1 call, 2 check, 1 check, 2 bet 300, 0 call, 1 call");
    assert_eq!((table.street(), table.to_act()), (Some(Street::Turn), Some(1)));
    assert!(table.lines("shows").is_empty());
    table.play("1 check, 0 bet 100, 1 call, 1 check, 0 check");
    // The side pot's losers are shown too.
    assert!(table.0.complete());
    assert_eq!(table.lines("shows").len(), 3);
    assert!(table.lines("mucks").is_empty());
    assert_eq!(table.stacks(), [500, 700, 1200]);
}

#[test]
fn th_12_all_in_on_the_river_shows_everyone() {
    let mut table = river(false);
    table.play("1 check, 2 bet 900, 0 call, 1 fold");
    assert!(table.0.complete());
    assert_eq!(table.lines("shows").len(), 2);
}

#[test]
fn th_12_without_face_up_the_hands_stay_closed_and_are_shown_in_turn() {
    let hands = deck(&["KsKd", "AsAd"], DRY);
    let game = TexasHoldem { auto_show: false, deck: Some(hands), ..game(&[1000, 1000]) };
    let start = |all_in_face_up| {
        let setup = cardroom::table::Setup { all_in_face_up, ..game.clone().setup(None) };
        let mut table = Table(Hand::new(setup).unwrap());
        table.play("0 raise 1000, 1 call");
        table
    };
    assert!(start(true).0.complete());
    let mut closed = start(false);
    // Nobody bet on the river: seat 1, left of the button, is first.
    assert_eq!((closed.0.board().len(), closed.lines("shows").len(), closed.to_act()), (5, 0, Some(1)));
    closed.play("1 muck");
    assert_eq!(closed.stacks(), [2000, 0]);
}

#[test]
fn th_12_who_alone_is_left_in_a_pot_may_not_muck() {
    // Hands stay closed. Seat 2 is all-in for 400; seat 1 mucks; seat 0 is the only one left in the side pot.
    let hands = deck(&["KsKd", "AsAd", "QsQd"], DRY);
    let game = TexasHoldem { auto_show: false, deck: Some(hands), ..game(&[1000, 1000, 400]) };
    let setup = cardroom::table::Setup { all_in_face_up: false, ..game.setup(None) };
    let mut table = Table(Hand::new(setup).unwrap());
    table.play("0 raise 600, 1 call, 2 call, 1 check, 0 check, 1 check, 0 check, 1 check, 0 check");
    table.play("1 muck, 2 show");
    assert_eq!(table.refused("0 muck"), ("ERR_MUST_SHOW", Some("TH-11")));
    table.play("0 show");
    assert_eq!(table.stacks(), [800, 400, 1200]);
}

#[test]
fn th_19_a_caller_asks_before_the_aggressor_mucks() {
    let mut table = river(false);
    table.play("1 check, 2 check, 0 bet 100, 1 call, 2 fold");
    assert_eq!(table.refused("2 ask 0"), ("ERR_NOTHING_TO_ASK", Some("TH-19")));
    assert_eq!(table.refused("1 ask 2"), ("ERR_NOTHING_TO_ASK", Some("TH-19")));
    assert!(table.0.legal_actions(Seat(1)).contains(&LegalAction::AskToShow { seat: Seat(0) }));
    table.play("1 ask 0");
    assert_eq!(table.refused("0 muck"), ("ERR_MUST_SHOW", Some("TH-11")));
    assert_eq!(table.refused("1 ask 0"), ("ERR_NOTHING_TO_ASK", Some("TH-19")));
    // Shown in its turn, the hand is live.
    table.play("0 show, 1 muck");
    // 300 of the first round and 200 of the river to the queens.
    assert_eq!(table.stacks(), [1300, 800, 900]);
}

#[test]
fn th_19_a_caller_asks_after_the_aggressor_has_mucked() {
    // Aces bet and muck, kings ask: the aces are turned up, but they are dead.
    let mut table = river(false);
    table.play("1 check, 2 bet 100, 0 call, 1 call, 2 muck, 1 ask 2");
    assert_eq!(table.lines("shows"), ["2 shows As Ad: pair As Ad Jc 9h 8d (asked)"]);
    assert!(table.0.view(None).seats[2].shown);
    table.play("0 muck");
    assert_eq!(table.stacks(), [800, 1400, 800]);
}

#[test]
fn th_19_the_right_stays_open_after_the_hand_for_a_caller_who_kept_the_cards() {
    let mut table = river(false);
    table.play("1 check, 2 bet 100, 0 call, 1 call, 2 muck, 0 muck");
    assert!(table.0.complete());
    assert_eq!(table.stacks(), [800, 1400, 800]);
    // Seat 0 called too, but gave its cards up unseen.
    assert_eq!(table.refused("0 ask 2"), ("ERR_NOTHING_TO_ASK", Some("TH-19")));
    assert_eq!(table.0.legal_actions(Seat(1)), [LegalAction::AskToShow { seat: Seat(2) }]);
    table.play("1 ask 2");
    assert_eq!(table.lines("2 shows").len(), 1);
    assert_eq!((table.stacks(), table.0.legal_actions(Seat(1))), (vec![800, 1400, 800], vec![]));
    assert!(Hand::replay(table.0.record()).is_ok());
}

#[test]
fn th_19_nobody_may_ask_without_a_bet_on_the_river() {
    let mut table = three(false);
    table.play("0 call, 1 call, 2 check, 1 check, 2 check, 0 check, 1 bet 100, 2 call, 0 call, 1 check, 2 check, 0 check");
    for asked in ["2 ask 1", "0 ask 1", "1 ask 1"] {
        assert_eq!(table.refused(asked), ("ERR_NOTHING_TO_ASK", Some("TH-19")));
    }
    // And not after everyone folded to a bet.
    let mut table = river(false);
    table.play("1 bet 100, 2 fold, 0 fold");
    assert_eq!(table.refused("2 ask 1"), ("ERR_NOTHING_TO_ASK", Some("TH-19")));
}

#[test]
fn th_19_no_rabbit_hunting() {
    let mut table = three(true);
    table.play("0 call, 1 fold, 2 check, 2 bet 100, 0 fold");
    assert!(table.0.complete());
    let names = |pieces: &[Piece]| pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(names(table.0.board()), "Jc 9h 8d");
    let told = format!("{:?} {:?}", table.0.events(), table.0.view(Some(Seat(2))));
    assert!(!told.contains("4s") && !told.contains("3c"), "the turn and the river were never dealt");
}
