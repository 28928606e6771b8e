//! Open-face Chinese poker, Pineapple, with Fantasyland; and the closed game of thirteen cards (OF-1 … OF-24).
//!
//! There is no betting: players fill three rows, rows are compared pair by pair, and points are paid in chips.

mod fantasy;
mod naturals;
mod rows;
mod royalties;
mod rules;
mod score;
mod settlement;

pub use fantasy::{Bonus, FantasyButton, FantasyCards, FantasyStay, enters, stays_by};
pub use naturals::{Natural, Naturals};
pub use rows::{Board, BoardError, ByRow, FullBoard, Row};
pub use royalties::{RowRoyalties, Royalties, TopRoyalties};
pub use rules::{FoulRule, Options, OptionsError, Rules, Settlement, Variant};
pub use score::{PairPoints, PairScore, PlayerScore, Score, ScoreError, score_boards};
pub use settlement::{Payment, settle};
