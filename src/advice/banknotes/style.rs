use super::spread::Spread;

/// How a player reads the others' bets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How much of a hand's rank a price asks for: a caller of a price is thought to have more than `ask[0] * price + ask[1]`.
    pub ask: [f64; 2],
    /// How many of the hands below come along nevertheless.
    pub loose: f64,
    /// The rank from which hands bet, by price, and how many of the hands below do.
    pub bet: [f64; 2],
    pub bluffs: f64,
    /// How many of the best hands check.
    pub traps: f64,
    /// What a bet costs beside, for the raise that may come, in parts of it.
    pub caution: f64,
}

/// Half the width over which hands begin to do something.
const SLOPE: f64 = 0.15;

impl Style {
    /// Found by play against other values and against the other levels: the steps left and right of each win less.
    pub const EXPERT: Self =
        Self { ask: [1.4, 0.0], loose: 0.1, bet: [0.8, 0.42], bluffs: 0.07, traps: 0.4, caution: 0.04 };

    /// How likely a hand of a rank goes on at a price.
    pub fn goes_on(&self, rank: f64, price: f64) -> f64 {
        let [by_price, from] = self.ask;
        ramp(rank, by_price * price + from)
    }

    pub fn calls(&self, spread: &Spread, price: f64) -> Spread {
        spread.weighed(|rank| self.loose + (1.0 - self.loose) * self.goes_on(rank, price)).whole()
    }

    pub fn bets(&self, spread: &Spread, price: f64) -> Spread {
        let [by_price, from] = self.bet;
        spread.weighed(|rank| self.bluffs + (1.0 - self.bluffs) * ramp(rank, by_price * price + from)).whole()
    }

    pub fn checks(&self, spread: &Spread) -> Spread {
        spread.weighed(|rank| 1.0 - (1.0 - self.traps) * ramp(rank, 0.75)).whole()
    }
}

fn ramp(rank: f64, from: f64) -> f64 {
    ((rank - from) / (2.0 * SLOPE) + 0.5).clamp(0.0, 1.0)
}
