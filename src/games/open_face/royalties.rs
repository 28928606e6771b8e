use super::{ByRow, FullBoard, Row};
use crate::{CardsCategory, CardsValue, Rank};

/// What each row pays by itself, won or lost (OF-10): a table that can be replaced whole.
///
/// # Examples
///
/// ```
/// use cardroom::open_face::{ByRow, FullBoard, Royalties};
/// let board = FullBoard::new("8d8c3s/Ts9dTc9sKd/AhKhJh4h2h".parse()?)?;
/// assert_eq!(Royalties::default().of(&board), ByRow { top: 3, middle: 0, bottom: 4 });
/// # Ok::<(), cardroom::open_face::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Royalties {
    /// The top row.
    pub top: TopRoyalties,
    /// The middle row.
    pub middle: RowRoyalties,
    /// The bottom row.
    pub bottom: RowRoyalties,
}

/// What the top row pays, one number of points a rank from the twos up to the aces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct TopRoyalties {
    /// A pair of twos … aces.
    pub pairs: [u32; 13],
    /// Three twos … aces.
    pub trips: [u32; 13],
}

/// What a row of five cards pays, in points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct RowRoyalties {
    pub three_of_a_kind: u32,
    pub straight: u32,
    pub flush: u32,
    pub full_house: u32,
    pub four_of_a_kind: u32,
    pub straight_flush: u32,
    pub royal_flush: u32,
}

impl Default for Royalties {
    /// The table of common practice, printed with OF-10.
    fn default() -> Self {
        Self {
            top: TopRoyalties {
                pairs: [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
                trips: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
            },
            middle: RowRoyalties {
                three_of_a_kind: 2,
                straight: 4,
                flush: 8,
                full_house: 12,
                four_of_a_kind: 20,
                straight_flush: 30,
                royal_flush: 50,
            },
            bottom: RowRoyalties {
                three_of_a_kind: 0,
                straight: 2,
                flush: 4,
                full_house: 6,
                four_of_a_kind: 10,
                straight_flush: 15,
                royal_flush: 25,
            },
        }
    }
}

impl Royalties {
    /// A table that pays nothing.
    pub fn none() -> Self {
        Self {
            top: TopRoyalties::default(),
            middle: RowRoyalties::default(),
            bottom: RowRoyalties::default(),
        }
    }

    /// The points that each row of a live hand pays. A dead hand has none (OF-11): ask [`FullBoard::is_live`] first.
    pub fn of(&self, board: &FullBoard) -> ByRow<u32> {
        ByRow::from_fn(|row| self.of_row(row, board.values()[row]))
    }

    /// The points that a row of this value pays.
    pub fn of_row(&self, row: Row, value: CardsValue) -> u32 {
        match row {
            Row::Top => self.top.of(value),
            Row::Middle => self.middle.of(value.category()),
            Row::Bottom => self.bottom.of(value.category()),
        }
    }

    /// The largest number in each row's table.
    pub(super) fn most(&self) -> ByRow<u32> {
        let most = |row: &RowRoyalties| CardsCategory::ALL.map(|category| row.of(category)).into_iter().max();
        ByRow {
            top: self.top.pairs.into_iter().chain(self.top.trips).max().unwrap_or(0),
            middle: most(&self.middle).unwrap_or(0),
            bottom: most(&self.bottom).unwrap_or(0),
        }
    }
}

impl TopRoyalties {
    /// The points that a top of this value pays.
    pub fn of(&self, value: CardsValue) -> u32 {
        let points = |table: &[u32; 13]| {
            let rank: Option<Rank> = value.ranks().next();
            rank.and_then(|rank| table.get(rank as usize)).copied().unwrap_or(0)
        };
        match value.category() {
            CardsCategory::Pair => points(&self.pairs),
            CardsCategory::ThreeOfAKind => points(&self.trips),
            _ => 0,
        }
    }
}

impl RowRoyalties {
    /// The points that a row of this category pays.
    pub const fn of(&self, category: CardsCategory) -> u32 {
        use CardsCategory as C;
        match category {
            C::HighCard | C::Pair | C::TwoPair => 0,
            C::ThreeOfAKind => self.three_of_a_kind,
            C::Straight => self.straight,
            C::Flush => self.flush,
            C::FullHouse => self.full_house,
            C::FourOfAKind => self.four_of_a_kind,
            C::StraightFlush => self.straight_flush,
            C::RoyalFlush => self.royal_flush,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, CardSet};

    fn paid(row: Row, cards: &str) -> u32 {
        let set = CardSet::distinct(Card::parse_list(cards).unwrap()).unwrap();
        Royalties::default().of_row(row, CardsValue::of(set).unwrap())
    }

    #[test]
    fn of_10_the_default_table_row_by_row() {
        for (cards, points) in [
            ("5h5d2s", 0),
            ("6h6d2s", 1),
            ("7h7d2s", 2),
            ("8h8d2s", 3),
            ("9h9d2s", 4),
            ("ThTd2s", 5),
            ("JhJd2s", 6),
            ("QhQd2s", 7),
            ("KhKd2s", 8),
            ("AhAd2s", 9),
            ("2h2d2s", 10),
            ("3h3d3s", 11),
            ("9h9d9s", 17),
            ("AhAdAs", 22),
            ("AhKhQh", 0),
        ] {
            assert_eq!(paid(Row::Top, cards), points, "{cards}");
        }
        for (cards, middle, bottom) in [
            ("AhKdQs9c7h", 0, 0),
            ("AhAdKsKc7h", 0, 0),
            ("2h2d2sAcKh", 2, 0),
            ("5h4d3s2cAh", 4, 2),
            ("9h7h5h3h2h", 8, 4),
            ("2h2d2s3c3h", 12, 6),
            ("2h2d2s2c3h", 20, 10),
            ("5h4h3h2hAh", 30, 15),
            ("AhKhQhJhTh", 50, 25),
        ] {
            assert_eq!((paid(Row::Middle, cards), paid(Row::Bottom, cards)), (middle, bottom), "{cards}");
        }
    }

    #[test]
    fn of_10_the_table_can_be_replaced_whole() {
        let board = FullBoard::new("8d8c3s/Ts9dTc9sKd/AhKhJh4h2h".parse().unwrap()).unwrap();
        let mut table = Royalties::none();
        assert_eq!(table.of(&board), ByRow::default());
        table.top.pairs[Rank::Eight as usize] = 40;
        table.bottom.flush = 7;
        assert_eq!(table.of(&board), ByRow { top: 40, middle: 0, bottom: 7 });
        assert_eq!(table.most(), ByRow { top: 40, middle: 0, bottom: 7 });
    }
}
