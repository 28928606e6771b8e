use cardroom::games::LiarsPoker;
use cardroom::table::{Event, Hand, LegalAction, Phase, Street};
use cardroom::{Chips, Seat};

use crate::support::*;

fn legal(hand: &Hand, seat: u8) -> Vec<LegalAction> {
    let legal = hand.legal_actions(Seat(seat));
    legal.into_iter().filter(|action| !matches!(action, LegalAction::Peek { .. })).collect()
}

fn bet(min: u64, max: u64) -> LegalAction {
    LegalAction::Bet { min: Chips(min), max: Chips(max), step: Chips(1) }
}

fn raise(min: u64, max: u64) -> LegalAction {
    LegalAction::Raise { min: Chips(min), max: Chips(max), step: Chips(1) }
}

fn call(amount: u64) -> LegalAction {
    LegalAction::Call { amount: Chips(amount) }
}

fn holdem_with(stacks: &[u64]) -> Hand {
    let mut hand = start_holdem(LiarsPoker { stacks: stacks.to_vec(), ..holdem() });
    play(&mut hand, "0 place 1");
    hand
}

/// Everybody's ante and the forced bet called by all.
fn holdem_on_the_flop(stacks: &[u64]) -> Hand {
    let mut hand = holdem_with(stacks);
    check_down(hand_with_opening(&mut hand));
    hand
}

/// The hand itself, its forced bet made.
fn hand_with_opening(hand: &mut Hand) -> &mut Hand {
    let opener = turn(hand).unwrap();
    play(hand, &format!("{opener} bet 100"));
    hand
}

#[test]
fn lp_24_the_seat_left_of_the_dealer_opens_with_a_bet_of_the_ante_and_nothing_else() {
    let mut closed = start_draw(draw());
    play(&mut closed, "0 place 1");
    for mut hand in [holdem_with(&[1000; 3]), closed] {
        assert_eq!(turn(&hand), Some(1));
        assert_eq!(legal(&hand, 1), [bet(100, 100)]);
        for other in ["check", "fold", "call", "bet 99", "bet 101", "bet 900", "raise 100", "raise 200"] {
            let refusal = refused(&mut hand, &format!("1 {other}"));
            assert_eq!(refusal, ("ERR_FORCED_BET", Some("LP-24")), "{other}");
        }
        assert_eq!(refused(&mut hand, "2 call"), ("ERR_NOT_YOUR_TURN", Some("LP-24")));
        play(&mut hand, "1 bet 100");
        assert_eq!(
            (turn(&hand), legal(&hand, 2)),
            (Some(2), vec![call(100), raise(200, 900), LegalAction::Fold])
        );
        assert_eq!(refused(&mut hand, "2 check"), ("ERR_CHECK_FACING_BET", Some("LP-24")));
        assert_eq!(refused(&mut hand, "2 bet 200"), ("ERR_BET_FACING_BET", Some("LP-24")));
        assert_eq!(refused(&mut hand, "2 raise 199"), ("ERR_RAISE_TOO_SMALL", Some("LP-24")));
        play(&mut hand, "2 raise 200");
        assert_eq!(legal(&hand, 0), [call(200), raise(300, 900), LegalAction::Fold]);
    }
}

#[test]
fn lp_24_an_opener_out_of_time_or_absent_makes_the_forced_bet() {
    let mut hand = holdem_with(&[1000; 3]);
    play(&mut hand, "1 timeout");
    assert!(lines(&hand).contains(&"1 bet 100 total 100 timeout".to_owned()));
    let mut absent = start_draw(LiarsPoker { away: [Seat(1)].into_iter().collect(), ..draw() });
    play(&mut absent, "0 place 1");
    assert_eq!(turn(&absent), Some(2));
}

