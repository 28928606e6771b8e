//! What is put in before the first decision: TH-3, TH-16, TH-18 and straddles.

use super::*;
use cardroom::table::{Ante, AnteMode, SetupFault, Stakes};

fn ante(mode: AnteMode, amount: u64, first: bool) -> Ante {
    Ante { mode, amount: Chips(amount), first }
}

#[test]
fn th_03_no_ante_an_ante_from_each_or_one_from_the_big_blind() {
    let posted = |mode| {
        let table = Table::new(TexasHoldem { ante: ante(mode, 10, false), ..game(&[1000; 3]) });
        assert_eq!(table.call(), Some(100), "an ante does not count towards the call");
        (table.stacks(), table.0.ledger().pot().0)
    };
    assert_eq!(posted(AnteMode::None), (vec![1000, 950, 900], 150));
    assert_eq!(posted(AnteMode::Each), (vec![990, 940, 890], 180));
    assert_eq!(posted(AnteMode::BigBlind), (vec![1000, 950, 890], 160));
}

#[test]
fn th_03_the_big_blind_ante_is_not_reduced_as_players_leave() {
    let big_blind = ante(AnteMode::BigBlind, 100, false);
    for seats in [2, 6] {
        let table = Table::new(TexasHoldem { ante: big_blind, ..game(&vec![1000; seats]) });
        assert_eq!(table.0.ledger().dead(), Chips(100));
    }
}

#[test]
fn th_03_a_short_big_blind_pays_the_blind_first_unless_ante_first() {
    let outcome = |first| {
        let game = TexasHoldem {
            ante: ante(AnteMode::BigBlind, 100, first),
            deck: Some(deck(&["7c2d", "AsAd", "KsKd"], "Jc9h8d4s3c")),
            ..game(&[1000, 1000, 150])
        };
        let mut table = Table::new(game);
        let posted = table.lines("2 posts");
        table.play("0 call, 1 call");
        let pots = table.pots();
        while let Some(seat) = table.to_act() {
            table.play(&format!("{seat} check"));
        }
        (posted, pots, table.stacks())
    };
    // 100 into the blind, 50 of the ante: all three stand level, and the aces of seat 2 win 300 and the 50.
    let (lines, pots, stacks) = outcome(false);
    assert_eq!(lines, ["2 posts big-blind 100", "2 posts ante 50 all-in"]);
    assert_eq!(pots, [(350, vec![0, 1, 2])]);
    assert_eq!(stacks, [900, 900, 350]);
    // 100 of ante, 50 into the blind: the aces win 150 and the 100, the kings of seat 0 the side pot of 100.
    let (lines, pots, stacks) = outcome(true);
    assert_eq!(lines, ["2 posts ante 100", "2 posts big-blind 50 all-in"]);
    assert_eq!(pots, [(250, vec![0, 1, 2]), (100, vec![0, 1])]);
    assert_eq!(stacks, [1000, 900, 250]);
}

#[test]
fn th_03_a_big_blind_that_pays_all_for_the_ante_plays_for_the_dead_money_alone() {
    let dealt = deck(&["7c2d", "AsAd", "KsKd"], "Jc9h8d4s3c");
    let first = ante(AnteMode::BigBlind, 100, true);
    let mut table = Table::new(TexasHoldem { ante: first, deck: Some(dealt), ..game(&[1000, 1000, 80]) });
    assert_eq!(table.lines("2 posts"), ["2 posts ante 80 all-in"]);
    table.play("0 call, 1 fold");
    // The kings call 100 against a dead 50 and get the other 50 back; the aces win the 80 only.
    assert_eq!(table.pots(), [(80, vec![0, 2]), (100, vec![0])]);
    assert_eq!(table.stacks(), [1050, 950, 80]);
}

#[test]
fn th_16_a_short_big_blind_leaves_the_full_blind_owed_and_raises_count_from_it() {
    let mut table = Table::new(game(&[1000, 1000, 60, 1000]));
    assert_eq!(table.lines("2 posts"), ["2 posts big-blind 60 all-in"]);
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(3), Some(100), Some((200, 1000))));
    table.play("3 call, 0 call");
    assert_eq!((table.call(), table.raise()), (Some(50), Some((200, 1000))));
    table.play("1 call");
    assert_eq!(table.pots(), [(240, vec![0, 1, 2, 3]), (120, vec![0, 1, 3])]);
}

#[test]
fn th_16_the_rest_of_a_full_blind_that_nobody_matches_comes_back() {
    let mut table = Table::new(game(&[1000, 1000, 60]));
    table.play("0 fold");
    assert_eq!((table.to_act(), table.call()), (Some(1), Some(50)));
    table.play("1 call");
    assert_eq!(table.lines("gets back"), ["1 gets back 40"]);
    assert_eq!(table.0.outcome().unwrap().pots[0].pot.amount, Chips(120));
}

