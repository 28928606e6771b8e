//! Each refusal once, with its numbers; nothing changes by one.

use super::*;
use cardroom::table::{self, Action as Play};
use cardroom::tournament::{
    AddOn, ClockError, ClockState, Entry, Payouts, PayoutsError, Penalty, Phase, Points, Rebuys, SetupFault,
};

const ENTER: Action = Action::Enter { name: None, stack: None };

fn rebuys() -> Rebuys {
    Rebuys { until_level: 1, at_most: 4_000, chips: 5_000, per_player: Some(1), price: 10 }
}

fn code(club: &mut Club, action: Action) -> (&'static str, Option<&'static str>) {
    let rule = club.t.check(&action, club.now).unwrap_err().rule;
    (club.refused(action).code(), rule)
}

/// Takes chips from one player for another.
fn shift(club: &mut Club, from: u32, to: u32, chips: u64) {
    club.act(Action::DealElsewhere { table: 0 });
    let mut stacks = club.t.hand_setup(0).unwrap().stacks.clone();
    stacks[club.seat(from).1.index()] -= chips;
    stacks[club.seat(to).1.index()] += chips;
    club.act(Action::Result { table: 0, stacks, knockouts: Vec::new() });
}

#[test]
fn tt_01_unequal_starting_stacks_are_refused() {
    let mut club = Club::entered(setup(1), 2);
    let action = Action::Enter { name: None, stack: Some(5_025) };
    assert_eq!(code(&mut club, action.clone()), ("ERR_UNEQUAL_STACK", Some("TT-1")));
    assert_eq!(club.refused(action), Reason::UnequalStack { stack: 5_000 });
    club.act(Action::Enter { name: None, stack: Some(5_000) });
}

#[test]
fn tt_01_rebuys_after_the_limit_at_too_large_a_stack_and_twice_are_refused() {
    let rebuy = |player| Action::Rebuy { player: Player(player) };
    let mut club = Club::started(Setup { rebuys: Some(rebuys()), ..setup(2) }, 4);
    assert_eq!(code(&mut club, rebuy(0)), ("ERR_REBUY_STACK", Some("TT-1")));
    assert_eq!(club.refused(rebuy(0)), Reason::RebuyStack { at_most: 4_000 });
    shift(&mut club, 0, 1, 2_000);
    club.act(Action::DealElsewhere { table: 0 });
    assert_eq!(club.refused(rebuy(0)), Reason::HandRunning { table: 0 });
    club.end(0, &[]);
    club.act(rebuy(0));
    assert_eq!(club.stack(0), 8_000);
    shift(&mut club, 0, 1, 7_000);
    assert_eq!(club.refused(rebuy(0)), Reason::RebuysUsed { most: 1 });
    shift(&mut club, 2, 1, 2_000);
    club.wait(20);
    assert_eq!(club.refused(rebuy(2)), Reason::RebuysClosed { until_level: Some(1), level: 2 });
    assert_eq!(code(&mut club, rebuy(2)), ("ERR_REBUYS_CLOSED", Some("TT-1")));
    club.hand(0, &[(2, 1)]);
    assert_eq!(club.refused(rebuy(2)), Reason::PlayerOut {});
    assert_eq!(club.refused(rebuy(9)), Reason::NoSuchPlayer { players: 4 });
    let mut none = Club::started(setup(2), 3);
    assert_eq!(none.refused(rebuy(0)), Reason::RebuysClosed { until_level: None, level: 1 });
    assert_eq!(none.refused(Action::DeclineRebuy { player: Player(0) }), Reason::NoRebuyOpen {});
    // Back to level 1: what is closed stays closed.
    club.act(Action::Back);
    shift(&mut club, 3, 1, 2_000);
    assert_eq!(club.refused(rebuy(3)), Reason::RebuysClosed { until_level: Some(1), level: 1 });
}

#[test]
fn tt_01_who_has_used_all_rebuys_is_out_at_once() {
    let mut club = Club::started(Setup { rebuys: Some(rebuys()), ..setup(3) }, 3);
    club.hand(0, &[(0, 1)]);
    club.act(Action::Rebuy { player: Player(0) });
    club.hand(0, &[(0, 1)]);
    assert_eq!(club.refused(Action::Rebuy { player: Player(0) }), Reason::PlayerOut {});
}

#[test]
fn tt_01_hands_wait_for_rebuys_where_fewer_than_two_have_chips() {
    let mut club = Club::started(Setup { rebuys: Some(rebuys()), ..setup(4) }, 2);
    club.hand(0, &[(0, 1)]);
    let reason = club.refused(Action::Deal { table: 0 });
    assert_eq!(reason, Reason::NobodyToPlay { may_rebuy: vec![Player(0)] });
    let events = club.act(Action::DeclineRebuy { player: Player(0) });
    assert_eq!(events.last(), Some(&Event::Finished { winner: Player(1) }));
}

