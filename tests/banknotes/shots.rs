use cardroom::games::{LiarsPoker, MoonNotes};
use cardroom::table::{Event, Hand, Phase};
use cardroom::{Chips, Seat};

use crate::support::*;

/// No zeros anywhere; at place 1 a set of 9, a straight to 8 and a pair of 7; more for further seats.
const PLAIN: [&str; 5] = [
    "9911111 9811111 9711111",
    "8811111 7711111 6611111",
    "7611111 7511111 1411111",
    "5511111 5411111 1311111",
    "4411111 4311111 1211111",
];

/// The same hand with three zeros in its third note. Place 1 keeps its number, and what zeros add beats no set of 9.
fn armed(seat: usize) -> String {
    let (rest, third) = PLAIN[seat].rsplit_once(' ').unwrap();
    format!("{rest} {}00011{}", &third[..1], seat + 1)
}

/// A table whose seats in `armed_seats` have a shot.
fn table(stacks: &[u64], armed_seats: &[usize]) -> LiarsPoker {
    let hands: Vec<String> = (0..stacks.len())
        .map(|seat| if armed_seats.contains(&seat) { armed(seat) } else { PLAIN[seat].to_owned() })
        .collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    LiarsPoker { stacks: stacks.to_vec(), deck: deck(&hands, &filler(2 * stacks.len())), ..draw() }
}

/// Everybody stands pat and checks to the end.
fn down(mut hand: Hand) -> Hand {
    while !hand.complete() {
        match hand.phase() {
            Phase::Announcement => play(&mut hand, "0 place 1"),
            Phase::Exchange(_) => {
                let seat = turn(&hand).unwrap();
                play(&mut hand, &format!("{seat} stand"));
            }
            _ if lines(&hand).iter().any(|line| line.contains(" bet ")) => check_down(&mut hand),
            _ => {
                let opener = turn(&hand).unwrap();
                play(&mut hand, &format!("{opener} timeout"));
            }
        }
    }
    hand
}

fn armed_seats(hand: &Hand) -> Vec<u8> {
    let armed = hand.events().iter().filter_map(|event| match event {
        Event::Armed { seat } => seat.map(|seat| seat.0),
        _ => None,
    });
    armed.collect()
}

/// Up to the flop's betting.
fn on_the_flop(game: LiarsPoker) -> Hand {
    let mut hand = start_draw(game);
    play(&mut hand, "0 place 1, 1 bet 100");
    check_down(&mut hand);
    hand
}

#[test]
fn ld_07_three_zeros_in_the_third_note_arm_a_shot_that_its_owner_alone_knows_of() {
    let hand = on_the_flop(table(&[1000; 3], &[2]));
    assert_eq!(armed_seats(&hand), [2]);
    let shots = |viewer: Option<u8>| -> Vec<Option<bool>> {
        hand.view(viewer.map(Seat)).seats.iter().map(|seat| seat.shot).collect()
    };
    assert_eq!(shots(Some(2)), [None, None, Some(true)]);
    assert_eq!(shots(Some(1)), [None, Some(false), None]);
    assert_eq!(shots(None), [None; 3]);
    assert!(seen(&hand, Some(2)).contains(&"armed 2".to_owned()));
    for viewer in [None, Some(0), Some(1)] {
        assert!(!seen(&hand, viewer).iter().any(|line| line.contains("armed")), "{viewer:?}");
    }
    // Silent in the number of events, too.
    let without = on_the_flop(table(&[1000; 3], &[]));
    assert_eq!(seen(&hand, Some(1)).len(), seen(&without, Some(1)).len());
}

#[test]
fn ld_07_two_zeros_arm_nothing() {
    let hands = ["1111111 1211111 1001111", "2111111 2211111 2000111", "3111111 3211111 3300111"];
    let hand = on_the_flop(LiarsPoker { deck: deck(&hands, &filler(6)), ..draw() });
    assert_eq!(armed_seats(&hand), [1]);
}

#[test]
fn ld_08_by_option_the_zeros_of_all_three_notes_count() {
    // Three zeros in a preflop note; three over all; two over all.
    let hands = ["1000111 1211111 1311111", "2011111 2011112 2011113", "3011111 3011112 3311111"];
    let by = |moon_notes| {
        let game = LiarsPoker { variant: moon(moon_notes, true), deck: deck(&hands, &filler(6)), ..draw() };
        armed_seats(&on_the_flop(game))
    };
    assert_eq!(draw().variant, moon(MoonNotes::Flop, true));
    assert!(by(MoonNotes::Flop).is_empty());
    assert_eq!(by(MoonNotes::Hand), [0, 1]);
    assert_eq!(MoonNotes::from_name("hand"), Some(MoonNotes::Hand));
}

