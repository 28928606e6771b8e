use std::error::Error;
use std::fmt;

use crate::Chips;
use crate::table::Ante;
use crate::tournament::{Length, Level, Period, Schedule};

const MINUTE: u64 = 60_000;

/// Where a tournament stands in its schedule (TT-2). Moved by the host's times, in whole milliseconds of any origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The period, an index of the schedule.
    period: usize,
    state: ClockState,
    /// Whether rounds of hands take the time, and not the host's clock.
    by_rounds: bool,
    /// Milliseconds of the period as far as they are spent, and in all.
    spent: u64,
    length: Option<u64>,
    /// Milliseconds spent since the start.
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
    #[cfg_attr(feature = "wasm", serde(serialize_with = "super::schedule::plain_ante"))]
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
        Self {
            period: 0,
            state: ClockState::Waiting,
            by_rounds: false,
            spent: 0,
            length: None,
            elapsed: 0,
            hands: 0,
            now: 0,
        }
    }

    /// Whether it goes.
    pub const fn state(&self) -> ClockState {
        match self.state {
            ClockState::Running if self.by_rounds => ClockState::HandForHand,
            state => state,
        }
    }

    /// The number of the level, from 1; in a break, of the level before it.
    pub fn level(&self, schedule: &Schedule) -> u32 {
        let periods = schedule.periods().iter().take(self.period + 1);
        periods.filter(|period| matches!(period, Period::Level(_))).count() as u32
    }

    /// Whether it is a break.
    pub fn on_break(&self, schedule: &Schedule) -> bool {
        matches!(schedule.period(self.period), Some(Period::Break { .. }))
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
    pub const fn check(&self, now: u64) -> Result<(), ClockError> {
        if now < self.now { Err(ClockError::Backwards { last: self.now }) } else { Ok(()) }
    }

    /// Brings the clock to a time, through as many periods as have ended. The caller tells of the periods between the
    /// index before and the one after. A time before the last one changes nothing.
    pub fn advance(&mut self, schedule: &Schedule, now: u64) {
        let passed = now.saturating_sub(self.now);
        self.now = self.now.max(now);
        self.pass(schedule, passed, false);
    }

    /// Starts, at the first level.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`] where it has started. The same for the acts below: where the state does not fit.
    pub fn start(&mut self, schedule: &Schedule) -> Result<(), ClockError> {
        self.change(ClockState::Waiting, ClockState::Running)?;
        self.enter(schedule, 0);
        Ok(())
    }

    /// Stands still.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`] where it does not go.
    pub fn pause(&mut self) -> Result<(), ClockError> {
        self.change(ClockState::Running, ClockState::Paused)
    }

    /// Goes on after a pause.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`] where it does not stand.
    pub fn resume(&mut self) -> Result<(), ClockError> {
        self.change(ClockState::Paused, ClockState::Running)
    }

    /// To the start of the period before.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`]; [`ClockError::NoPeriod`] in the first.
    pub fn back(&mut self, schedule: &Schedule) -> Result<(), ClockError> {
        self.started()?;
        let none = ClockError::NoPeriod { periods: schedule.periods().len() };
        self.enter(schedule, self.period.checked_sub(1).ok_or(none)?);
        Ok(())
    }

    /// To the start of the next period.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`]; [`ClockError::NoPeriod`] in the last.
    pub fn forward(&mut self, schedule: &Schedule) -> Result<(), ClockError> {
        self.started()?;
        if self.is_last(schedule) {
            return Err(ClockError::NoPeriod { periods: schedule.periods().len() });
        }
        self.enter(schedule, self.period + 1);
        Ok(())
    }

    /// Sets the time that is left in this period. Nothing left is the end of it.
    ///
    /// # Errors
    ///
    /// [`ClockError::NotNow`]; [`ClockError::Remaining`] above the most, in a level by hands, and in the last one.
    pub fn set_remaining(&mut self, schedule: &Schedule, remaining: u64) -> Result<(), ClockError> {
        self.started()?;
        let max = if self.length.is_some() { u64::from(Schedule::LONGEST) * MINUTE } else { 0 };
        if remaining > max || max == 0 {
            return Err(ClockError::Remaining { max });
        }
        self.length = Some(self.spent.saturating_add(remaining));
        if remaining == 0 {
            self.enter(schedule, self.period + 1);
        }
        Ok(())
    }

    /// Tells how many hands the busiest table has finished in this period; a level by hands ends by it.
    pub fn hands_finished(&mut self, schedule: &Schedule, hands: u32) {
        self.hands = hands;
        if hands_of(schedule.period(self.period)).is_some_and(|most| hands >= most) && !self.is_last(schedule)
        {
            self.enter(schedule, self.period + 1);
        }
    }

    /// Goes over to a fixed time for each round of hands, or back (TT-7). A clock that stands goes on standing, and
    /// breaks take their time as ever.
    pub const fn hand_for_hand(&mut self, on: bool) {
        self.by_rounds = on;
    }

    /// Takes the time of one round of hand-for-hand play: none of it goes over into a break.
    pub fn take(&mut self, schedule: &Schedule, milliseconds: u64) {
        self.pass(schedule, milliseconds, true);
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
        self.check(now)?;
        let mut then = self.clone();
        then.advance(schedule, now);
        Ok(then.view(schedule))
    }

    pub(super) fn view(&self, schedule: &Schedule) -> ClockView {
        let number = self.level(schedule);
        let nothing =
            Level { small: Chips::ZERO, big: Chips::ZERO, ante: Ante::default(), length: Length::Hands(0) };
        let level = schedule.level(number).copied().unwrap_or(nothing);
        let here = schedule.period(self.period).filter(|_| !self.is_last(schedule));
        let length = self.length.or_else(|| duration(here));
        let remaining = length.map(|length| length.saturating_sub(self.spent));
        let coming = schedule.periods().get(self.period + 1..).unwrap_or_default();
        let is_break = |period: &Period| matches!(period, Period::Break { .. });
        let before_break = coming.iter().position(is_break).and_then(|count| coming.get(..count));
        let until_break = before_break.and_then(|levels| {
            levels.iter().try_fold(remaining?, |sum, level| Some(sum + duration(Some(level))?))
        });
        ClockView {
            state: self.state(),
            level: number,
            on_break: self.on_break(schedule),
            small: level.small,
            big: level.big,
            ante: level.ante,
            remaining,
            hands_left: hands_of(here).map(|hands| hands.saturating_sub(self.hands)),
            elapsed: self.elapsed,
            next: schedule.level(number + 1).copied(),
            until_break: if self.on_break(schedule) { None } else { until_break },
        }
    }

    /// Spends time, by the host's clock or by rounds, as long as it counts.
    fn pass(&mut self, schedule: &Schedule, time: u64, round: bool) {
        let mut left = time;
        while left > 0
            && self.state == ClockState::Running
            && round == (self.by_rounds && !self.on_break(schedule))
        {
            let rest = self.length.map_or(u64::MAX, |length| length.saturating_sub(self.spent));
            let step = left.min(rest);
            self.spent = self.spent.saturating_add(step);
            self.elapsed = self.elapsed.saturating_add(step);
            left -= step;
            if self.length.is_some() && step == rest {
                self.enter(schedule, self.period + 1);
            }
        }
    }

    fn enter(&mut self, schedule: &Schedule, period: usize) {
        (self.period, self.spent, self.hands) = (period, 0, 0);
        self.length = if self.is_last(schedule) { None } else { duration(schedule.period(period)) };
    }

    fn is_last(&self, schedule: &Schedule) -> bool {
        self.period + 1 >= schedule.periods().len()
    }

    const fn change(&mut self, from: ClockState, to: ClockState) -> Result<(), ClockError> {
        if self.state as u8 != from as u8 {
            return Err(ClockError::NotNow { state: self.state() });
        }
        self.state = to;
        Ok(())
    }

    const fn started(&self) -> Result<(), ClockError> {
        match self.state {
            ClockState::Waiting | ClockState::Stopped => Err(ClockError::NotNow { state: self.state }),
            _ => Ok(()),
        }
    }
}

/// How long a period lasts in milliseconds, where time decides.
fn duration(period: Option<&Period>) -> Option<u64> {
    match period? {
        Period::Break { minutes } | Period::Level(Level { length: Length::Minutes(minutes), .. }) => {
            Some(u64::from(*minutes) * MINUTE)
        }
        Period::Level(_) => None,
    }
}

/// How many hands a level lasts, where they decide.
const fn hands_of(period: Option<&Period>) -> Option<u32> {
    match period {
        Some(Period::Level(Level { length: Length::Hands(hands), .. })) => Some(*hands),
        _ => None,
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

#[cfg(test)]
mod tests;
