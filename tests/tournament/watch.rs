//! Looks at everything that a tournament tells, and at the tournament after each action.

use super::*;
use cardroom::tournament::{ButtonRule, MoveReason, Phase, PlayerStatus};

/// The last hand at a table: where the big blind was, and who was dealt in.
struct Last {
    big: usize,
    dealt: Vec<Option<Player>>,
}

/// What must hold at every event.
pub struct Watch {
    /// The players by table and chair, as the events tell.
    chairs: Vec<Vec<Option<Player>>>,
    last: Vec<Option<Last>>,
    /// Who came to a table to balance it and has not been dealt in there.
    moved: Vec<Player>,
    /// The stacks by player, as the events tell, and what all came to by what was bought, raced for and removed.
    stacks: Vec<Chips>,
    in_play: Chips,
    pub moves: usize,
    pub final_tables: usize,
    pub dead_blinds: usize,
    pub dead_buttons: usize,
    pub waits: usize,
}

impl Watch {
    pub fn new() -> Self {
        Self {
            stacks: Vec::new(),
            in_play: Chips::ZERO,
            chairs: Vec::new(),
            last: Vec::new(),
            moved: Vec::new(),
            moves: 0,
            final_tables: 0,
            dead_blinds: 0,
            dead_buttons: 0,
            waits: 0,
        }
    }

    fn sit(&mut self, player: Player, table: u32, seat: Seat) {
        let table = table as usize;
        if self.chairs.len() <= table {
            self.chairs.resize(table + 1, vec![None; 10]);
            self.last.resize_with(table + 1, || None);
        }
        let chair = &mut self.chairs[table][seat.index()];
        assert_eq!(*chair, None, "two in one chair");
        *chair = Some(player);
    }

    fn leave(&mut self, player: Player) {
        let mut chairs = self.chairs.iter().enumerate();
        let found = chairs.find_map(|(table, chairs)| {
            Some((table, chairs.iter().position(|chair| *chair == Some(player))?))
        });
        let (table, seat) = found.unwrap_or_else(|| panic!("{player} sits nowhere"));
        self.chairs[table][seat] = None;
        if let Some(last) = &mut self.last[table] {
            // Who comes back has not stayed.
            last.dealt[seat] = None;
        }
        self.moved.retain(|moved| *moved != player);
    }

    /// A table's stacks from chair 0 on, those of empty chairs being nothing.
    fn sitting(&mut self, table: u32, stacks: &[Chips]) {
        for (chair, stack) in self.chairs[table as usize].iter().zip(stacks) {
            match chair {
                Some(player) => self.stacks[player.index()] = *stack,
                None => assert!(stack.is_zero()),
            }
        }
    }

    /// A player has come to have so many chips, by buying.
    fn bought(&mut self, player: Player, stack: Chips) {
        let before = std::mem::replace(&mut self.stacks[player.index()], stack);
        self.in_play += stack - before;
    }

    /// At every event all stacks come to the chips in play.
    fn chips(&mut self, event: &Event) {
        match event {
            Event::Entered { player, .. } => {
                assert_eq!(player.index(), self.stacks.len());
                self.stacks.push(Chips::ZERO);
                self.bought(*player, Chips(5_000));
            }
            Event::Rebought { player, stack, .. } | Event::AddedOn { player, stack } => {
                self.bought(*player, *stack);
            }
            Event::HandEnded { table, stacks, .. } => self.sitting(*table, stacks),
            Event::RacedOff { table, race } => {
                self.sitting(*table, race.stacks.values());
                self.in_play = self.in_play + race.after - race.before;
            }
            Event::Disqualified { player, removed } => {
                assert_eq!(self.stacks[player.index()], *removed);
                self.stacks[player.index()] = Chips::ZERO;
                self.in_play -= *removed;
            }
            _ => return,
        }
        assert_eq!(self.stacks.iter().copied().sum::<Chips>(), self.in_play, "{event}");
    }

