use std::error::Error;
use std::fmt;

use super::unseen::Unseen;
use crate::{EquityMethod, NaturalRank, Note, NoteDeckError, PlayingPlace, Seed, check_note_deck};

/// The most samples of one call.
pub const MOST_NOTE_SAMPLES: u32 = 1_000_000;

/// What the odds of the banknote games depend on beside the hands.
#[derive(Clone, Debug)]
pub struct NotesSetting {
    /// The playing place.
    pub place: PlayingPlace,
    /// Whether natural is compared before the kickers (LP-13).
    pub natural_rank: NaturalRank,
    /// How many others stay to the showdown, of whose notes nothing is known.
    pub opponents: usize,
    /// How many of them have exchanged a note: they hold no shot (LD-9). Nothing in liars-holdem.
    pub exchanged: usize,
    /// Notes that are known to be out of play: own discards, notes that were shown.
    pub dead: Vec<Note>,
    /// The venue's notes, all of them; `None` for a deck drawn from all valid serials, of which nothing is known (LP-3).
    pub notes: Option<Vec<Note>>,
    /// Whether a serial may stand in `notes` twice.
    pub allow_duplicates: bool,
    /// Counted, dealt at random, or what the budget allows.
    pub method: EquityMethod,
    /// The most hands of classes that a count may look at.
    pub budget: u64,
    /// How many times to deal where counting would take too long, 1 up to [`MOST_NOTE_SAMPLES`].
    pub samples: u32,
    /// From what those deals follow.
    pub seed: Seed,
}

impl NotesSetting {
    /// The budget unless another is asked for.
    pub const BUDGET: u64 = 40_000_000;

    /// A generated deck, nothing dead, 100 000 samples of the seed of zeros.
    pub const fn new(place: PlayingPlace, opponents: usize) -> Self {
        Self {
            place,
            natural_rank: NaturalRank::AfterKickers,
            opponents,
            exchanged: 0,
            dead: Vec::new(),
            notes: None,
            allow_duplicates: false,
            method: EquityMethod::Auto,
            budget: Self::BUDGET,
            samples: 100_000,
            seed: Seed::new([0; 32]),
        }
    }

    /// Whether to count what takes so many steps.
    pub(super) fn counts(&self, work: f64) -> Result<bool, NotesOddsError> {
        let within = work <= self.budget as f64;
        match self.method {
            EquityMethod::Sampled => Ok(false),
            EquityMethod::Exact if !within => {
                #[allow(clippy::cast_sign_loss)]
                let needed = work.min(crate::Chips::MAX.0 as f64) as u64;
                let fault = NotesOddsFault::Budget { needed, budget: self.budget };
                Err(NotesField::new("budget").error(fault))
            }
            _ => Ok(within),
        }
    }

    /// What is unseen where these notes are known beside the dead ones, each told with its field; at least `needed` notes
    /// must be left.
    pub(super) fn unseen(
        &self,
        mut known: Vec<(Note, NotesField)>,
        players: usize,
        needed: usize,
    ) -> Result<Unseen, NotesOddsError> {
        let field = NotesField::new;
        if !(2..=8).contains(&players) {
            let fault = NotesOddsFault::Players { min: 2, max: 8 };
            return Err(field("opponents").error(fault));
        }
        if self.exchanged > self.opponents {
            return Err(field("exchanged").error(NotesOddsFault::Exchanged { max: self.opponents }));
        }
        if !(1..=MOST_NOTE_SAMPLES).contains(&self.samples) {
            return Err(field("samples").error(NotesOddsFault::Samples { max: MOST_NOTE_SAMPLES }));
        }
        field("dead").tell(&self.dead, &mut known);
        let unseen = match &self.notes {
            None => {
                for (place, (note, field)) in known.iter().enumerate() {
                    if known.iter().take(place).any(|(other, _)| other == note) {
                        return Err(field.error(NotesOddsFault::Repeated { note: *note }));
                    }
                }
                let mut unseen = Unseen::every_serial();
                for (note, _) in &known {
                    unseen.take(crate::NoteClass::of(*note, self.place).index());
                }
                unseen
            }
            Some(notes) => {
                check_note_deck(notes, self.allow_duplicates, 0).map_err(|error| match error {
                    NoteDeckError::Duplicate { note, position, .. } => {
                        field("notes").at(position).error(NotesOddsFault::Repeated { note })
                    }
                    _ => field("notes").error(NotesOddsFault::TooMany { max: crate::MOST_NOTES }),
                })?;
                let mut left = notes.clone();
                for (note, field) in &known {
                    let Some(place) = left.iter().position(|other| other == note) else {
                        let fault = if notes.contains(note) {
                            NotesOddsFault::Repeated { note: *note }
                        } else {
                            NotesOddsFault::Foreign { note: *note }
                        };
                        return Err(field.error(fault));
                    };
                    left.swap_remove(place);
                }
                Unseen::of(&left, self.place)
            }
        };
        #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss)]
        if unseen.total < needed as f64 {
            let fault = NotesOddsFault::TooFew { count: unseen.total as usize, min: needed };
            return Err(field("notes").error(fault));
        }
        Ok(unseen)
    }
}

/// A field of a request, down to the note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotesField {
    /// The name of the field.
    pub name: &'static str,
    /// The position in it, and in what stands there.
    pub indices: [Option<usize>; 2],
}

