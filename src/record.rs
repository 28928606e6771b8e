use std::error::Error;
use std::fmt;

/// All that is needed to build what was played again: what was asked for, what was done, and a hash of what came of it.
///
/// A record is played again from its start, so that no record, forged or not, leads to an illegal state (law 3).
#[derive(Clone, Debug)]
pub struct Record<S, A> {
    /// The set-up, secrets included.
    pub setup: S,
    /// The accepted actions in order, each with who did it, or when.
    pub actions: Vec<A>,
    /// SHA-256 over what came of it, secrets included.
    pub hash: [u8; 32],
}

impl<S, A> Record<S, A> {
    /// Sets up, does what was done, and compares the hashes.
    pub(crate) fn replay<T, E, R>(
        self,
        start: impl FnOnce(S) -> Result<T, E>,
        act: impl Fn(&mut T, &A) -> Result<(), R>,
        hash: impl FnOnce(&T) -> [u8; 32],
    ) -> Result<T, ReplayError<E, R>> {
        let expected = self.hash;
        let played = self.first(usize::MAX, start, act)?;
        if hash(&played) == expected { Ok(played) } else { Err(ReplayError::Changed) }
    }

    /// Sets up and does the first so many of what was done; what came of it is not compared.
    pub(crate) fn first<T, E, R>(
        self,
        actions: usize,
        start: impl FnOnce(S) -> Result<T, E>,
        act: impl Fn(&mut T, &A) -> Result<(), R>,
    ) -> Result<T, ReplayError<E, R>> {
        let mut played = start(self.setup).map_err(ReplayError::Setup)?;
        for (index, action) in self.actions.iter().take(actions).enumerate() {
            act(&mut played, action).map_err(|refusal| ReplayError::Action { index, refusal })?;
        }
        Ok(played)
    }
}

/// Why a record does not lead to what it was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError<E, R> {
    /// Its set-up is refused.
    Setup(E),
    /// One of its actions is refused.
    Action {
        /// Which, from 0.
        index: usize,
        /// Why.
        refusal: R,
    },
    /// It was changed: something else came of it.
    Changed,
}

impl<E, R> ReplayError<E, R> {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        "ERR_SAVE_CHANGED"
    }
}

impl<E: fmt::Display, R: fmt::Display> fmt::Display for ReplayError<E, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the save was changed: ")?;
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::Action { index, refusal } => write!(f, "action {index} is refused: {refusal}"),
            Self::Changed => f.write_str("it leads to something else than what was saved"),
        }
    }
}

impl<E: fmt::Debug + fmt::Display, R: fmt::Debug + fmt::Display> Error for ReplayError<E, R> {}
