use crate::Chips;
use crate::tournament::Player;

/// A player who is out, and what counts for the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BustOut {
    /// Who.
    pub player: Player,
    /// The table where it happened.
    pub table: u32,
    /// The stack at the start of that hand.
    pub stack: Chips,
}

/// How players are placed who go out at different tables in one hand-for-hand round (TT-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum AcrossTables {
    /// All of them share their places.
    #[default]
    Share,
    /// The larger stack at the start of the hand places higher, as at one table.
    ByStack,
}

/// The place of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Placed {
    /// Who.
    pub player: Player,
    /// The place, from 1.
    pub place: u32,
    /// The last of the places that are shared; `place` itself where none is.
    pub to: u32,
}

/// The places of players who went out at the same time, with so many left in (TT-3); best place first, shared ones by
/// the player's number.
pub fn place(group: &[BustOut], left: u32, across: AcrossTables) -> Vec<Placed> {
    let _ = (group, left, across);
    todo!()
}
