//! The handle behind the class `Game` of `npm/game.js`.

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::fault::{self, Fault};
use super::read::Field;
use super::{action, save, setup};
use crate::games::AnyGame;
use crate::table::{Event, Hand, NextHandError, Refusal, SetupError};
use crate::{Seat, Seed};

/// A match: the hand in play and the game that it is a hand of.
///
/// Methods take `&self` and read their arguments before they touch the cell: a getter among the arguments may call
/// back into the same handle, and finds it whole.
#[wasm_bindgen]
pub struct GameHandle(RefCell<Match>);

struct Match {
    game: AnyGame,
    hand: Hand,
}

#[wasm_bindgen]
impl GameHandle {
    /// Sets the first hand of a match up and runs it to the first decision.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: JsValue) -> Result<GameHandle, Fault> {
        let (game, seed) = setup::game(&Field::only_argument("setup", setup))?;
        let setup = game.clone().setup(Some(seed.map_or_else(drawn_seed, Ok)?));
        let hand = Hand::new(setup).map_err(|error| set_up_refused(&error))?;
        Ok(Self(RefCell::new(Match { game, hand })))
    }

    /// Plays a parsed save again.
    pub fn load(saved: JsValue) -> Result<GameHandle, Fault> {
        let (game, hand) = save::read(&Field::only_argument("save", saved)).map_err(|fault| match fault {
            Fault::Argument(message) => Fault::rules(
                "ERR_SAVE_UNREADABLE",
                None,
                NoDetails {},
                &format!("the save is not whole: {message}"),
            ),
            other => other,
        })?;
        Ok(Self(RefCell::new(Match { game, hand })))
    }

    /// All that `load` needs, as plain data.
    pub fn save(&self) -> Result<JsValue, Fault> {
        self.read(|playing| fault::result(&save::write(&playing.game, &playing.hand)))
    }

    /// The only seat that may act, or null.
    #[wasm_bindgen(js_name = toAct)]
    pub fn to_act(&self) -> Result<JsValue, Fault> {
        self.read(|playing| Ok(seat_or_null(playing.hand.can_act().only())))
    }

    /// The seats that the hand waits for.
    #[wasm_bindgen(js_name = canAct)]
    pub fn can_act(&self) -> Result<JsValue, Fault> {
        self.read(|playing| fault::result(&playing.hand.can_act()))
    }

    /// Where the hand stands.
    pub fn phase(&self) -> Result<String, Fault> {
        self.read(|playing| Ok(playing.hand.phase().name().to_owned()))
    }

    /// Whether the hand is over.
    pub fn complete(&self) -> Result<bool, Fault> {
        self.read(|playing| Ok(playing.hand.complete()))
    }

    /// What a seat may do; without a seat, the one in turn.
    #[wasm_bindgen(js_name = legalActions)]
    pub fn legal_actions(&self, seat: JsValue) -> Result<JsValue, Fault> {
        let asked = optional_seat("seat", seat)?;
        self.read(|playing| {
            let hand = &playing.hand;
            let seat = match asked {
                Some(seat) => Some(known_seat(hand, seat)?),
                None => hand.can_act().only(),
            };
            fault::result(&seat.map(|seat| hand.legal_actions(seat)).unwrap_or_default())
        })
    }

    /// Judges an action: null, or the refusal as plain data.
    pub fn check(&self, seat: JsValue, action: JsValue) -> Result<JsValue, Fault> {
        let seat = setup::seat(&Field::argument("seat", seat))?;
        let action = action::action(&Field::argument("action", action))?;
        self.read(|playing| match playing.hand.check(seat, &action) {
            Ok(()) => Ok(JsValue::NULL),
            Err(refusal) => Ok(refused(&refusal).into()),
        })
    }

    /// Plays an action; returns the events, secrets included.
    pub fn act(&self, seat: JsValue, action: JsValue) -> Result<JsValue, Fault> {
        let seat = setup::seat(&Field::argument("seat", seat))?;
        let action = action::action(&Field::argument("action", action))?;
        self.change(|playing| {
            let events = playing.hand.act(seat, &action).map_err(|refusal| refused(&refusal))?;
            fault::result(&events)
        })
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
            let viewer = viewer.map(|seat| known_seat(&playing.hand, seat)).transpose()?;
            let events = playing.hand.events().iter().filter(|event| event.concerns(viewer));
            let seen: Vec<Event> = events.skip(since).map(|event| event.seen_by(viewer)).collect();
            fault::result(&seen)
        })
    }

    /// What a seat may see; without a seat, what a spectator may.
    pub fn view(&self, seat: JsValue) -> Result<JsValue, Fault> {
        let viewer = optional_seat("seat", seat)?;
        self.read(|playing| {
            let viewer = viewer.map(|seat| known_seat(&playing.hand, seat)).transpose()?;
            fault::result(&playing.hand.view(viewer))
        })
    }

    /// How the hand ended, or null.
    pub fn result(&self) -> Result<JsValue, Fault> {
        self.read(|playing| fault::result(&playing.hand.outcome()))
    }

    /// Begins the next hand of the match; returns its events, secrets included.
    #[wasm_bindgen(js_name = nextHand)]
    pub fn next_hand(&self, change: JsValue) -> Result<JsValue, Fault> {
        // Read twice where the first hand may have been another's: the change is read for the game alone.
        let (game, stakes) =
            self.read(|playing| Ok((playing.game.clone(), playing.hand.terms().stakes.clone())))?;
        let change = if change.is_undefined() {
            crate::table::Change::default()
        } else {
            setup::change(&Field::only_argument("change", change), &game, &stakes)?
        };
        self.change(|playing| {
            let next = playing.hand.next_hand(change).map_err(no_next_hand)?;
            let events = fault::result(&next.events())?;
            playing.hand = next;
            Ok(events)
        })
    }
}

