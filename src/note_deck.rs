use std::error::Error;
use std::fmt;

use crate::{Note, ParseNoteError, Stream};

/// The most notes of one deck. No table needs more than 40; the bound keeps a list from outside from costing without limit.
pub const MOST_NOTES: usize = 10_000;

/// The fewest notes for a hand of liars-holdem: two a player, three for the board, three more with burns (LP-3).
pub const fn fewest_notes_liars_holdem(players: u8, burn: bool) -> usize {
    2 * players as usize + if burn { 6 } else { 3 }
}

/// The fewest notes for a hand of liars-draw: three a player and two exchanges (LP-3).
pub const fn fewest_notes_liars_draw(players: u8) -> usize {
    5 * players as usize
}

/// Random notes in order from the top: every valid serial as likely as any other, none of them twice (LP-3).
///
/// # Errors
///
/// [`NoteDeckError::TooMany`] above [`MOST_NOTES`].
///
/// # Examples
///
/// ```
/// use cardroom::{Deck, Seed, note_deck};
/// let seed = Seed::new([7; 32]);
/// let deck = Deck::new(note_deck(40, &mut seed.stream(0))?);
/// assert_eq!(deck.len(), 40);
/// # Ok::<(), cardroom::NoteDeckError>(())
/// ```
pub fn note_deck(count: usize, stream: &mut Stream) -> Result<Vec<Note>, NoteDeckError> {
    if count > MOST_NOTES {
        return Err(NoteDeckError::TooMany { count, most: MOST_NOTES });
    }
    let mut seen = Seen::default();
    let mut notes = Vec::with_capacity(count);
    while notes.len() < count {
        let drawn = Note::from_serial(stream.below(Note::COUNT) + 1);
        notes.extend(drawn.filter(|note| seen.insert(*note, notes.len()).is_none()));
    }
    Ok(notes)
}

/// Notes in order, each with the position where it was met first. A deck is short enough for a sorted list.
#[derive(Default)]
struct Seen(Vec<(Note, usize)>);

impl Seen {
    /// Adds a note; where it was met before, its first position.
    fn insert(&mut self, note: Note, position: usize) -> Option<usize> {
        match self.0.binary_search_by_key(&note, |(seen, _)| *seen) {
            Ok(at) => self.0.get(at).map(|(_, first)| *first),
            Err(at) => {
                self.0.insert(at, (note, position));
                None
            }
        }
    }
}

/// Reads a deck that the venue gives, in the order given, and checks it as LP-3 says; `fewest` is the smallest deck that
/// will do.
///
/// # Errors
///
/// [`NoteDeckError`]: too many notes, else the first text that is no note, else the first note that stood in the list
/// before (unless `allow_duplicates`), else too few.
///
/// # Examples
///
/// ```
/// use cardroom::{NoteDeckError, fewest_notes_liars_draw, parse_note_deck};
/// assert!(matches!(parse_note_deck(&["0123456", "12"], false, 2), Err(NoteDeckError::NoNote(error)) if error.position == 1));
/// let fewest = fewest_notes_liars_draw(3);
/// assert_eq!(parse_note_deck(&["0123456"], false, fewest), Err(NoteDeckError::TooFew { count: 1, fewest: 15 }));
/// ```
pub fn parse_note_deck<T: AsRef<str>>(
    texts: &[T],
    allow_duplicates: bool,
    fewest: usize,
) -> Result<Vec<Note>, NoteDeckError> {
    if texts.len() > MOST_NOTES {
        return Err(NoteDeckError::TooMany { count: texts.len(), most: MOST_NOTES });
    }
    let read = |(position, text): (usize, &T)| {
        text.as_ref().parse().map_err(|error| NoteDeckError::NoNote(ParseNoteError { position, ..error }))
    };
    let notes = texts.iter().enumerate().map(read).collect::<Result<Vec<Note>, _>>()?;
    check_note_deck(&notes, allow_duplicates, fewest)?;
    Ok(notes)
}

/// Checks a deck that the venue gives as LP-3 says; `fewest` is the smallest deck that will do.
///
/// # Errors
///
/// [`NoteDeckError`]: too many notes, else the first note that stood in the list before (unless `allow_duplicates`),
/// else too few.
pub fn check_note_deck(notes: &[Note], allow_duplicates: bool, fewest: usize) -> Result<(), NoteDeckError> {
    let count = notes.len();
    if count > MOST_NOTES {
        return Err(NoteDeckError::TooMany { count, most: MOST_NOTES });
    }
    if !allow_duplicates {
        let mut seen = Seen::default();
        for (position, note) in notes.iter().enumerate() {
            if let Some(first) = seen.insert(*note, position) {
                return Err(NoteDeckError::Duplicate { note: *note, first, position });
            }
        }
    }
    if count < fewest { Err(NoteDeckError::TooFew { count, fewest }) } else { Ok(()) }
}

/// Why a list of notes is no deck (LP-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteDeckError {
    /// A text of the list is no note.
    NoNote(ParseNoteError),
    /// A note stands twice in the list.
    Duplicate {
        /// The note.
        note: Note,
        /// Where it stands first, from 0.
        first: usize,
        /// Where it stands again.
        position: usize,
    },
    /// The list cannot serve all players.
    TooFew {
        /// The notes given.
        count: usize,
        /// The fewest that will do.
        fewest: usize,
    },
    /// The list is longer than any table needs.
    TooMany {
        /// The notes given or asked for.
        count: usize,
        /// The most that are taken.
        most: usize,
    },
}

