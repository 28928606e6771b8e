//! Before the flop.

use super::field::Field;
use super::situation::{Situation, number};
use super::start;
use crate::advice::{Advice, Code, Dice, Level};
use crate::table::{Action, Status};
use crate::{Card, CardSet, Chips, Suit};

pub(super) fn advise(here: &Situation<'_>, level: Level, dice: &mut Dice) -> Advice {
    let top = start::top(here.hole);
    match level {
        Level::Beginner => beginner(here, top, dice),
        _ if here.is_raised() => facing(here, top, level, dice),
        _ => first_in(here, top, level, dice),
    }
}

/// Goes along with much, raises little, and takes no notice of positions and stacks.
fn beginner(here: &Situation<'_>, top: u32, dice: &mut Dice) -> Advice {
    let size = number(here.spot.bet) / here.blind;
    let plays = match size {
        _ if size <= 1.0 => 750,
        _ if size <= 5.0 => 520,
        _ if size <= 15.0 => 420,
        _ => 120,
    };
    if top <= 50
        && size < 15.0
        && dice.chance(650)
        && let Some(action) = here.menu.to(total(here, 3.0))
    {
        return Advice::new(action, Code::StartRaise, [top, 50]);
    }
    go_along(here, top, plays + dice.below(100))
}

/// Calls or checks with the best part that is played, else folds.
fn go_along(here: &Situation<'_>, top: u32, plays: u32) -> Advice {
    if here.menu.check {
        return Advice::new(Action::Check, Code::StartCall, [top, 1000]);
    }
    if top <= plays && here.menu.call.is_some() {
        return Advice::new(Action::Call, Code::StartCall, [top, plays]);
    }
    Advice::new(Action::Fold, Code::StartFold, [top, plays])
}

/// A total of so many times the bet to match.
#[expect(clippy::cast_sign_loss)] // amounts are not negative
fn total(here: &Situation<'_>, times: f64) -> Chips {
    Chips((number(here.spot.bet.max(here.spot.opening_bet)) * times) as u64)
}

/// Nobody has raised.
#[expect(clippy::cast_sign_loss)]
fn first_in(here: &Situation<'_>, top: u32, level: Level, dice: &mut Dice) -> Advice {
    let limpers =
        here.opponents.iter().filter(|other| !other.later && other.seat.bet >= here.spot.opening_bet);
    let limpers = limpers.count() as u32;
    let depth = here.depth();
    let expert = level == Level::Expert;
    if here.no_limit() && depth <= if expert { 13.0 } else { 10.0 } {
        // Antes and straddles make a stack shorter: what lies there is worth more beside it.
        let tenths = (depth * 15.0 * here.blind / here.pot.max(1.0)) as u32;
        let plays = match here.behind {
            0 => 200,
            // Most players wait too long.
            behind => start::pushes(behind, tenths) * if expert { 20 } else { 12 } / 20,
        };
        let plays = if limpers > 0 && here.behind > 0 { plays * 3 / 4 } else { plays };
        let plays = if here.prizes.is_some() { pushed_for_prizes(here, plays, dice, expert) } else { plays };
        // Between two the small blind does best to complete with what is too good or too bad to go all-in with.
        let completes = expert && here.two_players && here.behind == 1 && depth >= 7.0;
        if completes && here.menu.call.is_some() && (top <= TRAPS || top > plays) && top <= COMPLETES {
            return Advice::new(Action::Call, Code::StartCall, [top, COMPLETES]);
        }
        let blinds = depth as u32;
        return match here.menu.to(Chips::MAX) {
            Some(action) if top <= plays => Advice::new(action, Code::Push, [top, plays, blinds]),
            _ if here.menu.check => go_along(here, top, plays),
            _ => Advice::new(Action::Fold, Code::PushFold, [top, plays, blinds]),
        };
    }
    let opens = match here.behind {
        0 => 130,
        behind => start::opens(behind, here.two_players),
    };
    let opens = if limpers > 0 { opens * 2 / 3 } else { opens };
    let opens = if expert { opens } else { opens * 3 / 4 };
    if top <= opens {
        let times = if !expert || !here.in_position { 3.0 } else { 2.4 };
        if let Some(action) = here.menu.to(total(here, times + f64::from(limpers))) {
            return Advice::new(action, Code::StartRaise, [top, opens]);
        }
    }
    // The small blind completes, and behind others who called much can be seen cheaply.
    let cheap = here.call < here.blind;
    let plays = if cheap {
        opens + 200
    } else if limpers > 0 {
        opens + 120
    } else {
        opens
    };
    if !expert && !cheap && limpers == 0 {
        return go_along(here, top, opens);
    }
    if expert && !cheap && limpers == 0 && !here.menu.check {
        return Advice::new(Action::Fold, Code::StartFold, [top, opens]);
    }
    go_along(here, top, plays)
}

/// The best hands with which a small blind between two waits for the other to go all-in, and the last that it completes with.
const TRAPS: u32 = 60;
const COMPLETES: u32 = 950;

