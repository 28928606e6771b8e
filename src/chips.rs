use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// An amount of chips (or of money, in the banknote games): a whole number of the smallest unit.
///
/// A table holds at most [`Chips::MAX`] in all, checked at set-up, so sums of what lies on one table never overflow
/// and a JavaScript number always holds them exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Chips(pub u64);

impl Chips {
    /// No chips.
    pub const ZERO: Self = Self(0);
    /// 2^53 − 1, the most that a table may hold in all.
    pub const MAX: Self = Self((1 << 53) - 1);

    /// True for an amount of nothing.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The difference, or zero where `other` is the larger.
    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The sum, or `None` above [`Chips::MAX`].
    pub fn checked_sum(amounts: impl IntoIterator<Item = Self>) -> Option<Self> {
        amounts.into_iter().try_fold(Self::ZERO, |sum, amount| {
            let sum = Self(sum.0.checked_add(amount.0)?);
            (sum <= Self::MAX).then_some(sum)
        })
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Add for Chips {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Chips {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Chips {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Chips {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Sum for Chips {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checked_sum_stops_above_the_largest_safe_integer() {
        assert_eq!(Chips::checked_sum([Chips::MAX]), Some(Chips::MAX));
        assert_eq!(Chips::checked_sum([Chips::MAX, Chips(1)]), None);
        assert_eq!(Chips::checked_sum([Chips(u64::MAX), Chips(u64::MAX)]), None);
    }
}
