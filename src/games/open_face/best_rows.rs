//! The best rows of thirteen to seventeen cards: branch and bound over middles, bottoms and tops.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use super::{ByRow, FantasyStay, FoulRule, FullBoard, Options, Row, RowRoyalties, TopRoyalties, Variant};
use crate::hand::front_value;
use crate::{Card, CardSet, CardsCategory, CardsClass, CardsValue, HandKey, HandTable};

/// What rows are worth by their values.
pub(crate) struct Worth {
    top: TopRoyalties,
    /// What a middle and a bottom pay and stay with, by category, as bounds.
    middle: [u64; 10],
    bottom: [u64; 10],
    /// True where no bottom pays less than a weaker one.
    rises: bool,
    /// How many opponents pay royalties.
    payers: u64,
    /// The rows of the opponents that are compared with.
    opponents: Vec<ByRow<CardsValue>>,
    row_points: u64,
    /// What all three rows together win beyond the points of each.
    sweep: u64,
    fantasy_points: u64,
    fantasy: bool,
    /// After so many tries the best that was found is taken: the search is exact where it needs no more.
    most_tries: u64,
}

impl Worth {
    pub(crate) fn new(options: &Options, fantasy_points: u32, opponents: &[FullBoard]) -> Self {
        let live = opponents.iter().filter(|opponent| opponent.is_live());
        let live = live.map(|opponent| *opponent.values()).collect();
        Self::against(options, fantasy_points, opponents.len(), live, u64::MAX)
    }

    /// Against so many hands, of which those that live have rows of these values: at most eight. Without any, royalties alone
    /// count. A hand that loses every row to all of them, however it is set, would be tried in millions of ways.
    pub(crate) fn against(
        options: &Options,
        fantasy_points: u32,
        opponents: usize,
        live: Vec<ByRow<CardsValue>>,
        most_tries: u64,
    ) -> Self {
        let payers = match opponents {
            0 => 1,
            _ if options.foul == FoulRule::Swept => opponents,
            _ => live.len(),
        };
        let mut worth = Self {
            top: options.royalties.top.clone(),
            middle: [0; 10],
            bottom: [0; 10],
            rises: true,
            payers: payers as u64,
            opponents: live,
            row_points: options.row_points.into(),
            sweep: (options.sweep_total - 3 * options.row_points).into(),
            fantasy_points: fantasy_points.into(),
            fantasy: options.variant == Variant::Pineapple,
            most_tries,
        };
        let in_middle = match options.fantasy_stay {
            FantasyStay::Quads => CardsCategory::FourOfAKind,
            FantasyStay::FullHouseMiddle => CardsCategory::FullHouse,
        };
        for category in CardsCategory::ALL {
            let bound = |row: &RowRoyalties, from| worth.paying(row.of(category), category >= from);
            let middle = bound(&options.royalties.middle, in_middle);
            let bottom = bound(&options.royalties.bottom, CardsCategory::FourOfAKind);
            worth.middle[category as usize] = middle;
            worth.bottom[category as usize] = bottom;
        }
        worth.rises = worth.bottom.is_sorted();
        worth
    }

    /// A row that pays so much and may stay.
    fn paying(&self, royalty: u32, stays: bool) -> u64 {
        let stays = stays && self.fantasy;
        let fantasy = if stays { self.fantasy_points << POINTS | STAYS } else { 0 };
        ((u64::from(royalty) * self.payers) << POINTS) + fantasy
    }

