//! Whole tournaments with random play, rebuys and late entries.

use super::watch::{self, Watch};
use super::*;
use cardroom::tournament::{
    AcrossTables, AddOn, ButtonRule, Entry, HandForHand, Payouts, Penalty, PlayerStatus, Points, Rebuys,
};

/// A set-up with every option drawn.
fn drawn(number: u32, stream: &mut Stream) -> Setup {
    let minutes = 5 + stream.below(20);
    let mut schedule = Vec::new();
    for (at, (small, big)) in
        [(25, 50), (50, 100), (100, 200), (200, 400), (300, 600), (500, 1000), (1000, 2000), (2500, 5000)]
            .into_iter()
            .enumerate()
    {
        schedule.push(level(small, big, if at > 2 { big } else { 0 }, minutes));
        if at % 3 == 1 && at < 6 {
            schedule.push(Period::Break { minutes: 10 });
        }
    }
    let payouts = match stream.below(4) {
        0 => None,
        1 => Some(Payouts::Prizes(vec![20, 10, 5])),
        2 => Some(Payouts::Shares(vec![6_500, 3_500])),
        _ => Some(Payouts::Shares(vec![3_334, 2_222, 1_111, 1_111, 1_111, 1_111])),
    };
    let points = match stream.below(4) {
        0 => None,
        1 => Some(Points::Table(vec![100, 60, 30, 10, 7, 5])),
        2 => Some(Points::Linear { factor: 3 }),
        _ => Some(Points::SquareRoot { factor: 100 }),
    };
    let rebuys = Rebuys {
        until_level: 2 + stream.below(2),
        at_most: [0, 2_500, 5_000][stream.below(3) as usize],
        chips: 5_000,
        per_player: [None, Some(1), Some(3)][stream.below(3) as usize],
        price: u64::from(stream.below(20)),
    };
    Setup {
        chairs: 2 + (number as usize / 3) % 9,
        chips: vec![25, 100, 500, 1_000],
        late_until: (stream.below(2) == 0).then(|| 1 + stream.below(4)),
        rebuys: (stream.below(2) == 0).then_some(rebuys),
        add_on: (stream.below(3) == 0).then_some(AddOn { after_level: 2, chips: 2_500, price: 7 }),
        entry: Entry { price: 11, bounty: [0, 7][stream.below(2) as usize] },
        added: 35,
        payouts,
        points,
        button_rule: [ButtonRule::Dead, ButtonRule::Dead, ButtonRule::Moving][stream.below(3) as usize],
        across_tables: [AcrossTables::Share, AcrossTables::ByStack][stream.below(2) as usize],
        hand_for_hand: HandForHand { automatic: stream.below(4) > 0, minutes_per_hand: 1 + stream.below(3) },
        ..Setup::new(play::seed(number), 5_000, schedule)
    }
}

/// Counts what the simulations came to, so that a law nobody tried does not pass for one that holds.
#[derive(Default)]
struct Came {
    moves: usize,
    final_tables: usize,
    dead_blinds: usize,
    dead_buttons: usize,
    waits: usize,
    rounds: usize,
    rebuys: usize,
    late: usize,
    shared: usize,
    raced: usize,
    disqualified: usize,
}

struct Simulation {
    club: Club,
    stream: Stream,
    watch: Watch,
    rule: ButtonRule,
    /// Of ten hands, how many the library plays.
    engine: u32,
    rounds: bool,
    finished: bool,
    most: u32,
}

impl Simulation {
    fn act(&mut self, action: Action) {
        let now = self.club.now;
        assert_eq!(self.club.t.check(&action, now), Ok(()), "{action}");
        let events = self.club.t.act(&action, now).unwrap();
        for event in &events {
            self.watch.event(event, self.rule);
            match event {
                Event::HandForHand { on } => self.rounds = *on,
                Event::Finished { .. } => self.finished = true,
                _ => {}
            }
        }
        // In a round of hand-for-hand the tables wait for its end.
        let round_begins = matches!(events.last(), Some(Event::Round { .. }));
        if !self.finished && (round_begins || !self.rounds) {
            watch::even(&self.club.t);
        }
    }

    fn try_act(&mut self, action: Action) {
        if self.club.t.check(&action, self.club.now).is_ok() {
            self.act(action);
        }
    }

