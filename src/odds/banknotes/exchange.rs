use super::best_of_three::{BestOfThree, CLASSES};
use super::equity::draw_opponents;
use super::setting::{NotesField, NotesOddsError, NotesOddsFault, NotesSetting};
use super::share::{AtNodes, NotesShare, part};
use super::threes::{Ladder, Opponents};
use super::unseen::Unseen;
use crate::games::MoonNotes;
use crate::table::{Discard, Zone};
use crate::{Note, NoteClass, Seed};

/// A hand of liars-draw whose owner is to exchange a note or to stand (LD-5).
#[derive(Clone, Debug)]
pub struct ExchangeSpot {
    /// The three notes.
    pub hand: Vec<Note>,
    /// The zone that each lies in: with none in [`Zone::TurnRiver`] there has been no exchange.
    pub zones: Vec<Zone>,
    /// Whether it is the last exchange, the river's, or the turn's, after which the river's comes.
    pub last: bool,
    /// Which notes arm a shot (LD-8).
    pub moon_notes: MoonNotes,
    /// The rest; own discards are among its dead notes.
    pub setting: NotesSetting,
}

/// What standing and each exchange are worth, if nobody folds.
#[derive(Clone, Debug, PartialEq)]
pub struct ExchangeOdds {
    /// Whether every way was counted; else it was dealt at random.
    pub exact: bool,
    /// How many times it was dealt; 0 where it was counted.
    pub samples: u32,
    /// An upper bound of the standard error of each equity; 0 where it was counted.
    pub standard_error: f64,
    /// What standing is worth.
    pub stand: NotesShare,
    /// What the exchange of each note is worth, in the order of the hand.
    pub exchanges: Vec<ExchangeGain>,
    /// What shots mean here.
    pub shot: ShotOdds,
}

/// The exchange of one note.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExchangeGain {
    /// The note, as the action names it.
    pub discard: Discard,
    /// What is then to be expected.
    pub share: NotesShare,
    /// By how much its equity is above that of standing.
    pub gain: f64,
}

/// What shots mean for a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShotOdds {
    /// Whether the hand holds one.
    pub held: bool,
    /// The part of the pot that it brings if it is held to the end.
    pub share: f64,
    /// The chance that an opponent holds one.
    pub against: f64,
}

