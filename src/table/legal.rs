use crate::table::hand::Wait;
use crate::table::{Action, Hand, Zone};
use crate::{Chips, Seat};

/// Something that a seat may do now, with its bounds. What is not listed is refused; the host's own actions
/// (`timeout`, `sit-out`, `sit-in`, `release`) are not listed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(tag = "type", rename_all = "kebab-case"))]
pub enum LegalAction {
    /// Check.
    Check,
    /// Call.
    Call {
        /// The chips that it adds.
        amount: Chips,
    },
    /// The first bet of the round, as a total.
    Bet {
        /// The smallest total.
        min: Chips,
        /// The largest, always legal.
        max: Chips,
        /// Totals go up from `min` by this.
        step: Chips,
    },
    /// A raise, as a total.
    Raise {
        /// The smallest total.
        min: Chips,
        /// The largest, always legal.
        max: Chips,
        /// Totals go up from `min` by this.
        step: Chips,
    },
    /// Fold: listed last.
    Fold,
    /// Show.
    Show,
    /// Muck.
    Muck,
    /// Ask to see a hand.
    AskToShow {
        /// Whose.
        seat: Seat,
    },
    /// Announce a number.
    Announce {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// Exchange one of these pieces.
    Exchange {
        /// The pieces held.
        discards: Vec<Discard>,
    },
    /// Stand pat.
    Stand,
    /// Look at one of these zones.
    Peek {
        /// The zones that hold a piece.
        zones: Vec<Zone>,
    },
}

/// A piece that may be discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Discard {
    /// The zone that it lies in.
    pub zone: Zone,
    /// Its position in the zone, from 0.
    pub index: u8,
}

impl LegalAction {
    /// True where the action is one of those that this describes.
    pub fn allows(&self, action: &Action) -> bool {
        let within = |total: Chips, min: Chips, max: Chips, step: Chips| {
            crate::betting::Bounds { min, max, step }.allow(total)
        };
        match (self, action) {
            (Self::Check, Action::Check)
            | (Self::Call { .. }, Action::Call)
            | (Self::Fold, Action::Fold)
            | (Self::Show, Action::Show)
            | (Self::Muck, Action::Muck)
            | (Self::Stand, Action::Stand) => true,
            (Self::Call { amount }, Action::CallOf { amount: named }) => amount == named,
            (Self::Bet { min, max, step }, Action::Bet { to })
            | (Self::Raise { min, max, step }, Action::Raise { to }) => within(*to, *min, *max, *step),
            (Self::AskToShow { seat }, Action::AskToShow { seat: asked }) => seat == asked,
            (Self::Announce { min, max }, Action::Announce { place }) => min <= place && place <= max,
            (Self::Exchange { discards }, Action::Exchange { zone, index }) => {
                discards.contains(&Discard { zone: *zone, index: *index })
            }
            (Self::Peek { zones }, Action::Peek { zones: asked }) => {
                matches!(asked[..], [zone] if zones.contains(&zone))
            }
            _ => false,
        }
    }
}

impl Hand {
    /// In a betting round, the bet to match and the largest full bet or raise, by which a raise must go at least (TH-6).
    pub fn bet_and_raise(&self) -> Option<(Chips, Chips)> {
        match &self.wait {
            Wait::Bet(round) => Some((round.level(), round.largest_raise())),
            _ => None,
        }
    }
}
