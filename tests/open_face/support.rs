//! Games played by chance and by plan.

use std::collections::BTreeMap;

use cardroom::open_face::{
    Action, Board, Bonus, ByRow, Event, FullBoard, LegalAction, OpenFace, PlaceChoice, Placement, Row, Setup,
    Variant,
};
use cardroom::{Card, CardSet, Rank, Seat, Seed, Stream, Suit};

pub fn seed(byte: u8) -> Seed {
    Seed::new([byte; 32])
}

pub fn choice(game: &OpenFace, seat: Seat) -> PlaceChoice {
    match game.legal_actions(seat).swap_remove(0) {
        LegalAction::Place(choice) => choice,
        LegalAction::Leave => panic!("seat {seat} cannot place"),
    }
}

/// Any legal placement, by chance.
pub fn random_placement(choice: &PlaceChoice, stream: &mut Stream) -> Placement {
    if let Some(mut all) = choice.placements() {
        return all.swap_remove(stream.below(all.len() as u32) as usize);
    }
    let mut cards = choice.cards.clone();
    stream.shuffle(&mut cards);
    let discard = cards.split_off(13);
    let bottom = cards.split_off(8);
    let middle = cards.split_off(3);
    Placement { rows: ByRow { top: cards, middle, bottom }, discard }
}

/// One of the seats that may act, by chance.
pub fn random_seat(game: &OpenFace, stream: &mut Stream) -> Option<Seat> {
    let seats: Vec<Seat> = game.can_act().iter().collect();
    seats.get(stream.below(seats.len() as u32) as usize).copied()
}

/// Plays a deal to its end by chance; `at_each_step` looks at the game before the first and after every action.
pub fn play_randomly(game: &mut OpenFace, stream: &mut Stream, mut at_each_step: impl FnMut(&OpenFace)) {
    at_each_step(game);
    while let Some(seat) = random_seat(game, stream) {
        let placement = random_placement(&choice(game, seat), stream);
        game.act(seat, &Action::Place(placement)).unwrap();
        at_each_step(game);
    }
}

/// What a deal is to come to: each seat's board and the discards, from which a deck follows.
#[derive(Clone)]
pub struct Plan {
    pub hands: BTreeMap<Seat, (Board, Vec<Card>)>,
}

impl Plan {
    /// Boards as text, with discards taken from what is left.
    pub fn of(boards: &[(u8, &str)], bonuses: &[(u8, u8)]) -> Self {
        let boards = boards.iter().map(|(seat, text)| (Seat(*seat), text.parse().unwrap()));
        let bonuses = bonuses.iter().map(|(seat, cards)| (Seat(*seat), *cards)).collect();
        Self::with(boards.collect(), &bonuses)
    }

    pub fn with(boards: BTreeMap<Seat, Board>, bonuses: &BTreeMap<Seat, u8>) -> Self {
        let used = boards.values().fold(CardSet::EMPTY, |used, board| used | board.cards());
        let mut spare = (CardSet::FULL - used).iter();
        let hands = boards.into_iter().map(|(seat, board)| {
            let count = bonuses.get(&seat).map_or(4, |cards| usize::from(*cards) - 13);
            let discards = spare.by_ref().take(count).collect();
            (seat, (board, discards))
        });
        Self { hands: hands.collect() }
    }

    /// The whole deck that deals these hands in this order: five each, the rest of each bonus hand in turn, streets of three.
    pub fn deck(&self, order: &[Seat], bonuses: &BTreeMap<Seat, u8>) -> Vec<Card> {
        let mut hands: BTreeMap<Seat, Vec<Card>> = BTreeMap::new();
        for (seat, (board, discards)) in &self.hands {
            let mut placed = Row::ALL.into_iter().rev().flat_map(|row| board.rows()[row].clone());
            let mut dealt: Vec<Card> = placed.by_ref().take(5).collect();
            if bonuses.contains_key(seat) {
                dealt.extend(placed.chain(discards.iter().copied()));
            } else {
                for discard in discards {
                    dealt.extend(placed.by_ref().take(2));
                    dealt.push(*discard);
                }
            }
            dealt.reverse();
            hands.insert(*seat, dealt);
        }
        let mut deck = Vec::new();
        let mut round = |seats: &[Seat], cards: usize, hands: &mut BTreeMap<Seat, Vec<Card>>| {
            for _ in 0..cards {
                deck.extend(seats.iter().filter_map(|seat| hands.get_mut(seat).unwrap().pop()));
            }
        };
        let is_bonus = |seat: &&Seat| bonuses.contains_key(*seat);
        round(order, 5, &mut hands);
        let bonus: Vec<Seat> = order.iter().filter(is_bonus).copied().collect();
        round(&bonus, 12, &mut hands);
        let open: Vec<Seat> = order.iter().filter(|seat| !is_bonus(seat)).copied().collect();
        round(&open, 12, &mut hands);
        let used: CardSet = deck.iter().copied().collect();
        deck.extend((CardSet::FULL - used).iter());
        deck
    }

