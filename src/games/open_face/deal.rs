use super::auto_place::auto_place;
use super::score::score;
use super::setup::Start;
use super::{
    Board, Bonus, Event, FullBoard, Payment, PlaceChoice, Placement, Rules, Score, Variant, fantasy, settle,
};
use crate::{BySeat, Card, CardSet, Deck, Seat, Seats};

/// What a deal came to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct DealResult {
    /// The points, players and pairs in the order of OF-12.
    #[cfg_attr(feature = "wasm", serde(flatten))]
    pub score: Score,
    /// What was owed and paid, in the same order.
    pub payments: Vec<Payment>,
    /// The balances after it.
    pub balances: BySeat<i64>,
    /// The bonus hands that were earned for the next deal.
    pub bonuses: BySeat<Option<Bonus>>,
}

/// What one seat has before it.
#[derive(Clone, Default)]
pub(super) struct Hand {
    /// What is placed; hidden while `face_down`.
    pub board: Board,
    /// What was dealt and is to be placed.
    pub drawn: Vec<Card>,
    /// All its discards of this deal.
    pub discards: Vec<Card>,
    /// The bonus hand that is played.
    pub bonus: Option<Bonus>,
    /// True where thirteen cards are set at once, hidden from the others until the end.
    pub face_down: bool,
    /// True where time ran out and the hand died (OF-20).
    pub dead: bool,
}

/// One deal from the first card to the result: the walk through the streets.
///
/// Who has drawn cards is to act: the players of bonus and closed hands at any time, the others in turn.
#[derive(Clone)]
pub(super) struct Deal {
    rules: Rules,
    /// The order of dealing and acting: the button is the last (OF-3).
    order: Vec<Seat>,
    deck: Deck<Card>,
    street: u8,
    hands: BySeat<Hand>,
    balances: BySeat<i64>,
    /// The discards on the piles, not yet collected.
    piles: Vec<Card>,
    result: Option<DealResult>,
}

const STREETS: u8 = 5;

impl Deal {
    /// Deals the first street.
    pub fn start(start: Start, events: &mut Vec<Event>) -> Self {
        let Start { rules, deal, button, seats, balances, bonuses, deck, .. } = start;
        let order: Vec<Seat> = seats.left_of(button).collect();
        events.push(Event::DealStarted {
            deal,
            button,
            order: order.clone(),
            bonuses: bonuses.clone(),
            balances: balances.clone(),
            kush: rules.options().kush,
        });
        let closed = rules.options().variant == Variant::Closed13;
        let hands = BySeat::from_fn(balances.len(), |seat| {
            let bonus = bonuses[seat];
            Hand { bonus, face_down: closed || bonus.is_some(), ..Hand::default() }
        });
        let mut deal =
            Self { rules, order, deck, street: 1, hands, balances, piles: Vec::new(), result: None };
        let everyone = deal.order.clone();
        if closed {
            deal.deal(&everyone, |_| Board::CARDS, events);
        } else {
            deal.deal(&everyone, |_| 5, events);
            let bonus: Vec<Seat> = everyone.into_iter().filter(|seat| deal.hands[*seat].face_down).collect();
            deal.deal(&bonus, |hand| hand.bonus.map_or(0, |bonus| usize::from(bonus.cards)), events);
        }
        deal
    }

    /// Deals one card at a time in turn until each hand holds so many.
    fn deal(&mut self, seats: &[Seat], until: impl Fn(&Hand) -> usize, events: &mut Vec<Event>) {
        let before = BySeat::from_fn(self.hands.len(), |seat| self.hands[seat].drawn.len());
        let wants = |hand: &Hand| hand.drawn.len() < until(hand);
        while seats.iter().any(|seat| wants(&self.hands[*seat])) {
            for &seat in seats {
                if wants(&self.hands[seat]) {
                    // 52 cards are enough for three times seventeen and four times thirteen.
                    let Some(card) = self.deck.deal() else { return };
                    self.hands[seat].drawn.push(card);
                }
            }
        }
        for &seat in seats {
            let hand = &self.hands[seat];
            let cards: Vec<Card> = hand.drawn.iter().skip(before[seat]).copied().collect();
            let face_up = !self.rules.options().draws_private && !hand.face_down;
            let (street, count) = (self.street, cards.len() as u8);
            events.push(Event::CardsDealt { seat, street, count, face_up, cards: Some(cards) });
        }
    }

    /// The street, from 1.
    pub const fn street(&self) -> u8 {
        self.street
    }

    /// Who plays in this deal.
    pub fn seats(&self) -> Seats {
        self.order.iter().copied().collect()
    }

    /// The number of cards left in the deck.
    pub const fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// The deck as it was before the first card was dealt: a secret.
    pub fn deck_order(&self) -> &[Card] {
        self.deck.order()
    }

