//! Same set-up, seed and actions: the same events. A record leads to the very hand, an edited one to none.

use super::*;
use cardroom::games::TexasHoldem;
use cardroom::table::{Record, ReplayError, Stakes};

#[test]
fn the_same_setup_seed_and_actions_give_the_same_lines() {
    for number in 0..500 {
        let hand = play_hand(number, |_, _| {});
        let mut again = Hand::new(setup(number, &mut play::seed(number).stream(99))).unwrap();
        for (seat, action) in hand.actions() {
            again.act(*seat, action).unwrap();
        }
        assert_eq!(lines(again.events()), lines(hand.events()));
        assert_eq!(again.record().hash, hand.record().hash);
    }
}

#[test]
fn a_record_leads_to_the_very_hand_after_every_step() {
    for number in 0..1000 {
        // The hand goes on as its own replay, so that whatever a replay lost would be missing at the end.
        let mut mirror: Option<Hand> = None;
        let hand = play_hand(number, |hand, _| {
            let replayed = Hand::replay(hand.record()).unwrap();
            assert_eq!(lines(replayed.events()), lines(hand.events()));
            assert_eq!(format!("{replayed:?}"), format!("{hand:?}"));
            let known = mirror.as_ref().map_or(0, |mirror| mirror.actions().len());
            if let Some(mirror) = &mut mirror {
                for (seat, action) in &hand.actions()[known..] {
                    mirror.act(*seat, action).unwrap();
                }
                assert_eq!(mirror.record().hash, replayed.record().hash);
            }
            mirror = Some(replayed);
        });
        assert_eq!(mirror.unwrap().outcome(), hand.outcome());
    }
}

#[test]
fn a_hand_is_there_again_as_it_stood_after_each_of_its_actions() {
    for number in 0..300 {
        let mut seen = Vec::new();
        let hand = play_hand(number, |hand, _| seen.push(format!("{hand:?}")));
        for (actions, then) in seen.iter().enumerate() {
            let again = Hand::replay_first(hand.record(), actions).unwrap();
            assert_eq!(&format!("{again:?}"), then);
        }
        let whole = Hand::replay_first(hand.record(), usize::MAX).unwrap();
        assert_eq!(whole.record().hash, hand.record().hash);
        // The hash is over more than these actions: it is not compared.
        let forged = Record { hash: [0; 32], ..hand.record() };
        assert!(Hand::replay_first(forged, 1).is_ok());
    }
}

type Edit = fn(&mut Record);

/// Each field, changed.
const EDITS: [(&str, Edit); 17] = [
    ("game", |record| {
        let other = TexasHoldem { stacks: record.setup.stacks.clone(), ..TexasHoldem::default() };
        record.setup = other.setup(record.setup.seed.clone());
    }),
    ("a stack", |record| record.setup.stacks[0] += 1),
    ("a chair more", |record| record.setup.stacks.push(0)),
    ("button", |record| {
        record.setup.button = match record.setup.button {
            Button::Draw => Button::Seat(0),
            Button::Seat(_) => Button::Draw,
        }
    }),
    ("small blind", |record| {
        if let Stakes::Blinds { small, .. } = &mut record.setup.stakes {
            *small = Chips(if small.is_zero() { 25 } else { 0 });
        }
    }),
    ("big blind", |record| {
        if let Stakes::Blinds { big, .. } = &mut record.setup.stakes {
            *big = Chips(125);
        }
    }),
    ("straddles", |record| {
        if let Stakes::Blinds { straddles, .. } = &mut record.setup.stakes {
            straddles.push(Chips(1600));
        }
    }),
    ("ante mode", |record| {
        if let Stakes::Blinds { ante, .. } = &mut record.setup.stakes {
            ante.mode = if ante.mode == AnteMode::Each { AnteMode::BigBlind } else { AnteMode::Each };
        }
    }),
    ("ante amount", |record| {
        if let Stakes::Blinds { ante, .. } = &mut record.setup.stakes {
            ante.amount = Chips(50);
        }
    }),
    ("ante first", |record| {
        if let Stakes::Blinds { ante, .. } = &mut record.setup.stakes {
            ante.first = !ante.first;
        }
    }),
    ("limit", |record| {
        record.setup.limit =
            if record.setup.limit == Limit::NoLimit { Limit::PotLimit } else { Limit::NoLimit };
    }),
    ("chip unit", |record| record.setup.chip_unit = if record.setup.chip_unit == 5 { 1 } else { 5 }),
    ("auto show", |record| record.setup.auto_show = !record.setup.auto_show),
    ("face up", |record| record.setup.all_in_face_up = !record.setup.all_in_face_up),
    ("away", |record| {
        let mut away = record.setup.away;
        if away.contains(Seat(0)) {
            away.remove(Seat(0));
        } else {
            away.insert(Seat(0));
        }
        record.setup.away = away;
    }),
    ("hand", |record| record.setup.hand += 1),
    ("rake paid", |record| record.setup.rake_paid.insert(Seat(1))),
];

fn refused(record: Record, what: &str) {
    assert!(Hand::replay(record).is_err(), "a record with another {what} is accepted");
}

#[test]
fn a_record_with_any_field_edited_is_refused() {
    for number in 0..150 {
        play_hand(number, |hand, _| {
            for (what, edit) in EDITS {
                let mut record = hand.record();
                edit(&mut record);
                refused(record, what);
            }
            for place in [0, 31] {
                let mut record = hand.record();
                record.hash[place] ^= 1;
                assert_eq!(Hand::replay(record).unwrap_err(), ReplayError::Changed);
            }
            let mut other = hand.record();
            other.setup.seed = Some(play::seed(number + 1));
            refused(other, "seed");
            let mut none = hand.record();
            none.setup.seed = None;
            refused(none, "seed");
            // The same cards in the same order, but given instead of shuffled.
            let mut given = hand.record();
            let game = hand.record().setup.game;
            given.setup.deck = Some(game.deck(&play::seed(number), u64::from(hand.terms().hand)));
            refused(given, "deck");
        });
    }
}

#[test]
fn a_record_with_any_action_dropped_changed_or_swapped_is_refused() {
    for number in 0..500 {
        let hand = play_hand(number, |_, _| {});
        let actions = hand.actions().to_vec();
        let with =
            |actions: Vec<(Seat, Action)>, what: &str| refused(Record { actions, ..hand.record() }, what);
        for at in 0..actions.len() {
            let (seat, action) = &actions[at];
            let mut dropped = actions.clone();
            dropped.remove(at);
            with(dropped, "number of actions");
            let mut doubled = actions.clone();
            doubled.insert(at, actions[at].clone());
            with(doubled, "number of actions");
            for other in
                [Action::Timeout, Action::Fold, Action::Check, Action::Call, Action::Show, Action::Muck]
            {
                if other != *action {
                    let mut changed = actions.clone();
                    changed[at].1 = other;
                    with(changed, "action");
                }
            }
            let mut moved = actions.clone();
            moved[at].0 = Seat((seat.0 + 1) % hand.stacks().len() as u8);
            with(moved, "seat");
            if at > 0 && actions[at - 1] != actions[at] {
                let mut swapped = actions.clone();
                swapped.swap(at - 1, at);
                with(swapped, "order of actions");
            }
        }
        let mut more = actions.clone();
        more.push((Seat(0), if hand.away().contains(Seat(0)) { Action::SitIn } else { Action::SitOut }));
        with(more, "number of actions");
    }
}
