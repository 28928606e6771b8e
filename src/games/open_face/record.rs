use std::error::Error;
use std::fmt;

use sha2::{Digest, Sha256};

use super::{Action, OpenFace, Refusal, Setup, SetupError};
use crate::Seat;

/// All that is needed to build a deal again: what was asked for, what was done, and a hash of what came of it.
///
/// A record is played again from its start, so that no record, forged or not, leads to an illegal state.
#[derive(Clone, Debug)]
pub struct Record {
    /// The set-up of the deal, secrets included.
    pub setup: Setup,
    /// The accepted actions in order.
    pub actions: Vec<(Seat, Action)>,
    /// SHA-256 over the order of the deck, the seed and the lines of the events.
    pub hash: [u8; 32],
}

impl OpenFace {
    /// The record of the deal so far.
    pub fn record(&self) -> Record {
        Record { setup: self.setup().clone(), actions: self.accepted().to_vec(), hash: self.hash() }
    }

    /// Builds the game that a record tells.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the set-up or an action is refused, or another deal came of it.
    pub fn replay(record: Record) -> Result<Self, ReplayError> {
        let mut game = Self::new(record.setup).map_err(ReplayError::Setup)?;
        for (index, (seat, action)) in record.actions.iter().enumerate() {
            game.act(*seat, action).map_err(|refusal| ReplayError::Action { index, refusal })?;
        }
        if game.hash() == record.hash { Ok(game) } else { Err(ReplayError::Changed) }
    }

    fn hash(&self) -> [u8; 32] {
        let mut sha = Sha256::new();
        for card in self.deck_order() {
            sha.update(format!("{card} "));
        }
        if let Some(seed) = &self.setup().seed {
            sha.update(seed.to_hex());
        }
        for event in self.events() {
            sha.update(format!("{event}\n"));
        }
        sha.finalize().into()
    }
}

/// Why a record does not lead to a deal.
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
    /// It was changed: another deal came of it.
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
            Self::Changed => f.write_str("it leads to another deal than the one saved"),
        }
    }
}

impl Error for ReplayError {}