    /// Random stacks of a hand that the host runs: whoever is dealt in loses all, something or nothing to one winner.
    fn result(&mut self, table: u32) {
        let setup = self.club.t.hand_setup(table).unwrap();
        let mut stacks = setup.stacks.clone();
        let dealt: Vec<usize> = (0..stacks.len())
            .filter(|seat| stacks[*seat] > 0 && !setup.waiting.contains(Seat(*seat as u8)))
            .collect();
        let unit = setup.chip_unit;
        let winner = dealt[self.stream.below(dealt.len() as u32) as usize];
        let most = stacks[winner];
        let mut knockouts = Vec::new();
        for seat in dealt {
            if seat == winner {
                continue;
            }
            let lost = match self.stream.below(8) {
                0 | 1 => stacks[seat].min(most),
                2..5 => (u64::from(self.stream.below(40)) * unit).min(stacks[seat]).min(most),
                _ => 0,
            };
            stacks[seat] -= lost;
            stacks[winner] += lost;
            if stacks[seat] == 0 {
                knockouts.push(Knockout { seat: Seat(seat as u8), by: vec![Seat(winner as u8)] });
            }
        }
        self.act(Action::Result { table, stacks, knockouts });
    }

    /// One turn of the floor: something at one table, or the clock goes on.
    fn turn(&mut self) {
        self.club.now += u64::from(self.stream.below(30_000));
        let tables = self.club.open();
        let at = self.stream.below(tables.len() as u32) as usize;
        let mut idle = true;
        for step in 0..tables.len() {
            let table = tables[(at + step) % tables.len()];
            let t = &self.club.t;
            let Some(open) = t.room().table(table) else { continue };
            if let Some(hand) = t.hand(table) {
                if hand.can_act().is_empty() {
                    // Held.
                    continue;
                }
                let (seat, action) = play::choose(hand, &mut self.stream);
                self.act(Action::Play { table, seat, action });
                return;
            }
            if open.playing {
                self.result(table);
                return;
            }
            let elsewhere = self.stream.below(10) >= self.engine;
            let deal = if elsewhere { Action::DealElsewhere { table } } else { Action::Deal { table } };
            self.decide(table);
            if self.club.t.check(&deal, self.club.now).is_ok() {
                self.act(deal);
                return;
            }
            idle = false;
        }
        let _ = idle;
        // Nobody may deal: a break, or rebuys to be decided.
        let deciding: Vec<Player> = self
            .club
            .t
            .standings()
            .iter()
            .filter(|one| one.status == PlayerStatus::MayRebuy)
            .map(|one| one.player)
            .collect();
        match deciding.first() {
            Some(player) => self.act(Action::DeclineRebuy { player: *player }),
            None => self.club.now += MINUTE,
        }
    }

    /// Who has bust at a table buys again or not; others rebuy and add on where they may.
    fn decide(&mut self, table: u32) {
        let Some(open) = self.club.t.room().table(table) else { return };
        let players: Vec<Player> = open.players().map(|(_, player)| player).collect();
        let player = self.stream.below(players.len() as u32) as usize;
        let Some(player) = players.get(player).copied() else { return };
        match self.stream.below(40) {
            0..4 => players.into_iter().for_each(|player| self.try_act(Action::Rebuy { player })),
            4..8 => players.into_iter().for_each(|player| self.try_act(Action::AddOn { player })),
            8 => self.try_act(Action::SitOut { player }),
            9 | 10 => self.try_act(Action::SitIn { player }),
            11 => {
                let penalty =
                    [Penalty::Warning {}, Penalty::MissedHands { hands: 2 }, Penalty::Disqualification {}]
                        [self.stream.below(3) as usize];
                self.try_act(Action::Penalty { player, penalty, rule: None });
            }
            12 => self.try_act(Action::HandForHand { on: true }),
            13 => self.try_act(Action::HandForHand { on: false }),
            14 if self.club.t.standings().len() < self.most as usize => {
                self.try_act(Action::Enter { name: None, stack: None });
            }
            15 => self.try_act(Action::DeclineRebuy { player }),
            _ => {}
        }
    }
}

fn simulate(number: u32, entrants: u32, engine: u32, came: &mut Came) -> Tournament {
    // Shown where the test fails.
    println!("tournament {number}");
    let mut stream = play::seed(number).stream(7);
    let setup = drawn(number, &mut stream);
    let (rule, start) = (setup.button_rule, Club { t: Tournament::new(setup).unwrap(), now: 5 });
    let mut sim = Simulation {
        club: start,
        stream,
        watch: Watch::new(),
        rule,
        engine,
        rounds: false,
        finished: false,
        most: entrants * 2,
    };
    for player in 0..entrants {
        sim.act(Action::Enter { name: Some(format!("Player {player}")), stack: None });
    }
    sim.act(Action::Start);
    let mut turns = 0;
    while !sim.finished {
        sim.turn();
        turns += 1;
        if turns % 64 == 0 {
            sim.watch.state(&sim.club.t);
        }
        assert!(turns < 30_000, "tournament {number} does not end: {:#?}", sim.club.t.view());
    }
    sim.watch.state(&sim.club.t);
    ends_well(&sim.club.t, came);
    came.moves += sim.watch.moves;
    came.final_tables += sim.watch.final_tables;
    came.dead_blinds += sim.watch.dead_blinds;
    came.dead_buttons += sim.watch.dead_buttons;
    came.waits += sim.watch.waits;
    came.late += usize::from(sim.club.t.view().entrants > entrants);
    sim.club.t
}

