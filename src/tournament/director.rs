use sha2::{Digest, Sha256};

use crate::Stream;
use crate::table::{self, Hand};
use crate::tournament::entries::Entrant;
use crate::tournament::hands::{HandAt, Stage};
use crate::tournament::rounds::Round;
use crate::tournament::{
    Accounts, Action, Clock, ClockError, ClockView, Event, Payouts, Period, Phase, Player, Refusal, Room,
    Setup, SetupError, Terms,
};

/// A tournament of Hold'em, from the first entry until one player has all the chips (TT-1 … TT-10).
///
/// It is driven by actions, each with the time at which it comes: whole milliseconds of any origin, never backwards.
/// What follows by itself comes with the action: levels that began meanwhile, tables that break, players that move.
///
/// # Examples
///
/// ```
/// use cardroom::table::Ante;
/// use cardroom::tournament::{Action, Length, Level, Period, Phase, Setup, Tournament};
/// use cardroom::{Chips, Seat};
///
/// let length = Length::Minutes(20);
/// let level = Level { small: Chips(10), big: Chips(20), ante: Ante::default(), length };
/// let setup = Setup::new("07".repeat(32).parse()?, 1000, vec![Period::Level(level)]);
/// let mut tournament = Tournament::new(setup)?;
/// for _ in 0..3 {
///     tournament.act(&Action::Enter { name: None, stack: None }, 0)?;
/// }
/// tournament.act(&Action::Start, 0)?;
/// tournament.act(&Action::DealElsewhere { table: 0 }, 1000)?;
/// let stacks = vec![3000, 0, 0, 0, 0, 0, 0, 0, 0];
/// tournament.act(&Action::Result { table: 0, stacks, knockouts: Vec::new() }, 60_000)?;
/// assert_eq!(tournament.view().phase, Phase::Finished);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tournament {
    pub(super) terms: Terms,
    pub(super) phase: Phase,
    pub(super) clock: Clock,
    pub(super) entrants: Vec<Entrant>,
    pub(super) room: Room,
    /// The hand at each table, or the last that was played there.
    pub(super) hands: Vec<Option<HandAt>>,
    /// How many hands each table has finished in this level.
    pub(super) finished: Vec<u32>,
    /// How many hands have begun.
    pub(super) begun: u32,
    draws: u64,
    /// Whether late registration, rebuys and the add-on are over, for good.
    pub(super) closed: bool,
    pub(super) payouts: Option<Payouts>,
    pub(super) pool: u64,
    /// Where chips came from and went; the sums of the present are worked out when asked for.
    pub(super) accounts: Accounts,
    /// Counts what parts those who go out one after the other.
    pub(super) order: u64,
    /// Who is out and has no place yet.
    pub(super) unplaced: Vec<Player>,
    /// Bounties of disqualified players: the winner's in the end.
    pub(super) left_bounties: u64,
    pub(super) round: Option<Round>,
    /// How many were left when rounds were switched off by hand: with so many they do not begin by themselves.
    pub(super) off_at: u32,
    actions: Vec<(u64, Action)>,
    events: Vec<Event>,
    /// What the present action has brought about.
    told: Vec<Event>,
    sha: Sha256,
}

impl Tournament {
    /// The most actions of a tournament.
    pub const MOST_ACTIONS: usize = 1_000_000;
    /// The most bytes of a name.
    pub const MOST_NAME: usize = 200;
    /// The stream of the first draw; each draw takes the next. In order of happening: the seats at the start, the chair of
    /// a late entrant, the first button of a table, the seats of a broken table, those of the final table, the race of one
    /// denomination at one table.
    pub const DRAWS: u64 = (1 << 32) + 16;

