use crate::betting::Pot;
use crate::table::hand::Wait;
use crate::table::player::GivenUp;
use crate::table::{Evaluation, Hand, LegalAction, Outcome, PublicOptions, Stakes, Zone};
use crate::{Chips, Limit, Piece, Seat, Seats};

/// What one seat, or a spectator, may know of a hand.
///
/// It is built from what is allowed, never by taking things out of the state: no deck, seed, burned piece or
/// discard has a field here.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct View {
    /// The game.
    pub game: &'static str,
    /// The number of the hand in its match, from 0.
    pub hand_number: u32,
    /// Whose view it is; `None` is a spectator's.
    pub viewer: Option<Seat>,
    /// Where the hand stands.
    pub phase: &'static str,
    /// Whether it is over.
    pub complete: bool,
    /// The only seat that may act; `None` where nobody or several may.
    pub to_act: Option<Seat>,
    /// The seats that the hand waits for.
    pub can_act: Seats,
    /// The chair with the button; empty where the button is dead.
    pub button: Seat,
    /// The seat of the small blind; `None` where it is dead, and in games without blinds.
    pub small_blind: Option<Seat>,
    /// The seat of the big blind.
    pub big_blind: Option<Seat>,
    /// Blinds and ante, or the buy-in.
    pub stakes: Stakes,
    /// How large bets may be.
    #[cfg_attr(feature = "wasm", serde(rename = "betting"))]
    pub limit: Limit,
    /// The smallest denomination in play.
    pub chip_unit: Chips,
    /// The game's own options: the rules of the house are no secret. Which notes a venue has is one.
    pub options: PublicOptions,
    /// What the dealer announced.
    pub place: Option<u8>,
    /// The board.
    pub board: Vec<Piece>,
    /// The bet to match in this round.
    pub bet: Chips,
    /// Who bet or raised last, round by round, in the closed ones and the one that is played; `None` where nobody did.
    pub aggressors: Vec<Option<Seat>>,
    /// All that is to be won, bets of this round included.
    pub pot: Chips,
    /// The pots in the middle, main pot first, without the bets of this round.
    pub pots: Vec<Pot>,
    /// The chairs.
    pub seats: Vec<SeatView>,
    /// What the viewer may do now.
    pub actions: Vec<LegalAction>,
    /// How the hand ended, once it has.
    pub result: Option<Outcome>,
}

/// What a viewer may know of one chair.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct SeatView {
    /// The chair.
    pub seat: Seat,
    /// Where it stands in the hand.
    pub status: Status,
    /// Whether it sits out.
    pub away: bool,
    /// What it has behind.
    pub stack: Chips,
    /// What it put in during this round.
    pub bet: Chips,
    /// What it put in during the hand, without dead money.
    pub contributed: Chips,
    /// What it put in, closed round by closed round (LP-23).
    pub rounds: Vec<Chips>,
    /// Its pieces; `None` for one that the viewer may not see. A hand that was given up is empty but for its owner.
    pub hand: Vec<Option<Piece>>,
    /// The zone that each piece lies in.
    pub zones: Vec<Zone>,
    /// Whether the hand lies face up.
    pub shown: bool,
    /// What the hand is worth so far, where the viewer sees it and it is whole.
    pub best: Option<Evaluation>,
    /// Whether it holds a shot: its owner's secret until it is shown.
    pub shot: Option<bool>,
}

/// Where a chair stands in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Status {
    /// Nobody sits there.
    Empty,
    /// Not dealt in: it cannot pay for it, or waits.
    Out,
    /// In the hand.
    In,
    /// In the hand with nothing behind.
    AllIn,
    /// Gave its hand up.
    Folded,
    /// Gave its hand up unseen at showdown.
    Mucked,
    /// Its hand was killed at the deal (TT-9).
    Killed,
}

impl Hand {
    /// What a seat may see, with its own legal actions; `None` is a spectator, and so is a seat that is not there.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| self.players.get(*seat).is_some());
        let terms = self.terms();
        View {
            game: self.game().name(),
            hand_number: terms.hand,
            viewer,
            phase: self.phase().name(),
            complete: self.complete(),
            to_act: self.can_act().only(),
            can_act: self.can_act(),
            button: terms.button,
            small_blind: terms.positions.and_then(|positions| positions.small_blind),
            big_blind: terms.positions.map(|positions| positions.big_blind),
            stakes: terms.stakes.clone(),
            limit: terms.limit,
            chip_unit: terms.chip_unit,
            options: self.game().public_options(),
            place: self.announced,
            board: self.board.clone(),
            bet: match &self.wait {
                Wait::Bet(round) => round.level(),
                _ => Chips::ZERO,
            },
            aggressors: self.aggressors(),
            pot: self.ledger.pot(),
            pots: self.pots(),
            seats: terms.stacks.iter().map(|(seat, _)| self.seat_view(seat, viewer)).collect(),
            actions: viewer.map(|seat| self.legal_actions(seat)).unwrap_or_default(),
            result: self.outcome.clone(),
        }
    }

    /// Who bet or raised last in each round of betting so far.
    fn aggressors(&self) -> Vec<Option<Seat>> {
        let now = match &self.wait {
            Wait::Bet(round) => Some(round.aggressor()),
            _ => None,
        };
        self.aggressors.iter().copied().chain(now).collect()
    }

    fn seat_view(&self, seat: Seat, viewer: Option<Seat>) -> SeatView {
        let player = &self.players[seat];
        let stack = self.ledger.stacks()[seat];
        let status = match () {
            () if !self.terms.dealt_in.contains(seat) => {
                if stack.is_zero() {
                    Status::Empty
                } else {
                    Status::Out
                }
            }
            () if let Some(given_up) = player.given_up => match given_up {
                GivenUp::Folded => Status::Folded,
                GivenUp::Mucked => Status::Mucked,
                GivenUp::Killed => Status::Killed,
            },
            () if stack.is_zero() && !self.complete() => Status::AllIn,
            () => Status::In,
        };
        let open = viewer == Some(seat) || player.shown;
        let gone = player.given_up.is_some();
        let held = if gone && !open { &[][..] } else { &player.held[..] };
        SeatView {
            seat,
            status,
            away: self.away.contains(seat),
            stack,
            bet: self.ledger.bets()[seat],
            contributed: self.ledger.contributed()[seat],
            rounds: player.rounds.clone(),
            hand: held.iter().map(|(piece, _)| open.then_some(*piece)).collect(),
            zones: held.iter().map(|(_, zone)| *zone).collect(),
            shown: player.shown,
            best: if open && !gone { self.game().evaluate(&self.holding(seat)) } else { None },
            shot: open.then_some(player.shot && !gone),
        }
    }
}
