use super::closed::Closed;
use super::community::Community;
use super::spread::Spread;
use super::style::Style;
use crate::advice::{Spot, SpotGame, SpotSeat};
use crate::table::{LegalAction, Zone};
use crate::{Chips, NoteClass, Piece, PlayingPlace, Seat};

/// Somebody who may still win, and what he may hold by what he did.
#[derive(Clone, Debug)]
pub(super) struct Rival {
    /// Where he stands among all hands of this street.
    pub now: Spread,
    /// Where he will stand at the end.
    pub end: Spread,
    /// The chance that he holds a shot.
    pub shot: f64,
    pub stack: f64,
    pub bet: f64,
}

/// The chance that the flop's note arms a shot (LD-7), and that all three notes together do (LD-8).
const ARMED: [f64; 2] = [0.0257, 0.3516];

/// The part of a pot that goes to the shots, where there are any (LD-10): without the antes it is less (LD-11).
pub(super) fn halved(spot: &Spot, pot: f64) -> f64 {
    if spot.moon_antes {
        return 0.5;
    }
    let paid = spot.seats.iter().map(|chair| chips(chair.contributed.min(spot.smallest_bet)));
    0.5 * (1.0 - paid.sum::<f64>() / pot.max(1.0)).max(0.0)
}

impl Rival {
    /// All of them, in the order of their turns after the player's.
    pub fn all(spot: &Spot, style: &Style) -> Vec<Self> {
        let count = spot.seats.len();
        let mut rivals = Vec::new();
        for step in 1..count {
            let at = (spot.viewer.index() + step) % count;
            if let Some(chair) = spot.seats.get(at).filter(|chair| chair.live()) {
                rivals.push(Self::read(spot, Seat(at as u8), chair, style));
            }
        }
        rivals
    }

    fn read(spot: &Spot, seat: Seat, chair: &SpotSeat, style: &Style) -> Self {
        let rounds = chair.rounds.len();
        let (mut now, mut armed) = (Spread::EVEN, 0.0);
        for round in 0..rounds {
            let (put_in, price) = paid(spot, chair, round);
            now = if put_in > 0.0 { style.calls(&now, price) } else { style.checks(&now) };
            if spot.game == SpotGame::LiarsDraw && matches!(round, 1 | 2) {
                (now, armed) = after_exchange(spot, seat, chair, round, (&now, armed));
            } else {
                now = later(spot, round, &now);
                armed = match spot.game {
                    SpotGame::LiarsDraw => ARMED[spot.moon_notes as usize],
                    _ => 0.0,
                };
            }
        }
        let (put_in, price) = paid(spot, chair, rounds);
        if put_in > 0.0 {
            let raised = raised(spot, seat);
            now = if raised { style.bets(&now, price) } else { style.calls(&now, price) };
        } else if !exchanging(spot) && spot.bet.is_zero() && order(spot, seat) < order(spot, spot.viewer) {
            now = style.checks(&now);
        }
        let mut end = (rounds..3).fold(now, |now, round| later(spot, round, &now));
        if let (SpotGame::LiarsDraw, Some(three)) = (spot.game, face_up(spot, chair)) {
            armed = f64::from(u8::from(chair.shot == Some(true)));
            end = Spread::NONE;
            for (chance, rank) in Closed::get(spot.natural_rank).outlook(&three, rounds, armed > 0.0).0 {
                end.add(rank, chance);
            }
        }
        let (stack, bet) = (chips(chair.stack), chips(chair.bet));
        Self { now: now.whole(), end: end.whole(), shot: armed, stack, bet }
    }
}

/// What a chair put in during a round, and which part of all that then lay there that was; the round may be the present one.
fn paid(spot: &Spot, chair: &SpotSeat, round: usize) -> (f64, f64) {
    let put_in = |chair: &SpotSeat| {
        let now = if round == chair.rounds.len() { chair.bet } else { Chips::ZERO };
        chips(chair.rounds.get(round).copied().unwrap_or(now))
    };
    let mut pot = 0.0;
    for other in &spot.seats {
        let since = other.rounds.iter().skip(round + 1).map(|put| chips(*put)).sum::<f64>();
        let bet = if round < other.rounds.len() { chips(other.bet) } else { 0.0 };
        pot += chips(other.contributed) - since - bet;
    }
    let own = put_in(chair);
    (own, own / pot.max(1.0))
}

