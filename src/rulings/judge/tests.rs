use super::*;
use crate::rulings::Facts;

/// Blinds 100/200: facing a bet of so much with nothing put in.
fn facing(bet: u64, largest_raise: u64) -> Facts {
    Facts {
        bet: Chips(bet),
        largest_raise: Some(Chips(largest_raise)),
        ..Facts::new(Chips(10_000), Chips(200))
    }
}

fn ruled(facts: &Facts, gesture: &Gesture) -> (Option<Action>, &'static str) {
    let ruling = ruling(&Situation::new(facts).unwrap(), gesture, &Turn::In);
    (ruling.action.clone(), ruling.rule())
}

#[expect(clippy::unnecessary_wraps)] // compared with what a ruling has
const fn raise(to: u64) -> Option<Action> {
    Some(Action::Raise { to: Chips(to) })
}

#[test]
fn rl_01_out_of_turn_binds_unless_the_action_changes_and_a_fold_always() {
    let situation = Situation::new(&facing(300, 300)).unwrap();
    let out = |word, since: &[Since]| {
        let turn = Turn::Out { since: since.to_vec(), substantial: false };
        let gesture = Gesture::said(Words::Both(word, Chips(800)));
        let ruling = ruling(&situation, &gesture, &turn);
        assert_eq!(ruling.rule(), "RL-1");
        (ruling.status, ruling.action)
    };
    assert_eq!(out(Word::Raise, &[]), (Status::Waits, raise(800)));
    assert_eq!(out(Word::Raise, &[Since::Fold, Since::Call]), (Status::Binds, raise(800)));
    assert_eq!(out(Word::Raise, &[Since::Call, Since::Raise]), (Status::Nothing, None));
    assert_eq!(out(Word::Fold, &[Since::Raise]), (Status::Binds, Some(Action::Fold)));
}

#[test]
fn rl_02_of_several_motions_the_first_counts_and_the_rest_goes_back() {
    let string =
        Gesture { motions: vec![vec![Chips(500)], vec![Chips(1000), Chips(500)]], ..Gesture::default() };
    let ruling = ruling(&Situation::new(&facing(500, 500)).unwrap(), &string, &Turn::In);
    assert_eq!((ruling.action, ruling.adds, ruling.returned), (Some(Action::Call), Chips(500), Chips(1500)));
    assert_eq!(ruling.reasons[0].code, Code::StringBet);
    assert_eq!(ruling.reasons[0].part("ignored"), Some(Chips(1500)));
}

#[test]
fn rl_02_what_comes_first_binds_and_together_the_words() {
    let both =
        |first| Gesture { words: Some(Words::Word(Word::Raise)), motions: vec![vec![Chips(1000)]], first };
    assert_eq!(ruled(&facing(200, 200), &both(First::Words)), (raise(1000), "RL-3"));
    assert_eq!(ruled(&facing(200, 200), &both(First::Together)), (raise(1000), "RL-3"));
    assert_eq!(ruled(&facing(200, 200), &both(First::Chips)), (Some(Action::Call), "RL-3"));
}

#[test]
fn rl_03_one_oversized_chip_is_a_call_or_a_bet_of_its_value() {
    let chip = Gesture::pushed_out([1000]);
    assert_eq!(ruled(&facing(200, 200), &chip), (Some(Action::Call), "RL-3"));
    assert_eq!(ruled(&facing(0, 200), &chip), (Some(Action::Bet { to: Chips(1000) }), "RL-3"));
    let last = Facts { stack: Chips(1000), ..facing(200, 200) };
    assert_eq!(ruled(&last, &chip), (Some(Action::Call), "RL-3"));
}

#[test]
fn rl_04_several_chips_are_a_call_while_each_is_needed_then_the_half_rule_decides() {
    let ruled = |chips: &[u64]| ruled(&facing(1100, 600), &Gesture::pushed_out(chips.iter().copied()));
    assert_eq!(ruled(&[1000, 500]), (Some(Action::Call), "RL-4"));
    assert_eq!(ruled(&[1000, 100, 100, 100]), (Some(Action::Call), "RL-4"));
    assert_eq!(ruled(&[1000, 100, 100, 100, 100]), (raise(1700), "RL-4"));
    assert_eq!(ruled(&[1000, 1000, 25]), (raise(2025), "RL-4"));
}

#[test]
fn rl_04_the_last_chips_are_all_in_where_one_is_not_needed() {
    let last = |stack| Facts { stack: Chips(stack), ..facing(1050, 1050) };
    assert_eq!(ruled(&last(2000), &Gesture::pushed_out([1000, 1000])), (Some(Action::Call), "RL-4"));
    assert_eq!(ruled(&last(1300), &Gesture::pushed_out([1000, 100, 100, 100])), (raise(1300), "RL-4"));
}

#[test]
fn rl_05_the_word_raise_binds_to_the_minimum_and_an_amount_alone_follows_the_half_rule() {
    let said = |words| ruled(&facing(1000, 1000), &Gesture::said(words));
    assert_eq!(said(Words::Both(Word::Raise, Chips(1400))), (raise(2000), "RL-5"));
    assert_eq!(said(Words::Word(Word::Raise)), (raise(2000), "RL-5"));
    assert_eq!(said(Words::Amount(Chips(1400))), (Some(Action::Call), "RL-5"));
    assert_eq!(said(Words::Amount(Chips(1500))), (raise(2000), "RL-5"));
}

#[test]
fn rl_06_where_the_text_leaves_it_open_the_floor_decides() {
    let ruling =
        ruling(&Situation::new(&facing(8000, 6000)).unwrap(), &Gesture::pushed_out([2000]), &Turn::In);
    assert_eq!((ruling.status, ruling.open, ruling.rule()), (Status::Floor, Open::CallOrFold, "RL-6"));
}

#[test]
fn a_situation_out_of_its_bounds_is_told_by_the_field() {
    let field = |facts: &Facts| Situation::new(facts).unwrap_err().field;
    assert_eq!(field(&Facts { committed: Chips(300), ..facing(200, 200) }), "committed");
    assert_eq!(field(&Facts { stack: Chips(0), ..facing(200, 200) }), "stack");
    assert_eq!(field(&Facts { bet: Chips::MAX, ..facing(200, 200) }), "bet");
    assert_eq!(field(&facing(200, 100)), "largestRaise");
    assert_eq!(field(&Facts { chip_unit: Chips(0), ..facing(200, 200) }), "chipUnit");
    assert_eq!(field(&Facts { most: Some(Chips(300)), ..facing(200, 200) }), "most");
}
