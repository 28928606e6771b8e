//! Equity. It crosses over as numbers, which `npm/odds.js` makes of a request that it has read strictly, and makes an object or
//! a refusal of.

use crate::odds::{
    Equity, EquityError, EquityJob, EquityMethod, EquityRequest, Holding, ParseRangeError, Range,
};
use crate::{CardSet, Seed};

/// What does the work: [`EquityJob::step`], which `npm/module` passes in, compiled for speed.
pub type EquityStep = fn(&mut EquityJob, u64) -> Result<bool, EquityError>;

/// Equity step by step: the job, or the numbers of its refusal.
#[derive(Debug)]
pub struct EquityNumbers(Result<EquityJob, Vec<f64>>);

impl EquityNumbers {
    /// Begins the job of a request as [`read`] takes it.
    pub fn new(numbers: &[f64]) -> Self {
        let begin = |request| EquityJob::new(&request).map_err(refused);
        Self(read(numbers).and_then(begin))
    }

    /// Looks at so many showdowns. Out: how many deals were looked at, and all that are to be; then, where it is known,
    /// whether it is exact, the deals, whether they are weighted, and four numbers a player; or a refusal: −1, its place in the
    /// list of [`refused`], and its numbers.
    #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss)] // whole numbers below 2^53; more saturates
    pub fn step(&mut self, showdowns: f64, step: EquityStep) -> Vec<f64> {
        let job = match &mut self.0 {
            Ok(job) => job,
            Err(refusal) => return refusal.clone(),
        };
        if let Err(error) = step(job, showdowns as u64) {
            return refused(error);
        }
        let (done, total) = job.progress();
        let mut numbers = vec![done as f64, total as f64];
        if let Some(Equity { exact, deals, weighted, players }) = job.result() {
            numbers.extend([f64::from(u8::from(exact)), deals, f64::from(u8::from(weighted))]);
            for player in players {
                numbers.extend([player.wins, player.ties, player.equity, player.standard_error]);
            }
        }
        numbers
    }
}

/// The method (0: whatever the budget allows, 1: counted, 2: sampled), budget, samples, the 32 bytes of the seed; board and
/// dead cards, each as two times 26 bits; whether ranges follow, how many players, and each one's hand as bits, or range as a
/// length and the codes of its characters.
#[allow(clippy::cast_sign_loss)] // what is out of range saturates, and is refused or harmless
fn read(numbers: &[f64]) -> Result<EquityRequest, Vec<f64>> {
    let mut numbers = numbers.iter().copied();
    let mut next = || numbers.next().unwrap_or(0.0);
    let mut request = EquityRequest::new(Vec::new());
    request.method = match next() as u8 {
        0 => EquityMethod::Auto,
        1 => EquityMethod::Exact,
        _ => EquityMethod::Sampled,
    };
    (request.budget, request.samples) = (next() as u64, next() as u64);
    request.seed = Seed::new([(); 32].map(|()| next() as u8));
    let cards =
        |low: f64, high: f64| CardSet::from_bits((high as u64) << 26 | low as u64).unwrap_or_default();
    request.board = cards(next(), next());
    request.dead = cards(next(), next());
    let ranges = next() > 0.0;
    for player in 0..next() as u8 {
        request.holdings.push(if ranges {
            let text: String = (0..next() as u32).map(|_| char::from(next() as u8)).collect();
            match text.parse::<Range>() {
                Ok(range) => Holding::Range(range),
                Err(ParseRangeError { position, reason, .. }) => {
                    let reason = f64::from(reason as u8);
                    return Err(vec![-1.0, 9.0, player.into(), f64::from(position as u32), reason]);
                }
            }
        } else {
            Holding::Cards(cards(next(), next()))
        });
    }
    Ok(request)
}

/// A refusal by its place in the list of `npm/odds.js`, with its numbers.
#[allow(clippy::cast_precision_loss)] // counts are small, budgets may be rounded
fn refused(error: EquityError) -> Vec<f64> {
    use EquityError as E;
    let (place, numbers) = match error {
        E::HandCount { count } => (0, [count as u64, 0]),
        E::CardCount { player, count } => (1, [player as u64, count as u64]),
        E::BoardCount { count } => (2, [count as u64, 0]),
        E::DeadOnBoard { card } => (3, [card.index().into(), 0]),
        E::Repeated { player, card } => (4, [player as u64, card.index().into()]),
        E::RangeEmpty { player } => (5, [player as u64, 0]),
        E::TooFewCards { needed, left } => (6, [needed as u64, left as u64]),
        E::NoDeal => (7, [0, 0]),
        E::Budget { needed, budget } => return vec![-1.0, 8.0, needed as f64, budget as f64],
    };
    vec![-1.0, f64::from(place), numbers[0] as f64, numbers[1] as f64]
}
