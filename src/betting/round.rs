use crate::{BySeat, Chips, Ledger, Limit, Seat, Seats};

/// What a round of betting begins with.
#[derive(Clone, Debug)]
pub struct RoundSetup {
    /// How large bets may be.
    pub limit: Limit,
    /// The smallest bet of the round; under a fixed limit its only size.
    pub bet: Chips,
    /// The smallest denomination in play (TH-18).
    pub unit: Chips,
    /// The bet to match before anyone acts: the largest blind, though it was posted short (TH-16).
    pub level: Chips,
    /// Blind bets already made, each of which counts towards the cap of a fixed limit.
    pub wagers: u8,
    /// What blinds posted short lack: a pot limit counts them as full (TDA 54-B).
    pub unposted: Chips,
    /// True where a fixed limit has no cap: two players.
    pub uncapped: bool,
    /// The first to act is the first seat left of this one.
    pub after: Seat,
    /// LP-24: the first to act must bet just this; `last_word` says whether that player still may raise after all
    /// others have called (LP-25).
    pub forced: Option<ForcedBet>,
}

/// A bet that the first to act must make (LP-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForcedBet {
    /// How much.
    pub amount: Chips,
    /// Whether the opener has the last word, as a big blind has (LP-25).
    pub last_word: bool,
}

/// What a seat does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Gives up the hand.
    Fold,
    /// Stays in for nothing.
    Check,
    /// Matches the bet, or puts in the whole stack where that is less.
    Call,
    /// Bets or raises to this total for the round.
    To(Chips),
}

/// The totals that a bet or raise may reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The smallest.
    pub min: Chips,
    /// The largest, legal whatever the step.
    pub max: Chips,
    /// Totals go up from `min` by this.
    pub step: Chips,
}

impl Bounds {
    /// True for a total within the bounds and on a step, and for the largest.
    pub fn allow(self, total: Chips) -> bool {
        total == self.max
            || self.min <= total
                && total < self.max
                && (total.0 - self.min.0).is_multiple_of(self.step.0.max(1))
    }
}

/// What the seat in turn may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Fold; always but in a forced opening.
    pub fold: bool,
    /// Check: nothing is to be matched.
    pub check: bool,
    /// The chips that a call adds.
    pub call: Option<Chips>,
    /// A bet where nothing has been bet in this round, else a raise.
    pub raise: Option<Bounds>,
    /// Why there is no raise, where there is none.
    pub closed: Option<Closed>,
}

/// Why a seat may not raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The stack does not go beyond the bet to match.
    Stack,
    /// No other seat could put in more than the present bet (TH-6).
    NobodyLeft,
    /// Only short all-ins have come since the seat acted (TH-8).
    NotReopened,
    /// The cap of a fixed limit is reached (TH-10).
    Cap,
    /// The forced opening takes its own amount only (LP-24).
    Forced,
}

/// One round of betting: who acts, what it takes to stay in, what a raise must reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    limit: Limit,
    bet: Chips,
    unit: Chips,
    level: Chips,
    /// The level of the last full bet or raise: under a fixed limit a short all-in is completed from here.
    full_level: Chips,
    /// The largest full bet or raise: a raise is by at least this (TH-6).
    raise: Chips,
    wagers: u8,
    unposted: Chips,
    uncapped: bool,
    /// The bet that each seat last made or matched in its turn (TH-8); `None` before its first turn.
    matched: BySeat<Option<Chips>>,
    aggressor: Option<Seat>,
    forced: Option<ForcedBet>,
    to_act: Option<Seat>,
}

/// A fixed limit allows one bet and three raises (TH-10).
const CAP: u8 = 4;

impl Round {
    /// Begins a round among the live seats.
    pub fn new(setup: &RoundSetup, ledger: &Ledger, live: Seats) -> Self {
        let mut round = Self {
            limit: setup.limit,
            bet: setup.bet,
            unit: Chips(setup.unit.0.max(1)),
            level: setup.level,
            full_level: setup.level,
            raise: setup.bet.max(setup.level),
            wagers: setup.wagers,
            unposted: setup.unposted,
            uncapped: setup.uncapped,
            matched: BySeat::new(ledger.stacks().len(), None),
            aggressor: None,
            forced: setup.forced,
            to_act: None,
        };
        round.to_act = round.next_after(setup.after, ledger, live);
        if round.to_act.is_none() {
            round.forced = None;
        }
        round
    }

    /// The seat in turn; `None` where the round is over.
    pub const fn to_act(&self) -> Option<Seat> {
        self.to_act
    }

    /// The bet to match.
    pub const fn level(&self) -> Chips {
        self.level
    }

    /// The largest full bet or raise; under a fixed limit the size of a bet.
    pub const fn largest_raise(&self) -> Chips {
        self.raise
    }

    /// The last to bet or raise in this round.
    pub const fn aggressor(&self) -> Option<Seat> {
        self.aggressor
    }

    /// The seats that matched a bet of this round in their turn and did not make the last one.
    pub fn callers(&self) -> Seats {
        let mut seats =
            self.matched.seats_where(|matched| *matched == Some(self.level) && !self.level.is_zero());
        if let Some(seat) = self.aggressor {
            seats.remove(seat);
        }
        seats
    }

