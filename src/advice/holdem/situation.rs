//! Where a player of Hold'em stands: positions, stacks and prices as numbers.

use super::deals::{Deals, Hidden};
use super::field::{Field, Range};
use super::{Premium, Prizes, start};
use crate::advice::{Dice, Level, Menu, Spot, SpotSeat};
use crate::odds::Random;
use crate::table::Status;
use crate::{CardSet, Chips, Limit, Piece, Seat};

/// What follows from a spot for its player.
pub(super) struct Situation<'a> {
    pub(super) spot: &'a Spot,
    pub(super) menu: &'a Menu,
    pub(super) own: &'a SpotSeat,
    pub(super) hole: CardSet,
    pub(super) board: CardSet,
    /// Those who can still win, beside the player.
    pub(super) opponents: Vec<Opponent<'a>>,
    /// How many of them have yet to act in this round, as far as it is seen, and will not just fold.
    pub(super) behind: usize,
    /// Whether only two were dealt in.
    pub(super) two_players: bool,
    /// Whether all of them act before the player in later rounds.
    pub(super) in_position: bool,
    /// The opening bet, at least 1.
    pub(super) blind: f64,
    pub(super) pot: f64,
    /// What a call adds.
    pub(super) call: f64,
    /// The most that the player can lose or win from the largest opponent, as a total for the round.
    pub(super) reach: f64,
    /// What chips are worth in prizes, for who looks at that.
    pub(super) prizes: Option<Prizes>,
}

/// Someone who can still win.
pub(super) struct Opponent<'a> {
    pub(super) seat: &'a SpotSeat,
    pub(super) chair: Seat,
    /// Whether it acts after the player in this round.
    pub(super) later: bool,
    /// How many players act after it before the flop.
    pub(super) behind: usize,
}

// Chips are below 2^53.
#[expect(clippy::cast_precision_loss)]
pub(super) const fn number(chips: Chips) -> f64 {
    chips.0 as f64
}

