//! The banknote games and their notes.

pub(super) mod functions;
mod odds;
mod read;
mod save;

pub(super) use read::{deck, note_options, rake, setup};
pub(super) use save::SavedBanknotes;
