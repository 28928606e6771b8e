//! Thirteen cards and more that are set at once: bonus hands and the closed game.

use super::placing::{of_set, stay_points};
use super::{Code, Dice, Level, PlacingAdvice, PlacingSpot, Reason};
use crate::CardSet;
use crate::odds::{SettingSpot, set_against};
use crate::open_face::{
    Board, ByRow, FullBoard, Options, PlaceChoice, Placement, Royalties, Variant, Worth, best_rows, stays_by,
};

pub(super) fn advise(
    spot: &PlacingSpot,
    choice: &PlaceChoice,
    level: Level,
    dice: &mut Dice,
) -> Option<PlacingAdvice> {
    let cards = CardSet::distinct(choice.cards.iter().copied()).ok()?;
    let empty = spot.rows.iter().all(|(_, cards)| cards.is_empty());
    if !(Board::CARDS..=PlaceChoice::MOST_CARDS).contains(&cards.len()) || !empty {
        return None;
    }
    let options = spot.options();
    let closed = options.variant == Variant::Closed13;
    let rows = match level {
        // The strongest bottom, of the rest the strongest middle.
        Level::Beginner => {
            let options =
                Options { royalties: Royalties::none(), variant: Variant::Closed13, ..Options::default() };
            best_rows(cards, &Worth::new(&options, 0, &[]))
        }
        Level::Regular => best_rows(cards, &Worth::new(options, stay_points(spot), &[])),
        Level::Expert => {
            let opponents = if closed { Vec::new() } else { spot.opponents()? };
            let living = spot.opponents.iter().filter(|opponent| !opponent.dead);
            let spot = SettingSpot {
                cards,
                seen: spot.seen(),
                options,
                opponents: &opponents,
                closed: living.count(),
                stay_points: stay_points(spot),
            };
            set_against(&spot, &dice.seed())
        }
    };
    let rows = ByRow::from_fn(|row| of_set(&choice.cards, rows[row]));
    let board = Board::new(rows.clone()).ok()?;
    let placed = board.cards();
    let full = FullBoard::new(board).ok()?;
    let ByRow { top, middle, bottom } = options.royalties.of(&full);
    let stays = stay_points(spot) > 0 && !stays_by(&full, options.fantasy_stay).is_empty();
    let code = if stays { Code::Stay } else { Code::Arrange };
    Some(PlacingAdvice {
        placement: Placement { rows, discard: of_set(&choice.cards, cards - placed) },
        reason: Reason::new(code, [top + middle + bottom]),
    })
}
