//! How roll-outs of open-face Chinese place cards: by a rule of thumb, and on the last street as well as can be.

use crate::open_face::{ByRow, FantasyCards, FoulRule, Options, Row};
use crate::{Card, CardSet, CardsValue, HandKey, HandTable};

/// Rows that cards are added to.
pub(super) type Rows = ByRow<HandKey>;

/// Thirteen cards at the end.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    pub(super) values: ByRow<CardsValue>,
    pub(super) live: bool,
    /// None for a dead hand.
    pub(super) royalties: i32,
    /// True where it earns a bonus hand (OF-14).
    pub(super) enters: bool,
    /// What the bonus hand is worth that it earns.
    pub(super) bonus: i32,
}

/// What a row may become.
#[derive(Clone, Copy, Default)]
struct Outlook {
    /// Its strength, as a mean: the category, and the ranks as its fraction.
    strength: f64,
    /// By how much it may differ, squared; nothing for a full row.
    spread: f64,
    /// The royalties, as a mean, with what a bonus hand is worth that it earns.
    points: f64,
}

/// What decides how cards are placed.
pub(super) struct Policy {
    options: Options,
    /// What the bonus hand is worth that a pair of queens on top earns, of kings, of aces, and three of a kind.
    fantasy: [i32; 4],
    opponents: u32,
    /// Where each of three cards and of five goes: sets of them by row, those of no row discarded.
    three: Vec<ByRow<u8>>,
    five: Vec<ByRow<u8>>,
}

// The numbers of the rule of thumb, found by letting it play against itself with one or a few of them changed, a change kept where
// it won by more than chance: 0.8 points a hand against the first guess.

/// How often there is a use for a card that helps a row: others need theirs, and one of three is discarded.
const USE: f64 = 0.72;
/// How many pairs come, for a card's chance to come and a place beyond the first.
const NEW_PAIRS: f64 = 1.5;
/// How fast the chance of a foul falls as the lower row gets ahead.
const STEEPNESS: f64 = 0.77;
/// What a dead hand costs against an opponent, beyond the sweep: a part of the royalties that the other pays otherwise.
const LOST: f64 = 1.3;
/// Which part of a bonus hand's worth is sought while rows are open: hands that seek it die more often than the rule tells.
const SOUGHT: f64 = 0.3;
/// The strength of a row that wins as often as it loses, and by how much more it wins always.
const TYPICAL: ByRow<(f64, f64)> = ByRow { top: (0.32, 0.89), middle: (2.06, 0.95), bottom: (2.34, 2.5) };
/// The strength of an empty row.
const EMPTY: ByRow<f64> = ByRow { top: 0.7, middle: 1.4, bottom: 0.65 };
/// The rank of a pair that is not there yet, as a fraction.
const SOME_RANK: f64 = 0.55;

impl Policy {
    pub(super) fn new(options: &Options, fantasy_points: [u32; 4], opponents: usize) -> Self {
        let sets = |cards: u32, discards: u32| {
            let mut sets = Vec::new();
            for code in 0..1_u32 << (2 * cards) {
                let mut to = [0_u8; 4];
                for card in 0..cards {
                    to[(code >> (2 * card) & 3) as usize] |= 1 << card;
                }
                let [top, middle, bottom, discard] = to;
                if discard.count_ones() == discards {
                    sets.push(ByRow { top, middle, bottom });
                }
            }
            sets
        };
        Self {
            options: options.clone(),
            fantasy: match (options.fantasy_limit, options.fantasy_cards) {
                (Some(0), _) => [0; 4],
                (_, FantasyCards::Fourteen) => [fantasy_points[0].cast_signed(); 4],
                (_, FantasyCards::Progressive) => fantasy_points.map(u32::cast_signed),
            },
            opponents: opponents as u32,
            three: sets(3, 1),
            five: sets(5, 0),
        }
    }

    /// Rows at the end.
    pub(super) fn ending(&self, values: ByRow<CardsValue>) -> Ending {
        let ByRow { top, middle, bottom } = values;
        let live = bottom >= middle && middle >= top;
        let royalties = &self.options.royalties;
        let paid = royalties.top.of(top)
            + royalties.middle.of(middle.category())
            + royalties.bottom.of(bottom.category());
        let enters = live && self.enters(top);
        Ending {
            values,
            live,
            royalties: if live { paid.cast_signed() } else { 0 },
            enters,
            bonus: if enters { self.bonus(top) } else { 0 },
        }
    }

