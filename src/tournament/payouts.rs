use std::error::Error;
use std::fmt;

/// How the prize pool is paid (TT-4).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Payouts {
    /// Shares of the pool in 1/10 000, for places from the first; together 10 000.
    Shares(Vec<u32>),
    /// Whole amounts, for places from the first.
    Prizes(Vec<u64>),
}

impl Payouts {
    /// The most places that are paid.
    pub const MOST: usize = 1_000;
    /// What shares add up to.
    pub const WHOLE: u32 = 10_000;

    /// Checks what does not depend on the pool.
    ///
    /// # Errors
    ///
    /// [`PayoutsError`] but for `AbovePool`.
    pub fn check(&self) -> Result<(), PayoutsError> {
        todo!()
    }

    /// How many places are paid, by the list alone.
    pub const fn places(&self) -> usize {
        match self {
            Self::Shares(shares) => shares.len(),
            Self::Prizes(prizes) => prizes.len(),
        }
    }

    /// The prizes for places from the first, in whole units.
    ///
    /// Shares pay the whole pool; where there are fewer entrants than shares, those of the places that there are count
    /// for the whole. Units that do not divide go to the largest remainders, the better place first. Fixed prizes for
    /// places that there are not stay in the pool.
    ///
    /// # Errors
    ///
    /// [`PayoutsError::AbovePool`].
    pub fn prizes(&self, pool: u64, entrants: u32) -> Result<Vec<u64>, PayoutsError> {
        let _ = (pool, entrants);
        todo!()
    }
}

/// Parts of an amount that are as equal as whole units allow: odd units go one each to the first. What tied places get
/// together is split so, by the players' numbers (TT-3).
pub fn split_evenly(amount: u64, count: usize) -> Vec<u64> {
    let _ = (amount, count);
    todo!()
}

/// Why payouts are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum PayoutsError {
    /// No place is paid, or too many are.
    Places {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// A place is paid more than the one before.
    Rising {
        /// Which, from 0.
        at: usize,
    },
    /// Shares that do not add up.
    Shares {
        /// What they come to.
        sum: u64,
        /// What they must come to.
        whole: u32,
    },
    /// Prizes above the pool.
    AbovePool {
        /// What they come to.
        sum: u64,
        /// The pool.
        pool: u64,
    },
}

impl PayoutsError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::AbovePool { .. } => "ERR_PAYOUTS_ABOVE_POOL",
            _ => "ERR_PAYOUTS",
        }
    }
}

impl fmt::Display for PayoutsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Places { min, max } => write!(f, "{min} to {max} places can be paid"),
            Self::Rising { at } => write!(f, "entry {at} pays more than the place before it"),
            Self::Shares { sum, whole } => write!(f, "the shares come to {sum}, not to {whole}"),
            Self::AbovePool { sum, pool } => write!(f, "prizes of {sum} are above the pool of {pool}"),
        }
    }
}

impl Error for PayoutsError {}
