//! Starting hands: which part of the best each belongs to, and which parts are played where.

use crate::CardSet;

/// The place of two cards among the 169 kinds of starting hands: a pair, suited with the higher rank first, offsuit with the
/// lower first, each rank from the two up.
fn kind(pair: CardSet) -> usize {
    let mut cards = pair.iter();
    let (Some(low), Some(high)) = (cards.next(), cards.next()) else { return 0 };
    let (small, large) = (low.rank() as usize, high.rank() as usize);
    if low.suit() == high.suit() { large * 13 + small } else { small * 13 + large }
}

/// In which best part of all starting hands two cards are, in thousandths. The order weighs how a hand does against the best
/// quarter of hands and against any, and that suited and connected cards win more than they show; `docs/computer-players.md`
/// tells how it was made.
pub(super) fn top(pair: CardSet) -> u32 {
    u32::from(TOP.get(kind(pair)).copied().unwrap_or(200)) * 5
}

/// The part of hands that a player raises with first in, by how many are still to act, in thousandths.
pub(super) fn opens(behind: usize, two_players: bool) -> u32 {
    if two_players {
        return 800;
    }
    [1000, 480, 440, 300, 230, 190, 165, 145, 130, 120].get(behind).copied().unwrap_or(110)
}

/// The part of hands that a short stack goes all-in with first in, in thousandths: by how many are still to act and its
/// stack in big blinds (in tenths), where blinds and antes come to one and a half of them.
pub(super) fn pushes(behind: usize, tenths: u32) -> u32 {
    let row = &PUSHES[behind.clamp(1, PUSHES.len()) - 1];
    let at = STACKS.iter().position(|stack| 10 * u32::from(*stack) >= tenths).unwrap_or(STACKS.len() - 1);
    let share = |at: usize| 5 * u32::from(row[at]);
    let Some(before) = at.checked_sub(1) else { return share(0) };
    // On the way between two stacks of the table.
    let (low, high) = (10 * u32::from(STACKS[before]), 10 * u32::from(STACKS[at]));
    let way = tenths.clamp(low, high) - low;
    (share(before) * (high - low - way) + share(at) * way) / (high - low)
}

const STACKS: [u8; 14] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25];

/// In two-hundredths. Equilibria of push or fold for one to nine players behind, of whom each answers alone.
const PUSHES: [[u8; 14]; 9] = [
    [200, 179, 156, 148, 143, 137, 132, 124, 116, 106, 97, 86, 81, 73],
    [196, 164, 109, 87, 81, 78, 72, 69, 65, 63, 57, 51, 45, 37],
    [200, 166, 94, 72, 65, 62, 60, 57, 50, 45, 39, 34, 29, 23],
    [200, 169, 87, 64, 59, 53, 48, 44, 39, 33, 29, 25, 21, 17],
    [200, 169, 77, 57, 49, 43, 40, 37, 31, 27, 24, 18, 17, 14],
    [200, 169, 74, 52, 41, 39, 33, 31, 26, 22, 18, 16, 14, 10],
    [200, 169, 72, 44, 37, 31, 29, 26, 21, 18, 16, 14, 10, 9],
    [200, 169, 70, 40, 33, 29, 25, 24, 19, 16, 14, 10, 9, 7],
    [200, 169, 70, 36, 28, 24, 23, 20, 16, 14, 13, 9, 8, 7],
];

/// By kind, in two-hundredths.
#[rustfmt::skip]
const TOP: [u8; 169] = [
    46, 200, 195, 193, 196, 198, 191, 182, 173, 160, 145, 109, 61,
    155, 37, 186, 180, 184, 189, 187, 178, 169, 154, 135, 106, 55,
    150, 130, 29, 157, 167, 171, 175, 176, 164, 147, 127, 102, 52,
    141, 125, 91, 22, 149, 152, 158, 166, 162, 141, 124, 91, 48,
    149, 128, 104, 85, 17, 129, 133, 139, 143, 137, 116, 87, 50,
    151, 131, 107, 88, 71, 13, 113, 118, 120, 122, 111, 83, 39,
    135, 131, 114, 92, 76, 67, 10, 97, 99, 94, 96, 73, 34,
    125, 120, 116, 103, 81, 68, 58, 7, 81, 79, 75, 64, 27,
    110, 106, 103, 102, 85, 69, 56, 43, 5, 66, 59, 40, 19,
    100, 89, 88, 84, 77, 70, 57, 42, 36, 4, 45, 32, 15,
    84, 76, 71, 70, 68, 67, 55, 42, 32, 25, 3, 24, 12,
    64, 62, 56, 53, 50, 43, 41, 35, 21, 20, 16, 2, 8,
    35, 30, 28, 28, 27, 21, 20, 16, 12, 9, 6, 4, 1,
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;

    fn of(text: &str) -> u32 {
        top(Card::parse_list(text).unwrap().into_iter().collect())
    }

    #[test]
    fn so_many_hands_are_in_a_best_part_as_it_says() {
        let cards: Vec<Card> = Card::all().collect();
        let mut tops = Vec::new();
        for (at, first) in cards.iter().enumerate() {
            tops.extend(cards[..at].iter().map(|second| top([*first, *second].into_iter().collect())));
        }
        for part in (0..=1000).step_by(50) {
            let within = tops.iter().filter(|top| **top <= part).count() * 1000 / tops.len();
            // A kind of hand is 9 thousandths at most, and the table has two-hundredths.
            assert!(within.abs_diff(part as usize) <= 12, "{part}: {within}");
        }
    }

    #[test]
    fn the_order_is_that_of_any_table_of_starting_hands_where_all_agree() {
        let falls = ["AsAh", "KsKh", "QsQh", "JsJh", "TsTh", "9s9h", "7s7h", "5s5h", "2s2h", "7s2h"];
        assert!(falls.windows(2).all(|pair| of(pair[0]) < of(pair[1])));
        for (better, worse) in
            [("AsKs", "AsKh"), ("AsQh", "AsJh"), ("KsQs", "KsJs"), ("9s8s", "9s8h"), ("AsKh", "KsQh")]
        {
            assert!(of(better) < of(worse), "{better} {worse}");
        }
        assert_eq!(of("AsKh"), of("KdAc"), "the order of cards and the names of suits are nothing");
    }

    #[test]
    fn a_shorter_stack_and_fewer_players_behind_mean_more_all_ins() {
        for behind in 1..=9 {
            for tenths in 10..250 {
                assert!(pushes(behind, tenths) >= pushes(behind, tenths + 1), "{behind} {tenths}");
            }
        }
        for behind in 2..=9 {
            for tenths in 30..250 {
                assert!(pushes(behind - 1, tenths) + 15 >= pushes(behind, tenths), "{behind} {tenths}");
            }
        }
        assert!((1..10).all(|behind| opens(behind, false) > opens(behind + 1, false)));
        assert_eq!(pushes(200, 1_000_000), pushes(9, 250));
    }
}
