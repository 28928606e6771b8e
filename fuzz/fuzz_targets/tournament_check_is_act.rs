//! A tournament does just what `check` allows, a refusal changes nothing, and chips are where the accounts say.
#![no_main]

use arbitrary::Unstructured;
use cardroom::Chips;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = cardroom_fuzz::tournament::play(&mut Unstructured::new(data), |tournament, action, now| {
        let check = tournament.check(action, now);
        let before = (tournament.record().hash, tournament.view());
        let act = tournament.act(action, now).map(|_| ());
        assert_eq!(check, act, "{action}");
        if act.is_err() {
            assert_eq!((tournament.record().hash, tournament.view()), before);
        }
        let stacks: Chips = tournament.standings().iter().map(|one| one.stack).sum();
        assert_eq!(stacks, tournament.view().chips.in_play);
    });
});
