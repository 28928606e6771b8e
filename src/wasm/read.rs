//! Reads what JavaScript hands in, strictly: every refusal names the path, what was expected and what came.
//!
//! `npm/plain.js` has folded the arguments into words before: each property was read just once there, and nothing here
//! calls out. Numbers are whole and in range, texts and lists bounded in length, objects plain and without unknown
//! fields; `BigInt`, `Map`, promises, class instances and typed arrays are refused.

use std::cmp::Ordering;
use std::fmt::{self, Display, Write};
use std::ops::RangeInclusive;

use super::fault::Fault;
use super::words::{Kind, Words};
use crate::{Card, Chips, Note, Seed};

/// The most fields that an object may have, known or not.
const MOST_FIELDS: u32 = 64;

/// A value from JavaScript together with the path that leads to it.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    value: Words<'a>,
    path: Path<'a>,
}

impl<'a> Field<'a> {
    /// The first argument of a function, by its name in the documentation.
    pub(super) fn argument(name: &'a str, words: &'a [u32]) -> Self {
        Self { value: Words::new(words), path: Path { parent: None, step: Step::Name(name) } }
    }

    /// The arguments of a function in their order.
    pub(super) fn arguments<const N: usize>(mut words: &'a [u32], names: [&'a str; N]) -> [Self; N] {
        names.map(|name| {
            let field = Self::argument(name, words);
            words = field.value.after();
            field
        })
    }

    /// The only argument of a function, an object: its fields are named without it, `stacks[2]`.
    pub(super) fn only_argument(name: &'a str, words: &'a [u32]) -> Self {
        Self { value: Words::new(words), path: Path { parent: None, step: Step::Only(name) } }
    }

    /// The refusal of this value: what was expected in its place.
    pub(super) fn refuse(&self, expected: impl Display) -> Fault {
        self.refused(&expected)
    }

    fn refused(&self, expected: &dyn Display) -> Fault {
        Fault::argument(&self.path, format_args!("expected {expected}, got {}", self.value))
    }

    /// A whole number in a range, at most 2^53 − 1.
    // Below 2^53 every whole number is a float of its own, and no other value gets as far as the last cast.
    #[expect(clippy::cast_precision_loss, clippy::cast_sign_loss)]
    pub(super) fn whole(&self, range: RangeInclusive<u64>) -> Result<u64, Fault> {
        let (least, most) = (*range.start(), Chips::MAX.0.min(*range.end()));
        let value = self.value.number();
        if value.fract() == 0.0 && (least as f64..=most as f64).contains(&value) {
            return Ok(value as u64);
        }
        // The largest safe integer is no bound that a person has in mind, unless it was passed.
        if most == Chips::MAX.0 && value.partial_cmp(&(most as f64)) != Some(Ordering::Greater) {
            Err(self.refuse(format_args!("a whole number from {least}")))
        } else {
            Err(self.refuse(format_args!("a whole number from {least} to {most}")))
        }
    }

    /// A whole number, below zero too, with at most so much on either side.
    #[expect(clippy::cast_precision_loss)]
    pub(super) fn signed(&self, most: Chips) -> Result<i64, Fault> {
        let value = self.value.number();
        if value.fract() == 0.0 && value.abs() <= most.0.min(Chips::MAX.0) as f64 {
            return Ok(value as i64);
        }
        Err(self.refuse(format_args!("a whole number from -{most} to {most}")))
    }

    /// An amount of chips.
    pub(super) fn chips(&self) -> Result<Chips, Fault> {
        self.whole(0..=Chips::MAX.0).map(Chips)
    }

    /// Whether it is missing.
    pub(super) fn is_undefined(&self) -> bool {
        self.value.kind() == Kind::Undefined
    }

    /// Whether it is a string.
    pub(super) fn is_text(&self) -> bool {
        self.value.kind() == Kind::Text
    }

    /// `true` or `false`.
    pub(super) fn boolean(&self) -> Result<bool, Fault> {
        match self.value.kind() {
            Kind::Boolean(value) => Ok(value),
            _ => Err(self.refuse("true or false")),
        }
    }

    /// A text of at most so many UTF-16 units.
    pub(super) fn text(&self, most: u32) -> Result<String, Fault> {
        match self.value.units() {
            None => Err(self.refuse("a string")),
            Some(units) if units > most => Err(Fault::argument(
                &self.path,
                format_args!("expected at most {most} characters, got {units}"),
            )),
            Some(_) => Ok(self.value.text(usize::MAX)),
        }
    }

    /// One of a few words.
    pub(super) fn choice<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, Fault> {
        let at = self.word(&|at| words.get(at).map(|(word, _)| *word))?;
        words.get(at).map(|(_, meaning)| *meaning).ok_or_else(|| self.refuse("another word"))
    }

    /// Which one of a few words.
    pub(super) fn one_of(&self, words: &[&'static str]) -> Result<usize, Fault> {
        self.word(&|at| words.get(at).copied())
    }

    // Apart from `choice`, so that it is compiled once and not for every meaning.
    fn word(&self, word: &dyn Fn(usize) -> Option<&'static str>) -> Result<usize, Fault> {
        let words = || (0..).map_while(word);
        let found = words().position(|word| self.value.is(word));
        found.ok_or_else(|| self.refuse(Alternatives(&words().collect::<Vec<_>>())))
    }

    /// The text, where it is one of so many UTF-16 units.
    fn short(&self, units: u32) -> Option<String> {
        (self.value.units() == Some(units)).then(|| self.value.text(usize::MAX))
    }

    /// A seed. What was read is not repeated in the error, for it may be nearly one.
    pub(super) fn seed(&self) -> Result<Seed, Fault> {
        let expected = "64 hexadecimal digits";
        let Some(units) = self.value.units() else { return Err(self.refuse(expected)) };
        let seed = self.short(64).and_then(|text| text.parse().ok());
        seed.ok_or_else(|| {
            Fault::argument(
                &self.path,
                format_args!("expected {expected}, got a string of {units} characters"),
            )
        })
    }

    /// A card in the strict notation, `"Td"`.
    pub(super) fn card(&self) -> Result<Card, Fault> {
        let card = self.short(2).and_then(|text| text.parse().ok());
        card.ok_or_else(|| self.refuse("a card such as \"Td\""))
    }

    /// A banknote by its serial, `"0123456"`.
    pub(super) fn note(&self) -> Result<Note, Fault> {
        let note = self.short(7).and_then(|text| text.parse().ok());
        note.ok_or_else(|| self.refuse("a serial of 7 digits, not all 0, such as \"0123456\""))
    }

    /// Cards as an array of strings, or as one string in which they stand together or apart by single spaces.
    /// Repetitions are not looked for.
    pub(super) fn cards(&self, most: usize) -> Result<Vec<Card>, Fault> {
        if !self.is_text() {
            return self.list(most, |card| card.card());
        }
        let length = u32::try_from(most * 3).unwrap_or(u32::MAX);
        Card::parse_list(&self.text(length)?)
            .map_err(|error| Fault::argument(&self.path, format_args!("{error}")))
            .and_then(
                |cards| if cards.len() > most { Err(self.too_long(most, cards.len())) } else { Ok(cards) },
            )
    }

    /// An array of at most so many entries, each read in turn.
    pub(super) fn list<T>(
        &self,
        most: usize,
        mut read: impl FnMut(Field<'_>) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let mut items = Vec::new();
        self.each(most, &mut |field| {
            items.push(read(field)?);
            Ok(())
        })?;
        Ok(items)
    }

    // Apart from `list`, so that it is compiled once and not for every type of entry; so are `open` and `close`.
    #[expect(clippy::cast_precision_loss)] // as `most` is far below 2^53
    fn each(&self, most: usize, read: &mut dyn FnMut(Field<'_>) -> Result<(), Fault>) -> Result<(), Fault> {
        let Some((length, mut items)) = self.value.list() else { return Err(self.refuse("an array")) };
        if length > most as f64 || items.is_none() {
            let length = self.value.length_told();
            return Err(self.too_long(most, length));
        }
        #[expect(clippy::cast_sign_loss)]
        for index in 0..length as u32 {
            let value = Words::new(items.unwrap_or_default());
            items = Some(value.after());
            read(Field { value, path: Path { parent: Some(&self.path), step: Step::Index(index) } })?;
        }
        Ok(())
    }

    fn too_long(&self, most: usize, length: impl Display) -> Fault {
        Fault::argument(&self.path, format_args!("expected at most {most} entries, got {length}"))
    }

    /// A plain object. After `read`, fields that it did not ask for are refused.
    pub(super) fn object<T>(
        &self,
        read: impl FnOnce(&mut Object<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut object = self.open()?;
        let result = read(&mut object)?;
        object.close()?;
        Ok(result)
    }

    fn open(&self) -> Result<Object<'_>, Fault> {
        let Some((count, fields)) = self.value.object() else { return Err(self.refuse("a plain object")) };
        if count > MOST_FIELDS || fields.is_none() {
            return Err(Fault::argument(&self.path, format_args!("has {count} fields")));
        }
        let unread = u64::MAX.checked_shr(64 - count).unwrap_or(0);
        Ok(Object { fields: fields.unwrap_or_default(), path: &self.path, unread })
    }

    /// The field itself, or `None` where it is `null`.
    pub(super) fn nullable(self) -> Option<Self> {
        if self.value.kind() == Kind::Null { None } else { Some(self) }
    }
}

impl Display for Field<'_> {
    /// The path.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.fmt(f)
    }
}

