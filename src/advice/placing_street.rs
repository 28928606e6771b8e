//! The cards of one street.

use super::placing::fantasy_points;
use super::placing_reason::reason;
use super::{Dice, Level, PlacingAdvice, PlacingSpot};
use crate::open_face::{Board, PlaceChoice, Placement};
use crate::{CardSet, OpponentRows, PlacementJob, PlacementOddsRequest};

pub(super) fn advise(
    spot: &PlacingSpot,
    choice: &PlaceChoice,
    level: Level,
    dice: &mut Dice,
) -> Option<PlacingAdvice> {
    let board = Board::new(spot.rows.clone()).ok()?;
    let placements = choice.placements()?;
    let mut request = PlacementOddsRequest::new(board, choice.cards.clone());
    request.rules = spot.rules.clone();
    if level == Level::Beginner {
        // What is gone, the own discards too, is not looked at.
        request.opponents = vec![OpponentRows::Open(Board::default()); spot.opponents.len()];
    } else {
        request.opponents = spot.opponents()?;
        let own: CardSet = spot.discards.iter().copied().collect();
        // Dead hands' rows lie open, but odds are not asked for them.
        let dead = spot.opponents.iter().filter(|opponent| opponent.dead);
        let dead: CardSet =
            dead.flat_map(|dead| dead.rows.iter().flat_map(|(_, row)| row).copied()).collect();
        request.dead = own | dead;
    }
    request.seed = dice.seed();
    request.samples = ENDINGS;
    let mut job = PlacementJob::with_fantasy(&request, fantasy_points(spot)).ok()?;
    let mut rates = job.by_rule();
    if level == Level::Beginner {
        for rate in &mut rates {
            *rate += f64::from(dice.below(2 * MISJUDGED + 1)) / 100.0;
        }
    }
    let order = best_first(&rates, if level == Level::Expert { LOOKED_AT } else { 1 });
    let placement = if level == Level::Expert && order.len() > 1 {
        job.keep(order, BONUS_HANDS);
        job.step(u64::MAX);
        job.result().placements.swap_remove(0).placement
    } else {
        placements.get(*order.first()?)?.clone()
    };
    Some(advice(spot, placement))
}

/// By how much a beginner misjudges a placement, up or down, in hundredths of a point.
const MISJUDGED: u32 = 300;

/// How many placements an expert compares, and by how many endings in all.
const LOOKED_AT: usize = 8;
const ENDINGS: u64 = 1000;
/// How many bonus hands of others are set for them: each takes as long as many endings.
const BONUS_HANDS: usize = 16;

/// The places of the largest numbers, so many of them, the largest first.
fn best_first(rates: &[f64], many: usize) -> Vec<usize> {
    let mut order: Vec<usize> = Vec::with_capacity(many + 1);
    for (at, rate) in rates.iter().enumerate() {
        let place =
            order.iter().take_while(|other| rates.get(**other).is_some_and(|other| other >= rate)).count();
        order.insert(place, at);
        order.truncate(many);
    }
    order
}

fn advice(spot: &PlacingSpot, placement: Placement) -> PlacingAdvice {
    PlacingAdvice { reason: reason(spot, &placement), placement }
}
