//! The handle behind the class `Tournament` of `npm/tournament.js`, and the schedule generator.

mod fields;
mod read;
mod write;

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::fault::{self, Fault};
use super::game::{busy, drawn_seed, no_such_seat, optional_seat};
use super::play::NoDetails;
use super::read::Field;
use super::save;
use crate::games::{AnyGame, TexasHoldem};
use crate::table::Hand;
use crate::tournament::{
    GeneratorError, Refusal, SetupError, Tournament, generate_schedule as generated_schedule,
};
use crate::{Piece, Seat};

/// A tournament in play. As in `GameHandle`, arguments are read before the cell is touched.
#[wasm_bindgen]
pub struct TournamentHandle(RefCell<Tournament>);

#[wasm_bindgen]
impl TournamentHandle {
    /// Sets a tournament up.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: JsValue) -> Result<TournamentHandle, Fault> {
        let (mut setup, seeded) = read::setup(&Field::only_argument("setup", setup))?;
        if !seeded {
            setup.seed = drawn_seed()?;
        }
        let tournament = Tournament::new(setup).map_err(|error| set_up_refused(&error))?;
        Ok(Self(RefCell::new(tournament)))
    }

    /// Plays a parsed save again.
    pub fn load(saved: JsValue) -> Result<TournamentHandle, Fault> {
        let record = read::record(&Field::only_argument("save", saved)).map_err(save::unreadable)?;
        let tournament = Tournament::replay(record)
            .map_err(|error| Fault::rules(error.code(), None, NoDetails {}, &error.to_string()))?;
        Ok(Self(RefCell::new(tournament)))
    }

    /// All that `load` needs, as JSON.
    pub fn save(&self) -> Result<String, Fault> {
        self.read(|tournament| Ok(write::save(tournament)))
    }

    /// Does an action; returns what happened, secrets included.
    pub fn act(&self, action: JsValue, now: JsValue) -> Result<JsValue, Fault> {
        let (action, now) = read::action_at(action, now)?;
        let mut tournament = self.0.try_borrow_mut().map_err(|_| busy())?;
        let events = tournament.act(&action, now).map_err(|refusal| refused(&refusal))?;
        fault::result(&events)
    }

    /// Judges an action: null, or the refusal as plain data.
    pub fn check(&self, action: JsValue, now: JsValue) -> Result<JsValue, Fault> {
        let (action, now) = read::action_at(action, now)?;
        self.read(|tournament| match tournament.check(&action, now) {
            Ok(()) => Ok(JsValue::NULL),
            Err(refusal) => Ok(refused(&refusal).into()),
        })
    }

    /// What everyone may know.
    pub fn view(&self) -> Result<JsValue, Fault> {
        self.read(|tournament| fault::result(&tournament.view()))
    }

    /// The hand at a table, or its last, as a seat may see it; or null.
    pub fn hand(&self, table: JsValue, seat: JsValue) -> Result<JsValue, Fault> {
        let table = read::number(&Field::argument("table", table))?;
        let viewer = optional_seat("seat", seat)?;
        self.read(|tournament| match tournament.last_hand(table) {
            Some(hand) => fault::result(&hand.view(seat_of(hand, viewer)?)),
            None => Ok(JsValue::NULL),
        })
    }

    /// The set-up of a hand that the host runs, or null.
    #[wasm_bindgen(js_name = handSetup)]
    pub fn hand_setup(&self, table: JsValue) -> Result<JsValue, Fault> {
        let table = read::number(&Field::argument("table", table))?;
        self.read(|tournament| {
            let Some(setup) = tournament.hand_setup(table) else { return Ok(JsValue::NULL) };
            let plain =
                TexasHoldem { limit: setup.limit, auto_show: setup.auto_show, ..TexasHoldem::default() };
            let AnyGame::TexasHoldem(mut game) = AnyGame::TexasHoldem(plain).of_hand(setup) else {
                return Ok(JsValue::NULL);
            };
            // The deck in place of the seed, from which all other hands would follow.
            game.deck = setup.seed.as_ref().map(|seed| {
                let deck = setup.game.deck(seed, u64::from(setup.hand));
                deck.into_iter().filter_map(Piece::card).collect()
            });
            fault::result(&save::texas_holdem(game, None))
        })
    }

    /// The tournament's own events from the one numbered `since`.
    pub fn events(&self, to: JsValue) -> Result<JsValue, Fault> {
        let (_, since) = read::events_to(to, false)?;
        self.read(|tournament| fault::result(&tournament.events().get(since..).unwrap_or_default()))
    }

    /// The events of a table's hand, or of its last, as a viewer may know them.
    #[wasm_bindgen(js_name = handEvents)]
    pub fn hand_events(&self, table: JsValue, to: JsValue) -> Result<JsValue, Fault> {
        let table = read::number(&Field::argument("table", table))?;
        let (viewer, since) = read::events_to(to, true)?;
        self.read(|tournament| match tournament.last_hand(table) {
            Some(hand) => super::table::events(hand, seat_of(hand, viewer)?, since),
            None => Ok(js_sys::Array::new().into()),
        })
    }

    /// The players with their places.
    pub fn standings(&self) -> Result<JsValue, Fault> {
        self.read(|tournament| fault::result(&tournament.standings()))
    }

    /// What the clock shows at a time.
    pub fn clock(&self, now: JsValue) -> Result<JsValue, Fault> {
        let now = read::time(&Field::argument("now", now))?;
        self.read(|tournament| {
            let view = tournament.clock(now).map_err(|error| refused(&error.into()))?;
            fault::result(&view)
        })
    }
}

impl TournamentHandle {
    fn read<T>(&self, work: impl FnOnce(&Tournament) -> Result<T, Fault>) -> Result<T, Fault> {
        let tournament = self.0.try_borrow().map_err(|_| busy())?;
        work(&tournament)
    }
}

/// A schedule that ends near its time.
#[wasm_bindgen(js_name = generateSchedule)]
pub fn generate_schedule(request: JsValue) -> Result<JsValue, Fault> {
    let request = read::schedule_request(&Field::only_argument("request", request))?;
    let periods = generated_schedule(&request).map_err(|error| {
        #[derive(Serialize)]
        struct Details {
            min: u64,
            max: u64,
        }
        let (field, details) = match &error {
            GeneratorError::Chips(error) => ("chips", Details { min: error.least, max: error.most }),
            GeneratorError::Outside { field, min, max } => (*field, Details { min: *min, max: *max }),
        };
        Fault::in_field(field, "ERR_SCHEDULE_REQUEST", Some("TT-2"), details, &error.to_string())
    })?;
    fault::result(&periods)
}

fn seat_of(hand: &Hand, viewer: Option<Seat>) -> Result<Option<Seat>, Fault> {
    let seats = hand.terms().stacks.len();
    match viewer {
        Some(seat) if seat.index() >= seats => Err(no_such_seat(seat, seats)),
        viewer => Ok(viewer),
    }
}

fn refused(refusal: &Refusal) -> Fault {
    Fault::rules(refusal.reason.code(), refusal.rule, &refusal.reason, &refusal.to_string())
}

fn set_up_refused(error: &SetupError) -> Fault {
    Fault::in_field(&error.field, error.fault.code(), error.rule, &error.fault, &error.to_string())
}