#[test]
fn th_16_a_big_blind_all_in_from_the_blind_alone_has_no_further_word() {
    let dealt = deck(&["7c2d", "AsAd", "KsKd"], "Jc9h8d4s3c");
    let mut table = Table::new(TexasHoldem { deck: Some(dealt), ..game(&[1000, 1000, 100]) });
    assert_eq!(table.lines("2 posts"), ["2 posts big-blind 100 all-in"]);
    table.play("0 call, 1 fold");
    assert!(table.0.complete());
    assert_eq!(table.stacks(), [900, 950, 250]);
    // Folded to, it wins what lies there.
    let mut table = Table::new(game(&[1000, 1000, 100]));
    table.play("0 fold, 1 fold");
    assert_eq!(table.stacks(), [1000, 950, 150]);
}

#[test]
fn th_16_a_blind_that_covers_the_all_in_has_nothing_to_decide() {
    // Heads-up: seat 0 posts 50 as small blind, seat 1 has 40 for the big one. 10 come back, and the cards run out.
    let dealt = deck(&["AsAd", "KsKd"], "Jc9h8d4s3c");
    let table = Table::new(TexasHoldem { deck: Some(dealt), ..game(&[1000, 40]) });
    assert!(table.0.complete());
    assert_eq!(table.lines("gets back"), ["0 gets back 10"]);
    assert_eq!(table.stacks(), [960, 80]);
    // With 60 the small blind has a call of 50 or a fold before it, and no raise.
    let table = Table::new(game(&[1000, 60]));
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(0), Some(50), None));
}

#[test]
fn th_16_a_short_ante_is_all_in_and_antes_layer_like_bets() {
    // Antes of 100: seat 1 has 60, posts no small blind, and plays for 60 from each.
    let mut table =
        Table::new(TexasHoldem { ante: ante(AnteMode::Each, 100, false), ..game(&[1000, 60, 1000]) });
    assert_eq!(table.lines("1 posts"), ["1 posts ante 60 all-in"]);
    assert_eq!(table.call(), Some(100));
    table.play("0 call, 2 check");
    assert_eq!(table.pots(), [(180, vec![0, 1, 2]), (280, vec![0, 2])]);
}

#[test]
fn th_16_a_big_blind_ante_lies_whole_in_the_main_pot() {
    let mut table =
        Table::new(TexasHoldem { ante: ante(AnteMode::BigBlind, 100, false), ..game(&[1000, 30, 1000]) });
    table.play("0 call, 2 check");
    assert_eq!(table.pots(), [(190, vec![0, 1, 2]), (140, vec![0, 2])]);
}

#[test]
fn th_16_all_in_by_the_antes_the_hand_runs_out_by_itself() {
    let dealt = deck(&["AsAd", "KsKd"], "Jc9h8d4s3c");
    let each = ante(AnteMode::Each, 100, false);
    let table = Table::new(TexasHoldem { ante: each, deck: Some(dealt), ..game(&[100, 60]) });
    assert!(table.0.complete());
    assert_eq!(
        (table.lines("gets back"), table.stacks()),
        (vec!["0 gets back 40".to_owned()], vec![40, 120])
    );
}

#[test]
fn th_18_bets_are_whole_chips_of_the_unit_and_all_in_is_always_one() {
    let mut table = Table::new(TexasHoldem { chip_unit: 25, ..game(&[1010, 1000, 1000]) });
    assert_eq!(table.refused("0 raise 230"), ("ERR_OFF_STEP", Some("TH-18")));
    assert_eq!(table.refused("0 raise 1000000"), ("ERR_RAISE_TOO_LARGE", Some("TH-5")));
    let mut one = Table::new(game(&[1010, 1000, 1000]));
    one.play("0 raise 230");
    table.clone().play("0 raise 225");
    table.play("0 raise 1010");
}

#[test]
fn th_18_a_raise_over_an_odd_all_in_is_rounded_up_to_the_unit() {
    let minimum = |chip_unit| {
        let mut table = Table::new(TexasHoldem { chip_unit, ..game(&[1000, 1000, 1000, 130]) });
        table.play("3 raise 130");
        table.raise()
    };
    assert_eq!((minimum(1), minimum(25)), (Some((230, 1000)), Some((250, 1000))));
}

#[test]
fn th_18_odd_chips_are_of_the_unit() {
    let stacks = |chip_unit| {
        let dealt = deck(&["7c2d", "KhQc", "KdQs"], "Jc9h8d4s3c");
        let blinds =
            TexasHoldem { small_blind: 25, big_blind: 50, chip_unit, deck: Some(dealt), ..game(&[1000; 3]) };
        let mut table = Table::new(blinds);
        table.play("0 raise 150, 1 fold, 2 call");
        table.play("2 check, 0 check, 2 check, 0 check, 2 check, 0 check");
        table.stacks()
    };
    // 325 between two: the first from the button's left is seat 2.
    assert_eq!(stacks(25), [1000, 975, 1025]);
    assert_eq!(stacks(1), [1012, 975, 1013]);
}

