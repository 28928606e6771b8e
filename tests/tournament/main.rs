//! The tournament, by its public names (TT-1 … TT-10).

#![allow(clippy::needless_pass_by_value)] // actions are written where they are done

mod anything;
mod button;
#[path = "../play/mod.rs"]
mod play;
mod refusals;
mod rules;
mod seats;
mod simulate;
mod watch;

use cardroom::table::{Ante, AnteMode};
use cardroom::tournament::{
    Action, Event, Knockout, Length, Level, Period, Player, Reason, Refusal, Setup, Tournament,
};
use cardroom::{Chips, Seat, Stream};

const MINUTE: u64 = 60_000;

fn level(small: u64, big: u64, ante: u64, minutes: u32) -> Period {
    let mode = if ante == 0 { AnteMode::None } else { AnteMode::BigBlind };
    let ante = Ante { mode, amount: Chips(ante), first: false };
    Period::Level(Level { small: Chips(small), big: Chips(big), ante, length: Length::Minutes(minutes) })
}

/// Levels of 20 minutes with a break after the second.
fn levels() -> Vec<Period> {
    vec![
        level(25, 50, 0, 20),
        level(50, 100, 0, 20),
        Period::Break { minutes: 10 },
        level(100, 200, 200, 20),
        level(200, 400, 400, 20),
    ]
}

/// A tournament of chips from 25 up, 5 000 each.
fn setup(seed: u32) -> Setup {
    Setup { chips: vec![25, 100, 500], ..Setup::new(play::seed(seed), 5_000, levels()) }
}

/// A tournament that a test drives at its own time.
struct Club {
    t: Tournament,
    now: u64,
}

impl Club {
    /// So many have entered, and it has started.
    fn started(setup: Setup, entrants: u32) -> Self {
        let mut club = Self::entered(setup, entrants);
        club.act(Action::Start);
        club
    }

    fn entered(setup: Setup, entrants: u32) -> Self {
        let mut club = Self { t: Tournament::new(setup).unwrap(), now: 1_000 };
        for _ in 0..entrants {
            club.act(Action::Enter { name: None, stack: None });
        }
        club
    }

    fn act(&mut self, action: Action) -> Vec<Event> {
        self.t.act(&action, self.now).unwrap_or_else(|refusal| panic!("{action}: {refusal}"))
    }

    /// The action is refused, by `check` and `act` alike, and nothing changes.
    fn refused(&mut self, action: Action) -> Reason {
        let before = (self.t.record().hash, self.t.view(), self.t.standings());
        let Refusal { reason, .. } = self.t.act(&action, self.now).expect_err(&action.to_string());
        assert_eq!(self.t.check(&action, self.now).unwrap_err().reason, reason);
        assert_eq!((self.t.record().hash, self.t.view(), self.t.standings()), before, "{action}");
        reason
    }

    fn wait(&mut self, minutes: u64) {
        self.now += minutes * MINUTE;
    }

    /// The players of a table by chair.
    fn chairs(&self, table: u32) -> Vec<Option<Player>> {
        self.t.room().table(table).unwrap().chairs.clone()
    }

    fn seat(&self, player: u32) -> (u32, Seat) {
        let found = self.t.room().open().find_map(|(number, table)| {
            table.players().find(|(_, who)| who.0 == player).map(|(seat, _)| (number, seat))
        });
        found.unwrap()
    }

    fn stack(&self, player: u32) -> u64 {
        self.standing(player).stack.0
    }

    fn standing(&self, player: u32) -> cardroom::tournament::Standing {
        self.t.standings().into_iter().find(|one| one.player.0 == player).unwrap()
    }

    fn open(&self) -> Vec<u32> {
        self.t.room().open().map(|(number, _)| number).collect()
    }

    /// A hand that the host runs: `lose` names who loses all, each to the player after the arrow.
    fn hand(&mut self, table: u32, lose: &[(u32, u32)]) -> Vec<Event> {
        let mut events = self.act(Action::DealElsewhere { table });
        events.extend(self.end(table, lose));
        events
    }

    fn end(&mut self, table: u32, lose: &[(u32, u32)]) -> Vec<Event> {
        let mut stacks = self.t.hand_setup(table).unwrap().stacks.clone();
        let mut knockouts = Vec::new();
        for (loser, winner) in lose {
            let (from, to) = (self.seat(*loser).1, self.seat(*winner).1);
            stacks[to.index()] += std::mem::take(&mut stacks[from.index()]);
            knockouts.push(Knockout { seat: from, by: vec![to] });
        }
        self.act(Action::Result { table, stacks, knockouts })
    }
}
