use cardroom::history::{PhhError, PhhLimits, parse_phh};
use proptest::prelude::*;

use super::{CHECKED_DOWN, chips, list, play, record, with_actions};

fn error(changes: &[(&str, &str)]) -> PhhError {
    parse_phh(&record(changes)).err().unwrap_or_else(|| panic!("{changes:?} is read"))
}

#[test]
fn every_error_of_a_field_names_it() {
    for (name, value, field, code) in [
        ("variant", "", "variant", "ERR_PHH_MISSING"),
        ("variant", "1", "variant", "ERR_PHH_VALUE"),
        ("variant", "'PO'", "variant", "ERR_PHH_VARIANT"),
        ("antes", "", "antes", "ERR_PHH_MISSING"),
        ("antes", "0", "antes", "ERR_PHH_VALUE"),
        ("antes", "[0, 0]", "antes", "ERR_PHH_COUNT"),
        ("antes", "[0, -1, 0]", "antes[1]", "ERR_PHH_VALUE"),
        ("antes", "[1, 2, 1]", "antes", "ERR_PHH_ANTES"),
        ("antes", "[0, 0, 10]", "antes", "ERR_PHH_ANTES"),
        ("antes", "[0, 10, 10]", "antes", "ERR_PHH_ANTES"),
        ("antes", "[1001, 1001, 1001]", "ante_trimming_status", "ERR_PHH_ANTES"),
        ("ante_trimming_status", "1", "ante_trimming_status", "ERR_PHH_VALUE"),
        ("blinds_or_straddles", "[5, 10, 0, 0]", "blinds_or_straddles", "ERR_PHH_COUNT"),
        ("blinds_or_straddles", "[10, 5, 0]", "blinds_or_straddles", "ERR_PHH_BLINDS"),
        ("blinds_or_straddles", "[0, 0, 0]", "blinds_or_straddles", "ERR_PHH_BLINDS"),
        ("blinds_or_straddles", "[5, 10, 19]", "blinds_or_straddles", "ERR_PHH_BLINDS"),
        ("blinds_or_straddles", "[5, 10, 'x']", "blinds_or_straddles[2]", "ERR_PHH_VALUE"),
        ("min_bet", "", "min_bet", "ERR_PHH_MISSING"),
        ("min_bet", "20", "min_bet", "ERR_PHH_MIN_BET"),
        ("min_bet", "true", "min_bet", "ERR_PHH_VALUE"),
        ("starting_stacks", "[1000]", "starting_stacks", "ERR_PHH_PLAYERS"),
        ("starting_stacks", "[1,1,1,1,1,1,1,1,1,1,1]", "starting_stacks", "ERR_PHH_PLAYERS"),
        ("starting_stacks", "[1000, inf, 1000]", "starting_stacks[1]", "ERR_PHH_VALUE"),
        ("starting_stacks", "[1000, 0, 1000]", "starting_stacks[1]", "ERR_PHH_VALUE"),
        ("starting_stacks", "[1000, 0.00001, 1000]", "starting_stacks[1]", "ERR_PHH_VALUE"),
        ("starting_stacks", "[1, 1, 9007199254740991]", "starting_stacks", "ERR_PHH_SETUP"),
        ("starting_stacks", "[0.1, 1, 9007199254740991]", "starting_stacks", "ERR_PHH_VALUE"),
        ("finishing_stacks", "[1, 2]", "finishing_stacks", "ERR_PHH_COUNT"),
        ("finishing_stacks", "[1, 2, -3]", "finishing_stacks[2]", "ERR_PHH_VALUE"),
        ("finishing_stacks", "[1, 2, nan]", "finishing_stacks[2]", "ERR_PHH_VALUE"),
        ("players", "['a', 'b']", "players", "ERR_PHH_COUNT"),
        ("players", "['a', 'b', 3]", "players[2]", "ERR_PHH_VALUE"),
        ("actions", "", "actions", "ERR_PHH_MISSING"),
        ("actions", "['', 1]", "actions[1]", "ERR_PHH_VALUE"),
        ("_chip_unit", "0", "_chip_unit", "ERR_PHH_SETUP"),
        ("_chip_unit", "25", "blinds_or_straddles", "ERR_PHH_SETUP"),
    ] {
        let error = error(&[(name, value)]);
        assert_eq!((&*error.field, error.fault.code()), (field, code), "{name} = {value}: {error}");
    }
    let both = record(&[("", "[x]")]).replace(" = [x]", "[x]");
    assert_eq!(parse_phh(&both).unwrap_err().fault.code(), "ERR_PHH_UNSUPPORTED");
    assert_eq!(parse_phh("").unwrap_err().fault.code(), "ERR_PHH_MISSING");
    assert_eq!(parse_phh("[1]\n").unwrap_err().hand.as_deref(), Some("1"));
}

#[test]
fn th_16_ante_trimming_must_be_as_the_table_shares_antes() {
    let short = ("starting_stacks", "[1000, 1000, 1]");
    assert_eq!(error(&[short, ("antes", "[2, 2, 2]")]).fault.rule(), Some("TH-16"));
    let read = with_actions("p1 f", &[short, ("antes", "[2, 2, 2]"), ("ante_trimming_status", "true")]);
    assert_eq!(chips(&play(&read))[0], 993);
    let big = [("antes", "[0, 20, 0]"), ("ante_trimming_status", "true")];
    assert_eq!(error(&big).fault.rule(), Some("TH-16"));
}

