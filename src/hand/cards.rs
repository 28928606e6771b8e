use std::error::Error;
use std::fmt;

use super::front;
use super::ranks::RankCounts;
use super::table::HandTable;
use crate::{Card, CardSet, Rank, Suit};

/// The kinds of hands, from the lowest up (TH-15).
///
/// A straight flush to the ace is always a [`RoyalFlush`](Self::RoyalFlush), never a
/// [`StraightFlush`](Self::StraightFlush); since nothing else ranks between the two, the order of hands is
/// the same as without the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum CardsCategory {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush,
}

impl CardsCategory {
    /// All ten, from high card up.
    pub const ALL: [Self; 10] = [
        Self::HighCard,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
        Self::RoyalFlush,
    ];

    /// The name that JavaScript sees: `high-card` … `royal-flush`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::HighCard => "high-card",
            Self::Pair => "pair",
            Self::TwoPair => "two-pair",
            Self::ThreeOfAKind => "three-of-a-kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full-house",
            Self::FourOfAKind => "four-of-a-kind",
            Self::StraightFlush => "straight-flush",
            Self::RoyalFlush => "royal-flush",
        }
    }
}

/// The strength of a hand as one number: the larger wins, equal numbers split (TH-13).
///
/// The category stands in bits 20 and up, below it five ranks of four bits each, two = 2 … ace = 14, in the
/// order in which they are compared: a pair of nines with ace, king, four is `0x19_ed40`. Places without a
/// rank are zero. A straight has one rank, its highest; the lowest straight, `5-4-3-2-A`, has the five.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, CardsCategory, CardsValue};
/// let value = |cards| CardsValue::of(Card::parse_list(cards).unwrap().into_iter().collect()).unwrap();
/// assert_eq!(value("9s9hAdKc4s").number(), 0x19_ed40);
/// assert_eq!(value("9s9hAdKc4s").category(), CardsCategory::Pair);
/// assert!(value("5s4h3d2cAs") < value("6s5h4d3c2s"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct CardsValue(u32);

impl CardsValue {
    /// The value of the best hand in 3, 5, 6 or 7 cards; `None` for any other number of cards.
    ///
    /// Three cards are an open-face front: high card, pair or three of a kind (OF-8).
    #[inline]
    pub fn of(cards: CardSet) -> Option<Self> {
        match cards.len() {
            3 => Some(front::value(cards)),
            _ => Some(HandTable::of_size(cards.len())?.class(cards.into()).value()),
        }
    }

    /// The least that five cards are worth which hold these: equal ranks and kickers, no straight and no flush.
    pub(crate) fn floor(cards: CardSet) -> Self {
        RankCounts::of(cards).value_of_groups()
    }

    /// The number itself.
    #[inline]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The kind of hand.
    pub fn category(self) -> CardsCategory {
        CardsCategory::ALL[(self.0 >> 20) as usize]
    }

    /// The ranks that decide, in comparing order: one (a straight) to five (high card, flush).
    pub fn ranks(self) -> impl Iterator<Item = Rank> {
        SHIFTS.into_iter().filter_map(move |shift| {
            let number = (self.0 >> shift & 15) as usize;
            Rank::ALL.get(number.checked_sub(2)?).copied()
        })
    }

    /// The five ranks counted from the two = 0; where there is none, 0 too.
    pub(super) fn places(self) -> [u16; 5] {
        SHIFTS.map(|shift| (self.0 >> shift & 15).saturating_sub(2) as u16)
    }

    /// A category with its ranks, up to five in comparing order, and no kickers yet.
    pub(super) fn of_groups(category: CardsCategory, ranks: &[Rank]) -> Self {
        let packed =
            ranks.iter().zip(SHIFTS).fold(0, |packed, (&rank, shift)| packed | (rank as u32 + 2) << shift);
        Self((category as u32) << 20 | packed)
    }

    /// Adds up to `room` of a set of ranks (bit 0 is the two) after the first `place` ranks, the highest first.
    pub(super) fn with_kickers(mut self, place: usize, mut kickers: u16, room: usize) -> Self {
        for shift in SHIFTS.into_iter().skip(place).take(room) {
            let Some(top) = kickers.checked_ilog2() else { break };
            self.0 |= (top + 2) << shift;
            kickers ^= 1 << top;
        }
        self
    }
}

/// Where the five ranks stand in a value.
const SHIFTS: [u32; 5] = [16, 12, 8, 4, 0];

