//! How likely things are.

mod notes;

pub use notes::{CategoryChances, Chance, category_chances, zeros_chance};
