use std::error::Error;
use std::fmt;

use crate::tournament::{Action, Refusal, Setup, SetupError, Tournament};

/// All that is needed to build a tournament again: what was asked for, what was done, and a hash of what came of it.
///
/// A record is played again from its start, so that no record, forged or not, leads to an illegal state (law 3).
#[derive(Clone, Debug)]
pub struct Record {
    /// The set-up, the seed included.
    pub setup: Setup,
    /// The accepted actions in order, each with its time.
    pub actions: Vec<(u64, Action)>,
    /// SHA-256 over the seed, the actions, and the lines of all events, those of the hands included.
    pub hash: [u8; 32],
}

impl Tournament {
    /// The record of the tournament so far.
    pub fn record(&self) -> Record {
        Record { setup: self.terms().setup().clone(), actions: self.actions().to_vec(), hash: self.hash() }
    }

    /// Builds the tournament that a record tells.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the set-up or an action is refused, or another tournament came of it.
    pub fn replay(record: Record) -> Result<Self, ReplayError> {
        let mut tournament = Self::new(record.setup).map_err(ReplayError::Setup)?;
        for (index, (now, action)) in record.actions.iter().enumerate() {
            tournament.act(action, *now).map_err(|refusal| ReplayError::Action { index, refusal })?;
        }
        if tournament.hash() == record.hash { Ok(tournament) } else { Err(ReplayError::Changed) }
    }
}

/// Why a record does not lead to a tournament.
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
    /// It was changed: another tournament came of it.
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
            Self::Changed => f.write_str("it leads to another tournament than the one saved"),
        }
    }
}

impl Error for ReplayError {}
