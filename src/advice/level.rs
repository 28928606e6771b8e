/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Plays too many hands, calls too much, rarely bets.
    Beginner,
    /// Plays the usual way, by its own cards.
    Regular,
    /// Weighs what the others may hold.
    Expert,
}

impl Level {
    /// All, from the weakest up.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Regular, Self::Expert];

    /// The name, as in JavaScript.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Regular => "regular",
            Self::Expert => "expert",
        }
    }
}