#[test]
fn th_18_stakes_are_whole_chips_of_the_unit() {
    let base = || TexasHoldem { chip_unit: 25, ..game(&[1000; 4]) };
    let ante = ante(AnteMode::Each, 10, false);
    for (setup, field) in [
        (TexasHoldem { small_blind: 60, ..base() }, "blinds.small"),
        (TexasHoldem { big_blind: 110, ..base() }, "blinds.big"),
        (TexasHoldem { ante, ..base() }, "ante.amount"),
        (TexasHoldem { straddles: vec![210], ..base() }, "straddles[0]"),
    ] {
        let error = Hand::new(setup.setup(None)).unwrap_err();
        assert_eq!((error.field.as_str(), error.fault), (field, SetupFault::OffUnit { unit: Chips(25) }));
        assert_eq!(error.rule, Some("TH-18"));
    }
    let none = TexasHoldem { chip_unit: 0, ..base() }.setup(None);
    assert_eq!(Hand::new(none).unwrap_err().field, "chipUnit");
}

#[test]
fn th_05_blinds_out_of_bounds_are_refused_by_name() {
    for (small_blind, big_blind, field) in
        [(200, 100, "blinds.small"), (0, 0, "blinds.big"), (1, u64::MAX, "blinds.big")]
    {
        let setup = TexasHoldem { small_blind, big_blind, ..game(&[1000; 3]) }.setup(None);
        assert_eq!(Hand::new(setup).unwrap_err().field, field);
    }
    let rich = game(&[1 << 52, 1 << 52, 1]).setup(None);
    assert_eq!(Hand::new(rich).unwrap_err().fault.code(), "ERR_TOO_MANY_CHIPS");
    // A stack below its blind is legal.
    assert!(Hand::new(game(&[1, 1, 1]).setup(None)).is_ok());
}

#[test]
fn th_05_a_deck_of_other_than_the_52_cards_is_refused_by_position() {
    let with = |change: fn(&mut Vec<Card>)| {
        let mut cards: Vec<Card> = Card::all().collect();
        change(&mut cards);
        Hand::new(TexasHoldem { deck: Some(cards), ..game(&[1000; 3]) }.setup(None)).unwrap_err()
    };
    let short = with(|cards| cards.truncate(51));
    assert_eq!((short.fault.code(), short.field.as_str()), ("ERR_DECK_SIZE", "deck"));
    let repeated = with(|cards| cards[7] = cards[3]);
    assert_eq!((repeated.fault, repeated.field.as_str()), (SetupFault::Repeated { first: 3 }, "deck[7]"));
    let nothing = TexasHoldem { deck: None, ..game(&[1000; 3]) }.setup(None);
    assert_eq!(Hand::new(nothing).unwrap_err().fault.code(), "ERR_NO_SEED");
}

fn straddled(straddles: &[u64]) -> TexasHoldem {
    TexasHoldem { small_blind: 5, big_blind: 10, straddles: straddles.to_vec(), ..game(&[1000; 5]) }
}

#[test]
fn th_06_a_straddle_is_the_largest_blind_and_has_the_last_word() {
    assert_eq!(
        (Table::new(straddled(&[])).to_act(), Table::new(straddled(&[])).raise()),
        (Some(3), Some((20, 1000)))
    );
    let mut table = Table::new(straddled(&[20]));
    assert_eq!(table.lines("posts straddle"), ["3 posts straddle 20"]);
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(4), Some(20), Some((40, 1000))));
    table.play("4 call, 0 call, 1 call, 2 call");
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(3), None, Some((40, 1000))));
    table.play("3 check");
    // From the flop on the big blind is the smallest bet again.
    assert_eq!(
        (table.street(), table.to_act(), table.raise()),
        (Some(Street::Flop), Some(1), Some((10, 980)))
    );
}

#[test]
fn th_06_straddles_double_and_each_needs_a_seat() {
    let mut table = Table::new(straddled(&[20, 40]));
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(0), Some(40), Some((80, 1000))));
    table.play("0 call, 1 call, 2 call, 3 call");
    assert_eq!((table.to_act(), table.raise()), (Some(4), Some((80, 1000))));
    let refused = |straddles: &[u64]| Hand::new(straddled(straddles).setup(None)).unwrap_err();
    let error = refused(&[20, 39]);
    assert_eq!(
        (error.field.as_str(), error.fault),
        ("straddles[1]", SetupFault::Amount { min: Chips(40), max: Chips::MAX })
    );
    assert_eq!(refused(&[19]).field, "straddles[0]");
    // Three seats are left of the big blind.
    assert!(Hand::new(straddled(&[20, 40, 80]).setup(None)).is_ok());
    assert_eq!(refused(&[20, 40, 80, 160]).fault, SetupFault::TooManyStraddles { max: 3 });
}

#[test]
fn th_16_a_straddle_posted_short_leaves_the_full_one_owed() {
    let table = Table::new(TexasHoldem { stacks: vec![1000, 1000, 1000, 15, 1000], ..straddled(&[20]) });
    assert_eq!((table.to_act(), table.call(), table.raise()), (Some(4), Some(20), Some((40, 1000))));
    assert!(
        matches!(&table.0.terms().stakes, Stakes::Blinds { straddles, .. } if straddles[..] == [Chips(20)])
    );
}
