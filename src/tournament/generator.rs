use std::error::Error;
use std::fmt;

use crate::Chips;
use crate::table::{Ante, AnteMode};
use crate::tournament::{ChipSet, ChipSetError, Length, Level, Period, Player, Schedule};

/// How many big blinds all the chips come to when a tournament is about to end: two players with some ten each.
const BIG_BLINDS_AT_THE_END: u64 = 20;
/// How many big blinds a starting stack has at most.
const BIG_BLINDS_AT_THE_START: u64 = 100;
/// The growth from level to level, in thousandths: the least, the most that is comfortable, and the most.
const GROWTH: [u64; 3] = [1_150, 1_500, 3_000];
/// Lengths of a level that are tried, the longest first.
const LEVEL_MINUTES: [u32; 11] = [60, 45, 40, 30, 25, 20, 15, 12, 10, 8, 6];
/// The first digits of small blinds.
const DIGITS: [u64; 10] = [10, 15, 20, 25, 30, 40, 50, 60, 75, 80];
/// The most levels before the end, and after it.
const MOST_LEVELS: u32 = 100;
const EXTRA_LEVELS: u32 = 40;
/// With 5 000 of these no number leaves 64 bits.
const LARGEST_STACK: u64 = 1_000_000_000;

/// What a schedule is wanted for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduleRequest {
    /// How many players are expected.
    pub players: u32,
    /// The starting stack.
    pub stack: u64,
    /// The denominations in play, from the smallest up.
    pub chips: Vec<u64>,
    /// When it should end, in minutes from the start, breaks included.
    pub minutes: u32,
    /// Minutes of a level; `None` for the longest whose blinds grow by no more than a half.
    pub level_minutes: Option<u32>,
    /// Levels between two breaks, 0 for no break; `None` for an hour's worth, in what lasts 90 minutes or more.
    pub break_every: Option<u32>,
    /// Minutes of a break.
    pub break_minutes: u32,
    /// The first level with an ante, from 1; 0 for none.
    pub ante_from: u32,
    /// Who pays it: the big blind, as much as that; or each an eighth of it.
    pub ante: AnteMode,
    /// Chips expected beside the starting stacks: rebuys, add-ons.
    pub extra_chips: u64,
}

impl ScheduleRequest {
    /// A request with the defaults: levels and breaks as they fit, breaks of 10 minutes, a big-blind ante from the fourth
    /// level on, no further chips.
    pub const fn new(players: u32, stack: u64, chips: Vec<u64>, minutes: u32) -> Self {
        Self {
            players,
            stack,
            chips,
            minutes,
            level_minutes: None,
            break_every: None,
            break_minutes: 10,
            ante_from: 4,
            ante: AnteMode::BigBlind,
            extra_chips: 0,
        }
    }

    fn check(&self) -> Result<ChipSet, GeneratorError> {
        let within = |field, value: u64, min: u64, max: u64| {
            if (min..=max).contains(&value) {
                Ok(())
            } else {
                Err(GeneratorError::Outside { field, min, max })
            }
        };
        let chips = ChipSet::new(self.chips.clone()).map_err(GeneratorError::Chips)?;
        let (smallest, most) = (chips.smallest().0, LARGEST_STACK / 4);
        if smallest > most {
            return Err(GeneratorError::Chips(ChipSetError { at: Some(0), least: 1, most }));
        }
        within("players", self.players.into(), 2, Player::MOST as u64)?;
        within("stack", self.stack, smallest * 4, LARGEST_STACK)?;
        within("minutes", self.minutes.into(), 10, 2_880)?;
        within("breakEvery", self.break_every.unwrap_or(0).into(), 0, 100)?;
        within("breakMinutes", self.break_minutes.into(), 1, 600)?;
        within("anteFrom", self.ante_from.into(), 0, 200)?;
        within("extraChips", self.extra_chips, 0, 100 * LARGEST_STACK)?;
        if let Some(minutes) = self.level_minutes {
            let (least, most) = (self.minutes.div_ceil(MOST_LEVELS), self.minutes);
            within("levelMinutes", minutes.into(), least.into(), most.into())?;
        }
        Ok(chips)
    }

