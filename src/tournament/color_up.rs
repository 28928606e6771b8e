use crate::{BySeat, Card, Chips, Stream};

/// A race of odd chips at one table (TT-8, TDA 24).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Race {
    /// The denomination that leaves.
    pub leaves: Chips,
    /// The one that it is changed into.
    pub into: Chips,
    /// The seats that had odd chips, from seat 0 clockwise.
    pub seats: Vec<RacedSeat>,
    /// The stacks after it.
    pub stacks: BySeat<Chips>,
    /// All chips of the table before.
    pub before: Chips,
    /// All chips of the table after: more or fewer than before, by what the odd chips were rounded.
    pub after: Chips,
}

/// What a seat had to do with a race.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct RacedSeat {
    /// The seat.
    pub seat: crate::Seat,
    /// What its odd chips came to.
    pub odd: Chips,
    /// A card for each odd chip.
    pub cards: Vec<Card>,
    /// The chips that it got: one of the larger denomination, or nothing.
    pub won: Chips,
}

/// Races the chips of one denomination off; `None` where no seat has odd ones.
///
/// Whole amounts are changed at equal value. The odd chips of the table, rounded to the nearest whole chip of the larger
/// denomination (a half goes up), go one each to the highest cards, by rank and then suit. Who would be left without any
/// chip gets one beside.
pub fn race(stacks: &BySeat<Chips>, leaves: Chips, into: Chips, stream: &mut Stream) -> Option<Race> {
    let _ = (stacks, leaves, into, stream);
    todo!()
}