/// The fields of a plain object that is being read. Only its own are seen, none that its prototype has.
pub(super) struct Object<'a> {
    fields: &'a [u32],
    path: &'a Path<'a>,
    /// A bit for each field that nobody has asked for.
    unread: u64,
}

impl<'a> Object<'a> {
    /// A field that must be there: where it is missing, what reads it meets `undefined` and refuses that.
    pub(super) fn required(&mut self, name: &'a str) -> Field<'a> {
        let mut value = Words::UNDEFINED;
        let (mut rest, mut bit) = (self.fields, 1);
        while !rest.is_empty() {
            let key = Words::new(rest);
            let field = Words::new(key.after());
            if self.unread & bit != 0 && key.is(name) {
                self.unread ^= bit;
                value = field;
                break;
            }
            rest = field.after();
            bit <<= 1;
        }
        Field { value, path: Path::name(self.path, name) }
    }

    /// A field that may be missing or `undefined`.
    pub(super) fn optional(&mut self, name: &'a str) -> Option<Field<'a>> {
        let field = self.required(name);
        if field.is_undefined() { None } else { Some(field) }
    }

    /// A field that a legal action leaves open: where it is missing, the refusal says what is to be chosen.
    pub(super) fn chosen(&mut self, name: &'a str, choice: &str) -> Result<Field<'a>, Fault> {
        let field = self.required(name);
        if field.is_undefined() { Err(field.refuse(choice)) } else { Ok(field) }
    }

    /// Lets these fields pass unread.
    pub(super) fn ignore(&mut self, names: &[&'a str]) {
        for name in names {
            self.required(name);
        }
    }

    /// A flag, as it was where it is missing.
    #[inline(never)]
    pub(super) fn flag(&mut self, name: &'a str, default: bool) -> Result<bool, Fault> {
        self.optional(name).map_or(Ok(default), |flag| flag.boolean())
    }

    /// One of a few words, as it was where it is missing.
    pub(super) fn word<T: Copy>(
        &mut self,
        name: &'a str,
        words: &[(&'static str, T)],
        default: T,
    ) -> Result<T, Fault> {
        self.optional(name).map_or(Ok(default), |field| field.choice(words))
    }

    fn close(self) -> Result<(), Fault> {
        let (mut rest, mut unread) = (self.fields, self.unread);
        while unread != 0 {
            let key = Words::new(rest);
            if unread & 1 != 0 {
                let name = key.shown();
                return Err(Fault::argument(&Path::name(self.path, &name), format_args!("unknown field")));
            }
            rest = Words::new(key.after()).after();
            unread >>= 1;
        }
        Ok(())
    }
}

/// The way from an argument down to a value, rendered only where an error needs it.
#[derive(Clone, Copy)]
struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Only(&'a str),
    Name(&'a str),
    Index(u32),
}

impl<'a> Path<'a> {
    const fn name(parent: &'a Path<'a>, name: &'a str) -> Self {
        Self { parent: Some(parent), step: Step::Name(name) }
    }
}

impl Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parent = self.parent.filter(|parent| !matches!(parent.step, Step::Only(_)));
        if let Some(parent) = parent {
            parent.fmt(f)?;
        }
        match self.step {
            Step::Name(name) if parent.is_some() => write!(f, ".{name}"),
            Step::Name(name) | Step::Only(name) => f.write_str(name),
            Step::Index(index) => write!(f, "[{index}]"),
        }
    }
}

/// `"none", "each" or "big-blind"`.
struct Alternatives<'a>(&'a [&'a str]);

impl Display for Alternatives<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, word) in self.0.iter().enumerate() {
            match place {
                0 => {}
                _ if place + 1 == self.0.len() => f.write_str(" or ")?,
                _ => f.write_str(", ")?,
            }
            f.write_char('"')?;
            f.write_str(word)?;
            f.write_char('"')?;
        }
        Ok(())
    }
}
