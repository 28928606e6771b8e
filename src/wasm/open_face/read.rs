//! Reads what open-face Chinese is set up and played with.

use crate::open_face::{
    Bonus, Button, ByRow, Carried, Change, FantasyButton, FantasyCards, FantasyStay, FoulRule, Naturals,
    Options, PlaceChoice, Placement, Row, RowRoyalties, Royalties, Rules, Settlement, Setup, TopRoyalties,
    Variant,
};
use crate::wasm::fault::Fault;
use crate::wasm::read::{Field, Object};
use crate::wasm::setup::{self, MOST_SEATS};
use crate::{Card, Chips, table};

/// A first deal; the seed is read before.
pub(in crate::wasm) fn setup(object: &mut Object<'_>) -> Result<Setup, Fault> {
    Ok(Setup {
        players: object.required("players").whole(0..=u64::from(u32::MAX))? as usize,
        button: match setup::button(&object.required("button"))? {
            table::Button::Seat(seat) => Button::At(crate::Seat(seat)),
            table::Button::Draw => Button::Draw,
        },
        stacks: stacks(object)?,
        deck: deck(object)?,
        seed: None,
        deal: 0,
        options: options(object, &Options::default())?,
        carried: None,
    })
}

/// What changes between two deals; `undefined` is no change, and so is an option that is missing.
pub(in crate::wasm) fn change(field: &Field<'_>, agreed: &Options) -> Result<Change, Fault> {
    if field.is_undefined() {
        return Ok(Change::default());
    }
    field.object(|object| {
        let new = object.optional("options");
        Ok(Change {
            options: new.map(|new| new.object(|object| options(object, agreed))).transpose()?,
            stacks: stacks(object)?,
            deck: deck(object)?,
            seed: object.optional("seed").map(|seed| seed.seed()).transpose()?,
        })
    })
}

/// The cards of one street.
pub(in crate::wasm) fn placement(object: &mut Object<'_>) -> Result<Placement, Fault> {
    let rows = rows(object)?;
    Ok(Placement { rows, discard: cards(&object.required("discard"))? })
}

/// A `place` among legal actions. What it says of its count is not needed.
pub(super) fn choice(field: &Field<'_>) -> Result<PlaceChoice, Fault> {
    field.object(|object| {
        object.required("type").choice(&[("place", ())])?;
        object.optional("count").map(|count| points(&count)).transpose()?;
        let cards = object.required("cards").cards(PlaceChoice::MOST_CARDS)?;
        let room = object
            .required("room")
            .object(|room| by_row(room, |row, field| Ok(field.whole(0..=row.capacity() as u64)? as u8)))?;
        let discards = object.required("discards").whole(0..=PlaceChoice::MOST_CARDS as u64)? as u8;
        Ok(PlaceChoice::new(cards, room, discards))
    })
}

/// The rows of a board, not yet looked at together.
pub(super) fn rows(object: &mut Object<'_>) -> Result<ByRow<Vec<Card>>, Fault> {
    by_row(object, |_, field| cards(&field))
}

/// What another bonus hand is worth.
pub(super) fn fantasy_points(object: &mut Object<'_>) -> Result<u32, Fault> {
    let field = object.optional("fantasyPoints");
    Ok(field.map_or(Ok(0), |field| field.whole(0..=Rules::MOST_POINTS.into()))? as u32)
}

/// Opponents' boards, of which there may be none.
pub(super) fn boards<'a>(object: &mut Object<'a>, name: &'a str) -> Result<Vec<ByRow<Vec<Card>>>, Fault> {
    object.optional(name).map_or(Ok(Vec::new()), |boards| boards.list(MOST_SEATS, |board| board.object(rows)))
}

/// The options among the fields of an object; those missing are as they were.
pub(super) fn options(object: &mut Object<'_>, agreed: &Options) -> Result<Options, Fault> {
    let limit = object.optional("fantasyLimit");
    let naturals = object.optional("naturals");
    Ok(Options {
        variant: object.word(
            "variant",
            &[("pineapple", Variant::Pineapple), ("closed-13", Variant::Closed13)],
            agreed.variant,
        )?,
        kush: object.optional("kush").map_or(Ok(agreed.kush), |kush| kush.chips())?,
        row_points: number(object, "rowPoints", agreed.row_points)?,
        sweep_total: number(object, "sweepTotal", agreed.sweep_total)?,
        royalties: object
            .optional("royalties")
            .map_or_else(|| Ok(agreed.royalties.clone()), |table| royalties(&table))?,
        foul: object.word(
            "foul",
            &[("swept", FoulRule::Swept), ("void", FoulRule::Void), ("flat", FoulRule::Flat)],
            agreed.foul,
        )?,
        settlement: object.word(
            "settlement",
            &[
                ("uncapped", Settlement::Uncapped),
                ("win-cap", Settlement::WinCap),
                ("proportional", Settlement::Proportional),
            ],
            agreed.settlement,
        )?,
        fantasy_cards: object.word(
            "fantasyCards",
            &[("fourteen", FantasyCards::Fourteen), ("progressive", FantasyCards::Progressive)],
            agreed.fantasy_cards,
        )?,
        fantasy_stay: object.word(
            "fantasyStay",
            &[("quads", FantasyStay::Quads), ("full-house-middle", FantasyStay::FullHouseMiddle)],
            agreed.fantasy_stay,
        )?,
        fantasy_limit: match limit {
            Some(limit) => limit.nullable().map(|limit| points(&limit)).transpose()?,
            None => agreed.fantasy_limit,
        },
        fantasy_button: object.word(
            "fantasyButton",
            &[("rotate", FantasyButton::Rotate), ("stay", FantasyButton::Stay)],
            agreed.fantasy_button,
        )?,
        draws_private: object.flag("drawsPrivate", agreed.draws_private)?,
        auto_place: object.flag("autoPlace", agreed.auto_place)?,
        naturals: match naturals {
            Some(table) => table.nullable().map(|table| self::naturals(&table)).transpose()?,
            None => agreed.naturals.clone(),
        },
    })
}

