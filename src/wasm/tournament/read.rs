//! Reads set-ups, actions and saves of tournaments, and requests of schedules.

use super::super::fault::Fault;
use super::super::read::Field;
use super::super::{action, save, setup};
use super::fields::{Fields, read};
use crate::table::AnteMode;
use crate::tournament::{
    AcrossTables, Action, AddOn, ButtonRule, Knockout, Length, Level, Payouts, Penalty, PenaltyRule, Period,
    Player, Points, Rebuys, Record, ScheduleRequest, Setup, Tournament,
};
use crate::{Chips, Limit, Seat, Seed};

/// More periods than a schedule may have.
const MOST_PERIODS: usize = 1_000;
/// More units than a name may have bytes.
const MOST_NAME: u32 = 1_000;

/// A number, judged by the rules.
pub(super) fn number(field: &Field<'_>) -> Result<u32, Fault> {
    Ok(field.whole(0..=u64::from(u32::MAX))? as u32)
}

/// A time, judged by the rules.
pub(super) fn time(field: &Field<'_>) -> Result<u64, Fault> {
    Ok(field.chips()?.0)
}

/// The set-up of a tournament, and whether it has a seed: without, that of the result is none.
pub(super) fn setup(field: &Field<'_>) -> Result<(Setup, bool), Fault> {
    let mut setup = Setup::new(Seed::new([0; 32]), 0, Vec::new());
    let mut seeded = false;
    read(field, &mut |fields| {
        if let Some(seed) = fields.field("seed", false) {
            if let Some(seed) = fields.keep(seed.seed()) {
                setup.seed = seed;
            }
            seeded = true;
        }
        read_setup(fields, &mut setup);
    })?;
    Ok((setup, seeded))
}

fn read_setup(fields: &mut Fields<'_, '_>, setup: &mut Setup) {
    setup.stack = fields.amount("stack");
    fields.objects("schedule", true, MOST_PERIODS, &mut |period| setup.schedule.push(self::period(period)));
    setup.chairs = fields.maybe_number("chairs").map_or(setup.chairs, |chairs| chairs as usize);
    if let Some(chips) = fields.amounts("chips", false) {
        setup.chips = chips;
    }
    setup.most_entrants = fields.maybe_number("mostEntrants");
    let mut level = 0;
    if fields.inner("lateRegistration", false, &mut |late| level = late.number("untilLevel")) {
        setup.late_until = Some(level);
    }
    let mut rebuys = Rebuys { until_level: 0, at_most: 0, chips: 0, per_player: None, price: 0 };
    let any = fields.inner("rebuys", false, &mut |fields| {
        rebuys = Rebuys {
            until_level: fields.number("untilLevel"),
            at_most: fields.amount("atMost"),
            chips: fields.amount("chips"),
            per_player: fields
                .field("perPlayer", true)
                .and_then(Field::nullable)
                .and_then(|most| fields.keep(number(&most))),
            price: fields.amount("price"),
        };
    });
    setup.rebuys = any.then_some(rebuys);
    let mut add_on = AddOn { after_level: 0, chips: 0, price: 0 };
    let any = fields.inner("addOn", false, &mut |fields| {
        add_on = AddOn {
            after_level: fields.number("afterLevel"),
            chips: fields.amount("chips"),
            price: fields.amount("price"),
        };
    });
    setup.add_on = any.then_some(add_on);
    fields.inner("entry", false, &mut |fields| {
        setup.entry.price = fields.amount("price");
        setup.entry.bounty = fields.maybe_amount("bounty").unwrap_or(0);
    });
    setup.added = fields.maybe_amount("added").unwrap_or(0);
    setup.payouts = payouts(fields, false);
    setup.points = points(fields);
    if fields.word("buttonRule", false, &["dead", "moving"]) == Some(1) {
        setup.button_rule = ButtonRule::Moving;
    }
    if fields.word("acrossTables", false, &["share", "by-stack"]) == Some(1) {
        setup.across_tables = AcrossTables::ByStack;
    }
    let by_hand = &mut setup.hand_for_hand;
    fields.inner("handForHand", false, &mut |fields| {
        fields.flag("automatic", &mut by_hand.automatic);
        by_hand.minutes_per_hand = fields.maybe_number("minutesPerHand").unwrap_or(by_hand.minutes_per_hand);
    });
    let limits = [Limit::NoLimit, Limit::PotLimit, Limit::FixedLimit];
    let limit = fields.word("betting", false, &limits.map(Limit::name));
    setup.limit = limit.and_then(|at| limits.get(at).copied()).unwrap_or(setup.limit);
    fields.flag("anteFirst", &mut setup.ante_first);
    fields.flag("autoShow", &mut setup.auto_show);
}

