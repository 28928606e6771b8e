//! The game accepts what is advised, in all four games, for every level, whoever is in turn and whatever came before.
#![no_main]

use arbitrary::Unstructured;
use cardroom::Seed;
use cardroom::advice::{Level, PlacingSpot, Spot, advise, advise_placing};
use cardroom::open_face::Action;
use cardroom::table::LegalAction;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Unstructured::new(data);
    let dice = Seed::new([data.len() as u8; 32]);
    if bytes.ratio(1, 4).unwrap_or(false) {
        let _ = cardroom_fuzz::place(&mut bytes, |game, seat| {
            let spot = PlacingSpot::of(&game.view(Some(seat)))?;
            // An expert takes some milliseconds for each street.
            for level in [Level::Beginner, Level::Regular] {
                let placement = advise_placing(&spot, level, &dice).ok()?.placement;
                let action = Action::Place(placement);
                assert!(game.check(seat, &action).is_ok(), "{seat} {action:?}");
            }
            advise_placing(&spot, Level::Beginner, &dice).ok().map(|advice| Action::Place(advice.placement))
        });
        return;
    }
    let _ = cardroom_fuzz::play_any(&mut bytes, |hand, seat, action| {
        let view = hand.view(Some(seat));
        if let Some(spot) = Spot::of(&view) {
            let optional = |legal: &LegalAction| {
                matches!(legal, LegalAction::AskToShow { .. } | LegalAction::Peek { .. })
            };
            let decides = view.actions.iter().any(|legal| !optional(legal));
            for level in Level::ALL {
                match advise(&spot, level, &dice) {
                    Ok(advice) => {
                        assert!(hand.check(seat, &advice.action).is_ok(), "{seat} {}", advice.action)
                    }
                    Err(_) => assert!(!decides, "{seat} has something to decide"),
                }
            }
        }
        let _ = hand.act(seat, action);
    });
});
