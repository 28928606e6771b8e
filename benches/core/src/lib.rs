//! Workloads that are timed natively and, as raw exports, inside WebAssembly. Peers run natively only.

use cardroom::{Card, CardSet, HandKey, HandTable, Seed};

/// The number of hands of seven cards.
pub const HANDS: u64 = 133_784_560;
/// The number of random hands: more would no longer fit the second-level cache.
pub const RANDOM: usize = 100_000;

/// Visits every hand of seven cards in seven nested loops, each adding a card to the sum of the loop around it.
#[inline(always)]
fn nested<K: Copy>(empty: K, cards: &[K; 52], add: impl Fn(K, K) -> K, mut visit: impl FnMut(K)) {
    for a in 6..52 {
        let hand = add(empty, cards[a]);
        for b in 5..a {
            let hand = add(hand, cards[b]);
            for c in 4..b {
                let hand = add(hand, cards[c]);
                for d in 3..c {
                    let hand = add(hand, cards[d]);
                    for e in 2..d {
                        let hand = add(hand, cards[e]);
                        for f in 1..e {
                            let hand = add(hand, cards[f]);
                            for &last in &cards[..f] {
                                visit(add(hand, last));
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The sum of the classes of all hands of seven cards.
#[inline(never)]
pub fn enumerate() -> u64 {
    let table = HandTable::seven();
    let cards =
        std::array::from_fn(|index| Card::from_index(index as u8).map_or(HandKey::EMPTY, HandKey::of));
    let mut sum = 0;
    nested(
        HandKey::EMPTY,
        &cards,
        |hand, card| hand + card,
        |hand| sum += u64::from(table.class(hand).number()),
    );
    sum
}

/// The same with the peer.
#[cfg(not(target_family = "wasm"))]
#[inline(never)]
pub fn enumerate_pokers() -> u64 {
    let mut sum = 0;
    nested(
        pokers::Hand::default(),
        &pokers::CARDS,
        |hand, card| hand + card,
        |hand| sum += u64::from(hand.evaluate()),
    );
    sum
}

/// The indices of random hands, seven by seven.
pub fn random_hands() -> Vec<u8> {
    let mut stream = Seed::new([6; 32]).stream(0);
    let mut deck: Vec<u8> = (0..52).collect();
    let hand = |_| {
        stream.shuffle(&mut deck);
        deck[..7].to_vec()
    };
    (0..RANDOM).flat_map(hand).collect()
}

/// The sum of the classes of hands of seven indices.
#[inline(never)]
pub fn evaluate(cards: &[u8]) -> u64 {
    let table = HandTable::seven();
    let key = |index: &u8| Card::from_index(*index).map_or(HandKey::EMPTY, HandKey::of);
    let class = |hand: &[u8; 7]| table.class(hand.iter().map(key).sum());
    cards.as_chunks().0.iter().map(|hand| u64::from(class(hand).number())).sum()
}

/// The same with the peer.
#[cfg(not(target_family = "wasm"))]
#[inline(never)]
pub fn evaluate_pokers(cards: &[u8]) -> u64 {
    let key = |hand: &[u8; 7]| {
        hand.iter().fold(pokers::Hand::default(), |key, &card| key + pokers::CARDS[usize::from(card)])
    };
    cards.as_chunks().0.iter().map(|hand| u64::from(key(hand).evaluate())).sum()
}

/// The sets of hands of seven indices.
pub fn sets(cards: &[u8]) -> Vec<CardSet> {
    cards
        .as_chunks::<7>()
        .0
        .iter()
        .map(|hand| hand.iter().copied().filter_map(Card::from_index).collect())
        .collect()
}

/// The exports that `compare.mjs` times. Results are returned so that no work is optimised away.
#[cfg(target_family = "wasm")]
mod exports {
    use super::*;
    use cardroom::{CardsValue, count_hands, evaluate_batch};
    use std::cell::RefCell;

    thread_local! { static RANDOM_HANDS: RefCell<Vec<u8>> = RefCell::default(); }

    #[unsafe(no_mangle)]
    extern "C" fn first_use() -> u32 {
        HandTable::seven().class(HandKey::EMPTY).value().number()
    }

    #[unsafe(no_mangle)]
    extern "C" fn enumerate_all() -> f64 {
        enumerate() as f64
    }

    #[unsafe(no_mangle)]
    extern "C" fn count_all() -> f64 {
        count_hands(CardSet::EMPTY, CardSet::EMPTY, 7).map_or(0.0, |counts| counts.iter().sum::<u64>() as f64)
    }

    #[unsafe(no_mangle)]
    extern "C" fn prepare() {
        RANDOM_HANDS.set(random_hands());
    }

    #[unsafe(no_mangle)]
    extern "C" fn evaluate_random() -> f64 {
        RANDOM_HANDS.with_borrow(|hands| evaluate(hands)) as f64
    }

    #[unsafe(no_mangle)]
    extern "C" fn batch_random() -> f64 {
        RANDOM_HANDS
            .with_borrow(|hands| evaluate_batch(hands, 7).map_or(0.0, |values| f64::from(values[RANDOM - 1])))
    }

    #[unsafe(no_mangle)]
    extern "C" fn random_card(place: u32) -> u32 {
        RANDOM_HANDS.with_borrow(|hands| u32::from(hands[place as usize]))
    }

    /// One hand as the 52 bits of its set.
    #[unsafe(no_mangle)]
    extern "C" fn one(low: u32, high: u32) -> u32 {
        let set = CardSet::from_bits(u64::from(high) << 32 | u64::from(low));
        set.and_then(CardsValue::of).map_or(0, CardsValue::number)
    }
}