fn period(fields: &mut Fields<'_, '_>) -> Period {
    if fields.word("type", true, &["level", "break"]) == Some(1) {
        return Period::Break { minutes: fields.number("minutes") };
    }
    let ante = fields.field("ante", false).and_then(|ante| fields.keep(setup::ante(&ante)));
    Period::Level(Level {
        small: Chips(fields.amount("small")),
        big: Chips(fields.amount("big")),
        ante: ante.unwrap_or_default(),
        length: match fields.maybe_number("hands") {
            Some(hands) => Length::Hands(hands),
            None => Length::Minutes(fields.number("minutes")),
        },
    })
}

fn payouts(fields: &mut Fields<'_, '_>, needed: bool) -> Option<Payouts> {
    let field = fields.field("payouts", needed)?.nullable()?;
    let mut payouts = None;
    let shares = read(&field, &mut |fields| {
        payouts = Some(match fields.amounts("shares", false) {
            Some(shares) => {
                let share = |share| u32::try_from(share).unwrap_or(u32::MAX);
                Payouts::Shares(shares.into_iter().map(share).collect())
            }
            None => Payouts::Prizes(fields.amounts("prizes", true).unwrap_or_default()),
        });
    });
    fields.keep(shares);
    payouts
}

fn points(fields: &mut Fields<'_, '_>) -> Option<Points> {
    let field = fields.field("points", false)?.nullable()?;
    let mut points = None;
    let table = read(&field, &mut |fields| {
        points = Some(if let Some(table) = fields.amounts("table", false) {
            Points::Table(table)
        } else {
            let linear = fields.word("formula", true, &["linear", "square-root"]) == Some(0);
            let factor = fields.amount("factor");
            if linear { Points::Linear { factor } } else { Points::SquareRoot { factor } }
        });
    });
    fields.keep(table);
    points
}

/// What an action may be, before its fields are read.
#[derive(Clone, Copy)]
enum Kind {
    Plain(fn() -> Action),
    Player(fn(Player) -> Action),
    Table(fn(u32) -> Action),
    Enter,
    SetRemaining,
    Play,
    Result,
    Penalty,
    HandForHand,
    SetPayouts,
}

const KINDS: [(&str, Kind); 20] = [
    ("enter", Kind::Enter),
    ("withdraw", Kind::Player(|player| Action::Withdraw { player })),
    ("start", Kind::Plain(|| Action::Start)),
    ("pause", Kind::Plain(|| Action::Pause)),
    ("resume", Kind::Plain(|| Action::Resume)),
    ("forward", Kind::Plain(|| Action::Forward)),
    ("back", Kind::Plain(|| Action::Back)),
    ("set-remaining", Kind::SetRemaining),
    ("deal", Kind::Table(|table| Action::Deal { table })),
    ("play", Kind::Play),
    ("deal-elsewhere", Kind::Table(|table| Action::DealElsewhere { table })),
    ("result", Kind::Result),
    ("rebuy", Kind::Player(|player| Action::Rebuy { player })),
    ("decline-rebuy", Kind::Player(|player| Action::DeclineRebuy { player })),
    ("add-on", Kind::Player(|player| Action::AddOn { player })),
    ("sit-out", Kind::Player(|player| Action::SitOut { player })),
    ("sit-in", Kind::Player(|player| Action::SitIn { player })),
    ("penalty", Kind::Penalty),
    ("hand-for-hand", Kind::HandForHand),
    ("set-payouts", Kind::SetPayouts),
];

/// An action and its time.
pub(super) fn action_at(words: &[u32]) -> Result<(Action, u64), Fault> {
    let [action, now] = Field::arguments(words, ["action", "now"]);
    Ok((self::action(&action)?, time(&now)?))
}

