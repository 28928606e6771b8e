use std::error::Error;
use std::fmt;

use crate::Chips;
use crate::table::Ante;
use crate::tournament::{Level, Schedule};

/// Where a tournament stands in its schedule (TT-2). Moved by the host's times, in whole milliseconds of any origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The period, an index of the schedule.
    period: usize,
    state: ClockState,
    /// Milliseconds spent in the period.
    spent: u64,
    /// Milliseconds spent in all.
    elapsed: u64,
    /// Hands that the busiest table has finished in the period.
    hands: u32,
    /// The last time that was told.
    now: u64,
}

/// Whether a clock goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum ClockState {
    /// The tournament has not started.
    Waiting,
    /// It goes.
    Running,
    /// It stands.
    Paused,
    /// It takes a fixed time for each round of hands (TT-7).
    HandForHand,
    /// The tournament is over.
    Stopped,
}

/// What a tournament clock shows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct ClockView {
    /// Whether it goes.
    pub state: ClockState,
    /// The number of the level, from 1; in a break, of the level before it.
    pub level: u32,
    /// Whether it is a break.
    pub on_break: bool,
    /// The small blind of the level.
    pub small: Chips,
    /// The big blind.
    pub big: Chips,
    /// The ante.
    pub ante: Ante,
    /// Milliseconds left in the level or break; `None` for a level by hands and for the last one.
    pub remaining: Option<u64>,
    /// Hands left in a level by hands; `None` for one by minutes and for the last one.
    pub hands_left: Option<u32>,
    /// Milliseconds played since the start, without pauses.
    pub elapsed: u64,
    /// The next level; `None` in the last one.
    pub next: Option<Level>,
    /// Milliseconds until the next break; `None` in a break, where no break comes, and where hands decide.
    pub until_break: Option<u64>,
}

impl Clock {
    /// A clock that waits for its start.
    pub const fn new() -> Self {
        Self { period: 0, state: ClockState::Waiting, spent: 0, elapsed: 0, hands: 0, now: 0 }
    }

    /// Whether it goes.
    pub const fn state(&self) -> ClockState {
        self.state
    }

    /// The number of the level, from 1; in a break, of the level before it.
    pub fn level(&self, schedule: &Schedule) -> u32 {
        let _ = schedule;
        todo!()
    }

    /// Whether it is a break.
    pub fn on_break(&self, schedule: &Schedule) -> bool {
        let _ = schedule;
        todo!()
    }

    /// The index of the period in the schedule.
    pub const fn period(&self) -> usize {
        self.period
    }

    /// Refuses a time before the last one.
    ///
    /// # Errors
    ///
    /// [`ClockError::Backwards`].
    pub fn check(&self, now: u64) -> Result<(), ClockError> {
        let _ = now;
        todo!()
    }

    /// Brings the clock to a time, through as many periods as have ended. The caller tells of the periods between the
    /// index before and the one after. A time before the last one changes nothing.
    pub fn advance(&mut self, schedule: &Schedule, now: u64) {
        let _ = (schedule, now);
        todo!()
    }

    /// Starts, at the first level.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`] where it has started. The same for the acts below: where the state does not fit.
    pub fn start(&mut self) -> Result<(), ClockError> {
        todo!()
    }

    /// Stands still.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`] where it does not go.
    pub fn pause(&mut self) -> Result<(), ClockError> {
        todo!()
    }

    /// Goes on after a pause.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`] where it does not stand.
    pub fn resume(&mut self) -> Result<(), ClockError> {
        todo!()
    }

    /// To the start of the period before.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`]; [`ClockError::NoPeriod`] in the first.
    pub fn back(&mut self) -> Result<(), ClockError> {
        todo!()
    }

    /// To the start of the next period.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`]; [`ClockError::NoPeriod`] in the last.
    pub fn forward(&mut self, schedule: &Schedule) -> Result<(), ClockError> {
        let _ = schedule;
        todo!()
    }

    /// Sets the time that is left in this period.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`]; [`ClockError::Remaining`] above the most, in a level by hands, and in the last one.
    pub fn set_remaining(&mut self, schedule: &Schedule, remaining: u64) -> Result<(), ClockError> {
        let _ = (schedule, remaining);
        todo!()
    }

    /// Tells how many hands the busiest table has finished in this period; a level by hands ends by it.
    pub fn hands_finished(&mut self, schedule: &Schedule, hands: u32) {
        let _ = (schedule, hands);
        todo!()
    }

    /// Goes over to a fixed time for each round of hands, or back. A clock that stands goes on standing.
    pub fn hand_for_hand(&mut self, on: bool) {
        let _ = on;
        todo!()
    }

    /// Takes the time of one round of hand-for-hand play.
    pub fn take(&mut self, schedule: &Schedule, milliseconds: u64) {
        let _ = (schedule, milliseconds);
        todo!()
    }

    /// Stops for good.
    pub const fn stop(&mut self) {
        self.state = ClockState::Stopped;
    }

    /// What it shows at a time; nothing changes.
    ///
    /// # Errors
    ///
    /// [`ClockError::Backwards`].
    pub fn at(&self, schedule: &Schedule, now: u64) -> Result<ClockView, ClockError> {
        let _ = (schedule, now);
        todo!()
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::new()
    }
}

/// Why a clock did not do it. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum ClockError {
    /// A time before the last one.
    Backwards {
        /// The last one.
        last: u64,
    },
    /// Not in this state.
    NotNow {
        /// The state.
        state: ClockState,
    },
    /// There is no period before or after.
    NoPeriod {
        /// How many there are.
        periods: usize,
    },
    /// No such time can be left in this period.
    Remaining {
        /// The most milliseconds; 0 where the period does not end by time.
        max: u64,
    },
}

impl ClockError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Backwards { .. } => "ERR_TIME_BACKWARDS",
            Self::NotNow { .. } => "ERR_CLOCK_STATE",
            Self::NoPeriod { .. } => "ERR_NO_PERIOD",
            Self::Remaining { .. } => "ERR_REMAINING",
        }
    }
}

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Backwards { last } => write!(f, "time does not run backwards: it was {last}"),
            Self::NotNow { .. } => f.write_str("the clock is not in a state for that"),
            Self::NoPeriod { periods } => write!(f, "there is no such level or break among the {periods}"),
            Self::Remaining { max: 0 } => f.write_str("this level does not end by time"),
            Self::Remaining { max } => write!(f, "at most {max} milliseconds can be left"),
        }
    }
}

impl Error for ClockError {}
