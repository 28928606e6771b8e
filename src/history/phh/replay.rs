//! Plays the entries of a record at the table, and keeps the steps that it took.

use super::error::Failure;
use super::notation::Notation;
use super::{Filled, PhhError, PhhFault};
use crate::table::{Action, Ending, Hand, Phase, Reason};
use crate::{BySeat, Seat};

/// An entry of `actions` and where it stands.
#[derive(Debug)]
pub(super) struct Entry {
    pub index: usize,
    pub line: usize,
    pub notation: Notation,
}

impl Entry {
    pub fn error(&self, fault: PhhFault) -> Failure {
        PhhError::failure(self.line, fault).at(self.index).of("actions")
    }
}

/// What a record says that a seat did at showdown.
#[derive(Clone, Copy)]
struct Choice<'a> {
    show: bool,
    entry: &'a Entry,
}

/// The steps, and whether the table is to show for everyone.
pub(super) fn replay(
    hand: Hand,
    entries: &[Entry],
    filled: &Filled,
    places: u32,
) -> Result<(Vec<(Seat, Action)>, bool), Failure> {
    let choices = BySeat::new(hand.stacks().len(), None);
    let mut replay = Replay { hand, places, on_board: 0, acted: false, choices, filled };
    for entry in entries {
        replay.play(entry)?;
    }
    let auto_show =
        replay.choices.values().iter().all(Option::is_none) || replay.hand.phase() != Phase::Showdown;
    if !auto_show {
        replay.show_down()?;
    }
    replay.check_mucks()?;
    Ok((replay.hand.actions().to_vec(), auto_show))
}

struct Replay<'a> {
    hand: Hand,
    places: u32,
    /// How many cards of the board the record has dealt so far; the table deals by itself and may be ahead.
    on_board: usize,
    acted: bool,
    choices: BySeat<Option<Choice<'a>>>,
    filled: &'a Filled,
}

impl<'a> Replay<'a> {
    fn play(&mut self, entry: &'a Entry) -> Result<(), Failure> {
        let fault = match &entry.notation {
            Notation::Hole(..) if self.acted => order("hands are dealt before the first action"),
            Notation::Hole(..) | Notation::Comment => Ok(()),
            Notation::Board(cards) => self.deal(cards.len()),
            Notation::Show(seat, _) => self.choose(*seat, Choice { show: true, entry }),
            Notation::Muck(seat) => self.choose(*seat, Choice { show: false, entry }),
            Notation::Fold(seat) => self.bet(*seat, &Action::Fold),
            Notation::CheckOrCall(seat) => {
                let facing = self
                    .refuses(*seat, &Action::Check, |reason| matches!(reason, Reason::CheckFacingBet { .. }));
                self.bet(*seat, if facing { &Action::Call } else { &Action::Check })
            }
            Notation::To(seat, amount) => match amount.chips(self.places) {
                None => Err(PhhFault::Value { expected: "an amount of at most 2^53 - 1" }),
                Some(to) => {
                    let first = self.refuses(*seat, &Action::Raise { to }, |reason| {
                        matches!(reason, Reason::RaiseWithoutBet {})
                    });
                    self.bet(*seat, &if first { Action::Bet { to } } else { Action::Raise { to } })
                }
            },
        };
        fault.map_err(|fault| entry.error(fault))
    }

    fn refuses(&self, seat: Seat, action: &Action, why: fn(&Reason) -> bool) -> bool {
        self.hand.check(seat, action).is_err_and(|refusal| why(&refusal.reason))
    }

    fn deal(&mut self, cards: usize) -> Result<(), PhhFault> {
        self.on_board += cards;
        match self.on_board <= self.hand.board().len() {
            true => Ok(()),
            false if self.hand.complete() => order("the hand is over"),
            false => order("the betting of this street goes on"),
        }
    }

    fn bet(&mut self, seat: Seat, action: &Action) -> Result<(), PhhFault> {
        if self.on_board < self.hand.board().len() && !self.hand.complete() {
            return order("the cards of this street are dealt first");
        }
        self.acted = true;
        self.hand.act(seat, action).map(|_| ()).map_err(|refusal| PhhFault::Refused(Box::new(refusal)))
    }

    /// Notes a choice; they are played together, since records do not keep the table's order.
    fn choose(&mut self, seat: Seat, choice: Choice<'a>) -> Result<(), PhhFault> {
        if !matches!(self.hand.phase(), Phase::Showdown | Phase::Complete) {
            return order("hands are shown after the betting");
        }
        if !self.hand.live().contains(seat) {
            return order("the player has folded");
        }
        if self.choices[seat].replace(choice).is_some() {
            return order("the player has shown or mucked already");
        }
        Ok(())
    }

    fn show_down(&mut self) -> Result<(), Failure> {
        while let (Phase::Showdown, Some(seat)) = (self.hand.phase(), self.hand.can_act().only()) {
            let show = match self.choices[seat] {
                Some(choice) => choice.show,
                None => self.would_show(seat),
            };
            let action = if show { Action::Show } else { Action::Muck };
            if let Err(refusal) = self.hand.act(seat, &action) {
                let fault = PhhFault::Refused(Box::new(refusal));
                let choice = self.choices.values().iter().flatten().next();
                return Err(
                    choice.map_or(PhhError::failure(1, fault.clone()), |choice| choice.entry.error(fault))
                );
            }
        }
        Ok(())
    }

    /// What a seat did of which the record says nothing: as the table would choose with known cards; with unknown
    /// ones it mucked, unless all others did.
    fn would_show(&self, seat: Seat) -> bool {
        if self.is_filled(seat) {
            return !self.choices.values().iter().flatten().any(|choice| choice.show);
        }
        self.hand.after_timeout(seat) == Action::Show
    }

    fn is_filled(&self, seat: Seat) -> bool {
        self.filled.hands.get(seat.index()).is_some_and(|cards| !cards.is_empty())
    }

    /// A hand that lies face up cannot be given up (TH-12): a record that mucks one must not let it win.
    fn check_mucks(&self) -> Result<(), Failure> {
        let Some(outcome) = self.hand.outcome().filter(|outcome| outcome.ending == Ending::Showdown) else {
            return Ok(());
        };
        for (seat, choice) in self.choices.iter() {
            let face_up = outcome.best[seat].is_some();
            let wins = outcome.pots.iter().flat_map(|pot| &pot.winners).any(|share| share.seat == seat);
            if let Some(choice) = choice.filter(|choice| !choice.show && face_up && wins) {
                return Err(choice.entry.error(PhhFault::MuckedWinner {}));
            }
        }
        Ok(())
    }
}

const fn order(expected: &'static str) -> Result<(), PhhFault> {
    Err(PhhFault::Order { expected })
}