impl fmt::Debug for CardsValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardsValue({}", self.category().name())?;
        self.ranks().try_for_each(|rank| write!(f, " {}", rank.char()))?;
        f.write_str(")")
    }
}

/// The best hand in a set of cards, described.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, CardSet, CardsCategory, CardsHand};
/// let cards = CardSet::distinct(Card::parse_list("9s8s9h6dTs7s6s")?).unwrap();
/// let hand = CardsHand::evaluate(cards)?;
/// assert_eq!(hand.category, CardsCategory::StraightFlush);
/// assert_eq!(hand.cards, Card::parse_list("Ts9s8s7s6s")?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct CardsHand {
    /// The kind of hand.
    pub category: CardsCategory,
    /// The ranks that decide, in comparing order, as [`CardsValue::ranks`] gives them.
    pub ranks: Vec<Rank>,
    /// The five cards that make it (three of a front), groups first, then kickers, each from the highest
    /// down; the ace of `5-4-3-2-A` comes last. Of equal choices, the suit later in the alphabet.
    pub cards: Vec<Card>,
    /// The number by which hands compare.
    pub value: CardsValue,
}

impl CardsHand {
    /// Finds and describes the best hand in 3, 5, 6 or 7 cards, any of which may play (TH-13).
    ///
    /// # Errors
    ///
    /// [`EvaluateCardsError`] for any other number of cards: with fewer there is no hand yet, and no game here
    /// chooses from more.
    pub fn evaluate(cards: CardSet) -> Result<Self, EvaluateCardsError> {
        let value = CardsValue::of(cards).ok_or(EvaluateCardsError { count: cards.len() })?;
        let category = value.category();
        let ranks: Vec<Rank> = value.ranks().collect();
        let cards = playing(cards, category, &ranks);
        Ok(Self { category, ranks, cards, value })
    }
}

impl fmt::Display for CardsHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.category.name())?;
        self.cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

/// The cards that make a hand known to be in the set.
fn playing(cards: CardSet, category: CardsCategory, ranks: &[Rank]) -> Vec<Card> {
    use CardsCategory as C;
    let straight = matches!(category, C::Straight | C::StraightFlush | C::RoyalFlush);
    let one_suit = matches!(category, C::Flush | C::StraightFlush | C::RoyalFlush);
    let suit = flush_suit(cards).filter(|_| one_suit);
    // How many cards of each rank, in order.
    let counts: [usize; 5] = match category {
        C::Pair => [2, 1, 1, 1, 0],
        C::TwoPair => [2, 2, 1, 0, 0],
        C::ThreeOfAKind => [3, 1, 1, 0, 0],
        C::FullHouse => [3, 2, 0, 0, 0],
        C::FourOfAKind => [4, 1, 0, 0, 0],
        _ => [1; 5],
    };
    let top = ranks.first().map_or(0, |&rank| rank as usize);
    let mut playing = Vec::with_capacity(5);
    for (place, count) in counts.into_iter().enumerate() {
        let rank = if straight { Rank::ALL.get((top + 13 - place) % 13) } else { ranks.get(place) };
        let Some(&rank) = rank else { break };
        let of_rank = Suit::ALL.into_iter().rev().map(|suit| Card::new(rank, suit));
        let plays = |card: &Card| suit.is_none_or(|suit| suit == card.suit()) && cards.contains(*card);
        playing.extend(of_rank.filter(plays).take(count));
    }
    playing
}

/// The suit of which at least five of up to seven cards are.
fn flush_suit(cards: CardSet) -> Option<Suit> {
    Suit::ALL.into_iter().find(|&suit| cards.ranks_of(suit).count_ones() >= 5)
}

/// A number of cards that makes no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluateCardsError {
    /// How many cards there were.
    pub count: usize,
}

impl EvaluateCardsError {
    /// The numbers of cards that can be evaluated.
    pub const LEGAL: [usize; 4] = [3, 5, 6, 7];

    /// The code of the refusal.
    pub const fn code(self) -> &'static str {
        "ERR_CARD_COUNT"
    }
}

impl fmt::Display for EvaluateCardsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cards make no hand: give 5, 6 or 7, or 3 for an open-face front", self.count)
    }
}

