use std::fmt;

use crate::table::{self, Ante};
use crate::tournament::{Chair, Penalty, PenaltyRule, Placed, Player, Race};
use crate::{Chips, Seat, Seats};

/// Something that happened in a tournament, in order. All but `Hand` are public.
///
/// The text of an event is one stable line; the hash of a save is taken over these lines.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
pub enum Event {
    /// Someone entered.
    Entered {
        /// Who.
        player: Player,
        /// The name.
        name: Option<String>,
    },
    /// A player withdrew.
    Withdrawn {
        /// Who.
        player: Player,
    },
    /// The tournament started.
    Started {
        /// How many had entered.
        entrants: u32,
    },
    /// A player drew a first seat.
    Seated {
        /// Who.
        player: Player,
        /// Where.
        #[cfg_attr(feature = "wasm", serde(flatten))]
        chair: Chair,
    },
    /// A player moved.
    Moved {
        /// Who.
        player: Player,
        /// From where.
        from: Chair,
        /// To where.
        to: Chair,
        /// Why.
        reason: MoveReason,
    },
    /// A table broke.
    TableBroken {
        /// Which.
        table: u32,
    },
    /// All who are left sit at one table, after a new draw.
    FinalTable {
        /// Which.
        table: u32,
    },
    /// A level began.
    Level {
        /// Its number, from 1.
        level: u32,
        /// The small blind.
        small: Chips,
        /// The big blind.
        big: Chips,
        /// The ante.
        #[cfg_attr(feature = "wasm", serde(serialize_with = "super::schedule::plain_ante"))]
        ante: Ante,
    },
    /// A break began.
    Break {
        /// How long it is.
        minutes: u32,
    },
    /// The clock stands.
    ClockPaused {},
    /// The clock goes on.
    ClockResumed {},
    /// The time left was set.
    ClockSet {
        /// Milliseconds.
        remaining: u64,
    },
    /// Late registration, rebuys and the add-on are over: entrants and pool stay as they are, and places are told.
    EntriesClosed {
        /// How many entered.
        entrants: u32,
        /// The prize pool.
        pool: u64,
    },
    /// A hand began.
    HandBegun {
        /// The table.
        table: u32,
        /// Its number in the tournament, from 0.
        hand: u32,
        /// The level that it is played at.
        level: u32,
        /// The chair of the button; nobody may sit there.
        button: Seat,
        /// Who posts the small blind; `None` where it is dead.
        small_blind: Option<Seat>,
        /// Who posts the big blind.
        big_blind: Seat,
        /// Who waits for the button to pass.
        waiting: Seats,
        /// Whose hands are killed.
        killed: Seats,
        /// Whether the host runs it.
        elsewhere: bool,
    },
    /// A hand ended.
    HandEnded {
        /// The table.
        table: u32,
        /// Its number.
        hand: u32,
        /// The stacks by chair.
        stacks: Vec<Chips>,
    },
    /// A player lost the last chips.
    Busted {
        /// Who.
        player: Player,
        /// Where.
        #[cfg_attr(feature = "wasm", serde(flatten))]
        chair: Chair,
        /// Who won the pot that held them, from the button's left.
        by: Vec<Player>,
        /// Whether a rebuy is open until the next hand there.
        may_rebuy: bool,
    },
    /// A player bought a stack again.
    Rebought {
        /// Who.
        player: Player,
        /// How often by now.
        rebuys: u32,
        /// The stack now.
        stack: Chips,
    },
    /// A player did not buy again.
    Declined {
        /// Who.
        player: Player,
    },
    /// A player took the add-on.
    AddedOn {
        /// Who.
        player: Player,
        /// The stack now.
        stack: Chips,
    },
    /// A player is out.
    Eliminated {
        /// Who.
        player: Player,
        /// How many are left.
        left: u32,
    },
    /// A player's place is certain (TT-3).
    Placed {
        /// The place.
        #[cfg_attr(feature = "wasm", serde(flatten))]
        placed: Placed,
        /// The rating points.
        points: u64,
    },
    /// A bounty was won (TT-10).
    Bounty {
        /// Whose.
        player: Player,
        /// Who won it.
        to: Player,
        /// How much of it.
        amount: u64,
    },
    /// Chips too small for the level were raced off at a table (TT-8).
    RacedOff {
        /// The table.
        table: u32,
        /// The race.
        #[cfg_attr(feature = "wasm", serde(flatten))]
        race: Box<Race>,
    },
    /// A penalty was given.
    Penalty {
        /// Who.
        player: Player,
        /// What.
        #[cfg_attr(feature = "wasm", serde(flatten))]
        penalty: Penalty,
        /// The rule that was broken.
        rule: Option<PenaltyRule>,
    },
    /// A player was excluded, and the chips removed (TT-9).
    Disqualified {
        /// Who.
        player: Player,
        /// The chips.
        removed: Chips,
    },
    /// A player is absent from the next hand on.
    SatOut {
        /// Who.
        player: Player,
    },
    /// A player is back from the next hand on.
    SatIn {
        /// Who.
        player: Player,
    },
    /// Hand-for-hand play began or ended.
    HandForHand {
        /// Which.
        on: bool,
    },
    /// Every table may be dealt one hand (TT-7).
    Round {
        /// The round's number since hand-for-hand play began, from 1.
        round: u32,
    },
    /// How the pool is paid was set.
    PayoutsSet {},
    /// A prize was paid.
    Paid {
        /// Who.
        player: Player,
        /// How much.
        prize: u64,
    },
    /// One player has all the chips.
    Finished {
        /// Who.
        winner: Player,
    },
    /// Something happened in a hand, secrets included: for the host alone, and returned by `act` only.
    Hand {
        /// The table.
        table: u32,
        /// What.
        event: Box<table::Event>,
    },
}

