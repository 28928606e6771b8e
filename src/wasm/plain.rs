//! Plain data on its way to JavaScript: one list of words, which `npm/plain.js` unfolds into objects in one go.
//!
//! A word's lowest three bits tell what it begins, the rest how much of it. Texts that stand in the module itself go as
//! their place and length: JavaScript reads each of them once.

use std::cell::Cell;
use std::fmt::{self, Display};

use serde::ser::{
    self, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::fault::Fault;

const SMALL: u32 = 0;
const NUMBER: u32 = 1;
const OWN_TEXT: u32 = 2;
const TEXT: u32 = 3;
const LIST: u32 = 4;
const OBJECT: u32 = 5;
const NULL: u32 = 6;
const FALSE: u32 = 6 | 1 << 3;
const TRUE: u32 = 6 | 2 << 3;
const SHORT_TEXT: u32 = 7;
/// What a count goes up by.
const ONE: u32 = 1 << 3;
/// The first number that does not fit beside the three bits.
const TOO_LARGE: u64 = 1 << 29;

/// What the first word of an answer says.
const VALUE: u32 = 0;
const FAULT: u32 = 1;
const NUMBERS: u32 = 2;

thread_local! {
    static ANSWER: Cell<Vec<u32>> = const { Cell::new(Vec::new()) };
}

/// The place in memory where the words of an answer begin: they stay there until the next answer.
pub type Answer = u32;

/// What an exported function gives back.
pub(super) fn answer(result: Result<Plain, Fault>) -> Answer {
    let words = result.map_or_else(
        |fault| {
            let mut words = fault.described().0;
            if let Some(kind) = words.first_mut() {
                *kind = FAULT;
            }
            words
        },
        |plain| plain.0,
    );
    let place = words.as_ptr() as usize as u32;
    ANSWER.set(words);
    place
}

/// Plain data of a result: objects, arrays, numbers, strings, `null`; never a Map, a `BigInt` or `undefined`.
pub(super) struct Plain(Vec<u32>);

impl Plain {
    fn new(kind: u32) -> Self {
        // The last answer has been read: its memory serves again.
        let mut words = ANSWER.take();
        words.clear();
        words.push(kind);
        Self(words)
    }

    /// The data of a value.
    pub(super) fn of(value: &(impl Serialize + ?Sized)) -> Self {
        let mut plain = Self::new(VALUE);
        let Ok(()) = value.serialize(&mut plain);
        plain
    }

    /// Many numbers, as a typed array.
    pub(super) fn numbers(numbers: &[u32]) -> Self {
        let mut plain = Self::new(NUMBERS);
        plain.0.push(numbers.len() as u32);
        plain.0.extend_from_slice(numbers);
        plain
    }

    /// An object, to be filled by [`Plain::with`].
    pub(super) fn object() -> Self {
        let mut plain = Self::new(VALUE);
        plain.0.push(OBJECT);
        plain
    }

    /// This object with one field more.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: &Self) -> Self {
        self.begin_field(1, name);
        self.0.extend_from_slice(value.0.get(1..).unwrap_or_default());
        self
    }

    /// This object with one text more.
    #[must_use]
    pub(super) fn with_text(mut self, name: &'static str, text: &str) -> Self {
        self.begin_field(1, name);
        self.text(text);
        self
    }

    /// Counts a part of a list or object that is still open.
    fn begin_part(&mut self, header: usize) {
        if let Some(header) = self.0.get_mut(header) {
            *header += ONE;
        }
    }

    fn begin_field(&mut self, header: usize, name: &'static str) {
        self.begin_part(header);
        self.own_text(name);
    }

    fn number(&mut self, number: f64) {
        let bits = number.to_bits();
        self.0.extend_from_slice(&[NUMBER, bits as u32, (bits >> 32) as u32]);
    }

    fn own_text(&mut self, text: &'static str) {
        let (place, length) = (text.as_ptr() as usize as u64, text.len() as u32);
        if place < 1 << 21 && length < 1 << 8 {
            self.0.push(OWN_TEXT | length << 3 | (place as u32) << 11);
        } else {
            self.text(text);
        }
    }

    fn text(&mut self, text: &str) {
        let bytes = text.as_bytes();
        if bytes.len() <= 4 && bytes.iter().all(|byte| (1..128).contains(byte)) {
            let word = bytes.iter().rev().fold(0, |word, byte| word << 7 | u32::from(*byte));
            self.0.push(SHORT_TEXT | word << 3);
        } else {
            self.0.push(TEXT | (bytes.len() as u32) << 3);
            self.0.extend(
                bytes
                    .chunks(4)
                    .map(|chunk| chunk.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))),
            );
        }
    }

    fn open(&mut self, tag: u32) -> Open<'_> {
        let header = self.0.len();
        self.0.push(tag);
        Open { plain: self, header }
    }
}

