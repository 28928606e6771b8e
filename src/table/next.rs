use std::error::Error;
use std::fmt;

use crate::table::{Button, Hand, Outcome, Positions, Setup, SetupError, SetupFault, Stakes};
use crate::{Piece, Seat, Seats, Seed};

/// What the host changes between two hands of a match; what is `None` stays as it was.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// A new seed; hands go on being numbered.
    pub seed: Option<Seed>,
    /// A deck in order for the next hand alone.
    pub deck: Option<Vec<Piece>>,
    /// Other stacks for the same chairs: rebuys, newcomers, seats left.
    pub stacks: Option<Vec<u64>>,
    /// Other blinds and ante.
    pub stakes: Option<Stakes>,
    /// Another smallest denomination (TT-8); what a colour-up does to the stacks is the host's to tell.
    pub chip_unit: Option<u64>,
    /// Another chair for the button than the next one that is dealt in.
    pub button: Option<u8>,
    /// Who posts the blinds of the next hand alone, where it does not follow from the button.
    pub positions: Option<Positions>,
    /// Whether all-in hands wait for the host (TT-7).
    pub hold_all_ins: Option<bool>,
    /// The seats that sit out.
    pub away: Option<Seats>,
    /// The seats whose hands are killed, in the next hand alone (TT-9).
    pub killed: Seats,
    /// The seats with chips that are not dealt in, in the next hand alone.
    pub waiting: Seats,
}

impl Hand {
    /// The next hand of the match: the button moves to the next seat that can be dealt in (TH-1, LP-29), unless the change
    /// names its chair.
    ///
    /// # Errors
    ///
    /// [`NextHandError`] while this hand is being played, where too few players are left, or where the change is
    /// refused.
    pub fn next_hand(&self, change: Change) -> Result<Self, NextHandError> {
        let Some(outcome) = &self.outcome else {
            return Err(NextHandError::NotOver { rule: self.game().rule(super::Topic::NextHand) });
        };
        let stacks = match change.stacks {
            Some(stacks) if stacks.len() != self.players.len() => {
                let fault = SetupFault::Seats { min: self.players.len(), max: self.players.len() };
                return Err(NextHandError::Setup(SetupError::new(fault, "stacks", None, self.game())));
            }
            Some(stacks) => stacks,
            None => outcome.stacks.values().iter().map(|stack| stack.0).collect(),
        };
        let mut setup = Setup {
            stacks,
            stakes: change.stakes.unwrap_or_else(|| self.terms.stakes.clone()),
            positions: change.positions,
            chip_unit: change.chip_unit.unwrap_or(self.setup.chip_unit),
            hold_all_ins: change.hold_all_ins.unwrap_or(self.setup.hold_all_ins),
            away: change.away.unwrap_or(self.away),
            killed: change.killed,
            waiting: change.waiting,
            hand: self.terms.hand.checked_add(1).ok_or(NextHandError::TooManyHands)?,
            rake_paid: self.terms.rake_paid,
            seed: change.seed.or_else(|| self.setup.seed.clone()),
            deck: change.deck,
            ..(*self.setup).clone()
        };
        let (fewest, able) = (self.fewest(), self.able(&setup.stakes, setup.stacks.iter().copied()));
        if able.len() < fewest {
            return Err(NextHandError::MatchOver {
                able,
                needed: fewest,
                rule: self.game().rule(super::Topic::MatchEnd),
            });
        }
        if let (Stakes::Blinds { straddles, .. }, Stakes::Blinds { straddles: before, .. }) =
            (&mut setup.stakes, &self.terms.stakes)
            && straddles == before
        {
            // As players leave, so do the last of the straddles.
            straddles.truncate(able.len().saturating_sub(2));
        }
        let terms = super::Terms::check(&setup);
        let button = terms.map_err(NextHandError::Setup)?.dealt_in.next_after(self.terms.button);
        let button = change.button.or(button.map(|seat| seat.0));
        setup.button = button.map_or(setup.button, Button::Seat);
        Self::new(setup).map_err(NextHandError::Setup)
    }

    /// The seats that can pay to be dealt in.
    fn able(&self, stakes: &Stakes, stacks: impl Iterator<Item = u64>) -> Seats {
        let entry = |seat: &Seat| match stakes {
            Stakes::Blinds { .. } => 1,
            Stakes::BuyIn { ante, rake } if rake.once && self.terms.rake_paid.contains(*seat) => ante.0,
            Stakes::BuyIn { ante, rake } => ante.0.saturating_add(rake.amount.0),
        };
        let seats = (0..).map(Seat).zip(stacks);
        seats.filter(|(seat, stack)| *stack >= entry(seat)).map(|(seat, _)| seat).collect()
    }

    /// How few players can play a hand.
    fn fewest(&self) -> usize {
        *self.game().seats().start()
    }

    /// True once the hand is over and too few can pay for another: the match is over, unless the host brings other
    /// stacks or stakes.
    pub fn match_over(&self) -> bool {
        let able = |outcome: &Outcome| {
            self.able(&self.terms.stakes, outcome.stacks.values().iter().map(|stack| stack.0)).len()
        };
        self.outcome.as_ref().is_some_and(|outcome| able(outcome) < self.fewest())
    }
}

/// Why there is no next hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextHandError {
    /// This hand is still being played (TH-1, LP-29).
    NotOver {
        /// The rule that says so, where one does.
        rule: Option<&'static str>,
    },
    /// Too few players can pay to be dealt in: the match is over (TH-1, LP-32).
    MatchOver {
        /// The seats that can.
        able: Seats,
        /// How many are needed.
        needed: usize,
        /// The rule that says so, where one does.
        rule: Option<&'static str>,
    },
    /// The change is refused.
    Setup(SetupError),
    /// Hands are numbered up to 2^32 − 1.
    TooManyHands,
}

impl NextHandError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotOver { .. } => "ERR_HAND_NOT_OVER",
            Self::MatchOver { .. } => "ERR_MATCH_OVER",
            Self::Setup(error) => error.fault.code(),
            Self::TooManyHands => "ERR_TOO_MANY_HANDS",
        }
    }
}

impl fmt::Display for NextHandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOver { .. } => f.write_str("the hand is not over"),
            Self::MatchOver { able, needed, .. } => {
                write!(f, "the match is over: {needed} players are needed, and only seats {able} can play on")
            }
            Self::Setup(error) => error.fmt(f),
            Self::TooManyHands => f.write_str("a match has at most 2^32 hands"),
        }
    }
}

impl Error for NextHandError {}
