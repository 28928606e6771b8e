//! The betting games, each what tells it from the others, and open-face Chinese beside them.

mod any;
mod banknotes;
mod liars_draw;
mod liars_holdem;
pub mod open_face;
mod texas_holdem;

pub use any::AnyGame;
pub use banknotes::GENERATED_NOTES;
pub use liars_draw::{LiarsDraw, MoonNotes};
pub use liars_holdem::LiarsHoldem;
pub use texas_holdem::TexasHoldem;
