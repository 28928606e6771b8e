//! Advice at open-face Chinese: what `npm/advice.js` picks out of a view.

use super::{options_refused, read};
use crate::advice::{Level, PlacingOpponent, PlacingSpot, advise_placing};
use crate::open_face::{Bonus, ByRow, Options, Rules};
use crate::wasm::fault::Fault;
use crate::wasm::plain::Plain;
use crate::wasm::read::{Field, Object};
use crate::wasm::setup::MOST_SEATS;
use crate::{Card, Seat, Seed};

/// What a computer player does. Numbers: the place of the reason's code and its three numbers; then each card, four times its
/// index and 0 to 2 for the rows from the top down, 3 for the pile. None where nothing is to be decided.
pub(in crate::wasm) fn advise(words: &[u32]) -> Result<Plain, Fault> {
    let (level, seed, spot) = Field::only_argument("view", words).object(asked)?;
    let Some(Ok(advice)) = spot.map(|spot| advise_placing(&spot, level, &seed)) else {
        return Ok(Plain::numbers(&[]));
    };
    let mut numbers = vec![advice.reason.code as u32];
    numbers.extend(advice.reason.numbers);
    let ByRow { top, middle, bottom } = &advice.placement.rows;
    for (place, cards) in (0..).zip([top, middle, bottom, &advice.placement.discard]) {
        numbers.extend(cards.iter().map(|card| 4 * u32::from(card.index()) + place));
    }
    Ok(Plain::numbers(&numbers))
}

fn asked(object: &mut Object<'_>) -> Result<(Level, Seed, Option<PlacingSpot>), Fault> {
    let levels = Level::ALL.map(|level| (level.name(), level));
    let level = object.word("level", &levels, Level::Beginner)?;
    let seed = object.required("seed").seed()?;
    let hand_number = object.required("handNumber").whole(0..=u32::MAX.into())? as u32;
    let viewer = Seat(object.required("viewer").whole(0..=MOST_SEATS as u64)? as u8);
    let mut own = None;
    let mut opponents = Vec::new();
    for chair in object.required("seats").list(MOST_SEATS, |chair| chair.object(self::chair))? {
        if chair.seat == viewer {
            own = Some(chair);
        } else if chair.playing {
            opponents.push(PlacingOpponent {
                rows: chair.rows,
                drawn: chair.drawn,
                bonus: chair.bonus.map(|bonus| bonus.cards),
                dead: chair.dead,
            });
        }
    }
    let options = object.required("options").object(|object| read::options(object, &Options::default()))?;
    let rules = Rules::new(options).map_err(|error| options_refused(&error))?;
    let choice = object.required("actions").list(1, |action| read::choice(&action))?.pop();
    let spot = own.map(|chair| PlacingSpot {
        hand_number,
        viewer,
        rows: chair.rows,
        discards: chair.discards,
        bonus: chair.bonus,
        opponents,
        choice,
        rules,
    });
    Ok((level, seed, spot))
}

struct Chair {
    seat: Seat,
    playing: bool,
    rows: ByRow<Vec<Card>>,
    drawn: Vec<Card>,
    discards: Vec<Card>,
    bonus: Option<Bonus>,
    dead: bool,
}

fn chair(object: &mut Object<'_>) -> Result<Chair, Fault> {
    let mut cards = |name| {
        let field = object.required(name).nullable();
        field.map_or(Ok(Vec::new()), |field| field.cards(Card::COUNT))
    };
    let (drawn, discards) = (cards("drawn")?, cards("discards")?);
    Ok(Chair {
        seat: Seat(object.required("seat").whole(0..=MOST_SEATS as u64)? as u8),
        playing: object.flag("playing", false)?,
        rows: object.required("rows").object(read::rows)?,
        drawn,
        discards,
        bonus: object.required("bonus").nullable().map(|bonus| read::bonus(&bonus)).transpose()?,
        dead: object.flag("dead", false)?,
    })
}