    /// What the bonus hand is worth that a live hand with such a top earns.
    fn bonus(&self, top: CardsValue) -> i32 {
        let [queens, kings, aces, three] = self.fantasy;
        match top.number() >> 16 {
            0x1c => queens,
            0x1d => kings,
            0x1e => aces,
            _ => three,
        }
    }

    /// A hand that died before it was full (OF-20).
    pub(super) fn dead() -> Ending {
        let none = CardsValue::floor(CardSet::EMPTY);
        let values = ByRow { top: none, middle: none, bottom: none };
        Ending { values, live: false, royalties: 0, enters: false, bonus: 0 }
    }

    /// Whether a live hand with such a top earns a bonus hand: there is none under a limit of 0 (OF-17).
    fn enters(&self, top: CardsValue) -> bool {
        self.options.fantasy_limit != Some(0) && top.number() >= 1 << 20 | 12 << 16
    }

    /// Full rows at the end.
    pub(super) fn ended(&self, rows: &Rows) -> Ending {
        self.ending(ByRow::from_fn(|row| value(row, rows[row])))
    }

    /// What one hand wins from another (OF-9 … OF-12).
    pub(super) fn net(&self, own: &Ending, other: &Ending) -> i32 {
        let Options { row_points, sweep_total, foul, .. } = &self.options;
        let (row_points, sweep) = (row_points.cast_signed(), sweep_total.cast_signed());
        let from_dead = |live: &Ending| match foul {
            FoulRule::Swept => sweep + live.royalties,
            FoulRule::Void => 0,
            FoulRule::Flat => 6,
        };
        match (own.live, other.live) {
            (true, true) => {
                let rows = Row::ALL.map(|row| own.values[row].cmp(&other.values[row]) as i32);
                let rows: i32 = match rows {
                    [1, 1, 1] => sweep,
                    [-1, -1, -1] => -sweep,
                    rows => rows.iter().sum::<i32>() * row_points,
                };
                rows + own.royalties - other.royalties
            }
            (true, false) => from_dead(own),
            (false, true) => -from_dead(other),
            (false, false) => 0,
        }
    }

    /// Places the cards of a street, of which `left` more follow, and `unseen` cards to draw them from.
    pub(super) fn place(&self, rows: &Rows, cards: &[Card], unseen: u64, left: u32) -> Rows {
        let mut keys = [HandKey::EMPTY; 32];
        let sets = self.sets(cards, &mut keys);
        let chance = Self::chance(unseen, left);
        let mut outlooks = [[Outlook::default(); 32]; 3];
        for (row, outlooks) in Row::ALL.into_iter().zip(&mut outlooks) {
            for (set, outlook) in outlooks.iter_mut().enumerate().take(1 << cards.len()) {
                let key = rows[row] + keys[set];
                if key.len() <= row.capacity() {
                    *outlook = self.outlook(row, key, unseen, chance);
                }
            }
        }
        let [top, middle, bottom] = &outlooks;
        best(rows, sets, &keys, |set| {
            self.worth(
                &top[set.top as usize & 31],
                &middle[set.middle as usize & 31],
                &bottom[set.bottom as usize & 31],
            )
        })
    }

    /// What rows are worth, as far as one can tell, where `left` streets follow and `unseen` cards to draw them from.
    pub(super) fn rule_of_thumb(&self, rows: &Rows, unseen: u64, left: u32) -> f64 {
        let chance = Self::chance(unseen, left);
        let outlook = |row: Row| self.outlook(row, rows[row], unseen, chance);
        self.worth(&outlook(Row::Top), &outlook(Row::Middle), &outlook(Row::Bottom))
    }

    /// The chance that a card comes in so many streets.
    fn chance(unseen: u64, left: u32) -> f64 {
        f64::from(3 * left) / f64::from(unseen.count_ones().max(1))
    }

    /// Places the cards of the last street so that the end is worth the most to `rate`.
    pub(super) fn place_last(&self, rows: &Rows, cards: &[Card], rate: impl Fn(&Ending) -> f64) -> Ending {
        let mut keys = [HandKey::EMPTY; 32];
        let sets = self.sets(cards, &mut keys);
        let rows = best(rows, sets, &keys, |set| {
            rate(&self.ended(&ByRow::from_fn(|row| rows[row] + keys[set[row] as usize & 31])))
        });
        self.ended(&rows)
    }

