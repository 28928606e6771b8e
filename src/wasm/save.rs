//! Writes and reads saves: the set-up in the words of JavaScript, the accepted actions, and a hash of what came of them.

use std::error::Error;

use serde::Serialize;

use super::action::{self, AnyAction};
use super::banknotes::SavedBanknotes;
use super::fault::Fault;
use super::open_face::{self, OpenFaceMatch};
use super::play::{NoDetails, Play};
use super::read::{Field, Object};
use super::setup::{self, AnySetup};
use super::table::TableMatch;
use crate::games::{AnyGame, TexasHoldem};
use crate::open_face::OpenFace;
use crate::table::{Action, Button, Hand, Positions, Record, Zone};
use crate::{Chips, Limit, Seat, Seats, Seed};

/// The version of the form in which a save is written. A save of another version is refused by this number.
pub(super) const VERSION: u64 = 1;
/// The most actions that a save may hold.
pub(super) const MOST_ACTIONS: usize = 200_000;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Save {
    cardroom: u64,
    setup: SavedSetup,
    hand: u32,
    rake_paid: Seats,
    actions: Vec<SavedAction>,
    hash: String,
}

#[derive(Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub(super) enum SavedSetup {
    Banknotes(SavedBanknotes),
    TexasHoldem {
        game: &'static str,
        stacks: Vec<u64>,
        button: SavedButton,
        #[serde(skip_serializing_if = "Option::is_none")]
        positions: Option<Positions>,
        blinds: SavedBlinds,
        straddles: Vec<u64>,
        ante: SavedAnte,
        ante_first: bool,
        betting: Limit,
        chip_unit: u64,
        auto_show: bool,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        hold_all_ins: bool,
        away: Seats,
        #[serde(skip_serializing_if = "none")]
        killed: Seats,
        #[serde(skip_serializing_if = "none")]
        waiting: Seats,
        #[serde(skip_serializing_if = "Option::is_none")]
        deck: Option<Vec<crate::Card>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
        #[serde(skip_serializing_if = "first")]
        hand: u32,
    },
}

