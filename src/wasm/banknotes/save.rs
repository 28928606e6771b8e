//! Writes the set-ups of the banknote games.

use serde::Serialize;

use crate::games::{LiarsDraw, LiarsHoldem};
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
    /// The set-up of the Hold'em with banknotes.
    pub(in crate::wasm) fn holdem(game: LiarsHoldem, seed: Option<String>) -> Self {
        Self {
            game: "liars-holdem",
            stacks: game.stacks,
            button: game.button.into(),
            ante: game.ante,
            rake: game.rake.into(),
            notes: game.notes,
            deck: game.deck,
            allow_duplicates: game.allow_duplicates,
            natural_rank: game.natural_rank.name(),
            opener_option: game.opener_option,
            burn: Some(game.burn),
            moon_notes: None,
            moon_antes: None,
            all_in_face_up: game.all_in_face_up,
            auto_show: game.auto_show,
            away: game.away,
            seed,
        }
    }

    /// The set-up of the closed game with exchanges.
    pub(in crate::wasm) fn draw(game: LiarsDraw, seed: Option<String>) -> Self {
        Self {
            game: "liars-draw",
            stacks: game.stacks,
            button: game.button.into(),
            ante: game.ante,
            rake: game.rake.into(),
            notes: game.notes,
            deck: game.deck,
            allow_duplicates: game.allow_duplicates,
            natural_rank: game.natural_rank.name(),
            opener_option: game.opener_option,
            burn: None,
            moon_notes: Some(game.moon_notes.name()),
            moon_antes: Some(game.moon_antes),
            all_in_face_up: game.all_in_face_up,
            auto_show: game.auto_show,
            away: game.away,
            seed,
        }
    }
}
