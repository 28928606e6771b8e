//! Equity in Hold'em, held against naive enumeration, against itself sampled, and against its symmetries.

#![allow(clippy::float_cmp)] // counts are whole numbers

mod naive;
mod random;
mod refusals;
mod spots;

use cardroom::{Card, CardSet, EquityRequest, Holding, Range};

/// A set of cards from a text.
fn set(cards: &str) -> CardSet {
    CardSet::distinct(Card::parse_list(cards).unwrap()).unwrap()
}

/// Two cards where the text names two, else a range.
fn holding(text: &str) -> Holding {
    match Card::parse_list(text) {
        Ok(cards) if cards.len() == 2 => Holding::Cards(cards.into_iter().collect()),
        _ => Holding::Range(text.parse().unwrap()),
    }
}

/// Holdings apart by ` v `.
fn request(holdings: &str, board: &str, dead: &str) -> EquityRequest {
    let holdings = holdings.split(" v ").map(holding).collect();
    EquityRequest { board: set(board), dead: set(dead), ..EquityRequest::new(holdings) }
}

/// The pairs of a holding, weights 0 to 1.
fn pairs(holding: &Holding) -> Vec<(CardSet, f64)> {
    let of_range = |range: &Range| {
        range
            .pairs()
            .map(|(pair, weight)| (pair, f64::from(weight) / f64::from(Range::FULL_WEIGHT)))
            .collect()
    };
    match holding {
        Holding::Cards(cards) => vec![(*cards, 1.0)],
        Holding::Range(range) => of_range(range),
    }
}
