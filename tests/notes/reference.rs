//! The rules of three numbers once more, as slowly and plainly as they are written: every choice of three notes, every
//! shift of each. It shares no line with the library.

/// A note as the rules see it at a playing place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Plain {
    pub base: u32,
    pub zeros: u8,
}

/// A hand that can be declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Larger is better: decimal digits of category, numbers and natural in comparing order.
    pub key: u32,
    pub category: &'static str,
    pub ranks: Vec<u32>,
    pub natural: bool,
    /// Index, shift and number, in the order of the list.
    pub used: [(usize, i32, u32); 3],
}

pub fn read(serial: &str, place: usize) -> Plain {
    let twice = serial.repeat(2);
    let base = twice[place - 1..].chars().find_map(|digit| digit.to_digit(10).filter(|digit| *digit > 0));
    Plain { base: base.unwrap(), zeros: serial.matches('0').count().try_into().unwrap() }
}

/// Counts round the ring point by point.
pub fn shifted(base: u32, shift: i32) -> u32 {
    let up = |number| if number == 9 { 1 } else { number + 1 };
    let down = |number| if number == 1 { 9 } else { number - 1 };
    (0..shift.abs()).fold(base, |number, _| if shift > 0 { up(number) } else { down(number) })
}

pub fn judge(numbers: [u32; 3], natural: bool, before_kickers: bool) -> (u32, &'static str, Vec<u32>) {
    let mut down = numbers.to_vec();
    down.sort_unstable();
    down.reverse();
    let mut different = down.clone();
    different.dedup();
    let paired =
        different.iter().copied().find(|number| down.iter().filter(|other| *other == number).count() == 2);
    let (category, name, ranks) = match (different.len(), paired) {
        (1, _) => (3, "set", different),
        (2, Some(pair)) => {
            (1, "pair", vec![pair, different.into_iter().find(|number| *number != pair).unwrap()])
        }
        _ if (1..=7).any(|low| down == [low + 2, low + 1, low]) => (2, "straight", vec![down[0]]),
        _ => (0, "high", down),
    };
    let mut digits = vec![category, ranks[0], 0, 0];
    for (place, rank) in ranks.iter().enumerate() {
        digits[place + 1] = *rank;
    }
    digits.insert(if before_kickers { 2 } else { 4 }, u32::from(natural));
    (digits.iter().fold(0, |key, digit| key * 10 + digit), name, ranks)
}

/// The positions of every three of so many notes.
fn triples(notes: usize) -> Vec<[usize; 3]> {
    let mut all = Vec::new();
    for i in 0..notes {
        for j in i + 1..notes {
            all.extend((j + 1..notes).map(|k| [i, j, k]));
        }
    }
    all
}

/// Everything that can be declared.
pub fn choices(notes: &[Plain], before_kickers: bool) -> Vec<Choice> {
    let mut all = Vec::new();
    for triple in triples(notes.len()) {
        let [x_zeros, y_zeros, z_zeros] = triple.map(|index| i32::from(notes[index].zeros));
        for x in -x_zeros..=x_zeros {
            for y in -y_zeros..=y_zeros {
                for z in -z_zeros..=z_zeros {
                    let shifts = [x, y, z];
                    let number = |at: usize| shifted(notes[triple[at]].base, shifts[at]);
                    let used = [0, 1, 2].map(|at| (triple[at], shifts[at], number(at)));
                    let natural = shifts == [0, 0, 0];
                    let (key, category, ranks) = judge(used.map(|used| used.2), natural, before_kickers);
                    all.push(Choice { key, category, ranks, natural, used });
                }
            }
        }
    }
    all
}

/// The best of them; of equal ones that with the fewest points shifted, then the first notes, then the highest numbers
/// on them.
pub fn best(notes: &[Plain], before_kickers: bool) -> Choice {
    let order = |choice: &Choice| {
        let points: i32 = choice.used.iter().map(|used| used.1.abs()).sum();
        let indices = choice.used.map(|used| used.0);
        let numbers = choice.used.map(|used| std::cmp::Reverse(used.2));
        (std::cmp::Reverse(choice.key), points, indices, numbers)
    };
    choices(notes, before_kickers).into_iter().min_by_key(order).unwrap()
}

/// All that the library must agree on for hands of up to five notes, by the 45 kinds of notes: base 1 to 9 and no, one,
/// two, three, or at least four zeros.
pub struct Kinds {
    pub kinds: Vec<Plain>,
    best_of_three: Vec<u32>,
}

impl Kinds {
    pub fn new(before_kickers: bool) -> Self {
        let kinds: Vec<Plain> =
            (1..=9).flat_map(|base| (0..=4).map(move |zeros| Plain { base, zeros })).collect();
        let mut best_of_three = vec![0; 45 * 45 * 45];
        for a in 0..45 {
            for b in a..45 {
                for c in b..45 {
                    let notes = [kinds[a], kinds[b], kinds[c]];
                    let key = choices(&notes, before_kickers).iter().map(|choice| choice.key).max();
                    best_of_three[(a * 45 + b) * 45 + c] = key.unwrap();
                }
            }
        }
        Self { kinds, best_of_three }
    }

    /// Calls with every hand of so many notes, as kinds that do not go down, and with the key of its best three.
    pub fn every_hand(&self, notes: usize, mut visit: impl FnMut(&[usize], u32)) {
        let triples = triples(notes);
        let mut hand = vec![0; notes];
        loop {
            let of_three =
                |[i, j, k]: &[usize; 3]| self.best_of_three[(hand[*i] * 45 + hand[*j]) * 45 + hand[*k]];
            let key = triples.iter().map(of_three).max().unwrap();
            visit(&hand, key);
            let Some(at) = hand.iter().rposition(|kind| *kind < 44) else { return };
            let next = hand[at] + 1;
            hand[at..].fill(next);
        }
    }
}
