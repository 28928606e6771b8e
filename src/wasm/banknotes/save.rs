//! Writes the set-ups of the banknote games.

use serde::Serialize;

use crate::games::{LiarsPoker, LiarsVariant};
use crate::table::Rake;
use crate::wasm::save::SavedButton;
use crate::{Chips, Note, Seats};

/// A set-up of either game in the words of JavaScript; what the other game alone has is left out.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub(in crate::wasm) struct SavedBanknotes {
    game: &'static str,
    stacks: Vec<u64>,
    button: SavedButton,
    ante: u64,
    rake: SavedRake,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<Vec<Note>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<Note>>,
    allow_duplicates: bool,
    natural_rank: &'static str,
    opener_option: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    burn: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moon_notes: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moon_antes: Option<bool>,
    all_in_face_up: bool,
    auto_show: bool,
    away: Seats,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
}

#[derive(Serialize)]
struct SavedRake {
    amount: Chips,
    when: &'static str,
}

impl From<Rake> for SavedRake {
    fn from(rake: Rake) -> Self {
        Self { amount: rake.amount, when: if rake.once { "once" } else { "per-hand" } }
    }
}

impl SavedBanknotes {
    /// The set-up of either game.
    pub(in crate::wasm) fn new(game: LiarsPoker, seed: Option<String>) -> Self {
        let (burn, moon_notes, moon_antes) = match game.variant {
            LiarsVariant::Holdem { burn } => (Some(burn), None, None),
            LiarsVariant::Draw { moon_notes, moon_antes } => {
                (None, Some(moon_notes.name()), Some(moon_antes))
            }
        };
        Self {
            game: game.variant.name(),
            stacks: game.stacks,
            button: game.button.into(),
            ante: game.ante,
            rake: game.rake.into(),
            notes: game.notes,
            deck: game.deck,
            allow_duplicates: game.allow_duplicates,
            natural_rank: game.natural_rank.name(),
            opener_option: game.opener_option,
            burn,
            moon_notes,
            moon_antes,
            all_in_face_up: game.all_in_face_up,
            auto_show: game.auto_show,
            away: game.away,
            seed,
        }
    }
}
