//! What chips are worth in prizes: whoever may still be paid risks more than he can win.

use super::{Spot, SpotSeat};
use crate::Chips;
use crate::odds::prize_of;

/// How much more chips count than those of the pot as it lies, on average: those that are won by a bet and a showdown, and those
/// that are lost.
#[derive(Clone, Copy)]
pub(super) struct Premium {
    pub gain: f64,
    pub loss: f64,
}

impl Premium {
    /// Chips count as they are.
    pub const NONE: Self = Self { gain: 1.0, loss: 1.0 };

    /// What lies between winning and losing a showdown.
    pub fn range(self, pot: f64, adds: f64, answered: f64) -> f64 {
        self.gain * pot + self.loss * adds + self.gain * answered
    }

    /// The part of showdowns that is worth as much as this part is where chips count as they are.
    pub fn needed(self, part: f64) -> f64 {
        let all = self.loss * part + self.gain * (1.0 - part);
        // That it is exactly `part` without prizes.
        part + part * (1.0 - part) * (self.loss - self.gain) / all
    }
}

/// The players who are left in a tournament, and the prizes.
#[derive(Clone)]
pub(super) struct Prizes {
    /// What each came with, less what is lost whoever wins: those at the table, then those elsewhere.
    came: Vec<f64>,
    /// What each at the table has bet during the hand.
    put: Vec<f64>,
    /// Their chairs.
    chairs: Vec<usize>,
    own: usize,
    /// The other who has bet most, and then has most.
    rival: usize,
    /// Antes, and what else lies in the pot.
    dead: f64,
    paid: Vec<f64>,
}

impl Prizes {
    /// `None` where nothing is told of prizes.
    #[expect(clippy::cast_precision_loss)] // chips are below 2^53
    pub fn of(spot: &Spot) -> Option<Self> {
        let tournament = spot.tournament.as_ref().filter(|tournament| !tournament.prizes.is_empty())?;
        let number = |chips: &Chips| chips.0 as f64;
        let numbers = |all: &[Chips]| all.iter().map(number).collect::<Vec<_>>();
        let put = |seat: &SpotSeat| number(&seat.bet) + seat.rounds.iter().map(number).sum::<f64>();
        let (mut came, mut puts, mut chairs, mut rival) = (vec![], vec![], vec![], None);
        for (chair, seat) in spot.seats.iter().enumerate() {
            // Whoever is out already shares no place.
            if seat.stack.is_zero() && seat.contributed.is_zero() {
                continue;
            }
            let put = put(seat);
            let all = number(&seat.stack) + put;
            if seat.live() && chair != spot.viewer.index() {
                rival = rival.max(Some((put.to_bits(), all.to_bits(), came.len())));
            }
            chairs.push(chair);
            came.push(all);
            puts.push(put);
        }
        let own = chairs.iter().position(|chair| *chair == spot.viewer.index())?;
        let dead = (number(&spot.pot) - puts.iter().sum::<f64>()).max(0.0);
        came.extend(numbers(&tournament.elsewhere));
        let (_, _, rival) = rival?;
        Some(Self { came, put: puts, chairs, own, rival, dead, paid: numbers(&tournament.prizes) })
    }

    /// The place of a chair.
    pub fn place(&self, chair: usize) -> Option<usize> {
        self.chairs.iter().position(|other| *other == chair)
    }

    /// What chips count where the player adds so many against the one who has bet most.
    pub fn premium(&self, adds: f64) -> Premium {
        self.against(adds, self.rival)
    }

    /// The same against another, who answers.
    pub fn against(&self, adds: f64, rival: usize) -> Premium {
        let answered = self.puts(self.put[self.own] + adds, rival);
        let fold = self.after(rival, &self.put);
        let ends = [
            self.after(self.own, &self.puts(self.most(), self.own)),
            self.after(self.own, &answered),
            self.after(rival, &answered),
        ];
        // Less cannot be told apart from what the model misses.
        let told = ends[0][0] - fold[0] > 1e-5 * self.paid.iter().sum::<f64>();
        // Prizes for a chip: of the pot as it lies, of those that are won, of those that are lost.
        let [pot, gain, loss] = ends.map(|[prizes, chips]| (prizes - fold[0]) / (chips - fold[1]));
        let premium = |part: f64| if told && part.is_finite() { (part / pot).max(0.001) } else { 1.0 };
        Premium { gain: premium(gain), loss: premium(loss) }
    }

    /// What it looks like for a rival after so much was added.
    pub fn seen_by(&self, rival: usize, adds: f64) -> Self {
        let put = self.puts(self.put[self.own] + adds, self.own);
        Self { own: rival, rival: self.own, put, ..self.clone() }
    }

    fn most(&self) -> f64 {
        self.put.iter().fold(0.0, |most, put| most.max(*put))
    }

    /// What all have bet if the player bets so much in all, and another answers.
    fn puts(&self, to: f64, answers: usize) -> Vec<f64> {
        let mut put = self.put.clone();
        put[self.own] = to.min(self.came[self.own]);
        put[answers] = put[answers].max(put[self.own].min(self.came[answers]));
        put
    }

    /// The prizes that are expected, and the chips, if somebody wins what he can: what others bet beyond it goes back.
    fn after(&self, winner: usize, put: &[f64]) -> [f64; 2] {
        let mut stacks = self.came.clone();
        let mut won = self.dead;
        for (stack, bet) in stacks.iter_mut().zip(put) {
            let lost = bet.min(put[winner]);
            *stack -= lost;
            won += lost;
        }
        stacks[winner] += won;
        [prize_of(self.own, &stacks, &self.paid), stacks[self.own]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::SpotTournament;
    use crate::games::TexasHoldem;
    use crate::table::{Action, Hand};
    use crate::{Seat, Seed};

    #[test]
    fn of_four_alike_with_three_prizes_alike_a_caller_must_win_three_times_of_four() {
        let game =
            TexasHoldem { stacks: vec![1000; 4], small_blind: 1, big_blind: 2, ..TexasHoldem::default() };
        let mut hand = Hand::new(game.setup(Some(Seed::new([1; 32])))).unwrap();
        hand.act(Seat(3), &Action::Raise { to: Chips(1000) }).unwrap();
        for seat in [0, 1] {
            hand.act(Seat(seat), &Action::Fold).unwrap();
        }
        let mut spot = Spot::of(&hand.view(Some(Seat(2)))).unwrap();
        let mut needed = |prizes: &[u64]| {
            let prizes = prizes.iter().copied().map(Chips).collect();
            spot.tournament = Some(SpotTournament { prizes, elsewhere: Vec::new() });
            Prizes::of(&spot).map(|prizes| prizes.premium(998.0).needed(998.0 / 2001.0))
        };
        assert!(needed(&[]).is_none());
        // Who folds keeps a quarter less than a prize, for one of four gets none; who wins has it, who loses has nothing.
        assert!((needed(&[100, 100, 100]).unwrap() - 0.75).abs() < 0.005);
        assert!((needed(&[100]).unwrap() - 998.0 / 2001.0).abs() < 1e-4);
        // Where all get the same, chips count.
        assert!((needed(&[100, 100, 100, 100]).unwrap() - 998.0 / 2001.0).abs() < 1e-12);
        assert!((Premium::NONE.needed(0.3) - 0.3).abs() < 1e-15);
    }
}