    /// How many levels of such a length end nearest to the wanted time.
    fn levels(&self, level_minutes: u32) -> u32 {
        let every = self.levels_between_breaks(level_minutes);
        let (mut levels, mut time) = (1, level_minutes);
        loop {
            let rest = if is_break_after(levels, every) { self.break_minutes } else { 0 };
            let next = time + rest + level_minutes;
            if next > self.minutes && next - self.minutes > self.minutes.saturating_sub(time) {
                return levels;
            }
            (levels, time) = (levels + 1, next);
        }
    }

    fn levels_between_breaks(&self, level_minutes: u32) -> u32 {
        let hour = if self.minutes < 90 { 0 } else { (60 / level_minutes.max(1)).max(1) };
        self.break_every.unwrap_or(hour)
    }

    fn ante(&self, level: u32, big: u64, chips: &ChipSet) -> Ante {
        if self.ante_from == 0 || level < self.ante_from || self.ante == AnteMode::None {
            return Ante::default();
        }
        let amount = match self.ante {
            AnteMode::Each => whole(big / 8, chip_for(big / 8, chips)),
            _ => big,
        };
        Ante { mode: self.ante, amount: Chips(amount), first: false }
    }
}

/// A schedule that ends near its time (TT-2).
///
/// Blinds grow evenly from a hundredth of the stack to where all chips come to 20 big blinds when the time is over, in
/// numbers that a table can say and chips can make; some levels more follow for the case that it goes on.
///
/// # Errors
///
/// [`GeneratorError`] names the first field that is out of bounds.
///
/// # Examples
///
/// ```
/// use cardroom::tournament::{Period, ScheduleRequest, generate_schedule};
/// let periods = generate_schedule(&ScheduleRequest::new(60, 5_000, vec![25, 100, 500, 1_000], 180))?;
/// let Some(Period::Level(first)) = periods.first() else { panic!("a level comes first") };
/// assert_eq!((first.small.0, first.big.0), (25, 50));
/// # Ok::<(), cardroom::tournament::GeneratorError>(())
/// ```
pub fn generate_schedule(request: &ScheduleRequest) -> Result<Vec<Period>, GeneratorError> {
    let chips = request.check()?;
    let all = u64::from(request.players) * request.stack + request.extra_chips;
    let last = (all / (2 * BIG_BLINDS_AT_THE_END)).max(1);
    let mut first = chips.smallest().0.max(request.stack / (2 * BIG_BLINDS_AT_THE_START));
    let [slowest, comfortable, fastest] = GROWTH;
    let growth_of =
        |first, levels| (slowest..fastest).step_by(10).find(|rate| grown(first, *rate, levels) >= last);
    let fits = |minutes: &u32| {
        let levels = request.levels(*minutes);
        levels <= MOST_LEVELS && growth_of(first, levels).is_some_and(|rate| rate <= comfortable)
    };
    let minutes = request.level_minutes.or_else(|| LEVEL_MINUTES.into_iter().find(fits));
    let minutes = minutes.unwrap_or(6).max(request.minutes.div_ceil(MOST_LEVELS));
    let levels = request.levels(minutes);
    if growth_of(first, levels).is_none_or(|rate| rate > comfortable) {
        // Too few levels: the blinds begin higher, as long as a stack has 20 of them.
        let begun = (1..levels).fold(last, |small, _| small * 1_000 / comfortable);
        first = begun.clamp(first, first.max(request.stack / 40));
    }
    let growth = growth_of(first, levels).unwrap_or(fastest);

    let mut periods = Vec::new();
    let (mut ideal, mut small, mut number) = (first * 1_000, 0, 1);
    loop {
        small = sayable(ideal / 1_000, small, &chips);
        let big = small * 2;
        let ante = request.ante(number, big, &chips);
        let length = Length::Minutes(minutes);
        periods.push(Period::Level(Level { small: Chips(small), big: Chips(big), ante, length }));
        let beyond = number >= levels + EXTRA_LEVELS || periods.len() + 2 > Schedule::MOST;
        if beyond || (number > levels && big >= all / 4) {
            return Ok(periods);
        }
        if is_break_after(number, request.levels_between_breaks(minutes)) {
            periods.push(Period::Break { minutes: request.break_minutes });
        }
        ideal = ideal.saturating_mul(if number < levels { growth } else { growth.max(1_300) }) / 1_000;
        number += 1;
    }
}

