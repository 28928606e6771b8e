use crate::betting::Pot;
use crate::table::{Evaluation, Share};
use crate::{BySeat, Chips, Piece};

/// How a hand ended and who got what.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Outcome {
    /// Whether hands were compared.
    pub ending: Ending,
    /// The board as far as it was dealt.
    pub board: Vec<Piece>,
    /// What the dealer announced.
    pub place: Option<u8>,
    /// Uncalled bets that went back during the hand.
    pub returned: BySeat<Chips>,
    /// The pots, main pot first.
    pub pots: Vec<PotOutcome>,
    /// What each seat got, uncalled bets included.
    pub payouts: BySeat<Chips>,
    /// The hands that were shown at showdown.
    pub best: BySeat<Option<Evaluation>>,
    /// The stacks after the hand.
    pub stacks: BySeat<Chips>,
}

/// Whether hands were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// The best hands won.
    Showdown,
    /// All but one gave up.
    Uncontested,
}

/// A pot and who got it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct PotOutcome {
    /// The pot.
    #[cfg_attr(feature = "wasm", serde(flatten))]
    pub pot: Pot,
    /// Who got what, and for what.
    pub winners: Vec<Share>,
}
