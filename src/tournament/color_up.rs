use crate::tournament::ChipSet;
use crate::tournament::order::in_order;
use crate::{BySeat, Card, Chips, Deck, Seat, Stream};

/// A race of odd chips at one table (TT-8, TDA 24).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Race {
    /// The denomination that leaves.
    pub leaves: Chips,
    /// The one that it is changed into.
    pub into: Chips,
    /// The seats that had odd chips, from seat 0 clockwise.
    pub seats: Vec<RacedSeat>,
    /// The stacks after it.
    pub stacks: BySeat<Chips>,
    /// All chips of the table before.
    pub before: Chips,
    /// All chips of the table after: more or fewer than before, by what the odd chips were rounded.
    pub after: Chips,
}

/// What a seat had to do with a race.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct RacedSeat {
    /// The seat.
    pub seat: Seat,
    /// What its odd chips came to.
    pub odd: Chips,
    /// A card for each odd chip.
    pub cards: Vec<Card>,
    /// The chips that it got: one of the larger denomination, or nothing.
    pub won: Chips,
}

/// Races the chips of one denomination off; `None` where no seat has odd ones.
///
/// Whole amounts are changed at equal value. The odd chips of the table, rounded to the nearest whole chip of the larger
/// denomination (a half goes up), go one each to the highest cards, by rank and then suit. Who would be left without any
/// chip gets one beside.
pub fn race(stacks: &BySeat<Chips>, leaves: Chips, into: Chips, stream: &mut Stream) -> Option<Race> {
    if leaves.is_zero() || into <= leaves {
        return None;
    }
    let mut seats: Vec<RacedSeat> = Vec::new();
    let mut deck = Deck::new(Vec::new());
    for (seat, stack) in stacks.iter() {
        let odd = stack.0 % into.0;
        if odd > 0 {
            let cards = (0..(odd / leaves.0).min(ChipSet::MOST_FOR_ONE)).filter_map(|_| {
                if deck.is_empty() {
                    deck = Deck::shuffled(Card::all().collect(), stream);
                }
                deck.deal()
            });
            let cards = cards.collect();
            seats.push(RacedSeat { seat, odd: Chips(odd), cards, won: Chips::ZERO });
        }
    }
    if seats.is_empty() {
        return None;
    }
    let odd: Chips = seats.iter().map(|seat| seat.odd).sum();
    let chips = (odd.0 + into.0 / 2) / into.0;
    let best = |at: usize| seats.get(at).and_then(|seat| seat.cards.iter().map(|card| card.index()).max());
    let order = in_order(seats.len(), &|at| (best(at).map_or(u64::MAX, |card| !u64::from(card)), 0));
    for at in order.into_iter().take(chips as usize) {
        if let Some(seat) = seats.get_mut(at) {
            seat.won = into;
        }
    }
    let mut after = stacks.clone();
    for RacedSeat { seat, odd, won, .. } in &mut seats {
        let whole = after[*seat] - *odd;
        if whole.is_zero() {
            *won = into;
        }
        after[*seat] = whole + *won;
    }
    let all = |stacks: &BySeat<Chips>| stacks.values().iter().copied().sum();
    Some(Race { leaves, into, seats, before: all(stacks), after: all(&after), stacks: after })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    fn raced(stacks: &[u64], leaves: u64, into: u64, digit: &str) -> Option<Race> {
        let stacks = BySeat::from_vec(stacks.iter().copied().map(Chips).collect()).unwrap();
        let seed: Seed = digit.repeat(64).parse().unwrap();
        race(&stacks, Chips(leaves), Chips(into), &mut seed.stream(7))
    }

    #[test]
    fn tt_08_odd_chips_are_raced_for_by_the_highest_cards_one_chip_each() {
        // 75 + 50 + 25 + 50: 200 in odd chips, two chips of 100 for three, two, one and two cards.
        let stacks = [1_075, 350, 0, 1_000, 425, 250];
        for digit in ["0", "1", "2", "3", "4", "5"] {
            let race = raced(&stacks, 25, 100, digit).unwrap();
            let cards: Vec<(u8, usize)> =
                race.seats.iter().map(|seat| (seat.seat.0, seat.cards.len())).collect();
            assert_eq!(cards, [(0, 3), (1, 2), (4, 1), (5, 2)]);
            let best = |seat: &RacedSeat| seat.cards.iter().copied().max().unwrap();
            let (won, lost): (Vec<_>, Vec<_>) = race.seats.iter().partition(|seat| seat.won == Chips(100));
            assert_eq!((won.len(), lost.len()), (2, 2));
            assert!(won.iter().map(|seat| best(seat)).min() > lost.iter().map(|seat| best(seat)).max());
            assert!(lost.iter().all(|seat| seat.won.is_zero()));
            assert_eq!((race.before, race.after), (Chips(3_100), Chips(3_100)));
            assert!(race.stacks.values().iter().all(|stack| stack.0.is_multiple_of(100)));
        }
    }

    #[test]
    fn tt_08_the_cards_come_from_the_seed() {
        let stacks = [175, 175, 175, 175];
        assert_eq!(raced(&stacks, 25, 100, "3"), raced(&stacks, 25, 100, "3"));
        assert_ne!(raced(&stacks, 25, 100, "3"), raced(&stacks, 25, 100, "4"));
    }

    #[test]
    fn tt_08_nobody_is_raced_out() {
        for digit in ["0", "1", "2", "3", "4", "5"] {
            // 25 and 75 make one chip of 100; who has nothing else and loses gets one all the same.
            let race = raced(&[25, 75, 1_000], 25, 100, digit).unwrap();
            assert_eq!(race.stacks.values(), [100, 100, 1_000].map(Chips));
            assert_eq!((race.before, race.after), (Chips(1_100), Chips(1_200)));
        }
    }

    #[test]
    fn tt_08_the_sum_is_rounded_to_the_nearest_whole_chip() {
        let after = |odd: &[u64]| {
            let stacks: Vec<u64> = odd.iter().map(|odd| 1_000 + odd).collect();
            raced(&stacks, 25, 100, "6").unwrap().after.0 - 1_000 * stacks.len() as u64
        };
        assert_eq!([after(&[25]), after(&[25, 25]), after(&[75, 50]), after(&[75, 75])], [0, 100, 100, 200]);
    }

    #[test]
    fn tt_08_without_odd_chips_there_is_no_race() {
        assert_eq!(raced(&[100, 0, 900], 25, 100, "6"), None);
        assert_eq!(raced(&[105, 0, 900], 0, 100, "6"), None);
        assert_eq!(raced(&[105, 0, 900], 100, 100, "6"), None);
    }

    #[test]
    fn tt_08_more_odd_chips_than_cards_go_on_with_a_fresh_deck() {
        let race = raced(&[199; 10], 1, 100, "6").unwrap();
        assert!(race.seats.iter().all(|seat| seat.cards.len() == 99));
        assert_eq!(race.after, Chips(2_000));
    }
}
