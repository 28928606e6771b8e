//! Whole hands by scorers written apart from this project: before every step the same seat to act and the same
//! bounds, and at the end the same board, pots and stacks.

use cardroom::games::TexasHoldem;
use cardroom::table::{Action, Ante, AnteMode, Button, Ending, Hand, LegalAction};
use cardroom::{Card, Chips, Seat};
use serde_json::Value;

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

fn cards(value: &Value) -> Vec<Card> {
    value.as_array().unwrap().iter().map(|card| card.as_str().unwrap().parse().unwrap()).collect()
}

fn start(line: &Value) -> Hand {
    let mode = match line["ante"]["mode"].as_str().unwrap() {
        "none" => AnteMode::None,
        "each" => AnteMode::Each,
        "big-blind" => AnteMode::BigBlind,
        other => panic!("unknown ante mode {other}"),
    };
    let game = TexasHoldem {
        stacks: numbers(&line["stacks"]),
        button: Button::Seat(line["button"].as_u64().unwrap() as u8),
        small_blind: line["smallBlind"].as_u64().unwrap(),
        big_blind: line["bigBlind"].as_u64().unwrap(),
        ante: Ante { mode, amount: Chips(line["ante"]["amount"].as_u64().unwrap_or(0)), first: false },
        deck: Some(cards(&line["deck"])),
        ..TexasHoldem::default()
    };
    Hand::new(game.setup(None)).unwrap()
}

/// The bounds in the vectors' words.
fn legal(hand: &Hand, seat: Seat) -> (bool, u64, Option<Vec<u64>>) {
    let (mut fold, mut check, mut call, mut raise) = (false, false, 0, None);
    for action in hand.legal_actions(seat) {
        match action {
            LegalAction::Fold => fold = true,
            LegalAction::Check => check = true,
            LegalAction::Call { amount } => call = amount.0,
            LegalAction::Bet { min, max, .. } | LegalAction::Raise { min, max, .. } => {
                raise = Some(vec![min.0, max.0]);
            }
            other => panic!("{other:?} before the showdown"),
        }
    }
    assert!(fold, "a fold is always legal");
    (!check, call, raise)
}

#[test]
fn every_hand_goes_as_the_independent_scorers_say() {
    let lines = include_str!("vectors/texas-holdem-hands.jsonl");
    let mut hands = 0;
    for (number, line) in lines.lines().enumerate() {
        let line: Value = serde_json::from_str(line).unwrap();
        let mut hand = start(&line);
        for (at, step) in line["steps"].as_array().unwrap().iter().enumerate() {
            let seat = Seat(step["seat"].as_u64().unwrap() as u8);
            let place = format!("line {number} step {at}");
            assert_eq!(hand.can_act().only(), Some(seat), "{place}");
            let expected = &step["legal"];
            let raise = (!expected["raiseTo"].is_null()).then(|| numbers(&expected["raiseTo"]));
            let expected = (expected["fold"].as_bool().unwrap(), expected["call"].as_u64().unwrap(), raise);
            assert_eq!(legal(&hand, seat), expected, "{place}");
            let bet = hand.legal_actions(seat).iter().any(|action| matches!(action, LegalAction::Bet { .. }));
            let action = match step["act"].as_str() {
                Some("fold") => Action::Fold,
                Some("check") => Action::Check,
                Some("call") => Action::Call,
                _ => {
                    let to = Chips(step["act"]["raiseTo"].as_u64().unwrap());
                    if bet { Action::Bet { to } } else { Action::Raise { to } }
                }
            };
            hand.act(seat, &action).unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
        }
        let outcome = hand.outcome().unwrap_or_else(|| panic!("line {number} is not over"));
        let board: Vec<Card> = outcome.board.iter().filter_map(|piece| piece.card()).collect();
        assert_eq!(board, cards(&line["board"]), "line {number}");
        let stacks: Vec<u64> = outcome.stacks.values().iter().map(|stack| stack.0).collect();
        assert_eq!(stacks, numbers(&line["finalStacks"]), "line {number}");
        assert_eq!(outcome.ending == Ending::Showdown, line["showdown"].as_bool().unwrap(), "line {number}");
        if let Some(pots) = line["pots"].as_array() {
            let ours: Vec<(u64, Vec<u64>)> = outcome
                .pots
                .iter()
                .map(|paid| {
                    (paid.pot.amount.0, paid.pot.eligible.iter().map(|seat| u64::from(seat.0)).collect())
                })
                .collect();
            let theirs: Vec<(u64, Vec<u64>)> =
                pots.iter().map(|pot| (pot["amount"].as_u64().unwrap(), numbers(&pot["eligible"]))).collect();
            assert_eq!(ours, theirs, "line {number}");
        }
        hands += 1;
    }
    assert_eq!(hands, 300);
}
