use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A number that a note can count for, 1 up to 9 (LP-7); serialized as that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct NoteNumber(u8);

impl NoteNumber {
    /// The number of these points; `None` outside 1 to 9.
    pub const fn new(points: u8) -> Option<Self> {
        if matches!(points, 1..=9) { Some(Self(points)) } else { None }
    }

    /// All nine, from 1 up.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (1..10).map(Self)
    }

    /// 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number so many points up, or down where negative, on the ring where 9 and 1 are neighbours (LP-9).
    ///
    /// # Examples
    ///
    /// ```
    /// use cardroom::NoteNumber;
    /// let nine = NoteNumber::new(9).unwrap();
    /// assert_eq!(nine.shifted(1).get(), 1);
    /// assert_eq!(nine.shifted(1).shifted(-1), nine);
    /// ```
    #[must_use]
    pub const fn shifted(self, points: i8) -> Self {
        Self((self.0 as i16 - 1 + points as i16).rem_euclid(9) as u8 + 1)
    }

    /// The shortest shift that leads to a number, −4 to 4: on a ring of nine no two are equally short.
    pub const fn shift_to(self, number: Self) -> i8 {
        (number.0.cast_signed() - self.0.cast_signed() + 4).rem_euclid(9) - 4
    }
}

impl fmt::Display for NoteNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for NoteNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A place in the serials of all notes, 1 to 7 from the left, announced before the deal (LP-4); serialized as that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct PlayingPlace(u8);

impl PlayingPlace {
    /// The first from the left.
    pub const FIRST: Self = Self(1);

    /// The place of this number; `None` outside 1 to 7.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=7) { Some(Self(number)) } else { None }
    }

    /// All seven, from the left.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (1..8).map(Self)
    }

    /// 1 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for PlayingPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for PlayingPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A banknote: a serial of seven digits, `0000001` to `9999999` (LP-2, LP-3). `0000000` has no base number and is none.
///
/// # Examples
///
/// ```
/// use cardroom::{Note, PlayingPlace};
/// let note: Note = "9101111".parse()?;
/// let place = PlayingPlace::new(3).unwrap();
/// assert_eq!(note.base(place).get(), 1); // a 0 stands at place 3, so the next digit counts
/// assert_eq!(note.jokers(), 1);
/// assert!("0000000".parse::<Note>().is_err());
/// # Ok::<(), cardroom::ParseNoteError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Note(u32);

impl Note {
    /// The number of different notes.
    pub const COUNT: u32 = 9_999_999;

    /// The note of a serial read as a number; `None` outside 1 to 9 999 999.
    pub const fn from_serial(serial: u32) -> Option<Self> {
        if matches!(serial, 1..=Self::COUNT) { Some(Self(serial)) } else { None }
    }

    /// The serial read as a number, 1 to 9 999 999.
    pub const fn serial(self) -> u32 {
        self.0
    }

    /// The seven digits, each 0 to 9, from the left.
    pub const fn digits(self) -> [u8; 7] {
        let mut digits = [0; 7];
        let mut rest = self.0;
        let mut at = 7;
        while at > 0 {
            at -= 1;
            digits[at] = (rest % 10) as u8;
            rest /= 10;
        }
        digits
    }

    /// The place whose digit is the base number: the playing place, or the first one to its right that does not hold
    /// a 0 (LP-5); after the last place comes the first (LP-6).
    pub fn base_place(self, place: PlayingPlace) -> PlayingPlace {
        let digits = self.digits();
        let (before, from) = digits.split_at(usize::from(place.0 - 1));
        let order = (place.0..8).chain(1..place.0).zip(from.iter().chain(before));
        let live = order.filter(|&(_, digit)| *digit != 0).map(|(number, _)| PlayingPlace(number)).next();
        live.unwrap_or(place)
    }

    /// The base number at a playing place: the digit at [`Note::base_place`].
    pub fn base(self, place: PlayingPlace) -> NoteNumber {
        NoteNumber(self.digits()[usize::from(self.base_place(place).0 - 1)])
    }

    /// The jokers, 0 to 6: each 0 of the serial lets the base number be shifted by one point (LP-8).
    pub fn jokers(self) -> u8 {
        self.digits().iter().map(|digit| u8::from(*digit == 0)).sum()
    }
}

impl FromStr for Note {
    type Err = ParseNoteError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let strict = text.len() == 7 && text.bytes().all(|byte| byte.is_ascii_digit());
        let serial =
            strict.then(|| text.bytes().fold(0, |serial, byte| serial * 10 + u32::from(byte - b'0')));
        serial
            .and_then(Self::from_serial)
            .ok_or_else(|| ParseNoteError { text: text.chars().take(12).collect(), position: 0 })
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:07}", self.0)
    }
}

