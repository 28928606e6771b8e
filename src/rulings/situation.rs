use std::error::Error;
use std::fmt;

use crate::betting::{Bounds, Closed};
use crate::rulings::Gesture;
use crate::table::{Hand, LegalAction};
use crate::{Chips, Seat};

/// Where a player stands at the moment of the gesture, as a floor person is told it. [`Situation::new`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The bet to match, as a total for the round, a blind included; zero where nobody has bet.
    pub bet: Chips,
    /// What the player has put in this round, a blind included.
    pub committed: Chips,
    /// What the player has behind, before the gesture.
    pub stack: Chips,
    /// The big blind: the smallest bet.
    pub big_blind: Chips,
    /// The largest full bet or raise of the round (TH-6); `None`: the big blind.
    pub largest_raise: Option<Chips>,
    /// The smallest chip in play (TH-18).
    pub chip_unit: Chips,
    /// The largest total that the limit allows (TH-10); `None` without a limit.
    pub most: Option<Chips>,
    /// False where the betting was not reopened to the player, or nobody else could put in more (TH-8, TH-6).
    pub may_raise: bool,
    /// True where only one other player is in the hand.
    pub heads_up: bool,
}

impl Facts {
    /// A player without a bet to match.
    pub const fn new(stack: Chips, big_blind: Chips) -> Self {
        Self {
            bet: Chips::ZERO,
            committed: Chips::ZERO,
            stack,
            big_blind,
            largest_raise: None,
            chip_unit: Chips(1),
            most: None,
            may_raise: true,
            heads_up: false,
        }
    }
}

/// Where a player stands, checked: every ruling on it is an action that a table accepts, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    pub(super) bet: Chips,
    pub(super) committed: Chips,
    pub(super) stack: Chips,
    /// The raise that the half rule halves.
    pub(super) largest_raise: Chips,
    pub(super) raise: Option<Bounds>,
    pub(super) heads_up: bool,
}

impl Situation {
    /// Checks what a floor person is told.
    ///
    /// # Errors
    ///
    /// [`SituationError`]: the first number that is out of its bounds.
    pub fn new(facts: &Facts) -> Result<Self, SituationError> {
        let Facts { bet, committed, stack, big_blind, chip_unit, .. } = *facts;
        let largest_raise = facts.largest_raise.unwrap_or(big_blind);
        let within = |field, value: Chips, min: Chips, max: Chips| {
            if min <= value && value <= max { Ok(()) } else { Err(SituationError { field, min, max }) }
        };
        let half = Chips(Chips::MAX.0 / 4); // so that no sum of two leaves what a JavaScript number holds
        within("bet", bet, Chips::ZERO, half)?;
        within("committed", committed, Chips::ZERO, bet)?;
        within("stack", stack, Chips(1), half)?;
        within("bigBlind", big_blind, Chips(1), half)?;
        within("largestRaise", largest_raise, big_blind, half)?;
        within("chipUnit", chip_unit, Chips(1), big_blind)?;
        let reach = committed + stack;
        let mut raise = None;
        if facts.may_raise && reach > bet {
            let full = bet + largest_raise;
            let min = Chips(full.0.div_ceil(chip_unit.0) * chip_unit.0).min(reach);
            let most = facts.most.unwrap_or(reach);
            within("most", most, min, Chips::MAX)?;
            raise = Some(Bounds { min, max: most.min(reach), step: chip_unit });
        }
        Ok(Self { bet, committed, stack, largest_raise, raise, heads_up: facts.heads_up })
    }

    /// How the seat in turn stands in a betting round; `None` out of turn, or where no chips and words can act.
    pub fn of(hand: &Hand, seat: Seat) -> Option<Self> {
        let (bet, largest_raise) = hand.bet_and_raise()?;
        let legal = hand.legal_actions(seat);
        legal.iter().find(|action| **action == LegalAction::Fold)?;
        let raise = legal.iter().find_map(|action| match *action {
            LegalAction::Bet { min, max, step } | LegalAction::Raise { min, max, step } => {
                Some(Bounds { min, max, step })
            }
            _ => None,
        });
        let committed = *hand.ledger().bets().get(seat)?;
        let stack = *hand.stacks().get(seat)?;
        Some(Self { bet, committed, stack, largest_raise, raise, heads_up: hand.live().len() == 2 })
    }

    /// What the player has behind.
    pub const fn stack(&self) -> Chips {
        self.stack
    }

    /// What a call adds, were the stack deep enough.
    pub(super) const fn owed(&self) -> Chips {
        self.bet.saturating_sub(self.committed)
    }

    /// The largest total for the round.
    pub(super) fn reach(&self) -> Chips {
        self.committed + self.stack
    }

    /// Why there is no raise, where there is none.
    pub(super) fn closed(&self) -> Option<Closed> {
        match self.raise {
            Some(_) => None,
            None if self.reach() <= self.bet => Some(Closed::Stack),
            None => Some(Closed::NotReopened),
        }
    }

    /// True where the bet to match is the first of the round, a blind included: no raise has come on top.
    pub(super) fn is_opening(&self) -> bool {
        self.bet <= self.largest_raise
    }

    /// True where the player has all the chips that the gesture pushes out.
    pub fn covers(&self, gesture: &Gesture) -> bool {
        gesture.pushed().is_some_and(|pushed| pushed <= self.stack)
    }
}

/// A number of a situation that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SituationError {
    /// The field, as in JavaScript.
    pub field: &'static str,
    /// The smallest that it may be.
    pub min: Chips,
    /// The largest.
    pub max: Chips,
}

impl SituationError {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        "ERR_AMOUNT"
    }
}

impl fmt::Display for SituationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: from {} to {}", self.field, self.min, self.max)
    }
}

impl Error for SituationError {}
