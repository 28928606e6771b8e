//! No chip is made or lost, and every hand ends.

use super::*;
use cardroom::BySeat;
use cardroom::table::{AnteMode, Ending, Phase, Post, Stakes};

/// The stacks and the middle as the events alone tell them.
struct Told {
    stacks: Vec<u64>,
    middle: u64,
}

impl Told {
    fn tell(&mut self, event: &Event) {
        match event {
            Event::HandStarted { terms, .. } => {
                self.stacks = terms.stacks.values().iter().map(|s| s.0).collect();
            }
            Event::Posted { seat, amount, all_in, .. } | Event::Acted { seat, amount, all_in, .. } => {
                self.stacks[seat.index()] =
                    self.stacks[seat.index()].checked_sub(amount.0).expect("a negative stack");
                self.middle += amount.0;
                assert_eq!(*all_in, self.stacks[seat.index()] == 0);
            }
            Event::Returned { seat, amount } => self.give(*seat, *amount),
            Event::PotAwarded { pot, shares, .. } => {
                assert_eq!(shares.iter().map(|share| share.amount).sum::<Chips>(), pot.amount);
                for share in shares {
                    assert!(pot.eligible.contains(share.seat));
                    self.give(share.seat, share.amount);
                }
            }
            Event::HandEnded { stacks } => {
                assert_eq!((&self.stacks, self.middle), (&stacks.iter().map(|s| s.0).collect(), 0));
            }
            _ => {}
        }
    }

    fn give(&mut self, seat: Seat, amount: Chips) {
        self.middle = self.middle.checked_sub(amount.0).expect("more paid than lies in the middle");
        self.stacks[seat.index()] += amount.0;
    }
}

#[test]
fn chips_are_constant_after_every_event_and_action() {
    let mut endings = [0; 2];
    for number in 0..20_000 {
        let mut told = Told { stacks: Vec::new(), middle: 0 };
        let (mut seen, mut total) = (0, None);
        let hand = play_hand(number, |hand, _| {
            let all = hand.ledger().total();
            assert_eq!(*total.get_or_insert(all), all);
            for event in &hand.events()[seen..] {
                told.tell(event);
                assert_eq!(
                    Chips(told.stacks.iter().sum::<u64>() + told.middle),
                    if told.stacks.is_empty() { Chips::ZERO } else { all }
                );
            }
            seen = hand.events().len();
            assert_eq!(told.stacks, hand.stacks().values().iter().map(|stack| stack.0).collect::<Vec<_>>());
            assert_eq!(told.middle, hand.ledger().pot().0);
            if !hand.complete() {
                let bets: Chips = hand.ledger().bets().values().iter().copied().sum();
                let pots: Chips = hand.pots().iter().map(|pot| pot.amount).sum();
                assert_eq!(pots + bets, hand.ledger().pot());
            }
        });
        let outcome = hand.outcome().unwrap();
        assert_eq!(&outcome.stacks, hand.stacks());
        // A killed hand gets nothing, unless all were killed and it is the last in the order of action.
        let killed = hand.terms().killed;
        if killed != hand.terms().dealt_in {
            assert!(killed.iter().all(|seat| outcome.payouts[seat].is_zero()), "hand {number}");
        }
        if let Some(positions) = hand.terms().positions {
            let posted = hand
                .events()
                .iter()
                .any(|event| matches!(event, Event::Posted { post: Post::SmallBlind, .. }));
            assert!(!posted || positions.small_blind.is_some());
        }
        // What went out and came back of each seat: nobody wins more from another than was put in against it.
        let before = &hand.terms().stacks;
        let put_in =
            BySeat::from_fn(before.len(), |seat| before[seat] + outcome.payouts[seat] - outcome.stacks[seat]);
        let paid: Chips = outcome.payouts.values().iter().copied().sum();
        assert_eq!(put_in.values().iter().copied().sum::<Chips>(), paid);
        let Stakes::Blinds { ante, .. } = &hand.terms().stakes else { panic!("Hold'em has blinds") };
        // A killed blind may be all that there is against who alone is left.
        if ante.mode != AnteMode::BigBlind && killed.is_empty() {
            for (seat, won) in outcome.payouts.iter() {
                let most: Chips = put_in.values().iter().map(|amount| (*amount).min(put_in[seat])).sum();
                assert!(*won <= most, "hand {number}: seat {seat} won {won} of {most}");
            }
        }
        endings[usize::from(outcome.ending == Ending::Showdown)] += 1;
    }
    assert!(endings.iter().all(|count| *count > 1500), "{endings:?}");
}

/// More than this many actions of players no hand takes: between two raises each seat acts once, each raise but a
/// last all-in of each seat is by a big blind, there are four rounds, and at the end each may show and ask.
fn bound(hand: &Hand) -> usize {
    let seats = hand.terms().dealt_in.len();
    let raises = (hand.ledger().total().0 / 100) as usize + seats;
    4 * seats * (raises + 1) + 2 * seats
}

#[test]
fn every_hand_ends_within_a_bounded_number_of_actions() {
    for number in 0..1000 {
        // Nobody folds where there is anything else to do, and every raise is the smallest.
        let mut stream = play::seed(number).stream(99);
        let mut hand = Hand::new(setup(number, &mut stream)).unwrap();
        let bound = bound(&hand);
        let mut actions = 0;
        while !hand.complete() {
            let Some(seat) = hand.can_act().iter().next() else {
                hand.act(Seat(0), &Action::Release).unwrap();
                continue;
            };
            let legal = hand.legal_actions(seat);
            let raise = legal.iter().find_map(|action| match action {
                cardroom::table::LegalAction::Bet { min, .. } => Some(Action::Bet { to: *min }),
                cardroom::table::LegalAction::Raise { min, .. } => Some(Action::Raise { to: *min }),
                _ => None,
            });
            let action = raise.unwrap_or_else(|| play::one_of(&legal[0], &mut stream));
            hand.act(seat, &action).unwrap();
            actions += 1;
            assert!(actions <= bound, "hand {number} is not over after {bound} actions");
        }
        assert_eq!(hand.phase(), Phase::Complete);
        assert!(hand.events().len() < 20 * bound);
    }
}
