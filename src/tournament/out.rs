//! Who is out, in what place, with what prize and points; the end: TT-3, TT-4, TT-10.

use crate::Chips;
use crate::tournament::entries::Bust;
use crate::tournament::order::in_order;
use crate::tournament::{
    BustOut, Event, Payouts, Phase, Placed, Player, PlayerStatus, Tournament, place, split_bounty,
    split_evenly,
};

impl Tournament {
    /// Takes a player out of the tournament.
    pub(super) fn eliminate(&mut self, player: Player, status: PlayerStatus) {
        let Some(entrant) = self.entrants.get_mut(player.index()) else { return };
        entrant.status = status;
        let by = entrant.by.clone();
        if let Some(chair) = entrant.chair.take() {
            self.room.take(chair);
        }
        self.unplaced.push(player);
        let left = self.left();
        self.tell(Event::Eliminated { player, left });
        let bounty = self.terms.setup.entry.bounty;
        if by.is_empty() {
            self.left_bounties += bounty;
        } else {
            self.pay_bounty(player, &by, bounty);
        }
    }

    fn pay_bounty(&mut self, player: Player, by: &[Player], bounty: u64) {
        if bounty == 0 {
            return;
        }
        for (to, amount) in split_bounty(bounty, by) {
            self.entrant_mut(to, |entrant| entrant.bounties += amount);
            self.tell(Event::Bounty { player, to, amount });
        }
    }

    /// Tells the places of all who are out and have none yet: those who went out first are last (TT-3).
    pub(super) fn place_out(&mut self) {
        if !self.closed || self.unplaced.is_empty() {
            return;
        }
        let mut out: Vec<(u64, BustOut)> = Vec::with_capacity(self.unplaced.len());
        for player in std::mem::take(&mut self.unplaced) {
            if let Some(Bust { order, table, stack }) = self.entrant(player).and_then(|entrant| entrant.bust)
            {
                out.push((order, BustOut { player, table, stack }));
            }
        }
        let order = |at: usize| out.get(at).map_or((0, 0), |(order, _)| (*order, 0));
        let out: Vec<(u64, BustOut)> =
            in_order(out.len(), &order).into_iter().filter_map(|at| out.get(at).copied()).collect();
        let mut above = self.left() + out.len() as u32;
        for group in out.chunk_by(|(one, _), (other, _)| one == other) {
            let group: Vec<BustOut> = group.iter().map(|(_, out)| *out).collect();
            above -= group.len() as u32;
            let placed = place(&group, above, self.terms.setup.across_tables);
            // From the last place up, as they went.
            for tied in placed.chunk_by(|one, other| one.place == other.place).rev() {
                self.give_places(tied);
            }
        }
    }

    /// Gives players who share their places what these bring, in equal parts; odd units go by the players' numbers.
    fn give_places(&mut self, tied: &[Placed]) {
        let Some(Placed { place, to, .. }) = tied.first().copied() else { return };
        let (entrants, prizes) = (self.entered(), self.prizes());
        let prize = |place: u32| prizes.get(place as usize - 1).copied().unwrap_or(0);
        let points =
            |place: u32| self.terms.setup.points.as_ref().map_or(0, |points| points.of(place, entrants));
        let prizes = split_evenly((place..=to).map(prize).sum(), tied.len());
        let points = split_evenly((place..=to).map(points).sum(), tied.len());
        for ((placed, prize), points) in tied.iter().zip(prizes).zip(points) {
            let player = placed.player;
            self.entrant_mut(player, |entrant| {
                (entrant.placed, entrant.prize, entrant.points) = (Some(*placed), prize, points);
            });
            self.tell(Event::Placed { placed: *placed, points });
            if prize > 0 {
                self.tell(Event::Paid { player, prize });
            }
        }
    }

    /// The prizes for places from the first, by the entrants and the pool now.
    pub(super) fn prizes(&self) -> Vec<u64> {
        let prizes = |payouts: &Payouts| payouts.prizes(self.pool, self.entered()).ok();
        self.payouts.as_ref().and_then(prizes).unwrap_or_default()
    }

    /// How many places are paid.
    pub(super) fn paid_places(&self) -> u32 {
        self.prizes().iter().take_while(|prize| **prize > 0).count() as u32
    }

    /// Ends the tournament where one player is left; whether it has.
    pub(super) fn finish(&mut self) -> bool {
        let mut left = self.in_play();
        let (Some(winner), None) = (left.next(), left.next()) else { return false };
        drop(left);
        if !self.closed {
            self.close();
        }
        self.place_out();
        self.entrant_mut(winner, |entrant| entrant.status = PlayerStatus::In);
        self.give_places(&[Placed { player: winner, place: 1, to: 1 }]);
        let bounties = self.terms.setup.entry.bounty + std::mem::take(&mut self.left_bounties);
        self.pay_bounty(winner, &[winner], bounties);
        if self.round.take().is_some() {
            self.tell(Event::HandForHand { on: false });
        }
        self.clock.stop();
        self.phase = Phase::Finished;
        self.tell(Event::Finished { winner });
        true
    }

    /// All chips, by where they came from.
    pub(super) fn chips_in_play(&self) -> Chips {
        let of = &self.accounts;
        (of.entries + of.rebuys + of.add_ons + of.raced_in).saturating_sub(of.raced_out + of.removed)
    }
}
