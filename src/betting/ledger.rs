use crate::{BySeat, Chips, Seat};

/// Where every chip of one hand lies: in a stack, in front of a seat, or in the middle.
///
/// The sum never changes, whatever is called in whatever order: an amount that is not there does not move.
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
        self.bets[seat] + self.stacks[seat]
    }

    fn take(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = amount.min(self.stacks[seat]);
        self.stacks[seat] -= amount;
        amount
    }

    /// Bets up to `amount`; returns what the stack allowed.
    pub fn bet(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = self.take(seat, amount);
        self.bets[seat] += amount;
        self.contributed[seat] += amount;
        amount
    }

    /// Posts up to `amount` as an ante: in the seat's total, not in its bet. Returns what the stack allowed.
    pub fn ante(&mut self, seat: Seat, amount: Chips) -> Chips {
        let amount = self.take(seat, amount);
        self.contributed[seat] += amount;
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
        let amount = amount.min(self.contributed[seat]);
        self.contributed[seat] -= amount;
        self.bets[seat] = self.bets[seat].saturating_sub(amount);
        self.stacks[seat] += amount;
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
}
