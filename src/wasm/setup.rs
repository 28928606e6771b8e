//! Reads set-ups and changes between hands.

use super::fault::Fault;
use super::read::{Field, Object};
use super::{banknotes, open_face};
use crate::games::{AnyGame, LiarsPoker, TexasHoldem};
use crate::table::{Ante, AnteMode, Button, Change, Positions, Stakes};
use crate::{Card, Chips, Limit, Piece, Seat, Seats, Seed};

/// More entries than any table has seats, so that a table too large is told by its rule.
pub(super) const MOST_SEATS: usize = 64;

/// The set-up of any match.
pub(super) enum AnySetup {
    /// At a betting table.
    Table(AnyGame),
    /// Of open-face Chinese.
    OpenFace(Box<crate::open_face::Setup>),
}

/// A set-up as JavaScript writes it, and the seed where one is given.
pub(super) fn game(field: &Field<'_>) -> Result<(AnySetup, Option<Seed>), Fault> {
    field.object(|object| {
        let names = [
            ("texas-holdem", Name::TexasHoldem),
            ("liars-holdem", Name::LiarsPoker(LiarsPoker::holdem)),
            ("liars-draw", Name::LiarsPoker(LiarsPoker::draw)),
            ("open-face", Name::OpenFace),
        ];
        let name = object.required("game").choice(&names)?;
        let seed = object.optional("seed").map(|seed| seed.seed()).transpose()?;
        let hand = object.optional("hand").map_or(Ok(0), |hand| hand.whole(0..=u64::from(u32::MAX)))? as u32;
        let game = match name {
            Name::TexasHoldem => {
                AnySetup::Table(AnyGame::TexasHoldem(TexasHoldem { hand, ..texas_holdem(object)? }))
            }
            Name::LiarsPoker(default) => {
                let default = LiarsPoker { hand, ..default() };
                AnySetup::Table(AnyGame::LiarsPoker(banknotes::setup(object, default)?))
            }
            Name::OpenFace => {
                let first = open_face::read::setup(object)?;
                AnySetup::OpenFace(Box::new(crate::open_face::Setup { deal: hand, ..first }))
            }
        };
        Ok((game, seed))
    })
}

#[derive(Clone, Copy)]
enum Name {
    TexasHoldem,
    LiarsPoker(fn() -> LiarsPoker),
    OpenFace,
}

fn texas_holdem(object: &mut Object<'_>) -> Result<TexasHoldem, Fault> {
    let (small_blind, big_blind) = blinds(&object.required("blinds"))?;
    let default = TexasHoldem::default();
    let limits = [Limit::NoLimit, Limit::PotLimit, Limit::FixedLimit].map(|limit| (limit.name(), limit));
    Ok(TexasHoldem {
        stacks: amounts(&object.required("stacks"))?,
        button: button(&object.required("button"))?,
        positions: object.optional("positions").map(|field| positions(&field)).transpose()?,
        small_blind,
        big_blind,
        straddles: object.optional("straddles").map_or(Ok(default.straddles), |field| amounts(&field))?,
        ante: Ante {
            first: object.flag("anteFirst", default.ante.first)?,
            ..object.optional("ante").map_or(Ok(default.ante), |ante| self::ante(&ante))?
        },
        limit: object.word("betting", &limits, default.limit)?,
        chip_unit: object.optional("chipUnit").map_or(Ok(default.chip_unit), |unit| amount(&unit))?,
        auto_show: object.flag("autoShow", default.auto_show)?,
        hold_all_ins: object.flag("holdAllIns", default.hold_all_ins)?,
        away: some_seats(object, "away")?,
        killed: some_seats(object, "killed")?,
        waiting: some_seats(object, "waiting")?,
        deck: object.optional("deck").map(|deck| deck.cards(Card::COUNT)).transpose()?,
        hand: default.hand,
    })
}

/// An amount of chips for each chair.
pub(super) fn amounts(field: &Field<'_>) -> Result<Vec<u64>, Fault> {
    field.list(MOST_SEATS, |each| amount(&each))
}

pub(super) fn amount(field: &Field<'_>) -> Result<u64, Fault> {
    Ok(field.chips()?.0)
}

fn blinds(field: &Field<'_>) -> Result<(u64, u64), Fault> {
    field.object(|blinds| Ok((amount(&blinds.required("small"))?, amount(&blinds.required("big"))?)))
}

pub(super) fn ante(field: &Field<'_>) -> Result<Ante, Fault> {
    field.object(|ante| {
        let modes = [AnteMode::None, AnteMode::Each, AnteMode::BigBlind].map(|mode| (mode.name(), mode));
        let mode = ante.required("mode").choice(&modes)?;
        Ok(Ante { mode, amount: ante.required("amount").chips()?, first: false })
    })
}

