//! From the flop on.

use super::before::thousandths;
use super::deals::Deals;
use super::field::{Field, Range};
use super::situation::{Opponent, Situation, number};
use crate::advice::{Advice, Code, Dice, Level};
use crate::table::{Action, Status};
use crate::{Card, CardSet, Chips};

pub(super) fn advise(here: &Situation<'_>, level: Level, dice: &mut Dice) -> Advice {
    let field = Field::new(here.hole | here.board);
    let strengths = field.strengths(here.board);
    let ranges = |range: &dyn Fn(&Opponent<'_>) -> Range| -> Vec<Option<Range>> {
        here.opponents.iter().map(|other| Some(range(other))).collect()
    };
    match level {
        Level::Beginner => {
            let deals = here.deals(&field, &strengths, &ranges(&|_| Range::any(&field)), 150, dice);
            beginner(here, &deals, dice)
        }
        Level::Regular => {
            let start = ranges(&|other| here.start_range(&field, other, level));
            regular(here, &here.deals(&field, &strengths, &start, 400, dice), dice)
        }
        Level::Expert => {
            let streets = Streets::of(here, &field, &strengths);
            let narrowed = ranges(&|other| streets.narrowed(here, &field, other));
            expert(here, &here.deals(&field, &strengths, &narrowed, 1600, dice), dice)
        }
    }
}

/// Calls with anything that could win, bets only what is nearly sure.
fn beginner(here: &Situation<'_>, deals: &Deals, dice: &mut Dice) -> Advice {
    let equity = deals.equity();
    let told = thousandths(equity);
    let needed = thousandths(here.needed());
    if here.menu.check {
        let strong = equity > 0.78 && dice.chance(550);
        let whim = dice.chance(50);
        let part = if strong { 0.5 } else { 0.3 };
        return match bet(here, part) {
            Some(action) if strong => Advice::new(action, Code::Value, [told]),
            Some(action) if whim => hoping(here, action, Code::Bluff, told),
            _ => Advice::new(Action::Check, Code::Check, [told]),
        };
    }
    if equity > 0.9
        && dice.chance(350)
        && let Some(action) = bet(here, 0.6)
    {
        return Advice::new(action, Code::Value, [told]);
    }
    // A large bet frightens a little.
    let least = 0.33 + 0.12 * (here.call / here.pot.max(1.0)).min(1.0);
    if equity >= least {
        let code = if told >= needed { Code::Call } else { Code::Curious };
        return Advice::new(Action::Call, code, [told, needed]);
    }
    if dice.chance(90) && here.call < here.pot / 2.0 {
        return Advice::new(Action::Call, Code::Curious, [told, needed]);
    }
    Advice::new(Action::Fold, Code::Fold, [told, needed])
}

/// Bets good hands and draws, calls by the odds, and takes a bet at its word.
fn regular(here: &Situation<'_>, deals: &Deals, dice: &mut Dice) -> Advice {
    let equity = deals.equity();
    let told = thousandths(equity);
    let others = f64::from(here.opponents.len() as u8);
    // As good as one and a half hands.
    let good = 1.5 / (others + 1.5);
    if here.menu.check {
        let draw = here.board.len() < 5 && equity > 0.3 && equity < good && dice.chance(300);
        let again = here.board.len() == 3 && others < 2.0 && dice.chance(350);
        return match bet(here, 0.6) {
            Some(action) if equity >= good => Advice::new(action, Code::Value, [told]),
            Some(action) if draw => hoping(here, action, Code::SemiBluff, told),
            Some(action) if again => hoping(here, action, Code::Bluff, told),
            _ => Advice::new(Action::Check, Code::Check, [told]),
        };
    }
    let needed = here.needed();
    let numbers = [told, thousandths(needed)];
    let trusted = equity - 0.07 - 0.10 * (here.call / here.pot.max(1.0)).min(1.0);
    if trusted > 0.72
        && let Some(action) = bet(here, 0.8)
    {
        return Advice::new(action, Code::Value, [told]);
    }
    if trusted >= needed {
        Advice::new(Action::Call, Code::Call, numbers)
    } else {
        Advice::new(Action::Fold, Code::Fold, numbers)
    }
}

