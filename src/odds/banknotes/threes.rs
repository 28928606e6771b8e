//! Opponents with three notes each and no board: liars-draw.

use std::cmp::Ordering;

use super::best_of_three::{BestOfThree, CLASSES};
use super::pairs::power;
use super::share::{AtNodes, NODES};
use super::unseen::Unseen;
use crate::games::MoonNotes;

/// Opponents whose shot may still be held, and those who have none, for they exchanged.
pub(super) type Opponents = [usize; 2];

/// Whether a note of the class arms a shot on the flop: three zeros or more (LD-7).
pub(super) const fn arms(class: usize) -> bool {
    class % 5 >= 3
}

/// The part of the orders in which three notes came that arm no shot (LD-7, LD-8).
fn unarmed(hand: [usize; 3], moon: MoonNotes) -> f64 {
    match moon {
        MoonNotes::Flop => hand.into_iter().filter(|class| !arms(*class)).count() as f64 / 3.0,
        MoonNotes::Hand => f64::from(u8::from(hand.into_iter().map(|class| class % 5).sum::<usize>() < 3)),
    }
}

/// Visits each three classes with the number of hands of notes.
fn each(unseen: &Unseen, mut visit: impl FnMut([usize; 3], f64)) {
    let counts = &unseen.counts;
    for a in 0..CLASSES {
        if counts[a] <= 0.0 {
            continue;
        }
        for b in a..CLASSES {
            let two = if a == b { counts[a] * (counts[a] - 1.0) * 0.5 } else { counts[a] * counts[b] };
            if two <= 0.0 {
                continue;
            }
            for (c, count) in counts.iter().enumerate().skip(b) {
                let ways = match (b == c, a == b) {
                    (false, _) => two * count,
                    (true, false) => two * (count - 1.0) * 0.5,
                    (true, true) => two * (count - 2.0) / 3.0,
                };
                if ways > 0.0 {
                    visit([a, b, c], ways);
                }
            }
        }
    }
}

/// The hands that an opponent may hold, counted by what they are worth: at each step those that are worth less, first of
/// those without a shot, then of all; for all hands together and for those with one note of each class.
pub(super) struct Ladder {
    unseen: Unseen,
    steps: usize,
    below: Vec<f64>,
    /// What pairs of opponents would share, by value; asked for again and again.
    shared: Vec<Option<[[f64; 3]; 5]>>,
}

/// What of a ladder is counted: the weight of hands without a shot and of all hands, at a value and a node.
#[derive(Clone, Copy)]
struct Rung {
    weights: [f64; 2],
    value: usize,
    tie: f64,
}

impl Ladder {
    pub fn new(table: &BestOfThree, unseen: &Unseen, moon: MoonNotes) -> Self {
        let steps = table.steps() + 1;
        let mut below = vec![0.0; (CLASSES + 1) * 2 * steps];
        each(unseen, |hand, ways| {
            let step = usize::from(table.of(hand)) + 1;
            let free = ways * unarmed(hand, moon);
            for row in [hand[0], hand[1], hand[2], CLASSES] {
                if let Some(row) = below.get_mut(2 * row * steps..2 * (row + 1) * steps) {
                    row[step] += free;
                    row[steps + step] += ways;
                }
            }
        });
        for row in below.chunks_exact_mut(steps) {
            let mut sum = 0.0;
            for step in row {
                sum += *step;
                *step = sum;
            }
        }
        Self { unseen: unseen.clone(), steps, below, shared: vec![None; steps] }
    }

    fn row(&self, row: usize, rung: Rung) -> f64 {
        let at = |place: usize| self.below.get(place).copied().unwrap_or(0.0);
        let mut sum = 0.0;
        for (group, weight) in rung.weights.into_iter().enumerate() {
            let place = (2 * row + group) * self.steps + rung.value;
            let below = at(place);
            sum += weight * (below + rung.tie * (at(place + 1) - below));
        }
        sum
    }

