use std::error::Error;
use std::fmt;

use crate::{Card, CardSet, Rank, Suit};

/// The pairs of cards that a player may hold, each with a weight: a range, in the usual notation.
///
/// Items stand apart by commas, spaces around them are free:
///
/// | item | what | pairs |
/// | --- | --- | --- |
/// | `TT`, `AKs`, `AKo`, `AK` | a pair, suited, offsuit, both | 6, 4, 12, 16 |
/// | `TT+` | this pair and all higher | 30 |
/// | `AQs+`, `AJo+`, `KT+` | the lower card rises up to just below the higher | 8, 36, 48 |
/// | `99-66` | these pairs and all between | 24 |
/// | `A9s-A6s` | the lower card runs | 16 |
/// | `T9s-65s` | both cards run, their distance stays | 20 |
/// | `AsKh` | these two cards | 1 |
/// | `random` | any two cards | 1 326 |
///
/// `:0.5` behind an item is its weight, from 0 to 1 with up to six decimals; without it 1. Where items name a pair twice
/// the last one counts. A weight that all pairs share changes nothing.
///
/// # Examples
///
/// ```
/// use cardroom::Range;
/// let range: Range = "TT+, AQs+:0.5, AsKh".parse()?;
/// assert_eq!(range.pairs().count(), 30 + 8 + 1);
/// # Ok::<(), cardroom::ParseRangeError>(())
/// ```
#[derive(Clone, PartialEq)]
pub struct Range {
    /// The weight of every pair of cards, by [`place`], in millionths.
    weights: Box<[u32; Self::ANY_TWO]>,
}

impl Range {
    /// The number of different pairs of cards.
    pub const ANY_TWO: usize = 1326;
    /// The most bytes of a text that is read.
    pub const MOST_BYTES: usize = 1 << 15;

    /// The full weight of a pair.
    pub const FULL_WEIGHT: u32 = 1_000_000;

    /// The pairs that have a weight above 0, with their weights in millionths, in a fixed order.
    pub fn pairs(&self) -> impl Iterator<Item = (CardSet, u32)> {
        let pairs = (0..Card::COUNT as u32)
            .flat_map(|high| (0..high).map(move |low| CardSet::from_bits(1 << high | 1 << low)));
        pairs
            .zip(self.weights.iter())
            .filter_map(|(pair, &weight)| Some((pair?, weight)).filter(|_| weight > 0))
    }

    fn add(&mut self, first: Card, second: Card, weight: u32) {
        if let Some(slot) = self.weights.get_mut(place(first, second)) {
            *slot = weight;
        }
    }

    /// Adds all pairs of two ranks.
    fn add_ranks(&mut self, high: u8, low: u8, suits: Suits, weight: u32) {
        let (Some(&high), Some(&low)) = (Rank::ALL.get(usize::from(high)), Rank::ALL.get(usize::from(low)))
        else {
            return;
        };
        for first in Suit::ALL {
            for second in Suit::ALL {
                let fits = match suits {
                    Suits::Any => true,
                    Suits::Same => first == second,
                    Suits::Different => first != second,
                };
                if fits && (high != low || first < second) {
                    self.add(Card::new(high, first), Card::new(low, second), weight);
                }
            }
        }
    }

