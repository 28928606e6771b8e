//! What somebody does who knows the combinations, and no more.

use super::Notes;
use super::betting::thousandths;
use super::exchange::Choices;
use super::rivals::chips;
use crate::advice::{Advice, Code, Dice, Menu, Spot};
use crate::table::Action;

/// How much of the pot each combination is good for in his eyes: high, pair, straight, set; and two notes before the flop.
const WORTH: [f64; 5] = [0.25, 0.45, 0.7, 0.9, 0.4];

pub(super) fn bet(spot: &Spot, notes: &Notes, menu: &Menu, dice: &mut Dice) -> Option<Advice> {
    let value = spot.own()?.value;
    let made = if notes.own.len() + notes.board.len() < 3 {
        4
    } else {
        value.map_or(0, |value| (value >> 20 & 3) as usize)
    };
    let worth = WORTH[made.min(4)];
    let pot = chips(spot.pot);
    let call = menu.call.map_or(0.0, chips);
    let needed = thousandths(call / (pot + call).max(1.0));
    let equity = thousandths(worth);
    // He bets little, and only with what looks strong.
    if let Some(bounds) = menu.raise
        && worth > 0.6
        && dice.chance(if menu.check { 600 } else { 300 })
    {
        return Some(Advice::new(menu.to(bounds.min)?, Code::Value, [equity]));
    }
    if menu.check {
        return Some(Advice::new(Action::Check, Code::Check, [equity]));
    }
    if needed <= equity {
        return Some(Advice::new(menu.stay()?, Code::Call, [equity, needed]));
    }
    if dice.chance(350) || !menu.fold {
        return Some(Advice::new(menu.stay()?, Code::Curious, [equity, needed]));
    }
    Some(Advice::new(Action::Fold, Code::Fold, [equity, needed]))
}

/// He keeps what makes a pair as the numbers stand, and else gives the lowest number away; zeros he forgets, and shots.
pub(super) fn choices(own: [usize; 3]) -> Choices {
    let [a, b, c] = own.map(|class| class / 5);
    let mut sorted = [a, b, c];
    crate::sort::sort_by_key(&mut sorted, |number| *number);
    let straight = sorted[0] + 1 == sorted[1] && sorted[1] + 1 == sorted[2];
    let stand = if straight || a == b && b == c { 1.0 } else { 0.3 };
    let part = |number: usize, others: [usize; 2]| {
        if others[0] == others[1] {
            0.6
        } else if others.contains(&number) {
            0.1
        } else {
            0.5 - 0.02 * number as f64
        }
    };
    Choices { stand, exchanges: [part(a, [b, c]), part(b, [a, c]), part(c, [a, b])] }
}
