//! Dealing at random, many times over.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::Range;
use super::equity::Tally;
use super::exact::{Flushes, showdown};
use super::spot::Spot;
use crate::{Card, CardSet, HandKey, HandTable, Seed};

/// Random deals of a spot. Every deal of hands is as likely as the product of its weights says.
pub(super) struct Sampler {
    random: Random,
    /// The cards that boards and hands of any two cards come from.
    deck: Vec<Card>,
    /// What everyone holds; known hands stay.
    keys: [HandKey; Spot::MOST_PLAYERS],
    /// The players who may hold any two cards, as bits: they make nobody's hand more or less likely, and their hands never
    /// have to be dealt again.
    any_two: u32,
    /// For each player the sums of weights up to each pair; none where all are alike.
    sums: Vec<Vec<u32>>,
}

impl Sampler {
    pub(super) fn new(spot: &Spot, seed: &Seed) -> Self {
        let mut keys = [HandKey::EMPTY; Spot::MOST_PLAYERS];
        let (mut any_two, mut all_sums) = (0, Vec::new());
        for ((player, pairs), key) in spot.pairs.iter().enumerate().zip(&mut keys) {
            any_two |= u32::from(spot.is_any_two(player)) << player;
            let (mut sum, mut sums) = (0, Vec::new());
            for &(hand, weight) in pairs {
                *key = HandKey::from(hand);
                sum += weight;
                sums.push(sum);
            }
            if pairs.iter().all(|&(_, weight)| weight == Range::FULL_WEIGHT) {
                sums.clear();
            }
            all_sums.push(sums);
        }
        Self { random: Random::new(seed), deck: spot.unseen.iter().collect(), keys, any_two, sums: all_sums }
    }

    /// Deals once; false where two ranges came to the same card.
    #[inline]
    pub(super) fn deal(&mut self, spot: &Spot, table: &HandTable, tally: &mut Tally) -> bool {
        let Self { random, deck, keys, any_two, sums } = self;
        let mut taken = CardSet::EMPTY;
        for (player, (pairs, key)) in spot.pairs.iter().zip(keys.iter_mut()).enumerate() {
            if pairs.len() > 1 && *any_two >> player & 1 == 0 {
                let sums = sums.get(player).map_or(&[][..], Vec::as_slice);
                let at = match sums.last() {
                    None => random.below(pairs.len() as u32) as usize,
                    Some(&all) => {
                        let point = random.below(all);
                        sums.partition_point(|&sum| sum <= point)
                    }
                };
                let Some(&(pair, _)) = pairs.get(at) else { return false };
                if !(taken & pair).is_empty() {
                    return false;
                }
                taken = taken | pair;
                *key = HandKey::from(pair);
            }
        }
        // The deck stays as it was mixed: each deal mixes its top anew.
        let mut top = 0;
        let mut next = || {
            while top < deck.len() {
                let at = top + random.below((deck.len() - top) as u32) as usize;
                deck.swap(top, at);
                let card = deck[top];
                top += 1;
                if !taken.contains(card) {
                    return HandKey::of(card);
                }
            }
            HandKey::EMPTY
        };
        for (player, key) in keys.iter_mut().enumerate() {
            if *any_two >> player & 1 == 1 {
                *key = next() + next();
            }
        }
        let board = (0..spot.missing).fold(HandKey::from(spot.board), |board, _| board + next());
        let keys = keys.get(..spot.pairs.len()).unwrap_or_default();
        let (winners, _) = showdown(table, keys, board, &Flushes::default());
        if let Some(count) = tally.0.get_mut(winners) {
            *count += 1.0;
        }
        true
    }
}

/// xoshiro256++, six times as fast as `ChaCha20`, which gives it its state. Nothing of it is a secret.
pub(crate) struct Random {
    source: Xoshiro256PlusPlus,
    /// The half of a number that was not used yet.
    half: Option<u32>,
}

impl Random {
    pub(crate) fn new(seed: &Seed) -> Self {
        let mut stream = seed.stream(Seed::SAMPLES);
        let mut state = [0; 32];
        for byte in &mut state {
            *byte = stream.below(256) as u8;
        }
        Self { source: Xoshiro256PlusPlus::from_seed(state), half: None }
    }

    /// A uniform number below a bound above 0, without bias: Lemire's multiplication, with its rare second tries.
    #[inline]
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        loop {
            let word = self.half.take().unwrap_or_else(|| {
                let both = self.source.next_u64();
                self.half = Some(both as u32);
                (both >> 32) as u32
            });
            let product = u64::from(word) * u64::from(bound);
            if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_uniform_within_five_standard_errors() {
        let mut random = Random::new(&Seed::new([1; 32]));
        let mut counts = [0_i32; 6];
        for _ in 0..60_000 {
            counts[random.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 457), "{counts:?}");
        assert_eq!(random.below(1), 0);
    }
}
