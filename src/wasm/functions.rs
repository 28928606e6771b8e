//! The pure functions of the JavaScript face.

use std::fmt::Display;

use serde::{Serialize, Serializer};

use super::fault::{self, Fault};
use super::plain::{Answer, Plain, answer};
use super::read::Field;
use crate::{
    Card, CardSet, CardsCategory, CardsHand, CardsValue, EvaluateBatchError, EvaluateCardsError, count_hands,
};

/// The most items that one call shuffles.
const MOST_SHUFFLED: u64 = 1 << 20;
/// The most cards of a batch: a million hands of seven.
const MOST_IN_BATCH: usize = 7 << 20;

/// The best hand in 3, 5, 6 or 7 cards, described.
pub(in crate::wasm) fn evaluate_cards(words: &[u32]) -> Result<Plain, Fault> {
    let field = Field::argument("cards", words);
    let hand = CardsHand::evaluate(set(&field)?).map_err(|error| count_refused(&field, error))?;
    fault::result(&hand)
}

/// A batch of hands as [`evaluate_batch`](crate::evaluate_batch) takes them, which `npm/module` passes in, compiled for speed.
pub fn batch(
    cards: &[u8],
    size: &[u32],
    evaluate: fn(&[u8], usize) -> Result<Vec<u32>, EvaluateBatchError>,
) -> Answer {
    answer(evaluated(cards, size, evaluate))
}

fn evaluated(
    cards: &[u8],
    words: &[u32],
    evaluate: fn(&[u8], usize) -> Result<Vec<u32>, EvaluateBatchError>,
) -> Result<Plain, Fault> {
    let length = cards.len();
    if length > MOST_IN_BATCH {
        let wrong = format_args!("expected at most {MOST_IN_BATCH} entries, got {length}");
        return Err(Fault::argument(&"cards", wrong));
    }
    let field = Field::argument("size", words);
    let size = field.whole(0..=u64::from(u32::MAX))? as usize;
    let values = evaluate(cards, size).map_err(|error| match error {
        EvaluateBatchError::Size { size } => count_refused(&field, EvaluateCardsError { count: size }),
        EvaluateBatchError::Length { length, size } => {
            #[derive(Serialize)]
            struct Details {
                length: usize,
                size: usize,
            }
            Fault::rules(error.code(), None, Details { length, size }, &format!("cards: {error}"))
        }
        EvaluateBatchError::Card { position, index } => match Card::from_index(index) {
            None => Fault::argument(
                &format_args!("cards[{position}]"),
                format_args!("expected the index of a card from 0 to 51, got {index}"),
            ),
            card => repeated("cards", position, card),
        },
    })?;
    Ok(Plain::numbers(&values))
}

/// How many hands of each category known cards can become.
pub(in crate::wasm) fn count(words: &[u32]) -> Result<Plain, Fault> {
    struct Counts([u64; CardsCategory::ALL.len()]);
    impl Serialize for Counts {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(CardsCategory::ALL.iter().zip(self.0))
        }
    }
    #[derive(Serialize)]
    struct Details {
        known: usize,
        size: usize,
    }
    let (known, dead, size) = Field::only_argument("request", words).object(|request| {
        let mut cards = |name| request.optional(name).map_or(Ok(CardSet::EMPTY), |cards| set(&cards));
        let (known, dead) = (cards("known")?, cards("dead")?);
        if let Some(card) = (known & dead).iter().next() {
            return Err(Fault::argument(&"dead", format_args!("{card} is among the known cards")));
        }
        Ok((known, dead, request.required("size").whole(0..=u64::from(u32::MAX))? as usize))
    })?;
    let counts = count_hands(known, dead, size).map_err(|error| {
        let details = Details { known: error.known, size: error.size };
        Fault::rules(error.code(), None, details, &error.to_string())
    })?;
    fault::result(&Counts(counts))
}

/// −1 where the first hand loses, 1 where it wins, 0 where the two split.
pub(in crate::wasm) fn compare_hands(words: &[u32]) -> Result<Plain, Fault> {
    let value = |field: Field<'_>| {
        let set = set(&field)?;
        CardsValue::of(set).ok_or_else(|| count_refused(&field, EvaluateCardsError { count: set.len() }))
    };
    let [a, b] = Field::arguments(words, ["a", "b"]);
    fault::result(&(value(a)?.cmp(&value(b)?) as i32))
}

/// The order in which a shuffle puts `count` items: the former places, from the new first one on.
pub(in crate::wasm) fn shuffle(words: &[u32]) -> Result<Plain, Fault> {
    let [count, seed] = Field::arguments(words, ["items.length", "seed"]);
    let (count, seed) = (count.whole(0..=MOST_SHUFFLED)?, seed.seed()?);
    let mut order: Vec<u32> = (0..count as u32).collect();
    seed.stream(0).shuffle(&mut order);
    Ok(Plain::numbers(&order))
}

/// The set of cards of which none stands there twice.
pub(super) fn set(field: &Field<'_>) -> Result<CardSet, Fault> {
    let cards = field.cards(Card::COUNT)?;
    CardSet::distinct(cards.iter().copied())
        .map_err(|position| repeated(field, position, cards.get(position).copied()))
}

/// The refusal of a list with a card that stands there before.
pub(super) fn repeated(path: impl Display, position: usize, card: Option<Card>) -> Fault {
    #[derive(Serialize)]
    struct Details {
        position: usize,
        card: Option<Card>,
    }
    let name = card.map(|card| card.to_string()).unwrap_or_default();
    let message = format!("{path}: {name} at position {position} stands there twice");
    Fault::rules("ERR_CARD_REPEATED", None, Details { position, card }, &message)
}

fn count_refused(field: &Field<'_>, error: EvaluateCardsError) -> Fault {
    #[derive(Serialize)]
    struct Details {
        count: usize,
        legal: [usize; 4],
    }
    let details = Details { count: error.count, legal: EvaluateCardsError::LEGAL };
    Fault::rules(error.code(), None, details, &format!("{field}: {error}"))
}