    /// What the seat in turn may do; `None` out of turn.
    pub fn options(&self, seat: Seat, ledger: &Ledger, live: Seats) -> Option<Options> {
        if self.to_act != Some(seat) {
            return None;
        }
        if let Some(forced) = self.forced {
            let total = forced.amount.min(ledger.reach(seat));
            let only = Bounds { min: total, max: total, step: self.unit };
            return Some(Options { fold: false, check: false, call: None, raise: Some(only), closed: None });
        }
        let owed = self.level.saturating_sub(ledger.bet_of(seat));
        let raise = self.bounds(seat, ledger, live);
        Some(Options {
            fold: true,
            check: owed.is_zero(),
            call: (!owed.is_zero()).then(|| owed.min(ledger.behind(seat))),
            raise: raise.ok(),
            closed: raise.err(),
        })
    }

    fn bounds(&self, seat: Seat, ledger: &Ledger, live: Seats) -> Result<Bounds, Closed> {
        let reach = ledger.reach(seat);
        if reach <= self.level {
            return Err(Closed::Stack);
        }
        if live.iter().all(|other| other == seat || ledger.reach(other) <= self.level) {
            return Err(Closed::NobodyLeft);
        }
        if self.matched_by(seat).is_some_and(|matched| self.level.saturating_sub(matched) < self.reopens_at())
        {
            return Err(Closed::NotReopened);
        }
        if self.limit == Limit::FixedLimit {
            if self.wagers >= CAP && !self.uncapped {
                return Err(Closed::Cap);
            }
            let total = self.round_up(self.full_level + self.bet).min(reach);
            return Ok(Bounds { min: total, max: total, step: self.unit });
        }
        let min = self.round_up(self.level + self.raise).min(reach);
        let max = if self.limit == Limit::PotLimit {
            let pot_after_call =
                ledger.pot() + self.unposted + self.level.saturating_sub(ledger.bet_of(seat));
            let most = self.level + pot_after_call;
            Chips(most.0 - most.0 % self.unit.0).max(min).min(reach)
        } else {
            reach
        };
        Ok(Bounds { min, max, step: self.unit })
    }

    /// How far the bet must have gone up to give a raise to a seat that has acted (TH-8, TH-10).
    fn reopens_at(&self) -> Chips {
        if self.limit == Limit::FixedLimit { self.half_bet() } else { self.raise }
    }

    fn half_bet(&self) -> Chips {
        Chips(self.bet.0.div_ceil(2))
    }

    fn round_up(&self, amount: Chips) -> Chips {
        Chips(amount.0.div_ceil(self.unit.0) * self.unit.0)
    }

    /// Plays a move of the seat in turn that [`Round::options`] offers, and moves the chips. Any other is not played,
    /// and the answer is `None`; else it is the number of chips put in.
    pub fn play(&mut self, seat: Seat, action: Move, ledger: &mut Ledger, live: &mut Seats) -> Option<Chips> {
        let options = self.options(seat, ledger, *live)?;
        let moved = match action {
            Move::Fold if options.fold => {
                live.remove(seat);
                Chips::ZERO
            }
            Move::Check if options.check => Chips::ZERO,
            Move::Call => ledger.bet(seat, options.call?),
            Move::To(total) if options.raise?.allow(total) => {
                let moved = ledger.bet(seat, total.saturating_sub(ledger.bet_of(seat)));
                self.raise_to(seat, total);
                moved
            }
            _ => return None,
        };
        let open = self.forced.take().is_some_and(|forced| forced.last_word);
        if let Some(matched) = self.matched.get_mut(seat) {
            *matched = (!open).then_some(self.level);
        }
        self.to_act = self.next_after(seat, ledger, *live);
        Some(moved)
    }

    fn raise_to(&mut self, seat: Seat, total: Chips) {
        self.aggressor = Some(seat);
        if let Some(forced) = self.forced {
            self.level = forced.amount;
            self.full_level = forced.amount;
            self.raise = forced.amount.max(self.bet);
            self.wagers += 1;
            return;
        }
        let by = total.saturating_sub(self.level);
        self.level = total;
        if self.limit == Limit::FixedLimit {
            if total.saturating_sub(self.full_level) >= self.half_bet() {
                self.full_level = total;
                self.wagers = self.wagers.saturating_add(1);
            }
        } else if by >= self.raise {
            self.full_level = total;
            self.raise = by;
        }
    }

    fn matched_by(&self, seat: Seat) -> Option<Chips> {
        self.matched.get(seat).copied().flatten()
    }

    fn next_after(&self, seat: Seat, ledger: &Ledger, live: Seats) -> Option<Seat> {
        if live.len() < 2 {
            return None;
        }
        live.left_of(seat).find(|seat| self.must_act(*seat, ledger, live))
    }

    fn must_act(&self, seat: Seat, ledger: &Ledger, live: Seats) -> bool {
        if ledger.behind(seat).is_zero() {
            return false;
        }
        let bet = ledger.bet_of(seat);
        // Where all others are all-in and covered there is nothing to decide: what a call added would come back.
        let contested =
            |other: Seat| other != seat && (!ledger.behind(other).is_zero() || ledger.bet_of(other) > bet);
        let open = self.matched_by(seat).is_none() || bet < self.level;
        open && live.iter().any(contested)
    }
}

#[cfg(test)]
mod tests;
