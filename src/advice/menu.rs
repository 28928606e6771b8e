use crate::Chips;
use crate::betting::Bounds;
use crate::table::{Action, Discard, LegalAction};

/// What is open to a player, by its kind.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools)] // one for each action without a number
pub(super) struct Menu {
    pub(super) check: bool,
    /// What a call adds.
    pub(super) call: Option<Chips>,
    pub(super) raise: Option<Bounds>,
    /// Whether a raise is the first bet of the round.
    pub(super) bet: bool,
    pub(super) fold: bool,
    pub(super) show: bool,
    pub(super) muck: bool,
    /// The least and the most to be announced.
    pub(super) announce: Option<(u8, u8)>,
    pub(super) discards: Vec<Discard>,
    pub(super) stand: bool,
}

impl Menu {
    pub(super) fn of(actions: &[LegalAction]) -> Self {
        let mut menu = Self::default();
        for action in actions {
            match action {
                LegalAction::Check => menu.check = true,
                LegalAction::Call { amount } => menu.call = Some(*amount),
                LegalAction::Bet { min, max, step } | LegalAction::Raise { min, max, step } => {
                    menu.raise = Some(Bounds { min: *min, max: *max, step: *step });
                    menu.bet = matches!(action, LegalAction::Bet { .. });
                }
                LegalAction::Fold => menu.fold = true,
                LegalAction::Show => menu.show = true,
                LegalAction::Muck => menu.muck = true,
                LegalAction::Announce { min, max } => menu.announce = Some((*min, *max)),
                LegalAction::Exchange { discards } => menu.discards.clone_from(discards),
                LegalAction::Stand => menu.stand = true,
                // Always optional: own pieces are in the view already.
                LegalAction::AskToShow { .. } | LegalAction::Peek { .. } => {}
            }
        }
        menu
    }

    /// A bet or raise to about so much, where there is one: on a step, and all-in where little would be left of the most.
    pub(super) fn to(&self, total: Chips) -> Option<Action> {
        let Bounds { min, max, step } = self.raise?;
        let above = total.saturating_sub(min).0;
        let mut to = Chips(min.0.saturating_add(above - above % step.0.max(1)));
        if to >= max || total.0 >= max.0 - max.0 / 8 {
            to = max;
        }
        Some(if self.bet { Action::Bet { to } } else { Action::Raise { to } })
    }

    /// A check, or else a fold.
    pub(super) fn give_up(&self) -> Option<Action> {
        if self.check { Some(Action::Check) } else { self.fold.then_some(Action::Fold) }
    }

    /// A check, or else a call.
    pub(super) fn stay(&self) -> Option<Action> {
        if self.check { Some(Action::Check) } else { self.call.map(|_| Action::Call) }
    }

    /// Something that is open, whatever it is; `None` where nothing is to be decided.
    pub(super) fn any(&self) -> Option<Action> {
        let announce = || self.announce.map(|(min, _)| Action::Announce { place: min });
        let show = || self.show.then_some(Action::Show);
        let stand = || self.stand.then_some(Action::Stand);
        let bet = || self.raise.and_then(|bounds| self.to(bounds.min));
        let muck = || self.muck.then_some(Action::Muck);
        let exchange = || {
            let discard = self.discards.first()?;
            Some(Action::Exchange { zone: discard.zone, index: discard.index })
        };
        let bets = self.give_up().or_else(|| self.stay()).or_else(bet);
        bets.or_else(announce).or_else(show).or_else(muck).or_else(stand).or_else(exchange)
    }
}
