use std::error::Error;
use std::fmt;

/// Why prizes are not shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IcmError {
    /// There are more stacks than are looked at.
    TooManyStacks {
        /// How many there are at most.
        max: usize,
    },
    /// There are more prizes than are looked at.
    TooManyPrizes {
        /// How many there are at most.
        max: usize,
    },
}

impl fmt::Display for IcmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (max, what) = match self {
            Self::TooManyStacks { max } => (max, "stacks"),
            Self::TooManyPrizes { max } => (max, "prizes"),
        };
        write!(f, "expected at most {max} {what}")
    }
}

impl Error for IcmError {}

/// The most stacks, and the most prizes, of [`prize_equity`].
pub const MOST_PRIZES: usize = 100;

/// The prize money that each stack is expected to win, by the independent chip model of Malmuth and Harville: the
/// next place goes to each player who is left with a chance in proportion to their stack.
///
/// Prizes are from the first place down; there may be fewer than stacks, or more. A player without chips is out, and shares
/// the places after those who have some with all others that are out. The sum is that of the prizes of so many places. Off by
/// less than a millionth.
///
/// # Errors
///
/// [`IcmError`] for more than [`MOST_PRIZES`] stacks or prizes.
///
/// # Examples
///
/// ```
/// use cardroom::prize_equity;
/// let worth = prize_equity(&[5000, 3000, 2000], &[50, 30, 20])?;
/// let told: Vec<String> = worth.iter().map(|worth| format!("{worth:.2}")).collect();
/// assert_eq!(told, ["38.39", "32.75", "28.86"]);
/// # Ok::<(), cardroom::IcmError>(())
/// ```
pub fn prize_equity(stacks: &[u64], prizes: &[u64]) -> Result<Vec<f64>, IcmError> {
    let max = MOST_PRIZES;
    if stacks.len() > max {
        return Err(IcmError::TooManyStacks { max });
    }
    if prizes.len() > max {
        return Err(IcmError::TooManyPrizes { max });
    }
    #[expect(clippy::cast_precision_loss)] // below 2^53
    let numbers = |all: &[u64]| all.iter().map(|number| *number as f64).collect::<Vec<_>>();
    let (stacks, prizes) = (numbers(stacks), numbers(prizes));
    Ok((0..stacks.len()).map(|at| prize_of(at, &stacks, &prizes)).collect())
}

/// What one stack is expected to win.
///
/// The model is a race: each player comes in after a time that is exponential at the rate of its stack, and the first wins. Over
/// the logarithm of time the sum over steps of half an octave misses the integral by less than e^-28; from octave to octave
/// chances follow by squares, so that all platforms agree.
pub(crate) fn prize_of(at: usize, stacks: &[f64], prizes: &[f64]) -> f64 {
    let own = stacks.get(at).copied().unwrap_or(0.0);
    let alive = stacks.iter().filter(|stack| **stack > 0.0).count();
    if own <= 0.0 {
        let places = (stacks.len() - alive).max(1);
        return prizes.iter().skip(alive).take(places).sum::<f64>() / f64::from(places as u32);
    }
    let others: Vec<f64> = stacks
        .iter()
        .enumerate()
        .filter(|(other, stack)| *other != at && **stack > 0.0)
        .map(|(_, stack)| *stack)
        .collect();
    let largest = others.iter().fold(own, |most, stack| most.max(*stack));
    let paid = prizes.get(..prizes.len().min(others.len() + 1)).unwrap_or_default();
    let mut sum = 0.0;
    for start in [1.0, std::f64::consts::SQRT_2] {
        let mut time = start / (134_217_728.0 * largest);
        let mut all: Vec<(f64, f64)> = others.iter().chain([&own]).map(|stack| in_by(stack * time)).collect();
        // 2^-27 of the largest stack's time doubled until all are in: stacks are below 2^53.
        for _ in 0..96 {
            let mut before = vec![0.0; paid.len()];
            if let Some(none) = before.first_mut() {
                *none = 1.0;
            }
            for (comes, waits) in all.iter().take(others.len()) {
                let mut fewer = 0.0;
                for chance in &mut before {
                    let now = *chance;
                    *chance = now * waits + fewer * comes;
                    fewer = now;
                }
            }
            let waits = all.last().map_or(0.0, |(_, waits)| *waits);
            sum += own
                * time
                * waits
                * before.iter().zip(paid).map(|(chance, prize)| chance * prize).sum::<f64>();
            if own * time > 45.0 {
                break;
            }
            time *= 2.0;
            for (comes, waits) in &mut all {
                if *comes < 0.5 {
                    *comes *= 2.0 - *comes;
                    *waits = 1.0 - *comes;
                } else {
                    *waits *= *waits;
                    *comes = 1.0 - *waits;
                }
            }
        }
    }
    sum * std::f64::consts::LN_2 / 2.0
}