    /// What a row can bring at most, and whether it stays. The rows of a hand together bring no more: it stays but once, and
    /// wins all three rows only where it wins the bottom. Against an opponent a row lost counts 0, an equal one a row point, a
    /// row won two, so that nothing is below zero; and so do rows that are not all lost, beside those that are all won.
    #[inline]
    fn bound(&self, row: Row, value: CardsValue) -> u64 {
        let category = (value.number() >> 20) as usize;
        let mut bound = match row {
            Row::Top => self.paying(self.top.of(value), value.category() == CardsCategory::ThreeOfAKind),
            Row::Middle => self.middle[category],
            Row::Bottom => self.bottom[category],
        };
        for other in &self.opponents {
            let won = value.cmp(&other[row]);
            let mut points = self.row_points * doubled(won);
            if row == Row::Bottom {
                points += self.sweep * (1 + u64::from(won.is_gt()));
            }
            bound += points << POINTS;
        }
        bound
    }

    fn unbeaten(&self, row: Row, value: CardsValue) -> u8 {
        let bit = |(place, other): (usize, &ByRow<CardsValue>)| u8::from(value <= other[row]) << place;
        self.opponents.iter().enumerate().map(bit).sum()
    }

    /// The points of a whole hand: more than the true ones, by the same number for every hand.
    fn of(&self, values: &ByRow<CardsValue>) -> u64 {
        let mut points = 0;
        let mut stays = false;
        for (row, value) in values.iter() {
            let bound = self.bound(row, *value);
            points += bound >> POINTS;
            if bound & STAYS != 0 {
                // Counted in the row's bound, but once is enough.
                points -= if stays { self.fantasy_points } else { 0 };
                stays = true;
            }
        }
        for other in &self.opponents {
            let all = |than: Ordering| values.iter().all(|(row, value)| value.cmp(&other[row]) == than);
            // The bound of the bottom has taken it for granted that the other rows are won with it, or not all lost.
            points -= self.sweep * u64::from(values.bottom > other.bottom && !all(Ordering::Greater));
            points -= self.sweep * u64::from(all(Ordering::Less));
        }
        points
    }
}

/// 0, 1, 2 for less, equal, greater.
const fn doubled(order: Ordering) -> u64 {
    match order {
        Ordering::Less => 0,
        Ordering::Equal => 1,
        Ordering::Greater => 2,
    }
}

/// The rows that are worth the most and are no foul; of equal ones those that stay, then the strongest from the bottom up.
pub(crate) fn best_rows(cards: CardSet, worth: &Worth) -> ByRow<CardSet> {
    Search::new(cards, worth).run()
}

/// Where the parts of a bound or score stand, so that one comparison of numbers compares points first, then staying, then the
/// rows from the bottom up. The value of a top takes fourteen bits, a class thirteen.
const POINTS: u32 = 41;
const STAYS: u64 = 1 << 40;
const BOTTOM: u32 = 27;
const MIDDLE: u32 = 14;
/// The value of a top.
const TOP: u64 = (1 << MIDDLE) - 1;

/// Bounds joined: points add, one row is enough to stay, each strength has bits of its own.
#[inline]
const fn join(a: u64, b: u64) -> u64 {
    ((a & !STAYS) + (b & !STAYS)) | (a | b) & STAYS
}

/// Five cards that may be a middle or a bottom.
#[derive(Clone, Copy)]
struct Five {
    /// The places of its cards.
    cards: u32,
    class: CardsClass,
}

/// Three cards as a top.
#[derive(Clone, Copy)]
struct Top {
    bound: u64,
    cards: u32,
    value: CardsValue,
}

/// A row of five in its place.
#[derive(Clone, Copy)]
struct Placed {
    bound: u64,
    five: Five,
    /// The opponents that it does not beat, a bit each.
    unbeaten: u8,
}

/// An arrangement by the places of its cards.
#[derive(Clone, Copy, Default)]
struct Found {
    score: u64,
    rows: ByRow<u32>,
}

/// The rows that the cards can make, and how far they were looked through.
struct Search<'a> {
    worth: &'a Worth,
    cards: Vec<Card>,
    /// The best paid first, of those the strongest.
    tops: Vec<Top>,
    /// True where no top is stronger than a better paid one.
    tops_fall: bool,
    fives: Vec<Five>,
    /// Bottoms that were not needed yet, as orders.
    bottoms_left: BinaryHeap<u64>,
    /// Those that were, the most promising first.
    bottoms: Vec<Placed>,
    best: Found,
    /// How many bottoms and tops were tried.
    tries: u64,
}

