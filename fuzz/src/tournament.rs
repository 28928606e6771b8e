//! Tournaments out of a fuzzer's bytes, and any actions in them, legal or not.

use arbitrary::{Result, Unstructured};
use cardroom::table::Ante;
use cardroom::tournament::{
    Action, AddOn, ButtonRule, Entry, Knockout, Length, Level, Payouts, Penalty, Period, Player, Rebuys,
    Setup, Tournament,
};
use cardroom::{Chips, Seat, Seed};

/// A set-up of small tables, most often a legal one.
fn setup(bytes: &mut Unstructured<'_>) -> Result<Setup> {
    let mut schedule = Vec::new();
    for number in 1..=bytes.int_in_range(1..=4_u64)? {
        let (small, big) = (Chips(25 * number), Chips(50 * number));
        let length = if bytes.arbitrary()? { Length::Minutes(10) } else { Length::Hands(3) };
        schedule.push(Period::Level(Level { small, big, ante: Ante::default(), length }));
        if bytes.ratio(1, 3)? {
            schedule.push(Period::Break { minutes: 5 });
        }
    }
    let number = |bytes: &mut Unstructured<'_>| bytes.int_in_range(0..=3_u32);
    let rebuys = Rebuys {
        until_level: number(bytes)?,
        at_most: 25 * u64::from(bytes.arbitrary::<u8>()?),
        chips: 1_000,
        per_player: bytes.arbitrary::<bool>()?.then_some(number(bytes)?),
        price: 3,
    };
    let add_on = AddOn { after_level: number(bytes)?, chips: 500, price: 2 };
    let shares = Payouts::Shares(vec![6_000, 4_000]);
    Ok(Setup {
        chairs: bytes.int_in_range(1..=5)?,
        chips: vec![25, 100],
        late_until: bytes.arbitrary::<bool>()?.then_some(number(bytes)?),
        rebuys: bytes.arbitrary::<bool>()?.then_some(rebuys),
        add_on: bytes.arbitrary::<bool>()?.then_some(add_on),
        entry: Entry { price: 5, bounty: u64::from(number(bytes)?) },
        payouts: bytes.arbitrary::<bool>()?.then_some(shares),
        button_rule: if bytes.arbitrary()? { ButtonRule::Dead } else { ButtonRule::Moving },
        ..Setup::new(Seed::new(bytes.arbitrary()?), 1_000, schedule)
    })
}

/// Any action.
fn action(bytes: &mut Unstructured<'_>) -> Result<Action> {
    let player = Player(bytes.int_in_range(0..=15)?);
    let table = bytes.int_in_range(0..=5)?;
    let small = bytes.int_in_range(0..=7_u32)?;
    let (seat, play) = crate::action(bytes)?;
    let chairs = bytes.int_in_range(0..=5)?;
    let stacks = (0..chairs).map(|_| Ok(25 * u64::from(bytes.arbitrary::<u8>()?))).collect::<Result<_>>()?;
    let by = vec![Seat(bytes.int_in_range(0..=5)?)];
    let actions = [
        Action::Enter { name: None, stack: None },
        Action::Withdraw { player },
        Action::Start,
        Action::Pause,
        Action::Resume,
        Action::Forward,
        Action::Back,
        Action::SetRemaining { milliseconds: u64::from(small) * 10_000 },
        Action::Deal { table },
        Action::Play { table, seat, action: play },
        Action::DealElsewhere { table },
        Action::Result { table, stacks, knockouts: vec![Knockout { seat, by }] },
        Action::Rebuy { player },
        Action::DeclineRebuy { player },
        Action::AddOn { player },
        Action::SitOut { player },
        Action::SitIn { player },
        Action::Penalty { player, penalty: Penalty::MissedHands { hands: small }, rule: None },
        Action::Penalty { player, penalty: Penalty::Disqualification {}, rule: None },
        Action::HandForHand { on: small > 3 },
        Action::SetPayouts { payouts: Some(Payouts::Prizes(vec![u64::from(small)])) },
    ];
    Ok(bytes.choose(&actions)?.clone())
}

/// The last chips of a table that the host runs all go to one chair, or stay where they are.
fn result(tournament: &Tournament, table: u32, bytes: &mut Unstructured<'_>) -> Result<Action> {
    let mut stacks = tournament.hand_setup(table).map(|setup| setup.stacks.clone()).unwrap_or_default();
    let mut knockouts = Vec::new();
    let dealt: Vec<usize> = (0..stacks.len()).filter(|seat| stacks[*seat] > 0).collect();
    if let (Some(from), Some(to)) = (dealt.first().copied(), dealt.last().copied()) {
        if bytes.arbitrary()? {
            stacks[to] += std::mem::take(&mut stacks[from]);
            knockouts.push(Knockout { seat: Seat(from as u8), by: vec![Seat(to as u8)] });
        }
    }
    Ok(Action::Result { table, stacks, knockouts })
}

/// A tournament, and what is to be done in it: now and then anything, else something that brings it on.
pub fn play(bytes: &mut Unstructured<'_>, mut look: impl FnMut(&mut Tournament, &Action, u64)) -> Result<()> {
    let Ok(mut tournament) = Tournament::new(setup(bytes)?) else { return Ok(()) };
    let mut now = 0;
    for _ in 0..bytes.int_in_range(0..=12)? {
        look(&mut tournament, &Action::Enter { name: None, stack: None }, now);
    }
    look(&mut tournament, &Action::Start, now);
    while !bytes.is_empty() {
        now += u64::from(bytes.arbitrary::<u16>()?) * 4;
        let tables: Vec<u32> = tournament.room().open().map(|(number, _)| number).collect();
        let table = if tables.is_empty() { 0 } else { *bytes.choose(&tables)? };
        let next = match bytes.int_in_range(0..=3)? {
            0 => action(bytes)?,
            _ if tournament.hand_setup(table).is_some() => result(&tournament, table, bytes)?,
            1 => Action::Deal { table },
            _ => match tournament.hand(table).and_then(|hand| hand.can_act().iter().next()) {
                Some(seat) => Action::Play { table, seat, action: cardroom::table::Action::Call },
                None => Action::DealElsewhere { table },
            },
        };
        look(&mut tournament, &next, now);
    }
    Ok(())
}
