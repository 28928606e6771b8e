use crate::table::{self, Hand};
use crate::tournament::{
    Action, ClockError, ClockView, Event, Refusal, Setup, SetupError, Standing, Terms, View,
};

/// A tournament of Hold'em, from the first entry until one player has all the chips (TT-1 … TT-10).
///
/// It is driven by actions, each with the time at which it comes: whole milliseconds of any origin, never backwards.
#[derive(Clone, Debug)]
pub struct Tournament {
    terms: Terms,
    actions: Vec<(u64, Action)>,
    events: Vec<Event>,
}

impl Tournament {
    /// The most actions of a tournament.
    pub const MOST_ACTIONS: usize = 1_000_000;
    /// The most bytes of a name.
    pub const MOST_NAME: usize = 200;

    /// A tournament that players may enter.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names the field that is wrong and what would have been right.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Ok(Self { terms: Terms::check(setup)?, actions: Vec::new(), events: Vec::new() })
    }

    /// What it is played by.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The accepted actions with their times.
    pub fn actions(&self) -> &[(u64, Action)] {
        &self.actions
    }

    /// What has happened, without what happened in the hands: all of it public.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Judges an action at a time without doing it.
    ///
    /// # Errors
    ///
    /// [`Refusal`]: what is wrong, the rule, and the numbers that would be legal.
    pub fn check(&self, action: &Action, now: u64) -> Result<(), Refusal> {
        let _ = (action, now);
        todo!()
    }

    /// Does an action at a time, and what follows by itself; returns the events, those of the hand with its secrets
    /// included.
    ///
    /// # Errors
    ///
    /// [`Refusal`], as [`Tournament::check`] gives it; nothing has changed then.
    pub fn act(&mut self, action: &Action, now: u64) -> Result<Vec<Event>, Refusal> {
        self.check(action, now)?;
        todo!()
    }

    /// What everyone may know, at the time of the last action.
    pub fn view(&self) -> View {
        todo!()
    }

    /// The players with their places, from the first place; those without one by their stacks.
    pub fn standings(&self) -> Vec<Standing> {
        todo!()
    }

    /// What the clock shows at a time; nothing changes.
    ///
    /// # Errors
    ///
    /// A time before the last one.
    pub fn clock(&self, now: u64) -> Result<ClockView, ClockError> {
        let _ = now;
        todo!()
    }

    /// The hand that is played at a table here; `None` between hands, and where the host runs it.
    pub fn hand(&self, table: u32) -> Option<&Hand> {
        self.last_hand(table).filter(|hand| !hand.complete())
    }

    /// The hand that is played at a table here, or the last that was.
    pub fn last_hand(&self, table: u32) -> Option<&Hand> {
        let _ = table;
        todo!()
    }

    /// The set-up of the hand that the host runs at a table, the seed included: for [`Hand::new`].
    pub fn hand_setup(&self, table: u32) -> Option<&table::Setup> {
        let _ = table;
        todo!()
    }

    pub(super) fn hash(&self) -> [u8; 32] {
        todo!()
    }
}