#[test]
fn tt_01_an_add_on_outside_its_break_or_without_chips_is_refused() {
    let add_on = AddOn { after_level: 2, chips: 2_500, price: 5 };
    let rebuys = Rebuys { until_level: 2, ..rebuys() };
    let mut club = Club::started(Setup { add_on: Some(add_on), rebuys: Some(rebuys), ..setup(5) }, 3);
    let action = || Action::AddOn { player: Player(0) };
    assert_eq!(club.refused(action()), Reason::AddOnClosed { after_level: Some(2) });
    assert_eq!(code(&mut club, action()), ("ERR_ADD_ON_CLOSED", Some("TT-1")));
    club.wait(39);
    club.act(Action::DealElsewhere { table: 0 });
    club.wait(2);
    assert_eq!(club.refused(action()), Reason::HandRunning { table: 0 });
    club.end(0, &[(0, 1)]);
    assert_eq!(club.refused(action()), Reason::OutOfChips {});
    club.wait(10);
    assert_eq!(
        club.refused(Action::AddOn { player: Player(1) }),
        Reason::AddOnClosed { after_level: Some(2) }
    );
    let mut none = Club::started(setup(5), 3);
    assert_eq!(none.refused(action()), Reason::AddOnClosed { after_level: None });
}

#[test]
fn tt_01_late_entries_after_their_level_and_above_the_most_are_refused() {
    let mut club = Club::started(Setup { late_until: Some(2), most_entrants: Some(5), ..setup(6) }, 4);
    club.wait(45);
    // The break after the level belongs to it.
    club.act(ENTER);
    assert_eq!(club.refused(ENTER), Reason::Full { most: 5 });
    let mut club = Club::started(Setup { late_until: Some(2), ..setup(6) }, 4);
    club.wait(50);
    assert_eq!(club.refused(ENTER), Reason::EntryClosed { until_level: Some(2), level: 3 });
    assert_eq!(code(&mut club, ENTER), ("ERR_ENTRY_CLOSED", Some("TT-1")));
    let mut club = Club::started(setup(6), 4);
    assert_eq!(club.refused(ENTER), Reason::EntryClosed { until_level: None, level: 1 });
}

#[test]
fn tt_02_time_does_not_run_backwards() {
    let mut club = Club::started(setup(7), 3);
    let last = club.now;
    club.now -= 1;
    assert_eq!(club.refused(Action::Pause), Reason::Clock(ClockError::Backwards { last }));
    assert_eq!(code(&mut club, Action::Pause), ("ERR_TIME_BACKWARDS", Some("TT-2")));
    assert_eq!(club.t.clock(club.now), Err(ClockError::Backwards { last }));
}

#[test]
fn tt_02_the_clock_refuses_what_does_not_fit_its_state() {
    let mut club = Club::started(setup(8), 3);
    let not_now = |state| Reason::Clock(ClockError::NotNow { state });
    assert_eq!(club.refused(Action::Resume), not_now(ClockState::Running));
    assert_eq!(club.refused(Action::Back), Reason::Clock(ClockError::NoPeriod { periods: 5 }));
    club.act(Action::Pause);
    assert_eq!(club.refused(Action::Pause), not_now(ClockState::Paused));
    let most = 10_000 * MINUTE;
    assert_eq!(
        club.refused(Action::SetRemaining { milliseconds: most + 1 }),
        Reason::Clock(ClockError::Remaining { max: most })
    );
    for _ in 0..4 {
        club.act(Action::Forward);
    }
    assert_eq!(club.refused(Action::Forward), Reason::Clock(ClockError::NoPeriod { periods: 5 }));
}

