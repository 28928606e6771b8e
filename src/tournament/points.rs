use std::error::Error;
use std::fmt;

use crate::tournament::Player;

/// Rating points for places (TT-4).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Points {
    /// For places from the first; none beyond.
    Table(Vec<u64>),
    /// `factor` for the last place, and once more for each place above it.
    Linear {
        /// The points of the last place.
        factor: u64,
    },
    /// `factor` times the square root of entrants through place, rounded down.
    SquareRoot {
        /// The points of the last place.
        factor: u64,
    },
}

impl Points {
    /// The most points of a place in a table, and the largest factor.
    pub const MOST: u64 = 1_000_000;

    /// Checks the table or factor.
    ///
    /// # Errors
    ///
    /// [`PointsError`] with what would be right.
    pub fn check(&self) -> Result<(), PointsError> {
        let within = |at, value: u64, min, max| {
            if (min..=max).contains(&value) { Ok(()) } else { Err(PointsError { at, min, max }) }
        };
        match self {
            Self::Table(table) => {
                within(None, table.len() as u64, 1, Player::MOST as u64)?;
                let mut entries = table.iter().enumerate();
                entries.try_for_each(|(at, points)| within(Some(at), *points, 0, Self::MOST))
            }
            Self::Linear { factor } | Self::SquareRoot { factor } => within(None, *factor, 1, Self::MOST),
        }
    }

    /// The points of a place, from 1, among so many entrants.
    pub fn of(&self, place: u32, entrants: u32) -> u64 {
        let (rank, count) = (u64::from(place), u64::from(entrants));
        if place == 0 || place > entrants {
            return 0;
        }
        match self {
            Self::Table(table) => table.get(place as usize - 1).copied().unwrap_or(0),
            Self::Linear { factor } => factor * (count - rank + 1),
            // The factor goes under the root, so that the only rounding is the last.
            Self::SquareRoot { factor } => (factor * factor * count / rank).isqrt(),
        }
    }
}

/// Why points are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct PointsError {
    /// Which entry of the table; `None` for its length or for the factor.
    pub at: Option<usize>,
    /// The least.
    pub min: u64,
    /// The most.
    pub max: u64,
}

impl fmt::Display for PointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a number from {} to {} is needed", self.min, self.max)
    }
}

impl Error for PointsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tt_04_points_by_a_table_or_a_formula() {
        let of = |points: &Points| [1, 2, 4, 9, 10].map(|place| points.of(place, 9));
        assert_eq!(of(&Points::Table(vec![50, 30, 20])), [50, 30, 0, 0, 0]);
        assert_eq!(of(&Points::Linear { factor: 10 }), [90, 80, 60, 10, 0]);
        // 10 · √9 = 30, 10 · √4.5 = 21.2, 10 · √2.25 = 15, 10 · √1 = 10.
        assert_eq!(of(&Points::SquareRoot { factor: 10 }), [30, 21, 15, 10, 0]);
        assert_eq!(Points::SquareRoot { factor: Points::MOST }.of(1, 5_000), 70_710_678);
        assert_eq!(Points::Linear { factor: 1 }.of(0, 9), 0);
    }

    #[test]
    fn tt_04_points_out_of_bounds_are_refused() {
        let bounds = |points: Points| points.check().map_err(|error| (error.at, error.min, error.max));
        assert_eq!(bounds(Points::Table(vec![1_000_000, 0])), Ok(()));
        assert_eq!(bounds(Points::Table(vec![])), Err((None, 1, 5_000)));
        assert_eq!(bounds(Points::Table(vec![1, 1_000_001])), Err((Some(1), 0, 1_000_000)));
        assert_eq!(bounds(Points::Linear { factor: 0 }), Err((None, 1, 1_000_000)));
        assert_eq!(bounds(Points::SquareRoot { factor: 1_000_001 }), Err((None, 1, 1_000_000)));
    }
}