fn action(field: &Field<'_>) -> Result<Action, Fault> {
    let mut action = Action::Start;
    read(field, &mut |fields| {
        let Some(kind) = fields.choice("type", &KINDS) else { return };
        action = match kind {
            Kind::Plain(action) => action(),
            Kind::Player(action) => action(Player(fields.number("player"))),
            Kind::Table(action) => action(fields.number("table")),
            Kind::Enter => {
                Action::Enter { name: fields.text("name", MOST_NAME), stack: fields.maybe_amount("stack") }
            }
            Kind::SetRemaining => Action::SetRemaining { milliseconds: fields.amount("milliseconds") },
            Kind::Play => {
                let table = fields.number("table");
                let seat = self::seat(fields);
                let played = fields.field("action", true).and_then(|field| {
                    let read = action::action(&field).and_then(|action| {
                        save::of_table(action).ok_or_else(|| field.refuse("an action of the game"))
                    });
                    fields.keep(read)
                });
                played.map_or(Action::Start, |action| Action::Play { table, seat, action })
            }
            Kind::Result => {
                let table = fields.number("table");
                let mut knockouts = Vec::new();
                let stacks = fields.amounts("stacks", true).unwrap_or_default();
                fields.objects("knockouts", false, setup::MOST_SEATS, &mut |fields| {
                    let seat = self::seat(fields);
                    let by = fields
                        .field("by", true)
                        .and_then(|by| fields.keep(by.list(setup::MOST_SEATS, |seat| setup::seat(&seat))));
                    knockouts.push(Knockout { seat, by: by.unwrap_or_default() });
                });
                Action::Result { table, stacks, knockouts }
            }
            Kind::Penalty => {
                let player = Player(fields.number("player"));
                let names = ["warning", "missed-hands", "disqualification"];
                let penalty = match fields.word("penalty", true, &names) {
                    Some(1) => Penalty::MissedHands { hands: fields.number("hands") },
                    Some(2) => Penalty::Disqualification {},
                    _ => Penalty::Warning {},
                };
                let rules = [PenaltyRule::Rl6, PenaltyRule::Rl7];
                let rule = fields.word("rule", false, &rules.map(PenaltyRule::id));
                Action::Penalty { player, penalty, rule: rule.and_then(|at| rules.get(at).copied()) }
            }
            Kind::HandForHand => {
                let on = fields.field("on", true).and_then(|on| fields.keep(on.boolean()));
                Action::HandForHand { on: on.unwrap_or(false) }
            }
            Kind::SetPayouts => Action::SetPayouts { payouts: payouts(fields, true) },
        };
    })?;
    Ok(action)
}

fn seat(fields: &mut Fields<'_, '_>) -> Seat {
    let field = fields.field("seat", true);
    field.and_then(|field| fields.keep(setup::seat(&field))).unwrap_or(Seat(0))
}

/// Whose events are wanted, and from which one on.
pub(super) fn events_to(to: &Field<'_>, viewers: bool) -> Result<(Option<Seat>, usize), Fault> {
    let (mut viewer, mut since) = (None, 0);
    if !to.is_undefined() {
        read(to, &mut |to| {
            let field = if viewers { to.field("viewer", false).and_then(Field::nullable) } else { None };
            viewer = field.and_then(|field| to.keep(setup::seat(&field)));
            since = to.maybe_number("since").unwrap_or(0) as usize;
        })?;
    }
    Ok((viewer, since))
}

/// A save, not yet played.
pub(super) fn record(field: &Field<'_>) -> Result<Record, Fault> {
    field.object(|save| {
        save::version(save)?;
        let (setup, seeded) = setup(&save.required("tournament"))?;
        if !seeded {
            return Err(Fault::argument(&"tournament.seed", format_args!("expected 64 hexadecimal digits")));
        }
        let actions = save.required("actions").list(Tournament::MOST_ACTIONS, |each| {
            each.object(|each| Ok((time(&each.required("now"))?, action(&each.required("action"))?)))
        })?;
        Ok(Record { setup, actions, hash: save::hash(save)? })
    })
}

/// What a schedule is wanted for.
pub(super) fn schedule_request(field: &Field<'_>) -> Result<ScheduleRequest, Fault> {
    let mut request = ScheduleRequest::new(0, 0, Vec::new(), 0);
    read(field, &mut |fields| {
        request.players = fields.number("players");
        request.stack = fields.amount("stack");
        request.chips = fields.amounts("chips", true).unwrap_or_default();
        request.minutes = fields.number("minutes");
        request.level_minutes = fields.maybe_number("levelMinutes");
        request.break_every = fields.maybe_number("breakEvery");
        request.break_minutes = fields.maybe_number("breakMinutes").unwrap_or(request.break_minutes);
        request.ante_from = fields.maybe_number("anteFrom").unwrap_or(request.ante_from);
        request.extra_chips = fields.maybe_amount("extraChips").unwrap_or(0);
        if fields.word("ante", false, &["each", "big-blind"]) == Some(0) {
            request.ante = AnteMode::Each;
        }
    })?;
    Ok(request)
}