#[test]
fn tt_04_payouts_above_the_pool_or_changed_too_late_are_refused() {
    let set = |prizes: &[u64]| Action::SetPayouts { payouts: Some(Payouts::Prizes(prizes.to_vec())) };
    let entry = Entry { price: 10, bounty: 0 };
    let mut club = Club::entered(Setup { entry, ..setup(9) }, 4);
    // Before the start the pool is not known yet.
    club.act(set(&[30, 11]));
    let above = Reason::Payouts(PayoutsError::AbovePool { sum: 41, pool: 40 });
    assert_eq!(club.refused(Action::Start), above);
    assert_eq!(code(&mut club, Action::Start), ("ERR_PAYOUTS_ABOVE_POOL", Some("TT-4")));
    club.act(set(&[30, 10]));
    club.act(Action::Start);
    assert_eq!(club.refused(set(&[41])), Reason::Payouts(PayoutsError::AbovePool { sum: 41, pool: 40 }));
    assert_eq!(club.refused(set(&[10, 20])), Reason::Payouts(PayoutsError::Rising { at: 1 }));
    club.hand(0, &[(0, 1)]);
    assert_eq!(club.refused(set(&[10, 10, 5, 5])), Reason::PlacesTold { most: 3 });
    club.act(set(&[20, 15, 5]));
    club.hand(0, &[(2, 1)]);
    assert_eq!(club.standing(2).prize, 5);
    assert_eq!(club.refused(set(&[20, 15])), Reason::PrizePaid {});
}

#[test]
fn tt_07_hand_for_hand_is_refused_where_it_is_so_already_or_at_one_table() {
    let mut club = Club::started(setup(10), 12);
    assert_eq!(club.refused(Action::HandForHand { on: false }), Reason::HandForHandIs { on: false });
    club.act(Action::HandForHand { on: true });
    assert_eq!(club.refused(Action::HandForHand { on: true }), Reason::HandForHandIs { on: true });
    club.hand(1, &[]);
    // A round that has begun is played to its end.
    assert_eq!(club.refused(Action::HandForHand { on: false }), Reason::RoundPlayed { tables: vec![0] });
    club.hand(0, &[]);
    club.act(Action::HandForHand { on: false });
    let mut club = Club::started(setup(10), 3);
    assert_eq!(club.refused(Action::HandForHand { on: true }), Reason::OneTable {});
}

#[test]
fn tt_09_penalties_and_absence_out_of_place_are_refused() {
    let mut club = Club::started(setup(11), 3);
    let player = Player(0);
    let penalty = |hands| Action::Penalty { player, penalty: Penalty::MissedHands { hands }, rule: None };
    assert_eq!(club.refused(penalty(0)), Reason::Hands { min: 1, max: 1_000 });
    assert_eq!(club.refused(penalty(1_001)), Reason::Hands { min: 1, max: 1_000 });
    assert_eq!(club.refused(Action::SitIn { player }), Reason::Present {});
    club.act(Action::SitOut { player });
    assert_eq!(club.refused(Action::SitOut { player }), Reason::Away {});
    club.act(Action::Deal { table: 0 });
    let out = Action::Penalty { player, penalty: Penalty::Disqualification {}, rule: None };
    assert_eq!(club.refused(out), Reason::HandRunning { table: 0 });
}

#[test]
fn tt_10_results_that_do_not_add_up_are_refused() {
    let entry = Entry { price: 0, bounty: 5 };
    let mut club = Club::started(Setup { entry, chairs: 4, ..setup(12) }, 3);
    let result = |stacks: &[u64], knockouts: &[(u8, &[u8])]| Action::Result {
        table: 0,
        stacks: stacks.to_vec(),
        knockouts: knockouts
            .iter()
            .map(|(seat, by)| Knockout { seat: Seat(*seat), by: by.iter().copied().map(Seat).collect() })
            .collect(),
    };
    assert_eq!(club.refused(result(&[15_000, 0, 0, 0], &[])), Reason::NoHand {});
    club.act(Action::DealElsewhere { table: 0 });
    let stacks = Reason::Stacks { stacks: [5_000, 5_000, 5_000, 0].map(Chips).to_vec() };
    assert_eq!(club.refused(result(&[5_000, 5_000, 5_000], &[])), stacks);
    // Nobody sits in the last chair, and there are no chips of 1.
    assert_eq!(club.refused(result(&[5_000, 5_000, 4_000, 1_000], &[])), stacks);
    assert_eq!(club.refused(result(&[5_001, 4_999, 5_000, 0], &[])), stacks);
    let sum = Reason::ChipsDoNotAddUp { sum: Chips(15_000) };
    assert_eq!(club.refused(result(&[5_000, 5_000, 5_025, 0], &[])), sum);
    // The largest multiple of 25, twice: no sum runs over.
    let large = u64::MAX / 25 * 25;
    let action = result(&[large, large, 15_000, 0], &[]);
    assert_eq!(code(&mut club, action), ("ERR_CHIPS_DO_NOT_ADD_UP", Some("TT-9")));
    let out = |seats: &[u8]| Reason::Knockouts { out: seats.iter().copied().map(Seat).collect() };
    let bust: &[u64] = &[10_000, 0, 5_000, 0];
    assert_eq!(club.refused(result(bust, &[])), out(&[1]));
    let wrong: [&[(u8, &[u8])]; 7] = [
        &[(0, &[2])],
        &[(1, &[])],
        &[(1, &[1])],
        &[(1, &[3])],
        &[(1, &[0, 0])],
        &[(1, &[0]), (1, &[2])],
        &[(1, &[0]), (2, &[0])],
    ];
    for knockouts in wrong {
        assert_eq!(club.refused(result(bust, knockouts)), out(&[1]));
    }
    let play = Action::Play { table: 0, seat: Seat(0), action: Play::Fold };
    assert_eq!(club.refused(play), Reason::HandElsewhere {});
    club.act(result(bust, &[(1, &[0, 2])]));
    club.act(Action::Deal { table: 0 });
    assert_eq!(club.refused(result(&[0, 0, 15_000, 0], &[])), Reason::HandHere {});
}

