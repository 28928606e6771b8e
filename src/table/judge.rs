//! What a seat may do, and why not what it may not: the list of legal actions, and the judgement of one.

use crate::betting::{Bounds, Move, Options};
use crate::table::hand::Wait;
use crate::table::{Action, Discard, Hand, LegalAction, Reason, Zone};
use crate::{Chips, Seat};

impl Hand {
    fn options(&self, seat: Seat) -> Option<Options> {
        match &self.wait {
            Wait::Bet(round) => round.options(seat, &self.ledger, self.live),
            _ => None,
        }
    }

    /// Everything that the seat may do now, fold last; the host's own actions are not listed.
    pub fn legal_actions(&self, seat: Seat) -> Vec<LegalAction> {
        let mut legal = Vec::with_capacity(4);
        if self.players.get(seat).is_none() {
            return legal;
        }
        if self.can_act().contains(seat) {
            match &self.wait {
                Wait::Announcement { min, max } => legal.push(LegalAction::Announce { min: *min, max: *max }),
                Wait::Bet(round) => {
                    if let Some(options) = self.options(seat) {
                        legal.extend(options.check.then_some(LegalAction::Check));
                        legal.extend(options.call.map(|amount| LegalAction::Call { amount }));
                        let bet = round.level().is_zero();
                        legal.extend(options.raise.map(|Bounds { min, max, step }| {
                            if bet {
                                LegalAction::Bet { min, max, step }
                            } else {
                                LegalAction::Raise { min, max, step }
                            }
                        }));
                        legal.extend(options.fold.then_some(LegalAction::Fold));
                    }
                }
                Wait::Exchange { .. } => {
                    legal.push(LegalAction::Exchange { discards: self.discards(seat) });
                    legal.push(LegalAction::Stand);
                }
                Wait::Showdown { .. } => {
                    legal.push(LegalAction::Show);
                    if !self.must_show(seat) {
                        legal.push(LegalAction::Muck);
                    }
                }
                Wait::Nothing | Wait::Held | Wait::End => {}
            }
        }
        legal.extend(self.may_ask(seat).map(|seat| LegalAction::AskToShow { seat }));
        let zones = self.peekable(seat);
        if !zones.is_empty() {
            legal.push(LegalAction::Peek { zones });
        }
        legal
    }

    fn discards(&self, seat: Seat) -> Vec<Discard> {
        let player = &self.players[seat];
        let of_zone = |zone| (0..player.zone(zone).count() as u8).map(move |index| Discard { zone, index });
        Zone::ALL.into_iter().flat_map(of_zone).collect()
    }

    /// The zones that the seat may look at: where the game knows zones, while the hand is closed and in play.
    fn peekable(&self, seat: Seat) -> Vec<Zone> {
        let player = &self.players[seat];
        let closed =
            self.idle_allowed().is_ok() && self.live.contains(seat) && !player.shown && !self.complete();
        let zoned = |zone: &Zone| closed && self.game().zones() && player.zone(*zone).next().is_some();
        Zone::ALL.into_iter().filter(zoned).collect()
    }

    const fn idle_allowed(&self) -> Result<(), Reason> {
        let most = Self::MOST_WITH_IDLE;
        if self.actions.len() < most { Ok(()) } else { Err(Reason::TooManyActions { most }) }
    }

