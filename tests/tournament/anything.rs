//! Actions of any kind with any numbers: what `check` says is what `act` does, a refusal changes nothing, and nothing panics.

use super::*;
use cardroom::table;
use cardroom::tournament::{AddOn, Entry, Payouts, Penalty, PenaltyRule, Phase, Points, Rebuys};

/// A number that is mostly of use, and at times beyond every bound.
fn number(stream: &mut Stream, below: u32) -> u64 {
    match stream.below(20) {
        0 => u64::MAX,
        1 => (1 << 53) - 1,
        2 => u64::from(u32::MAX),
        _ => u64::from(stream.below(below)),
    }
}

fn any_setup(number: u32, stream: &mut Stream) -> Setup {
    let huge = stream.below(4) == 0;
    let (unit, stack) = if huge { (1 << 20, 95 << 20) } else { (25, 25 * u64::from(1 + stream.below(80))) };
    let most = (1_u64 << 53) - 1;
    let top = most - most % unit;
    let schedule = vec![
        level(0, unit, if huge { top } else { 0 }, 1 + stream.below(30)),
        Period::Break { minutes: 1 + stream.below(10_000) },
        level(unit, 2 * unit, 2 * unit, 1),
        Period::Level(Level {
            small: Chips(2 * unit),
            big: Chips(4 * unit),
            ante: Ante { mode: AnteMode::Each, amount: Chips(unit), first: false },
            length: Length::Hands(1 + stream.below(4)),
        }),
        level(if huge { top } else { 8 * unit }, if huge { top } else { 16 * unit }, 0, 10_000),
    ];
    let rebuys = Rebuys {
        until_level: 1 + stream.below(4),
        at_most: stack,
        chips: stack,
        per_player: [None, Some(2)][stream.below(2) as usize],
        price: 1_000_000_000,
    };
    Setup {
        chairs: 2 + stream.below(4) as usize,
        chips: vec![unit, 4 * unit],
        late_until: (stream.below(2) == 0).then_some(4),
        rebuys: (stream.below(2) == 0).then_some(rebuys),
        add_on: (stream.below(2) == 0).then_some(AddOn {
            after_level: 1,
            chips: stack,
            price: 1_000_000_000,
        }),
        entry: Entry { price: 1_000_000_000, bounty: 1_000_000_000 * u64::from(stream.below(2)) },
        added: 1_000_000_000,
        payouts: (stream.below(2) == 0).then(|| Payouts::Shares(vec![6_000, 4_000])),
        points: Some(Points::SquareRoot { factor: 1_000_000 }),
        ..Setup::new(play::seed(number), stack, schedule)
    }
}

fn any_action(t: &Tournament, stream: &mut Stream) -> Action {
    let player = Player(number(stream, 12) as u32);
    let table = number(stream, 4) as u32;
    match stream.below(24) {
        0 | 1 => Action::Enter { name: None, stack: (stream.below(6) == 0).then(|| number(stream, 100)) },
        2 => Action::Enter {
            name: Some(["Ann", "\"Bo\\", "tab\t", "é"][stream.below(4) as usize].into()),
            stack: None,
        },
        3 => Action::Withdraw { player },
        4 => Action::Start,
        5 => Action::Pause,
        6 => Action::Resume,
        7 => Action::Forward,
        8 => Action::Back,
        9 => Action::SetRemaining { milliseconds: number(stream, 1_000_000) },
        10 => Action::Rebuy { player },
        11 => Action::DeclineRebuy { player },
        12 => Action::AddOn { player },
        13 => Action::SitOut { player },
        14 => Action::SitIn { player },
        15 => {
            let hands = number(stream, 4) as u32;
            let penalty = [Penalty::Warning {}, Penalty::MissedHands { hands }, Penalty::Disqualification {}];
            let rule = [None, Some(PenaltyRule::Rl6)][stream.below(2) as usize];
            Action::Penalty { player, penalty: penalty[stream.below(3) as usize], rule }
        }
        16 => Action::HandForHand { on: stream.below(2) == 0 },
        17 => {
            let prizes = Payouts::Prizes(vec![number(stream, 1_000), number(stream, 500)]);
            let shares = Payouts::Shares(vec![5_000, 3_000, 2_000]);
            Action::SetPayouts {
                payouts: [None, Some(prizes), Some(shares)][stream.below(3) as usize].clone(),
            }
        }
        18 | 19 => Action::Deal { table },
        20 => Action::DealElsewhere { table },
        _ => played(t, table, stream),
    }
}

