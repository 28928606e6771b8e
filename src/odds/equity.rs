use std::error::Error;
use std::fmt;

use super::{EquityJob, Range};
use crate::{Card, CardSet, Seed};

/// What a player holds: two cards, or a range of them.
#[derive(Clone, Debug)]
pub enum Holding {
    /// Two cards.
    Cards(CardSet),
    /// Any of some pairs.
    Range(Range),
}

/// Counted, sampled, or what the budget allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EquityMethod {
    /// Counted where the budget allows it, else sampled.
    #[default]
    Auto,
    /// Counted; refused where the budget does not allow it.
    Exact,
    /// Sampled.
    Sampled,
}

/// A question about the equity of hands in Hold'em.
#[derive(Clone, Debug)]
pub struct EquityRequest {
    /// What the players hold, two to ten of them.
    pub holdings: Vec<Holding>,
    /// The board: no card, three, four or five.
    pub board: CardSet,
    /// Cards that nobody holds and that do not come.
    pub dead: CardSet,
    /// Counted or sampled.
    pub method: EquityMethod,
    /// The most showdowns that a count may look at. Boards that differ in suits alone are looked at together: two hands
    /// before the flop are about 50 000 showdowns in place of 1 712 304.
    pub budget: u64,
    /// How many deals are sampled.
    pub samples: u64,
    /// What the samples follow from: 32 bytes are drawn from [`Seed::SAMPLES`] and start a `xoshiro256++`.
    pub seed: Seed,
}

impl EquityRequest {
    /// The budget unless another is asked for.
    pub const BUDGET: u64 = 20_000_000;
    /// The samples unless others are asked for.
    pub const SAMPLES: u64 = 200_000;

    /// The question with an empty board, no dead cards and everything else by default.
    pub fn new(holdings: Vec<Holding>) -> Self {
        Self {
            holdings,
            board: CardSet::EMPTY,
            dead: CardSet::EMPTY,
            method: EquityMethod::Auto,
            budget: Self::BUDGET,
            samples: Self::SAMPLES,
            seed: Seed::new([0; 32]),
        }
    }
}

/// What players win on average, and how that is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Equity {
    /// True where every deal was counted.
    pub exact: bool,
    /// The deals that were counted or sampled.
    pub deals: f64,
    /// True where they were counted in ranges with weights: then a deal counts for the product of its hands' weights.
    pub weighted: bool,
    /// Every player's part, in the order of the request.
    pub players: Vec<PlayerEquity>,
}

/// What one player wins.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerEquity {
    /// The deals that the player wins alone.
    pub wins: f64,
    /// The deals in which the player shares the pot.
    pub ties: f64,
    /// The part of all pots that the player gets, 0 to 1.
    pub equity: f64,
    /// By how much a sampled equity misses the true one, as a standard deviation: never 0. 0 where it was counted.
    pub standard_error: f64,
}

/// How often each set of players shares the pot, by the set's bits.
pub(super) struct Tally(pub(super) Vec<f64>);

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self(vec![0.0; 1 << players])
    }

    pub(super) fn equity(&self, exact: bool, weighted: bool) -> Equity {
        let players = self.0.len().trailing_zeros();
        let deals: f64 = self.0.iter().sum();
        let player = |player: u32| {
            // Shares in 2520ths, whole for every number of players: whole counts are added without rounding.
            let [mut wins, mut ties, mut shares, mut squares] = [0.0_f64; 4];
            for (winners, &count) in (0_u32..).zip(&self.0) {
                if winners >> player & 1 == 1 {
                    let among = winners.count_ones();
                    *if among == 1 { &mut wins } else { &mut ties } += count;
                    shares += count * f64::from(2520 / among);
                    squares += count / f64::from(among * among);
                }
            }
            let equity = shares / 2520.0 / deals;
            // The usual estimate, of the samples and of two more, a win and a loss: with few samples nothing is sure.
            let (size, mean) = (deals + 2.0, (shares / 2520.0 + 1.0) / (deals + 2.0));
            let standard_error =
                if exact { 0.0 } else { (((squares + 1.0) / size - mean * mean) / (size - 1.0)).sqrt() };
            PlayerEquity { wins, ties, equity, standard_error }
        };
        Equity { exact, deals, weighted, players: (0..players).map(player).collect() }
    }
}

