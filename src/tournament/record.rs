use crate::tournament::{Action, Refusal, Setup, SetupError, Tournament};

/// The record of a tournament: the accepted actions each with its time. Its hash is over the seed, the actions, and the
/// lines of all events, those of the hands included.
pub type Record = crate::Record<Setup, (u64, Action)>;

/// Why a record does not lead to a tournament.
pub type ReplayError = crate::ReplayError<SetupError, Refusal>;

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
        let act =
            |tournament: &mut Self, (now, action): &(u64, Action)| tournament.act(action, *now).map(|_| ());
        record.replay(Self::new, act, Self::hash)
    }
}
