use std::fmt;
use std::sync::OnceLock;

use super::cards::{CardsCategory, CardsValue};
use super::halves::each_multiset;
use super::ranks::value_of_flush;
use crate::Rank;

/// The place of a five-card hand among the 7 462 strengths there are, from 0 (`7-5-4-3-2`) to 7 461 (royal flush).
///
/// It orders hands of five, six and seven cards as [`CardsValue`] does, in sixteen bits: what inner loops
/// compare and count. Fronts of three cards have no class.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, CardsClass, HandKey, HandTable};
/// let royal: HandKey = Card::parse_list("AsKsQsJsTs")?.into_iter().collect();
/// assert_eq!(HandTable::five().class(royal).number(), 7461);
/// assert_eq!(usize::from(HandTable::five().class(royal).number()) + 1, CardsClass::COUNT);
/// # Ok::<(), cardroom::ParseCardError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardsClass(u16);

impl CardsClass {
    /// The number of classes.
    pub const COUNT: usize = 7462;

    /// All classes, from the weakest up.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT as u16).map(Self)
    }

    /// The number itself, below [`COUNT`](Self::COUNT).
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The value of every hand of the class.
    #[inline]
    pub fn value(self) -> CardsValue {
        self.value_in(values())
    }

    /// The same, for loops that hold [`values`].
    #[inline]
    pub(super) const fn value_in(self, values: &Values) -> CardsValue {
        values[(self.0 & MASK) as usize]
    }

    /// The kind of hand.
    pub fn category(self) -> CardsCategory {
        self.value().category()
    }

    /// The class of a value of five or more cards: how many values are weaker, by counting them.
    pub(super) fn of(value: CardsValue) -> Self {
        use CardsCategory as C;
        let category = value.category();
        let [a, b, c, d, _] = value.places();
        // The place of a kicker among the ranks that a group leaves.
        let beside = |group: u16, kicker: u16| kicker - u16::from(kicker > group);
        let weaker = match category {
            // Less the straights among the weaker sets: one for every top from the six up to below this top, and
            // `5-4-3-2-A` below all other sets with an ace.
            C::HighCard | C::Flush => weaker_sets(&value.places()) - (a - 4) - u16::from(a == ACE),
            C::Pair => a * CHOOSE[12][3] + weaker_sets(&[b, c, d].map(|kicker| beside(a, kicker))),
            C::TwoPair => weaker_sets(&[a, b]) * 11 + beside(b, beside(a, c)),
            C::ThreeOfAKind => a * CHOOSE[12][2] + weaker_sets(&[b, c].map(|kicker| beside(a, kicker))),
            C::FullHouse | C::FourOfAKind => a * 12 + beside(a, b),
            C::Straight | C::StraightFlush => a - 3,
            C::RoyalFlush => 0,
        };
        Self(FIRST[category as usize] + weaker)
    }
}

/// The lowest class of every category.
const FIRST: [u16; 10] = {
    let count = [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1];
    let mut first = [0; 10];
    let mut category = 1;
    while category < 10 {
        first[category] = first[category - 1] + count[category - 1];
        category += 1;
    }
    first
};

/// How many sets of as many ranks are weaker than this one, whose ranks fall: each rank adds the sets that take
/// it and those after it all from below.
fn weaker_sets(ranks: &[u16]) -> u16 {
    (1..=ranks.len()).rev().zip(ranks).map(|(size, &rank)| CHOOSE[usize::from(rank) & 15][size & 7]).sum()
}

/// How many sets of `k` there are of `n`: `CHOOSE[n][k]`, by Pascal's triangle.
const CHOOSE: [[u16; 8]; 16] = {
    let mut choose = [[0; 8]; 16];
    let mut n = 0;
    while n < 16 {
        choose[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < 8 {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
};

/// The place of the ace among the ranks.
const ACE: u16 = Rank::Ace as u16;

impl fmt::Debug for CardsClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardsClass({} {:?})", self.0, self.value())
    }
}

/// Classes are indices of thirteen bits, so that no look-up needs a check of bounds.
const MASK: u16 = (1 << 13) - 1;

/// The values by class.
pub(super) type Values = [CardsValue; 1 << 13];

/// The value of every class, and more of the highest in the room that is left.
///
/// They are all that five cards can have: any five ranks in different suits, any five different ranks in one.
#[inline]
pub(super) fn values() -> &'static Values {
    static VALUES: OnceLock<Box<Values>> = OnceLock::new();
    VALUES.get_or_init(fill_values)
}

fn fill_values() -> Box<Values> {
    let royal = value_of_flush(0b1_1111 << 8);
    #[allow(clippy::large_stack_arrays)] // on its way to the heap, once
    let mut values = Box::new([royal; 1 << 13]);
    let mut note = |value| values[usize::from(CardsClass::of(value).0 & MASK)] = value;
    each_multiset(5, |entry| note(entry.ranks.value()));
    (0..1 << 13).filter(|ranks: &u16| ranks.count_ones() == 5).for_each(|ranks| note(value_of_flush(ranks)));
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn th_15_there_are_7462_classes() {
        let values = &values()[..CardsClass::COUNT];
        assert!(values.is_sorted_by(|a, b| a < b));
        let of_category =
            CardsCategory::ALL.map(|c| values.iter().filter(|value| value.category() == c).count());
        assert_eq!(of_category, [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1]);
        for (class, &value) in (0..).zip(values) {
            assert_eq!(CardsClass::of(value), CardsClass(class));
            assert_eq!(CardsClass(class).value(), value);
        }
        assert_eq!(CardsClass(u16::MAX).value(), values[CardsClass::COUNT - 1]);
    }
}
