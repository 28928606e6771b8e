use super::placing::{OpponentRows, PlacementOdds, PlacementOddsError, PlacementOddsRequest, RatedPlacement};
use super::policy::{Ending, Policy, Rows};
use super::sampling::Random;
use crate::open_face::{Board, ByRow, PlaceChoice, Placement, Rules, ScoreError, Variant, Worth, best_rows};
use crate::{Card, CardSet, HandKey};

/// The placements of a street, judged step by step.
///
/// Every placement is played to its end with random cards, the same for all, by a rule of thumb that is the same for all
/// players; the last street is placed as well as can be. After some rounds the worse half is left aside, so that most
/// endings go to those among which the choice lies. Where at most three more cards decide and `samples` allow it, all of
/// their combinations are looked at instead.
///
/// # Examples
///
/// ```
/// use cardroom::{Card, PlacementJob, PlacementOddsRequest};
/// let cards = Card::parse_list("8hAc2s")?;
/// let request = PlacementOddsRequest::new("QhQd/KhKd9h5d2c/8c8d6h6s".parse()?, cards);
/// let mut job = PlacementJob::new(&request)?;
/// while !job.step(1000) {}
/// let odds = job.result();
/// assert!(odds.exact);
/// let best = &odds.placements[0];
/// assert_eq!((best.placement.rows.bottom[0].to_string(), best.points), ("8h".into(), 13.0)); // queens 7, a full house 6
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PlacementJob {
    policy: Policy,
    candidates: Vec<Candidate>,
    opponents: Vec<Opponent>,
    /// Cards that may come.
    deck: Vec<Card>,
    unseen: u64,
    /// The own streets that follow.
    streets: u32,
    ways: Ways,
    /// Endings looked at, and those that are to be.
    done: u64,
    total: u64,
    /// The endings after which the worse half is left aside next.
    next_cut: u64,
    /// How many endings go to each round.
    cut_every: u64,
    /// The candidates as far as they were ranked, and how many are still looked at: the first so many.
    order: Vec<usize>,
    live: usize,
    /// The next candidate of the deal in hand.
    at: usize,
    /// The own cards of the deal in hand, and how its opponents end.
    drawn: Vec<Card>,
    endings: Vec<Ending>,
    /// How bonus hands ended so far, and how many such ends are looked for: later deals take the same in turn.
    bonus_endings: Vec<Ending>,
    most_bonus_endings: usize,
    next_bonus_ending: usize,
}

/// How cards come.
enum Ways {
    /// All combinations of three cards, or none: the places of the next.
    All([usize; 3]),
    Random(Random),
}

struct Candidate {
    placement: Placement,
    rows: Rows,
    samples: u64,
    sum: i64,
    squares: u64,
    fouls: u64,
    entered: u64,
}

pub(super) enum Opponent {
    Ended(Ending),
    Open(Rows),
    /// Cards that are set at once.
    Bonus(u8),
}

/// So few candidates are looked at to the end.
const FEWEST_LEFT: usize = 3;

/// All cards that are somewhere, each once.
fn seen(request: &PlacementOddsRequest) -> Result<CardSet, PlacementOddsError> {
    let mut seen = CardSet::EMPTY;
    let mut see = |cards: &mut dyn Iterator<Item = Card>, field| {
        for card in cards {
            if !seen.insert(card) {
                return Err(PlacementOddsError::Twice { field, card });
            }
        }
        Ok(())
    };
    see(&mut request.board.cards().iter(), "board")?;
    see(&mut request.cards.iter().copied(), "cards")?;
    see(&mut request.dead.iter(), "dead")?;
    for opponent in &request.opponents {
        if let OpponentRows::Open(board) | OpponentRows::Drawn(board, _) = opponent {
            see(&mut board.cards().iter(), "opponents")?;
        }
        if let OpponentRows::Drawn(_, cards) = opponent {
            see(&mut cards.iter().copied(), "opponents")?;
        }
    }
    Ok(seen)
}

fn rows_of(board: &Board) -> Rows {
    ByRow::from_fn(|row| HandKey::from(board.set(row)))
}