    /// Plays rows to their end, three cards a street, the last street so that the end is worth the most to `rate`.
    pub(super) fn finish(
        &self,
        mut rows: Rows,
        cards: &[Card],
        unseen: u64,
        rate: impl Fn(&Ending) -> f64,
    ) -> Ending {
        let streets = cards.len() / 3;
        for (street, cards) in (1..).zip(cards.chunks_exact(3)) {
            if street == streets {
                return self.place_last(&rows, cards, rate);
            }
            rows = self.place(&rows, cards, unseen, (streets - street) as u32);
        }
        self.ended(&rows)
    }

    pub(super) const fn options(&self) -> &Options {
        &self.options
    }

    /// What an end is worth where the opponents' are not known.
    pub(super) fn rated(&self, end: &Ending) -> f64 {
        if !end.live {
            return -self.foul_cost();
        }
        let rows: f64 = Row::ALL.iter().map(|row| self.typical(*row, strength(end.values[*row]))).sum();
        f64::from(end.royalties + end.bonus) + rows
    }

    fn foul_cost(&self) -> f64 {
        f64::from(self.opponents) * (f64::from(self.options.sweep_total) + LOST)
    }

    /// What a row of a strength wins from opponents as there are many, as a mean.
    fn typical(&self, row: Row, strength: f64) -> f64 {
        let (middle, scale) = TYPICAL[row];
        let points = f64::from(self.opponents * self.options.row_points);
        points * ((strength - middle) / scale).clamp(-1.0, 1.0)
    }

    fn sets(&self, cards: &[Card], keys: &mut [HandKey; 32]) -> &[ByRow<u8>] {
        for (place, &card) in cards.iter().enumerate().take(5) {
            for set in 0..1 << place {
                keys[set | 1 << place] = keys[set] + HandKey::of(card);
            }
        }
        if cards.len() > 3 { &self.five } else { &self.three }
    }

    /// What a board is worth, as far as one can tell.
    fn worth(&self, top: &Outlook, middle: &Outlook, bottom: &Outlook) -> f64 {
        let fouls = |upper: &Outlook, lower: &Outlook| {
            let (above, spread) = (lower.strength - upper.strength, lower.spread + upper.spread);
            if spread == 0.0 {
                return if above < 0.0 { 1.0 } else { 0.0 };
            }
            let steep = STEEPNESS * above / spread.sqrt();
            0.5 - 0.5 * steep / (1.0 + steep * steep).sqrt()
        };
        let live = (1.0 - fouls(middle, bottom)) * (1.0 - fouls(top, middle));
        let rows = self.typical(Row::Top, top.strength)
            + self.typical(Row::Middle, middle.strength)
            + self.typical(Row::Bottom, bottom.strength);
        live * (top.points + middle.points + bottom.points + rows) - (1.0 - live) * self.foul_cost()
    }

    fn outlook(&self, row: Row, key: HandKey, unseen: u64, chance: f64) -> Outlook {
        let room = row.capacity() - key.len();
        if room == 0 {
            let value = value(row, key);
            let fantasy = if row == Row::Top && self.enters(value) { self.bonus(value) } else { 0 };
            let paid = f64::from(self.options.royalties.of_row(row, value));
            return Outlook {
                strength: strength(value),
                spread: 0.0,
                points: paid + SOUGHT * f64::from(fantasy),
            };
        }
        let cards = Held::new(key, unseen, chance * USE);
        if row == Row::Top { self.top(&cards, room) } else { self.five_cards(row, &cards, room) }
    }

