/// The steps by which hands are ranked: each holds an equal part of all hands.
pub(super) const RUNGS: usize = 32;

/// How likely a hand stands on each rung, from the weakest up. It need not sum to 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spread(pub [f64; RUNGS]);

/// Where hands of a rung stand a street later.
pub(super) type Kernel = Vec<Spread>;

impl Spread {
    pub const NONE: Self = Self([0.0; RUNGS]);
    /// Nothing is known.
    pub const EVEN: Self = Self([1.0 / RUNGS as f64; RUNGS]);

    /// The rung of a rank, which is the part of all hands that are weaker, 0 to 1.
    #[allow(clippy::cast_sign_loss)] // ranks are not negative, and a rung too high is the last
    pub fn rung(rank: f64) -> usize {
        ((rank * RUNGS as f64) as usize).min(RUNGS - 1)
    }

    /// The rank in the middle of a rung.
    pub fn rank(rung: usize) -> f64 {
        (rung as f64 + 0.5) / RUNGS as f64
    }

    pub fn add(&mut self, rank: f64, chance: f64) {
        self.0[Self::rung(rank)] += chance;
    }

    pub fn add_all(&mut self, other: &Self, weight: f64) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, chance)| *sum += weight * chance);
    }

    pub fn total(&self) -> f64 {
        self.0.iter().sum()
    }

    /// The same in parts of 1; where nothing is left, nothing is known.
    pub fn whole(&self) -> Self {
        let total = self.total();
        if total <= 0.0 { Self::EVEN } else { Self(self.0.map(|chance| chance / total)) }
    }

    /// Each rung weighed by its rank.
    pub fn weighed(&self, weight: impl Fn(f64) -> f64) -> Self {
        let mut weighed = *self;
        weighed.0.iter_mut().enumerate().for_each(|(rung, chance)| *chance *= weight(Self::rank(rung)));
        weighed
    }

    /// A street later.
    pub fn through(&self, kernel: &[Self]) -> Self {
        let mut later = Self::NONE;
        self.0.iter().zip(kernel).for_each(|(chance, row)| later.add_all(row, *chance));
        later
    }

    /// The part that is weaker than a rank; on its own rung as far as the rank goes.
    pub fn below(&self, rank: f64) -> f64 {
        let rung = Self::rung(rank);
        let whole: f64 = self.0[..rung].iter().sum();
        whole + self.0[rung] * (rank * RUNGS as f64 - rung as f64).clamp(0.0, 1.0)
    }
}

/// The ranks of values of 0 to 1 that each have a chance: the chance of less, and half of that of about the same.
pub(super) fn ranks(values: &[f64], chances: &[f64]) -> Vec<f64> {
    const BINS: usize = 4096;
    #[allow(clippy::cast_sign_loss)] // values are not negative
    let bin = |value: f64| ((value * BINS as f64) as usize).min(BINS - 1);
    let mut bins = vec![0.0; BINS];
    for (value, chance) in values.iter().zip(chances) {
        bins[bin(*value)] += chance;
    }
    to_ranks(&mut bins);
    values.iter().map(|value| bins[bin(*value)]).collect()
}

/// Turns the chances of values in order into their ranks: the chance of less, and half of their own.
pub(super) fn to_ranks(chances: &mut [f64]) {
    let mut below = 0.0;
    for place in chances {
        let chance = *place;
        *place = below + 0.5 * chance;
        below += chance;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_what_is_weaker_and_half_of_what_is_equal() {
        assert_eq!(ranks(&[0.9, 0.1, 0.9, 0.5], &[0.25, 0.25, 0.25, 0.25]), [0.75, 0.125, 0.75, 0.375]);
        let even = Spread::EVEN;
        for rank in [0.0, 0.2, 0.5, 0.77, 1.0] {
            assert!((even.below(rank) - rank).abs() < 1e-12);
        }
        assert_eq!((Spread::rung(0.0), Spread::rung(1.0)), (0, RUNGS - 1));
    }
}
