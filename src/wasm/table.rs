//! A match at a betting table, as the handle plays it.

use serde::Serialize;

use super::action::AnyAction;
use super::fault::{self, Fault};
use super::plain::Plain;
use super::play::{self, NoDetails, Play};
use super::save;
use super::setup::{AnyChange, Changing};
use crate::games::AnyGame;
use crate::rulings::Situation;
use crate::table::{Action, Event, Hand, NextHandError, Refusal, SetupError, Topic};
use crate::{Seat, Seats, Seed};

/// The hand in play and the game that it is a hand of.
pub(super) struct TableMatch {
    pub(super) game: AnyGame,
    pub(super) hand: Hand,
}

impl TableMatch {
    /// Sets the first hand up.
    pub(super) fn new(game: AnyGame, seed: Seed) -> Result<Self, Fault> {
        let hand = Hand::new(game.clone().setup(Some(seed))).map_err(|error| set_up_refused(&error))?;
        Ok(Self { game, hand })
    }

    fn of_table<'a>(&self, action: &'a AnyAction) -> Result<&'a Action, Fault> {
        match action {
            AnyAction::Table(action) => Ok(action),
            AnyAction::Place(_) | AnyAction::Leave => Err(self.not_now()),
        }
    }

    fn not_now(&self) -> Fault {
        play::not_now(self.phase(), self.hand.game().rule(Topic::Turn))
    }
}

impl Play for TableMatch {
    fn seats(&self) -> usize {
        self.hand.terms().stacks.len()
    }

    fn can_act(&self) -> Seats {
        self.hand.can_act()
    }

    fn phase(&self) -> &'static str {
        self.hand.phase().name()
    }

    fn complete(&self) -> bool {
        self.hand.complete()
    }

    fn match_over(&self) -> bool {
        self.hand.match_over()
    }

    fn legal_actions(&self, seat: Seat) -> Result<Plain, Fault> {
        fault::result(&self.hand.legal_actions(seat))
    }

    fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Fault> {
        self.hand.check(seat, self.of_table(action)?).map_err(|refusal| refused(&refusal))
    }

    fn act(&mut self, seat: Seat, action: &AnyAction) -> Result<Plain, Fault> {
        let action = self.of_table(action)?;
        let events = self.hand.act(seat, action).map_err(|refusal| refused(&refusal))?;
        fault::result(&events)
    }

    fn situation(&self, seat: Seat) -> Option<Situation> {
        Situation::of(&self.hand, seat)
    }

    fn events(&self, viewer: Option<Seat>, since: usize) -> Result<Plain, Fault> {
        events(&self.hand, viewer, since)
    }

    fn view(&self, viewer: Option<Seat>) -> Result<Plain, Fault> {
        fault::result(&self.hand.view(viewer))
    }

    fn result(&self) -> Result<Plain, Fault> {
        fault::result(&self.hand.outcome())
    }

    fn changing(&self) -> Changing {
        Changing::Table(self.hand.terms().stakes.clone())
    }

    fn next_hand(&mut self, change: AnyChange) -> Result<Plain, Fault> {
        let AnyChange::Table(change) = change else { return Err(self.not_now()) };
        let next = self.hand.next_hand(change).map_err(|error| no_next_hand(&error))?;
        let events = fault::result(&next.events())?;
        self.hand = next;
        Ok(events)
    }

    fn save(&self) -> Result<Plain, Fault> {
        fault::result(&save::write(&self.game, &self.hand))
    }

    fn actions(&self) -> usize {
        self.hand.actions().len()
    }

    fn after(&self, actions: usize) -> Result<Box<dyn Play>, Fault> {
        let hand = Hand::replay_first(self.hand.record(), actions)
            .map_err(|error| save::changed(error.code(), &error))?;
        Ok(Box::new(Self { game: self.game.clone(), hand }))
    }
}

/// The events of a hand as a viewer may know them, from number `since` of the viewer's own.
pub(super) fn events(hand: &Hand, viewer: Option<Seat>, since: usize) -> Result<Plain, Fault> {
    let events = hand.events().iter().filter(|event| event.concerns(viewer));
    let seen: Vec<Event> = events.skip(since).map(|event| event.seen_by(viewer)).collect();
    fault::result(&seen)
}

fn refused(refusal: &Refusal) -> Fault {
    Fault::rules(refusal.reason.code(), refusal.rule, &refusal.reason, &refusal.to_string())
}

pub(super) fn set_up_refused(error: &SetupError) -> Fault {
    let (field, fault) = (&error.field, &error.fault);
    Fault::in_field(field, fault.code(), error.rule, fault, &error.to_string())
}

fn no_next_hand(error: &NextHandError) -> Fault {
    #[derive(Serialize)]
    struct Over {
        able: Seats,
        needed: usize,
    }
    match error {
        NextHandError::Setup(error) => set_up_refused(error),
        NextHandError::MatchOver { able, needed, rule } => {
            let details = Over { able: *able, needed: *needed };
            Fault::rules(error.code(), *rule, details, &error.to_string())
        }
        NextHandError::NotOver { rule } => {
            Fault::rules(error.code(), *rule, NoDetails {}, &error.to_string())
        }
        NextHandError::TooManyHands => Fault::rules(error.code(), None, NoDetails {}, &error.to_string()),
    }
}