impl Opponent {
    pub(super) fn new(rows: &OpponentRows, policy: &Policy, unseen: u64) -> Result<Self, PlacementOddsError> {
        use PlacementOddsError as E;
        match rows {
            OpponentRows::Dead => Ok(Self::Ended(Policy::dead())),
            OpponentRows::Drawn(board, cards) => {
                let (streets, legal) = match board.len() {
                    0 => (4, 5),
                    placed @ (5 | 7 | 9 | 11) => ((Board::CARDS - placed) / 2 - 1, 3),
                    count => return Err(E::OpponentBoard { count }),
                };
                if cards.len() != legal {
                    return Err(E::Count { count: cards.len(), legal });
                }
                let rows = rows_of(board);
                if streets == 0 {
                    return Ok(Self::Ended(policy.place_last(&rows, cards, |end| policy.rated(end))));
                }
                Ok(Self::Open(policy.place(&rows, cards, unseen, streets as u32)))
            }
            OpponentRows::Bonus(cards @ 14..=17) => Ok(Self::Bonus(*cards)),
            OpponentRows::Bonus(cards) => Err(E::Bonus { cards: *cards }),
            OpponentRows::Open(board) => match board.len() {
                13 => Ok(Self::Ended(policy.ended(&rows_of(board)))),
                0 | 5 | 7 | 9 | 11 => Ok(Self::Open(rows_of(board))),
                count => Err(E::OpponentBoard { count }),
            },
        }
    }

    /// How many more cards it draws.
    pub(super) fn to_draw(&self) -> usize {
        match self {
            Self::Ended(_) => 0,
            Self::Bonus(cards) => usize::from(*cards),
            Self::Open(rows) => match rows.iter().map(|(_, key)| key.len()).sum() {
                0 => 17,
                placed => Board::CARDS.saturating_sub(placed) / 2 * 3,
            },
        }
    }

    /// Lets it play to its end with these cards.
    pub(super) fn ending(&self, cards: &[Card], policy: &Policy, unseen: u64) -> Ending {
        match self {
            Self::Ended(ending) => *ending,
            Self::Bonus(_) => {
                let worth = Worth::new(policy.options(), 0, &[]);
                let rows = best_rows(cards.iter().copied().collect(), &worth);
                policy.ended(&ByRow::from_fn(|row| HandKey::from(rows[row])))
            }
            Self::Open(rows) => {
                // Three cards a street, but for the first.
                let (first, cards) = cards.split_at(cards.len() % 3 * 5 / 2);
                let rows = if first.is_empty() { *rows } else { policy.place(rows, first, unseen, 4) };
                policy.finish(rows, cards, unseen, |end| policy.rated(end))
            }
        }
    }
}

impl PlacementJob {
    /// Checks a request.
    ///
    /// # Errors
    ///
    /// [`PlacementOddsError`] for rows and cards that cannot be.
    pub fn new(request: &PlacementOddsRequest) -> Result<Self, PlacementOddsError> {
        Self::with_fantasy(request, [request.fantasy_points; 4])
    }

    /// The same with what bonus hands of fourteen to seventeen cards are worth in place of one number.
    pub(crate) fn with_fantasy(
        request: &PlacementOddsRequest,
        fantasy_points: [u32; 4],
    ) -> Result<Self, PlacementOddsError> {
        use PlacementOddsError as E;
        let options = request.rules.options();
        if options.variant == Variant::Closed13 {
            return Err(E::Closed);
        }
        let placed = request.board.len();
        let needed = if placed == 0 { 5 } else { 3 };
        if !matches!(placed, 0 | 5 | 7 | 9 | 11) {
            return Err(E::Board { count: placed });
        }
        if request.cards.len() != needed {
            return Err(E::Count { count: request.cards.len(), legal: needed });
        }
        if request.opponents.len() > 2 {
            let given = request.opponents.len();
            return Err(E::Opponents(ScoreError::Boards { given, min: 0, max: 2 }));
        }
        let samples = request.samples.max(1);
        let policy = Policy::new(
            options,
            fantasy_points.map(|points| points.min(Rules::MOST_POINTS)),
            request.opponents.len(),
        );
        let streets = if placed == 0 { 4 } else { (Board::CARDS - placed) / 2 - 1 };
        let unseen = CardSet::FULL - seen(request)?;
        let mut needed = 3 * streets;
        let mut opponents = Vec::new();
        for opponent in &request.opponents {
            let opponent = Opponent::new(opponent, &policy, HandKey::from(unseen).suits())?;
            needed += opponent.to_draw();
            opponents.push(opponent);
        }
        if unseen.len() < needed {
            return Err(E::Deck { needed, left: unseen.len() });
        }
        let discards = u8::from(placed > 0);
        let choice = PlaceChoice::new(request.cards.clone(), request.board.room(), discards);
        let rows = rows_of(&request.board);
        let candidates = choice.placements().unwrap_or_default().into_iter().map(|placement| Candidate {
            rows: ByRow::from_fn(|row| rows[row] + placement.rows[row].iter().copied().collect()),
            placement,
            samples: 0,
            sum: 0,
            squares: 0,
            fouls: 0,
            entered: 0,
        });
        let candidates: Vec<Candidate> = candidates.collect();
        let ended = |opponent: &Opponent| match opponent {
            Opponent::Ended(ending) => Some(*ending),
            _ => None,
        };
        let endings = opponents.iter().filter_map(ended).collect();
        let deck: Vec<Card> = unseen.iter().collect();
        let (count, cards) = (candidates.len() as u64, deck.len() as u64);
        let every = match needed {
            0 => Some(1),
            3 => Some(cards * (cards - 1) * (cards - 2) / 6),
            _ => None,
        };
        let cut_every = Self::share(samples, count as usize);
        let every = every.map(|ways| ways * count).filter(|every| *every <= samples.max(count));
        Ok(Self {
            policy,
            live: candidates.len(),
            order: (0..candidates.len()).collect(),
            candidates,
            opponents,
            unseen: HandKey::from(unseen).suits(),
            deck,
            streets: streets as u32,
            ways: if every.is_some() {
                Ways::All([0, 1, 2])
            } else {
                Ways::Random(Random::new(&request.seed))
            },
            done: 0,
            total: every.unwrap_or(samples),
            next_cut: if every.is_some() { u64::MAX } else { cut_every },
            cut_every,
            at: usize::MAX,
            drawn: Vec::new(),
            endings,
            bonus_endings: Vec::new(),
            most_bonus_endings: 0,
            next_bonus_ending: 0,
        })
    }

