use std::error::Error;
use std::fmt;

/// Why there is no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdviceError {
    /// The spot is nobody's, or its player is not in turn: at most it may look at pieces or ask to see a hand.
    NothingToDecide,
}

impl AdviceError {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NothingToDecide => "ERR_NOTHING_TO_DECIDE",
        }
    }
}

impl fmt::Display for AdviceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is nothing to decide: advice is for the view of a seat that is in turn")
    }
}

impl Error for AdviceError {}
