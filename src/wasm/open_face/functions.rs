//! The pure functions of open-face Chinese.

use super::{options_refused, read};
use crate::open_face::{
    Action, Board, BoardCheck, BoardError, ByRow, Options, Rules, ScoreError, score_boards,
};
use crate::wasm::fault::{self, Fault};
use crate::wasm::functions::{self, repeated};
use crate::wasm::plain::Plain;
use crate::wasm::read::Field;
use crate::wasm::setup::MOST_SEATS;
use crate::{ArrangeError, ArrangeRequest, Card, CardSet, arrange};

/// Scores finished boards: each player alone, then each pair.
pub(in crate::wasm) fn score_open_face(words: &[u32]) -> Result<Plain, Fault> {
    let (boards, options) = Field::only_argument("request", words).object(|object| {
        let boards = object.required("boards").list(MOST_SEATS, |board| board.object(read::rows))?;
        Ok((boards, read::options(object, &Options::default())?))
    })?;
    let rules = Rules::new(options).map_err(|error| options_refused(&error))?;
    let refused = |error: &ScoreError| Fault::rules(error.code(), error.rule(), error, &error.to_string());
    let boards = checked(boards, |board, error| refused(&ScoreError::Board { board, error }))?;
    fault::result(&score_boards(boards, &rules).map_err(|error| refused(&error))?)
}

/// What a finished board is by itself, with the reasons.
pub(in crate::wasm) fn check_open_face(words: &[u32]) -> Result<Plain, Fault> {
    let [board, options] = Field::arguments(words, ["board", "options"]);
    let rows = board.object(read::rows)?;
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
pub(in crate::wasm) fn placements(words: &[u32]) -> Result<Plain, Fault> {
    let field = Field::argument("choice", words);
    let choice = read::choice(&field)?;
    CardSet::distinct(choice.cards.iter().copied())
        .map_err(|position| repeated("choice.cards", position, choice.cards.get(position).copied()))?;
    let all = choice.placements();
    let all: Option<Vec<Action>> = all.map(|all| all.into_iter().map(Action::Place).collect());
    fault::result(&all)
}

/// The best arrangement of the cards of a bonus hand, or of the closed game. Numbers alone: `npm/open-face.js` makes an object
/// of them. The royalties from the top down; 1 where it stays; 1 where there is a net, and the net; the cards by their
/// indices, the three rows' before those discarded.
pub(in crate::wasm) fn arrange_open_face(words: &[u32]) -> Result<Plain, Fault> {
    let (cards, boards, fantasy_points, options) =
        Field::only_argument("request", words).object(|object| {
            let cards = functions::set(&object.required("cards"))?;
            let boards = read::boards(object, "against")?;
            let fantasy_points = read::fantasy_points(object)?;
            Ok((cards, boards, fantasy_points, read::options(object, &Options::default())?))
        })?;
    let rules = Rules::new(options).map_err(|error| options_refused(&error))?;
    let refused = |error: &ArrangeError| {
        Fault::in_field(error.field(), error.code(), error.rule(), error, &error.to_string())
    };
    let against =
        checked(boards, |board, error| refused(&ArrangeError::Against(ScoreError::Board { board, error })))?;
    let best = arrange(&ArrangeRequest { cards, rules, against, fantasy_points });
    let best = best.map_err(|error| refused(&error))?;
    let ByRow { top, middle, bottom } = best.royalties;
    let net = best.net.unwrap_or(0).cast_unsigned();
    let mut numbers = vec![top, middle, bottom, u32::from(best.stays), u32::from(best.net.is_some()), net];
    let rows = best.board.rows();
    for cards in [&rows.top, &rows.middle, &rows.bottom, &best.discard] {
        numbers.extend(cards.iter().map(|card| u32::from(card.index())));
    }
    Ok(Plain::numbers(&numbers))
}

/// Boards of what was read, each by itself.
fn checked(
    rows: Vec<ByRow<Vec<Card>>>,
    refused: impl Fn(usize, BoardError) -> Fault,
) -> Result<Vec<Board>, Fault> {
    let boards = rows.into_iter().enumerate();
    boards.map(|(place, rows)| Board::new(rows).map_err(|error| refused(place, error))).collect()
}
