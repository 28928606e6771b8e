use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use crate::{Card, Rank, Suit};

/// A set of cards, one bit a card.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, CardSet};
/// let set = CardSet::distinct(Card::parse_list("AsKd")?).unwrap();
/// assert_eq!(set.len(), 2);
/// assert!(set.contains("As".parse()?));
/// # Ok::<(), cardroom::ParseCardError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 52.
    pub const FULL: Self = Self((1 << Card::COUNT) - 1);

    /// The set of a list without repetition.
    ///
    /// # Errors
    ///
    /// The position of the first card that stood in the list before.
    pub fn distinct(cards: impl IntoIterator<Item = Card>) -> Result<Self, usize> {
        let mut set = Self::EMPTY;
        for (position, card) in cards.into_iter().enumerate() {
            if !set.insert(card) {
                return Err(position);
            }
        }
        Ok(set)
    }

    /// The set of these bits, bit `n` for the card of index `n`; `None` where a bit from 52 up is set.
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<Self> {
        if bits <= Self::FULL.0 { Some(Self(bits)) } else { None }
    }

    /// The set as bits, bit `n` for the card of index `n`.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The thirteen cards of a suit.
    pub const fn of_suit(suit: Suit) -> Self {
        Self(0x1_1111_1111_1111 << suit as u8)
    }

    /// The four cards of a rank.
    pub const fn of_rank(rank: Rank) -> Self {
        Self(0b1111 << (4 * rank as u8))
    }

    /// Adds a card; false where it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let bit = 1 << card.index();
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// True where the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True for no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks present in a suit, bit 0 for the two.
    pub const fn ranks_of(self, suit: Suit) -> u16 {
        let mut bits = self.0 >> suit as u8 & 0x1_1111_1111_1111;
        let mut ranks = 0;
        while bits != 0 {
            ranks |= 1 << (bits.trailing_zeros() / 4);
            bits &= bits - 1;
        }
        ranks
    }

    /// The cards from the lowest index up.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_index(bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repeated_card_is_named_by_its_position() {
        assert_eq!(CardSet::distinct(Card::parse_list("AsKdAs").unwrap()), Err(2));
        assert_eq!(CardSet::distinct(Card::all()), Ok(CardSet::FULL));
    }

    #[test]
    fn bits_beyond_the_deck_are_no_set() {
        assert_eq!(CardSet::from_bits(CardSet::FULL.bits()), Some(CardSet::FULL));
        assert_eq!(CardSet::from_bits(1 << 51).map(|set| set.iter().collect()), Card::parse_list("As").ok());
        assert_eq!(CardSet::from_bits(1 << 52), None);
        assert_eq!(CardSet::from_bits(u64::MAX), None);
    }

    #[test]
    fn set_algebra() {
        let (aces, spades): (CardSet, CardSet) = (
            Card::parse_list("AcAdAhAs").unwrap().into_iter().collect(),
            Card::all().filter(|card| card.suit() == Suit::Spades).collect(),
        );
        assert_eq!((aces & spades).iter().map(|card| card.to_string()).collect::<String>(), "As");
        assert_eq!((aces | spades).len(), 16);
        assert_eq!((CardSet::FULL - spades).len(), 39);
        assert_eq!((aces, spades), (CardSet::of_rank(Rank::Ace), CardSet::of_suit(Suit::Spades)));
        assert_eq!(spades.ranks_of(Suit::Spades), 0x1fff);
        assert_eq!(aces.ranks_of(Suit::Hearts), 1 << 12);
    }
}
