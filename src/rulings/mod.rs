//! The floor's rulings at a Hold'em table (RL-1 … RL-7): what a player does with chips and words, turned into the action that
//! it counts as, with the reasons in order; and what follows on bad conduct. Pure functions, no state of their own.

mod conduct;
mod gesture;
mod judge;
mod reason;
mod situation;

pub use conduct::{Offence, Penalty, penalty};
pub use gesture::{First, Gesture, Since, Turn, Word, Words};
pub use judge::{Open, Ruling, Status, ruling};
pub use reason::{Code, Reason};
pub use situation::{Facts, Situation, SituationError};
