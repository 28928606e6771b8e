use std::error::Error;
use std::fmt;

use super::{FantasyButton, FantasyCards, FantasyStay, Naturals, Row, Royalties};
use crate::Chips;

/// Which of the two games is played (OF-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Variant {
    /// Street by street: five cards, then four times three of which two are placed.
    #[default]
    Pineapple,
    /// The classic game: thirteen cards at once, set hidden and shown together; no fantasyland.
    #[cfg_attr(feature = "wasm", serde(rename = "closed-13"))]
    Closed13,
}

impl Variant {
    /// The most players: 3, or 4 in the closed game.
    pub const fn most_players(self) -> usize {
        match self {
            Self::Pineapple => 3,
            Self::Closed13 => 4,
        }
    }
}

/// What a dead hand pays (OF-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FoulRule {
    /// The live opponent scores the sweep total and the own royalties.
    #[default]
    Swept,
    /// Nothing is paid either way.
    Void,
    /// The live opponent scores 6, without royalties.
    Flat,
}

/// How a result is paid from limited stacks (OF-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Settlement {
    /// Whole, whatever the stacks: a balance may fall below zero.
    #[default]
    Uncapped,
    /// From each opponent at most the winner's own current stack and at most what the loser has, pair by pair.
    WinCap,
    /// A loser's stack is divided among the winners in proportion to their claims.
    Proportional,
}

/// All that is agreed before the game (OF-1, OF-23), as a host asks for it; [`Rules`] are the checked form.
///
/// # Examples
///
/// ```
/// use cardroom::open_face::{Options, Rules};
/// assert!(Rules::new(Options::default()).is_ok());
/// let refused = Rules::new(Options { row_points: 2, sweep_total: 5, ..Options::default() }).unwrap_err();
/// assert_eq!((refused.code(), refused.rule()), ("ERR_SWEEP_TOTAL", "OF-9"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Options {
    /// Which game is played; default pineapple.
    pub variant: Variant,
    /// The value of one point in chips, from 1; default 1 (OF-12).
    pub kush: Chips,
    /// Points for a row won: 1 or 2; default 1 (OF-9).
    pub row_points: u32,
    /// Points for all three rows together, from three times `row_points`; default 6 (OF-9).
    pub sweep_total: u32,
    /// The royalty table (OF-10).
    pub royalties: Royalties,
    /// What a dead hand pays (OF-11).
    pub foul: FoulRule,
    /// How a result is paid (OF-13).
    pub settlement: Settlement,
    /// With how many cards a bonus hand is played (OF-14).
    pub fantasy_cards: FantasyCards,
    /// What it takes to stay in fantasyland (OF-16).
    pub fantasy_stay: FantasyStay,
    /// At most so many bonus hands in a row for one player, `None` without limit; default 2 (OF-17). 0: no fantasyland.
    pub fantasy_limit: Option<u32>,
    /// Whether the button moves for a fantasy deal (OF-19).
    pub fantasy_button: FantasyButton,
    /// True where only the owner sees drawn cards before they are placed; default true (OF-6).
    pub draws_private: bool,
    /// True where the engine places for a player who runs out of time; false: that hand is dead. Default true (OF-20).
    pub auto_place: bool,
    /// What naturals win in the closed game; default: there are none (OF-21).
    pub naturals: Option<Naturals>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            variant: Variant::default(),
            kush: Chips(1),
            row_points: 1,
            sweep_total: 6,
            royalties: Royalties::default(),
            foul: FoulRule::default(),
            settlement: Settlement::default(),
            fantasy_cards: FantasyCards::default(),
            fantasy_stay: FantasyStay::default(),
            fantasy_limit: Some(2),
            fantasy_button: FantasyButton::default(),
            draws_private: true,
            auto_place: true,
            naturals: None,
        }
    }
}

