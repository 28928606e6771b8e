//! Whole matches by the next hand.

use super::*;
use cardroom::table::{Change, NextHandError, Stakes, Status};

#[test]
fn a_hundred_matches_to_the_last_chip() {
    for number in 0..100 {
        let chairs = 2 + number as usize % 9;
        let mut stream = play::seed(number).stream(5);
        let game = TexasHoldem {
            stacks: (0..chairs).map(|_| 200 + u64::from(stream.below(2000))).collect(),
            button: Button::Draw,
            small_blind: 10,
            big_blind: 20,
            straddles: [40, 80][..(chairs - 2).min(number as usize % 3)].to_vec(),
            ante: Ante { mode: AnteMode::BigBlind, amount: Chips(20), first: number % 2 == 0 },
            ..TexasHoldem::default()
        };
        let total: u64 = game.stacks.iter().sum();
        let mut hand = Hand::new(game.setup(Some(play::seed(number)))).unwrap();
        let mut played = 0;
        let mut dealt = Vec::new();
        loop {
            while !hand.complete() {
                let (seat, action) = play::choose(&hand, &mut stream);
                hand.act(seat, &action).unwrap();
            }
            dealt.push(hand.terms().dealt_in.iter().flat_map(|seat| hand.pieces(seat)).collect::<Vec<_>>());
            played += 1;
            assert!(played < 3000, "match {number} does not end");
            let stacks: Vec<u64> = hand.stacks().values().iter().map(|stack| stack.0).collect();
            assert_eq!(stacks.iter().sum::<u64>(), total);
            // Who is out stays out; the button goes to the next who is not.
            let left: Seats =
                (0..).map(Seat).zip(&stacks).filter(|(_, stack)| **stack > 0).map(|(seat, _)| seat).collect();
            assert!(left.without(hand.terms().dealt_in).is_empty());
            let mut stakes = hand.terms().stakes.clone();
            let mut change = Change::default();
            if let Stakes::Blinds { small, big, straddles, ante } = &mut stakes {
                // Straddles leave with the players who could make them.
                straddles.truncate(left.len().saturating_sub(2));
                if played % 10 == 0 {
                    let doubled = |amount: &mut Chips| *amount = Chips(amount.0 * 2);
                    [small, big, &mut ante.amount].into_iter().chain(straddles).for_each(doubled);
                    change.stakes = Some(stakes.clone());
                }
            }
            let next = hand.next_hand(change);
            assert_eq!(hand.match_over(), left.len() < 2);
            if left.len() < 2 {
                let error = next.unwrap_err();
                assert_eq!(error, NextHandError::MatchOver { able: left, needed: 2, rule: Some("TH-1") });
                assert_eq!(stacks[left.only().unwrap().index()], total);
                break;
            }
            let next = next.unwrap();
            let clockwise =
                (1..=chairs).map(|step| Seat(((hand.terms().button.index() + step) % chairs) as u8));
            assert_eq!(Some(next.terms().button), clockwise.clone().find(|seat| left.contains(*seat)));
            assert_eq!(
                (next.terms().hand, next.terms().dealt_in, &next.terms().stakes),
                (played, left, &stakes)
            );
            assert_eq!(&next.terms().stacks, hand.stacks());
            let view = next.view(None);
            for seat in view.seats {
                assert_eq!(seat.status == Status::Empty, !left.contains(seat.seat));
            }
            hand = next;
        }
        // Each hand shuffles anew.
        let hands = dealt.len();
        dealt.sort();
        dealt.dedup();
        assert_eq!(dealt.len(), hands);
    }
}
