//! The table accepts what is advised, for every level, whoever is in turn and whatever came before.
#![no_main]

use arbitrary::Unstructured;
use cardroom::Seed;
use cardroom::advice::{Level, Spot, advise};
use cardroom::table::LegalAction;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = cardroom_fuzz::play(&mut Unstructured::new(data), |hand, seat, action| {
        let view = hand.view(Some(seat));
        if let Some(spot) = Spot::of(&view) {
            let decides = view.actions.iter().any(|legal| !matches!(legal, LegalAction::AskToShow { .. }));
            for level in Level::ALL {
                match advise(&spot, level, &Seed::new([data.len() as u8; 32])) {
                    Ok(advice) => assert!(hand.check(seat, &advice.action).is_ok(), "{seat} {}", advice.action),
                    Err(_) => assert!(!decides, "{seat} has something to decide"),
                }
            }
        }
        let _ = hand.act(seat, action);
    });
});
