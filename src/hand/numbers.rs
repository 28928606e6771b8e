use std::cmp::Reverse;
use std::fmt;

use super::note_class::{ANY_OF_THREE, BASE, LANE, NoteClass, STRAIGHT_TOPS, TOP_OR_NEXT, bit, highest};
use crate::NoteNumber;

/// What three numbers make, from the weakest up (LP-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum NumbersCategory {
    /// Three different numbers, not in sequence.
    High,
    /// Two equal numbers and a kicker.
    Pair,
    /// Three numbers in sequence, 1-2-3 up to 7-8-9.
    Straight,
    /// Three equal numbers.
    Set,
}

impl NumbersCategory {
    /// All four, from the weakest up.
    pub const ALL: [Self; 4] = [Self::High, Self::Pair, Self::Straight, Self::Set];

    /// The word for it: `high`, `pair`, `straight`, `set`.
    pub const fn name(self) -> &'static str {
        ["high", "pair", "straight", "set"][self as usize]
    }
}

/// Where natural against modified stands in the comparison (LP-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NaturalRank {
    /// After everything else: 7-7-5 modified beats 7-7-2 natural.
    #[default]
    AfterKickers,
    /// Right after the first number: 7-7-2 natural beats 7-7-5 modified.
    BeforeKickers,
}

impl NaturalRank {
    /// The option's value: `after-kickers`, `before-kickers`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AfterKickers => "after-kickers",
            Self::BeforeKickers => "before-kickers",
        }
    }

    /// The order of an option's value as [`NaturalRank::name`] writes it.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::AfterKickers, Self::BeforeKickers].into_iter().find(|rank| rank.name() == name)
    }
}

/// The worth of three numbers as one number: the larger wins, equal ones tie. Only values under the same
/// [`NaturalRank`] compare.
///
/// Six digits of four bits each: the category, the first number; 1 for natural under
/// [`BeforeKickers`](NaturalRank::BeforeKickers); the second and the third number, 0 where fewer compare (LP-11); 1 for
/// natural. A natural pair of sevens with a five is `0x17_0501`, or `0x17_1501` under `BeforeKickers`.
///
/// # Examples
///
/// ```
/// use cardroom::{NaturalRank, Note, NoteClass, NumbersCategory, NumbersValue, PlayingPlace};
/// let place = PlayingPlace::new(1).unwrap();
/// let class = |serial| NoteClass::of(Note::from_serial(serial).unwrap(), place);
/// let notes = [9_101_111, 2_111_111, 3_111_111].map(class);
/// let value = NumbersValue::of(&notes, NaturalRank::AfterKickers).unwrap();
/// assert_eq!(value.category(), NumbersCategory::Straight);
/// assert!(!value.natural());
/// assert_eq!(value.number(), 0x23_0000);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct NumbersValue(u32);

/// Three items by their keys: three comparisons, where a sort for lists of any length would be most of this code.
pub(super) fn in_order<T, K: Ord>(mut items: [T; 3], key: impl Fn(&T) -> K) -> [T; 3] {
    for (a, b) in [(0, 1), (1, 2), (0, 1)] {
        if key(&items[b]) < key(&items[a]) {
            items.swap(a, b);
        }
    }
    items
}

impl NumbersValue {
    /// The value of the best three of these notes; `None` for fewer than three. Nothing is allocated.
    pub fn of(classes: &[NoteClass], natural_rank: NaturalRank) -> Option<Self> {
        (classes.len() >= 3).then(|| best_value(classes, natural_rank))
    }

    /// The value of three numbers as they stand.
    pub(super) fn of_numbers(numbers: [NoteNumber; 3], natural: bool, natural_rank: NaturalRank) -> Self {
        use NumbersCategory as C;
        let sorted = in_order(numbers.map(|number| u32::from(number.get())), |number| Reverse(*number));
        let [top, middle, low] = sorted;
        let (category, ranks) = if top == low {
            (C::Set, [top, 0, 0])
        } else if top == middle + 1 && middle == low + 1 {
            (C::Straight, [top, 0, 0])
        } else if top == middle {
            (C::Pair, [top, low, 0])
        } else if middle == low {
            (C::Pair, [middle, top, 0])
        } else {
            (C::High, sorted)
        };
        Self::pack(category, ranks, natural, natural_rank)
    }

    fn pack(
        category: NumbersCategory,
        [first, second, third]: [u32; 3],
        natural: bool,
        natural_rank: NaturalRank,
    ) -> Self {
        let before = natural && natural_rank == NaturalRank::BeforeKickers;
        let digits = [category as u32, first, u32::from(before), second, third, u32::from(natural)];
        Self(digits.into_iter().fold(0, |value, digit| value << 4 | digit))
    }

