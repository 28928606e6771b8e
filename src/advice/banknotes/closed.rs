use std::sync::OnceLock;

use super::Outlook;
use super::classes::{Classes, PAIRS, each_pair, pair};
use super::spread::{Kernel, RUNGS, Spread, ranks, to_ranks};
use crate::NaturalRank;
use crate::odds::CLASSES;

/// The closed game: how strong three notes are among those of players who exchange well.
pub(super) struct Closed {
    classes: &'static Classes,
    /// The rank at the end of each worth of three notes.
    pub ends: Vec<f64>,
    /// The rung on the flop and on the turn of each three classes.
    rungs: [Vec<u8>; 2],
    /// What is best in the turn's exchange and in the river's, for each three classes.
    plans: [Vec<Plan>; 2],
    /// From before the flop to the flop.
    pub start: Kernel,
    /// From the flop to the turn and from there to the river: of those who stand, and of those who exchange.
    pub exchanges: [[Kernel; 2]; 2],
}

/// What to do in an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    Stand,
    /// Keep these two classes.
    Keep(u8, u8),
}

/// The place of three classes, the lowest first, among all.
const fn triple([a, b, c]: [usize; 3]) -> usize {
    c * (c + 1) * (c + 2) / 6 + b * (b + 1) / 2 + a
}

const TRIPLES: usize = triple([0, 0, CLASSES]);

/// The place of a pair and another class.
fn with(a: usize, b: usize, x: usize) -> usize {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    triple(if x < low {
        [x, low, high]
    } else if x < high {
        [low, x, high]
    } else {
        [low, high, x]
    })
}

/// Visits each three classes in the order of [`triple`], with their chance.
fn each_triple(mut visit: impl FnMut(usize, [usize; 3], f64)) {
    let chances = Classes::chances();
    let mut at = 0;
    for c in 0..CLASSES {
        for b in 0..=c {
            for a in 0..=b {
                let orders = match (a == b, b == c) {
                    (true, true) => 1.0,
                    (false, false) => 6.0,
                    _ => 3.0,
                };
                visit(at, [a, b, c], orders * chances[a] * chances[b] * chances[c]);
                at += 1;
            }
        }
    }
}

/// What each pair comes to on average with one more note.
fn means(classes: &Classes, value: impl Fn(usize) -> f64) -> Vec<f64> {
    let mut means = vec![0.0; PAIRS];
    each_pair(|[a, b], _| means[pair(a, b)] = classes.mean(|x| value(with(a, b, x))));
    means
}

/// The best plan for three notes worth so much if they stay, and what it brings.
fn best([a, b, c]: [usize; 3], stay: f64, means: &[f64]) -> (Plan, f64) {
    let mut best = (Plan::Stand, stay);
    for (x, y) in [(a, b), (a, c), (b, c)] {
        if means[pair(x, y)] > best.1 {
            best = (Plan::Keep(x as u8, y as u8), means[pair(x, y)]);
        }
    }
    best
}

