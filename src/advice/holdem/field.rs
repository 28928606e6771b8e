//! What others may hold: every pair of cards that is left, how good it is, and how likely each opponent has it.

use super::start;
use crate::{Card, CardSet, HandKey, HandTable, Suit};

/// Every pair of unseen cards.
pub(super) struct Field {
    pub(super) pairs: Vec<CardSet>,
    /// In which best part of starting hands each is, in thousandths.
    pub(super) tops: Vec<u32>,
}

impl Field {
    pub(super) fn new(seen: CardSet) -> Self {
        let unseen: Vec<Card> = (CardSet::FULL - seen).iter().collect();
        let mut pairs = Vec::with_capacity(1326);
        let mut rest = &unseen[..];
        while let [first, others @ ..] = rest {
            pairs.extend(others.iter().map(|second| [*first, *second].into_iter().collect::<CardSet>()));
            rest = others;
        }
        let tops = pairs.iter().map(|pair| start::top(*pair)).collect();
        Self { pairs, tops }
    }

    /// How strong each pair is on a board, from 0 to 255: the part of the others that it beats, and more for draws. Before
    /// the flop, by the order of starting hands.
    pub(super) fn strengths(&self, board: CardSet) -> Vec<u8> {
        let Some(table) = HandTable::of_size(board.len() + 2) else {
            return self.tops.iter().map(|top| (255 - top * 255 / 1000) as u8).collect();
        };
        let key = HandKey::from(board);
        let classes: Vec<u16> =
            self.pairs.iter().map(|pair| table.class(key + HandKey::from(*pair)).number()).collect();
        // How many pairs are of each class, then of a lower one.
        let mut below = vec![0_u32; 1 << 13];
        for class in &classes {
            below[usize::from(class & 0x1fff)] += 1;
        }
        let mut sum = 0;
        for count in &mut below {
            let of_class = *count;
            // Half of the pairs that tie are counted as beaten.
            *count = 2 * sum + of_class;
            sum += of_class;
        }
        let draws = board.len() < 5;
        let strength = |(pair, class): (&CardSet, &u16)| {
            let beaten = below[usize::from(class & 0x1fff)] * 255 / (2 * sum).max(1);
            let hoped = if draws { draw(*pair, board) } else { 0 };
            // A draw is worth most where there is nothing else.
            (beaten + hoped * (255 - beaten) / 255).min(255) as u8
        };
        self.pairs.iter().zip(&classes).map(strength).collect()
    }
}

/// What a draw adds to the strength of a hand that is worth nothing yet.
fn draw(pair: CardSet, board: CardSet) -> u32 {
    let all = pair | board;
    let flush = Suit::ALL.into_iter().any(|suit| {
        let of_suit = CardSet::of_suit(suit);
        (all & of_suit).len() == 4 && !(pair & of_suit).is_empty()
    });
    let (with, without) = (ranks(all), ranks(board));
    let completes = |rank: &u32| {
        let more = 1 << (rank + 1) | u32::from(*rank == 12);
        is_straight(with | more) && !is_straight(without | more)
    };
    let outs = if is_straight(with) { 0 } else { (0..13).filter(completes).count() };
    let straight = [0, 40, 95][outs.min(2)];
    straight + if flush { 110 } else { 0 }
}

/// The ranks as bits from the ace as one up.
fn ranks(cards: CardSet) -> u32 {
    let of = |suit| u32::from(cards.ranks_of(suit));
    let all = Suit::ALL.into_iter().fold(0, |all, suit| all | of(suit));
    all << 1 | all >> 12
}

const fn is_straight(ranks: u32) -> bool {
    ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4 != 0
}

/// How likely an opponent holds each pair, up to a factor.
pub(super) struct Range(pub(super) Vec<f32>);

impl Range {
    /// Starting hands from one best part to another, in thousandths: the better ones are rarer, for they would have been
    /// raised; the worse ones rare.
    pub(super) fn of_start(field: &Field, from: u32, to: u32) -> Self {
        let weigh = |&top: &u32| match top {
            _ if top < from => 0.3,
            _ if top <= to => 1.0,
            _ if top <= to + to / 2 => 0.3,
            _ => 0.03,
        };
        Self(field.tops.iter().map(weigh).collect())
    }

    /// Any two cards.
    pub(super) fn any(field: &Field) -> Self {
        Self(vec![1.0; field.pairs.len()])
    }

    /// The strength above which so much of the range lies, in thousandths.
    fn quantile(&self, strengths: &[u8], share: u32) -> u8 {
        let mut by_strength = [0.0_f32; 256];
        for (weight, strength) in self.0.iter().zip(strengths) {
            by_strength[usize::from(*strength)] += weight;
        }
        let all: f32 = by_strength.iter().sum();
        let mut left = all * f32::from(share as u16) / 1000.0;
        for (strength, weight) in (0..=255).zip(&by_strength).rev() {
            left -= weight;
            if left < 0.0 {
                return strength;
            }
        }
        0
    }

    /// Who goes on with the best part of what it holds: the rest is left with a small part of its weight.
    pub(super) fn keep_best(&mut self, strengths: &[u8], share: u32, rest: f32) {
        let least = self.quantile(strengths, share);
        for (weight, strength) in self.0.iter_mut().zip(strengths) {
            if *strength < least {
                *weight *= rest;
            }
        }
    }

    /// Who checks has its best hands less often.
    pub(super) fn weaken_best(&mut self, strengths: &[u8], share: u32, best: f32) {
        let least = self.quantile(strengths, share);
        for (weight, strength) in self.0.iter_mut().zip(strengths) {
            if *strength >= least {
                *weight *= best;
            }
        }
    }
}
