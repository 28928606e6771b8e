//! Which actions are refused, and why. Nothing changes here.

use crate::table;
use crate::tournament::hands::{HandAt, Stage};
use crate::tournament::{
    Action, Clock, Knockout, Payouts, Penalty, Phase, Player, PlayerStatus, Reason, Refusal, Room, RoomTable,
    Tournament,
};
use crate::{Chips, Seat};

impl Tournament {
    /// Judges an action at a time without doing it.
    ///
    /// # Errors
    ///
    /// [`Refusal`]: what is wrong, the rule, and the numbers that would be legal.
    pub fn check(&self, action: &Action, now: u64) -> Result<(), Refusal> {
        self.clock.check(now)?;
        let mut clock = self.clock.clone();
        clock.advance(&self.terms.schedule, now);
        if let Action::Play { table, seat, action } = action {
            return self.judge_play(*table, *seat, action);
        }
        Ok(self.judge(action, &mut clock)?)
    }

    fn judge(&self, action: &Action, clock: &mut Clock) -> Result<(), Reason> {
        self.judge_phase(action)?;
        let schedule = &self.terms.schedule;
        match action {
            Action::Enter { name, stack } => self.judge_entry(name.as_deref(), *stack, clock),
            Action::Withdraw { player } | Action::SitOut { player } | Action::SitIn { player } => {
                let entrant = self.still_in(*player)?;
                match action {
                    Action::SitOut { .. } if entrant.away => Err(Reason::Away {}),
                    Action::SitIn { .. } if !entrant.away => Err(Reason::Present {}),
                    _ => Ok(()),
                }
            }
            Action::Start => {
                let players = self.left() as usize;
                if players < 2 {
                    return Err(Reason::TooFewPlayers { min: 2, players });
                }
                self.judge_pool(self.payouts.as_ref())
            }
            Action::Pause => clock.pause().map_err(Reason::Clock),
            Action::Resume => clock.resume().map_err(Reason::Clock),
            Action::Forward => clock.forward(schedule).map_err(Reason::Clock),
            Action::Back => clock.back(schedule).map_err(Reason::Clock),
            Action::SetRemaining { milliseconds } => {
                clock.set_remaining(schedule, *milliseconds).map_err(Reason::Clock)
            }
            Action::Deal { table } | Action::DealElsewhere { table } => self.judge_deal(*table, clock),
            Action::Play { .. } => Ok(()),
            Action::Result { table, stacks, knockouts } => self.judge_result(*table, stacks, knockouts),
            Action::Rebuy { player } => self.judge_rebuy(*player, clock.level(schedule)),
            Action::DeclineRebuy { player } => match self.still_in(*player)?.status {
                PlayerStatus::MayRebuy => Ok(()),
                _ => Err(Reason::NoRebuyOpen {}),
            },
            Action::AddOn { player } => self.judge_add_on(*player, clock),
            Action::Penalty { player, penalty, .. } => {
                self.still_in(*player)?;
                match penalty {
                    Penalty::Warning {} => Ok(()),
                    Penalty::MissedHands { hands } if (1..=Penalty::MOST_HANDS).contains(hands) => Ok(()),
                    Penalty::MissedHands { .. } => Err(Reason::Hands { min: 1, max: Penalty::MOST_HANDS }),
                    Penalty::Disqualification {} => self.between_hands(*player),
                }
            }
            Action::HandForHand { on } => self.judge_rounds(*on),
            Action::SetPayouts { payouts } => self.judge_payouts(payouts.as_ref()),
        }
    }

    /// Whether the phase has such an action.
    fn judge_phase(&self, action: &Action) -> Result<(), Reason> {
        if self.actions().len() >= Self::MOST_ACTIONS {
            return Err(Reason::TooManyActions { most: Self::MOST_ACTIONS });
        }
        let fits = match action {
            Action::Withdraw { .. } | Action::Start => self.phase == Phase::Registration,
            Action::Enter { .. }
            | Action::SitOut { .. }
            | Action::SitIn { .. }
            | Action::SetPayouts { .. } => self.phase != Phase::Finished,
            _ => self.phase == Phase::Running,
        };
        if fits { Ok(()) } else { Err(Reason::NotNow { phase: self.phase }) }
    }