    /// A tournament that players may enter.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names the field that is wrong and what would have been right.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let terms = Terms::check(setup)?;
        let setup = &terms.setup;
        let mut sha = Sha256::new();
        sha.update(setup.to_json());
        Ok(Self {
            phase: Phase::Registration,
            clock: Clock::new(),
            entrants: Vec::new(),
            room: Room::new(setup.chairs),
            hands: Vec::new(),
            finished: Vec::new(),
            begun: 0,
            draws: 0,
            closed: false,
            payouts: setup.payouts.clone(),
            pool: setup.added,
            accounts: Accounts::default(),
            order: 0,
            unplaced: Vec::new(),
            left_bounties: 0,
            round: None,
            off_at: 0,
            actions: Vec::new(),
            events: Vec::new(),
            told: Vec::new(),
            sha,
            terms,
        })
    }

    /// What it is played by.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The accepted actions with their times.
    pub fn actions(&self) -> &[(u64, Action)] {
        &self.actions
    }

    /// What has happened, without what happened in the hands: all of it public.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Where everyone sits.
    pub const fn room(&self) -> &Room {
        &self.room
    }

    /// What the clock shows at a time; nothing changes.
    ///
    /// # Errors
    ///
    /// A time before the last one.
    pub fn clock(&self, now: u64) -> Result<ClockView, ClockError> {
        self.clock.at(&self.terms.schedule, now)
    }

    /// The hand that is played at a table here; `None` between hands, and where the host runs it.
    pub fn hand(&self, table: u32) -> Option<&Hand> {
        self.last_hand(table).filter(|hand| !hand.complete())
    }

    /// The hand that is played at a table here, or the last that was.
    pub fn last_hand(&self, table: u32) -> Option<&Hand> {
        match &self.hand_at(table)?.stage {
            Stage::Here(hand) => Some(hand),
            Stage::Elsewhere(_) => None,
        }
    }

    /// The set-up of the hand that the host runs at a table, the seed included: for [`Hand::new`].
    pub fn hand_setup(&self, table: u32) -> Option<&table::Setup> {
        let playing = self.room.table(table)?.playing;
        match &self.hand_at(table)?.stage {
            Stage::Elsewhere(setup) if playing => Some(setup),
            _ => None,
        }
    }

    /// Does an action at a time, and what follows by itself; returns the events, those of the hand with its secrets
    /// included.
    ///
    /// # Errors
    ///
    /// [`Refusal`], as [`Tournament::check`] gives it; nothing has changed then.
    pub fn act(&mut self, action: &Action, now: u64) -> Result<Vec<Event>, Refusal> {
        self.check(action, now)?;
        self.sha.update(format!("{now} {action}\n"));
        self.actions.push((now, action.clone()));
        let before = self.clock.period();
        self.clock.advance(&self.terms.schedule, now);
        self.tell_periods(before);
        self.apply(action);
        self.settle();
        Ok(std::mem::take(&mut self.told))
    }

    fn apply(&mut self, action: &Action) {
        match action {
            Action::Enter { name, .. } => self.enter(name.clone()),
            Action::Withdraw { player } => self.withdraw(*player),
            Action::Start => self.start(),
            Action::Pause => {
                if self.clock.pause().is_ok() {
                    self.tell(Event::ClockPaused {});
                }
            }
            Action::Resume => {
                if self.clock.resume().is_ok() {
                    self.tell(Event::ClockResumed {});
                }
            }
            Action::Forward | Action::Back | Action::SetRemaining { .. } => self.set_clock(action),
            Action::Deal { table } => self.deal(*table, false),
            Action::DealElsewhere { table } => self.deal(*table, true),
            Action::Play { table, seat, action } => self.play(*table, *seat, action),
            Action::Result { table, stacks, knockouts } => self.result(*table, stacks, knockouts),
            Action::Rebuy { player } => self.rebuy(*player),
            Action::DeclineRebuy { player } => self.decline(*player),
            Action::AddOn { player } => self.add_on(*player),
            Action::SitOut { player } => {
                self.entrant_mut(*player, |entrant| entrant.away = true);
                self.tell(Event::SatOut { player: *player });
            }
            Action::SitIn { player } => {
                self.entrant_mut(*player, |entrant| entrant.away = false);
                self.tell(Event::SatIn { player: *player });
            }
            Action::Penalty { player, penalty, rule } => self.penalise(*player, *penalty, *rule),
            Action::HandForHand { on } => {
                self.off_at = if *on { 0 } else { self.left() };
                self.switch_rounds(*on);
            }
            Action::SetPayouts { payouts } => {
                self.payouts.clone_from(payouts);
                self.tell(Event::PayoutsSet {});
            }
        }
    }

    /// Draws the seats and starts the clock.
    fn start(&mut self) {
        if self.clock.start(&self.terms.schedule).is_err() {
            return;
        }
        self.phase = Phase::Running;
        let players: Vec<Player> = self.in_play().collect();
        self.tell(Event::Started { entrants: players.len() as u32 });
        let mut draw = self.draw();
        for (player, chair) in self.room.seat_all(&players, &mut draw) {
            self.entrant_mut(player, |entrant| entrant.chair = Some(chair));
            self.tell(Event::Seated { player, chair });
        }
        self.tell_period(0);
    }

    /// Moves the clock by hand.
    fn set_clock(&mut self, action: &Action) {
        let before = self.clock.period();
        let schedule = &self.terms.schedule;
        let moved = match action {
            Action::Forward => self.clock.forward(schedule),
            Action::Back => self.clock.back(schedule),
            Action::SetRemaining { milliseconds } => self.clock.set_remaining(schedule, *milliseconds),
            _ => return,
        };
        if let (Ok(()), Action::SetRemaining { milliseconds }) = (moved, action) {
            self.tell(Event::ClockSet { remaining: *milliseconds });
        }
        self.tell_periods(before);
    }

    /// Tells of the levels and breaks that have begun since the clock was in a period.
    pub(super) fn tell_periods(&mut self, before: usize) {
        let now = self.clock.period();
        if now == before {
            return;
        }
        self.finished.fill(0);
        for period in (before + 1).min(now)..=now {
            self.tell_period(period);
        }
    }

    fn tell_period(&mut self, index: usize) {
        let periods = self.terms.schedule.periods();
        let event = match periods.get(index) {
            Some(Period::Level(level)) => {
                let before = periods.iter().take(index + 1);
                let number = before.filter(|period| matches!(period, Period::Level(_))).count();
                let (small, big, ante) = (level.small, level.big, level.ante);
                Event::Level { level: number as u32, small, big, ante }
            }
            Some(Period::Break { minutes }) => Event::Break { minutes: *minutes },
            None => return,
        };
        self.tell(event);
    }

    /// Notes an event.
    pub(super) fn tell(&mut self, event: Event) {
        self.sha.update(format!("{event}\n"));
        if !matches!(event, Event::Hand { .. }) {
            self.events.push(event.clone());
        }
        self.told.push(event);
    }

    /// The stream of the next draw.
    pub(super) fn draw(&mut self) -> Stream {
        let stream = self.terms.setup.seed.stream(Self::DRAWS + self.draws);
        self.draws += 1;
        stream
    }

    /// The level that a hand would be played at.
    pub(super) fn level(&self) -> u32 {
        self.clock.level(&self.terms.schedule)
    }

    pub(super) fn hand_at(&self, table: u32) -> Option<&HandAt> {
        self.hands.get(table as usize)?.as_ref()
    }

    /// Does what follows by itself, until nothing more does.
    fn settle(&mut self) {
        while self.phase == Phase::Running {
            self.close_entries();
            if self.finish() {
                return;
            }
            if !self.go_round() {
                return;
            }
        }
    }

    pub(super) fn hash(&self) -> [u8; 32] {
        self.sha.clone().finalize().into()
    }
}
