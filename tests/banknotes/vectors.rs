//! Whole showdowns by scorers written apart from this project, settled without a table and played at one.

use std::collections::VecDeque;

use cardroom::games::LiarsPoker;
use cardroom::table::{
    Action, Button, Ending, Evaluation, Event, Hand, LegalAction, Phase, Setup, Showdown, ShowdownResult,
    Street, Zone, showdown,
};
use cardroom::{BySeat, Chips, Note, Piece, Seat, Seats};
use serde_json::{Value, json};

struct Line {
    value: Value,
    contributed: Vec<u64>,
    folded: Seats,
    hands: Vec<Vec<Note>>,
    board: Vec<Note>,
    held: Seats,
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

fn seats(value: &Value) -> Seats {
    value
        .as_array()
        .map(|_| numbers(value))
        .unwrap_or_default()
        .into_iter()
        .map(|seat| Seat(seat as u8))
        .collect()
}

fn notes(value: &Value) -> Vec<Note> {
    value.as_array().unwrap().iter().map(|note| note.as_str().unwrap().parse().unwrap()).collect()
}

fn read(text: &str) -> Vec<Line> {
    let line = |text: &str| {
        let value: Value = serde_json::from_str(text).unwrap();
        Line {
            contributed: numbers(&value["contributed"]),
            folded: seats(&value["folded"]),
            hands: value["hands"].as_array().unwrap().iter().map(notes).collect(),
            board: notes(&value["board"]),
            held: seats(&value["heldShots"]),
            value,
        }
    };
    text.lines().map(line).collect()
}

fn holdem_lines() -> Vec<Line> {
    read(include_str!("../vectors/liars-holdem-showdowns.jsonl"))
}

fn draw_lines() -> Vec<Line> {
    read(include_str!("../vectors/liars-draw-showdowns.jsonl"))
}

impl Line {
    fn button(&self) -> u8 {
        self.value["button"].as_u64().unwrap() as u8
    }

    fn place(&self) -> u8 {
        self.value["place"].as_u64().unwrap() as u8
    }

    fn draw(&self) -> bool {
        self.value["game"] == "liars-draw"
    }

    fn request(&self) -> Showdown {
        let game = if self.draw() { LiarsPoker::draw().game() } else { LiarsPoker::holdem().game() };
        let pieces = |notes: &[Note]| notes.iter().copied().map(Piece::Note).collect::<Vec<_>>();
        let hands = self.hands.iter().map(|hand| Some(pieces(hand))).collect();
        Showdown {
            board: pieces(&self.board),
            place: Some(self.place()),
            folded: self.folded,
            button: self.button(),
            held_shots: self.held,
            ..Showdown::new(game, hands, self.contributed.clone())
        }
    }

