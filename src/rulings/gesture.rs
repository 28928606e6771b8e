use crate::Chips;

/// What a player did with words and chips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    /// What was said, or shown by a gesture that stands for it (a tap is a check).
    pub words: Option<Words>,
    /// The chips pushed out, motion by motion, each by its value.
    pub motions: Vec<Vec<Chips>>,
    /// Which came first, where there are both.
    pub first: First,
}

impl Gesture {
    /// Words alone.
    pub fn said(words: Words) -> Self {
        Self { words: Some(words), ..Self::default() }
    }

    /// Chips in one motion, without a word.
    pub fn pushed_out(chips: impl IntoIterator<Item = u64>) -> Self {
        Self { motions: vec![chips.into_iter().map(Chips).collect()], ..Self::default() }
    }

    /// All chips of all motions; `None` beyond what a table can hold.
    pub fn pushed(&self) -> Option<Chips> {
        Chips::checked_sum(self.motions.iter().flatten().copied())
    }
}

/// Something said: a word, an amount, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// A word alone: "raise".
    Word(Word),
    /// An amount alone: "eight hundred".
    Amount(Chips),
    /// A word and an amount: "raise, eight hundred". The amount is a total for the round.
    Both(Word, Chips),
}

/// A word that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// "Fold", or cards pushed forward.
    Fold,
    /// "Check", or a tap.
    Check,
    /// "Call".
    Call,
    /// "Bet".
    Bet,
    /// "Raise".
    Raise,
    /// "All-in".
    AllIn,
}

/// What came first (RL-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// The words.
    #[default]
    Words,
    /// The chips.
    Chips,
    /// Both at once: the words bind.
    Together,
}

/// Whether the player was in turn (RL-1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// In turn.
    #[default]
    In,
    /// Out of turn.
    Out {
        /// What the players in turn have done until the turn came; empty: nobody has acted yet.
        since: Vec<Since>,
        /// True where so many acted behind a skipped player who had time to speak up that it stands (TDA 53-B).
        substantial: bool,
    },
}

/// What a player in turn did after somebody had acted out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// Folded: changes nothing.
    Fold,
    /// Checked: changes nothing.
    Check,
    /// Called: changes nothing.
    Call,
    /// Bet: changes the action.
    Bet,
    /// Raised: changes the action.
    Raise,
}
