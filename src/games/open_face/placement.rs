use std::error::Error;
use std::fmt;

use super::{Board, ByRow, Row};
use crate::{Card, CardSet};

/// All the cards of one street in their rows, and what is discarded: one action (OF-5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The cards that go into each row.
    pub rows: ByRow<Vec<Card>>,
    /// The cards laid face down on the own pile.
    pub discard: Vec<Card>,
}

/// Rows and discard side by side. Derived, with `flatten`, it would cost three times the code.
#[cfg(feature = "wasm")]
impl serde::Serialize for Placement {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut placement = serializer.serialize_struct("Placement", 4)?;
        placement.serialize_field("top", &self.rows.top)?;
        placement.serialize_field("middle", &self.rows.middle)?;
        placement.serialize_field("bottom", &self.rows.bottom)?;
        placement.serialize_field("discard", &self.discard)?;
        placement.end()
    }
}

/// Reads rows and discard from the top, parted by slashes: `As/KdKh/-/2c`; three parts where nothing is discarded.
impl std::str::FromStr for Placement {
    type Err = super::BoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.matches('/').count();
        let (rows, discard) = if parts == 3 { text.rsplit_once('/') } else { None }.unwrap_or((text, "-"));
        let discard = if discard == "-" { "" } else { discard.get(..28).unwrap_or(discard) };
        let discard = Card::parse_list(discard).map_err(|_| super::BoardError::Notation {})?;
        Ok(Self { rows: rows.parse::<Board>()?.into_rows(), discard })
    }
}

/// What a seat has to place: every legal placement, described.
///
/// Legal is whatever puts each of `cards` into one row or on the pile, `discards` of them on the pile and no more into a
/// row than its `room`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct PlaceChoice {
    /// The cards held, in the order in which they were dealt.
    pub cards: Vec<Card>,
    /// How many cards each row still takes.
    pub room: ByRow<u8>,
    /// How many cards are discarded.
    pub discards: u8,
    /// The exact number of placements, cards within a row in any order.
    pub count: u32,
}

impl PlaceChoice {
    /// The most cards that a seat is ever to place: those of the largest bonus hand.
    pub const MOST_CARDS: usize = 17;

    /// What is to be placed of these cards, no two of them the same and at most [`MOST_CARDS`](Self::MOST_CARDS).
    pub fn new(cards: Vec<Card>, room: ByRow<u8>, discards: u8) -> Self {
        let count = count(cards.len() as u64, room, discards.into());
        Self { cards, room, discards, count }
    }

    /// How many cards are placed.
    pub const fn places(&self) -> usize {
        self.cards.len().saturating_sub(self.discards as usize)
    }

    /// The rule by which so many cards are placed and discarded.
    const fn rule(&self) -> &'static str {
        match (self.places() == Board::CARDS, self.discards) {
            (true, 0) => "OF-21",
            (true, _) => "OF-15",
            (false, _) => "OF-4",
        }
    }

    /// Judges a placement whole.
    ///
    /// # Errors
    ///
    /// [`PlacementError`] names the first thing that is wrong and what would be right. `board` is the own board, to tell a
    /// card that is there already (OF-5).
    pub fn check(&self, board: &Board, placement: &Placement) -> Result<(), PlacementError> {
        let held: CardSet = self.cards.iter().copied().collect();
        let on_board = board.cards();
        let mut seen = CardSet::EMPTY;
        let rows = placement.rows.iter().flat_map(|(_, cards)| cards);
        for &card in rows.chain(&placement.discard) {
            if !held.contains(card) {
                return Err(if on_board.contains(card) {
                    PlacementError::CardPlaced { card }
                } else {
                    PlacementError::CardNotHeld { card }
                });
            }
            if !seen.insert(card) {
                return Err(PlacementError::CardTwice { card });
            }
        }
        let placed: usize = placement.rows.iter().map(|(_, cards)| cards.len()).sum();
        let discarded = placement.discard.len();
        let (must_place, must_discard) = (self.places(), usize::from(self.discards));
        if (placed, discarded) != (must_place, must_discard) {
            let rule = self.rule();
            return Err(PlacementError::Count { placed, must_place, discarded, must_discard, rule });
        }
        for (row, cards) in placement.rows.iter() {
            let room = self.room[row].into();
            if cards.len() > room {
                return Err(PlacementError::RowFull { row, placed: cards.len(), room });
            }
        }
        Ok(())
    }

    /// Every legal placement of an ordinary street, at most 232; `None` where all thirteen cards are set at once.
    pub fn placements(&self) -> Option<Vec<Placement>> {
        if self.cards.len() > 5 {
            return None;
        }
        let mut all = Vec::with_capacity(self.count as usize);
        // A digit a card in base four: the three rows and the pile.
        for code in 0..4_usize.pow(self.cards.len() as u32) {
            let mut placement = Placement::default();
            for (at, &card) in (0..).zip(&self.cards) {
                let to = match code >> (2 * at) & 3 {
                    0 => &mut placement.rows.top,
                    1 => &mut placement.rows.middle,
                    2 => &mut placement.rows.bottom,
                    _ => &mut placement.discard,
                };
                to.push(card);
            }
            let fits = placement.rows.iter().all(|(row, cards)| cards.len() <= self.room[row].into());
            if fits && placement.discard.len() == usize::from(self.discards) {
                all.push(placement);
            }
        }
        Some(all)
    }
}

