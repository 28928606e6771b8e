use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::Seat;
use crate::table::{Action, Hand, Refusal, Setup, SetupError};

/// The record of a hand. Its hash is over the deck's order, the seed, the actions and the lines of the events.
pub type Record = crate::Record<Setup, (Seat, Action)>;

/// Why a record does not lead to a hand.
pub type ReplayError = crate::ReplayError<SetupError, Refusal>;

fn again(hand: &mut Hand, (seat, action): &(Seat, Action)) -> Result<(), Refusal> {
    hand.act(*seat, action).map(|_| ())
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
        record.replay(Self::new, again, Self::hash)
    }

    /// Builds the hand that a record tells after its first so many actions, or all where it has no more. What came of it
    /// is not compared.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the set-up or an action is refused.
    pub fn replay_first(record: Record, actions: usize) -> Result<Self, ReplayError> {
        record.first(actions, Self::new, again)
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