/// The part of hands that goes all-in where prizes count. A regular goes by what a showdown for all chips must win; an expert
/// compares a fold with what the all-in brings, by how the others may answer.
#[expect(clippy::cast_sign_loss)]
fn pushed_for_prizes(here: &Situation<'_>, plays: u32, dice: &mut Dice, expert: bool) -> u32 {
    let daring = here.daring();
    let careful = (f64::from(plays) * daring) as u32;
    let Some(prizes) = here.prizes.as_ref().filter(|_| expert) else { return careful };
    let top = start::top(here.hole);
    if top > plays * 3 / 2 {
        return careful;
    }
    let field = Field::new(here.hole);
    let strengths = field.strengths(CardSet::EMPTY);
    // Nobody calls, or the one who does.
    let (mut nobody, mut called) = (1.0, 0.0);
    for (at, other) in here.opponents.iter().enumerate().filter(|(_, other)| other.later) {
        let Some(place) = prizes.place(other.chair.index()) else { return careful };
        let reach = number(here.own.bet) + number(here.own.stack);
        let reach = reach.min(number(other.seat.bet) + number(other.seat.stack));
        let [adds, answers] = [here.own, other.seat].map(|seat| (reach - number(seat.bet)).max(0.0));
        let rival = prizes.seen_by(place, adds).premium(answers);
        // Who needs half of the showdowns calls with about a quarter of hands.
        let needed = rival.needed(answers / (here.pot + adds + answers).max(1.0));
        let calls = (f64::from(plays) * 0.65 * ((0.75 - needed) / 0.27)).clamp(20.0, 700.0);
        let mut ranges: Vec<_> = here.opponents.iter().map(|_| None).collect();
        ranges[at] = Some(super::field::Range::of_start(&field, 0, calls as u32));
        let wins = here.deals(&field, &strengths, &ranges, 150, dice).equity();
        let calls = calls / 1000.0;
        let premium = prizes.against(adds, place);
        called += nobody * calls * (wins * premium.range(here.pot, adds, answers) - premium.loss * adds);
        nobody *= 1.0 - calls;
    }
    let pushed = nobody * here.pot + called;
    if pushed > 0.0 { plays.max(top) } else { top.saturating_sub(5).min(careful) }
}

/// Someone has raised.
#[expect(clippy::cast_sign_loss)] // shares are not negative
fn facing(here: &Situation<'_>, top: u32, level: Level, dice: &mut Dice) -> Advice {
    let expert = level == Level::Expert;
    let field = Field::new(here.hole);
    // Who only has a blind there is left out: it folds most of the time.
    let ranges: Vec<_> = here
        .opponents
        .iter()
        .map(|other| {
            let stays = other.seat.bet > here.spot.opening_bet || other.seat.status == Status::AllIn;
            stays.then(|| here.start_range(&field, other, level))
        })
        .collect();
    let strengths = field.strengths(CardSet::EMPTY);
    let deals = here.deals(&field, &strengths, &ranges, if expert { 600 } else { 300 }, dice);
    let equity = deals.equity();
    let needed = here.needed();
    let raiser =
        here.opponents.iter().filter(|other| other.seat.bet == here.spot.bet).map(|other| other.behind).max();
    let opens = start::opens(raiser.unwrap_or(3), here.two_players);
    let size = number(here.spot.bet) / here.blind;
    let first_raise = size <= if here.no_limit() { 5.0 } else { 2.0 };
    // A short stack goes all-in in place of a call that it could not play on from.
    let short = expert && here.depth() <= 20.0;
    // Raised again: with about a quarter of what the raiser has, later with the best alone.
    let value =
        if first_raise { opens * if short { 35 } else { 25 } / 100 } else { (30 + opens / 24).min(60) };
    let value = if expert { value } else { value * 2 / 3 };
    // What is risked for prizes is risked with less.
    let value = if here.prizes.is_some() { (f64::from(value) * here.daring()) as u32 } else { value }.max(18);
    let depth = here.depth();
    let stays = here.opponents.iter().any(|other| !other.seat.stack.is_zero());
    let bluff = expert && first_raise && depth > 25.0 && top <= value * 2 && dice.chance(220);
    if stays && (top <= value || bluff) {
        let times = if here.in_position { 3.0 } else { 3.8 };
        let all_in = here.no_limit() && (depth <= 20.0 || number(total(here, times)) > here.reach * 0.4);
        let to = if all_in { Chips::MAX } else { total(here, times) };
        if let Some(action) = here.menu.to(to) {
            return Advice::new(action, Code::StartRaise, [top, value]);
        }
    }
    // What is left of the equity when the hand is played on.
    let mut cards = here.hole.iter();
    let (first, second) = (cards.next(), cards.next());
    let suited = Suit::ALL.into_iter().any(|suit| (here.hole & CardSet::of_suit(suit)).len() == 2);
    let pair = first.map(Card::rank) == second.map(Card::rank);
    let keeps = if here.call_is_last() {
        1.0
    } else {
        let mut keeps = if here.in_position { 0.92 } else { 0.80 };
        if suited || pair {
            keeps += 0.05;
        }
        if depth < 20.0 && !expert {
            keeps += 0.05;
        }
        keeps - 0.04 * f64::from(here.behind.min(4) as u8)
    };
    let keeps = if expert { keeps } else { keeps - 0.06 };
    let numbers = [thousandths(equity), thousandths(needed)];
    if equity * keeps >= needed && here.menu.call.is_some() {
        Advice::new(Action::Call, Code::Call, numbers)
    } else if here.menu.check {
        Advice::new(Action::Check, Code::Check, numbers)
    } else {
        Advice::new(Action::Fold, Code::Fold, numbers)
    }
}

/// A share in thousandths.
#[expect(clippy::cast_sign_loss)]
pub(super) fn thousandths(share: f64) -> u32 {
    (share * 1000.0 + 0.5) as u32
}
