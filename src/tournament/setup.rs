use std::error::Error;
use std::fmt;

use crate::tournament::{
    AcrossTables, ButtonRule, ChipSet, ChipSetError, Payouts, PayoutsError, Period, Player, Points,
    PointsError, Schedule, ScheduleError,
};
use crate::{Chips, Limit, Seat, Seed};

/// A tournament that a host asks for. Anything may stand here: [`Tournament::new`] checks it.
///
/// [`Tournament::new`]: crate::tournament::Tournament::new
#[derive(Clone, Debug)]
pub struct Setup {
    /// The seed of every draw and shuffle.
    pub seed: Seed,
    /// The chairs of a table, 2–10.
    pub chairs: usize,
    /// The stack that everyone starts with (TT-1).
    pub stack: u64,
    /// The denominations in play, from the smallest up.
    pub chips: Vec<u64>,
    /// Levels and breaks (TT-2).
    pub schedule: Vec<Period>,
    /// The most entrants, where there are fewer than [`Player::MOST`].
    pub most_entrants: Option<u32>,
    /// The last level in which one may still enter; `None` for no entry after the start.
    pub late_until: Option<u32>,
    /// Rebuys (TT-1).
    pub rebuys: Option<Rebuys>,
    /// The add-on (TT-1).
    pub add_on: Option<AddOn>,
    /// What an entry costs.
    pub entry: Entry,
    /// What the house puts into the pool.
    pub added: u64,
    /// How the pool is paid (TT-4).
    pub payouts: Option<Payouts>,
    /// Rating points (TT-4).
    pub points: Option<Points>,
    /// How the button moves (TT-6).
    pub button_rule: ButtonRule,
    /// How those are placed who go out at different tables in one round (TT-3).
    pub across_tables: AcrossTables,
    /// Hand-for-hand play (TT-7).
    pub hand_for_hand: HandForHand,
    /// How large bets may be (TH-10).
    pub limit: Limit,
    /// Whether a big blind too short for both pays the ante first (TH-3).
    pub ante_first: bool,
    /// Whether the table shows at showdown for everyone.
    pub auto_show: bool,
}

impl Setup {
    /// A set-up with the defaults: nine chairs, chips of 1, nothing to pay, no late entries, rebuys or add-on.
    pub fn new(seed: Seed, stack: u64, schedule: Vec<Period>) -> Self {
        Self {
            seed,
            chairs: 9,
            stack,
            chips: vec![1],
            schedule,
            most_entrants: None,
            late_until: None,
            rebuys: None,
            add_on: None,
            entry: Entry::default(),
            added: 0,
            payouts: None,
            points: None,
            button_rule: ButtonRule::Dead,
            across_tables: AcrossTables::Share,
            hand_for_hand: HandForHand::default(),
            limit: Limit::NoLimit,
            ante_first: false,
            auto_show: true,
        }
    }
}

/// The limits of rebuys (TT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Rebuys {
    /// The last level in which one may rebuy.
    pub until_level: u32,
    /// The largest stack with which one may; 0 for none but those who are out of chips.
    pub at_most: u64,
    /// The chips that one gets.
    pub chips: u64,
    /// The most of one player; `None` for any number.
    pub per_player: Option<u32>,
    /// What one costs.
    pub price: u64,
}

/// The add-on (TT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct AddOn {
    /// It is open in the break after this level.
    pub after_level: u32,
    /// The chips that one gets, once.
    pub chips: u64,
    /// What it costs.
    pub price: u64,
}

/// What an entry costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Entry {
    /// What goes to the pool.
    pub price: u64,
    /// What is paid beside it and set on the entrant's head (TT-10).
    pub bounty: u64,
}

/// Hand-for-hand play (TT-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct HandForHand {
    /// Whether it begins by itself when one more is left than are paid.
    pub automatic: bool,
    /// What a round takes from the clock.
    pub minutes_per_hand: u32,
}

impl Default for HandForHand {
    fn default() -> Self {
        Self { automatic: true, minutes_per_hand: 2 }
    }
}

/// A set-up that has been checked. Public but for the seed.
#[derive(Clone, Debug)]
pub struct Terms {
    pub(super) setup: Setup,
    pub(super) chips: ChipSet,
    pub(super) schedule: Schedule,
    pub(super) most: u32,
}

impl Terms {
    /// The most of all money: prices, pool and bounties stay exact numbers in JavaScript.
    pub const MOST_MONEY: u64 = 1_000_000_000;
    /// The most minutes that a hand-for-hand round takes.
    pub const MOST_MINUTES_PER_HAND: u32 = 60;
    /// The most chips of a stack, a rebuy or an add-on.
    pub const MOST_CHIPS: u64 = 100_000_000;

    pub(super) fn check(setup: Setup) -> Result<Self, SetupError> {
        let _ = (Seat::MOST, Player::MOST);
        let chips = ChipSet::new(setup.chips.clone()).map_err(SetupError::chips)?;
        let schedule = Schedule::new(setup.schedule.clone(), &chips).map_err(SetupError::schedule)?;
        Ok(Self { most: setup.most_entrants.unwrap_or(Player::MOST as u32), chips, schedule, setup })
    }

    /// What was asked for, the seed included.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The levels and breaks.
    pub const fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// The denominations.
    pub const fn chips(&self) -> &ChipSet {
        &self.chips
    }
}

/// Why a tournament cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong, with what would have been right.
    pub fault: SetupFault,
    /// The field, as a path of the JavaScript set-up: `chairs`, `rebuys.untilLevel`, `schedule[3].big`.
    pub field: String,
    /// The rule that says so, where one does.
    pub rule: Option<&'static str>,
}

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum SetupFault {
    /// A number out of bounds.
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
    /// No break follows the level of the add-on.
    NoBreak {},
    /// The denominations.
    Chips(ChipSetError),
    /// The schedule.
    Schedule(crate::tournament::ScheduleFault),
    /// The payouts.
    Payouts(PayoutsError),
    /// The points.
    Points(PointsError),
}

impl SetupError {
    fn chips(error: ChipSetError) -> Self {
        let field = error.at.map_or_else(|| "chips".to_owned(), |at| format!("chips[{at}]"));
        Self { fault: SetupFault::Chips(error), field, rule: Some("TT-8") }
    }

    fn schedule(error: ScheduleError) -> Self {
        let mut field = "schedule".to_owned();
        if let Some(at) = error.at {
            field = format!("{field}[{at}]");
        }
        if !error.field.is_empty() {
            field = format!("{field}.{}", error.field);
        }
        Self { fault: SetupFault::Schedule(error.fault), field, rule: Some("TT-2") }
    }

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "ERR_TOURNAMENT"
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.field)
    }
}

impl Error for SetupError {}
