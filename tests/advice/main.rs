//! What holds of computer players: their advice is legal, follows from the view alone, and is stronger with each level.

mod banknotes;
mod hidden;
mod holdem;
mod legal;
#[path = "../play/mod.rs"]
mod play;
mod prizes;
mod setups;
mod strength;

/// The players that are measured, and how.
#[path = "../../examples/computer-players/banknote_table.rs"]
mod banknote_table;
#[allow(dead_code)]
#[path = "../../examples/computer-players/mirrored.rs"]
mod mirrored;
#[path = "../../examples/computer-players/sit_and_go.rs"]
mod sit_and_go;
#[allow(dead_code)]
#[path = "../../examples/computer-players/table.rs"]
mod table;

use cardroom::Seed;
use cardroom::advice::{Advice, AdviceError, Level, Spot, advise};
use cardroom::table::View;

/// The advice for a view.
fn advice(view: &View, level: Level, seed: &Seed) -> Result<Advice, AdviceError> {
    advise(&Spot::of(view).expect("a seat's view"), level, seed)
}