    fn judge_entry(&self, name: Option<&str>, stack: Option<u64>, clock: &Clock) -> Result<(), Reason> {
        let start = self.terms.setup.stack;
        let most = self.terms.most;
        if stack.is_some_and(|stack| stack != start) {
            return Err(Reason::UnequalStack { stack: start });
        }
        if name.is_some_and(|name| name.len() > Self::MOST_NAME || name.chars().any(char::is_control)) {
            return Err(Reason::Name { most: Self::MOST_NAME });
        }
        if self.phase == Phase::Running {
            let (until_level, level) = (self.terms.setup.late_until, clock.level(&self.terms.schedule));
            if self.closed || until_level.is_none_or(|until| level > until) {
                return Err(Reason::EntryClosed { until_level, level });
            }
        }
        if self.entered() >= most || self.entrants.len() >= Player::MOST {
            return Err(Reason::Full { most });
        }
        Ok(())
    }

    /// The player, who is still in the tournament.
    fn still_in(&self, player: Player) -> Result<&super::entries::Entrant, Reason> {
        let entrant = self.entrant(player).ok_or(Reason::NoSuchPlayer { players: self.entrants.len() })?;
        match entrant.status {
            PlayerStatus::In | PlayerStatus::MayRebuy => Ok(entrant),
            _ => Err(Reason::PlayerOut {}),
        }
    }

    /// No hand is being played at the player's table.
    fn between_hands(&self, player: Player) -> Result<(), Reason> {
        let chair = self.entrant(player).and_then(|entrant| entrant.chair);
        match chair.and_then(|chair| Some((chair.table, self.room.table(chair.table)?))) {
            Some((table, at)) if at.playing => Err(Reason::HandRunning { table }),
            _ => Ok(()),
        }
    }

    fn table(&self, number: u32) -> Result<&RoomTable, Reason> {
        let none = || Reason::NoSuchTable { tables: self.room.open().map(|(number, _)| number).collect() };
        self.room.table(number).ok_or_else(none)
    }

    fn judge_deal(&self, number: u32, clock: &Clock) -> Result<(), Reason> {
        let table = self.table(number)?;
        if table.playing {
            return Err(Reason::HandRunning { table: number });
        }
        let schedule = &self.terms.schedule;
        if clock.on_break(schedule) {
            return Err(Reason::OnBreak { remaining: clock.view(schedule).remaining.unwrap_or(0) });
        }
        let short_by = self.room.short_by(table);
        if let Some(round) = &self.round {
            if round.number == 0 || round.dealt.contains(&number) {
                return Err(Reason::RoundPlayed { tables: self.awaited(round) });
            }
            // The tables were even when the round began, and all of them play it.
        } else if self.room.awaits_final_table(self.closed) {
            let playing = self.room.open().filter(|(_, table)| table.playing);
            return Err(Reason::FinalTable { tables: playing.map(|(number, _)| number).collect() });
        } else if short_by > Room::SHORT {
            let players = table.count();
            return Err(Reason::TableShort { players, min: players + short_by - Room::SHORT });
        }
        let (able, others): (Vec<Player>, Vec<Player>) =
            table.players().map(|(_, player)| player).partition(|player| self.able(*player));
        if able.len() < 2 {
            return Err(Reason::NobodyToPlay { may_rebuy: others });
        }
        Ok(())
    }

    /// Why no hand may be dealt at a table, at the time of the last action.
    pub(super) fn deal_refusal(&self, number: u32) -> Option<Reason> {
        let action = Action::Deal { table: number };
        self.judge(&action, &mut self.clock.clone()).err()
    }

    fn judge_play(&self, number: u32, seat: Seat, action: &table::Action) -> Result<(), Refusal> {
        let play = Action::Play { table: number, seat, action: action.clone() };
        self.judge_phase(&play)?;
        if !self.table(number)?.playing {
            return Err(Reason::NoHand {}.into());
        }
        match self.hand_at(number).map(|at| &at.stage) {
            Some(Stage::Here(hand)) => {
                if *action == table::Action::Release {
                    // It comes by itself, when all tables have played.
                    let tables = self.round.as_ref().map(|round| self.awaited(round)).unwrap_or_default();
                    return Err(Reason::RoundPlayed { tables }.into());
                }
                Ok(hand.check(seat, action)?)
            }
            Some(Stage::Elsewhere(_)) => Err(Reason::HandElsewhere {}.into()),
            None => Err(Reason::NoHand {}.into()),
        }
    }

