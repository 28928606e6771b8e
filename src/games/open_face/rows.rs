use std::error::Error;
use std::fmt;
use std::ops::{Index, IndexMut};

use crate::{Card, CardSet, CardsValue};

/// One of the three rows of a hand (OF-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Row {
    Top,
    Middle,
    Bottom,
}

impl Row {
    /// All three, from the top down.
    pub const ALL: [Self; 3] = [Self::Top, Self::Middle, Self::Bottom];

    /// The number of cards that fill the row: 3, 5 and 5.
    pub const fn capacity(self) -> usize {
        match self {
            Self::Top => 3,
            Self::Middle | Self::Bottom => 5,
        }
    }

    /// The name that JavaScript sees: `top`, `middle`, `bottom`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Middle => "middle",
            Self::Bottom => "bottom",
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value a row, indexed by [`Row`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
#[allow(missing_docs)]
pub struct ByRow<T> {
    pub top: T,
    pub middle: T,
    pub bottom: T,
}

impl<T> ByRow<T> {
    /// A value for each row.
    pub fn from_fn(mut value: impl FnMut(Row) -> T) -> Self {
        Self { top: value(Row::Top), middle: value(Row::Middle), bottom: value(Row::Bottom) }
    }

    /// Each row with its value, from the top down.
    pub fn iter(&self) -> impl Iterator<Item = (Row, &T)> {
        Row::ALL.into_iter().map(|row| (row, &self[row]))
    }
}

impl<T> Index<Row> for ByRow<T> {
    type Output = T;
    fn index(&self, row: Row) -> &T {
        match row {
            Row::Top => &self.top,
            Row::Middle => &self.middle,
            Row::Bottom => &self.bottom,
        }
    }
}

impl<T> IndexMut<Row> for ByRow<T> {
    fn index_mut(&mut self, row: Row) -> &mut T {
        match row {
            Row::Top => &mut self.top,
            Row::Middle => &mut self.middle,
            Row::Bottom => &mut self.bottom,
        }
    }
}

impl ByRow<Vec<Card>> {
    /// The rows from the top down as `AcKd7s/-/QhQd`; `-` for an empty row.
    pub(super) fn write(&self) -> String {
        let row = |row| match &self[row] {
            cards if cards.is_empty() => "-".to_owned(),
            cards => cards.iter().map(Card::to_string).collect(),
        };
        Row::ALL.map(row).join("/")
    }
}

/// What lies in the three rows of one seat, in the order in which it was placed: 0 to 13 cards.
///
/// No row holds more than it has room for and no card lies there twice.
///
/// # Examples
///
/// ```
/// use cardroom::open_face::Board;
/// let board: Board = "QhQd2s/KhKd9h5d2c/AhAs8h6d4c".parse()?;
/// assert!(board.is_full());
/// assert_eq!("/Kh/AhAs".parse::<Board>()?.room().middle, 4);
/// # Ok::<(), cardroom::open_face::BoardError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(transparent))]
pub struct Board {
    rows: ByRow<Vec<Card>>,
}

impl Board {
    /// The number of cards that fill all rows.
    pub const CARDS: usize = 13;

    /// A board of these rows.
    ///
    /// # Errors
    ///
    /// [`BoardError`] for a row that is too long and for a card that is there twice.
    pub fn new(rows: ByRow<Vec<Card>>) -> Result<Self, BoardError> {
        for (row, cards) in rows.iter() {
            if cards.len() > row.capacity() {
                return Err(BoardError::RowTooLong { row, cards: cards.len(), room: row.capacity() });
            }
        }
        let mut set = CardSet::EMPTY;
        let twice = rows.iter().flat_map(|(_, cards)| cards).copied().find(|card| !set.insert(*card));
        match twice {
            Some(card) => Err(BoardError::CardTwice { card }),
            None => Ok(Self { rows }),
        }
    }

    /// The rows.
    pub const fn rows(&self) -> &ByRow<Vec<Card>> {
        &self.rows
    }

    /// The rows, taken out.
    pub(super) fn into_rows(self) -> ByRow<Vec<Card>> {
        self.rows
    }

    /// How many more cards each row takes.
    pub fn room(&self) -> ByRow<u8> {
        ByRow::from_fn(|row| (row.capacity() - self.rows[row].len()) as u8)
    }

    /// The cards of a row as a set.
    pub fn set(&self, row: Row) -> CardSet {
        self.rows[row].iter().copied().collect()
    }

    /// All its cards.
    pub fn cards(&self) -> CardSet {
        self.rows.iter().flat_map(|(_, cards)| cards).copied().collect()
    }

    /// The number of cards placed.
    pub fn len(&self) -> usize {
        self.rows.iter().map(|(_, cards)| cards.len()).sum()
    }

    /// True where nothing is placed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// True where all 13 cards are placed.
    pub fn is_full(&self) -> bool {
        self.len() == Self::CARDS
    }

    /// Adds cards that were checked against this board.
    pub(super) fn extend(&mut self, placed: &ByRow<Vec<Card>>) {
        for (row, cards) in placed.iter() {
            self.rows[row].extend_from_slice(cards);
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rows.write())
    }
}

/// Reads the rows from the top down, parted by slashes: `AcKd7s/JhJd9s5c2d/QhQd8s6c4d`; `-` or nothing for an empty row.
impl std::str::FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('/');
        let mut rows = ByRow::<Vec<Card>>::default();
        for row in Row::ALL {
            let part = parts.next().ok_or(BoardError::Notation {})?;
            // 14 cards are too many for every row: nothing beyond them needs reading.
            let part = if part == "-" { "" } else { part.get(..28).unwrap_or(part) };
            rows[row] = Card::parse_list(part).map_err(|_| BoardError::Notation {})?;
        }
        if parts.next().is_some() {
            return Err(BoardError::Notation {});
        }
        Self::new(rows)
    }
}

