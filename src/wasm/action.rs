//! Reads actions.

use super::fault::Fault;
use super::read::{Field, Object};
use super::{open_face, setup};
use crate::Chips;
use crate::open_face::Placement;
use crate::table::{Action, Zone};

/// An action at any table, as JavaScript writes it.
#[derive(Clone, Debug)]
pub(super) enum AnyAction {
    /// One of a betting table, or `timeout`, which the host plays at any.
    Table(Action),
    /// All the cards of a street in open-face Chinese.
    Place(Placement),
    /// To leave the game between two deals of open-face Chinese.
    Leave,
}

/// What an action may be, before its fields are read.
#[derive(Clone, Copy)]
enum Kind {
    Plain(fn() -> Action),
    Call,
    Bet,
    Raise,
    AskToShow,
    Announce,
    Exchange,
    Peek,
    Place,
    Leave,
}

const KINDS: [(&str, Kind); 18] = [
    ("fold", Kind::Plain(|| Action::Fold)),
    ("check", Kind::Plain(|| Action::Check)),
    ("call", Kind::Call),
    ("bet", Kind::Bet),
    ("raise", Kind::Raise),
    ("show", Kind::Plain(|| Action::Show)),
    ("muck", Kind::Plain(|| Action::Muck)),
    ("ask-to-show", Kind::AskToShow),
    ("announce", Kind::Announce),
    ("exchange", Kind::Exchange),
    ("stand", Kind::Plain(|| Action::Stand)),
    ("peek", Kind::Peek),
    ("place", Kind::Place),
    ("leave", Kind::Leave),
    ("timeout", Kind::Plain(|| Action::Timeout)),
    ("sit-out", Kind::Plain(|| Action::SitOut)),
    ("sit-in", Kind::Plain(|| Action::SitIn)),
    ("release", Kind::Plain(|| Action::Release)),
];

/// An action at any table: the type tells which fields it has. What a legal action says beside, such as its bounds, may
/// stay there and is not looked at: `{ ...legal, to: legal.min }`.
pub(super) fn action(field: &Field<'_>) -> Result<AnyAction, Fault> {
    field.object(|object| {
        let action = match object.required("type").choice(&KINDS)? {
            Kind::Plain(action) => action(),
            Kind::Call => match object.optional("amount") {
                Some(amount) => Action::CallOf { amount: amount.chips()? },
                None => Action::Call,
            },
            Kind::Bet => Action::Bet { to: total(object)? },
            Kind::Raise => Action::Raise { to: total(object)? },
            Kind::AskToShow => Action::AskToShow { seat: setup::seat(&object.required("seat"))? },
            Kind::Announce => {
                object.ignore(&["min", "max"]);
                Action::Announce { place: byte(&object.chosen("place", "a number from min to max")?)? }
            }
            Kind::Exchange => {
                object.ignore(&["discards"]);
                object.chosen("discard", "one of the discards")?.object(|discard| {
                    let (zone, index) = (zone(&discard.required("zone"))?, byte(&discard.required("index"))?);
                    Ok(Action::Exchange { zone, index })
                })?
            }
            Kind::Peek => {
                Action::Peek { zones: object.required("zones").list(Zone::ALL.len(), |entry| zone(&entry))? }
            }
            Kind::Place => {
                object.ignore(&["cards", "room", "discards", "count"]);
                return Ok(AnyAction::Place(open_face::read::placement(object)?));
            }
            Kind::Leave => return Ok(AnyAction::Leave),
        };
        Ok(AnyAction::Table(action))
    })
}

/// The total of a bet or raise.
fn total(object: &mut Object<'_>) -> Result<Chips, Fault> {
    object.ignore(&["min", "max", "step"]);
    object.chosen("to", "a total from min to max")?.chips()
}

fn byte(field: &Field<'_>) -> Result<u8, Fault> {
    Ok(field.whole(0..=u64::from(u8::MAX))? as u8)
}

fn zone(field: &Field<'_>) -> Result<Zone, Fault> {
    field.choice(&Zone::ALL.map(|zone| (zone.name(), zone)))
}
