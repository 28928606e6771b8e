//! Reads what JavaScript hands in, strictly: every refusal names the path, what was expected and what came.
//!
//! Each property is read just once. Numbers are whole and in range, texts and lists bounded in length, objects plain and
//! without unknown fields; `BigInt`, `Map`, promises, class instances and typed arrays are refused.

use std::cmp::Ordering;
use std::fmt::{self, Display, Write};
use std::ops::RangeInclusive;

use js_sys::{Array, JsString, Number, Reflect};
use wasm_bindgen::prelude::*;

use super::fault::Fault;
use crate::{Card, Chips, Note, Seed};

/// The most fields that an object may have, known or not.
const MOST_FIELDS: u32 = 64;
/// The most characters of a text from outside that an error repeats.
const SHOWN: u32 = 20;

// js-sys declares these as if they never threw. A proxy's traps and a revoked proxy do.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn keys(object: &JsValue) -> Result<Array, JsValue>;
    #[wasm_bindgen(catch, js_namespace = Object, js_name = getPrototypeOf)]
    fn prototype(object: &JsValue) -> Result<JsValue, JsValue>;
}

/// A value from JavaScript together with the path that leads to it.
pub(super) struct Field<'a> {
    value: JsValue,
    path: Path<'a>,
}

impl<'a> Field<'a> {
    /// An argument of a function, by its name in the documentation.
    pub(super) const fn argument(name: &'a str, value: JsValue) -> Self {
        Self { value, path: Path { parent: None, step: Step::Name(name) } }
    }

    /// The only argument of a function, an object: its fields are named without it, `stacks[2]`.
    pub(super) const fn only_argument(name: &'a str, value: JsValue) -> Self {
        Self { value, path: Path { parent: None, step: Step::Only(name) } }
    }

    /// The refusal of this value: what was expected in its place.
    pub(super) fn refuse(&self, expected: impl Display) -> Fault {
        Fault::argument(&self.path, format_args!("expected {expected}, got {}", describe(&self.value)))
    }

    /// A whole number in a range, at most 2^53 − 1.
    // Below 2^53 every whole number is a float of its own, and no other value gets as far as the last cast.
    #[expect(clippy::cast_precision_loss, clippy::cast_sign_loss)]
    pub(super) fn whole(&self, range: RangeInclusive<u64>) -> Result<u64, Fault> {
        let (least, most) = (*range.start(), Chips::MAX.0.min(*range.end()));
        let value = self.value.as_f64().unwrap_or(f64::NAN);
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
        let value = self.value.as_f64().unwrap_or(f64::NAN);
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
        self.value.is_undefined()
    }

    /// Whether it is a string.
    pub(super) fn is_text(&self) -> bool {
        self.value.is_string()
    }

    /// `true` or `false`.
    pub(super) fn boolean(&self) -> Result<bool, Fault> {
        self.value.as_bool().ok_or_else(|| self.refuse("true or false"))
    }

