//! What both banknote games share (LP-1 … LP-33).

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use super::{LiarsVariant, liars_draw, liars_holdem};
use crate::table::{
    Contest, Evaluation, Game, Holding, Opening, OptionValue, PublicOptions, SetupFault, Share, ShareFor,
    Step, Street, Topic,
};
use crate::{
    MOST_NOTES, NaturalRank, Note, NoteDeckError, NumbersHand, Piece, PlayingPlace, Seed, check_note_deck,
    fewest_notes_liars_draw, fewest_notes_liars_holdem, note_deck,
};

/// How many notes a deck has that is made from the seed: a bank's bundle, as it comes from the till. A hand takes 40 at
/// the most.
pub const GENERATED_NOTES: usize = 100;

/// Either game at the table: the notes in play and the options of the rules.
#[derive(Clone)]
pub(super) struct Banknotes {
    pub variant: LiarsVariant,
    /// The venue's; `None` where they are made from the seed.
    pub notes: Option<Vec<Piece>>,
    pub allow_duplicates: bool,
    pub natural_rank: NaturalRank,
    pub opener_option: bool,
}

impl Banknotes {
    pub const ANNOUNCE: Step = Step::Announce { min: 1, max: 7 };

    /// The first round with its forced bet, or a later one (LP-24, LP-27).
    pub fn bet(&self, street: Street) -> Step {
        let opening = match street {
            Street::Preflop => Opening::Forced { last_word: self.opener_option },
            _ => Opening::LeftOfButton,
        };
        Step::Bet { street, opening }
    }

    /// How few notes will do for so many players.
    fn fewest_notes(&self, players: usize) -> usize {
        match self.variant {
            LiarsVariant::Holdem { burn } => fewest_notes_liars_holdem(players as u8, burn),
            LiarsVariant::Draw { .. } => fewest_notes_liars_draw(players as u8),
        }
    }
}

impl Game for Banknotes {
    fn name(&self) -> &'static str {
        self.variant.name()
    }

    fn seats(&self) -> RangeInclusive<usize> {
        3..=8
    }

    fn script(&self) -> Vec<Step> {
        match self.variant {
            LiarsVariant::Holdem { burn } => liars_holdem::script(self, burn),
            LiarsVariant::Draw { .. } => liars_draw::script(self),
        }
    }

    fn pieces(&self) -> Cow<'_, [Piece]> {
        self.notes.as_deref().unwrap_or_default().into()
    }

    /// All the notes, shuffled for a hand. Made ones are the same for the whole match: they have a stream of their own.
    fn deck(&self, seed: &Seed, stream: u64) -> Vec<Piece> {
        let made = || note_deck(GENERATED_NOTES, &mut seed.stream(Seed::PIECES)).unwrap_or_default();
        let mut deck = self.notes.clone().unwrap_or_else(|| made().into_iter().map(Piece::Note).collect());
        seed.stream(stream).shuffle(&mut deck);
        deck
    }

    /// Checks the venue's list.
    fn check_options(&self, players: usize) -> Result<(), (SetupFault, &'static str, Option<usize>)> {
        let Some(notes) = &self.notes else { return Ok(()) };
        self.check_deck(notes, players).map_err(|(fault, at)| (fault, "notes", at))
    }

    /// Checks notes given by the venue (LP-3).
    fn check_deck(&self, deck: &[Piece], players: usize) -> Result<(), (SetupFault, Option<usize>)> {
        let fewest = self.fewest_notes(players);
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

    fn repeats(&self) -> bool {
        self.allow_duplicates
    }

    /// The best three numbers of the notes in hand and on the board.
    fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation> {
        let place = PlayingPlace::new(holding.announced?)?;
        let notes: Vec<Note> = holding.pieces().filter_map(Piece::note).collect();
        NumbersHand::evaluate(&notes, place, self.natural_rank).ok().map(Evaluation::Numbers)
    }

    fn share(&self, contest: &Contest<'_>) -> Vec<Share> {
        match self.variant {
            LiarsVariant::Holdem { .. } => contest.to_best_hand(contest.amount, ShareFor::Hand),
            LiarsVariant::Draw { moon_antes, .. } => liars_draw::share(contest, moon_antes),
        }
    }

    fn arms(&self, holding: &Holding<'_>) -> bool {
        match self.variant {
            LiarsVariant::Holdem { .. } => false,
            LiarsVariant::Draw { moon_notes, .. } => liars_draw::arms(holding, moon_notes),
        }
    }

    fn zones(&self) -> bool {
        matches!(self.variant, LiarsVariant::Draw { .. })
    }

    fn options(&self) -> String {
        match self.variant {
            LiarsVariant::Holdem { burn } => format!("{self} burn {burn}"),
            LiarsVariant::Draw { moon_notes, moon_antes } => {
                format!("{self} moon-notes {} moon-antes {moon_antes}", moon_notes.name())
            }
        }
    }

    fn public_options(&self) -> PublicOptions {
        let (flag, word) = (OptionValue::Flag, OptionValue::Word);
        let mut options = vec![
            ("allowDuplicates", flag(self.allow_duplicates)),
            ("naturalRank", word(self.natural_rank.name())),
            ("openerOption", flag(self.opener_option)),
        ];
        match self.variant {
            LiarsVariant::Holdem { burn } => options.push(("burn", flag(burn))),
            LiarsVariant::Draw { moon_notes, moon_antes } => {
                options.extend([("moonNotes", word(moon_notes.name())), ("moonAntes", flag(moon_antes))]);
            }
        }
        PublicOptions(options)
    }

    fn rule(&self, topic: Topic) -> Option<&'static str> {
        let draw = self.zones();
        Some(match topic {
            Topic::Seats => "LP-1",
            Topic::Unit => "LP-2",
            Topic::Deck => "LP-3",
            Topic::Announcement => "LP-4",
            Topic::BuyIn => "LP-20",
            Topic::Opening => "LP-24",
            Topic::Turn | Topic::Size | Topic::Reopening | Topic::Limit => "LP-27",
            Topic::End | Topic::NextHand => "LP-29",
            Topic::Button | Topic::MatchEnd => "LP-32",
            Topic::Peek if draw => "LD-4",
            Topic::Exchange if draw => "LD-5",
            Topic::Showdown | Topic::Ask if draw => "LD-13",
            // This game has no exchanges and no zones.
            Topic::Exchange | Topic::Peek => "LH-1",
            Topic::Showdown | Topic::Ask => "LH-3",
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
