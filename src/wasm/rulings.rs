//! The floor's rulings. Words are read by their places in lists, and results written field by field: it is compiled once.

use js_sys::{Array, Object as Plain};
use wasm_bindgen::prelude::*;

use super::fault::{Fault, set};
use super::read::{Field, Object};
use crate::Chips;
use crate::rulings::{
    Facts, First, Gesture, Offence, Open, Penalty, Ruling, Since, Situation, SituationError, Turn, Word,
    Words, penalty, ruling,
};
use crate::table::Action;

/// The most motions, chips of a motion, actions since, or penalties before.
const MOST: usize = 100;

const WORDS: [Word; 6] = [Word::Fold, Word::Check, Word::Call, Word::Bet, Word::Raise, Word::AllIn];
const FIRST: [First; 3] = [First::Words, First::Chips, First::Together];
const SINCE: [Since; 5] = [Since::Fold, Since::Check, Since::Call, Since::Bet, Since::Raise];
const SAID: [&str; 6] = ["fold", "check", "call", "bet", "raise", "all-in"];

/// What a gesture counts as.
#[wasm_bindgen(js_name = ruling)]
pub fn ruling_of(request: JsValue) -> Result<JsValue, Fault> {
    let (situation, gesture, turn) = Field::only_argument("request", request).object(read)?;
    Ok(written(&ruling(&situation, &gesture, &turn)))
}

#[inline(never)]
fn read(object: &mut Object<'_>) -> Result<(Situation, Gesture, Turn), Fault> {
    // Name, least, and what it is where it is missing.
    const NAMES: [(&str, u64, Option<u64>); 8] = [
        ("bet", 0, None),
        ("committed", 0, Some(0)),
        ("stack", 0, None),
        ("bigBlind", 0, None),
        ("largestRaise", 1, Some(0)),
        ("chipUnit", 0, Some(1)),
        ("most", 1, Some(0)),
        ("amount", 1, Some(0)),
    ];
    let mut amounts = [Chips::ZERO; 8];
    for ((name, least, default), amount) in NAMES.into_iter().zip(&mut amounts) {
        let field = object.required(name)?;
        *amount = Chips(match default {
            Some(default) if field.is_undefined() => default,
            _ => field.whole(least..=Chips::MAX.0)?,
        });
    }
    let [bet, committed, stack, big_blind, largest_raise, chip_unit, most, amount] = amounts;
    let given = |chips: Chips| (!chips.is_zero()).then_some(chips);
    let facts = Facts {
        bet,
        committed,
        stack,
        big_blind,
        largest_raise: given(largest_raise),
        chip_unit,
        most: given(most),
        may_raise: object.flag("mayRaise", true)?,
        heads_up: object.flag("headsUp", false)?,
    };
    let situation = Situation::new(&facts).map_err(out_of_bounds)?;
    let word = place(object, "word", &SAID)?.and_then(|at| WORDS.get(at).copied());
    let mut motions = Vec::new();
    if let Some(field) = object.optional("motions")? {
        field.each(MOST, &mut |motion| {
            motions.push(numbers(&motion, &mut |chip| chip.whole(1..=Chips::MAX.0))?);
            Ok(())
        })?;
    }
    let first = place(object, "first", &["words", "chips", "together"])?;
    let gesture = Gesture {
        words: match (word, given(amount)) {
            (Some(word), Some(amount)) => Some(Words::Both(word, amount)),
            (Some(word), None) => Some(Words::Word(word)),
            (None, amount) => amount.map(Words::Amount),
        },
        motions,
        first: first.and_then(|at| FIRST.get(at).copied()).unwrap_or_default(),
    };
    if !situation.covers(&gesture) {
        return Err(out_of_bounds(SituationError { field: "motions", min: Chips::ZERO, max: facts.stack }));
    }
    let mut turn = Turn::In;
    if let Some(out) = object.optional("outOfTurn")? {
        turn = out.object(|out| {
            let since = numbers(&out.required("since")?, &mut |each| Ok(each.one_of(&SAID[..5])? as u64))?;
            let since = since.iter().filter_map(|at| SINCE.get(at.0 as usize).copied()).collect();
            Ok(Turn::Out { since, substantial: out.flag("substantial", false)? })
        })?;
    }
    Ok((situation, gesture, turn))
}

