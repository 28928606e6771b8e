//! Writes and reads saves of open-face Chinese.

use serde::Serialize;

use crate::open_face::{Action, Button, Carried, OpenFace, Options, Record, Setup};
use crate::wasm::fault::Fault;
use crate::wasm::plain::Plain;
use crate::wasm::read::{self, Field};
use crate::wasm::save::{self, MOST_ACTIONS, SavedButton, VERSION};
use crate::{Card, Chips, Seat, Seed};

/// What a save tells of the set-up, in the words of JavaScript.
#[derive(Serialize)]
struct SavedSetup {
    game: &'static str,
    players: usize,
    button: SavedButton,
    #[serde(skip_serializing_if = "Option::is_none")]
    stacks: Option<Vec<Chips>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(rename = "hand", skip_serializing_if = "save::first")]
    deal: u32,
    #[serde(flatten)]
    options: Options,
}

#[derive(Serialize)]
struct Save {
    cardroom: u64,
    carried: Option<Carried>,
    actions: Vec<SavedAction>,
    hash: String,
    setup: SavedSetup,
}

#[derive(Serialize)]
struct SavedAction {
    seat: Seat,
    action: Action,
}

/// The save of a deal, as plain data.
pub(super) fn write(game: &OpenFace) -> Plain {
    let Record { setup, actions, hash } = game.record();
    let Setup { players, button, stacks, deck, seed, deal, options, carried } = setup;
    let button = match button {
        Button::At(seat) => SavedButton::Seat(seat.0),
        Button::Draw => SavedButton::Draw("draw"),
    };
    let seed = seed.as_ref().map(Seed::to_hex);
    let setup = SavedSetup { game: "open-face", players, button, stacks, deck, seed, deal, options };
    let actions = actions.into_iter().map(|(seat, action)| SavedAction { seat, action }).collect();
    Plain::of(&Save { cardroom: VERSION, carried, actions, hash: save::hex(hash), setup })
}

/// What a save holds beside the set-up, which is read before.
pub(in crate::wasm) fn read(
    save: &mut read::Object<'_>,
    setup: Setup,
    seed: Option<Seed>,
) -> Result<Record, Fault> {
    let carried = save.required("carried").nullable().map(|field: Field<'_>| super::read::carried(&field));
    let setup = Setup { seed, carried: carried.transpose()?, ..setup };
    let actions = save::actions(&save.required("actions"), MOST_ACTIONS, |action| super::known(&action))?;
    Ok(Record { setup, actions, hash: save::hash(save)? })
}
