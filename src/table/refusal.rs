use std::error::Error;
use std::fmt;

use crate::betting::{Bounds, Closed};
use crate::table::hand::Wait;
use crate::table::{Action, Hand, Opening, Step, Topic};
use crate::{Chips, Seat, Seats};

/// Why an action was not played. Nothing has changed.
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
    /// There is no such chair.
    NoSuchSeat {
        /// The number of chairs.
        seats: usize,
    },
    /// The hand is over.
    HandOver {},
    /// The seat was not dealt in, or has given up its hand.
    NotInHand {},
    /// Others are in turn.
    NotYourTurn {
        /// Who may act.
        can_act: Seats,
    },
    /// The phase has no such action.
    NotNow {
        /// The phase.
        phase: &'static str,
    },
    /// A check where a bet is to be matched.
    CheckFacingBet {
        /// The chips that a call adds.
        call: Chips,
    },
    /// A call where there is nothing to match.
    NothingToCall {},
    /// A call of another amount than there is to call.
    CallAmount {
        /// The chips that a call adds.
        call: Chips,
    },
    /// A bet where there is one: it would be a raise.
    BetFacingBet {
        /// The chips that a call adds.
        call: Chips,
    },
    /// A raise where there is no bet: it would be a bet.
    RaiseWithoutBet {},
    /// A bet or raise to less than the smallest total.
    TooSmall {
        /// True for a raise.
        #[cfg_attr(feature = "wasm", serde(skip))]
        raise: bool,
        /// The smallest total.
        min: Chips,
        /// The largest.
        max: Chips,
        /// The step between.
        step: Chips,
    },
    /// A bet or raise to more than the largest total.
    TooLarge {
        /// True for a raise.
        #[cfg_attr(feature = "wasm", serde(skip))]
        raise: bool,
        /// The smallest total.
        min: Chips,
        /// The largest.
        max: Chips,
        /// The step between.
        step: Chips,
    },
    /// A total between two steps.
    OffStep {
        /// The smallest total.
        min: Chips,
        /// The largest, always legal.
        max: Chips,
        /// The step between.
        step: Chips,
    },
    /// The stack does not go beyond the bet to match: a call is all-in.
    NothingBehind {
        /// The chips that a call adds.
        call: Chips,
    },
    /// No other player could put in more than the present bet.
    NobodyToRaise {},
    /// Only short all-ins have come since the seat acted.
    NotReopened {
        /// The chips that a call adds.
        call: Chips,
    },
    /// A fixed limit's cap is reached.
    Capped {},
    /// The forced opening takes its own amount and nothing else.
    ForcedBet {
        /// The amount, as a total.
        to: Chips,
    },
    /// The hand may not be mucked: it was asked for, or is the last that can win a pot.
    MustShow {},
    /// There is no hand that this seat may ask to see.
    NothingToAsk {},
    /// A number that cannot be announced.
    OutOfRange {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// No piece lies there.
    NoSuchPiece {
        /// How many lie in that zone.
        held: usize,
    },
    /// Zones are looked at one at a time, and only where something lies in them.
    OneZone {},
    /// The seat is absent already.
    Away {},
    /// The seat is not absent.
    Present {},
    /// The hand has so many actions that none is taken that does not bring it on.
    TooManyActions {
        /// How many it may have before.
        most: usize,
    },
}

