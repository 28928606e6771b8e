use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::banknotes::Banknotes;
use crate::table::{
    Button, Evaluation, Game, Holding, Rake, Setup, SetupFault, Stakes, Step, Street, Topic, Zone,
};
use crate::{Chips, NaturalRank, Note, Piece, Seats, Seed, fewest_notes_liars_holdem};

/// Liar's Poker 2.0 with community notes (LP-1 … LP-33, LH-1 … LH-5), as a host asks for it.
///
/// # Examples
///
/// ```
/// use cardroom::games::LiarsHoldem;
/// use cardroom::table::{Action, Hand, Phase, Street};
/// use cardroom::{Chips, Seat};
/// let game = LiarsHoldem { stacks: vec![10_000; 3], ante: 3000, ..LiarsHoldem::default() };
/// let mut hand = Hand::new(game.setup(Some("00".repeat(32).parse()?)))?;
/// hand.act(Seat(0), &Action::Announce { place: 4 })?; // the dealer's word; then two notes each are dealt
/// hand.act(Seat(1), &Action::Bet { to: Chips(3000) })?; // the forced bet
/// assert_eq!(hand.phase(), Phase::Betting(Street::Preflop));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub struct LiarsHoldem {
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
    /// Whether a note is burned before each street (LH-5).
    pub burn: bool,
    /// Whether hands are turned up when someone is all-in and the betting is over (LP-31).
    pub all_in_face_up: bool,
    /// Whether the table shows for everyone at showdown (LH-3).
    pub auto_show: bool,
    /// Seats that are absent.
    pub away: Seats,
}

impl Default for LiarsHoldem {
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
            opener_option: true,
            burn: false,
            all_in_face_up: true,
            auto_show: true,
            away: Seats::NONE,
        }
    }
}

impl LiarsHoldem {
    /// The game with its options, without a table.
    pub fn game(&self) -> Arc<dyn Game> {
        let notes = self.notes.as_deref();
        let banknotes = Banknotes::new(notes, self.allow_duplicates, self.natural_rank, self.opener_option);
        Arc::new(Rules { banknotes, burn: self.burn })
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
    burn: bool,
}

impl Game for Rules {
    fn name(&self) -> &'static str {
        "liars-holdem"
    }

    fn seats(&self) -> RangeInclusive<usize> {
        Banknotes::SEATS
    }

    fn script(&self) -> Vec<Step> {
        let deal = Step::Deal { count: 2, zone: Zone::Preflop };
        let mut script = vec![Step::Post, Banknotes::ANNOUNCE, deal, self.banknotes.bet(Street::Preflop)];
        for street in [Street::Flop, Street::Turn, Street::River] {
            script.extend(self.burn.then_some(Step::Burn));
            script.extend([Step::Board { street, count: 1 }, self.banknotes.bet(street)]);
        }
        script.extend([Step::Showdown { in_turn: false }, Step::Clear]);
        script
    }

    fn pieces(&self) -> Cow<'_, [Piece]> {
        self.banknotes.pieces()
    }

    fn deck(&self, seed: &Seed, stream: u64) -> Vec<Piece> {
        self.banknotes.deck(seed, stream)
    }

    fn check_options(&self, players: usize) -> Result<(), (SetupFault, &'static str, Option<usize>)> {
        self.banknotes.check_notes(fewest_notes_liars_holdem(players as u8, self.burn))
    }

    fn check_deck(&self, deck: &[Piece], players: usize) -> Result<(), (SetupFault, Option<usize>)> {
        self.banknotes.check_deck(deck, fewest_notes_liars_holdem(players as u8, self.burn))
    }

    fn repeats(&self) -> bool {
        self.banknotes.repeats()
    }

    fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation> {
        self.banknotes.evaluate(holding)
    }

    fn options(&self) -> String {
        format!("{} burn {}", self.banknotes, self.burn)
    }

    fn rule(&self, topic: Topic) -> Option<&'static str> {
        Some(match topic {
            // This game has no exchanges and no zones.
            Topic::Exchange | Topic::Peek => "LH-1",
            topic => return Banknotes::rule(topic, "LH-3"),
        })
    }
}