/// Cards that are no board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
#[allow(missing_docs)]
pub enum BoardError {
    /// More cards in a row than it has room for (OF-5).
    RowTooLong { row: Row, cards: usize, room: usize },
    /// A card that is there twice.
    CardTwice { card: Card },
    /// Fewer than the 13 cards that can be judged (OF-2).
    NotFull { cards: usize, full: usize },
    /// A text that is not three rows of cards.
    Notation {},
}

impl BoardError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::RowTooLong { .. } => "ERR_ROW_FULL",
            Self::CardTwice { .. } => "ERR_CARD_TWICE",
            Self::NotFull { .. } => "ERR_BOARD_NOT_FULL",
            Self::Notation {} => "ERR_BOARD_NOTATION",
        }
    }

    /// The rule that decides, if one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::RowTooLong { .. } => Some("OF-5"),
            Self::CardTwice { .. } => Some("OF-3"),
            Self::NotFull { .. } => Some("OF-2"),
            Self::Notation {} => None,
        }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RowTooLong { row, cards, room } => {
                write!(f, "the {row} row takes {room} cards, not {cards}")
            }
            Self::CardTwice { card } => write!(f, "{card} is there twice"),
            Self::NotFull { cards, full } => {
                write!(f, "{cards} cards are placed; all {full} are needed to judge a hand")
            }
            Self::Notation {} => {
                f.write_str("a board is three rows of cards from the top, as \"AcKd7s/JhJd9s/Qh\"")
            }
        }
    }
}

impl Error for BoardError {}

/// A board of 13 cards with the value of each row.
///
/// # Examples
///
/// ```
/// use cardroom::open_face::{Board, FullBoard};
/// let live = |text: &str| FullBoard::new(text.parse::<Board>().unwrap()).unwrap().is_live();
/// assert!(live("QhQd7s/QcQs9h8d2c/AhAs8h6d4c"));
/// assert!(!live("QhQd7s/QcQs6h5d4c/AhAs8h6d3c"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FullBoard {
    board: Board,
    values: ByRow<CardsValue>,
}