/// Where hands stand after what comes between a round and the next.
fn later(spot: &Spot, round: usize, now: &Spread) -> Spread {
    let closed = || Closed::get(spot.natural_rank);
    match (spot.game, round) {
        (SpotGame::LiarsDraw, 0) => now.through(&closed().start),
        (SpotGame::LiarsDraw, 1 | 2) => closed().later(round - 1, now),
        (_, 0..=2) => now.through(&Community::get(spot.natural_rank).steps[round]),
        _ => *now,
    }
}

/// The same after an exchange, and the chance of a shot. How many notes were received tells who stood; one may have come in
/// either exchange, or in both.
fn after_exchange(
    spot: &Spot,
    seat: Seat,
    chair: &SpotSeat,
    round: usize,
    (now, armed): (&Spread, f64),
) -> (Spread, f64) {
    let received = chair.zones.iter().filter(|zone| **zone == Zone::TurnRiver).count();
    let kernels = &Closed::get(spot.natural_rank).exchanges[round - 1];
    let [stood, changed] = kernels.each_ref().map(|kernel| now.through(kernel));
    let done = exchange_done(spot, seat, round);
    let once = chair.rounds.len() == 2 || !exchange_done(spot, seat, 2);
    let [stand, change] = match (done, received) {
        (true, 0) => [1.0, 0.0],
        (true, 1) if !once => [1.0, 1.0],
        (true, _) => [0.0, 1.0],
        (false, _) => [1.0, 1.0],
    };
    let armed = match (done, received) {
        (_, 1..) => 0.0,
        // Who holds a shot stands; others may.
        (true, 0) => armed / (armed + (1.0 - armed) * stood.total().max(0.01)),
        (false, 0) => armed,
    };
    let mut both = Spread::NONE;
    both.add_all(&stood, stand);
    both.add_all(&changed, change);
    (both.whole(), armed)
}

/// Amounts as numbers: below 2^53.
pub(super) fn chips(chips: Chips) -> f64 {
    chips.0 as f64
}

/// Whether a seat has had its turn in the exchange after a round.
fn exchange_done(spot: &Spot, seat: Seat, round: usize) -> bool {
    let rounds = spot.own().map_or(0, |own| own.rounds.len());
    rounds > round + 1 || !exchanging(spot) || order(spot, seat) < order(spot, spot.viewer)
}

/// How far a seat is left of the dealer.
fn order(spot: &Spot, seat: Seat) -> usize {
    let count = spot.seats.len().max(1);
    (seat.index() + count - (spot.button.index() + 1) % count) % count
}

/// Whether a seat made the last bet or raise of this round. The forced bet is none.
fn raised(spot: &Spot, seat: Seat) -> bool {
    let forced = spot.own().is_some_and(|own| own.rounds.is_empty()) && spot.bet <= spot.smallest_bet;
    let now = spot.own().map_or(0, |own| own.rounds.len());
    !forced && spot.aggressors.get(now) == Some(&Some(seat))
}

/// The notes of a hand that all see.
fn face_up(spot: &Spot, chair: &SpotSeat) -> Option<[usize; 3]> {
    let place = PlayingPlace::new(spot.place?)?;
    let class = |piece: &Option<Piece>| Some(NoteClass::of((*piece)?.note()?, place).index());
    let three: Vec<usize> = chair.hand.iter().filter_map(class).collect();
    three.as_slice().try_into().ok().filter(|_| chair.shown)
}