/// The number of ways to discard some of the cards and share the others among the rows.
fn count(cards: u64, room: ByRow<u8>, discards: u64) -> u32 {
    // At most seventeen cards: every number here is far below 2^64.
    let factorial = |n: u64| (1..=n).product::<u64>();
    let choose = |n: u64, k: u64| if k > n { 0 } else { factorial(n) / factorial(k) / factorial(n - k) };
    let placed = cards.saturating_sub(discards);
    let mut ways = 0;
    for top in 0..=u64::from(room.top).min(placed) {
        for middle in 0..=u64::from(room.middle).min(placed - top) {
            if placed - top - middle <= room.bottom.into() {
                ways += choose(placed, top) * choose(placed - top, middle);
            }
        }
    }
    u32::try_from(choose(cards, discards) * ways).unwrap_or(u32::MAX)
}

/// Why a placement is refused; nothing of it is played (OF-5).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
#[allow(missing_docs)]
pub enum PlacementError {
    /// A card that lies on the own board already: it never moves.
    CardPlaced { card: Card },
    /// A card that this seat does not hold.
    CardNotHeld { card: Card },
    /// A card that is named twice.
    CardTwice { card: Card },
    /// Too many or too few cards placed or discarded.
    Count {
        placed: usize,
        must_place: usize,
        discarded: usize,
        must_discard: usize,
        #[cfg_attr(feature = "wasm", serde(skip))]
        rule: &'static str,
    },
    /// More cards for a row than it still takes.
    RowFull { row: Row, placed: usize, room: usize },
}

impl PlacementError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::CardPlaced { .. } => "ERR_CARD_PLACED",
            Self::CardNotHeld { .. } => "ERR_CARD_NOT_HELD",
            Self::CardTwice { .. } => "ERR_CARD_TWICE",
            Self::Count { .. } => "ERR_PLACE_COUNT",
            Self::RowFull { .. } => "ERR_ROW_FULL",
        }
    }

    /// The rule that decides.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::CardPlaced { .. } | Self::RowFull { .. } | Self::CardTwice { .. } => "OF-5",
            Self::CardNotHeld { .. } => "OF-4",
            Self::Count { rule, .. } => rule,
        }
    }
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CardPlaced { card } => write!(f, "{card} is placed already: a placed card never moves"),
            Self::CardNotHeld { card } => write!(f, "{card} is not in this hand"),
            Self::CardTwice { card } => write!(f, "{card} is named twice"),
            Self::Count { placed, must_place, discarded, must_discard, .. } => write!(
                f,
                "{must_place} cards are placed and {must_discard} discarded here, not {placed} and {discarded}"
            ),
            Self::RowFull { row, placed, room } => {
                write!(f, "the {row} row takes {room} more cards, not {placed}")
            }
        }
    }
}