#[test]
fn lp_24_a_shorter_opener_goes_all_in_and_the_others_owe_the_whole_ante() {
    for (stack, behind) in [(150, 50), (101, 1)] {
        let mut hand = holdem_with(&[1000, stack, 1000]);
        assert_eq!(legal(&hand, 1), [bet(behind, behind)]);
        assert_eq!(refused(&mut hand, "1 bet 100"), ("ERR_FORCED_BET", Some("LP-24")));
        play(&mut hand, &format!("1 bet {behind}"));
        assert_eq!(legal(&hand, 2), [call(100), raise(200, 900), LegalAction::Fold]);
        play(&mut hand, "2 call");
        assert_eq!(legal(&hand, 0), [call(100), raise(200, 900), LegalAction::Fold]);
        play(&mut hand, "0 call");
        assert_eq!(hand.phase(), Phase::Betting(Street::Flop));
        let pots: Vec<u64> = hand.pots().iter().map(|pot| pot.amount.0).collect();
        assert_eq!(pots, [300 + 3 * behind, 2 * (100 - behind)]);
    }
    let exact = holdem_with(&[1000, 200, 1000]);
    assert_eq!(legal(&exact, 1), [bet(100, 100)]);
}

#[test]
fn lp_24_a_seat_all_in_for_its_ante_is_passed_over_and_the_next_opens() {
    let mut hand = holdem_with(&[1000, 100, 1000, 1000]);
    assert_eq!((turn(&hand), legal(&hand, 2)), (Some(2), vec![bet(100, 100)]));
    play(&mut hand, "2 bet 100, 3 call, 0 call");
    assert_eq!((hand.phase(), turn(&hand)), (Phase::Betting(Street::Preflop), Some(2)));
    let last = holdem_with(&[1000, 100, 100, 1000, 100]);
    assert_eq!(turn(&last), Some(3));
    let mut dealer_too = holdem_with(&[1000, 100, 100, 1000]);
    play(&mut dealer_too, "3 bet 100");
    assert_eq!(turn(&dealer_too), Some(0));
}

#[test]
fn lp_24_with_one_seat_or_none_having_money_there_is_no_betting() {
    for stacks in [[1000, 100, 100], [100, 1000, 100], [100, 100, 100]] {
        let hand = holdem_with(&stacks);
        assert!(hand.complete(), "{stacks:?}");
        assert_eq!(count(&hand, |event| matches!(event, Event::Acted { .. })), 0);
        assert_eq!(hand.board().len(), 3);
        let mut hand = start_draw(LiarsPoker { stacks: stacks.to_vec(), ..draw() });
        play(&mut hand, "0 place 1");
        assert_eq!(hand.phase(), Phase::Exchange(Street::Turn));
    }
}

#[test]
fn lp_25_the_opener_has_the_last_word_in_liars_holdem_unless_the_option_is_off() {
    let called = |opener_option| {
        let mut hand = start_holdem(LiarsPoker { opener_option, ..holdem() });
        play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call");
        hand
    };
    assert!(holdem().opener_option);
    let mut hand = called(true);
    assert_eq!((hand.phase(), turn(&hand)), (Phase::Betting(Street::Preflop), Some(1)));
    assert_eq!(legal(&hand, 1), [LegalAction::Check, raise(200, 900), LegalAction::Fold]);
    play(&mut hand, "1 raise 200");
    assert_eq!(
        (turn(&hand), legal(&hand, 2)),
        (Some(2), vec![call(100), raise(300, 900), LegalAction::Fold])
    );
    assert_eq!(called(false).phase(), Phase::Betting(Street::Flop));
}

#[test]
fn lp_25_in_liars_draw_the_round_is_over_unless_the_option_is_on() {
    let called = |opener_option| {
        let mut hand = start_draw(LiarsPoker { opener_option, ..draw() });
        play(&mut hand, "0 place 1, 1 bet 100, 2 call, 0 call");
        (hand.phase(), turn(&hand))
    };
    assert!(!draw().opener_option);
    assert_eq!(called(false), (Phase::Betting(Street::Flop), Some(1)));
    assert_eq!(called(true), (Phase::Betting(Street::Preflop), Some(1)));
    let mut raised = start_draw(draw());
    play(&mut raised, "0 place 1, 1 bet 100, 2 raise 200, 0 call");
    assert_eq!(
        (turn(&raised), legal(&raised, 1)),
        (Some(1), vec![call(100), raise(300, 900), LegalAction::Fold])
    );
}

#[test]
fn lp_26_a_fold_burns_the_ante_and_the_notes_leave_at_once() {
    let mut hand = start_holdem(holdem());
    play(&mut hand, "0 place 1, 1 bet 100, 2 fold");
    assert_eq!(stacks(&hand)[2], 900);
    assert_eq!(hand.ledger().pot(), Chips(400));
    assert!(view(&hand, 0).seats[2].hand.is_empty());
    assert_eq!(refused(&mut hand, "2 call"), ("ERR_NOT_IN_HAND", Some("LP-24")));
    play(&mut hand, "0 call, 1 check, 1 bet 100, 0 fold");
    assert_eq!(stacks(&hand), [800, 1300, 900]);
}

