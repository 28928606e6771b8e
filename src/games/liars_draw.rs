use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::banknotes::Banknotes;
use crate::table::{
    Button, Contest, Evaluation, Game, Holding, Rake, Setup, SetupFault, Share, ShareFor, Stakes, Step,
    Street, Topic, Zone,
};
use crate::{Chips, NaturalRank, Note, Piece, Seats, Seed, fewest_notes_liars_draw};

/// Liar's Poker 2.0 with closed notes, exchanges and Shoot the Moon (LP-1 … LP-33, LD-1 … LD-13), as a host asks for it.
///
/// # Examples
///
/// ```
/// use cardroom::games::LiarsDraw;
/// use cardroom::table::{Action, Hand, Zone};
/// use cardroom::{Chips, Seat};
/// let game = LiarsDraw { stacks: vec![10_000; 3], ante: 3000, ..LiarsDraw::default() };
/// let mut hand = Hand::new(game.setup(Some("00".repeat(32).parse()?)))?;
/// hand.act(Seat(0), &Action::Announce { place: 4 })?;
/// hand.act(Seat(2), &Action::Peek { zones: vec![Zone::Preflop] })?; // at any time, one zone at a time
/// hand.act(Seat(1), &Action::Bet { to: Chips(3000) })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub struct LiarsDraw {
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
    /// Which notes arm a shot (LD-8).
    pub moon_notes: MoonNotes,
    /// Whether a shot takes its half of the antes, too (LD-11).
    pub moon_antes: bool,
    /// Whether hands are turned up when someone is all-in and the betting is over (LP-31).
    pub all_in_face_up: bool,
    /// Whether the table shows for everyone at showdown (LD-13).
    pub auto_show: bool,
    /// Seats that are absent.
    pub away: Seats,
}

/// Which notes are searched for the three zeros that arm a shot (LD-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoonNotes {
    /// The third note alone.
    #[default]
    Flop,
    /// All three notes together.
    Hand,
}

impl MoonNotes {
    /// The option's value: `flop`, `hand`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flop => "flop",
            Self::Hand => "hand",
        }
    }

    /// The notes of an option's value as [`MoonNotes::name`] writes it.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Flop, Self::Hand].into_iter().find(|notes| notes.name() == name)
    }
}

impl Default for LiarsDraw {
    fn default() -> Self {
        Self {
            stacks: Vec::new(),
            button: Button::Seat(0),
            ante: 1,
            rake: Rake::default(),
            notes: None,
            deck: None,
            allow_duplicates: false,
            natural_rank: NaturalRank::default(),
            opener_option: false,
            moon_notes: MoonNotes::default(),
            moon_antes: true,
            all_in_face_up: false,
            auto_show: true,
            away: Seats::NONE,
        }
    }
}

impl LiarsDraw {
    /// The game with its options, without a table.
    pub fn game(&self) -> Arc<dyn Game> {
        let notes = self.notes.as_deref();
        let banknotes = Banknotes::new(notes, self.allow_duplicates, self.natural_rank, self.opener_option);
        Arc::new(Rules { banknotes, moon_notes: self.moon_notes, moon_antes: self.moon_antes })
    }

    /// The set-up of the first hand of a match. A seed is needed unless there is a deck and no button to draw.
    pub fn setup(self, seed: Option<Seed>) -> Setup {
        let stakes = Stakes::BuyIn { ante: Chips(self.ante), rake: self.rake };
        Setup {
            button: self.button,
            auto_show: self.auto_show,
            all_in_face_up: self.all_in_face_up,
            away: self.away,
            seed,
            deck: self.deck.as_ref().map(|notes| notes.iter().copied().map(Piece::Note).collect()),
            ..Setup::new(self.game(), self.stacks, stakes)
        }
    }
}

/// What tells this game from others at the table.
#[derive(Clone, Debug)]
struct Rules {
    banknotes: Banknotes,
    moon_notes: MoonNotes,
    moon_antes: bool,
}

/// The zeros that arm a shot (LD-7).
const ZEROS: u8 = 3;

impl Game for Rules {
    fn name(&self) -> &'static str {
        "liars-draw"
    }

    fn seats(&self) -> RangeInclusive<usize> {
        Banknotes::SEATS
    }

    fn script(&self) -> Vec<Step> {
        let bet = |street| self.banknotes.bet(street);
        let exchange = |street| Step::Exchange { street, zone: Zone::TurnRiver };
        vec![
            Step::Post,
            Banknotes::ANNOUNCE,
            Step::Deal { count: 2, zone: Zone::Preflop },
            bet(Street::Preflop),
            Step::Deal { count: 1, zone: Zone::Flop },
            Step::Arm,
            bet(Street::Flop),
            exchange(Street::Turn),
            bet(Street::Turn),
            exchange(Street::River),
            bet(Street::River),
            Step::Showdown { in_turn: false },
            Step::Clear,
        ]
    }

    fn pieces(&self) -> Cow<'_, [Piece]> {
        self.banknotes.pieces()
    }

    fn deck(&self, seed: &Seed, stream: u64) -> Vec<Piece> {
        self.banknotes.deck(seed, stream)
    }

    fn check_options(&self, players: usize) -> Result<(), (SetupFault, &'static str, Option<usize>)> {
        self.banknotes.check_notes(fewest_notes_liars_draw(players as u8))
    }

    fn check_deck(&self, deck: &[Piece], players: usize) -> Result<(), (SetupFault, Option<usize>)> {
        self.banknotes.check_deck(deck, fewest_notes_liars_draw(players as u8))
    }

    fn repeats(&self) -> bool {
        self.banknotes.repeats()
    }

    fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation> {
        self.banknotes.evaluate(holding)
    }

    /// Half to the shots held, if any, and the rest to the best hand, an odd unit with it (LD-10 … LD-12).
    fn share(&self, contest: &Contest<'_>) -> Vec<Share> {
        let holders = contest.seats(|contender| contender.shot);
        let halved = if self.moon_antes { contest.amount } else { contest.amount - contest.antes };
        let half = if holders.is_empty() { Chips::ZERO } else { Chips(halved.0 / 2) };
        let mut shares = contest.to_best_hand(contest.amount - half, ShareFor::Hand);
        if !half.is_zero() {
            shares.extend(contest.split(half, &holders, ShareFor::Shot));
        }
        shares
    }

    fn arms(&self, holding: &Holding<'_>) -> bool {
        let counts = |zone: Zone| zone == Zone::Flop || self.moon_notes == MoonNotes::Hand;
        let counted = holding.own.iter().filter(|(_, zone)| counts(*zone));
        counted.filter_map(|(piece, _)| piece.note()).map(Note::jokers).sum::<u8>() >= ZEROS
    }

    fn zones(&self) -> bool {
        true
    }

    fn options(&self) -> String {
        format!("{} moon-notes {} moon-antes {}", self.banknotes, self.moon_notes.name(), self.moon_antes)
    }

    fn rule(&self, topic: Topic) -> Option<&'static str> {
        Some(match topic {
            Topic::Peek => "LD-4",
            Topic::Exchange => "LD-5",
            topic => return Banknotes::rule(topic, "LD-13"),
        })
    }
}
