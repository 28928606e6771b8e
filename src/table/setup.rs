use std::sync::Arc;

use crate::table::{Game, Positions};
use crate::{Chips, Limit, Piece, Seats, Seed};

/// A hand that a host asks for. Anything may stand here: [`Hand::new`](crate::table::Hand::new) checks it.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game with its options.
    pub game: Arc<dyn Game>,
    /// What each chair has; 0 for an empty one.
    pub stacks: Vec<u64>,
    /// Who has the button.
    pub button: Button,
    /// Who posts the blinds, where it does not follow from the button: a dead button or small blind (TT-6). The button
    /// is then a chair, occupied or not.
    pub positions: Option<Positions>,
    /// Blinds and ante, or the buy-in.
    pub stakes: Stakes,
    /// How large bets may be (TH-10).
    pub limit: Limit,
    /// The smallest denomination in play (TH-18).
    pub chip_unit: u64,
    /// Whether the table shows at showdown for everyone.
    pub auto_show: bool,
    /// Whether hands are turned up when someone is all-in and the betting is over (TH-12, LP-31).
    pub all_in_face_up: bool,
    /// Whether, once someone is all-in and the betting is over, hands stay face down and nothing is dealt until
    /// [`Action::Release`](crate::table::Action::Release): hand-for-hand play (TT-7).
    pub hold_all_ins: bool,
    /// Seats that are absent: dealt in, they post, and their turns time out at once (TH-20). Such a hand is live: it may
    /// win unopposed, or be checked down and win at showdown.
    pub away: Seats,
    /// Seats whose hands are killed: they post and are dealt in, then the hand is dead, whether the seat is away or not
    /// (TT-9, TDA 30). It has no turn and wins nothing; what it posted stays in the pot. Where nobody else is dealt in,
    /// the last in the order of action, the big blind or last straddle, stays live and takes the pot.
    pub killed: Seats,
    /// Seats with chips that are not dealt in, such as a newcomer between button and small blind (TT-5).
    pub waiting: Seats,
    /// The number of the hand in its match, from 0: it shuffles with this stream of the seed.
    pub hand: u32,
    /// Seats that have paid a rake that is taken once.
    pub rake_paid: Seats,
    /// The seed of the match. Needed unless there is a deck and no button to draw.
    pub seed: Option<Seed>,
    /// The pieces in order from the top, instead of a shuffle.
    pub deck: Option<Vec<Piece>>,
}

/// Who has the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// This seat.
    Seat(u8),
    /// Whoever draws the highest piece from the seed's stream for it (TH-17).
    Draw,
}

/// What must be paid before or at the start of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum Stakes {
    /// Small and big blind, straddles and an ante.
    Blinds {
        /// The small blind.
        small: Chips,
        /// The big blind: the smallest bet.
        big: Chips,
        /// Straddles of the seats left of the big blind, in order; each at least twice the one before.
        straddles: Vec<Chips>,
        /// The ante.
        ante: Ante,
    },
    /// A buy-in of ante and rake (LP-20).
    BuyIn {
        /// The ante: the smallest bet, too.
        ante: Chips,
        /// The rake.
        rake: Rake,
    },
}

/// An ante beside blinds (TH-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Ante {
    /// Who pays it.
    pub mode: AnteMode,
    /// How much.
    pub amount: Chips,
    /// Whether a big blind too short for both pays the ante first; else the blind.
    pub first: bool,
}

/// Who pays an ante (TH-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum AnteMode {
    /// Nobody.
    #[default]
    None,
    /// Every player.
    Each,
    /// The big blind, for the whole table.
    BigBlind,
}

impl AnteMode {
    /// The name, as in a set-up.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Each => "each",
            Self::BigBlind => "big-blind",
        }
    }
}

/// What the organiser takes (LP-20, LP-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Rake {
    /// How much from each seat.
    pub amount: Chips,
    /// Whether only once in a match; else in every hand.
    pub once: bool,
}

impl Stakes {
    /// The smallest bet.
    pub const fn smallest_bet(&self) -> Chips {
        match self {
            Self::Blinds { big, .. } => *big,
            Self::BuyIn { ante, .. } => *ante,
        }
    }
}

impl Setup {
    /// A set-up with the defaults: no limit, chips of 1, hands shown for everyone, button in seat 0, hand 0, no seed.
    pub fn new(game: Arc<dyn Game>, stacks: Vec<u64>, stakes: Stakes) -> Self {
        Self {
            game,
            stacks,
            button: Button::Seat(0),
            positions: None,
            stakes,
            limit: Limit::NoLimit,
            chip_unit: 1,
            auto_show: true,
            all_in_face_up: true,
            hold_all_ins: false,
            away: Seats::NONE,
            killed: Seats::NONE,
            waiting: Seats::NONE,
            hand: 0,
            rake_paid: Seats::NONE,
            seed: None,
            deck: None,
        }
    }
}
