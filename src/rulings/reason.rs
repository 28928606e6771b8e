use crate::Chips;

/// One step of a ruling: a code, the rule behind it, and the numbers that decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What the step says.
    pub code: Code,
    /// The rule's id.
    pub rule: &'static str,
    numbers: [Chips; 3],
}

impl Reason {
    pub(super) fn new<const N: usize>(code: Code, numbers: [Chips; N]) -> Self {
        let mut all = [Chips::ZERO; 3];
        all.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
        Self { code, rule: code.entry().1, numbers: all }
    }

    /// The numbers by name, as the code has them.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, Chips)> {
        self.code.entry().2.iter().copied().zip(self.numbers)
    }

    /// A number by its name.
    pub fn part(&self, name: &str) -> Option<Chips> {
        self.parts().find_map(|(part, number)| (part == name).then_some(number))
    }
}

/// What a step of a ruling says. Amounts that are a `to` are totals for the round, all others are chips added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The words came before the chips, and bind.
    WordsFirst,
    /// Words and chips came together: the words bind.
    WordsTogether,
    /// The chips came before the words, and bind.
    ChipsFirst,
    /// Only the first motion counts.
    StringBet,
    /// Neither a word nor a chip.
    NothingDone,
    /// A word that is legal as it is.
    Declared,
    /// A fold where nothing is to be matched: it binds all the same (TDA 58).
    FoldWithoutBet,
    /// A check facing a bet: a call or a fold is left, no raise (TDA 55).
    CheckFacingBet,
    /// A call where nothing is to be matched: a check (TDA 55).
    CallWithoutBet,
    /// "Call" commits to the whole call (TDA 51-A).
    CallBinds,
    /// "Bet" facing a bet: taken for a raise.
    BetFacingBet,
    /// "Raise" where nobody has bet: a bet (TDA 55).
    RaiseWithoutBet,
    /// A bet or raise to a declared total.
    DeclaredTotal,
    /// An amount without a word.
    AmountAlone,
    /// "Raise" or "bet" without an amount, with one chip: the most that it allows.
    WordWithChip,
    /// "Raise" or "bet" without an amount, with several chips.
    WordWithChips,
    /// "Raise" or "bet" without an amount and without chips: the minimum.
    WordAlone,
    /// One chip where nobody has bet: a bet of its value.
    ChipBet,
    /// Several chips where nobody has bet: a bet of them all.
    ChipsBet,
    /// Just the chips of a call.
    ExactCall,
    /// One chip larger than the call: a call.
    OversizedChip,
    /// Without one of the smallest chips the call is not reached: a call.
    EveryChipNeeded,
    /// At least half of the largest raise on top of the call: a raise.
    HalfReached,
    /// Less than half of the largest raise on top of the call: no raise.
    HalfMissed,
    /// The last chips, of which one is more than the call needs: all-in.
    LastChips,
    /// "All-in".
    AllIn,
    /// Brought up to the smallest legal raise.
    RaiseCompleted,
    /// Brought up to the smallest legal bet (TDA 52-A).
    BetCompleted,
    /// The stack does not reach the smallest legal total: all-in.
    ShortAllIn,
    /// More than the player has: all-in.
    MoreThanStack,
    /// More than the limit allows.
    AboveLimit,
    /// Rounded down to whole chips of the unit.
    OffUnit,
    /// The stack does not go beyond the call: all-in with it.
    AllInCall,
    /// The betting is not open to a raise by this player: a call, or a check.
    RaiseClosed,
    /// Less than the call, heads-up: a whole call (TDA 51-B).
    UndercallHeadsUp,
    /// Less than the call of the first bet: a whole call (TDA 51-B).
    UndercallOpening,
    /// Less than the call of a raise among several: the floor decides (TDA 51-B).
    UndercallFloor,
    /// A fold out of turn always binds.
    FoldOutOfTurn,
    /// Out of turn: binds if the action does not change.
    OutOfTurnWaits,
    /// Out of turn: the action has not changed, it binds.
    OutOfTurnBinds,
    /// Out of turn: the action has changed, it does not bind.
    OutOfTurnChanged,
    /// Out of turn, and so many acted after it that it binds (TDA 53-B).
    OutOfTurnStands,
}

