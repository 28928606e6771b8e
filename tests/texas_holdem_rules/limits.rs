//! No limit, pot limit and fixed limit: TH-10.

use super::*;
use cardroom::Limit;
use cardroom::table::{Ante, AnteMode};

fn limited(limit: Limit, stacks: &[u64]) -> Table {
    Table::new(TexasHoldem { limit, ..game(stacks) })
}

#[test]
fn th_10_the_limit_decides_how_much_the_first_raise_may_be() {
    let first = |limit| limited(limit, &[5000; 3]).raise();
    assert_eq!(first(Limit::NoLimit), Some((200, 5000)));
    // 100 to call, then 50 + 100 + 100 in the pot.
    assert_eq!(first(Limit::PotLimit), Some((200, 350)));
    assert_eq!(first(Limit::FixedLimit), Some((200, 200)));
}

#[test]
fn th_10_a_whole_hand_of_pot_limit() {
    let mut table = limited(Limit::PotLimit, &[10_000; 3]);
    assert_eq!(table.refused("0 raise 351"), ("ERR_RAISE_TOO_LARGE", Some("TH-10")));
    table.play("0 raise 350");
    // Seat 1 has 50 in: 300 to call, the pot then 500 + 300.
    assert_eq!(table.raise(), Some((600, 1150)));
    table.play("1 fold");
    // Seat 2 has 100 in: 250 to call, the pot then 500 + 250.
    assert_eq!(table.raise(), Some((600, 1100)));
    table.play("2 call");
    // 750 in the middle.
    assert_eq!(table.raise(), Some((100, 750)));
    assert_eq!(table.refused("2 bet 751"), ("ERR_BET_TOO_LARGE", Some("TH-10")));
    table.play("2 bet 750");
    // 750 to call, the pot then 2250.
    assert_eq!(table.raise(), Some((1500, 3000)));
    table.play("0 raise 3000");
    // 2250 to call, the pot then 750 + 750 + 3000 + 2250 = 6750: to 9750, but the stack ends at 9650.
    assert_eq!(table.raise(), Some((5250, 9650)));
    table.play("2 raise 9650, 0 call");
    assert!(table.0.complete());
    assert_eq!(table.0.outcome().unwrap().pots[0].pot.amount, Chips(20_050));
}

#[test]
fn th_10_pot_limit_counts_antes_and_a_short_blind_as_full() {
    let big_blind = Ante { mode: AnteMode::BigBlind, amount: Chips(100), first: false };
    let with_ante = Table::new(TexasHoldem { ante: big_blind, limit: Limit::PotLimit, ..game(&[5000; 3]) });
    assert_eq!(with_ante.raise(), Some((200, 450)));
    // TDA 54-B: 100-200, the big blind posts 100 short, the first player may still bet 700.
    let blinds =
        TexasHoldem { small_blind: 100, big_blind: 200, limit: Limit::PotLimit, ..game(&[5000, 5000, 100]) };
    let mut short = Table::new(blinds);
    assert_eq!(short.raise(), Some((400, 700)));
    // After the flop the real pot counts: 200 from each of two and 100 from the big blind.
    short.play("0 call, 1 call");
    assert_eq!(short.raise(), Some((200, 500)));
}

#[test]
fn th_10_pot_limit_is_rounded_down_to_the_unit() {
    let most = |chip_unit| {
        let blinds = TexasHoldem { chip_unit, limit: Limit::PotLimit, ..game(&[5000, 5000, 5000, 130]) };
        let mut table = Table::new(blinds);
        table.play("3 raise 130");
        table.raise()
    };
    // 130 to call, the pot then 50 + 100 + 130 + 130 = 410: to 540.
    assert_eq!(most(1), Some((230, 540)));
    assert_eq!(most(25), Some((250, 525)));
}

#[test]
fn th_10_a_whole_hand_of_fixed_limit_with_its_caps() {
    let mut table = limited(Limit::FixedLimit, &[10_000; 3]);
    assert_eq!(table.refused("0 raise 300"), ("ERR_RAISE_TOO_LARGE", Some("TH-10")));
    // The big blind is the bet; three raises.
    table.play("0 raise 200, 1 raise 300, 2 raise 400");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(0), Some(200), None));
    assert_eq!(table.refused("0 raise 500"), ("ERR_CAPPED", Some("TH-10")));
    table.play("0 call, 1 call");
    // A small bet on the flop, big bets from the turn on.
    assert_eq!((table.street(), table.raise()), (Some(Street::Flop), Some((100, 100))));
    table.play("1 bet 100, 2 call, 0 call");
    assert_eq!((table.street(), table.raise()), (Some(Street::Turn), Some((200, 200))));
    table.play("1 bet 200, 2 raise 400, 0 raise 600, 1 raise 800");
    assert_eq!((table.call(), table.raise()), (Some(400), None));
    table.play("2 call, 0 call");
    assert_eq!((table.street(), table.raise()), (Some(Street::River), Some((200, 200))));
    table.play("1 bet 200, 2 fold");
    // Two are left of three: the cap holds.
    table.play("0 raise 400, 1 raise 600, 0 raise 800");
    assert_eq!(table.raise(), None);
    table.play("1 call");
    // 3 × (400 + 100 + 800) and 2 × 800.
    assert_eq!(table.0.outcome().unwrap().pots[0].pot.amount, Chips(5500));
}

#[test]
fn th_10_fixed_limit_has_no_cap_between_two_players() {
    let mut table = limited(Limit::FixedLimit, &[10_000; 2]);
    table.play("0 raise 200, 1 raise 300, 0 raise 400, 1 raise 500, 0 raise 600, 1 raise 700");
    assert_eq!(table.raise(), Some((800, 800)));
}

#[test]
fn th_10_the_cap_of_a_fixed_limit_holds_for_two_left_of_three() {
    let mut table = limited(Limit::FixedLimit, &[10_000; 3]);
    table.play("0 fold, 1 call, 2 check, 1 bet 100, 2 raise 200, 1 raise 300, 2 raise 400");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(1), Some(100), None));
    assert_eq!(table.refused("1 raise 500"), ("ERR_CAPPED", Some("TH-10")));
}

/// Fixed limit on the flop, bet 100 by seat 0, then seat 1 all-in with what is left of its stack.
fn short_all_in(stack: u64) -> Table {
    let blinds =
        TexasHoldem { limit: Limit::FixedLimit, button: Button::Seat(2), ..game(&[5000, 100 + stack, 5000]) };
    let mut table = Table::new(blinds);
    table.play("2 call, 0 call, 1 check");
    table.play(&format!("0 bet 100, 1 raise {stack}"));
    table
}

#[test]
fn th_10_an_all_in_of_half_a_bet_reopens_a_fixed_limit() {
    let mut table = short_all_in(150);
    // It counts as a raise: the next is a bet above it.
    assert_eq!((table.to_act(), table.raise()), (Some(2), Some((250, 250))));
    table.play("2 call");
    assert_eq!((table.to_act(), table.raise()), (Some(0), Some((250, 250))));
}

#[test]
fn th_10_an_all_in_of_less_than_half_a_bet_is_completed_and_does_not_reopen() {
    let mut table = short_all_in(149);
    assert_eq!((table.to_act(), table.raise()), (Some(2), Some((200, 200))));
    let mut completed = table.clone();
    completed.play("2 raise 200");
    assert_eq!((completed.to_act(), completed.raise()), (Some(0), Some((300, 300))));
    table.play("2 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(0), Some(49), None));
    assert_eq!(table.refused("0 raise 200"), ("ERR_NOT_REOPENED", Some("TH-8")));
}