const fn is_break_after(level: u32, every: u32) -> bool {
    every > 0 && level.is_multiple_of(every)
}

/// A small blind after so many levels, the first being one of them.
fn grown(first: u64, growth: u64, levels: u32) -> u64 {
    (1..levels).fold(first * 1_000, |small, _| small.saturating_mul(growth) / 1_000) / 1_000
}

/// The chip in which an amount is naturally made: the largest of which it takes two.
fn chip_for(amount: u64, chips: &ChipSet) -> u64 {
    let fitting = chips.values().iter().rev().find(|chip| chip.0 <= amount / 2);
    fitting.map_or(chips.smallest().0, |chip| chip.0)
}

/// The nearest whole number of chips, at least one.
const fn whole(amount: u64, chip: u64) -> u64 {
    let count = (amount + chip / 2) / chip;
    if count == 0 { chip } else { count * chip }
}

/// A small blind near the wanted one and above the one before: a usual number, if the chips make one.
fn sayable(wanted: u64, before: u64, chips: &ChipSet) -> u64 {
    let distance = |small: u64| small.max(wanted).saturating_mul(1_000) / small.min(wanted).max(1);
    let mut best = None;
    let mut scale = 1;
    while scale <= wanted {
        for digits in DIGITS {
            let small = digits * scale / 10;
            let made = digits * scale % 10 == 0 && small.is_multiple_of(chip_for(small, chips));
            if made && small > before && best.is_none_or(|best| distance(small) < distance(best)) {
                best = Some(small);
            }
        }
        scale *= 10;
    }
    let plain = whole(wanted, chip_for(wanted, chips));
    let plain = if plain > before { plain } else { before + chip_for(before, chips) };
    best.filter(|best| distance(*best) <= 1_500.max(distance(plain))).unwrap_or(plain)
}

/// Why there is no such schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GeneratorError {
    /// The chips are no denominations.
    Chips(ChipSetError),
    /// A number out of bounds.
    Outside {
        /// The field, as JavaScript names it.
        field: &'static str,
        /// The least.
        min: u64,
        /// The most.
        max: u64,
    },
}

impl fmt::Display for GeneratorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chips(error) => error.fmt(f),
            Self::Outside { field, min, max } => write!(f, "{field}: a number from {min} to {max} is needed"),
        }
    }
}

