use std::fmt;

use crate::{Card, Note};

/// What a betting table deals. The engine hides, deals and shows pieces without ever asking what they are worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum Piece {
    /// A playing card.
    Card(Card),
    /// A banknote.
    Note(Note),
}

impl Piece {
    /// The card, where it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
            Self::Note(_) => None,
        }
    }

    /// The banknote, where it is one.
    pub const fn note(self) -> Option<Note> {
        match self {
            Self::Card(_) => None,
            Self::Note(note) => Some(note),
        }
    }
}

impl From<Card> for Piece {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl From<Note> for Piece {
    fn from(note: Note) -> Self {
        Self::Note(note)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Note(note) => note.fmt(f),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
