use crate::{NaturalRank, Note, NoteClass, NumbersCategory, NumbersValue};

/// A probability as a fraction of whole numbers: so many of all equally likely draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The draws in which it happens.
    pub favourable: u128,
    /// All draws.
    pub total: u128,
}

impl Chance {
    /// The fraction, 0 to 1, to the nearest.
    #[allow(clippy::cast_precision_loss)] // the result is rounded in any case
    pub fn fraction(self) -> f64 {
        self.favourable as f64 / self.total as f64
    }
}

/// The chance that so many different notes, drawn from all valid serials, have at least so many zeros together; `None`
/// for less than one note or more than five. One note with three zeros arms a shot (LD-7).
///
/// # Examples
///
/// ```
/// use cardroom::zeros_chance;
/// let shot = zeros_chance(1, 3).unwrap();
/// assert_eq!((shot.favourable, shot.total), (256_914, 9_999_999));
/// assert_eq!(format!("{:.4}", shot.fraction()), "0.0257");
/// ```
pub fn zeros_chance(notes: usize, zeros: usize) -> Option<Chance> {
    if !matches!(notes, 1..=5) {
        return None;
    }
    let mut favourable = 0;
    let counts: Vec<u128> = (0..7).map(|jokers| 9 * serials(jokers)).collect();
    draws(&counts, 0, 1, &mut Vec::new(), notes, &mut |drawn, ways| {
        if drawn.iter().sum::<usize>() >= zeros {
            favourable += ways;
        }
    });
    Some(Chance { favourable, total: choose(u128::from(Note::COUNT), notes) })
}

/// How often the best three of some random notes make what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CategoryChances {
    /// The draws for each of [`NumbersCategory::ALL`], modified and natural.
    counts: [[u128; 2]; 4],
    total: u128,
}

impl CategoryChances {
    /// The chance of a category.
    pub const fn of(&self, category: NumbersCategory) -> Chance {
        let [modified, natural] = self.counts[category as usize];
        Chance { favourable: modified + natural, total: self.total }
    }

    /// The chance of a category with no note shifted (LP-12).
    pub const fn natural(&self, category: NumbersCategory) -> Chance {
        Chance { favourable: self.counts[category as usize][1], total: self.total }
    }
}

/// How likely each category is for the best three of 3, 4 or 5 different notes drawn from all valid serials, at any
/// playing place; `None` for another number of notes. Exact: every draw is counted, by classes.
///
/// # Examples
///
/// ```
/// use cardroom::{NaturalRank, NumbersCategory, category_chances};
/// let chances = category_chances(3, NaturalRank::AfterKickers).unwrap();
/// let all = NumbersCategory::ALL.map(|category| chances.of(category).favourable);
/// assert_eq!(all.iter().sum::<u128>(), chances.of(NumbersCategory::Set).total);
/// ```
pub fn category_chances(notes: usize, natural_rank: NaturalRank) -> Option<CategoryChances> {
    if !matches!(notes, 3..=5) {
        return None;
    }
    let classes: Vec<NoteClass> = NoteClass::all().collect();
    let of_class = |class: &NoteClass| match class.reach() {
        4 => serials(4) + serials(5) + serials(6),
        jokers => serials(jokers),
    };
    let counts: Vec<u128> = classes.iter().map(of_class).collect();
    let mut chances = CategoryChances { counts: [[0; 2]; 4], total: choose(u128::from(Note::COUNT), notes) };
    draws(&counts, 0, 1, &mut Vec::new(), notes, &mut |drawn, ways| {
        let mut hand = [classes[0]; 5];
        for (slot, class) in hand.iter_mut().zip(drawn) {
            *slot = classes[*class];
        }
        if let Some(value) = NumbersValue::of(&hand[..drawn.len()], natural_rank) {
            chances.counts[value.category() as usize][usize::from(value.natural())] += ways;
        }
    });
    Some(chances)
}

/// The number of serials with one given base number and so many zeros, the same for every base number and place:
/// whichever places hold the zeros, the base is one of the other digits, and each of those is 1 to 9 alike.
pub(super) fn serials(jokers: u8) -> u128 {
    choose(7, jokers.into()) * 9_u128.pow(u32::from(6 - jokers))
}

/// The number of ways to choose some of many.
fn choose(many: u128, some: usize) -> u128 {
    (0..some as u128).fold(1, |ways, at| ways * many.saturating_sub(at) / (at + 1))
}

/// Visits every way to draw `left` more notes from the classes not before `from`, as the classes drawn and the number
/// of sets of notes that this stands for.
fn draws(
    counts: &[u128],
    from: usize,
    ways: u128,
    drawn: &mut Vec<usize>,
    left: usize,
    visit: &mut impl FnMut(&[usize], u128),
) {
    if left == 0 {
        return visit(drawn, ways);
    }
    for class in from..counts.len() {
        let before = drawn.len();
        for copies in 1..=left {
            drawn.push(class);
            draws(counts, class + 1, ways * choose(counts[class], copies), drawn, left - copies, visit);
        }
        drawn.truncate(before);
    }
}