impl GameHandle {
    fn read<T>(&self, work: impl FnOnce(&Match) -> Result<T, Fault>) -> Result<T, Fault> {
        let playing = self.0.try_borrow().map_err(|_| busy())?;
        work(&playing)
    }

    fn change<T>(&self, work: impl FnOnce(&mut Match) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut playing = self.0.try_borrow_mut().map_err(|_| busy())?;
        work(&mut playing)
    }
}

#[derive(Serialize)]
struct NoDetails {}

/// Not to be met: nothing calls out to JavaScript while the cell is borrowed.
fn busy() -> Fault {
    Fault::rules("ERR_BUSY", None, NoDetails {}, "the game is in use by a call that has not returned")
}

fn drawn_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        let message = format!("the system has no random numbers ({error}): give a seed");
        Fault::rules("ERR_NO_ENTROPY", None, NoDetails {}, &message)
    })?;
    Ok(Seed::new(bytes))
}

// Exact: a seat is below 256.
fn seat_or_null(seat: Option<Seat>) -> JsValue {
    seat.map_or(JsValue::NULL, |seat| JsValue::from_f64(f64::from(seat.0)))
}

fn optional_seat(name: &str, value: JsValue) -> Result<Option<Seat>, Fault> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    setup::seat(&Field::argument(name, value)).map(Some)
}

fn known_seat(hand: &Hand, seat: Seat) -> Result<Seat, Fault> {
    #[derive(Serialize)]
    struct Details {
        seats: usize,
    }
    if hand.terms().stacks.get(seat).is_some() {
        return Ok(seat);
    }
    let seats = hand.terms().stacks.len();
    let message = format!("there is no seat {seat}: the table has {seats}, from 0");
    Err(Fault::rules("ERR_NO_SUCH_SEAT", None, Details { seats }, &message))
}

fn refused(refusal: &Refusal) -> Fault {
    Fault::rules(refusal.reason.code(), refusal.rule, &refusal.reason, &refusal.to_string())
}

fn set_up_refused(error: &SetupError) -> Fault {
    #[derive(Serialize)]
    struct Details<'a> {
        field: &'a str,
        #[serde(flatten)]
        fault: &'a crate::table::SetupFault,
    }
    let details = Details { field: &error.field, fault: &error.fault };
    Fault::rules(error.fault.code(), error.rule, details, &error.to_string())
}

fn no_next_hand(error: NextHandError) -> Fault {
    let (code, message) = (error.code(), error.to_string());
    match error {
        NextHandError::Setup(error) => set_up_refused(&error),
        NextHandError::MatchOver { able, needed, rule } => {
            #[derive(Serialize)]
            struct Details {
                able: crate::Seats,
                needed: usize,
            }
            Fault::rules(code, rule, Details { able, needed }, &message)
        }
        NextHandError::NotOver | NextHandError::TooManyHands => {
            Fault::rules(code, None, NoDetails {}, &message)
        }
    }
}
