//! Hand values counted exhaustively and held against a ranker written in another way.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::thread;

use cardroom::{Card, CardSet, CardsCategory, CardsValue, Seed, count_hands};

fn single(index: u8) -> CardSet {
    CardSet::from_iter(Card::from_index(index))
}

fn value(cards: CardSet) -> CardsValue {
    CardsValue::of(cards).unwrap()
}

/// Calls `visit` with every set of `more` cards below `end` joined to `cards`.
fn each_set(cards: CardSet, end: u8, more: u8, visit: &mut impl FnMut(CardSet)) {
    if more == 0 {
        return visit(cards);
    }
    for index in more - 1..end {
        each_set(cards | single(index), index, more - 1, visit);
    }
}

/// Ranks five cards by sorting them: the kind of hand, then the ranks, the most frequent and highest first.
/// Written from the rules and without anything of the evaluator: of two keys the larger is the better hand.
fn by_sorting(cards: &[Card]) -> (u8, Vec<u8>) {
    assert_eq!(cards.len(), 5);
    let mut groups: BTreeMap<u8, usize> = BTreeMap::new();
    for card in cards {
        *groups.entry(card.index() / 4 + 2).or_default() += 1;
    }
    let mut groups: Vec<(u8, usize)> = groups.into_iter().collect();
    groups.sort_by_key(|&(rank, count)| Reverse((count, rank)));
    let ranks: Vec<u8> = groups.iter().map(|&(rank, _)| rank).collect();
    let counts: Vec<usize> = groups.iter().map(|&(_, count)| count).collect();
    let flush = cards.iter().all(|card| card.suit() == cards[0].suit());
    let straight = match ranks[..] {
        [14, 5, 4, 3, 2] => Some(5),
        [top, _, _, _, bottom] if top - bottom == 4 => Some(top),
        _ => None,
    };
    match (straight, flush, &counts[..]) {
        (Some(14), true, _) => (9, vec![14]),
        (Some(top), true, _) => (8, vec![top]),
        (_, _, [4, 1]) => (7, ranks),
        (_, _, [3, 2]) => (6, ranks),
        (None, true, _) => (5, ranks),
        (Some(top), false, _) => (4, vec![top]),
        (_, _, [3, 1, 1]) => (3, ranks),
        (_, _, [2, 2, 1]) => (2, ranks),
        (_, _, [2, 1, 1, 1]) => (1, ranks),
        _ => (0, ranks),
    }
}

/// The counts are published in many places, for instance <https://en.wikipedia.org/wiki/Poker_probability>.
#[test]
#[cfg_attr(debug_assertions, ignore = "133 784 560 hands: run with --release")]
fn th_15_category_counts_of_all_seven_card_hands() {
    // Ordered by the highest card: from card 44 up there are as many hands as below it, about.
    let count = |tops: std::ops::Range<u8>| {
        let mut counts = [0u64; 10];
        for top in tops {
            each_set(single(top), top, 6, &mut |cards| counts[value(cards).category() as usize] += 1);
        }
        counts
    };
    let (low, high) = thread::scope(|scope| {
        let low = scope.spawn(|| count(0..47));
        (count(47..52), low.join().unwrap())
    });
    let counts: HashMap<_, _> = CardsCategory::ALL
        .into_iter()
        .map(|category| (category, low[category as usize] + high[category as usize]))
        .collect();
    assert_eq!(counts[&CardsCategory::HighCard], 23_294_460);
    assert_eq!(counts[&CardsCategory::Pair], 58_627_800);
    assert_eq!(counts[&CardsCategory::TwoPair], 31_433_400);
    assert_eq!(counts[&CardsCategory::ThreeOfAKind], 6_461_620);
    assert_eq!(counts[&CardsCategory::Straight], 6_180_020);
    assert_eq!(counts[&CardsCategory::Flush], 4_047_644);
    assert_eq!(counts[&CardsCategory::FullHouse], 3_473_184);
    assert_eq!(counts[&CardsCategory::FourOfAKind], 224_848);
    assert_eq!(counts[&CardsCategory::StraightFlush] + counts[&CardsCategory::RoyalFlush], 41_584);
    assert_eq!(counts[&CardsCategory::RoyalFlush], 4_324);
    assert_eq!(counts.values().sum::<u64>(), 133_784_560);
    let at_once = count_hands(CardSet::EMPTY, CardSet::EMPTY, 7).unwrap();
    assert_eq!(CardsCategory::ALL.map(|category| counts[&category]), at_once);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "2 598 960 hands sorted: run with --release")]
fn th_15_all_five_card_hands_agree_in_order_with_sorting() {
    // One key for each value and, read in the order of the values, rising keys: the two orders are the same.
    let mut keys: BTreeMap<CardsValue, (u8, Vec<u8>)> = BTreeMap::new();
    let mut hands = 0;
    each_set(CardSet::EMPTY, 52, 5, &mut |cards| {
        hands += 1;
        let key = by_sorting(&cards.iter().collect::<Vec<_>>());
        assert_eq!(*keys.entry(value(cards)).or_insert_with(|| key.clone()), key, "{cards:?}");
    });
    assert_eq!(hands, 2_598_960);
    assert_eq!(keys.len(), 7_462);
    assert!(keys.values().is_sorted_by(|worse, better| worse < better));
    for (value, (category, ranks)) in keys {
        assert_eq!(value.category() as u8, category);
        assert_eq!(value.ranks().map(|rank| rank as u8 + 2).collect::<Vec<_>>(), ranks);
    }
}

