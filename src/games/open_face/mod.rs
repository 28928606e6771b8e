//! Open-face Chinese poker, Pineapple, with Fantasyland; and the closed game of thirteen cards (OF-1 … OF-24).
//!
//! There is no betting: players fill three rows, rows are compared pair by pair, and points are paid in chips.

mod action;
mod auto_place;
mod best_rows;
mod check;
mod deal;
mod event;
mod fantasy;
mod game;
mod naturals;
mod placement;
mod record;
mod rows;
mod royalties;
mod rules;
mod score;
mod settlement;
mod setup;
mod view;

pub use action::{Action, LegalAction, Refusal};
pub(crate) use best_rows::{Worth, best_rows};
pub use check::BoardCheck;
pub use deal::DealResult;
pub use event::Event;
pub use fantasy::{Bonus, FantasyButton, FantasyCards, FantasyStay, enters, stays_by};
pub use game::{Change, NextDealError, OpenFace, Phase};
pub use naturals::{Natural, Naturals};
pub use placement::{PlaceChoice, Placement, PlacementError};
pub use record::{Record, ReplayError};
pub use rows::{Board, BoardError, ByRow, FullBoard, Row};
pub use royalties::{RowRoyalties, Royalties, TopRoyalties};
pub use rules::{FoulRule, Options, OptionsError, Rules, Settlement, Variant};
pub use score::{PairPoints, PairScore, PlayerScore, Score, ScoreError, score_boards};
pub use settlement::{Payment, settle};
pub use setup::{Button, Carried, Drawn, Setup, SetupError};
pub use view::{SeatView, View};