pub(super) fn button(field: &Field<'_>) -> Result<Button, Fault> {
    if field.is_text() {
        return field.choice(&[("draw", Button::Draw)]);
    }
    let seat = field.whole(0..=u64::from(u8::MAX));
    seat.map(|seat| Button::Seat(seat as u8)).map_err(|_| field.refuse("a seat or \"draw\""))
}

pub(super) fn seat(field: &Field<'_>) -> Result<Seat, Fault> {
    Ok(Seat(field.whole(0..=u64::from(u8::MAX))? as u8))
}

pub(super) fn seats(field: &Field<'_>) -> Result<Seats, Fault> {
    let seats = field.list(MOST_SEATS, |entry| {
        // Beyond the largest table a seat is told by its rule, beyond a set of seats by its type.
        entry.whole(0..=15).map(|seat| Seat(seat as u8))
    })?;
    Ok(seats.into_iter().collect())
}

/// Seats that may be missing: none.
#[inline(never)]
pub(super) fn some_seats<'a>(object: &mut Object<'a>, name: &'a str) -> Result<Seats, Fault> {
    object.optional(name).map_or(Ok(Seats::NONE), |field| seats(&field))
}

fn positions(field: &Field<'_>) -> Result<Positions, Fault> {
    field.object(|positions| {
        let small_blind = positions.required("smallBlind").nullable();
        Ok(Positions {
            small_blind: small_blind.map(|field| seat(&field)).transpose()?,
            big_blind: seat(&positions.required("bigBlind"))?,
        })
    })
}

/// What must be known of a match to read a change between two of its hands.
pub(super) enum Changing {
    /// The stakes of a betting table.
    Table(Stakes),
    /// The options of open-face Chinese.
    OpenFace(Box<crate::open_face::Options>),
}

/// A change between two hands.
pub(super) enum AnyChange {
    /// At a betting table.
    Table(Change),
    /// Of open-face Chinese.
    OpenFace(Box<crate::open_face::Change>),
}

/// What changes between two hands; `undefined` is no change.
pub(super) fn change(field: &Field<'_>, changing: Changing) -> Result<AnyChange, Fault> {
    match changing {
        Changing::Table(stakes) => Ok(AnyChange::Table(table_change(field, &stakes)?)),
        Changing::OpenFace(options) => {
            Ok(AnyChange::OpenFace(Box::new(open_face::read::change(field, &options)?)))
        }
    }
}

fn table_change(field: &Field<'_>, stakes: &Stakes) -> Result<Change, Fault> {
    if field.is_undefined() {
        return Ok(Change::default());
    }
    field.object(|object| {
        let mut new_stakes = stakes.clone();
        let mut change = Change::default();
        if let Stakes::Blinds { small, big, straddles, ante } = &mut new_stakes {
            if let Some(field) = object.optional("blinds") {
                let (new_small, new_big) = blinds(&field)?;
                (*small, *big) = (Chips(new_small), Chips(new_big));
            }
            if let Some(field) = object.optional("straddles") {
                *straddles = field.list(MOST_SEATS, |straddle| straddle.chips())?;
            }
            if let Some(field) = object.optional("ante") {
                *ante = Ante { first: ante.first, ..self::ante(&field)? };
            }
            change = Change {
                chip_unit: object.optional("chipUnit").map(|unit| amount(&unit)).transpose()?,
                button: object.optional("button").map(|button| seat(&button)).transpose()?.map(|seat| seat.0),
                positions: object.optional("positions").map(|field| positions(&field)).transpose()?,
                hold_all_ins: object.optional("holdAllIns").map(|flag| flag.boolean()).transpose()?,
                killed: some_seats(object, "killed")?,
                waiting: some_seats(object, "waiting")?,
                ..change
            };
        }
        if let Stakes::BuyIn { ante, rake } = &mut new_stakes {
            if let Some(field) = object.optional("ante") {
                *ante = field.chips()?;
            }
            if let Some(field) = object.optional("rake") {
                *rake = banknotes::rake(&field)?;
            }
        }
        let deck = object.optional("deck").map(|deck| match stakes {
            Stakes::Blinds { .. } => Ok(deck.cards(Card::COUNT)?.into_iter().map(Piece::Card).collect()),
            Stakes::BuyIn { .. } => Ok(banknotes::deck(&deck)?.into_iter().map(Piece::Note).collect()),
        });
        let stacks = object.optional("stacks");
        Ok(Change {
            seed: object.optional("seed").map(|seed| seed.seed()).transpose()?,
            deck: deck.transpose()?,
            stacks: stacks.map(|stacks| amounts(&stacks)).transpose()?,
            stakes: (new_stakes != *stakes).then_some(new_stakes),
            away: object.optional("away").map(|away| seats(&away)).transpose()?,
            ..change
        })
    })
}
