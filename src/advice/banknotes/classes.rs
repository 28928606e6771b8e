use std::sync::OnceLock;

use crate::odds::{BestOfThree, CLASSES, class_chances};
use crate::{NaturalRank, Seed, Stream};

/// What all notes are: how likely each class is, and what three make.
pub(super) struct Classes {
    pub table: BestOfThree,
    pub chances: &'static [f64; CLASSES],
    /// How many different worths three notes have.
    pub worths: usize,
}

impl Classes {
    /// By each order of hands (LP-13).
    pub fn get(natural_rank: NaturalRank) -> &'static Self {
        static ALL: [OnceLock<Classes>; 2] = [const { OnceLock::new() }; 2];
        ALL[natural_rank as usize].get_or_init(|| {
            let table = BestOfThree::new(natural_rank);
            Self { worths: table.steps(), table, chances: Self::chances() }
        })
    }

    /// How likely each class is, whatever the order of hands.
    pub fn chances() -> &'static [f64; CLASSES] {
        static CHANCES: OnceLock<[f64; CLASSES]> = OnceLock::new();
        CHANCES.get_or_init(class_chances)
    }

    /// A class at random, from a number below 2^32.
    pub fn draw(&self, number: u32) -> usize {
        let mut left = f64::from(number) / 4_294_967_296.0;
        for (class, chance) in self.chances.iter().enumerate() {
            left -= chance;
            if left < 0.0 {
                return class;
            }
        }
        0
    }

    /// What a number for each class comes to on average.
    pub fn mean(&self, value: impl Fn(usize) -> f64) -> f64 {
        self.chances.iter().enumerate().map(|(class, chance)| chance * value(class)).sum()
    }

    /// What always stays the same is worked out from draws that do.
    pub fn fixed() -> Stream {
        Seed::new([0; 32]).stream(Seed::SAMPLES)
    }
}

/// The place of two classes among all pairs.
pub(super) const fn pair(a: usize, b: usize) -> usize {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    high * (high + 1) / 2 + low
}

/// The number of pairs.
pub(super) const PAIRS: usize = pair(0, CLASSES);

/// Visits each pair in the order of [`pair`], with its chance.
pub(super) fn each_pair(mut visit: impl FnMut([usize; 2], f64)) {
    let chances = Classes::chances();
    for b in 0..CLASSES {
        for a in 0..=b {
            let orders = if a == b { 1.0 } else { 2.0 };
            visit([a, b], orders * chances[a] * chances[b]);
        }
    }
}
