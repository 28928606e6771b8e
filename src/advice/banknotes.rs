//! Both banknote games.

use super::{Advice, Code, Dice, Level, Menu, Spot};
use crate::table::Action;

pub(super) fn advise(spot: &Spot, menu: &Menu, level: Level, dice: &mut Dice) -> Advice {
    let _ = level;
    if let Some((min, max)) = menu.announce {
        let place = min + dice.below(u32::from(max.saturating_sub(min)) + 1) as u8;
        return Advice::new(Action::Announce { place }, Code::Announce, []);
    }
    if menu.stand {
        return Advice::new(Action::Stand, Code::Stand, []);
    }
    let only = |action| Advice::new(action, Code::OnlyAction, []);
    if menu.check {
        return only(Action::Check);
    }
    let Some(call) = menu.call else {
        return only(menu.any().unwrap_or(Action::Fold));
    };
    // Calls small bets.
    let odds = call.0.saturating_mul(1000) / (spot.pot.0.saturating_add(call.0)).max(1);
    let needed = odds as u32;
    if needed < 350 {
        Advice::new(Action::Call, Code::Call, [350, needed])
    } else {
        Advice::new(Action::Fold, Code::Fold, [350, needed])
    }
}