impl Error for EvaluateCardsError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(cards: &str) -> CardSet {
        CardSet::distinct(Card::parse_list(cards).unwrap()).unwrap()
    }

    fn value(cards: &str) -> CardsValue {
        CardsValue::of(set(cards)).unwrap()
    }

    /// Checks the whole description of a hand.
    fn hand(cards: &str, category: CardsCategory, ranks: &str, playing: &str) {
        let hand = CardsHand::evaluate(set(cards)).unwrap();
        let letters: String = hand.ranks.iter().map(|rank| rank.char()).collect();
        assert_eq!(hand.category, category, "{cards}");
        assert_eq!(letters, ranks, "{cards}");
        assert_eq!(hand.cards, Card::parse_list(playing).unwrap(), "{cards}");
        assert_eq!(hand.value, value(cards), "{cards}");
        assert_eq!(hand.value, value(playing), "{cards}: the playing cards alone are worth as much");
    }

    #[test]
    fn th_15_categories_from_the_lowest_up() {
        let rising = [
            ("7s5h4d3c2s", "high-card"),
            ("AsKhQdJc9s", "high-card"),
            ("2s2h3d4c5s", "pair"),
            ("AsAhKdQcJs", "pair"),
            ("2s2h3d3c4s", "two-pair"),
            ("AsAhKdKcQs", "two-pair"),
            ("2s2h2d3c4s", "three-of-a-kind"),
            ("AsAhAdKcQs", "three-of-a-kind"),
            ("5s4h3d2cAs", "straight"),
            ("6s5h4d3c2s", "straight"),
            ("AsKhQdJcTs", "straight"),
            ("7s5s4s3s2s", "flush"),
            ("AsKsQsJs9s", "flush"),
            ("2s2h2d3c3s", "full-house"),
            ("AsAhAdKcKs", "full-house"),
            ("2s2h2d2c3s", "four-of-a-kind"),
            ("AsAhAdAcKs", "four-of-a-kind"),
            ("5s4s3s2sAs", "straight-flush"),
            ("KsQsJsTs9s", "straight-flush"),
            ("AsKsQsJsTs", "royal-flush"),
        ];
        assert!(rising.map(|(cards, _)| value(cards)).is_sorted_by(|a, b| a < b));
        for (cards, name) in rising {
            assert_eq!(value(cards).category().name(), name, "{cards}");
        }
        assert!(CardsCategory::ALL.is_sorted_by(|a, b| a < b));
        assert!((0..).zip(CardsCategory::ALL).all(|(place, category)| category as usize == place));
    }

    #[test]
    fn th_15_numbers_as_documented() {
        assert_eq!(value("AsKsQsJsTs").number(), 0x9e_0000);
        assert_eq!(value("KsQsJsTs9s").number(), 0x8d_0000);
        assert_eq!(value("5s4h3d2cAs").number(), 0x45_0000);
        assert_eq!(value("AsAhAdAcKs").number(), 0x7e_d000);
        assert_eq!(value("2s2h2d3c3s").number(), 0x62_3000);
        assert_eq!(value("7s5s4s3s2s").number(), 0x57_5432);
        assert_eq!(format!("{:?}", value("9s9hAdKc4s")), "CardsValue(pair 9 A K 4)");
    }

    #[test]
    fn th_15_kickers_decide() {
        for (better, worse) in [
            ("AsKhQdJc9s", "AsKhQdJc8s"),
            ("AsAhKd5c4s", "AsAhKd5c3s"),
            ("2s2h3d3c5s", "2s2h3d3c4s"),
            ("4s4h2d2c3s", "3s3h2d2cAs"),
            ("4s4h3d3c2s", "4s4h2d2cAs"),
            ("9s9h9d5c4s", "9s9h9d5c3s"),
            ("3s3h3d2c2s", "2s2h2dAcAs"),
            ("9s9h9d5c5s", "9s9h9d4c4s"),
            ("9s9h9d9c4s", "9s9h9d9c3s"),
            ("AsJs8s5s3s", "AsJs8s5s2s"),
        ] {
            assert!(value(better) > value(worse), "{better} {worse}");
        }
    }

    #[test]
    fn th_15_suits_never_decide() {
        for cards in ["AsKhQdJc9s", "AsAhKd5c4s", "9s8s7s6s5s", "AsJs8s5s3s", "2s2h3d3c5s7h8d"] {
            let turned = cards
                .replace('s', "x")
                .replace('c', "s")
                .replace('d', "c")
                .replace('h', "d")
                .replace('x', "h");
            assert_eq!(value(cards), value(&turned), "{cards}");
        }
        for suit in Suit::ALL {
            let royal =
                [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten].map(|rank| Card::new(rank, suit));
            assert_eq!(CardsValue::of(royal.into_iter().collect()), Some(value("AsKsQsJsTs")));
        }
    }

    #[test]
    fn th_15_the_ace_is_low_in_a_straight_and_never_in_the_middle() {
        use CardsCategory as C;
        hand("As2h3d4c5s", C::Straight, "5", "5s4c3d2hAs");
        hand("As2s3s4s5s", C::StraightFlush, "5", "5s4s3s2sAs");
        hand("As2h3d4c5s6h9d", C::Straight, "6", "6h5s4c3d2h");
        hand("AsKhQdJcTs9h8d", C::Straight, "A", "AsKhQdJcTs");
        hand("AsKh2d3c4s", C::HighCard, "AK432", "AsKh4s3c2d");
        hand("QsKsAs2s3s", C::Flush, "AKQ32", "AsKsQs3s2s");
    }

    #[test]
    fn th_13_the_best_five_of_seven() {
        use CardsCategory as C;
        hand("AsAhAdKsKhKd2c", C::FullHouse, "AK", "AsAhAdKsKh");
        hand("AsAhAdKsKh2d2c", C::FullHouse, "AK", "AsAhAdKsKh");
        hand("9s8s9h6dTs7s6s", C::StraightFlush, "T", "Ts9s8s7s6s");
        hand("AsAhKsKhQsQhJd", C::TwoPair, "AKQ", "AsAhKsKhQs");
        hand("AsAhKsKhQsQh2d", C::TwoPair, "AKQ", "AsAhKsKhQs");
        hand("3s3h2s2h5d5cAd", C::TwoPair, "53A", "5d5c3s3hAd");
        hand("9s9h9d9cKsKhKd", C::FourOfAKind, "9K", "9s9h9d9cKs");
        hand("As9s7s5s3s2sKh", C::Flush, "A9753", "As9s7s5s3s");
        hand("AhAdAcKs9s7s5s", C::ThreeOfAKind, "AK9", "AhAdAcKs9s");
        hand("AhAdKs9s7s5s2s", C::Flush, "K9752", "Ks9s7s5s2s");
        hand("6h5s4s3s2s7dKs", C::Flush, "K5432", "Ks5s4s3s2s");
        hand("AhKsQsJsTs9s2d", C::StraightFlush, "K", "KsQsJsTs9s");
        hand("AsKsQsJsTs9s8s", C::RoyalFlush, "A", "AsKsQsJsTs");
        hand("9s9h9d8s7h6d5c", C::Straight, "9", "9s8s7h6d5c");
        hand("AsQhTd8c6s4h2d", C::HighCard, "AQT86", "AsQhTd8c6s");
        hand("AsAhQd8c6s4h2d", C::Pair, "AQ86", "AsAhQd8c6s");
    }

    #[test]
    fn th_13_six_cards() {
        use CardsCategory as C;
        hand("AsAhAdKsKhKd", C::FullHouse, "AK", "AsAhAdKsKh");
        hand("AsAhKsKhQsQh", C::TwoPair, "AKQ", "AsAhKsKhQs");
        hand("As2h3d4c5s6h", C::Straight, "6", "6h5s4c3d2h");
        hand("As9s7s5s3s2s", C::Flush, "A9753", "As9s7s5s3s");
    }

    #[test]
    fn th_13_playing_the_board_splits() {
        let board = "AsKhQdJcTs";
        let hands = ["", "2c2d", "AhAd", "9h8h"]
            .map(|own| CardsHand::evaluate(set(&format!("{own}{board}"))).unwrap());
        assert!(hands.iter().all(|hand| hand.value == hands[0].value));
        assert_eq!(hands[1].cards, Card::parse_list(board).unwrap());
        assert_eq!(value("9c3dAsAhKsKdQh"), value("Jc2dAsAhKsKdQh"), "the queen on the board plays for both");
    }

    #[test]
    fn only_3_5_6_or_7_cards_make_a_hand() {
        for count in 0..=52 {
            let cards: CardSet = Card::all().take(count).collect();
            let legal = EvaluateCardsError::LEGAL.contains(&count);
            assert_eq!(CardsValue::of(cards).is_some(), legal, "{count}");
            assert_eq!(CardsHand::evaluate(cards).err(), (!legal).then_some(EvaluateCardsError { count }));
        }
    }
}
