use std::error::Error;
use std::fmt;

use crate::tournament::order::in_order;

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
        if self.places() == 0 || self.places() > Self::MOST {
            return Err(PayoutsError::Places { min: 1, max: Self::MOST });
        }
        let mut before = u64::MAX;
        let mut sum = 0_u64;
        for at in 0..self.places() {
            let entry = self.entry(at);
            if entry > before {
                return Err(PayoutsError::Rising { at });
            }
            before = entry;
            sum = sum.saturating_add(entry);
        }
        if matches!(self, Self::Shares(_)) && sum != u64::from(Self::WHOLE) {
            return Err(PayoutsError::Shares { sum, whole: Self::WHOLE });
        }
        Ok(())
    }

    fn entry(&self, at: usize) -> u64 {
        match self {
            Self::Shares(shares) => shares.get(at).copied().map_or(0, u64::from),
            Self::Prizes(prizes) => prizes.get(at).copied().unwrap_or(0),
        }
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
        let count = self.places().min(entrants as usize);
        let entries: Vec<u64> = (0..count).map(|at| self.entry(at)).collect();
        let sum = entries.iter().fold(0_u64, |sum, entry| sum.saturating_add(*entry));
        if matches!(self, Self::Prizes(_)) {
            return if sum > pool { Err(PayoutsError::AbovePool { sum, pool }) } else { Ok(entries) };
        }
        if sum == 0 {
            return Ok(entries);
        }
        // pool · share = (whole · sum + rest) · share, so that no product leaves 64 bits.
        let (whole, rest) = (pool / sum, pool % sum);
        let mut prizes: Vec<u64> = entries.iter().map(|share| whole * share + rest * share / sum).collect();
        let odd = pool - prizes.iter().sum::<u64>();
        let remainder = |at: usize| entries.get(at).map_or(0, |share| rest * share % sum);
        for at in in_order(count, &|at| (!remainder(at), 0)).into_iter().take(odd as usize) {
            if let Some(prize) = prizes.get_mut(at) {
                *prize += 1;
            }
        }
        Ok(prizes)
    }
}

/// Parts of an amount that are as equal as whole units allow: odd units go one each to the first. What tied places get
/// together is split so, by the players' numbers (TT-3).
pub fn split_evenly(amount: u64, count: usize) -> Vec<u64> {
    let whole = count.max(1) as u64;
    let odd = (amount % whole) as usize;
    (0..count).map(|at| amount / whole + u64::from(at < odd)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tt_04_payouts_are_whole_units_that_add_up() {
        let shares = |list: &[u32]| Payouts::Shares(list.to_vec());
        assert_eq!(shares(&[5_000, 3_000, 2_000]).prizes(1_000, 9), Ok(vec![500, 300, 200]));
        // 333.4, 333.3 and 333.3: the unit that is left goes to the largest remainder.
        assert_eq!(shares(&[3_334, 3_333, 3_333]).prizes(1_000, 9), Ok(vec![334, 333, 333]));
        // 6.5 and 3.5: of equal remainders the better place.
        assert_eq!(shares(&[6_500, 3_500]).prizes(10, 9), Ok(vec![7, 3]));
        // 0.6, 0.3 and 0.1.
        assert_eq!(shares(&[6_000, 3_000, 1_000]).prizes(1, 9), Ok(vec![1, 0, 0]));
        let most = (1 << 53) - 1;
        for pool in [0, 1, 9_999, 10_001, most] {
            let prizes = shares(&[4_321, 2_345, 1_234, 1_050, 1_050]).prizes(pool, 300).unwrap();
            assert_eq!(prizes.iter().sum::<u64>(), pool);
            assert!(prizes.is_sorted_by(|before, after| before >= after), "{prizes:?}");
        }
    }

    #[test]
    fn tt_04_with_fewer_entrants_than_shares_the_first_take_all() {
        let shares = Payouts::Shares(vec![5_000, 3_000, 2_000]);
        assert_eq!(shares.prizes(800, 2), Ok(vec![500, 300]));
        assert_eq!(shares.prizes(0, 0), Ok(vec![]));
    }

    #[test]
    fn tt_04_prizes_above_the_pool_are_refused() {
        let prizes = Payouts::Prizes(vec![600, 400]);
        assert_eq!(prizes.prizes(1_000, 9), Ok(vec![600, 400]));
        assert_eq!(prizes.prizes(999, 9), Err(PayoutsError::AbovePool { sum: 1_000, pool: 999 }));
        assert_eq!(prizes.prizes(999, 1), Ok(vec![600]));
        let huge = Payouts::Prizes(vec![u64::MAX; 3]);
        assert_eq!(huge.prizes(5, 9), Err(PayoutsError::AbovePool { sum: u64::MAX, pool: 5 }));
    }

    #[test]
    fn tt_04_shares_come_to_10_000_and_never_rise() {
        let check = |list: &[u32]| Payouts::Shares(list.to_vec()).check();
        assert_eq!(check(&[10_000]), Ok(()));
        assert_eq!(check(&[]), Err(PayoutsError::Places { min: 1, max: 1_000 }));
        assert_eq!(check(&[10; 1_001]), Err(PayoutsError::Places { min: 1, max: 1_000 }));
        assert_eq!(check(&[4_000, 6_000]), Err(PayoutsError::Rising { at: 1 }));
        assert_eq!(check(&[5_000, 4_999]), Err(PayoutsError::Shares { sum: 9_999, whole: 10_000 }));
        assert_eq!(Payouts::Prizes(vec![5, 6]).check(), Err(PayoutsError::Rising { at: 1 }));
        assert_eq!(Payouts::Prizes(vec![6, 5]).check(), Ok(()));
    }

    #[test]
    fn tt_03_shared_places_average_their_prizes_in_whole_units() {
        assert_eq!(split_evenly(100, 3), [34, 33, 33]);
        assert_eq!(split_evenly(2, 3), [1, 1, 0]);
        assert_eq!(split_evenly(5, 0), []);
    }
}
