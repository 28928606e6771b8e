//! Both banknote games (LH, LD).

#![allow(clippy::cast_precision_loss)] // amounts, far below 2^53, and small numbers

mod beginner;
mod betting;
mod classes;
mod closed;
mod community;
mod exchange;
mod outlook;
mod rivals;
mod spread;
mod style;

use betting::{Scene, thousandths};
use closed::Closed;
use community::Community;
use exchange::Choices;
use outlook::Outlook;
use rivals::Rival;
use spread::Spread;
use style::Style;

use super::{Advice, Code, Dice, Level, Menu, Spot, SpotGame};
use crate::table::Action;
use crate::{NoteClass, Piece, PlayingPlace};

pub(super) fn advise(spot: &Spot, menu: &Menu, level: Level, dice: &mut Dice) -> Advice {
    try_advise(spot, menu, level, dice)
        .unwrap_or_else(|| Advice::new(menu.any().unwrap_or(Action::Fold), Code::OnlyAction, []))
}

fn try_advise(spot: &Spot, menu: &Menu, level: Level, dice: &mut Dice) -> Option<Advice> {
    if let Some((min, max)) = menu.announce {
        // Nothing is dealt yet, and all places are alike: what the others cannot foresee is best.
        let place = min + dice.below(u32::from(max.saturating_sub(min)) + 1) as u8;
        return Some(Advice::new(Action::Announce { place }, Code::Announce, []));
    }
    if let (None, Some(bounds), false) = (menu.call, menu.raise, menu.check) {
        // The forced bet (LP-24).
        return Some(Advice::new(menu.to(bounds.min)?, Code::ForcedBet, []));
    }
    let notes = Notes::of(spot)?;
    if menu.stand {
        return exchange(spot, &notes, menu, level);
    }
    if level == Level::Beginner {
        return beginner::bet(spot, &notes, menu, dice);
    }
    let rivals = rivals(spot, level);
    let outlook = notes.outlook(spot, dice)?;
    let scene = Scene::of(spot, &outlook, &rivals)?;
    match level {
        Level::Expert => betting::weigh(&scene, menu, &Style::EXPERT, dice),
        _ => betting::by_odds(&scene, menu, dice),
    }
}

/// The others as a level sees them.
fn rivals(spot: &Spot, level: Level) -> Vec<Rival> {
    let mut rivals = Rival::all(spot, &Style::EXPERT);
    if level != Level::Expert {
        for rival in &mut rivals {
            (rival.now, rival.end, rival.shot) = (Spread::EVEN, Spread::EVEN, 0.0);
        }
    }
    rivals
}

fn exchange(spot: &Spot, notes: &Notes, menu: &Menu, level: Level) -> Option<Advice> {
    let own: [usize; 3] = notes.own.as_slice().try_into().ok()?;
    let chair = spot.own()?;
    let (rounds, armed) = (chair.rounds.len(), chair.shot == Some(true));
    let Choices { stand, exchanges } = if level == Level::Beginner {
        beginner::choices(own)
    } else {
        Choices::of(spot, own, armed, rounds >= 3, &rivals(spot, level))
    };
    let mut best = None;
    for (at, value) in exchanges.into_iter().enumerate() {
        if value > best.map_or(stand, |(_, most)| most) {
            best = Some((at, value));
        }
    }
    let Some((at, value)) = best else {
        let code = if armed { Code::HoldShot } else { Code::Stand };
        return Some(Advice::new(Action::Stand, code, [thousandths(stand)]));
    };
    let zones = &chair.zones;
    let zone = *zones.get(at)?;
    let index = zones.iter().take(at).filter(|other| **other == zone).count() as u8;
    let known = menu.discards.iter().any(|discard| discard.zone == zone && discard.index == index);
    known.then(|| {
        Advice::new(
            Action::Exchange { zone, index },
            Code::Exchange,
            [thousandths(value), thousandths(stand)],
        )
    })
}

/// The notes that the player sees, by classes.
struct Notes {
    own: Vec<usize>,
    board: Vec<usize>,
}

impl Notes {
    fn of(spot: &Spot) -> Option<Self> {
        let place = PlayingPlace::new(spot.place?)?;
        let class = |piece: Piece| Some(NoteClass::of(piece.note()?, place).index());
        let own = spot.own()?.hand.iter().filter_map(|piece| class((*piece)?)).collect();
        Some(Self { own, board: spot.board.iter().filter_map(|piece| class(*piece)).collect() })
    }

    fn outlook(&self, spot: &Spot, dice: &mut Dice) -> Option<Outlook> {
        let own = spot.own()?;
        Some(match spot.game {
            SpotGame::LiarsDraw => {
                let closed = Closed::get(spot.natural_rank);
                closed.outlook(&self.own, own.rounds.len(), own.shot == Some(true))
            }
            _ => Community::get(spot.natural_rank).outlook(
                self.own.as_slice().try_into().ok()?,
                &self.board,
                dice,
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;
    use crate::{NoteClass, NoteNumber, Seed};

    pub(super) fn class(base: u8, jokers: u8) -> usize {
        NoteClass::new(NoteNumber::new(base).unwrap(), jokers).index()
    }

    pub(super) fn dice() -> Dice {
        Dice::of(&Seed::new([1; 32]), [])
    }
}
