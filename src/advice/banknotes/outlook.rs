use super::spread::{RUNGS, Spread};

/// Where a player's own hand stands at the end: how likely which ranks are.
#[derive(Clone, Debug)]
pub(super) struct Outlook(pub Vec<(f64, f64)>);

impl Outlook {
    pub fn of(spread: &Spread) -> Self {
        Self((0..RUNGS).map(|rung| (spread.0[rung], Spread::rank(rung))).collect())
    }

    /// What something that depends on the rank comes to on average.
    pub fn mean(&self, value: impl Fn(f64) -> f64) -> f64 {
        let (mut sum, mut all) = (0.0, 0.0);
        for (chance, rank) in &self.0 {
            sum += chance * value(*rank);
            all += chance;
        }
        if all > 0.0 { sum / all } else { value(0.5) }
    }
}