    /// Adds what an item without its weight names; `None` where it is none.
    fn add_item(&mut self, item: &[u8], weight: u32) -> Option<()> {
        if item == b"random" {
            self.weights.fill(weight);
            return Some(());
        }
        if let &[_, b'c' | b'd' | b'h' | b's', rank, suit] = item {
            let card = |rank, suit| {
                Some(Card::new(Rank::from_char(char::from(rank))?, Suit::from_char(char::from(suit))?))
            };
            let (first, second) = (card(item[0], item[1])?, card(rank, suit)?);
            self.add(first, second, weight);
            return (first != second).then_some(());
        }
        let (from, rest) = Class::read(item)?;
        let to = match rest {
            [] => from,
            b"+" if from.high == from.low => Class { high: Rank::Ace as u8, low: Rank::Ace as u8, ..from },
            b"+" => Class { low: from.high - 1, ..from },
            [b'-', other @ ..] => match Class::read(other)? {
                (to, []) => to,
                _ => return None,
            },
            _ => return None,
        };
        let (top, bottom) = if (to.high, to.low) > (from.high, from.low) { (to, from) } else { (from, to) };
        let runs_together = top.high - top.low == bottom.high - bottom.low;
        if top.suits != bottom.suits || !(runs_together || top.high == bottom.high && top.low < top.high) {
            return None;
        }
        for low in bottom.low..=top.low {
            let high = if top.high == bottom.high { top.high } else { bottom.high + (low - bottom.low) };
            self.add_ranks(high, low, top.suits, weight);
        }
        Some(())
    }
}

/// The place of two cards among all pairs; beyond them for one card twice.
fn place(first: Card, second: Card) -> usize {
    let (low, high) =
        (usize::from(first.index().min(second.index())), usize::from(first.index().max(second.index())));
    if low == high { Range::ANY_TWO } else { high * (high - 1) / 2 + low }
}

#[derive(Clone, Copy, PartialEq)]
enum Suits {
    Any,
    Same,
    Different,
}

/// Two ranks and how their suits are, as in `AKs`.
#[derive(Clone, Copy)]
struct Class {
    high: u8,
    low: u8,
    suits: Suits,
}

impl Class {
    /// The class that a text begins with, and what follows it.
    fn read(text: &[u8]) -> Option<(Self, &[u8])> {
        let [first, second, rest @ ..] = text else { return None };
        let rank = |byte: &u8| Rank::from_char(char::from(*byte)).map(|rank| rank as u8);
        let (first, second) = (rank(first)?, rank(second)?);
        let (suits, rest) = match rest {
            [b's', rest @ ..] if first != second => (Suits::Same, rest),
            [b'o', rest @ ..] if first != second => (Suits::Different, rest),
            _ => (Suits::Any, rest),
        };
        Some((Self { high: first.max(second), low: first.min(second), suits }, rest))
    }
}

/// A weight from 0 to 1 in millionths, `None` for anything else.
fn weight(text: &[u8]) -> Option<u32> {
    let point = text.iter().position(|&byte| byte == b'.').unwrap_or(text.len());
    let (whole, decimals) = text.split_at(point);
    let decimals = decimals.get(1..).unwrap_or(&[]);
    if whole.len() > 1 || decimals.len() > 6 || whole.len() + decimals.len() == 0 {
        return None;
    }
    let mut millionths = 0;
    for place in 0..6 {
        let byte = decimals.get(place).unwrap_or(&b'0');
        millionths = millionths * 10 + u32::from(byte.is_ascii_digit().then(|| byte - b'0')?);
    }
    let ones =
        whole.first().map_or(Some(0), |byte| matches!(byte, b'0' | b'1').then(|| u32::from(byte - b'0')))?;
    Some(ones * Range::FULL_WEIGHT + millionths).filter(|&sum| sum <= Range::FULL_WEIGHT)
}

impl std::str::FromStr for Range {
    type Err = ParseRangeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = |position, item: &str, reason| {
            Err(ParseRangeError { position, item: item.chars().take(12).collect(), reason })
        };
        if text.len() > Self::MOST_BYTES {
            return error(Self::MOST_BYTES, "", RangeFault::TooLong);
        }
        let mut range = Self { weights: Box::new([0; Self::ANY_TWO]) };
        let mut start = 0;
        for part in text.split(',') {
            let item = part.trim_matches(' ');
            // All before it was read, so it is ASCII: bytes are characters, in any counting.
            let position = start + (part.len() - part.trim_start_matches(' ').len());
            start += part.len() + 1;
            let (name, factor) = match item.split_once(':') {
                None => (item, Self::FULL_WEIGHT),
                Some((name, text)) => match weight(text.as_bytes()) {
                    Some(weight) => (name, weight),
                    None => return error(position, item, RangeFault::Weight),
                },
            };
            if range.add_item(name.as_bytes(), factor).is_none() {
                return error(position, item, RangeFault::Item);
            }
        }
        let weights = || range.weights.iter().copied().filter(|&weight| weight > 0);
        let Some(first) = weights().next() else { return error(0, "", RangeFault::Empty) };
        if weights().all(|weight| weight == first) {
            range
                .weights
                .iter_mut()
                .filter(|weight| **weight > 0)
                .for_each(|weight| *weight = Self::FULL_WEIGHT);
        }
        Ok(range)
    }
}

