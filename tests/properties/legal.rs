//! What is listed is accepted, what is not listed is refused, and a refusal changes nothing.

use super::*;
use cardroom::table::{LegalAction, Reason, Zone};

/// Every type of action, with numbers at each edge of what is listed and just outside.
fn probes(hand: &Hand, seat: Seat) -> Vec<Action> {
    let mut probes = vec![
        Action::Fold,
        Action::Check,
        Action::Call,
        Action::Show,
        Action::Muck,
        Action::Stand,
        Action::Peek { zones: vec![] },
        Action::Peek { zones: vec![Zone::Preflop, Zone::Flop] },
    ];
    probes.extend(Zone::ALL.map(|zone| Action::Peek { zones: vec![zone] }));
    probes.extend([0, 1, 7, 255].map(|place| Action::Announce { place }));
    probes.extend([0, 1, 2, 255].map(|index| Action::Exchange { zone: Zone::Preflop, index }));
    probes.extend((0..11).map(|seat| Action::AskToShow { seat: Seat(seat) }));
    let call = hand.legal_actions(seat).into_iter().find_map(|action| match action {
        LegalAction::Call { amount } => Some(amount.0),
        _ => None,
    });
    let call = call.unwrap_or(50);
    probes.extend([0, call - 1, call, call + 1].map(|amount| Action::CallOf { amount: Chips(amount) }));
    let mut totals = vec![0, 1, 100, u64::MAX];
    let reach = hand.stacks().get(seat).map_or(0, |_| hand.ledger().reach(seat).0);
    totals.extend([reach.saturating_sub(1), reach, reach + 1]);
    for legal in hand.legal_actions(seat) {
        if let LegalAction::Bet { min, max, step } | LegalAction::Raise { min, max, step } = legal {
            for edge in [min.0, min.0 + step.0, min.0 + 3 * step.0, max.0 - max.0 % step.0, max.0] {
                totals.extend([
                    edge.saturating_sub(step.0),
                    edge.saturating_sub(1),
                    edge,
                    edge + 1,
                    edge + step.0,
                ]);
            }
        }
    }
    totals.sort_unstable();
    totals.dedup();
    probes.extend(totals.iter().map(|to| Action::Bet { to: Chips(*to) }));
    probes.extend(totals.iter().map(|to| Action::Raise { to: Chips(*to) }));
    probes
}

/// The numbers of a refusal are those that are listed.
fn agrees(reason: &Reason, legal: &[LegalAction]) -> bool {
    let bounds = legal.iter().find_map(|action| match action {
        LegalAction::Bet { min, max, step } | LegalAction::Raise { min, max, step } => {
            Some((*min, *max, *step))
        }
        _ => None,
    });
    let call = legal.iter().find_map(|action| match action {
        LegalAction::Call { amount } => Some(*amount),
        _ => None,
    });
    match reason {
        Reason::TooSmall { min, max, step, .. }
        | Reason::TooLarge { min, max, step, .. }
        | Reason::OffStep { min, max, step } => bounds == Some((*min, *max, *step)),
        Reason::CallAmount { call: owed }
        | Reason::CheckFacingBet { call: owed }
        | Reason::NotReopened { call: owed } => call == Some(*owed),
        Reason::NothingBehind { call: owed } => call == Some(*owed) && bounds.is_none(),
        Reason::BetFacingBet { call: owed } => call.unwrap_or_default() == *owed,
        Reason::NothingToCall {} => call.is_none(),
        _ => true,
    }
}

#[test]
fn legal_actions_contains_exactly_what_act_accepts() {
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..2000 {
        play_hand(number, |hand, _| {
            for seat in (0..=10).map(Seat) {
                let legal = hand.legal_actions(seat);
                for probe in probes(hand, seat) {
                    let listed = legal.iter().any(|action| action.allows(&probe));
                    let verdict = hand.check(seat, &probe);
                    assert_eq!(
                        verdict.is_ok(),
                        listed,
                        "hand {number}: {seat} {probe}: {verdict:?} {legal:?}"
                    );
                    if let Err(refusal) = verdict {
                        assert!(
                            agrees(&refusal.reason, &legal),
                            "hand {number}: {seat} {probe}: {refusal:?} {legal:?}"
                        );
                        refused += 1;
                    } else {
                        accepted += 1;
                        assert!(hand.clone().act(seat, &probe).is_ok());
                    }
                }
            }
        });
    }
    assert!(accepted > 10_000 && refused > 100_000, "{accepted} {refused}");
}

#[test]
fn a_refused_action_changes_nothing() {
    for number in 0..300 {
        play_hand(number, |hand, _| {
            let state = |hand: &Hand| {
                let views: Vec<_> = (0..11).map(|seat| hand.view(Some(Seat(seat)))).collect();
                (hand.record().hash, hand.events().len(), hand.actions().len(), views, format!("{hand:?}"))
            };
            let before = state(hand);
            for seat in (0..=10).map(Seat) {
                let mut all = probes(hand, seat);
                all.extend([Action::Timeout, Action::SitOut, Action::SitIn, Action::Release]);
                for probe in all {
                    if let Err(refusal) = hand.check(seat, &probe) {
                        assert_eq!(hand.act(seat, &probe).unwrap_err(), refusal);
                    }
                }
            }
            assert_eq!(state(hand), before, "hand {number}");
        });
    }
}

#[test]
fn the_host_s_actions_are_accepted_just_where_they_mean_something() {
    for number in 0..300 {
        play_hand(number, |hand, _| {
            for seat in (0..hand.stacks().len() as u8).map(Seat) {
                let ok = |action| hand.check(seat, &action).is_ok();
                assert_eq!(ok(Action::Timeout), hand.can_act().contains(seat));
                assert_eq!(ok(Action::SitOut), !hand.away().contains(seat));
                assert_eq!(ok(Action::SitIn), hand.away().contains(seat));
            }
            assert!(hand.can_act().and(hand.away()).is_empty(), "an absent seat is waited for");
            let held = hand.phase() == Phase::Held;
            assert_eq!(hand.can_act().is_empty(), hand.complete() || held);
            assert_eq!(hand.check(Seat(0), &Action::Release).is_ok(), held);
        });
    }
}
