//! Which table breaks, and who moves where (TT-5).

use std::cmp::Reverse;

use crate::tournament::{ButtonRule, Chair, NextHand, Player, Room, RoomTable};
use crate::{Seat, Seats};

/// What is to be done with the tables next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Balance {
    /// Nothing, or nothing until a hand has ended.
    Even,
    /// This table breaks.
    Break(u32),
    /// All who are left draw seats at one table.
    FinalTable,
    /// This player moves.
    Move {
        /// Who.
        player: Player,
        /// From where.
        from: Chair,
        /// To where.
        to: Chair,
    },
}

impl Room {
    /// By how many players a table may be short of the largest and still be dealt a hand (TT-5).
    pub const SHORT: usize = 2;

    /// What is to be done next. A table where a hand is played keeps its players until it ends.
    ///
    /// `last_draw` tells whether the final table draws anew; else its players come as those of any broken table do.
    /// `able` names the players who may be dealt in and so may move.
    pub fn balance(&self, rule: ButtonRule, last_draw: bool, able: impl Fn(Player) -> bool) -> Balance {
        let open = self.open().count();
        let needed = self.needed(self.seated());
        let breaking = if open > needed { self.open().next_back() } else { None };
        if let Some((number, table)) = breaking {
            if needed == 1 && last_draw {
                let waiting = self.open().any(|(_, table)| table.playing);
                return if waiting { Balance::Even } else { Balance::FinalTable };
            }
            if !table.playing {
                return Balance::Break(number);
            }
        }
        // A table that is about to break takes no part.
        let kept = || self.open().take(if breaking.is_some() { open - 1 } else { open });
        let fewest = kept().min_by_key(|(_, table)| table.count());
        let idle = kept().filter(|(_, table)| !table.playing);
        let most = idle.min_by_key(|(_, table)| Reverse(table.count()));
        let (Some((short, to)), Some((long, from))) = (fewest, most) else { return Balance::Even };
        if from.count() < to.count() + 2 {
            return Balance::Even;
        }
        let Some((seat, player)) = due(rule, from, &able) else { return Balance::Even };
        let Some(open_seat) = worst_chair(rule, to, &able) else { return Balance::Even };
        Balance::Move {
            player,
            from: Chair { table: long, seat },
            to: Chair { table: short, seat: open_seat },
        }
    }

    /// Whether the hands wait for the final table.
    pub fn awaits_final_table(&self, last_draw: bool) -> bool {
        last_draw && self.needed(self.seated()) == 1 && self.open().count() > 1
    }

    /// By how many players a table is short of the largest.
    pub fn short_by(&self, table: &RoomTable) -> usize {
        let most = self.open().map(|(_, table)| table.count()).max().unwrap_or(0);
        most.saturating_sub(table.count())
    }
}

/// The player due to be big blind next (TDA 10); before the first hand, the one in the last chair.
fn due(rule: ButtonRule, table: &RoomTable, able: impl Fn(Player) -> bool) -> Option<(Seat, Player)> {
    let sitting = table.sitting(able);
    let next = table.blinds.and_then(|blinds| NextHand::after(rule, blinds, sitting));
    let seat = match next {
        Some(next) => Some(next.blinds.big),
        None => sitting.seated.iter().next_back(),
    }?;
    Some((seat, table.player(seat)?))
}

/// The worst open position: the one that is big blind soonest, never the small blind, and one that waits for the button
/// only where there is no other (TDA 10).
fn worst_chair(rule: ButtonRule, table: &RoomTable, able: impl Fn(Player) -> bool) -> Option<Seat> {
    let empty = table.empty();
    let Some(blinds) = table.blinds else { return empty.iter().next() };
    let sitting = table.sitting(able);
    let mut waits = None;
    for seat in empty.left_of(blinds.big) {
        let mut with = sitting;
        with.seated.insert(seat);
        with.moved.insert(seat);
        let Some(next) = NextHand::after(rule, blinds, with) else { return Some(seat) };
        if next.blinds.small == seat {
            continue;
        }
        if next.dealt_in.contains(seat) {
            return Some(seat);
        }
        waits = waits.or(Some(seat));
    }
    waits.or_else(|| Seats::next_after(empty, blinds.big))
}
