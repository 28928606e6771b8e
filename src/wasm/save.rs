//! Writes and reads saves: the set-up in the words of JavaScript, the accepted actions, and a hash of what came of them.

use serde::Serialize;

use super::action::{self, AnyAction};
use super::fault::Fault;
use super::play::{NoDetails, Play};
use super::read::Field;
use super::setup::{self, AnySetup};
use super::table::TableMatch;
use crate::games::{AnyGame, TexasHoldem};
use crate::table::{Action, Button, Hand, Record, Zone};
use crate::{Chips, Limit, Seat, Seats};

/// The version of the form in which a save is written. A save of another version is refused by this number.
const VERSION: u64 = 1;
/// The most actions that a save may hold.
const MOST_ACTIONS: usize = 100_000;

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
    TexasHoldem {
        game: &'static str,
        stacks: Vec<u64>,
        button: SavedButton,
        blinds: SavedBlinds,
        straddles: Vec<u64>,
        ante: SavedAnte,
        ante_first: bool,
        betting: Limit,
        chip_unit: u64,
        auto_show: bool,
        away: Seats,
        #[serde(skip_serializing_if = "Option::is_none")]
        deck: Option<Vec<crate::Card>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum SavedButton {
    Seat(u8),
    Draw(&'static str),
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
    let seed = record.setup.seed.as_ref().map(crate::Seed::to_hex);
    let setup = match game.of_hand(&record.setup) {
        AnyGame::TexasHoldem(game) => texas_holdem(game, seed),
    };
    let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or('0');
    Save {
        cardroom: VERSION,
        setup,
        hand: record.setup.hand,
        rake_paid: record.setup.rake_paid,
        actions: record.actions.iter().map(|(seat, action)| SavedAction::new(*seat, action)).collect(),
        hash: record.hash.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect(),
    }
}

/// A set-up in the words of JavaScript.
pub(super) fn texas_holdem(game: TexasHoldem, seed: Option<String>) -> SavedSetup {
    SavedSetup::TexasHoldem {
        game: "texas-holdem",
        button: match game.button {
            Button::Seat(seat) => SavedButton::Seat(seat),
            Button::Draw => SavedButton::Draw("draw"),
        },
        blinds: SavedBlinds { small: game.small_blind, big: game.big_blind },
        straddles: game.straddles,
        ante: SavedAnte { mode: game.ante.mode.name(), amount: game.ante.amount },
        ante_first: game.ante.first,
        betting: game.limit,
        chip_unit: game.chip_unit,
        auto_show: game.auto_show,
        away: game.away,
        deck: game.deck,
        stacks: game.stacks,
        seed,
    }
}

/// Plays a save again from its start.
pub(super) fn read(field: &Field<'_>) -> Result<Box<dyn Play>, Fault> {
    let (game, record) = field.object(|save| {
        let version = save.required("cardroom")?.whole(0..=u64::from(u32::MAX))?;
        if version != VERSION {
            #[derive(Serialize)]
            struct Details {
                version: u64,
                readable: u64,
            }
            let details = Details { version, readable: VERSION };
            let message = format!("the save has version {version}, this package reads {VERSION}");
            return Err(Fault::rules("ERR_SAVE_VERSION", None, details, &message));
        }
        let (AnySetup::Table(game), seed) = setup::game(&save.required("setup")?)?;
        let mut setup = game.clone().setup(seed);
        setup.hand = save.required("hand")?.whole(0..=u64::from(u32::MAX))? as u32;
        setup.rake_paid = setup::seats(&save.required("rakePaid")?)?;
        let actions = save.required("actions")?.list(MOST_ACTIONS, |entry| {
            entry.object(|entry| {
                let AnyAction::Table(action) = action::action(&entry.required("action")?)?;
                Ok((setup::seat(&entry.required("seat")?)?, action))
            })
        })?;
        let hash = save.required("hash")?.seed()?.bytes();
        Ok((game, Record { setup, actions, hash }))
    })?;
    let hand = Hand::replay(record)
        .map_err(|error| Fault::rules(error.code(), None, NoDetails {}, &error.to_string()))?;
    Ok(Box::new(TableMatch { game, hand }))
}