impl Reason {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchSeat { .. } => "ERR_NO_SUCH_SEAT",
            Self::HandOver {} => "ERR_HAND_OVER",
            Self::NotInHand {} => "ERR_NOT_IN_HAND",
            Self::NotYourTurn { .. } => "ERR_NOT_YOUR_TURN",
            Self::NotNow { .. } => "ERR_NOT_NOW",
            Self::CheckFacingBet { .. } => "ERR_CHECK_FACING_BET",
            Self::NothingToCall {} => "ERR_NOTHING_TO_CALL",
            Self::CallAmount { .. } => "ERR_CALL_AMOUNT",
            Self::BetFacingBet { .. } => "ERR_BET_FACING_BET",
            Self::RaiseWithoutBet {} => "ERR_RAISE_WITHOUT_BET",
            Self::TooSmall { raise: false, .. } => "ERR_BET_TOO_SMALL",
            Self::TooSmall { raise: true, .. } => "ERR_RAISE_TOO_SMALL",
            Self::TooLarge { raise: false, .. } => "ERR_BET_TOO_LARGE",
            Self::TooLarge { raise: true, .. } => "ERR_RAISE_TOO_LARGE",
            Self::OffStep { .. } => "ERR_OFF_STEP",
            Self::NothingBehind { .. } => "ERR_NOTHING_BEHIND",
            Self::NobodyToRaise {} => "ERR_NOBODY_TO_RAISE",
            Self::NotReopened { .. } => "ERR_NOT_REOPENED",
            Self::Capped {} => "ERR_CAPPED",
            Self::ForcedBet { .. } => "ERR_FORCED_BET",
            Self::MustShow {} => "ERR_MUST_SHOW",
            Self::NothingToAsk {} => "ERR_NOTHING_TO_ASK",
            Self::OutOfRange { .. } => "ERR_OUT_OF_RANGE",
            Self::NoSuchPiece { .. } => "ERR_NO_SUCH_PIECE",
            Self::OneZone {} => "ERR_ONE_ZONE",
            Self::Away {} => "ERR_AWAY",
            Self::Present {} => "ERR_PRESENT",
            Self::TooManyActions { .. } => "ERR_TOO_MANY_ACTIONS",
        }
    }

    const fn topic(&self) -> Option<Topic> {
        Some(match self {
            Self::NoSuchSeat { .. } | Self::Away {} | Self::Present {} | Self::TooManyActions { .. } => {
                return None;
            }
            Self::HandOver {} => Topic::End,
            Self::NotInHand {}
            | Self::NotYourTurn { .. }
            | Self::NotNow { .. }
            | Self::CheckFacingBet { .. }
            | Self::NothingToCall {}
            | Self::CallAmount { .. }
            | Self::BetFacingBet { .. }
            | Self::RaiseWithoutBet {}
            | Self::TooLarge { .. }
            | Self::NothingBehind { .. } => Topic::Turn,
            Self::TooSmall { .. } | Self::NobodyToRaise {} => Topic::Size,
            Self::OffStep { .. } => Topic::Unit,
            Self::NotReopened { .. } => Topic::Reopening,
            Self::Capped {} => Topic::Limit,
            Self::ForcedBet { .. } => Topic::Opening,
            Self::MustShow {} => Topic::Showdown,
            Self::NothingToAsk {} => Topic::Ask,
            Self::OutOfRange { .. } => Topic::Announcement,
            Self::NoSuchPiece { .. } => Topic::Exchange,
            Self::OneZone {} => Topic::Peek,
        })
    }

    pub(super) const fn closed(closed: Option<Closed>, call: Chips, to: Chips) -> Self {
        match closed {
            Some(Closed::Cap) => Self::Capped {},
            Some(Closed::NotReopened) => Self::NotReopened { call },
            Some(Closed::NobodyLeft) => Self::NobodyToRaise {},
            Some(Closed::Forced) => Self::ForcedBet { to },
            Some(Closed::Stack) | None => Self::NothingBehind { call },
        }
    }

    pub(super) fn bounds(raise: bool, to: Chips, Bounds { min, max, step }: Bounds) -> Self {
        if to < min {
            Self::TooSmall { raise, min, max, step }
        } else if to > max {
            Self::TooLarge { raise, min, max, step }
        } else {
            Self::OffStep { min, max, step }
        }
    }
}

