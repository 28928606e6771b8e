//! The banknote games' notes and numbers against vectors, the rules' own examples and a plain second scorer.

mod odds;
mod reference;

use std::collections::BTreeMap;

use cardroom::{
    DeclarationError, EvaluateNotesError, NaturalRank, Note, NoteClass, NoteNumber, NumbersCategory,
    NumbersHand, NumbersValue, PlayingPlace, check_declaration,
};
use proptest::prelude::*;
use reference::{Kinds, Plain};
use serde_json::Value;

const BOTH_ORDERS: [NaturalRank; 2] = [NaturalRank::AfterKickers, NaturalRank::BeforeKickers];
const AFTER: NaturalRank = NaturalRank::AfterKickers;
const BEFORE: NaturalRank = NaturalRank::BeforeKickers;

fn place(number: u8) -> PlayingPlace {
    PlayingPlace::new(number).unwrap()
}

fn notes(serials: &[&str]) -> Vec<Note> {
    serials.iter().map(|serial| serial.parse().unwrap()).collect()
}

fn best_at(at: u8, natural_rank: NaturalRank, serials: &[&str]) -> NumbersHand {
    NumbersHand::evaluate(&notes(serials), place(at), natural_rank).unwrap()
}

/// The best hand at place 1.
fn best(serials: &[&str]) -> NumbersHand {
    best_at(1, AFTER, serials)
}

/// Category, numbers and natural, as in `pair 7-5 natural`.
fn told(hand: &NumbersHand) -> String {
    format!("{:?}", hand.value)
}

/// Index, shift and number of each note used.
fn used(hand: &NumbersHand) -> [(usize, i8, u8); 3] {
    hand.used.map(|used| (used.index, used.shift, used.number.get()))
}

fn lines(vectors: &str) -> impl Iterator<Item = Value> {
    vectors.lines().map(|line| serde_json::from_str(line).unwrap())
}

fn place_of(line: &Value) -> PlayingPlace {
    place(line["place"].as_u64().unwrap().try_into().unwrap())
}

#[test]
fn lp_05_lp_06_lp_08_every_base_vector() {
    let mut count = 0;
    for line in lines(include_str!("../vectors/notes-base.jsonl")) {
        let note: Note = line["serial"].as_str().unwrap().parse().unwrap();
        assert_eq!(u64::from(note.base(place_of(&line)).get()), line["base"].as_u64().unwrap(), "{line}");
        assert_eq!(u64::from(note.jokers()), line["jokers"].as_u64().unwrap(), "{line}");
        count += 1;
    }
    assert_eq!(count, 120);
}

