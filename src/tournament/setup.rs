use std::error::Error;
use std::fmt;

use crate::tournament::{
    AcrossTables, ButtonRule, ChipSet, ChipSetError, Payouts, PayoutsError, Period, Player, Points,
    PointsError, Schedule, ScheduleError, ScheduleFault,
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

    /// The most rebuys of one player, where there is a limit.
    pub const MOST_REBUYS: u32 = 10_000;

    pub(super) fn check(setup: Setup) -> Result<Self, SetupError> {
        let chips = ChipSet::new(setup.chips.clone()).map_err(SetupError::chips)?;
        let schedule = Schedule::new(setup.schedule.clone(), &chips).map_err(SetupError::schedule)?;
        let levels = u64::from(schedule.level_count());
        let most_players = Player::MOST as u64;
        let entrants = setup.most_entrants.map_or(most_players, u64::from);
        let (stack, money) = ((1, Self::MOST_CHIPS), (0, Self::MOST_MONEY));
        let mut bounds = Bounds(None);
        bounds.check("chairs", "TH-1", setup.chairs as u64, (2, Seat::MOST as u64));
        bounds.check("stack", "TT-1", setup.stack, stack);
        bounds.check("mostEntrants", "TT-1", entrants, (2, most_players));
        bounds.check("entry.price", "TT-4", setup.entry.price, money);
        bounds.check("entry.bounty", "TT-10", setup.entry.bounty, money);
        bounds.check("added", "TT-4", setup.added, money);
        let minutes = u64::from(setup.hand_for_hand.minutes_per_hand);
        bounds.check(
            "handForHand.minutesPerHand",
            "TT-7",
            minutes,
            (1, u64::from(Self::MOST_MINUTES_PER_HAND)),
        );
        let mut amounts = vec![("stack", setup.stack)];
        if let Some(until) = setup.late_until {
            bounds.check("lateRegistration.untilLevel", "TT-1", u64::from(until), (1, levels));
        }
        if let Some(Rebuys { until_level, at_most, chips, per_player, price }) = setup.rebuys {
            let times = u64::from(per_player.unwrap_or(1));
            bounds.check("rebuys.untilLevel", "TT-1", u64::from(until_level), (1, levels));
            bounds.check("rebuys.atMost", "TT-1", at_most, (0, Self::MOST_CHIPS));
            bounds.check("rebuys.chips", "TT-1", chips, stack);
            bounds.check("rebuys.perPlayer", "TT-1", times, (1, u64::from(Self::MOST_REBUYS)));
            bounds.check("rebuys.price", "TT-4", price, money);
            amounts.push(("rebuys.chips", chips));
        }
        if let Some(AddOn { after_level, chips, price }) = setup.add_on {
            bounds.check("addOn.afterLevel", "TT-1", u64::from(after_level), (1, levels));
            bounds.check("addOn.chips", "TT-1", chips, stack);
            bounds.check("addOn.price", "TT-4", price, money);
            amounts.push(("addOn.chips", chips));
        }
        if let Some(error) = bounds.0 {
            return Err(error);
        }
        let unit = chips.smallest();
        if let Some((field, _)) = amounts.into_iter().find(|(_, amount)| !amount.is_multiple_of(unit.0)) {
            return Err(SetupError::new(SetupFault::OffUnit { unit }, field, "TT-8"));
        }
        if setup.add_on.is_some_and(|add_on| !break_follows(&schedule, add_on.after_level)) {
            return Err(SetupError::new(SetupFault::NoBreak {}, "addOn.afterLevel", "TT-1"));
        }
        if let Some(Err(error)) = setup.payouts.as_ref().map(Payouts::check) {
            return Err(SetupError::new(SetupFault::Payouts(error), "payouts", "TT-4"));
        }
        if let Some(Err(error)) = setup.points.as_ref().map(Points::check) {
            return Err(SetupError::new(SetupFault::Points(error), "points", "TT-4"));
        }
        Ok(Self { most: entrants as u32, chips, schedule, setup })
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

/// Whether a break follows a level.
fn break_follows(schedule: &Schedule, level: u32) -> bool {
    let mut levels = 0;
    let mut periods = schedule.periods().iter().skip_while(|period| {
        levels += u32::from(matches!(period, Period::Level(_)));
        levels < level
    });
    matches!(periods.nth(1), Some(Period::Break { .. }))
}

/// The first number that is out of its bounds.
struct Bounds(Option<SetupError>);

impl Bounds {
    #[inline(never)]
    fn check(&mut self, field: &'static str, rule: &'static str, value: u64, (min, max): (u64, u64)) {
        if self.0.is_none() && !(min..=max).contains(&value) {
            self.0 = Some(SetupError::new(SetupFault::Outside { min, max }, field, rule));
        }
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
    Schedule(ScheduleFault),
    /// The payouts.
    Payouts(PayoutsError),
    /// The points.
    Points(PointsError),
}

impl SetupFault {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Outside { .. } => "ERR_OUT_OF_RANGE",
            Self::OffUnit { .. } => "ERR_OFF_UNIT",
            Self::NoBreak {} => "ERR_NO_BREAK",
            Self::Chips(_) => "ERR_CHIPS",
            Self::Schedule(_) => "ERR_SCHEDULE",
            Self::Payouts(error) => error.code(),
            Self::Points(_) => "ERR_POINTS",
        }
    }
}

impl SetupError {
    fn new(fault: SetupFault, field: &str, rule: &'static str) -> Self {
        Self { fault, field: field.to_owned(), rule: Some(rule) }
    }

    fn chips(error: ChipSetError) -> Self {
        let field = error.at.map_or_else(|| "chips".to_owned(), |at| format!("chips[{at}]"));
        Self::new(SetupFault::Chips(error), &field, "TT-8")
    }

    fn schedule(error: ScheduleError) -> Self {
        let mut field = "schedule".to_owned();
        if let Some(at) = error.at {
            field = format!("{field}[{at}]");
        }
        if !error.field.is_empty() {
            field = format!("{field}.{}", error.field);
        }
        Self::new(SetupFault::Schedule(error.fault), &field, "TT-2")
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let SetupFault::Chips(error) = &self.fault {
            // It names its field itself.
            return error.fmt(f);
        }
        write!(f, "{}: ", self.field)?;
        match &self.fault {
            SetupFault::Outside { min, max } => write!(f, "a number from {min} to {max} is needed")?,
            SetupFault::OffUnit { unit } => write!(f, "the amount is in whole chips of {unit}")?,
            SetupFault::NoBreak {} => f.write_str("a break must follow that level")?,
            SetupFault::Payouts(error) => error.fmt(f)?,
            SetupFault::Points(error) => error.fmt(f)?,
            SetupFault::Schedule(fault) => fault.fmt(f)?,
            SetupFault::Chips(_) => {}
        }
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for SetupError {}
