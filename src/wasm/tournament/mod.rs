//! The handle behind the class `Tournament` of `npm/tournament.js`, and the schedule generator.

mod fields;
mod read;
mod write;

use std::cell::RefCell;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::fault::{self, Fault};
use super::game::{drawn_seed, no_such_seat, not_begun, optional_seat};
use super::plain::{Answer, Plain, answer};
use super::play::NoDetails;
use super::read::Field;
use super::save;
use crate::Seat;
use crate::games::{AnyGame, TexasHoldem};
use crate::table::{self, Hand};
use crate::tournament::{
    GeneratorError, Refusal, SetupError, Tournament, generate_schedule as generated_schedule,
};

/// A tournament in play, once it has begun. Arguments and answers are words, as in `GameHandle`.
#[wasm_bindgen]
#[derive(Default)]
pub struct TournamentHandle(RefCell<Option<Box<Tournament>>>);

#[wasm_bindgen]
impl TournamentHandle {
    /// A handle without a tournament.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets a tournament up.
    pub fn begin(&self, words: &[u32]) -> Answer {
        answer(begun(words).map(|tournament| self.hold(tournament)))
    }

    /// Plays a parsed save again.
    pub fn load(&self, words: &[u32]) -> Answer {
        answer(loaded(words).map(|tournament| self.hold(tournament)))
    }

    /// All that `load` needs, as JSON.
    pub fn save(&self) -> Answer {
        self.read(|tournament| fault::result(&write::save(tournament)))
    }

    /// Does an action; returns what happened, secrets included.
    pub fn act(&self, words: &[u32]) -> Answer {
        let act = |tournament: &mut Tournament| {
            let (action, now) = read::action_at(words)?;
            let events = tournament.act(&action, now).map_err(|refusal| refused(&refusal))?;
            fault::result(&events)
        };
        answer(self.0.borrow_mut().as_deref_mut().ok_or_else(not_begun).and_then(act))
    }

    /// Judges an action: null, or the refusal as plain data.
    pub fn check(&self, words: &[u32]) -> Answer {
        self.read(|tournament| {
            let (action, now) = read::action_at(words)?;
            match tournament.check(&action, now) {
                Ok(()) => fault::result(&()),
                Err(refusal) => refused(&refusal).into_refusal(),
            }
        })
    }

    /// What everyone may know.
    pub fn view(&self) -> Answer {
        self.read(|tournament| fault::result(&tournament.view()))
    }

    /// The hand at a table, or its last, as a seat may see it; or null.
    pub fn hand(&self, words: &[u32]) -> Answer {
        self.read(|tournament| {
            let [table, seat] = Field::arguments(words, ["table", "seat"]);
            let (table, viewer) = (read::number(&table)?, optional_seat(seat)?);
            match tournament.last_hand(table) {
                Some(hand) => fault::result(&hand.view(seat_of(hand, viewer)?)),
                None => fault::result(&()),
            }
        })
    }

    /// The set-up of a hand that the host runs, or null.
    #[wasm_bindgen(js_name = handSetup)]
    pub fn hand_setup(&self, words: &[u32]) -> Answer {
        self.read(|tournament| {
            let table = read::number(&Field::argument("table", words))?;
            let Some(setup) = tournament.hand_setup(table) else { return fault::result(&()) };
            let setup = dealt(setup);
            let AnyGame::TexasHoldem(game) = game_of(&setup).of_hand(&setup) else {
                return fault::result(&());
            };
            fault::result(&save::texas_holdem(game, None))
        })
    }

    /// The hand at a table, or its last, as the save of a game; or null.
    #[wasm_bindgen(js_name = handSave)]
    pub fn hand_save(&self, words: &[u32]) -> Answer {
        self.read(|tournament| {
            let table = read::number(&Field::argument("table", words))?;
            let Some(hand) = tournament.last_hand(table) else { return fault::result(&()) };
            let mut record = hand.record();
            record.setup = dealt(&record.setup);
            let game = game_of(&record.setup);
            let hand = Hand::replay_first(record, usize::MAX)
                .map_err(|error| save::changed(error.code(), &error))?;
            fault::result(&save::write(&game, &hand))
        })
    }

    /// The tournament's own events from the one numbered `since`.
    pub fn events(&self, words: &[u32]) -> Answer {
        self.read(|tournament| {
            let (_, since) = read::events_to(&Field::argument("to", words), false)?;
            fault::result(tournament.events().get(since..).unwrap_or_default())
        })
    }

    /// The events of a table's hand, or of its last, as a viewer may know them.
    #[wasm_bindgen(js_name = handEvents)]
    pub fn hand_events(&self, words: &[u32]) -> Answer {
        self.read(|tournament| {
            let [table, to] = Field::arguments(words, ["table", "to"]);
            let table = read::number(&table)?;
            let (viewer, since) = read::events_to(&to, true)?;
            match tournament.last_hand(table) {
                Some(hand) => super::table::events(hand, seat_of(hand, viewer)?, since),
                None => fault::result(&[(); 0]),
            }
        })
    }

    /// The players with their places.
    pub fn standings(&self) -> Answer {
        self.read(|tournament| fault::result(&tournament.standings()))
    }

    /// What the clock shows at a time.
    pub fn clock(&self, words: &[u32]) -> Answer {
        self.read(|tournament| {
            let now = read::time(&Field::argument("now", words))?;
            let view = tournament.clock(now).map_err(|error| refused(&error.into()))?;
            fault::result(&view)
        })
    }
}

impl TournamentHandle {
    fn hold(&self, tournament: Tournament) -> Plain {
        self.0.replace(Some(Box::new(tournament)));
        Plain::of(&())
    }

    fn read(&self, work: impl FnOnce(&Tournament) -> Result<Plain, Fault>) -> Answer {
        answer(self.0.borrow().as_deref().ok_or_else(not_begun).and_then(work))
    }
}

fn begun(words: &[u32]) -> Result<Tournament, Fault> {
    let (mut setup, seeded) = read::setup(&Field::only_argument("setup", words))?;
    if !seeded {
        setup.seed = drawn_seed()?;
    }
    Tournament::new(setup).map_err(|error| set_up_refused(&error))
}

fn loaded(words: &[u32]) -> Result<Tournament, Fault> {
    let record = read::record(&Field::only_argument("save", words)).map_err(save::unreadable)?;
    Tournament::replay(record)
        .map_err(|error| Fault::rules(error.code(), None, NoDetails {}, &error.to_string()))
}

/// A schedule that ends near its time.
pub(super) fn generate_schedule(words: &[u32]) -> Result<Plain, Fault> {
    let request = read::schedule_request(&Field::only_argument("request", words))?;
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

/// The same set-up with the deck in place of the seed, from which all other hands would follow.
fn dealt(setup: &table::Setup) -> table::Setup {
    let deck = setup.seed.as_ref().map(|seed| setup.game.deck(seed, u64::from(setup.hand)));
    table::Setup { deck, seed: None, ..setup.clone() }
}

/// What a tournament plays, for [`AnyGame::of_hand`].
fn game_of(setup: &table::Setup) -> AnyGame {
    let (limit, auto_show) = (setup.limit, setup.auto_show);
    AnyGame::TexasHoldem(TexasHoldem { limit, auto_show, ..TexasHoldem::default() })
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
