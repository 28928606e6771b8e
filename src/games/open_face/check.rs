use super::{Board, BoardError, ByRow, FullBoard, Row, Rules, Variant, enters, stays_by};
use crate::CardsHand;

/// What a finished board is by itself, with the reasons: for a scorer or an explainer.
///
/// # Examples
///
/// ```
/// use cardroom::open_face::{BoardCheck, Row, Rules};
/// let check = BoardCheck::of("QhQd2s/KhKd9h5d2c/AhAs8h6d4c".parse()?, &Rules::default())?;
/// assert_eq!((check.live, check.royalties.top, check.enters_with), (true, 7, Some(14)));
/// let check = BoardCheck::of("QhQd7s/QcQs6h5d4c/AhAs8h6d3c".parse()?, &Rules::default())?;
/// assert_eq!((check.live, check.too_strong), (false, vec![Row::Top]));
/// # Ok::<(), cardroom::open_face::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct BoardCheck {
    /// False for a dead hand (OF-7).
    pub live: bool,
    /// The rows that are stronger than the one below them: why the hand is dead.
    pub too_strong: Vec<Row>,
    /// What each row is (OF-8).
    pub hands: ByRow<CardsHand>,
    /// The royalties of each row; none for a dead hand (OF-10, OF-11).
    pub royalties: ByRow<u32>,
    /// The number of cards of the bonus hand that the board earns when it was played as an ordinary hand (OF-14); none
    /// in the closed game (OF-21).
    pub enters_with: Option<u8>,
    /// The rows by which the board stays in fantasyland when it was played as a bonus hand (OF-16); empty where it does not.
    pub stays_by: Vec<Row>,
}

impl BoardCheck {
    /// Judges a board of 13 cards.
    ///
    /// # Errors
    ///
    /// [`BoardError::NotFull`] below 13 cards.
    pub fn of(board: Board, rules: &Rules) -> Result<Self, BoardError> {
        let not_full = BoardError::NotFull { cards: board.len(), full: Board::CARDS };
        let full = FullBoard::new(board)?;
        let hand = |row| CardsHand::evaluate(full.board().set(row)).map_err(|_| not_full.clone());
        let hands = ByRow { top: hand(Row::Top)?, middle: hand(Row::Middle)?, bottom: hand(Row::Bottom)? };
        let (options, live) = (rules.options(), full.is_live());
        let pineapple = options.variant == Variant::Pineapple;
        Ok(Self {
            live,
            too_strong: full.too_strong(),
            royalties: if live { options.royalties.of(&full) } else { ByRow::default() },
            enters_with: (pineapple && enters(&full))
                .then(|| options.fantasy_cards.earned_by(full.values().top)),
            stays_by: if pineapple { stays_by(&full, options.fantasy_stay) } else { Vec::new() },
            hands,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;

    #[test]
    fn of_07_of_10_of_14_of_16_the_worked_examples() {
        let of = |text: &str| BoardCheck::of(text.parse().unwrap(), &Rules::default()).unwrap();
        assert!(of("QhQd7s/QcQs9h8d2c/AhAs8h6d4c").live);
        assert!(of("QhQd7s/QcQs7h3d2c/AhAs8h6d4c").live);
        assert!(!of("QhQd7s/QcQs6h5d4c/AhAs8h6d3c").live);
        let check = of("8d8c3s/Ts9dTc9sKd/AhKhJh4h2h");
        assert_eq!(Row::ALL.map(|row| check.royalties[row]), [3, 0, 4]);
        assert_eq!((check.enters_with, check.stays_by.len()), (None, 0));
        let check = of("QhQd2s/KhKd9h5d2c/AhAs8h6d4c");
        assert_eq!((check.royalties.top, check.enters_with, check.stays_by.len()), (7, Some(14), 0));
        let check = of("7h7d7s/KhKdKs2c2d/AhAdAcAs3c");
        assert_eq!(check.stays_by, [Row::Top, Row::Bottom]);
        let closed = Options { variant: Variant::Closed13, ..Options::default() };
        let closed = Rules::new(closed).unwrap();
        for text in ["QhQd2s/KhKd9h5d2c/AhAs8h6d4c", "7h7d7s/KhKdKs2c2d/AhAdAcAs3c"] {
            let check = BoardCheck::of(text.parse().unwrap(), &closed).unwrap();
            assert_eq!((check.live, check.enters_with, check.stays_by.len()), (true, None, 0), "OF-21");
        }
        let dead = of("QhQd7s/QcQs6h5d4c/AhAs8h6d3c");
        assert_eq!((dead.royalties, dead.enters_with), (ByRow::default(), None));
    }
}