    /// What an event says fits what came before.
    pub fn event(&mut self, event: &Event, rule: ButtonRule) {
        self.chips(event);
        match event {
            Event::Seated { player, chair } => self.sit(*player, chair.table, chair.seat),
            Event::Moved { player, from, to, reason } => {
                assert_eq!(self.chairs[from.table as usize][from.seat.index()], Some(*player));
                self.leave(*player);
                self.sit(*player, to.table, to.seat);
                if *reason == MoveReason::Balance {
                    self.moved.push(*player);
                    self.moves += 1;
                }
            }
            Event::FinalTable { .. } => self.final_tables += 1,
            Event::Eliminated { player, .. } => self.leave(*player),
            Event::HandBegun { table, button, small_blind, big_blind, waiting, .. } => {
                let sit = self.chairs[*table as usize].clone();
                let dealt: Vec<Option<Player>> =
                    (0..10).map(|seat| sit[seat].filter(|_| !waiting.contains(Seat(seat as u8)))).collect();
                let player = |seat: Seat| dealt[seat.index()].expect("a blind is dealt in");
                let big = player(*big_blind);
                self.waits += waiting.len();
                match small_blind {
                    None => self.dead_blinds += 1,
                    Some(small) => {
                        let small = player(*small);
                        assert_ne!(small, big);
                        // TT-5: no player moved to balance lands in the small blind, unless all at the table were.
                        let all = dealt.iter().flatten().all(|player| self.moved.contains(player));
                        assert!(
                            all || !self.moved.contains(&small),
                            "{small} was moved into the small blind: {event:?} {:?}",
                            self.chairs[*table as usize]
                        );
                    }
                }
                self.dead_buttons += usize::from(dealt[button.index()].is_none());
                if let Some(last) = self.last[*table as usize].as_ref() {
                    let stayed: Vec<usize> = (0..10)
                        .filter(|seat| dealt[*seat].is_some() && last.dealt[*seat] == dealt[*seat])
                        .collect();
                    if !stayed.is_empty() {
                        // TT-6: nobody who stays has the big blind twice running.
                        assert_ne!(last.dealt[last.big], Some(big), "the big blind twice running");
                    }
                    // It passes nobody who stays, but for one alone among newcomers who may not be small blind.
                    let alone = stayed.len() == 1 && small_blind.map(Seat::index) == stayed.first().copied();
                    if rule == ButtonRule::Dead && !alone {
                        let passed = (1..10).map(|step| (last.big + step) % 10);
                        let passed: Vec<usize> =
                            passed.take_while(|seat| *seat != big_blind.index()).collect();
                        // Between two, it comes back to the other.
                        let missed = passed.iter().filter(|seat| stayed.contains(seat) && **seat != last.big);
                        assert_eq!(
                            missed.count(),
                            0,
                            "the big blind passed one who stays: {event} {dealt:?} after {:?} {}",
                            last.dealt,
                            last.big
                        );
                    }
                }
                for player in dealt.iter().flatten() {
                    self.moved.retain(|moved| moved != player);
                }
                self.last[*table as usize] = Some(Last { big: big_blind.index(), dealt });
            }
            _ => {}
        }
    }

    /// What holds of the tournament between actions.
    pub fn state(&self, t: &Tournament) {
        for (number, table) in t.room().open() {
            let known = &self.chairs[number as usize][..table.chairs.len()];
            assert_eq!(known, table.chairs, "table {number}");
        }
        {
            let view = t.view();
            let of = view.chips;
            assert_eq!(of.in_play, of.stacks + of.in_pots);
            assert_eq!(of.in_play, self.in_play);
            let standings = t.standings();
            assert_eq!(standings.iter().map(|one| one.stack).sum::<Chips>(), of.in_play);
            let came = of.entries + of.rebuys + of.add_ons + of.raced_in;
            assert_eq!(came, of.in_play + of.raced_out + of.removed);
            let left = standings
                .iter()
                .filter(|one| matches!(one.status, PlayerStatus::In | PlayerStatus::MayRebuy))
                .count();
            assert_eq!(left, view.left as usize);
            let seen: Chips =
                view.tables.iter().flat_map(|table| &table.chairs).map(|chair| chair.stack).sum();
            if view.phase == Phase::Running {
                assert_eq!(seen, of.stacks, "{view:#?}");
            }
        }
    }
}

/// TT-5: where no hand is played and no round waits, tables differ by one at most.
pub fn even(t: &Tournament) {
    let tables: Vec<_> = t.room().open().map(|(_, table)| table).collect();
    if tables.is_empty() || tables.iter().any(|table| table.playing) {
        return;
    }
    let counts = || tables.iter().map(|table| table.count());
    assert!(counts().max().unwrap_or(0) - counts().min().unwrap_or(0) < 2, "uneven tables");
    assert!(
        counts().sum::<usize>() > (tables.len() - 1) * t.room().chairs(),
        "a table too many: {:#?}",
        t.events().iter().rev().take(12).map(ToString::to_string).collect::<Vec<_>>()
    );
}
