//! A record leads to the same events, byte by byte, and to the same state.
#![no_main]

use arbitrary::Unstructured;
use cardroom::table::{Event, Hand};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut last = None;
    let _ = cardroom_fuzz::play(&mut Unstructured::new(data), |hand, seat, action| {
        let _ = hand.act(seat, action);
        last = Some(hand.clone());
    });
    let Some(hand) = last else { return };
    let replayed = Hand::replay(hand.record()).expect("its own record is refused");
    let lines = |hand: &Hand| hand.events().iter().map(Event::to_string).collect::<Vec<_>>();
    assert_eq!(lines(&replayed), lines(&hand));
    assert_eq!(format!("{replayed:?}"), format!("{hand:?}"));
});
