//! Whether players can hold different cards at all.

use crate::CardSet;

/// What a player may hold.
type Pairs<'a> = &'a [(CardSet, u32)];

/// So many hands are tried, some milliseconds at most, before it is left open.
const MOST_TRIES: u32 = 1024;

/// False where the players cannot all hold different cards; true where they can, or where that would take long to find out.
pub(super) fn may_be(pairs: &[Vec<(CardSet, u32)>]) -> bool {
    let players: Vec<Pairs<'_>> = pairs.iter().map(Vec::as_slice).collect();
    // Those with little choice are looked at without the others, who would hide that there is too little of it.
    let alike = |at: usize| players.iter().position(|other| other.len() == players[at].len()) != Some(at);
    (0..players.len()).all(|at| alike(at) || enough(&players, players[at].len()))
        && place(&players, CardSet::EMPTY, &mut MOST_TRIES.clone())
}

/// False where the players with so many hands at most want more cards than there are: two for each, and one of some of which
/// every hand has one.
fn enough(players: &[Pairs<'_>], most: usize) -> bool {
    let mut beside = [0_u64; 52];
    let mut count = 0;
    for pairs in players {
        if pairs.len() > most {
            continue;
        }
        count += 1;
        for (pair, _) in *pairs {
            let (low, high) = (pair.bits().trailing_zeros(), pair.bits().checked_ilog2().unwrap_or_default());
            for (one, other) in [(low, high), (high, low)] {
                if let Some(cards) = beside.get_mut(one as usize) {
                    *cards |= 1 << other;
                }
            }
        }
    }
    let wanted = beside.iter().filter(|cards| **cards != 0).count();
    // Every hand has one of these cards, the most sought first; no two players share one.
    let mut shared = 0;
    loop {
        let (mut best, mut sought) = (0, 0);
        for (at, cards) in beside.iter().enumerate() {
            if cards.count_ones() > sought {
                (best, sought) = (at, cards.count_ones());
            }
        }
        if sought == 0 {
            break;
        }
        shared += 1;
        for (at, cards) in beside.iter_mut().enumerate() {
            *cards = if at == best { 0 } else { *cards & !(1 << best) };
        }
    }
    wanted >= 2 * count && shared >= count
}

/// Gives each player a hand of cards that are not taken, whoever has the least choice first.
fn place(players: &[Pairs<'_>], taken: CardSet, tries: &mut u32) -> bool {
    let free = |pairs: &Pairs<'_>| pairs.iter().filter(|(pair, _)| (*pair & taken).is_empty()).count();
    let Some((at, pairs)) = players.iter().enumerate().min_by_key(|(_, pairs)| free(pairs)) else {
        return true;
    };
    let mut others = players.to_vec();
    others.swap_remove(at);
    for &(pair, _) in *pairs {
        if !(pair & taken).is_empty() {
            continue;
        }
        if *tries == 0 {
            return true;
        }
        *tries -= 1;
        if place(&others, taken | pair, tries) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Range;

    fn players(ranges: &[&str]) -> Vec<Vec<(CardSet, u32)>> {
        ranges.iter().map(|range| range.parse::<Range>().unwrap().pairs().collect()).collect()
    }

    #[test]
    fn two_pairs_of_a_rank_are_all_there_are() {
        assert!(may_be(&players(&["AA", "AA"])));
        assert!(!may_be(&players(&["AA", "AA", "AA"])));
        assert!(!may_be(&players(&["AA", "random", "AA", "KK", "AA"])));
    }

    #[test]
    fn four_players_have_an_ace_at_most() {
        let any_ace = "AA, A2+";
        assert!(may_be(&players(&[any_ace; 4])));
        assert!(!may_be(&players(&[any_ace; 5])));
        assert!(!may_be(&players(&["random", any_ace, any_ace, any_ace, any_ace, any_ace])));
    }

    #[test]
    fn ranges_that_only_a_search_tells_apart() {
        assert!(!may_be(&players(&["AsKs, QsJs", "AsQs, KsJs"])));
        assert!(may_be(&players(&["AsKs, QsJs", "AsQs, KsJs, 2c2d"])));
    }

    #[test]
    fn ten_players_have_twenty_cards_at_least() {
        let of = |cards: CardSet| {
            let mut players = players(&["random"; 10]);
            for pairs in &mut players {
                pairs.retain(|(pair, _)| (*pair - cards).is_empty());
            }
            may_be(&players)
        };
        assert!(of(CardSet::from_bits(0xF_FFFF).unwrap()));
        assert!(!of(CardSet::from_bits(0x7_FFFF).unwrap()));
    }
}
