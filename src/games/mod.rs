//! The betting games, each what tells it from the others, and open-face Chinese beside them.

mod any;
mod banknotes;
mod liars_draw;
mod liars_holdem;
mod liars_poker;
pub mod open_face;
mod texas_holdem;

pub use any::AnyGame;
pub use banknotes::GENERATED_NOTES;
pub use liars_draw::MoonNotes;
pub use liars_poker::{LiarsPoker, LiarsVariant};
pub use texas_holdem::TexasHoldem;
