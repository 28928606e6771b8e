//! Texas Hold'em: before the flop by starting hands, later by what the hand wins against what the others may hold.

mod before;
mod deals;
mod field;
mod later;
mod situation;
mod start;

use situation::Situation;

use super::{Advice, Code, Dice, Level, Menu, Premium, Prizes, Spot};
use crate::table::Action;

pub(super) fn advise(spot: &Spot, menu: &Menu, level: Level, dice: &mut Dice) -> Advice {
    let only = || Advice::new(menu.any().unwrap_or(Action::Fold), Code::OnlyAction, []);
    if !menu.fold {
        return only();
    }
    match Situation::of(spot, menu, level) {
        Some(situation) if situation.board.is_empty() => before::advise(&situation, level, dice),
        Some(situation) => later::advise(&situation, level, dice),
        // No such cards can lie at a table.
        None => only(),
    }
}
