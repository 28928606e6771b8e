use std::error::Error;
use std::fmt;

use crate::table::{Refusal, SetupError};
use crate::{Card, Chips, Seat};

/// How much a text may ask of [`parse_phh`](super::parse_phh). Its work is in proportion to the text.
#[derive(Clone, Copy, Debug)]
pub struct PhhLimits;

impl PhhLimits {
    /// The longest text, in bytes.
    pub const TEXT: usize = 4 << 20;
    /// The most fields of one hand.
    pub const FIELDS: usize = 100;
    /// The longest name of a field or a hand, in bytes.
    pub const NAME: usize = 100;
    /// The most values of one array, and so the most actions of a hand.
    pub const ITEMS: usize = 10_000;
    /// The most hands.
    pub const HANDS: usize = 10_000;
    /// How deep arrays may lie in each other.
    pub const DEPTH: usize = 8;
    /// The most decimal places of an amount.
    pub const PLACES: u32 = 4;
    /// The fewest and the most players.
    pub const PLAYERS: (usize, usize) = (2, Seat::MOST);
}

/// Why a text is no record of a hand that can be played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhhError {
    /// The line, from 1.
    pub line: usize,
    /// The name of the hand's section, in a text of several.
    pub hand: Option<String>,
    /// The field, as in `starting_stacks[2]` or `actions[0]`, from 0; empty where the text breaks off between fields.
    pub field: String,
    /// What is wrong, with what would have been right.
    pub fault: PhhFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhhFault {
    /// The text is too long.
    TooLong {
        /// The most bytes.
        max: usize,
    },
    /// Too many fields, values of an array, or arrays within arrays.
    TooMany {
        /// What of.
        of: &'static str,
        /// The most.
        max: usize,
    },
    /// The text is not TOML.
    Syntax {
        /// What should stand there.
        expected: &'static str,
    },
    /// TOML that records have no use for.
    Unsupported {
        /// What.
        what: &'static str,
    },
    /// A field or section that stands there twice.
    Twice {
        /// The line of the first.
        first: usize,
    },
    /// A field that must be there is not.
    Missing {},
    /// A value of another type, or out of bounds.
    Value {
        /// What should stand there.
        expected: &'static str,
    },
    /// An array with another length than `starting_stacks`.
    Count {
        /// The number of players.
        expected: usize,
        /// The number of values.
        found: usize,
    },
    /// Too few or too many players (TH-1).
    Players {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// Another game than no-limit Texas Hold'em.
    Variant {},
    /// Blinds or straddles that are not small blind, big blind, then straddles without a gap (TH-2).
    Blinds {},
    /// Antes that neither everyone pays alike nor the big blind alone (TH-3).
    Antes {},
    /// `ante_trimming_status` that asks for another sharing of a short ante than TH-16.
    Trimming {
        /// What it would have to be.
        expected: bool,
    },
    /// A smallest bet that is not the big blind (TH-5).
    MinBet {
        /// The big blind.
        expected: Chips,
    },
    /// The table refuses the set-up.
    Setup(Box<SetupError>),
    /// No notation of an action, or none that is used in Hold'em.
    Notation {},
    /// A player that is not there.
    NoSuchPlayer {
        /// The number of players, from `p1`.
        players: usize,
    },
    /// No card.
    NoCard {
        /// What was read, cut after twelve characters.
        text: String,
    },
    /// A card that is already somewhere else.
    CardTwice {
        /// The card.
        card: Card,
    },
    /// More than two cards for a player, or others than were dealt.
    HoleCards {},
    /// An action that does not come now.
    Order {
        /// What comes now.
        expected: &'static str,
    },
    /// The table refuses the action.
    Refused(Box<Refusal>),
    /// A mucked hand that was all-in, lies face up by TH-12, and wins.
    MuckedWinner {},
}

impl PhhFault {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong { .. } | Self::TooMany { .. } => "ERR_PHH_LIMIT",
            Self::Syntax { .. } => "ERR_PHH_SYNTAX",
            Self::Unsupported { .. } => "ERR_PHH_UNSUPPORTED",
            Self::Twice { .. } => "ERR_PHH_TWICE",
            Self::Missing {} => "ERR_PHH_MISSING",
            Self::Value { .. } => "ERR_PHH_VALUE",
            Self::Count { .. } => "ERR_PHH_COUNT",
            Self::Players { .. } => "ERR_PHH_PLAYERS",
            Self::Variant {} => "ERR_PHH_VARIANT",
            Self::Blinds {} => "ERR_PHH_BLINDS",
            Self::Antes {} | Self::Trimming { .. } => "ERR_PHH_ANTES",
            Self::MinBet { .. } => "ERR_PHH_MIN_BET",
            Self::Setup(_) => "ERR_PHH_SETUP",
            Self::Notation {} => "ERR_PHH_NOTATION",
            Self::NoSuchPlayer { .. } => "ERR_PHH_NO_SUCH_PLAYER",
            Self::NoCard { .. } => "ERR_PHH_NO_CARD",
            Self::CardTwice { .. } => "ERR_PHH_CARD_TWICE",
            Self::HoleCards {} => "ERR_PHH_HOLE_CARDS",
            Self::Order { .. } => "ERR_PHH_ORDER",
            Self::Refused(_) => "ERR_PHH_REFUSED",
            Self::MuckedWinner {} => "ERR_PHH_MUCKED_WINNER",
        }
    }

    /// The rule that says so, where one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Players { .. } => Some("TH-1"),
            Self::Blinds {} => Some("TH-2"),
            Self::Antes {} => Some("TH-3"),
            Self::MinBet { .. } => Some("TH-5"),
            Self::Trimming { .. } => Some("TH-16"),
            Self::MuckedWinner {} => Some("TH-12"),
            Self::Setup(error) => error.rule,
            Self::Refused(refusal) => refusal.rule,
            _ => None,
        }
    }
}

