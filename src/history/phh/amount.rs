use std::fmt;

use super::PhhLimits;
use crate::Chips;

/// A number as a record writes it, without sign: so many units of a tenth, a hundredth, ….
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Amount {
    digits: u64,
    /// Decimal places; the last digit is not 0 where there are any.
    places: u32,
}

impl Amount {
    /// Reads `150`, `1_000` or `9950.0`. `None` for what is no such number, and for more digits than chips can have.
    pub fn read(text: &str) -> Option<Self> {
        let (whole, fraction) = match text.split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (text, None),
        };
        let well_formed = |part: &str| {
            // An underscore stands between two digits.
            part.split('_').all(|group| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let leading_zero = whole.len() > 1 && whole.starts_with('0');
        if !well_formed(whole) || leading_zero || fraction.is_some_and(|part| !well_formed(part)) {
            return None;
        }
        let fraction = fraction.unwrap_or_default().trim_end_matches(['0', '_']);
        let (mut digits, mut places) = (0_u64, 0);
        for byte in whole.bytes().filter(u8::is_ascii_digit) {
            digits = digits.checked_mul(10)?.checked_add(u64::from(byte - b'0'))?;
        }
        for byte in fraction.bytes().filter(u8::is_ascii_digit) {
            digits = digits.checked_mul(10)?.checked_add(u64::from(byte - b'0'))?;
            places += 1;
        }
        (places <= PhhLimits::PLACES && digits <= Chips::MAX.0).then_some(Self { digits, places })
    }

    /// A share of a pot may have more places than an amount that is bet: what is beyond them is cut off.
    pub fn read_share(text: &str) -> Option<Self> {
        let (whole, fraction) = text.split_once('.')?;
        let kept = text.get(..=whole.len() + PhhLimits::PLACES as usize)?;
        if fraction.bytes().all(|byte| byte.is_ascii_digit()) { Self::read(kept) } else { None }
    }

    pub const fn is_zero(self) -> bool {
        self.digits == 0
    }

    pub const fn places(self) -> u32 {
        self.places
    }

    /// The number in chips, where one unit of the record is 10 to the power of `places` chips; `None` where that
    /// is not whole or too much.
    pub fn chips(self, places: u32) -> Option<Chips> {
        let by = 10_u64.checked_pow(places.checked_sub(self.places)?)?;
        self.digits.checked_mul(by).map(Chips).filter(|chips| *chips <= Chips::MAX)
    }

    /// The same, with a fraction of a chip.
    #[allow(clippy::cast_precision_loss)] // At most 2^53 − 1: exact.
    pub fn value(self, places: u32) -> f64 {
        let tens = |power: u32| f64::from(10_u32.saturating_pow(power));
        self.digits as f64 * tens(places) / tens(self.places)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.places == 0 {
            return write!(f, "{}", self.digits);
        }
        let one = 10_u64.saturating_pow(self.places);
        write!(f, "{}.{:0width$}", self.digits / one, self.digits % one, width = self.places as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_records_write_them() {
        for (text, written) in [
            ("0", "0"),
            ("150", "150"),
            ("1_000", "1000"),
            ("9950.0", "9950"),
            ("0.25", "0.25"),
            ("1.0500", "1.05"),
        ] {
            assert_eq!(Amount::read(text).unwrap().to_string(), written);
        }
        for text in [
            "",
            "-1",
            "+1",
            "01",
            "1_",
            "_1",
            "1__0",
            "1.",
            ".5",
            "1.2.3",
            "1e3",
            "0x10",
            "inf",
            "nan",
            "0.00001",
            "9007199254740992",
            "99999999999999999999999",
            "٣",
        ] {
            assert_eq!(Amount::read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_share_is_cut_after_four_places() {
        for (text, written) in [("3333.3333333333335", "3333.3333"), ("0.99999", "0.9999"), ("1.00001", "1")]
        {
            assert_eq!(Amount::read_share(text).unwrap().to_string(), written);
        }
        for text in ["", "1", "1.5", "-1.00001", "1.0000é", "1.0000x", "inf", "1.00001e5", "."] {
            assert_eq!(Amount::read_share(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_unit_of_the_record_is_a_power_of_ten_in_chips() {
        let quarter = Amount::read("0.25").unwrap();
        assert_eq!(
            (quarter.chips(2), quarter.chips(3), quarter.chips(1)),
            (Some(Chips(25)), Some(Chips(250)), None)
        );
        assert!((Amount::read("10387.5").unwrap().value(0) - 10387.5).abs() < f64::EPSILON);
        assert_eq!(Amount::read("9007199254740991").unwrap().chips(1), None);
    }
}