impl Error for PlacementError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(cards: &str, board: &str, discards: u8) -> (PlaceChoice, Board) {
        let board: Board = board.parse().unwrap();
        (PlaceChoice::new(Card::parse_list(cards).unwrap(), board.room(), discards), board)
    }

    #[test]
    fn of_04_counts_of_the_first_street_and_the_later_ones() {
        let (first, _) = choice("AsKdQc2h3h", "-/-/-", 0);
        assert_eq!((first.count, first.placements().unwrap().len()), (232, 232));
        let (later, _) = choice("AsKdQc", "2s/3s4s/5s6s", 1);
        assert_eq!((later.count, later.placements().unwrap().len()), (27, 27));
        // One place in the top, one in the bottom: three discards, two ways round.
        let (last, _) = choice("AsKdQc", "2s3s/4s5s6s7s8s/9sTsJs2h", 1);
        assert_eq!((last.count, last.placements().unwrap().len()), (6, 6));
        let (one_row, _) = choice("AsKdQc", "2s3s4h/4s5s6s7s8s/9sTsJs", 1);
        assert_eq!((one_row.count, one_row.placements().unwrap().len()), (3, 3));
    }

    #[test]
    fn of_15_counts_of_bonus_hands() {
        for (cards, count) in [(14, 1_009_008), (15, 7_567_560), (16, 40_360_320), (17, 171_531_360)] {
            let held = Card::all().take(cards).collect();
            let choice = PlaceChoice::new(held, Board::default().room(), cards as u8 - 13);
            assert_eq!((choice.count, choice.placements()), (count, None));
        }
        let closed = PlaceChoice::new(Card::all().take(13).collect(), Board::default().room(), 0);
        assert_eq!((closed.count, closed.rule()), (72_072, "OF-21"));
    }

    #[test]
    fn of_04_of_05_the_listed_placements_are_legal_and_distinct() {
        for (cards, board, discards) in [
            ("AsKdQc2h3h", "-/-/-", 0),
            ("AsKdQc", "2s/3s4s/5s6s", 1),
            ("AsKdQc", "2s3s/4s5s6s7s/9sTsJs2h", 1),
        ] {
            let (choice, board) = choice(cards, board, discards);
            let all = choice.placements().unwrap();
            assert_eq!(all.len(), choice.count as usize);
            assert!(all.iter().all(|placement| choice.check(&board, placement) == Ok(())));
            let distinct: std::collections::HashSet<_> = all.iter().collect();
            assert_eq!(distinct.len(), all.len());
        }
    }

    #[test]
    fn of_05_refusals_at_each_edge_and_just_outside() {
        // Room: top 1, middle 2, bottom 3.
        let (choice, board) = choice("AsKdQc", "2s3s/4s5s6s/7s8s", 1);
        for (placement, code) in [
            ("As/Kd/-/Qc", ""),
            ("-/AsKd/-/Qc", ""),
            ("-/-/AsKd/Qc", ""),
            ("AsKd/-/-/Qc", "ERR_ROW_FULL"),
            ("As/KdQc/-", "ERR_PLACE_COUNT"),
            ("As/Kd/-", "ERR_PLACE_COUNT"),
            ("As/-/-/KdQc", "ERR_PLACE_COUNT"),
            ("As/-/-/Kd", "ERR_PLACE_COUNT"),
            ("-/-/-/AsKdQc", "ERR_PLACE_COUNT"),
            ("-/-/-", "ERR_PLACE_COUNT"),
            ("As/Kd/-/Jc", "ERR_CARD_NOT_HELD"),
            ("As/Jd/-/Qc", "ERR_CARD_NOT_HELD"),
            ("As/2s/-/Qc", "ERR_CARD_PLACED"),
            ("As/Kd/-/7s", "ERR_CARD_PLACED"),
            ("As/Kd/-/As", "ERR_CARD_TWICE"),
            ("As/Kd/-/KdAs", "ERR_CARD_TWICE"),
        ] {
            let verdict = choice.check(&board, &placement.parse().unwrap());
            assert_eq!(verdict.as_ref().map_or_else(PlacementError::code, |()| ""), code, "{placement}");
            let rule = verdict.map_or_else(|error| error.rule(), |()| "");
            assert_eq!(rule.is_empty(), code.is_empty());
        }
        let refused = choice.check(&board, &"AsKd/-/-/Qc".parse().unwrap()).unwrap_err();
        assert_eq!(refused, PlacementError::RowFull { row: Row::Top, placed: 2, room: 1 });
        let refused = choice.check(&board, &"As/KdQc/-".parse().unwrap()).unwrap_err();
        assert_eq!(refused.to_string(), "2 cards are placed and 1 discarded here, not 3 and 0");
        assert_eq!(refused.rule(), "OF-4");
    }

    #[test]
    fn of_05_a_long_list_is_refused_at_its_first_wrong_card() {
        let (choice, board) = choice("AsKdQc", "-/-/-", 1);
        let ace = choice.cards[0];
        let placement = Placement { discard: vec![ace; 100_000], ..Placement::default() };
        assert_eq!(choice.check(&board, &placement), Err(PlacementError::CardTwice { card: ace }));
    }
}
