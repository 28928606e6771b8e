//! What chips are worth in prizes: whoever may still be paid risks more than he can win.

use super::situation::number;
use crate::advice::{Spot, SpotSeat};
use crate::odds::prize_of;
use crate::table::Status;

/// The stacks that are left in a tournament, as if the hand ended now with the pot to nobody, and the prizes.
pub(super) struct Prizes {
    /// Those at the table in the order of the chairs, then those elsewhere.
    stacks: Vec<f64>,
    /// The place of each chair among the stacks.
    places: Vec<Option<usize>>,
    paid: Vec<f64>,
    own: usize,
    pot: f64,
}

/// One decision in prizes: what is expected after a fold, and after the showdown is won or lost.
pub(super) struct Outcomes {
    pub(super) fold: f64,
    pub(super) win: f64,
    pub(super) lose: f64,
    /// The part of showdowns that must be won for the chips to come back.
    pub(super) chips: f64,
}

impl Outcomes {
    /// The part of showdowns that must be won.
    pub(super) fn needed(&self) -> Option<f64> {
        let (risk, range) = (self.fold - self.lose, self.win - self.lose);
        (range > 1e-9).then(|| (risk / range).clamp(0.0, 1.0))
    }
}

impl Prizes {
    /// `None` where nothing is told of prizes.
    pub(super) fn of(spot: &Spot) -> Option<Self> {
        let tournament = spot.tournament.as_ref().filter(|tournament| !tournament.prizes.is_empty())?;
        let mut stacks = Vec::new();
        let place = |chair: &SpotSeat| {
            let counts = chair.status != Status::Empty;
            counts.then(|| {
                // Who is all-in beside the player and his rival is left as he came.
                let all_in = chair.status == Status::AllIn;
                stacks.push(number(if all_in { chair.contributed } else { chair.stack }));
                stacks.len() - 1
            })
        };
        let places: Vec<Option<usize>> = spot.seats.iter().map(place).collect();
        let own = places.get(spot.viewer.index()).copied().flatten()?;
        stacks.extend(tournament.elsewhere.iter().map(|stack| number(*stack)));
        let paid = tournament.prizes.iter().map(|prize| number(*prize)).collect();
        Some(Self { stacks, places, paid, own, pot: number(spot.pot) })
    }

    /// What somebody is expected to win with these stacks.
    fn worth(&self, whose: usize, stacks: &[f64]) -> f64 {
        prize_of(whose, stacks, &self.paid)
    }

    /// The own hand against one rival, where the player adds so much: what the rival has beyond goes back to it.
    pub(super) fn against(
        &self,
        chair: usize,
        rival: &SpotSeat,
        own: &SpotSeat,
        adds: f64,
    ) -> Option<Outcomes> {
        let rival_at = self.places.get(chair).copied().flatten()?;
        let (mine, theirs) = (number(own.bet) + adds, number(rival.bet));
        // What the rival must add to match, and what it bet above what is matched.
        let (answer, back) = ((mine - theirs).max(0.0).min(number(rival.stack)), (theirs - mine).max(0.0));
        let uncalled = (mine - theirs - answer).max(0.0);
        let mut stacks = self.stacks.clone();
        let (own_stack, rival_stack) = (number(own.stack), number(rival.stack));
        let mut with = |mine: f64, theirs: f64| {
            stacks[self.own] = mine.max(0.0);
            stacks[rival_at] = theirs.max(0.0);
            self.worth(self.own, &stacks)
        };
        let pot = self.pot + adds + answer - back - uncalled;
        Some(Outcomes {
            fold: with(own_stack, rival_stack + self.pot),
            win: with(own_stack - adds + pot + uncalled, rival_stack - answer + back),
            lose: with(own_stack - adds + uncalled, rival_stack - answer + pot + back),
            chips: (adds - uncalled) / pot.max(1.0),
        })
    }

    /// What is expected where everyone folds to the player.
    pub(super) fn steal(&self) -> f64 {
        let mut stacks = self.stacks.clone();
        stacks[self.own] += self.pot;
        self.worth(self.own, &stacks)
    }

    /// What a rival must win to call all of the player's chips.
    pub(super) fn call_of(&self, chair: usize, rival: &SpotSeat, own: &SpotSeat) -> Option<f64> {
        let at = self.places.get(chair).copied().flatten()?;
        let all = (number(own.bet) + number(own.stack)).min(number(rival.bet) + number(rival.stack));
        let (mine, theirs) = (all - number(own.bet), all - number(rival.bet));
        let pot = self.pot + mine.max(0.0) + theirs.max(0.0);
        let mut stacks = self.stacks.clone();
        let mut with = |own_left: f64, rival_left: f64| {
            stacks[self.own] = own_left.max(0.0);
            stacks[at] = rival_left.max(0.0);
            self.worth(at, &stacks)
        };
        let (own_left, rival_left) = (number(own.stack) - mine, number(rival.stack) - theirs);
        let fold = with(number(own.stack) + self.pot, number(rival.stack));
        let win = with(own_left, rival_left + pot);
        let lose = with(own_left + pot, rival_left);
        Outcomes { fold, win, lose, chips: 0.0 }.needed()
    }
}