#[test]
fn th_13_seven_and_six_cards_are_worth_their_best_five() {
    let hands = if cfg!(debug_assertions) { 2_000 } else { 200_000 };
    let mut stream = Seed::new([13; 32]).stream(0);
    let mut deck: Vec<Card> = Card::all().collect();
    for _ in 0..hands {
        stream.shuffle(&mut deck);
        for count in [6, 7] {
            let cards: Vec<Card> = deck[..count].to_vec();
            let mut best = None;
            for left_out in 0..1u32 << count {
                if left_out.count_ones() as usize != count - 5 {
                    continue;
                }
                let five: CardSet = (0..)
                    .zip(&cards)
                    .filter(|(place, _)| left_out >> place & 1 == 0)
                    .map(|(_, &card)| card)
                    .collect();
                best = best.max(CardsValue::of(five));
            }
            assert_eq!(CardsValue::of(cards.iter().copied().collect()), best, "{cards:?}");
        }
    }
}

/// The ranks of five in a row, the highest first, in a set of ranks from 2 to 14; 5 for five, four, three, two, ace.
fn straight_in(ranks: u16) -> Option<u32> {
    let with_low_ace = ranks | (ranks >> 14 & 1) << 1;
    (5..=14).rev().find(|top| with_low_ace >> (top - 4) & 0b1_1111 == 0b1_1111)
}

/// The highest `count` ranks of a set, as digits of base 16.
fn highest(mut ranks: u16, count: u32) -> u32 {
    let mut digits = 0;
    for _ in 0..count {
        let top = 15 - ranks.leading_zeros() as u16;
        ranks &= !(1 << top);
        digits = digits << 4 | u32::from(top);
    }
    digits
}

/// Ranks seven cards by how often each rank and suit occurs, category before ranks: of two numbers the larger is the better
/// hand. Written from the rules and without anything of the evaluator.
fn by_counting(cards: &[Card]) -> u32 {
    let mut suits = [0u16; 4];
    let mut times = [0u16; 5]; // the ranks that occur at least so often
    for card in cards {
        let rank = 1u16 << (card.index() / 4 + 2);
        suits[usize::from(card.index() % 4)] |= rank;
        let free = (1..5).find(|&count| times[count] & rank == 0).unwrap();
        times[free] |= rank;
    }
    let [_, one, two, three, four] = times;
    let worth = |category: u32, ranks: u32| category << 20 | ranks;
    let flush = suits.into_iter().find(|suit| suit.count_ones() >= 5);
    if let Some(top) = flush.and_then(straight_in) {
        return worth(8, top);
    }
    if four != 0 {
        return worth(7, highest(four, 1) << 4 | highest(one & !four, 1));
    }
    let trips = highest_of(three);
    if three != 0 && two & !(1 << trips) != 0 {
        return worth(6, u32::from(trips) << 4 | highest(two & !(1 << trips), 1));
    }
    if let Some(suit) = flush {
        return worth(5, highest(suit, 5));
    }
    if let Some(top) = straight_in(one) {
        return worth(4, top);
    }
    if three != 0 {
        return worth(3, u32::from(trips) << 8 | highest(one & !three, 2));
    }
    match two.count_ones() {
        0 => worth(0, highest(one, 5)),
        1 => worth(1, highest(two, 1) << 12 | highest(one & !two, 3)),
        _ => {
            let (high, low) = (highest_of(two), highest_of(two & !(1 << highest_of(two))));
            let kicker = highest(one & !(1 << high | 1 << low), 1);
            worth(2, u32::from(high) << 8 | u32::from(low) << 4 | kicker)
        }
    }
}

/// The highest rank of a set, 0 where there is none.
fn highest_of(ranks: u16) -> u16 {
    (15u16).saturating_sub(ranks.leading_zeros() as u16)
}

#[test]
fn th_15_ten_million_random_pairs_are_ordered_as_by_counting() {
    let pairs = if cfg!(debug_assertions) { 10_000 } else { 10_000_000 };
    let mut stream = Seed::new([15; 32]).stream(0);
    let mut deck: Vec<Card> = Card::all().collect();
    for _ in 0..pairs {
        // The first nine of a shuffle: two hands of two and a board of five.
        for place in 0..9 {
            let other = place + stream.below(52 - place as u32) as usize;
            deck.swap(place, other);
        }
        let hand = |own: usize| -> [Card; 7] {
            [deck[own], deck[own + 1], deck[4], deck[5], deck[6], deck[7], deck[8]]
        };
        let (a, b) = (hand(0), hand(2));
        let fast = value(a.into_iter().collect()).cmp(&value(b.into_iter().collect()));
        assert_eq!(fast, by_counting(&a).cmp(&by_counting(&b)), "{a:?} {b:?}");
    }
}
