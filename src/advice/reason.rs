use crate::codes::codes;

/// Why a computer player does what it does: a code, and the numbers that decide. They tell of its own cards, never of
/// others' hidden ones: who shows them shows what the hand is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it says.
    pub code: Code,
    pub(crate) numbers: [u32; 3],
}

impl Reason {
    pub(super) fn new<const N: usize>(code: Code, numbers: [u32; N]) -> Self {
        let mut all = [0; 3];
        all.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
        Self { code, numbers: all }
    }

    /// The rule's id, where a rule of the game leaves no choice.
    pub fn rule(&self) -> Option<&'static str> {
        Some(self.code.entry().rule).filter(|rule| !rule.is_empty())
    }

    /// The numbers by name, as the code has them: shares (`equity`, `needed`, `stands`, `top`, `plays`) in thousandths.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, u32)> {
        self.code.entry().parts.iter().copied().zip(self.numbers)
    }
}

// `npm/advice.js` has the same list in the same order.
codes! {
    /// What a reason says. `equity`: the part of the pot that is expected to be won; `needed`: the part that must be won for the
    /// money to come back, or how often a bluff must work; `stands`: the part that the hand is worth as it is; `top`: in which best
    /// part of all starting hands the hand is; `plays`: which best part is played here; `blinds`: the stack in big blinds; `row`: 0
    /// the top, 1 the middle, 2 the bottom; `royalties`, `points`: what is paid for rows; `cards`: how many of one suit.
    pub enum Code;
    /// Nothing else is open.
    OnlyAction = "only-action", "", [];
    /// To wait costs nothing.
    Check = "check", "", ["equity"];
    /// The hand is worth less than the call costs.
    Fold = "fold", "", ["equity", "needed"];
    /// The hand is worth what the call costs.
    Call = "call", "", ["equity", "needed"];
    /// Worse hands may call.
    Value = "value", "", ["equity"];
    /// Better hands may fold.
    Bluff = "bluff", "", ["equity", "needed"];
    /// The others may fold, and if not the hand may improve.
    SemiBluff = "semi-bluff", "", ["equity", "needed"];
    /// So strong that the others are left to bet.
    SlowPlay = "slow-play", "", ["equity"];
    /// Out of curiosity, which odds do not ask for.
    Curious = "curious", "", ["equity", "needed"];
    /// A starting hand that is not played here.
    StartFold = "start-fold", "", ["top", "plays"];
    /// A starting hand that is played for a look at the next cards.
    StartCall = "start-call", "", ["top", "plays"];
    /// A starting hand that is raised.
    StartRaise = "start-raise", "", ["top", "plays"];
    /// A short stack goes all-in with it.
    Push = "push", "", ["top", "plays", "blinds"];
    /// A short stack waits for a better one.
    PushFold = "push-fold", "", ["top", "plays", "blinds"];
    /// The hand may win.
    Show = "show", "", [];
    /// The hand is beaten.
    Muck = "muck", "", [];
    /// Any place is as good.
    Announce = "announce", "", [];
    /// The hand is good as it is.
    Stand = "stand", "", ["equity"];
    /// The bet that the opener must make.
    ForcedBet = "forced-bet", "LP-24", [];
    /// The shot is worth more than another note.
    HoldShot = "hold-shot", "LD-9", ["equity"];
    /// Another note makes the hand better.
    Exchange = "exchange", "", ["equity", "stands"];
    /// All cards set at once, for so many points of royalties.
    Arrange = "arrange", "", ["royalties"];
    /// The same, and it earns another bonus hand.
    Stay = "stay", "OF-16", ["royalties"];
    /// Completes a row that pays so much.
    Royalty = "royalty", "OF-10", ["row", "points"];
    /// Queens or better on top, or a card for them.
    Fantasy = "fantasy", "OF-14", [];
    /// So many cards of one suit in a row that is not full.
    FlushDraw = "flush-draw", "", ["row", "cards"];
    /// A pair or more in a row.
    Pairs = "pairs", "", ["row"];
    /// The rows keep their order.
    Safe = "safe", "OF-7", [];
    /// The rows are out of order: a dead hand.
    Dead = "dead", "OF-7", [];
}
