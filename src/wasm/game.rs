//! The handle behind the class `Game` of `npm/game.js`.

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::fault::{self, Fault};
use super::open_face::OpenFaceMatch;
use super::plain::{Answer, Plain, answer};
use super::play::{NoDetails, Play};
use super::read::Field;
use super::setup::AnySetup;
use super::table::TableMatch;
use super::{action, save, setup};
use crate::rulings::Situation;
use crate::{Seat, Seed};

#[wasm_bindgen(raw_module = "../npm/plain.js")]
extern "C" {
    /// Fills bytes with the system's random numbers; false where it has none.
    fn entropy(bytes: &mut [u8]) -> bool;
}

/// A match in play, once it has begun. Arguments and answers are words (`npm/plain.js`).
#[wasm_bindgen]
#[derive(Default)]
pub struct GameHandle(RefCell<Option<Box<dyn Play>>>);

#[wasm_bindgen]
impl GameHandle {
    /// A handle without a match.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the first hand of a match up and runs it to the first decision.
    pub fn begin(&self, words: &[u32]) -> Answer {
        answer(begun(words).map(|playing| self.hold(playing)))
    }

    /// Plays a parsed save again.
    pub fn load(&self, words: &[u32]) -> Answer {
        let playing = save::read(&Field::only_argument("save", words)).map_err(save::unreadable);
        answer(playing.map(|playing| self.hold(playing)))
    }

    /// Plays the first actions of another handle's hand again.
    pub fn replay(&self, of: &Self, words: &[u32]) -> Answer {
        let after = |playing: &dyn Play| {
            let actions = Field::only_argument("actions", words).whole(0..=playing.actions() as u64)?;
            playing.after(actions as usize)
        };
        let played = of.0.borrow().as_deref().ok_or_else(not_begun).and_then(after);
        answer(played.map(|playing| self.hold(playing)))
    }

    /// All that `load` needs, as plain data.
    pub fn save(&self) -> Answer {
        self.read(|playing| playing.save())
    }

    /// The only seat that may act, or null.
    #[wasm_bindgen(js_name = toAct)]
    pub fn to_act(&self) -> Answer {
        self.read(|playing| fault::result(&playing.can_act().only()))
    }

    /// The seats that the hand waits for.
    #[wasm_bindgen(js_name = canAct)]
    pub fn can_act(&self) -> Answer {
        self.read(|playing| fault::result(&playing.can_act()))
    }

    /// Where the hand stands.
    pub fn phase(&self) -> Answer {
        self.read(|playing| fault::result(playing.phase()))
    }

    /// Whether the hand is over.
    pub fn complete(&self) -> Answer {
        self.read(|playing| fault::result(&playing.complete()))
    }

    /// Whether the hand is over, and the match with it.
    #[wasm_bindgen(js_name = matchOver)]
    pub fn match_over(&self) -> Answer {
        self.read(|playing| fault::result(&playing.match_over()))
    }

    /// What a seat may do; without a seat, the one in turn.
    #[wasm_bindgen(js_name = legalActions)]
    pub fn legal_actions(&self, words: &[u32]) -> Answer {
        self.read(|playing| {
            let asked = optional_seat(Field::argument("seat", words))?;
            match asked.or_else(|| playing.can_act().only()) {
                Some(seat) => playing.legal_actions(known_seat(playing, seat)?),
                None => fault::result(&[(); 0]),
            }
        })
    }

    /// Judges an action: null, or the refusal as plain data.
    pub fn check(&self, words: &[u32]) -> Answer {
        self.read(|playing| {
            let (seat, action) = seat_and_action(words)?;
            match playing.check(seat, &action) {
                Ok(()) => fault::result(&()),
                Err(fault) => fault.into_refusal(),
            }
        })
    }

    /// Plays an action; returns the events, secrets included.
    pub fn act(&self, words: &[u32]) -> Answer {
        self.change(|playing| {
            let (seat, action) = seat_and_action(words)?;
            playing.act(seat, &action)
        })
    }