/// Why a player moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum MoveReason {
    /// To balance the tables.
    Balance,
    /// The table broke.
    TableBroken,
    /// The draw of the final table.
    FinalTable,
}

impl MoveReason {
    const fn name(self) -> &'static str {
        match self {
            Self::Balance => "balance",
            Self::TableBroken => "table-broken",
            Self::FinalTable => "final-table",
        }
    }
}

struct Spaced<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for Spaced<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|item| write!(f, " {item}"))
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.table, self.seat)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = |set: bool, text| if set { text } else { "" };
        match self {
            Self::Entered { player, name } => {
                write!(f, "{player} enters")?;
                name.as_ref().map_or(Ok(()), |name| write!(f, " as {name}"))
            }
            Self::Withdrawn { player } => write!(f, "{player} withdraws"),
            Self::Started { entrants } => write!(f, "start with {entrants}"),
            Self::Seated { player, chair } => write!(f, "{player} sits at {chair}"),
            Self::Moved { player, from, to, reason } => {
                write!(f, "{player} moves from {from} to {to} {}", reason.name())
            }
            Self::TableBroken { table } => write!(f, "table {table} breaks"),
            Self::FinalTable { table } => write!(f, "final table {table}"),
            Self::Level { level, small, big, ante } => {
                write!(f, "level {level} blinds {small} {big} ante {} {}", ante.mode.name(), ante.amount)
            }
            Self::Break { minutes } => write!(f, "break of {minutes}"),
            Self::ClockPaused {} => f.write_str("clock paused"),
            Self::ClockResumed {} => f.write_str("clock resumed"),
            Self::ClockSet { remaining } => write!(f, "clock set to {remaining}"),
            Self::EntriesClosed { entrants, pool } => write!(f, "entries closed at {entrants} pool {pool}"),
            Self::HandBegun {
                table,
                hand,
                level,
                button,
                small_blind,
                big_blind,
                waiting,
                killed,
                elsewhere,
            } => {
                write!(f, "table {table} hand {hand} level {level} button {button} blinds ")?;
                match small_blind {
                    Some(seat) => seat.fmt(f)?,
                    None => f.write_str("nobody")?,
                }
                write!(f, " {big_blind} waiting [{waiting}] killed [{killed}]")?;
                f.write_str(flag(*elsewhere, " elsewhere"))
            }
            Self::HandEnded { table, hand, stacks } => {
                write!(f, "table {table} hand {hand} ends:{}", Spaced(stacks))
            }
            Self::Busted { player, chair, by, may_rebuy } => {
                write!(f, "{player} busts at {chair} by{}{}", Spaced(by), flag(*may_rebuy, " may rebuy"))
            }
            Self::Rebought { player, rebuys, stack } => write!(f, "{player} rebuys {rebuys} to {stack}"),
            Self::Declined { player } => write!(f, "{player} declines"),
            Self::AddedOn { player, stack } => write!(f, "{player} adds on to {stack}"),
            Self::Eliminated { player, left } => write!(f, "{player} is out, {left} left"),
            Self::Placed { placed: Placed { player, place, to }, points } => {
                write!(f, "{player} places {place} to {to} points {points}")
            }
            Self::Bounty { player, to, amount } => write!(f, "bounty of {player} to {to}: {amount}"),
            Self::RacedOff { table, race } => {
                write!(f, "table {table} races {} into {}:", race.leaves, race.into)?;
                for seat in &race.seats {
                    write!(f, " {} {}{} wins {}", seat.seat, seat.odd, Spaced(&seat.cards), seat.won)?;
                }
                Ok(())
            }
            Self::Penalty { player, penalty, rule } => {
                write!(f, "{player} {}", penalty.name())?;
                if let Penalty::MissedHands { hands } = penalty {
                    write!(f, " {hands}")?;
                }
                rule.map_or(Ok(()), |rule| write!(f, " {}", rule.id()))
            }
            Self::Disqualified { player, removed } => {
                write!(f, "{player} is disqualified, {removed} removed")
            }
            Self::SatOut { player } => write!(f, "{player} sits out"),
            Self::SatIn { player } => write!(f, "{player} sits in"),
            Self::HandForHand { on } => {
                f.write_str(if *on { "hand-for-hand on" } else { "hand-for-hand off" })
            }
            Self::Round { round } => write!(f, "round {round}"),
            Self::PayoutsSet {} => f.write_str("payouts set"),
            Self::Paid { player, prize } => write!(f, "{player} is paid {prize}"),
            Self::Finished { winner } => write!(f, "{winner} wins"),
            Self::Hand { table, event } => write!(f, "table {table}: {event}"),
        }
    }
}