#[test]
fn every_error_of_an_action_names_line_and_place() {
    let flop = "p3 cc, p1 cc, p2 cc, d db QsJd9c";
    for (actions, at, code) in [
        ("p3 x", 0, "ERR_PHH_NOTATION"),
        ("p4 f", 0, "ERR_PHH_NO_SUCH_PLAYER"),
        ("d dh p1 AsAx", 0, "ERR_PHH_NO_CARD"),
        ("d dh p1 AsAs", 0, "ERR_PHH_CARD_TWICE"),
        ("d dh p1 AsAh, d dh p2 AhKh", 1, "ERR_PHH_CARD_TWICE"),
        ("d dh p1 AsAh, d db AhKhQh", 1, "ERR_PHH_CARD_TWICE"),
        ("d dh p1 AsAhAd", 0, "ERR_PHH_HOLE_CARDS"),
        ("d dh p1 AsAh, d dh p1 ??", 1, "ERR_PHH_HOLE_CARDS"),
        ("d dh p2 AsAh, p3 f, p1 f, p2 sm AsKh", 3, "ERR_PHH_HOLE_CARDS"),
        ("d dh p2 As??, p3 f, p1 f, p2 sm KsKs", 3, "ERR_PHH_CARD_TWICE"),
        ("d dh p1 Kh, d dh p2 As??, p3 f, p1 f, p2 sm AsKh", 4, "ERR_PHH_CARD_TWICE"),
        ("p3 f, d dh p1 AsAh", 1, "ERR_PHH_ORDER"),
        ("p1 f", 0, "ERR_PHH_REFUSED"),
        ("p3 cbr 15", 0, "ERR_PHH_REFUSED"),
        ("p3 cbr 1001", 0, "ERR_PHH_REFUSED"),
        ("p3 cbr 99999999999999999", 0, "ERR_PHH_VALUE"),
        ("p3 cbr 9007199254740991, p1 cbr 0.1", 0, "ERR_PHH_VALUE"),
        ("p3 cc, d db QsJd9c", 1, "ERR_PHH_ORDER"),
        ("p3 cc, p1 cc, p2 cc, p1 cc", 3, "ERR_PHH_ORDER"),
        ("p3 f, p1 f, d db QsJd9c", 2, "ERR_PHH_ORDER"),
        ("p3 f, p1 f, p2 cc", 2, "ERR_PHH_REFUSED"),
        ("p3 sm AsAh", 0, "ERR_PHH_ORDER"),
        ("p3 f, p1 f, p1 sm AsAh", 2, "ERR_PHH_ORDER"),
        ("p3 f, p1 f, p2 sm AsAh, p2 sm", 3, "ERR_PHH_ORDER"),
        ("d db QsJd9c, d db QhJh9h", 1, "ERR_PHH_LIMIT"),
    ] {
        let error = error(&[("actions", &list(actions))]);
        assert_eq!(
            (&*error.field, error.fault.code()),
            (&*format!("actions[{at}]"), code),
            "{actions}: {error}"
        );
        assert_eq!(error.line, 7 + at, "{actions}");
    }
    assert_eq!(error(&[("actions", &list(&format!("{flop}4h, p1 cc")))]).field, "actions[3]");
    let refused = error(&[("actions", "['p3 cbr 15']")]);
    assert_eq!((refused.fault.rule(), refused.line), (Some("TH-6"), 6));
}

#[test]
fn work_is_bounded_by_the_text() {
    // As many hands as fit, each with as much to fill in and to show as there can be.
    let one = record(&[
        ("starting_stacks", "[9,9,9,9,9,9,9,9,9,9]"),
        ("antes", "[9,9,9,9,9,9,9,9,9,9]"),
        ("blinds_or_straddles", "[0,1,0,0,0,0,0,0,0,0]"),
        ("min_bet", "1"),
    ]);
    let many = (0..2_000).map(|at| format!("[{at}]\n{one}")).collect::<Vec<_>>().concat();
    assert_eq!(parse_phh(&many).unwrap().len(), 2_000);
    let long = format!("{one}{}", " ".repeat(PhhLimits::TEXT));
    assert_eq!(parse_phh(&long).unwrap_err().fault.code(), "ERR_PHH_LIMIT");
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic_or_tell_what_is_not_legal(
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0..40_usize, 0..WORDS.len()), 0..6),
    ) {
        let mut text = format!("[1]\n{}[2]\n{}", showdown_record(), record(&[("players", "['a', \"b\", 'c']")]));
        for (at, length, word) in cuts {
            let boundary = |mut at: usize| {
                while !text.is_char_boundary(at) {
                    at -= 1;
                }
                at
            };
            let from = boundary(at.index(text.len() + 1));
            let to = boundary((from + length).min(text.len())).max(from);
            text.replace_range(from..to, WORDS[word]);
        }
        match parse_phh(&text) {
            Ok(hands) => for hand in &hands {
                play(hand);
            },
            Err(error) => {
                prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{}", error);
                prop_assert!(error.to_string().starts_with("line "));
            }
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic(text in "\\PC{0,80}", tail in any::<String>()) {
        let _ = parse_phh(&text);
        let _ = parse_phh(&format!("variant = 'NT'\nactions = [\"{text}\", {tail}"));
    }
}

fn showdown_record() -> String {
    record(&[("actions", &list(&format!("{CHECKED_DOWN}, p1 sm AcAd, p2 sm")))])
}

/// What a mutation puts in.
const WORDS: [&str; 32] = [
    "",
    "",
    "",
    "",
    "'",
    "\"",
    "[",
    "]",
    ",",
    "\n",
    "#",
    "=",
    "0",
    "9",
    "-1",
    "1e9",
    "inf",
    "??",
    "As",
    "p1 f",
    "p2 cc",
    "p3 cbr 1000",
    "'p1 sm',",
    "'d db 2c3c4c',",
    "\\u00",
    "é",
    "[1]",
    "99999999999999999999",
    "0.25",
    "true",
    "_",
    "\r",
];
