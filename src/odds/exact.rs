//! Counting all boards of known hands: by ranks first, as if there were no flushes, then suit by suit what flushes change.

use super::EquityError;
use super::spot::Spot;
use crate::hand::each_multiset;
use crate::{CardSet, HandKey, HandTable, Suit};

/// The classes of flushes of all players; 0 for none.
pub(super) type Flushes = [u16; Spot::MOST_PLAYERS];

/// Who has the best hand of `keys` and `more`, as bits, flushes left aside; and who has it with them.
#[inline]
pub(super) fn showdown(
    table: &HandTable,
    keys: &[HandKey],
    more: HandKey,
    flushes: &Flushes,
) -> (usize, usize) {
    let (mut best, mut winners) = ([0; 2], [0; 2]);
    for (player, (&key, &flush)) in keys.iter().zip(flushes).enumerate() {
        let class = table.class(key + more).number() + 1;
        // Nobody with a flush has a full house or four of a kind beside it: it is the better of the two.
        for (at, class) in [class, class.max(flush)].into_iter().enumerate() {
            if class > best[at] {
                (best[at], winners[at]) = (class, 0);
            }
            winners[at] |= usize::from(class == best[at]) << player;
        }
    }
    (winners[0], winners[1])
}

/// How often each set of players, as bits, has the best hand, over all boards: adds it to `counts`, of which there are
/// two to the power of the players.
#[inline]
pub(super) fn count(spot: &Spot, hands: &[CardSet], table: &HandTable, counts: &mut [i64]) {
    let (board, missing) = (spot.board, spot.missing);
    let unseen = hands.iter().fold(CardSet::FULL - board - spot.dead, |unseen, &hand| unseen - hand);
    let mut all = [HandKey::EMPTY; Spot::MOST_PLAYERS];
    for (key, &hand) in all.iter_mut().zip(hands) {
        *key = HandKey::from(hand | board).without_suits();
    }
    let keys = &all[..hands.len().min(Spot::MOST_PLAYERS)];
    let mut add = |winners: usize, ways: i64| {
        if let Some(count) = counts.get_mut(winners) {
            *count += ways;
        }
    };
    each_multiset(unseen, HandKey::EMPTY, missing, &mut |more, ways| {
        add(showdown(table, keys, more, &Flushes::default()).0, ways.cast_signed());
    });
    for suit in Suit::ALL {
        let of_suit = CardSet::of_suit(suit);
        // From how many more cards of the suit on somebody has a flush.
        let most = hands.iter().map(|&hand| ((hand | board) & of_suit).len()).max().unwrap_or(0);
        let coming: Vec<HandKey> = (unseen & of_suit).iter().map(HandKey::of).collect();
        for suited in 5_usize.saturating_sub(most)..=missing.min(coming.len()) {
            let mut others = Vec::new();
            each_multiset(unseen - of_suit, HandKey::EMPTY, missing - suited, &mut |key, ways| {
                others.push((key, ways));
            });
            each_choice(HandKey::EMPTY, &coming, suited, &mut |more| {
                let mut flushes = Flushes::default();
                for (flush, &hand) in flushes.iter_mut().zip(hands) {
                    let cards = more + HandKey::from((hand | board) & of_suit);
                    if cards.flush().is_some() {
                        *flush = table.class(cards).number() + 1;
                    }
                }
                let more = more.without_suits();
                for &(others, ways) in &others {
                    let (before, after) = showdown(table, keys, more + others, &flushes);
                    add(before, -ways.cast_signed());
                    add(after, ways.cast_signed());
                }
            });
        }
    }
}

/// Visits the sum of `key` and every choice of so many cards.
fn each_choice(key: HandKey, cards: &[HandKey], count: usize, visit: &mut dyn FnMut(HandKey)) {
    let Some(fewer) = count.checked_sub(1) else { return visit(key) };
    let mut cards = cards;
    while let [card, rest @ ..] = cards {
        each_choice(key + *card, rest, fewer, visit);
        cards = rest;
    }
}