type Entry = (&'static str, &'static str, &'static [&'static str]);

impl Code {
    /// The stable name.
    pub const fn name(self) -> &'static str {
        self.entry().0
    }

    /// Name, rule, and the names of the numbers.
    const fn entry(self) -> Entry {
        match self {
            Self::WordsFirst => ("words-first", "RL-2", &[]),
            Self::WordsTogether => ("words-together", "RL-2", &[]),
            Self::ChipsFirst => ("chips-first", "RL-2", &[]),
            Self::StringBet => ("string-bet", "RL-2", &["counted", "ignored"]),
            Self::NothingDone => ("nothing-done", "RL-2", &[]),
            Self::Declared => ("declared", "RL-2", &[]),
            Self::FoldWithoutBet => ("fold-without-bet", "RL-2", &[]),
            Self::CheckFacingBet => ("check-facing-bet", "RL-2", &["call"]),
            Self::CallWithoutBet => ("call-without-bet", "RL-2", &[]),
            Self::CallBinds => ("call-binds", "RL-2", &["call"]),
            Self::BetFacingBet => ("bet-facing-bet", "RL-5", &[]),
            Self::RaiseWithoutBet => ("raise-without-bet", "RL-5", &[]),
            Self::DeclaredTotal => ("declared-total", "RL-2", &["to"]),
            Self::AmountAlone => ("amount-alone", "RL-5", &["amount"]),
            Self::WordWithChip => ("word-with-chip", "RL-3", &["chip", "to"]),
            Self::WordWithChips => ("word-with-chips", "RL-2", &["put", "to"]),
            Self::WordAlone => ("word-alone", "RL-5", &["min"]),
            Self::ChipBet => ("chip-bet", "RL-3", &["chip"]),
            Self::ChipsBet => ("chips-bet", "RL-2", &["put"]),
            Self::ExactCall => ("exact-call", "RL-2", &["call"]),
            Self::OversizedChip => ("oversized-chip", "RL-3", &["chip", "call"]),
            Self::EveryChipNeeded => ("every-chip-needed", "RL-4", &["smallest", "left", "call"]),
            Self::HalfReached => ("half-reached", "RL-4", &["by", "half", "raise"]),
            Self::HalfMissed => ("half-missed", "RL-4", &["by", "half", "raise"]),
            Self::LastChips => ("last-chips", "RL-4", &["to"]),
            Self::AllIn => ("all-in", "RL-2", &["to"]),
            Self::RaiseCompleted => ("raise-completed", "RL-5", &["min"]),
            Self::BetCompleted => ("bet-completed", "TH-5", &["min"]),
            Self::ShortAllIn => ("short-all-in", "TH-8", &["to"]),
            Self::MoreThanStack => ("more-than-stack", "TH-5", &["to"]),
            Self::AboveLimit => ("above-limit", "TH-10", &["max"]),
            Self::OffUnit => ("off-unit", "TH-18", &["unit", "to"]),
            Self::AllInCall => ("all-in-call", "TH-5", &["put", "call"]),
            Self::RaiseClosed => ("raise-closed", "TH-8", &[]),
            Self::UndercallHeadsUp => ("undercall-heads-up", "RL-2", &["put", "call"]),
            Self::UndercallOpening => ("undercall-opening", "RL-2", &["put", "call"]),
            Self::UndercallFloor => ("undercall-floor", "RL-6", &["put", "call"]),
            Self::FoldOutOfTurn => ("fold-out-of-turn", "RL-1", &[]),
            Self::OutOfTurnWaits => ("out-of-turn-waits", "RL-1", &[]),
            Self::OutOfTurnBinds => ("out-of-turn-binds", "RL-1", &[]),
            Self::OutOfTurnChanged => ("out-of-turn-changed", "RL-1", &[]),
            Self::OutOfTurnStands => ("out-of-turn-stands", "RL-1", &[]),
        }
    }
}
