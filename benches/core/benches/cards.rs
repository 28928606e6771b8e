//! `cargo bench --manifest-path benches/core/Cargo.toml`

use cardroom::{CardSet, CardsHand, CardsValue, HandKey, HandTable, count_hands, evaluate_batch};
use cardroom_benches::{self as work, HANDS, RANDOM};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

#[divan::bench_group(sample_count = 10, sample_size = 1, counters = [ItemsCount::new(HANDS)])]
mod all_hands_of_seven {
    use super::*;

    #[divan::bench]
    fn cardroom() -> u64 {
        work::enumerate()
    }

    #[divan::bench]
    fn pokers() -> u64 {
        work::enumerate_pokers()
    }

    #[divan::bench]
    fn cardroom_counted_by_ranks() -> [u64; 10] {
        count_hands(CardSet::EMPTY, CardSet::EMPTY, 7).unwrap()
    }
}

#[divan::bench_group(counters = [ItemsCount::new(RANDOM)])]
mod random_hands_of_seven {
    use super::*;

    #[divan::bench]
    fn indices_cardroom(bencher: Bencher) {
        let hands = work::random_hands();
        bencher.bench(|| work::evaluate(&hands));
    }

    #[divan::bench]
    fn indices_pokers(bencher: Bencher) {
        let hands = work::random_hands();
        bencher.bench(|| work::evaluate_pokers(&hands));
    }

    #[divan::bench]
    fn checked_batch(bencher: Bencher) {
        let hands = work::random_hands();
        bencher.bench(|| evaluate_batch(&hands, 7).unwrap());
    }

    #[divan::bench]
    fn prebuilt_keys(bencher: Bencher) {
        let keys: Vec<HandKey> = work::sets(&work::random_hands()).into_iter().map(HandKey::from).collect();
        let table = HandTable::seven();
        bencher.bench(|| keys.iter().map(|&key| u64::from(table.class(key).number())).sum::<u64>());
    }

    #[divan::bench]
    fn values_of_sets(bencher: Bencher) {
        let sets = work::sets(&work::random_hands());
        let number = |&set: &CardSet| CardsValue::of(set).map_or(0, |value| u64::from(value.number()));
        bencher.bench(|| sets.iter().map(number).sum::<u64>());
    }

    #[divan::bench]
    fn described(bencher: Bencher) {
        let sets = work::sets(&work::random_hands());
        bencher.bench(|| sets.iter().filter(|&&set| CardsHand::evaluate(set).is_ok()).count());
    }
}