impl Options {
    /// The names of the options, as JavaScript writes them, that differ from another set of them.
    pub fn differences(&self, other: &Self) -> Vec<&'static str> {
        [
            ("variant", self.variant != other.variant),
            ("kush", self.kush != other.kush),
            ("rowPoints", self.row_points != other.row_points),
            ("sweepTotal", self.sweep_total != other.sweep_total),
            ("royalties", self.royalties != other.royalties),
            ("foul", self.foul != other.foul),
            ("settlement", self.settlement != other.settlement),
            ("fantasyCards", self.fantasy_cards != other.fantasy_cards),
            ("fantasyStay", self.fantasy_stay != other.fantasy_stay),
            ("fantasyLimit", self.fantasy_limit != other.fantasy_limit),
            ("fantasyButton", self.fantasy_button != other.fantasy_button),
            ("drawsPrivate", self.draws_private != other.draws_private),
            ("autoPlace", self.auto_place != other.auto_place),
            ("naturals", self.naturals != other.naturals),
        ]
        .into_iter()
        .filter_map(|(name, differs)| differs.then_some(name))
        .collect()
    }
}

/// Checked [`Options`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(transparent))]
pub struct Rules(Options);

impl Rules {
    /// The most that a table or an option may pay for one thing.
    pub const MOST_POINTS: u32 = 10_000;

    /// Checks what is asked for.
    ///
    /// # Errors
    ///
    /// [`OptionsError`] names the option and what it may be.
    pub fn new(options: Options) -> Result<Self, OptionsError> {
        let Options { row_points, sweep_total, royalties, naturals, .. } = &options;
        if !(1..=2).contains(row_points) {
            return Err(OptionsError::RowPoints { given: *row_points, min: 1, max: 2 });
        }
        let (min, max) = (3 * row_points, Self::MOST_POINTS);
        if !(min..=max).contains(sweep_total) {
            return Err(OptionsError::SweepTotal { given: *sweep_total, min, max });
        }
        if let Some((row, &given)) = royalties.most().iter().find(|(_, points)| **points > max) {
            return Err(OptionsError::Royalty { row, given, max });
        }
        if let Some(naturals) = naturals {
            if options.variant != Variant::Closed13 {
                return Err(OptionsError::NaturalsInPineapple {});
            }
            let units = super::Natural::ALL.map(|natural| naturals.units(natural));
            if let Some(given) = units.into_iter().find(|units| *units > max) {
                return Err(OptionsError::Natural { given, max });
            }
        }
        let rules = Self(options);
        let max = Chips(Chips::MAX.0 / u64::from(rules.most_from_one_deal()));
        let given = rules.0.kush;
        if given.is_zero() || given > max {
            return Err(OptionsError::Kush { given, min: Chips(1), max });
        }
        Ok(rules)
    }

    /// What was agreed.
    pub const fn options(&self) -> &Options {
        &self.0
    }

    /// More points than one seat can win or lose in one deal.
    fn most_from_one_deal(&self) -> u32 {
        let royalties = self.0.royalties.most();
        let rows = self.0.sweep_total.max(FLAT_FOUL) + royalties.top + royalties.middle + royalties.bottom;
        let natural = self.0.naturals.as_ref().map_or(0, |naturals| {
            super::Natural::ALL.into_iter().map(|natural| naturals.units(natural)).max().unwrap_or(0)
        });
        rows.max(natural) * 3
    }

    /// More chips than one seat can win or lose in one deal.
    pub(super) fn most_chips_from_one_deal(&self) -> Chips {
        Chips(u64::from(self.most_from_one_deal()) * self.0.kush.0)
    }
}

/// What a dead hand pays under [`FoulRule::Flat`].
pub(super) const FLAT_FOUL: u32 = 6;

/// Why [`Options`] are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
#[allow(missing_docs)]
pub enum OptionsError {
    RowPoints { given: u32, min: u32, max: u32 },
    SweepTotal { given: u32, min: u32, max: u32 },
    Royalty { row: Row, given: u32, max: u32 },
    Natural { given: u32, max: u32 },
    NaturalsInPineapple {},
    Kush { given: Chips, min: Chips, max: Chips },
}