// What the first saves did not have is written only where it is used.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
const fn none(seats: &Seats) -> bool {
    seats.is_empty()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
pub(super) const fn first(hand: &u32) -> bool {
    *hand == 0
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum SavedButton {
    Seat(u8),
    Draw(&'static str),
}

impl From<Button> for SavedButton {
    fn from(button: Button) -> Self {
        match button {
            Button::Seat(seat) => Self::Seat(seat),
            Button::Draw => Self::Draw("draw"),
        }
    }
}

#[derive(Serialize)]
pub(super) struct SavedBlinds {
    small: u64,
    big: u64,
}

#[derive(Serialize)]
pub(super) struct SavedAnte {
    mode: &'static str,
    amount: Chips,
}

#[derive(Serialize)]
pub(super) struct SavedAction {
    seat: Seat,
    action: WrittenAction,
}

impl SavedAction {
    pub(super) fn new(seat: Seat, action: &Action) -> Self {
        Self { seat, action: written(action) }
    }
}

/// An action in the words of JavaScript.
#[derive(Serialize)]
struct WrittenAction {
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(flatten)]
    fields: ActionFields,
}

#[derive(Serialize)]
#[serde(untagged)]
enum ActionFields {
    None {},
    Amount { amount: Chips },
    To { to: Chips },
    Seat { seat: Seat },
    Place { place: u8 },
    Discard { discard: SavedDiscard },
    Zones { zones: Vec<Zone> },
}

#[derive(Serialize)]
struct SavedDiscard {
    zone: Zone,
    index: u8,
}

fn written(action: &Action) -> WrittenAction {
    let fields = match action {
        Action::CallOf { amount } => ActionFields::Amount { amount: *amount },
        Action::Bet { to } | Action::Raise { to } => ActionFields::To { to: *to },
        Action::AskToShow { seat } => ActionFields::Seat { seat: *seat },
        Action::Announce { place } => ActionFields::Place { place: *place },
        Action::Exchange { zone, index } => {
            ActionFields::Discard { discard: SavedDiscard { zone: *zone, index: *index } }
        }
        Action::Peek { zones } => ActionFields::Zones { zones: zones.clone() },
        _ => ActionFields::None {},
    };
    WrittenAction { kind: action.name(), fields }
}

/// The save of a hand that was set up as this game.
pub(super) fn write(game: &AnyGame, hand: &Hand) -> Save {
    let record = hand.record();
    let seed = record.setup.seed.as_ref().map(Seed::to_hex);
    let setup = match game.of_hand(&record.setup) {
        // A save tells the number beside the set-up.
        AnyGame::TexasHoldem(game) => texas_holdem(TexasHoldem { hand: 0, ..game }, seed),
        AnyGame::LiarsPoker(game) => SavedSetup::Banknotes(SavedBanknotes::new(game, seed)),
    };
    Save {
        cardroom: VERSION,
        setup,
        hand: record.setup.hand,
        rake_paid: record.setup.rake_paid,
        actions: record.actions.iter().map(|(seat, action)| SavedAction::new(*seat, action)).collect(),
        hash: hex(record.hash),
    }
}

/// A hash as text.
pub(super) fn hex(hash: [u8; 32]) -> String {
    Seed::new(hash).to_hex()
}

/// A set-up in the words of JavaScript.
pub(super) fn texas_holdem(game: TexasHoldem, seed: Option<String>) -> SavedSetup {
    SavedSetup::TexasHoldem {
        game: "texas-holdem",
        button: game.button.into(),
        positions: game.positions,
        blinds: SavedBlinds { small: game.small_blind, big: game.big_blind },
        straddles: game.straddles,
        ante: SavedAnte { mode: game.ante.mode.name(), amount: game.ante.amount },
        ante_first: game.ante.first,
        betting: game.limit,
        chip_unit: game.chip_unit,
        auto_show: game.auto_show,
        hold_all_ins: game.hold_all_ins,
        away: game.away,
        killed: game.killed,
        waiting: game.waiting,
        deck: game.deck,
        stacks: game.stacks,
        hand: game.hand,
        seed,
    }
}

/// What a save holds, not yet played.
enum Saved {
    Table(Box<(AnyGame, Record)>),
    OpenFace(Box<crate::open_face::Record>),
}

/// Refuses a save of another version.
pub(super) fn version(save: &mut Object<'_>) -> Result<(), Fault> {
    #[derive(Serialize)]
    struct Details {
        version: u64,
        readable: u64,
    }
    let version = save.required("cardroom").whole(0..=u64::from(u32::MAX))?;
    if version == VERSION {
        return Ok(());
    }
    let details = Details { version, readable: VERSION };
    let message = format!("the save has version {version}, this package reads {VERSION}");
    Err(Fault::rules("ERR_SAVE_VERSION", None, details, &message))
}

/// What a save that cannot be read is refused with: whoever wrote it wrote no arguments.
pub(super) fn unreadable(fault: Fault) -> Fault {
    match fault.into_argument() {
        Ok(message) => {
            let message = format!("the save is not whole: {message}");
            Fault::rules("ERR_SAVE_UNREADABLE", None, NoDetails {}, &message)
        }
        Err(other) => other,
    }
}

/// The refusal of what does not lead to the hand that it tells.
pub(super) fn changed(code: &'static str, error: &dyn Error) -> Fault {
    Fault::rules(code, None, NoDetails {}, &error.to_string())
}

/// Plays a save again from its start.
pub(super) fn read(field: &Field<'_>) -> Result<Box<dyn Play>, Fault> {
    let saved = field.object(|save| {
        version(save)?;
        let (setup, seed) = setup::game(&save.required("setup"))?;
        match setup {
            AnySetup::Table(game) => Ok(Saved::Table(Box::new(table(save, game, seed)?))),
            AnySetup::OpenFace(setup) => {
                Ok(Saved::OpenFace(Box::new(open_face::save::read(save, *setup, seed)?)))
            }
        }
    })?;
    match saved {
        Saved::Table(saved) => {
            let (game, record) = *saved;
            let hand = Hand::replay(record).map_err(|error| changed(error.code(), &error))?;
            Ok(Box::new(TableMatch { game, hand }))
        }
        Saved::OpenFace(record) => {
            let game = OpenFace::replay(*record).map_err(|error| changed(error.code(), &error))?;
            Ok(Box::new(OpenFaceMatch { game }))
        }
    }
}

fn table(save: &mut Object<'_>, game: AnyGame, seed: Option<Seed>) -> Result<(AnyGame, Record), Fault> {
    let mut setup = game.clone().setup(seed);
    setup.hand = save.required("hand").whole(0..=u64::from(u32::MAX))? as u32;
    setup.rake_paid = setup::seats(&save.required("rakePaid"))?;
    let actions = actions(&save.required("actions"), MOST_ACTIONS, of_table)?;
    let hash = hash(save)?;
    Ok((game, Record { setup, actions, hash }))
}

/// An action as a betting table knows it.
pub(super) fn of_table(action: AnyAction) -> Option<Action> {
    match action {
        AnyAction::Table(action) => Some(action),
        AnyAction::Place(_) | AnyAction::Leave => None,
    }
}

/// Actions with their seats, of a game that knows such.
pub(super) fn actions<T>(
    field: &Field<'_>,
    most: usize,
    known: fn(AnyAction) -> Option<T>,
) -> Result<Vec<(Seat, T)>, Fault> {
    field.list(most, |entry| {
        entry.object(|entry| {
            let field = entry.required("action");
            let action =
                known(action::action(&field)?).ok_or_else(|| field.refuse("an action of the game"))?;
            Ok((setup::seat(&entry.required("seat"))?, action))
        })
    })
}

/// The hash of a save.
pub(super) fn hash(save: &mut Object<'_>) -> Result<[u8; 32], Fault> {
    Ok(save.required("hash").seed()?.bytes())
}
