use cardroom::games::LiarsPoker;
use cardroom::table::{Action, Ending, Evaluation, Event, Hand, LegalAction, Phase, Street};
use cardroom::{Chips, NaturalRank, NumbersCategory, Seat};

use crate::support::*;

/// At place 1, with the board: 9-7-6 high, a set of 9, a straight to 9, a pair of 7.
const HANDS: [&str; 4] = ["1311111 3611111", "9911111 9811111", "8811111 7711111", "7611111 4411111"];
const BOARD: &str = "9711111 7511111 6511111";

/// Seat 1 is best, then 2, then 3, if any; seat 0 is worst.
fn holdem_of(stacks: &[u64], auto_show: bool) -> Hand {
    let deck = deck(&HANDS[..stacks.len()], BOARD);
    start_holdem(LiarsPoker { stacks: stacks.to_vec(), deck, auto_show, all_in_face_up: false, ..holdem() })
}

fn to_showdown(mut hand: Hand) -> Hand {
    play(&mut hand, "0 place 1, 1 bet 100");
    while matches!(hand.phase(), Phase::Betting(_)) {
        check_down(&mut hand);
    }
    hand
}

#[test]
fn lh_01_two_personal_notes_and_three_on_the_board_one_a_street() {
    let mut hand = start_holdem(holdem());
    play(&mut hand, "0 place 1, 1 bet 100");
    let mut streets = Vec::new();
    while let Phase::Betting(street) = hand.phase() {
        streets.push((street, hand.board().len()));
        assert!((0..3).all(|seat| hand.pieces(Seat(seat)).len() == 2));
        check_down(&mut hand);
    }
    let expected = [(Street::Preflop, 0), (Street::Flop, 1), (Street::Turn, 2), (Street::River, 3)];
    assert_eq!(streets, expected);
    let mut hand = start_holdem(holdem());
    play(&mut hand, "0 place 1");
    assert_eq!(refused(&mut hand, "1 exchange preflop 0"), ("ERR_NOT_NOW", Some("LH-1")));
    assert_eq!(refused(&mut hand, "1 peek preflop"), ("ERR_NOT_NOW", Some("LH-1")));
    assert_eq!(view(&hand, 1).seats[2].hand, [None, None]);
    assert_eq!(view(&hand, 2).seats[2].hand.iter().flatten().count(), 2);
}

#[test]
fn lh_02_from_the_flop_on_a_hand_of_three_and_at_showdown_the_best_three_of_five() {
    let category = |hand: &Hand, seat: u8| match view(hand, seat).seats[usize::from(seat)].best.clone() {
        Some(Evaluation::Numbers(best)) => Some((best.category, best.ranks[0].get())),
        _ => None,
    };
    let mut hand = holdem_of(&[1000; 3], true);
    play(&mut hand, "0 place 1");
    assert_eq!(category(&hand, 1), None);
    play(&mut hand, "1 bet 100, 2 call, 0 call, 1 check");
    assert_eq!(category(&hand, 1), Some((NumbersCategory::Set, 9)));
    assert_eq!(category(&hand, 0), Some((NumbersCategory::High, 9)));
    assert_eq!(view(&hand, 0).seats[1].best, None);
    // The board alone: 4-5-6 beats what anyone holds.
    let game = LiarsPoker {
        deck: deck(&["1111111 2222222", "1211111 9911111", "1311111 8811111"], "4411111 5511111 6611111"),
        ..holdem()
    };
    let hand = to_showdown(start_holdem(game));
    assert_eq!(payouts(&hand), [200; 3]);
    assert!(hand.outcome().unwrap().best.values().iter().all(|best| match best {
        Some(Evaluation::Numbers(best)) => best.used.iter().all(|used| used.index >= 2),
        _ => false,
    }));
}

#[test]
fn lp_08_two_players_count_one_community_note_differently_at_one_table() {
    let game = LiarsPoker {
        deck: deck(&["4111111 9211111", "4211111 6611111", "3111111 4311111"], "5001111 1711111 1811111"),
        ..holdem()
    };
    let hand = to_showdown(start_holdem(game));
    let best = lines(&hand).into_iter().find(|line| line.starts_with("best")).unwrap();
    assert!(best.contains("1 straight 6611111+0=6 5001111+0=5 4211111+0=4"), "{best}");
    assert!(best.contains("2 straight 5001111+0=5 4311111+0=4 3111111+0=3"), "{best}");
    assert!(best.contains("0 pair"), "{best}");
}

#[test]
fn lp_13_natural_rank_is_the_table_s_option() {
    // 7-7-2 natural against 7-7-5 of which one seven was an eight.
    let winner = |natural_rank| {
        let game = LiarsPoker {
            natural_rank,
            deck: deck(&["3111111 3211111", "7211111 2211111", "8011111 5211111"], "7411111 1311111 1411111"),
            ..holdem()
        };
        let hand = to_showdown(start_holdem(game));
        payouts(&hand)
    };
    assert_eq!(winner(NaturalRank::AfterKickers), [0, 0, 600]);
    assert_eq!(winner(NaturalRank::BeforeKickers), [0, 600, 0]);
}