/// The error of a writer that cannot fail.
#[derive(Debug)]
pub(super) enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    /// Called only for what no result has: times before 1970, paths that are no text, locks, skipped variants, flattened
    /// values that are neither structs nor maps. All results are types of this crate.
    fn custom<T: Display>(_: T) -> Self {
        unreachable!()
    }
}

type Written = Result<(), Never>;

/// A list or an object whose parts are being written.
pub(super) struct Open<'a> {
    plain: &'a mut Plain,
    header: usize,
}

impl<'a> Serializer for &'a mut Plain {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, value: bool) -> Written {
        self.0.push(if value { TRUE } else { FALSE });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    #[expect(clippy::cast_precision_loss)] // chips are below 2^53
    fn serialize_i64(self, value: i64) -> Written {
        match u64::try_from(value) {
            Ok(value) => self.serialize_u64(value),
            Err(_) => self.serialize_f64(value as f64),
        }
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_u64(value.into())
    }

    #[expect(clippy::cast_precision_loss)] // chips are below 2^53
    fn serialize_u64(self, value: u64) -> Written {
        if value < TOO_LARGE {
            self.0.push(SMALL | (value as u32) << 3);
        } else {
            self.number(value as f64);
        }
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.number(value);
        Ok(())
    }

    fn serialize_char(self, value: char) -> Written {
        self.text(value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Written {
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        value.serialize(self)
    }

    fn serialize_none(self) -> Written {
        self.0.push(NULL);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.own_text(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let open = self.open(OBJECT);
        open.plain.begin_field(open.header, variant);
        value.serialize(open.plain)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Never> {
        Ok(self.open(LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Never> {
        Ok(self.open(LIST))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Never> {
        Ok(self.open(LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Never> {
        let open = self.open(OBJECT);
        open.plain.begin_field(open.header, variant);
        Ok(open.plain.open(LIST))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Never> {
        Ok(self.open(OBJECT))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Never> {
        Ok(self.open(OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Never> {
        let open = self.open(OBJECT);
        open.plain.begin_field(open.header, variant);
        Ok(open.plain.open(OBJECT))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Written {
        self.text(&value.to_string());
        Ok(())
    }
}

impl Open<'_> {
    fn part(&mut self, value: &(impl Serialize + ?Sized)) -> Written {
        self.plain.begin_part(self.header);
        value.serialize(&mut *self.plain)
    }

    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Written {
        self.plain.begin_field(self.header, name);
        value.serialize(&mut *self.plain)
    }
}

/// Lists, and objects whose fields have names, differ for serde by where they come from; here they do not.
macro_rules! lists {
    ($($kind:ident::$part:ident),*) => { $(
        impl $kind for Open<'_> {
            type Ok = ();
            type Error = Never;

            fn $part<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.part(value)
            }

            fn end(self) -> Written {
                Ok(())
            }
        }
    )* };
}

macro_rules! objects {
    ($($kind:ident),*) => { $(
        impl $kind for Open<'_> {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
                self.field(name, value)
            }

            fn end(self) -> Written {
                Ok(())
            }
        }
    )* };
}

lists!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);
objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.part(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        value.serialize(&mut *self.plain)
    }

    fn end(self) -> Written {
        Ok(())
    }
}
