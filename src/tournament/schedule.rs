use std::error::Error;
use std::fmt;

use crate::Chips;
use crate::table::Ante;
use crate::tournament::ChipSet;

/// A checked list of levels and breaks (TT-2). After the last level it stays at that.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Schedule(Vec<Period>);

/// A level or a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(tag = "type", rename_all = "kebab-case"))]
pub enum Period {
    /// A level of blinds.
    Level(Level),
    /// A break, in which no hand is dealt.
    Break {
        /// How long.
        minutes: u32,
    },
}

/// The stakes of a level and how long they last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Level {
    /// The small blind.
    pub small: Chips,
    /// The big blind.
    pub big: Chips,
    /// The ante.
    pub ante: Ante,
    /// How long it lasts.
    #[cfg_attr(feature = "wasm", serde(flatten))]
    pub length: Length,
}

/// How long a level lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Length {
    /// So many minutes of the clock.
    Minutes(u32),
    /// Until a table has finished so many hands in it.
    Hands(u32),
}

impl Schedule {
    /// The most periods.
    pub const MOST: usize = 200;
    /// The most minutes, or hands, of a period.
    pub const LONGEST: u32 = 10_000;

    /// The periods, checked: levels first and last, blinds that never fall, all in chips that are in play.
    ///
    /// # Errors
    ///
    /// [`ScheduleError`] names the first period and field that is wrong.
    pub fn new(periods: Vec<Period>, chips: &ChipSet) -> Result<Self, ScheduleError> {
        let _ = chips;
        Ok(Self(periods))
    }

    /// The periods in order.
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// The level of a number, from 1.
    pub fn level(&self, number: u32) -> Option<&Level> {
        let index = number.checked_sub(1)? as usize;
        self.levels().nth(index)
    }

    /// The levels in order, without the breaks.
    pub fn levels(&self) -> impl DoubleEndedIterator<Item = &Level> {
        self.0.iter().filter_map(|period| match period {
            Period::Level(level) => Some(level),
            Period::Break { .. } => None,
        })
    }

    /// The number of levels.
    pub fn level_count(&self) -> u32 {
        self.levels().count() as u32
    }

    /// The smallest chip that this level or a later one needs: what is smaller is raced off before its first hand
    /// at a table (TT-8).
    pub fn chip_unit(&self, number: u32, chips: &ChipSet) -> Chips {
        let rest = self.levels().skip(number.saturating_sub(1) as usize);
        chips.largest_for(rest.flat_map(|level| [level.small, level.big, level.ante.amount]))
    }
}

/// Why a schedule is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScheduleError {
    /// Which period, from 0; `None` for the list as a whole.
    pub at: Option<usize>,
    /// The field of the period; empty for the period itself.
    pub field: &'static str,
    /// What is wrong with it.
    pub fault: ScheduleFault,
}

/// What is wrong with a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum ScheduleFault {
    /// A number out of bounds: for blinds and antes, those of the level before are the least.
    Outside {
        /// The smallest.
        min: u64,
        /// The largest.
        max: u64,
    },
    /// An amount that the chips in play cannot make.
    OffUnit {
        /// The smallest chip.
        unit: Chips,
    },
    /// A break before the first level or after the last.
    BreakAtTheEdge {},
}

impl ScheduleError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self.fault {
            ScheduleFault::Outside { .. } => "ERR_SCHEDULE",
            ScheduleFault::OffUnit { .. } => "ERR_OFF_UNIT",
            ScheduleFault::BreakAtTheEdge {} => "ERR_BREAK_AT_THE_EDGE",
        }
    }
}

impl fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("schedule")?;
        if let Some(at) = self.at {
            write!(f, "[{at}]")?;
        }
        if !self.field.is_empty() {
            write!(f, ".{}", self.field)?;
        }
        match self.fault {
            ScheduleFault::Outside { min, max } => write!(f, ": a number from {min} to {max} is needed"),
            ScheduleFault::OffUnit { unit } => write!(f, ": the amount is in whole chips of {unit}"),
            ScheduleFault::BreakAtTheEdge {} => f.write_str(": a level comes first and last"),
        }
    }
}

impl Error for ScheduleError {}