/// The error on its way up. It is rare and large: in a box it costs the ways that succeed nothing, and the module little.
pub(super) type Failure = Box<PhhError>;

impl PhhError {
    #[cold]
    #[inline(never)]
    pub(super) fn failure(line: usize, fault: PhhFault) -> Failure {
        Box::new(Self { line, hand: None, field: String::new(), fault })
    }

    /// The same, in a field.
    #[cold]
    #[inline(never)]
    pub(super) fn of(mut self: Box<Self>, field: &str) -> Failure {
        self.field.insert_str(0, field);
        self
    }

    /// The same, in an item of an array.
    #[cold]
    #[inline(never)]
    pub(super) fn at(self: Box<Self>, index: usize) -> Failure {
        self.of(&format!("[{index}]"))
    }

    /// The same, in a section.
    #[cold]
    #[inline(never)]
    pub(super) fn in_hand(mut self: Box<Self>, hand: Option<&str>) -> Failure {
        self.hand = hand.map(str::to_owned);
        self
    }
}

impl fmt::Display for PhhError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(hand) = &self.hand {
            write!(f, ", hand \"{hand}\"")?;
        }
        if !self.field.is_empty() {
            write!(f, ", {}", self.field)?;
        }
        write!(f, ": {}", self.fault)
    }
}

impl fmt::Display for PhhFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { max } => write!(f, "the text is longer than {max} bytes")?,
            Self::TooMany { of, max } => write!(f, "more than {max} {of}")?,
            Self::Syntax { expected } | Self::Value { expected } => write!(f, "expected {expected}")?,
            Self::Unsupported { what } => write!(f, "{what} is not read")?,
            Self::Twice { first } => write!(f, "stands in line {first} already")?,
            Self::Missing {} => f.write_str("the field is missing")?,
            Self::Count { expected, found } => {
                write!(f, "{found} values for {expected} players of starting_stacks")?;
            }
            Self::Players { min, max } => write!(f, "{min} to {max} players are needed")?,
            Self::Variant {} => f.write_str("only \"NT\" is read, no-limit Texas Hold'em")?,
            Self::Blinds {} => f.write_str(
                "expected the small blind, a big blind not below it, then straddles without a gap, each at least \
                 twice the one before, then zeros",
            )?,
            Self::Antes {} => f.write_str("expected the same ante of everyone, or one of the big blind alone")?,
            Self::Trimming { expected } => {
                write!(f, "with these antes and stacks the table shares the antes as if it were {expected}")?;
            }
            Self::MinBet { expected } => write!(f, "expected the big blind, {expected}")?,
            Self::Setup(error) => return error.fmt(f),
            Self::Notation {} => f.write_str(
                "expected \"d dh pN cards\", \"d db cards\", \"pN f\", \"pN cc\", \"pN cbr amount\", \
                 \"pN sm\" or \"pN sm cards\"",
            )?,
            Self::NoSuchPlayer { players } => write!(f, "the players are p1 to p{players}")?,
            Self::NoCard { text } => write!(f, "\"{text}\" is no card, such as \"Td\" or \"??\"")?,
            Self::CardTwice { card } => write!(f, "{card} is somewhere else already")?,
            Self::HoleCards {} => f.write_str("a player has two cards, the same from the deal to the showdown")?,
            Self::Order { expected } => write!(f, "does not come now: {expected}")?,
            Self::Refused(refusal) => return refusal.fmt(f),
            Self::MuckedWinner {} => f.write_str("an all-in hand lies face up, and this one wins")?,
        }
        self.rule().map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for PhhError {}