    /// How many of the endings go to each round, in which half the candidates are left aside.
    fn share(samples: u64, candidates: usize) -> u64 {
        let rounds = candidates.div_ceil(FEWEST_LEFT).next_power_of_two().ilog2() + 1;
        samples / u64::from(rounds)
    }

    /// Looks at so many endings more; true where all were looked at.
    pub fn step(&mut self, endings: u64) -> bool {
        let until = self.total.min(self.done.saturating_add(endings));
        while self.done < until {
            if self.at >= self.live {
                self.cut();
                self.deal();
                self.at = 0;
            }
            if let Some(&candidate) = self.order.get(self.at) {
                self.play(candidate);
            }
            self.at += 1;
            self.done += 1;
        }
        self.done == self.total
    }

    /// The endings that were looked at, and all that are to be.
    pub const fn progress(&self) -> (u64, u64) {
        (self.done, self.total)
    }

    /// Leaves the worse half aside, where the time has come.
    fn cut(&mut self) {
        if self.done < self.next_cut || self.live <= FEWEST_LEFT {
            return;
        }
        self.next_cut += self.cut_every;
        self.order = self.ranked();
        self.live = self.live.div_ceil(2).max(FEWEST_LEFT);
    }

    /// Deals the cards that follow, and lets the opponents play to their end.
    fn deal(&mut self) {
        match &mut self.ways {
            Ways::All(places) => {
                let cards = places.map(|place| self.deck.get(place).copied());
                self.drawn = cards.into_iter().flatten().collect();
                advance(places, self.deck.len());
            }
            Ways::Random(random) => {
                let others: usize = self.opponents.iter().map(Opponent::to_draw).sum();
                let needed = 3 * self.streets as usize + others;
                let left = self.deck.len();
                for place in 0..needed.min(left) {
                    let other = place + random.below((left - place) as u32) as usize;
                    self.deck.swap(place, other);
                }
                self.drawn = self.deck[..needed.min(left)].to_vec();
            }
        }
        let mut rest = self.drawn.get(3 * self.streets as usize..).unwrap_or_default();
        self.endings.clear();
        for opponent in &self.opponents {
            let (cards, others) = rest.split_at(opponent.to_draw().min(rest.len()));
            rest = others;
            let bonus = self.most_bonus_endings > 0 && matches!(opponent, Opponent::Bonus(_));
            if bonus && self.bonus_endings.len() >= self.most_bonus_endings {
                let ending = self.bonus_endings.get(self.next_bonus_ending % self.most_bonus_endings);
                self.endings.extend(ending);
                self.next_bonus_ending += 1;
                continue;
            }
            let ending = opponent.ending(cards, &self.policy, self.unseen);
            self.endings.push(ending);
            if bonus {
                self.bonus_endings.push(ending);
            }
        }
    }

