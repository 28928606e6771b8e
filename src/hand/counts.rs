use std::error::Error;
use std::fmt;

use super::cards::CardsCategory;
use super::class::CardsClass;
use super::key::HandKey;
use super::table::HandTable;
use crate::{CardSet, Rank, Suit};

/// How many hands of each category, from high card up, known cards can become: exact.
///
/// Counted are all ways to complete `known` to `size` cards (5, 6 or 7) without the `dead` ones. Cards that differ
/// only in suit are counted together, so that even all 133 784 560 hands of seven cards take but a few milliseconds.
///
/// # Errors
///
/// [`CountHandsError`] for another size, and for more known cards than the size.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, CardSet, CardsCategory, count_hands};
/// let known = Card::parse_list("AsKs9s4s2h7d")?.into_iter().collect();
/// let counts = count_hands(known, CardSet::EMPTY, 7)?;
/// assert_eq!(counts[CardsCategory::Flush as usize], 9);
/// assert_eq!(counts.iter().sum::<u64>(), 46);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn count_hands(known: CardSet, dead: CardSet, size: usize) -> Result<[u64; 10], CountHandsError> {
    let error = CountHandsError { known: known.len(), size };
    let table = HandTable::of_size(size).ok_or(error)?;
    let missing = size.checked_sub(known.len()).ok_or(error)?;
    let unseen = CardSet::FULL - known - dead;
    let mut counts = Counts { table, by_class: vec![0; CardsClass::COUNT] };
    // First as if there were no flushes, rank by rank; then every flush moves its hands from where they were.
    let key = HandKey::from(known).without_suits();
    each_multiset(unseen, key, missing, &mut |key, ways| *counts.of(key) += ways);
    for suit in Suit::ALL {
        counts.move_flushes(suit, known, unseen, missing);
    }
    let mut categories = [0; CardsCategory::ALL.len()];
    for (class, count) in CardsClass::all().zip(counts.by_class) {
        categories[class.category() as usize] += count;
    }
    Ok(categories)
}

struct Counts {
    table: &'static HandTable,
    by_class: Vec<u64>,
}

impl Counts {
    fn of(&mut self, key: HandKey) -> &mut u64 {
        let class = usize::from(self.table.class(key).number());
        &mut self.by_class[class]
    }

    /// Finds every set of cards of a suit that makes a flush with the known ones; at most two cards go with it.
    fn move_flushes(&mut self, suit: Suit, known: CardSet, unseen: CardSet, missing: usize) {
        let of_suit = |set: CardSet| set & CardSet::of_suit(suit);
        let others = unseen - of_suit(unseen);
        let key = HandKey::from(known).without_suits();
        each_subset(of_suit(unseen), missing, &mut |more| {
            let flush = of_suit(known) | more;
            if flush.len() >= 5 {
                let mut moved = 0;
                let key = key + HandKey::from(more).without_suits();
                each_multiset(others, key, missing - more.len(), &mut |key, ways| {
                    *self.of(key) -= ways;
                    moved += ways;
                });
                *self.of(HandKey::from(flush)) += moved;
            }
        });
    }
}

/// Visits every multiset of `missing` ranks that a set of cards allows: its key without suits, joined to `key`, and
/// in how many ways the suits can be chosen.
pub(crate) fn each_multiset(
    cards: CardSet,
    key: HandKey,
    missing: usize,
    visit: &mut dyn FnMut(HandKey, u64),
) {
    let counts = Rank::ALL.map(|rank| (HandKey::of_rank(rank), (cards & CardSet::of_rank(rank)).len()));
    let counts: Vec<_> = counts.into_iter().filter(|&(_, count)| count > 0).collect();
    each_choice(&counts, key, missing, 1, visit);
}

