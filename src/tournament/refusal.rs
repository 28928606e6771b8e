use std::error::Error;
use std::fmt;

use crate::table;
use crate::tournament::{ClockError, PayoutsError, Phase, Player};
use crate::{Chips, Seat};

/// Why an action was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong, with the numbers that would have been legal.
    pub reason: Reason,
    /// The rule that says so, where one does.
    pub rule: Option<&'static str>,
}

/// What is wrong with an action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
pub enum Reason {
    /// The clock refuses.
    Clock(ClockError),
    /// The tournament has no such action in this phase.
    NotNow {
        /// The phase.
        phase: Phase,
    },
    /// So many actions are the most of a tournament.
    TooManyActions {
        /// How many.
        most: usize,
    },
    /// There is no such player.
    NoSuchPlayer {
        /// How many there are, from 0.
        players: usize,
    },
    /// The player is out, or has withdrawn.
    PlayerOut {},
    /// Everyone starts with the same stack.
    UnequalStack {
        /// The starting stack.
        stack: u64,
    },
    /// A name that is too long, or has control characters in it.
    Name {
        /// The most bytes.
        most: usize,
    },
    /// No entry is left.
    Full {
        /// How many may enter.
        most: u32,
    },
    /// Late registration is over, or there is none.
    EntryClosed {
        /// Until which level one could enter.
        until_level: Option<u32>,
        /// The level now.
        level: u32,
    },
    /// Too few have entered.
    TooFewPlayers {
        /// How many are needed.
        min: usize,
        /// How many there are.
        players: usize,
    },
    /// There is no such table, or it has broken.
    NoSuchTable {
        /// The tables.
        tables: Vec<u32>,
    },
    /// A hand is being played at the table.
    HandRunning {
        /// The table.
        table: u32,
    },
    /// No hand is being played at the table.
    NoHand {},
    /// The hand is run by the host: its result is wanted.
    HandElsewhere {},
    /// The hand is run here, action by action.
    HandHere {},
    /// It is a break.
    OnBreak {
        /// Milliseconds left.
        remaining: u64,
    },
    /// The table is three or more short: it waits for players.
    TableShort {
        /// How many sit there.
        players: usize,
        /// How many are needed.
        min: usize,
    },
    /// Fewer than two at the table have chips.
    NobodyToPlay {
        /// Who may still rebuy there.
        may_rebuy: Vec<Player>,
    },
    /// All hands wait for the draw of the final table.
    FinalTable {
        /// The tables that still play.
        tables: Vec<u32>,
    },
    /// The table has played its hand of this round.
    RoundPlayed {
        /// The tables that have not.
        tables: Vec<u32>,
    },
    /// Not a stack for each chair, or one for a chair that was not dealt in.
    Stacks {
        /// The stacks at the start of the hand.
        stacks: Vec<Chips>,
    },
    /// The chips do not add up.
    ChipsDoNotAddUp {
        /// What the stacks must come to.
        sum: Chips,
    },
    /// Not just the chairs of those who are out, each with winners who were in the hand.
    Knockouts {
        /// The chairs of those who are out.
        out: Vec<Seat>,
    },
    /// Rebuys are over, or there are none.
    RebuysClosed {
        /// Until which level one could.
        until_level: Option<u32>,
        /// The level now.
        level: u32,
    },
    /// The stack is too large for a rebuy.
    RebuyStack {
        /// The largest.
        at_most: u64,
    },
    /// The player has made as many rebuys as one may.
    RebuysUsed {
        /// How many.
        most: u32,
    },
    /// There is no rebuy to decline.
    NoRebuyOpen {},
    /// It is not the break of the add-on, or there is none.
    AddOnClosed {
        /// It is in the break after this level.
        after_level: Option<u32>,
    },
    /// The player has no chips: a rebuy comes first.
    OutOfChips {},
    /// The player has the add-on.
    AddOnTaken {},
    /// The player is absent already.
    Away {},
    /// The player is not absent.
    Present {},
    /// Not such a number of hands.
    Hands {
        /// The fewest.
        min: u32,
        /// The most.
        max: u32,
    },
    /// Hand-for-hand play is on, or off, already.
    HandForHandIs {
        /// Which.
        on: bool,
    },
    /// Hand-for-hand play needs two tables.
    OneTable {},
    /// The payouts.
    Payouts(PayoutsError),
    /// A prize has been paid.
    PrizePaid {},
    /// Places below those of the players left are certain: they cannot be paid any more.
    PlacesTold {
        /// How many can be.
        most: usize,
    },
    /// The table refuses.
    Table(table::Reason),
}