/// How promising a row of five is: its points, then its class, then its number among the fives.
const fn order(bound: u64, class: CardsClass, five: usize) -> u64 {
    bound >> POINTS << 26 | (class.number() as u64) << 13 | five as u64
}

impl<'a> Search<'a> {
    fn new(cards: CardSet, worth: &'a Worth) -> Self {
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.reverse();
        let tops = tops(&cards, worth);
        let fives = fives(&cards);
        Self {
            worth,
            cards,
            tops_fall: tops.is_sorted_by(|a, b| a.value >= b.value),
            tops,
            fives,
            bottoms_left: BinaryHeap::new(),
            bottoms: Vec::new(),
            best: Found::default(),
            tries: 0,
        }
    }

    /// The best arrangement.
    fn run(mut self) -> ByRow<CardSet> {
        // The most that any top brings that is not stronger by its category and first rank.
        let mut most = [0; 256];
        for top in &self.tops {
            let most = &mut most[leading(top.value)];
            *most = top.bound.max(*most);
        }
        for at in 1..most.len() {
            most[at] = most[at].max(most[at - 1]);
        }
        let mut bottoms = Vec::with_capacity(self.fives.len());
        let mut middles = Vec::with_capacity(self.fives.len());
        for (number, &Five { class, .. }) in self.fives.iter().enumerate() {
            let value = class.value();
            bottoms.push(order(self.worth.bound(Row::Bottom, value), class, number));
            let bound = join(self.worth.bound(Row::Middle, value), most[leading(value)]);
            middles.push(order(bound, class, number));
        }
        self.bottoms_left = bottoms.into();
        let mut middles: BinaryHeap<u64> = middles.into();
        while let Some(order) = middles.pop() {
            let bound = order >> 26 << POINTS | STAYS | (order >> 13 & 0x1fff) << MIDDLE | TOP;
            match self.bottom(0) {
                Some(bottom) if join(bound, bottom.bound) > self.best.score => {}
                _ => break,
            }
            if self.spent() {
                break;
            }
            if let Some(five) = self.fives.get(order as usize & 0x1fff) {
                self.set_middle(*five);
            }
        }
        ByRow::from_fn(|row| {
            let at = |(place, _): &(usize, &Card)| self.best.rows[row] >> place & 1 == 1;
            self.cards.iter().enumerate().filter(at).map(|(_, card)| *card).collect()
        })
    }

    /// True where something was found and no more is to be tried.
    const fn spent(&self) -> bool {
        self.tries >= self.worth.most_tries && self.best.score > 0
    }

    /// The bottom of that number, the most promising first.
    #[inline]
    fn bottom(&mut self, number: usize) -> Option<Placed> {
        if let Some(bottom) = self.bottoms.get(number) {
            return Some(*bottom);
        }
        let order = self.bottoms_left.pop()?;
        let five = *self.fives.get(order as usize & 0x1fff)?;
        let bound = self.worth.bound(Row::Bottom, five.class.value());
        let bound = bound | u64::from(five.class.number()) << BOTTOM;
        let bottom = Placed { bound, five, unbeaten: self.worth.unbeaten(Row::Bottom, five.class.value()) };
        self.bottoms.push(bottom);
        Some(bottom)
    }

