//! Showing, mucking and paying (TH-11, TH-12, TH-19, LH-3).

use crate::table::hand::Wait;
use crate::table::payout::{Division, totals};
use crate::table::player::GivenUp;
use crate::table::{ComparedHand, Ending, Evaluation, Event, Hand, Outcome, PotOutcome, Step};
use crate::{BySeat, Seat, Seats};

impl Hand {
    /// Turns every hand still in face up, before the rest of the board is dealt (TH-12).
    pub(super) fn turn_up_all(&mut self) {
        for seat in self.showing_order() {
            if !self.players[seat].shown {
                self.turn_up(seat, false);
            }
        }
    }

    /// The last to bet or raise in the last round of betting.
    fn last_aggressor(&self) -> Option<Seat> {
        *self.aggressors.last()?
    }

    /// The live seats in the order of TH-11: from the last aggressor of the last round, else from the button's left.
    fn showing_order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.live.left_of(self.terms.button).collect();
        if let Some(first) =
            self.last_aggressor().and_then(|seat| order.iter().position(|other| *other == seat))
        {
            order.rotate_left(first);
        }
        order
    }

    pub(super) fn open_showdown(&mut self, in_turn: bool) {
        if self.all_in() && self.terms.all_in_face_up {
            self.turn_up_all();
        }
        let queue: Vec<Seat> =
            self.showing_order().into_iter().filter(|seat| !self.players[*seat].shown).collect();
        self.final_pots = self.pots();
        self.wait = Wait::Showdown { queue, in_turn, asked: Seats::NONE };
        if self.terms.auto_show {
            self.show_for_everyone(in_turn);
        }
        self.settle_showdown();
    }

    /// In turn: who can still win a part shows, the rest muck. Otherwise everyone shows.
    fn show_for_everyone(&mut self, in_turn: bool) {
        for seat in self.showing_order() {
            if self.players[seat].shown {
                continue;
            }
            if !in_turn || self.could_win(seat) {
                self.show(seat);
            } else {
                self.muck(seat, false);
            }
        }
    }

    /// Whether the seat's hand is at least as good as every hand shown so far for some pot that it may win.
    pub(super) fn could_win(&self, seat: Seat) -> bool {
        let value = |seat| self.game().evaluate(&self.holding(seat)).map_or(0, |best| self.strength(&best));
        let own = value(seat);
        self.pots().iter().filter(|pot| pot.eligible.contains(seat)).any(|pot| {
            let rivals = pot.eligible.iter().filter(|rival| *rival != seat && self.players[*rival].shown);
            rivals.map(value).all(|rival| rival <= own)
        })
    }

    fn strength(&self, evaluation: &Evaluation) -> u32 {
        self.game().strength(evaluation, self.announced)
    }

    /// Whether the seat may not muck: it was asked to show, or it alone is left to win some pot.
    pub(super) fn must_show(&self, seat: Seat) -> bool {
        let Wait::Showdown { asked, .. } = &self.wait else { return false };
        asked.contains(seat) || self.pots().iter().any(|pot| pot.eligible.and(self.live).only() == Some(seat))
    }

    /// The hand that the seat may ask to see (TH-19): the last aggressor's, where it called him in the last round.
    pub(super) fn may_ask(&self, seat: Seat) -> Option<Seat> {
        let aggressor = self.last_aggressor()?;
        let betting_done = match self.wait {
            Wait::Showdown { in_turn, .. } => in_turn,
            // Over, and the script has run to its showdown: all others folded otherwise.
            Wait::End => {
                self.outcome.as_ref().is_some_and(|outcome| outcome.ending == Ending::Showdown)
                    && self.script.contains(&Step::Showdown { in_turn: true })
            }
            _ => false,
        };
        let player = &self.players[aggressor];
        let retained = !self.players[seat].mucked();
        let asked_already = matches!(&self.wait, Wait::Showdown { asked, .. } if asked.contains(aggressor));
        (betting_done && retained && self.last_callers.contains(seat) && !player.shown && !asked_already)
            .then_some(aggressor)
    }

    pub(super) fn ask_to_show(&mut self, seat: Seat, asked: Seat) {
        self.events.push(Event::Asked { seat, of: asked });
        if self.players[asked].mucked() || self.complete() {
            self.turn_up(asked, true);
        } else if let Wait::Showdown { asked: all, .. } = &mut self.wait {
            all.insert(asked);
        }
    }

    pub(super) fn turn_up(&mut self, seat: Seat, asked: bool) {
        let best = self.game().evaluate(&self.holding(seat));
        let pieces = self.players[seat].pieces();
        self.players[seat].shown = true;
        self.events.push(Event::Shown { seat, pieces, best, asked });
    }

    pub(super) fn show(&mut self, seat: Seat) {
        self.turn_up(seat, false);
        self.leave_queue(seat);
        self.settle_showdown();
    }

    pub(super) fn muck(&mut self, seat: Seat, timeout: bool) {
        self.players[seat].given_up = Some(GivenUp::Mucked);
        self.live.remove(seat);
        self.muck_pieces(seat);
        self.events.push(Event::Mucked { seat, timeout });
        self.leave_queue(seat);
        self.settle_showdown();
    }

    fn leave_queue(&mut self, seat: Seat) {
        if let Wait::Showdown { queue, .. } = &mut self.wait {
            queue.retain(|waiting| *waiting != seat);
        }
    }

    /// Goes on once nobody is left to show; in turn, also once all but one have mucked (TH-11).
    fn settle_showdown(&mut self) {
        if let Wait::Showdown { queue, in_turn, .. } = &self.wait
            && (queue.is_empty() || *in_turn && self.live.len() < 2)
        {
            self.wait = Wait::Nothing;
        }
    }

    /// Pays the pots: to the last seat where all others have given up (TH-7, LP-28), else to the hands shown.
    pub(super) fn finish(&mut self) {
        let seats = self.players.len();
        let best = BySeat::from_fn(seats, |seat| {
            let shows = self.players[seat].shown && self.live.contains(seat);
            if shows { self.game().evaluate(&self.holding(seat)) } else { None }
        });
        let mut hands = Vec::new();
        for seat in self.live.left_of(self.terms.button) {
            hands.extend(best[seat].clone().map(|best| ComparedHand { seat, best }));
        }
        if !hands.is_empty() {
            self.events.push(Event::BestHands { hands });
        }
        let division = Division {
            game: self.terms.game(),
            button: self.terms.button,
            unit: self.terms.chip_unit,
            antes: self.antes,
            live: self.live,
            best: &best,
            announced: self.announced,
            shots: self.players.seats_where(|player| player.shot),
        };
        let pots = division.divide(self.pots());
        for (index, PotOutcome { pot, winners }) in pots.iter().enumerate() {
            self.events.push(Event::PotAwarded { index, pot: *pot, shares: winners.clone() });
        }
        let mut payouts = totals(&pots, seats);
        self.ledger.pay_out(&payouts);
        let returned = BySeat::from_fn(seats, |seat| self.players[seat].returned);
        for (seat, amount) in returned.iter() {
            payouts[seat] += *amount;
        }
        if self.script.contains(&Step::Clear) {
            self.clear();
        }
        let stacks = self.ledger.stacks().clone();
        self.events.push(Event::HandEnded { stacks: stacks.values().to_vec() });
        let shown_down = !self.final_pots.is_empty();
        self.outcome = Some(Outcome {
            ending: if shown_down { Ending::Showdown } else { Ending::Uncontested },
            board: self.board.clone(),
            place: self.announced,
            returned,
            pots,
            payouts,
            best,
            stacks,
        });
        self.wait = Wait::End;
    }

    /// Puts what still lies on the table into the muck; what was shown stays known.
    fn clear(&mut self) {
        for seat in self.live.iter().collect::<Vec<_>>() {
            self.muck_pieces(seat);
        }
        for piece in &self.board {
            self.deck.muck(*piece);
        }
        self.events.push(Event::Cleared { count: self.deck.mucked().len() });
    }
}
