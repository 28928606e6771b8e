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
        let players = self.hands.len();
        let mut filled = Filled { hands: vec![Vec::new(); players], board: Vec::new() };
        for mucked in [true, false] {
            for seat in 0..players {
                if self.mucked.contains(Seat(seat as u8)) == mucked {
                    filled.hands[seat] = self.fill_hand(seat);
                }
            }
        }
        self.board.resize(BOARD, None);
        for at in 0..BOARD {
            if self.board[at].is_none() {
                self.board[at] = self.lowest(0);
                filled.board.extend(self.board[at]);
            }
        }
        let mut deck = Vec::with_capacity(Card::COUNT);
        for at in 0..HOLE {
            for hand in &self.hands {
                deck.extend(hand[at]);
            }
        }
        for (at, card) in self.board.clone().into_iter().enumerate() {
            // A card is burned before flop, turn and river.
            if at == 0 || at > 2 {
                deck.extend(self.lowest(0));
            }
            deck.extend(card);
        }
        while let Some(card) = self.lowest(0) {
            deck.push(card);
        }
        (deck, filled)
    }

    /// Fills a hand with the lowest unseen cards that pair neither its other card nor the board, where there are such.
    fn fill_hand(&mut self, seat: usize) -> Vec<Card> {
        let mut filled = Vec::new();
        self.hands[seat].resize(HOLE, None);
        for at in 0..HOLE {
            if self.hands[seat][at].is_none() {
                let mut ranks = 0;
                for card in self.board.iter().chain(&self.hands[seat]).flatten() {
                    ranks |= 1 << card.rank() as u16;
                }
                self.hands[seat][at] = self.lowest(ranks).or_else(|| self.lowest(0));
                filled.extend(self.hands[seat][at]);
            }
        }
        filled
    }

    /// The lowest unseen card that has none of these ranks; it is seen from now on.
    #[inline(never)]
    fn lowest(&mut self, ranks: u16) -> Known {
        Card::all().find(|card| ranks >> card.rank() as u16 & 1 == 0 && self.seen.insert(*card))
    }
}