impl Hand {
    /// A reason with the rule behind it: for an action out of turn or phase, the rule of the action or else of the
    /// phase; for a bet that the limit stops, and not the stack, the limit's.
    pub(super) fn cite(&self, seat: Seat, reason: Reason, action: &Action) -> Refusal {
        let forced = |step: usize| {
            matches!(self.script.get(step), Some(Step::Bet { opening: Opening::Forced { .. }, .. }))
        };
        let narrowed = |topic| match (topic, action, &self.wait) {
            (Topic::Turn, Action::Announce { .. }, _) | (Topic::Turn, _, Wait::Announcement { .. }) => {
                Topic::Announcement
            }
            (Topic::Turn, Action::Release, _) | (Topic::Turn, _, Wait::Held) => Topic::Hold,
            (Topic::Turn, Action::Exchange { .. } | Action::Stand, _)
            | (Topic::Turn, _, Wait::Exchange { .. }) => Topic::Exchange,
            (Topic::Turn, Action::Peek { .. }, _) => Topic::Peek,
            (Topic::Turn, Action::Show | Action::Muck, _) | (Topic::Turn, _, Wait::Showdown { .. }) => {
                Topic::Showdown
            }
            (Topic::Turn | Topic::Size, _, Wait::Bet(_)) if forced(self.step - 1) => Topic::Opening,
            _ => topic,
        };
        let capped = |seat| matches!(reason, Reason::TooLarge { max, .. } if max < self.ledger.reach(seat));
        let topic = if capped(seat) { Some(Topic::Limit) } else { reason.topic().map(narrowed) };
        // A game without such an action has no rule for it: then nobody's turn allows it.
        let rule = topic.and_then(|topic| self.game().rule(topic).or_else(|| self.game().rule(Topic::Turn)));
        Refusal { reason, rule }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = |raise: &bool| if *raise { "raise" } else { "bet" };
        match self {
            Self::NoSuchSeat { seats } => write!(f, "there is no such seat: the table has {seats}, from 0"),
            Self::HandOver {} => f.write_str("the hand is over"),
            Self::NotInHand {} => f.write_str("the seat is not in the hand"),
            Self::NotYourTurn { can_act } => write!(f, "it is the turn of seat {can_act}"),
            Self::NotNow { phase } => write!(f, "there is no such action in the phase {phase}"),
            Self::CheckFacingBet { call } => write!(f, "a bet is to be matched: call {call}, raise or fold"),
            Self::NothingToCall {} => f.write_str("there is nothing to call: check"),
            Self::CallAmount { call } => write!(f, "a call adds {call}"),
            Self::BetFacingBet { .. } => f.write_str("there is a bet already: raise it"),
            Self::RaiseWithoutBet {} => f.write_str("there is no bet to raise: bet"),
            Self::TooSmall { raise, min, max, .. } => {
                write!(f, "a {} is to at least {min}, at most {max}", kind(raise))
            }
            Self::TooLarge { raise, min, max, .. } => {
                write!(f, "a {} is to at most {max}, at least {min}", kind(raise))
            }
            Self::OffStep { min, max, step } => {
                write!(f, "the total goes up from {min} by {step}, or is {max}")
            }
            Self::NothingBehind { call } => write!(f, "the stack does not reach beyond a call of {call}"),
            Self::NobodyToRaise {} => f.write_str("no other player could put in more than the present bet"),
            Self::NotReopened { call } => {
                write!(f, "less than a full raise came since this seat acted: call {call} or fold")
            }
            Self::Capped {} => f.write_str("one bet and three raises are the most in a round"),
            Self::ForcedBet { to } => write!(f, "the opening bet is {to}, and nothing else is open"),
            Self::MustShow {} => f.write_str("this hand must be shown"),
            Self::NothingToAsk {} => f.write_str("there is no hand that this seat may ask to see"),
            Self::OutOfRange { min, max } => write!(f, "announce a number from {min} to {max}"),
            Self::NoSuchPiece { held } => write!(f, "no piece lies there: the zone holds {held}"),
            Self::OneZone {} => f.write_str("look at one zone at a time, where something lies"),
            Self::Away {} => f.write_str("the seat sits out already"),
            Self::Present {} => f.write_str("the seat does not sit out"),
            Self::TooManyActions { most } => {
                write!(f, "the hand has {most} actions: play it on, that it ends")
            }
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
