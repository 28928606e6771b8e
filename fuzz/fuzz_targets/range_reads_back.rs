//! A text that is a range has pairs, and reads back the same when they are written one by one; any other names a place in it.
#![no_main]

use cardroom::{CardSet, Range};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match text.parse::<Range>() {
    Ok(range) => {
        let pair = |(cards, weight): (CardSet, u32)| {
            let cards: String = cards.iter().map(|card| card.to_string()).collect();
            format!("{cards}:{}.{:06}", weight / Range::FULL_WEIGHT, weight % Range::FULL_WEIGHT)
        };
        let pairs: Vec<String> = range.pairs().map(pair).collect();
        assert!((1..=Range::ANY_TWO).contains(&pairs.len()));
        assert_eq!(pairs.join(",").parse(), Ok(range));
    }
    Err(error) => assert!(error.position <= text.len()),
});
