use crate::Chips;
use crate::codes::codes;

/// One step of a ruling: a code, the rule behind it, and the numbers that decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What the step says.
    pub code: Code,
    pub(crate) numbers: [Chips; 3],
}

impl Reason {
    pub(super) fn new<const N: usize>(code: Code, numbers: [Chips; N]) -> Self {
        let mut all = [Chips::ZERO; 3];
        all.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
        Self { code, numbers: all }
    }

    /// The rule's id.
    pub fn rule(&self) -> &'static str {
        self.code.entry().rule
    }

    /// The numbers by name, as the code has them.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, Chips)> {
        self.code.entry().parts.iter().copied().zip(self.numbers)
    }

    /// A number by its name.
    pub fn part(&self, name: &str) -> Option<Chips> {
        self.parts().find_map(|(part, number)| (part == name).then_some(number))
    }
}

// `npm/rulings.js` has the same list in the same order.
codes! {
    /// What a step of a ruling says. A `to`, `min` or `max` is a total for the round, all other amounts are chips added.
    pub enum Code;
    /// The words came before the chips, and bind.
    WordsFirst = "words-first", "RL-2", [];
    /// Words and chips came together: the words bind.
    WordsTogether = "words-together", "RL-2", [];
    /// The chips came before the words, and bind.
    ChipsFirst = "chips-first", "RL-2", [];
    /// Only the first motion counts.
    StringBet = "string-bet", "RL-2", ["counted", "ignored"];
    /// Neither a word nor a chip.
    NothingDone = "nothing-done", "RL-2", [];
    /// A word that is legal as it is.
    Declared = "declared", "RL-2", [];
    /// A fold where nothing is to be matched: it binds all the same (TDA 58).
    FoldWithoutBet = "fold-without-bet", "RL-2", [];
    /// A check facing a bet: a call or a fold is left, no raise (TDA 55).
    CheckFacingBet = "check-facing-bet", "RL-2", ["call"];
    /// A call where nothing is to be matched: a check (TDA 55).
    CallWithoutBet = "call-without-bet", "RL-2", [];
    /// "Call" commits to the whole call (TDA 51-A).
    CallBinds = "call-binds", "RL-2", ["call"];
    /// "Bet" facing a bet: taken for a raise.
    BetFacingBet = "bet-facing-bet", "RL-5", [];
    /// "Raise" where nobody has bet: a bet (TDA 55).
    RaiseWithoutBet = "raise-without-bet", "RL-5", [];
    /// A bet or raise to a declared total.
    DeclaredTotal = "declared-total", "RL-2", ["to"];
    /// An amount without a word.
    AmountAlone = "amount-alone", "RL-5", ["amount"];
    /// "Raise" or "bet" without an amount, with one chip: the most that it allows.
    WordWithChip = "word-with-chip", "RL-3", ["chip", "to"];
    /// "Raise" or "bet" without an amount, with several chips.
    WordWithChips = "word-with-chips", "RL-2", ["put", "to"];
    /// "Raise" or "bet" without an amount and without chips: the minimum.
    WordAlone = "word-alone", "RL-5", ["min"];
    /// One chip where nobody has bet: a bet of its value.
    ChipBet = "chip-bet", "RL-3", ["chip"];
    /// Several chips where nobody has bet: a bet of them all.
    ChipsBet = "chips-bet", "RL-2", ["put"];
    /// Just the chips of a call.
    ExactCall = "exact-call", "RL-2", ["call"];
    /// One chip larger than the call: a call.
    OversizedChip = "oversized-chip", "RL-3", ["chip", "call"];
    /// Without one of the smallest chips the call is not reached: a call.
    EveryChipNeeded = "every-chip-needed", "RL-4", ["smallest", "left", "call"];
    /// At least half of the largest raise on top of the call: a raise.
    HalfReached = "half-reached", "RL-4", ["by", "half", "raise"];
    /// Less than half of the largest raise on top of the call: no raise.
    HalfMissed = "half-missed", "RL-4", ["by", "half", "raise"];
    /// The same of an amount without a word: a raise.
    AmountHalfReached = "amount-half-reached", "RL-5", ["by", "half", "raise"];
    /// The same of an amount without a word: no raise.
    AmountHalfMissed = "amount-half-missed", "RL-5", ["by", "half", "raise"];
    /// The last chips, of which one is more than the call needs: all-in.
    LastChips = "last-chips", "RL-4", ["to"];
    /// "All-in".
    AllIn = "all-in", "RL-2", ["to"];
    /// Brought up to the smallest legal raise.
    RaiseCompleted = "raise-completed", "RL-5", ["min"];
    /// Chips brought up to the smallest legal raise.
    ChipsCompleted = "chips-completed", "RL-4", ["min"];
    /// Brought up to the smallest legal bet (TDA 52-A).
    BetCompleted = "bet-completed", "TH-5", ["min"];
    /// The stack does not reach the smallest legal total: all-in.
    ShortAllIn = "short-all-in", "TH-8", ["to"];
    /// More than the player has: all-in.
    MoreThanStack = "more-than-stack", "TH-5", ["to"];
    /// More than the limit allows.
    AboveLimit = "above-limit", "TH-10", ["max"];
    /// Rounded down to whole chips of the unit.
    OffUnit = "off-unit", "TH-18", ["unit", "to"];
    /// The stack does not go beyond the call: all-in with it.
    AllInCall = "all-in-call", "TH-5", ["put", "call"];
    /// The betting is not open to a raise by this player: a call, or a check.
    RaiseClosed = "raise-closed", "TH-8", [];
    /// Less than the call, heads-up: a whole call (TDA 51-B).
    UndercallHeadsUp = "undercall-heads-up", "RL-2", ["put", "call"];
    /// Less than the call of the first bet: a whole call (TDA 51-B).
    UndercallOpening = "undercall-opening", "RL-2", ["put", "call"];
    /// Less than the call of a raise among several: the floor decides (TDA 51-B).
    UndercallFloor = "undercall-floor", "RL-6", ["put", "call"];
    /// A fold out of turn always binds.
    FoldOutOfTurn = "fold-out-of-turn", "RL-1", [];
    /// Out of turn: binds if the action does not change.
    OutOfTurnWaits = "out-of-turn-waits", "RL-1", [];
    /// Out of turn: the action has not changed, it binds.
    OutOfTurnBinds = "out-of-turn-binds", "RL-1", [];
    /// Out of turn: the action has changed, it does not bind.
    OutOfTurnChanged = "out-of-turn-changed", "RL-1", [];
    /// Out of turn, and so many acted after it that it binds (TDA 53-B).
    OutOfTurnStands = "out-of-turn-stands", "RL-1", [];
}
