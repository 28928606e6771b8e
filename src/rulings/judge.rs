use crate::Chips;
use crate::betting::{Bounds, Closed};
use crate::rulings::{Code, First, Gesture, Reason, Since, Situation, Turn, Word, Words};
use crate::table::Action;

/// What a gesture counts as, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Whether it counts, and how.
    pub status: Status,
    /// The action that it counts as: just what a table accepts.
    pub action: Option<Action>,
    /// What is left to choose from, where a choice is left.
    pub open: Open,
    /// The chips that the action adds to what the player has put in.
    pub adds: Chips,
    /// The chips pushed out that go back to the player.
    pub returned: Chips,
    /// The reasons in order; the last decides. Never empty.
    pub reasons: Vec<Reason>,
}

impl Ruling {
    /// The rule that decides.
    pub fn rule(&self) -> &'static str {
        self.reasons.last().map_or("RL-2", Reason::rule)
    }
}

/// Whether a gesture counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// As an action that binds.
    Binds,
    /// As an action that binds if those in turn leave the bet as it is (RL-1).
    Waits,
    /// Not at all: the player acts anew, with every option.
    Nothing,
    /// As no action yet: the player chooses among what is open.
    Choice,
    /// The floor chooses among what is open (RL-6).
    Floor,
}

impl Status {
    /// The name, as in JavaScript.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Binds => "binds",
            Self::Waits => "waits",
            Self::Nothing => "nothing",
            Self::Choice => "choice",
            Self::Floor => "floor",
        }
    }
}

/// What is left to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// There is no choice.
    Nothing,
    /// A call or a fold, no raise.
    CallOrFold,
}

/// What a gesture counts as (RL-1 … RL-5). The chips pushed out must be the player's: see [`Situation::covers`].
///
/// # Examples
///
/// ```
/// use cardroom::Chips;
/// use cardroom::rulings::{Facts, Gesture, Situation, Turn, ruling};
/// use cardroom::table::Action;
/// // 325 to call, and one 500 and one 25 go in without a word, for change: the 25 was not needed.
/// let facts = Facts { bet: Chips(325), ..Facts::new(Chips(10_000), Chips(100)) };
/// let facing = Situation::new(&Facts { largest_raise: Some(Chips(325)), ..facts })?;
/// let ruled = ruling(&facing, &Gesture::pushed_out([500, 25]), &Turn::In);
/// assert_eq!((ruled.action.clone(), ruled.rule()), (Some(Action::Raise { to: Chips(650) }), "RL-4"));
/// # Ok::<(), cardroom::rulings::SituationError>(())
/// ```
pub fn ruling(situation: &Situation, gesture: &Gesture, turn: &Turn) -> Ruling {
    let mut judge = Judge { at: situation, reasons: Vec::new() };
    let counted = judge.out_of_turn(gesture, turn);
    let (status, action, open) = match counted {
        Counted::As(status, action) => (status, Some(action), Open::Nothing),
        Counted::Nothing => (Status::Nothing, None, Open::Nothing),
        Counted::Choice => (Status::Choice, None, Open::CallOrFold),
        Counted::Floor => (Status::Floor, None, Open::CallOrFold),
    };
    let adds = match action {
        Some(Action::Call) => situation.owed().min(situation.stack),
        Some(Action::Bet { to } | Action::Raise { to }) => to.saturating_sub(situation.committed),
        _ => Chips::ZERO,
    };
    let pushed = gesture.pushed().unwrap_or(Chips::ZERO);
    let returned = if status == Status::Floor { Chips::ZERO } else { pushed.saturating_sub(adds) };
    Ruling { status, action, open, adds, returned, reasons: judge.reasons }
}

enum Counted {
    As(Status, Action),
    Nothing,
    Choice,
    Floor,
}

/// The chips of one motion.
#[derive(Clone, Copy)]
struct Push {
    sum: Chips,
    count: usize,
    smallest: Chips,
}

impl Push {
    fn of(chips: &[Chips]) -> Option<Self> {
        let smallest = *chips.iter().min()?;
        let sum = Chips(chips.iter().fold(0, |sum, chip| chip.0.saturating_add(sum)));
        Some(Self { sum, count: chips.len(), smallest })
    }
}

struct Judge<'a> {
    at: &'a Situation,
    reasons: Vec<Reason>,
}

