//! How a multiset of ranks becomes an index: two halves of six ranks, each a sum of weights.
//!
//! Seven cards, suits aside, are one of 49 205 multisets of ranks. To find each one's place in a dense table by
//! additions alone:
//!
//! 1. The two has no weight: its count is what the other ranks leave of the hand's size.
//! 2. The low half (three to eight) and the high half (nine to ace) each sum [`WEIGHTS`], so that every choice
//!    of up to seven cards of a half, its *part* of the hand, has a sum of its own.
//! 3. The parts of a half are listed by their number of cards. A high part of `h` cards goes with every low part
//!    that leaves zero to four twos: with `size - h - 4` to `size - h` cards, neighbours in that list. So the
//!    place of a multiset is the start of its high part's row plus the place of its low part in the list, and
//!    rows follow each other without a gap.

use super::ranks::RankCounts;
use crate::Rank;

/// The weights of the six ranks of a half: each is the smallest number for which all sums of up to seven
/// weights, none taken more than four times, stay different.
pub(super) const WEIGHTS: [u16; 6] = [1, 5, 24, 112, 521, 2247];

/// The bits of a sum: at most four times the largest weight and three times the next, 10 551.
pub(super) const SUM_BITS: u32 = 14;

/// The lowest rank of the low half.
pub(super) const LOW: Rank = Rank::Three;
/// The lowest rank of the high half.
pub(super) const HIGH: Rank = Rank::Nine;

/// The most cards of a hand.
const HAND: usize = 7;
/// The cards of one rank in the deck.
const SUITS: usize = 4;

/// The cards of a hand that lie in one half.
struct Part {
    count: usize,
    sum: u16,
    ranks: RankCounts,
}

/// All parts in a half, those of fewer cards first.
fn parts(lowest: Rank) -> Vec<Part> {
    let mut parts = vec![Part { count: 0, sum: 0, ranks: RankCounts::default() }];
    for (&rank, weight) in Rank::ALL.iter().skip(lowest as usize).zip(WEIGHTS) {
        let with = |part: &Part, more: usize| Part {
            count: part.count + more,
            sum: part.sum + weight * more as u16,
            ranks: part.ranks.joined(RankCounts::repeated(rank, more)),
        };
        parts = parts
            .iter()
            .flat_map(|part| (0..=SUITS.min(HAND - part.count)).map(|more| with(part, more)))
            .collect();
    }
    crate::sort::sort_by_key(&mut parts, |part| (part.count, part.sum));
    parts
}

/// A multiset of ranks on its way into a table.
pub(super) struct Entry {
    /// The sum of its high part.
    pub(super) high_sum: u16,
    /// The sum of its low part.
    pub(super) low_sum: u16,
    /// The place of its low part among all low parts.
    pub(super) low_place: u16,
    /// The ranks.
    pub(super) ranks: RankCounts,
}

/// Visits every multiset of so many ranks, up to seven, in the order of the table.
pub(super) fn each_multiset(size: usize, mut visit: impl FnMut(Entry)) {
    let lows = parts(LOW);
    for high in parts(HIGH) {
        let Some(rest) = size.checked_sub(high.count) else { break };
        let first = lows.partition_point(|low| low.count + SUITS < rest);
        let end = lows.partition_point(|low| low.count <= rest);
        for (low_place, low) in (0..).zip(&lows).take(end).skip(first) {
            let twos = RankCounts::repeated(Rank::Two, rest - low.count);
            let ranks = high.ranks.joined(low.ranks).joined(twos);
            visit(Entry { high_sum: high.sum, low_sum: low.sum, low_place, ranks });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// All numbers of cards and sums that parts over these weights have; `None` where two sums are equal.
    fn sums(weights: &[u16]) -> Option<Vec<(usize, u32)>> {
        let mut parts = vec![(0, 0)];
        for &weight in weights {
            let with = |(count, sum): (usize, u32)| {
                (0..=SUITS.min(HAND - count))
                    .map(move |more| (count + more, sum + u32::from(weight) * more as u32))
            };
            parts = parts.into_iter().flat_map(with).collect();
        }
        let mut seen = HashSet::new();
        parts.iter().all(|&(_, sum)| seen.insert(sum)).then_some(parts)
    }

    #[test]
    fn the_weights_are_the_smallest_that_keep_sums_apart() {
        let mut weights = Vec::new();
        for _ in WEIGHTS {
            let next = (1..=u16::MAX).find(|&weight| {
                weights.push(weight);
                let apart = sums(&weights).is_some();
                weights.pop();
                apart
            });
            weights.extend(next);
        }
        assert_eq!(weights, WEIGHTS);
        let highest = sums(&WEIGHTS).unwrap().into_iter().map(|(_, sum)| sum).max();
        assert_eq!(highest, Some(4 * 2247 + 3 * 521));
        assert_eq!(highest.map(u32::ilog2), Some(SUM_BITS - 1));
    }

    #[test]
    fn multisets_are_all_there_and_rows_without_a_gap() {
        // The coefficients of x^5, x^6 and x^7 in (1 + x + x² + x³ + x⁴)^13.
        for (size, count) in [(5, 6_175), (6, 18_395), (7, 49_205)] {
            let mut seen = HashSet::new();
            let mut last: Option<Entry> = None;
            each_multiset(size, |entry| {
                assert!(seen.insert((entry.high_sum, entry.low_sum)));
                if let Some(last) = last.take().filter(|last| last.high_sum == entry.high_sum) {
                    assert_eq!(entry.low_place, last.low_place + 1);
                }
                last = Some(entry);
            });
            assert_eq!(seen.len(), count);
        }
    }
}