/// Compares what checking, calling, folding and bets of several sizes bring against what the others may hold.
fn expert(here: &Situation<'_>, deals: &Deals, dice: &mut Dice) -> Advice {
    let equity = deals.equity();
    let told = thousandths(equity);
    let (pot, call) = (here.pot, here.call);
    let river = here.board.len() == 5;
    let keeps = match (river, here.in_position) {
        (true, true) => 1.0,
        (true, false) | (false, true) => 0.96,
        (false, false) => 0.89,
    };
    let needed = here.needed();
    // What is won beside a fold.
    let (mut best, mut value) = if here.menu.check {
        (Advice::new(Action::Check, Code::Check, [told]), equity * keeps * pot)
    } else {
        let keeps = if here.call_is_last() || river { 1.0 } else { keeps };
        let called = (equity * keeps - needed) * here.premium(call).range(pot, call, 0.0);
        let numbers = [told, thousandths(needed)];
        if called > 0.0 {
            (Advice::new(Action::Call, Code::Call, numbers), called)
        } else {
            (Advice::new(Action::Fold, Code::Fold, numbers), 0.0)
        }
    };
    if here.menu.check && equity > 0.92 && !river && here.opponents.len() == 1 && dice.chance(180) {
        return Advice::new(Action::Check, Code::SlowPlay, [told]);
    }
    let can_fold = here.opponents.iter().any(|other| other.seat.status == Status::In);
    if !can_fold {
        return best;
    }
    for part in [0.4, 0.75, 1.1, 9.0] {
        // All-in only where the stacks are not much larger than the pot.
        if part > 2.0 && here.reach - number(here.spot.bet) > 1.7 * (pot + call) {
            continue;
        }
        let Some(action) = bet(here, part) else { continue };
        let to = reached(here, &action);
        let added = to - number(here.own.bet);
        let answered = (to - number(here.spot.bet)).max(0.0);
        // How much of what they hold the others must defend, so that no bluff pays by itself.
        let each = pot / (pot + added);
        let mut all_fold = 1.0;
        for other in &here.opponents {
            let defended = if call > 0.0 { each * 1.5 + 0.1 } else { each * 1.25 + 0.05 };
            all_fold *= if other.seat.status == Status::AllIn { 0.0 } else { 1.0 - defended.min(1.0) };
        }
        let (against, share) = deals.against_best(1.0 - all_fold);
        let all_in = to >= here.reach;
        let keeps = if river || all_in { 1.0 } else { keeps };
        let premium = here.premium(added);
        let range = premium.range(pot, added, answered);
        let worth = (1.0 - share) * pot + share * (against * keeps * range - premium.loss * added);
        if worth > value + 0.02 * pot {
            value = worth;
            let needed = thousandths(added / (pot + added));
            best = match against {
                _ if against >= 0.5 => Advice::new(action, Code::Value, [told]),
                _ if !river && equity > 0.2 => Advice::new(action, Code::SemiBluff, [told, needed]),
                _ => Advice::new(action, Code::Bluff, [told, needed]),
            };
        }
    }
    best
}

/// A bet or raise of so large a part of the pot.
#[expect(clippy::cast_sign_loss)] // amounts are not negative
fn bet(here: &Situation<'_>, part: f64) -> Option<Action> {
    let by = (here.pot + here.call) * part;
    let to = number(here.spot.bet) + by;
    here.menu.to(if to >= here.reach * 0.85 { Chips::MAX } else { Chips(to as u64) })
}

/// The total of a bet that others can answer.
fn reached(here: &Situation<'_>, action: &Action) -> f64 {
    let to = match action {
        Action::Bet { to } | Action::Raise { to } => number(*to),
        _ => 0.0,
    };
    to.min(here.reach.max(number(here.spot.bet)))
}

/// A bet that is hoped to win at once, and how often it must.
fn hoping(here: &Situation<'_>, action: Action, code: Code, equity: u32) -> Advice {
    let added = reached(here, &action) - number(here.own.bet);
    Advice::new(action, code, [equity, thousandths(added / (here.pot + added).max(1.0))])
}

/// The streets before, and how strong everything was there.
struct Streets<'a> {
    /// For the flop, the turn and the river so far: the pot before, and the strengths.
    before: Vec<(f64, Vec<u8>)>,
    /// The pot before this street, and the strengths on it.
    now: (f64, &'a [u8]),
}

impl<'a> Streets<'a> {
    fn of(here: &Situation<'_>, field: &Field, strengths: &'a [u8]) -> Self {
        let cards: Vec<Card> = here.spot.board.iter().filter_map(|piece| piece.card()).collect();
        let mut pot = here.pot - here.spot.seats.iter().map(|seat| number(seat.bet)).sum::<f64>();
        let now = (pot.max(1.0), strengths);
        let mut before = Vec::new();
        for (street, count) in [(1, 3), (2, 4)].into_iter().rev() {
            if count < cards.len() {
                let put = here.spot.seats.iter().filter_map(|seat| seat.rounds.get(street));
                pot -= put.map(|put| number(*put)).sum::<f64>();
                let board: CardSet = cards.iter().take(count).copied().collect();
                before.insert(0, (pot.max(1.0), field.strengths(board)));
            }
        }
        Self { before, now }
    }

    /// What an opponent may hold after what it put in street by street.
    fn narrowed(&self, here: &Situation<'_>, field: &Field, other: &Opponent<'_>) -> Range {
        let mut range = here.start_range(field, other, Level::Expert);
        for (street, (pot, strengths)) in (1..).zip(&self.before) {
            let put = other.seat.rounds.get(street).map_or(0.0, |put| number(*put));
            if put > 0.0 {
                range.keep_best(strengths, kept(put / pot, 1.0), 0.2);
            } else {
                range.weaken_best(strengths, 150, 0.6);
            }
        }
        let (pot, strengths) = self.now;
        let put = number(other.seat.bet);
        if put > 0.0 {
            // Who raises has more than who bets.
            let force = if here.own.bet.is_zero() { 1.0 } else { 1.3 };
            range.keep_best(strengths, kept(put / pot, force), 0.15);
        } else if !other.later {
            range.weaken_best(strengths, 150, 0.5);
        }
        range
    }
}

/// The part of a range that goes on for so large a part of the pot, in thousandths.
fn kept(part: f64, force: f64) -> u32 {
    thousandths(1.0 / (1.0 + force * part)).clamp(60, 850)
}
