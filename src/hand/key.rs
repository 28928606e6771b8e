use std::iter::Sum;
use std::ops::{Add, AddAssign};

use super::cards::CardsValue;
use super::halves::{HIGH, LOW, SUM_BITS, WEIGHTS};
use super::ranks::RankCounts;
use crate::{Card, CardSet, Rank};

/// A hand of up to seven cards as a sum: adding a card, or more cards, is one addition.
///
/// Nested loops over boards keep the sum of the outer cards. The sum finds its class in a
/// [`HandTable`](crate::HandTable) of the hand's size. A sum with a card twice, or of another number of cards
/// than the table's, finds a class that means nothing.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, CardSet, CardsCategory, HandKey, HandTable};
/// let known: CardSet = Card::parse_list("AsAhAdKs7h2c")?.into_iter().collect();
/// let (key, table) = (HandKey::from(known), HandTable::seven());
/// let rivers = (CardSet::FULL - known).iter();
/// let full_houses = rivers.filter(|&river| {
///     table.class(key + HandKey::of(river)).category() == CardsCategory::FullHouse
/// });
/// assert_eq!(full_houses.count(), 9); // three kings, three sevens, three twos
/// # Ok::<(), cardroom::ParseCardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HandKey {
    /// From bit 0: the four counters of suits; from 32: the sum of the high half; from 50: of the low half.
    sum: u64,
    /// The ranks of each suit, sixteen bits a suit.
    suits: u64,
}

/// A counter of a suit has eight bits, and a card adds seven: bit 5 is set for five, six and seven cards
/// (35, 42, 49) and for no fewer (28).
const SUIT_STEP: u64 = 7;
/// Bit 5 of every counter.
const FLUSHES: u64 = 0x2020_2020;
const HIGH_SHIFT: u32 = 32;
/// At the top, so that a shift alone takes it out.
const LOW_SHIFT: u32 = u64::BITS - SUM_BITS;

/// What a rank adds to the sum, suits aside.
const fn weight(rank: Rank) -> u64 {
    let (rank, low, high) = (rank as usize, LOW as usize, HIGH as usize);
    if rank >= high {
        (WEIGHTS[rank - high] as u64) << HIGH_SHIFT
    } else if rank >= low {
        (WEIGHTS[rank - low] as u64) << LOW_SHIFT
    } else {
        0
    }
}

/// The key of every card by its index. No card from 52 up, so that a byte needs no check of bounds.
static KEYS: [HandKey; 256] = {
    let mut keys = [HandKey::EMPTY; 256];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        keys[index as usize] = HandKey::compute(card);
        index += 1;
    }
    keys
};

impl HandKey {
    /// No card.
    pub const EMPTY: Self = Self { sum: 0, suits: 0 };

    /// One card.
    #[inline]
    pub fn of(card: Card) -> Self {
        Self::of_index(card.index())
    }

    /// The card of an index, or no card.
    #[inline]
    pub(super) fn of_index(index: u8) -> Self {
        KEYS[usize::from(index)]
    }

    const fn compute(card: Card) -> Self {
        let (rank, suit) = (card.rank(), card.suit() as u32);
        Self { sum: weight(rank) | SUIT_STEP << (8 * suit), suits: 1 << (16 * suit) << rank as u32 }
    }

    /// A card of a rank whose suit counts for nothing.
    pub(crate) const fn of_rank(rank: Rank) -> Self {
        Self { sum: weight(rank), suits: 0 }
    }

    /// The same cards, but their suits count for nothing: no flush.
    pub(crate) const fn without_suits(self) -> Self {
        Self { sum: self.sum >> HIGH_SHIFT << HIGH_SHIFT, suits: 0 }
    }

    /// The number of different cards.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.suits.count_ones() as usize
    }

    /// The ranks of each suit, sixteen bits a suit.
    #[inline]
    pub(crate) const fn suits(self) -> u64 {
        self.suits
    }

    /// The value by groups of equal ranks alone: of a front its own, of five cards the least they are worth.
    pub(crate) fn value_of_groups(self) -> CardsValue {
        let ranks = |suit: u32| (self.suits >> (16 * suit)) as u16;
        RankCounts::of_suits([ranks(0), ranks(1), ranks(2), ranks(3)]).value_of_groups()
    }

    /// The ranks of the suit that makes a flush, in the low thirteen bits; `None` without a flush.
    #[inline]
    pub(crate) const fn flush(self) -> Option<u64> {
        match self.sum & FLUSHES {
            0 => None,
            // From bit 8s + 5 of a suit s to the suit's sixteen bits, which begin at bit 16s.
            flush => Some(self.suits >> (2 * flush.trailing_zeros() - 10)),
        }
    }

    /// The sum of the low half.
    #[inline]
    pub(super) const fn low(self) -> usize {
        (self.sum >> LOW_SHIFT) as usize
    }

    /// The sum of the high half.
    #[inline]
    pub(super) const fn high(self) -> usize {
        (self.sum >> HIGH_SHIFT) as usize & ((1 << SUM_BITS) - 1)
    }
}

impl Add for HandKey {
    type Output = Self;

    // A union of the suits, so that a card twice cannot carry from one suit into another.
    #[allow(clippy::suspicious_arithmetic_impl)]
    #[inline]
    fn add(self, other: Self) -> Self {
        Self { sum: self.sum.wrapping_add(other.sum), suits: self.suits | other.suits }
    }
}

impl AddAssign for HandKey {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for HandKey {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(keys: I) -> Self {
        keys.fold(Self::EMPTY, Add::add)
    }
}

impl FromIterator<Card> for HandKey {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().map(Self::of).sum()
    }
}

impl From<CardSet> for HandKey {
    #[inline]
    fn from(cards: CardSet) -> Self {
        cards.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Suit;

    #[test]
    fn a_flush_is_told_from_five_cards_of_a_suit() {
        for suit in Suit::ALL {
            let of_suit = |&card: &Card| card.suit() == suit;
            for count in 0..=7 {
                let own: HandKey = Card::all().filter(of_suit).take(count).collect();
                let others = Card::all().filter(|card| !of_suit(card)).skip(4).step_by(2).take(7 - count);
                let key = own + others.collect();
                let ranks = (count >= 5).then_some((1 << count) - 1);
                assert_eq!(key.flush().map(|ranks| ranks & 0x1fff), ranks, "{count} of {suit:?}");
                assert_eq!(key.without_suits().flush(), None);
                assert_eq!(key.len(), 7);
            }
        }
    }

    #[test]
    fn any_sum_is_harmless() {
        let mut key = HandKey::EMPTY;
        for index in 0..=255 {
            key += HandKey::of_index(index);
            assert!(key.low() < 1 << SUM_BITS && key.high() < 1 << SUM_BITS);
            assert_eq!(key.len(), usize::from(index.min(51)) + 1);
            key.flush();
        }
    }
}
