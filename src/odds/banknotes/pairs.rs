//! Opponents with two notes each and a board: liars-holdem.

use super::best_of_three::{BestOfThree, CLASSES};
use super::share::{AtNodes, NODES};
use super::unseen::Unseen;

/// What two unseen notes make with three of the board, up to a value that they must not pass.
pub(super) struct Pairs<'a> {
    /// What one note makes with two of the board, or the board alone.
    single: [u16; CLASSES],
    /// What two notes make with one of the board.
    both: [&'a [u16]; 3],
    value: u16,
}

/// Pairs of notes counted, those below the value and those that equal it.
struct Sums {
    all: [f64; 2],
    /// The same by each class in them; a pair of one class counts twice.
    held: [[f64; 2]; CLASSES],
}

impl<'a> Pairs<'a> {
    pub fn new(table: &'a BestOfThree, board: [usize; 3], value: u16) -> Self {
        let [x, y, z] = board;
        let alone = table.of([x, y, z]);
        let rows = [[x, y], [x, z], [y, z]].map(|[a, b]| table.with_two(a, b));
        let made = |class: usize| {
            rows.iter().filter_map(|row| row.get(class)).fold(alone, |best, made| best.max(*made))
        };
        let single = std::array::from_fn(made);
        Self { single, both: board.map(|class| table.with(class)), value }
    }

    /// Visits each pair of classes that does not pass the value, with its number of pairs of notes, and whether it ties.
    // Plain loops over the classes that are left: this is where the time goes.
    fn each(&self, unseen: &Unseen, mut visit: impl FnMut([usize; 2], f64, usize)) {
        let (counts, single, value) = (&unseen.counts, &self.single, self.value);
        let (mut alive, mut left) = ([0; CLASSES], 0);
        for class in 0..CLASSES {
            if counts[class] > 0.0 && single[class] <= value {
                alive[left] = class;
                left += 1;
            }
        }
        for first in 0..left {
            let a = alive[first];
            let [x, y, z] =
                self.both.map(|both| both.get(a * CLASSES..(a + 1) * CLASSES).unwrap_or_default());
            for &b in alive.get(first..left).unwrap_or_default() {
                let made = x[b].max(y[b]).max(z[b]).max(single[a]).max(single[b]);
                if made <= value {
                    let others = if a == b { (counts[a] - 1.0) * 0.5 } else { counts[b] };
                    visit([a, b], counts[a] * others, usize::from(made == value));
                }
            }
        }
    }

    fn sums(&self, unseen: &Unseen) -> Sums {
        let mut sums = Sums { all: [0.0; 2], held: [[0.0; 2]; CLASSES] };
        self.each(unseen, |[a, b], pairs, tie| {
            sums.all[tie] += pairs;
            sums.held[a][tie] += pairs;
            sums.held[b][tie] += pairs;
        });
        sums
    }

    /// The chance that none of so many opponents passes the value. Exact for one and two; for more, a known deck is gone
    /// through opponent by opponent, and of ten million notes each two opponents are counted exactly, each three as if no
    /// coincidence of theirs touched another (an error below 10^-9).
    pub fn chance(&self, opponents: usize, unseen: &Unseen) -> AtNodes {
        let total = unseen.total;
        let (first, second) = (total * (total - 1.0) * 0.5, (total - 2.0) * (total - 3.0) * 0.5);
        if unseen.known && opponents > 2 {
            let (mut chance, mut rest) = ([0.0; 5], unseen.clone());
            self.each(unseen, |pair, pairs, tie| {
                if pairs > 0.0 {
                    rest.take_all(&pair);
                    let others = self.chance(opponents - 1, &rest);
                    rest.put_back_all(&pair);
                    for (at, others) in others.into_iter().enumerate() {
                        chance[at] += pairs / first * others * if tie == 1 { NODES[at] } else { 1.0 };
                    }
                }
            });
            return chance;
        }
        let sums = self.sums(unseen);
        NODES.map(|u| {
            let all = sums.all[0] + u * sums.all[1];
            if all <= 0.0 {
                return if opponents == 0 { 1.0 } else { 0.0 };
            }
            // Two opponents cannot hold the same note: all pairs of pairs, without those that share one note, or both.
            let mut apart = all * all + sums.all[0] + u * u * sums.all[1];
            for (held, count) in sums.held.iter().zip(&unseen.counts) {
                let held = held[0] + u * held[1];
                if held > 0.0 {
                    apart -= held * held / count;
                }
            }
            let together = if opponents > 1 { apart.max(0.0) * first / (second * all * all) } else { 1.0 };
            power(all / first, opponents) * power(together, opponents * opponents.saturating_sub(1) / 2)
        })
    }
}

/// Without the code of a power for every exponent.
pub(super) fn power(base: f64, exponent: usize) -> f64 {
    (0..exponent).fold(1.0, |power, _| power * base)
}
