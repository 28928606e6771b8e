use std::fmt;
use std::sync::OnceLock;

use super::class::CardsClass;
use super::halves::{SUM_BITS, each_multiset};
use super::key::HandKey;
use super::ranks::value_of_flush;

/// The classes of all hands of five, six or seven cards.
///
/// A hand without a flush takes three look-ups, two of them side by side; a flush one. How the places are found
/// is told in `halves.rs`. A table is built when it is first asked for, within a few milliseconds, and takes
/// 340 kB of memory, a third of it never touched; nothing of it is in the program file.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, HandKey, HandTable};
/// let table = HandTable::five();
/// let class = |cards| table.class(Card::parse_list(cards).unwrap().into_iter().collect());
/// assert!(class("2s2h3d4c5s") > class("AsKhQdJc9s"));
/// ```
pub struct HandTable {
    /// The place of every low part among the low parts, by its sum.
    low: [u16; 1 << SUM_BITS],
    /// The start of every high part's row less the place of the row's first low part, by its sum.
    high: [u16; 1 << SUM_BITS],
    /// The class of every multiset of ranks, row after row from [`FIRST`] on. As long as two sixteen-bit numbers can
    /// reach, so that their sum needs neither a mask nor a check; the upper half is never touched.
    classes: [CardsClass; 1 << 17],
    /// The class of every five to seven ranks of one suit.
    flushes: [CardsClass; 1 << 13],
}

/// The place of the first multiset. There are fewer low parts, so that no row starts below zero less its first.
const FIRST: u16 = 1 << 11;

impl HandTable {
    /// The table for five cards.
    #[inline]
    pub fn five() -> &'static Self {
        static TABLE: OnceLock<Box<HandTable>> = OnceLock::new();
        TABLE.get_or_init(|| Self::build(5))
    }

    /// The table for six cards.
    #[inline]
    pub fn six() -> &'static Self {
        static TABLE: OnceLock<Box<HandTable>> = OnceLock::new();
        TABLE.get_or_init(|| Self::build(6))
    }

    /// The table for seven cards.
    #[inline]
    pub fn seven() -> &'static Self {
        static TABLE: OnceLock<Box<HandTable>> = OnceLock::new();
        TABLE.get_or_init(|| Self::build(7))
    }

    /// The table for so many cards; `None` but for five, six and seven.
    #[inline]
    pub fn of_size(size: usize) -> Option<&'static Self> {
        match size {
            5 => Some(Self::five()),
            6 => Some(Self::six()),
            7 => Some(Self::seven()),
            _ => None,
        }
    }

    /// The class of a hand of the table's size.
    #[inline]
    pub fn class(&self, key: HandKey) -> CardsClass {
        // Types and masks bound every index: no sum can miss, and the compiler leaves no check in.
        if let Some(ranks) = key.flush() {
            return self.flushes[ranks as usize & 0x1fff];
        }
        self.classes[usize::from(self.high[key.high()]) + usize::from(self.low[key.low()])]
    }

    #[inline(never)]
    #[allow(clippy::large_stack_arrays)] // on its way to the heap, once
    fn build(size: usize) -> Box<Self> {
        let mut table = Box::new(Self {
            low: [0; 1 << SUM_BITS],
            high: [0; 1 << SUM_BITS],
            classes: [CardsClass::default(); 1 << 17],
            flushes: [CardsClass::default(); 1 << 13],
        });
        let mut place = FIRST;
        each_multiset(size, |entry| {
            table.low[usize::from(entry.low_sum)] = entry.low_place;
            table.high[usize::from(entry.high_sum)] = place - entry.low_place;
            table.classes[usize::from(place)] = CardsClass::of(entry.ranks.value());
            place += 1;
        });
        for ranks in (0..1u16 << 13).filter(|ranks| (5..=7).contains(&ranks.count_ones())) {
            table.flushes[usize::from(ranks)] = CardsClass::of(value_of_flush(ranks));
        }
        table
    }
}

impl fmt::Debug for HandTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HandTable").finish_non_exhaustive()
    }
}