impl fmt::Debug for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.pairs()).finish()
    }
}

/// A text that is no [`Range`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseRangeError {
    /// At which character the item begins, from 0.
    pub position: usize,
    /// The item, cut after twelve characters; empty where the whole text is meant.
    pub item: String,
    /// What is wrong.
    pub reason: RangeFault,
}

/// What is wrong with a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeFault {
    /// No item is written so.
    Item,
    /// A weight is a number from 0 to 1 with up to six decimals.
    Weight,
    /// No pair of cards has a weight above 0.
    Empty,
    /// The text has more than [`Range::MOST_BYTES`].
    TooLong,
}

impl ParseRangeError {
    /// The code of the refusal.
    pub const fn code(&self) -> &'static str {
        "ERR_RANGE"
    }
}

impl fmt::Display for ParseRangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wrong = match self.reason {
            RangeFault::Item => {
                "is no part of a range: write it as TT+, 99-66, AQs+, AJo, T9s-65s, AsKh or random, apart by commas"
            }
            RangeFault::Weight => {
                "has no weight from 0 to 1 with up to six decimals behind its colon, as in AKs:0.5"
            }
            RangeFault::Empty => return f.write_str("no two cards in the range have a weight above 0"),
            RangeFault::TooLong => return write!(f, "a range has at most {} characters", Range::MOST_BYTES),
        };
        write!(f, "\"{}\" at character {} {wrong}", self.item, self.position)
    }
}

impl Error for ParseRangeError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> Range {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Counted by hand.
    #[test]
    fn items_name_as_many_pairs_as_counted_by_hand() {
        for (text, count) in [
            ("AA", 6),
            ("22", 6),
            ("AKs", 4),
            ("AKo", 12),
            ("AK", 16),
            ("KA", 16),
            ("TT+", 30),
            ("22+", 78),
            ("AA+", 6),
            ("99-66", 24),
            ("66-99", 24),
            ("AQs+", 8),
            ("AJo+", 36),
            ("KT+", 48),
            ("76s", 4),
            ("76s+", 4),
            ("A9s-A6s", 16),
            ("A6s-A9s", 16),
            ("AKo-A2o", 144),
            ("T9s-65s", 20),
            ("65s-T9s", 20),
            ("T8o-64o", 60),
            ("AsKh", 1),
            ("AsKh, KhAs", 1),
            ("random", 1326),
            ("TT+, 99-66, AQs+, AJo, 76s, T9s-65s, AsKh", 30 + 24 + 8 + 12 + 20 + 1),
            ("AA,AA , KK", 12),
            ("random, 22+:0", 1326 - 78),
            ("22+, A2s+, K2s+, Q2s+, J2s+, T2s+, 92s+, 82s+, 72s+, 62s+, 52s+, 42s+, 32s", 78 + 78 * 4),
        ] {
            assert_eq!(range(text).pairs().count(), count, "{text}");
        }
    }

