//! The handle behind the class `Game` of `npm/game.js`.

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::fault::{self, Fault};
use super::open_face::OpenFaceMatch;
use super::play::{NoDetails, Play};
use super::read::Field;
use super::setup::AnySetup;
use super::table::TableMatch;
use super::{action, save, setup};
use crate::{Seat, Seed};

/// A match in play.
///
/// Methods take `&self` and read their arguments before they touch the cell: a getter among the arguments may call
/// back into the same handle, and finds it whole.
#[wasm_bindgen]
pub struct GameHandle(RefCell<Box<dyn Play>>);

#[wasm_bindgen]
impl GameHandle {
    /// Sets the first hand of a match up and runs it to the first decision.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: JsValue) -> Result<GameHandle, Fault> {
        let (setup, seed) = setup::game(&Field::only_argument("setup", setup))?;
        let seed = seed.map_or_else(drawn_seed, Ok)?;
        Ok(match setup {
            AnySetup::Table(game) => Self::holding(TableMatch::new(game, seed)?),
            AnySetup::OpenFace(setup) => Self::holding(OpenFaceMatch::new(*setup, seed)?),
        })
    }

    /// Plays a parsed save again.
    pub fn load(saved: JsValue) -> Result<GameHandle, Fault> {
        let playing = save::read(&Field::only_argument("save", saved)).map_err(save::unreadable)?;
        Ok(Self(RefCell::new(playing)))
    }

    /// All that `load` needs, as plain data.
    pub fn save(&self) -> Result<JsValue, Fault> {
        self.read(|playing| playing.save())
    }

    /// The only seat that may act, or null.
    #[wasm_bindgen(js_name = toAct)]
    pub fn to_act(&self) -> Result<JsValue, Fault> {
        let seat = |seat: Seat| JsValue::from_f64(f64::from(seat.0));
        self.read(|playing| Ok(playing.can_act().only().map_or(JsValue::NULL, seat)))
    }

    /// The seats that the hand waits for.
    #[wasm_bindgen(js_name = canAct)]
    pub fn can_act(&self) -> Result<JsValue, Fault> {
        self.read(|playing| fault::result(&playing.can_act()))
    }

    /// Where the hand stands.
    pub fn phase(&self) -> Result<String, Fault> {
        self.read(|playing| Ok(playing.phase().to_owned()))
    }

    /// Whether the hand is over.
    pub fn complete(&self) -> Result<bool, Fault> {
        self.read(|playing| Ok(playing.complete()))
    }

    /// Whether the hand is over, and the match with it.
    #[wasm_bindgen(js_name = matchOver)]
    pub fn match_over(&self) -> Result<bool, Fault> {
        self.read(|playing| Ok(playing.match_over()))
    }

    /// What a seat may do; without a seat, the one in turn.
    #[wasm_bindgen(js_name = legalActions)]
    pub fn legal_actions(&self, seat: JsValue) -> Result<JsValue, Fault> {
        let asked = optional_seat("seat", seat)?;
        self.read(|playing| match asked.or_else(|| playing.can_act().only()) {
            Some(seat) => playing.legal_actions(known_seat(playing, seat)?),
            None => Ok(js_sys::Array::new().into()),
        })
    }

    /// Judges an action: null, or the refusal as plain data.
    pub fn check(&self, seat: JsValue, action: JsValue) -> Result<JsValue, Fault> {
        let seat = setup::seat(&Field::argument("seat", seat))?;
        let action = action::action(&Field::argument("action", action))?;
        self.read(|playing| match playing.check(seat, &action) {
            Ok(()) => Ok(JsValue::NULL),
            Err(Fault::Rules(described)) => Ok(described),
            Err(fault) => Err(fault),
        })
    }

    /// Plays an action; returns the events, secrets included.
    pub fn act(&self, seat: JsValue, action: JsValue) -> Result<JsValue, Fault> {
        let seat = setup::seat(&Field::argument("seat", seat))?;
        let action = action::action(&Field::argument("action", action))?;
        self.change(|playing| playing.act(seat, &action))
    }

    /// The events of the hand as a viewer may know them, from the one numbered `since` in the viewer's own count.
    pub fn events(&self, to: JsValue) -> Result<JsValue, Fault> {
        let (viewer, since) = if to.is_undefined() {
            (None, 0)
        } else {
            Field::argument("to", to).object(|to| {
                let viewer = to.optional("viewer")?.and_then(Field::nullable);
                let viewer = viewer.map(|viewer| setup::seat(&viewer)).transpose()?;
                let since =
                    to.optional("since")?.map_or(Ok(0), |since| since.whole(0..=u64::from(u32::MAX)))?;
                Ok((viewer, since as usize))
            })?
        };
        self.read(|playing| {
            let viewer = viewer.map(|seat| known_seat(playing, seat)).transpose()?;
            playing.events(viewer, since)
        })
    }

    /// What a seat may see; without a seat, what a spectator may.
    pub fn view(&self, seat: JsValue) -> Result<JsValue, Fault> {
        let viewer = optional_seat("seat", seat)?;
        self.read(|playing| {
            let viewer = viewer.map(|seat| known_seat(playing, seat)).transpose()?;
            playing.view(viewer)
        })
    }

    /// How the hand ended, or null.
    pub fn result(&self) -> Result<JsValue, Fault> {
        self.read(|playing| playing.result())
    }

    /// Begins the next hand of the match; returns its events, secrets included.
    #[wasm_bindgen(js_name = nextHand)]
    pub fn next_hand(&self, change: JsValue) -> Result<JsValue, Fault> {
        let changing = self.read(|playing| Ok(playing.changing()))?;
        let change = setup::change(&Field::only_argument("change", change), changing)?;
        self.change(|playing| playing.next_hand(change))
    }
}

impl GameHandle {
    fn holding(playing: impl Play + 'static) -> Self {
        Self(RefCell::new(Box::new(playing)))
    }

    fn read<T>(&self, work: impl FnOnce(&dyn Play) -> Result<T, Fault>) -> Result<T, Fault> {
        let playing = self.0.try_borrow().map_err(|_| busy())?;
        work(&**playing)
    }

    fn change<T>(&self, work: impl FnOnce(&mut dyn Play) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut playing = self.0.try_borrow_mut().map_err(|_| busy())?;
        work(&mut **playing)
    }
}

/// Met only where a page has put a setter on `Object.prototype`: it is called while a result is made, and may call back,
/// or throw, which leaves the cell borrowed.
pub(super) fn busy() -> Fault {
    Fault::rules("ERR_BUSY", None, NoDetails {}, "it is in use by a call that has not returned")
}

pub(super) fn drawn_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        let message = format!("the system has no random numbers ({error}): give a seed");
        Fault::rules("ERR_NO_ENTROPY", None, NoDetails {}, &message)
    })?;
    Ok(Seed::new(bytes))
}

pub(super) fn optional_seat(name: &str, value: JsValue) -> Result<Option<Seat>, Fault> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    setup::seat(&Field::argument(name, value)).map(Some)
}

fn known_seat(playing: &dyn Play, seat: Seat) -> Result<Seat, Fault> {
    let seats = playing.seats();
    if seat.index() < seats { Ok(seat) } else { Err(no_such_seat(seat, seats)) }
}

/// The refusal of a seat that the table does not have.
pub(super) fn no_such_seat(seat: Seat, seats: usize) -> Fault {
    #[derive(Serialize)]
    struct Details {
        seats: usize,
    }
    let message = format!("there is no seat {seat}: the table has {seats}, from 0");
    Fault::rules("ERR_NO_SUCH_SEAT", None, Details { seats }, &message)
}
