use super::placing::OpponentRows;
use super::placing_job::Opponent;
use super::policy::Policy;
use super::sampling::Random;
use crate::open_face::{Board, ByRow, Options, Variant, Worth, best_rows};
use crate::{Card, CardSet, HandKey, Seed};

/// Thirteen or more cards that are set at once, and what their owner knows of the others.
pub(crate) struct SettingSpot<'a> {
    /// The cards to set.
    pub(crate) cards: CardSet,
    /// Cards that others placed or showed.
    pub(crate) seen: CardSet,
    /// What is agreed.
    pub(crate) options: &'a Options,
    /// The others; nobody of them in the closed game, where `closed` tells how many set cards of their own.
    pub(crate) opponents: &'a [OpponentRows],
    /// How many others set thirteen cards in the closed game.
    pub(crate) closed: usize,
    /// What it is worth to stay in fantasyland.
    pub(crate) stay_points: u32,
}

/// So many hands are compared with at once.
const MOST_HANDS: usize = 8;
/// So many rows are tried at most, some milliseconds of them: of 400 random hands under the usual royalties none needed a tenth.
const MOST_TRIES: u64 = 2_000_000;

/// The rows that are worth the most on average against hands that the others may come to: some for each of them, drawn
/// from what is unseen. Where so many ways are equally bad that they cannot all be tried, the best of those that were.
pub(crate) fn set_against(spot: &SettingSpot, seed: &Seed) -> ByRow<CardSet> {
    let unseen = CardSet::FULL - spot.cards - spot.seen;
    let suits = HandKey::from(unseen).suits();
    let policy = Policy::new(spot.options, [0; 4], spot.opponents.len());
    let opponents = spot.opponents.iter().filter_map(|rows| Opponent::new(rows, &policy, suits).ok());
    let mut opponents: Vec<Opponent> = opponents.collect();
    if spot.options.variant == Variant::Closed13 {
        opponents.extend((0..spot.closed).map(|_| Opponent::Bonus(Board::CARDS as u8)));
    }
    let rounds = MOST_HANDS / opponents.len().max(1);
    let mut random = Random::new(seed);
    let mut deck: Vec<Card> = unseen.iter().collect();
    let (mut hands, mut live) = (0, Vec::new());
    for _ in 0..rounds {
        let mut from = 0;
        for opponent in &opponents {
            let until = from + opponent.to_draw();
            for place in from..until.min(deck.len()) {
                let other = place + random.below((deck.len() - place) as u32) as usize;
                deck.swap(place, other);
            }
            let Some(cards) = deck.get(from..until) else { continue };
            from = until;
            let ending = opponent.ending(cards, &policy, suits);
            hands += 1;
            if ending.live {
                live.push(ending.values);
            }
        }
    }
    let rounds = if hands == 0 { 1 } else { rounds as u32 };
    let stay_points = spot.stay_points.saturating_mul(rounds);
    best_rows(spot.cards, &Worth::against(spot.options, stay_points, hands, live, MOST_TRIES))
}
