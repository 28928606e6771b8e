use cardroom::games::LiarsPoker;
use cardroom::table::{Change, Event, Hand, NextHandError, Phase, Street};
use cardroom::{Chips, Seat};

use crate::support::*;

#[test]
fn lp_23_bets_lie_apart_by_seat_and_round_until_the_end() {
    let mut hand = start_holdem(holdem());
    play(&mut hand, "0 place 1, 1 bet 100, 2 raise 250, 0 fold, 1 call, 1 bet 120, 2 call, 1 check");
    let view = hand.view(None);
    let rounds: Vec<Vec<u64>> =
        view.seats.iter().map(|seat| seat.rounds.iter().map(|bet| bet.0).collect()).collect();
    assert_eq!(rounds, [vec![0, 0], vec![250, 120], vec![250, 120]]);
    assert_eq!(view.seats.iter().map(|seat| seat.contributed.0).collect::<Vec<_>>(), [100, 470, 470]);
    play(&mut hand, "2 bet 100");
    assert_eq!(hand.view(None).seats[2].bet, Chips(100));
    assert_eq!(hand.view(None).pot, Chips(1140));
}

#[test]
fn lp_23_all_ins_build_side_pots_by_layers() {
    let game = LiarsPoker {
        stacks: vec![900, 300, 600, 900],
        deck: deck(
            &["2211111 3311111", "9911111 9811111", "8811111 8711111", "7411111 2611111"],
            "9711111 8611111 1711111",
        ),
        ..holdem()
    };
    let mut hand = start_holdem(game);
    play(&mut hand, "0 place 1, 1 bet 100, 2 raise 500, 3 raise 800, 0 call, 1 call");
    assert_eq!(
        pots(&hand),
        [
            (1200, vec![0, 1, 2, 3], vec!["1 hand 1200".to_owned()]),
            (900, vec![0, 2, 3], vec!["2 hand 900".to_owned()]),
            (600, vec![0, 3], vec!["3 hand 600".to_owned()]),
        ]
    );
    assert_eq!(stacks(&hand), [0, 1200, 900, 600]);
}

fn all_in_on_the_flop(mut hand: Hand) -> Hand {
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call");
    if hand.phase() == Phase::Betting(Street::Preflop) {
        play(&mut hand, "1 check");
    }
    play(&mut hand, "1 bet 800, 2 call, 0 fold");
    hand
}

#[test]
fn lp_31_in_liars_holdem_hands_are_turned_up_before_the_rest_of_the_board() {
    let order = |all_in_face_up| {
        let hand = all_in_on_the_flop(start_holdem(LiarsPoker { all_in_face_up, ..holdem() }));
        assert!(hand.complete());
        let position = |test: fn(&Event) -> bool| hand.events().iter().position(test).unwrap();
        let river = position(|event| matches!(event, Event::Board { street: Street::River, .. }));
        (position(|event| matches!(event, Event::Shown { .. })) < river, shown(&hand))
    };
    assert!(holdem().all_in_face_up);
    assert_eq!(order(true), (true, 2));
    assert_eq!(order(false), (false, 2));
}

#[test]
fn lp_31_in_liars_draw_the_hands_stay_closed_and_exchanges_go_on() {
    let mut hand = all_in_on_the_flop(start_draw(draw()));
    assert!(!draw().all_in_face_up);
    assert_eq!((hand.phase(), turn(&hand)), (Phase::Exchange(Street::Turn), Some(1)));
    play(&mut hand, "1 exchange flop 0, 2 stand");
    assert_eq!((hand.phase(), turn(&hand)), (Phase::Exchange(Street::River), Some(1)));
    assert_eq!(shown(&hand), 0);
    assert_eq!(view(&hand, 2).seats[1].hand, [None; 3]);
    play(&mut hand, "1 exchange turn-river 0, 2 exchange preflop 1");
    assert_eq!((hand.complete(), shown(&hand)), (true, 2));
}