/// The equity of hands or ranges in Hold'em: exact where the budget allows it, else by samples.
///
/// # Errors
///
/// [`EquityError`] for hands, boards and ranges that cannot be.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, EquityRequest, Holding, equity};
/// let hand = |cards| Card::parse_list(cards).map(|cards| Holding::Cards(cards.into_iter().collect()));
/// let result = equity(&EquityRequest::new(vec![hand("AhAd")?, hand("KsKh")?]))?;
/// assert!(result.exact);
/// assert_eq!((result.players[0].wins, result.players[1].wins), (1_399_204.0, 305_177.0));
/// assert_eq!((result.players[0].ties, result.deals), (7_923.0, 1_712_304.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn equity(request: &EquityRequest) -> Result<Equity, EquityError> {
    let mut job = EquityJob::new(request)?;
    while !job.step(u64::MAX)? {}
    job.result().ok_or(EquityError::NoDeal)
}

/// A question that has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EquityError {
    /// Two to ten players can compare their hands.
    HandCount {
        /// How many there are.
        count: usize,
    },
    /// A hand has two cards.
    CardCount {
        /// Whose hand.
        player: usize,
        /// How many there are.
        count: usize,
    },
    /// A board has no card, three, four or five.
    BoardCount {
        /// How many there are.
        count: usize,
    },
    /// A dead card is on the board.
    DeadOnBoard {
        /// The card.
        card: Card,
    },
    /// A card of a hand is elsewhere too.
    Repeated {
        /// Whose hand.
        player: usize,
        /// The card.
        card: Card,
    },
    /// Each pair of a range has a card that is on the board, dead, or in a hand that is known.
    RangeEmpty {
        /// Whose range.
        player: usize,
    },
    /// There are not enough cards for the hands and the board.
    TooFewCards {
        /// How many are needed beside those that are known.
        needed: usize,
        /// How many there are.
        left: usize,
    },
    /// The ranges leave no deal in which all hold different cards, or none was met among many.
    NoDeal,
    /// To count all would be more work than the budget allows.
    Budget {
        /// A budget that is enough.
        needed: u128,
        /// The budget.
        budget: u64,
    },
}

impl EquityError {
    /// The code of the refusal.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::HandCount { .. } => "ERR_HAND_COUNT",
            Self::CardCount { .. } => "ERR_HOLE_CARDS",
            Self::BoardCount { .. } => "ERR_BOARD_COUNT",
            Self::DeadOnBoard { .. } | Self::Repeated { .. } => "ERR_CARD_TWICE",
            Self::RangeEmpty { .. } => "ERR_RANGE_EMPTY",
            Self::TooFewCards { .. } => "ERR_TOO_FEW_CARDS",
            Self::NoDeal => "ERR_NO_DEAL",
            Self::Budget { .. } => "ERR_EQUITY_BUDGET",
        }
    }
}

impl fmt::Display for EquityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HandCount { count } => write!(f, "2 to 10 players compare their hands, not {count}"),
            Self::CardCount { count, .. } => write!(f, "a hand has 2 cards, not {count}"),
            Self::BoardCount { count } => write!(f, "a board has 0, 3, 4 or 5 cards, not {count}"),
            Self::DeadOnBoard { card } => write!(f, "{card} is on the board"),
            Self::Repeated { card, .. } => write!(f, "{card} is elsewhere too"),
            Self::RangeEmpty { .. } => f.write_str("no two cards of the range are free"),
            Self::TooFewCards { needed, left } => {
                write!(f, "{needed} more cards are needed for hands and board, {left} are left")
            }
            Self::NoDeal => f.write_str("the ranges leave no deal in which all players hold different cards"),
            Self::Budget { needed, budget } => {
                write!(f, "to count all takes up to {needed} showdowns, the budget is {budget}")
            }
        }
    }
}

impl Error for EquityError {}
