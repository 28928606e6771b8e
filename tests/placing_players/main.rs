//! Computer players of open-face Chinese: what they do is legal and fair, and each level is stronger than the one below.

mod fair;
#[path = "../../examples/computer-players/mirrored.rs"]
mod mirrored;
#[path = "../../examples/computer-players/placing.rs"]
mod placing;
mod skill;

use cardroom::advice::Level;
use cardroom::open_face::{Options, Variant};
use mirrored::{Mirrored, measure};
use placing::{Matches, Placer};

/// Few matches, always the same: `docs/computer-players.md` has the figures of many.
fn beats(matches: &Matches, count: u32, challenger: Placer, other: Placer) {
    let measured = measure(matches, 1_000_000, count, &challenger, &other);
    let errors = measured.errors();
    assert!(errors > 3.0, "{} {} {}: {measured:?}", matches.name(), challenger.name(), other.name());
}

#[test]
fn regular_beats_beginner_and_the_simple_players() {
    let matches = Matches::new("pineapple", 2, Options::default());
    let regular = Placer::Level(Level::Regular);
    beats(&matches, 30, regular, Placer::Level(Level::Beginner));
    for simple in [Placer::Random, Placer::First, Placer::Safe] {
        beats(&matches, 10, regular, simple);
    }
}

#[test]
fn expert_beats_regular() {
    let matches = Matches::new("pineapple", 2, Options::default());
    beats(&matches, 14, Placer::Level(Level::Expert), Placer::Level(Level::Regular));
}

#[test]
fn each_level_beats_the_one_below_in_the_closed_game() {
    let options = Options { variant: Variant::Closed13, ..Options::default() };
    let matches = Matches::new("closed", 2, options);
    beats(&matches, 20, Placer::Level(Level::Expert), Placer::Level(Level::Regular));
    beats(&matches, 20, Placer::Level(Level::Regular), Placer::Level(Level::Beginner));
    // The engine sets thirteen cards by their royalties, as a regular does.
    beats(&matches, 20, Placer::Level(Level::Expert), Placer::Engine);
}