#[test]
fn lp_14_equal_hands_split_and_the_odd_unit_lies_nearest_to_the_button_s_left() {
    let split = |button| {
        let game = LiarsPoker {
            stacks: vec![1000; 4],
            ante: 25,
            button: cardroom::table::Button::Seat(button),
            notes: Some(notes(
                "4411111 4411112 4411113 4411114 4411115 4411116 4411117 4411118 4411119 4411121 4411122",
            )),
            ..holdem()
        };
        let mut hand = start_holdem(game);
        let (left, next, last) = ((button + 1) % 4, (button + 2) % 4, (button + 3) % 4);
        play(
            &mut hand,
            &format!(
                "{button} place 1, {left} bet 25, {next} fold, {last} call, {button} call, {left} check"
            ),
        );
        while matches!(hand.phase(), Phase::Betting(_)) {
            check_down(&mut hand);
        }
        payouts(&hand)
    };
    // 175 among three.
    assert_eq!(split(0), [58, 59, 0, 58]);
    assert_eq!(split(2), [0, 58, 58, 59]);
}

#[test]
fn lp_15_the_final_combinations_are_told_as_an_event() {
    let hand = to_showdown(holdem_of(&[1000; 3], true));
    let Some(Event::BestHands { hands }) =
        hand.events().iter().find(|event| matches!(event, Event::BestHands { .. }))
    else {
        panic!("no combinations");
    };
    assert_eq!(hands.iter().map(|hand| hand.seat.0).collect::<Vec<_>>(), [1, 2, 0]);
    let lines = lines(&hand);
    let at = |start: &str| lines.iter().position(|line| line.starts_with(start)).unwrap();
    assert!(at("best 1 set 9911111+0=9") < at("pot 0"));
    assert!(seen(&hand, None).contains(&lines[at("best")]));
}

#[test]
fn lh_03_each_shows_or_mucks_in_any_order_and_who_does_not_show_is_out() {
    let mut hand = to_showdown(holdem_of(&[1000; 3], false));
    assert_eq!((hand.phase(), waits_for(&hand)), (Phase::Showdown, vec![0, 1, 2]));
    assert_eq!(hand.legal_actions(Seat(2)), [LegalAction::Show, LegalAction::Muck]);
    assert_eq!(refused(&mut hand, "2 check"), ("ERR_NOT_NOW", Some("LH-3")));
    play(&mut hand, "2 show, 1 muck");
    assert_eq!(waits_for(&hand), [0]);
    assert_eq!(refused(&mut hand, "1 show"), ("ERR_NOT_IN_HAND", Some("LH-3")));
    assert_eq!(refused(&mut hand, "2 muck"), ("ERR_NOT_YOUR_TURN", Some("LH-3")));
    assert_eq!(view(&hand, 0).seats[1].hand, []);
    play(&mut hand, "0 show");
    assert_eq!(payouts(&hand), [0, 0, 600]);
    assert_eq!(hand.outcome().unwrap().ending, Ending::Showdown);
}

#[test]
fn lh_03_auto_show_shows_for_everyone() {
    assert!(holdem().auto_show);
    let hand = to_showdown(holdem_of(&[1000; 3], true));
    assert_eq!((hand.complete(), shown(&hand), payouts(&hand)), (true, 3, vec![0, 600, 0]));
}

#[test]
fn lh_03_the_last_who_can_win_a_pot_must_show() {
    let mut hand = to_showdown(holdem_of(&[1000; 3], false));
    play(&mut hand, "1 muck, 2 muck");
    assert_eq!(hand.legal_actions(Seat(0)), [LegalAction::Show]);
    assert_eq!(refused(&mut hand, "0 muck"), ("ERR_MUST_SHOW", Some("LH-3")));
    play(&mut hand, "0 show");
    assert_eq!(pots(&hand), [(600, vec![0, 1, 2], vec!["0 hand 600".to_owned()])]);
}

#[test]
fn lh_03_out_of_time_a_seat_mucks_unless_it_must_show() {
    let mut hand = to_showdown(holdem_of(&[1000; 3], false));
    play(&mut hand, "1 timeout, 0 timeout, 2 timeout");
    assert_eq!(payouts(&hand), [0, 0, 600]);
    assert!(lines(&hand).contains(&"1 mucks timeout".to_owned()));
    assert_eq!(shown(&hand), 1);
    let mut absent = to_showdown(holdem_of(&[1000; 3], false));
    play(&mut absent, "1 sit-out");
    assert_eq!(waits_for(&absent), [0, 2]);
    play(&mut absent, "0 show, 2 show");
    assert_eq!(payouts(&absent), [0, 0, 600]);
}

