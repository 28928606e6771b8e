//! The pure functions of the banknote games.

use serde::Serialize;

use super::read::{deck, natural_rank};
use crate::hand::EvaluateNotesError;
use crate::wasm::fault::{self, Fault};
use crate::wasm::plain::Plain;
use crate::wasm::read::{Field, Object};
use crate::{MOST_NOTES, NaturalRank, Note, NumbersHand, PlayingPlace, Seed, check_declaration, note_deck};

/// Notes, the playing place, and the order of natural hands.
fn numbers(object: &mut Object<'_>) -> Result<(Vec<Note>, PlayingPlace, NaturalRank), Fault> {
    let notes = deck(&object.required("notes"))?;
    let place = object.required("place");
    let number = place.whole(1..=7)? as u8;
    let place = PlayingPlace::new(number).ok_or_else(|| place.refuse("a playing place from 1 to 7"))?;
    Ok((notes, place, natural_rank(object)?))
}

fn count_refused(error: EvaluateNotesError) -> Fault {
    #[derive(Serialize)]
    struct Details {
        count: usize,
        legal: [usize; 3],
    }
    let details = Details { count: error.count, legal: EvaluateNotesError::LEGAL };
    Fault::rules(error.code(), Some("LP-10"), details, &format!("notes: {error}"))
}

/// The best three numbers of 3, 4 or 5 notes, described.
pub(in crate::wasm) fn evaluate_notes(words: &[u32]) -> Result<Plain, Fault> {
    let (notes, place, rank) = Field::only_argument("request", words).object(numbers)?;
    fault::result(&NumbersHand::evaluate(&notes, place, rank).map_err(count_refused)?)
}

/// What a declaration is worth, or why it is none; and the best hand instead.
pub(in crate::wasm) fn check_declaration_of(words: &[u32]) -> Result<Plain, Fault> {
    #[derive(Serialize)]
    struct Refused {
        code: &'static str,
        rule: &'static str,
        message: String,
    }
    #[derive(Serialize)]
    #[serde(rename_all = "camelCase")]
    struct Checked {
        legal: bool,
        declared: Option<NumbersHand>,
        refusal: Option<Refused>,
        best: NumbersHand,
        is_best: bool,
    }
    let ((notes, place, rank), chosen) = Field::only_argument("request", words).object(|object| {
        let read = numbers(object)?;
        let field = object.required("chosen");
        let chosen = field.list(MOST_NOTES, |entry| {
            entry.object(|entry| {
                let index = entry.required("index").whole(0..=u64::from(u32::MAX))? as usize;
                let shift = entry.required("shift").signed(crate::Chips(100))?;
                Ok((index, i8::try_from(shift).unwrap_or(i8::MAX)))
            })
        })?;
        let chosen: [(usize, i8); 3] = chosen.try_into().map_err(|_| field.refuse("three notes"))?;
        Ok((read, chosen))
    })?;
    let checked = check_declaration(&notes, place, rank, chosen).map_err(count_refused)?;
    let is_best = checked.is_best();
    let (declared, refusal) = match checked.declared {
        Ok(hand) => (Some(hand), None),
        Err(error) => {
            (None, Some(Refused { code: error.code(), rule: error.rule(), message: error.to_string() }))
        }
    };
    fault::result(&Checked { legal: declared.is_some(), declared, refusal, best: checked.best, is_best })
}

/// Distinct serials, drawn uniformly.
pub(in crate::wasm) fn note_deck_of(words: &[u32]) -> Result<Plain, Fault> {
    let [count, seed] = Field::arguments(words, ["count", "seed"]);
    let (count, seed) = (count.whole(0..=MOST_NOTES as u64)? as usize, seed.seed()?);
    let notes = note_deck(count, &mut seed.stream(Seed::PIECES));
    fault::result(
        &notes.map_err(|error| Fault::rules(error.code(), Some(error.rule()), (), &error.to_string()))?,
    )
}
