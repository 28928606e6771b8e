//! Values read off the ranks, without a table: what fills the tables, and what fronts need.

use super::cards::{CardsCategory, CardsValue};
use crate::{CardSet, Rank, Suit};

/// The ranks that are there at least once, twice, three and four times; bit 0 is the two.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RankCounts {
    once: u16,
    twice: u16,
    thrice: u16,
    four: u16,
}

impl RankCounts {
    pub(super) fn of(cards: CardSet) -> Self {
        Self::of_suits(Suit::ALL.map(|suit| cards.ranks_of(suit)))
    }

    /// The ranks of each suit.
    pub(super) const fn of_suits([c, d, h, s]: [u16; 4]) -> Self {
        Self {
            once: c | d | h | s,
            twice: c & d | h & s | (c | d) & (h | s),
            thrice: c & d & (h | s) | h & s & (c | d),
            four: c & d & h & s,
        }
    }

    /// So many cards of one rank, up to four.
    pub(super) fn repeated(rank: Rank, count: usize) -> Self {
        let from = |least| if count >= least { bit(rank) } else { 0 };
        Self { once: from(1), twice: from(2), thrice: from(3), four: from(4) }
    }

    /// The cards of both, which have no rank in common.
    pub(super) const fn joined(self, other: Self) -> Self {
        Self {
            once: self.once | other.once,
            twice: self.twice | other.twice,
            thrice: self.thrice | other.thrice,
            four: self.four | other.four,
        }
    }

    /// The value of the best five cards, suits left aside.
    pub(super) fn value(self) -> CardsValue {
        let groups = self.value_of_groups();
        match straight_top(self.once) {
            Some(top) => groups.max(CardsValue::of_groups(CardsCategory::Straight, &[top])),
            None => groups,
        }
    }

    /// The value by groups of equal ranks alone, with as many kickers as there are and a hand of five has room for.
    pub(super) fn value_of_groups(self) -> CardsValue {
        use CardsCategory as C;
        let with_kickers = |category, groups: &[Rank], room| {
            let used = groups.iter().fold(0, |used, &rank| used | bit(rank));
            CardsValue::of_groups(category, groups).with_kickers(groups.len(), self.once & !used, room)
        };
        if let Some(four) = top(self.four) {
            return with_kickers(C::FourOfAKind, &[four], 1);
        }
        if let Some(three) = top(self.thrice) {
            return match top(self.twice & !bit(three)) {
                Some(pair) => CardsValue::of_groups(C::FullHouse, &[three, pair]),
                None => with_kickers(C::ThreeOfAKind, &[three], 2),
            };
        }
        let Some(pair) = top(self.twice) else { return with_kickers(C::HighCard, &[], 5) };
        match top(self.twice & !bit(pair)) {
            Some(low) => with_kickers(C::TwoPair, &[pair, low], 1),
            None => with_kickers(C::Pair, &[pair], 3),
        }
    }
}

/// The value of five to seven ranks of one suit.
pub(super) fn value_of_flush(ranks: u16) -> CardsValue {
    match straight_top(ranks) {
        Some(Rank::Ace) => CardsValue::of_groups(CardsCategory::RoyalFlush, &[Rank::Ace]),
        Some(top) => CardsValue::of_groups(CardsCategory::StraightFlush, &[top]),
        None => CardsValue::of_groups(CardsCategory::Flush, &[]).with_kickers(0, ranks, 5),
    }
}

const fn bit(rank: Rank) -> u16 {
    1 << rank as u16
}

/// The highest of a set of ranks.
pub(super) fn top(ranks: u16) -> Option<Rank> {
    Rank::ALL.get(ranks.checked_ilog2()? as usize).copied()
}

/// The highest rank of the highest straight. The ace also counts below the two, but no straight wraps around.
fn straight_top(ranks: u16) -> Option<Rank> {
    // Bit 0 is the low ace, bit 1 the two; a bit survives where it and the four below it are set.
    let ladder = ranks << 1 | ranks >> 12 & 1;
    let tops = ladder & ladder << 1 & ladder << 2 & ladder << 3 & ladder << 4;
    top(tops >> 1)
}
