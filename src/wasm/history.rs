//! Recorded hands in PHH: `parsePhh` and `toPhh`.

use serde::{Serialize, Serializer};

use super::fault::{self, Fault};
use super::plain::Plain;
use super::play::NoDetails;
use super::read::Field;
use super::save::{self, SavedAction, SavedSetup};
use super::setup::{self, AnySetup};
use super::table::set_up_refused;
use crate::history::{Filled, PhhError, PhhFault, PhhHand, PhhLimits, ToPhhError, parse_phh, to_phh_hiding};
use crate::table::{Hand, Reason};
use crate::{Card, CardSet, Seat};

/// A recorded hand in the words of JavaScript.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WrittenHand {
    name: Option<String>,
    setup: SavedSetup,
    steps: Vec<SavedAction>,
    finishing_stacks: Option<Vec<f64>>,
    filled: Filled,
    chips_per_unit: u64,
    players: Option<Vec<String>>,
    #[serde(serialize_with = "by_name")]
    details: Vec<(String, String)>,
}

impl From<PhhHand> for WrittenHand {
    fn from(hand: PhhHand) -> Self {
        Self {
            name: hand.name,
            setup: save::texas_holdem(hand.setup, None),
            steps: hand.steps.iter().map(|(seat, action)| SavedAction::new(*seat, action)).collect(),
            finishing_stacks: hand.finishing_stacks,
            filled: hand.filled,
            chips_per_unit: hand.chips_per_unit,
            players: hand.players,
            details: hand.details,
        }
    }
}

fn by_name<S: Serializer>(details: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(details.iter().map(|(name, text)| (name, text)))
}

/// The hands of a text of records.
pub(in crate::wasm) fn parse(words: &[u32]) -> Result<Plain, Fault> {
    let text = Field::argument("text", words).text(PhhLimits::TEXT as u32)?;
    let hands = parse_phh(&text).map_err(|error| unreadable(&error))?;
    fault::result(&hands.into_iter().map(WrittenHand::from).collect::<Vec<_>>())
}

fn unreadable(error: &PhhError) -> Fault {
    #[derive(Serialize)]
    struct Details<'a> {
        line: usize,
        hand: Option<&'a str>,
        field: &'a str,
        refused: Option<&'a Reason>,
    }
    let PhhError { line, hand, field, fault } = error;
    let refused = match fault {
        PhhFault::Refused(refusal) => Some(&refusal.reason),
        _ => None,
    };
    let details = Details { line: *line, hand: hand.as_deref(), field, refused };
    Fault::rules(fault.code(), fault.rule(), details, &error.to_string())
}

/// The record of a hand: a set-up and steps. What else a recorded hand has is not looked at.
pub(in crate::wasm) fn write(words: &[u32]) -> Result<Plain, Fault> {
    let (game, seed, steps, hidden) = Field::only_argument("hand", words).object(|hand| {
        let (setup, seed) = setup::game(&hand.required("setup"))?;
        let AnySetup::Table(game) = setup else {
            return Err(unwritable(ToPhhError::Game { game: "open-face" }));
        };
        let steps = save::actions(&hand.required("steps"), PhhLimits::ITEMS, save::of_table)?;
        let hidden = hand.optional("filled").map_or(Ok(CardSet::EMPTY), |filled| hidden(&filled))?;
        for name in ["name", "finishingStacks", "chipsPerUnit", "players", "details"] {
            hand.optional(name);
        }
        Ok((game, seed, steps, hidden))
    })?;
    let mut hand = Hand::new(game.setup(seed)).map_err(|error| set_up_refused(&error))?;
    for (step, (seat, action)) in steps.iter().enumerate() {
        if let Err(refusal) = hand.act(*seat, action) {
            let message = format!("steps[{step}]: {refusal}");
            return Err(Fault::rules(refusal.reason.code(), refusal.rule, &refusal.reason, &message));
        }
    }
    fault::result(&to_phh_hiding(&hand, hidden).map_err(unwritable)?)
}

fn unwritable(error: ToPhhError) -> Fault {
    Fault::rules(error.code(), None, NoDetails {}, &error.to_string())
}

/// The cards that are written as unknown.
fn hidden(filled: &Field<'_>) -> Result<CardSet, Fault> {
    filled.object(|filled| {
        let hands = filled.required("hands").list(Seat::MOST, |hand| hand.cards(Card::COUNT))?;
        let board = filled.required("board").cards(Card::COUNT)?;
        Ok(hands.into_iter().flatten().chain(board).collect())
    })
}
