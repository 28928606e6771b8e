use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::table::{
    Ante, Button, Evaluation, Game, Holding, Opening, Positions, Setup, Stakes, Step, Street, Topic, Zone,
};
use crate::{Card, CardSet, CardsHand, Chips, Limit, Piece, Seats, Seed};

/// Tournament Texas Hold'em (TH-1 … TH-20), as a host asks for it.
///
/// # Examples
///
/// ```
/// use cardroom::games::TexasHoldem;
/// use cardroom::table::Hand;
/// let game = TexasHoldem { stacks: vec![1000, 1000], small_blind: 5, big_blind: 10, ..TexasHoldem::default() };
/// let hand = Hand::new(game.setup(Some("00".repeat(32).parse()?)))?;
/// assert_eq!(hand.view(None).pot.0, 15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct TexasHoldem {
    /// What each of the 2–10 chairs has; 0 for an empty one.
    pub stacks: Vec<u64>,
    /// Who has the button.
    pub button: Button,
    /// Who posts the blinds, where it does not follow from the button: a dead button or small blind (TT-6).
    pub positions: Option<Positions>,
    /// The small blind, at most the big one.
    pub small_blind: u64,
    /// The big blind, at least 1.
    pub big_blind: u64,
    /// Straddles of the seats left of the big blind, each at least twice the one before.
    pub straddles: Vec<u64>,
    /// The ante (TH-3).
    pub ante: Ante,
    /// How large bets may be (TH-10).
    pub limit: Limit,
    /// The smallest denomination in play (TH-18).
    pub chip_unit: u64,
    /// Whether the table shows at showdown for everyone who can still win a part, and mucks the rest.
    pub auto_show: bool,
    /// Whether all-in hands stay face down until the host releases them, once the betting is over (TT-7).
    pub hold_all_ins: bool,
    /// Seats that sit out (TH-20).
    pub away: Seats,
    /// Seats whose hands are killed once dealt (TT-9).
    pub killed: Seats,
    /// Seats with chips that are not dealt in (TT-5).
    pub waiting: Seats,
    /// The deck in order from the top, instead of a shuffle.
    pub deck: Option<Vec<Card>>,
    /// The number of the hand in its match, from 0: it shuffles with this stream of the seed.
    pub hand: u32,
}

impl Default for TexasHoldem {
    fn default() -> Self {
        Self {
            stacks: Vec::new(),
            button: Button::Seat(0),
            positions: None,
            small_blind: 1,
            big_blind: 2,
            straddles: Vec::new(),
            ante: Ante::default(),
            limit: Limit::NoLimit,
            chip_unit: 1,
            auto_show: true,
            hold_all_ins: false,
            away: Seats::NONE,
            killed: Seats::NONE,
            waiting: Seats::NONE,
            deck: None,
            hand: 0,
        }
    }
}

impl TexasHoldem {
    /// The game by itself, for a showdown without a table.
    pub fn game() -> Arc<dyn Game> {
        Arc::new(Rules)
    }

    /// The set-up of a hand, the first of a match unless it has another number. A seed is needed unless there is a deck and no button to draw.
    pub fn setup(self, seed: Option<Seed>) -> Setup {
        let stakes = Stakes::Blinds {
            small: Chips(self.small_blind),
            big: Chips(self.big_blind),
            straddles: self.straddles.into_iter().map(Chips).collect(),
            ante: self.ante,
        };
        Setup {
            button: self.button,
            positions: self.positions,
            limit: self.limit,
            chip_unit: self.chip_unit,
            auto_show: self.auto_show,
            hold_all_ins: self.hold_all_ins,
            away: self.away,
            killed: self.killed,
            waiting: self.waiting,
            hand: self.hand,
            seed,
            deck: self.deck.map(|cards| cards.into_iter().map(Piece::Card).collect()),
            ..Setup::new(Self::game(), self.stacks, stakes)
        }
    }
}

/// What tells Hold'em from other games at the table.
#[derive(Clone, Copy, Debug)]
struct Rules;

impl Game for Rules {
    fn name(&self) -> &'static str {
        "texas-holdem"
    }

    fn seats(&self) -> RangeInclusive<usize> {
        2..=10
    }

    fn script(&self) -> Vec<Step> {
        use Street::{Flop, Preflop, River, Turn};
        let bet = |street| Step::Bet { street, opening: Opening::LeftOfButton };
        vec![
            Step::Post,
            Step::Deal { count: 2, zone: Zone::Preflop },
            Step::Bet { street: Preflop, opening: Opening::AfterBlinds },
            Step::Burn,
            Step::Board { street: Flop, count: 3 },
            bet(Flop),
            Step::Burn,
            Step::Board { street: Turn, count: 1 },
            bet(Turn),
            Step::Burn,
            Step::Board { street: River, count: 1 },
            bet(River),
            Step::Showdown { in_turn: true },
        ]
    }

    fn pieces(&self) -> Cow<'_, [Piece]> {
        Card::all().map(Piece::Card).collect::<Vec<_>>().into()
    }

    fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation> {
        let cards: CardSet = holding.pieces().filter_map(Piece::card).collect();
        if cards.len() < 5 {
            return None;
        }
        CardsHand::evaluate(cards).ok().map(Evaluation::Cards)
    }

    fn rule(&self, topic: Topic) -> Option<&'static str> {
        Some(match topic {
            Topic::Seats | Topic::Button | Topic::NextHand | Topic::MatchEnd => "TH-1",
            Topic::Turn | Topic::End => "TH-5",
            Topic::Size => "TH-6",
            Topic::Reopening => "TH-8",
            Topic::Limit => "TH-10",
            Topic::Showdown => "TH-11",
            Topic::Unit => "TH-18",
            Topic::Ask => "TH-19",
            Topic::Blinds => "TH-2",
            Topic::Hold => "TT-7",
            _ => return None,
        })
    }
}
