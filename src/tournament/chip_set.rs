use std::error::Error;
use std::fmt;

use crate::Chips;

/// The denominations of chips in play, from the smallest up; each is a multiple of the one below (TT-8).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct ChipSet(Vec<Chips>);

impl ChipSet {
    /// The most denominations.
    pub const MOST: usize = 12;
    /// The most chips of one denomination that make one of the next.
    pub const MOST_FOR_ONE: u64 = 100;

    /// The denominations, checked.
    ///
    /// # Errors
    ///
    /// [`ChipSetError`] where there is none or too many, or where one is no multiple of the one below by 2 to 100.
    pub fn new(chips: Vec<u64>) -> Result<Self, ChipSetError> {
        let most = Chips::MAX.0;
        if chips.is_empty() || chips.len() > Self::MOST {
            return Err(ChipSetError { at: None, least: 1, most: Self::MOST as u64 });
        }
        let mut below = None;
        for (at, chip) in chips.iter().enumerate() {
            let wrong = |least, most: u64| ChipSetError { at: Some(at), least, most: most.min(Chips::MAX.0) };
            match below {
                None if *chip == 0 || *chip > most => return Err(wrong(1, most)),
                Some(below)
                    if !chip.is_multiple_of(below)
                        || !(2..=Self::MOST_FOR_ONE).contains(&(chip / below))
                        || *chip > most =>
                {
                    return Err(wrong(below * 2, below.saturating_mul(Self::MOST_FOR_ONE)));
                }
                _ => below = Some(*chip),
            }
        }
        Ok(Self(chips.into_iter().map(Chips).collect()))
    }

    /// The denominations from the smallest up.
    pub fn values(&self) -> &[Chips] {
        &self.0
    }

    /// The smallest.
    pub fn smallest(&self) -> Chips {
        self.0.first().copied().unwrap_or(Chips(1))
    }

    /// The largest denomination of which all the amounts are whole multiples; the smallest where none is.
    pub fn largest_for(&self, amounts: impl IntoIterator<Item = Chips>) -> Chips {
        let mut left = &self.0[..];
        for amount in amounts {
            while left.len() > 1 && left.last().is_some_and(|chip| !amount.0.is_multiple_of(chip.0)) {
                left = &left[..left.len() - 1];
            }
        }
        left.last().copied().unwrap_or(Chips(1))
    }

    /// The denomination above this one.
    pub fn above(&self, chip: Chips) -> Option<Chips> {
        self.0.iter().copied().find(|other| *other > chip)
    }
}

impl Default for ChipSet {
    /// Chips of 1 and no other.
    fn default() -> Self {
        Self(vec![Chips(1)])
    }
}

/// Why a list of denominations is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct ChipSetError {
    /// Which denomination; `None` where their number is wrong.
    pub at: Option<usize>,
    /// The smallest that would be right there (or the fewest).
    pub least: u64,
    /// The largest (or the most).
    pub most: u64,
}

impl ChipSetError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "ERR_CHIPS"
    }
}

impl fmt::Display for ChipSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, least, most } = self;
        match at {
            None => write!(f, "chips: {least} to {most} denominations are needed"),
            Some(at) => {
                write!(
                    f,
                    "chips[{at}]: a denomination here is a multiple of the one below, {least} to {most}"
                )
            }
        }
    }
}

impl Error for ChipSetError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tt_08_denominations_are_multiples_from_the_smallest_up() {
        assert_eq!(ChipSet::new(vec![25, 100, 500]).unwrap().values(), [25, 100, 500].map(Chips));
        let wrong = |chips: &[u64]| {
            let ChipSetError { at, least, most } = ChipSet::new(chips.to_vec()).unwrap_err();
            (at, least, most)
        };
        assert_eq!(wrong(&[]), (None, 1, 12));
        assert_eq!(wrong(&[1; 13]), (None, 1, 12));
        assert_eq!(wrong(&[0]), (Some(0), 1, Chips::MAX.0));
        assert_eq!(wrong(&[1 << 53]), (Some(0), 1, Chips::MAX.0));
        for second in [25, 60, 10, 2_525, 0] {
            assert_eq!(wrong(&[25, second]), (Some(1), 50, 2_500), "{second}");
        }
        assert_eq!(wrong(&[1 << 52, u64::MAX - (u64::MAX % (1 << 52))]).0, Some(1));
    }

    #[test]
    fn the_largest_chip_that_makes_all_amounts() {
        let chips = ChipSet::new(vec![25, 100, 500]).unwrap();
        let largest = |amounts: &[u64]| chips.largest_for(amounts.iter().copied().map(Chips)).0;
        assert_eq!(
            [largest(&[]), largest(&[0, 1_000]), largest(&[500, 300]), largest(&[150])],
            [500, 500, 100, 25]
        );
        assert_eq!(largest(&[7]), 25);
        assert_eq!((chips.above(Chips(25)), chips.above(Chips(500))), (Some(Chips(100)), None));
    }
}