#[test]
fn each_phase_refuses_what_it_does_not_have() {
    let mut club = Club::entered(setup(13), 1);
    let not_now = |phase| Reason::NotNow { phase };
    for action in [Action::Pause, Action::Deal { table: 0 }, Action::Rebuy { player: Player(0) }] {
        assert_eq!(club.refused(action), not_now(Phase::Registration));
    }
    assert_eq!(club.refused(Action::Start), Reason::TooFewPlayers { min: 2, players: 1 });
    club.act(ENTER);
    for name in ["\n", "a\u{7f}", &"ж".repeat(101)] {
        let action = Action::Enter { name: Some(name.to_owned()), stack: None };
        assert_eq!(club.refused(action), Reason::Name { most: 200 });
    }
    club.act(Action::Start);
    assert_eq!(club.refused(Action::Start), not_now(Phase::Running));
    assert_eq!(club.refused(Action::Withdraw { player: Player(0) }), not_now(Phase::Running));
    assert_eq!(club.refused(Action::Deal { table: 1 }), Reason::NoSuchTable { tables: vec![0] });
    let play = |action| Action::Play { table: 0, seat: Seat(0), action };
    assert_eq!(club.refused(play(Play::Fold)), Reason::NoHand {});
    club.act(Action::Deal { table: 0 });
    assert_eq!(club.refused(Action::Deal { table: 0 }), Reason::HandRunning { table: 0 });
    // The table's own refusals come through with their rules.
    let to_act = club.t.hand(0).unwrap().can_act().only().unwrap();
    let raise = Action::Play { table: 0, seat: to_act, action: Play::Raise { to: Chips(51) } };
    assert_eq!(code(&mut club, raise), ("ERR_RAISE_TOO_SMALL", Some("TH-6")));
    assert_eq!(club.refused(play(Play::Release)), Reason::RoundPlayed { tables: Vec::new() });
    while let Some(seat) = club.t.hand(0).and_then(|hand| hand.can_act().only()) {
        club.act(Action::Play { table: 0, seat, action: Play::Fold });
    }
    club.hand(0, &[(0, 1)]);
    for action in [ENTER, Action::Pause, Action::Deal { table: 0 }, Action::SitOut { player: Player(1) }] {
        assert_eq!(club.refused(action), not_now(Phase::Finished));
    }
}

