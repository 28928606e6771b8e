//! Why a placement is good, told from what it does to the own rows.

use super::{Code, PlacingSpot, Reason};
use crate::open_face::{Board, ByRow, FullBoard, Placement, Row};
use crate::{Card, CardSet, CardsCategory, CardsValue, Rank};

/// The most telling of what a placement does.
pub(super) fn reason(spot: &PlacingSpot, placement: &Placement) -> Reason {
    let rows = ByRow::from_fn(|row| [&spot.rows[row][..], &placement.rows[row][..]].concat());
    let full = Board::new(rows.clone()).ok().and_then(|board| FullBoard::new(board).ok());
    if full.is_some_and(|board| !board.is_live()) {
        return Reason::new(Code::Dead, []);
    }
    let (mut most, mut said) = (0, Reason::new(Code::Safe, []));
    for row in Row::ALL {
        if placement.rows[row].is_empty() {
            continue;
        }
        let (weight, reason) = of_row(spot, row, &placement.rows[row]);
        if weight > most {
            (most, said) = (weight, reason);
        }
    }
    said
}

/// What cards do for a row, and how much that tells.
fn of_row(spot: &PlacingSpot, row: Row, placed: &[Card]) -> (u32, Reason) {
    let options = spot.options();
    let before: CardSet = spot.rows[row].iter().copied().collect();
    let all: CardSet = before | placed.iter().copied().collect();
    let (least, full) = (CardsValue::floor(all), all.len() == row.capacity());
    let grown = least.category() > CardsValue::floor(before).category();
    let number = row as u32;
    let points = match CardsValue::of(all) {
        Some(value) if full => options.royalties.of_row(row, value),
        _ => 0,
    };
    let high = row == Row::Top && placed.iter().any(|card| card.rank() >= Rank::Queen);
    if high && grown && options.fantasy_limit != Some(0) {
        (20_000, Reason::new(Code::Fantasy, []))
    } else if points > 0 {
        (10_000 + points.min(9000), Reason::new(Code::Royalty, [number, points]))
    } else if high && options.fantasy_limit != Some(0) {
        (600, Reason::new(Code::Fantasy, []))
    } else if row != Row::Top && !full && all.len() > 2 && of_one_suit(all) {
        (500 + all.len() as u32, Reason::new(Code::FlushDraw, [number, all.len() as u32]))
    } else if grown && least.category() >= CardsCategory::Pair {
        (400 + least.category() as u32, Reason::new(Code::Pairs, [number]))
    } else {
        (0, Reason::new(Code::Safe, []))
    }
}

fn of_one_suit(cards: CardSet) -> bool {
    let mut suits = cards.iter().map(Card::suit);
    let first = suits.next();
    suits.all(|suit| Some(suit) == first)
}