    /// Pots, payouts and best hands as the line has them: an uncalled part is a last pot of one seat.
    fn check(&self, number: usize, result: &ShowdownResult) {
        let mut pots: Vec<(u64, Seats)> =
            result.pots.iter().map(|paid| (paid.pot.amount.0, paid.pot.eligible)).collect();
        for (seat, amount) in result.returned.iter().filter(|(_, amount)| !amount.is_zero()) {
            let alone: Seats = [seat].into_iter().collect();
            match pots.last_mut() {
                Some((last, eligible)) if *eligible == alone => *last += amount.0,
                _ => pots.push((amount.0, alone)),
            }
        }
        let expected: Vec<(u64, Seats)> = self.value["pots"]
            .as_array()
            .unwrap()
            .iter()
            .map(|pot| (pot["amount"].as_u64().unwrap(), seats(&pot["eligible"])))
            .collect();
        assert_eq!(pots, expected, "line {number}");
        let payouts: Vec<u64> = result.payouts.values().iter().map(|amount| amount.0).collect();
        assert_eq!(payouts, numbers(&self.value["payouts"]), "line {number}");
        let mut best = serde_json::Map::new();
        for (seat, hand) in result.best.iter() {
            if let Some(Evaluation::Numbers(hand)) = hand {
                let ranks: Vec<u8> = hand.ranks.iter().map(|rank| rank.get()).collect();
                let told =
                    json!({ "category": hand.category.name(), "ranks": ranks, "natural": hand.natural });
                best.insert(seat.to_string(), told);
            }
        }
        assert_eq!(Value::Object(best), self.value["best"], "line {number}");
    }
}

#[test]
fn lp_10_lp_14_lh_04_every_liars_holdem_showdown_without_a_table() {
    let lines = holdem_lines();
    assert_eq!(lines.len(), 237);
    for (number, line) in lines.iter().enumerate() {
        line.check(number, &showdown(&line.request()).unwrap());
    }
}

#[test]
fn lp_14_ld_10_ld_11_ld_12_every_liars_draw_showdown_without_a_table() {
    let lines = draw_lines();
    assert_eq!(lines.len(), 242);
    for (number, line) in lines.iter().enumerate() {
        line.check(number, &showdown(&line.request()).unwrap());
    }
}

/// Plays the line at a table with an ante of 1: the folded seats put in their totals street by street, then all go
/// all-in. `None` where the totals cannot come about so: more than three different ones of folded seats, or an opener
/// who would fold before the forced bet.
fn at_a_table(line: &Line, deck: Option<Vec<Note>>) -> Option<Hand> {
    let spare = 1 + line.contributed.iter().max()?;
    let staying = (0..).map(Seat).zip(&line.contributed).filter(|(seat, _)| !line.folded.contains(*seat));
    let most = staying.map(|(_, put_in)| *put_in).max()?;
    // Whoever folds has more, and so have the richest of those who do not: there is something to fold to.
    let not_all_in = |seat, put_in| line.folded.contains(seat) || put_in == most;
    let stack = |(seat, put_in): (u8, &u64)| put_in + if not_all_in(Seat(seat), *put_in) { spare } else { 0 };
    let stacks: Vec<u64> = (0..).zip(&line.contributed).map(stack).collect();
    let mut levels: Vec<u64> = line.folded.iter().map(|seat| line.contributed[seat.index()]).collect();
    levels.sort_unstable();
    levels.dedup();
    if levels.len() > 3 {
        return None;
    }
    levels.resize(4, u64::MAX);
    let mut hand = Hand::new(if line.draw() {
        let game = LiarsPoker { stacks, button: Button::Seat(line.button()), deck, ..LiarsPoker::draw() };
        game.setup(super::support::seed(1))
    } else {
        let game = LiarsPoker { stacks, button: Button::Seat(line.button()), deck, ..LiarsPoker::holdem() };
        Setup { all_in_face_up: false, ..game.setup(super::support::seed(1)) }
    })
    .unwrap();
    while !hand.complete() {
        let seat = hand.can_act().iter().next()?;
        let action = match hand.phase() {
            Phase::Announcement => Action::Announce { place: line.place() },
            Phase::Exchange(Street::Turn) if line.exchanges(seat) => {
                Action::Exchange { zone: Zone::Flop, index: 0 }
            }
            Phase::Exchange(_) => Action::Stand,
            Phase::Betting(street) => betting(line, &hand, seat, levels[street as usize])?,
            Phase::Held | Phase::Showdown | Phase::Complete => return None,
        };
        hand.act(seat, &action).ok()?;
    }
    let counted = hand.live().iter().chain(line.folded.iter()).count();
    (counted == line.hands.len()).then_some(hand)
}

/// Brings the seat's total as near as may be to what it put in, and no higher than this street's level.
fn betting(line: &Line, hand: &Hand, seat: Seat, level: u64) -> Option<Action> {
    let own = line.contributed[seat.index()];
    let before = hand.ledger().contributed()[seat].0 - hand.ledger().bets()[seat].0;
    let to = own.min(level).saturating_sub(before);
    let legal = hand.legal_actions(seat);
    if line.folded.contains(seat) && hand.ledger().contributed()[seat].0 == own {
        return legal.contains(&LegalAction::Fold).then_some(Action::Fold);
    }
    let raise = legal.iter().find_map(|action| match action {
        LegalAction::Bet { min, max, .. } if (min.0..=max.0).contains(&to) => {
            Some(Action::Bet { to: Chips(to) })
        }
        LegalAction::Raise { min, max, .. } if (min.0..=max.0).contains(&to) => {
            Some(Action::Raise { to: Chips(to) })
        }
        _ => None,
    });
    if raise.is_some() {
        return raise;
    }
    let call = legal.iter().find_map(|action| match action {
        LegalAction::Call { amount } => Some(amount.0 + hand.ledger().contributed()[seat].0),
        _ => None,
    });
    // The forced bet, where the seat put in as much.
    let forced = legal.iter().find_map(|action| match action {
        LegalAction::Bet { max, .. } if max.0 <= to => Some(Action::Bet { to: *max }),
        _ => None,
    });
    match call {
        Some(total) => (total <= own).then_some(Action::Call),
        None if legal.contains(&LegalAction::Check) => Some(Action::Check),
        None => forced,
    }
}

impl Line {
    /// Whether the seat must burn a shot that any of its notes would have armed.
    fn exchanges(&self, seat: Seat) -> bool {
        !self.held.contains(seat) && self.hands[seat.index()].iter().all(|note| note.jokers() >= 3)
    }

