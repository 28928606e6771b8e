use std::sync::Arc;

use super::banknotes::Banknotes;
use super::liars_draw::MoonNotes;
use crate::table::{Button, Game, Rake, Setup, Stakes};
use crate::{Chips, NaturalRank, Note, Piece, Seats, Seed};

/// Either game of Liar's Poker 2.0 (LP-1 … LP-33), as a host asks for it: [`LiarsPoker::holdem`] and [`LiarsPoker::draw`]
/// have the defaults of each.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub struct LiarsPoker {
    /// Which of the two it is, with the options that it alone has.
    pub variant: LiarsVariant,
    /// What each of the 3–8 chairs has before the buy-in; 0 for an empty one.
    pub stacks: Vec<u64>,
    /// Who deals first.
    pub button: Button,
    /// The ante, at least 1: the smallest bet, too.
    pub ante: u64,
    /// The rake beside it (LP-20).
    pub rake: Rake,
    /// The venue's notes, shuffled for every hand; `None` makes [`GENERATED_NOTES`](super::GENERATED_NOTES) from the
    /// seed.
    pub notes: Option<Vec<Note>>,
    /// The notes of the first hand in order from the top, instead of a shuffle.
    pub deck: Option<Vec<Note>>,
    /// Whether a serial may be there twice (LP-3).
    pub allow_duplicates: bool,
    /// Whether natural is compared before the kickers (LP-13).
    pub natural_rank: NaturalRank,
    /// Whether the opener may raise after all have called the forced bet (LP-25).
    pub opener_option: bool,
    /// Whether hands are turned up when someone is all-in and the betting is over (LP-31).
    pub all_in_face_up: bool,
    /// Whether the table shows for everyone at showdown (LH-3, LD-13).
    pub auto_show: bool,
    /// Seats that are absent.
    pub away: Seats,
    /// The number of the hand in its match, from 0: it shuffles with this stream of the seed.
    pub hand: u32,
}

/// The two games, each with its own options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiarsVariant {
    /// With community notes (LH-1 … LH-5).
    Holdem {
        /// Whether a note is burned before each street (LH-5).
        burn: bool,
    },
    /// With closed notes, exchanges and Shoot the Moon (LD-1 … LD-13).
    Draw {
        /// Which notes arm a shot (LD-8).
        moon_notes: MoonNotes,
        /// Whether a shot takes its half of the antes, too (LD-11).
        moon_antes: bool,
    },
}

impl LiarsVariant {
    /// The name of the game, as in a set-up.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Holdem { .. } => "liars-holdem",
            Self::Draw { .. } => "liars-draw",
        }
    }
}

impl LiarsPoker {
    /// Two notes each and three on the board, with the defaults.
    ///
    /// # Examples
    ///
    /// ```
    /// use cardroom::games::LiarsPoker;
    /// use cardroom::table::{Action, Hand, Phase, Street};
    /// use cardroom::{Chips, Seat};
    /// let game = LiarsPoker { stacks: vec![10_000; 3], ante: 3000, ..LiarsPoker::holdem() };
    /// let mut hand = Hand::new(game.setup(Some("00".repeat(32).parse()?)))?;
    /// hand.act(Seat(0), &Action::Announce { place: 4 })?; // the dealer's word; then two notes each are dealt
    /// hand.act(Seat(1), &Action::Bet { to: Chips(3000) })?; // the forced bet
    /// assert_eq!(hand.phase(), Phase::Betting(Street::Preflop));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn holdem() -> Self {
        let variant = LiarsVariant::Holdem { burn: false };
        Self { opener_option: true, all_in_face_up: true, ..Self::of(variant) }
    }

    /// Three closed notes each, with the defaults.
    ///
    /// # Examples
    ///
    /// ```
    /// use cardroom::games::LiarsPoker;
    /// use cardroom::table::{Action, Hand, Zone};
    /// use cardroom::{Chips, Seat};
    /// let game = LiarsPoker { stacks: vec![10_000; 3], ante: 3000, ..LiarsPoker::draw() };
    /// let mut hand = Hand::new(game.setup(Some("00".repeat(32).parse()?)))?;
    /// hand.act(Seat(0), &Action::Announce { place: 4 })?;
    /// hand.act(Seat(2), &Action::Peek { zones: vec![Zone::Preflop] })?; // at any time, one zone at a time
    /// hand.act(Seat(1), &Action::Bet { to: Chips(3000) })?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw() -> Self {
        Self::of(LiarsVariant::Draw { moon_notes: MoonNotes::Flop, moon_antes: true })
    }

    fn of(variant: LiarsVariant) -> Self {
        Self {
            variant,
            stacks: Vec::new(),
            button: Button::Seat(0),
            ante: 1,
            rake: Rake::default(),
            notes: None,
            deck: None,
            allow_duplicates: false,
            natural_rank: NaturalRank::default(),
            opener_option: false,
            all_in_face_up: false,
            auto_show: true,
            away: Seats::NONE,
            hand: 0,
        }
    }

    /// The game with its options, without a table.
    pub fn game(&self) -> Arc<dyn Game> {
        Arc::new(Banknotes {
            variant: self.variant,
            notes: self.notes.as_deref().map(pieces),
            allow_duplicates: self.allow_duplicates,
            natural_rank: self.natural_rank,
            opener_option: self.opener_option,
        })
    }

    /// The set-up of a hand, the first of a match unless it has another number. A seed is needed unless there is a deck and no button to draw.
    pub fn setup(self, seed: Option<Seed>) -> Setup {
        let stakes = Stakes::BuyIn { ante: Chips(self.ante), rake: self.rake };
        Setup {
            button: self.button,
            auto_show: self.auto_show,
            all_in_face_up: self.all_in_face_up,
            away: self.away,
            hand: self.hand,
            seed,
            deck: self.deck.as_deref().map(pieces),
            ..Setup::new(self.game(), self.stacks, stakes)
        }
    }
}

fn pieces(notes: &[Note]) -> Vec<Piece> {
    notes.iter().copied().map(Piece::Note).collect()
}
