//! What pieces are worth: five-card hands, three-card fronts, three numbers of notes. No table, no chips.

mod cards;
mod declaration;
mod front;
mod note_class;
mod numbers;
mod numbers_hand;

pub use cards::{CardsCategory, CardsHand, CardsValue, EvaluateCardsError};
pub use declaration::{CheckedDeclaration, DeclarationError, check_declaration};
pub use note_class::NoteClass;
pub use numbers::{NaturalRank, NumbersCategory, NumbersValue};
pub use numbers_hand::{EvaluateNotesError, NumbersHand, UsedNote};
