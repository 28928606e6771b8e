//! The best of five to seven cards is the best of all their fives, and the cards named make that value.
#![no_main]

use cardroom::{Card, CardSet, CardsHand, CardsValue};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: [u8; 7]| {
    let cards: CardSet = data.iter().filter_map(|byte| Card::from_index(byte % 52)).collect();
    let Ok(hand) = CardsHand::evaluate(cards) else { return };
    let all: Vec<Card> = cards.iter().collect();
    if all.len() >= 5 {
        let fives = (0_u8..1 << all.len()).filter(|mask| mask.count_ones() == 5);
        let five = |mask: u8| (0..all.len()).filter(|at| mask >> at & 1 == 1).map(|at| all[at]).collect();
        assert_eq!(fives.map(five).filter_map(CardsValue::of).max(), Some(hand.value));
    }
    assert_eq!(CardsValue::of(hand.cards.iter().copied().collect()), Some(hand.value));
    assert!(hand.cards.iter().all(|card| cards.contains(*card)));
});