    /// The seat's notes in the order in which they must come: the third arms the shot where it is held.
    fn order(&self, seat: Seat) -> VecDeque<Note> {
        let mut notes = self.hands[seat.index()].clone();
        if self.draw() {
            let arms = |note: &Note| note.jokers() >= 3;
            let third = notes.iter().position(|note| arms(note) == self.held.contains(seat));
            let last = notes.len() - 1;
            notes.swap(third.unwrap_or(last), last);
            if self.exchanges(seat) {
                // Discarded on the turn for the note that the line has.
                notes.insert(last, Note::from_serial(1_111_111 + u32::from(seat.0)).unwrap());
            }
        }
        notes.into()
    }

    /// The deck that deals the line's notes in the order in which a hand dealt.
    fn deck(&self, hand: &Hand) -> Option<Vec<Note>> {
        let mut orders = BySeat::from_fn(self.hands.len(), |seat| self.order(seat));
        let mut board: VecDeque<Note> = self.board.clone().into();
        let mut deck = Vec::new();
        for event in hand.events() {
            match event {
                Event::Dealt { seat, .. } => deck.push(orders[*seat].pop_front()?),
                Event::Board { pieces, .. } => deck.extend(board.drain(..pieces.len())),
                _ => {}
            }
        }
        let spare = (0..).filter_map(|at| Note::from_serial(1_211_111 + at)).take(40);
        deck.extend(spare.filter(|note| self.hands.iter().flatten().all(|held| held != note)));
        Some(deck)
    }
}

fn play_lines(lines: &[Line]) -> usize {
    let mut played = 0;
    for (number, line) in lines.iter().enumerate() {
        // The betting does not depend on the notes: the first pass shows in which order they are dealt.
        let Some(rehearsal) = at_a_table(line, None) else { continue };
        let hand = at_a_table(line, line.deck(&rehearsal)).unwrap();
        let outcome = hand.outcome().unwrap();
        assert_eq!(outcome.ending, Ending::Showdown, "line {number}");
        let mut result = ShowdownResult {
            returned: outcome.returned.clone(),
            pots: outcome.pots.clone(),
            payouts: outcome.payouts.clone(),
            best: outcome.best.clone(),
        };
        // What the richest could no longer bet, for nobody could call it, is as good as returned.
        for seat in hand.live().iter() {
            let put_in = hand.terms().stacks[seat] + outcome.payouts[seat] - outcome.stacks[seat];
            let unbet = Chips(line.contributed[seat.index()]) - put_in;
            result.returned[seat] += unbet;
            result.payouts[seat] += unbet;
        }
        line.check(number, &result);
        played += 1;
    }
    played
}

#[test]
fn lp_23_lh_04_liars_holdem_showdowns_come_out_the_same_at_a_table() {
    let played = play_lines(&holdem_lines());
    assert_eq!(played, 219, "the others need bets that the rules refuse");
}

#[test]
fn lp_23_ld_11_liars_draw_showdowns_come_out_the_same_at_a_table() {
    let played = play_lines(&draw_lines());
    assert_eq!(played, 227, "the others need bets that the rules refuse");
}
