use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The rank of a card, from two up to ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// All thirteen, from two up to ace.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The letter or digit that stands for the rank: `2` … `9`, `T`, `J`, `Q`, `K`, `A`.
    pub const fn char(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// The rank of a letter or digit as [`Rank::char`] writes it; lower case is not a rank.
    pub fn from_char(char: char) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.char() == char)
    }
}

#[cfg(feature = "wasm")]
impl serde::Serialize for Rank {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.char())
    }
}

/// The suit of a card. Suits have no order of strength (TH-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All four, in the alphabet's order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The letter that stands for the suit: `c`, `d`, `h`, `s`.
    pub const fn char(self) -> char {
        b"cdhs"[self as usize] as char
    }

    /// The suit of a letter as [`Suit::char`] writes it; upper case is not a suit.
    pub fn from_char(char: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.char() == char)
    }
}

/// One of the 52 cards, written as rank and suit: `As`, `Td`, `2c`.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, Rank, Suit};
/// let ace: Card = "As".parse()?;
/// assert_eq!(ace, Card::new(Rank::Ace, Suit::Spades));
/// assert!("10h".parse::<Card>().is_err());
/// # Ok::<(), cardroom::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The number of cards in a deck.
    pub const COUNT: usize = 52;

    /// The card of a rank and a suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(rank as u8 * 4 + suit as u8)
    }

    /// The card of an index as [`Card::index`] gives it; `None` from 52 up.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 52 { Some(Self(index)) } else { None }
    }

    /// 0 (`2c`) to 51 (`As`): the rank times four, plus the suit.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 / 4) as usize]
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 4) as usize]
    }

    /// All 52, from `2c` to `As`.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..52).map(Self)
    }

    /// Reads several cards, written together (`"AsKd"`) or apart by single spaces (`"As Kd"`).
    ///
    /// # Errors
    ///
    /// [`ParseCardError`] names the first card that is not one. Duplicates are not looked for: see
    /// [`CardSet::distinct`](crate::CardSet::distinct).
    pub fn parse_list(text: &str) -> Result<Vec<Self>, ParseCardError> {
        let mut cards = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            if !cards.is_empty() {
                rest = rest.strip_prefix(' ').unwrap_or(rest);
            }
            let end = rest.char_indices().nth(2).map_or(rest.len(), |(at, _)| at);
            let (card, after) = rest.split_at(end);
            cards.push(card.parse().map_err(|_| ParseCardError::new(card, cards.len()))?);
            rest = after;
        }
        Ok(cards)
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        let card = |rank: Option<char>, suit: Option<char>, end: Option<char>| {
            let card = Self::new(Rank::from_char(rank?)?, Suit::from_char(suit?)?);
            end.is_none().then_some(card)
        };
        card(chars.next(), chars.next(), chars.next()).ok_or_else(|| ParseCardError::new(text, 0))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().char(), self.suit().char())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "wasm")]
impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that is no card. The notation is strict: a rank of `23456789TJQKA`, then a suit of `cdhs`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCardError {
    /// What was read, cut after twelve characters.
    pub text: String,
    /// Its position in the list, from 0; 0 for a single card.
    pub position: usize,
}

impl ParseCardError {
    pub(crate) fn new(text: &str, position: usize) -> Self {
        Self { text: text.chars().take(12).collect(), position }
    }
}

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" at position {} is no card: write a rank of 23456789TJQKA and a suit of cdhs, as in \"Td\"",
            self.text, self.position
        )
    }
}

impl Error for ParseCardError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_as_written() {
        for (index, card) in (0..).zip(Card::all()) {
            assert_eq!(card.index(), index);
            assert_eq!(Card::from_index(index), Some(card));
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::from_index(52), None);
    }

    #[test]
    fn strict_notation() {
        for text in ["", "A", "10h", "Zz", " as", "as", "AS", "As ", "1s", "A♠", "Asd", "Аs"] {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn lists_name_the_position() {
        assert_eq!(Card::parse_list("AsKd").unwrap(), Card::parse_list("As Kd").unwrap());
        for (text, position) in
            [("AsKx", 1), ("As  Kd", 1), (" As", 0), ("As Kd ", 2), ("AsK", 1), ("10h", 0), ("Asé", 1)]
        {
            assert_eq!(Card::parse_list(text).unwrap_err().position, position, "{text:?}");
        }
    }
}
