use crate::tournament::hands::{HandAt, Stage};
use crate::tournament::order::in_order;
use crate::tournament::{Blinds, ClockView, NextHand, Player, Reason, Tournament};
use crate::{Chips, Seat, Seats};

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
    /// Whether one may still enter, rebuy or add on; places and prizes are certain only after.
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

impl Tournament {
    /// What everyone may know, at the time of the last action.
    pub fn view(&self) -> View {
        let tables: Vec<TableView> = self.room.open().map(|(number, _)| self.table_view(number)).collect();
        let (left, in_play) = (self.left(), self.chips_in_play());
        let hands = self.room.open().filter(|(_, table)| table.playing);
        let in_pots = hands.filter_map(|(number, _)| match &self.hand_at(number)?.stage {
            Stage::Here(hand) => Some(hand.ledger().pot()),
            Stage::Elsewhere(_) => None,
        });
        let in_pots = in_pots.sum();
        View {
            phase: self.phase,
            clock: self.clock.view(&self.terms.schedule),
            entrants: self.entered(),
            left,
            entries_open: !self.closed,
            chips: Accounts { in_play, in_pots, stacks: in_play.saturating_sub(in_pots), ..self.accounts },
            average_stack: Chips(in_play.0 / u64::from(left.max(1))),
            pool: self.pool,
            prizes: self.prizes(),
            hand_for_hand: self.round.as_ref().map(|round| round.number),
            tables,
        }
    }

    fn table_view(&self, number: u32) -> TableView {
        let table = self.room.table(number);
        let playing = table.is_some_and(|table| table.playing);
        let at = self.hand_at(number).filter(|_| playing);
        let next = table.filter(|_| !playing).and_then(|table| {
            let sitting = table.sitting(|player| self.able(player));
            NextHand::after(self.terms.setup.button_rule, table.blinds?, sitting)
        });
        let dealt_in = at.map(HandAt::dealt_in).or(next.map(|next| next.dealt_in));
        let killed = match at.map(|at| &at.stage) {
            Some(Stage::Here(hand)) => Some(hand.terms().killed),
            Some(Stage::Elsewhere(setup)) => Some(setup.killed),
            None => None,
        };
        let chair = |(seat, player): (Seat, Option<Player>)| {
            let entrant = player.and_then(|player| self.entrant(player));
            let stack = entrant.map_or(Chips::ZERO, |entrant| entrant.stack);
            ChairView {
                seat,
                player,
                stack: match at.map(|at| &at.stage) {
                    // Who has sat down since is not in the hand.
                    Some(Stage::Here(hand)) if hand.terms().dealt_in.contains(seat) => hand.stacks()[seat],
                    _ => stack,
                },
                waiting: !stack.is_zero() && dealt_in.is_some_and(|dealt_in: Seats| !dealt_in.contains(seat)),
                killed: killed.map_or_else(
                    || entrant.is_some_and(|entrant| entrant.away || entrant.penalty > 0),
                    |killed| killed.contains(seat),
                ),
                may_rebuy: entrant.is_some_and(|entrant| entrant.status == PlayerStatus::MayRebuy),
            }
        };
        let refusal = self.deal_refusal(number);
        TableView {
            table: number,
            chairs: table
                .map(|table| (0..).map(Seat).zip(table.chairs.iter().copied()).map(chair).collect())
                .unwrap_or_default(),
            hand: at.map(|at| at.number),
            elsewhere: at.is_some_and(|at| matches!(at.stage, Stage::Elsewhere(_))),
            held: at.is_some_and(HandAt::held),
            blinds: if playing { table.and_then(|table| table.blinds) } else { next.map(|next| next.blinds) },
            may_deal: refusal.is_none(),
            refusal_code: refusal.as_ref().map(Reason::code),
            refusal,
        }
    }

    /// The players with their places, from the first place; those without one first, by their stacks.
    pub fn standings(&self) -> Vec<Standing> {
        let entrants = (0..).map(Player).zip(&self.entrants);
        let standing = |(player, entrant): (Player, &super::entries::Entrant)| Standing {
            player,
            name: entrant.name.clone(),
            status: entrant.status,
            place: entrant.placed.map(|placed| placed.place),
            to: entrant.placed.map(|placed| placed.to),
            stack: entrant.stack,
            rebuys: entrant.rebuys,
            add_on: entrant.add_on,
            prize: entrant.prize,
            points: entrant.points,
            bounties: entrant.bounties,
            knocked_out_by: entrant.by.clone(),
        };
        let in_it: Vec<_> =
            entrants.filter(|(_, entrant)| entrant.status != PlayerStatus::Withdrawn).collect();
        let later_out =
            |at: usize| in_it.get(at).and_then(|(_, entrant)| entrant.bust).map_or(0, |bust| !bust.order);
        let in_it: Vec<_> = in_order(in_it.len(), &|at| (later_out(at), 0))
            .into_iter()
            .filter_map(|at| in_it.get(at).copied())
            .collect();
        let place = |at: usize| {
            in_it.get(at).map_or((0, 0), |(_, entrant)| {
                (entrant.placed.map_or(0, |placed| u64::from(placed.place)), !entrant.stack.0)
            })
        };
        let order = in_order(in_it.len(), &place);
        order.into_iter().filter_map(|at| in_it.get(at).copied()).map(standing).collect()
    }
}
