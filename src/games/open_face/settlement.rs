//! Points into chips: who pays whom how much (OF-12, OF-13).

use super::{Score, Settlement};
use crate::{BySeat, Chips, Seat};

/// What one player owes another after a deal and what is paid of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Payment {
    /// The loser.
    pub from: Seat,
    /// The winner.
    pub to: Seat,
    /// The points won.
    pub points: u32,
    /// The points times the kush.
    pub owed: Chips,
    /// What the settlement lets be paid.
    pub paid: Chips,
}

/// Pays a score out, pair by pair in its order (OF-12): the balances change, the payments are told. Equal pairs owe nothing.
///
/// A balance is a stack, or what was won and lost since the start where the game has no stacks. Only
/// [`Settlement::Uncapped`] can take it below zero. Proportional: what a player wins in this deal does not add to what
/// the same player can lose in it; odd units go one by one in the order of the pairs.
///
/// # Examples
///
/// ```
/// use cardroom::open_face::{Rules, Settlement, score_boards, settle};
/// use cardroom::{BySeat, Chips};
/// let boards = ["Ac9d4s/KhKd8s6c2d/AhAdQsTc3h".parse()?, "Ks8c3s/JhJd9h5d2c/QhQcAs7c4d".parse()?];
/// let score = score_boards(boards, &Rules::default())?;
/// let mut stacks = BySeat::from_vec(vec![100, 40]).unwrap();
/// let payments = settle(&score, Chips(10), Settlement::WinCap, &mut stacks);
/// assert_eq!((payments[0].owed, payments[0].paid), (Chips(60), Chips(40)));
/// assert_eq!(stacks.values(), [140, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn settle(score: &Score, kush: Chips, rule: Settlement, balances: &mut BySeat<i64>) -> Vec<Payment> {
    let mut payments: Vec<Payment> = score
        .pairs
        .iter()
        .filter(|pair| pair.net != 0)
        .map(|pair| {
            let (to, from) = if pair.net > 0 { (pair.first, pair.second) } else { (pair.second, pair.first) };
            let points = pair.net.unsigned_abs();
            let owed = Chips(kush.0.saturating_mul(u64::from(points)).min(Chips::MAX.0));
            Payment { from, to, points, owed, paid: Chips::ZERO }
        })
        .collect();
    if rule == Settlement::Proportional {
        divide(&mut payments, balances);
    }
    for payment in &mut payments {
        match rule {
            Settlement::Uncapped => payment.paid = payment.owed,
            Settlement::WinCap => {
                let cap = stack(balances, payment.from).min(stack(balances, payment.to));
                payment.paid = payment.owed.min(cap);
            }
            Settlement::Proportional => {}
        }
        transfer(balances, payment);
    }
    payments
}

/// What lies before a seat: nothing where the balance is below zero.
fn stack(balances: &BySeat<i64>, seat: Seat) -> Chips {
    Chips(balances.get(seat).map_or(0, |balance| u64::try_from(*balance).unwrap_or(0)))
}

fn transfer(balances: &mut BySeat<i64>, payment: &Payment) {
    let amount = i64::try_from(payment.paid.0).unwrap_or(i64::MAX);
    for (seat, change) in [(payment.from, -amount), (payment.to, amount)] {
        if seat.index() < balances.len() {
            balances[seat] = balances[seat].saturating_add(change);
        }
    }
}