impl Reason {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Clock(error) => error.code(),
            Self::NotNow { .. } => "ERR_NOT_NOW",
            Self::TooManyActions { .. } => "ERR_TOO_MANY_ACTIONS",
            Self::NoSuchPlayer { .. } => "ERR_NO_SUCH_PLAYER",
            Self::PlayerOut {} => "ERR_PLAYER_OUT",
            Self::UnequalStack { .. } => "ERR_UNEQUAL_STACK",
            Self::Name { .. } => "ERR_NAME",
            Self::Full { .. } => "ERR_FULL",
            Self::EntryClosed { .. } => "ERR_ENTRY_CLOSED",
            Self::TooFewPlayers { .. } => "ERR_TOO_FEW_PLAYERS",
            Self::NoSuchTable { .. } => "ERR_NO_SUCH_TABLE",
            Self::HandRunning { .. } => "ERR_HAND_RUNNING",
            Self::NoHand {} => "ERR_NO_HAND",
            Self::HandElsewhere {} => "ERR_HAND_ELSEWHERE",
            Self::HandHere {} => "ERR_HAND_HERE",
            Self::OnBreak { .. } => "ERR_ON_BREAK",
            Self::TableShort { .. } => "ERR_TABLE_SHORT",
            Self::NobodyToPlay { .. } => "ERR_NOBODY_TO_PLAY",
            Self::FinalTable { .. } => "ERR_FINAL_TABLE",
            Self::RoundPlayed { .. } => "ERR_ROUND_PLAYED",
            Self::Stacks { .. } => "ERR_STACKS",
            Self::ChipsDoNotAddUp { .. } => "ERR_CHIPS_DO_NOT_ADD_UP",
            Self::Knockouts { .. } => "ERR_KNOCKOUTS",
            Self::RebuysClosed { .. } => "ERR_REBUYS_CLOSED",
            Self::RebuyStack { .. } => "ERR_REBUY_STACK",
            Self::RebuysUsed { .. } => "ERR_REBUYS_USED",
            Self::NoRebuyOpen {} => "ERR_NO_REBUY_OPEN",
            Self::AddOnClosed { .. } => "ERR_ADD_ON_CLOSED",
            Self::OutOfChips {} => "ERR_OUT_OF_CHIPS",
            Self::AddOnTaken {} => "ERR_ADD_ON_TAKEN",
            Self::Away {} => "ERR_AWAY",
            Self::Present {} => "ERR_PRESENT",
            Self::Hands { .. } => "ERR_HANDS",
            Self::HandForHandIs { .. } => "ERR_HAND_FOR_HAND",
            Self::OneTable {} => "ERR_ONE_TABLE",
            Self::Payouts(error) => error.code(),
            Self::PrizePaid {} => "ERR_PRIZE_PAID",
            Self::PlacesTold { .. } => "ERR_PLACES_TOLD",
            Self::Table(reason) => reason.code(),
        }
    }

    const fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::NotNow { .. }
            | Self::TooManyActions { .. }
            | Self::NoSuchPlayer { .. }
            | Self::Name { .. }
            | Self::NoSuchTable { .. }
            | Self::HandRunning { .. }
            | Self::NoHand {}
            | Self::HandElsewhere {}
            | Self::HandHere {}
            | Self::Stacks { .. }
            | Self::Table(_) => return None,
            Self::UnequalStack { .. }
            | Self::Full { .. }
            | Self::EntryClosed { .. }
            | Self::TooFewPlayers { .. }
            | Self::RebuysClosed { .. }
            | Self::RebuyStack { .. }
            | Self::RebuysUsed { .. }
            | Self::NoRebuyOpen {}
            | Self::AddOnClosed { .. }
            | Self::OutOfChips {}
            | Self::AddOnTaken {}
            | Self::NobodyToPlay { .. } => "TT-1",
            Self::Clock(_) | Self::OnBreak { .. } => "TT-2",
            Self::PlayerOut {} => "TT-3",
            Self::Payouts(_) | Self::PrizePaid {} | Self::PlacesTold { .. } => "TT-4",
            Self::TableShort { .. } | Self::FinalTable { .. } => "TT-5",
            Self::RoundPlayed { .. } | Self::HandForHandIs { .. } | Self::OneTable {} => "TT-7",
            Self::ChipsDoNotAddUp { .. } | Self::Away {} | Self::Present {} | Self::Hands { .. } => "TT-9",
            Self::Knockouts { .. } => "TT-10",
        })
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self { rule: reason.rule(), reason }
    }
}

impl From<ClockError> for Refusal {
    fn from(error: ClockError) -> Self {
        Reason::Clock(error).into()
    }
}

