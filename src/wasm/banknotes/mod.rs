//! The banknote games and their notes.

mod functions;
mod read;
mod save;

pub(super) use read::{deck, draw, holdem, note_options, rake};
pub(super) use save::SavedBanknotes;
