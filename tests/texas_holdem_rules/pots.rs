//! Who gets what: TH-9, TH-13, TH-14, TH-15.

use super::*;
use cardroom::betting::layer;
use cardroom::{BySeat, CardSet, CardsCategory, CardsValue};

/// Ten to the jack's three: nothing on it helps a pair in the hole.
const DRY: &str = "Jc9h8d4s3c";

fn dealt(stacks: &[u64], hands: &[&str], board: &str) -> Table {
    Table::new(TexasHoldem { deck: Some(deck(hands, board)), ..game(stacks) })
}

/// Everyone checks to the end.
fn check_down(table: &mut Table) {
    while let Some(seat) = table.to_act() {
        table.play(&format!("{seat} check"));
    }
}

#[test]
fn th_09_three_all_in_at_different_depths_one_of_them_short_of_the_blind() {
    // From the button's left: kings in seat 1 (300), aces in seat 2 (60), queens in seat 3 (600), seven high.
    let mut table = dealt(&[1000, 300, 60, 600], &["KsKd", "AsAd", "QsQd", "7c2h"], DRY);
    table.play("3 raise 600, 0 call, 1 call");
    assert!(table.0.complete());
    assert_eq!(table.pots(), [(240, vec![0, 1, 2, 3]), (720, vec![0, 1, 3]), (600, vec![0, 3])]);
    assert_eq!(
        table.lines("pot "),
        [
            "pot 0 of 240 among 0 1 2 3: 2 hand 240",
            "pot 1 of 720 among 0 1 3: 1 hand 720",
            "pot 2 of 600 among 0 3: 3 hand 600"
        ]
    );
    assert_eq!(table.stacks(), [400, 720, 240, 600]);
}

#[test]
fn th_09_the_best_hand_wins_every_pot_that_it_may_win_and_no_other() {
    // The aces of seat 3 (all-in for 200) win the main pot alone, though seat 0 has more in.
    let mut table = dealt(&[1000, 1000, 1000, 200], &["7c2h", "QsQd", "AsAd", "KsKd"], DRY);
    table.play("3 raise 200, 0 raise 400, 1 fold, 2 call");
    check_down(&mut table);
    // Main: 3 × 200 and the small blind's 50; side: 2 × 200 to the kings.
    assert_eq!(table.stacks(), [1000, 950, 600, 650]);
}

#[test]
fn th_09_chips_of_who_folded_stay_in_the_layers_that_they_reached() {
    let mut table = dealt(&[1000, 1000, 1000, 200], &["7c2h", "QsQd", "AsAd", "KsKd"], DRY);
    // Seat 2 folds on the flop with 400 in: 200 of it in either pot.
    table.play("3 raise 200, 0 raise 400, 1 call, 2 call, 1 check, 2 check, 0 bet 100, 1 call, 2 fold");
    assert_eq!(table.pots(), [(800, vec![0, 1, 3]), (800, vec![0, 1])]);
    check_down(&mut table);
    assert_eq!(table.stacks(), [500 + 800, 500, 600, 800]);
}

#[test]
fn th_09_a_layer_whose_contributors_all_folded_joins_the_pot_below() {
    // 300 came from two who folded, where the last player live is in for 100.
    let put_in = BySeat::from_vec([100, 300, 300, 40].map(Chips).to_vec()).unwrap();
    let pots = layer(&put_in, seats(&[0]), Chips(5));
    assert_eq!(
        pots.iter().map(|pot| (pot.amount, pot.eligible)).collect::<Vec<_>>(),
        [(Chips(745), seats(&[0]))]
    );
    // The two live at 100 and 200; the folded 300s top the second pot up.
    let put_in = BySeat::from_vec([100, 200, 300, 300].map(Chips).to_vec()).unwrap();
    let pots = layer(&put_in, seats(&[0, 1]), Chips::ZERO);
    assert_eq!(
        pots.iter().map(|pot| (pot.amount, pot.eligible)).collect::<Vec<_>>(),
        [(Chips(400), seats(&[0, 1])), (Chips(500), seats(&[1]))]
    );
}

#[test]
fn th_09_a_folded_blind_above_an_all_in_call_is_not_lost() {
    // Seat 3 is all-in for 60 and seat 0 for 80 under the blind; the small blind folds; nobody can bet any more.
    let mut table = dealt(&[80, 1000, 1000, 60], &["7c2h", "QsQd", "AsAd", "KsKd"], DRY);
    table.play("3 call, 0 call, 1 fold");
    assert!(table.0.complete());
    // Main 4 × 60 less the small blind's 10; side 20 of seat 0 and 20 of the big blind, of which 20 came back.
    assert_eq!(table.lines("gets back"), ["2 gets back 20"]);
    assert_eq!(table.stacks(), [40, 950, 920, 230]);
}

#[test]
fn th_13_the_best_five_of_seven_with_two_one_or_none_of_the_own_cards() {
    let winners = |hands: &[&str], board| {
        let mut table = dealt(&[1000, 1000], hands, board);
        table.play("0 call, 1 check");
        check_down(&mut table);
        table.stacks()
    };
    // Both own cards: a flush in seat 1 against a straight by one card of seat 0.
    assert_eq!(winners(&["Ah2h", "Qs3d"], "KhJhTh9c4d"), [900, 1100]);
    // One own card: the fourth ten against a full house of two own queens.
    assert_eq!(winners(&["QsQd", "Tc2c"], "ThTdTsKc4d"), [1100, 900]);
    // None: both play the board, and split.
    assert_eq!(winners(&["2c3d", "2s3h"], "AhKdQcJsTh"), [1000, 1000]);
}

