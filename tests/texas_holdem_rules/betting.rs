//! Bets and raises: TH-6, TH-7, TH-8.

use super::*;
use cardroom::table::Reason;

/// Everyone calls 100 before the flop: then seat 0 is first to act and the last seat has the button.
fn flop(stacks: &[u64]) -> Table {
    let last = stacks.len() as u8 - 1;
    let mut table = Table::new(TexasHoldem { button: Button::Seat(last), ..game(stacks) });
    while table.street() == Some(Street::Preflop) {
        let seat = table.to_act().unwrap();
        table.play(&format!("{seat} {}", if table.call().is_some() { "call" } else { "check" }));
    }
    table
}

#[test]
fn th_06_blinds_of_100_and_200_the_first_raise_is_to_400() {
    let table = Table::new(TexasHoldem { small_blind: 100, big_blind: 200, ..game(&[5000; 3]) });
    assert_eq!(table.raise(), Some((400, 5000)));
    assert_eq!(table.refused("0 raise 399"), ("ERR_RAISE_TOO_SMALL", Some("TH-6")));
    let reason = table.0.check(Seat(0), &Action::Raise { to: Chips(399) }).unwrap_err().reason;
    let (min, max, step) = (Chips(400), Chips(5000), Chips(1));
    assert_eq!(reason, Reason::TooSmall { raise: true, min, max, step });
    assert_eq!(table.refused("0 raise 5001"), ("ERR_RAISE_TOO_LARGE", Some("TH-5")));
    table.clone().play("0 raise 400");
}

#[test]
fn th_06_bet_300_raise_to_900_then_at_least_1500() {
    let mut table = flop(&[5000; 3]);
    assert_eq!(table.raise(), Some((100, 4900)));
    assert_eq!(table.refused("0 bet 99"), ("ERR_BET_TOO_SMALL", Some("TH-6")));
    table.play("0 bet 300");
    assert_eq!(table.raise(), Some((600, 4900)));
    table.play("1 raise 900");
    assert_eq!(table.raise(), Some((1500, 4900)));
    assert_eq!(table.refused("2 raise 1499"), ("ERR_RAISE_TOO_SMALL", Some("TH-6")));
    table.play("2 raise 1500");
    // The raise of 600 stays the largest: 2100 next.
    assert_eq!(table.raise(), Some((2100, 4900)));
}

#[test]
fn th_06_a_small_raise_after_a_large_one_cannot_be_made() {
    // Preflop to 900 (by 800): the next is to at least 1700, whatever the blind.
    let mut table = Table::new(game(&[5000; 4]));
    table.play("3 raise 900");
    assert_eq!(table.raise(), Some((1700, 5000)));
    // On the flop it starts again from the big blind.
    table.play("0 call, 1 fold, 2 fold");
    assert_eq!((table.street(), table.raise()), (Some(Street::Flop), Some((100, 4100))));
}

#[test]
fn th_06_all_in_of_150_over_blinds_of_50_and_100_makes_the_minimum_250() {
    let mut table = Table::new(game(&[5000, 5000, 5000, 150]));
    table.play("3 raise 150");
    assert_eq!((table.call(), table.raise()), (Some(150), Some((250, 5000))));
}

#[test]
fn th_06_an_all_in_bet_below_the_minimum_is_called_for_its_amount() {
    // Big blind 200, all-in for 120 on the flop: the next raise is to 320.
    let start =
        TexasHoldem { small_blind: 100, big_blind: 200, button: Button::Seat(2), ..game(&[320, 5000, 5000]) };
    let mut table = Table::new(start);
    table.play("2 call, 0 call, 1 check");
    assert_eq!(table.raise(), Some((120, 120)));
    table.play("0 bet 120");
    assert_eq!((table.call(), table.raise()), (Some(120), Some((320, 4800))));
}

#[test]
fn th_06_nothing_to_raise_where_no_other_player_could_put_in_more() {
    let mut table = Table::new(game(&[5000, 500]));
    table.play("0 raise 600");
    assert_eq!((table.call(), table.raise()), (Some(400), None));
    assert_eq!(table.refused("1 raise 700"), ("ERR_NOTHING_BEHIND", Some("TH-5")));
    let mut table = Table::new(game(&[500, 5000]));
    table.play("0 raise 500");
    assert_eq!((table.call(), table.raise()), (Some(400), None));
    assert_eq!(table.refused("1 raise 900"), ("ERR_NOBODY_TO_RAISE", Some("TH-6")));
    // With a third player behind there is somebody.
    let mut table = Table::new(game(&[500, 5000, 5000]));
    table.play("0 raise 500");
    assert_eq!(table.raise(), Some((900, 5000)));
}

