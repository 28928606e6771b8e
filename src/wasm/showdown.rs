//! A showdown without a table.

use serde::Serialize;

use super::banknotes;
use super::fault::{self, Fault};
use super::plain::Plain;
use super::read::{Field, Object};
use super::setup::{MOST_SEATS, amount, amounts, seats};
use crate::games::{LiarsPoker, LiarsVariant, TexasHoldem};
use crate::table::{Showdown, ShowdownError, ShowdownFault, showdown};
use crate::{Card, Piece, Seats};

#[derive(Clone, Copy)]
enum Name {
    TexasHoldem,
    LiarsPoker(fn() -> LiarsPoker),
}

/// Who gets what of money that was put in, by the table's own pots and shares.
pub(in crate::wasm) fn showdown_of(words: &[u32]) -> Result<Plain, Fault> {
    let request = Field::only_argument("request", words).object(read)?;
    fault::result(&showdown(&request).map_err(|error| refused(&error))?)
}

fn read(object: &mut Object<'_>) -> Result<Showdown, Fault> {
    let names = [
        ("texas-holdem", Name::TexasHoldem),
        ("liars-holdem", Name::LiarsPoker(LiarsPoker::holdem)),
        ("liars-draw", Name::LiarsPoker(LiarsPoker::draw)),
    ];
    let name = object.required("game").choice(&names)?;
    let cards = matches!(name, Name::TexasHoldem);
    let hands = object
        .required("hands")
        .list(MOST_SEATS, |hand| hand.nullable().map(|hand| pieces(&hand, cards)).transpose())?;
    let contributed = amounts(&object.required("contributed"))?;
    let game = match name {
        Name::TexasHoldem => TexasHoldem::game(),
        Name::LiarsPoker(default) => {
            let mut game = banknotes::note_options(object, default())?;
            if let LiarsVariant::Draw { moon_antes, .. } = &mut game.variant {
                *moon_antes = object.flag("moonAntes", *moon_antes)?;
            }
            game.game()
        }
    };
    let number = |field: Option<Field<'_>>, default| field.map_or(Ok(default), |field| amount(&field));
    let set = |field: Option<Field<'_>>| field.map_or(Ok(Seats::NONE), |field| seats(&field));
    let button = object.required("button").whole(0..=u64::from(u8::MAX))? as u8;
    Ok(Showdown {
        board: object.optional("board").map_or(Ok(Vec::new()), |board| pieces(&board, cards))?,
        place: match object.optional("place").and_then(Field::nullable) {
            Some(place) => Some(place.whole(0..=u64::from(u8::MAX))? as u8),
            None => None,
        },
        dead: number(object.optional("dead"), 0)?,
        antes: number(object.optional("antes"), 0)?,
        folded: set(object.optional("folded"))?,
        button,
        held_shots: set(object.optional("heldShots"))?,
        chip_unit: number(object.optional("chipUnit"), 1)?,
        ..Showdown::new(game, hands, contributed)
    })
}

fn pieces(field: &Field<'_>, cards: bool) -> Result<Vec<Piece>, Fault> {
    if cards {
        return Ok(field.cards(Card::COUNT)?.into_iter().map(Piece::Card).collect());
    }
    Ok(field.list(MOST_SEATS, |note| note.note())?.into_iter().map(Piece::Note).collect())
}

fn refused(error: &ShowdownError) -> Fault {
    #[derive(Serialize)]
    struct Details<'a> {
        field: &'a str,
        #[serde(flatten)]
        fault: ShowdownFault,
    }
    let details = Details { field: &error.field, fault: error.fault };
    Fault::rules(error.fault.code(), error.rule, details, &error.to_string())
}