#[test]
fn lp_27_later_rounds_start_left_of_the_dealer_and_a_bet_is_at_least_the_ante() {
    let mut hand = holdem_on_the_flop(&[1000; 3]);
    assert_eq!((hand.phase(), turn(&hand)), (Phase::Betting(Street::Flop), Some(1)));
    assert_eq!(legal(&hand, 1), [LegalAction::Check, bet(100, 800), LegalAction::Fold]);
    let (seat, short) = step("1 bet 99");
    let refusal = hand.check(seat, &short).unwrap_err();
    assert_eq!((refusal.reason.code(), refusal.rule), ("ERR_BET_TOO_SMALL", Some("LP-27")));
    assert!(refusal.to_string().contains("100"));
    assert_eq!(refused(&mut hand, "1 bet 801"), ("ERR_BET_TOO_LARGE", Some("LP-27")));
    assert_eq!(refused(&mut hand, "2 check"), ("ERR_NOT_YOUR_TURN", Some("LP-27")));
    play(&mut hand, "1 check, 2 bet 150");
    assert_eq!(legal(&hand, 0), [call(150), raise(300, 800), LegalAction::Fold]);
    play(&mut hand, "0 raise 350");
    assert_eq!(legal(&hand, 1), [call(350), raise(550, 800), LegalAction::Fold]);
    play(&mut hand, "1 fold, 2 call");
    assert_eq!((hand.phase(), turn(&hand)), (Phase::Betting(Street::Turn), Some(2)));
}

#[test]
fn lp_27_a_stack_below_the_minimum_may_go_all_in_and_does_not_reopen() {
    let mut hand = holdem_on_the_flop(&[1000, 260, 1000]);
    assert_eq!(legal(&hand, 1), [LegalAction::Check, bet(60, 60), LegalAction::Fold]);
    play(&mut hand, "1 bet 60");
    assert_eq!(legal(&hand, 2), [call(60), raise(160, 800), LegalAction::Fold]);
    let mut short = holdem_on_the_flop(&[1000, 1000, 350]);
    play(&mut short, "1 bet 100");
    assert_eq!(legal(&short, 2), [call(100), raise(150, 150), LegalAction::Fold]);
    play(&mut short, "2 raise 150, 0 call");
    assert_eq!(legal(&short, 1), [call(50), LegalAction::Fold]);
    assert_eq!(refused(&mut short, "1 raise 800"), ("ERR_NOT_REOPENED", Some("LP-27")));
}

#[test]
fn lp_27_no_limit_above() {
    let mut hand = holdem_on_the_flop(&[100_000; 3]);
    play(&mut hand, "1 bet 99800");
    assert_eq!(stacks(&hand)[1], 0);
}

#[test]
fn lp_27_out_of_time_a_seat_checks_where_that_is_free_and_folds_where_not() {
    let mut hand = holdem_on_the_flop(&[1000; 3]);
    play(&mut hand, "1 timeout, 2 bet 100, 0 timeout");
    let lines = lines(&hand);
    let end = &lines[lines.len() - 3..];
    assert_eq!(end, ["1 check 0 total 0 timeout", "2 bet 100 total 100", "0 fold 0 total 0 timeout"]);
}

#[test]
fn lp_28_where_all_but_one_fold_that_one_takes_all_and_shows_nothing() {
    let mut hand = start_holdem(holdem());
    play(&mut hand, "0 place 1, 1 bet 100, 2 raise 500, 0 fold, 1 fold");
    assert_eq!(stacks(&hand), [900, 800, 1300]);
    assert_eq!(pots(&hand), [(500, vec![2], vec!["2 fold 500".to_owned()])]);
    assert_eq!(shown(&hand), 0);
    assert!(!lines(&hand).iter().any(|line| line.starts_with("best")));
    assert_eq!(view(&hand, 0).seats[2].hand, [None; 2]);
    assert_eq!(hand.outcome().unwrap().returned.values(), [0, 0, 400].map(Chips));
}
