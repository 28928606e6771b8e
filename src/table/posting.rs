//! Antes, blinds, straddles and buy-ins: what is put in before the first decision.

use crate::table::{Ante, AnteMode, Event, Hand, Post, Stakes};
use crate::{Chips, Seat};

impl Hand {
    /// Posts what the stakes say (TH-2, TH-3, LP-20).
    pub(super) fn post(&mut self) {
        match self.terms.stakes.clone() {
            Stakes::Blinds { small, big, straddles, ante } => self.post_blinds(small, big, &straddles, ante),
            Stakes::BuyIn { ante, rake } => {
                for seat in self.terms.dealt_in.left_of(self.terms.button) {
                    let owed = self.terms.entry(seat) - ante;
                    if !owed.is_zero() {
                        let amount = self.ledger.remove(seat, owed);
                        self.posted(seat, Post::Rake, amount);
                    }
                    if rake.once {
                        self.terms.rake_paid.insert(seat);
                    }
                    let amount = self.ledger.ante(seat, ante);
                    self.antes += amount;
                    self.posted(seat, Post::Ante, amount);
                }
            }
        }
    }

    fn post_blinds(&mut self, small: Chips, big: Chips, straddles: &[Chips], ante: Ante) {
        let Some(positions) = self.terms.positions else { return };
        let big_seat = positions.big_blind;
        if ante.mode == AnteMode::Each {
            for seat in self.terms.dealt_in.left_of(self.terms.button) {
                let amount = self.ledger.ante(seat, ante.amount);
                self.antes += amount;
                self.posted(seat, Post::Ante, amount);
            }
        }
        let ante_first = ante.first && ante.mode == AnteMode::BigBlind;
        if ante_first {
            self.post_big_blind_ante(big_seat, ante.amount);
        }
        if let Some(small_seat) = positions.small_blind {
            self.post_bet(small_seat, Post::SmallBlind, small);
        }
        self.post_bet(big_seat, Post::BigBlind, big);
        if ante.mode == AnteMode::BigBlind && !ante_first {
            self.post_big_blind_ante(big_seat, ante.amount);
        }
        for (seat, amount) in self.terms.dealt_in.left_of(big_seat).zip(straddles) {
            self.post_bet(seat, Post::Straddle, *amount);
        }
    }

    /// What blinds and straddles that are dead or were posted short lack, before anyone has acted.
    pub(super) fn unposted_blinds(&self) -> Chips {
        let Stakes::Blinds { small, big, straddles, .. } = &self.terms.stakes else { return Chips::ZERO };
        let owed = *small + *big + straddles.iter().copied().sum();
        owed.saturating_sub(self.ledger.bets().values().iter().copied().sum())
    }

    fn post_bet(&mut self, seat: Seat, post: Post, amount: Chips) {
        let amount = self.ledger.bet(seat, amount);
        self.posted(seat, post, amount);
    }

    fn post_big_blind_ante(&mut self, seat: Seat, amount: Chips) {
        let amount = self.ledger.post_dead(seat, amount);
        self.posted(seat, Post::Ante, amount);
    }

    fn posted(&mut self, seat: Seat, post: Post, amount: Chips) {
        if !amount.is_zero() {
            let all_in = self.ledger.stacks()[seat].is_zero();
            self.events.push(Event::Posted { seat, post, amount, all_in });
        }
    }

    /// The bet that all must match before anyone acts, however short it was posted (TH-16); the number of blind
    /// bets; and the seat that made the last of them.
    pub(super) fn blind_level(&self) -> (Chips, u8, Seat) {
        let Stakes::Blinds { big, straddles, .. } = &self.terms.stakes else {
            return (Chips::ZERO, 0, self.terms.button);
        };
        let big_seat = self.terms.positions.map_or(self.terms.button, |positions| positions.big_blind);
        let last = match straddles.len() {
            0 => big_seat,
            count => self.terms.dealt_in.left_of(big_seat).nth(count - 1).unwrap_or(big_seat),
        };
        (straddles.last().copied().unwrap_or(*big), straddles.len() as u8 + 1, last)
    }
}