/// How likely someone has come in after a short time, and how likely not.
fn in_by(time: f64) -> (f64, f64) {
    let comes = time - time * time / 2.0;
    (comes, 1.0 - comes)
}

#[cfg(test)]
#[allow(clippy::cast_precision_loss)] // small numbers
mod tests {
    use super::*;

    /// The model by its definition: each way to come in, one place after the other.
    fn by_definition(stacks: &[u64], prizes: &[u64]) -> Vec<f64> {
        fn place(left: &[usize], stacks: &[u64], prizes: &[u64], chance: f64, worth: &mut [f64]) {
            let Some((prize, prizes)) = prizes.split_first() else { return };
            let all: u64 = left.iter().map(|at| stacks[*at]).sum();
            for at in left {
                let chance = chance * stacks[*at] as f64 / all as f64;
                worth[*at] += chance * *prize as f64;
                let rest: Vec<usize> = left.iter().copied().filter(|other| other != at).collect();
                place(&rest, stacks, prizes, chance, worth);
            }
        }
        let mut worth = vec![0.0; stacks.len()];
        let all: Vec<usize> = (0..stacks.len()).collect();
        place(&all, stacks, prizes, 1.0, &mut worth);
        worth
    }

    fn near(found: &[f64], expected: &[f64], by: f64) {
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < by), "{found:?} {expected:?}");
    }

    #[test]
    fn the_first_place_is_won_in_parts_of_the_chips() {
        near(&prize_equity(&[1, 2, 5], &[800]).unwrap(), &[100.0, 200.0, 500.0], 1e-4);
    }

    #[test]
    fn it_is_the_model_by_its_definition() {
        let mut stream = crate::Seed::new([3; 32]).stream(0);
        for round in 0..60 {
            let players = 1 + round % 7;
            let stacks: Vec<u64> =
                (0..players).map(|_| 1 + u64::from(stream.below(1 << (round % 20)))).collect();
            let prizes: Vec<u64> = (0..=round % 6).map(|_| u64::from(stream.below(1000))).collect();
            near(&prize_equity(&stacks, &prizes).unwrap(), &by_definition(&stacks, &prizes), 1e-3);
        }
    }

    #[test]
    fn prizes_are_shared_out_whole_and_more_chips_are_worth_no_less() {
        let mut stream = crate::Seed::new([4; 32]).stream(0);
        for _ in 0..12 {
            let mut stacks: Vec<u64> = (0..40).map(|_| 1 + u64::from(stream.below(100_000))).collect();
            stacks.sort_unstable();
            let mut prizes: Vec<u64> = (0..9).map(|_| u64::from(stream.below(1000))).collect();
            prizes.sort_unstable_by(|a, b| b.cmp(a));
            let worth = prize_equity(&stacks, &prizes).unwrap();
            let sum = prizes.iter().sum::<u64>() as f64;
            assert!((worth.iter().sum::<f64>() - sum).abs() < 1e-6 * sum.max(1.0));
            assert!(worth.windows(2).all(|pair| pair[0] <= pair[1] + 1e-9));
        }
        near(&prize_equity(&[70; 8], &[100, 60, 40]).unwrap(), &[25.0; 8], 1e-5);
    }

    #[test]
    fn extreme_stacks_lose_nothing() {
        let most = (1 << 53) - 1;
        near(&prize_equity(&[most, 1], &[70, 30]).unwrap(), &[70.0, 30.0], 1e-5);
        near(&prize_equity(&[0, 5, 0, 5], &[50, 30, 20, 10]).unwrap(), &[15.0, 40.0, 15.0, 40.0], 1e-5);
        assert_eq!(prize_equity(&[], &[5]).unwrap(), []);
        assert_eq!(prize_equity(&[5, 5], &[]).unwrap(), [0.0, 0.0]);
        assert_eq!(prize_equity(&[1; 101], &[5]), Err(IcmError::TooManyStacks { max: 100 }));
        assert_eq!(prize_equity(&[1], &[5; 101]), Err(IcmError::TooManyPrizes { max: 100 }));
    }
}
