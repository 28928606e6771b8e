use cardroom::games::LiarsPoker;
use cardroom::table::{Discard, Event, Hand, LegalAction, Phase, Street, Zone};
use cardroom::{Piece, Seat};

use crate::support::*;

const HANDS: [&str; 3] = ["1111111 1211111 1311111", "2111111 2211111 2311111", "3111111 3211111 3311111"];
const REST: &str = "4111111 4211111 4311111 4411111 4511111 4611111";

fn table(stacks: &[u64]) -> Hand {
    start_draw(LiarsPoker { stacks: stacks.to_vec(), deck: deck(&HANDS, REST), ..draw() })
}

/// All three in, the turn's exchange open.
fn on_the_turn() -> Hand {
    let mut hand = table(&[1000; 3]);
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call, 1 check, 2 check, 0 check");
    assert_eq!(hand.phase(), Phase::Exchange(Street::Turn));
    hand
}

fn own(hand: &Hand, seat: u8) -> Vec<(Zone, String)> {
    let own = &view(hand, seat).seats[usize::from(seat)];
    let text = |piece: &Option<Piece>| piece.map(|piece| piece.to_string()).unwrap_or_default();
    own.zones.iter().copied().zip(own.hand.iter().map(text)).collect()
}

fn noted(notes: &[(Zone, &str)]) -> Vec<(Zone, String)> {
    notes.iter().map(|(zone, note)| (*zone, (*note).to_owned())).collect()
}

#[test]
fn ld_01_only_the_owner_sees_a_note_until_the_showdown() {
    let mut hand = on_the_turn();
    for viewer in [Some(Seat(1)), None] {
        let view = hand.view(viewer);
        assert_eq!(view.seats[2].hand, [None; 3]);
        assert_eq!((view.seats[2].best.clone(), view.seats[2].shot), (None, None));
        assert_eq!(view.board, []);
    }
    assert_eq!(own(&hand, 2).len(), 3);
    assert!(!seen(&hand, Some(1)).iter().any(|line| line.contains("3111111")));
    assert!(seen(&hand, Some(2)).iter().any(|line| line.contains("3111111")));
    play(&mut hand, "1 stand, 2 stand, 0 stand, 1 check, 2 check, 0 check");
    play(&mut hand, "1 stand, 2 stand, 0 stand, 1 check, 2 check, 0 check");
    assert_eq!(hand.view(None).seats[2].hand.iter().flatten().count(), 3);
}

#[test]
fn ld_02_two_notes_then_a_third_and_three_ever_after() {
    let mut hand = table(&[1000; 3]);
    play(&mut hand, "0 place 1");
    let mut streets = Vec::new();
    play(&mut hand, "1 bet 100");
    while !hand.complete() {
        let size = hand.pieces(Seat(0)).len();
        match hand.phase() {
            Phase::Betting(street) => {
                streets.push((street, size));
                check_down(&mut hand);
            }
            _ => play(&mut hand, "1 exchange flop 0, 2 stand, 0 exchange preflop 0"),
        }
        if hand.phase() == Phase::Exchange(Street::River) {
            play(&mut hand, "1 exchange turn-river 0, 2 stand, 0 stand");
        }
    }
    let expected = [(Street::Preflop, 2), (Street::Flop, 3), (Street::Turn, 3), (Street::River, 3)];
    assert_eq!(streets, expected);
}

#[test]
fn ld_03_a_note_never_changes_its_zone() {
    use Zone::{Flop, Preflop, TurnRiver};
    let mut hand = on_the_turn();
    assert_eq!(own(&hand, 1), noted(&[(Preflop, "2111111"), (Preflop, "2211111"), (Flop, "2311111")]));
    play(&mut hand, "1 exchange preflop 0, 2 exchange flop 0, 0 stand");
    assert_eq!(own(&hand, 1), noted(&[(Preflop, "2211111"), (Flop, "2311111"), (TurnRiver, "4111111")]));
    assert_eq!(own(&hand, 2), noted(&[(Preflop, "3111111"), (Preflop, "3211111"), (TurnRiver, "4211111")]));
    play(&mut hand, "1 check, 2 check, 0 check, 1 exchange preflop 0, 2 exchange preflop 1, 0 stand");
    assert_eq!(own(&hand, 1), noted(&[(Flop, "2311111"), (TurnRiver, "4111111"), (TurnRiver, "4311111")]));
    assert_eq!(own(&hand, 2), noted(&[(Preflop, "3111111"), (TurnRiver, "4211111"), (TurnRiver, "4411111")]));
    assert_eq!(own(&hand, 0), noted(&[(Preflop, "1111111"), (Preflop, "1211111"), (Flop, "1311111")]));
}

#[test]
fn ld_04_the_owner_looks_at_one_zone_at_a_time_and_all_hear_of_it() {
    let mut hand = table(&[1000; 3]);
    assert_eq!(refused(&mut hand, "1 peek preflop"), ("ERR_ONE_ZONE", Some("LD-4")));
    play(&mut hand, "0 place 1");
    let peek = |hand: &Hand, seat| hand.legal_actions(Seat(seat)).last().cloned();
    assert_eq!(peek(&hand, 2), Some(LegalAction::Peek { zones: vec![Zone::Preflop] }));
    // Out of turn, as often as one likes.
    play(&mut hand, "2 peek preflop, 2 peek preflop, 0 peek preflop, 1 peek preflop");
    assert_eq!(refused(&mut hand, "2 peek flop"), ("ERR_ONE_ZONE", Some("LD-4")));
    play(&mut hand, "1 bet 100, 2 call, 0 call");
    assert_eq!(peek(&hand, 2), Some(LegalAction::Peek { zones: vec![Zone::Preflop, Zone::Flop] }));
    for mixed in ["preflop flop", "flop preflop", "preflop preflop", "preflop flop turn-river", ""] {
        assert_eq!(refused(&mut hand, &format!("2 peek {mixed}")), ("ERR_ONE_ZONE", Some("LD-4")));
    }
    play(&mut hand, "2 peek flop");
    assert_eq!(seen(&hand, Some(1)).last().unwrap(), "2 looks at flop");
    assert_eq!(turn(&hand), Some(1));
    play(&mut hand, "1 fold");
    assert_eq!(refused(&mut hand, "1 peek flop").0, "ERR_NOT_IN_HAND");
    assert!(!matches!(peek(&hand, 1), Some(LegalAction::Peek { .. })));
}