    /// The events of the hand as a viewer may know them, from the one numbered `since` in the viewer's own count.
    pub fn events(&self, words: &[u32]) -> Answer {
        self.read(|playing| {
            let to = Field::argument("to", words);
            let (viewer, since) = if to.is_undefined() {
                (None, 0)
            } else {
                to.object(|to| {
                    let viewer = to.optional("viewer").and_then(Field::nullable);
                    let viewer = viewer.map(|viewer| setup::seat(&viewer)).transpose()?;
                    let since =
                        to.optional("since").map_or(Ok(0), |since| since.whole(0..=u64::from(u32::MAX)))?;
                    Ok((viewer, since as usize))
                })?
            };
            let viewer = viewer.map(|seat| known_seat(playing, seat)).transpose()?;
            playing.events(viewer, since)
        })
    }

    /// What a seat may see; without a seat, what a spectator may.
    pub fn view(&self, words: &[u32]) -> Answer {
        self.read(|playing| {
            let viewer = optional_seat(Field::argument("seat", words))?;
            let viewer = viewer.map(|seat| known_seat(playing, seat)).transpose()?;
            playing.view(viewer)
        })
    }

    /// How the hand ended, or null.
    pub fn result(&self) -> Answer {
        self.read(|playing| playing.result())
    }

    /// Begins the next hand of the match; returns its events, secrets included.
    #[wasm_bindgen(js_name = nextHand)]
    pub fn next_hand(&self, words: &[u32]) -> Answer {
        self.change(|playing| {
            let change = setup::change(&Field::only_argument("change", words), playing.changing())?;
            playing.next_hand(change)
        })
    }
}

impl GameHandle {
    /// How a seat in turn stands in a betting round.
    pub(super) fn situation(&self, seat: Seat) -> Option<Situation> {
        self.0.borrow().as_deref().and_then(|playing| playing.situation(seat))
    }

    fn hold(&self, playing: Box<dyn Play>) -> Plain {
        self.0.replace(Some(playing));
        Plain::of(&())
    }

    fn read(&self, work: impl FnOnce(&dyn Play) -> Result<Plain, Fault>) -> Answer {
        answer(match &*self.0.borrow() {
            Some(playing) => work(&**playing),
            None => Err(not_begun()),
        })
    }

    fn change(&self, work: impl FnOnce(&mut dyn Play) -> Result<Plain, Fault>) -> Answer {
        answer(match &mut *self.0.borrow_mut() {
            Some(playing) => work(&mut **playing),
            None => Err(not_begun()),
        })
    }
}

/// `npm/game.js` begins a match before it hands a handle out.
pub(super) fn not_begun() -> Fault {
    Fault::rules("ERR_FREED", None, NoDetails {}, "it has not begun")
}

fn begun(words: &[u32]) -> Result<Box<dyn Play>, Fault> {
    let (setup, seed) = setup::game(&Field::only_argument("setup", words))?;
    let seed = seed.map_or_else(drawn_seed, Ok)?;
    Ok(match setup {
        AnySetup::Table(game) => Box::new(TableMatch::new(game, seed)?),
        AnySetup::OpenFace(setup) => Box::new(OpenFaceMatch::new(*setup, seed)?),
    })
}

pub(super) fn drawn_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    if entropy(&mut bytes) {
        return Ok(Seed::new(bytes));
    }
    let message = "the system has no random numbers: give a seed";
    Err(Fault::rules("ERR_NO_ENTROPY", None, NoDetails {}, message))
}

fn seat_and_action(words: &[u32]) -> Result<(Seat, action::AnyAction), Fault> {
    let [seat, action] = Field::arguments(words, ["seat", "action"]);
    Ok((setup::seat(&seat)?, action::action(&action)?))
}

pub(super) fn optional_seat(seat: Field<'_>) -> Result<Option<Seat>, Fault> {
    if seat.is_undefined() {
        return Ok(None);
    }
    seat.nullable().map(|seat| setup::seat(&seat)).transpose()
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
