use std::cmp::Reverse;
use std::error::Error;
use std::fmt;

use super::note_class::NoteClass;
use super::numbers::{NaturalRank, NumbersCategory, NumbersValue, in_order};
use crate::{Note, NoteNumber, PlayingPlace};

/// One of the three notes of a hand, and what it counts for there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct UsedNote {
    /// Its position among the notes that were to choose from, from 0.
    pub index: usize,
    /// The note.
    pub note: Note,
    /// Its base number at the playing place (LP-5).
    pub base: NoteNumber,
    /// By how many points it is shifted, −6 to 6 and no further than its jokers allow (LP-8).
    pub shift: i8,
    /// The number that it counts for: the base, shifted on the ring (LP-9).
    pub number: NoteNumber,
}

impl UsedNote {
    pub(super) fn new(index: usize, note: Note, place: PlayingPlace, shift: i8) -> Self {
        let base = note.base(place);
        Self { index, note, base, shift, number: base.shifted(shift) }
    }
}

/// Three numbers made of notes, described.
///
/// # Examples
///
/// ```
/// use cardroom::{NaturalRank, Note, NumbersCategory, NumbersHand, PlayingPlace};
/// let notes = ["9101111", "2111111", "3111111"].map(|serial| serial.parse::<Note>().unwrap());
/// let hand = NumbersHand::evaluate(&notes, PlayingPlace::new(1).unwrap(), NaturalRank::AfterKickers)?;
/// assert_eq!(hand.category, NumbersCategory::Straight);
/// assert_eq!(hand.used.map(|used| used.number.get()), [3, 2, 1]);
/// assert_eq!(hand.used.map(|used| used.shift), [0, 0, 1]);
/// # Ok::<(), cardroom::EvaluateNotesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct NumbersHand {
    /// What the numbers make.
    pub category: NumbersCategory,
    /// The numbers that decide, in comparing order, as [`NumbersValue::ranks`] gives them.
    pub ranks: Vec<NoteNumber>,
    /// True where none of the three notes is shifted (LP-12).
    pub natural: bool,
    /// The three notes in the order of the hand: a pair before its kicker, else the highest number first; equal
    /// numbers by their index.
    pub used: [UsedNote; 3],
    /// The number by which hands compare.
    pub value: NumbersValue,
}

impl fmt::Display for NumbersHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.category.name())?;
        self.used
            .iter()
            .try_for_each(|used| write!(f, " {}{:+}={}", used.note, used.shift, used.number.get()))
    }
}

impl NumbersHand {
    /// The best three of 3 to 5 notes, each shifted as is best for it (LP-8, LP-10 to LP-13).
    ///
    /// Where several choices have this value, the one shown shifts by the fewest points in all; of those, the one whose
    /// notes come first in the list; of those, the one that gives the higher numbers to the earlier notes.
    ///
    /// # Errors
    ///
    /// [`EvaluateNotesError`] for any other number of notes: with fewer there is no hand yet, and no game here chooses
    /// from more.
    pub fn evaluate(
        notes: &[Note],
        place: PlayingPlace,
        natural_rank: NaturalRank,
    ) -> Result<Self, EvaluateNotesError> {
        let error = EvaluateNotesError { count: notes.len() };
        if !EvaluateNotesError::LEGAL.contains(&notes.len()) {
            return Err(error);
        }
        let classes: Vec<NoteClass> = notes.iter().map(|note| NoteClass::of(*note, place)).collect();
        let value = NumbersValue::of(&classes, natural_rank).ok_or(error)?;
        let used = least_shifted(notes, place, value).ok_or(error)?;
        Ok(Self::described(used, value))
    }

    /// The hand of three notes in any order, each shifted as it says.
    pub(super) fn of_used(used: [UsedNote; 3], natural_rank: NaturalRank) -> Self {
        let natural = used.iter().all(|used| used.shift == 0);
        let value = NumbersValue::of_numbers(used.map(|used| used.number), natural, natural_rank);
        let first = value.ranks().next();
        let used = in_order(used, |used| {
            let of_pair = value.category() == NumbersCategory::Pair && Some(used.number) == first;
            (Reverse(of_pair), Reverse(used.number), used.index)
        });
        Self::described(used, value)
    }

    fn described(used: [UsedNote; 3], value: NumbersValue) -> Self {
        let (category, ranks, natural) = (value.category(), value.ranks().collect(), value.natural());
        Self { category, ranks, natural, used, value }
    }
}

/// Of all choices of notes that make the numbers of a value, the one that [`NumbersHand::evaluate`] shows.
fn least_shifted(notes: &[Note], place: PlayingPlace, value: NumbersValue) -> Option<[UsedNote; 3]> {
    let numbers = value.numbers()?;
    let making = |number: NoteNumber| {
        notes.iter().enumerate().filter_map(move |(index, note)| {
            let shift = note.base(place).shift_to(number);
            (shift.unsigned_abs() <= note.jokers()).then(|| UsedNote::new(index, *note, place, shift))
        })
    };
    let choices = making(numbers[0]).flat_map(|first| {
        making(numbers[1]).flat_map(move |second| making(numbers[2]).map(move |third| [first, second, third]))
    });
    let distinct = choices.filter(|[a, b, c]| a.index != b.index && a.index != c.index && b.index != c.index);
    distinct.min_by_key(|used| {
        let points: u8 = used.iter().map(|used| used.shift.unsigned_abs()).sum();
        let by_index = in_order(used.map(|used| (used.index, Reverse(used.number))), |used| *used);
        // Last, so that equal numbers stand in the order of their notes.
        (
            points,
            by_index.map(|(index, _)| index),
            by_index.map(|(_, number)| number),
            used.map(|used| used.index),
        )
    })
}

/// A number of notes from which no hand is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluateNotesError {
    /// How many notes there were.
    pub count: usize,
}

impl EvaluateNotesError {
    /// The numbers of notes that can be evaluated.
    pub const LEGAL: [usize; 3] = [3, 4, 5];

    /// The code of the refusal.
    pub const fn code(self) -> &'static str {
        "ERR_NOTE_COUNT"
    }
}

impl fmt::Display for EvaluateNotesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} notes make no hand: give 3, 4 or 5", self.count)
    }
}

impl Error for EvaluateNotesError {}