impl<'a> Situation<'a> {
    /// `None` where the cards cannot be those of a hand.
    pub(super) fn of(spot: &'a Spot, menu: &'a Menu, level: Level) -> Option<Self> {
        let own = spot.own()?;
        let set = |pieces: &[Option<Piece>]| {
            let cards: Option<Vec<_>> = pieces.iter().map(|piece| piece.and_then(Piece::card)).collect();
            CardSet::distinct(cards?).ok()
        };
        let hole = set(&own.hand)?;
        let board = CardSet::distinct(spot.board.iter().filter_map(|piece| piece.card())).ok()?;
        if hole.len() != 2 || !matches!(board.len(), 0 | 3 | 4 | 5) || !(hole & board).is_empty() {
            return None;
        }
        let dealt = |seat: &SpotSeat| !matches!(seat.status, Status::Empty | Status::Out);
        let chairs = spot.seats.len();
        let left_of = |from: usize| (1..=chairs).map(move |step| (from + step) % chairs.max(1));
        // Who acts last: the button, before the flop the big blind or who straddled last.
        let mut last = spot.button.index();
        let preflop_last = spot.big_blind.map_or(last, |blind| {
            let others = left_of(blind.index()).filter(|chair| spot.seats.get(*chair).is_some_and(dealt));
            let straddled =
                usize::from(spot.straddles).checked_sub(1).and_then(|nth| others.clone().nth(nth));
            straddled.unwrap_or(blind.index())
        });
        if board.is_empty() {
            last = preflop_last;
        }
        let place = |last: usize, chair: usize| left_of(last).position(|other| other == chair).unwrap_or(0);
        let behind_in = |last: usize, chair: usize| {
            let from = place(last, chair);
            let after = |(other, seat): &(usize, &SpotSeat)| dealt(seat) && place(last, *other) > from;
            spot.seats.iter().enumerate().filter(after).count()
        };
        let me = spot.viewer.index();
        let can_act = |seat: &SpotSeat| seat.status == Status::In && !seat.away;
        let opponents: Vec<Opponent<'_>> = spot
            .opponents()
            .map(|(chair, seat)| {
                let waits = seat.bet < spot.bet || place(last, chair.index()) > place(last, me);
                let raised = spot.bet > if board.is_empty() { spot.opening_bet } else { Chips::ZERO };
                Opponent {
                    seat,
                    chair,
                    later: can_act(seat) && if raised { seat.bet < spot.bet } else { waits },
                    behind: behind_in(preflop_last, chair.index()),
                }
            })
            .collect();
        // A spot may be built of any numbers.
        let reach = |seat: &SpotSeat| Chips(seat.bet.0.saturating_add(seat.stack.0));
        let largest = opponents.iter().map(|other| reach(other.seat)).max().unwrap_or_default();
        // What others put in beyond the player's chips goes back to them.
        let mine = number(own.contributed) + number(own.stack);
        let beyond: f64 = spot.seats.iter().map(|seat| (number(seat.contributed) - mine).max(0.0)).sum();
        let later_round = |other: &Opponent<'_>, chair: usize| {
            can_act(other.seat) && place(spot.button.index(), chair) > place(spot.button.index(), me)
        };
        let in_position =
            !spot.opponents().zip(&opponents).any(|((chair, _), other)| later_round(other, chair.index()));
        Some(Self {
            two_players: spot.seats.iter().filter(|seat| dealt(seat)).count() == 2,
            behind: opponents.iter().filter(|other| other.later).count(),
            in_position,
            blind: number(spot.opening_bet).max(1.0),
            pot: (number(spot.pot) - beyond).max(0.0),
            call: number(menu.call.unwrap_or_default()),
            reach: number(reach(own).min(largest)),
            prizes: Prizes::of(spot).filter(|_| level != Level::Beginner),
            spot,
            menu,
            own,
            hole,
            board,
            opponents,
        })
    }

    /// The part of the pot that a call must win; in a tournament, of showdowns for the prizes to come back.
    pub(super) fn needed(&self) -> f64 {
        self.premium(self.call).needed(self.call / (self.pot + self.call).max(1.0))
    }

    /// How much of what chips alone would be risked is, for a showdown of all chips that is worth as much as it costs: 1 without
    /// prizes.
    pub(super) fn daring(&self) -> f64 {
        let (adds, answered) = (self.reach - number(self.own.bet), self.reach - number(self.spot.bet));
        let chips = (adds / (self.pot + adds + answered).max(1.0)).clamp(0.0, 0.9);
        ((1.0 - self.premium(adds).needed(chips)) / (1.0 - chips)).clamp(0.1, 1.0)
    }

    /// What chips count where so many are added: as they are, but where prizes are looked at.
    pub(super) fn premium(&self, adds: f64) -> Premium {
        self.prizes.as_ref().map_or(Premium::NONE, |prizes| prizes.premium(adds))
    }

    /// What the player could still lose, in opening bets.
    pub(super) fn depth(&self) -> f64 {
        self.reach / self.blind
    }

    /// True where a call ends the betting: nobody who is still in has anything to bet beside the player.
    pub(super) fn call_is_last(&self) -> bool {
        let own_left = number(self.own.stack) - self.call;
        own_left <= 0.0 || self.opponents.iter().all(|other| other.seat.stack.is_zero())
    }

    /// True without a limit, where stacks decide.
    pub(super) fn no_limit(&self) -> bool {
        self.spot.limit == Limit::NoLimit
    }

    /// True where someone bet more than the opening bet before the flop.
    pub(super) fn is_raised(&self) -> bool {
        self.spot.bet > self.spot.opening_bet
    }

    /// The starting hands that an opponent may have, by what it put in before the flop, and by who raised last there where that
    /// is looked at, by experts: a best part and what is too good for it.
    #[expect(clippy::cast_sign_loss)] // sizes are not negative
    pub(super) fn start_range(&self, field: &Field, other: &Opponent<'_>, level: Level) -> Range {
        let preflop = self.board.is_empty();
        let put =
            if preflop { other.seat.bet } else { other.seat.rounds.first().copied().unwrap_or_default() };
        // No more of a bet counts than the player could lose.
        let size = number(put).min(self.reach) / self.blind;
        let opens = start::opens(other.behind, self.two_players);
        let all_in = other.seat.status == Status::AllIn;
        if size <= 1.0 {
            // A blind, or a call of it.
            return match () {
                () if other.later && preflop => Range::any(field),
                () if other.behind < 2 => Range::of_start(field, 150, 1000),
                () => Range::of_start(field, 100, 650),
            };
        }
        if preflop && all_in && size <= 25.0 && other.seat.bet == self.spot.bet {
            let pushed = start::pushes(other.behind.max(1), (size * 10.0) as u32);
            // Most players wait too long with it.
            let part = if level == Level::Expert { 12 } else { 20 };
            return Range::of_start(field, 0, (pushed * part / 20).max(60));
        }
        if preflop {
            // The fixed limit raises by one bet at a time.
            let (open, more) = if self.no_limit() { (5.0, 14.0) } else { (2.0, 3.0) };
            return match size {
                _ if size <= open => Range::of_start(field, 0, opens),
                _ if size <= more => Range::of_start(field, 0, 70 + opens / 8),
                _ => Range::of_start(field, 0, 45 + opens / 16),
            };
        }
        let raiser = self.spot.aggressors.first().copied().flatten().filter(|_| level == Level::Expert);
        let caller = if other.behind < 2 { 600 } else { 350 };
        let (from, to) = match (size, raiser) {
            // Who raised and who called is not looked at.
            (..=5.0, None) => (0, caller.max(opens)),
            (..=14.0, None) => (0, 180 + opens / 8),
            (_, None) => (0, 90 + opens / 16),
            (..=5.0, Some(raiser)) if raiser == other.chair => (0, opens),
            (..=14.0, Some(raiser)) if raiser == other.chair => (0, 70 + opens / 8),
            (_, Some(raiser)) if raiser == other.chair => (0, 45 + opens / 16),
            // Who called would have raised with the best.
            (..=5.0, _) => (40, caller),
            (..=14.0, _) => (20, 180 + opens / 8),
            _ => (10, 90 + opens / 16),
        };
        Range::of_start(field, from, to)
    }

    /// Deals the hand out many times to those who have a range.
    pub(super) fn deals(
        &self,
        field: &Field,
        strengths: &[u8],
        ranges: &[Option<Range>],
        samples: u32,
        dice: &mut Dice,
    ) -> Deals {
        let hidden: Vec<Hidden<'_>> = ranges
            .iter()
            .zip(&self.opponents)
            .filter_map(|(range, other)| {
                let idle = other.seat.away && other.seat.status == Status::In;
                Some(Hidden { range: range.as_ref()?, idle })
            })
            .collect();
        Deals::new(self.hole, self.board, field, strengths, &hidden, samples, &mut Random::new(&dice.seed()))
    }
}
