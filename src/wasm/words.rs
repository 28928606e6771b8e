//! The words into which `npm/plain.js` folds arguments.
//!
//! A word's lowest three bits tell what it begins, the rest how much of it. Lists and objects say how many words their
//! parts take, none where they were too many to be folded.

use std::fmt::{self, Display};

const SMALL: u32 = 0;
const NUMBER: u32 = 1;
/// A number that is not whole, with its text: Rust's own writer of floats would cost the module some kilobytes.
const TOLD_NUMBER: u32 = 2;
const ASCII: u32 = 3;
const TEXT: u32 = 4;
const LIST: u32 = 5;
const OBJECT: u32 = 6;
const OTHER: u32 = 7;

/// The most characters of a text from outside that an error repeats.
const SHOWN: usize = 20;

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Text,
    List,
    Object,
    Null,
    Undefined,
    Boolean(bool),
    /// What no argument may be.
    Other,
}

/// A value: the words from its first on.
#[derive(Clone, Copy)]
pub(super) struct Words<'a>(&'a [u32]);

impl<'a> Words<'a> {
    pub(super) const UNDEFINED: Self = Self(&[OTHER | 1 << 3]);

    pub(super) const fn new(words: &'a [u32]) -> Self {
        if words.is_empty() { Self::UNDEFINED } else { Self(words) }
    }

    fn word(self, place: usize) -> u32 {
        self.0.get(place).copied().unwrap_or(0)
    }

    fn from(self, place: usize) -> &'a [u32] {
        self.0.get(place..).unwrap_or_default()
    }

    fn tag(self) -> u32 {
        self.word(0) & 7
    }

    fn count(self) -> u32 {
        self.word(0) >> 3
    }

    pub(super) fn kind(self) -> Kind {
        match (self.tag(), self.count()) {
            (SMALL | NUMBER | TOLD_NUMBER, _) => Kind::Number,
            (ASCII | TEXT, _) => Kind::Text,
            (LIST, _) => Kind::List,
            (OBJECT, _) => Kind::Object,
            (_, 0) => Kind::Null,
            (_, 1) => Kind::Undefined,
            (_, 2) => Kind::Boolean(false),
            (_, 3) => Kind::Boolean(true),
            _ => Kind::Other,
        }
    }

    /// The words after this value.
    pub(super) fn after(self) -> &'a [u32] {
        let count = self.count() as usize;
        let size = match self.tag() {
            SMALL => 1,
            NUMBER => 3,
            TOLD_NUMBER => return Self(self.from(3)).after(),
            ASCII => 1 + count.div_ceil(4),
            TEXT => 2 + count,
            LIST => 4 + self.word(3) as usize,
            OBJECT => 2 + self.word(1) as usize,
            _ if count > 3 => return Self(self.from(1)).after(),
            _ => 1,
        };
        self.from(size)
    }

    fn float(self, place: usize) -> f64 {
        f64::from_bits(u64::from(self.word(place + 1)) << 32 | u64::from(self.word(place)))
    }

    /// The number, or NaN where it is none.
    pub(super) fn number(self) -> f64 {
        match self.tag() {
            SMALL => self.count().into(),
            NUMBER | TOLD_NUMBER => self.float(1),
            _ => f64::NAN,
        }
    }

    /// The length of a text in UTF-16 units.
    pub(super) fn units(self) -> Option<u32> {
        match self.tag() {
            ASCII => Some(self.count()),
            TEXT => Some(self.word(1)),
            _ => None,
        }
    }

    fn byte(self, place: usize) -> u8 {
        (self.word(1 + place / 4) >> (place % 4 * 8)) as u8
    }

    /// Whether it is this text, of ASCII.
    pub(super) fn is(self, text: &str) -> bool {
        let same = |(place, byte): (usize, u8)| self.byte(place) == byte;
        self.tag() == ASCII && self.count() as usize == text.len() && text.bytes().enumerate().all(same)
    }

    /// The characters of a text, at most so many.
    pub(super) fn text(self, most: usize) -> String {
        let count = (self.count() as usize).min(most);
        if self.tag() == ASCII {
            (0..count).map(|place| char::from(self.byte(place))).collect()
        } else {
            let points = self.from(2).iter().take(count);
            points.map(|point| char::from_u32(*point).unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
        }
    }

    /// The beginning of a text.
    pub(super) fn shown(self) -> String {
        let start = self.text(SHOWN);
        if self.count() as usize > SHOWN { start + "…" } else { start }
    }

    /// A list's length, and the words of its entries.
    pub(super) fn list(self) -> Option<(f64, Option<&'a [u32]>)> {
        let length = self.float(1);
        (self.tag() == LIST).then(|| (length, self.parts(4, self.word(3), length == 0.0)))
    }

    /// An object's number of fields, and the words of their names and values.
    pub(super) fn object(self) -> Option<(u32, Option<&'a [u32]>)> {
        (self.tag() == OBJECT).then(|| (self.count(), self.parts(2, self.word(1), self.count() == 0)))
    }

    fn parts(self, from: usize, size: u32, none: bool) -> Option<&'a [u32]> {
        let parts = self.from(from).get(..size as usize).unwrap_or_default();
        if parts.is_empty() && !none { None } else { Some(parts) }
    }

    /// A list's length for an error, a number in its digits.
    pub(super) fn length_told(self) -> u64 {
        #[expect(clippy::cast_sign_loss)]
        self.list().map_or(0, |(length, _)| length as u64)
    }
}

impl Display for Words<'_> {
    /// The value in a few words, for an error.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = |f: &mut fmt::Formatter<'_>, place| f.write_str(&Self(self.from(place)).text(usize::MAX));
        match self.kind() {
            Kind::Number if self.tag() == TOLD_NUMBER => told(f, 3),
            Kind::Number => write!(f, "{}", self.number() as i64),
            Kind::Text => write!(f, "\"{}\"", self.shown()),
            Kind::List => f.write_str("an array"),
            Kind::Object => f.write_str("an object"),
            Kind::Null => f.write_str("null"),
            Kind::Undefined => f.write_str("undefined"),
            Kind::Boolean(value) => f.write_str(if value { "true" } else { "false" }),
            Kind::Other => told(f, 1),
        }
    }
}
