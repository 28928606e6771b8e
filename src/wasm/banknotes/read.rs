//! Reads what the banknote games are set up with.

use crate::games::{LiarsPoker, LiarsVariant, MoonNotes};
use crate::table::Rake;
use crate::wasm::fault::Fault;
use crate::wasm::read::{Field, Object};
use crate::wasm::setup::{amount, amounts, button, some_seats};
use crate::{MOST_NOTES, NaturalRank, Note};

const NATURAL_RANKS: [(&str, NaturalRank); 2] = [
    (NaturalRank::AfterKickers.name(), NaturalRank::AfterKickers),
    (NaturalRank::BeforeKickers.name(), NaturalRank::BeforeKickers),
];
const MOON_NOTES: [(&str, MoonNotes); 2] =
    [(MoonNotes::Flop.name(), MoonNotes::Flop), (MoonNotes::Hand.name(), MoonNotes::Hand)];

/// A set-up of either game; what is missing is as in `default`.
pub(in crate::wasm) fn setup(object: &mut Object<'_>, default: LiarsPoker) -> Result<LiarsPoker, Fault> {
    let variant = match default.variant {
        LiarsVariant::Holdem { burn } => LiarsVariant::Holdem { burn: object.flag("burn", burn)? },
        LiarsVariant::Draw { moon_notes, moon_antes } => LiarsVariant::Draw {
            moon_notes: object.word("moonNotes", &MOON_NOTES, moon_notes)?,
            moon_antes: object.flag("moonAntes", moon_antes)?,
        },
    };
    let game = note_options(object, default)?;
    Ok(LiarsPoker {
        variant,
        stacks: amounts(&object.required("stacks"))?,
        button: button(&object.required("button"))?,
        ante: amount(&object.required("ante"))?,
        rake: object.optional("rake").map_or(Ok(game.rake), |field| rake(&field))?,
        notes: object.optional("notes").map(|notes| deck(&notes)).transpose()?,
        deck: object.optional("deck").map(|notes| deck(&notes)).transpose()?,
        opener_option: object.flag("openerOption", game.opener_option)?,
        all_in_face_up: object.flag("allInFaceUp", game.all_in_face_up)?,
        auto_show: object.flag("autoShow", game.auto_show)?,
        away: some_seats(object, "away")?,
        ..game
    })
}

/// The options that decide at a showdown without a table, too.
pub(in crate::wasm) fn note_options(
    object: &mut Object<'_>,
    default: LiarsPoker,
) -> Result<LiarsPoker, Fault> {
    Ok(LiarsPoker {
        natural_rank: object.word("naturalRank", &NATURAL_RANKS, default.natural_rank)?,
        allow_duplicates: object.flag("allowDuplicates", default.allow_duplicates)?,
        ..default
    })
}

/// What the organiser takes.
pub(in crate::wasm) fn rake(field: &Field<'_>) -> Result<Rake, Fault> {
    field.object(|rake| {
        let amount = rake.required("amount").chips()?;
        let once = rake.required("when").choice(&[("per-hand", false), ("once", true)])?;
        Ok(Rake { amount, once })
    })
}

/// Which of two equal combinations a natural one beats; where it is missing, the default.
pub(in crate::wasm) fn natural_rank(object: &mut Object<'_>) -> Result<NaturalRank, Fault> {
    object.word("naturalRank", &NATURAL_RANKS, NaturalRank::default())
}

/// Notes as an array of serials.
pub(in crate::wasm) fn deck(field: &Field<'_>) -> Result<Vec<Note>, Fault> {
    field.list(MOST_NOTES, |note| note.note())
}