impl NoteDeckError {
    /// The code of the refusal.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoNote(_) => "ERR_NO_NOTE",
            Self::Duplicate { .. } => "ERR_DUPLICATE_NOTE",
            Self::TooFew { .. } => "ERR_TOO_FEW_NOTES",
            Self::TooMany { .. } => "ERR_TOO_MANY_NOTES",
        }
    }

    /// The rule that a deck of notes follows.
    pub const fn rule(&self) -> &'static str {
        "LP-3"
    }
}

impl fmt::Display for NoteDeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNote(error) => fmt::Display::fmt(error, f),
            Self::Duplicate { note, first, position } => {
                write!(
                    f,
                    "note {note} stands at position {first} and again at {position}: a serial is printed once"
                )
            }
            Self::TooFew { count, fewest } => {
                write!(f, "{count} notes are too few: the players may need {fewest}")
            }
            Self::TooMany { count, most } => {
                write!(f, "{count} notes are too many: a deck has at most {most}")
            }
        }
    }
}

impl Error for NoteDeckError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        if let Self::NoNote(error) = self { Some(error) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    fn stream(number: u64) -> Stream {
        Seed::new([9; 32]).stream(number)
    }

    #[test]
    fn lp_03_generated_decks_are_distinct_and_follow_the_stream() {
        let notes = note_deck(MOST_NOTES, &mut stream(1)).unwrap();
        assert_eq!(notes.iter().collect::<std::collections::BTreeSet<_>>().len(), MOST_NOTES);
        assert_eq!(note_deck(40, &mut stream(1)).unwrap(), notes[..40]);
        assert_ne!(note_deck(40, &mut stream(2)).unwrap(), notes[..40]);
        assert_eq!(note_deck(0, &mut stream(1)).unwrap(), []);
        let too_many = NoteDeckError::TooMany { count: MOST_NOTES + 1, most: MOST_NOTES };
        assert_eq!(note_deck(MOST_NOTES + 1, &mut stream(1)), Err(too_many));
    }

    /// Each digit at each place 1 000 times of 10 000, with a standard deviation of 30; the bound is five of them.
    #[test]
    fn lp_03_generated_digits_are_uniform_at_every_place() {
        let mut counts = [[0_i32; 10]; 7];
        for note in note_deck(10_000, &mut stream(3)).unwrap() {
            for (place, digit) in note.digits().into_iter().enumerate() {
                counts[place][usize::from(digit)] += 1;
            }
        }
        assert!(counts.iter().flatten().all(|count| (count - 1000).abs() < 150), "{counts:?}");
    }

    #[test]
    fn lp_03_a_venue_s_list_keeps_its_order_and_names_what_is_wrong() {
        let notes = parse_note_deck(&["2222222", "1111111", "0000001"], false, 3).unwrap();
        assert_eq!(notes.iter().map(|note| note.serial()).collect::<Vec<_>>(), [2_222_222, 1_111_111, 1]);
        let no_note = |texts: &[&str]| match parse_note_deck(texts, false, 0) {
            Err(NoteDeckError::NoNote(error)) => (error.text, error.position),
            other => panic!("{other:?}"),
        };
        assert_eq!(no_note(&["1111111", "1111111", "0000000", "x"]), ("0000000".to_owned(), 2));
        assert_eq!(no_note(&["111111"]), ("111111".to_owned(), 0));
        let many = vec!["1111111"; MOST_NOTES + 1];
        assert!(matches!(parse_note_deck(&many, true, 0), Err(NoteDeckError::TooMany { count: 10_001, .. })));
    }

    #[test]
    fn lp_03_duplicates_are_refused_unless_allowed() {
        let texts = ["1111111", "2222222", "3333333", "2222222"];
        let note = "2222222".parse().unwrap();
        let refusal = NoteDeckError::Duplicate { note, first: 1, position: 3 };
        assert_eq!((refusal.code(), refusal.rule()), ("ERR_DUPLICATE_NOTE", "LP-3"));
        assert_eq!(parse_note_deck(&texts, false, 4), Err(refusal));
        assert_eq!(parse_note_deck(&texts, true, 4).unwrap().len(), 4);
    }

    #[test]
    fn lp_03_the_smallest_decks() {
        assert_eq!([3, 8].map(|players| fewest_notes_liars_holdem(players, false)), [9, 19]);
        assert_eq!([3, 8].map(|players| fewest_notes_liars_holdem(players, true)), [12, 22]);
        assert_eq!([3, 8].map(fewest_notes_liars_draw), [15, 40]);
        let texts: Vec<String> = (1..=14).map(|serial| format!("{serial:07}")).collect();
        let too_few = NoteDeckError::TooFew { count: 14, fewest: 15 };
        assert_eq!(parse_note_deck(&texts, false, fewest_notes_liars_draw(3)), Err(too_few));
        assert!(parse_note_deck(&texts, false, 14).is_ok());
    }
}
