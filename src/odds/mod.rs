//! How likely things are.

mod banknotes;
mod notes;

pub use banknotes::{
    ExchangeGain, ExchangeOdds, ExchangeSpot, MOST_NOTE_SAMPLES, NotesEquity, NotesField, NotesGame,
    NotesOddsError, NotesOddsFault, NotesSetting, NotesShare, NotesSpot, ShotOdds,
};
pub use notes::{CategoryChances, Chance, category_chances, zeros_chance};