/// Everyone has one place, ties span theirs; points, prizes and bounties add up; one has all the chips.
fn ends_well(t: &Tournament, came: &mut Came) {
    let (view, standings) = (t.view(), t.standings());
    let entrants = view.entrants;
    assert_eq!(standings.len(), entrants as usize);
    let mut next = 1;
    for group in standings.chunk_by(|one, other| one.place == other.place) {
        assert_eq!(group[0].place, Some(next));
        let to = group[0].to.unwrap();
        assert!(group.iter().all(|one| one.to == Some(to)));
        assert_eq!(group.len() as u32, to - next + 1);
        came.shared += usize::from(group.len() > 1);
        next = to + 1;
    }
    assert_eq!(next, entrants + 1);
    assert_eq!(standings[0].stack, view.chips.in_play);
    let setup = t.terms().setup();
    let sum = |of: fn(&cardroom::tournament::Standing) -> u64| standings.iter().map(of).sum::<u64>();
    let points = |place| setup.points.as_ref().map_or(0, |points| points.of(place, entrants));
    assert_eq!(sum(|one| one.points), (1..=entrants).map(points).sum::<u64>());
    assert_eq!(sum(|one| one.bounties), setup.entry.bounty * u64::from(entrants));
    match &setup.payouts {
        Some(Payouts::Shares(_)) => assert_eq!(sum(|one| one.prize), view.pool),
        Some(Payouts::Prizes(prizes)) => {
            assert_eq!(sum(|one| one.prize), prizes.iter().take(entrants as usize).sum::<u64>());
        }
        None => assert_eq!(sum(|one| one.prize), 0),
    }
    for event in t.events() {
        match event {
            Event::Round { .. } => came.rounds += 1,
            Event::Rebought { .. } => came.rebuys += 1,
            Event::RacedOff { .. } => came.raced += 1,
            Event::Disqualified { .. } => came.disqualified += 1,
            _ => {}
        }
    }
}

/// From 2 to 300, every other of at most 24.
fn entrants(number: u32) -> u32 {
    let most = if number.is_multiple_of(2) { 24 } else { 300 };
    2 + play::seed(number).stream(8).below(most - 1)
}

#[test]
fn tt_01_to_tt_10_hold_in_a_thousand_simulated_tournaments() {
    let mut came = Came::default();
    for number in 0..1_000 {
        let t = simulate(number, entrants(number), 0, &mut came);
        if number % 10 == 0 {
            replays(&t);
        }
    }
    assert!(came.moves > 100 && came.final_tables > 100 && came.waits > 10, "too little happened");
    assert!(came.dead_blinds > 100 && came.dead_buttons > 100, "no dead button");
    assert!(came.rounds > 100 && came.shared > 10, "no hand-for-hand play");
    assert!(came.rebuys > 100 && came.late > 100 && came.raced > 100 && came.disqualified > 10);
}

/// The same actions make the same tournament, to the byte.
fn replays(t: &Tournament) {
    let record = t.record();
    let again = Tournament::replay(record.clone()).unwrap();
    assert_eq!(again.record().hash, record.hash);
    let lines = |t: &Tournament| t.events().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(lines(&again), lines(t));
    assert_eq!(again.standings(), t.standings());
}

#[test]
fn tt_02_tt_07_tournaments_on_the_engine_with_random_legal_actions() {
    let mut came = Came::default();
    for number in 2_000..2_040 {
        let t = simulate(number, 2 + number % 23, 8, &mut came);
        if number % 4 == 0 {
            replays(&t);
        }
    }
    assert!(came.rounds > 10 && came.shared > 0, "no hand-for-hand play");
}

#[test]
fn another_seed_is_another_tournament() {
    let mut came = Came::default();
    let one = simulate(1, 20, 0, &mut came);
    let other = simulate(1, 20, 0, &mut came);
    assert_eq!(one.record().hash, other.record().hash);
    let seats = |seed| Club::started(setup(seed), 20).t.events().to_vec();
    assert_eq!(seats(3), seats(3));
    assert_ne!(seats(3), seats(4));
}