    pub(super) fn judge(&self, seat: Seat, action: &Action) -> Result<(), Reason> {
        if self.players.get(seat).is_none() {
            return Err(Reason::NoSuchSeat { seats: self.players.len() });
        }
        match action {
            Action::SitOut if self.away.contains(seat) => return Err(Reason::Away {}),
            Action::SitIn if !self.away.contains(seat) => return Err(Reason::Present {}),
            Action::SitOut | Action::SitIn => return self.idle_allowed(),
            Action::AskToShow { seat: asked } => {
                return if self.may_ask(seat) == Some(*asked) {
                    Ok(())
                } else {
                    Err(Reason::NothingToAsk {})
                };
            }
            _ if self.complete() => return Err(Reason::HandOver {}),
            Action::Release if matches!(self.wait, Wait::Held) => return Ok(()),
            Action::Release => return Err(Reason::NotNow { phase: self.phase().name() }),
            _ if !self.live.contains(seat) => return Err(Reason::NotInHand {}),
            Action::Peek { .. } if !self.game().zones() => {
                return Err(Reason::NotNow { phase: self.phase().name() });
            }
            Action::Peek { zones } => {
                self.idle_allowed()?;
                return match zones[..] {
                    [zone] if self.peekable(seat).contains(&zone) => Ok(()),
                    _ => Err(Reason::OneZone {}),
                };
            }
            _ => {}
        }
        let not_now = Reason::NotNow { phase: self.phase().name() };
        if matches!(self.wait, Wait::Held) {
            return Err(not_now);
        }
        if !self.can_act().contains(seat) {
            return Err(Reason::NotYourTurn { can_act: self.can_act() });
        }
        match (&self.wait, action) {
            (_, Action::Timeout)
            | (Wait::Exchange { .. }, Action::Stand)
            | (Wait::Showdown { .. }, Action::Show) => Ok(()),
            (Wait::Announcement { min, max }, Action::Announce { place }) => {
                let (min, max) = (*min, *max);
                if (min..=max).contains(place) { Ok(()) } else { Err(Reason::OutOfRange { min, max }) }
            }
            (Wait::Bet(round), _) => {
                let options = self.options(seat).ok_or(not_now.clone())?;
                judge_bet(action, options, round.level().is_zero(), not_now)
            }
            (Wait::Exchange { .. }, Action::Exchange { zone, index }) => {
                let player = &self.players[seat];
                let held = player.zone(*zone).count();
                player.position(*zone, *index).map(|_| ()).ok_or(Reason::NoSuchPiece { held })
            }
            (Wait::Showdown { .. }, Action::Muck) => {
                if self.must_show(seat) {
                    Err(Reason::MustShow {})
                } else {
                    Ok(())
                }
            }
            _ => Err(not_now),
        }
    }
}

/// Judges a move of a betting round against what is open.
fn judge_bet(action: &Action, options: Options, unbet: bool, not_now: Reason) -> Result<(), Reason> {
    let call = options.call.unwrap_or(Chips::ZERO);
    if let (false, Some(bounds)) = (options.fold, options.raise) {
        // A forced opening: the same chips by another name are no other action.
        return match action {
            Action::Bet { to } if bounds.allow(*to) => Ok(()),
            Action::Fold
            | Action::Check
            | Action::Call
            | Action::CallOf { .. }
            | Action::Bet { .. }
            | Action::Raise { .. } => Err(Reason::ForcedBet { to: bounds.max }),
            _ => Err(not_now),
        };
    }
    match action {
        Action::Fold => Ok(()),
        Action::Check if options.check => Ok(()),
        Action::Check => Err(Reason::CheckFacingBet { call }),
        Action::Call if options.call.is_some() => Ok(()),
        Action::CallOf { amount } if options.call == Some(*amount) => Ok(()),
        Action::CallOf { .. } if options.call.is_some() => Err(Reason::CallAmount { call }),
        Action::Call | Action::CallOf { .. } => Err(Reason::NothingToCall {}),
        Action::Bet { .. } if !unbet => Err(Reason::BetFacingBet { call }),
        Action::Raise { .. } if unbet => Err(Reason::RaiseWithoutBet {}),
        Action::Bet { to } | Action::Raise { to } => {
            let bounds = options.raise.ok_or(Reason::closed(options.closed, call, *to))?;
            if bounds.allow(*to) { Ok(()) } else { Err(Reason::bounds(!unbet, *to, bounds)) }
        }
        _ => Err(not_now),
    }
}

/// The move of the betting round that an action is.
pub(super) fn betting_move(action: &Action) -> Option<Move> {
    Some(match action {
        Action::Fold => Move::Fold,
        Action::Check => Move::Check,
        Action::Call | Action::CallOf { .. } => Move::Call,
        Action::Bet { to } | Action::Raise { to } => Move::To(*to),
        _ => return None,
    })
}
