//! Prints the tables of `src/advice/holdem/start.rs`: `cargo run --release --example starting-hands`, some minutes.
//!
//! Kinds of hands are compared by samples. The order weighs equity against the best quarter of hands and against any, with
//! a little for suits, connections and pairs. The parts that go all-in are equilibria of push or fold, found by fictitious
//! play: each player behind answers alone, whoever comes first.

#![allow(clippy::needless_range_loop)] // a matrix is read both ways

use cardroom::{EquityJob, EquityMethod, EquityRequest, Holding, Seed};

const RANKS: &[u8; 13] = b"23456789TJQKA";
const KINDS: usize = 169;
const STACKS: [f64; 14] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0, 14.0, 17.0, 20.0, 25.0];
const ROUNDS: u32 = 300;
/// Blinds, in big ones.
const DEAD: f64 = 1.5;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
/// A number for each kind of hand.
type ByKind = [f64; KINDS];

/// The ranks of a kind: a pair, suited with the higher first, offsuit with the lower first.
const fn ranks(kind: usize) -> (usize, usize) {
    (kind / 13, kind % 13)
}

fn name(kind: usize) -> String {
    let (first, second) = ranks(kind);
    let (high, low) = (RANKS[first.max(second)], RANKS[first.min(second)]);
    let suits = ["o", "", "s"][1 + usize::from(first > second) - usize::from(first < second)];
    format!("{}{}{suits}", char::from(high), char::from(low))
}

/// How many pairs of cards are of a kind.
fn pairs(kind: usize) -> f64 {
    let (first, second) = ranks(kind);
    [12.0, 6.0, 4.0][1 + usize::from(first > second) - usize::from(first < second)]
}

/// How many are left of a kind where one holds another, about.
fn left(held: usize, kind: usize) -> f64 {
    let ((a, b), (c, d)) = (ranks(held), ranks(kind));
    if c == d && (a == c || b == c) {
        return if a == b { 1.0 } else { 3.0 };
    }
    let same: i32 = [a == c, a == d, b == c, b == d].into_iter().map(i32::from).sum();
    pairs(kind) * 0.75_f64.powi(same)
}

fn equities(samples: u64) -> Result<Vec<ByKind>> {
    let mut equities = vec![[0.5; KINDS]; KINDS];
    for first in 0..KINDS {
        for second in 0..first {
            let holdings = vec![Holding::Range(name(first).parse()?), Holding::Range(name(second).parse()?)];
            let seed = Seed::new([first as u8; 32]);
            let method = EquityMethod::Sampled;
            let request = EquityRequest { method, samples, seed, ..EquityRequest::new(holdings) };
            let mut job = EquityJob::new(&request)?;
            while !job.step(u64::MAX)? {}
            let equity = job.result().map_or(0.5, |result| result.players[0].equity);
            equities[first][second] = equity;
            equities[second][first] = 1.0 - equity;
        }
    }
    Ok(equities)
}

/// The equity of a kind against a range, and the part of hands that are in the range.
fn against(equities: &[ByKind], kind: usize, range: &ByKind) -> (f64, f64) {
    let (mut won, mut within, mut all) = (0.0, 0.0, 0.0);
    for (other, weight) in range.iter().enumerate() {
        let count = left(kind, other);
        all += count;
        within += count * weight;
        won += count * weight * equities[kind][other];
    }
    (if within > 0.0 { won / within } else { 0.5 }, within / all)
}

/// For each kind the part of all hands that are as good or better, by a score.
fn parts(score: impl Fn(usize) -> f64) -> ByKind {
    let mut order: Vec<usize> = (0..KINDS).collect();
    order.sort_by(|a, b| score(*b).total_cmp(&score(*a)));
    let (mut parts, mut sum) = ([0.0; KINDS], 0.0);
    for kind in order {
        sum += pairs(kind) / 1326.0;
        parts[kind] = sum;
    }
    parts
}

fn tops(equities: &[ByKind]) -> ByKind {
    let any: Vec<f64> = (0..KINDS).map(|kind| against(equities, kind, &[1.0; KINDS]).0).collect();
    let quarter = parts(|kind| any[kind]).map(|part| if part <= 0.25 { 1.0 } else { 0.0 });
    parts(|kind| {
        let (first, second) = ranks(kind);
        let gap = first.abs_diff(second);
        let connected = (1..=3).contains(&gap) && first.min(second) >= 2;
        0.55 * against(equities, kind, &quarter).0
            + 0.45 * any[kind]
            + if first > second { 0.025 } else { 0.0 }
            + if first == second { 0.02 } else { 0.0 }
            + if connected { 0.015 - 0.004 * (f64::from(gap as u8) - 1.0) } else { 0.0 }
    })
}

/// The part of hands that are pushed by the first of so many players, all with the same stack.
fn pushed(equities: &[ByKind], behind: usize, stack: f64) -> f64 {
    // What is posted by each player behind: the last has the big blind.
    let posts: Vec<f64> = (1..=behind)
        .rev()
        .map(|from_last| match from_last {
            1 => 1.0,
            2 => 0.5,
            _ => 0.0,
        })
        .collect();
    let own = if behind == 1 { 0.5 } else { 0.0 };
    let mut push = [1.0; KINDS];
    let mut calls = vec![[0.3; KINDS]; behind];
    for round in 0..ROUNDS {
        let step = 1.0 / (f64::from(round) * 0.5 + 2.0);
        for (call, post) in calls.iter_mut().zip(&posts) {
            for (kind, weight) in call.iter_mut().enumerate() {
                let pot = 2.0 * stack + DEAD - post - own;
                let worth = against(equities, kind, &push).0 * pot - (stack - post);
                *weight += step * (f64::from(u8::from(worth > 0.0)) - *weight);
            }
        }
        for (kind, weight) in push.iter_mut().enumerate() {
            let (mut none, mut worth) = (1.0, 0.0);
            for (call, post) in calls.iter().zip(&posts) {
                let (equity, called) = against(equities, kind, call);
                let pot = 2.0 * stack + DEAD - post - own;
                worth += none * called * (equity * pot - (stack - own));
                none *= 1.0 - called;
            }
            worth += none * DEAD;
            *weight += step * (f64::from(u8::from(worth > 0.0)) - *weight);
        }
    }
    push.iter().enumerate().map(|(kind, weight)| weight * pairs(kind)).sum::<f64>() / 1326.0
}

fn main() -> Result<()> {
    let equities = equities(6000)?;
    let halves = |share: &f64| (share * 200.0).round();
    println!(
        "TOP, in two-hundredths, by kind:\n{:?}",
        tops(&equities).iter().map(halves).collect::<Vec<_>>()
    );
    println!("PUSHES, in two-hundredths, for one to nine players behind:");
    for behind in 1..=9 {
        let row: Vec<f64> = STACKS.iter().map(|stack| halves(&pushed(&equities, behind, *stack))).collect();
        println!("{row:?}");
    }
    Ok(())
}
