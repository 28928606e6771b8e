//! Poker Hand History (PHH), the format of Juho Kim's "Recording and Describing Poker Hands" (2024), for the
//! variant that is played here: no-limit Texas Hold'em (`NT`).
//!
//! `document` reads the part of TOML that records are written in, `notation` one action, `reader` a whole record,
//! `known` what it says of the cards, `replay` plays it at the table, and `export` writes one.

// A failure stays in its box on its way up.
#![allow(clippy::unnecessary_box_returns)]

mod amount;
mod document;
mod error;
mod export;
mod known;
mod notation;
mod reader;
mod replay;

pub use error::{PhhError, PhhFault, PhhLimits};
pub use export::{ToPhhError, to_phh, to_phh_hiding};
pub use reader::{Filled, PhhHand, parse_phh};
