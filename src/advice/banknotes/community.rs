use std::sync::OnceLock;

use super::classes::{Classes, PAIRS, each_pair, pair};
use super::spread::{Kernel, RUNGS, Spread, ranks, to_ranks};
use super::{Dice, Outlook};
use crate::NaturalRank;
use crate::odds::CLASSES;

/// The banknote Hold'em: how strong two notes are among all that the others may hold.
pub(super) struct Community {
    classes: &'static Classes,
    /// From before the flop to the flop, from there to the turn, from there to the river.
    pub steps: [Kernel; 3],
    /// Where each pair of classes stands at the end, seen from before the flop.
    ends: Vec<Spread>,
}

/// Boards that are looked through: flops, turns of each, rivers of each.
const BOARDS: [usize; 3] = [12, 5, 8];
/// Boards that are looked through where two or three notes are to come.
const SAMPLES: usize = 64;

impl Community {
    pub fn get(natural_rank: NaturalRank) -> &'static Self {
        static COMMUNITY: [OnceLock<Community>; 2] = [const { OnceLock::new() }; 2];
        COMMUNITY[natural_rank as usize].get_or_init(|| Self::new(Classes::get(natural_rank)))
    }

    fn new(classes: &'static Classes) -> Self {
        let mut stream = Classes::fixed();
        let mut draw = || classes.draw(stream.below(u32::MAX));
        let mut chances = vec![0.0; PAIRS];
        each_pair(|[a, b], chance| chances[pair(a, b)] = chance);
        // Of each pair the ranks on every board, and their means by turn, by flop and over all.
        let (mut start, mut ends) = (vec![0.0; PAIRS], vec![Spread::NONE; PAIRS]);
        let (mut flops, mut turns, mut rivers) = (Vec::new(), Vec::new(), Vec::new());
        let part = |places: &[usize]| 1.0 / places.iter().product::<usize>() as f64;
        for _ in 0..BOARDS[0] {
            let (flop, mut by_flop) = (draw(), vec![0.0; PAIRS]);
            for _ in 0..BOARDS[1] {
                let (turn, mut by_turn) = (draw(), vec![0.0; PAIRS]);
                for _ in 0..BOARDS[2] {
                    let board = Board::new(classes, [flop, turn, draw()]);
                    for (at, rank) in board.ranks().into_iter().enumerate() {
                        start[at] += part(&BOARDS) * rank;
                        by_flop[at] += part(&BOARDS[1..]) * rank;
                        by_turn[at] += part(&BOARDS[2..]) * rank;
                        ends[at].add(rank, part(&BOARDS));
                        rivers.push(Spread::rung(rank) as u8);
                    }
                }
                turns.push(rungs(&by_turn, &chances));
            }
            flops.push(rungs(&by_flop, &chances));
        }
        let start = rungs(&start, &chances);
        let mut steps = [(); 3].map(|()| vec![Spread::NONE; RUNGS]);
        for (at, chance) in chances.iter().enumerate() {
            for (flop, on_flop) in flops.iter().enumerate() {
                steps[0][start[at]].0[on_flop[at]] += chance;
                for (turn, on_turn) in turns.iter().enumerate().skip(flop * BOARDS[1]).take(BOARDS[1]) {
                    steps[1][on_flop[at]].0[on_turn[at]] += chance;
                    for river in turn * BOARDS[2]..(turn + 1) * BOARDS[2] {
                        steps[2][on_turn[at]].0[usize::from(rivers[river * PAIRS + at])] += chance;
                    }
                }
            }
        }
        let steps = steps.map(|kernel| kernel.iter().map(Spread::whole).collect());
        Self { classes, steps, ends }
    }

    /// Where two notes stand at the end on a board that has so far these.
    pub fn outlook(&self, own: [usize; 2], board: &[usize], dice: &mut Dice) -> Outlook {
        let classes = self.classes;
        let end = |board| Board::new(classes, board).rank_of(own);
        match *board {
            [] => Outlook::of(&self.ends[pair(own[0], own[1])]),
            [a] => {
                let mut draw = || classes.draw(dice.below(u32::MAX));
                let chance = 1.0 / SAMPLES as f64;
                Outlook((0..SAMPLES).map(|_| (chance, end([a, draw(), draw()]))).collect())
            }
            [a, b] => Outlook((0..CLASSES).map(|c| (classes.chances[c], end([a, b, c]))).collect()),
            [a, b, c, ..] => Outlook(vec![(1.0, end([a, b, c]))]),
        }
    }
}

