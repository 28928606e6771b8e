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
    #[cfg_attr(feature = "wasm", serde(serialize_with = "plain_ante"))]
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

/// An ante as a set-up writes it: who pays the blind first is no matter of a level.
#[cfg(feature = "wasm")]
pub(super) fn plain_ante<S: serde::Serializer>(ante: &Ante, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(serde::Serialize)]
    struct Plain {
        mode: crate::table::AnteMode,
        amount: Chips,
    }
    serde::Serialize::serialize(&Plain { mode: ante.mode, amount: ante.amount }, serializer)
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
        let outside = |at, field, min, max| {
            Err(ScheduleError { at, field, fault: ScheduleFault::Outside { min, max } })
        };
        if periods.is_empty() || periods.len() > Self::MOST {
            return outside(None, "", 1, Self::MOST as u64);
        }
        let unit = chips.smallest();
        let (mut small, mut big) = (Chips::ZERO, Chips(1));
        for (index, period) in periods.iter().enumerate() {
            let at = Some(index);
            let (field, length) = match period {
                Period::Break { minutes } => {
                    if index == 0 || index + 1 == periods.len() {
                        return Err(ScheduleError { at, field: "", fault: ScheduleFault::BreakAtTheEdge {} });
                    }
                    ("minutes", *minutes)
                }
                Period::Level(level) => {
                    if level.big < big || level.big > Chips::MAX {
                        return outside(at, "big", big.0, Chips::MAX.0);
                    }
                    if level.small < small || level.small > level.big {
                        return outside(at, "small", small.0, level.big.0);
                    }
                    if level.ante.amount > Chips::MAX {
                        return outside(at, "ante.amount", 0, Chips::MAX.0);
                    }
                    let amounts =
                        [(level.big, "big"), (level.small, "small"), (level.ante.amount, "ante.amount")];
                    let off = |(amount, _): &(Chips, _)| !amount.0.is_multiple_of(unit.0);
                    if let Some((_, field)) = amounts.into_iter().find(off) {
                        return Err(ScheduleError { at, field, fault: ScheduleFault::OffUnit { unit } });
                    }
                    (small, big) = (level.small, level.big);
                    match level.length {
                        Length::Minutes(minutes) => ("minutes", minutes),
                        Length::Hands(hands) => ("hands", hands),
                    }
                }
            };
            if length == 0 || length > Self::LONGEST {
                return outside(at, field, 1, u64::from(Self::LONGEST));
            }
        }
        Ok(Self(periods))
    }

    /// The periods in order.
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// A period by its index.
    pub fn period(&self, index: usize) -> Option<&Period> {
        self.0.get(index)
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
        "ERR_SCHEDULE"
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
        write!(f, ": {}", self.fault)
    }
}

impl fmt::Display for ScheduleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Outside { min, max } => write!(f, "a number from {min} to {max} is needed"),
            Self::OffUnit { unit } => write!(f, "the amount is in whole chips of {unit}"),
            Self::BreakAtTheEdge {} => f.write_str("a level comes first and last"),
        }
    }
}

impl Error for ScheduleError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::AnteMode;

    fn level(small: u64, big: u64, ante: u64) -> Period {
        let ante = Ante { mode: AnteMode::BigBlind, amount: Chips(ante), first: false };
        Period::Level(Level { small: Chips(small), big: Chips(big), ante, length: Length::Minutes(20) })
    }

    fn chips() -> ChipSet {
        ChipSet::new(vec![25, 100, 500]).unwrap()
    }

    fn refusal(periods: Vec<Period>) -> String {
        Schedule::new(periods, &chips()).unwrap_err().to_string()
    }

    #[test]
    fn tt_02_blinds_never_fall_and_are_whole_in_the_chips_in_play() {
        let rest = Period::Break { minutes: 10 };
        let good = vec![level(25, 50, 0), level(25, 50, 50), rest, level(50, 100, 0)];
        assert_eq!(Schedule::new(good.clone(), &chips()).unwrap().periods(), good);
        let cases = [
            (vec![], "schedule: a number from 1 to 200 is needed"),
            (vec![level(25, 50, 0); 201], "schedule: a number from 1 to 200 is needed"),
            (vec![rest, level(25, 50, 0)], "schedule[0]: a level comes first and last"),
            (vec![level(25, 50, 0), rest], "schedule[1]: a level comes first and last"),
            (vec![level(0, 0, 0)], "schedule[0].big: a number from 1 to 9007199254740991 is needed"),
            (vec![level(75, 50, 0)], "schedule[0].small: a number from 0 to 50 is needed"),
            (
                vec![level(50, 100, 0), level(50, 75, 0)],
                "schedule[1].big: a number from 100 to 9007199254740991 is needed",
            ),
            (
                vec![level(50, 100, 0), level(25, 100, 0)],
                "schedule[1].small: a number from 50 to 100 is needed",
            ),
            (vec![level(25, 60, 0)], "schedule[0].big: the amount is in whole chips of 25"),
            (vec![level(10, 50, 0)], "schedule[0].small: the amount is in whole chips of 25"),
            (vec![level(25, 50, 5)], "schedule[0].ante.amount: the amount is in whole chips of 25"),
            (
                vec![level(25, 50, 0), Period::Break { minutes: 0 }, level(25, 50, 0)],
                "schedule[1].minutes: a number from 1 to 10000 is needed",
            ),
        ];
        for (periods, message) in cases {
            assert_eq!(refusal(periods), message);
        }
        let Period::Level(by_hands) = level(25, 50, 0) else { unreachable!() };
        let by_hands = Period::Level(Level { length: Length::Hands(10_001), ..by_hands });
        assert_eq!(refusal(vec![by_hands]), "schedule[0].hands: a number from 1 to 10000 is needed");
    }

    #[test]
    fn tt_08_a_chip_stays_as_long_as_any_level_needs_it() {
        let periods = vec![level(25, 50, 0), level(100, 200, 0), level(150, 300, 0), level(200, 400, 400)];
        let schedule = Schedule::new(periods, &chips()).unwrap();
        let units = [1, 2, 3, 4, 5].map(|number| schedule.chip_unit(number, &chips()).0);
        // The third level is posted with chips of 25, so they stay through the second.
        assert_eq!(units, [25, 25, 25, 100, 500]);
    }
}
