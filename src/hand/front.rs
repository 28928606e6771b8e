//! The three-card front (top row) of open-face Chinese.

use super::cards::{CardsCategory, CardsValue};
use super::ranks::RankCounts;
use crate::{CardSet, Rank};

/// The value of three cards: three of a kind, a pair or high card, never a straight or a flush (OF-8).
///
/// The kickers that three cards cannot have stay zero, and zero is below every rank: so a front that agrees
/// with a five-card row as far as it goes is the smaller of the two (OF-7).
pub(super) fn value(cards: CardSet) -> CardsValue {
    RankCounts::of(cards).value_of_groups()
}

/// The same of three ranks that do not rise.
#[inline]
pub(crate) fn value_of_ranks(ranks: [Rank; 3]) -> CardsValue {
    let [first, second, third] = ranks;
    match (first == second, second == third) {
        (true, true) => CardsValue::of_groups(CardsCategory::ThreeOfAKind, &[first]),
        (true, false) => CardsValue::of_groups(CardsCategory::Pair, &[first, third]),
        (false, true) => CardsValue::of_groups(CardsCategory::Pair, &[second, first]),
        (false, false) => CardsValue::of_groups(CardsCategory::HighCard, &ranks),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    #[test]
    fn of_08_a_front_by_its_ranks_alone() {
        let ranks = |a: Card, b: Card, c: Card| [a.rank(), b.rank(), c.rank()];
        for (c, b, a) in Card::all().flat_map(|c| (0..c.index()).map(move |b| (c, b))).flat_map(|(c, b)| {
            (0..b).filter_map(move |a| Some((c, Card::from_index(b)?, Card::from_index(a)?)))
        }) {
            assert_eq!(value_of_ranks(ranks(c, b, a)), value([a, b, c].into_iter().collect()), "{c} {b} {a}");
        }
    }

    fn of(cards: &str) -> CardsValue {
        let set = CardSet::distinct(Card::parse_list(cards).unwrap()).unwrap();
        CardsValue::of(set).unwrap()
    }

    #[test]
    fn of_07_a_front_stronger_than_the_middle_is_told() {
        let front = of("QsQh7d");
        assert!(front > of("QdQc6s5h4s"), "the kicker seven beats the six");
        assert!(front < of("QdQc9s8h2s"), "the kicker nine beats the seven");
        assert!(of("AsKhQd") > of("AdKcJsTh9s"));
        assert!(of("2s2h3d") > of("AdKcJsTh9s"), "the category comes before the ranks");
        assert!(of("3s3h3d") > of("AdAcKsKh2s"));
        assert!(of("3s3h3d") < of("2s3c4s5h6d"));
    }

    #[test]
    fn of_07_a_front_whose_kickers_are_a_prefix_is_not_stronger() {
        for (front, middle) in [
            ("QsQh7d", "QdQc7s3h2s"),
            ("AsKhQd", "AdKcQs3h2s"),
            ("7s6h5d", "7d6c5s3h2s"),
            ("AsAhKd", "AdAcKs3h2s"),
        ] {
            assert!(of(front) < of(middle), "{front} {middle}");
        }
    }

    #[test]
    fn of_08_a_front_knows_neither_straight_nor_flush() {
        for (front, category, nibbles) in [
            ("5s4h3d", CardsCategory::HighCard, 0x5_4300),
            ("AsKhQd", CardsCategory::HighCard, 0xe_dc00),
            ("As2h3d", CardsCategory::HighCard, 0xe_3200),
            ("AsTs7s", CardsCategory::HighCard, 0xe_a700),
            ("AsKsQs", CardsCategory::HighCard, 0xe_dc00),
            ("2s2h3d", CardsCategory::Pair, 0x2_3000),
            ("As3h3d", CardsCategory::Pair, 0x3_e000),
            ("TsThTd", CardsCategory::ThreeOfAKind, 0xa_0000),
        ] {
            assert_eq!(of(front).category(), category, "{front}");
            assert_eq!(of(front).number() & 0xf_ffff, nibbles, "{front}");
        }
    }

    #[test]
    fn of_08_fronts_rank_by_category_then_ranks() {
        let rising = ["4s3h2d", "AsKhQd", "2s2h3d", "2s2hAd", "3s3h2d", "AsAhKd", "2s2h2d", "AsAhAd"];
        assert!(rising.map(of).is_sorted_by(|a, b| a < b));
    }
}