/// What earlier deals left, in a save.
pub(super) fn carried(field: &Field<'_>) -> Result<Carried, Fault> {
    field.object(|object| {
        let previous = object.required("previousOptions").nullable();
        let previous = previous.map(|field| field.object(|object| options(object, &Options::default())));
        Ok(Carried {
            deal: points(&object.required("deal"))?,
            balances: object.required("balances").list(MOST_SEATS, |balance| balance.signed(Chips::MAX))?,
            bonuses: object
                .required("bonuses")
                .list(MOST_SEATS, |bonus| bonus.nullable().map(|bonus| self::bonus(&bonus)).transpose())?,
            left: setup::seats(&object.required("left"))?,
            previous_options: previous.transpose()?.map(Box::new),
        })
    })
}

pub(super) fn bonus(field: &Field<'_>) -> Result<Bonus, Fault> {
    field.object(|object| {
        let cards = object.required("cards").whole(0..=u64::from(u8::MAX))? as u8;
        Ok(Bonus { cards, in_a_row: points(&object.required("inARow"))? })
    })
}

fn stacks(object: &mut Object<'_>) -> Result<Option<Vec<Chips>>, Fault> {
    let stacks = object.optional("stacks");
    stacks.map(|stacks| stacks.list(MOST_SEATS, |stack| stack.chips())).transpose()
}

fn deck(object: &mut Object<'_>) -> Result<Option<Vec<Card>>, Fault> {
    object.optional("deck").map(|deck| cards(&deck)).transpose()
}

fn cards(field: &Field<'_>) -> Result<Vec<Card>, Fault> {
    field.cards(Card::COUNT)
}

fn by_row<T>(
    object: &mut Object<'_>,
    mut read: impl FnMut(Row, Field<'_>) -> Result<T, Fault>,
) -> Result<ByRow<T>, Fault> {
    let mut of = |row: Row| read(row, object.required(row.name()));
    Ok(ByRow { top: of(Row::Top)?, middle: of(Row::Middle)?, bottom: of(Row::Bottom)? })
}

/// The whole royalty table: what is replaced is replaced whole (OF-10).
fn royalties(field: &Field<'_>) -> Result<Royalties, Fault> {
    field.object(|object| {
        Ok(Royalties {
            top: object.required("top").object(|top| {
                Ok(TopRoyalties {
                    pairs: by_rank(&top.required("pairs"))?,
                    trips: by_rank(&top.required("trips"))?,
                })
            })?,
            middle: row_royalties(&object.required("middle"))?,
            bottom: row_royalties(&object.required("bottom"))?,
        })
    })
}

fn by_rank(field: &Field<'_>) -> Result<[u32; 13], Fault> {
    let numbers = field.list(MOST_SEATS, |entry| points(&entry))?;
    let count = numbers.len();
    numbers
        .try_into()
        .map_err(|_| Fault::argument(field, format_args!("expected 13 numbers, twos to aces, got {count}")))
}

fn row_royalties(field: &Field<'_>) -> Result<RowRoyalties, Fault> {
    field.object(|row| {
        let mut of = |name| points(&row.required(name));
        Ok(RowRoyalties {
            three_of_a_kind: of("threeOfAKind")?,
            straight: of("straight")?,
            flush: of("flush")?,
            full_house: of("fullHouse")?,
            four_of_a_kind: of("fourOfAKind")?,
            straight_flush: of("straightFlush")?,
            royal_flush: of("royalFlush")?,
        })
    })
}

/// The whole table of naturals (OF-21).
fn naturals(field: &Field<'_>) -> Result<Naturals, Fault> {
    field.object(|table| {
        let mut of = |name| points(&table.required(name));
        Ok(Naturals {
            clean_dragon: of("cleanDragon")?,
            dragon: of("dragon")?,
            one_colour: of("oneColour")?,
            five_pairs_and_trips: of("fivePairsAndTrips")?,
            three_straight_flushes: of("threeStraightFlushes")?,
            six_pairs: of("sixPairs")?,
            three_flushes: of("threeFlushes")?,
            three_straights: of("threeStraights")?,
        })
    })
}

fn points(field: &Field<'_>) -> Result<u32, Fault> {
    Ok(field.whole(0..=u64::from(u32::MAX))? as u32)
}

fn number<'a>(object: &mut Object<'a>, name: &'a str, agreed: u32) -> Result<u32, Fault> {
    object.optional(name).map_or(Ok(agreed), |field| points(&field))
}
