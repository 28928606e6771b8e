//! The functions that JavaScript calls: `npm/plain.js` folds their arguments into words and unfolds their answers.

#![expect(non_snake_case, reason = "they have JavaScript's names")]

use wasm_bindgen::prelude::wasm_bindgen;

use super::plain::{Answer, answer};

macro_rules! exports {
    ($($name:ident: $function:path;)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "` of the package.")]
            #[wasm_bindgen]
            pub fn $name(words: &[u32]) -> Answer {
                answer($function(words))
            }
        )*
    };
}

exports! {
    evaluateCards: super::functions::evaluate_cards;
    countHands: super::functions::count;
    compareHands: super::functions::compare_hands;
    shuffle: super::functions::shuffle;
    showdown: super::showdown::showdown_of;
    evaluateNotes: super::banknotes::functions::evaluate_notes;
    checkDeclaration: super::banknotes::functions::check_declaration_of;
    noteDeck: super::banknotes::functions::note_deck_of;
    scoreOpenFace: super::open_face::functions::score_open_face;
    checkOpenFace: super::open_face::functions::check_open_face;
    arrangeOpenFace: super::open_face::functions::arrange_open_face;
    placementOdds: super::open_face::placing::placement_odds;
    advisePlacing: super::open_face::advice::advise;
    placements: super::open_face::functions::placements;
    parsePhh: super::history::parse;
    generateSchedule: super::tournament::generate_schedule;
    toPhh: super::history::write;
}
