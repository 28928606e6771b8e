use std::error::Error;
use std::fmt;

use super::cards::EvaluateCardsError;
use super::class;
use super::front;
use super::key::HandKey;
use super::table::HandTable;
use crate::{Card, CardSet};

/// The values of many hands of one size (3, 5, 6 or 7 cards), as [`CardsValue::number`](crate::CardsValue::number)
/// gives them.
///
/// Cards are written as their indices ([`Card::index`](crate::Card::index)), hand after hand without a separator.
///
/// # Errors
///
/// [`EvaluateBatchError`] tells what is wrong with the size, the length, or the first bad hand; nothing is
/// returned then.
///
/// # Examples
///
/// ```
/// use cardroom::{EvaluateBatchError, evaluate_batch};
/// let values = evaluate_batch(&[48, 49, 50, 51, 44, 0, 1, 2, 3, 4], 5)?; // aces with a king, twos with a three
/// assert_eq!(values, [0x7e_d000, 0x72_3000]);
/// let twice = evaluate_batch(&[48, 49, 50, 51, 48], 5);
/// assert_eq!(twice, Err(EvaluateBatchError::Card { position: 4, index: 48 }));
/// # Ok::<(), cardroom::EvaluateBatchError>(())
/// ```
#[inline]
pub fn evaluate_batch(cards: &[u8], size: usize) -> Result<Vec<u32>, EvaluateBatchError> {
    match size {
        3 => fill::<3>(cards, |hand, _| {
            front::value(hand.iter().copied().filter_map(Card::from_index).collect()).number()
        }),
        5 => fill_from::<5>(cards, HandTable::five()),
        6 => fill_from::<6>(cards, HandTable::six()),
        7 => fill_from::<7>(cards, HandTable::seven()),
        _ => Err(EvaluateBatchError::Size { size }),
    }
}

#[inline]
fn fill_from<const SIZE: usize>(cards: &[u8], table: &HandTable) -> Result<Vec<u32>, EvaluateBatchError> {
    let values = class::values();
    fill::<SIZE>(cards, |_, key| table.class(key).value_in(values).number())
}

#[inline]
fn fill<const SIZE: usize>(
    cards: &[u8],
    value: impl Fn(&[u8; SIZE], HandKey) -> u32,
) -> Result<Vec<u32>, EvaluateBatchError> {
    let (hands, rest) = cards.as_chunks::<SIZE>();
    if !rest.is_empty() {
        return Err(EvaluateBatchError::Length { length: cards.len(), size: SIZE });
    }
    let mut values = vec![0; hands.len()];
    for (place, (hand, slot)) in hands.iter().zip(&mut values).enumerate() {
        let key: HandKey = hand.iter().map(|&index| HandKey::of_index(index)).sum();
        // A card twice, or an index that is no card, leaves fewer than SIZE different cards.
        if key.len() != SIZE {
            return Err(bad_card(hand, place * SIZE));
        }
        *slot = value(hand, key);
    }
    Ok(values)
}

/// Finds what is wrong with a bad hand that begins at `start`.
fn bad_card(hand: &[u8], start: usize) -> EvaluateBatchError {
    let mut seen = CardSet::EMPTY;
    let good = hand
        .iter()
        .take_while(|&&index| Card::from_index(index).is_some_and(|card| seen.insert(card)))
        .count();
    EvaluateBatchError::Card { position: start + good, index: hand.get(good).copied().unwrap_or_default() }
}

/// A batch that cannot be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluateBatchError {
    /// Hands of that size cannot be evaluated: [`EvaluateCardsError::LEGAL`] can.
    Size {
        /// The size asked for.
        size: usize,
    },
    /// The number of indices is no multiple of the size.
    Length {
        /// The number of indices.
        length: usize,
        /// The size of a hand.
        size: usize,
    },
    /// An index above 51, or a card that the same hand has already.
    Card {
        /// Its position in the batch, from 0.
        position: usize,
        /// The index.
        index: u8,
    },
}

impl EvaluateBatchError {
    /// The code of the refusal.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Size { .. } => "ERR_CARD_COUNT",
            Self::Length { .. } => "ERR_BATCH_LENGTH",
            Self::Card { index: 0..=51, .. } => "ERR_CARD_REPEATED",
            Self::Card { .. } => "ERR_NO_CARD",
        }
    }
}

impl fmt::Display for EvaluateBatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Size { size: count } => EvaluateCardsError { count }.fmt(f),
            Self::Length { length, size } => {
                write!(f, "{length} cards do not divide into hands of {size}")
            }
            Self::Card { position, index: index @ 0..=51 } => {
                write!(f, "card {index} at position {position} is in its hand already")
            }
            Self::Card { position, index } => {
                write!(f, "{index} at position {position} is no card: write 0 (2c) to 51 (As)")
            }
        }
    }
}

impl Error for EvaluateBatchError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CardsValue, Seed};

    #[test]
    fn a_batch_gives_the_values_of_its_hands() {
        let mut stream = Seed::new([7; 32]).stream(0);
        let mut deck: Vec<Card> = Card::all().collect();
        for size in EvaluateCardsError::LEGAL {
            let mut cards = Vec::new();
            let mut values = Vec::new();
            for _ in 0..500 {
                stream.shuffle(&mut deck);
                cards.extend(deck[..size].iter().map(|card| card.index()));
                values.push(CardsValue::of(deck[..size].iter().copied().collect()).unwrap().number());
            }
            assert_eq!(evaluate_batch(&cards, size), Ok(values));
            assert_eq!(evaluate_batch(&[], size), Ok(vec![]));
        }
    }

    #[test]
    fn a_bad_batch_is_refused_whole() {
        use EvaluateBatchError as E;
        let good = [0, 5, 10, 15, 20, 25, 30];
        for size in [0, 1, 2, 4, 8, 52, usize::MAX] {
            assert_eq!(evaluate_batch(&good, size), Err(E::Size { size }));
        }
        assert_eq!(evaluate_batch(&good, 5), Err(E::Length { length: 7, size: 5 }));
        for size in EvaluateCardsError::LEGAL {
            for place in 0..size {
                for index in [52, 63, 64, 128, 255] {
                    let mut batch = [&good[..size], &good[..size]].concat();
                    batch[size + place] = index;
                    assert_eq!(evaluate_batch(&batch, size), Err(E::Card { position: size + place, index }));
                }
            }
            let mut batch = good[..size].to_vec();
            batch[size - 1] = 5;
            assert_eq!(evaluate_batch(&batch, size), Err(E::Card { position: size - 1, index: 5 }));
        }
        let codes =
            [E::Size { size: 4 }, E::Card { position: 0, index: 5 }, E::Card { position: 0, index: 52 }];
        assert_eq!(codes.map(E::code), ["ERR_CARD_COUNT", "ERR_CARD_REPEATED", "ERR_NO_CARD"]);
    }
}
