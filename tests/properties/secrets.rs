//! A view and the events for a viewer hold no piece that the viewer may not see.

use super::*;
use std::collections::HashSet;
use std::fmt::Write;

use cardroom::{Card, CardSet, Piece};

/// The cards that are named in a text, as whole words.
fn named(text: &str) -> CardSet {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).collect::<HashSet<_>>();
    Card::all().filter(|card| words.contains(card.to_string().as_str())).collect()
}

fn set(pieces: &[Piece]) -> CardSet {
    pieces.iter().filter_map(|piece| piece.card()).collect()
}

/// What is open to all, by the host's events.
fn open(hand: &Hand) -> CardSet {
    hand.events().iter().fold(CardSet::EMPTY, |open, event| match event {
        Event::Board { pieces, .. } | Event::Shown { pieces, .. } => open | set(pieces),
        _ => open,
    })
}

#[test]
fn a_view_and_redacted_events_hold_no_hidden_piece_for_any_viewer_at_any_step() {
    let (mut shown, mut closed, mut held) = (0, 0, 0);
    for number in 0..150 {
        play_hand(number, |hand, _| {
            let open = open(hand);
            if hand.phase() == Phase::Held {
                held += 1;
                assert!(hand.view(None).seats.iter().all(|seat| seat.hand.iter().all(Option::is_none)));
            }
            let secret = play::seed(number).to_hex();
            let viewers = std::iter::once(None).chain((0..=10).map(|seat| Some(Seat(seat))));
            for viewer in viewers {
                let own = viewer.map_or(CardSet::EMPTY, |seat| set(&hand.pieces(seat)));
                let view = format!("{:?}", hand.view(viewer));
                assert_eq!(named(&view) - (open | own), CardSet::EMPTY, "hand {number}, {viewer:?}: {view}");
                assert_eq!(
                    own - named(&view),
                    CardSet::EMPTY,
                    "hand {number}: {viewer:?} does not see its own"
                );
                let mut told = String::new();
                for event in hand.events() {
                    // The cards of the button's draw are another deck's.
                    if !matches!(event, Event::ButtonDrawn { .. }) && event.concerns(viewer) {
                        let seen = event.seen_by(viewer);
                        writeln!(told, "{seen} {seen:?}").unwrap();
                    }
                }
                assert_eq!(named(&told), open | own, "hand {number}, {viewer:?}: {told}");
                assert!(!view.contains(&secret) && !told.contains(&secret));
            }
            // The host's events tell more: the search would find it.
            let host = lines(hand.events()).join("\n");
            closed += (named(&host) - open).len();
            shown += open.len();
        });
    }
    assert!(shown > 1000 && closed > 5000 && held > 5, "{shown} {closed} {held}");
}

#[test]
fn no_refusal_names_a_hidden_piece() {
    for number in 0..200 {
        play_hand(number, |hand, _| {
            let open = open(hand);
            for seat in (0..=10).map(Seat) {
                for action in
                    [Action::Fold, Action::Show, Action::Muck, Action::Raise { to: Chips(1) }, Action::SitIn]
                {
                    if let Err(refusal) = hand.check(seat, &action) {
                        assert_eq!(named(&format!("{refusal} {refusal:?}")) - open, CardSet::EMPTY);
                    }
                }
            }
        });
    }
}

#[test]
fn a_hand_given_up_unseen_is_gone_for_all_but_its_owner() {
    let mut mucked = 0;
    for number in 0..300 {
        play_hand(number, |hand, _| {
            for gone in hand.terms().dealt_in.without(hand.live()).iter() {
                for viewer in hand.terms().dealt_in.iter() {
                    let view = &hand.view(Some(viewer)).seats[gone.index()];
                    assert_eq!(view.hand.is_empty(), viewer != gone && !view.shown);
                }
                mucked += 1;
            }
        });
    }
    assert!(mucked > 500);
}
