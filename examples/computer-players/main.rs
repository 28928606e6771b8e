//! Measures computer players:
//! `cargo run --release --example computer-players [pairs] [part of a table's name] [part of "expert against random"] [first seed]`.
//!
//! `docs/computer-players.md` has the figures.

mod banknote_table;
mod mirrored;
mod placing;
mod sit_and_go;
mod table;

use std::time::Instant;

use cardroom::advice::Level;
use cardroom::open_face::{FantasyCards, Options, Variant};
use mirrored::{Mirrored, measure};
use placing::{DEALS, Matches, Placer};
use sit_and_go::{Game, SitAndGo};
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

/// Who is compared with whom at open-face Chinese.
const PLACERS: [(Placer, Placer); 7] = [
    (Placer::Level(Level::Expert), Placer::Level(Level::Regular)),
    (Placer::Level(Level::Regular), Placer::Level(Level::Beginner)),
    (Placer::Level(Level::Expert), Placer::Level(Level::Beginner)),
    (Placer::Level(Level::Expert), Placer::Safe),
    (Placer::Level(Level::Expert), Placer::Random),
    (Placer::Level(Level::Expert), Placer::First),
    (Placer::Level(Level::Expert), Placer::Engine),
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let pairs = arguments.next().and_then(|pairs| pairs.parse().ok()).unwrap_or(10_000);
    let named = arguments.next().unwrap_or_default();
    let who = arguments.next().unwrap_or_default();
    let first = arguments.next().and_then(|first| first.parse().ok()).unwrap_or(0);
    let asked = |challenger: &str, other: &str| format!("{challenger} against {other}").contains(&who);
    let tables = table::holdem_tables().into_iter().chain(banknote_table::banknote_tables());
    for table in tables.filter(|table| table.name.contains(&named)) {
        let mut asked_for = MATCHES.to_vec();
        asked_for.retain(|(challenger, other)| asked(challenger.name(), other.name()));
        compare(&table, first, pairs, &asked_for, |player| player.name());
    }
    let racers = [Level::Expert, Level::Regular].map(|level| ((level, true), (level, false)));
    let prizes = [&[50, 30, 20][..], &[65, 35], &[34, 33, 33]];
    let games = [Game::Holdem, Game::LiarsHoldem, Game::LiarsDraw];
    for race in games.into_iter().flat_map(|game| prizes.map(|prizes| SitAndGo { game, prizes })) {
        if race.name().contains(&named) {
            let name = |racer: &sit_and_go::Racer| match racer {
                (Level::Expert, true) => "expert told of prizes",
                (Level::Expert, false) => "expert",
                (_, true) => "regular told of prizes",
                _ => "regular",
            };
            let mut asked_for = racers.to_vec();
            asked_for.retain(|(challenger, other)| asked(name(challenger), name(other)));
            compare(&race, first, pairs, &asked_for, name);
        }
    }
    let closed = Options { variant: Variant::Closed13, ..Options::default() };
    let progressive = Options { fantasy_cards: FantasyCards::Progressive, ..Options::default() };
    let matches = [
        Matches::new("Open-face, two players", 2, Options::default()),
        Matches::new("Open-face, three players", 3, Options::default()),
        Matches::new("Open-face, progressive fantasyland", 2, progressive),
        Matches::new("Open-face closed, two players", 2, closed.clone()),
        Matches::new("Open-face closed, four players", 4, closed),
    ];
    for matches in matches.iter().filter(|matches| matches.name.contains(&named)) {
        let mut asked_for = PLACERS.to_vec();
        asked_for.retain(|(challenger, other)| asked(challenger.name(), other.name()));
        compare_placers(matches, first, pairs.div_ceil(DEALS), &asked_for);
    }
}

/// Prints what each challenger wins from the others in so many matches, each played once in each seating.
fn compare_placers(matches: &Matches, first: u32, count: u32, asked_for: &[(Placer, Placer)]) {
    let deals = count * DEALS * matches.players as u32;
    println!("\n### {}, {deals} deals in mirrored matches of {DEALS}\n", matches.name);
    println!(
        "| challenger | against | points a deal | standard error | errors above 0 | dead hands | bonus hands | royalties | time |"
    );
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (challenger, other) in asked_for {
        let start = Instant::now();
        matches.seen.take();
        let measured = measure(matches, first, count, challenger, other);
        let seen = matches.seen.take().map(|seen| {
            let part = |count: u32| f64::from(count) / f64::from(seen.hands.max(1));
            [100.0 * part(seen.fouls), 100.0 * part(seen.bonuses), part(seen.royalties)]
        });
        let [[dead, bonus, paid], [their_dead, their_bonus, their_paid]] = seen;
        println!(
            "| {} | {} | {:+.2} | {:.2} | {:.1} | {dead:.1}, {their_dead:.1} % | {bonus:.1}, {their_bonus:.1} % | {paid:.1}, {their_paid:.1} | {:.0} s |",
            challenger.name(),
            other.name(),
            measured.mean,
            measured.standard_error,
            measured.errors(),
            start.elapsed().as_secs_f64()
        );
    }
}

/// Prints what each challenger wins from the other.
fn compare<G: Mirrored>(
    game: &G,
    first: u32,
    pairs: u32,
    matches: &[(G::Player, G::Player)],
    name: fn(&G::Player) -> &'static str,
) {
    println!("\n### {}, {pairs} mirrored pairs\n", game.name());
    println!("| challenger | against | won in 100 hands | standard error | errors above 0 | time |");
    println!("| --- | --- | ---: | ---: | ---: | ---: |");
    for (challenger, other) in matches {
        let start = Instant::now();
        let measured = measure(game, first, pairs, challenger, other);
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