    /// Plays a candidate to its end.
    fn play(&mut self, at: usize) {
        let Some(candidate) = self.candidates.get(at) else { return };
        let cards = self.drawn.get(..3 * self.streets as usize).unwrap_or_default();
        // The last street meets boards that are full; others are not known when it is placed.
        let known = self.is_known();
        let points = |end: &Ending| self.points(end);
        let end = self.policy.finish(candidate.rows, cards, self.unseen, |end| {
            if known { f64::from(points(end)) } else { self.policy.rated(end) }
        });
        let points = i64::from(points(&end));
        let Some(candidate) = self.candidates.get_mut(at) else { return };
        candidate.samples += 1;
        candidate.sum += points;
        candidate.squares += points.unsigned_abs().pow(2);
        candidate.fouls += u64::from(!end.live);
        candidate.entered += u64::from(end.enters);
    }

    /// True where all opponents have ended.
    fn is_known(&self) -> bool {
        self.opponents.iter().all(|opponent| matches!(opponent, Opponent::Ended(_)))
    }

    /// What an end is worth beside those of the opponents.
    fn points(&self, end: &Ending) -> i32 {
        let won: i32 = if self.opponents.is_empty() {
            end.royalties
        } else {
            self.endings.iter().map(|other| self.policy.net(end, other)).sum()
        };
        won + end.bonus
    }

    /// What the rule of thumb makes of each placement, in the order of [`PlaceChoice::placements`].
    pub(crate) fn by_rule(&self) -> Vec<f64> {
        let known = self.is_known();
        let rate = |candidate: &Candidate| match self.streets {
            0 if known => f64::from(self.points(&self.policy.ended(&candidate.rows))),
            0 => self.policy.rated(&self.policy.ended(&candidate.rows)),
            left => self.policy.rule_of_thumb(&candidate.rows, self.unseen, left),
        };
        self.candidates.iter().map(rate).collect()
    }

    /// Looks at these placements alone, the most promising first, and sets no more than so many bonus hands; before the first
    /// step.
    pub(crate) fn keep(&mut self, order: Vec<usize>, bonus_hands: usize) {
        self.most_bonus_endings = bonus_hands;
        let all = self.candidates.len() as u64;
        self.live = order.len();
        match self.ways {
            Ways::All(_) => self.total = self.total / all * order.len() as u64,
            Ways::Random(_) => {
                self.cut_every = Self::share(self.total, order.len());
                self.next_cut = self.cut_every;
            }
        }
        self.order = order;
    }

    /// The candidates, the best first; those that were left aside come after the others.
    fn ranked(&self) -> Vec<usize> {
        let mut order = self.order.clone();
        // By insertion: there are few, nearly in order, and the library's sort would cost the module kilobytes.
        for end in 1..order.len() {
            let mut place = end;
            while place > 0 && self.candidates[order[place]].beats(&self.candidates[order[place - 1]]) {
                order.swap(place, place - 1);
                place -= 1;
            }
        }
        order
    }

    /// What is known so far.
    pub fn result(&self) -> PlacementOdds {
        let exact = matches!(self.ways, Ways::All(_)) && self.done == self.total;
        let ranked = self.ranked();
        let placements = ranked.into_iter().map(|candidate| self.candidates[candidate].rated(exact));
        PlacementOdds { exact, samples: self.done, placements: placements.collect() }
    }
}

impl Candidate {
    #[expect(clippy::cast_precision_loss)] // far below 2^53
    fn mean(&self, sum: i64) -> f64 {
        sum as f64 / self.samples.max(1) as f64
    }

    /// Whether it ranks before another. Those still looked at differ by a sample at most.
    fn beats(&self, other: &Self) -> bool {
        if self.samples.abs_diff(other.samples) > 1 {
            self.samples > other.samples
        } else {
            self.mean(self.sum) > other.mean(other.sum)
        }
    }

    fn rated(&self, exact: bool) -> RatedPlacement {
        let points = self.mean(self.sum);
        let spread = (self.mean(self.squares.cast_signed()) - points * points).max(0.0);
        let others = 1.0 / self.mean(1) - 1.0;
        RatedPlacement {
            placement: self.placement.clone(),
            points,
            standard_error: if exact { 0.0 } else { (spread / others.max(1.0)).sqrt() },
            samples: self.samples,
            foul: self.mean(self.fouls.cast_signed()),
            fantasy: self.mean(self.entered.cast_signed()),
        }
    }
}

/// The next three places of so many, in order.
fn advance(places: &mut [usize; 3], many: usize) {
    let [a, b, c] = *places;
    *places = if c + 1 < many {
        [a, b, c + 1]
    } else if b + 2 < many {
        [a, b + 1, b + 2]
    } else {
        [a + 1, a + 2, a + 3]
    };
}
