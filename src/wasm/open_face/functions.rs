//! The pure functions of open-face Chinese.

use wasm_bindgen::prelude::*;

use super::{options_refused, read};
use crate::CardSet;
use crate::open_face::{Action, Board, BoardCheck, BoardError, Options, Rules, ScoreError, score_boards};
use crate::wasm::fault::{self, Fault};
use crate::wasm::functions::repeated;
use crate::wasm::read::Field;
use crate::wasm::setup::MOST_SEATS;

/// Scores finished boards: each player alone, then each pair.
#[wasm_bindgen(js_name = scoreOpenFace)]
pub fn score_open_face(request: JsValue) -> Result<JsValue, Fault> {
    let (boards, options) = Field::only_argument("request", request).object(|object| {
        let boards = object.required("boards")?.list(MOST_SEATS, |board| board.object(read::rows))?;
        Ok((boards, read::options(object, &Options::default())?))
    })?;
    let rules = Rules::new(options).map_err(|error| options_refused(&error))?;
    let refused = |error: &ScoreError| Fault::rules(error.code(), error.rule(), error, &error.to_string());
    let boards: Vec<Board> = (0..)
        .zip(boards)
        .map(|(board, rows)| Board::new(rows).map_err(|error| ScoreError::Board { board, error }))
        .collect::<Result<_, _>>()
        .map_err(|error| refused(&error))?;
    fault::result(&score_boards(boards, &rules).map_err(|error| refused(&error))?)
}

/// What a finished board is by itself, with the reasons.
#[wasm_bindgen(js_name = checkOpenFace)]
pub fn check_open_face(board: JsValue, options: JsValue) -> Result<JsValue, Fault> {
    let rows = Field::argument("board", board).object(read::rows)?;
    let options = Field::argument("options", options);
    let options = if options.is_undefined() {
        Options::default()
    } else {
        options.object(|object| read::options(object, &Options::default()))?
    };
    let rules = Rules::new(options).map_err(|error| options_refused(&error))?;
    let refused = |error: BoardError| Fault::rules(error.code(), error.rule(), &error, &error.to_string());
    let board = Board::new(rows).map_err(refused)?;
    fault::result(&BoardCheck::of(board, &rules).map_err(refused)?)
}

/// Every placement that a legal `place` of an ordinary street describes, or null where all thirteen cards are set at once.
#[wasm_bindgen]
pub fn placements(choice: JsValue) -> Result<JsValue, Fault> {
    let field = Field::argument("choice", choice);
    let choice = read::choice(&field)?;
    CardSet::distinct(choice.cards.iter().copied())
        .map_err(|position| repeated("choice.cards", position, choice.cards.get(position).copied()))?;
    let all = choice.placements();
    let all: Option<Vec<Action>> = all.map(|all| all.into_iter().map(Action::Place).collect());
    fault::result(&all)
}