    fn top(&self, held: &Held, room: usize) -> Outlook {
        let mut mean = Mean::default();
        let table = &self.options.royalties.top;
        let paid = |rank: usize| {
            let fantasy = rank.checked_sub(10).and_then(|step| self.fantasy.get(step));
            f64::from(table.pairs[rank]) + SOUGHT * f64::from(fantasy.copied().unwrap_or(0))
        };
        if let Some(pair) = highest(held.twice) {
            let three = at_least(1, held.outs(1 << pair));
            mean.add(
                three,
                3.0 + fraction(pair),
                f64::from(table.trips[pair]) + SOUGHT * f64::from(self.fantasy[3]),
            );
            mean.add(1.0 - three, 1.0 + fraction(pair), paid(pair));
            return mean.outlook();
        }
        let mut rest = 1.0;
        for pair in (0..13).rev().filter(|rank| held.once >> rank & 1 == 1) {
            let pairs = rest * at_least(1, held.outs(1 << pair));
            mean.add(pairs, 1.0 + fraction(pair), paid(pair));
            rest -= pairs;
        }
        if room > 1 {
            let pairs = rest * at_least(1, held.chance * NEW_PAIRS * f64::from((room - 1) as u32));
            mean.add(pairs, 1.0 + SOME_RANK, 0.5 * f64::from(table.pairs[8]));
            rest -= pairs;
        }
        mean.add(rest, highest(held.once).map_or(EMPTY.top, fraction), 0.0);
        mean.outlook()
    }

    fn five_cards(&self, row: Row, held: &Held, room: usize) -> Outlook {
        use crate::CardsCategory as C;
        let royalties = &self.options.royalties;
        let table = if row == Row::Middle { &royalties.middle } else { &royalties.bottom };
        let mut mean = Mean::default();
        let mut rest = 1.0;
        let high = highest(held.once).unwrap_or(8);
        let add = |mean: &mut Mean, part: f64, category: C, rank: usize| {
            let paid = f64::from(table.of(category));
            mean.add(part, f64::from(category as u8) + fraction(rank), paid);
        };
        if let Some(outs) = held.flush_outs() {
            let flushes = at_least(room, outs);
            add(&mut mean, flushes, C::Flush, high);
            rest -= flushes;
        }
        if held.twice == 0 && room <= 2 {
            let straights = rest * held.straights(room);
            add(&mut mean, straights, C::Straight, high);
            rest -= straights;
        }
        // Cards of new ranks may pair with each other where there is room for two.
        let new_pairs = if room > 1 { held.chance * NEW_PAIRS * f64::from((room - 1) as u32) } else { 0.0 };
        let singles = held.outs(held.once & !held.twice);
        if let Some(rank) = highest(held.four) {
            add(&mut mean, rest, C::FourOfAKind, rank);
        } else if let Some(rank) = highest(held.thrice) {
            let four = at_least(1, held.outs(1 << rank));
            let full = (1.0 - four) * at_least(1, singles + new_pairs);
            add(&mut mean, rest * four, C::FourOfAKind, rank);
            add(&mut mean, rest * full, C::FullHouse, rank);
            add(&mut mean, rest * (1.0 - four - full), C::ThreeOfAKind, rank);
        } else if let Some(rank) = highest(held.twice) {
            let other = held.twice & !(1 << rank);
            if other != 0 {
                let full = at_least(1, held.outs(held.twice));
                add(&mut mean, rest * full, C::FullHouse, rank);
                add(&mut mean, rest * (1.0 - full), C::TwoPair, rank);
            } else {
                let three = at_least(1, held.outs(1 << rank));
                let two = at_least(1, singles + new_pairs);
                let full = if room > 1 { three * two } else { 0.0 };
                let two = (1.0 - three) * two;
                add(&mut mean, rest * full, C::FullHouse, rank);
                add(&mut mean, rest * (three - full), C::ThreeOfAKind, rank);
                add(&mut mean, rest * two, C::TwoPair, rank);
                add(&mut mean, rest * (1.0 - three - two), C::Pair, rank);
            }
        } else {
            let hits = singles + new_pairs;
            let one = at_least(1, hits);
            let two = if room > 1 { at_least(2, hits) } else { 0.0 };
            add(&mut mean, rest * two, C::TwoPair, high);
            add(&mut mean, rest * (one - two), C::Pair, high * 3 / 4);
            add(&mut mean, rest * (1.0 - one), C::HighCard, high);
        }
        let mut outlook = mean.outlook();
        if room == 5 {
            outlook.strength = outlook.strength.max(EMPTY[row]);
        }
        outlook
    }
}