#[test]
fn lp_31_face_up_in_liars_draw_a_new_note_lies_face_up_too() {
    let mut hand = all_in_on_the_flop(start_draw(LiarsPoker { all_in_face_up: true, ..draw() }));
    assert_eq!((hand.phase(), shown(&hand)), (Phase::Exchange(Street::Turn), 2));
    play(&mut hand, "1 exchange flop 0");
    let new = hand.pieces(Seat(1))[2];
    assert_eq!(view(&hand, 2).seats[1].hand[2], Some(new));
    assert!(seen(&hand, None).last().unwrap().starts_with("1 shows"));
    assert!(seen(&hand, None).last().unwrap().contains(&new.to_string()));
    play(&mut hand, "2 stand, 1 stand, 2 stand");
    assert!(hand.complete());
    let all_ante = LiarsPoker { stacks: vec![100; 3], all_in_face_up: true, ..draw() };
    let mut hand = start_draw(all_ante);
    play(&mut hand, "0 place 1");
    let view = hand.view(None);
    assert!(view.seats.iter().all(|seat| seat.hand.len() == 3 && seat.hand.iter().all(Option::is_some)));
}

#[test]
fn lp_31_hands_stay_down_while_two_can_still_bet() {
    let mut hand = start_holdem(LiarsPoker { stacks: vec![1000, 200, 1000], ..holdem() });
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call");
    assert_eq!((hand.phase(), shown(&hand)), (Phase::Betting(Street::Flop), 0));
}

/// The notes that came off the deck.
fn used(hand: &Hand) -> usize {
    count(hand, |event| matches!(event, Event::Dealt { .. } | Event::Burned { .. } | Event::Board { .. }))
}

#[test]
fn lp_29_every_note_used_goes_to_the_muck_zone_and_the_hand_is_complete() {
    let folded_out = |mut hand: Hand| {
        play(&mut hand, "0 place 1, 1 bet 100, 2 fold, 0 fold");
        hand
    };
    let played_out = |mut hand: Hand| {
        play(&mut hand, "0 place 1, 1 bet 100, 2 fold, 0 call");
        while !hand.complete() {
            match hand.phase() {
                Phase::Exchange(Street::Turn) => play(&mut hand, "1 exchange flop 0, 0 stand"),
                Phase::Exchange(_) => play(&mut hand, "1 exchange turn-river 0, 0 exchange preflop 0"),
                _ => check_down(&mut hand),
            }
        }
        hand
    };
    let burning = || start_holdem(LiarsPoker { variant: burn(true), ..holdem() });
    for (hand, expected) in [
        (folded_out(start_holdem(holdem())), 6),
        (folded_out(start_draw(draw())), 6),
        (played_out(start_holdem(holdem())), 9),
        (played_out(burning()), 12),
        (played_out(start_draw(draw())), 11),
    ] {
        assert_eq!(used(&hand), expected);
        let lines = lines(&hand);
        assert_eq!(lines[lines.len() - 2], format!("clear {expected}"));
        assert!(lines[lines.len() - 1].starts_with("end") && lines[lines.len() - 3].starts_with("pot"));
    }
}

#[test]
fn lp_29_a_hand_that_is_complete_takes_no_action_and_only_then_comes_the_next() {
    for mut hand in [start_holdem(holdem()), start_draw(draw())] {
        let early = NextHandError::NotOver { rule: Some("LP-29") };
        assert_eq!(hand.next_hand(Change::default()).unwrap_err(), early);
        play(&mut hand, "0 place 1, 1 bet 100, 2 fold, 0 fold");
        assert_eq!(refused(&mut hand, "1 check"), ("ERR_HAND_OVER", Some("LP-29")));
        assert!(hand.next_hand(Change::default()).is_ok());
    }
}

#[test]
fn lp_29_the_button_moves_one_seat_clockwise_after_every_hand() {
    let mut hand = start_draw(LiarsPoker { stacks: vec![1000; 4], ..draw() });
    for dealer in [0, 1, 2, 3, 0_u8] {
        assert_eq!(hand.terms().button, Seat(dealer));
        let (left, next, last) = ((dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4);
        play(
            &mut hand,
            &format!("{dealer} place 1, {left} bet 100, {next} fold, {last} fold, {dealer} fold"),
        );
        hand = hand.next_hand(Change::default()).unwrap();
    }
}