/// Seat 1 (best) is all-in for 300, seat 2 for 600, seats 3 and 0 for 900.
fn with_side_pots() -> Hand {
    let mut hand = holdem_of(&[900, 300, 600, 900], false);
    play(&mut hand, "0 place 1, 1 bet 100, 2 raise 500, 3 raise 800, 0 call, 1 call");
    assert_eq!((hand.phase(), waits_for(&hand)), (Phase::Showdown, vec![0, 1, 2, 3]));
    hand
}

#[test]
fn lh_03_who_does_not_show_is_out_side_pot_by_side_pot() {
    let mut hand = with_side_pots();
    play(&mut hand, "2 muck, 1 show, 3 show, 0 show");
    let winners: Vec<_> = pots(&hand).into_iter().map(|(amount, _, shares)| (amount, shares)).collect();
    let expected = [(1200, "1 hand 1200"), (900, "3 hand 900"), (600, "3 hand 600")];
    assert_eq!(winners, expected.map(|(amount, share)| (amount, vec![share.to_owned()])));
    let mut hand = with_side_pots();
    play(&mut hand, "1 muck, 2 show, 3 show, 0 muck");
    assert_eq!(payouts(&hand), [0, 0, 2100, 600]);
}

#[test]
fn lh_03_the_last_who_can_win_a_side_pot_must_show_though_others_contend_for_the_main_pot() {
    let mut hand = with_side_pots();
    play(&mut hand, "3 muck");
    assert_eq!(refused(&mut hand, "0 muck"), ("ERR_MUST_SHOW", Some("LH-3")));
    assert_eq!(hand.legal_actions(Seat(2)), [LegalAction::Show, LegalAction::Muck]);
    play(&mut hand, "0 timeout, 1 muck, 2 muck");
    assert_eq!(payouts(&hand), [2700, 0, 0, 0]);
}

#[test]
fn lh_04_every_pot_goes_whole_to_its_strongest_hand() {
    let mut hand = with_side_pots();
    play(&mut hand, "0 show, 1 show, 2 show, 3 show");
    assert_eq!(payouts(&hand), [0, 1200, 900, 600]);
    assert!(pots(&hand).iter().all(|(_, _, shares)| shares.len() == 1));
}

#[test]
fn lh_05_burn_puts_a_note_away_before_each_street() {
    let board = |burn| {
        let deck = deck(&HANDS[..3], "1111111 2222222 3333333 4444444 5555555 6666666");
        let hand = to_showdown(start_holdem(LiarsPoker { variant: self::burn(burn), deck, ..holdem() }));
        let burned = count(&hand, |event| matches!(event, Event::Burned { .. }));
        let board: Vec<String> = hand.board().iter().map(ToString::to_string).collect();
        assert!(seen(&hand, None).iter().all(|line| !line.starts_with("burn") || line == "burn hidden"));
        (burned, board.join(" "))
    };
    assert_eq!(holdem().variant, self::burn(false));
    assert_eq!(board(false), (0, "1111111 2222222 3333333".to_owned()));
    assert_eq!(board(true), (3, "2222222 4444444 6666666".to_owned()));
}

#[test]
fn ld_13_in_liars_draw_who_does_not_show_is_out_too() {
    let game = LiarsPoker {
        auto_show: false,
        deck: deck(
            &["1311111 4611111 2411111", "9911111 9811111 9711111", "8811111 7711111 6611111"],
            &filler(6),
        ),
        ..draw()
    };
    let mut hand = start_draw(game);
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call, 1 check, 2 check, 0 check");
    play(&mut hand, "1 stand, 2 stand, 0 stand, 1 check, 2 check, 0 check");
    play(&mut hand, "1 stand, 2 stand, 0 stand, 1 check, 2 check, 0 check");
    assert_eq!(waits_for(&hand), [0, 1, 2]);
    play(&mut hand, "1 muck");
    assert_eq!(refused(&mut hand, "1 show"), ("ERR_NOT_IN_HAND", Some("LD-13")));
    play(&mut hand, "0 show, 2 show");
    assert_eq!(payouts(&hand), [0, 0, 600]);
    assert_eq!(hand.ledger().total(), Chips(3000));
}

#[test]
fn lh_03_a_hand_that_was_not_shown_cannot_be_asked_for() {
    let mut hand = start_holdem(LiarsPoker { auto_show: false, ..holdem() });
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call, 1 check, 1 check, 2 check, 0 check");
    play(&mut hand, "1 check, 2 check, 0 check, 1 bet 100, 2 call, 0 fold");
    let asks = |hand: &Hand| {
        hand.legal_actions(Seat(2)).iter().any(|action| matches!(action, LegalAction::AskToShow { .. }))
    };
    assert!(!asks(&hand));
    play(&mut hand, "1 muck, 2 show");
    assert!(hand.complete() && !asks(&hand));
    let asked = hand.check(Seat(2), &Action::AskToShow { seat: Seat(1) }).unwrap_err();
    assert_eq!(asked.rule, Some("LH-3"));
}