    /// Tries every bottom below a middle that can still be better than the best.
    fn set_middle(&mut self, five: Five) {
        let value = five.class.value();
        let fits = |top: &Top| top.cards & five.cards == 0 && top.value <= value;
        // Where a better paid top is always a stronger one, those too strong lie in front.
        let from = if self.tops_fall { self.tops.partition_point(|top| top.value > value) } else { 0 };
        let Some(first_top) = (from..self.tops.len()).find(|at| fits(&self.tops[*at])) else { return };
        let own = self.worth.bound(Row::Middle, value) | u64::from(five.class.number()) << MIDDLE;
        let middle = Placed { bound: own, five, unbeaten: self.worth.unbeaten(Row::Middle, value) };
        let bound = join(own, self.tops[first_top].bound);
        let mut number = 0;
        while let Some(bottom) = self.bottom(number) {
            if join(bound, bottom.bound) <= self.best.score || self.spent() {
                return;
            }
            self.tries += 1;
            number += 1;
            if bottom.five.class < five.class {
                if self.worth.rises {
                    return;
                }
            } else if bottom.five.cards & five.cards == 0 {
                self.set_tops(&middle, &bottom, first_top);
            }
        }
    }

    /// Tries every top above a middle and a bottom that can still be better than the best.
    fn set_tops(&mut self, middle: &Placed, bottom: &Placed, first_top: usize) {
        // Not all three rows are won where the middle is not.
        let missed = self.worth.sweep * u64::from((middle.unbeaten & !bottom.unbeaten).count_ones());
        let fives = join(middle.bound, bottom.bound) - (missed << POINTS);
        let (middle_value, bottom_value) = (middle.five.class.value(), bottom.five.class.value());
        for top in self.tops.iter().skip(first_top) {
            let bound = join(fives, top.bound);
            if bound <= self.best.score {
                return;
            }
            self.tries += 1;
            if top.cards & (middle.five.cards | bottom.five.cards) == 0 && top.value <= middle_value {
                let values = ByRow { top: top.value, middle: middle_value, bottom: bottom_value };
                let score = self.worth.of(&values) << POINTS | bound & ((1 << POINTS) - 1);
                if score > self.best.score {
                    let rows = ByRow { top: top.cards, middle: middle.five.cards, bottom: bottom.five.cards };
                    self.best = Found { score, rows };
                }
            }
        }
    }
}

/// The category and the first rank of a value.
#[inline]
fn leading(value: CardsValue) -> usize {
    (value.number() >> 16) as usize & 0xff
}

/// Every three cards, the best paid first, of those the strongest.
fn tops(cards: &[Card], worth: &Worth) -> Vec<Top> {
    let mut tops = Vec::with_capacity(680);
    let mut orders = Vec::with_capacity(680);
    for (c, third) in cards.iter().enumerate() {
        for (b, second) in cards[..c].iter().enumerate() {
            for (a, first) in cards[..b].iter().enumerate() {
                let value = front_value([first.rank(), second.rank(), third.rank()]);
                let bound = worth.bound(Row::Top, value) | u64::from(value.number() >> 8);
                orders.push(bound >> POINTS << 26 | (bound & TOP) << 12 | tops.len() as u64);
                tops.push(Top { bound, cards: 1 << a | 1 << b | 1 << c, value });
            }
        }
    }
    // By a heap, as the fives are: a sort of its own would cost the module a kilobyte.
    let mut orders: BinaryHeap<u64> = orders.into();
    std::iter::from_fn(|| orders.pop())
        .filter_map(|order| tops.get(order as usize & 0xfff).copied())
        .collect()
}

/// Every five cards with their class.
fn fives(cards: &[Card]) -> Vec<Five> {
    let table = HandTable::five();
    let keys: Vec<HandKey> = cards.iter().map(|card| HandKey::of(*card)).collect();
    let mut fives = Vec::with_capacity(6188);
    for e in 4..keys.len() {
        for d in 3..e {
            let two = keys[d] + keys[e];
            for c in 2..d {
                let three = two + keys[c];
                for b in 1..c {
                    let four = three + keys[b];
                    for (a, &key) in keys[..b].iter().enumerate() {
                        let cards = 1 << a | 1 << b | 1 << c | 1 << d | 1 << e;
                        fives.push(Five { cards, class: table.class(four + key) });
                    }
                }
            }
        }
    }
    fives
}
