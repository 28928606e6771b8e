//! A text is a card just where the card is written so again; a list gives its cards back or names a position in it.
#![no_main]

use cardroom::Card;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string(), text);
        assert_eq!(Card::from_index(card.index()), Some(card));
    }
    match Card::parse_list(text) {
        Ok(cards) => {
            let written: String = cards.iter().map(Card::to_string).collect();
            assert_eq!(written, text.replace(' ', ""));
        }
        Err(error) => assert!(error.position <= text.chars().count()),
    }
});
