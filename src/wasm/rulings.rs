//! The floor's rulings.

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

const WORDS: [(&str, Word); 6] = [
    ("fold", Word::Fold),
    ("check", Word::Check),
    ("call", Word::Call),
    ("bet", Word::Bet),
    ("raise", Word::Raise),
    ("all-in", Word::AllIn),
];
const FIRST: [(&str, First); 3] =
    [("words", First::Words), ("chips", First::Chips), ("together", First::Together)];
const SINCE: [(&str, Since); 5] = [
    ("fold", Since::Fold),
    ("check", Since::Check),
    ("call", Since::Call),
    ("bet", Since::Bet),
    ("raise", Since::Raise),
];

/// What a gesture counts as.
#[wasm_bindgen(js_name = ruling)]
pub fn ruling_of(request: JsValue) -> Result<JsValue, Fault> {
    let (situation, gesture, turn) = Field::only_argument("request", request).object(read)?;
    Ok(written(&ruling(&situation, &gesture, &turn)))
}

fn read(object: &mut Object<'_>) -> Result<(Situation, Gesture, Turn), Fault> {
    let mut amounts = [None; 7];
    let names = ["bet", "committed", "stack", "bigBlind", "largestRaise", "chipUnit", "most"];
    for (name, amount) in names.into_iter().zip(&mut amounts) {
        let field = object.required(name)?;
        let required = matches!(name, "bet" | "stack" | "bigBlind");
        *amount = if required || !field.is_undefined() { Some(field.chips()?) } else { None };
    }
    let [bet, committed, stack, big_blind, largest_raise, chip_unit, most] = amounts;
    let or = |amount: Option<Chips>, default| amount.unwrap_or(Chips(default));
    let facts = Facts {
        bet: or(bet, 0),
        committed: or(committed, 0),
        stack: or(stack, 0),
        big_blind: or(big_blind, 0),
        largest_raise,
        chip_unit: or(chip_unit, 1),
        most,
        may_raise: object.flag("mayRaise", true)?,
        heads_up: object.flag("headsUp", false)?,
    };
    let situation = Situation::new(&facts).map_err(out_of_bounds)?;
    let word = object.optional("word")?.map(|field| field.choice(&WORDS)).transpose()?;
    let amount = object.optional("amount")?.map(|field| field.whole(1..=Chips::MAX.0)).transpose()?;
    let gesture = Gesture {
        words: match (word, amount.map(Chips)) {
            (Some(word), Some(amount)) => Some(Words::Both(word, amount)),
            (Some(word), None) => Some(Words::Word(word)),
            (None, Some(amount)) => Some(Words::Amount(amount)),
            (None, None) => None,
        },
        motions: object.optional("motions")?.map_or(Ok(Vec::new()), |motions| {
            motions.list(MOST, |chips| chips.list(MOST, |chip| Ok(Chips(chip.whole(1..=Chips::MAX.0)?))))
        })?,
        first: object.word("first", &FIRST, First::Words)?,
    };
    if !situation.covers(&gesture) {
        return Err(out_of_bounds(SituationError { field: "motions", min: Chips::ZERO, max: facts.stack }));
    }
    let turn = match object.optional("outOfTurn")? {
        None => Turn::In,
        Some(out) => out.object(|out| {
            let since = out.required("since")?.list(MOST, |each| each.choice(&SINCE))?;
            Ok(Turn::Out { since, substantial: out.flag("substantial", false)? })
        })?,
    };
    Ok((situation, gesture, turn))
}

fn out_of_bounds(error: SituationError) -> Fault {
    let details = Plain::new();
    set(&details, "field", &error.field.into());
    set(&details, "min", &number(error.min));
    set(&details, "max", &number(error.max));
    Fault::described(error.code(), &details, &error.to_string())
}

// Every amount is at most 2^53 − 1, which a float holds.
#[expect(clippy::cast_precision_loss)]
fn number(chips: Chips) -> JsValue {
    JsValue::from_f64(chips.0 as f64)
}

fn written(ruling: &Ruling) -> JsValue {
    let object = Plain::new();
    set(&object, "status", &ruling.status.name().into());
    let action = ruling.action.as_ref().map_or(JsValue::NULL, |action| {
        let object = Plain::new();
        set(&object, "type", &action.name().into());
        if let Action::Bet { to } | Action::Raise { to } = action {
            set(&object, "to", &number(*to));
        }
        object.into()
    });
    set(&object, "action", &action);
    let open: &[&str] = match ruling.open {
        Open::Nothing => &[],
        Open::CallOrFold => &["call", "fold"],
    };
    set(&object, "open", &open.iter().copied().map(JsValue::from_str).collect::<Array>());
    set(&object, "adds", &number(ruling.adds));
    set(&object, "returned", &number(ruling.returned));
    set(&object, "rule", &ruling.rule().into());
    let reasons = ruling.reasons.iter().map(|reason| {
        let object = Plain::new();
        set(&object, "code", &reason.code.name().into());
        set(&object, "rule", &reason.rule.into());
        for (name, part) in reason.parts() {
            set(&object, name, &number(part));
        }
        JsValue::from(object)
    });
    set(&object, "reasons", &reasons.collect::<Array>());
    object.into()
}

/// The usual penalty for an offence.
#[wasm_bindgen(js_name = penalty)]
pub fn penalty_of(request: JsValue) -> Result<JsValue, Fault> {
    let penalties = Penalty::ALL.map(|penalty| (penalty.name(), penalty));
    let (offence, previous, players) = Field::only_argument("request", request).object(|object| {
        let offences = Offence::ALL.map(|offence| (offence.name(), offence));
        let offence = object.required("offence")?.choice(&offences)?;
        let previous = object
            .optional("previous")?
            .map_or(Ok(Vec::new()), |list| list.list(MOST, |each| each.choice(&penalties)))?;
        let players = object.required("players")?.whole(2..=10)? as u8;
        Ok((offence, previous, players))
    })?;
    let penalty = penalty(offence, &previous);
    let object = Plain::new();
    set(&object, "offence", &offence.name().into());
    set(&object, "rule", &offence.rule().into());
    set(&object, "penalty", &penalty.name().into());
    set(&object, "hands", &penalty.hands(players).into());
    Ok(object.into())
}
