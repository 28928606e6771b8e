//! The floor's rulings. They cross over as numbers, which `npm/rulings.js` makes of a request that it has read strictly, and
//! makes words of: the names of fields and codes, and their reading, would take three times as much of the module.

use wasm_bindgen::prelude::*;

use super::game::GameHandle;
use crate::rulings::{
    Facts, First, Gesture, Offence, Open, Penalty, Ruling, Since, Situation, Turn, Word, Words, penalty,
    ruling,
};
use crate::table::Action;
use crate::{Chips, Seat};

/// What a gesture counts as. In: the facts, the gesture, the turn, as [`read`] takes them. Out: as [`written`] gives them, or
/// a field that is out of its bounds: −1, its place among the facts, the least, the most.
#[wasm_bindgen(js_name = ruling)]
pub fn ruling_of(numbers: &[f64]) -> Vec<f64> {
    let (facts, gesture, turn) = read(numbers);
    let situation = match Situation::new(&facts) {
        Ok(situation) => situation,
        Err(error) => {
            let names = ["bet", "committed", "stack", "bigBlind", "largestRaise", "chipUnit", "most"];
            let place = names.iter().zip(0u8..).find(|(name, _)| **name == error.field);
            return refused(place.map_or(0.0, |(_, place)| f64::from(place)), error.min, error.max);
        }
    };
    judged(&situation, &gesture, &turn)
}

/// The same where the seat in turn of a game stands; nothing where it does not stand before a bet. In: as above, with facts
/// that do not count.
#[wasm_bindgen(js_name = rulingAt)]
pub fn ruling_at(game: &GameHandle, seat: u8, numbers: &[f64]) -> Vec<f64> {
    let (_, gesture, turn) = read(numbers);
    game.situation(Seat(seat)).map_or_else(Vec::new, |situation| judged(&situation, &gesture, &turn))
}

fn judged(situation: &Situation, gesture: &Gesture, turn: &Turn) -> Vec<f64> {
    if situation.covers(gesture) {
        written(&ruling(situation, gesture, turn))
    } else {
        refused(7.0, Chips::ZERO, situation.stack())
    }
}

fn refused(field: f64, min: Chips, max: Chips) -> Vec<f64> {
    vec![-1.0, field, number(min), number(max)]
}

// Every number is a whole one from 0 to 2^53 − 1, of which a float holds each.
#[expect(clippy::cast_precision_loss)]
const fn number(chips: Chips) -> f64 {
    chips.0 as f64
}

/// Seven amounts of the facts (0: none), two flags, the word, the amount said (0: none), what came first, whether out of turn
/// (1) or also stood by substantial action (2), a list of what others did since, and the motions, each a list. A list is its
/// length and its items.
#[expect(clippy::cast_sign_loss)]
fn read(numbers: &[f64]) -> (Facts, Gesture, Turn) {
    let mut numbers = numbers.iter().map(|number| *number as u64).fuse();
    let mut next = || numbers.next().unwrap_or(0);
    let mut chips = || Chips(next());
    let given = |chips: Chips| (!chips.is_zero()).then_some(chips);
    let facts = Facts {
        bet: chips(),
        committed: chips(),
        stack: chips(),
        big_blind: chips(),
        largest_raise: given(chips()),
        chip_unit: chips(),
        most: given(chips()),
        may_raise: next() > 0,
        heads_up: next() > 0,
    };
    let word = match next() {
        1 => Some(Word::Fold),
        2 => Some(Word::Check),
        3 => Some(Word::Call),
        4 => Some(Word::Bet),
        5 => Some(Word::Raise),
        6 => Some(Word::AllIn),
        _ => None,
    };
    let words = match (word, given(Chips(next()))) {
        (Some(word), Some(amount)) => Some(Words::Both(word, amount)),
        (Some(word), None) => Some(Words::Word(word)),
        (None, amount) => amount.map(Words::Amount),
    };
    let first = match next() {
        1 => First::Chips,
        2 => First::Together,
        _ => First::Words,
    };
    let out = next();
    let count = next() as usize;
    let since = numbers.by_ref().take(count).map(|action| match action {
        0 => Since::Fold,
        1 => Since::Check,
        2 => Since::Call,
        3 => Since::Bet,
        _ => Since::Raise,
    });
    let since = since.collect();
    let turn = if out == 0 { Turn::In } else { Turn::Out { since, substantial: out > 1 } };
    let mut motions = Vec::new();
    while let Some(count) = numbers.next() {
        motions.push(numbers.by_ref().take(count as usize).map(Chips).collect());
    }
    (facts, Gesture { words, motions, first }, turn)
}

/// Status, action, its total, whether a choice is open, what it adds, what goes back; then for each reason its code and three
/// numbers.
fn written(ruling: &Ruling) -> Vec<f64> {
    let (action, to) = match ruling.action {
        Some(Action::Fold) => (1.0, Chips::ZERO),
        Some(Action::Check) => (2.0, Chips::ZERO),
        Some(Action::Call) => (3.0, Chips::ZERO),
        Some(Action::Bet { to }) => (4.0, to),
        Some(Action::Raise { to }) => (5.0, to),
        _ => (0.0, Chips::ZERO),
    };
    let open = f64::from(u8::from(ruling.open == Open::CallOrFold));
    let mut numbers = vec![f64::from(ruling.status as u8), action, number(to), open];
    numbers.extend([ruling.adds, ruling.returned].map(number));
    for reason in &ruling.reasons {
        numbers.push(f64::from(reason.code as u8));
        numbers.extend(reason.numbers.map(number));
    }
    numbers
}

/// The usual penalty for an offence, each by its place: by the heaviest before, −1 where there is none.
#[wasm_bindgen(js_name = penalty)]
pub fn penalty_of(offence: usize, heaviest: i32) -> u32 {
    let offence = Offence::ALL.get(offence).copied().unwrap_or(Offence::Disturbs);
    let before = usize::try_from(heaviest).ok().and_then(|at| Penalty::ALL.get(at));
    penalty(offence, before.map_or(&[], std::slice::from_ref)) as u32
}
