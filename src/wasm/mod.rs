//! The face to JavaScript: the only place that knows wasm-bindgen.
//!
//! Arguments arrive as words into which `npm/plain.js` has folded them, and are read whole ([`read`]) before anything
//! changes. Answers go back as words ([`plain`]): nothing here calls out to JavaScript while it works.

mod action;
mod advice;
mod banknotes;
mod equity;
mod exports;
mod fault;
mod functions;
mod game;
mod history;
mod open_face;
mod plain;
mod play;
mod read;
mod rulings;
mod save;
mod setup;
mod showdown;
mod table;
mod tournament;
mod words;

pub use equity::{EquityNumbers, EquityStep};
pub use functions::batch;
pub use plain::Answer;
