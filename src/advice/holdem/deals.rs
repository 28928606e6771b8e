//! Dealing the rest of a hand many times.

use super::field::{Field, Range};
use crate::odds::Random;
use crate::{Card, CardSet, HandKey, HandTable};

/// How many parts the strengths of opponents are told apart in.
const PARTS: usize = 32;

/// What showdowns bring, by the strength that the strongest opponent has now.
pub(super) struct Deals {
    /// How many deals there were, and how much of the pots was won in them.
    parts: [(f64, f64); PARTS],
}

/// An opponent in the deals.
pub(super) struct Hidden<'a> {
    pub(super) range: &'a Range,
    /// Whether it folds to any bet.
    pub(super) idle: bool,
}

impl Deals {
    /// Deals so many times, about. No deal is counted where ranges want the same cards too often.
    pub(super) fn new(
        hole: CardSet,
        board: CardSet,
        field: &Field,
        strengths: &[u8],
        hidden: &[Hidden<'_>],
        samples: u32,
        random: &mut Random,
    ) -> Self {
        let table = HandTable::seven();
        let sums: Vec<Vec<f32>> = hidden.iter().map(|hidden| sums(&hidden.range.0)).collect();
        let (own, common) = (HandKey::from(hole), HandKey::from(board));
        let mut deals = Self { parts: [(0.0, 0.0); PARTS] };
        let mut count = 0;
        // Ranges that want the same cards make many deals impossible.
        'deals: for _ in 0..samples * 4 {
            if count == samples {
                break;
            }
            let mut taken = hole | board;
            let mut keys = [HandKey::EMPTY; 10];
            let mut strongest = 0;
            for ((sums, key), hidden) in sums.iter().zip(&mut keys).zip(hidden) {
                let Some(at) = draw(sums, random) else { continue 'deals };
                let Some(&pair) = field.pairs.get(at) else { continue 'deals };
                if !(taken & pair).is_empty() {
                    continue 'deals;
                }
                taken = taken | pair;
                *key = HandKey::from(pair);
                if !hidden.idle {
                    strongest = strongest.max(strengths.get(at).copied().unwrap_or(0));
                }
            }
            let mut whole = common;
            for _ in board.len()..5 {
                let card = loop {
                    let Some(card) = Card::from_index(random.below(52) as u8) else { continue 'deals };
                    if taken.insert(card) {
                        break card;
                    }
                };
                whole += HandKey::of(card);
            }
            let value = table.class(own + whole).number();
            let (mut ties, mut beaten) = (1.0, false);
            for key in &keys[..hidden.len().min(10)] {
                let theirs = table.class(*key + whole).number();
                beaten |= theirs > value;
                ties += f64::from(u8::from(theirs == value));
            }
            count += 1;
            let part = &mut deals.parts[usize::from(strongest) * PARTS / 256];
            part.0 += 1.0;
            part.1 += if beaten { 0.0 } else { 1.0 / ties };
        }
        deals
    }

    /// The part of the pot that is won against the strongest part of what the others may hold, and how large that part
    /// became: at least `share` where there is so much.
    pub(super) fn against_best(&self, share: f64) -> (f64, f64) {
        let all: f64 = self.parts.iter().map(|part| part.0).sum();
        let (mut count, mut won) = (0.0, 0.0);
        for part in self.parts.iter().rev() {
            if count > 0.0 && count >= share * all {
                break;
            }
            // Of the last part no more than what is asked for.
            let used = if count + part.0 > share * all && part.0 > 0.0 {
                ((share * all - count) / part.0).max(0.0)
            } else {
                1.0
            };
            count += part.0 * used;
            won += part.1 * used;
        }
        if count > 0.0 { (won / count, count / all) } else { (0.5, 1.0) }
    }

    /// The part of the pot that is won in all.
    pub(super) fn equity(&self) -> f64 {
        self.against_best(1.0).0
    }
}

/// Weights added up.
fn sums(weights: &[f32]) -> Vec<f32> {
    let mut sum = 0.0;
    weights
        .iter()
        .map(|weight| {
            sum += weight;
            sum
        })
        .collect()
}

/// A place, each as likely as its weight.
fn draw(sums: &[f32], random: &mut Random) -> Option<usize> {
    let all = sums.last()?;
    let point = random.below(1 << 16) as u16;
    let point = f32::from(point) / 65_536.0 * all;
    Some(sums.partition_point(|sum| *sum <= point))
}
