//! The hands of thirteen cards that win as dealt in the closed game (OF-21).

use crate::{Card, CardSet, Rank, Suit};

/// A hand of thirteen cards that wins from every opponent as dealt (OF-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Natural {
    /// Thirteen ranks of one suit.
    CleanDragon,
    /// Thirteen ranks.
    Dragon,
    /// All red or all black.
    OneColour,
    /// Five pairs and three of a kind; four of a kind are two pairs.
    FivePairsAndTrips,
    /// Straight flushes of five, five and three cards.
    ThreeStraightFlushes,
    /// Six pairs and one card; four of a kind are two pairs.
    SixPairs,
    /// Five, five and three cards of one suit each.
    ThreeFlushes,
    /// Straights of five, five and three cards; the ace is high or low.
    ThreeStraights,
}

impl Natural {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::CleanDragon,
        Self::Dragon,
        Self::OneColour,
        Self::FivePairsAndTrips,
        Self::ThreeStraightFlushes,
        Self::SixPairs,
        Self::ThreeFlushes,
        Self::ThreeStraights,
    ];

    /// The name that JavaScript sees: `clean-dragon` … `three-straights`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::CleanDragon => "clean-dragon",
            Self::Dragon => "dragon",
            Self::OneColour => "one-colour",
            Self::FivePairsAndTrips => "five-pairs-and-trips",
            Self::ThreeStraightFlushes => "three-straight-flushes",
            Self::SixPairs => "six-pairs",
            Self::ThreeFlushes => "three-flushes",
            Self::ThreeStraights => "three-straights",
        }
    }

    /// True where the thirteen cards, however arranged, are this natural.
    pub fn is(self, cards: CardSet) -> bool {
        cards.len() == 13
            && match self {
                Self::CleanDragon => count_by_suit(cards).contains(&13),
                Self::Dragon => count_by_rank(cards) == [1; 13],
                Self::OneColour => {
                    let [clubs, diamonds, hearts, spades] = count_by_suit(cards);
                    clubs + spades == 0 || diamonds + hearts == 0
                }
                Self::FivePairsAndTrips => is_pairs_and(3, cards),
                Self::ThreeStraightFlushes => is_three_straight_flushes(cards),
                Self::SixPairs => is_pairs_and(1, cards),
                // Every way to share 5, 5 and 3 among the suits, and none other adds up to thirteen.
                Self::ThreeFlushes => {
                    count_by_suit(cards).iter().all(|count| [0, 3, 5, 8, 10, 13].contains(count))
                }
                Self::ThreeStraights => is_three_straights(cards),
            }
    }
}

/// What each natural wins from every opponent (OF-21): a table that can be replaced. A natural of 0 units is none.
///
/// # Examples
///
/// ```
/// use cardroom::Card;
/// use cardroom::open_face::{Natural, Naturals};
/// let cards = Card::parse_list("As2d3h4c5s6d7h8c9sTdJhQcKs").unwrap().into_iter().collect();
/// assert_eq!(Naturals::default().best(cards), Some((Natural::Dragon, 36)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(missing_docs)]
pub struct Naturals {
    pub clean_dragon: u32,
    pub dragon: u32,
    pub one_colour: u32,
    pub five_pairs_and_trips: u32,
    pub three_straight_flushes: u32,
    pub six_pairs: u32,
    pub three_flushes: u32,
    pub three_straights: u32,
}

impl Default for Naturals {
    /// The table of common practice, printed in OF-21.
    fn default() -> Self {
        Self {
            clean_dragon: 108,
            dragon: 36,
            one_colour: 30,
            five_pairs_and_trips: 20,
            three_straight_flushes: 20,
            six_pairs: 20,
            three_flushes: 18,
            three_straights: 16,
        }
    }
}

impl Naturals {
    /// The units that a natural wins from every opponent.
    pub const fn units(&self, natural: Natural) -> u32 {
        match natural {
            Natural::CleanDragon => self.clean_dragon,
            Natural::Dragon => self.dragon,
            Natural::OneColour => self.one_colour,
            Natural::FivePairsAndTrips => self.five_pairs_and_trips,
            Natural::ThreeStraightFlushes => self.three_straight_flushes,
            Natural::SixPairs => self.six_pairs,
            Natural::ThreeFlushes => self.three_flushes,
            Natural::ThreeStraights => self.three_straights,
        }
    }

    /// The natural among thirteen cards that wins the most, with its units.
    pub fn best(&self, cards: CardSet) -> Option<(Natural, u32)> {
        let found = Natural::ALL.into_iter().filter(|natural| self.units(*natural) > 0 && natural.is(cards));
        // Of equal units the one named first.
        found.map(|natural| (natural, self.units(natural))).rev().max_by_key(|(_, units)| *units)
    }
}

fn count_by_suit(cards: CardSet) -> [u32; 4] {
    Suit::ALL.map(|suit| cards.ranks_of(suit).count_ones())
}

