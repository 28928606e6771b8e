//! Hands at the tables: dealing them, playing them here or taking their results, and what comes of them.

use crate::games::TexasHoldem;
use crate::table::{self, Button, Hand, Phase as HandPhase, Positions};
use crate::tournament::entries::Bust;
use crate::tournament::{
    Blinds, Event, Knockout, NextHand, Player, PlayerStatus, Tournament, knocked_out_by, race,
};
use crate::{BySeat, Chips, Seat, Seats};

/// A hand at a table.
#[derive(Clone, Debug)]
pub(super) struct HandAt {
    pub number: u32,
    pub level: u32,
    pub stage: Stage,
}

/// Who runs a hand.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    /// The table of this library.
    Here(Box<Hand>),
    /// The host.
    Elsewhere(Box<table::Setup>),
}

impl HandAt {
    /// The stacks before the hand.
    pub fn stacks(&self) -> Vec<Chips> {
        match &self.stage {
            Stage::Here(hand) => hand.terms().stacks.values().to_vec(),
            Stage::Elsewhere(setup) => setup.stacks.iter().copied().map(Chips).collect(),
        }
    }

    /// Whether its all-in hands wait for the other tables.
    pub fn held(&self) -> bool {
        matches!(&self.stage, Stage::Here(hand) if hand.phase() == HandPhase::Held)
    }

    /// Who is dealt in: with chips, and not waiting.
    pub fn dealt_in(&self) -> Seats {
        match &self.stage {
            Stage::Here(hand) => hand.terms().dealt_in,
            Stage::Elsewhere(setup) => {
                let seats = (0..).map(Seat).zip(&setup.stacks).filter(|(_, stack)| **stack > 0);
                seats.map(|(seat, _)| seat).collect::<Seats>().without(setup.waiting)
            }
        }
    }
}

impl Tournament {
    /// Begins a hand at a table.
    pub(super) fn deal(&mut self, number: u32, elsewhere: bool) {
        let Some(table) = self.room.table(number) else { return };
        // Who has not bought again by now does not.
        let declining: Vec<Player> =
            table.players().map(|(_, player)| player).filter(|player| !self.able(*player)).collect();
        for player in declining {
            self.decline(player);
        }
        self.race_off(number);
        let Some(next) = self.next_hand(number, true) else { return };
        let Some(setup) = self.table_setup(number, next) else { return };
        let (killed, level, hand) = (setup.killed, self.level(), self.begun);
        let waiting = setup.waiting;
        let stage = if elsewhere {
            Stage::Elsewhere(Box::new(setup))
        } else {
            // A checked tournament asks for nothing that a table refuses.
            let Ok(hand) = Hand::new(setup) else { return };
            Stage::Here(Box::new(hand))
        };
        self.begun += 1;
        for seat in killed.iter() {
            if let Some(player) = self.room.table(number).and_then(|table| table.player(seat)) {
                self.entrant_mut(player, |entrant| entrant.penalty = entrant.penalty.saturating_sub(1));
            }
        }
        if let Some(table) = self.room.table_mut(number) {
            table.playing = true;
            table.blinds = Some(next.blinds);
            table.stayed = next.dealt_in;
            table.moved = table.moved.without(next.dealt_in);
        }
        if let Some(round) = &mut self.round {
            round.dealt.push(number);
        }
        let Blinds { button, big, .. } = next.blinds;
        self.tell(Event::HandBegun {
            table: number,
            hand,
            level,
            button,
            small_blind: next.blinds.small_blind(),
            big_blind: big,
            waiting,
            killed,
            elsewhere,
        });
        let index = number as usize;
        if self.hands.len() <= index {
            self.hands.resize(index + 1, None);
            self.finished.resize(index + 1, 0);
        }
        let events = match &stage {
            Stage::Here(hand) => hand.events().to_vec(),
            Stage::Elsewhere(_) => Vec::new(),
        };
        self.hands[index] = Some(HandAt { number: hand, level, stage });
        self.tell_hand(number, events);
        self.end_if_complete(number);
    }

