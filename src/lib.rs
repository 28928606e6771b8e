//! The rules of the card room as one core: games as data, hands as state machines, results with their reasons.
//!
//! The architecture is described in `docs/architecture.md` of the repository.

mod card;
mod card_set;
mod chips;
mod deck;
mod games;
mod hand;
mod seat;
mod seed;

pub use card::{Card, ParseCardError, Rank, Suit};
pub use card_set::CardSet;
pub use chips::Chips;
pub use deck::Deck;
pub use games::open_face;
pub use hand::{CardsCategory, CardsHand, CardsValue, EvaluateCardsError};
pub use seat::{BySeat, Seat, Seats};
pub use seed::{ParseSeedError, Seed, Stream};
