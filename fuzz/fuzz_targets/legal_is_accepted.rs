//! An action is accepted just where it is listed or the host's, and a refused one changes nothing.
#![no_main]

use arbitrary::Unstructured;
use cardroom::table::Action;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = cardroom_fuzz::play(&mut Unstructured::new(data), |hand, seat, action| {
        let hosts = matches!(action, Action::Timeout | Action::SitOut | Action::SitIn | Action::Release);
        let listed = hand.legal_actions(seat).iter().any(|legal| legal.allows(action));
        let before = hand.clone();
        let accepted = hand.act(seat, action).is_ok();
        assert!(hosts || accepted == listed, "{seat} {action}");
        if !accepted {
            assert_eq!(format!("{before:?}"), format!("{hand:?}"));
        }
    });
});
