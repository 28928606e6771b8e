//! Records of hands in the PHH format: real ones where they are at hand, and our own for all that a record can say.

mod errors;
mod reading;
mod real;
mod writing;

use cardroom::history::{PhhHand, parse_phh};
use cardroom::table::{Event, Hand};
use cardroom::{Card, Seat};

/// Plays a record's steps at a table of its set-up.
fn play(record: &PhhHand) -> Hand {
    let mut hand = Hand::new(record.setup.clone().setup(None)).unwrap();
    for (seat, action) in &record.steps {
        hand.act(*seat, action).unwrap();
    }
    hand
}

#[allow(clippy::cast_precision_loss)]
fn stacks(hand: &Hand) -> Vec<f64> {
    hand.stacks().values().iter().map(|stack| stack.0 as f64).collect()
}

/// All that happened, but for burned cards, which a record does not tell, and the head, which says who shows.
fn happenings(hand: &Hand) -> Vec<Event> {
    let public = |event: &Event| match event {
        Event::Burned { .. } => event.seen_by(None),
        _ => event.clone(),
    };
    hand.events().iter().filter(|event| !matches!(event, Event::HandStarted { .. })).map(public).collect()
}

/// A record of three players with these fields in place of, or beside, the usual ones; an empty text takes one out.
fn record(changes: &[(&str, &str)]) -> String {
    let mut fields = vec![
        ("variant", "'NT'"),
        ("antes", "[0, 0, 0]"),
        ("blinds_or_straddles", "[5, 10, 0]"),
        ("min_bet", "10"),
        ("starting_stacks", "[1000, 1000, 1000]"),
        ("actions", "[]"),
    ];
    for (name, value) in changes {
        match fields.iter_mut().find(|field| field.0 == *name) {
            Some(field) => field.1 = value,
            None => fields.push((name, value)),
        }
    }
    let lines = fields.iter().filter(|(_, value)| !value.is_empty());
    lines.fold(String::new(), |text, (name, value)| text + name + " = " + value + "\n")
}

/// Actions between commas as an array, one a line.
fn list(actions: &str) -> String {
    let quoted: Vec<String> = actions.split(',').map(|action| format!("\n'{}'", action.trim())).collect();
    format!("[{}]", quoted.join(","))
}

/// The hand of a record of three players with these actions, one a word group between commas.
fn with_actions(actions: &str, changes: &[(&str, &str)]) -> PhhHand {
    let list = list(actions);
    let changes: Vec<_> = [("actions", list.as_str())].iter().chain(changes).copied().collect();
    parse_phh(&record(&changes)).unwrap_or_else(|error| panic!("{error}")).remove(0)
}

fn chips(hand: &Hand) -> Vec<u64> {
    hand.stacks().values().iter().map(|stack| stack.0).collect()
}

fn cards(text: &str) -> Vec<Card> {
    Card::parse_list(text).unwrap()
}

fn held(hand: &Hand, seat: u8) -> Vec<Card> {
    hand.pieces(Seat(seat)).iter().filter_map(|piece| piece.card()).collect()
}

const ALL_IN: &str = "d dh p1 AsAh, d dh p2 KsKh, d dh p3 7c2d, p3 f, p1 cbr 1000, p2 cc";
const CHECKED_DOWN: &str = "d dh p1 ????, d dh p2 KsKh, d dh p3 7c2d, p3 f, p1 cc, p2 cc, d db QsJd9c, p1 cc, p2 cc, \
                            d db 4h, p1 cc, p2 cc, d db 2s, p1 cc, p2 cc";
