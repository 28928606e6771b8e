use std::fmt;
use std::ops::{Index, IndexMut};

/// A chair at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Seat(pub u8);

impl Seat {
    /// The most chairs that a table has.
    pub const MOST: usize = 10;

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// True where the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat; a number from 16 up is no seat and is not added.
    pub const fn insert(&mut self, seat: Seat) {
        if seat.0 < 16 {
            self.0 |= 1 << seat.0;
        }
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        if seat.0 < 16 {
            self.0 &= !(1 << seat.0);
        }
    }

    /// The number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True for no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only seat, where there is just one.
    pub fn only(self) -> Option<Seat> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// The seats from 0 up.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> {
        Bits(self.0).map(Seat)
    }

    /// The seats clockwise, from the first one left of `seat` round to `seat` itself.
    pub fn left_of(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let first = (seat.0 % 16 + 1) % 16;
        Bits(self.0.rotate_right(u32::from(first))).map(move |step| Seat((first + step) % 16))
    }

    /// The first of these seats clockwise after `seat`; `seat` itself only where it is the only one.
    pub fn next_after(self, seat: Seat) -> Option<Seat> {
        self.left_of(seat).next()
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats that are in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// The places of the bits that are set, from the lowest up.
struct Bits(u16);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (lowest < 16).then_some(lowest as u8)
    }
}

impl DoubleEndedIterator for Bits {
    fn next_back(&mut self) -> Option<u8> {
        let highest = 15u32.checked_sub(self.0.leading_zeros())?;
        self.0 &= !(1 << highest);
        Some(highest as u8)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Display for Seats {
    /// The numbers, apart by commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, seat) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            seat.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

#[cfg(feature = "wasm")]
impl serde::Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value a seat, indexed by [`Seat`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// The same value for each of `seats` chairs, at most [`Seat::MOST`].
    pub fn new(seats: usize, value: T) -> Self
    where
        T: Clone,
    {
        Self(vec![value; seats.min(Seat::MOST)])
    }

    /// The values in the order of the seats, or `None` for more than [`Seat::MOST`].
    pub fn from_vec(values: Vec<T>) -> Option<Self> {
        (values.len() <= Seat::MOST).then_some(Self(values))
    }

    /// A value for each seat.
    pub fn from_fn(seats: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self((0..seats.min(Seat::MOST) as u8).map(Seat).map(value).collect())
    }

    /// The number of chairs.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// True for no chair.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a seat, if there is that chair.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The value of a seat to be changed, if there is that chair.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// The values in the order of the seats.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The seats whose value answers the question with yes.
    pub fn seats_where(&self, mut test: impl FnMut(&T) -> bool) -> Seats {
        self.iter().filter(|(_, value)| test(value)).map(|(seat, _)| seat).collect()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_walked_clockwise_from_the_left() {
        let seats: Seats = [0, 3, 7].map(Seat).into_iter().collect();
        let walk = |from| seats.left_of(Seat(from)).map(|seat| seat.0).collect::<Vec<_>>();
        assert_eq!(walk(3), [7, 0, 3]);
        assert_eq!(walk(9), [0, 3, 7]);
        assert_eq!(seats.next_after(Seat(7)), Some(Seat(0)));
        assert_eq!(Seats::NONE.next_after(Seat(7)), None);
        assert_eq!(seats.only(), None);
        assert_eq!([Seat(4)].into_iter().collect::<Seats>().only(), Some(Seat(4)));
    }

    #[test]
    fn every_set_of_seats_is_walked_whole_from_both_ends_and_round() {
        for bits in 0..=u16::MAX {
            let seats: Seats = (0..16).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect();
            let up: Vec<u8> = (0..16).filter(|seat| bits >> seat & 1 == 1).collect();
            assert!(seats.iter().map(|seat| seat.0).eq(up.iter().copied()));
            assert!(seats.iter().rev().map(|seat| seat.0).eq(up.iter().rev().copied()));
        }
        let seats: Seats = [1, 2, 9, 15].map(Seat).into_iter().collect();
        for from in 0..40u8 {
            let round: Vec<u8> = (1..=16)
                .map(|step| (from % 16 + step) % 16)
                .filter(|seat| seats.contains(Seat(*seat)))
                .collect();
            assert!(seats.left_of(Seat(from)).map(|seat| seat.0).eq(round));
        }
    }

    #[test]
    fn values_are_found_by_seat() {
        let mut stacks = BySeat::new(3, 10);
        stacks[Seat(1)] = 0;
        assert_eq!(stacks.get(Seat(3)), None);
        assert_eq!(stacks.seats_where(|stack| *stack > 0), [Seat(0), Seat(2)].into_iter().collect());
        assert!(BySeat::from_vec(vec![0; 11]).is_none());
    }
}