/// All deals of hands that a spot allows, one after the other. Those that are alike but for the names of suits are one
/// matchup, and stand for it in the least of them.
pub(super) struct Matchups {
    /// The ways to rename suits that leave the board and the dead cards as they are.
    symmetries: Vec<[u8; 4]>,
    /// The number of deals, possible or not.
    pub(super) deals: u64,
    /// The next deal: its number is the place of each player's hand among all of theirs.
    pub(super) at: u64,
    /// The hands of the deal before.
    hands: [CardSet; Spot::MOST_PLAYERS],
}

impl Matchups {
    /// The most deals that are looked at before counting begins.
    const MOST_FORESEEN: u64 = 1 << 20;
    /// So few deals are always looked at, to refuse at once what has none.
    const FEW: u64 = 1 << 14;

    /// All matchups of a spot, of which there is one at least; refused where the budget allows fewer showdowns than they take.
    pub(super) fn new(spot: &Spot, budget: u64) -> Result<Self, EquityError> {
        let mut symmetries = Vec::new();
        for number in 0..=u8::MAX {
            let names = [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6];
            let all = names.iter().fold(0, |all, name| all | 1 << name);
            if all == 0b1111
                && renamed(spot.board, names) == spot.board
                && renamed(spot.dead, names) == spot.dead
            {
                symmetries.push(names);
            }
        }
        let deals = spot.pairs.iter().fold(1_u64, |deals, pairs| deals.saturating_mul(pairs.len() as u64));
        let each = spot.showdowns();
        let needed = deals.saturating_mul(each);
        // Ten players with all pairs take less than 2^120.
        let told =
            spot.pairs.iter().fold(u128::from(each), |all, pairs| all.saturating_mul(pairs.len() as u128));
        let refused = EquityError::Budget { needed: told, budget };
        // Most deals of most spots are possible, and so many at most are alike.
        if (deals / symmetries.len() as u64).saturating_mul(each) > budget {
            return Err(refused);
        }
        let mut matchups = Self { symmetries, deals, at: 0, hands: Default::default() };
        if needed > budget && deals > Self::MOST_FORESEEN {
            return Err(refused);
        }
        if needed > budget || deals <= Self::FEW {
            let mut foreseen = 0;
            while matchups.at < deals {
                foreseen += if matchups.next(spot).is_some() { each } else { 0 };
                if foreseen > budget {
                    return Err(refused);
                }
            }
            if foreseen == 0 {
                return Err(EquityError::NoDeal);
            }
            matchups.at = 0;
        }
        Ok(matchups)
    }

    /// The next deal, if it stands for a matchup: its hands, and the weight of all deals that are like it.
    #[inline]
    pub(super) fn next(&mut self, spot: &Spot) -> Option<(&[CardSet], f64)> {
        let mut number = self.at;
        self.at += 1;
        let mut taken = CardSet::EMPTY;
        for (hand, pairs) in self.hands.iter_mut().zip(&spot.pairs) {
            let count = pairs.len() as u64;
            *hand = pairs.get((number % count) as usize)?.0;
            number /= count;
            if !(taken & *hand).is_empty() {
                return None;
            }
            taken = taken | *hand;
        }
        let hands = self.hands.get(..spot.pairs.len())?;
        let (mut weight, mut same) = (0.0, 0.0);
        'like: for &names in &self.symmetries {
            let mut of_deal = 1.0;
            let mut order = std::cmp::Ordering::Equal;
            for (&hand, pairs) in hands.iter().zip(&spot.pairs) {
                let like = renamed(hand, names);
                let Ok(at) = pairs.binary_search_by_key(&like.bits(), |(pair, _)| pair.bits()) else {
                    continue 'like;
                };
                of_deal *= f64::from(pairs[at].1) / f64::from(super::Range::FULL_WEIGHT);
                order = order.then(like.bits().cmp(&hand.bits()));
            }
            match order {
                std::cmp::Ordering::Less => return None,
                std::cmp::Ordering::Equal => same += 1.0,
                std::cmp::Ordering::Greater => {}
            }
            weight += of_deal;
        }
        Some((hands, weight / same))
    }
}

/// The cards with other suits in place of theirs.
fn renamed(cards: CardSet, names: [u8; 4]) -> CardSet {
    let clubs = CardSet::of_suit(Suit::Clubs).bits();
    let bits =
        names.iter().enumerate().fold(0, |bits, (suit, name)| bits | (cards.bits() >> suit & clubs) << name);
    CardSet::from_bits(bits).unwrap_or(cards)
}
