//! What both banknote games share (LP-1 … LP-33).

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use crate::table::{Evaluation, Holding, SetupFault, Street, Topic};
use crate::table::{Opening, Step};
use crate::{
    MOST_NOTES, NaturalRank, Note, NoteDeckError, NumbersHand, Piece, PlayingPlace, Seed, check_note_deck,
    note_deck,
};

/// How many notes a deck has that is made from the seed: a bank's bundle, as it comes from the till. A hand takes 40 at
/// the most.
pub const GENERATED_NOTES: usize = 100;

/// The notes in play and the rules' shared options.
#[derive(Clone)]
pub(super) struct Banknotes {
    /// The venue's; `None` where they are made from the seed.
    notes: Option<Vec<Piece>>,
    allow_duplicates: bool,
    natural_rank: NaturalRank,
    opener_option: bool,
}

impl Banknotes {
    pub const SEATS: RangeInclusive<usize> = 3..=8;
    pub const ANNOUNCE: Step = Step::Announce { min: 1, max: 7 };

    pub fn new(
        notes: Option<&[Note]>,
        allow_duplicates: bool,
        natural_rank: NaturalRank,
        opener_option: bool,
    ) -> Self {
        let notes = notes.map(|notes| notes.iter().copied().map(Piece::Note).collect());
        Self { notes, allow_duplicates, natural_rank, opener_option }
    }

    /// The first round with its forced bet, or a later one (LP-24, LP-27).
    pub fn bet(&self, street: Street) -> Step {
        let opening = match street {
            Street::Preflop => Opening::Forced { last_word: self.opener_option },
            _ => Opening::LeftOfButton,
        };
        Step::Bet { street, opening }
    }

    pub fn pieces(&self) -> Cow<'_, [Piece]> {
        self.notes.as_deref().unwrap_or_default().into()
    }

    /// All the notes, shuffled for a hand. Made ones are the same for the whole match: they have a stream of their own.
    pub fn deck(&self, seed: &Seed, stream: u64) -> Vec<Piece> {
        let made = || note_deck(GENERATED_NOTES, &mut seed.stream(Seed::PIECES)).unwrap_or_default();
        let mut deck = self.notes.clone().unwrap_or_else(|| made().into_iter().map(Piece::Note).collect());
        seed.stream(stream).shuffle(&mut deck);
        deck
    }

    pub fn repeats(&self) -> bool {
        self.allow_duplicates
    }

    /// Checks the venue's list.
    pub fn check_notes(&self, fewest: usize) -> Result<(), (SetupFault, &'static str, Option<usize>)> {
        let Some(notes) = &self.notes else { return Ok(()) };
        self.check_deck(notes, fewest).map_err(|(fault, at)| (fault, "notes", at))
    }

    /// Checks notes given by the venue (LP-3).
    pub fn check_deck(&self, deck: &[Piece], fewest: usize) -> Result<(), (SetupFault, Option<usize>)> {
        let read = |(at, piece): (usize, &Piece)| piece.note().ok_or((SetupFault::Foreign {}, Some(at)));
        let notes = deck.iter().enumerate().map(read).collect::<Result<Vec<Note>, _>>()?;
        check_note_deck(&notes, self.allow_duplicates, fewest).map_err(|error| match error {
            NoteDeckError::NoNote(error) => (SetupFault::Foreign {}, Some(error.position)),
            NoteDeckError::Duplicate { first, position, .. } => {
                (SetupFault::Repeated { first }, Some(position))
            }
            NoteDeckError::TooFew { .. } | NoteDeckError::TooMany { .. } => {
                (SetupFault::DeckSize { min: fewest, max: MOST_NOTES }, None)
            }
        })
    }

    /// The best three numbers of the notes in hand and on the board.
    pub fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation> {
        let place = PlayingPlace::new(holding.announced?)?;
        let notes: Vec<Note> = holding.pieces().filter_map(Piece::note).collect();
        NumbersHand::evaluate(&notes, place, self.natural_rank).ok().map(Evaluation::Numbers)
    }

    /// The rule that both games name for a topic; `showdown` is the game's own.
    pub const fn rule(topic: Topic, showdown: &'static str) -> Option<&'static str> {
        Some(match topic {
            Topic::Seats => "LP-1",
            Topic::Unit => "LP-2",
            Topic::Deck => "LP-3",
            Topic::Announcement => "LP-4",
            Topic::BuyIn => "LP-20",
            Topic::Opening => "LP-24",
            Topic::Turn | Topic::Size | Topic::Reopening | Topic::Limit => "LP-27",
            Topic::Button | Topic::MatchEnd => "LP-32",
            Topic::Showdown | Topic::Ask | Topic::Exchange | Topic::Peek => showdown,
            Topic::Blinds | Topic::Hold => return None,
        })
    }
}

impl fmt::Display for Banknotes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let source = if self.notes.is_some() { "venue" } else { "seed" };
        write!(
            f,
            "notes {source} allow-duplicates {} natural-rank {} opener-option {}",
            self.allow_duplicates,
            self.natural_rank.name(),
            self.opener_option
        )
    }
}

/// Without the notes: a game stands in every event that tells its terms.
impl fmt::Debug for Banknotes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
