//! The rules of the card room as one core: games as data, hands as state machines, results with their reasons.
//!
//! The architecture is described in `docs/architecture.md` of the repository.

pub mod advice;
pub mod betting;
mod card;
mod card_set;
mod chips;
mod codes;
mod deck;
pub mod games;
mod hand;
pub mod history;
mod note;
mod note_deck;
mod odds;
mod piece;
mod record;
pub mod rulings;
mod seat;
mod seed;
mod sort;
pub mod table;
pub mod tournament;
#[cfg(feature = "wasm")]
#[doc(hidden)] // for `npm/module` alone
pub mod wasm;

pub use betting::{Ledger, Limit, Pot};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use card_set::CardSet;
pub use chips::Chips;
pub use deck::Deck;
pub use games::open_face;
pub use hand::{
    CardsCategory, CardsClass, CardsHand, CardsValue, CheckedDeclaration, CountHandsError, DeclarationError,
    EvaluateBatchError, EvaluateCardsError, EvaluateNotesError, HandKey, HandTable, NaturalRank, NoteClass,
    NumbersCategory, NumbersHand, NumbersValue, UsedNote, check_declaration, count_hands, evaluate_batch,
};
pub use note::{Note, NoteNumber, ParseNoteError, PlayingPlace};
pub use note_deck::{
    MOST_NOTES, NoteDeckError, check_note_deck, fewest_notes_liars_draw, fewest_notes_liars_holdem,
    note_deck, parse_note_deck,
};
pub use odds::{
    ArrangeError, ArrangeRequest, Arrangement, CategoryChances, Chance, Equity, EquityError, EquityJob,
    EquityMethod, EquityRequest, ExchangeGain, ExchangeOdds, ExchangeSpot, Holding, IcmError,
    MOST_NOTE_SAMPLES, MOST_PRIZES, NotesEquity, NotesField, NotesGame, NotesOddsError, NotesOddsFault,
    NotesSetting, NotesShare, NotesSpot, OpponentRows, ParseRangeError, PlacementJob, PlacementOdds,
    PlacementOddsError, PlacementOddsRequest, PlayerEquity, Range, RangeFault, RatedPlacement, ShotOdds,
    arrange, category_chances, equity, placement_odds, prize_equity, zeros_chance,
};
pub use piece::Piece;
pub use record::{Record, ReplayError};
pub use seat::{BySeat, Seat, Seats};
pub use seed::{ParseSeedError, Seed, Stream};
