//! Each level wins from the one below, and the strongest from simple players, by more than chance tells.

use cardroom::advice::Level;

use super::mirrored::{Mirrored, measure};
use super::table::{Player, holdem_tables};

const EXPERT: Player = Player::Level(Level::Expert);
const REGULAR: Player = Player::Level(Level::Regular);
const BEGINNER: Player = Player::Level(Level::Beginner);

/// That a challenger wins at the tables of that name by more than three standard errors.
fn wins(table: &str, pairs: u32, challenger: Player, other: Player) {
    let tables = holdem_tables();
    let table = tables.iter().find(|each| each.name == table).unwrap();
    // Other hands than those that the players were tried on.
    let measured = measure(table, 1_000_000, pairs, &challenger, &other);
    let (one, two) = (challenger.name(), other.name());
    assert!(measured.errors() > 3.0, "{}: {one} against {two}: {measured:?}", Mirrored::name(table));
}

#[test]
fn an_expert_beats_a_regular_between_two() {
    wins("Hold'em, two players, 100 big blinds", 2000, EXPERT, REGULAR);
}

#[test]
fn a_regular_beats_a_beginner_between_two() {
    wins("Hold'em, two players, 100 big blinds", 2000, REGULAR, BEGINNER);
}

#[test]
fn levels_are_in_order_among_six() {
    wins("Hold'em, six players, 100 big blinds", 600, EXPERT, BEGINNER);
    wins("Hold'em, six players, 100 big blinds", 600, REGULAR, BEGINNER);
}

#[test]
fn levels_are_in_order_with_a_fixed_limit() {
    wins("Hold'em, two players, fixed limit", 600, EXPERT, BEGINNER);
    wins("Hold'em, two players, fixed limit", 600, REGULAR, BEGINNER);
}

#[test]
fn an_expert_beats_who_always_calls_who_plays_at_random_and_who_is_tight_and_passive() {
    for table in ["Hold'em, two players, 100 big blinds", "Hold'em, two players, 10 big blinds"] {
        for other in [Player::AlwaysCalls, Player::Random, Player::TightPassive] {
            wins(table, 800, EXPERT, other);
        }
    }
}

#[test]
fn a_player_neither_wins_nor_loses_against_itself() {
    let tables = holdem_tables();
    for player in [Player::AlwaysCalls, REGULAR] {
        for table in &tables[..2] {
            let measured = measure(table, 0, 20, &player, &player);
            assert!(measured.mean.abs() < 1e-9, "{}", table.name);
        }
    }
}
