//! Measures computer players: `cargo run --release --example computer-players [pairs] [part of a table's name]`.
//!
//! `docs/computer-players.md` has the figures.

mod banknote_table;
mod mirrored;
mod table;

use std::time::Instant;

use cardroom::advice::Level;
use mirrored::{Mirrored, measure};
use table::Player;

/// Who is compared with whom at the betting tables.
const MATCHES: [(Player, Player); 6] = [
    (Player::Level(Level::Expert), Player::Level(Level::Regular)),
    (Player::Level(Level::Regular), Player::Level(Level::Beginner)),
    (Player::Level(Level::Expert), Player::Level(Level::Beginner)),
    (Player::Level(Level::Expert), Player::AlwaysCalls),
    (Player::Level(Level::Expert), Player::Random),
    (Player::Level(Level::Expert), Player::TightPassive),
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let pairs = arguments.next().and_then(|pairs| pairs.parse().ok()).unwrap_or(10_000);
    let named = arguments.next().unwrap_or_default();
    let tables = table::holdem_tables().into_iter().chain(banknote_table::banknote_tables());
    for table in tables.filter(|table| table.name.contains(&named)) {
        compare(&table, pairs, &MATCHES, |player| player.name());
    }
}

/// Prints what each challenger wins from the other.
fn compare<G: Mirrored>(
    game: &G,
    pairs: u32,
    matches: &[(G::Player, G::Player)],
    name: fn(&G::Player) -> &'static str,
) {
    println!("\n### {}, {pairs} mirrored pairs\n", game.name());
    println!("| challenger | against | won in 100 hands | standard error | errors above 0 | time |");
    println!("| --- | --- | ---: | ---: | ---: | ---: |");
    for (challenger, other) in matches {
        let start = Instant::now();
        let measured = measure(game, 0, pairs, challenger, other);
        println!(
            "| {} | {} | {:+.1} | {:.1} | {:.1} | {:.1} s |",
            name(challenger),
            name(other),
            measured.mean,
            measured.standard_error,
            measured.errors(),
            start.elapsed().as_secs_f64()
        );
    }
}
