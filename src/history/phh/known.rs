//! What a record says of the cards, and a deck that deals just those.

use super::notation::{Known, Notation};
use super::{Filled, PhhFault};
use crate::{Card, CardSet, Seat, Seats};

/// The cards that a record tells; what it does not tell is `None`.
#[derive(Debug)]
pub(super) struct KnownCards {
    hands: Vec<Vec<Known>>,
    board: Vec<Known>,
    seen: CardSet,
    /// Seats that mucked: filled first, with the cards least likely to win.
    mucked: Seats,
}

/// The cards of a hand, and of the board.
const HOLE: usize = 2;
const BOARD: usize = 5;

impl KnownCards {
    pub fn new(players: usize) -> Self {
        Self {
            hands: vec![Vec::new(); players],
            board: Vec::new(),
            seen: CardSet::EMPTY,
            mucked: Seats::NONE,
        }
    }

    /// Takes in what an entry says.
    pub fn add(&mut self, notation: &Notation) -> Result<(), PhhFault> {
        match notation {
            Notation::Hole(seat, cards) => {
                for card in cards.iter().flatten() {
                    self.see(*card)?;
                }
                let hand = self.hands.get_mut(seat.index()).ok_or(PhhFault::HoleCards {})?;
                hand.extend(cards);
                if hand.len() > HOLE { Err(PhhFault::HoleCards {}) } else { Ok(()) }
            }
            Notation::Board(cards) => {
                for card in cards.iter().flatten() {
                    self.see(*card)?;
                }
                self.board.extend(cards);
                if self.board.len() > BOARD {
                    Err(PhhFault::TooMany { of: "cards on the board", max: BOARD })
                } else {
                    Ok(())
                }
            }
            Notation::Show(seat, cards) => self.show(*seat, cards),
            Notation::Muck(seat) => {
                self.mucked.insert(*seat);
                Ok(())
            }
            Notation::Comment | Notation::Fold(_) | Notation::CheckOrCall(_) | Notation::To(..) => Ok(()),
        }
    }

    fn see(&mut self, card: Card) -> Result<(), PhhFault> {
        if self.seen.insert(card) { Ok(()) } else { Err(PhhFault::CardTwice { card }) }
    }

    /// A showdown may tell cards that the deal did not, in any order.
    fn show(&mut self, seat: Seat, cards: &[Known]) -> Result<(), PhhFault> {
        let hand = self.hands.get_mut(seat.index()).ok_or(PhhFault::HoleCards {})?;
        let mut shown = CardSet::EMPTY;
        if cards.len() > HOLE {
            return Err(PhhFault::HoleCards {});
        }
        for card in cards.iter().flatten() {
            if !shown.insert(*card) {
                return Err(PhhFault::CardTwice { card: *card });
            }
            if hand.contains(&Some(*card)) {
                continue;
            }
            hand.resize(HOLE, None);
            let place = hand.iter_mut().find(|place| place.is_none()).ok_or(PhhFault::HoleCards {})?;
            if !self.seen.insert(*card) {
                return Err(PhhFault::CardTwice { card: *card });
            }
            *place = Some(*card);
        }
        Ok(())
    }

    /// The deck from the top as the table deals it (TH-4), and what had to be filled in.
    pub fn deck(mut self) -> (Vec<Card>, Filled) {
        let mut filled = Filled { hands: vec![Vec::new(); self.hands.len()], board: Vec::new() };
        self.board.resize(BOARD, None);
        let players = (0..self.hands.len() as u8).map(Seat);
        let (first, then): (Vec<Seat>, Vec<Seat>) = players.partition(|seat| self.mucked.contains(*seat));
        for seat in first.into_iter().chain(then) {
            self.hands[seat.index()].resize(HOLE, None);
            for at in 0..HOLE {
                if self.hands[seat.index()][at].is_none() {
                    let other = self.hands[seat.index()][1 - at];
                    let card = self.low_card(other);
                    self.hands[seat.index()][at] = card;
                    filled.hands[seat.index()].extend(card);
                }
            }
        }
        for at in 0..BOARD {
            if self.board[at].is_none() {
                let card = self.lowest(|_| true);
                self.board[at] = card;
                filled.board.extend(card);
            }
        }
        let mut deck: Vec<Card> =
            (0..HOLE).flat_map(|at| self.hands.iter().filter_map(move |hand| hand[at])).collect();
        for street in [0..3, 3..4, 4..BOARD] {
            deck.extend(self.lowest(|_| true));
            deck.extend(self.board[street].iter().flatten());
        }
        deck.extend(Card::all().filter(|card| !self.seen.contains(*card)));
        (deck, filled)
    }

    /// The lowest unseen card that pairs neither the other one nor the board, or else the lowest.
    fn low_card(&mut self, other: Known) -> Known {
        let told: Vec<_> = self.board.iter().flatten().chain(&other).map(|card| card.rank()).collect();
        self.lowest(|card| !told.contains(&card.rank())).or_else(|| self.lowest(|_| true))
    }

    /// The lowest unseen card that passes; it is seen from now on.
    fn lowest(&mut self, test: impl Fn(&Card) -> bool) -> Known {
        let card = Card::all().filter(|card| !self.seen.contains(*card)).find(test)?;
        self.seen.insert(card);
        Some(card)
    }
}
