use crate::{Note, NoteNumber, PlayingPlace};

// A class is one 64-bit key with four lanes of nine bits: which numbers the note can be, which number it is unshifted,
// and of which two or three neighbouring numbers it can be one. Keys are counted bit by bit ("at least one note, two,
// three"), which answers for all nine numbers at once whether a set, a straight or a pair can be made; a straight by
// Hall's theorem: three numbers can be made by three different notes if each of them can be made by one note, each two
// of them by two notes, and all three by three. The top and the low number of a straight need not be asked for as two:
// where one note alone makes both, it makes the middle one too, the others make nothing but the middle, and that is a
// set, which is looked for first.

/// All that a note counts by at a playing place: its base number and how far it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoteClass(u8);

impl NoteClass {
    /// The number of classes: nine bases, each with a reach of 0 to 4.
    pub const COUNT: usize = 45;

    /// The class of a base number and any number of jokers; four of them reach all nine numbers (LP-8, LP-9).
    pub const fn new(base: NoteNumber, jokers: u8) -> Self {
        Self((base.get() - 1) * 5 + if jokers < 4 { jokers } else { 4 })
    }

    /// The class of a note at a playing place.
    pub fn of(note: Note, place: PlayingPlace) -> Self {
        Self::new(note.base(place), note.jokers())
    }

    /// All 45, by base number and then by reach.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..45).map(Self)
    }

    /// 0 to 44: the base number less one, times five, plus the reach.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How far the base number may be shifted, 0 to 4.
    pub const fn reach(self) -> u8 {
        self.0 % 5
    }

    pub(super) const fn key(self) -> u64 {
        KEYS[(self.0 & 63) as usize]
    }
}

/// Nine bits: bit 0 for the number 1, or for sequences whose top is 1.
pub(super) const LANE: u64 = 0x1ff;
/// Straights have no top below 3, and none goes round the ring (LP-9).
pub(super) const STRAIGHT_TOPS: u64 = 0x1fc;
/// Lanes after the first, which is the numbers that the note can be: the number that it is unshifted; whether it can be
/// the top of a sequence or the number below; whether it can be any of the sequence's three.
pub(super) const BASE: u32 = 12;
pub(super) const TOP_OR_NEXT: u32 = 24;
pub(super) const ANY_OF_THREE: u32 = 36;

/// Filled up to a power of two, so that no index needs a check.
const KEYS: [u64; 64] = {
    let mut keys = [0; 64];
    let mut class = 0;
    while class < NoteClass::COUNT {
        let (base, reach) = (class / 5, class % 5);
        let mut numbers = 0;
        let mut shift = 0;
        while shift <= reach {
            numbers |= 1 << ((base + shift) % 9) | 1 << ((base + 9 - shift) % 9);
            shift += 1;
        }
        let (next, low) = (numbers << 1 & LANE, numbers << 2 & LANE);
        keys[class] = numbers
            | 1 << (base as u32 + BASE)
            | (numbers | next) << TOP_OR_NEXT
            | (numbers | next | low) << ANY_OF_THREE;
        class += 1;
    }
    keys
};

/// The highest number of a lane, 0 for none.
pub(super) const fn highest(lane: u64) -> u32 {
    64 - (lane & LANE).leading_zeros()
}

pub(super) const fn bit(number: u32) -> u64 {
    1 << number >> 1
}