impl NotesField {
    pub(super) const fn new(name: &'static str) -> Self {
        Self { name, indices: [None; 2] }
    }

    pub(super) const fn at(self, index: usize) -> Self {
        let indices = match self.indices {
            [None, _] => [Some(index), None],
            [first, _] => [first, Some(index)],
        };
        Self { indices, ..self }
    }

    /// Adds notes, each with its place in this field.
    pub(super) fn tell(self, notes: &[Note], known: &mut Vec<(Note, Self)>) {
        for (at, note) in notes.iter().enumerate() {
            known.push((*note, self.at(at)));
        }
    }

    pub(super) const fn error(self, fault: NotesOddsFault) -> NotesOddsError {
        NotesOddsError { field: self, fault }
    }
}

impl fmt::Display for NotesField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        self.indices.iter().flatten().try_for_each(|index| write!(f, "[{index}]"))
    }
}

/// Why there are no odds: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotesOddsError {
    /// Where.
    pub field: NotesField,
    /// What.
    pub fault: NotesOddsFault,
}

/// What is wrong with a request for odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotesOddsFault {
    /// Known hands and opponents are too few or too many together (LP-1).
    Players {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// More opponents have exchanged than there are.
    Exchanged {
        /// The opponents.
        max: usize,
    },
    /// The hand or the board has another number of notes at every street (LH-1, LD-2).
    Count {
        /// The notes that are there.
        count: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// The zones are none in which three notes can lie (LD-3).
    Zones {},
    /// A hand holds a shot that is not there, or that has no shots.
    Shots {},
    /// A note is known twice (LP-3).
    Repeated {
        /// The note.
        note: Note,
    },
    /// A known note is none of the venue's.
    Foreign {
        /// The note.
        note: Note,
    },
    /// The venue's notes do not suffice.
    TooFew {
        /// How many are unseen.
        count: usize,
        /// How many there must be.
        min: usize,
    },
    /// The venue's notes are more than a deck has.
    TooMany {
        /// The most.
        max: usize,
    },
    /// No sample, or more than one call takes.
    Samples {
        /// The most.
        max: u32,
    },
    /// To count all would take more steps than the budget allows; they are told as far as a number of 53 bits goes.
    Budget {
        /// The steps.
        needed: u64,
        /// The budget.
        budget: u64,
    },
}

impl NotesOddsError {
    /// The code of the refusal.
    pub const fn code(&self) -> &'static str {
        match self.fault {
            NotesOddsFault::Players { .. } | NotesOddsFault::Exchanged { .. } => "ERR_OPPONENTS",
            NotesOddsFault::Count { .. } => "ERR_NOTE_COUNT",
            NotesOddsFault::Zones {} => "ERR_ZONES",
            NotesOddsFault::Shots {} => "ERR_SHOTS",
            NotesOddsFault::Repeated { .. } => "ERR_DUPLICATE_NOTE",
            NotesOddsFault::Foreign { .. } => "ERR_FOREIGN_NOTE",
            NotesOddsFault::TooFew { .. } => "ERR_TOO_FEW_NOTES",
            NotesOddsFault::TooMany { .. } => "ERR_TOO_MANY_NOTES",
            NotesOddsFault::Samples { .. } => "ERR_SAMPLES",
            NotesOddsFault::Budget { .. } => "ERR_EQUITY_BUDGET",
        }
    }

    /// The rule that decides; `None` for none of a game.
    pub fn rule(&self) -> Option<&'static str> {
        match self.fault {
            NotesOddsFault::Players { .. } => Some("LP-1"),
            NotesOddsFault::Exchanged { .. } => Some("LD-9"),
            NotesOddsFault::Count { max: 2, .. } => Some("LH-1"),
            NotesOddsFault::Count { .. } if self.field.name == "board" => Some("LH-1"),
            NotesOddsFault::Count { .. } => Some("LD-2"),
            NotesOddsFault::Zones {} => Some("LD-3"),
            NotesOddsFault::Shots {} => Some("LD-7"),
            NotesOddsFault::Samples { .. } | NotesOddsFault::Budget { .. } => None,
            _ => Some("LP-3"),
        }
    }
}

impl fmt::Display for NotesOddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.field)?;
        match self.fault {
            NotesOddsFault::Players { min, max } => {
                write!(f, "the known hands and the opponents must be {min} to {max} together")
            }
            NotesOddsFault::Exchanged { max } => write!(f, "there are {max} opponents"),
            NotesOddsFault::Count { count, min, max } => write!(f, "{count} notes: expected {min} to {max}"),
            NotesOddsFault::Zones {} => f.write_str(
                "expected the zones of three notes: two, one and none, and one further on for each exchange",
            ),
            NotesOddsFault::Shots {} => f.write_str("expected positions of hands of three notes"),
            NotesOddsFault::Repeated { note } => write!(f, "{note} stands there twice"),
            NotesOddsFault::Foreign { note } => write!(f, "{note} is none of the venue's notes"),
            NotesOddsFault::TooFew { count, min } => {
                write!(f, "{count} unseen notes are too few: {min} are needed")
            }
            NotesOddsFault::TooMany { max } => write!(f, "a deck has at most {max} notes"),
            NotesOddsFault::Samples { max } => write!(f, "expected 1 to {max}"),
            NotesOddsFault::Budget { needed, budget } => {
                write!(f, "a count takes {needed} steps, the budget is {budget}")
            }
        }
    }
}

impl Error for NotesOddsError {}
