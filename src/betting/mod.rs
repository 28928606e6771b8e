//! Bets and pots as numbers: nothing here knows of cards, notes or a script.

mod ledger;
mod limit;
mod pots;
mod round;

pub use ledger::Ledger;
pub use limit::Limit;
pub use pots::{Pot, layer, split, uncalled};
pub use round::{Bounds, Closed, ForcedBet, Move, Options, Round, RoundSetup};
