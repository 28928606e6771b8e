//! What pieces are worth: five-card hands and three-card fronts. No table, no chips.

mod cards;
mod front;

pub use cards::{CardsCategory, CardsHand, CardsValue, EvaluateCardsError};
