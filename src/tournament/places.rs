use crate::Chips;
use crate::tournament::Player;
use crate::tournament::order::in_order;

/// A player who is out, and what counts for the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BustOut {
    /// Who.
    pub player: Player,
    /// The table where it happened.
    pub table: u32,
    /// The stack at the start of that hand.
    pub stack: Chips,
}

/// How players are placed who go out at different tables in one hand-for-hand round (TT-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum AcrossTables {
    /// All of them share their places.
    #[default]
    Share,
    /// The larger stack at the start of the hand places higher, as at one table.
    ByStack,
}

/// The place of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Placed {
    /// Who.
    pub player: Player,
    /// The place, from 1.
    pub place: u32,
    /// The last of the places that are shared; `place` itself where none is.
    pub to: u32,
}

/// The places of players who went out at the same time, with so many left in (TT-3); best place first, shared ones by
/// the player's number.
pub fn place(group: &[BustOut], left: u32, across: AcrossTables) -> Vec<Placed> {
    let apart = across == AcrossTables::Share
        && group.iter().zip(group.iter().skip(1)).any(|(one, other)| one.table != other.table);
    let worth = |out: &BustOut| if apart { Chips::ZERO } else { out.stack };
    let key = |at: usize| group.get(at).map_or((0, 0), |out| (!worth(out).0, u64::from(out.player.0)));
    let order: Vec<&BustOut> =
        in_order(group.len(), &key).into_iter().filter_map(|at| group.get(at)).collect();
    let placed = |out: &BustOut| {
        let better = order.iter().filter(|other| worth(other) > worth(out)).count() as u32;
        let tied = order.iter().filter(|other| worth(other) == worth(out)).count() as u32;
        Placed { player: out.player, place: left + better + 1, to: left + better + tied }
    };
    order.iter().map(|out| placed(out)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(group: &[(u32, u32, u64)], left: u32, across: AcrossTables) -> Vec<(u32, u32, u32)> {
        let group: Vec<BustOut> = group
            .iter()
            .map(|(player, table, stack)| BustOut {
                player: Player(*player),
                table: *table,
                stack: Chips(*stack),
            })
            .collect();
        place(&group, left, across)
            .into_iter()
            .map(|placed| (placed.player.0, placed.place, placed.to))
            .collect()
    }

    #[test]
    fn tt_03_out_in_one_hand_the_larger_stack_places_higher() {
        let group = [(4, 0, 300), (2, 0, 900)];
        assert_eq!(places(&group, 7, AcrossTables::Share), [(2, 8, 8), (4, 9, 9)]);
        assert_eq!(places(&[(4, 0, 300)], 0, AcrossTables::Share), [(4, 1, 1)]);
        assert_eq!(places(&[], 3, AcrossTables::Share), []);
    }

    #[test]
    fn tt_03_equal_stacks_share_their_places() {
        let group = [(5, 0, 300), (4, 0, 100), (3, 0, 300), (9, 0, 500)];
        assert_eq!(
            places(&group, 10, AcrossTables::Share),
            [(9, 11, 11), (3, 12, 13), (5, 12, 13), (4, 14, 14)]
        );
    }

    #[test]
    fn tt_03_across_tables_they_share_or_go_by_stack() {
        // 52 left, 50 paid, three bust in one round of hand-for-hand.
        let group = [(4, 0, 300), (2, 1, 900), (8, 1, 100)];
        assert_eq!(places(&group, 49, AcrossTables::Share), [(2, 50, 52), (4, 50, 52), (8, 50, 52)]);
        assert_eq!(places(&group, 49, AcrossTables::ByStack), [(2, 50, 50), (4, 51, 51), (8, 52, 52)]);
    }
}
