use crate::{BySeat, Chips, Seat, Seats};

/// A main or side pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Pot {
    /// What lies in it.
    pub amount: Chips,
    /// Who can win it.
    pub eligible: Seats,
}

/// The part of the largest total that nobody matched, and whose it is (TH-7). A seat that gave up its cards gets
/// nothing back.
pub fn uncalled(contributed: &BySeat<Chips>, live: Seats) -> Option<(Seat, Chips)> {
    let (seat, most) = contributed.iter().max_by_key(|(_, amount)| **amount)?;
    let second = contributed.iter().filter(|(other, _)| *other != seat).map(|(_, amount)| *amount).max()?;
    (*most > second && live.contains(seat)).then(|| (seat, *most - second))
}

/// The pots, main pot first: cut at the totals of the live seats (TH-9).
///
/// Dead money lies whole in the main pot (TH-16). What the live seats cannot cover, because all who put it in
/// have folded, joins the last pot, so that no chip is lost.
pub fn layer(contributed: &BySeat<Chips>, live: Seats, dead: Chips) -> Vec<Pot> {
    let totals = || live.iter().filter_map(|seat| contributed.get(seat).copied());
    let mut levels: Vec<Chips> = totals().min().into_iter().collect();
    while let Some(next) = totals().filter(|total| Some(total) > levels.last()).min() {
        levels.push(next);
    }
    let mut pots: Vec<Pot> = Vec::with_capacity(levels.len());
    let (mut below, mut dead) = (Chips::ZERO, dead);
    for (at, level) in levels.iter().enumerate() {
        let ceiling = if at + 1 == levels.len() { Chips(u64::MAX) } else { *level };
        let layer = |amount: &Chips| (*amount).min(ceiling).saturating_sub(below);
        let amount = contributed.values().iter().map(layer).sum::<Chips>() + dead;
        if !amount.is_zero() {
            let reaches = |seat: &Seat| contributed.get(*seat).is_some_and(|amount| amount >= level);
            pots.push(Pot { amount, eligible: live.iter().filter(reaches).collect() });
            dead = Chips::ZERO;
        }
        below = *level;
    }
    pots
}

/// Splits an amount among the winners, given in the order from the button's left (TH-14).
///
/// Each gets the same number of whole units; the odd units go one by one to the first. What is smaller than a unit
/// goes with the first (TH-18). A `unit` of zero counts as one.
pub fn split(amount: Chips, winners: &[Seat], unit: Chips) -> Vec<(Seat, Chips)> {
    let count = winners.len() as u64;
    if count == 0 {
        return Vec::new();
    }
    let unit = unit.0.max(1);
    let (units, rest) = (amount.0 / unit, amount.0 % unit);
    let share = |(place, seat): (u64, &Seat)| {
        let odd = u64::from(place < units % count);
        let rest = if place == 0 { rest } else { 0 };
        (*seat, Chips((units / count + odd) * unit + rest))
    };
    (0..).zip(winners).map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chips(amounts: &[u64]) -> BySeat<Chips> {
        BySeat::from_vec(amounts.iter().copied().map(Chips).collect()).unwrap()
    }

    fn seats(seats: &[u8]) -> Seats {
        seats.iter().copied().map(Seat).collect()
    }

    fn pots(contributed: &[u64], live: &[u8], dead: u64) -> Vec<(u64, Vec<u8>)> {
        layer(&chips(contributed), seats(live), Chips(dead))
            .into_iter()
            .map(|pot| (pot.amount.0, pot.eligible.iter().map(|seat| seat.0).collect()))
            .collect()
    }

    #[test]
    fn th_09_layers_are_cut_at_the_totals_of_live_seats() {
        assert_eq!(pots(&[100, 300, 300], &[0, 1, 2], 0), [(300, vec![0, 1, 2]), (400, vec![1, 2])]);
        assert_eq!(pots(&[100, 40, 100], &[0, 2], 0), [(240, vec![0, 2])]);
        assert_eq!(
            pots(&[50, 200, 350, 350], &[0, 1, 2, 3], 0),
            [(200, vec![0, 1, 2, 3]), (450, vec![1, 2, 3]), (300, vec![2, 3])]
        );
    }

    #[test]
    fn th_09_a_layer_whose_contributors_all_folded_joins_the_pot_below() {
        assert_eq!(pots(&[100, 300, 300], &[0], 0), [(700, vec![0])]);
        assert_eq!(pots(&[100, 200, 300, 300], &[0, 1], 0), [(400, vec![0, 1]), (500, vec![1])]);
    }

    #[test]
    fn th_16_dead_money_lies_whole_in_the_main_pot() {
        assert_eq!(pots(&[5, 100, 100], &[0, 1, 2], 90), [(105, vec![0, 1, 2]), (190, vec![1, 2])]);
        assert_eq!(pots(&[0, 100, 100], &[0, 1, 2], 90), [(90, vec![0, 1, 2]), (200, vec![1, 2])]);
        assert_eq!(pots(&[0, 100, 100], &[0, 1, 2], 0), [(200, vec![1, 2])]);
    }

    #[test]
    fn th_07_only_the_part_above_the_second_total_is_uncalled() {
        let back =
            |amounts: &[u64], live: &[u8]| uncalled(&chips(amounts), seats(live)).map(|(s, c)| (s.0, c.0));
        assert_eq!(back(&[100, 300, 250], &[0, 1]), Some((1, 50)));
        assert_eq!(back(&[300, 300, 250], &[0, 1]), None);
        assert_eq!(back(&[100, 300, 250], &[0, 2]), None);
        assert_eq!(back(&[100], &[0]), None);
    }

    #[test]
    fn th_14_odd_chips_go_one_by_one_from_the_left() {
        let shares = |amount, unit| {
            split(Chips(amount), &[Seat(4), Seat(7), Seat(1)], Chips(unit))
                .iter()
                .map(|(_, c)| c.0)
                .collect::<Vec<_>>()
        };
        assert_eq!(shares(101, 1), [34, 34, 33]);
        assert_eq!(shares(100, 1), [34, 33, 33]);
    }

    #[test]
    fn th_18_odd_chips_have_the_smallest_denomination_in_play() {
        let shares = |amount, unit| {
            split(Chips(amount), &[Seat(4), Seat(7), Seat(1)], Chips(unit))
                .iter()
                .map(|(_, c)| c.0)
                .collect::<Vec<_>>()
        };
        assert_eq!(shares(500, 25), [175, 175, 150]);
        assert_eq!(shares(310, 25), [110, 100, 100]);
    }
}
