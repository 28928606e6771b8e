//! No chip is made or lost.
#![no_main]

use arbitrary::Unstructured;
use cardroom::Chips;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = cardroom_fuzz::play(&mut Unstructured::new(data), |hand, seat, action| {
        let total: Chips = hand.terms().stacks.values().iter().copied().sum();
        assert_eq!(hand.ledger().total(), total);
        let _ = hand.act(seat, action);
        assert_eq!(hand.ledger().total(), total);
        if hand.complete() {
            assert_eq!(hand.stacks().values().iter().copied().sum::<Chips>(), total);
        }
    });
});
