//! The games.

pub mod open_face;