/// The rungs of values of 0 to 1.
fn rungs(values: &[f64], chances: &[f64]) -> Vec<usize> {
    ranks(values, chances).into_iter().map(Spread::rung).collect()
}

/// Three notes of the board, and what all pairs make with them.
struct Board {
    worths: Vec<u16>,
    /// How many different worths three notes have.
    steps: usize,
}

impl Board {
    fn new(classes: &Classes, board: [usize; 3]) -> Self {
        let table = &classes.table;
        let [x, y, z] = board;
        let alone = table.of(board);
        let rows = [[x, y], [x, z], [y, z]].map(|[a, b]| table.with_two(a, b));
        let single: [u16; CLASSES] = std::array::from_fn(|class| {
            rows.iter().filter_map(|row| row.get(class)).fold(alone, |best, made| best.max(*made))
        });
        let mut worths = Vec::with_capacity(PAIRS);
        for b in 0..CLASSES {
            let [x, y, z] = board.map(|class| table.with_two(class, b));
            for (a, (x, (y, z))) in x.iter().zip(y.iter().zip(z)).enumerate().take(b + 1) {
                worths.push(*x.max(y).max(z).max(&single[a].max(single[b])));
            }
        }
        Self { worths, steps: classes.worths }
    }

    /// What is reached by how many.
    fn steps(&self) -> Vec<f64> {
        let mut steps = vec![0.0; self.steps];
        let mut at = 0;
        each_pair(|_, chance| {
            if let Some(step) = self.worths.get(at).and_then(|worth| steps.get_mut(usize::from(*worth))) {
                *step += chance;
            }
            at += 1;
        });
        to_ranks(&mut steps);
        steps
    }

    fn ranks(&self) -> Vec<f64> {
        let steps = self.steps();
        self.worths.iter().map(|worth| steps.get(usize::from(*worth)).copied().unwrap_or(0.5)).collect()
    }

    fn rank_of(&self, [a, b]: [usize; 2]) -> f64 {
        let own = self.worths.get(pair(a, b)).copied().unwrap_or(0);
        self.steps().get(usize::from(own)).copied().unwrap_or(0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::banknotes::tests::{class, dice};

    #[test]
    fn hands_of_all_rungs_are_somewhere_a_street_later() {
        let community = Community::get(NaturalRank::AfterKickers);
        for kernel in &community.steps {
            assert!(kernel.iter().all(|row| (row.total() - 1.0).abs() < 1e-9));
            // The stronger now, the stronger later.
            let means = |rung: usize| (0..RUNGS).map(|to| kernel[rung].0[to] * Spread::rank(to)).sum::<f64>();
            assert!(means(RUNGS - 1) > means(RUNGS / 2) && means(RUNGS / 2) > means(0));
        }
    }

    #[test]
    fn lh_02_the_best_three_of_five_count() {
        let [one, nine] = [class(1, 0), class(9, 0)];
        let mean = |own, board: &[usize]| {
            Community::get(NaturalRank::AfterKickers).outlook(own, board, &mut dice()).mean(|rank| rank)
        };
        // Nothing is better than three nines, and who holds two as well, one in 81, has the same.
        assert!((mean([nine, nine], &[nine, one, one]) - (1.0 - 0.5 / 81.0)).abs() < 1e-4);
        // All play the board.
        assert!((mean([one, class(2, 0)], &[nine, nine, nine]) - 0.5).abs() < 1e-9);
        assert!(mean([class(5, 4), class(5, 4)], &[]) > 0.9 && mean([one, class(5, 0)], &[]) < 0.3);
        for board in [&[nine][..], &[nine, one]] {
            let [pair, high] = [nine, class(6, 0)].map(|other| mean([other, class(4, 0)], board));
            assert!(pair > high + 0.1, "{pair} {high}");
        }
    }
}