impl ExchangeSpot {
    /// What standing and each exchange are worth if nobody folds, the opponents hold unseen notes at random, and the owner
    /// does what is best in the river's exchange, too.
    ///
    /// Counted with a generated deck against any number of opponents, and with a known deck against one; else dealt at
    /// random.
    ///
    /// # Errors
    ///
    /// [`NotesOddsError`], with the field.
    ///
    /// # Examples
    ///
    /// ```
    /// use cardroom::games::MoonNotes;
    /// use cardroom::table::Zone;
    /// use cardroom::{ExchangeSpot, NotesSetting, PlayingPlace};
    /// let spot = ExchangeSpot {
    ///     hand: vec!["7111111".parse()?, "7222222".parse()?, "2333333".parse()?],
    ///     zones: vec![Zone::Preflop, Zone::Preflop, Zone::Flop],
    ///     last: true,
    ///     moon_notes: MoonNotes::Flop,
    ///     setting: NotesSetting::new(PlayingPlace::new(1).unwrap(), 1),
    /// };
    /// let odds = spot.odds()?;
    /// assert!(odds.exact && odds.exchanges[2].gain > 0.0); // the pair of sevens is better off without its kicker
    /// assert!(odds.exchanges[0].gain < 0.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn odds(&self) -> Result<ExchangeOdds, NotesOddsError> {
        let closed = self.check()?;
        let exact = self.setting.counts(closed.work(self.last))?;
        let ([stand, exchanges @ ..], shots) =
            if exact { closed.count(self.last) } else { closed.sample(self) };
        let (samples, mut most) = if exact { (0, 0.0) } else { (closed.samples(self), 0.0_f64) };
        if !exact {
            for share in [stand].into_iter().chain(exchanges) {
                most = most.max(share.equity * (1.0 - share.equity) / f64::from(samples));
            }
        }
        let share = if closed.shot { 0.5 * part(shots, 1) } else { 0.0 };
        let shot = ShotOdds { held: closed.shot, share, against: 1.0 - shots[0] };
        let exchanges = exchanges.into_iter().enumerate().map(|(at, share)| {
            let zone = self.zones.get(at).copied().unwrap_or(Zone::Preflop);
            let index = self.zones.iter().take(at).filter(|other| **other == zone).count();
            ExchangeGain {
                discard: Discard { zone, index: index as u8 },
                share,
                gain: share.equity - stand.equity,
            }
        });
        let exchanges = exchanges.collect();
        Ok(ExchangeOdds { exact, samples, standard_error: most.sqrt(), stand, exchanges, shot })
    }

    fn check(&self) -> Result<Closed, NotesOddsError> {
        let (setting, field) = (&self.setting, NotesField::new);
        if self.hand.len() != 3 {
            let fault = NotesOddsFault::Count { count: self.hand.len(), min: 3, max: 3 };
            return Err(field("hand").error(fault));
        }
        let of = |zone| self.zones.iter().filter(|other| **other == zone).count();
        let received = of(Zone::TurnRiver);
        let legal = of(Zone::Preflop) < 3 && of(Zone::Flop) < 2 && received <= usize::from(self.last);
        if self.zones.len() != 3 || !legal {
            return Err(field("zones").error(NotesOddsFault::Zones {}));
        }
        if setting.opponents == 0 {
            return Err(field("opponents").error(NotesOddsFault::Players { min: 2, max: 8 }));
        }
        let mut known = Vec::new();
        field("hand").tell(&self.hand, &mut known);
        let draws = if self.last { 1 } else { 2 };
        let unseen = setting.unseen(
            known,
            setting.opponents.saturating_add(1),
            3 * setting.opponents.min(7) + draws,
        )?;
        let mut hand = [0; 3];
        for (class, note) in hand.iter_mut().zip(&self.hand) {
            *class = NoteClass::of(*note, setting.place).index();
        }
        Ok(Closed {
            table: BestOfThree::new(setting.natural_rank),
            unseen,
            hand,
            moon: self.moon_notes,
            shot: received == 0 && self.held(),
            opponents: [setting.opponents - setting.exchanged, setting.exchanged],
        })
    }

    /// Whether the notes of before any exchange arm a shot.
    fn held(&self) -> bool {
        let counts = |zone: &Zone| *zone == Zone::Flop || self.moon_notes == MoonNotes::Hand;
        let counted = self.hand.iter().zip(&self.zones).filter(|(_, zone)| counts(zone));
        counted.map(|(note, _)| note.jokers()).sum::<u8>() >= 3
    }
}

/// One hand and what is unseen, by classes.
struct Closed {
    table: BestOfThree,
    unseen: Unseen,
    hand: [usize; 3],
    moon: MoonNotes,
    shot: bool,
    opponents: Opponents,
}

/// What standing and the exchange of each of three notes are worth.
type Choices = [NotesShare; 4];

const NONE: Choices = [NotesShare { win: 0.0, tie: 0.0, equity: 0.0, hand_equity: 0.0, shot_equity: 0.0 }; 4];

/// The best of them.
fn best(choices: Choices) -> NotesShare {
    let [first, rest @ ..] = choices;
    rest.into_iter().fold(first, |best, share| if share.equity > best.equity { share } else { best })
}

fn exchanged(mut hand: [usize; 3], at: usize, class: usize) -> [usize; 3] {
    hand[at] = class;
    hand
}

/// Adds the river's choices where so much is unseen; `share` tells what a hand is worth, with a shot or not, and after which
/// note was drawn.
fn add_river(
    choices: &mut Choices,
    weight: f64,
    unseen: &Unseen,
    (hand, shot): ([usize; 3], bool),
    share: &mut dyn FnMut([usize; 3], bool, Option<usize>) -> NotesShare,
) {
    choices[0].add(weight, share(hand, shot, None));
    for (class, chance) in unseen.next() {
        for at in 0..3 {
            choices[at + 1].add(weight * chance, share(exchanged(hand, at, class), false, Some(class)));
        }
    }
}

impl Closed {
    /// About how many hands of classes are looked at by `count`; no number for what it does not know to count: several
    /// opponents who take from few notes.
    fn work(&self, last: bool) -> f64 {
        if self.unseen.known && self.opponents[0] + self.opponents[1] > 1 {
            return f64::INFINITY;
        }
        let classes = self.unseen.classes();
        let ladder = classes * (classes + 1.0) * (classes + 2.0) / 6.0;
        // For each note drawn a ladder, and on it each hand that a note may be drawn for.
        if last { ladder } else { classes * (ladder + 9.0 * classes) }
    }

