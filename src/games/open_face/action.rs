use std::error::Error;
use std::fmt;

use super::{PlaceChoice, Placement, PlacementError};
use crate::{Seat, Seats};

/// What is done at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(tag = "type", rename_all = "kebab-case"))]
pub enum Action {
    /// Places all cards of the street and discards what is left over (OF-5).
    Place(Placement),
    /// Leaves the game between two deals (OF-18).
    Leave,
    /// The host's: the player ran out of time (OF-20).
    Timeout,
}

impl Action {
    /// The name that JavaScript sees.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Place(_) => "place",
            Self::Leave => "leave",
            Self::Timeout => "timeout",
        }
    }
}

/// What a seat may do now. Never more than the owner could find out, and no advice (OF-24).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(tag = "type", rename_all = "kebab-case"))]
pub enum LegalAction {
    /// Any placement that this describes.
    Place(PlaceChoice),
    /// To leave the game.
    Leave,
}

/// Why an action is refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
#[allow(missing_docs)]
pub enum Refusal {
    /// There is no such chair.
    NoSuchSeat { seat: Seat, seats: usize },
    /// The seat has left the game or does not play in this deal.
    NotPlaying { seat: Seat },
    /// Others are to act (OF-4).
    NotYourTurn { can_act: Seats },
    /// The deal is over: the next one has to be started.
    DealOver {},
    /// A player leaves between two deals only (OF-18).
    DealUnderWay { can_act: Seats },
    /// Bonus hands were earned against this seat and are to be played first (OF-18).
    FantasyOwed { owners: Seats },
    /// The placement is wrong.
    Placement(PlacementError),
}

impl Refusal {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchSeat { .. } => "ERR_NO_SUCH_SEAT",
            Self::NotPlaying { .. } => "ERR_NOT_IN_HAND",
            Self::NotYourTurn { .. } => "ERR_NOT_YOUR_TURN",
            Self::DealOver {} => "ERR_HAND_OVER",
            Self::DealUnderWay { .. } => "ERR_HAND_NOT_OVER",
            Self::FantasyOwed { .. } => "ERR_FANTASY_OWED",
            Self::Placement(error) => error.code(),
        }
    }

    /// The rule that decides, if one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::NoSuchSeat { .. } => None,
            Self::NotYourTurn { .. } | Self::DealOver {} => Some("OF-4"),
            Self::NotPlaying { .. } | Self::DealUnderWay { .. } | Self::FantasyOwed { .. } => Some("OF-18"),
            Self::Placement(error) => Some(error.rule()),
        }
    }
}

impl From<PlacementError> for Refusal {
    fn from(error: PlacementError) -> Self {
        Self::Placement(error)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat { seat, seats } => {
                write!(f, "there is no seat {seat}: seats are 0 to {}", seats - 1)
            }
            Self::NotPlaying { seat } => write!(f, "seat {seat} does not play in this deal"),
            Self::NotYourTurn { can_act } => write!(f, "it is the turn of seats {can_act}"),
            Self::DealOver {} => f.write_str("the deal is over: start the next one"),
            Self::DealUnderWay { can_act } => {
                write!(f, "a player leaves between two deals; now seats {can_act} are to act")
            }
            Self::FantasyOwed { owners } => {
                write!(
                    f,
                    "the bonus hands of seats {owners} are played first: they were earned against this seat"
                )
            }
            Self::Placement(error) => error.fmt(f),
        }
    }
}

impl Error for Refusal {}
