//! A match of open-face Chinese, as the handle plays it.

pub(super) mod advice;
pub(super) mod functions;
pub(super) mod placing;
pub(super) mod read;
pub(super) mod save;

use serde::Serialize;

use super::action::AnyAction;
use super::fault::{self, Fault};
use super::plain::Plain;
use super::play::{self, NoDetails, Play};
use super::save::changed;
use super::setup::{AnyChange, Changing};
use crate::open_face::{Action, Event, NextDealError, OpenFace, OptionsError, Refusal, Setup, SetupError};
use crate::table;
use crate::{Seat, Seats, Seed};

/// The deal in play.
pub(super) struct OpenFaceMatch {
    pub(super) game: OpenFace,
}

impl OpenFaceMatch {
    /// Sets the first deal up.
    pub(super) fn new(setup: Setup, seed: Seed) -> Result<Self, Fault> {
        let setup = Setup { seed: Some(seed), ..setup };
        let game = OpenFace::new(setup).map_err(|error| set_up_refused(&error))?;
        Ok(Self { game })
    }

    fn own(&self, action: &AnyAction) -> Result<Action, Fault> {
        known(action).ok_or_else(|| self.not_now())
    }

    /// There is no betting in open-face (OF-1).
    fn not_now(&self) -> Fault {
        play::not_now(self.phase(), Some("OF-1"))
    }
}

/// An action as this game knows it.
fn known(action: &AnyAction) -> Option<Action> {
    match action {
        AnyAction::Place(placement) => Some(Action::Place(placement.clone())),
        AnyAction::Leave => Some(Action::Leave),
        AnyAction::Table(table::Action::Timeout) => Some(Action::Timeout),
        AnyAction::Table(_) => None,
    }
}

impl Play for OpenFaceMatch {
    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn can_act(&self) -> Seats {
        self.game.can_act()
    }

    fn phase(&self) -> &'static str {
        self.game.phase().name()
    }

    fn complete(&self) -> bool {
        self.game.result().is_some()
    }

    fn match_over(&self) -> bool {
        self.game.match_over()
    }

    fn legal_actions(&self, seat: Seat) -> Result<Plain, Fault> {
        fault::result(&self.game.legal_actions(seat))
    }

    fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Fault> {
        self.game.check(seat, &self.own(action)?).map_err(|refusal| refused(&refusal))
    }

    fn act(&mut self, seat: Seat, action: &AnyAction) -> Result<Plain, Fault> {
        let action = self.own(action)?;
        let events = self.game.act(seat, &action).map_err(|refusal| refused(&refusal))?;
        fault::result(&events)
    }

    fn events(&self, viewer: Option<Seat>, since: usize) -> Result<Plain, Fault> {
        let events = self.game.events().iter().skip(since);
        let seen: Vec<Event> = events.map(|event| event.seen_by(viewer)).collect();
        fault::result(&seen)
    }

    fn view(&self, viewer: Option<Seat>) -> Result<Plain, Fault> {
        fault::result(&self.game.view(viewer))
    }

    fn result(&self) -> Result<Plain, Fault> {
        fault::result(&self.game.result())
    }

    fn changing(&self) -> Changing {
        Changing::OpenFace(Box::new(self.game.rules().options().clone()))
    }

    fn next_hand(&mut self, change: AnyChange) -> Result<Plain, Fault> {
        let AnyChange::OpenFace(change) = change else { return Err(self.not_now()) };
        let events = self.game.next_deal(*change).map_err(|error| no_next_deal(&error))?;
        fault::result(&events)
    }

    fn save(&self) -> Result<Plain, Fault> {
        Ok(save::write(&self.game))
    }

    fn actions(&self) -> usize {
        self.game.accepted().len()
    }

    fn after(&self, actions: usize) -> Result<Box<dyn Play>, Fault> {
        let game = OpenFace::replay_first(self.game.record(), actions)
            .map_err(|error| changed(error.code(), &error))?;
        Ok(Box::new(Self { game }))
    }
}

fn refused(refusal: &Refusal) -> Fault {
    Fault::rules(refusal.code(), refusal.rule(), refusal, &refusal.to_string())
}

fn options_refused(error: &OptionsError) -> Fault {
    Fault::in_field(error.field(), error.code(), Some(error.rule()), error, &error.to_string())
}

fn set_up_refused(error: &SetupError) -> Fault {
    Fault::in_field(error.field(), error.code(), error.rule(), error, &error.to_string())
}

fn no_next_deal(error: &NextDealError) -> Fault {
    #[derive(Serialize)]
    struct Over {
        able: Seats,
        needed: usize,
    }
    match error {
        // As at every table: no set-up would help, the match is over.
        NextDealError::Setup(SetupError::TooFewPlayers { players }) => {
            let details = Over { able: *players, needed: 2 };
            Fault::rules("ERR_MATCH_OVER", error.rule(), details, &error.to_string())
        }
        NextDealError::Setup(error) => set_up_refused(error),
        NextDealError::DealUnderWay { .. } | NextDealError::FantasyOwed { .. } => {
            Fault::rules(error.code(), error.rule(), error, &error.to_string())
        }
        NextDealError::TooManyDeals {} => {
            Fault::rules(error.code(), error.rule(), NoDetails {}, &error.to_string())
        }
    }
}
