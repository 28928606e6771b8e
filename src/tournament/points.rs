use std::error::Error;
use std::fmt;

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
        todo!()
    }

    /// The points of a place, from 1, among so many entrants.
    pub fn of(&self, place: u32, entrants: u32) -> u64 {
        let _ = (place, entrants);
        todo!()
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
