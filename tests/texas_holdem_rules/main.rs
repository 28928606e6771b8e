//! Every rule of tournament Texas Hold'em (`docs/rules/texas-holdem.md`) played out by hand. The numbers are worked
//! out on paper from the rule, never taken from a run.

mod betting;
mod limits;
mod page;
mod pots;
mod seats;
mod showdown;
mod stakes;
mod tournament;

use cardroom::games::TexasHoldem;
use cardroom::table::{Action, Button, Event, Hand, LegalAction, Phase, Positions, Street, Zone};
use cardroom::{Card, Chips, Seat, Seats};

/// Blinds 50/100, button in seat 0, a deck in the order of the alphabet.
fn game(stacks: &[u64]) -> TexasHoldem {
    TexasHoldem {
        stacks: stacks.to_vec(),
        small_blind: 50,
        big_blind: 100,
        deck: Some(Card::all().collect()),
        ..TexasHoldem::default()
    }
}

fn seats(seats: &[u8]) -> Seats {
    seats.iter().copied().map(Seat).collect()
}

fn cards(text: &str) -> Vec<Card> {
    Card::parse_list(text).unwrap()
}

/// The deck that deals these hands, given from the button's left, and this board.
fn deck(hands: &[&str], board: &str) -> Vec<Card> {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let board = cards(board);
    let named: Vec<Card> = hands.iter().flatten().chain(&board).copied().collect();
    let mut rest: Vec<Card> = Card::all().filter(|card| !named.contains(card)).collect();
    let mut deck: Vec<Card> = (0..2).flat_map(|nth| hands.iter().map(move |hand| hand[nth])).collect();
    for street in [&board[..3], &board[3..4], &board[4..]] {
        deck.extend(rest.pop());
        deck.extend(street);
    }
    deck.extend(rest);
    deck
}

/// A hand whose actions are told as text: `"3 raise 400, 0 call, 1 fold"`.
#[derive(Clone)]
struct Table(Hand);

impl Table {
    fn new(game: TexasHoldem) -> Self {
        Self(Hand::new(game.setup(Some("5a".repeat(32).parse().unwrap()))).unwrap())
    }

    fn play(&mut self, actions: &str) -> &mut Self {
        for action in actions.split(", ") {
            let (seat, action) = read(action);
            if let Err(refusal) = self.0.act(seat, &action) {
                panic!("{seat} {action}: {refusal}");
            }
        }
        self
    }

    /// The code and the rule of a refusal.
    fn refused(&self, action: &str) -> (&'static str, Option<&'static str>) {
        let (seat, action) = read(action);
        let refusal = self.0.check(seat, &action).expect_err("the action is legal");
        (refusal.reason.code(), refusal.rule)
    }

    fn to_act(&self) -> Option<u8> {
        self.0.can_act().only().map(|seat| seat.0)
    }

    fn legal(&self) -> Vec<LegalAction> {
        self.0.can_act().only().map(|seat| self.0.legal_actions(seat)).unwrap_or_default()
    }

    /// The smallest and the largest total of a bet or raise by the seat in turn.
    fn raise(&self) -> Option<(u64, u64)> {
        self.legal().iter().find_map(|action| match action {
            LegalAction::Bet { min, max, .. } | LegalAction::Raise { min, max, .. } => Some((min.0, max.0)),
            _ => None,
        })
    }

    /// What a call adds; `None` where there is nothing to call.
    fn call(&self) -> Option<u64> {
        self.legal().iter().find_map(|action| match action {
            LegalAction::Call { amount } => Some(amount.0),
            _ => None,
        })
    }

    fn stacks(&self) -> Vec<u64> {
        self.0.stacks().values().iter().map(|stack| stack.0).collect()
    }

    /// Amount and seats of each pot.
    fn pots(&self) -> Vec<(u64, Vec<u8>)> {
        let seats = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
        self.0.pots().iter().map(|pot| (pot.amount.0, seats(pot.eligible))).collect()
    }

    /// The lines of the events that begin with a seat's number, or contain this text.
    fn lines(&self, text: &str) -> Vec<String> {
        self.0.events().iter().map(Event::to_string).filter(|line| line.contains(text)).collect()
    }

    fn street(&self) -> Option<Street> {
        match self.0.phase() {
            Phase::Betting(street) => Some(street),
            _ => None,
        }
    }
}

fn read(text: &str) -> (Seat, Action) {
    let words: Vec<&str> = text.split(' ').collect();
    let number = || words[2].parse().unwrap();
    let action = match words[1] {
        "fold" => Action::Fold,
        "check" => Action::Check,
        "call" if words.len() > 2 => Action::CallOf { amount: Chips(number()) },
        "call" => Action::Call,
        "bet" => Action::Bet { to: Chips(number()) },
        "raise" => Action::Raise { to: Chips(number()) },
        "show" => Action::Show,
        "muck" => Action::Muck,
        "ask" => Action::AskToShow { seat: Seat(number() as u8) },
        "timeout" => Action::Timeout,
        "sit-out" => Action::SitOut,
        "sit-in" => Action::SitIn,
        "release" => Action::Release,
        "announce" => Action::Announce { place: number() as u8 },
        "stand" => Action::Stand,
        "peek" => Action::Peek { zones: words[2..].iter().map(|_| Zone::Preflop).collect() },
        other => panic!("no such action: {other}"),
    };
    (Seat(words[0].parse().unwrap()), action)
}
