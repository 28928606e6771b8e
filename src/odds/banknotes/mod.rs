//! Odds of the banknote games at showdown, by classes of notes: a note counts by its base number and its zeros only.

#![allow(clippy::cast_precision_loss)] // counts of notes, far below 2^53

mod best_of_three;
mod equity;
mod exchange;
mod pairs;
mod setting;
mod share;
mod threes;
mod unseen;

pub(crate) use best_of_three::{BestOfThree, CLASSES};
pub(crate) use unseen::class_chances;

pub use equity::{NotesEquity, NotesGame, NotesSpot};
pub use exchange::{ExchangeGain, ExchangeOdds, ExchangeSpot, ShotOdds};
pub use setting::{MOST_NOTE_SAMPLES, NotesField, NotesOddsError, NotesOddsFault, NotesSetting};
pub use share::NotesShare;
