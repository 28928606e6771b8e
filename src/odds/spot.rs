use super::equity::{EquityError, EquityRequest};
use super::{Holding, Range, deal};
use crate::CardSet;

/// A request that was checked: at least one pair of cards for every player, and cards enough for the board.
pub(super) struct Spot {
    /// What every player may hold, with its weight: nothing of the board, the dead cards and the known hands of others.
    pub(super) pairs: Vec<Vec<(CardSet, u32)>>,
    pub(super) board: CardSet,
    pub(super) dead: CardSet,
    /// The cards that are neither on the board, nor dead, nor in a known hand.
    pub(super) unseen: CardSet,
    /// How many cards the board lacks.
    pub(super) missing: usize,
}

impl Spot {
    pub(super) const MOST_PLAYERS: usize = 10;

    pub(super) fn new(request: &EquityRequest) -> Result<Self, EquityError> {
        let EquityRequest { ref holdings, board, dead, .. } = *request;
        if !(2..=Self::MOST_PLAYERS).contains(&holdings.len()) {
            return Err(EquityError::HandCount { count: holdings.len() });
        }
        let missing = match board.len() {
            0 => 5,
            3 => 2,
            4 => 1,
            5 => 0,
            count => return Err(EquityError::BoardCount { count }),
        };
        if let Some(card) = (board & dead).iter().next() {
            return Err(EquityError::DeadOnBoard { card });
        }
        let mut taken = board | dead;
        for (player, holding) in holdings.iter().enumerate() {
            if let &Holding::Cards(cards) = holding {
                if cards.len() != 2 {
                    return Err(EquityError::CardCount { player, count: cards.len() });
                }
                if let Some(card) = (cards & taken).iter().next() {
                    return Err(EquityError::Repeated { player, card });
                }
                taken = taken | cards;
            }
        }
        let pairs = holdings.iter().map(|holding| match holding {
            Holding::Cards(cards) => vec![(*cards, Range::FULL_WEIGHT)],
            Holding::Range(range) => range.pairs().filter(|(pair, _)| (*pair & taken).is_empty()).collect(),
        });
        let mut spot =
            Self { pairs: pairs.collect(), board, dead, unseen: CardSet::FULL - board - dead, missing };
        spot.settle()?;
        let drawn = spot.pairs.iter().filter(|pairs| pairs.len() > 1).count();
        let (needed, left) = (2 * drawn + missing, spot.unseen.len());
        if needed > left {
            return Err(EquityError::TooFewCards { needed, left });
        }
        if deal::may_be(&spot.pairs) { Ok(spot) } else { Err(EquityError::NoDeal) }
    }

    /// A range with one pair left is a known hand: takes its cards from the others, until nothing changes.
    fn settle(&mut self) -> Result<(), EquityError> {
        let mut known = 0_u32;
        loop {
            if let Some(player) = self.pairs.iter().position(Vec::is_empty) {
                return Err(EquityError::RangeEmpty { player });
            }
            let fresh = |(player, pairs): (usize, &Vec<_>)| pairs.len() == 1 && known >> player & 1 == 0;
            let Some(at) = self.pairs.iter().enumerate().position(fresh) else { return Ok(()) };
            known |= 1 << at;
            let hand = self.pairs[at][0].0;
            self.unseen = self.unseen - hand;
            for (_, pairs) in self.pairs.iter_mut().enumerate().filter(|(player, _)| *player != at) {
                pairs.retain(|(pair, _)| (*pair & hand).is_empty());
            }
        }
    }

    /// The showdowns that counting the boards of known hands looks at, roughly.
    #[inline]
    pub(super) const fn showdowns(&self) -> u64 {
        match self.missing {
            0 => 1,
            1 => 40,
            2 => 300,
            _ => 50_000,
        }
    }

    /// True where some pair has not its full weight.
    pub(super) fn is_weighted(&self) -> bool {
        self.pairs.iter().flatten().any(|&(_, weight)| weight != Range::FULL_WEIGHT)
    }

    /// True where a player may hold any two of the unseen cards alike.
    pub(super) fn is_any_two(&self, player: usize) -> bool {
        let unseen = self.unseen.len();
        self.pairs.get(player).is_some_and(|pairs| {
            let any_two = pairs.len() > 1 && pairs.len() == unseen * (unseen - 1) / 2;
            any_two && pairs.iter().all(|&(_, weight)| weight == Range::FULL_WEIGHT)
        })
    }
}