impl OptionsError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::RowPoints { .. } => "ERR_ROW_POINTS",
            Self::SweepTotal { .. } => "ERR_SWEEP_TOTAL",
            Self::Royalty { .. } => "ERR_ROYALTY",
            Self::Natural { .. } => "ERR_NATURAL",
            Self::NaturalsInPineapple {} => "ERR_NATURALS_IN_PINEAPPLE",
            Self::Kush { .. } => "ERR_KUSH",
        }
    }

    /// The option that is wrong, as JavaScript names it.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::RowPoints { .. } => "rowPoints",
            Self::SweepTotal { .. } => "sweepTotal",
            Self::Royalty { .. } => "royalties",
            Self::Natural { .. } | Self::NaturalsInPineapple {} => "naturals",
            Self::Kush { .. } => "kush",
        }
    }

    /// The rule that decides.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::RowPoints { .. } | Self::SweepTotal { .. } => "OF-9",
            Self::Royalty { .. } => "OF-10",
            Self::Natural { .. } | Self::NaturalsInPineapple {} => "OF-21",
            Self::Kush { .. } => "OF-12",
        }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RowPoints { given, min, max } => {
                write!(f, "a row is worth {min} or {max} points, not {given}")
            }
            Self::SweepTotal { given, min, max } => {
                write!(
                    f,
                    "all three rows are worth {min} to {max} points, three rows' worth at least, not {given}"
                )
            }
            Self::Royalty { row, given, max } => {
                write!(f, "a royalty of the {row} row is {given}; at most {max} can be paid")
            }
            Self::Natural { given, max } => write!(f, "a natural wins {given}; at most {max} can be paid"),
            Self::NaturalsInPineapple {} => {
                f.write_str("naturals belong to the closed game: the variant closed-13")
            }
            Self::Kush { given, min, max } => {
                write!(f, "a point is worth {min} to {max} chips under these options, not {given}")
            }
        }
    }
}

impl Error for OptionsError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(change: impl FnOnce(&mut Options)) -> (&'static str, &'static str) {
        let mut options = Options::default();
        change(&mut options);
        let error = Rules::new(options).unwrap_err();
        (error.code(), error.rule())
    }

    #[test]
    fn of_09_a_sweep_is_worth_at_least_three_rows() {
        for (row_points, sweep_total, ok) in
            [(1, 3, true), (1, 2, false), (2, 6, true), (2, 5, false), (1, 10_000, true), (1, 10_001, false)]
        {
            let options = Options { row_points, sweep_total, ..Options::default() };
            assert_eq!(Rules::new(options).is_ok(), ok, "{row_points} {sweep_total}");
        }
        assert_eq!(refused(|options| options.sweep_total = 2), ("ERR_SWEEP_TOTAL", "OF-9"));
        assert_eq!(refused(|options| options.row_points = 0), ("ERR_ROW_POINTS", "OF-9"));
        assert_eq!(refused(|options| options.row_points = 3), ("ERR_ROW_POINTS", "OF-9"));
    }

    #[test]
    fn of_10_a_royalty_is_bounded() {
        assert_eq!(refused(|options| options.royalties.top.trips[3] = 10_001), ("ERR_ROYALTY", "OF-10"));
        assert_eq!(refused(|options| options.royalties.bottom.flush = u32::MAX), ("ERR_ROYALTY", "OF-10"));
    }

    #[test]
    fn of_12_the_kush_is_a_value_that_a_table_can_pay() {
        assert_eq!(refused(|options| options.kush = Chips::ZERO), ("ERR_KUSH", "OF-12"));
        assert_eq!(refused(|options| options.kush = Chips::MAX), ("ERR_KUSH", "OF-12"));
        let OptionsError::Kush { max, .. } =
            Rules::new(Options { kush: Chips::MAX, ..Options::default() }).unwrap_err()
        else {
            panic!("another error");
        };
        assert!(Rules::new(Options { kush: max, ..Options::default() }).is_ok());
    }

    #[test]
    fn of_21_naturals_belong_to_the_closed_game() {
        let naturals = Some(Naturals::default());
        let with = naturals.clone();
        assert_eq!(refused(|options| options.naturals = with), ("ERR_NATURALS_IN_PINEAPPLE", "OF-21"));
        let closed = Options { variant: Variant::Closed13, naturals, ..Options::default() };
        assert!(Rules::new(closed.clone()).is_ok());
        let naturals = Some(Naturals { dragon: 10_001, ..Naturals::default() });
        assert_eq!(Rules::new(Options { naturals, ..closed }).unwrap_err().code(), "ERR_NATURAL");
    }
}
