use super::{AdviceError, Code, Dice, Level, PlacingSpot, Reason, placing_set, placing_street};
use crate::open_face::{Board, ByRow, Placement, Row, Royalties, Rules};
use crate::{Card, CardSet, Seed};

/// Where a computer player places its cards, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacingAdvice {
    /// A placement that the game accepts.
    pub placement: Placement,
    /// Why.
    pub reason: Reason,
}

/// Where a computer player of a level places its cards in open-face Chinese.
///
/// The same spot, level and seed give the same advice on every platform.
///
/// # Errors
///
/// [`AdviceError::NothingToDecide`] where the player has nothing to place, or nothing that the room of the rows allows. To leave
/// between deals is never advised.
///
/// # Examples
///
/// ```
/// use cardroom::Seed;
/// use cardroom::advice::{Level, PlacingSpot, advise_placing};
/// use cardroom::open_face::{Action, OpenFace, Setup};
/// let mut game = OpenFace::new(Setup::new(2, Seed::new([7; 32])))?;
/// while let Some(seat) = game.can_act().iter().next() {
///     let spot = PlacingSpot::of(&game.view(Some(seat))).ok_or("a seat's view")?;
///     let advice = advise_placing(&spot, Level::Regular, &Seed::new([2; 32]))?;
///     game.act(seat, &Action::Place(advice.placement))?;
/// }
/// assert!(game.result().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn advise_placing(spot: &PlacingSpot, level: Level, seed: &Seed) -> Result<PlacingAdvice, AdviceError> {
    let choice = spot.choice.as_ref().filter(|choice| choice.count > 0);
    let choice = choice.ok_or(AdviceError::NothingToDecide)?;
    let placed: usize = spot.rows.iter().map(|(_, cards)| cards.len()).sum();
    let first = choice.cards.first().map_or(0, |card| u64::from(card.index()));
    let looked_at = [u64::from(spot.hand_number), u64::from(spot.viewer.0), placed as u64, first];
    let mut dice = Dice::of(seed, looked_at);
    let advice = if choice.places() > 5 {
        placing_set::advise(spot, choice, level, &mut dice)
    } else {
        placing_street::advise(spot, choice, level, &mut dice)
    };
    let legal = |advice: &PlacingAdvice| choice.check(&Board::default(), &advice.placement).is_ok();
    Ok(advice.filter(legal).unwrap_or_else(|| PlacingAdvice {
        // Where the cards of a spot contradict each other, what is legal still is.
        placement: anywhere(&choice.cards, choice.room, choice.places()),
        reason: Reason::new(Code::OnlyAction, []),
    }))
}

/// So many cards from the bottom up, the rest discarded.
fn anywhere(cards: &[Card], room: ByRow<u8>, places: usize) -> Placement {
    let mut placement = Placement::default();
    let (in_rows, discarded) = cards.split_at(places.min(cards.len()));
    let mut left = in_rows.iter().copied();
    for row in [Row::Bottom, Row::Middle, Row::Top] {
        placement.rows[row] = left.by_ref().take(room[row].into()).collect();
    }
    placement.discard = discarded.to_vec();
    placement
}

/// The cards of a set, in the order in which they were dealt.
pub(super) fn of_set(cards: &[Card], set: CardSet) -> Vec<Card> {
    cards.iter().copied().filter(|card| set.contains(*card)).collect()
}

/// What a bonus hand of 14, 15, 16 and 17 cards is worth against one opponent who plays an ordinary hand, in points: measured
/// under the usual royalties.
const BONUS_HANDS: [u32; 4] = [12, 17, 23, 30];
/// What is left of that where nothing pays royalties.
const ROWS: u32 = 3;
/// What a bonus hand of fourteen cards is paid under the usual royalties, in thousandths.
const USUAL: u64 = 12_293;

/// What bonus hands are worth to an ordinary hand that earns one, by how many cards they have.
pub(super) fn fantasy_points(spot: &PlacingSpot) -> [u32; 4] {
    let paid = paid(&spot.options().royalties);
    BONUS_HANDS.map(|points| {
        let points = u64::from(ROWS) + u64::from(points - ROWS) * paid / USUAL;
        (points * spot.opponents.len() as u64).min(Rules::MOST_POINTS.into()) as u32
    })
}

/// What a table pays a bonus hand of fourteen cards, in thousandths: by how often such a hand has each row under the usual one.
fn paid(royalties: &Royalties) -> u64 {
    let Royalties { top, middle, bottom } = royalties;
    let parts = [
        (570, top.pairs[10]),
        (38, top.trips[6]),
        (47, middle.three_of_a_kind),
        (235, middle.straight),
        (173, middle.flush),
        (59, middle.full_house),
        (153, bottom.straight),
        (323, bottom.flush),
        (371, bottom.full_house),
        (40, bottom.four_of_a_kind),
        (23, bottom.straight_flush),
    ];
    parts.into_iter().map(|(often, points)| often * u64::from(points)).sum()
}

/// What it is worth to stay in fantasyland, against one opponent.
pub(super) fn stay_points(spot: &PlacingSpot) -> u32 {
    let next = spot.bonus.map_or(1, |bonus| bonus.in_a_row.saturating_add(1));
    let allowed = spot.options().fantasy_limit.is_none_or(|limit| next <= limit);
    let [points, ..] = fantasy_points(spot);
    if spot.bonus.is_some() && allowed { points / (spot.opponents.len() as u32).max(1) } else { 0 }
}
