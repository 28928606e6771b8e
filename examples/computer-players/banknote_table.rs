//! The banknote games at the table: three seats, the fewest there are (LP-1), and more.

use cardroom::games::LiarsPoker;
use cardroom::table::{Action, Button, Hand, Setup};
use cardroom::{PlayingPlace, Seat, Seed};

use super::table::Table;

/// The stacks of most tables, in units of which an ante has [`ANTE`].
const STACK: u64 = 1000;
const ANTE: u64 = 30;

fn setup(game: LiarsPoker, seats: usize, stack: u64, cards: &Seed) -> Setup {
    // Nobody has the button more often than others.
    let button = Button::Seat((u64::from(cards.stream(7).below(1 << 16)) % seats as u64) as u8);
    LiarsPoker { stacks: vec![stack; seats], button, ante: ANTE, ..game }.setup(Some(cards.clone()))
}

/// Both games.
pub fn banknote_tables() -> Vec<Table> {
    let table = |name, setup| Table { name, setup, unit: 30.0 };
    vec![
        table("Liar's Hold'em, three players", |cards| setup(LiarsPoker::holdem(), 3, STACK, cards)),
        table("Liar's Hold'em, four players", |cards| setup(LiarsPoker::holdem(), 4, STACK, cards)),
        table("Liar's Hold'em, four players, short", |cards| setup(LiarsPoker::holdem(), 4, 8 * ANTE, cards)),
        table("Liar's Draw, three players", |cards| setup(LiarsPoker::draw(), 3, STACK, cards)),
        table("Liar's Draw, four players", |cards| setup(LiarsPoker::draw(), 4, STACK, cards)),
        table("Liar's Draw, four players, short", |cards| setup(LiarsPoker::draw(), 4, 8 * ANTE, cards)),
    ]
}

/// The base numbers of a seat's notes, in the order of the notes.
fn numbers(hand: &Hand, seat: Seat) -> Vec<u8> {
    let Some(place) = hand.view(None).place.and_then(PlayingPlace::new) else { return Vec::new() };
    hand.pieces(seat).into_iter().filter_map(|piece| Some(piece.note()?.base(place).get())).collect()
}

/// What a tight player stays in with: a pair, neighbours or two high numbers, later a pair or better, zeros counted.
pub fn is_good(hand: &Hand, seat: Seat) -> bool {
    if let Some(best) = &hand.view(Some(seat)).seats[seat.index()].best {
        return best.value() >> 20 & 3 >= 1;
    }
    match numbers(hand, seat)[..] {
        [first, second, ..] => first.abs_diff(second) <= 1 || first.min(second) >= 7,
        _ => true,
    }
}

/// A player without a plan keeps what makes a pair or more, and else gives the lowest number away.
pub fn exchange(hand: &Hand, seat: Seat) -> Action {
    let numbers = numbers(hand, seat);
    let lonely = |at: &usize| {
        !numbers.iter().enumerate().any(|(other, number)| other != *at && *number == numbers[*at])
    };
    let view = hand.view(Some(seat));
    let chair = &view.seats[seat.index()];
    let strong = chair.best.as_ref().is_some_and(|best| best.value() >> 20 & 3 >= 2);
    let Some(at) = (0..numbers.len()).filter(lonely).min_by_key(|at| numbers[*at]).filter(|_| !strong) else {
        return Action::Stand;
    };
    let zone = chair.zones[at];
    let index = chair.zones[..at].iter().filter(|other| **other == zone).count() as u8;
    Action::Exchange { zone, index }
}