    #[test]
    fn pairs_are_the_cards_that_the_item_names() {
        let texts = |text: &str| -> Vec<String> {
            let cards = |pair: CardSet| pair.iter().map(|card| card.to_string()).collect();
            range(text).pairs().map(|(pair, _)| cards(pair)).collect()
        };
        assert_eq!(texts("AKs"), ["KcAc", "KdAd", "KhAh", "KsAs"]);
        assert_eq!(texts("22"), ["2c2d", "2c2h", "2d2h", "2c2s", "2d2s", "2h2s"]);
        assert_eq!(texts("AsKh"), ["KhAs"]);
        assert_eq!(texts("43s-32s").len(), 8);
        assert!(texts("AKo").iter().all(|pair| pair.as_bytes()[1] != pair.as_bytes()[3]));
    }

    #[test]
    fn weights_are_fractions_and_the_last_counts() {
        let weights = |text: &str| -> Vec<u32> { range(text).pairs().map(|(_, weight)| weight).collect() };
        assert_eq!(weights("AKs:0.25, QQ"), [[1_000_000; 6].as_slice(), &[250_000; 4]].concat());
        assert_eq!(weights("KcAc:.5, KdAd:0.000001,KhAh:1.0"), [500_000, 1, 1_000_000]);
        assert_eq!(weights("AK:0.5, AKs:0"), [1_000_000; 12], "a weight that all share is no weight");
        assert_eq!(weights("random:0.3, AA:0.6").iter().filter(|&&weight| weight == 600_000).count(), 6);
    }

    #[test]
    fn what_is_no_range_is_refused_with_its_place() {
        for (text, position, reason) in [
            ("", 0, RangeFault::Item),
            (" ", 1, RangeFault::Item),
            ("AA,", 3, RangeFault::Item),
            ("AA,,KK", 3, RangeFault::Item),
            ("AA, KKs", 4, RangeFault::Item),
            ("AAo", 0, RangeFault::Item),
            ("A", 0, RangeFault::Item),
            ("AKx", 0, RangeFault::Item),
            ("AKs++", 0, RangeFault::Item),
            ("AKs-", 0, RangeFault::Item),
            ("AKs-AQo", 0, RangeFault::Item),
            ("AKs-AQ", 0, RangeFault::Item),
            ("AKs-QTs", 0, RangeFault::Item),
            ("AA-AKs", 0, RangeFault::Item),
            ("AA-AK", 0, RangeFault::Item),
            ("AK-AA", 0, RangeFault::Item),
            ("A9s-K7s", 0, RangeFault::Item),
            ("TT-88-66", 0, RangeFault::Item),
            ("10s9s", 0, RangeFault::Item),
            ("aks", 0, RangeFault::Item),
            ("AsAs", 0, RangeFault::Item),
            ("AsK", 0, RangeFault::Item),
            ("AsKhQd", 0, RangeFault::Item),
            ("AS KH", 0, RangeFault::Item),
            ("Random", 0, RangeFault::Item),
            ("KK, А♠", 4, RangeFault::Item),
            ("KK:", 0, RangeFault::Weight),
            ("KK:.", 0, RangeFault::Weight),
            ("KK:1.1", 0, RangeFault::Weight),
            ("KK:2", 0, RangeFault::Weight),
            ("KK:-1", 0, RangeFault::Weight),
            ("KK:0.1234567", 0, RangeFault::Weight),
            ("KK:1e-3", 0, RangeFault::Weight),
            ("KK:0.5:0.5", 0, RangeFault::Weight),
            ("KK:01", 0, RangeFault::Weight),
            ("AA:0", 0, RangeFault::Empty),
            ("AA, AA:0.0", 0, RangeFault::Empty),
        ] {
            let error = text.parse::<Range>().expect_err(text);
            assert_eq!((error.position, error.reason), (position, reason), "{text:?}: {error}");
        }
        let long = format!("AA{}", " ".repeat(Range::MOST_BYTES));
        assert_eq!(long.parse::<Range>().unwrap_err().reason, RangeFault::TooLong);
        let error = "AA, nonsense-without-end".parse::<Range>().unwrap_err();
        assert_eq!(error.item, "nonsense-wit");
    }
}