/// The place of a word in a list, where the field is there.
#[inline(never)]
fn place(
    object: &mut Object<'_>,
    name: &'static str,
    words: &[&'static str],
) -> Result<Option<usize>, Fault> {
    object.optional(name)?.map(|field| field.one_of(words)).transpose()
}

#[inline(never)]
fn numbers(
    field: &Field<'_>,
    read: &mut dyn FnMut(Field<'_>) -> Result<u64, Fault>,
) -> Result<Vec<Chips>, Fault> {
    let mut numbers = Vec::new();
    field.each(MOST, &mut |each| {
        numbers.push(Chips(read(each)?));
        Ok(())
    })?;
    Ok(numbers)
}

fn out_of_bounds(error: SituationError) -> Fault {
    let details = Plain::new();
    put_text(&details, "field", error.field);
    put_number(&details, "min", error.min);
    put_number(&details, "max", error.max);
    Fault::described(error.code(), &details, &error.to_string())
}

#[inline(never)]
fn put(object: &Plain, name: &str, value: &JsValue) {
    set(object, name, value);
}

#[inline(never)]
fn put_text(object: &Plain, name: &str, text: &str) {
    put(object, name, &text.into());
}

// Every amount is at most 2^53 − 1, which a float holds.
#[expect(clippy::cast_precision_loss)]
#[inline(never)]
fn put_number(object: &Plain, name: &str, chips: Chips) {
    put(object, name, &JsValue::from_f64(chips.0 as f64));
}

fn written(ruling: &Ruling) -> JsValue {
    let object = Plain::new();
    put_text(&object, "status", ruling.status.name());
    let mut action = JsValue::NULL;
    if let Some(ruled) = &ruling.action {
        let plain = Plain::new();
        put_text(&plain, "type", ruled.name());
        if let Action::Bet { to } | Action::Raise { to } = ruled {
            put_number(&plain, "to", *to);
        }
        action = plain.into();
    }
    put(&object, "action", &action);
    let open = Array::new();
    if ruling.open == Open::CallOrFold {
        open.push(&"call".into());
        open.push(&"fold".into());
    }
    put(&object, "open", &open);
    put_number(&object, "adds", ruling.adds);
    put_number(&object, "returned", ruling.returned);
    put_text(&object, "rule", ruling.rule());
    let reasons = Array::new();
    for reason in &ruling.reasons {
        let plain = Plain::new();
        put_text(&plain, "code", reason.code.name());
        put_text(&plain, "rule", reason.rule);
        for (name, part) in reason.parts() {
            put_number(&plain, name, part);
        }
        reasons.push(&plain);
    }
    put(&object, "reasons", &reasons);
    object.into()
}

/// The usual penalty for an offence.
#[wasm_bindgen(js_name = penalty)]
pub fn penalty_of(request: JsValue) -> Result<JsValue, Fault> {
    Field::only_argument("request", request).object(|object| {
        let offence = object.required("offence")?.one_of(&Offence::NAMES)?;
        let offence = Offence::ALL.get(offence).copied().unwrap_or(Offence::Disturbs);
        let mut previous = Vec::new();
        if let Some(field) = object.optional("previous")? {
            previous = numbers(&field, &mut |each| Ok(each.one_of(&Penalty::NAMES)? as u64))?;
        }
        let previous: Vec<Penalty> =
            previous.iter().filter_map(|at| Penalty::ALL.get(at.0 as usize).copied()).collect();
        let players = object.required("players")?.whole(2..=10)?;
        let penalty = penalty(offence, &previous);
        let event = Plain::new();
        put_text(&event, "offence", offence.name());
        put_text(&event, "rule", offence.rule());
        put_text(&event, "penalty", penalty.name());
        put_number(&event, "hands", Chips(penalty.hands(players as u8).into()));
        Ok(event.into())
    })
}