#[test]
fn th_13_kickers_decide_as_far_as_five_cards_go() {
    let stacks = |first, second, board| {
        let mut table = dealt(&[1000, 1000], &[first, second], board);
        table.play("0 call, 1 check");
        check_down(&mut table);
        table.stacks()
    };
    assert_eq!(stacks("AsQd", "AdJc", "Ah9c8d4s2c"), [900, 1100]);
    // The fifth card of both is the eight of the board.
    assert_eq!(stacks("As5d", "Ad6c", "AhKc9d8s2c"), [1000, 1000]);
}

#[test]
fn th_14_two_tied_winners_of_an_odd_side_pot() {
    // Seat 3 is all-in for 99 with aces; seat 2 folds its blind of 100; seats 0 and 1 tie with king and queen.
    let mut table = dealt(&[1000, 1000, 1000, 99], &["KhQc", "7c2d", "AsAd", "KdQs"], DRY);
    table.play("3 call, 0 raise 300, 1 call, 2 fold");
    check_down(&mut table);
    // Main 4 × 99. Side 201 + 201 + the folded 1: 202 to seat 1, the first from the button's left, 201 to seat 0.
    assert_eq!(table.pots(), [(396, vec![0, 1, 3]), (403, vec![0, 1])]);
    assert_eq!(table.lines("pot 1"), ["pot 1 of 403 among 0 1: 1 hand 202 0 hand 201"]);
    assert_eq!(table.stacks(), [901, 902, 900, 396]);
}

#[test]
fn th_14_each_pot_is_split_on_its_own() {
    // All play the board. Main 4 × 97 = 388: 130, 129, 129. Side 203 + 203 + 3 = 409: 205, 204. Both odd chips to seat 1.
    let mut table = dealt(&[1000, 1000, 1000, 97], &["2c3d", "7c2d", "2s3h", "4c4d"], "AhKdQcJsTh");
    table.play("3 call, 0 raise 300, 1 call, 2 fold");
    check_down(&mut table);
    assert_eq!(table.stacks(), [1033, 1035, 900, 129]);
}

#[test]
fn th_14_odd_chips_go_one_by_one_from_the_button_s_left() {
    // Small blind 3, big blind 0, then 1 and 2; all but the small blind play the board.
    let board = deck(&["2c3d", "2s3h", "4c4d", "5c5d"], "AhKdQcJsTh");
    let mut table =
        Table::new(TexasHoldem { button: Button::Seat(2), deck: Some(board), ..game(&[1000; 4]) });
    table.play("1 call, 2 call, 3 fold, 0 check");
    check_down(&mut table);
    // 350 among 0, 1 and 2 in this order: 117, 117, 116.
    assert_eq!(table.stacks(), [1017, 1017, 1016, 950]);
}

fn value(cards: &str) -> CardsValue {
    CardsValue::of(CardSet::distinct(super::cards(cards)).unwrap()).unwrap()
}

#[test]
fn th_15_hands_from_high_to_low() {
    use CardsCategory as C;
    let ladder = [
        ("AsKsQsJsTs", C::RoyalFlush),
        ("KsQsJsTs9s", C::StraightFlush),
        ("5h4h3h2hAh", C::StraightFlush),
        ("2c2d2h2s3c", C::FourOfAKind),
        ("AcAdAhKsKc", C::FullHouse),
        ("2c2d2h3s3c", C::FullHouse),
        ("AdQdJdTd8d", C::Flush),
        ("7d5d4d3d2d", C::Flush),
        ("AcKdQhJsTc", C::Straight),
        ("6c5d4h3s2c", C::Straight),
        ("5c4d3h2sAc", C::Straight),
        ("AcAdAh3s2c", C::ThreeOfAKind),
        ("2c2d2hAsKc", C::ThreeOfAKind),
        ("AcAdKhKs2c", C::TwoPair),
        ("3c3d2h2s4c", C::TwoPair),
        ("AcAdKhQsJc", C::Pair),
        ("2c2dAhKsQc", C::Pair),
        ("AcKdQhJs9c", C::HighCard),
        ("QcKdAh2s3c", C::HighCard),
        ("7c5d4h3s2c", C::HighCard),
    ];
    for (cards, category) in ladder {
        assert_eq!(value(cards).category(), category, "{cards}");
    }
    for pair in ladder.windows(2) {
        assert!(value(pair[0].0) > value(pair[1].0), "{} beats {}", pair[0].0, pair[1].0);
    }
}

#[test]
fn th_15_suits_never_decide() {
    for (one, other) in
        [("AsKsQsJsTs", "AcKcQcJcTc"), ("AdQdJdTd8d", "AsQsJsTs8s"), ("AcAdKhQsJc", "AhAsKdQcJd")]
    {
        assert_eq!(value(one), value(other));
    }
}
