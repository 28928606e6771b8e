use std::error::Error;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// 32 bytes from which every shuffle and draw follows, written as 64 hexadecimal digits.
///
/// Whoever knows the seed knows every card: it is in no view, no event and no error.
///
/// # Examples
///
/// ```
/// use cardroom::Seed;
/// let seed: Seed = "00".repeat(32).parse()?;
/// let mut first = [1, 2, 3, 4, 5];
/// let mut again = first;
/// seed.stream(0).shuffle(&mut first);
/// seed.stream(0).shuffle(&mut again);
/// assert_eq!(first, again);
/// # Ok::<(), cardroom::ParseSeedError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The stream from which the first button is drawn (TH-17); hand `n` shuffles with stream `n`.
    pub const BUTTON_DRAW: u64 = 1 << 32;
    /// The stream from which the pieces of a match are made, where a game makes its own (LP-3).
    pub const PIECES: u64 = (1 << 32) + 1;
    /// The stream that random deals of [`equity`](crate::equity()) follow from.
    pub const SAMPLES: u64 = (1 << 32) + 2;

    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes: a secret.
    pub const fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The stream of that number: `ChaCha20` under this seed, from its first block.
    pub fn stream(&self, number: u64) -> Stream {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(number);
        Stream(rng)
    }

    /// The 64 hexadecimal digits. A function by name, so that no format string prints a secret by accident.
    pub fn to_hex(&self) -> String {
        let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or('0');
        self.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.as_bytes();
        if text.len() != 64 {
            return Err(ParseSeedError);
        }
        let digit = |byte: u8| char::from(byte).to_digit(16).ok_or(ParseSeedError);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}

/// A text that is no seed: 64 hexadecimal digits are wanted. What was read is not repeated, for it may be nearly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeedError;

impl fmt::Display for ParseSeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl Error for ParseSeedError {}

/// A sequence of random numbers that is the same on every platform.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// A uniform number below `bound`, without bias: values of the last, incomplete span are drawn again.
    /// Zero where `bound` is zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        loop {
            let value = self.0.next_u32();
            // Fewer than `bound` values are rejected: how many is only asked where it may matter.
            if value <= u32::MAX - bound || value <= u32::MAX - (u32::MAX - bound + 1) % bound {
                return value % bound;
            }
        }
    }

    /// Shuffles by Fisher and Yates from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let at = self.below(u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize;
            items.swap(last, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(digit: &str) -> Seed {
        digit.repeat(64).parse().unwrap()
    }

    /// The first words of `ChaCha20` under a zero key and nonce, as RFC 8439 (A.1, test vector 1) prints them.
    #[test]
    fn stream_0_of_the_zero_seed_is_the_rfc_s_key_stream() {
        let mut stream = seed("0").stream(0);
        let words: Vec<u32> = (0..4).map(|_| stream.0.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn streams_differ() {
        let order = |stream| {
            let mut items: Vec<u8> = (0..52).collect();
            seed("7").stream(stream).shuffle(&mut items);
            items
        };
        assert_ne!(order(0), order(1));
        assert_ne!(order(0), order(Seed::BUTTON_DRAW));
        assert_eq!(order(3), order(3));
    }

    #[test]
    fn below_is_uniform_within_five_standard_errors() {
        let mut stream = seed("1").stream(0);
        let mut counts = [0_i32; 6];
        for _ in 0..60_000 {
            counts[stream.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 457), "{counts:?}");
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    }

    #[test]
    fn hexadecimal_both_ways_and_strict() {
        let text = "0123456789abcdef".repeat(4);
        assert_eq!(text.parse::<Seed>().unwrap().to_hex(), text);
        for bad in
            ["", "00", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"+1".repeat(32), &"é".repeat(32)]
        {
            assert_eq!(bad.parse::<Seed>(), Err(ParseSeedError));
        }
        assert_eq!(format!("{:?}", seed("1")), "Seed(secret)");
    }
}