    fn judge_result(&self, number: u32, stacks: &[u64], knockouts: &[Knockout]) -> Result<(), Reason> {
        if !self.table(number)?.playing {
            return Err(Reason::NoHand {});
        }
        let Some(at @ HandAt { stage: Stage::Elsewhere(_), .. }) = self.hand_at(number) else {
            return Err(Reason::HandHere {});
        };
        let (before, dealt_in) = (at.stacks(), at.dealt_in());
        let unit = self.terms.chips.smallest().0;
        let fits = |(seat, (was, stack)): (u8, (&Chips, &u64))| {
            if dealt_in.contains(Seat(seat)) { stack.is_multiple_of(unit) } else { was.0 == *stack }
        };
        if stacks.len() != before.len() || !(0..).zip(before.iter().zip(stacks)).all(fits) {
            return Err(Reason::Stacks { stacks: before });
        }
        let sum: Chips = before.iter().copied().sum();
        if Chips::checked_sum(stacks.iter().copied().map(Chips)) != Some(sum) {
            return Err(Reason::ChipsDoNotAddUp { sum });
        }
        let out: Vec<Seat> =
            dealt_in.iter().filter(|seat| stacks.get(seat.index()).copied() == Some(0)).collect();
        let named = |seat: &Seat| knockouts.iter().filter(|knockout| knockout.seat == *seat).count();
        let once = |count: usize| count == 1 || count == 0 && self.terms.setup.entry.bounty == 0;
        let winners = |Knockout { seat, by }: &Knockout| {
            let few = (1..=Seat::MOST).contains(&by.len());
            let distinct = few && by.iter().enumerate().all(|(at, seat)| !by[..at].contains(seat));
            distinct && by.iter().all(|by| by != seat && dealt_in.contains(*by))
        };
        let only = knockouts.iter().all(|knockout| out.contains(&knockout.seat) && winners(knockout));
        if only && out.iter().all(|seat| once(named(seat))) { Ok(()) } else { Err(Reason::Knockouts { out }) }
    }

    fn judge_rebuy(&self, player: Player, level: u32) -> Result<(), Reason> {
        let entrant = self.still_in(player)?;
        let until_level = self.terms.setup.rebuys.map(|rebuys| rebuys.until_level);
        let closed = Reason::RebuysClosed { until_level, level };
        let Some(rebuys) = self.terms.setup.rebuys else { return Err(closed) };
        if entrant.status == PlayerStatus::MayRebuy {
            return Ok(());
        }
        if self.closed || level > rebuys.until_level {
            return Err(closed);
        }
        if let Some(most) = rebuys.per_player.filter(|most| entrant.rebuys >= *most) {
            return Err(Reason::RebuysUsed { most });
        }
        if entrant.stack.0 > rebuys.at_most {
            return Err(Reason::RebuyStack { at_most: rebuys.at_most });
        }
        self.between_hands(player)
    }

    fn judge_add_on(&self, player: Player, clock: &Clock) -> Result<(), Reason> {
        let entrant = self.still_in(player)?;
        let after_level = self.terms.setup.add_on.map(|add_on| add_on.after_level);
        let schedule = &self.terms.schedule;
        if !clock.on_break(schedule) || after_level != Some(clock.level(schedule)) {
            return Err(Reason::AddOnClosed { after_level });
        }
        if entrant.status == PlayerStatus::MayRebuy {
            return Err(Reason::OutOfChips {});
        }
        if entrant.add_on {
            return Err(Reason::AddOnTaken {});
        }
        self.between_hands(player)
    }

    fn judge_rounds(&self, on: bool) -> Result<(), Reason> {
        if self.round.is_some() == on {
            return Err(Reason::HandForHandIs { on });
        }
        if on && self.room.open().count() < 2 {
            return Err(Reason::OneTable {});
        }
        // A round that has begun is played to its end.
        let tables = self.round.as_ref().map(|round| self.awaited(round)).unwrap_or_default();
        if self.mid_round() { Err(Reason::RoundPlayed { tables }) } else { Ok(()) }
    }

    fn judge_payouts(&self, payouts: Option<&Payouts>) -> Result<(), Reason> {
        if let Some(payouts) = payouts {
            payouts.check().map_err(Reason::Payouts)?;
        }
        let (left, places) = (self.left() as usize, payouts.map_or(0, Payouts::places));
        if self.entrants.iter().any(|entrant| entrant.prize > 0) {
            return Err(Reason::PrizePaid {});
        }
        if self.closed && places > left {
            return Err(Reason::PlacesTold { most: left });
        }
        if self.phase == Phase::Running { self.judge_pool(payouts) } else { Ok(()) }
    }

    /// Prizes are not above the pool, whatever the number of entrants comes to be.
    fn judge_pool(&self, payouts: Option<&Payouts>) -> Result<(), Reason> {
        payouts.map_or(Ok(()), |payouts| {
            payouts.prizes(self.pool, Player::MOST as u32).map(|_| ()).map_err(Reason::Payouts)
        })
    }
}