impl From<table::Refusal> for Refusal {
    fn from(refusal: table::Refusal) -> Self {
        Self { reason: Reason::Table(refusal.reason), rule: refusal.rule }
    }
}

struct Listed<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, item) in self.0.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { ", " })?;
            item.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock(error) => error.fmt(f),
            Self::NotNow { phase } => write!(f, "there is no such action in the phase {}", phase.name()),
            Self::TooManyActions { most } => write!(f, "a tournament has at most {most} actions"),
            Self::NoSuchPlayer { players } => {
                write!(f, "there is no such player: there are {players}, from 0")
            }
            Self::PlayerOut {} => f.write_str("the player is not in the tournament any more"),
            Self::UnequalStack { stack } => write!(f, "everyone starts with {stack}"),
            Self::Name { most } => write!(f, "a name has at most {most} bytes and no control characters"),
            Self::Full { most } => write!(f, "at most {most} may enter"),
            Self::EntryClosed { until_level: Some(until), level } => {
                write!(f, "one could enter until the end of level {until}; this is level {level}")
            }
            Self::EntryClosed { .. } => f.write_str("one could enter before the start only"),
            Self::TooFewPlayers { min, players } => {
                write!(f, "at least {min} players are needed, {players} have entered")
            }
            Self::NoSuchTable { tables } => write!(f, "there is no such table: there are {}", Listed(tables)),
            Self::HandRunning { table } => write!(f, "a hand is being played at table {table}"),
            Self::NoHand {} => f.write_str("no hand is being played at the table"),
            Self::HandElsewhere {} => f.write_str("the host runs this hand: give its result"),
            Self::HandHere {} => f.write_str("this hand is played here, action by action"),
            Self::OnBreak { remaining } => write!(f, "it is a break for {remaining} more milliseconds"),
            Self::TableShort { players, min } => {
                write!(f, "the table has {players} players and waits until it has {min}")
            }
            Self::NobodyToPlay { may_rebuy } if may_rebuy.is_empty() => {
                f.write_str("fewer than two at the table have chips")
            }
            Self::NobodyToPlay { may_rebuy } => {
                write!(f, "fewer than two at the table have chips: rebuys are open for {}", Listed(may_rebuy))
            }
            Self::FinalTable { tables } => {
                write!(f, "the final table is drawn when tables {} have played", Listed(tables))
            }
            Self::RoundPlayed { tables } => {
                write!(f, "the round ends when tables {} have played", Listed(tables))
            }
            Self::Stacks { stacks } => {
                write!(f, "a stack for each chair is needed; before the hand they were {}", Listed(stacks))
            }
            Self::ChipsDoNotAddUp { sum } => write!(f, "the stacks must come to {sum}"),
            Self::Knockouts { out } => {
                write!(f, "winners are needed for just the chairs that are out: {}", Listed(out))
            }
            Self::RebuysClosed { until_level: Some(until), level } => {
                write!(f, "one could rebuy until the end of level {until}; this is level {level}")
            }
            Self::RebuysClosed { .. } => f.write_str("there are no rebuys"),
            Self::RebuyStack { at_most } => write!(f, "one may rebuy with at most {at_most} chips"),
            Self::RebuysUsed { most } => write!(f, "a player has at most {most} rebuys"),
            Self::NoRebuyOpen {} => f.write_str("the player has no rebuy to decide on"),
            Self::AddOnClosed { after_level: Some(after) } => {
                write!(f, "the add-on is open in the break after level {after}")
            }
            Self::AddOnClosed { .. } => f.write_str("there is no add-on"),
            Self::OutOfChips {} => f.write_str("the player has no chips: a rebuy comes first"),
            Self::AddOnTaken {} => f.write_str("the player has taken the add-on"),
            Self::Away {} => f.write_str("the player sits out already"),
            Self::Present {} => f.write_str("the player does not sit out"),
            Self::Hands { min, max } => write!(f, "a penalty is of {min} to {max} hands"),
            Self::HandForHandIs { on: true } => f.write_str("hand-for-hand play is on already"),
            Self::HandForHandIs { .. } => f.write_str("hand-for-hand play is off already"),
            Self::OneTable {} => f.write_str("hand-for-hand play needs two tables"),
            Self::Payouts(error) => error.fmt(f),
            Self::PrizePaid {} => f.write_str("a prize has been paid"),
            Self::PlacesTold { most } => {
                write!(f, "places below {most} are certain: at most {most} can be paid")
            }
            Self::Table(reason) => reason.fmt(f),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for Refusal {}
