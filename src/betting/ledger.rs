use crate::{BySeat, Chips, Seat};

/// Where every chip of one hand lies: in a stack, in front of a seat, or in the middle.
///
/// The sum never changes, whatever is called in whatever order: an amount that is not there does not move, nor does any of
/// a seat that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    stacks: BySeat<Chips>,
    bets: BySeat<Chips>,
    contributed: BySeat<Chips>,
    dead: Chips,
    removed: Chips,
}

impl Ledger {
    /// The ledger before a hand.
    pub fn new(stacks: BySeat<Chips>) -> Self {
        let none = BySeat::new(stacks.len(), Chips::ZERO);
        Self { stacks, bets: none.clone(), contributed: none, dead: Chips::ZERO, removed: Chips::ZERO }
    }

    /// What each seat has behind.
    pub const fn stacks(&self) -> &BySeat<Chips> {
        &self.stacks
    }

    /// What each seat has put in during the present round.
    pub const fn bets(&self) -> &BySeat<Chips> {
        &self.bets
    }

    /// What each seat has put in during the hand, bets and antes together, without dead money.
    pub const fn contributed(&self) -> &BySeat<Chips> {
        &self.contributed
    }

    /// Money that belongs to no seat's total: a big-blind ante.
    pub const fn dead(&self) -> Chips {
        self.dead
    }

    /// What left the table: rake.
    pub const fn removed(&self) -> Chips {
        self.removed
    }

    /// All that is to be won, bets of the present round included.
    pub fn pot(&self) -> Chips {
        self.contributed.values().iter().copied().sum::<Chips>() + self.dead
    }

    /// Everything at the table and what left it: a constant of the hand.
    pub fn total(&self) -> Chips {
        self.stacks.values().iter().copied().sum::<Chips>() + self.pot() + self.removed
    }

    /// The largest total that a seat can reach in this round.
    pub fn reach(&self, seat: Seat) -> Chips {
        self.bet_of(seat) + self.behind(seat)
    }

    /// What a seat has behind; nothing where it is not there.
    pub fn behind(&self, seat: Seat) -> Chips {
        self.stacks.get(seat).copied().unwrap_or_default()
    }

    /// What a seat has put in during the present round.
    pub fn bet_of(&self, seat: Seat) -> Chips {
        self.bets.get(seat).copied().unwrap_or_default()
    }

    fn take(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = amount.min(self.behind(seat));
        alter(&mut self.stacks, seat, |stack| stack - amount);
        amount
    }

    /// Bets up to `amount`; returns what the stack allowed.
    pub fn bet(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = self.take(seat, amount);
        alter(&mut self.bets, seat, |bet| bet + amount);
        alter(&mut self.contributed, seat, |total| total + amount);
        amount
    }

    /// Posts up to `amount` as an ante: in the seat's total, not in its bet. Returns what the stack allowed.
    pub fn ante(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = self.take(seat, amount);
        alter(&mut self.contributed, seat, |total| total + amount);
        amount
    }

    /// Posts up to `amount` as dead money; returns what the stack allowed.
    pub fn post_dead(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = self.take(seat, amount);
        self.dead += amount;
        amount
    }

    /// Takes up to `amount` off the table; returns what the stack allowed.
    pub fn remove(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = self.take(seat, amount);
        self.removed += amount;
        amount
    }

    /// Gives back an uncalled part of what the seat put in.
    pub fn refund(&mut self, seat: Seat, amount: Chips) {
        let Some(total) = self.contributed.get(seat) else { return };
        let amount = amount.min(*total);
        alter(&mut self.contributed, seat, |total| total - amount);
        alter(&mut self.bets, seat, |bet| bet.saturating_sub(amount));
        alter(&mut self.stacks, seat, |stack| stack + amount);
    }

    /// Ends a round: the bets lie in the middle.
    pub fn collect(&mut self) {
        self.bets = BySeat::new(self.stacks.len(), Chips::ZERO);
    }

    /// Pays the middle out. `shares` must sum to [`Ledger::pot`], else nothing moves and the answer is false.
    pub fn pay_out(&mut self, shares: &BySeat<Chips>) -> bool {
        let paid: Chips = shares.values().iter().copied().sum();
        if paid != self.pot() || shares.len() != self.stacks.len() {
            return false;
        }
        for (seat, share) in shares.iter() {
            self.stacks[seat] += *share;
        }
        self.contributed = BySeat::new(self.stacks.len(), Chips::ZERO);
        self.collect();
        self.dead = Chips::ZERO;
        true
    }
}

/// Changes what lies at a seat, if it is there.
fn alter(at: &mut BySeat<Chips>, seat: Seat, change: impl Fn(Chips) -> Chips) {
    if let Some(chips) = at.get_mut(seat) {
        *chips = change(*chips);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_constant_and_nothing_moves_that_is_not_there() {
        let mut ledger = Ledger::new(BySeat::from_vec([100, 30].map(Chips).to_vec()).unwrap());
        let (first, second) = (Seat(0), Seat(1));
        assert_eq!(ledger.bet(first, Chips(60)), Chips(60));
        assert_eq!(ledger.ante(second, Chips(10)), Chips(10));
        assert_eq!(ledger.bet(second, Chips(60)), Chips(20));
        assert_eq!(ledger.post_dead(second, Chips(60)), Chips(0));
        assert_eq!((ledger.pot(), ledger.total()), (Chips(90), Chips(130)));
        ledger.refund(first, Chips(30));
        assert_eq!((ledger.bets()[first], ledger.stacks()[first]), (Chips(30), Chips(70)));
        ledger.collect();
        assert_eq!(ledger.total(), Chips(130));
        assert!(!ledger.pay_out(&BySeat::from_vec(vec![Chips(61), Chips(0)]).unwrap()));
        assert!(ledger.pay_out(&BySeat::from_vec(vec![Chips(0), Chips(60)]).unwrap()));
        assert_eq!(ledger.stacks().values(), [70, 60].map(Chips));
    }

    #[test]
    fn a_seat_that_is_not_there_has_nothing_and_moves_nothing() {
        let mut ledger = Ledger::new(BySeat::from_vec([100, 30].map(Chips).to_vec()).unwrap());
        for seat in [Seat(2), Seat(200)] {
            assert_eq!((ledger.reach(seat), ledger.behind(seat)), (Chips(0), Chips(0)));
            let moved =
                [ledger.bet(seat, Chips(9)), ledger.ante(seat, Chips(9)), ledger.post_dead(seat, Chips(9))];
            assert_eq!((moved, ledger.remove(seat, Chips(9))), ([Chips(0); 3], Chips(0)));
            ledger.refund(seat, Chips(9));
        }
        assert_eq!((ledger.stacks().values(), ledger.pot()), (&[100, 30].map(Chips)[..], Chips(0)));
    }
}