    /// The value as a plain number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// What the numbers make.
    pub const fn category(self) -> NumbersCategory {
        NumbersCategory::ALL[(self.0 >> 20 & 3) as usize]
    }

    /// True where no note is shifted (LP-12).
    pub const fn natural(self) -> bool {
        self.0 & 1 == 1
    }

    /// The numbers that compare, in comparing order: of a set or a straight one (its number, its top), of a pair two
    /// (the paired number, the kicker), of a high three (LP-11).
    pub fn ranks(self) -> impl Iterator<Item = NoteNumber> {
        [16, 8, 4].into_iter().filter_map(move |at| NoteNumber::new((self.0 >> at & 15) as u8))
    }

    /// All three numbers in comparing order.
    pub(super) fn numbers(self) -> Option<[NoteNumber; 3]> {
        let mut ranks = self.ranks();
        let first = ranks.next()?;
        Some(match self.category() {
            NumbersCategory::Set => [first; 3],
            NumbersCategory::Straight => [first, first.shifted(-1), first.shifted(-2)],
            NumbersCategory::Pair => [first, first, ranks.next()?],
            NumbersCategory::High => [first, ranks.next()?, ranks.next()?],
        })
    }
}

impl fmt::Debug for NumbersValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks = self.ranks().map(|rank| rank.to_string()).collect::<Vec<_>>().join("-");
        write!(
            f,
            "{} {ranks} {}",
            self.category().name(),
            if self.natural() { "natural" } else { "modified" }
        )
    }
}

/// The value of the best three of at least three notes.
fn best_value(classes: &[NoteClass], natural_rank: NaturalRank) -> NumbersValue {
    let (mut one, mut two, mut three) = (0, 0, 0);
    for class in classes {
        let key = class.key();
        three |= two & key;
        two |= one & key;
        one |= key;
    }
    let sets = three & LANE;
    if sets != 0 {
        let number = highest(sets);
        let natural = three >> BASE & bit(number) != 0;
        return NumbersValue::pack(NumbersCategory::Set, [number, 0, 0], natural, natural_rank);
    }
    let each = one & one << 1 & one << 2;
    let each_two = two >> TOP_OR_NEXT & two >> TOP_OR_NEXT << 1;
    let straights = each & each_two & three >> ANY_OF_THREE & STRAIGHT_TOPS;
    if straights != 0 {
        let top = highest(straights);
        let bases = one >> BASE;
        let natural = bases & bases << 1 & bases << 2 & bit(top) != 0;
        return NumbersValue::pack(NumbersCategory::Straight, [top, 0, 0], natural, natural_rank);
    }
    let pairs = two & LANE;
    if pairs == 0 {
        high_value(classes, one, natural_rank)
    } else {
        pair_value(classes, highest(pairs), two >> BASE, natural_rank)
    }
}

/// Where no three notes can make the same number: so exactly two make the pair, and any other may be the kicker.
fn pair_value(
    classes: &[NoteClass],
    pair: u32,
    paired_bases: u64,
    natural_rank: NaturalRank,
) -> NumbersValue {
    let rest = without(classes, bit(pair));
    let (kicker, base_kicker) = (highest(rest), highest(rest >> BASE));
    let natural_pair = paired_bases & bit(pair) != 0;
    let (kicker, natural) = match natural_rank {
        NaturalRank::BeforeKickers if natural_pair => (base_kicker, true),
        _ => (kicker, natural_pair && rest >> BASE & bit(kicker) != 0),
    };
    NumbersValue::pack(NumbersCategory::Pair, [pair, kicker, 0], natural, natural_rank)
}

/// Where no two notes can make the same number: so each number belongs to one note.
fn high_value(classes: &[NoteClass], all: u64, natural_rank: NaturalRank) -> NumbersValue {
    let bases = all >> BASE;
    let first = highest(all);
    if natural_rank == NaturalRank::BeforeKickers && bases & bit(first) != 0 {
        let second = highest(bases & !bit(first));
        let third = highest(bases & !bit(first) & !bit(second));
        return NumbersValue::pack(NumbersCategory::High, [first, second, third], true, natural_rank);
    }
    let second = highest(without(classes, bit(first)));
    let third = highest(without(classes, bit(first) | bit(second)));
    let ranks = [first, second, third];
    let natural = ranks.iter().all(|rank| bases & bit(*rank) != 0);
    NumbersValue::pack(NumbersCategory::High, ranks, natural, natural_rank)
}

/// The keys together of the notes that can make none of these numbers.
fn without(classes: &[NoteClass], numbers: u64) -> u64 {
    let others = classes.iter().map(|class| class.key()).filter(|key| key & numbers == 0);
    others.fold(0, |rest, key| rest | key)
}
