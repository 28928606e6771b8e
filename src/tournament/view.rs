use crate::tournament::{Blinds, ClockView, Player, Reason};
use crate::{Chips, Seat};

/// Where a tournament stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Players enter; it has not started.
    Registration,
    /// It is played.
    Running,
    /// One player has all the chips.
    Finished,
}

impl Phase {
    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Registration => "registration",
            Self::Running => "running",
            Self::Finished => "finished",
        }
    }
}

/// What everyone may know of a tournament. The hands have views of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct View {
    /// Where it stands.
    pub phase: Phase,
    /// The clock at the time of the last action.
    pub clock: ClockView,
    /// How many have entered.
    pub entrants: u32,
    /// How many are left, those who may rebuy included.
    pub left: u32,
    /// Whether one may still enter or rebuy; places and prizes are certain only after.
    pub entries_open: bool,
    /// The chips and where they came from.
    pub chips: Accounts,
    /// The average stack of those who are left, rounded down.
    pub average_stack: Chips,
    /// The prize pool.
    pub pool: u64,
    /// The prizes for places from the first, by the entrants and the pool now.
    pub prizes: Vec<u64>,
    /// The round of hand-for-hand play: 0 while the hands before the first are played; `None` where it is off.
    pub hand_for_hand: Option<u32>,
    /// The tables that have not broken.
    pub tables: Vec<TableView>,
}

/// The chips of a tournament. `in_play` = `stacks` + `in_pots` = `entries` + `rebuys` + `add_ons` + `raced_in` −
/// `raced_out` − `removed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Accounts {
    /// All chips.
    pub in_play: Chips,
    /// Those in stacks.
    pub stacks: Chips,
    /// Those in pots and bets.
    pub in_pots: Chips,
    /// Those of the starting stacks.
    pub entries: Chips,
    /// Those of rebuys.
    pub rebuys: Chips,
    /// Those of add-ons.
    pub add_ons: Chips,
    /// Those that races rounded up (TT-8).
    pub raced_in: Chips,
    /// Those that races rounded down.
    pub raced_out: Chips,
    /// Those of disqualified players (TT-9).
    pub removed: Chips,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct TableView {
    /// Its number.
    pub table: u32,
    /// The chairs.
    pub chairs: Vec<ChairView>,
    /// The number of the hand that is played there.
    pub hand: Option<u32>,
    /// Whether the host runs it.
    pub elsewhere: bool,
    /// Whether its all-in hands wait for the other tables (TT-7).
    pub held: bool,
    /// Button and blinds: of the hand being played, else of the next; `None` where a draw decides, and with fewer than two.
    pub blinds: Option<Blinds>,
    /// Whether a hand may be dealt.
    pub may_deal: bool,
    /// Why not.
    pub refusal: Option<Reason>,
    /// The code of that.
    pub refusal_code: Option<&'static str>,
}

/// A chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct ChairView {
    /// Its number.
    pub seat: Seat,
    /// Who sits there.
    pub player: Option<Player>,
    /// What the player has behind.
    pub stack: Chips,
    /// Whether the player is not in this hand, or will not be in the next, but waits for the button.
    pub waiting: bool,
    /// Whether the player is absent or penalised: hands are killed.
    pub killed: bool,
    /// Whether a rebuy is open.
    pub may_rebuy: bool,
}

/// How a player stands.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Standing {
    /// Who.
    pub player: Player,
    /// The name.
    pub name: Option<String>,
    /// How the player stands in the tournament.
    pub status: PlayerStatus,
    /// The place, once it is certain.
    pub place: Option<u32>,
    /// The last of the shared places.
    pub to: Option<u32>,
    /// The stack; at the start of the hand being played.
    pub stack: Chips,
    /// The rebuys.
    pub rebuys: u32,
    /// Whether the add-on was taken.
    pub add_on: bool,
    /// The prize.
    pub prize: u64,
    /// The rating points.
    pub points: u64,
    /// The bounties won, in money.
    pub bounties: u64,
    /// Who won the last chips.
    pub knocked_out_by: Vec<Player>,
}

/// How a player stands in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum PlayerStatus {
    /// Has entered or plays.
    In,
    /// Has no chips and may rebuy.
    MayRebuy,
    /// Is out.
    Out,
    /// Is out by disqualification.
    Disqualified,
    /// Withdrew before the start.
    Withdrawn,
}
