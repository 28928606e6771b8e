//! Fantasyland: who earns the next deal as a bonus hand, with how many cards, and who stays (OF-14, OF-16, OF-17).

use super::{FullBoard, Options, Row};
use crate::{CardsCategory, CardsValue, Rank};

/// With how many cards a bonus hand is played (OF-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FantasyCards {
    /// 14 for all.
    #[default]
    Fourteen,
    /// By what lies on top: queens 14, kings 15, aces 16, three of a kind 17; anything lower, which only a hand
    /// that stays can have, 14.
    Progressive,
}

/// What it takes to stay in fantasyland, beside three of a kind on top (OF-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FantasyStay {
    /// Four of a kind or better in the middle or bottom.
    #[default]
    Quads,
    /// As [`Quads`](Self::Quads), or a full house or better in the middle.
    FullHouseMiddle,
}

/// What the button does for a deal with a bonus hand in it (OF-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FantasyButton {
    /// It moves as for every deal.
    #[default]
    Rotate,
    /// It stays where it was.
    Stay,
}

/// A bonus hand that was earned and is to be played in the next deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Bonus {
    /// With how many cards it is played: 14 to 17.
    pub cards: u8,
    /// Its place in a row of bonus hands of one player, from 1 (OF-17).
    pub in_a_row: u32,
}

/// True where an ordinary hand earns the next deal as a bonus hand: live, with queens or better on top (OF-14).
pub fn enters(board: &FullBoard) -> bool {
    let top = board.values().top;
    let rank = top.ranks().next();
    board.is_live()
        && match top.category() {
            CardsCategory::Pair => rank >= Some(Rank::Queen),
            category => category == CardsCategory::ThreeOfAKind,
        }
}

/// The rows by which a live bonus hand earns another one (OF-16); empty where it does not, as for a dead hand.
pub fn stays_by(board: &FullBoard, rule: FantasyStay) -> Vec<Row> {
    let earns = |row: Row| {
        let category = board.values()[row].category();
        let least = match (row, rule) {
            (Row::Top, _) => CardsCategory::ThreeOfAKind,
            (Row::Middle, FantasyStay::FullHouseMiddle) => CardsCategory::FullHouse,
            (Row::Middle | Row::Bottom, _) => CardsCategory::FourOfAKind,
        };
        category >= least
    };
    Row::ALL.into_iter().filter(|row| board.is_live() && earns(*row)).collect()
}

impl FantasyCards {
    /// The number of cards that a hand with this top row earns.
    pub fn earned_by(self, top: CardsValue) -> u8 {
        match (self, top.category(), top.ranks().next()) {
            (Self::Progressive, CardsCategory::ThreeOfAKind, _) => 17,
            (Self::Progressive, CardsCategory::Pair, Some(Rank::Ace)) => 16,
            (Self::Progressive, CardsCategory::Pair, Some(Rank::King)) => 15,
            _ => 14,
        }
    }
}

/// The bonus hand that a finished hand earns: `played` is the bonus hand that it was, if it was one.
pub(super) fn earned(board: &FullBoard, played: Option<Bonus>, options: &Options) -> Option<Bonus> {
    let (earns, before) = match played {
        Some(bonus) => (!stays_by(board, options.fantasy_stay).is_empty(), bonus.in_a_row),
        None => (enters(board), 0),
    };
    let in_a_row = before.saturating_add(1);
    let allowed = options.fantasy_limit.is_none_or(|limit| in_a_row <= limit);
    let cards = options.fantasy_cards.earned_by(board.values().top);
    (earns && allowed).then_some(Bonus { cards, in_a_row })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(text: &str) -> FullBoard {
        FullBoard::new(text.parse().unwrap()).unwrap()
    }

    #[test]
    fn of_14_queens_or_better_on_top_of_a_live_hand_enter() {
        for (text, enter, progressive) in [
            ("JhJd2s/KhKd9h5d2c/AhAs8h6d4c", false, 14),
            ("QhQd2s/KhKd9h5d2c/AhAs8h6d4c", true, 14),
            ("KhKd2s/AhAd9h5d2c/JhJs8h8d4c", true, 15),
            ("AhAd2s/KhKdQhQd2c/JhJsJd6d4c", true, 16),
            ("2h2d2s/3h3d3s5d2c/4h4s4d6d7c", true, 17),
            // The same queens over a weaker middle: a dead hand earns nothing.
            ("QhQd2s/JhJd9h5d2c/AhAs8h6d4c", false, 14),
        ] {
            let board = full(text);
            assert_eq!(enters(&board), enter, "{text}");
            assert_eq!(FantasyCards::Progressive.earned_by(board.values().top), progressive, "{text}");
            assert_eq!(FantasyCards::Fourteen.earned_by(board.values().top), 14);
        }
    }

    #[test]
    fn of_16_what_it_takes_to_stay() {
        use FantasyStay::{FullHouseMiddle, Quads};
        for (text, quads, full_house) in [
            ("AhAd2s/KhKdQhQd2c/JhJsJd6d4c", &[][..], &[][..]),
            ("7h7d7s/KhKdKs2c2d/AhAdAcAs3c", &[Row::Top, Row::Bottom], &Row::ALL),
            ("7h7d7s/KhKdKs2c3d/AhAdAc4s4c", &[Row::Top], &[Row::Top]),
            ("7h6d5s/KhKdKs2c2d/AhAdAcQsQc", &[], &[Row::Middle]),
            ("7h6d5s/KhKdKsKc2d/AhAdAcAsQc", &[Row::Middle, Row::Bottom], &[Row::Middle, Row::Bottom]),
            ("7h6d5s/KhQdJsTc9d/6c5c4c3c2c", &[Row::Bottom], &[Row::Bottom]),
            // Dead: quads over a pair.
            ("7h6d5s/KhKdKsKc2d/AhAdJcTsQc", &[], &[]),
        ] {
            let board = full(text);
            assert_eq!(stays_by(&board, Quads), quads, "{text}");
            assert_eq!(stays_by(&board, FullHouseMiddle), full_house, "{text}");
        }
    }

    #[test]
    fn of_17_the_limit_counts_the_first_bonus_hand() {
        let stays = full("7h7d7s/KhKdKs2c2d/AhAdAcAs3c");
        let next = |before: u32, limit| {
            let played = (before > 0).then_some(Bonus { cards: 14, in_a_row: before });
            let options = Options { fantasy_limit: limit, ..Options::default() };
            earned(&stays, played, &options).map(|bonus| bonus.in_a_row)
        };
        assert_eq!([0, 1, 2].map(|before| next(before, Some(2))), [Some(1), Some(2), None]);
        assert_eq!([0, 1].map(|before| next(before, Some(1))), [Some(1), None]);
        assert_eq!(next(0, Some(0)), None);
        assert_eq!(next(9, None), Some(10));
    }
}