#[test]
fn ld_09_any_exchange_burns_the_shot_for_good() {
    let turn_steps = |choice: &str| format!("1 {choice}, 2 stand, 0 stand, 1 check, 2 check, 0 check");
    let play_on = |on_turn: &str, on_river: &str| {
        let mut hand = on_the_flop(table(&[1000; 3], &[1]));
        play(&mut hand, "1 check, 2 check, 0 check");
        play(&mut hand, &turn_steps(on_turn));
        let before = view(&hand, 1).seats[1].shot;
        play(&mut hand, &turn_steps(on_river));
        (before, pots(&hand)[0].2.iter().any(|share| share == "1 shot 300"))
    };
    assert_eq!(play_on("stand", "stand"), (Some(true), true));
    for exchange in ["exchange preflop 0", "exchange preflop 1", "exchange flop 0"] {
        assert_eq!(play_on(exchange, "stand"), (Some(false), false), "{exchange}");
        assert_eq!(play_on("stand", exchange), (Some(true), false), "{exchange}");
    }
}

#[test]
fn ld_09_no_shot_arises_on_turn_or_river() {
    let zeros = "4000001 5000001 6000001 7000001 8000001 4000002";
    let game = LiarsPoker { deck: deck(&PLAIN[..3], zeros), ..draw() };
    let mut hand = on_the_flop(game);
    play(&mut hand, "1 check, 2 check, 0 check, 1 exchange flop 0, 2 exchange preflop 0, 0 stand");
    play(&mut hand, "1 check, 2 check, 0 check, 1 stand, 2 exchange flop 0, 0 stand");
    assert!(armed_seats(&hand).is_empty());
    assert!((0..3).all(|seat| view(&hand, seat).seats[usize::from(seat)].shot == Some(false)));
    play(&mut hand, "1 check, 2 check, 0 check");
    assert!(pots(&hand)[0].2.iter().all(|share| share.contains("hand")));
}

#[test]
fn ld_10_a_held_shot_takes_half_whatever_the_hand() {
    let hand = down(start_draw(table(&[1000; 3], &[2])));
    assert_eq!(pots(&hand), [(600, vec![0, 1, 2], vec!["0 hand 300".to_owned(), "2 shot 300".to_owned()])]);
    assert_eq!(payouts(&hand), [300, 0, 300]);
}

#[test]
fn ld_10_two_or_three_held_shots_share_the_half() {
    let two = down(start_draw(table(&[1000; 3], &[1, 2])));
    assert_eq!(payouts(&two), [300, 150, 150]);
    let three = down(start_draw(table(&[1000; 4], &[1, 2, 3])));
    // 800: 400 to the hand; 133 and an odd unit to the first from the button's left.
    assert_eq!(payouts(&three), [400, 134, 133, 133]);
}

#[test]
fn ld_10_a_shot_and_the_best_hand_together_take_everything() {
    let hand = down(start_draw(table(&[1000; 3], &[0])));
    assert_eq!(pots(&hand)[0].2, ["0 hand 300", "0 shot 300"]);
    assert_eq!(payouts(&hand), [600, 0, 0]);
}

/// All-in in layers: seat 1 for 300, the others for 900.
fn layered(armed_seats: &[usize]) -> Hand {
    let mut hand = start_draw(table(&[900, 300, 900], armed_seats));
    play(&mut hand, "0 place 1, 1 bet 100, 2 raise 800, 0 call, 1 call");
    down(hand)
}

#[test]
fn ld_11_a_shot_is_paid_pot_by_pot_among_those_who_can_win_it() {
    let short = layered(&[1]);
    let told = |hand: &Hand| {
        pots(hand).into_iter().map(|(amount, _, shares)| (amount, shares.join(", "))).collect::<Vec<_>>()
    };
    assert_eq!(told(&short), [(900, "0 hand 450, 1 shot 450".to_owned()), (1200, "0 hand 1200".to_owned())]);
    let both = layered(&[1, 2]);
    assert_eq!(
        told(&both),
        [(900, "0 hand 450, 1 shot 225, 2 shot 225".to_owned()), (1200, "0 hand 600, 2 shot 600".to_owned())]
    );
}

#[test]
fn ld_11_a_layer_of_one_goes_back_before_it_is_halved() {
    let mut hand = start_draw(table(&[2000, 300, 900], &[2]));
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 raise 1900, 1 call, 2 call");
    let hand = down(hand);
    assert_eq!(hand.outcome().unwrap().returned.values(), [1100, 0, 0].map(Chips));
    assert_eq!(payouts(&hand), [1100 + 450 + 600, 0, 450 + 600]);
}

#[test]
fn ld_11_antes_are_halved_too_unless_the_option_leaves_them_to_the_hand() {
    let by = |moon_antes| {
        down(start_draw(LiarsPoker { variant: moon(MoonNotes::Flop, moon_antes), ..table(&[1000; 3], &[2]) }))
    };
    assert_eq!(draw().variant, moon(MoonNotes::Flop, true));
    assert_eq!(payouts(&by(true)), [300, 0, 300]);
    assert_eq!(payouts(&by(false)), [450, 0, 150]);
    // Antes lie in the main pot alone.
    let mut layered =
        start_draw(LiarsPoker { variant: moon(MoonNotes::Flop, false), ..table(&[900, 300, 900], &[2]) });
    play(&mut layered, "0 place 1, 1 bet 100, 2 raise 800, 0 call, 1 call");
    assert_eq!(payouts(&down(layered)), [300 + 300 + 600, 0, 300 + 600]);
}

