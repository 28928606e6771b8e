use super::Spot;
use crate::{Seed, Stream};

/// What a player leaves to chance: random numbers that follow from a seed and from what the player sees of the table.
///
/// The same seed may serve a whole match, for every decision has a stream of its own.
#[derive(Clone, Debug)]
pub struct Dice(Stream);

impl Dice {
    /// The streams from here up are for advice: none of a hand's shuffles is among them.
    const FIRST: u64 = 1 << 63;

    /// The dice of a decision.
    pub(super) fn new(seed: &Seed, spot: &Spot) -> Self {
        let board = spot.board.len() as u64;
        let told = [u64::from(spot.hand_number), u64::from(spot.viewer.0), board, spot.pot.0, spot.bet.0];
        Self::of(seed, told)
    }

    /// The dice of what some numbers tell (FNV-1a: they are to be told apart, no more).
    pub(super) fn of(seed: &Seed, told: impl IntoIterator<Item = u64>) -> Self {
        let mut stream = 0xcbf2_9ce4_8422_2325_u64;
        for number in told {
            for byte in number.to_le_bytes() {
                stream = (stream ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        Self(seed.stream(stream | Self::FIRST))
    }

    /// A uniform number below a bound.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }

    /// True so many times of a thousand.
    pub fn chance(&mut self, thousandths: u32) -> bool {
        self.0.below(1000) < thousandths
    }

    /// A seed of its own for work that asks for one.
    pub fn seed(&mut self) -> Seed {
        Seed::new([(); 32].map(|()| self.0.below(256) as u8))
    }
}