impl Judge<'_> {
    fn say<const N: usize>(&mut self, code: Code, numbers: [Chips; N]) {
        self.reasons.push(Reason::new(code, numbers));
    }

    fn binds<const N: usize>(&mut self, code: Code, numbers: [Chips; N], action: Action) -> Counted {
        self.say(code, numbers);
        Counted::As(Status::Binds, action)
    }

    /// What it counts as, in turn or out of it (RL-1).
    fn out_of_turn(&mut self, gesture: &Gesture, turn: &Turn) -> Counted {
        let counted = self.in_turn(gesture);
        let Turn::Out { since, substantial } = turn else { return counted };
        let fold = matches!(counted, Counted::As(_, Action::Fold));
        let changed = since.iter().any(|action| matches!(action, Since::Bet | Since::Raise));
        if changed && !fold && !substantial {
            self.say(Code::OutOfTurnChanged, []);
            return Counted::Nothing;
        }
        let Counted::As(_, action) = counted else { return counted };
        let (code, status) = if fold {
            (Code::FoldOutOfTurn, Status::Binds)
        } else if *substantial {
            (Code::OutOfTurnStands, Status::Binds)
        } else if since.is_empty() {
            (Code::OutOfTurnWaits, Status::Waits)
        } else {
            (Code::OutOfTurnBinds, Status::Binds)
        };
        self.say(code, []);
        Counted::As(status, action)
    }

    /// What it counts as in turn: words or chips, whichever bind, and of the chips the first motion (RL-2).
    fn in_turn(&mut self, gesture: &Gesture) -> Counted {
        let mut motions = gesture.motions.iter().filter_map(|motion| Push::of(motion));
        let chips = motions.next();
        let words = match (gesture.words, chips) {
            (Some(_), Some(_)) if gesture.first == First::Chips => {
                self.say(Code::ChipsFirst, []);
                None
            }
            (Some(words), Some(_)) => {
                let first = gesture.first == First::Words;
                self.say(if first { Code::WordsFirst } else { Code::WordsTogether }, []);
                Some(words)
            }
            (words, _) => words,
        };
        let ignored = motions.fold(0, |sum: u64, push| sum.saturating_add(push.sum.0));
        if let Some(push) = chips
            && ignored > 0
            && matches!(words, None | Some(Words::Word(Word::Bet | Word::Raise)))
        {
            self.say(Code::StringBet, [push.sum, Chips(ignored)]);
        }
        match (words, chips) {
            (Some(Words::Word(word)), chips) => self.by_word(word, None, chips),
            (Some(Words::Both(word, amount)), chips) => self.by_word(word, Some(amount), chips),
            (Some(Words::Amount(amount)), _) => self.by_amount(amount),
            (None, Some(push)) => self.by_chips(push),
            (None, None) => {
                self.say(Code::NothingDone, []);
                Counted::Nothing
            }
        }
    }

    fn by_word(&mut self, word: Word, amount: Option<Chips>, chips: Option<Push>) -> Counted {
        let owed = self.at.owed();
        let facing = !owed.is_zero();
        match word {
            Word::Fold => {
                let code = if facing { Code::Declared } else { Code::FoldWithoutBet };
                self.binds(code, [], Action::Fold)
            }
            Word::Check if facing => {
                self.say(Code::CheckFacingBet, [owed]);
                Counted::Choice
            }
            Word::Check => self.binds(Code::Declared, [], Action::Check),
            Word::Call if facing => {
                self.say(Code::CallBinds, [owed]);
                self.call()
            }
            Word::Call => self.binds(Code::CallWithoutBet, [], Action::Check),
            Word::AllIn => {
                let to = self.at.reach();
                self.say(Code::AllIn, [to]);
                self.make(to, Code::RaiseCompleted)
            }
            Word::Bet | Word::Raise => {
                match (word, self.at.bet.is_zero()) {
                    (Word::Bet, false) => self.say(Code::BetFacingBet, []),
                    (Word::Raise, true) => self.say(Code::RaiseWithoutBet, []),
                    _ => {}
                }
                self.declared(amount, chips)
            }
        }
    }

    /// "Bet" or "raise": at least the minimum (RL-5).
    fn declared(&mut self, amount: Option<Chips>, chips: Option<Push>) -> Counted {
        let to = match (amount, chips, self.at.raise) {
            (Some(to), ..) => {
                self.say(Code::DeclaredTotal, [to]);
                to
            }
            (None, Some(push), _) => {
                let to = self.at.committed + push.sum;
                let code = if push.count == 1 { Code::WordWithChip } else { Code::WordWithChips };
                self.say(code, [push.sum, to]);
                to
            }
            (None, None, Some(Bounds { min, .. })) => {
                let short = min == self.at.reach();
                self.say(if short { Code::ShortAllIn } else { Code::WordAlone }, [min]);
                min
            }
            (None, None, None) => Chips::ZERO,
        };
        self.make(to, Code::RaiseCompleted)
    }

    /// An amount without a word: as if so many chips had been pushed out, unseen which (RL-5, TDA 40-C).
    fn by_amount(&mut self, amount: Chips) -> Counted {
        let Situation { bet, committed, .. } = *self.at;
        self.say(Code::AmountAlone, [amount]);
        // What goes beyond the bet is said as a total, as with "raise" (TDA 43-B); what does not, as chips to be added.
        let to = if amount >= bet { amount } else { Chips(committed.0.saturating_add(amount.0)) };
        if bet.is_zero() {
            return self.make(to, Code::RaiseCompleted);
        }
        let reach = self.at.reach();
        if to >= reach {
            if reach <= bet {
                return self.call();
            }
            let code = if to > reach { Code::MoreThanStack } else { Code::AllIn };
            self.say(code, [reach]);
            return self.make(reach, Code::RaiseCompleted);
        }
        let owed = self.at.owed();
        if to < bet {
            return self.undercall(to.saturating_sub(committed));
        }
        if to == bet && !owed.is_zero() {
            self.say(Code::ExactCall, [owed]);
            return self.call();
        }
        self.by_half(to.saturating_sub(bet), to, false)
    }

    fn by_chips(&mut self, push: Push) -> Counted {
        let Situation { bet, committed, stack, .. } = *self.at;
        let to = Chips(committed.0.saturating_add(push.sum.0));
        if bet.is_zero() {
            self.say(if push.count == 1 { Code::ChipBet } else { Code::ChipsBet }, [push.sum]);
            return self.make(to, Code::RaiseCompleted);
        }
        let owed = self.at.owed();
        let last = push.sum >= stack;
        if push.sum < owed {
            return if last { self.call() } else { self.undercall(push.sum) };
        }
        if !owed.is_zero() {
            // What matches the call, or is no more than a call in too large chips: the last chips included.
            let left = push.sum - push.smallest;
            let numbers = if push.sum == owed {
                Some(Reason::new(Code::ExactCall, [owed]))
            } else if push.count == 1 {
                Some(Reason::new(Code::OversizedChip, [push.sum, owed]))
            } else {
                (left < owed).then(|| Reason::new(Code::EveryChipNeeded, [push.smallest, left, owed]))
            };
            if let Some(reason) = numbers {
                self.reasons.push(reason);
                return Counted::As(Status::Binds, Action::Call);
            }
        }
        if last {
            self.say(Code::LastChips, [self.at.reach()]);
            return self.make(self.at.reach(), Code::RaiseCompleted);
        }
        self.by_half(push.sum - owed, to, true)
    }

    /// The half rule: by at least half of the largest raise it is one, completed to the whole (TDA 43-A).
    fn by_half(&mut self, by: Chips, to: Chips, chips: bool) -> Counted {
        let raise = self.at.largest_raise;
        let half = Chips(raise.0.div_ceil(2));
        let reached = by >= half;
        let code = match (chips, reached) {
            (true, true) => Code::HalfReached,
            (true, false) => Code::HalfMissed,
            (false, true) => Code::AmountHalfReached,
            (false, false) => Code::AmountHalfMissed,
        };
        self.say(code, [by, half, raise]);
        if !reached {
            return self.call_or_check();
        }
        self.make(to, if chips { Code::ChipsCompleted } else { Code::RaiseCompleted })
    }

    /// A bet or raise to a total, brought within what is legal; a call or check where none is open.
    fn make(&mut self, to: Chips, completed: Code) -> Counted {
        let Situation { bet, .. } = *self.at;
        let Some(Bounds { min, max, step }) = self.at.raise else {
            if self.at.closed() == Some(Closed::Stack) {
                self.say(Code::AllInCall, [self.at.stack, self.at.owed()]);
                return Counted::As(Status::Binds, Action::Call);
            }
            self.say(Code::RaiseClosed, []);
            return self.call_or_check();
        };
        let reach = self.at.reach();
        let mut total = to;
        if to < min {
            total = min;
            let completed = if bet.is_zero() { Code::BetCompleted } else { completed };
            self.say(if min == reach { Code::ShortAllIn } else { completed }, [min]);
        } else if to > max {
            total = max;
            self.say(if max == reach { Code::MoreThanStack } else { Code::AboveLimit }, [max]);
        } else if to < max {
            total = Chips(to.0 - (to.0 - min.0) % step.0.max(1));
            if total != to {
                self.say(Code::OffUnit, [step, total]);
            }
        }
        let action = if bet.is_zero() { Action::Bet { to: total } } else { Action::Raise { to: total } };
        Counted::As(Status::Binds, action)
    }

    fn call_or_check(&mut self) -> Counted {
        if self.at.owed().is_zero() { Counted::As(Status::Binds, Action::Check) } else { self.call() }
    }

    fn call(&mut self) -> Counted {
        let (owed, stack) = (self.at.owed(), self.at.stack);
        if stack < owed {
            self.say(Code::AllInCall, [stack, owed]);
        }
        Counted::As(Status::Binds, Action::Call)
    }

    /// Less than the call without the word (TDA 51-B).
    fn undercall(&mut self, put: Chips) -> Counted {
        let numbers = [put, self.at.owed()];
        if self.at.heads_up {
            self.say(Code::UndercallHeadsUp, numbers);
        } else if self.at.is_opening() {
            self.say(Code::UndercallOpening, numbers);
        } else {
            self.say(Code::UndercallFloor, numbers);
            return Counted::Floor;
        }
        self.call()
    }
}

#[cfg(test)]
mod tests;