/// Whether the player is to exchange, not to bet.
fn exchanging(spot: &Spot) -> bool {
    spot.actions.iter().any(|action| matches!(action, LegalAction::Stand))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use crate::games::{LiarsPoker, LiarsVariant, MoonNotes};
    use crate::table::{Action, Hand};

    fn hand(game: LiarsPoker) -> Hand {
        let game = LiarsPoker { stacks: vec![1000; 4], ante: 30, ..game };
        let mut hand = Hand::new(game.setup(Some(Seed::new([3; 32])))).unwrap();
        hand.act(Seat(0), &Action::Announce { place: 2 }).unwrap();
        hand.act(Seat(1), &Action::Bet { to: Chips(30) }).unwrap();
        hand
    }

    fn rivals(hand: &Hand) -> Vec<Rival> {
        let seat = hand.can_act().iter().next().unwrap();
        Rival::all(&Spot::of(&hand.view(Some(seat))).unwrap(), &Style::EXPERT)
    }

    fn mean(spread: &Spread) -> f64 {
        (0..super::super::spread::RUNGS).map(|rung| spread.0[rung] * Spread::rank(rung)).sum()
    }

    #[test]
    fn who_bets_more_holds_more() {
        let mut hand = hand(LiarsPoker::holdem());
        hand.act(Seat(2), &Action::Raise { to: Chips(150) }).unwrap();
        hand.act(Seat(3), &Action::Call).unwrap();
        // Seat 0 to act: the opener, the raiser, the caller.
        let means: Vec<f64> = rivals(&hand).iter().map(|rival| mean(&rival.now)).collect();
        assert!(means[1] > means[2] && means[2] > means[0] && means[0] > 0.5, "{means:?}");
        for seat in [0, 1] {
            hand.act(Seat(seat), &Action::Call).unwrap();
        }
        let before: Vec<f64> = rivals(&hand).iter().map(|rival| mean(&rival.end)).collect();
        hand.act(Seat(1), &Action::Check).unwrap();
        // Seat 2 to act: who checked is last, and weaker than before.
        assert!(mean(&rivals(&hand)[2].end) < before[0] + 0.02);
        let same = rivals(&hand).iter().all(|rival| (rival.now.total() - 1.0).abs() < 1e-9);
        assert!(same);
    }

    #[test]
    fn ld_09_who_stands_may_hold_a_shot_and_who_exchanged_does_not() {
        let mut hand = hand(LiarsPoker::draw());
        for seat in [2, 3, 0] {
            hand.act(Seat(seat), &Action::Call).unwrap();
        }
        for seat in [1, 2, 3, 0] {
            hand.act(Seat(seat), &Action::Check).unwrap();
        }
        assert!(rivals(&hand).iter().all(|rival| (rival.shot - ARMED[0]).abs() < 1e-12));
        hand.act(Seat(1), &Action::Stand).unwrap();
        hand.act(Seat(2), &Action::Exchange { zone: Zone::Preflop, index: 0 }).unwrap();
        // Seat 3 to act: then come 0, 1 and 2.
        let [waits, stood, changed] = &rivals(&hand)[..] else { panic!("three rivals") };
        assert!((waits.shot - ARMED[0]).abs() < 1e-12 && stood.shot > ARMED[0] && changed.shot == 0.0);
        assert!(mean(&stood.end) > mean(&waits.end) && mean(&waits.end) > mean(&changed.end));
    }

    #[test]
    fn ld_08_all_three_notes_arm_a_shot_where_the_house_plays_so() {
        for (moon_notes, notes) in [(MoonNotes::Flop, 1), (MoonNotes::Hand, 3)] {
            let variant = LiarsVariant::Draw { moon_notes, moon_antes: true };
            let mut hand = hand(LiarsPoker { variant, ..LiarsPoker::draw() });
            for seat in [2, 3, 0] {
                hand.act(Seat(seat), &Action::Call).unwrap();
            }
            let chance = crate::zeros_chance(notes, 3).unwrap().fraction();
            assert!(rivals(&hand).iter().all(|rival| (rival.shot - chance).abs() < 1e-4), "{chance}");
        }
    }

    #[test]
    fn ld_11_antes_that_no_shot_takes_are_left_out() {
        for (moon_antes, half) in [(true, 0.5), (false, 0.25)] {
            let variant = LiarsVariant::Draw { moon_notes: MoonNotes::Flop, moon_antes };
            let mut hand = hand(LiarsPoker { variant, ..LiarsPoker::draw() });
            for seat in [2, 3, 0] {
                hand.act(Seat(seat), &Action::Call).unwrap();
            }
            let spot = Spot::of(&hand.view(Some(Seat(1)))).unwrap();
            // Four antes and four bets of the same.
            assert!((halved(&spot, chips(spot.pot)) - half).abs() < 1e-12);
        }
    }
}
