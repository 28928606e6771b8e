//! The best arrangement of thirteen to seventeen cards in open-face Chinese.

use std::error::Error;
use std::fmt;

use crate::open_face::{
    Board, BoardError, ByRow, FullBoard, Rules, ScoreError, Variant, Worth, best_rows, score_boards, stays_by,
};
use crate::{Card, CardSet};

/// What is to be arranged, and for what.
#[derive(Clone, Debug, Default)]
pub struct ArrangeRequest {
    /// The cards held: 13 to 17, in the closed game 13.
    pub cards: CardSet,
    /// What is agreed.
    pub rules: Rules,
    /// The opponents' finished boards. Without any, royalties alone count.
    pub against: Vec<Board>,
    /// What it is worth to stay in fantasyland, in points; more than [`Rules::MOST_POINTS`] counts as that.
    pub fantasy_points: u32,
}

/// Cards as [`arrange`] sets them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The rows, each from its highest card down.
    pub board: Board,
    /// The cards left over.
    pub discard: Vec<Card>,
    /// What each row pays.
    pub royalties: ByRow<u32>,
    /// True where it earns another bonus hand (OF-16); the limit of OF-17 is not looked at.
    pub stays: bool,
    /// The points won from the opponents, less those lost; `None` without opponents.
    pub net: Option<i32>,
}

/// Sets thirteen cards of a bonus hand, or of the closed game, as well as they can be set (OF-7, OF-10, OF-16).
///
/// Of all arrangements that are no foul, the one with the most points: royalties, and `fantasy_points` where it stays in
/// fantasyland; or the points won from opponents' finished boards. Of equal ones the one that stays, then the one
/// with the strongest bottom, then the strongest middle, then the strongest top. Thirteen cards can always be set without a
/// foul.
///
/// Exact: every five cards are valued once, and what cannot be better than the best so far is left out. Seventeen cards
/// take about a millisecond.
///
/// # Errors
///
/// [`ArrangeError`] for another number of cards and for opponents that these cards cannot meet.
///
/// # Examples
///
/// ```
/// use cardroom::{ArrangeRequest, Card, arrange};
/// let cards = Card::parse_list("4s7dKhKs6sKc2c7sJsKd7cJh3h3c")?.into_iter().collect();
/// let best = arrange(&ArrangeRequest { cards, ..ArrangeRequest::default() })?;
/// assert_eq!(best.board.to_string(), "JsJh4s/7s7d7c3h3c/KsKhKdKc6s");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn arrange(request: &ArrangeRequest) -> Result<Arrangement, ArrangeError> {
    let worth = request.check()?;
    let rows = best_rows(request.cards, &worth);
    request.judged(rows).ok_or(ArrangeError::Count { given: 0, min: 13, max: 17 })
}

impl ArrangeRequest {
    /// What rows are worth.
    fn check(&self) -> Result<Worth, ArrangeError> {
        let options = self.rules.options();
        let (given, min) = (self.cards.len(), Board::CARDS);
        let max = if options.variant == Variant::Closed13 { min } else { 17 };
        if !(min..=max).contains(&given) {
            return Err(ArrangeError::Count { given, min, max });
        }
        let max = options.variant.most_players() - 1;
        if self.against.len() > max {
            return Err(ArrangeError::Against(ScoreError::Boards { given: self.against.len(), min: 0, max }));
        }
        let cards = self.cards;
        let mut seen = cards;
        let mut opponents = Vec::new();
        for (board, opponent) in self.against.iter().enumerate() {
            let refused = |error| ArrangeError::Against(ScoreError::Board { board, error });
            if let Some(card) = (seen & opponent.cards()).iter().next() {
                return Err(refused(BoardError::CardTwice { card }));
            }
            seen = seen | opponent.cards();
            opponents.push(FullBoard::new(opponent.clone()).map_err(refused)?);
        }
        // A natural wins as it is dealt: nothing that is set changes what such a pair pays.
        let natural = |cards| options.naturals.as_ref().is_some_and(|table| table.best(cards).is_some());
        opponents.retain(|opponent| !natural(cards) && !natural(opponent.board().cards()));
        Ok(Worth::new(options, self.fantasy_points.min(Rules::MOST_POINTS), &opponents))
    }

    /// The arrangement with these rows, judged by the referee's own functions.
    fn judged(&self, rows: ByRow<CardSet>) -> Option<Arrangement> {
        let falling = |set: CardSet| {
            let mut cards: Vec<Card> = set.iter().collect();
            cards.reverse();
            cards
        };
        let board = Board::new(ByRow::from_fn(|row| falling(rows[row]))).ok()?;
        let full = FullBoard::new(board.clone()).ok()?;
        let options = self.rules.options();
        let pineapple = options.variant == Variant::Pineapple;
        let net = if self.against.is_empty() {
            None
        } else {
            // A list, as the referee's other callers hand in: for another iterator all would be compiled once more.
            let mut boards = self.against.clone();
            boards.insert(0, board.clone());
            Some(score_boards(boards, &self.rules).ok()?.players.first()?.net)
        };
        Some(Arrangement {
            discard: falling(self.cards - board.cards()),
            royalties: options.royalties.of(&full),
            stays: pineapple && !stays_by(&full, options.fantasy_stay).is_empty(),
            net,
            board,
        })
    }
}

/// Why cards cannot be arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
#[allow(missing_docs)]
pub enum ArrangeError {
    /// Too few or too many cards.
    Count { given: usize, min: usize, max: usize },
    /// More opponents than the game has, or a board that is not full or holds a card that is somewhere else.
    Against(ScoreError),
}

impl ArrangeError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Count { .. } => "ERR_CARD_COUNT",
            Self::Against(error) => error.code(),
        }
    }

    /// The rule that decides, if one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Count { .. } => Some("OF-15"),
            Self::Against(error) => error.rule(),
        }
    }

    /// The field that is wrong, as JavaScript names it.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::Count { .. } => "cards",
            Self::Against(_) => "against",
        }
    }
}

impl fmt::Display for ArrangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { given, min, max } => write!(f, "{min} to {max} cards are arranged, not {given}"),
            Self::Against(error) => error.fmt(f),
        }
    }
}

impl Error for ArrangeError {}
