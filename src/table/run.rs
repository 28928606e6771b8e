//! Walking the script: what happens by itself between two decisions, and what an accepted action does.

use crate::betting::{ForcedBet, Limit, Round, RoundSetup, uncalled};
use crate::table::hand::Wait;
use crate::table::judge::betting_move;
use crate::table::player::GivenUp;
use crate::table::{Action, Event, Hand, MoveName, Opening, Step, Street, Zone};
use crate::{Chips, Seat};

impl Hand {
    /// Runs to the next decision of a seat that is present, or to the end.
    pub(super) fn run(&mut self) {
        loop {
            self.walk();
            let absent = self.can_act().and(self.away).iter().next();
            let Some(seat) = absent else { return };
            self.apply(seat, &Action::Timeout, true);
        }
    }

    fn walk(&mut self) {
        while matches!(self.wait, Wait::Nothing) {
            if self.live.len() < 2 {
                return self.finish();
            }
            let Some(step) = self.script.get(self.step).copied() else { return self.finish() };
            self.step += 1;
            self.take(step);
        }
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Post => self.post(),
            Step::Announce { min, max } => self.wait = Wait::Announcement { min, max },
            Step::Deal { count, zone } => {
                for _ in 0..count {
                    for seat in self.live.left_of(self.terms.button) {
                        self.deal(seat, zone);
                    }
                }
                self.kill();
            }
            Step::Burn => {
                if self.deck.burn() {
                    let piece = self.deck.mucked().last().copied();
                    self.events.push(Event::Burned { piece });
                }
            }
            Step::Board { street, count } => {
                let pieces: Vec<_> = (0..count).filter_map(|_| self.deck.deal()).collect();
                self.board.extend(&pieces);
                self.events.push(Event::Board { street, pieces });
            }
            Step::Arm => {
                let armed: Vec<Seat> =
                    self.live.iter().filter(|seat| self.game().arms(&self.holding(*seat))).collect();
                for seat in armed {
                    self.players[seat].shot = true;
                    self.events.push(Event::Armed { seat: Some(seat) });
                }
            }
            Step::Exchange { street, zone } => {
                self.street = street;
                self.wait = Wait::Exchange { queue: self.live.left_of(self.terms.button).collect(), zone };
            }
            Step::Bet { street, opening } => self.open_betting(street, opening),
            Step::Showdown { in_turn } => self.open_showdown(in_turn),
            // Done when the pots are paid: all may have folded before this step.
            Step::Clear => {}
        }
    }

    /// Kills the hands of absent or penalised seats once they are dealt (TT-9). Where all would be dead, the last in the
    /// order of action stays live, so that the pot has an owner.
    fn kill(&mut self) {
        let mut killed = self.terms.killed.and(self.live);
        if killed == self.live {
            let (_, _, last) = self.blind_level();
            killed.remove(last);
        }
        for seat in killed.left_of(self.terms.button) {
            self.live.remove(seat);
            self.players[seat].given_up = Some(GivenUp::Killed);
            self.muck_pieces(seat);
            self.events.push(Event::Killed { seat });
        }
        if self.live.len() < 2 {
            self.close_bets();
        }
    }

    fn deal(&mut self, seat: Seat, zone: Zone) {
        if let Some(piece) = self.deck.deal() {
            self.players[seat].held.push((piece, zone));
            self.events.push(Event::Dealt { seat, zone, piece: Some(piece) });
            if self.players[seat].shown {
                // A hand that lies face up takes its new piece face up.
                self.turn_up(seat, false);
            }
        }
    }

    fn open_betting(&mut self, street: Street, opening: Opening) {
        self.street = street;
        let bet = self.terms.stakes.smallest_bet();
        let big_bet = self.terms.limit == Limit::FixedLimit && matches!(street, Street::Turn | Street::River);
        let (level, wagers, after) = match opening {
            Opening::AfterBlinds => self.blind_level(),
            Opening::LeftOfButton | Opening::Forced { .. } => (Chips::ZERO, 0, self.terms.button),
        };
        let unposted = match opening {
            Opening::AfterBlinds => self.unposted_blinds(),
            Opening::LeftOfButton | Opening::Forced { .. } => Chips::ZERO,
        };
        let forced = match opening {
            Opening::Forced { last_word } => Some(ForcedBet { amount: bet, last_word }),
            _ => None,
        };
        let setup = RoundSetup {
            limit: self.terms.limit,
            bet: if big_bet { bet + bet } else { bet },
            unit: self.terms.chip_unit,
            level,
            wagers,
            unposted,
            uncapped: self.terms.heads_up(),
            after,
            forced,
        };
        let round = Round::new(&setup, &self.ledger, self.live);
        self.settle_round(round);
    }

    /// Waits for the next move of a round, or closes it.
    fn settle_round(&mut self, round: Round) {
        if round.to_act().is_some() {
            self.wait = Wait::Bet(round);
            return;
        }
        self.aggressors.push(round.aggressor());
        self.last_callers = round.callers().and(self.live);
        self.close_bets();
        self.wait = Wait::Nothing;
        if self.live.len() < 2 {
            return;
        }
        let over = self.betting_over();
        if self.terms.hold_all_ins && !self.released && (over || self.all_in() && self.last_round()) {
            self.wait = Wait::Held;
            self.events.push(Event::Held {});
        } else if over && self.terms.all_in_face_up {
            self.turn_up_all();
        }
    }

    /// Gives an uncalled part of a bet back (TH-7), and brings the rest to the middle.
    fn close_bets(&mut self) {
        if let Some((seat, amount)) = uncalled(self.ledger.contributed(), self.live) {
            self.ledger.refund(seat, amount);
            self.players[seat].returned += amount;
            self.events.push(Event::Returned { seat, amount });
        }
        for seat in self.terms.dealt_in.iter() {
            let put_in = self.ledger.bets()[seat];
            self.players[seat].rounds.push(put_in);
        }
        self.ledger.collect();
    }

    /// Whether someone still in is all-in.
    pub(super) fn all_in(&self) -> bool {
        self.live.iter().any(|seat| self.ledger.stacks()[seat].is_zero())
    }

    /// Whether the script has no further round of betting.
    fn last_round(&self) -> bool {
        !self.script[self.step.min(self.script.len())..].iter().any(|step| matches!(step, Step::Bet { .. }))
    }

    /// Whether someone is all-in and nobody is left to bet against.
    pub(super) fn betting_over(&self) -> bool {
        let behind = self.live.iter().filter(|seat| !self.ledger.stacks()[*seat].is_zero()).count();
        behind < 2 && behind < self.live.len()
    }

    /// Does what a judged action means. `absent` marks a time-out that the table played by itself.
    pub(super) fn apply(&mut self, seat: Seat, action: &Action, absent: bool) {
        let timeout = absent || *action == Action::Timeout;
        let action = if *action == Action::Timeout { self.after_timeout(seat) } else { action.clone() };
        match action {
            Action::SitOut => {
                self.away.insert(seat);
                self.events.push(Event::SatOut { seat });
            }
            Action::SitIn => {
                self.away.remove(seat);
                self.events.push(Event::SatIn { seat });
            }
            Action::Release => {
                self.released = true;
                self.wait = Wait::Nothing;
                self.events.push(Event::Released {});
                if self.betting_over() && self.terms.all_in_face_up {
                    self.turn_up_all();
                }
            }
            Action::Peek { zones } => {
                self.events.extend(zones.first().map(|zone| Event::Peeked { seat, zone: *zone }));
            }
            Action::AskToShow { seat: asked } => self.ask_to_show(seat, asked),
            Action::Announce { place } => {
                self.announced = Some(place);
                self.events.push(Event::Announced { seat, place, timeout });
                self.wait = Wait::Nothing;
            }
            Action::Exchange { zone, index } => self.exchange(seat, Some((zone, index)), timeout),
            Action::Stand => self.exchange(seat, None, timeout),
            Action::Show => self.show(seat),
            Action::Muck => self.muck(seat, timeout),
            Action::Fold
            | Action::Check
            | Action::Call
            | Action::CallOf { .. }
            | Action::Bet { .. }
            | Action::Raise { .. } => {
                self.bet(seat, &action, timeout);
            }
            Action::Timeout => {}
        }
    }

    /// What a seat that ran out of time does (TH-20): what costs nothing, else it gives up.
    pub(crate) fn after_timeout(&self, seat: Seat) -> Action {
        match &self.wait {
            Wait::Announcement { min, .. } => Action::Announce { place: *min },
            Wait::Exchange { .. } => Action::Stand,
            Wait::Showdown { in_turn, .. } => {
                if self.must_show(seat) || *in_turn && self.could_win(seat) {
                    Action::Show
                } else {
                    Action::Muck
                }
            }
            Wait::Bet(round) => match round.options(seat, &self.ledger, self.live) {
                Some(options) if options.check => Action::Check,
                Some(options) if !options.fold => {
                    options.raise.map_or(Action::Fold, |forced| Action::Bet { to: forced.max })
                }
                _ => Action::Fold,
            },
            Wait::Nothing | Wait::Held | Wait::End => Action::Timeout,
        }
    }

    fn bet(&mut self, seat: Seat, action: &Action, timeout: bool) {
        let Wait::Bet(mut round) = std::mem::replace(&mut self.wait, Wait::Nothing) else { return };
        let moved = betting_move(action)
            .and_then(|action| round.play(seat, action, &mut self.ledger, &mut self.live))
            .unwrap_or(Chips::ZERO);
        let name = match action {
            Action::Check => MoveName::Check,
            Action::Call | Action::CallOf { .. } => MoveName::Call,
            Action::Bet { .. } => MoveName::Bet,
            Action::Raise { .. } => MoveName::Raise,
            _ => MoveName::Fold,
        };
        self.events.push(Event::Acted {
            seat,
            action: name,
            amount: moved,
            total: self.ledger.bets()[seat],
            all_in: self.ledger.stacks()[seat].is_zero(),
            timeout,
        });
        if name == MoveName::Fold {
            self.players[seat].given_up = Some(GivenUp::Folded);
            self.muck_pieces(seat);
        }
        self.settle_round(round);
    }

    /// Puts a hand into the muck; what it was stays known to its owner.
    pub(super) fn muck_pieces(&mut self, seat: Seat) {
        for (piece, _) in &self.players[seat].held {
            self.deck.muck(*piece);
        }
    }

    fn exchange(&mut self, seat: Seat, choice: Option<(Zone, u8)>, timeout: bool) {
        let Wait::Exchange { queue, zone: into } = &mut self.wait else { return };
        queue.retain(|waiting| *waiting != seat);
        let (into, done) = (*into, queue.is_empty());
        let player = &mut self.players[seat];
        let discarded = choice.and_then(|(zone, index)| {
            Some(player.held.remove(player.position(zone, index)?)).map(|d| (d, index))
        });
        if let Some(((piece, zone), index)) = discarded {
            player.shot = false;
            self.deck.muck(piece);
            let (zone, index, discard) = (Some(zone), Some(index), Some(piece));
            self.events.push(Event::Exchanged { seat, zone, index, discard, timeout });
            self.deal(seat, into);
        } else {
            self.events.push(Event::Exchanged { seat, zone: None, index: None, discard: None, timeout });
        }
        if done {
            self.wait = Wait::Nothing;
        }
    }
}