#[test]
fn ld_11_a_shot_that_is_all_in_for_its_ante_takes_half_of_the_antes_or_nothing() {
    let by = |moon_antes| {
        let hand = down(start_draw(LiarsPoker {
            variant: moon(MoonNotes::Flop, moon_antes),
            ..table(&[1000, 100, 1000], &[1])
        }));
        let told =
            |(amount, eligible, shares): (u64, Vec<u8>, Vec<String>)| (amount, eligible, shares.join(", "));
        (pots(&hand).into_iter().map(told).collect::<Vec<_>>(), payouts(&hand))
    };
    let side = || (200, vec![0, 2], "0 hand 200".to_owned());
    let (halved, paid) = by(true);
    assert_eq!(halved, [(300, vec![0, 1, 2], "0 hand 150, 1 shot 150".to_owned()), side()]);
    assert_eq!(paid, [350, 150, 0]);
    let (whole, paid) = by(false);
    assert_eq!(whole, [(300, vec![0, 1, 2], "0 hand 300".to_owned()), side()]);
    assert_eq!(paid, [500, 0, 0]);
}

#[test]
fn ld_11_in_a_side_pot_where_all_rivals_muck_the_last_must_show_and_has_both_halves() {
    let mut hand = start_draw(LiarsPoker { auto_show: false, ..table(&[900, 300, 900], &[1, 2]) });
    play(&mut hand, "0 place 1, 1 bet 100, 2 raise 800, 0 call, 1 call");
    while matches!(hand.phase(), Phase::Exchange(_)) {
        let seat = turn(&hand).unwrap();
        play(&mut hand, &format!("{seat} stand"));
    }
    play(&mut hand, "0 muck");
    assert_eq!(refused(&mut hand, "2 muck"), ("ERR_MUST_SHOW", Some("LD-13")));
    play(&mut hand, "1 muck, 2 show");
    assert_eq!(payouts(&hand), [0, 0, 2100]);
}

#[test]
fn ld_11_zeros_used_as_jokers_do_not_burn_the_shot() {
    // 9-9 and a 3 with three zeros that shifts to 9: the best hand and the shot.
    let hands = ["9911111 9811111 3000111", "8811111 8711111 8611111", "7711111 7611111 7511111"];
    let plain = down(start_draw(LiarsPoker { deck: deck(&hands, &filler(6)), ..draw() }));
    assert!(lines(&plain).iter().any(|line| line.contains("0 set 9911111+0=9 9811111+0=9 3000111-3=9")));
    assert_eq!(payouts(&plain), [600, 0, 0]);
    assert_eq!(pots(&plain)[0].2, ["0 hand 300", "0 shot 300"]);
}

#[test]
fn ld_11_if_all_others_fold_there_is_no_shot() {
    let mut hand = on_the_flop(table(&[1000; 3], &[1, 2]));
    play(&mut hand, "1 bet 100, 2 fold, 0 fold");
    assert_eq!(pots(&hand), [(600, vec![1], vec!["1 fold 600".to_owned()])]);
    assert_eq!((payouts(&hand), shown(&hand)), (vec![0, 700, 0], 0));
}

#[test]
fn ld_12_an_odd_unit_stays_with_the_hand_s_half() {
    let game = |seats: usize, armed: &[usize]| LiarsPoker { ante: 25, ..table(&vec![1000; seats], armed) };
    let mut one = start_draw(game(3, &[1]));
    play(&mut one, "0 place 1, 1 bet 25, 2 call, 0 call, 1 bet 25, 2 call, 0 call");
    // 225: 113 to the hand, 112 to the shot.
    assert_eq!(payouts(&down(one)), [113, 112, 0]);
    let mut two = start_draw(game(4, &[1, 3]));
    play(&mut two, "0 place 1, 1 bet 25, 2 call, 3 call, 0 call, 1 bet 25, 2 fold, 3 call, 0 call");
    // 275: 138 to the hand, 137 to two shots, the odd unit of it to the first from the button's left.
    assert_eq!(payouts(&down(two)), [138, 69, 0, 68]);
}

#[test]
fn ld_13_who_does_not_show_loses_the_shot_too() {
    let mut hand = start_draw(LiarsPoker { auto_show: false, ..table(&[1000; 3], &[1, 2]) });
    play(&mut hand, "0 place 1, 1 bet 100");
    while !matches!(hand.phase(), Phase::Showdown) {
        let seat = turn(&hand).unwrap();
        match hand.phase() {
            Phase::Exchange(_) => play(&mut hand, &format!("{seat} stand")),
            _ => check_down(&mut hand),
        }
    }
    play(&mut hand, "2 muck, 0 show, 1 show");
    assert_eq!(payouts(&hand), [300, 300, 0]);
}
