//! What holds of computer players: their advice is legal, follows from the view alone, and is stronger with each level.

mod hidden;
mod legal;
#[path = "../play/mod.rs"]
mod play;
mod setups;

use cardroom::Seed;
use cardroom::advice::{Advice, AdviceError, Level, Spot, advise};
use cardroom::table::View;

/// The advice for a view.
fn advice(view: &View, level: Level, seed: &Seed) -> Result<Advice, AdviceError> {
    advise(&Spot::of(view).expect("a seat's view"), level, seed)
}
