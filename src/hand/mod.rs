//! What pieces are worth: five-card hands, three-card fronts, three numbers of notes. No table, no chips.

mod batch;
mod cards;
mod class;
mod counts;
mod declaration;
mod front;
mod halves;
mod key;
mod note_class;
mod numbers;
mod numbers_hand;
mod ranks;
mod table;

pub use batch::{EvaluateBatchError, evaluate_batch};
pub use cards::{CardsCategory, CardsHand, CardsValue, EvaluateCardsError};
pub use class::CardsClass;
pub(crate) use counts::each_multiset;
pub use counts::{CountHandsError, count_hands};
pub use declaration::{CheckedDeclaration, DeclarationError, check_declaration};
pub(crate) use front::value_of_ranks as front_value;
pub use key::HandKey;
pub use note_class::NoteClass;
pub use numbers::{NaturalRank, NumbersCategory, NumbersValue};
pub use numbers_hand::{EvaluateNotesError, NumbersHand, UsedNote};
pub use table::HandTable;