impl fmt::Debug for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "wasm")]
impl serde::Serialize for Note {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that is no note (LP-3). The notation is strict: seven digits 0 to 9, not all of them 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseNoteError {
    /// What was read, cut after twelve characters.
    pub text: String,
    /// Its position in the list, from 0; 0 for a single note.
    pub position: usize,
}

impl fmt::Display for ParseNoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" at position {} is no note: write the seven digits of its serial, not all of them 0, as in \"0123456\"",
            self.text, self.position
        )
    }
}

impl Error for ParseNoteError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn base(serial: &str, place: u8) -> u8 {
        serial.parse::<Note>().unwrap().base(PlayingPlace::new(place).unwrap()).get()
    }

    fn number(points: u8) -> NoteNumber {
        NoteNumber::new(points).unwrap()
    }

    #[test]
    fn lp_02_a_note_is_its_seven_digits() {
        for (text, serial) in [("0000001", 1), ("0123456", 123_456), ("9999999", 9_999_999)] {
            let note: Note = text.parse().unwrap();
            assert_eq!(note.serial(), serial);
            assert_eq!(Note::from_serial(serial), Some(note));
            assert_eq!((note.to_string(), format!("{note:?}")), (text.to_owned(), text.to_owned()));
            assert_eq!(note.digits().map(|digit| char::from(b'0' + digit)).iter().collect::<String>(), text);
        }
        assert_eq!((Note::from_serial(0), Note::from_serial(10_000_000)), (None, None));
    }

    #[test]
    fn lp_03_a_serial_is_exactly_seven_ascii_digits_and_not_all_zeros() {
        for text in [
            "", "0000000", "123456", "12345678", "123456a", " 123456", "1234567 ", "+123456", "-123456",
            "1 34567",
        ] {
            assert_eq!(text.parse::<Note>(), Err(ParseNoteError { text: text.to_owned(), position: 0 }));
        }
        for text in ["٠١٢٣٤٥٦", "1２34567", "12345\u{661}"] {
            assert!(text.parse::<Note>().is_err(), "{text:?}");
        }
        assert_eq!("٠".repeat(40).parse::<Note>().unwrap_err().text, "٠".repeat(12));
    }

    #[test]
    fn lp_04_a_playing_place_is_1_to_7() {
        assert_eq!(PlayingPlace::all().map(PlayingPlace::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!([0, 8, 255].map(PlayingPlace::new), [None; 3]);
        assert!(PlayingPlace::all().all(|place| PlayingPlace::new(place.number()) == Some(place)));
    }

    #[test]
    fn lp_05_the_base_is_the_digit_at_the_place_or_the_next_live_one_to_the_right() {
        assert_eq!([1, 2, 3, 4, 5, 6, 7].map(|place| base("1234567", place)), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!([1, 2, 3, 4, 5, 6, 7].map(|place| base("0030405", place)), [3, 3, 3, 4, 4, 5, 5]);
        assert_eq!(base("0000001", 3), 1);
    }

    #[test]
    fn lp_06_with_no_live_digit_to_the_right_reading_goes_on_from_the_first() {
        assert_eq!(base("1000000", 2), 1);
        assert_eq!(base("0023000", 5), 2);
        assert_eq!(base("0900100", 7), 9);
        let note: Note = "0900100".parse().unwrap();
        let places = PlayingPlace::all().map(|place| note.base_place(place).number());
        assert_eq!(places.collect::<Vec<_>>(), [2, 2, 5, 5, 5, 2, 2]);
    }

    #[test]
    fn lp_07_numbers_rank_from_1_to_9() {
        assert!(NoteNumber::all().is_sorted());
        assert_eq!(NoteNumber::all().map(NoteNumber::get).collect::<Vec<_>>(), (1..=9).collect::<Vec<_>>());
        assert_eq!([0, 10, 255].map(NoteNumber::new), [None; 3]);
    }

    #[test]
    fn lp_08_every_zero_is_a_joker() {
        for (serial, jokers) in
            [("1234567", 0), ("0123456", 1), ("1203045", 2), ("0000001", 6), ("9000000", 6)]
        {
            assert_eq!(serial.parse::<Note>().unwrap().jokers(), jokers, "{serial}");
        }
    }

    #[test]
    fn lp_09_shifting_goes_round_the_ring() {
        assert_eq!((number(9).shifted(1), number(1).shifted(-1)), (number(1), number(9)));
        assert_eq!((number(8).shifted(5), number(2).shifted(-6)), (number(4), number(5)));
        assert_eq!((number(1).shifted(i8::MAX), number(1).shifted(i8::MIN)), (number(2), number(8)));
        for from in NoteNumber::all() {
            for to in NoteNumber::all() {
                let shift = from.shift_to(to);
                assert_eq!(from.shifted(shift), to);
                assert!(shift.abs() <= 4);
            }
        }
        assert_eq!((number(9).shift_to(number(1)), number(1).shift_to(number(6))), (1, -4));
    }
}