    /// The placement that brings a seat's board about from what it holds.
    pub fn placement(&self, seat: Seat, choice: &PlaceChoice) -> Placement {
        let (board, _) = &self.hands[&seat];
        let held =
            |row| board.rows()[row].iter().copied().filter(|card| choice.cards.contains(card)).collect();
        let on_board = board.cards();
        let discard = choice.cards.iter().copied().filter(|card| !on_board.contains(*card)).collect();
        Placement { rows: ByRow::from_fn(held), discard }
    }

    /// Plays a deal that was dealt from the plan's deck.
    pub fn play(&self, game: &mut OpenFace) {
        while let Some(seat) = game.can_act().iter().next() {
            let placement = self.placement(seat, &choice(game, seat));
            game.act(seat, &Action::Place(placement)).unwrap();
        }
    }
}

/// The order of dealing, told apart from the game: clockwise from the button's left.
pub fn order(seats: &[Seat], button: Seat) -> Vec<Seat> {
    let left = seats.iter().filter(|seat| **seat > button);
    left.chain(seats.iter().filter(|seat| **seat <= button)).copied().collect()
}

/// A board that is worth watching: queens or better on top, quads, full houses, dead ones, all by chance.
pub fn eventful_board(pool: &mut Vec<Card>, stream: &mut Stream) -> Board {
    for _ in 0..200 {
        stream.shuffle(pool);
        let mut left = pool.clone();
        let group = |rank: Rank, count: usize, left: &mut Vec<Card>| -> Option<Vec<Card>> {
            let of_rank: Vec<Card> =
                left.iter().copied().filter(|card| card.rank() == rank).take(count).collect();
            left.retain(|card| !of_rank.contains(card));
            (of_rank.len() == count).then_some(of_rank)
        };
        let rank = |stream: &mut Stream, from: u32| Rank::ALL[(from + stream.below(13 - from)) as usize];
        let rows = match stream.below(6) {
            0 => [(rank(stream, 10), 2), (rank(stream, 0), 3), (rank(stream, 0), 3)],
            1 => [(rank(stream, 0), 3), (rank(stream, 0), 3), (rank(stream, 0), 4)],
            2 => [(rank(stream, 10), 2), (rank(stream, 10), 2), (rank(stream, 0), 4)],
            3 => [(rank(stream, 0), 1), (rank(stream, 0), 3), (rank(stream, 0), 4)],
            4 => [(rank(stream, 0), 1), (rank(stream, 0), 4), (rank(stream, 0), 4)],
            _ => [(rank(stream, 0), 1), (rank(stream, 0), 2), (rank(stream, 0), 2)],
        };
        let mut cards = [0, 1, 2].map(|row: usize| group(rows[row].0, rows[row].1, &mut left));
        if cards.iter().any(Option::is_none) {
            continue;
        }
        // Three of a kind in the middle grow to a full house half the time.
        let pair =
            if rows[1].1 == 3 && stream.below(2) == 0 { group(rank(stream, 0), 2, &mut left) } else { None };
        if let (Some(middle), Some(pair)) = (&mut cards[1], pair) {
            middle.extend(pair);
        }
        let mut fill = |cards: Option<Vec<Card>>, size: usize| {
            let mut cards = cards.unwrap();
            let missing = size - cards.len();
            cards.extend(left.drain(..missing));
            cards
        };
        let [top, middle, bottom] = cards;
        let rows = ByRow { top: fill(top, 3), middle: fill(middle, 5), bottom: fill(bottom, 5) };
        let board = Board::new(rows).unwrap();
        let live = FullBoard::new(board.clone()).unwrap().is_live();
        if live || stream.below(8) == 0 {
            pool.retain(|card| !board.cards().contains(*card));
            return board;
        }
    }
    let board = Board::new(ByRow {
        top: pool.split_off(pool.len() - 3),
        middle: pool.split_off(pool.len() - 5),
        bottom: pool.split_off(pool.len() - 5),
    });
    board.unwrap()
}