fn each_choice(
    counts: &[(HandKey, usize)],
    mut key: HandKey,
    missing: usize,
    ways: u64,
    visit: &mut dyn FnMut(HandKey, u64),
) {
    if missing == 0 {
        return visit(key, ways);
    }
    let Some((&(rank, count), rest)) = counts.split_first() else { return };
    let mut of_rank = 1;
    for taken in 0..=count.min(missing) {
        each_choice(rest, key, missing - taken, ways * of_rank, visit);
        key += rank;
        of_rank = of_rank * (count - taken) as u64 / (taken + 1) as u64;
    }
}

/// Visits every subset of at most so many cards.
fn each_subset(cards: CardSet, most: usize, visit: &mut impl FnMut(CardSet)) {
    fn with(chosen: CardSet, cards: CardSet, most: usize, visit: &mut impl FnMut(CardSet)) {
        visit(chosen);
        let mut rest = cards;
        for card in cards.iter().filter(|_| most > 0) {
            rest = rest - CardSet::from_iter([card]);
            with(chosen | CardSet::from_iter([card]), rest, most - 1, visit);
        }
    }
    with(CardSet::EMPTY, cards, most, visit);
}

/// Hands that cannot be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountHandsError {
    /// How many cards are known.
    pub known: usize,
    /// The size asked for.
    pub size: usize,
}

impl CountHandsError {
    /// The sizes of hands that can be counted.
    pub const LEGAL: [usize; 3] = [5, 6, 7];

    /// The code of the refusal.
    pub const fn code(self) -> &'static str {
        "ERR_CARD_COUNT"
    }
}

impl fmt::Display for CountHandsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "hands of {} cards, {} of them known, cannot be counted: ask for 5, 6 or 7 cards and know no more",
            self.size, self.known
        )
    }
}

impl Error for CountHandsError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, CardsValue};

    fn set(cards: &str) -> CardSet {
        Card::parse_list(cards).unwrap().into_iter().collect()
    }

    /// The same by completing card after card and valuing each hand.
    fn one_by_one(hand: CardSet, unseen: &[Card], missing: usize, counts: &mut [u64; 10]) {
        if missing == 0 {
            counts[CardsValue::of(hand).unwrap().category() as usize] += 1;
        }
        for (place, &card) in unseen.iter().enumerate().filter(|_| missing > 0) {
            one_by_one(hand | CardSet::from_iter([card]), &unseen[..place], missing - 1, counts);
        }
    }

    #[test]
    fn counts_agree_with_hands_valued_one_by_one() {
        for (known, dead, size) in [
            ("AsKsQsJs", "", 7),
            ("AsKsQs9s2s", "Ts", 7),
            ("AsAh", "AdKcQhJh7s", 5),
            ("9s9h9d", "9c", 6),
            ("5s4s3s2s", "AhAdAc", 6),
            ("AsKhQdJcTs9h", "", 7),
            ("AsKhQdJcTs9h8d", "", 7),
            ("AsKs", "AsQs2c", 5),
        ] {
            let (hand, dead) = (set(known), set(dead));
            let unseen: Vec<Card> = (CardSet::FULL - hand - dead).iter().collect();
            let mut expected = [0; 10];
            one_by_one(hand, &unseen, size - hand.len(), &mut expected);
            assert_eq!(count_hands(hand, dead, size), Ok(expected), "{known}");
        }
    }

    #[test]
    fn th_15_category_counts_of_all_five_card_hands() {
        let counts = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
        assert_eq!(count_hands(CardSet::EMPTY, CardSet::EMPTY, 5), Ok(counts));
    }

    #[test]
    fn impossible_counts_are_refused() {
        for size in [0, 3, 4, 8, 52, usize::MAX] {
            let refused = count_hands(CardSet::EMPTY, CardSet::EMPTY, size);
            assert_eq!(refused, Err(CountHandsError { known: 0, size }));
        }
        assert_eq!(
            count_hands(set("AsKhQdJcTs9h"), CardSet::EMPTY, 5),
            Err(CountHandsError { known: 6, size: 5 })
        );
        assert_eq!(count_hands(CardSet::EMPTY, CardSet::FULL, 7), Ok([0; 10]), "there is no card to deal");
    }
}
