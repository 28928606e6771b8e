//! Sharing the pots, for the table and for a showdown without one.

use crate::betting::Pot;
use crate::table::{Contender, Contest, Evaluation, Game, PotOutcome, Share, ShareFor};
use crate::{BySeat, Chips, Seat, Seats};

/// What decides who gets the pots.
pub(super) struct Division<'a> {
    pub game: &'a dyn Game,
    pub button: Seat,
    pub unit: Chips,
    /// How much of the main pot antes are.
    pub antes: Chips,
    /// Who has not given up.
    pub live: Seats,
    /// What the hands that were shown are worth.
    pub best: &'a BySeat<Option<Evaluation>>,
    pub announced: Option<u8>,
    pub shots: Seats,
}

impl Division<'_> {
    /// Shares each pot among those who can win it. Where one seat is left that need not show, it takes all.
    pub fn divide(&self, pots: Vec<Pot>) -> Vec<PotOutcome> {
        let unshown = self.live.only().filter(|seat| self.best[*seat].is_none());
        let share = |(index, pot): (usize, Pot)| {
            let winners = match unshown {
                Some(seat) => vec![Share { seat, amount: pot.amount, reason: ShareFor::Fold }],
                None => self.share(index, &pot),
            };
            PotOutcome { pot, winners }
        };
        pots.into_iter().enumerate().map(share).collect()
    }

    fn share(&self, index: usize, pot: &Pot) -> Vec<Share> {
        let contender = |seat| {
            let strength = |best| self.game.strength(best, self.announced);
            let value = self.best[seat].as_ref().map_or(0, strength);
            Contender { seat, value, shot: self.shots.contains(seat) }
        };
        let contenders: Vec<_> = pot.eligible.and(self.live).left_of(self.button).map(contender).collect();
        let antes = if index == 0 { self.antes.min(pot.amount) } else { Chips::ZERO };
        let contest = Contest { amount: pot.amount, antes, contenders: &contenders, unit: self.unit };
        let shares = self.game.share(&contest);
        let eligible = shares.iter().all(|share| pot.eligible.contains(share.seat));
        if eligible && shares.iter().map(|share| share.amount).sum::<Chips>() == pot.amount {
            shares
        } else {
            // A game that shares wrongly must neither make chips nor lose them.
            contest.to_best_hand(pot.amount, ShareFor::Hand)
        }
    }
}

/// What each of so many seats gets of the pots.
pub(super) fn totals(pots: &[PotOutcome], seats: usize) -> BySeat<Chips> {
    let mut totals = BySeat::new(seats, Chips::ZERO);
    for share in pots.iter().flat_map(|pot| &pot.winners) {
        totals[share.seat] += share.amount;
    }
    totals
}
