use std::error::Error;
use std::fmt;

use super::numbers::NaturalRank;
use super::numbers_hand::{EvaluateNotesError, NumbersHand, UsedNote};
use crate::{Note, PlayingPlace};

/// What a player's own declaration is worth, beside the best that was there (LP-15).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedDeclaration {
    /// The hand as declared, or why it cannot be made.
    pub declared: Result<NumbersHand, DeclarationError>,
    /// The best hand of the same notes.
    pub best: NumbersHand,
}

impl CheckedDeclaration {
    /// True where the declaration is legal and nothing beats it.
    pub fn is_best(&self) -> bool {
        self.declared.as_ref().is_ok_and(|declared| declared.value == self.best.value)
    }
}

/// Checks a declaration: three of 3 to 5 notes by their positions from 0, each with the points it is shifted by, up
/// where positive. A shift of 0 leaves a note natural, whatever its jokers.
///
/// # Errors
///
/// [`EvaluateNotesError`] for another number of notes. A declaration that the rules forbid is an answer, not an error:
/// see [`CheckedDeclaration::declared`].
///
/// # Examples
///
/// ```
/// use cardroom::{NaturalRank, Note, NumbersCategory, PlayingPlace, check_declaration};
/// let notes = ["5001111", "4111111", "3111111"].map(|serial| serial.parse::<Note>().unwrap());
/// let place = PlayingPlace::new(1).unwrap();
/// let check = |chosen| check_declaration(&notes, place, NaturalRank::AfterKickers, chosen);
/// let pair = check([(0, -1), (1, 0), (2, 0)])?; // 4-4-3, where 5-4-3 was there unshifted
/// assert_eq!(pair.declared.as_ref().unwrap().category, NumbersCategory::Pair);
/// assert!(!pair.is_best() && pair.best.natural);
/// assert!(check([(0, 0), (1, 1), (2, 0)])?.declared.is_err()); // the second note has no joker
/// # Ok::<(), cardroom::EvaluateNotesError>(())
/// ```
pub fn check_declaration(
    notes: &[Note],
    place: PlayingPlace,
    natural_rank: NaturalRank,
    chosen: [(usize, i8); 3],
) -> Result<CheckedDeclaration, EvaluateNotesError> {
    let best = NumbersHand::evaluate(notes, place, natural_rank)?;
    let declared = declared_notes(notes, place, chosen).map(|used| NumbersHand::of_used(used, natural_rank));
    Ok(CheckedDeclaration { declared, best })
}

fn declared_notes(
    notes: &[Note],
    place: PlayingPlace,
    chosen: [(usize, i8); 3],
) -> Result<[UsedNote; 3], DeclarationError> {
    let used = |(index, shift): (usize, i8)| {
        let note = *notes.get(index).ok_or(DeclarationError::NoSuchNote { index, count: notes.len() })?;
        let jokers = note.jokers();
        if shift.unsigned_abs() > jokers {
            return Err(DeclarationError::ShiftTooFar { index, shift, jokers });
        }
        Ok(UsedNote::new(index, note, place, shift))
    };
    let [a, b, c] = chosen;
    let used = [used(a)?, used(b)?, used(c)?];
    if a.0 == b.0 || c.0 == a.0 || c.0 == b.0 {
        return Err(DeclarationError::NoteTwice { index: if a.0 == b.0 { a.0 } else { c.0 } });
    }
    Ok(used)
}

/// Why three notes with their shifts cannot be declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclarationError {
    /// There is no note at this position.
    NoSuchNote {
        /// The position declared, from 0.
        index: usize,
        /// How many notes there are.
        count: usize,
    },
    /// A note is used twice: a hand is of exactly three (LP-10).
    NoteTwice {
        /// Its position, from 0.
        index: usize,
    },
    /// A note is shifted by more points than its zeros give (LP-8).
    ShiftTooFar {
        /// Its position, from 0.
        index: usize,
        /// The shift declared.
        shift: i8,
        /// The most points it may be shifted, up or down.
        jokers: u8,
    },
}

impl DeclarationError {
    /// The code of the refusal.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchNote { .. } => "ERR_NO_SUCH_NOTE",
            Self::NoteTwice { .. } => "ERR_NOTE_TWICE",
            Self::ShiftTooFar { .. } => "ERR_SHIFT_TOO_FAR",
        }
    }

    /// The rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NoSuchNote { .. } | Self::NoteTwice { .. } => "LP-10",
            Self::ShiftTooFar { .. } => "LP-8",
        }
    }
}

impl fmt::Display for DeclarationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchNote { index, count } => {
                write!(f, "there is no note {index} among {count}, counted from 0")
            }
            Self::NoteTwice { index } => {
                write!(f, "note {index} is used twice: a hand is of three different notes")
            }
            Self::ShiftTooFar { index, shift, jokers } => {
                write!(f, "note {index} cannot be shifted by {shift}: its zeros give {jokers}, up or down")
            }
        }
    }
}

impl Error for DeclarationError {}
