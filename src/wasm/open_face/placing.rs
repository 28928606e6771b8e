//! How good placements are: `placementOdds` and the handle behind `placementOddsJob`.

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{options_refused, read};
use crate::open_face::{Board, ByRow, Options, Rules, ScoreError};
use crate::wasm::fault::{self, Fault};
use crate::wasm::functions;
use crate::wasm::game::not_begun;
use crate::wasm::plain::{Answer, Plain, answer};
use crate::wasm::read::Field;
use crate::wasm::setup::MOST_SEATS;
use crate::{
    Card, CardSet, OpponentRows, PlacementJob, PlacementOdds, PlacementOddsError, PlacementOddsRequest,
};

/// The most endings of one call: about a second.
const AT_ONCE: u64 = 100_000;
/// The most of a job, which takes as many steps as it needs, and of one step.
const STEP_BY_STEP: u64 = 1_000_000_000;
const MOST_A_STEP: u64 = 1_000_000;

/// How good each placement is, as [`PlacementJobHandle::step`] tells it.
pub(in crate::wasm) fn placement_odds(words: &[u32]) -> Result<Plain, Fault> {
    let mut judging = Judging::read(words, AT_ONCE)?;
    judging.job.step(u64::MAX);
    fault::result(&judging.numbers())
}

/// The same step by step, once it has begun. Arguments and answers are words, as in `GameHandle`.
#[wasm_bindgen]
#[derive(Default)]
pub struct PlacementJobHandle(RefCell<Option<Box<Judging>>>);

#[wasm_bindgen]
impl PlacementJobHandle {
    /// A handle without a job.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads and checks a request.
    pub fn begin(&self, words: &[u32]) -> Answer {
        answer(Judging::read(words, STEP_BY_STEP).and_then(|judging| {
            self.0.replace(Some(Box::new(judging)));
            fault::result(&())
        }))
    }

    /// Looks at so many endings. How many were looked at, and all that are to be; 1 where all were counted; how many cards
    /// are placed, and their indices; then six numbers a placement, the best first: where each card goes, two bits a card from
    /// the first on, 0 to 2 for the rows from the top down and 3 for the pile, then what it brings.
    pub fn step(&self, words: &[u32]) -> Answer {
        let step = |judging: &mut Judging| {
            judging.job.step(Field::argument("n", words).whole(1..=MOST_A_STEP)?);
            fault::result(&judging.numbers())
        };
        answer(self.0.borrow_mut().as_deref_mut().ok_or_else(not_begun).and_then(step))
    }
}

struct Judging {
    job: PlacementJob,
    cards: Vec<Card>,
}

impl Judging {
    fn read(words: &[u32], most: u64) -> Result<Self, Fault> {
        let mut seed = None;
        let mut samples = PlacementOddsRequest::SAMPLES;
        let (rows, cards, opponents, dead, fantasy_points, options) = Field::only_argument("request", words)
            .object(|object| {
                let rows = object.required("board").object(read::rows)?;
                let cards = object.required("cards").cards(Card::COUNT)?;
                let opponents = object.optional("opponents");
                let opponents = opponents.map_or(Ok(Vec::new()), |list| list.list(MOST_SEATS, opponent))?;
                let dead = object.optional("dead");
                let dead = dead.map_or(Ok(CardSet::EMPTY), |dead| functions::set(&dead))?;
                let fantasy_points = read::fantasy_points(object)?;
                if let Some(field) = object.optional("samples") {
                    samples = field.whole(1..=most)?;
                }
                if let Some(field) = object.optional("seed") {
                    seed = Some(field.seed()?);
                }
                let options = read::options(object, &Options::default())?;
                Ok((rows, cards, opponents, dead, fantasy_points, options))
            })?;
        let rules = Rules::new(options).map_err(|error| options_refused(&error))?;
        let board = Board::new(rows).map_err(|error| {
            Fault::in_field("board", error.code(), error.rule(), &error, &error.to_string())
        })?;
        let mut open = Vec::new();
        for (board, opponent) in opponents.into_iter().enumerate() {
            open.push(match opponent {
                Err(cards) => OpponentRows::Bonus(cards),
                Ok(rows) => OpponentRows::Open(Board::new(rows).map_err(|error| {
                    refused(&PlacementOddsError::Opponents(ScoreError::Board { board, error }))
                })?),
            });
        }
        let mut request = PlacementOddsRequest::new(board, cards);
        (request.opponents, request.dead, request.rules) = (open, dead, rules);
        (request.fantasy_points, request.samples) = (fantasy_points, samples);
        if let Some(seed) = seed {
            request.seed = seed;
        }
        let job = PlacementJob::new(&request).map_err(|error| refused(&error))?;
        Ok(Self { job, cards: request.cards })
    }

    #[expect(clippy::cast_precision_loss)] // all are below 2^53
    fn numbers(&self) -> Vec<f64> {
        let PlacementOdds { exact, placements, .. } = self.job.result();
        let (done, total) = self.job.progress();
        let mut numbers =
            vec![done as f64, total as f64, f64::from(u8::from(exact)), self.cards.len() as f64];
        numbers.extend(self.cards.iter().map(|card| f64::from(card.index())));
        for rated in placements {
            let rows = &rated.placement.rows;
            let mut code = 0_u32;
            for (place, card) in self.cards.iter().enumerate() {
                let row =
                    [&rows.top, &rows.middle, &rows.bottom].into_iter().position(|row| row.contains(card));
                code |= (row.unwrap_or(3) as u32) << (2 * place);
            }
            numbers.extend([f64::from(code), rated.points, rated.standard_error]);
            numbers.extend([rated.samples as f64, rated.foul, rated.fantasy]);
        }
        numbers
    }
}

/// Rows that lie open, or the number of cards of a bonus hand.
fn opponent(field: Field<'_>) -> Result<Result<ByRow<Vec<Card>>, u8>, Fault> {
    field.object(|object| match object.optional("bonus") {
        Some(cards) => Ok(Err(cards.whole(14..=17)? as u8)),
        None => read::rows(object).map(Ok),
    })
}

/// The refusal of a request, with the field that it is about and the numbers that decide.
fn refused(error: &PlacementOddsError) -> Fault {
    #[derive(Serialize)]
    struct Numbers {
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<usize>,
        #[serde(skip_serializing_if = "<[usize]>::is_empty")]
        legal: &'static [usize],
        #[serde(skip_serializing_if = "Option::is_none")]
        needed: Option<usize>,
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<usize>,
    }
    use PlacementOddsError as E;
    let mut details = Numbers { card: None, count: None, legal: &[], needed: None, left: None };
    match error {
        E::Opponents(error) => {
            return Fault::in_field("opponents", error.code(), error.rule(), error, &error.to_string());
        }
        E::Board { count } => (details.count, details.legal) = (Some(*count), &[0, 5, 7, 9, 11]),
        E::OpponentBoard { count } => (details.count, details.legal) = (Some(*count), &[0, 5, 7, 9, 11, 13]),
        E::Count { count, legal } => {
            (details.count, details.legal) = (Some(*count), if *legal == 5 { &[5] } else { &[3] });
        }
        E::Bonus { cards } => (details.count, details.legal) = (Some((*cards).into()), &[14, 15, 16, 17]),
        E::Twice { card, .. } => details.card = Some(*card),
        E::Deck { needed, left } => (details.needed, details.left) = (Some(*needed), Some(*left)),
        E::Closed => {} // "ERR_NO_STREETS" says it all
    }
    Fault::in_field(error.field(), error.code(), error.rule(), details, &error.to_string())
}