impl Closed {
    pub fn get(natural_rank: NaturalRank) -> &'static Self {
        static CLOSED: [OnceLock<Closed>; 2] = [const { OnceLock::new() }; 2];
        CLOSED[natural_rank as usize].get_or_init(|| Self::new(Classes::get(natural_rank)))
    }

    fn new(classes: &'static Classes) -> Self {
        let (mut worths, mut dealt) = (vec![0; TRIPLES], vec![0.0; TRIPLES]);
        each_triple(|at, three, chance| {
            worths[at] = usize::from(classes.table.of(three));
            dealt[at] = chance;
        });
        let ends_of = |spread: &[f64]| {
            let mut ends = vec![0.0; classes.worths];
            worths.iter().zip(spread).for_each(|(worth, chance)| ends[*worth] += chance);
            to_ranks(&mut ends);
            ends
        };
        // What is best depends on what the others have at the end, and that on what is best: twice round is near enough.
        let (mut ends, mut all) = (ends_of(&dealt), None);
        for _ in 0..2 {
            // Against two opponents.
            let final_value = |at: usize| ends[worths[at]] * ends[worths[at]];
            let (river, turn_values) = plans(final_value, &means(classes, final_value));
            let (turn, flop_values) = plans(|at| turn_values[at], &means(classes, |at| turn_values[at]));
            let on_turn = exchanged(&dealt, &turn);
            ends = ends_of(&exchanged(&on_turn, &river));
            all = Some((turn, river, flop_values, turn_values, on_turn));
        }
        let Some((turn, river, flop_values, turn_values, on_turn)) = all else { return Self::empty(classes) };
        let rungs = |values: &[f64], chances: &[f64]| -> Vec<u8> {
            ranks(values, chances).into_iter().map(|rank| Spread::rung(rank) as u8).collect()
        };
        let flop_rungs = rungs(&flop_values, &dealt);
        let turn_rungs = rungs(&turn_values, &on_turn);
        let end_rungs: Vec<u8> = worths.iter().map(|worth| Spread::rung(ends[*worth]) as u8).collect();
        let mut pair_chances = vec![0.0; PAIRS];
        each_pair(|[a, b], chance| pair_chances[pair(a, b)] = chance);
        let pair_rungs = rungs(&means(classes, |at| flop_values[at]), &pair_chances);
        let mut start = vec![Spread::NONE; RUNGS];
        each_pair(|[a, b], chance| {
            let row = &mut start[usize::from(pair_rungs[pair(a, b)])];
            for (x, likely) in classes.chances.iter().enumerate() {
                row.0[usize::from(flop_rungs[with(a, b, x)])] += chance * likely;
            }
        });
        Self {
            classes,
            start: start.iter().map(Spread::whole).collect(),
            exchanges: [
                steps(&dealt, &turn, &flop_rungs, &turn_rungs),
                steps(&on_turn, &river, &turn_rungs, &end_rungs),
            ],
            ends,
            rungs: [flop_rungs, turn_rungs],
            plans: [turn, river],
        }
    }

    fn empty(classes: &'static Classes) -> Self {
        let kernel = || vec![Spread::NONE; RUNGS];
        let (ends, rungs, plans) = (vec![], [vec![], vec![]], [vec![], vec![]]);
        let exchanges = [[kernel(), kernel()], [kernel(), kernel()]];
        Self { classes, ends, rungs, plans, start: kernel(), exchanges }
    }

    /// The rank at the end of three notes.
    pub fn end(&self, three: [usize; 3]) -> f64 {
        self.ends.get(usize::from(self.classes.table.of(three))).copied().unwrap_or(0.5)
    }

    /// Where a hand stands at the end, seen from after so many betting rounds, if it does what is best for it in the exchanges
    /// or, where it `stands`, stands.
    pub fn outlook(&self, own: &[usize], rounds: usize, stands: bool) -> Outlook {
        match *own {
            [a, b] => {
                let flop = self.drawn(0, a, b);
                Outlook::of(&self.later(1, &self.later(0, &flop)))
            }
            [a, b, c] => {
                let three = sorted([a, b, c]);
                let plan = |exchange: usize| if stands { Plan::Stand } else { self.plan(exchange, three) };
                match (rounds, plan(0), plan(1)) {
                    (0 | 1, Plan::Keep(a, b), _) => {
                        let turn = self.drawn(1, usize::from(a), usize::from(b));
                        Outlook::of(&self.later(1, &turn))
                    }
                    (0..=2, _, Plan::Keep(a, b)) => {
                        let ways = Classes::chances().iter().enumerate();
                        let end = |drawn| self.end([usize::from(a), usize::from(b), drawn]);
                        Outlook(ways.map(|(drawn, chance)| (*chance, end(drawn))).collect())
                    }
                    _ => Outlook(vec![(1.0, self.end(three))]),
                }
            }
            _ => Outlook::of(&Spread::EVEN),
        }
    }

    /// Where two classes and a drawn one stand on the flop (0) or on the turn (1).
    fn drawn(&self, street: usize, a: usize, b: usize) -> Spread {
        let mut spread = Spread::NONE;
        for (drawn, chance) in Classes::chances().iter().enumerate() {
            spread.0[self.rung(street, with(a, b, drawn))] += chance;
        }
        spread
    }

    /// Where hands stand after the turn's exchange (0) or the river's (1).
    pub fn later(&self, exchange: usize, now: &Spread) -> Spread {
        let [stood, changed] = &self.exchanges[exchange];
        let mut both = now.through(stood);
        both.add_all(&now.through(changed), 1.0);
        both
    }

    fn rung(&self, street: usize, at: usize) -> usize {
        self.rungs[street].get(at).copied().map_or(0, usize::from)
    }

    /// What is best in the turn's exchange (0) or the river's (1).
    fn plan(&self, exchange: usize, three: [usize; 3]) -> Plan {
        self.plans[exchange.min(1)].get(triple(sorted(three))).copied().unwrap_or(Plan::Stand)
    }
}

fn sorted([a, b, c]: [usize; 3]) -> [usize; 3] {
    let (low, high) = (a.min(b), a.max(b));
    if c < low { [c, low, high] } else { [low, high.min(c), high.max(c)] }
}