#[test]
fn lp_10_lp_11_lp_12_lp_13_every_best_vector_under_its_order() {
    let mut count = [0; 2];
    for line in lines(include_str!("../vectors/notes-best.jsonl")) {
        let notes: Vec<Note> = line["notes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|note| note.as_str().unwrap().parse().unwrap())
            .collect();
        let natural_rank = NaturalRank::from_name(line["naturalRank"].as_str().unwrap()).unwrap();
        let hand = NumbersHand::evaluate(&notes, place_of(&line), natural_rank).unwrap();
        let ranks: Vec<u8> = hand.ranks.iter().map(|rank| rank.get()).collect();
        let told = serde_json::json!([hand.category.name(), ranks, hand.natural]);
        assert_eq!(told, serde_json::json!([line["category"], line["ranks"], line["natural"]]), "{line}");
        count[natural_rank as usize] += 1;
    }
    assert_eq!(count, [200, 200]);
}

#[test]
fn lp_05_lp_06_the_base_is_found_to_the_right_and_round_the_end() {
    assert_eq!(
        best_at(3, AFTER, &["0000001", "1112111", "1113111"]).used.map(|used| used.base.get()),
        [1, 1, 1]
    );
    assert_eq!(told(&best_at(2, AFTER, &["1000000", "1111111", "2122222"])), "set 1 natural");
    assert_eq!(
        used(&best_at(2, AFTER, &["1000000", "1811111", "1911111"])),
        [(2, 0, 9), (1, 0, 8), (0, -3, 7)]
    );
}

#[test]
fn lp_08_a_note_with_four_zeros_reaches_all_nine_numbers_and_one_with_three_does_not() {
    for number in 1..=9 {
        let [first, second] = [format!("{number}111111"), format!("{number}222222")];
        for base in 1..=9 {
            let hand = best(&[&first, &second, &format!("{base}0000{base}{base}")]);
            assert_eq!((hand.category, hand.ranks[0].get()), (NumbersCategory::Set, number));
        }
    }
    assert_ne!(best(&["5111111", "5222222", "1000111"]).category, NumbersCategory::Set);
}

#[test]
fn lp_08_the_zero_skipped_for_the_base_is_a_joker_too() {
    assert_eq!(told(&best_at(2, AFTER, &["9051111", "1611111", "1622222"])), "set 6 modified");
}

#[test]
fn lp_08_a_zero_works_for_its_own_note_alone() {
    assert_eq!(told(&best(&["9111111", "2011111", "3111111"])), "pair 3-9 modified");
}

/// The example of the rules: a community note with base 5 and two zeros is a 6 for one player and a 4 for another.
#[test]
fn lp_08_two_players_use_one_community_note_differently() {
    let board = ["5001111", "9111111", "9222222"];
    let hand = |personal: [&str; 2], board: &[&str]| best(&[&personal[..], board].concat());
    let (a, b) = (hand(["4111111", "5111111"], &board[..1]), hand(["3111111", "5111111"], &board[..1]));
    assert_eq!((told(&a).as_str(), used(&a)), ("straight 6 modified", [(2, 1, 6), (1, 0, 5), (0, 0, 4)]));
    assert_eq!((told(&b).as_str(), used(&b)), ("straight 5 modified", [(1, 0, 5), (2, -1, 4), (0, 0, 3)]));
    // The same with the whole board, where the notes not chosen do nothing.
    assert_eq!(used(&hand(["4111111", "6111111"], &board)), [(1, 0, 6), (2, 0, 5), (0, 0, 4)]);
    assert_eq!(used(&hand(["4111111", "5111111"], &board)), [(2, 1, 6), (1, 0, 5), (0, 0, 4)]);
    assert_eq!(used(&hand(["3111111", "5111111"], &board)), [(1, 0, 5), (2, -1, 4), (0, 0, 3)]);
}

/// The example of the rules: 9, 2, 3 with one zero on the nine.
#[test]
fn lp_09_nine_steps_over_the_ring_to_one() {
    let hand = best(&["9101111", "2111111", "3111111"]);
    assert_eq!(
        (told(&hand).as_str(), used(&hand)),
        ("straight 3 modified", [(2, 0, 3), (1, 0, 2), (0, 1, 1)])
    );
    assert_eq!(told(&best(&["1011111", "9111111", "9222222"])), "set 9 modified");
}

#[test]
fn lp_09_8_9_1_and_9_1_2_are_no_straights() {
    assert_eq!(told(&best(&["8111111", "9111111", "1111111"])), "high 9-8-1 natural");
    assert_eq!(told(&best(&["9111111", "1111111", "2111111"])), "high 9-2-1 natural");
    assert_eq!(told(&best(&["7111111", "8111111", "9111111"])), "straight 9 natural");
    assert_eq!(told(&best(&["1111111", "2111111", "3111111"])), "straight 3 natural");
}

#[test]
fn lp_10_categories_from_high_to_set() {
    let hands = [
        best(&["9111111", "8111111", "6111111"]),
        best(&["1111111", "1222222", "2111111"]),
        best(&["1111111", "2222222", "3111111"]),
        best(&["1111111", "1222222", "1333333"]),
    ];
    assert_eq!(hands.each_ref().map(|hand| hand.category), NumbersCategory::ALL);
    assert_eq!(NumbersCategory::ALL.map(NumbersCategory::name), ["high", "pair", "straight", "set"]);
    assert!(hands.is_sorted_by(|low, high| low.value < high.value));
}

#[test]
fn lp_11_equal_categories_compare_by_their_numbers() {
    let weaker_first = [
        (["4111111", "2111111", "1111111"], ["4111111", "3111111", "1111111"]),
        (["9111111", "7111111", "1111111"], ["9111111", "7111111", "2111111"]),
        (["8111111", "6111111", "5111111"], ["9111111", "2111111", "1111111"]),
        (["7111111", "7222222", "2111111"], ["7111111", "7222222", "5111111"]),
        (["7111111", "7222222", "9111111"], ["8111111", "8222222", "1111111"]),
        (["6111111", "7111111", "8111111"], ["7111111", "8111111", "9111111"]),
        (["8111111", "8222222", "8333333"], ["9111111", "9222222", "9333333"]),
    ];
    for (weaker, stronger) in weaker_first {
        let (weaker, stronger) = (best(&weaker), best(&stronger));
        assert_eq!(weaker.category, stronger.category);
        assert!(weaker.value < stronger.value, "{weaker:?} {stronger:?}");
    }
}

#[test]
fn lp_12_natural_beats_modified_when_all_else_is_equal() {
    for natural_rank in BOTH_ORDERS {
        let equal_but_for_natural = [
            (["7111111", "7222222", "5111111"], ["7111111", "8011111", "5111111"]),
            (["3111111", "2111111", "1111111"], ["3111111", "2111111", "9011111"]),
            (["9111111", "5222222", "3111111"], ["8011111", "5111111", "3111111"]),
            (["9111111", "9222222", "9333333"], ["8011111", "9111111", "9222222"]),
        ];
        for (natural, modified) in equal_but_for_natural {
            let [natural, modified] = [natural, modified].map(|serials| best_at(1, natural_rank, &serials));
            assert_eq!((natural.natural, modified.natural), (true, false));
            assert_eq!((natural.category, &natural.ranks), (modified.category, &modified.ranks));
            assert!(natural.value > modified.value, "{natural:?} {modified:?}");
        }
    }
    // Jokers that are not used leave a hand natural.
    assert!(best(&["9000011", "9111111", "9222222"]).natural);
}

#[test]
fn lp_13_natural_rank_decides_between_a_natural_7_7_2_and_a_modified_7_7_5() {
    let natural = ["7111111", "7222222", "2111111"];
    let modified = ["7111111", "8011111", "5111111"];
    let compare = |rank| best_at(1, rank, &natural).value.cmp(&best_at(1, rank, &modified).value);
    assert_eq!((compare(AFTER), compare(BEFORE)), (std::cmp::Ordering::Less, std::cmp::Ordering::Greater));
}

#[test]
fn lp_13_the_player_s_own_best_follows_natural_rank() {
    let told = |rank, serials: &[&str]| told(&best_at(1, rank, serials));
    let pair = ["7111111", "7222222", "2111111", "4011111"];
    assert_eq!(told(AFTER, &pair), "pair 7-5 modified");
    assert_eq!(told(BEFORE, &pair), "pair 7-4 natural");
    let high = ["9111111", "5011111", "2111111"];
    assert_eq!(told(AFTER, &high), "high 9-6-2 modified");
    assert_eq!(told(BEFORE, &high), "high 9-5-2 natural");
    // A first number that needs a joker comes before both.
    assert_eq!(told(BEFORE, &["8011111", "5011111", "2111111"]), "high 9-6-2 modified");
    assert_eq!(told(BEFORE, &["1011111", "1222222", "9111111"]), "pair 9-1 modified");
    assert_eq!(NaturalRank::default(), AFTER);
    assert!(BOTH_ORDERS.iter().all(|rank| NaturalRank::from_name(rank.name()) == Some(*rank)));
    assert_eq!(NaturalRank::from_name("After-Kickers"), None);
}

#[test]
fn lp_14_equal_hands_of_different_notes_tie() {
    let (a, b) = (best(&["7111111", "8011111", "5111111"]), best(&["7333333", "7222222", "4011111"]));
    assert_eq!(a.value, b.value);
    assert_ne!(a.used, b.used);
}

#[test]
fn of_equal_choices_the_fewest_points_then_the_first_notes_then_the_highest_numbers_are_shown() {
    // A set of nines with the third note three points away, and with the fourth one.
    assert_eq!(used(&best(&["9111111", "9222222", "6000111", "8011111"])), [(0, 0, 9), (1, 0, 9), (3, 1, 9)]);
    // Two notes are equally far; the earlier one plays.
    assert_eq!(used(&best(&["8011111", "9111111", "8022222", "9222222"])), [(0, 1, 9), (1, 0, 9), (3, 0, 9)]);
    // The first two notes could change places.
    assert_eq!(used(&best(&["8011111", "8022222", "6111111"])), [(0, 0, 8), (1, -1, 7), (2, 0, 6)]);
    assert_eq!(used(&best(&["5011111", "5022222", "5111111"])), [(0, 0, 5), (1, 0, 5), (2, 0, 5)]);
    assert_eq!(used(&best(&["1111111", "7111111", "7222222"])), [(1, 0, 7), (2, 0, 7), (0, 0, 1)]);
}

#[cfg(feature = "wasm")]
#[test]
fn a_hand_serializes_as_javascript_sees_it() {
    let hand = serde_json::to_value(best(&["9101111", "2111111", "3111111"])).unwrap();
    let used = |index: u8, note: &str, base: u8, shift: i8, number: u8| serde_json::json!({ "index": index, "note": note, "base": base, "shift": shift, "number": number });
    let used = [used(2, "3111111", 3, 0, 3), used(1, "2111111", 2, 0, 2), used(0, "9101111", 9, 1, 1)];
    let expected = serde_json::json!({ "category": "straight", "ranks": [3], "natural": false, "used": used, "value": 0x23_0000 });
    assert_eq!(hand, expected);
    assert_eq!(serde_json::to_value(place(3)).unwrap(), 3);
}

#[test]
fn a_hand_is_chosen_from_three_to_five_notes() {
    let six = notes(&["1111111", "2222222", "3333333", "4444444", "5555555", "6666666"]);
    for count in 0..=6 {
        let hand = NumbersHand::evaluate(&six[..count], place(1), AFTER);
        assert_eq!(hand.err(), (!(3..=5).contains(&count)).then_some(EvaluateNotesError { count }));
    }
    assert_eq!(NumbersValue::of(&[NoteClass::of(six[0], place(1)); 2], AFTER), None);
}

#[test]
fn lp_15_a_declaration_is_legal_or_not_and_the_best_is_named() {
    let notes = notes(&["5001111", "4111111", "3111111", "4222222"]);
    let check = |chosen| check_declaration(&notes, place(1), AFTER, chosen).unwrap();
    let best = check([(3, 0), (0, -1), (1, 0)]);
    assert_eq!((best.is_best(), told(&best.best).as_str()), (true, "set 4 modified"));
    assert_eq!(best.declared.unwrap().used.map(|used| used.index), [0, 1, 3]);
    let natural = check([(2, 0), (1, 0), (0, 0)]);
    assert!(!natural.is_best());
    let declared = natural.declared.unwrap();
    assert_eq!(
        (told(&declared).as_str(), used(&declared)),
        ("straight 5 natural", [(0, 0, 5), (1, 0, 4), (2, 0, 3)])
    );
    let pair = check([(0, -2), (1, 0), (2, 0)]).declared.unwrap();
    assert_eq!(
        (told(&pair).as_str(), used(&pair)),
        ("pair 3-4 modified", [(0, -2, 3), (2, 0, 3), (1, 0, 4)])
    );

    let refused = |chosen| {
        let checked = check(chosen);
        assert_eq!((checked.is_best(), told(&checked.best).as_str()), (false, "set 4 modified"));
        checked.declared.unwrap_err()
    };
    let too_far = refused([(0, 3), (1, 0), (2, 0)]);
    assert_eq!(too_far, DeclarationError::ShiftTooFar { index: 0, shift: 3, jokers: 2 });
    assert_eq!((too_far.code(), too_far.rule()), ("ERR_SHIFT_TOO_FAR", "LP-8"));
    assert_eq!(
        refused([(0, 0), (1, -1), (2, 0)]),
        DeclarationError::ShiftTooFar { index: 1, shift: -1, jokers: 0 }
    );
    assert!(matches!(refused([(0, i8::MIN), (1, 0), (2, 0)]), DeclarationError::ShiftTooFar { .. }));
    assert_eq!(refused([(0, 0), (1, 0), (4, 0)]), DeclarationError::NoSuchNote { index: 4, count: 4 });
    for chosen in [[(1, 0), (1, 0), (2, 0)], [(1, 0), (2, 0), (1, 0)], [(2, 0), (1, 0), (1, 0)]] {
        assert_eq!(refused(chosen), DeclarationError::NoteTwice { index: 1 });
    }
    let few = check_declaration(&notes[..2], place(1), AFTER, [(0, 0), (1, 0), (2, 0)]);
    assert_eq!(few, Err(EvaluateNotesError { count: 2 }));
}

#[test]
fn lp_15_a_note_of_many_jokers_may_be_declared_the_long_way_round() {
    let notes = notes(&["5000001", "9111111", "9222222"]);
    let check = |shift| check_declaration(&notes, place(1), AFTER, [(0, shift), (1, 0), (2, 0)]).unwrap();
    assert!(check(-5).is_best() && check(4).is_best());
    assert_eq!(check(-5).declared.unwrap().used[0].shift, -5);
    assert!(check(-6).declared.is_err());
}

#[test]
fn lp_15_naturalness_counts_in_what_is_best() {
    let notes = notes(&["7111111", "7222222", "2111111", "4011111"]);
    let check =
        |rank, shift| check_declaration(&notes, place(1), rank, [(0, 0), (1, 0), (3, shift)]).unwrap();
    assert_eq!([check(AFTER, 1).is_best(), check(AFTER, 0).is_best()], [true, false]);
    assert_eq!([check(BEFORE, 1).is_best(), check(BEFORE, 0).is_best()], [false, true]);
}

/// The decimal key of the plain scorer for a value of the library.
fn key_of(value: NumbersValue, natural_rank: NaturalRank) -> u32 {
    let mut digits = [value.category() as u32, 0, 0, 0, u32::from(value.natural())];
    for (digit, rank) in digits[1..].iter_mut().zip(value.ranks()) {
        *digit = u32::from(rank.get());
    }
    if natural_rank == BEFORE {
        digits[2..].rotate_right(1);
    }
    digits.into_iter().fold(0, |key, digit| key * 10 + digit)
}

#[test]
fn lp_08_to_lp_13_every_hand_of_three_to_five_notes_agrees_with_the_plain_scorer() {
    for natural_rank in BOTH_ORDERS {
        let kinds = Kinds::new(natural_rank == BEFORE);
        let class = |kind: &Plain| NoteClass::new(NoteNumber::new(kind.base as u8).unwrap(), kind.zeros);
        let classes: Vec<NoteClass> = kinds.kinds.iter().map(class).collect();
        let mut values = BTreeMap::new();
        for count in 3..=5 {
            kinds.every_hand(count, |hand, key| {
                let mut drawn = [classes[0]; 5];
                for (slot, kind) in drawn.iter_mut().zip(hand) {
                    *slot = classes[*kind];
                }
                let value = NumbersValue::of(&drawn[..count], natural_rank).unwrap();
                assert_eq!(key_of(value, natural_rank), key, "{hand:?}");
                values.insert(key, value);
            });
        }
        assert!(values.values().is_sorted_by(|low, high| low < high));
    }
}

prop_compose! {
    fn serial()(digits in prop::collection::vec(prop_oneof![2 => Just(0_u32), 3 => 1_u32..10], 7), last in 1_u32..10) -> String {
        let text: String = digits.iter().map(u32::to_string).collect();
        if text == "0000000" { format!("000000{last}") } else { text }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lp_05_to_lp_13_the_hand_shown_is_the_plain_scorer_s(
        serials in prop::collection::vec(serial(), 3..=5), at in 1_u8..=7, before in any::<bool>()
    ) {
        let texts: Vec<&str> = serials.iter().map(String::as_str).collect();
        let hand = best_at(at, if before { BEFORE } else { AFTER }, &texts);
        let plain: Vec<Plain> = texts.iter().map(|text| reference::read(text, at.into())).collect();
        let expected = reference::best(&plain, before);
        prop_assert_eq!(hand.category.name(), expected.category);
        prop_assert_eq!(hand.ranks.iter().map(|rank| u32::from(rank.get())).collect::<Vec<_>>(), expected.ranks);
        prop_assert_eq!(hand.natural, expected.natural);
        let mut used = hand.used.map(|used| (used.index, i32::from(used.shift), u32::from(used.number.get())));
        used.sort_unstable();
        prop_assert_eq!(used, expected.used);
    }

    #[test]
    fn lp_15_every_legal_declaration_is_worth_what_the_plain_scorer_says(
        serials in prop::collection::vec(serial(), 3..=4), at in 1_u8..=7, before in any::<bool>()
    ) {
        let texts: Vec<&str> = serials.iter().map(String::as_str).collect();
        let plain: Vec<Plain> = texts.iter().map(|text| reference::read(text, at.into())).collect();
        let rank = if before { BEFORE } else { AFTER };
        for choice in reference::choices(&plain, before).into_iter().step_by(7) {
            let chosen = choice.used.map(|(index, shift, _)| (index, shift as i8));
            let checked = check_declaration(&notes(&texts), place(at), rank, chosen).unwrap();
            let declared = checked.declared.unwrap();
            prop_assert_eq!(key_of(declared.value, rank), choice.key);
            prop_assert!(declared.value <= checked.best.value);
        }
    }
}
