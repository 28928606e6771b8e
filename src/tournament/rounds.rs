//! What follows when hands have ended: tables are balanced (TT-5), hand-for-hand rounds go on (TT-7).

use crate::tournament::{Balance, Chair, Event, MoveReason, Player, PlayerStatus, Tournament};

/// A round of hand-for-hand play.
#[derive(Clone, Debug)]
pub(super) struct Round {
    /// From 1; 0 while the hands end that were being played when it was switched on.
    pub number: u32,
    /// What all who go out in it have in common.
    pub order: u64,
    /// The tables that have been dealt a hand in it.
    pub dealt: Vec<u32>,
    /// How many have gone out between hands in it.
    pub apart: u64,
}

impl Tournament {
    /// More than can go out between the hands of a round.
    const APART: u64 = Player::MOST as u64 + 1;

    /// What parts those who go out in a hand from those before and after. In a round all have the same.
    pub(super) fn order_of_hand(&mut self) -> u64 {
        match &self.round {
            Some(round) if round.number > 0 => round.order,
            _ => self.next_order(),
        }
    }

    /// The same for one who goes out between hands: before all who go out in the round, and after those who did so before.
    pub(super) fn order_apart(&mut self) -> u64 {
        match &mut self.round {
            Some(round) if round.number > 0 => {
                round.apart += 1;
                round.order - Self::APART + round.apart
            }
            _ => self.next_order(),
        }
    }

    fn next_order(&mut self) -> u64 {
        self.order += 1;
        self.order
    }

    /// Whether a round is being played, so that places wait for its end.
    pub(super) fn mid_round(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.number > 0 && !round.dealt.is_empty())
    }

    /// The tables that a round still waits for: those that play, unless all-in hands are held there, and those that can be
    /// dealt a hand and have not been.
    pub(super) fn awaited(&self, round: &Round) -> Vec<u32> {
        let waits = |(number, table): &(u32, &crate::tournament::RoomTable)| {
            if table.playing {
                return !self.hand_at(*number).is_some_and(super::hands::HandAt::held);
            }
            round.number > 0
                && !round.dealt.contains(number)
                && table.sitting(|player| self.able(player)).seated.len() > 1
        };
        self.room.open().filter(waits).map(|(number, _)| number).collect()
    }

    /// Switches hand-for-hand play on or off.
    pub(super) fn switch_rounds(&mut self, on: bool) {
        self.round = on.then(|| Round { number: 0, order: 0, dealt: Vec::new(), apart: 0 });
        self.clock.hand_for_hand(on);
        self.tell(Event::HandForHand { on });
    }

    /// Takes one step of what follows by itself; whether there may be another.
    pub(super) fn go_round(&mut self) -> bool {
        if self.round.is_none() && self.bubble() {
            self.switch_rounds(true);
        }
        let Some(round) = &self.round else { return self.balance() };
        if !self.awaited(round).is_empty() || round.number > 0 && round.dealt.is_empty() {
            return false;
        }
        let held: Vec<u32> =
            self.room.open().filter(|(_, table)| table.playing).map(|(number, _)| number).collect();
        if !held.is_empty() {
            for number in held {
                self.release(number);
            }
            return true;
        }
        self.end_round();
        true
    }

    /// Whether one more is left than are paid, at several tables.
    fn bubble(&self) -> bool {
        let paid = self.paid_places();
        self.terms.setup.hand_for_hand.automatic
            && self.closed
            && paid > 0
            && self.left() == paid + 1
            && self.left() != self.off_at
            && self.room.open().count() > 1
    }

    /// Ends a round: places are told, the clock takes its time, tables are balanced, and the next begins.
    fn end_round(&mut self) {
        let Some(Round { number, .. }) = self.round.take() else { return };
        self.place_out();
        if number > 0 {
            let before = self.clock.period();
            let minutes = self.terms.setup.hand_for_hand.minutes_per_hand;
            self.clock.take(&self.terms.schedule, u64::from(minutes) * 60_000);
            self.tell_periods(before);
        }
        while self.balance() {}
        let burst =
            self.terms.setup.hand_for_hand.automatic && self.closed && self.left() <= self.paid_places();
        if burst || self.room.open().count() < 2 {
            self.switch_rounds(false);
            return;
        }
        self.order += Self::APART;
        self.round = Some(Round { number: number + 1, order: self.order, dealt: Vec::new(), apart: 0 });
        self.tell(Event::Round { round: number + 1 });
    }

    /// Breaks a table or moves a player where that is due; whether it was.
    fn balance(&mut self) -> bool {
        let rule = self.terms.setup.button_rule;
        match self.room.balance(rule, self.closed, |player| self.able(player)) {
            Balance::Even => return false,
            Balance::Move { player, from, to } => {
                self.room.move_to(player, from, to);
                self.moved(player, from, to, MoveReason::Balance);
            }
            Balance::Break(number) => {
                let all = self.room.seated();
                let mut players = self.close_table(number);
                let mut draw = self.draw();
                draw.shuffle(&mut players);
                for (player, from) in players {
                    let to = self.room.draw_chair(all, &mut draw);
                    self.room.put(player, to);
                    self.moved(player, from, to, MoveReason::TableBroken);
                }
            }
            Balance::FinalTable => {
                let tables: Vec<u32> = self.room.open().map(|(number, _)| number).collect();
                let mut from = Vec::new();
                for number in tables {
                    from.extend(self.close_table(number));
                }
                let players: Vec<_> = from.iter().map(|(player, _)| *player).collect();
                let mut draw = self.draw();
                let seats = self.room.seat_all(&players, &mut draw);
                if let Some((_, chair)) = seats.first() {
                    self.tell(Event::FinalTable { table: chair.table });
                }
                for (player, to) in seats {
                    if let Some((_, from)) = from.iter().find(|(other, _)| *other == player) {
                        self.moved(player, *from, to, MoveReason::FinalTable);
                    }
                }
            }
        }
        true
    }

    fn close_table(&mut self, number: u32) -> Vec<(Player, Chair)> {
        self.tell(Event::TableBroken { table: number });
        self.room.close(number)
    }

    fn moved(&mut self, player: Player, from: Chair, to: Chair, reason: MoveReason) {
        self.entrant_mut(player, |entrant| entrant.chair = Some(to));
        self.tell(Event::Moved { player, from, to, reason });
    }

    /// Ends late registration, rebuys and the add-on, for good, once all are over: no money comes in after that.
    pub(super) fn close_entries(&mut self) {
        let level = self.level();
        let setup = &self.terms.setup;
        let late = setup.late_until.is_some_and(|until| level <= until);
        let rebuys = setup.rebuys.is_some_and(|rebuys| {
            let deciding = self.entrants.iter().any(|entrant| entrant.status == PlayerStatus::MayRebuy);
            level <= rebuys.until_level || deciding || self.plays_within(rebuys.until_level)
        });
        let add_on = setup.add_on.is_some_and(|add_on| level <= add_on.after_level);
        if !self.closed && !late && !rebuys && !add_on {
            self.close();
        }
        if self.closed && !self.mid_round() {
            self.place_out();
        }
    }

    pub(super) fn close(&mut self) {
        self.closed = true;
        self.tell(Event::EntriesClosed { entrants: self.entered(), pool: self.pool });
    }
}
