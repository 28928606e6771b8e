//! The pure functions of the JavaScript face.

use std::fmt::Display;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::fault::{self, Fault};
use super::read::Field;
use crate::{Card, CardSet, CardsHand, CardsValue, EvaluateCardsError};

/// The most items that one call shuffles.
const MOST_SHUFFLED: u64 = 1 << 20;

/// The best hand in 3, 5, 6 or 7 cards, described.
#[wasm_bindgen(js_name = evaluateCards)]
pub fn evaluate_cards(cards: JsValue) -> Result<JsValue, Fault> {
    let field = Field::argument("cards", cards);
    let hand = CardsHand::evaluate(set(&field)?).map_err(|error| count_refused(&field, error))?;
    fault::result(&hand)
}

/// −1 where the first hand loses, 1 where it wins, 0 where the two split.
#[wasm_bindgen(js_name = compareHands)]
pub fn compare_hands(a: JsValue, b: JsValue) -> Result<i32, Fault> {
    let value = |name, cards| {
        let field = Field::argument(name, cards);
        let set = set(&field)?;
        CardsValue::of(set).ok_or_else(|| count_refused(&field, EvaluateCardsError { count: set.len() }))
    };
    let (a, b) = (value("a", a)?, value("b", b)?);
    Ok(a.cmp(&b) as i32)
}

/// The order in which a shuffle puts `count` items: the former places, from the new first one on.
#[wasm_bindgen]
pub fn shuffle(count: JsValue, seed: JsValue) -> Result<Vec<u32>, Fault> {
    let count = Field::argument("items.length", count).whole(0..=MOST_SHUFFLED)?;
    let seed = Field::argument("seed", seed).seed()?;
    let mut order: Vec<u32> = (0..count as u32).collect();
    seed.stream(0).shuffle(&mut order);
    Ok(order)
}

/// The set of cards of which none stands there twice.
fn set(field: &Field<'_>) -> Result<CardSet, Fault> {
    let cards = field.cards(Card::COUNT)?;
    CardSet::distinct(cards.iter().copied()).map_err(|position| repeated(field, position, &cards))
}

/// The refusal of a list with a card that stands there before.
pub(super) fn repeated(path: impl Display, position: usize, cards: &[Card]) -> Fault {
    #[derive(Serialize)]
    struct Details {
        position: usize,
        card: Option<Card>,
    }
    let card = cards.get(position).copied();
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