/// The sets that fit, the one that is worth the most.
fn best(rows: &Rows, sets: &[ByRow<u8>], keys: &[HandKey; 32], worth: impl Fn(&ByRow<u8>) -> f64) -> Rows {
    let room = ByRow::from_fn(|row| (row.capacity() - rows[row].len()) as u32);
    let fits = |set: &&ByRow<u8>| set.iter().all(|(row, cards)| cards.count_ones() <= room[row]);
    let mut best: Option<(f64, &ByRow<u8>)> = None;
    for set in sets.iter().filter(fits) {
        let worth = worth(set);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, set));
        }
    }
    best.map_or(*rows, |(_, set)| ByRow::from_fn(|row| rows[row] + keys[set[row] as usize & 31]))
}

/// What a full row is worth.
pub(super) fn value(row: Row, key: HandKey) -> CardsValue {
    if row == Row::Top { key.value_of_groups() } else { HandTable::five().class(key).value() }
}

/// A value on the scale of strengths, where all that decides is kept.
fn strength(value: CardsValue) -> f64 {
    f64::from(value.number()) / f64::from(1 << 20)
}

fn fraction(rank: usize) -> f64 {
    f64::from(rank as u32 + 2) / 16.0
}

fn highest(ranks: u64) -> Option<usize> {
    ranks.checked_ilog2().map(|rank| rank as usize)
}

/// The chance of so many hits or more, where `mean` come on average.
fn at_least(hits: usize, mean: f64) -> f64 {
    // Poisson's, by the first terms of the series of e^mean: no function whose last digit differs between platforms.
    let (two, three, four) = (mean * mean / 2.0, mean * mean * mean / 6.0, mean * mean * mean * mean / 24.0);
    let below = match hits {
        0 => 0.0,
        1 => 1.0,
        2 => 1.0 + mean,
        3 => 1.0 + mean + two,
        _ => 1.0 + mean + two + three,
    };
    1.0 - below / (1.0 + mean + two + three + four)
}

/// The cards of a row that is not full.
struct Held {
    suits: u64,
    once: u64,
    twice: u64,
    thrice: u64,
    four: u64,
    unseen: u64,
    /// The chance that an unseen card comes and there is a use for it.
    chance: f64,
}

impl Held {
    fn new(key: HandKey, unseen: u64, chance: f64) -> Self {
        let suits = key.suits();
        let [c, d, h, s] = [0, 16, 32, 48].map(|shift| suits >> shift & 0x1fff);
        Self {
            suits,
            once: c | d | h | s,
            twice: c & d | h & s | (c | d) & (h | s),
            thrice: c & d & (h | s) | h & s & (c | d),
            four: c & d & h & s,
            unseen,
            chance,
        }
    }

    /// How many cards of these ranks come on average.
    fn outs(&self, ranks: u64) -> f64 {
        f64::from((self.unseen & (ranks * 0x0001_0001_0001_0001)).count_ones()) * self.chance
    }

    /// How many cards of the suit come on average, where there is one alone.
    fn flush_outs(&self) -> Option<f64> {
        let shift = self.suits.checked_ilog2()? / 16 * 16;
        let alone = self.suits & !(0x1fff << shift) == 0;
        alone.then(|| f64::from((self.unseen >> shift & 0x1fff).count_ones()) * self.chance)
    }

    /// The chance that so many cards more make a straight.
    fn straights(&self, room: usize) -> f64 {
        let mut some = 0.0;
        // The ladder's lowest step is the ace.
        for low in 0..10 {
            let ranks = if low == 0 { 0x100f } else { 0x1f << (low - 1) };
            let missing = ranks & !self.once;
            if self.once & !ranks == 0 && missing.count_ones() as usize == room {
                let ranks = (0..13).filter(|rank| missing >> rank & 1 == 1);
                some += ranks.map(|rank| at_least(1, self.outs(1 << rank))).product::<f64>();
            }
        }
        some.min(0.95)
    }
}

/// A mean in the making.
#[derive(Default)]
struct Mean {
    strength: f64,
    squares: f64,
    points: f64,
}

impl Mean {
    fn add(&mut self, part: f64, strength: f64, points: f64) {
        self.strength += part * strength;
        self.squares += part * strength * strength;
        self.points += part * points;
    }

    fn outlook(&self) -> Outlook {
        let spread = (self.squares - self.strength * self.strength).max(0.01);
        Outlook { strength: self.strength, spread, points: self.points }
    }
}