#[test]
fn ld_05_exchanges_go_clockwise_from_the_dealer_s_left_discard_first() {
    let mut hand = on_the_turn();
    assert_eq!(turn(&hand), Some(1));
    assert_eq!(refused(&mut hand, "2 stand"), ("ERR_NOT_YOUR_TURN", Some("LD-5")));
    assert_eq!(refused(&mut hand, "1 check"), ("ERR_NOT_NOW", Some("LD-5")));
    let held = [(Zone::Preflop, 0), (Zone::Preflop, 1), (Zone::Flop, 0)];
    let discards = held.map(|(zone, index)| Discard { zone, index }).to_vec();
    assert_eq!(hand.legal_actions(Seat(1))[..2], [LegalAction::Exchange { discards }, LegalAction::Stand]);
    for missing in ["preflop 2", "preflop 255", "flop 1", "turn-river 0"] {
        let refusal = refused(&mut hand, &format!("1 exchange {missing}"));
        assert_eq!(refusal, ("ERR_NO_SUCH_PIECE", Some("LD-5")), "{missing}");
    }
    play(&mut hand, "1 exchange preflop 1");
    let lines = lines(&hand);
    let last = &lines[lines.len() - 2..];
    assert_eq!(last, ["1 discards 2211111 of preflop 1", "1 is dealt 4111111 in turn-river"]);
    let others = seen(&hand, Some(2));
    let last = &others[others.len() - 2..];
    assert_eq!(last, ["1 discards hidden of preflop 1", "1 is dealt hidden in turn-river"]);
    assert_eq!(refused(&mut hand, "1 exchange preflop 0"), ("ERR_NOT_YOUR_TURN", Some("LD-5")));
    play(&mut hand, "2 stand");
    assert_eq!(refused(&mut hand, "2 exchange flop 0"), ("ERR_NOT_YOUR_TURN", Some("LD-5")));
    play(&mut hand, "0 stand");
    assert_eq!((hand.phase(), turn(&hand)), (Phase::Betting(Street::Turn), Some(1)));
    assert_eq!(refused(&mut hand, "1 exchange flop 0"), ("ERR_NOT_NOW", Some("LD-5")));
}

#[test]
fn ld_05_out_of_time_or_absent_a_seat_stands_pat() {
    let mut hand = on_the_turn();
    play(&mut hand, "1 timeout");
    assert_eq!(lines(&hand).last().unwrap(), "1 stands timeout");
    play(&mut hand, "0 sit-out, 2 stand");
    assert_eq!(lines(&hand).last().unwrap(), "0 stands timeout");
    assert_eq!(hand.phase(), Phase::Betting(Street::Turn));
}

#[test]
fn ld_05_who_has_folded_exchanges_no_more() {
    let mut hand = table(&[1000; 3]);
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call, 1 fold, 2 check, 0 check");
    assert_eq!(turn(&hand), Some(2));
    assert_eq!(refused(&mut hand, "1 exchange flop 0"), ("ERR_NOT_IN_HAND", Some("LD-5")));
}

#[test]
fn ld_06_a_note_received_on_the_turn_may_be_discarded_on_the_river() {
    let mut hand = on_the_turn();
    play(&mut hand, "1 exchange flop 0, 2 stand, 0 stand, 1 check, 2 check, 0 check");
    play(&mut hand, "1 exchange turn-river 0");
    let expected = [(Zone::Preflop, "2111111"), (Zone::Preflop, "2211111"), (Zone::TurnRiver, "4211111")];
    assert_eq!(own(&hand, 1), noted(&expected));
}

#[test]
fn ld_06_a_player_who_is_all_in_may_still_exchange() {
    let mut hand = table(&[1000, 200, 1000]);
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call, 2 bet 100, 0 call");
    assert_eq!(turn(&hand), Some(1));
    play(&mut hand, "1 exchange preflop 0, 2 stand, 0 stand");
    assert_eq!(turn(&hand), Some(2));
    let exchanged = |event: &Event| matches!(event, Event::Exchanged { seat: Seat(1), zone: Some(_), .. });
    assert_eq!(count(&hand, exchanged), 1);
}

#[test]
fn ld_04_nobody_peeks_at_a_hand_that_lies_face_up() {
    for (all_in_face_up, peeks) in [(true, false), (false, true)] {
        let mut hand = start_draw(LiarsPoker { stacks: vec![100; 3], all_in_face_up, ..draw() });
        play(&mut hand, "0 place 1");
        let peek = LegalAction::Peek { zones: vec![Zone::Preflop, Zone::Flop] };
        assert_eq!(hand.legal_actions(Seat(2)).contains(&peek), peeks);
        if !peeks {
            assert_eq!(refused(&mut hand, "2 peek preflop").1, Some("LD-4"));
        }
    }
}