    /// How many deals the budget allows: each weighs every exchange with every note.
    fn samples(&self, spot: &ExchangeSpot) -> u32 {
        let classes = self.unseen.classes();
        let steps = 3.0 * classes * if spot.last { 1.0 } else { 3.0 * classes };
        #[allow(clippy::cast_sign_loss)]
        spot.setting.samples.min((spot.setting.budget as f64 / steps) as u32).max(1)
    }

    /// What a whole hand is worth against the opponents on a ladder.
    fn share(&self, ladder: &mut Ladder, hand: [usize; 3], shot: bool, drawn: Option<usize>) -> NotesShare {
        let value = self.table.of(hand);
        let all = ladder.chance([0, self.opponents[0] + self.opponents[1]], value, drawn);
        if shot {
            let mut share = NotesShare::new(1, all, [0.0; 5]);
            share.add_shot(part(ladder.shots(self.opponents, drawn), 1));
            share
        } else {
            NotesShare::new(1, all, ladder.chance(self.opponents, value, drawn))
        }
    }

    fn count(&self, last: bool) -> (Choices, AtNodes) {
        let mut ladder = Ladder::new(&self.table, &self.unseen, self.moon);
        let mut river = NONE;
        add_river(&mut river, 1.0, &self.unseen, (self.hand, self.shot), &mut |hand, shot, drawn| {
            self.share(&mut ladder, hand, shot, drawn)
        });
        let shots = ladder.shots(self.opponents, None);
        if last {
            return (river, shots);
        }
        let mut choices = NONE;
        choices[0] = best(river);
        for (class, chance) in self.unseen.next() {
            let mut unseen = self.unseen.clone();
            unseen.take(class);
            let mut ladder = Ladder::new(&self.table, &unseen, self.moon);
            for at in 0..3 {
                let (mut river, hand) = (NONE, exchanged(self.hand, at, class));
                add_river(&mut river, 1.0, &unseen, (hand, false), &mut |hand, shot, drawn| {
                    self.share(&mut ladder, hand, shot, drawn)
                });
                choices[at + 1].add(chance, best(river));
            }
        }
        (choices, shots)
    }

    /// The same against opponents who are dealt at random; of each deal every note that may be drawn is weighed. Before the
    /// river's exchange only the own hand is known, so what is best there is chosen over all deals together.
    fn sample(&self, spot: &ExchangeSpot) -> (Choices, AtNodes) {
        let samples = self.samples(spot);
        let mut stream = spot.setting.seed.stream(Seed::SAMPLES);
        let (mut first, mut all_shots) = (NONE, [0.0; 5]);
        // By the note discarded on the turn and the class received.
        let mut later = vec![[NONE; CLASSES]; if spot.last { 0 } else { 3 }];
        for _ in 0..samples {
            let mut unseen = self.unseen.clone();
            let (table, moon) = (&self.table, Some(self.moon));
            let drawn = draw_opponents(table, &mut unseen, &[], moon, self.opponents, &mut stream);
            let outcome = |value| {
                let [all, unshot, _] = drawn.against(value);
                NotesShare::new(1, all, unshot)
            };
            let outcomes = [u16::MIN, drawn.best, u16::MAX].map(outcome);
            let mut share = |hand, shot: bool, _| {
                let value = table.of(hand);
                if !shot {
                    return outcomes[usize::from(value >= drawn.best) + usize::from(value > drawn.best)];
                }
                let [all, _, shots] = drawn.against(value);
                let mut share = NotesShare::new(1, all, [0.0; 5]);
                share.add_shot(part(shots, 1));
                share
            };
            let weight = 1.0 / f64::from(samples);
            let [_, _, shots] = drawn.against(0);
            all_shots.iter_mut().zip(shots).for_each(|(sum, shots)| *sum += weight * shots);
            add_river(&mut first, weight, &unseen, (self.hand, self.shot), &mut share);
            for (at, later) in later.iter_mut().enumerate() {
                for (class, chance) in unseen.next() {
                    let mut rest = unseen.clone();
                    rest.take(class);
                    let hand = (exchanged(self.hand, at, class), false);
                    add_river(&mut later[class], weight * chance, &rest, hand, &mut share);
                }
            }
        }
        if spot.last {
            return (first, all_shots);
        }
        let mut choices = NONE;
        choices[0] = best(first);
        for (choice, later) in choices.iter_mut().skip(1).zip(later) {
            for river in later {
                choice.add(1.0, best(river));
            }
        }
        (choices, all_shots)
    }
}