    /// The hand of a seat that is at the table.
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.hands.get(seat)
    }

    /// What the deal came to, once it is over.
    pub const fn result(&self) -> Option<&DealResult> {
        self.result.as_ref()
    }

    /// The balances as they stand.
    pub const fn balances(&self) -> &BySeat<i64> {
        &self.balances
    }

    /// Who may act now: whoever sets thirteen cards and has not yet, and the next of the others in turn.
    pub fn can_act(&self) -> Seats {
        let waiting = || self.order.iter().copied().filter(|seat| !self.hands[*seat].drawn.is_empty());
        let hidden = waiting().filter(|seat| self.hands[*seat].face_down);
        let open = waiting().find(|seat| !self.hands[*seat].face_down);
        hidden.chain(open).collect()
    }

    /// What a seat has to place, where it may act.
    pub fn choice(&self, seat: Seat) -> Option<PlaceChoice> {
        if !self.can_act().contains(seat) {
            return None;
        }
        let hand = self.hands.get(seat)?;
        let places = match self.street {
            _ if hand.face_down => Board::CARDS,
            1 => 5,
            _ => 2,
        };
        let discards = hand.drawn.len().saturating_sub(places) as u8;
        Some(PlaceChoice::new(hand.drawn.clone(), hand.board.room(), discards))
    }

    /// Plays a placement that was checked against the choice of the seat.
    pub fn place(&mut self, seat: Seat, placement: Placement, automatic: bool, events: &mut Vec<Event>) {
        let hand = &mut self.hands[seat];
        hand.board.extend(&placement.rows);
        hand.drawn.clear();
        hand.discards.extend_from_slice(&placement.discard);
        let Placement { rows, discard } = placement;
        let discards = discard.len() as u8;
        self.piles.extend_from_slice(&discard);
        let (street, discard) = (self.street, Some(discard));
        events.push(if hand.face_down {
            Event::SetFaceDown { seat, rows: Some(rows), discards, discard, automatic }
        } else {
            Event::Placed { seat, street, rows, discards, discard, automatic }
        });
        self.advance(events);
    }

    /// Time ran out at a seat that may act (OF-20).
    pub fn time_out(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Some(choice) = self.choice(seat) else { return };
        let dead = !self.rules.options().auto_place;
        events.push(Event::TimedOut { seat, dead });
        if dead {
            let hand = &mut self.hands[seat];
            hand.dead = true;
            hand.discards.append(&mut hand.drawn);
            self.piles.extend_from_slice(&choice.cards);
            self.advance(events);
        } else {
            let placement =
                auto_place(&choice, &self.hands[seat].board, self.unseen_by(seat), self.rules.options());
            self.place(seat, placement, true, events);
        }
    }

    /// The cards that a seat has not seen.
    fn unseen_by(&self, seat: Seat) -> CardSet {
        let seen = self.hands.iter().map(|(owner, hand)| {
            let own = hand.drawn.iter().chain(&hand.discards).copied().collect::<CardSet>();
            match (owner == seat, hand.face_down) {
                (true, _) => own | hand.board.cards(),
                (false, true) => CardSet::EMPTY,
                (false, false) => hand.board.cards(),
            }
        });
        CardSet::FULL - seen.fold(CardSet::EMPTY, |all, cards| all | cards)
    }

    /// Goes on once nobody is to act: collects the piles, deals the next street, or ends the deal.
    fn advance(&mut self, events: &mut Vec<Event>) {
        if !self.can_act().is_empty() {
            return;
        }
        if !self.piles.is_empty() {
            events.push(Event::PilesCollected { cards: self.piles.len() as u8 });
            for card in self.piles.drain(..) {
                self.deck.muck(card);
            }
        }
        let open = |seat: &Seat| !self.hands[*seat].face_down && !self.hands[*seat].dead;
        let open: Vec<Seat> = self.order.iter().copied().filter(open).collect();
        if self.street < STREETS && !open.is_empty() {
            self.street += 1;
            self.deal(&open, |_| 3, events);
        } else {
            self.end(events);
        }
    }

    /// Turns the hidden rows up, scores, pays, and grants bonus hands.
    fn end(&mut self, events: &mut Vec<Event>) {
        let options = self.rules.options();
        let mut hands = Vec::with_capacity(self.order.len());
        for &seat in &self.order {
            let hand = &mut self.hands[seat];
            if hand.face_down && !hand.dead {
                events.push(Event::TurnedUp { seat, rows: hand.board.rows().clone() });
            }
            hand.face_down = false;
            let board = FullBoard::new(hand.board.clone()).ok().filter(|_| !hand.dead);
            hands.push((seat, board));
        }
        let score = score(&hands, &self.rules);
        for player in &score.players {
            let (seat, foul, natural, royalties) =
                (player.seat, player.foul, player.natural, player.royalties);
            events.push(Event::Judged { seat, foul, natural, royalties });
        }
        events.extend(score.pairs.iter().cloned().map(Event::PairSettled));
        let payments = settle(&score, options.kush, options.settlement, &mut self.balances);
        events.extend(payments.iter().copied().map(Event::Paid));
        let mut bonuses = BySeat::new(self.hands.len(), None);
        if options.variant == Variant::Pineapple {
            for (seat, board) in &hands {
                let played = self.hands[*seat].bonus;
                let earned = board.as_ref().and_then(|board| fantasy::earned(board, played, options));
                bonuses[*seat] = earned;
                if let Some(Bonus { cards, in_a_row }) = earned {
                    let stays = played.is_some();
                    events.push(Event::FantasyEarned { seat: *seat, cards, in_a_row, stays });
                }
            }
        }
        let mut net = BySeat::new(self.hands.len(), 0);
        for player in &score.players {
            net[player.seat] = player.net;
        }
        events.push(Event::DealEnded { net, balances: self.balances.clone() });
        let balances = self.balances.clone();
        self.result = Some(DealResult { score, payments, balances, bonuses });
    }
}
