use super::equity::{Equity, EquityError, EquityMethod, EquityRequest, Tally};
use super::exact::{Matchups, count};
use super::sampling::Sampler;
use super::spot::Spot;
use crate::HandTable;

/// The equity of hands, worked out step by step.
///
/// # Examples
///
/// ```
/// use cardroom::{EquityJob, EquityMethod, EquityRequest, Holding};
/// let range = |text: &str| text.parse().map(Holding::Range);
/// let holdings = vec![range("AKs, TT+")?, range("random")?];
/// let request = EquityRequest { method: EquityMethod::Sampled, ..EquityRequest::new(holdings) };
/// let mut job = EquityJob::new(&request)?;
/// while !job.step(10_000)? {}
/// assert_eq!(job.progress(), (request.samples, request.samples));
/// assert!(job.result().is_some_and(|result| result.players[0].equity > 0.7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct EquityJob {
    spot: Spot,
    tally: Tally,
    table: &'static HandTable,
    work: Work,
    /// The deals that were looked at, and all that are to be.
    done: u64,
    total: u64,
}

enum Work {
    Count { matchups: Matchups, counts: Vec<i64> },
    Sample { sampler: Sampler, tries: u64 },
}

impl EquityJob {
    /// How many deals are tried for a sample, on average, before it ends with fewer samples than were asked for: ranges
    /// that want the same cards make deals impossible.
    const MOST_TRIES: u64 = 32;

    /// Checks a request, and decides whether to count or to sample.
    ///
    /// # Errors
    ///
    /// [`EquityError`] for hands, boards and ranges that cannot be.
    pub fn new(request: &EquityRequest) -> Result<Self, EquityError> {
        let spot = Spot::new(request)?;
        let players = spot.pairs.len();
        let counted = match request.method {
            EquityMethod::Sampled => None,
            method => match Matchups::new(&spot, request.budget) {
                Err(EquityError::Budget { .. }) if method == EquityMethod::Auto => None,
                matchups => Some(matchups?),
            },
        };
        let (work, total) = match counted {
            Some(matchups) => {
                let total = matchups.deals;
                (Work::Count { matchups, counts: vec![0; 1 << players] }, total)
            }
            None => (Work::Sample { sampler: Sampler::new(&spot, &request.seed), tries: 0 }, request.samples),
        };
        Ok(Self { spot, tally: Tally::new(players), table: HandTable::seven(), work, done: 0, total })
    }

    /// Looks at so many showdowns, about: a matchup of hands is counted whole. True once all is done.
    ///
    /// # Errors
    ///
    /// [`EquityError::NoDeal`] where in the end no deal was possible.
    #[inline]
    #[allow(clippy::cast_precision_loss)] // counts of one matchup are far below 2^53
    pub fn step(&mut self, showdowns: u64) -> Result<bool, EquityError> {
        let Self { spot, tally, table, work, done, total } = self;
        let mut left = showdowns;
        while *done < *total && left > 0 {
            left -= 1;
            match work {
                Work::Count { matchups, counts } => {
                    if let Some((hands, weight)) = matchups.next(spot) {
                        counts.fill(0);
                        count(spot, hands, table, counts);
                        for (sum, &count) in tally.0.iter_mut().zip(counts.iter()) {
                            *sum += weight * count as f64;
                        }
                        left = left.saturating_sub(spot.showdowns());
                    }
                    *done = matchups.at;
                }
                Work::Sample { sampler, tries } => {
                    *tries += 1;
                    if sampler.deal(spot, table, tally) {
                        *done += 1;
                    } else if *tries >= total.saturating_mul(Self::MOST_TRIES) {
                        *total = *done;
                    }
                }
            }
        }
        let end = *done >= *total;
        if end && tally.0.iter().all(|&count| count == 0.0) { Err(EquityError::NoDeal) } else { Ok(end) }
    }

    /// The deals that were looked at, and all that are to be: of hands, where boards are counted; samples, where they are
    /// sampled.
    pub const fn progress(&self) -> (u64, u64) {
        (self.done, self.total)
    }

    /// What is known: a count when it is complete, samples from the first on.
    pub fn result(&self) -> Option<Equity> {
        let exact = matches!(self.work, Work::Count { .. });
        let known = if exact { self.done >= self.total } else { self.done > 0 };
        known.then(|| self.tally.equity(exact, exact && self.spot.is_weighted()))
    }
}

impl std::fmt::Debug for EquityJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EquityJob").field("progress", &self.progress()).finish_non_exhaustive()
    }
}