#[test]
fn set_ups_that_are_refused_name_the_field_and_the_bounds() {
    let good = || setup(14);
    let add_on = |after_level, chips| Some(AddOn { after_level, chips, price: 0 });
    let rebuys = |change: fn(&mut Rebuys)| {
        let mut rebuys = rebuys();
        change(&mut rebuys);
        Some(rebuys)
    };
    let outside = |min, max| SetupFault::Outside { min, max };
    let unit = SetupFault::OffUnit { unit: Chips(25) };
    let (money, chips) = (1_000_000_000, 100_000_000);
    let cases: Vec<(Setup, &str, &str, SetupFault)> = vec![
        (Setup { chairs: 1, ..good() }, "chairs", "TH-1", outside(2, 10)),
        (Setup { chairs: 11, ..good() }, "chairs", "TH-1", outside(2, 10)),
        (Setup { stack: 0, ..good() }, "stack", "TT-1", outside(1, chips)),
        (Setup { stack: 5_010, ..good() }, "stack", "TT-8", unit.clone()),
        (Setup { most_entrants: Some(1), ..good() }, "mostEntrants", "TT-1", outside(2, 5_000)),
        (Setup { late_until: Some(5), ..good() }, "lateRegistration.untilLevel", "TT-1", outside(1, 4)),
        (
            Setup { rebuys: rebuys(|of| of.until_level = 0), ..good() },
            "rebuys.untilLevel",
            "TT-1",
            outside(1, 4),
        ),
        (
            Setup { rebuys: rebuys(|of| of.at_most = u64::MAX), ..good() },
            "rebuys.atMost",
            "TT-1",
            outside(0, chips),
        ),
        (Setup { rebuys: rebuys(|of| of.chips = 0), ..good() }, "rebuys.chips", "TT-1", outside(1, chips)),
        (Setup { rebuys: rebuys(|of| of.chips = 30), ..good() }, "rebuys.chips", "TT-8", unit.clone()),
        (
            Setup { rebuys: rebuys(|of| of.per_player = Some(0)), ..good() },
            "rebuys.perPlayer",
            "TT-1",
            outside(1, 10_000),
        ),
        (
            Setup { rebuys: rebuys(|of| of.price = u64::MAX), ..good() },
            "rebuys.price",
            "TT-4",
            outside(0, money),
        ),
        (Setup { add_on: add_on(1, 25), ..good() }, "addOn.afterLevel", "TT-1", SetupFault::NoBreak {}),
        (Setup { add_on: add_on(4, 25), ..good() }, "addOn.afterLevel", "TT-1", SetupFault::NoBreak {}),
        (Setup { add_on: add_on(5, 25), ..good() }, "addOn.afterLevel", "TT-1", outside(1, 4)),
        (Setup { add_on: add_on(2, 26), ..good() }, "addOn.chips", "TT-8", unit),
        (
            Setup { entry: Entry { price: u64::MAX, bounty: 0 }, ..good() },
            "entry.price",
            "TT-4",
            outside(0, money),
        ),
        (
            Setup { entry: Entry { price: 0, bounty: u64::MAX }, ..good() },
            "entry.bounty",
            "TT-10",
            outside(0, money),
        ),
        (Setup { added: u64::MAX, ..good() }, "added", "TT-4", outside(0, money)),
        (
            Setup { payouts: Some(Payouts::Shares(vec![9_999])), ..good() },
            "payouts",
            "TT-4",
            SetupFault::Payouts(PayoutsError::Shares { sum: 9_999, whole: 10_000 }),
        ),
    ];
    for (setup, field, rule, fault) in cases {
        let error = Tournament::new(setup).unwrap_err();
        assert_eq!((error.field.as_str(), error.rule, &error.fault), (field, Some(rule), &fault));
        assert!(error.to_string().starts_with(field) && error.fault.code().starts_with("ERR_"));
    }
    let field = |setup| {
        let error = Tournament::new(setup).unwrap_err();
        (error.field.clone(), error.fault.code(), error.rule, error.to_string())
    };
    let points = Some(Points::Table(Vec::new()));
    assert_eq!(field(Setup { points, ..good() }).0, "points");
    let (at, code, rule, text) = field(Setup { chips: vec![25, 60], ..good() });
    assert_eq!((at.as_str(), code, rule), ("chips[1]", "ERR_CHIPS", Some("TT-8")));
    assert!(text.starts_with("chips[1]: "));
    let (at, _, rule, text) = field(Setup { schedule: vec![level(25, 60, 0, 20)], ..good() });
    assert_eq!((at.as_str(), rule), ("schedule[0].big", Some("TT-2")));
    assert!(text.starts_with("schedule[0].big: "));
    let hand_for_hand = cardroom::tournament::HandForHand { automatic: true, minutes_per_hand: 0 };
    assert_eq!(field(Setup { hand_for_hand, ..good() }).0, "handForHand.minutesPerHand");
}

#[test]
fn every_refusal_has_a_code_and_a_sentence() {
    let table = table::Reason::HandOver {};
    let player = vec![Player(1), Player(2)];
    let reasons = [
        Reason::TooManyActions { most: Tournament::MOST_ACTIONS },
        Reason::NobodyToPlay { may_rebuy: player },
        Reason::NobodyToPlay { may_rebuy: Vec::new() },
        Reason::FinalTable { tables: vec![1, 2] },
        Reason::Table(table),
        Reason::EntryClosed { until_level: None, level: 1 },
        Reason::RebuysClosed { until_level: None, level: 1 },
        Reason::AddOnClosed { after_level: None },
        Reason::HandForHandIs { on: true },
    ];
    for reason in reasons {
        let refusal = Refusal::from(reason);
        assert!(refusal.reason.code().starts_with("ERR_") && refusal.to_string().len() > 10, "{refusal}");
    }
    let text = Refusal::from(Reason::TableShort { players: 3, min: 4 }).to_string();
    assert_eq!(text, "the table has 3 players and waits until it has 4 (TT-5)");
}