    /// The chance that no opponent has more than a value, of all (`[0, n]`) or where those who may hold a shot hold none.
    pub fn chance(&mut self, opponents: Opponents, value: u16, without: Option<usize>) -> AtNodes {
        let value = usize::from(value);
        let rungs = |tie| [[1.0, 0.0], [0.0, 1.0]].map(|weights| Rung { weights, value, tie });
        let alone = opponents[0] + opponents[1] < 2;
        if let Some(None) = self.shared.get(value)
            && !alone
        {
            self.shared[value] = Some(NODES.map(|tie| self.shared(rungs(tie))));
        }
        let shared = self.shared.get(value).copied().flatten().unwrap_or_default();
        std::array::from_fn(|at| self.all(opponents, rungs(NODES[at]), shared[at], without))
    }

    /// The chance that no opponent holds a shot, where one counts u.
    pub fn shots(&self, opponents: Opponents, without: Option<usize>) -> AtNodes {
        let value = self.steps - 2;
        NODES.map(|u| {
            let rungs = [Rung { weights: [1.0 - u, u], value, tie: 1.0 }; 2];
            self.all([opponents[0], 0], rungs, self.shared(rungs), without)
        })
    }

    /// Of two opponents of either kind, the part of all pairs of hands that share a note.
    fn shared(&self, rungs: [Rung; 2]) -> [f64; 3] {
        let [a, b] = rungs.map(|rung| self.row(CLASSES, rung));
        let mut shared = [0.0; 3];
        for (class, count) in self.unseen.counts.iter().enumerate().filter(|(_, count)| **count > 0.0) {
            let [a, b] = rungs.map(|rung| self.row(class, rung));
            for (shared, both) in shared.iter_mut().zip([a * a, a * b, b * b]) {
                *shared += both / count;
            }
        }
        for (shared, both) in shared.iter_mut().zip([a * a, a * b, b * b]) {
            *shared /= both;
        }
        shared
    }

    /// For ten million notes as for [`Pairs`](super::pairs::Pairs): that two opponents share a note is taken out, that they
    /// share two is below 10^-13.
    fn all(&self, opponents: Opponents, rungs: [Rung; 2], shared: [f64; 3], without: Option<usize>) -> f64 {
        let total = self.unseen.total - f64::from(u8::from(without.is_some()));
        let hands = total * (total - 1.0) * (total - 2.0) / 6.0;
        let mut chance = 1.0;
        for (rung, opponents) in rungs.into_iter().zip(opponents) {
            let taken = without.map_or(0.0, |class| self.row(class, rung) / self.unseen.counts[class]);
            chance *= power((self.row(CLASSES, rung) - taken) / hands, opponents);
        }
        if chance <= 0.0 {
            return 0.0;
        }
        let [some, others] = opponents;
        let pairs = [some * some.saturating_sub(1) / 2, some * others, others * others.saturating_sub(1) / 2];
        for (shared, pairs) in shared.into_iter().zip(pairs) {
            chance *= power((1.0 - shared) / (1.0 - 9.0 / total), pairs);
        }
        chance
    }
}

/// The same with few notes, hand by hand and opponent by opponent; `count` tells what a hand counts at a node.
pub(super) fn one_by_one(
    opponents: Opponents,
    unseen: &Unseen,
    count: &dyn Fn([usize; 3], usize, f64) -> f64,
) -> AtNodes {
    let [some, others] = opponents;
    let (group, rest_of) = match (some, others) {
        (0, 0) => return [1.0; 5],
        (0, _) => (1, [0, others - 1]),
        _ => (0, [some - 1, others]),
    };
    let total = unseen.total;
    let hands = total * (total - 1.0) * (total - 2.0) / 6.0;
    let (mut chance, mut rest) = ([0.0; 5], unseen.clone());
    each(unseen, |hand, ways| {
        let counts = NODES.map(|u| count(hand, group, u));
        if counts[4] > 0.0 {
            let mut others = [1.0; 5];
            if rest_of != [0, 0] {
                rest.take_all(&hand);
                others = one_by_one(rest_of, &rest, count);
                rest.put_back_all(&hand);
            }
            for (at, chance) in chance.iter_mut().enumerate() {
                *chance += ways / hands * counts[at] * others[at];
            }
        }
    });
    chance
}