fn count_by_rank(cards: CardSet) -> [u8; 13] {
    Rank::ALL
        .map(|rank| Suit::ALL.iter().filter(|suit| cards.contains(Card::new(rank, **suit))).count() as u8)
}

/// True for one rank that is there `odd` times and pairs otherwise.
fn is_pairs_and(odd: u8, cards: CardSet) -> bool {
    let counts = count_by_rank(cards);
    counts.iter().filter(|count| **count % 2 == 1).eq([&odd])
}

/// The runs of so many ranks in sequence, the ace below the two and above the king.
fn runs(length: usize) -> impl Iterator<Item = impl Iterator<Item = Rank> + Clone> + Clone {
    // From the ace below the two (place 0) up to the ace above the king (place 13).
    (0..=14 - length)
        .map(move |low| (low..low + length).filter_map(|place| Rank::ALL.get((place + 12) % 13).copied()))
}

fn is_three_straights(cards: CardSet) -> bool {
    fn without(counts: &[u8; 13], length: usize) -> impl Iterator<Item = [u8; 13]> + '_ {
        runs(length).filter_map(|run| {
            let mut left = *counts;
            for rank in run {
                left[rank as usize] = left[rank as usize].checked_sub(1)?;
            }
            Some(left)
        })
    }
    without(&count_by_rank(cards), 3)
        .any(|left| without(&left, 5).any(|left| without(&left, 5).next().is_some()))
}

fn is_three_straight_flushes(cards: CardSet) -> bool {
    fn without(cards: CardSet, length: usize) -> impl Iterator<Item = CardSet> {
        let flushes =
            move |suit| runs(length).map(move |run| run.map(|rank| Card::new(rank, suit)).collect());
        Suit::ALL
            .into_iter()
            .flat_map(flushes)
            .filter(move |run: &CardSet| (*run - cards).is_empty())
            .map(move |run| cards - run)
    }
    without(cards, 3).any(|left| without(left, 5).any(|left| without(left, 5).next().is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_21_each_natural_and_its_units() {
        for (cards, natural) in [
            ("AsKsQsJsTs9s8s7s6s5s4s3s2s", Some((Natural::CleanDragon, 108))),
            ("AsKdQsJsTs9s8s7s6s5s4s3s2s", Some((Natural::Dragon, 36))),
            ("AsKsQsJsTs9s8s7s6s5s4s3sAc", Some((Natural::OneColour, 30))),
            ("2h2d3h3d4h4d8h8dThTdKhKdJh", Some((Natural::OneColour, 30))),
            ("2h2d3h3s4h4s8h8sThTsKhKsKd", Some((Natural::FivePairsAndTrips, 20))),
            ("2h2d2c2s4h4s8h8sThTsKhKsKd", Some((Natural::FivePairsAndTrips, 20))),
            ("2h2d3h3s4h4s8h8sThTsKhKsJd", Some((Natural::SixPairs, 20))),
            ("2h2d2c2s8h8d8c8sThTsKhKsJd", Some((Natural::SixPairs, 20))),
            ("Ah2h3h4d5d6d7d8d9cTcJcQcKc", Some((Natural::Dragon, 36))),
            ("Ah2h3h3d4d5d6d7d8sTcJcQcKc", None),
            ("Ah2h3h3d4d5d6d7d9cTcJcQcKc", Some((Natural::ThreeStraightFlushes, 20))),
            ("AhKhQhAd2d3d4d5dAcTcJcQcKc", Some((Natural::ThreeStraightFlushes, 20))),
            ("Ah2h9h3d4d9d6d7d9cTc4cQcKc", Some((Natural::ThreeFlushes, 18))),
            ("2h4h6h8hTh3d5d7d9dJdAdKd2d", Some((Natural::OneColour, 30))),
            ("2h4h6h8hTh3c5c7c9cJcAcKc2c", Some((Natural::ThreeFlushes, 18))),
            ("As2h3h3d4d5h6d7d9cTsJcQcKc", Some((Natural::ThreeStraights, 16))),
            ("KsAh2h3d4d5h6d7d9cTsJcQcKc", None),
            ("AsKs2sJdTs9s8c7s6s5s4s3h3d", None),
        ] {
            let set = CardSet::distinct(Card::parse_list(cards).unwrap()).unwrap();
            assert_eq!(Naturals::default().best(set), natural, "{cards}");
        }
    }

    #[test]
    fn of_21_the_table_of_naturals_can_be_replaced() {
        let set = Card::parse_list("AsKsQsJsTs9s8s7s6s5s4s3s2s").unwrap().into_iter().collect();
        let table = Naturals { clean_dragon: 0, one_colour: 0, dragon: 13, ..Naturals::default() };
        assert_eq!(table.best(set), Some((Natural::ThreeStraightFlushes, 20)));
        let table = Naturals { three_straight_flushes: 13, three_flushes: 0, three_straights: 0, ..table };
        assert_eq!(table.best(set), Some((Natural::Dragon, 13)));
    }
}
