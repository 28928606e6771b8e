use std::fmt;

use crate::{Chips, Seat};

/// Where a piece lies before its owner (LD-3). Where a game knows no zones, all lie in the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Zone {
    /// What was dealt before the flop.
    Preflop,
    /// What was dealt on the flop.
    Flop,
    /// What was received in exchanges.
    TurnRiver,
}

impl Zone {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Preflop, Self::Flop, Self::TurnRiver];

    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Preflop => "preflop",
            Self::Flop => "flop",
            Self::TurnRiver => "turn-river",
        }
    }
}

/// What a seat, or the host for it, does at a betting table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Gives up the hand (TH-5).
    Fold,
    /// Stays in for nothing (TH-5).
    Check,
    /// Matches the bet, or puts in the whole stack where that is less (TH-5).
    Call,
    /// A call that adds just this much, as a legal action says: refused where the bet has changed since it was read.
    CallOf {
        /// The chips that it adds.
        amount: Chips,
    },
    /// The first bet of a round, to this total for the round; all-in is the largest.
    Bet {
        /// The total.
        to: Chips,
    },
    /// Raises the bet to this total for the round; all-in is the largest (TH-6).
    Raise {
        /// The total.
        to: Chips,
    },
    /// Turns the hand face up at showdown.
    Show,
    /// Gives the hand up unseen at showdown (TH-11).
    Muck,
    /// Asks to see the hand of the last aggressor on the river, as who called there may (TH-19).
    AskToShow {
        /// The aggressor.
        seat: Seat,
    },
    /// Announces the playing place (LP-4).
    Announce {
        /// The place.
        place: u8,
    },
    /// Discards a piece for a new one (LD-5).
    Exchange {
        /// The zone of the discard.
        zone: Zone,
        /// Its position in the zone, from 0.
        index: u8,
    },
    /// Keeps the hand in an exchange round (LD-5).
    Stand,
    /// Looks at one's own pieces of these zones (LD-4).
    Peek {
        /// The zones: one at a time.
        zones: Vec<Zone>,
    },
    /// The host's: the seat ran out of time (TH-20).
    Timeout,
    /// The host's: the seat is absent from now on; its turns time out at once.
    SitOut,
    /// The host's: the seat is back.
    SitIn,
    /// The host's: all-in hands that were held are turned up and the board is dealt (TT-7). Any seat stands for it.
    Release,
}

impl Action {
    /// The type, as in JavaScript.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Check => "check",
            Self::Call | Self::CallOf { .. } => "call",
            Self::Bet { .. } => "bet",
            Self::Raise { .. } => "raise",
            Self::Show => "show",
            Self::Muck => "muck",
            Self::AskToShow { .. } => "ask-to-show",
            Self::Announce { .. } => "announce",
            Self::Exchange { .. } => "exchange",
            Self::Stand => "stand",
            Self::Peek { .. } => "peek",
            Self::Timeout => "timeout",
            Self::SitOut => "sit-out",
            Self::SitIn => "sit-in",
            Self::Release => "release",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::CallOf { amount } => write!(f, " {amount}"),
            Self::Bet { to } | Self::Raise { to } => write!(f, " to {to}"),
            Self::AskToShow { seat } => write!(f, " {seat}"),
            Self::Announce { place } => write!(f, " {place}"),
            Self::Exchange { zone, index } => write!(f, " {} {index}", zone.name()),
            Self::Peek { zones } => zones.iter().try_for_each(|zone| write!(f, " {}", zone.name())),
            _ => Ok(()),
        }
    }
}