/// An action of a hand that is being played, or a result of one that is played elsewhere; now and then of neither.
fn played(t: &Tournament, table: u32, stream: &mut Stream) -> Action {
    if let Some(setup) = t.hand_setup(table) {
        let mut stacks = setup.stacks.clone();
        let (from, to) = (stream.below(6) as usize, stream.below(6) as usize);
        let moved = stacks.get_mut(from).map_or(0, |stack| match stream.below(3) {
            0 => std::mem::take(stack),
            _ => 0,
        });
        if let Some(stack) = stacks.get_mut(to) {
            *stack = stack.wrapping_add(if stream.below(9) == 0 { number(stream, 50) } else { moved });
        }
        let knockouts = match stream.below(3) {
            0 => Vec::new(),
            _ => vec![Knockout { seat: Seat(from as u8), by: vec![Seat(to as u8)] }],
        };
        return Action::Result { table, stacks, knockouts };
    }
    let seat = t.hand(table).and_then(|hand| hand.can_act().iter().next());
    let seat = seat.unwrap_or(Seat(number(stream, 11) as u8));
    let to = Chips(number(stream, 5_000));
    let action = match stream.below(12) {
        0 => table::Action::Fold,
        1..=3 => table::Action::Call,
        4 | 5 => table::Action::Check,
        6 => table::Action::Bet { to },
        7 => table::Action::Raise { to },
        8 | 9 => table::Action::Raise {
            to: t.hand(table).map_or(to, |hand| hand.terms().stacks.get(seat).copied().unwrap_or(to)),
        },
        10 => table::Action::Timeout,
        _ => [
            table::Action::Release,
            table::Action::Muck,
            table::Action::SitOut,
            table::Action::Announce { place: 3 },
        ][stream.below(4) as usize]
            .clone(),
    };
    Action::Play { table, seat, action }
}

#[test]
fn any_action_is_judged_as_it_is_done_and_a_refusal_changes_nothing() {
    let (mut accepted, mut refused, mut finished) = (0, 0, 0);
    for run in 0..300 {
        let mut stream = play::seed(run).stream(99);
        let mut t = Tournament::new(any_setup(run, &mut stream)).unwrap();
        let mut now = number(&mut stream, 1_000) >> 12;
        for _ in 0..250 {
            let action = any_action(&t, &mut stream);
            let time = match stream.below(30) {
                0 => number(&mut stream, 1_000),
                1 => now.saturating_add(MINUTE * u64::from(stream.below(100))),
                _ => now + u64::from(stream.below(20_000)),
            };
            let before = (t.record().hash, t.view());
            let judged = t.check(&action, time);
            let done = t.act(&action, time);
            assert_eq!(judged.err(), done.as_ref().err().cloned(), "{action}");
            if done.is_ok() {
                accepted += 1;
                // A time beyond every bound is a time: what comes after it is at that time.
                now = time.min(u64::MAX >> 1).max(now.min(time));
            } else {
                refused += 1;
                assert_eq!((t.record().hash, t.view()), before, "{action}");
            }
            let of = t.view().chips;
            assert_eq!(of.in_play, of.stacks + of.in_pots, "{action}");
            t.standings();
            t.clock(u64::MAX).unwrap();
        }
        finished += usize::from(t.view().phase == Phase::Finished);
        let record = t.record();
        let again = Tournament::replay(record.clone()).unwrap();
        assert_eq!(
            (again.view(), again.standings(), again.record().hash),
            (t.view(), t.standings(), record.hash)
        );
    }
    assert!(accepted > 10_000 && refused > 10_000 && finished > 5, "{accepted} {refused} {finished}");
}