/// Divides each loser's stack among the claims on it.
fn divide(payments: &mut [Payment], balances: &BySeat<i64>) {
    for (loser, _) in balances.iter() {
        let stack = stack(balances, loser);
        let claims = || payments.iter().filter(|payment| payment.from == loser);
        let claimed: u128 = claims().map(|payment| u128::from(payment.owed.0)).sum();
        let short = claimed > u128::from(stack.0);
        let share = |owed: Chips| {
            if short { Chips((u128::from(stack.0) * u128::from(owed.0) / claimed) as u64) } else { owed }
        };
        let given: Chips = claims().map(|payment| share(payment.owed)).sum();
        let mut odd = if short { stack - given } else { Chips::ZERO };
        for payment in payments.iter_mut().filter(|payment| payment.from == loser) {
            payment.paid = share(payment.owed);
            if !odd.is_zero() && payment.paid < payment.owed {
                payment.paid += Chips(1);
                odd -= Chips(1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ByRow, PairPoints, PairScore};
    use super::*;

    /// A score of three players in the order first, second, button: what the first of each pair wins.
    fn score(seats: [u8; 3], nets: [i32; 3]) -> Score {
        let pair = |(first, second): (usize, usize), net| PairScore {
            first: Seat(seats[first]),
            second: Seat(seats[second]),
            rows: Some(ByRow::default()),
            swept_by: None,
            first_points: PairPoints::default(),
            second_points: PairPoints::default(),
            net,
        };
        let pairs = [(0, 1), (0, 2), (1, 2)].into_iter().zip(nets).map(|(seats, net)| pair(seats, net));
        Score { players: Vec::new(), pairs: pairs.collect() }
    }

    fn after(rule: Settlement, stacks: [i64; 3], nets: [i32; 3], kush: u64) -> Vec<i64> {
        let mut balances = BySeat::from_vec(stacks.to_vec()).unwrap();
        settle(&score([0, 1, 2], nets), Chips(kush), rule, &mut balances);
        balances.values().to_vec()
    }

    #[test]
    fn of_13_the_worked_example_of_the_win_cap() {
        assert_eq!(after(Settlement::WinCap, [5, 10, 135], [10, 40, -20], 1), [20, 0, 130]);
        let mut balances = BySeat::from_vec(vec![5, 10, 135]).unwrap();
        let payments = settle(&score([0, 1, 2], [10, 40, -20]), Chips(1), Settlement::WinCap, &mut balances);
        let paid: Vec<_> =
            payments.iter().map(|payment| (payment.from.0, payment.to.0, payment.paid.0)).collect();
        assert_eq!(paid, [(1, 0, 5), (2, 0, 10), (1, 2, 5)]);
    }

    #[test]
    fn of_12_the_kush_multiplies_and_the_order_of_the_pairs_decides() {
        assert_eq!(after(Settlement::Uncapped, [0, 0, 0], [6, -2, 1], 25), [100, -125, 25]);
        // The same deal with the seats numbered the other way round.
        let mut balances = BySeat::from_vec(vec![135, 10, 5]).unwrap();
        settle(&score([2, 1, 0], [10, 40, -20]), Chips(1), Settlement::WinCap, &mut balances);
        assert_eq!(balances.values(), [130, 0, 20]);
        let mut balances = BySeat::from_vec(vec![5, 10, 135]).unwrap();
        // The same claims, but the second is first in order: 20 from the second to the third, then the rest.
        settle(&score([1, 2, 0], [-20, -10, -40]), Chips(1), Settlement::WinCap, &mut balances);
        assert_eq!(balances.values(), [10, 0, 140]);
    }

    #[test]
    fn of_13_uncapped_pays_whole() {
        assert_eq!(after(Settlement::Uncapped, [5, 10, 135], [10, 40, -20], 1), [55, -20, 115]);
    }

    #[test]
    fn of_13_proportional_divides_a_loser_s_stack() {
        // The second owes 10 and 20 out of 15: 5 and 10. The third owes 40 and has it.
        assert_eq!(after(Settlement::Proportional, [5, 15, 135], [10, 40, -20], 1), [50, 0, 105]);
        // 10 among claims of 10 and 20: 3 and 6, the odd unit to the first pair in order.
        assert_eq!(after(Settlement::Proportional, [5, 10, 135], [10, 0, -20], 1), [9, 0, 141]);
        // No cap on what a small stack may win.
        assert_eq!(after(Settlement::Proportional, [1, 100, 0], [50, 0, 0], 1), [51, 50, 0]);
        // What the second wins from the third in the same deal is not at stake against the first.
        assert_eq!(after(Settlement::Proportional, [100, 10, 100], [30, 0, 50], 1), [110, 50, 50]);
    }

    #[test]
    fn of_13_chips_are_neither_made_nor_lost() {
        let mut stream = crate::Seed::new([3; 32]).stream(0);
        for _ in 0..2_000 {
            let stacks = [(); 3].map(|()| i64::from(stream.below(100)));
            let nets = [(); 3].map(|()| i32::try_from(stream.below(121)).unwrap() - 60);
            for rule in [Settlement::Uncapped, Settlement::WinCap, Settlement::Proportional] {
                let after = after(rule, stacks, nets, 1 + u64::from(stream.below(3)));
                assert_eq!(
                    after.iter().sum::<i64>(),
                    stacks.iter().sum::<i64>(),
                    "{rule:?} {stacks:?} {nets:?}"
                );
                let capped = rule != Settlement::Uncapped;
                assert!(!capped || after.iter().all(|stack| *stack >= 0), "{rule:?} {stacks:?} {nets:?}");
            }
        }
    }

    #[test]
    fn of_13_the_largest_amounts_do_not_overflow() {
        let most = Chips::MAX.0.cast_signed() / 3;
        for rule in [Settlement::WinCap, Settlement::Proportional] {
            let after = after(rule, [most; 3], [120_000, 120_000, 120_000], Chips::MAX.0 / 120_000);
            assert_eq!(after.iter().sum::<i64>(), most * 3);
        }
    }
}