/// How often each rank lies in a row, the most frequent first, told apart from the evaluator.
pub fn counts(board: &Board, row: Row) -> Vec<(usize, Rank)> {
    let cards = &board.rows()[row];
    let count = |rank: Rank| cards.iter().filter(|card| card.rank() == rank).count();
    let mut counts: Vec<_> = Rank::ALL.into_iter().map(|rank| (count(rank), rank)).collect();
    counts.retain(|(count, _)| *count > 0);
    counts.sort_by(|one, other| other.cmp(one));
    counts
}

pub fn is_straight_flush(board: &Board, row: Row) -> bool {
    let cards = &board.rows()[row];
    let suit = cards[0].suit();
    let ranks: Vec<Rank> = counts(board, row).into_iter().map(|(_, rank)| rank).collect();
    let [high, _, _, _, low] = ranks[..] else { return false };
    let wheel = [Rank::Ace, Rank::Five, Rank::Four, Rank::Three, Rank::Two];
    cards.iter().all(|card| card.suit() == suit) && (high as u8 - low as u8 == 4 || ranks == wheel)
}

/// The cards that stand in a text as words of their own or run together, as in `AcKd7s`.
pub fn cards_in(text: &str) -> CardSet {
    let words = text.split(|char: char| !char.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.filter_map(|word| Card::parse_list(word).ok()).flatten().collect()
}

/// What a viewer may know of the cards, told from the host's events and the rules: what was dealt to the viewer, what lies
/// face up, and drawn cards of ordinary hands where they are not private.
pub fn visible(game: &OpenFace, viewer: Option<Seat>) -> CardSet {
    let (events, options) = (game.events(), game.rules().options());
    let open = |seat: Seat| {
        let bonus =
            |event: &Event| matches!(event, Event::DealStarted { bonuses, .. } if bonuses[seat].is_some());
        !options.draws_private && options.variant == Variant::Pineapple && !events.iter().any(bonus)
    };
    let mut seen = CardSet::EMPTY;
    let mut add = |cards: &[Card]| seen = seen | cards.iter().copied().collect();
    for event in events {
        match event {
            Event::CardsDealt { seat, cards: Some(cards), .. } if open(*seat) || viewer == Some(*seat) => {
                add(cards);
            }
            Event::Placed { rows, .. } | Event::TurnedUp { rows, .. } => {
                for row in Row::ALL {
                    add(&rows[row]);
                }
            }
            // Drawn face up, and back in the deck before it is shuffled: they tell nothing.
            Event::ButtonDrawn { drawn, .. } => drawn.iter().for_each(|drawn| add(&[drawn.card])),
            _ => {}
        }
    }
    seen
}

/// The same deal once more, from its set-up and its accepted actions.
pub fn replay(setup: &Setup, accepted: &[(Seat, Action)]) -> OpenFace {
    let mut game = OpenFace::new(setup.clone()).unwrap();
    for (seat, action) in accepted {
        game.act(*seat, action).unwrap();
    }
    game
}

pub fn lines(game: &OpenFace) -> Vec<String> {
    game.events().iter().map(Event::to_string).collect()
}

pub fn owed(game: &OpenFace) -> Vec<Option<Bonus>> {
    game.owed().values().to_vec()
}

#[test]
fn cards_are_found_in_a_text() {
    let found = cards_in("rows: [As, Kd], top=AcKd7s/Jh/- Through Three 2c3 Ad4");
    let expected: CardSet = Card::parse_list("AsKdAc7sJh").unwrap().into_iter().collect();
    assert_eq!(found, expected);
    assert_eq!(Suit::ALL.len(), 4);
}
