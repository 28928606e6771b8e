//! Texas Hold'em.

use super::{Advice, Code, Dice, Level, Menu, Spot};
use crate::table::Action;

pub(super) fn advise(spot: &Spot, menu: &Menu, level: Level, dice: &mut Dice) -> Advice {
    let _ = (level, dice);
    if menu.check {
        return Advice::new(Action::Check, Code::Check, [500]);
    }
    let Some(call) = menu.call else {
        return Advice::new(menu.any().unwrap_or(Action::Fold), Code::OnlyAction, []);
    };
    let needed = (call.0.saturating_mul(1000) / (spot.pot.0.saturating_add(call.0)).max(1)) as u32;
    if needed < 350 {
        Advice::new(Action::Call, Code::Call, [350, needed])
    } else {
        Advice::new(Action::Fold, Code::Fold, [350, needed])
    }
}
