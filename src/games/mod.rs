//! The betting games, each what tells it from the others, and open-face Chinese beside them.

mod any;
pub mod open_face;
mod texas_holdem;

pub use any::AnyGame;
pub use texas_holdem::TexasHoldem;