    /// Button and blinds of the next hand at a table, and who is dealt in; `draw` lets a first button be drawn.
    fn next_hand(&mut self, number: u32, draw: bool) -> Option<NextHand> {
        let rule = self.terms.setup.button_rule;
        let table = self.room.table(number)?;
        let sitting = table.sitting(|player| self.able(player));
        let next = table.blinds.and_then(|last| NextHand::after(rule, last, sitting));
        if next.is_some() || !draw {
            return next;
        }
        let mut stream = self.draw();
        NextHand::first(sitting.seated, sitting.moved, &mut stream)
    }

    /// A hand as the table takes it.
    fn table_setup(&self, number: u32, next: NextHand) -> Option<table::Setup> {
        let table = self.room.table(number)?;
        let level = self.terms.schedule.level(self.level())?;
        let setup = &self.terms.setup;
        let stacks =
            table.chairs.iter().map(|player| player.map_or(0, |player| self.stack(player).0)).collect();
        let killed = table.players().filter(|(_, player)| {
            self.entrant(*player).is_some_and(|entrant| entrant.away || entrant.penalty > 0)
        });
        let seated: Seats = table.players().map(|(seat, _)| seat).collect();
        let game = TexasHoldem {
            stacks,
            button: Button::Seat(next.blinds.button.0),
            positions: Some(Positions { small_blind: next.blinds.small_blind(), big_blind: next.blinds.big }),
            small_blind: level.small.0,
            big_blind: level.big.0,
            ante: table::Ante { first: setup.ante_first, ..level.ante },
            limit: setup.limit,
            chip_unit: self.unit().0,
            auto_show: setup.auto_show,
            hold_all_ins: self.round.as_ref().is_some_and(|round| round.number > 0),
            killed: killed.map(|(seat, _)| seat).collect::<Seats>().and(next.dealt_in),
            waiting: seated.without(next.dealt_in),
            hand: self.begun,
            ..TexasHoldem::default()
        };
        Some(game.setup(Some(setup.seed.clone())))
    }

    /// The smallest chip that the level needs.
    fn unit(&self) -> Chips {
        self.terms.schedule.chip_unit(self.level(), &self.terms.chips)
    }

    /// Races off, at a table, the chips that are too small for the level (TT-8).
    fn race_off(&mut self, number: u32) {
        let unit = self.unit();
        let chips: Vec<Chips> = self.terms.chips.values().to_vec();
        for pair in chips.windows(2) {
            let [leaves, into] = pair else { return };
            let Some(table) = self.room.table(number).filter(|_| *leaves < unit) else { return };
            let stack = |player: &Option<Player>| player.map_or(Chips::ZERO, |player| self.stack(player));
            let players = table.chairs.clone();
            let Some(stacks) = BySeat::from_vec(players.iter().map(stack).collect()) else { return };
            if stacks.values().iter().all(|stack| stack.0.is_multiple_of(into.0)) {
                continue;
            }
            let mut stream = self.draw();
            let Some(race) = race(&stacks, *leaves, *into, &mut stream) else { continue };
            for (player, stack) in players.iter().zip(race.stacks.values()) {
                if let Some(player) = player {
                    self.entrant_mut(*player, |entrant| entrant.stack = *stack);
                }
            }
            self.accounts.raced_in += race.after.saturating_sub(race.before);
            self.accounts.raced_out += race.before.saturating_sub(race.after);
            self.tell(Event::RacedOff { table: number, race: Box::new(race) });
        }
    }

    /// Plays an action of a hand.
    pub(super) fn play(&mut self, number: u32, seat: Seat, action: &table::Action) {
        let Some(Some(HandAt { stage: Stage::Here(hand), .. })) = self.hands.get_mut(number as usize) else {
            return;
        };
        let events = match hand.act(seat, action) {
            Ok(events) => events.to_vec(),
            Err(_) => return,
        };
        self.tell_hand(number, events);
        self.end_if_complete(number);
    }

    fn tell_hand(&mut self, table: u32, events: Vec<table::Event>) {
        for event in events {
            self.tell(Event::Hand { table, event: Box::new(event) });
        }
    }

