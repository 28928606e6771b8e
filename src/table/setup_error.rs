use std::error::Error;
use std::fmt;

use crate::table::{Game, Positions, Topic};
use crate::{Chips, Seats};

/// Why a hand cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong, with what would have been right.
    pub fault: SetupFault,
    /// The field, as a path of the JavaScript set-up: `stacks`, `blinds.small`, `deck[3]`.
    pub field: String,
    /// The rule that says so, where one does.
    pub rule: Option<&'static str>,
}

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum SetupFault {
    /// Too few or too many chairs, or too few players who can pay to be dealt in.
    Seats {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// More chips at the table than a number holds exactly.
    TooManyChips {
        /// The most.
        max: Chips,
    },
    /// An amount out of bounds.
    Amount {
        /// The smallest.
        min: Chips,
        /// The largest.
        max: Chips,
    },
    /// An amount that is not whole chips of the smallest denomination (TH-18).
    OffUnit {
        /// The denomination.
        unit: Chips,
    },
    /// More straddles than seats left of the big blind.
    TooManyStraddles {
        /// The most.
        max: usize,
    },
    /// A seat that is not there.
    NoSuchSeat {
        /// The number of chairs.
        seats: usize,
    },
    /// The button stands before a seat that is not dealt in.
    ButtonNotDealtIn {
        /// The seats that are.
        #[cfg_attr(feature = "wasm", serde(rename = "dealtIn"))]
        dealt_in: Seats,
    },
    /// Blinds that cannot lie so with this button; none can where the button is drawn, or without blinds.
    Positions {
        /// Where they can.
        legal: Vec<Positions>,
    },
    /// Neither a deck nor a seed, or a button to draw without a seed.
    NoSeed {},
    /// A deck with the wrong number of pieces.
    DeckSize {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// A piece that stands in the deck twice.
    Repeated {
        /// Where it stood before.
        first: usize,
    },
    /// A piece that the game does not know.
    Foreign {},
}

impl SetupFault {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "ERR_SEATS",
            Self::TooManyChips { .. } => "ERR_TOO_MANY_CHIPS",
            Self::Amount { .. } => "ERR_AMOUNT",
            Self::OffUnit { .. } => "ERR_OFF_UNIT",
            Self::TooManyStraddles { .. } => "ERR_STRADDLES",
            Self::NoSuchSeat { .. } => "ERR_NO_SUCH_SEAT",
            Self::ButtonNotDealtIn { .. } => "ERR_BUTTON",
            Self::Positions { .. } => "ERR_POSITIONS",
            Self::NoSeed {} => "ERR_NO_SEED",
            Self::DeckSize { .. } => "ERR_DECK_SIZE",
            Self::Repeated { .. } => "ERR_REPEATED",
            Self::Foreign {} => "ERR_FOREIGN_PIECE",
        }
    }

    const fn topic(&self) -> Option<Topic> {
        Some(match self {
            Self::Seats { .. } => Topic::Seats,
            Self::ButtonNotDealtIn { .. } => Topic::Button,
            Self::Positions { .. } => Topic::Blinds,
            Self::OffUnit { .. } => Topic::Unit,
            Self::DeckSize { .. } | Self::Repeated { .. } | Self::Foreign {} => Topic::Deck,
            _ => return None,
        })
    }
}

impl SetupError {
    pub(super) fn new(fault: SetupFault, field: &str, at: Option<usize>, game: &dyn Game) -> Self {
        let field = at.map_or_else(|| field.to_owned(), |at| format!("{field}[{at}]"));
        let rule = fault.topic().and_then(|topic| game.rule(topic));
        Self { fault, field, rule }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.field)?;
        match &self.fault {
            SetupFault::Seats { min, max } => write!(f, "{min} to {max} players are needed")?,
            SetupFault::TooManyChips { max } => write!(f, "a table holds at most {max} in all")?,
            SetupFault::Amount { min, max } => write!(f, "the amount is from {min} to {max}")?,
            SetupFault::OffUnit { unit } => write!(f, "the amount is a multiple of {unit}")?,
            SetupFault::TooManyStraddles { max } => write!(f, "at most {max} seats can straddle")?,
            SetupFault::NoSuchSeat { seats } => write!(f, "the table has {seats} seats, from 0")?,
            SetupFault::ButtonNotDealtIn { dealt_in } => write!(f, "only seats {dealt_in} are dealt in")?,
            SetupFault::Positions { legal } => {
                f.write_str("the blinds cannot lie so with this button")?;
                for (at, Positions { small_blind, big_blind }) in legal.iter().enumerate() {
                    f.write_str(if at == 0 { ": small and big at " } else { ", or " })?;
                    match small_blind {
                        Some(seat) => write!(f, "{seat} and {big_blind}")?,
                        None => write!(f, "nobody and {big_blind}")?,
                    }
                }
            }
            SetupFault::NoSeed {} => f.write_str("a seed is needed")?,
            SetupFault::DeckSize { min, max } if min == max => write!(f, "the deck has {min} pieces")?,
            SetupFault::DeckSize { min, max } => write!(f, "the deck has {min} to {max} pieces")?,
            SetupFault::Repeated { first } => write!(f, "the piece stands at position {first} already")?,
            SetupFault::Foreign {} => f.write_str("the game has no such piece")?,
        }
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for SetupError {}
