use crate::{NaturalRank, NoteClass, NumbersValue};

/// The worth of every three classes, numbered from the weakest up: equal numbers tie.
#[derive(Default)]
pub(crate) struct BestOfThree(Vec<u16>);

/// Classes of notes by [`NoteClass::index`].
pub(crate) const CLASSES: usize = NoteClass::COUNT;

impl BestOfThree {
    pub fn new(natural_rank: NaturalRank) -> Self {
        let classes: Vec<NoteClass> = NoteClass::all().collect();
        let value = |of: [usize; 3]| {
            NumbersValue::of(&of.map(|class| classes[class]), natural_rank).map_or(0, NumbersValue::number)
        };
        // A few hundred values: to keep them in order takes less code than to sort them all.
        let mut steps: Vec<u32> = Vec::new();
        each_three(|hand| {
            let worth = value(hand);
            if let Err(place) = steps.binary_search(&worth) {
                steps.insert(place, worth);
            }
        });
        let mut table = vec![0; CLASSES * CLASSES * CLASSES];
        each_three(|[a, b, c]| {
            let worth = value([a, b, c]);
            let step = steps.partition_point(|step| *step < worth) as u16;
            for [a, b, c] in [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
                table[(a * CLASSES + b) * CLASSES + c] = step;
            }
        });
        Self(table)
    }

    /// All that one class makes with two others, by the first times [`CLASSES`] plus the second.
    pub fn with(&self, class: usize) -> &[u16] {
        let row = CLASSES * CLASSES;
        self.0.get(class * row..(class + 1) * row).unwrap_or_default()
    }

    /// All that two classes make with a third.
    pub fn with_two(&self, a: usize, b: usize) -> &[u16] {
        let row = (a * CLASSES + b) * CLASSES;
        self.0.get(row..row + CLASSES).unwrap_or_default()
    }

    pub fn of(&self, [a, b, c]: [usize; 3]) -> u16 {
        self.0.get((a * CLASSES + b) * CLASSES + c).copied().unwrap_or(0)
    }

    /// The best three of any.
    pub fn among(&self, classes: &[usize]) -> u16 {
        let mut best = 0;
        for (place, c) in classes.iter().enumerate() {
            for (before, b) in classes[..place].iter().enumerate() {
                for a in &classes[..before] {
                    best = best.max(self.of([*a, *b, *c]));
                }
            }
        }
        best
    }

    /// One more than the greatest worth.
    pub fn steps(&self) -> usize {
        self.0.iter().max().map_or(0, |most| usize::from(*most) + 1)
    }
}

fn each_three(mut visit: impl FnMut([usize; 3])) {
    for a in 0..CLASSES {
        for b in a..CLASSES {
            (b..CLASSES).for_each(|c| visit([a, b, c]));
        }
    }
}