/// The plan for each three classes, and what it brings.
fn plans(stay: impl Fn(usize) -> f64, means: &[f64]) -> (Vec<Plan>, Vec<f64>) {
    let mut all = (Vec::with_capacity(TRIPLES), Vec::with_capacity(TRIPLES));
    each_triple(|at, three, _| {
        let (plan, value) = best(three, stay(at), means);
        all.0.push(plan);
        all.1.push(value);
    });
    all
}

/// How likely each three classes are after an exchange.
fn exchanged(before: &[f64], plans: &[Plan]) -> Vec<f64> {
    let chances = Classes::chances();
    let (mut after, mut kept) = (vec![0.0; TRIPLES], vec![0.0; PAIRS]);
    for (at, (plan, chance)) in plans.iter().zip(before).enumerate() {
        match plan {
            Plan::Stand => after[at] += chance,
            Plan::Keep(a, b) => kept[pair(usize::from(*a), usize::from(*b))] += chance,
        }
    }
    each_pair(|[a, b], _| {
        for (x, likely) in chances.iter().enumerate() {
            after[with(a, b, x)] += kept[pair(a, b)] * likely;
        }
    });
    after
}

/// From rungs before an exchange to rungs after it: of those who stand, and of those who exchange. Both together are whole.
fn steps(before: &[f64], plans: &[Plan], from: &[u8], to: &[u8]) -> [Kernel; 2] {
    let chances = Classes::chances();
    let mut kernels = [vec![Spread::NONE; RUNGS], vec![Spread::NONE; RUNGS]];
    let [stood, changed] = &mut kernels;
    for (at, (plan, chance)) in plans.iter().zip(before).enumerate() {
        let row = usize::from(from[at]);
        match plan {
            Plan::Stand => stood[row].0[usize::from(to[at])] += chance,
            Plan::Keep(a, b) => {
                for (x, likely) in chances.iter().enumerate() {
                    let rung = to[with(usize::from(*a), usize::from(*b), x)];
                    changed[row].0[usize::from(rung)] += chance * likely;
                }
            }
        }
    }
    for rung in 0..RUNGS {
        let total = stood[rung].total() + changed[rung].total();
        if total > 0.0 {
            for row in [&mut stood[rung], &mut changed[rung]] {
                *row = row.weighed(|_| 1.0 / total);
            }
        }
    }
    kernels
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::banknotes::tests::class;

    #[test]
    fn triples_are_numbered_in_order_whatever_comes_first() {
        let mut next = 0;
        each_triple(|at, three, _| {
            let [a, b, c] = three;
            assert_eq!((at, triple(three)), (next, next));
            assert_eq!([with(a, b, c), with(c, a, b), with(c, b, a), with(b, a, c)], [at; 4]);
            assert_eq!(sorted([c, a, b]), three);
            next += 1;
        });
        assert_eq!(next, TRIPLES);
    }

    #[test]
    fn nobody_is_lost_in_an_exchange() {
        let closed = Closed::get(NaturalRank::AfterKickers);
        assert!(closed.start.iter().all(|row| (row.total() - 1.0).abs() < 1e-9));
        for [stood, changed] in &closed.exchanges {
            for rung in 0..RUNGS {
                assert!((stood[rung].total() + changed[rung].total() - 1.0).abs() < 1e-9, "{rung}");
            }
            // The best stand, the worst do not.
            assert!(stood[RUNGS - 1].total() > 0.9 && changed[0].total() > 0.9);
        }
        assert!(closed.ends.is_sorted());
    }

    #[test]
    fn ld_05_the_odd_note_goes_and_what_is_made_stays() {
        let [two, seven, nine] = [2, 7, 9].map(|base| class(base, 0));
        let plan = |exchange, three| Closed::get(NaturalRank::AfterKickers).plan(exchange, three);
        for exchange in [0, 1] {
            assert_eq!(plan(exchange, [seven, two, seven]), Plan::Keep(seven as u8, seven as u8));
            assert_eq!(plan(exchange, [nine; 3]), Plan::Stand);
            assert_eq!(plan(exchange, [class(8, 0), seven, nine]), Plan::Stand);
        }
        let mean = |rounds, stands| {
            Closed::get(NaturalRank::AfterKickers)
                .outlook(&[seven, two, seven], rounds, stands)
                .mean(|rank| rank)
        };
        // Two exchanges are better than one, one is better than none.
        assert!(mean(1, false) > mean(2, false) && mean(2, false) > mean(3, false));
        assert!((mean(1, true) - mean(3, false)).abs() < 1e-12);
    }
}
