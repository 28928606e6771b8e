use super::classes::Classes;
use super::closed::Closed;
use super::rivals::{Rival, chips, halved};
use crate::advice::Spot;
use crate::odds::CLASSES;

/// What standing and the exchange of each of three notes are worth against the others, in parts of the pot.
pub(super) struct Choices {
    pub stand: f64,
    pub exchanges: [f64; 3],
}

impl Choices {
    /// Before the river's exchange or, where it is not the last, the turn's.
    pub fn of(seen: &Spot, own: [usize; 3], shot: bool, last: bool, rivals: &[Rival]) -> Self {
        let classes = Classes::get(seen.natural_rank);
        let ends = &Closed::get(seen.natural_rank).ends;
        let half = halved(seen, chips(seen.pot));
        let unshot: f64 = rivals.iter().map(|rival| 1.0 - rival.shot).product();
        let hand = 1.0 - half * (1.0 - unshot);
        let wins: Vec<f64> = ends
            .iter()
            .map(|rank| rivals.iter().map(|rival| rival.end.below(*rank)).product::<f64>())
            .collect();
        let won = |three| wins.get(usize::from(classes.table.of(three))).copied().unwrap_or(0.0);
        let drawn = |a: usize, b: usize| classes.mean(|x| won([a, b, x]));
        // The best that can be done on the river with three notes, or with two of them and a new one.
        let river = |[a, b, c]: [usize; 3]| won([a, b, c]).max(drawn(a, b)).max(drawn(a, c)).max(drawn(b, c));
        let value = |a: usize, b: usize| {
            if last {
                return drawn(a, b);
            }
            let mut later = [0.0; CLASSES];
            let both = drawn(a, b);
            for (x, later) in later.iter_mut().enumerate() {
                *later = won([a, b, x]).max(both).max(drawn(a, x)).max(drawn(b, x));
            }
            classes.mean(|x| later[x])
        };
        let [a, b, c] = own;
        let exchanges = [value(b, c), value(a, c), value(a, b)].map(|part| hand * part);
        let stand = match (shot, last) {
            (true, _) => {
                // Shared with the others who hold one.
                let others: f64 = rivals.iter().map(|rival| rival.shot).sum();
                half / (1.0 + others) + (1.0 - half) * won(own)
            }
            (false, true) => hand * won(own),
            (false, false) => hand * river(own),
        };
        Self { stand, exchanges }
    }
}