impl Error for GeneratorError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    /// The minute in which a tournament ends, by a rough model of play: a hand takes 100 seconds at each table of at most
    /// nine; in 55 of 100 hands somebody takes the blinds and antes, in 25 two players put in 3 big blinds each, in 13
    /// ten, in 7 all they have; then a coin decides.
    fn model(periods: &[Period], players: u32, stack: u64, stream: u64) -> u64 {
        let seed: Seed = "5".repeat(64).parse().unwrap();
        let mut random = seed.stream(stream);
        let mut stacks = vec![stack; players as usize];
        let mut seconds = 0;
        let mut end_of_period = 0;
        let mut level = None;
        let mut coming = periods.iter();
        while stacks.len() > 1 {
            while end_of_period <= seconds {
                match coming.next() {
                    Some(Period::Break { minutes }) => {
                        seconds += u64::from(*minutes) * 60;
                        end_of_period = seconds;
                    }
                    Some(Period::Level(next)) => {
                        let Length::Minutes(minutes) = next.length else { unreachable!() };
                        end_of_period = seconds.max(end_of_period) + u64::from(minutes) * 60;
                        level = Some(next);
                    }
                    None => end_of_period = u64::MAX,
                }
            }
            let Level { small, big, ante, .. } = level.unwrap();
            random.shuffle(&mut stacks);
            let tables = stacks.len().div_ceil(9);
            let size = stacks.len().div_ceil(tables);
            for table in stacks.chunks_mut(size).filter(|table| table.len() > 1) {
                let mut pot = 0;
                for (seat, owed) in [(0, small.0), (1, big.0 + ante.amount.0)] {
                    let paid = owed.min(table[seat]);
                    table[seat] -= paid;
                    pot += paid;
                }
                let (one, other) =
                    (random.below(table.len() as u32) as usize, random.below(table.len() as u32) as usize);
                let bet = match random.below(100) {
                    0..55 => 0,
                    55..80 => 3 * big.0,
                    80..93 => 10 * big.0,
                    _ => u64::MAX,
                };
                if one == other {
                    table[one] += pot;
                    continue;
                }
                let bet = bet.min(table[one]).min(table[other]);
                table[one] -= bet;
                table[other] -= bet;
                table[if random.below(2) == 0 { one } else { other }] += pot + 2 * bet;
            }
            stacks.retain(|stack| *stack > 0);
            seconds += 100;
        }
        seconds / 60
    }

    const CHIPS: [u64; 5] = [25, 100, 500, 1_000, 5_000];

    fn request(players: u32, stack: u64, minutes: u32) -> ScheduleRequest {
        ScheduleRequest::new(players, stack, CHIPS.to_vec(), minutes)
    }

    fn levels(request: &ScheduleRequest) -> Vec<Level> {
        let periods = generate_schedule(request).unwrap();
        let chips = ChipSet::new(request.chips.clone()).unwrap();
        Schedule::new(periods, &chips).unwrap().levels().copied().collect()
    }

    #[test]
    fn tt_02_a_schedule_for_60_players_3_hours_and_chips_from_25_up() {
        let request = request(60, 5_000, 180);
        let levels = levels(&request);
        assert_eq!(
            (levels[0].small, levels[0].big, levels[0].length),
            (Chips(25), Chips(50), Length::Minutes(10))
        );
        assert!(levels.is_sorted_by(|before, after| before.small < after.small && before.big < after.big));
        assert!(levels.iter().all(|level| level.big == level.small + level.small));
        assert_eq!(levels.iter().position(|level| !level.ante.amount.is_zero()), Some(3));
        let chips = ChipSet::new(CHIPS.to_vec()).unwrap();
        let periods = generate_schedule(&request).unwrap();
        assert_eq!(periods[6], Period::Break { minutes: 10 });
        let schedule = Schedule::new(periods, &chips).unwrap();
        let mut units: Vec<u64> = (1..=16).map(|level| schedule.chip_unit(level, &chips).0).collect();
        assert!(units.is_sorted());
        units.dedup();
        assert_eq!(units, [25, 100, 500, 1_000], "three times a chip leaves before the end");
    }

    #[test]
    fn tt_02_a_generated_schedule_ends_near_its_time_in_a_model_of_play() {
        for (players, stack, minutes) in
            [(18, 10_000, 180), (60, 5_000, 180), (60, 10_000, 180), (100, 20_000, 300), (300, 30_000, 480)]
        {
            let periods = generate_schedule(&request(players, stack, minutes)).unwrap();
            let mut ends: Vec<u64> = (0..21).map(|run| model(&periods, players, stack, run)).collect();
            ends.sort_unstable();
            let off = ends[10].abs_diff(minutes.into()) * 100 / u64::from(minutes);
            assert!(
                off <= 12,
                "{players} players of {stack}, {minutes} minutes: half are over by {}",
                ends[10]
            );
            assert!(ends[20] <= u64::from(minutes) * 135 / 100, "{players} players of {stack}: {ends:?}");
        }
    }

    #[test]
    fn tt_02_what_is_asked_of_a_schedule_shapes_it() {
        let plain = request(60, 5_000, 180);
        let with = |change: fn(&mut ScheduleRequest)| {
            let mut request = plain.clone();
            change(&mut request);
            generate_schedule(&request).unwrap()
        };
        let breaks = |periods: &[Period]| {
            periods.iter().filter(|period| matches!(period, Period::Break { .. })).count()
        };
        assert_eq!(breaks(&with(|request| request.break_every = Some(0))), 0);
        assert_eq!(with(|request| request.break_every = Some(2))[2], Period::Break { minutes: 10 });
        assert!(with(|request| request.break_minutes = 15).contains(&Period::Break { minutes: 15 }));
        let level = |periods: Vec<Period>, at: usize| match periods[at] {
            Period::Level(level) => level,
            Period::Break { .. } => panic!("a break"),
        };
        assert_eq!(level(with(|request| request.level_minutes = Some(20)), 0).length, Length::Minutes(20));
        assert_eq!(level(with(|request| request.ante_from = 1), 0).ante.amount, Chips(50));
        let each = level(with(|request| (request.ante, request.ante_from) = (AnteMode::Each, 4)), 3);
        assert_eq!((each.big, each.ante.mode, each.ante.amount), (Chips(200), AnteMode::Each, Chips(25)));
        assert_eq!(level(with(|request| request.ante_from = 0), 8).ante, Ante::default());
        let end = |periods| level(periods, 15).big;
        let rebought = with(|request| (request.level_minutes, request.extra_chips) = (Some(10), 3_000_000));
        assert!(end(rebought) > end(with(|request| request.level_minutes = Some(10))));
    }

    #[test]
    fn tt_02_any_request_within_its_bounds_gives_a_schedule() {
        let chips: [&[u64]; 6] = [&[1], &CHIPS, &[3, 9], &[7], &[5, 10, 50], &[100, 10_000, 1_000_000]];
        for chips in chips {
            for players in [2, 10, 5_000] {
                for stack in [chips[0] * 4, 1_001, 1_000_000_000] {
                    for (minutes, level, every) in [
                        (10, None, None),
                        (180, Some(2), Some(1)),
                        (2_880, None, Some(0)),
                        (90, Some(90), None),
                    ] {
                        let mut request =
                            ScheduleRequest::new(players, stack.max(chips[0] * 4), chips.to_vec(), minutes);
                        (request.level_minutes, request.break_every) = (level, every);
                        (request.ante, request.ante_from) = (AnteMode::Each, 1);
                        let levels = levels(&request);
                        assert!(
                            levels.is_sorted_by(|before, after| before.small < after.small),
                            "{request:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn tt_02_requests_out_of_bounds_are_refused_by_field() {
        let refusal = |change: fn(&mut ScheduleRequest)| {
            let mut request = request(60, 5_000, 180);
            change(&mut request);
            generate_schedule(&request).unwrap_err().to_string()
        };
        assert_eq!(refusal(|request| request.players = 1), "players: a number from 2 to 5000 is needed");
        assert_eq!(refusal(|request| request.stack = 99), "stack: a number from 100 to 1000000000 is needed");
        assert_eq!(refusal(|request| request.minutes = 5_000), "minutes: a number from 10 to 2880 is needed");
        assert_eq!(
            refusal(|request| request.level_minutes = Some(1)),
            "levelMinutes: a number from 2 to 180 is needed"
        );
        assert_eq!(
            refusal(|request| request.break_minutes = 0),
            "breakMinutes: a number from 1 to 600 is needed"
        );
        assert_eq!(
            refusal(|request| request.break_every = Some(101)),
            "breakEvery: a number from 0 to 100 is needed"
        );
        assert_eq!(refusal(|request| request.ante_from = 201), "anteFrom: a number from 0 to 200 is needed");
        assert_eq!(
            refusal(|request| request.extra_chips = u64::MAX),
            "extraChips: a number from 0 to 100000000000 is needed"
        );
        assert_eq!(
            refusal(|request| request.chips = vec![0]),
            "chips[0]: a denomination here is a multiple of the one below, 1 to 9007199254740991"
        );
        assert_eq!(
            refusal(|request| request.chips = vec![1 << 40]),
            "chips[0]: a denomination here is a multiple of the one below, 1 to 250000000"
        );
    }
}