#[test]
fn th_07_the_round_ends_when_all_have_matched_or_are_all_in() {
    let mut table = flop(&[5000, 5000, 300]);
    table.play("0 check, 1 bet 500, 2 call");
    // Seat 2 is in for its last 200; seat 0 still has to match the whole bet.
    assert_eq!((table.to_act(), table.call()), (Some(0), Some(500)));
    table.play("0 call");
    assert_eq!(table.street(), Some(Street::Turn));
    assert_eq!(table.pots(), [(900, vec![0, 1, 2]), (600, vec![0, 1])]);
}

#[test]
fn th_07_an_uncalled_part_goes_back_before_the_showdown() {
    let mut table = flop(&[5000, 400]);
    table.play("0 bet 1000, 1 call");
    assert_eq!(table.lines("gets back"), ["0 gets back 700"]);
    assert_eq!(table.0.outcome().unwrap().pots[0].pot.amount, Chips(800));
}

#[test]
fn th_08_bet_100_all_in_125_call_all_in_200_call() {
    let mut table = flop(&[5000, 225, 5000, 300, 5000]);
    table.play("0 bet 100, 1 raise 125, 2 call, 3 raise 200, 4 call");
    // The opener faces 100 more than it bet: a full bet, so it may raise, to 300.
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(0), Some(100), Some((300, 4900))));
    let mut raised = table.clone();
    raised.play("0 raise 300");
    assert_eq!((raised.to_act(), raised.raise()), (Some(2), Some((400, 4900))));
    // It just calls: who called 125 faces 75 and may not raise.
    table.play("0 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(2), Some(75), None));
    assert_eq!(table.refused("2 raise 300"), ("ERR_NOT_REOPENED", Some("TH-8")));
    table.play("2 call");
    assert_eq!(table.street(), Some(Street::Turn));
}

#[test]
fn th_08_raise_to_300_and_a_short_all_in_of_350_the_raiser_may_call_or_fold() {
    let mut table = flop(&[5000, 5000, 450]);
    table.play("0 bet 100, 1 raise 300, 2 raise 350");
    // The opener faces 250 more than its 100: it may raise, by the last full raise of 200.
    assert_eq!((table.call(), table.raise()), (Some(250), Some((550, 4900))));
    table.play("0 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(1), Some(50), None));
    assert_eq!(table.refused("1 raise 550"), ("ERR_NOT_REOPENED", Some("TH-8")));
    assert_eq!(table.legal(), [LegalAction::Call { amount: Chips(50) }, LegalAction::Fold]);
}

#[test]
fn th_08_a_full_all_in_raise_reopens() {
    // To 500 is by 200: a full raise.
    let mut table = flop(&[5000, 5000, 600]);
    table.play("0 bet 100, 1 raise 300, 2 raise 500, 0 call");
    assert_eq!((table.to_act(), table.raise()), (Some(1), Some((700, 4900))));
}

#[test]
fn th_08_short_all_ins_that_add_up_to_a_full_raise_reopen_and_the_minimum_stays() {
    // 1 raises to 300 (by 200); all-ins of 400 and 500 are short by themselves and 200 together.
    let mut table = flop(&[5000, 5000, 500, 600]);
    table.play("0 bet 100, 1 raise 300, 2 raise 400, 3 raise 500, 0 fold");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(1), Some(200), None));
    // Nobody is left to raise: both others are all-in. With a caller behind there is.
    let mut table = flop(&[5000, 5000, 500, 600]);
    table.play("0 bet 100, 1 raise 300, 2 raise 400, 3 raise 500, 0 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(1), Some(200), Some((700, 4900))));
    // One chip less, and it is not a full raise.
    let mut table = flop(&[5000, 5000, 500, 599]);
    table.play("0 bet 100, 1 raise 300, 2 raise 400, 3 raise 499, 0 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(1), Some(199), None));
}

#[test]
fn th_08_who_limped_or_checked_may_not_raise_a_short_all_in() {
    let mut table = Table::new(game(&[5000, 5000, 5000, 5000, 150]));
    table.play("3 call, 4 raise 150, 0 fold, 1 fold");
    // The big blind has not acted yet.
    assert_eq!((table.to_act(), table.raise()), (Some(2), Some((250, 5000))));
    table.play("2 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(3), Some(50), None));

    let mut table = flop(&[5000, 160, 5000]);
    table.play("0 check, 1 bet 60, 2 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(0), Some(60), None));
    // A bet of the whole minimum reopens for who has checked.
    let mut table = flop(&[5000, 200, 5000]);
    table.play("0 check, 1 bet 100, 2 call");
    assert_eq!((table.to_act(), table.raise()), (Some(0), Some((200, 4900))));
}
