use std::error::Error;
use std::fmt;

use super::placing_job::PlacementJob;
use crate::open_face::{Board, Placement, Rules, ScoreError};
use crate::{Card, CardSet, Seed};

/// What a player knows who has cards of an ordinary street to place.
#[derive(Clone, Debug)]
pub struct PlacementOddsRequest {
    /// The own rows: 0, 5, 7, 9 or 11 cards.
    pub board: Board,
    /// The cards to place: five on the first street, then three, of which one is discarded.
    pub cards: Vec<Card>,
    /// The opponents, at most two. Without any, only royalties count, and what a bonus hand is worth.
    pub opponents: Vec<OpponentRows>,
    /// Cards that are not in the deck any more: the own discards.
    pub dead: CardSet,
    /// What is agreed.
    pub rules: Rules,
    /// What a bonus hand is worth that is earned, in points; more than [`Rules::MOST_POINTS`] counts as that.
    pub fantasy_points: u32,
    /// How many endings are looked at in all; none counts as one.
    pub samples: u64,
    /// What they are drawn by.
    pub seed: Seed,
}

/// An opponent as others see one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentRows {
    /// Rows that lie open: 0, 5, 7, 9, 11 or 13 cards.
    Open(Board),
    /// Rows that lie open, and cards that were drawn for them and are seen before they are placed: option `draws_private`,
    /// false. The rows hold 0 cards for five of them, or 5, 7, 9 or 11 for three.
    Drawn(Board, Vec<Card>),
    /// A bonus hand of so many cards, 14 to 17, that lies face down or is still set.
    Bonus(u8),
    /// A hand that died when time ran out (OF-20).
    Dead,
}

impl PlacementOddsRequest {
    /// The endings that are looked at where nothing else is said.
    pub const SAMPLES: u64 = 20_000;

    /// Cards to place on a board, with the usual rules and nobody else at the table.
    pub fn new(board: Board, cards: Vec<Card>) -> Self {
        Self {
            board,
            cards,
            opponents: Vec::new(),
            dead: CardSet::EMPTY,
            rules: Rules::default(),
            fantasy_points: 0,
            samples: Self::SAMPLES,
            seed: Seed::new([0; 32]),
        }
    }
}

/// How good each placement is, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacementOdds {
    /// True where every way in which the deal may end was looked at.
    pub exact: bool,
    /// How many endings were looked at.
    pub samples: u64,
    /// Every legal placement.
    pub placements: Vec<RatedPlacement>,
}

/// What a placement brings.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPlacement {
    /// The placement.
    pub placement: Placement,
    /// The points won from all opponents on average, with what a bonus hand is worth where one is earned; without opponents the
    /// royalties.
    pub points: f64,
    /// By how much that misses what this way of playing brings, as a standard deviation; 0 where it is exact.
    pub standard_error: f64,
    /// How many endings it was judged by.
    pub samples: u64,
    /// How often the hand is dead, 0 to 1.
    pub foul: f64,
    /// How often it earns a bonus hand, 0 to 1.
    pub fantasy: f64,
}

/// Judges every legal placement of a street, to the end of the request's samples.
///
/// # Errors
///
/// [`PlacementOddsError`] for rows and cards that cannot be.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, PlacementOddsRequest, placement_odds};
/// let request = PlacementOddsRequest::new("-/-/-".parse()?, Card::parse_list("AsAdKsKd2c")?);
/// let odds = placement_odds(&PlacementOddsRequest { samples: 5000, ..request })?;
/// assert_eq!(odds.placements.len(), 232);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn placement_odds(request: &PlacementOddsRequest) -> Result<PlacementOdds, PlacementOddsError> {
    let mut job = PlacementJob::new(request)?;
    job.step(u64::MAX);
    Ok(job.result())
}

/// Why placements cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PlacementOddsError {
    /// The closed game has no streets (OF-21).
    Closed,
    /// An own board that no street begins with: 0, 5, 7, 9 or 11 cards (OF-4).
    Board { count: usize },
    /// Another number of cards than the street has (OF-4).
    Count { count: usize, legal: usize },
    /// More opponents than the game has.
    Opponents(ScoreError),
    /// An opponent's board that no street leaves.
    OpponentBoard { count: usize },
    /// A bonus hand of a number of cards that there is none of (OF-14).
    Bonus { cards: u8 },
    /// A card that is somewhere else.
    Twice { field: &'static str, card: Card },
    /// Fewer unseen cards than the deal still needs.
    Deck { needed: usize, left: usize },
}

impl PlacementOddsError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Closed => "ERR_NO_STREETS",
            Self::Board { .. } | Self::OpponentBoard { .. } => "ERR_BOARD_COUNT",
            Self::Count { .. } | Self::Bonus { .. } => "ERR_CARD_COUNT",
            Self::Opponents(error) => error.code(),
            Self::Twice { .. } => "ERR_CARD_TWICE",
            Self::Deck { .. } => "ERR_TOO_FEW_CARDS",
        }
    }

    /// The rule that decides, if one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Closed => Some("OF-21"),
            Self::Board { .. } | Self::Count { .. } | Self::OpponentBoard { .. } => Some("OF-4"),
            Self::Opponents(_) => Some("OF-1"),
            Self::Bonus { .. } => Some("OF-14"),
            Self::Twice { .. } | Self::Deck { .. } => Some("OF-3"),
        }
    }

    /// The field that is wrong, as JavaScript names it.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::Closed => "variant",
            Self::Board { .. } => "board",
            Self::Count { .. } => "cards",
            Self::Opponents(_) | Self::OpponentBoard { .. } | Self::Bonus { .. } | Self::Deck { .. } => {
                "opponents"
            }
            Self::Twice { field, .. } => field,
        }
    }
}

impl fmt::Display for PlacementOddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => f.write_str("the closed game has no streets: arrange its thirteen cards"),
            Self::Board { count } => write!(f, "a street begins with 0, 5, 7, 9 or 11 cards, not {count}"),
            Self::Count { count, legal } => write!(f, "{legal} cards are placed here, not {count}"),
            Self::Opponents(error) => error.fmt(f),
            Self::OpponentBoard { count } => {
                write!(f, "an opponent has 0, 5, 7, 9, 11 or 13 cards, not {count}")
            }
            Self::Bonus { cards } => write!(f, "a bonus hand has 14 to 17 cards, not {cards}"),
            Self::Twice { card, .. } => write!(f, "{card} is somewhere else, too"),
            Self::Deck { needed, left } => {
                write!(f, "{needed} more cards are needed, and {left} are unseen")
            }
        }
    }
}

impl Error for PlacementOddsError {}
