use std::error::Error;
use std::fmt;
use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::Seat;
use crate::table::{Action, Hand, Refusal, Setup, SetupError};

/// All that is needed to build a hand again: what was asked for, what was done, and a hash of what came of it.
///
/// A record is played again from its start, so that no record, forged or not, leads to an illegal state (law 3).
#[derive(Clone, Debug)]
pub struct Record {
    /// The set-up, secrets included.
    pub setup: Setup,
    /// The accepted actions in order.
    pub actions: Vec<(Seat, Action)>,
    /// SHA-256 over the deck's order, the seed, the actions and the lines of the events.
    pub hash: [u8; 32],
}

impl Hand {
    /// The record of the hand so far.
    pub fn record(&self) -> Record {
        Record { setup: (*self.setup).clone(), actions: self.actions.clone(), hash: self.hash() }
    }

    /// Builds the hand that a record tells.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the set-up or an action is refused, or another hand came of it.
    pub fn replay(record: Record) -> Result<Self, ReplayError> {
        let mut hand = Self::new(record.setup).map_err(ReplayError::Setup)?;
        for (index, (seat, action)) in record.actions.iter().enumerate() {
            hand.act(*seat, action).map_err(|refusal| ReplayError::Action { index, refusal })?;
        }
        if hand.hash() == record.hash { Ok(hand) } else { Err(ReplayError::Changed) }
    }

    fn hash(&self) -> [u8; 32] {
        let mut sha = Sha256::new();
        let mut line = String::new();
        for piece in self.deck.order() {
            line.clear();
            // Writing to a string does not fail.
            let _ = write!(line, "{piece} ");
            sha.update(line.as_bytes());
        }
        sha.update(if self.setup.deck.is_some() { "given" } else { "shuffled" });
        if let Some(seed) = &self.setup.seed {
            sha.update(seed.to_hex().as_bytes());
        }
        // Two actions may come to the same events: a time-out that shows, and a show.
        for (seat, action) in &self.actions {
            line.clear();
            let _ = writeln!(line, "{seat} {action}");
            sha.update(line.as_bytes());
        }
        for event in &self.events {
            line.clear();
            let _ = writeln!(line, "{event}");
            sha.update(line.as_bytes());
        }
        sha.finalize().into()
    }
}

/// Why a record does not lead to a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// Its set-up is refused.
    Setup(SetupError),
    /// One of its actions is refused.
    Action {
        /// Which, from 0.
        index: usize,
        /// Why.
        refusal: Refusal,
    },
    /// It was changed: another hand came of it.
    Changed,
}

impl ReplayError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "ERR_SAVE_CHANGED"
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the save was changed: ")?;
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Action { index, refusal } => write!(f, "action {index} is refused: {refusal}"),
            Self::Changed => f.write_str("it leads to another hand than the one saved"),
        }
    }
}

impl Error for ReplayError {}