    /// A text of at most so many UTF-16 units.
    pub(super) fn text(&self, most: u32) -> Result<String, Fault> {
        match self.value.dyn_ref::<JsString>() {
            None => Err(self.refuse("a string")),
            Some(text) if text.length() > most => Err(Fault::argument(
                &self.path,
                format_args!("expected at most {most} characters, got {}", text.length()),
            )),
            Some(text) => Ok(String::from(text)),
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
        let longest = words().map(str::len).max().unwrap_or(0);
        let text = self.value.dyn_ref::<JsString>().filter(|text| text.length() as usize <= longest);
        let text = text.map(String::from);
        let found = words().position(|word| Some(word) == text.as_deref());
        found.ok_or_else(|| self.refuse(Alternatives(&words().collect::<Vec<_>>())))
    }

    /// A seed. What was read is not repeated in the error, for it may be nearly one.
    pub(super) fn seed(&self) -> Result<Seed, Fault> {
        let expected = "64 hexadecimal digits";
        let Some(text) = self.value.dyn_ref::<JsString>() else { return Err(self.refuse(expected)) };
        let seed = (text.length() == 64).then(|| String::from(text).parse().ok()).flatten();
        seed.ok_or_else(|| {
            let length = text.length();
            Fault::argument(
                &self.path,
                format_args!("expected {expected}, got a string of {length} characters"),
            )
        })
    }

    /// A card in the strict notation, `"Td"`.
    pub(super) fn card(&self) -> Result<Card, Fault> {
        let text = self.value.dyn_ref::<JsString>().filter(|text| text.length() == 2);
        let card = text.and_then(|text| String::from(text).parse().ok());
        card.ok_or_else(|| self.refuse("a card such as \"Td\""))
    }

    /// A banknote by its serial, `"0123456"`.
    pub(super) fn note(&self) -> Result<Note, Fault> {
        let text = self.value.dyn_ref::<JsString>().filter(|text| text.length() == 7);
        let note = text.and_then(|text| String::from(text).parse().ok());
        note.ok_or_else(|| self.refuse("a serial of 7 digits, not all 0, such as \"0123456\""))
    }

    /// Cards as an array of strings, or as one string in which they stand together or apart by single spaces.
    /// Repetitions are not looked for.
    pub(super) fn cards(&self, most: usize) -> Result<Vec<Card>, Fault> {
        if !self.value.is_string() {
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
    fn each(&self, most: usize, read: &mut dyn FnMut(Field<'_>) -> Result<(), Fault>) -> Result<(), Fault> {
        if !is_array(&self.value).map_err(Fault::Thrown)? {
            return Err(self.refuse("an array"));
        }
        // Of a proxy anything may come back as the length.
        let length = Field { value: get(&self.value, "length")?, path: Path::name(&self.path, "length") };
        let count =
            length.whole(0..=most as u64).map_err(|_| self.too_long(most, describe(&length.value)))?;
        (0..count as u32).try_for_each(|index| {
            let value = Reflect::get_u32(&self.value, index).map_err(Fault::Thrown)?;
            read(Field { value, path: Path { parent: Some(&self.path), step: Step::Index(index) } })
        })
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
        if !self.value.is_object() || !is_plain(&self.value).map_err(Fault::Thrown)? {
            return Err(self.refuse("a plain object"));
        }
        let names = keys(&self.value).map_err(Fault::Thrown)?;
        if names.length() > MOST_FIELDS {
            return Err(Fault::argument(&self.path, format_args!("has {} fields", names.length())));
        }
        Ok(Object { value: &self.value, path: &self.path, unread: names.iter().collect() })
    }

    /// The field itself, or `None` where it is `null`.
    pub(super) fn nullable(self) -> Option<Self> {
        if self.value.is_null() { None } else { Some(self) }
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
    value: &'a JsValue,
    path: &'a Path<'a>,
    unread: Vec<JsValue>,
}

impl<'a> Object<'a> {
    /// A field that must be there: where it is missing, what reads it meets `undefined` and refuses that.
    pub(super) fn required(&mut self, name: &'a str) -> Result<Field<'a>, Fault> {
        let place = self.unread.iter().position(|unread| *unread == name);
        let value = match place {
            Some(place) => {
                self.unread.swap_remove(place);
                get(self.value, name)?
            }
            None => JsValue::UNDEFINED,
        };
        Ok(Field { value, path: Path::name(self.path, name) })
    }

    /// A field that may be missing or `undefined`.
    pub(super) fn optional(&mut self, name: &'a str) -> Result<Option<Field<'a>>, Fault> {
        self.required(name).map(|field| if field.value.is_undefined() { None } else { Some(field) })
    }

    /// A field that a legal action leaves open: where it is missing, the refusal says what is to be chosen.
    pub(super) fn chosen(&mut self, name: &'a str, choice: &str) -> Result<Field<'a>, Fault> {
        let field = self.required(name)?;
        if field.is_undefined() { Err(field.refuse(choice)) } else { Ok(field) }
    }

    /// Lets these fields pass unread.
    pub(super) fn ignore(&mut self, names: &[&str]) {
        self.unread.retain(|unread| !names.iter().any(|name| *unread == *name));
    }

    /// A flag, as it was where it is missing.
    #[inline(never)]
    pub(super) fn flag(&mut self, name: &'a str, default: bool) -> Result<bool, Fault> {
        self.optional(name)?.map_or(Ok(default), |flag| flag.boolean())
    }

    /// One of a few words, as it was where it is missing.
    pub(super) fn word<T: Copy>(
        &mut self,
        name: &'a str,
        words: &[(&'static str, T)],
        default: T,
    ) -> Result<T, Fault> {
        self.optional(name)?.map_or(Ok(default), |field| field.choice(words))
    }

    fn close(self) -> Result<(), Fault> {
        self.unread.first().map_or(Ok(()), |name| {
            let name = shown(name.unchecked_ref());
            Err(Fault::argument(&Path::name(self.path, &name), format_args!("unknown field")))
        })
    }
}

fn get(object: &JsValue, name: &str) -> Result<JsValue, Fault> {
    Reflect::get(object, &JsValue::from_str(name)).map_err(Fault::Thrown)
}

/// True for an object literal, of any realm, and for an object without a prototype.
fn is_plain(value: &JsValue) -> Result<bool, JsValue> {
    if is_array(value)? {
        return Ok(false);
    }
    let parent = prototype(value)?;
    Ok(parent.is_null() || prototype(&parent)?.is_null())
}

/// A value in a few words, for an error.
fn describe(value: &JsValue) -> String {
    if let Some(number) = value.dyn_ref::<Number>() {
        // As JavaScript writes it; Rust's own writer of floats would cost the module some kilobytes.
        return number.to_string_with_radix(10).map_or_else(|_| "a number".into(), String::from);
    }
    if let Some(text) = value.dyn_ref::<JsString>() {
        return format!("\"{}\"", shown(text));
    }
    if let Some(boolean) = value.as_bool() {
        return boolean.to_string();
    }
    let class = || {
        let name = Reflect::get(&prototype(value)?, &"constructor".into())
            .and_then(|constructor| Reflect::get(&constructor, &"name".into()))?;
        Ok::<_, JsValue>(name.dyn_ref::<JsString>().map(shown))
    };
    match value {
        _ if value.is_undefined() => "undefined".into(),
        _ if value.is_null() => "null".into(),
        _ if value.is_bigint() => "a BigInt".into(),
        _ if value.is_symbol() => "a symbol".into(),
        _ if value.is_function() => "a function".into(),
        _ if is_array(value).unwrap_or(false) => "an array".into(),
        _ => match class() {
            Ok(Some(name)) if name != "Object" => format!("an object of class {name}"),
            _ => "an object".into(),
        },
    }
}

/// The beginning of a text from outside.
fn shown(text: &JsString) -> String {
    let start = String::from(text.slice(0, SHOWN));
    if text.length() > SHOWN { start + "…" } else { start }
}

/// The way from an argument down to a value, rendered only where an error needs it.
struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    step: Step<'a>,
}

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
