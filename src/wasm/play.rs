//! What the handle asks of a match, whatever the game.

use serde::Serialize;

use super::action::AnyAction;
use super::fault::Fault;
use super::plain::Plain;
use super::setup::{AnyChange, Changing};
use crate::rulings::Situation;
use crate::{Seat, Seats};

/// A match in play. Nothing here calls out to JavaScript's code.
pub(super) trait Play {
    /// The number of chairs.
    fn seats(&self) -> usize;

    /// The seats that the hand waits for.
    fn can_act(&self) -> Seats;

    /// Where the hand stands.
    fn phase(&self) -> &'static str;

    /// Whether the hand is over.
    fn complete(&self) -> bool;

    /// Whether too few are left for another hand.
    fn match_over(&self) -> bool;

    /// What a seat may do.
    fn legal_actions(&self, seat: Seat) -> Result<Plain, Fault>;

    /// Judges an action.
    fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Fault>;

    /// Plays an action; the events, secrets included.
    fn act(&mut self, seat: Seat, action: &AnyAction) -> Result<Plain, Fault>;

    /// How a seat in turn stands in a betting round.
    fn situation(&self, _seat: Seat) -> Option<Situation> {
        None
    }

    /// The events as a viewer may know them, from number `since` of the viewer's own.
    fn events(&self, viewer: Option<Seat>, since: usize) -> Result<Plain, Fault>;

    /// What a viewer may see.
    fn view(&self, viewer: Option<Seat>) -> Result<Plain, Fault>;

    /// How the hand ended, or null.
    fn result(&self) -> Result<Plain, Fault>;

    /// What must be known to read a change between two hands.
    fn changing(&self) -> Changing;

    /// Begins the next hand; its events, secrets included.
    fn next_hand(&mut self, change: AnyChange) -> Result<Plain, Fault>;

    /// All that `load` needs.
    fn save(&self) -> Result<Plain, Fault>;

    /// How many actions were accepted.
    fn actions(&self) -> usize;

    /// The hand after its first so many actions.
    fn after(&self, actions: usize) -> Result<Box<dyn Play>, Fault>;
}

/// A refusal that has no further details.
#[derive(Serialize)]
pub(super) struct NoDetails {}

/// The refusal of what only another kind of game knows.
pub(super) fn not_now(phase: &'static str, rule: Option<&str>) -> Fault {
    #[derive(Serialize)]
    struct Details {
        phase: &'static str,
    }
    let message = format!("there is no such action in the phase {phase}");
    Fault::rules("ERR_NOT_NOW", rule, Details { phase }, &message)
}