/// What a hand counts that must not pass a value; at group 0 it must hold no shot, either.
pub(super) fn not_above(
    table: &BestOfThree,
    moon: MoonNotes,
    value: u16,
) -> impl Fn([usize; 3], usize, f64) -> f64 {
    move |hand, group, u| {
        let made = table.of(hand);
        let tie = match made.cmp(&value) {
            Ordering::Less => 1.0,
            Ordering::Equal => u,
            Ordering::Greater => 0.0,
        };
        if group == 0 { tie * unarmed(hand, moon) } else { tie }
    }
}

/// What a hand counts where a shot counts u.
pub(super) fn unshot(moon: MoonNotes) -> impl Fn([usize; 3], usize, f64) -> f64 {
    move |hand, _, u| {
        let free = unarmed(hand, moon);
        free + u * (1.0 - free)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NaturalRank;
    use crate::odds::banknotes::pairs::Pairs;

    /// Six classes of more than a million notes each: so few classes can be gone through one opponent after another.
    fn six_classes() -> Unseen {
        let mut unseen = Unseen::every_serial();
        unseen.counts = [0.0; CLASSES];
        for (class, count) in
            [(3, 1_003.0), (9, 1_200_345.0), (15, 2_100_001.0), (27, 1_000_003.0), (30, 3e6), (44, 9.0)]
        {
            unseen.counts[class] = count;
        }
        unseen.total = unseen.counts.iter().sum();
        unseen
    }

    #[test]
    fn millions_of_notes_are_counted_as_one_by_one() {
        let table = BestOfThree::new(NaturalRank::AfterKickers);
        let unseen = six_classes();
        let agree = |a: AtNodes, b: AtNodes| a.into_iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-11);
        let mut ladder = Ladder::new(&table, &unseen, MoonNotes::Flop);
        for value in [0, 40, 120, 200, 290, table.steps() as u16 - 1] {
            let hands = not_above(&table, MoonNotes::Flop, value);
            for opponents in [[0, 1], [1, 0], [0, 2], [1, 1], [2, 0], [0, 3], [1, 2], [2, 1]] {
                let slowly = one_by_one(opponents, &unseen, &hands);
                assert!(agree(ladder.chance(opponents, value, None), slowly), "{opponents:?} {value}");
            }
        }
        for opponents in 1..=3 {
            let slowly = one_by_one([opponents, 0], &unseen, &unshot(MoonNotes::Flop));
            assert!(agree(ladder.shots([opponents, 0], None), slowly));
        }
        let mut without = unseen.clone();
        without.take(9);
        let slowly = one_by_one([1, 2], &without, &not_above(&table, MoonNotes::Flop, 200));
        assert!(agree(ladder.chance([1, 2], 200, Some(9)), slowly));
    }

    #[test]
    fn pairs_of_millions_of_notes_are_counted_as_one_by_one() {
        let table = BestOfThree::new(NaturalRank::AfterKickers);
        let (unseen, mut known) = (six_classes(), six_classes());
        known.known = true;
        for value in [120, 200, 290, table.steps() as u16 - 1] {
            let pairs = Pairs::new(&table, [0, 12, 31], value);
            for opponents in 1..=6 {
                let [quickly, slowly] = [&unseen, &known].map(|unseen| pairs.chance(opponents, unseen));
                let off = quickly.into_iter().zip(slowly).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                assert!(off < 1e-10, "{opponents} {value}: {off}");
            }
        }
    }
}