impl FullBoard {
    /// A full board, judged.
    ///
    /// # Errors
    ///
    /// [`BoardError::NotFull`] below 13 cards.
    pub fn new(board: Board) -> Result<Self, BoardError> {
        let value = |row| CardsValue::of(board.set(row));
        match (value(Row::Top), value(Row::Middle), value(Row::Bottom)) {
            (Some(top), Some(middle), Some(bottom)) if board.is_full() => {
                Ok(Self { board, values: ByRow { top, middle, bottom } })
            }
            _ => Err(BoardError::NotFull { cards: board.len(), full: Board::CARDS }),
        }
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What each row is worth.
    pub const fn values(&self) -> &ByRow<CardsValue> {
        &self.values
    }

    /// True where the bottom is at least as strong as the middle and the middle as the top (OF-7); else the hand is dead.
    pub fn is_live(&self) -> bool {
        self.values.bottom >= self.values.middle && self.values.middle >= self.values.top
    }

    /// The rows that are stronger than the one below them: what makes the hand dead. Empty for a live hand.
    pub fn too_strong(&self) -> Vec<Row> {
        let pairs = [(Row::Top, Row::Middle), (Row::Middle, Row::Bottom)];
        pairs
            .into_iter()
            .filter(|(upper, lower)| self.values[*upper] > self.values[*lower])
            .map(|(row, _)| row)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(text: &str) -> FullBoard {
        FullBoard::new(text.parse().unwrap()).unwrap()
    }

    #[test]
    fn of_02_three_rows_of_five_five_and_three() {
        assert_eq!(Row::ALL.map(Row::capacity).iter().sum::<usize>(), Board::CARDS);
        let board: Board = "AcKd7s/JhJd9s5c/-".parse().unwrap();
        assert_eq!(board.room(), ByRow { top: 0, middle: 1, bottom: 5 });
        assert_eq!(FullBoard::new(board), Err(BoardError::NotFull { cards: 7, full: 13 }));
        for (text, code) in [
            ("AcKd7s2c/-/-", "ERR_ROW_FULL"),
            ("-/AcKd7s2c3c4c/-", "ERR_ROW_FULL"),
            ("Ac/-/KdAc", "ERR_CARD_TWICE"),
            ("Ac/Kd", "ERR_BOARD_NOTATION"),
            ("Ac/Kd/Qh/Js", "ERR_BOARD_NOTATION"),
            ("Ax/-/-", "ERR_BOARD_NOTATION"),
        ] {
            assert_eq!(text.parse::<Board>().unwrap_err().code(), code, "{text}");
        }
        let long = format!("-/-/{}", "é".repeat(100));
        assert_eq!(long.parse::<Board>(), Err(BoardError::Notation {}));
    }

    #[test]
    fn of_07_equal_is_live_and_a_prefix_is_not_stronger() {
        for (text, dead) in [
            ("QhQd7s/QcQs9h8d2c/AhAs8h6d4c", &[][..]),
            ("QhQd7s/QcQs6h5d4c/AhAs8h6d3c", &[Row::Top]),
            ("QhQd7s/QcQs7h3d2c/AhAs8h6d4c", &[]),
            // Equal rows: the same two pair below each other, the same straight.
            ("2h3d4s/KcQsJhTd9c/KdQhJsTc9d", &[]),
            ("2h3d4s/AcAsKhKdQc/AdAhKsKcQd", &[]),
            ("2h3d4s/AcAsKhKdQc/AdAhKsKcJd", &[Row::Middle]),
            // The wheel is the lowest straight, broadway the highest.
            ("QhJd9s/5c4s3h2dAc/6h5d4h3s2c", &[]),
            ("QhJd9s/6h5d4h3s2c/5c4s3c2dAc", &[Row::Middle]),
            ("QhJd9s/KcQsJhTd9c/AhKdQdJsTc", &[]),
            ("QhJd9s/AhKdQdJsTc/KcQsJhTh9c", &[Row::Middle]),
            ("AhAd2s/KcQsJh9d8c/AcKdQdTs7h", &[Row::Top]),
            ("AhAd2s/KcKsJh9d8c/9c9h2d3s7h", &[Row::Top, Row::Middle]),
        ] {
            assert_eq!(full(text).too_strong(), dead, "{text}");
            assert_eq!(full(text).is_live(), dead.is_empty(), "{text}");
        }
    }

    #[test]
    fn of_08_the_top_knows_no_straight_and_no_flush() {
        // 5-4-3 and a one-suit front are high cards: both stay below a middle of king high.
        for text in ["5s4h3d/Kc9s7h6d2c/AhKd8h6h4c", "AsTs7s/AcKd7h6d2c/3h3d8h6h4c"] {
            let board = full(text);
            assert_eq!(board.values().top.category(), crate::CardsCategory::HighCard);
            assert!(board.is_live(), "{text}");
        }
    }
}
