use std::fmt;

use crate::Card;

/// What a betting table deals. The engine hides, deals and shows pieces without ever asking what they are worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
#[non_exhaustive]
pub enum Piece {
    /// A playing card.
    Card(Card),
}

impl Piece {
    /// The card, where it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
        }
    }
}

impl From<Card> for Piece {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
