//! Rulings by the cases of `tests/vectors/rulings.jsonl`, written from the text of the rules and of TDA 2024.

use cardroom::Chips;
use cardroom::rulings::{Facts, First, Gesture, Open, Since, Situation, Turn, Word, Words, ruling};
use cardroom::table::Action;
use serde_json::{Value, json};

fn chips(value: &Value) -> Option<Chips> {
    value.as_u64().map(Chips)
}

fn facts(request: &Value) -> Facts {
    let required = |name: &str| chips(&request[name]).unwrap();
    Facts {
        bet: required("bet"),
        committed: chips(&request["committed"]).unwrap_or_default(),
        largest_raise: chips(&request["largestRaise"]),
        chip_unit: chips(&request["chipUnit"]).unwrap_or(Chips(1)),
        most: chips(&request["most"]),
        may_raise: request["mayRaise"] != json!(false),
        heads_up: request["headsUp"] == json!(true),
        ..Facts::new(required("stack"), required("bigBlind"))
    }
}

fn gesture(request: &Value) -> Gesture {
    let word = request["word"].as_str().map(|word| match word {
        "fold" => Word::Fold,
        "check" => Word::Check,
        "call" => Word::Call,
        "bet" => Word::Bet,
        "raise" => Word::Raise,
        "all-in" => Word::AllIn,
        _ => panic!("{word}"),
    });
    let words = match (word, chips(&request["amount"])) {
        (Some(word), Some(amount)) => Some(Words::Both(word, amount)),
        (Some(word), None) => Some(Words::Word(word)),
        (None, amount) => amount.map(Words::Amount),
    };
    let motion = |motion: &Value| motion.as_array().unwrap().iter().filter_map(chips).collect();
    let motions = request["motions"].as_array().map(|all| all.iter().map(motion).collect());
    let first = match request["first"].as_str() {
        Some("chips") => First::Chips,
        Some("together") => First::Together,
        _ => First::Words,
    };
    Gesture { words, motions: motions.unwrap_or_default(), first }
}

fn turn(request: &Value) -> Turn {
    let out = &request["outOfTurn"];
    let since = |action: &Value| match action.as_str().unwrap() {
        "fold" => Since::Fold,
        "check" => Since::Check,
        "call" => Since::Call,
        "bet" => Since::Bet,
        "raise" => Since::Raise,
        other => panic!("{other}"),
    };
    out["since"].as_array().map_or(Turn::In, |list| Turn::Out {
        since: list.iter().map(since).collect(),
        substantial: out["substantial"] == json!(true),
    })
}

fn written(action: &Action) -> Value {
    match action {
        Action::Bet { to } | Action::Raise { to } => json!({ "type": action.name(), "to": to.0 }),
        _ => json!({ "type": action.name() }),
    }
}

#[test]
fn every_case_is_ruled_as_the_text_says() {
    let cases: Vec<Value> = include_str!("vectors/rulings.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(cases.len() >= 40);
    for case in cases {
        let (name, request, expected) = (&case["name"], &case["request"], &case["expected"]);
        let situation = Situation::new(&facts(request)).unwrap();
        let gesture = gesture(request);
        assert!(situation.covers(&gesture), "{name}");
        let ruled = ruling(&situation, &gesture, &turn(request));
        assert_eq!(ruled.status.name(), expected["status"], "{name}: {ruled:?}");
        assert_eq!(
            ruled.action.as_ref().map_or(Value::Null, written),
            expected["action"],
            "{name}: {ruled:?}"
        );
        assert_eq!(ruled.rule(), expected["rule"], "{name}: {ruled:?}");
        assert_eq!(ruled.open == Open::CallOrFold, expected["open"].is_array(), "{name}");
        if let Some(returned) = expected["returned"].as_u64() {
            assert_eq!(ruled.returned, Chips(returned), "{name}: {ruled:?}");
        }
    }
}