    /// Ends a hand that is over at the table.
    fn end_if_complete(&mut self, number: u32) {
        let Some(HandAt { stage: Stage::Here(hand), .. }) = self.hand_at(number) else { return };
        let Some(outcome) = hand.outcome() else { return };
        let stacks = outcome.stacks.values().to_vec();
        let out = hand.terms().dealt_in.iter().filter(|seat| outcome.stacks[*seat].is_zero());
        let knockouts =
            out.map(|seat| Knockout { seat, by: knocked_out_by(outcome, seat) }).collect::<Vec<_>>();
        self.end_hand(number, &stacks, &knockouts);
    }

    /// Takes the result of a hand that the host ran.
    pub(super) fn result(&mut self, number: u32, stacks: &[u64], knockouts: &[Knockout]) {
        let stacks: Vec<Chips> = stacks.iter().copied().map(Chips).collect();
        self.end_hand(number, &stacks, knockouts);
    }

    fn end_hand(&mut self, number: u32, stacks: &[Chips], knockouts: &[Knockout]) {
        let Some(table) = self.room.table_mut(number) else { return };
        table.playing = false;
        let players = table.chairs.clone();
        let Some(at) = self.hand_at(number) else { return };
        let (hand, level, dealt_in) = (at.number, at.level, at.dealt_in());
        let mut told = stacks.to_vec();
        for ((seat, player), stack) in (0..).map(Seat).zip(&players).zip(&mut told) {
            // Who sat down during the hand has the stack that came along.
            if let Some(player) = player.filter(|_| !dealt_in.contains(seat)) {
                *stack = self.stack(player);
            }
        }
        self.tell(Event::HandEnded { table: number, hand, stacks: told });
        let order = self.order_of_hand();
        let at_seat = |seat: Seat| players.get(seat.index()).copied().flatten();
        let mut out = Vec::new();
        for seat in dealt_in.iter() {
            let (Some(player), Some(stack)) = (at_seat(seat), stacks.get(seat.index())) else { continue };
            let before = self.stack(player);
            let bust = stack.is_zero().then_some(Bust { order, table: number, stack: before });
            let by = knockouts.iter().find(|knockout| knockout.seat == seat && bust.is_some());
            let by = by.map_or_else(Vec::new, |knockout| {
                knockout.by.iter().filter_map(|seat| at_seat(*seat)).collect()
            });
            self.entrant_mut(player, |entrant| {
                (entrant.stack, entrant.bust, entrant.by) = (*stack, bust, by);
            });
            if bust.is_some() {
                out.push(player);
            }
        }
        if let Some(finished) = self.finished.get_mut(number as usize) {
            // A level by hands counts those that began in it.
            *finished += u32::from(level == self.clock.level(&self.terms.schedule));
            let before = self.clock.period();
            let most = self.finished.iter().copied().max().unwrap_or(0);
            self.clock.hands_finished(&self.terms.schedule, most);
            self.tell_periods(before);
        }
        for player in out {
            self.bust(player, level);
        }
    }

    /// A player lost the last chips: out, or to decide on a rebuy.
    fn bust(&mut self, player: Player, level: u32) {
        let rebuys = self.terms.setup.rebuys.filter(|rebuys| level <= rebuys.until_level && !self.closed);
        let Some(entrant) = self.entrant(player) else { return };
        let may_rebuy =
            rebuys.is_some_and(|rebuys| rebuys.per_player.is_none_or(|most| entrant.rebuys < most));
        let Some(chair) = entrant.chair else { return };
        let by = entrant.by.clone();
        self.tell(Event::Busted { player, chair, by, may_rebuy });
        if may_rebuy {
            self.entrant_mut(player, |entrant| entrant.status = PlayerStatus::MayRebuy);
        } else {
            self.eliminate(player, PlayerStatus::Out);
        }
    }

    /// Turns up the all-in hands that were held (TT-7).
    pub(super) fn release(&mut self, number: u32) {
        self.play(number, Seat(0), &table::Action::Release);
    }

    /// Whether a hand that began while rebuys were open is still played.
    pub(super) fn plays_within(&self, level: u32) -> bool {
        self.room
            .open()
            .any(|(number, table)| table.playing && self.hand_at(number).is_some_and(|at| at.level <= level))
    }
}
