use std::sync::Arc;

use crate::table::{Button, Drawn, Event, Game, Positions, Setup, SetupError, SetupFault, Stakes, Topic};
use crate::{BySeat, Chips, Limit, Seat, Seats, Seed};

/// A set-up that has been checked: what a hand is made of. Public at the table.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub struct Terms {
    /// The game.
    #[cfg_attr(feature = "wasm", serde(serialize_with = "game_name"))]
    pub(super) game: Arc<dyn Game>,
    /// The number of the hand in its match, from 0.
    #[cfg_attr(feature = "wasm", serde(rename = "handNumber"))]
    pub hand: u32,
    /// The stacks before the hand.
    pub stacks: BySeat<Chips>,
    /// The seats that are dealt in.
    pub dealt_in: Seats,
    /// The chair with the button; empty where the button is dead.
    pub button: Seat,
    /// Who posts the blinds, in games with blinds.
    pub positions: Option<Positions>,
    /// Whether the set-up named them, and the button does not decide alone.
    #[cfg_attr(feature = "wasm", serde(skip))]
    pub(super) named_positions: bool,
    /// Blinds and ante, or the buy-in.
    pub stakes: Stakes,
    /// How large bets may be.
    #[cfg_attr(feature = "wasm", serde(rename = "betting"))]
    pub limit: Limit,
    /// The smallest denomination in play.
    pub chip_unit: Chips,
    /// Whether the table shows at showdown for everyone.
    pub auto_show: bool,
    /// Whether hands are turned up when someone is all-in and the betting is over.
    pub all_in_face_up: bool,
    /// Whether all-in hands wait for the host, face down, once the betting is over (TT-7).
    pub hold_all_ins: bool,
    /// The seats that were absent when the hand began.
    pub away: Seats,
    /// The seats dealt in whose hands are killed (TT-9).
    pub killed: Seats,
    /// The seats with chips that are not dealt in.
    pub waiting: Seats,
    /// The seats that had paid a rake that is taken once.
    pub rake_paid: Seats,
}

#[cfg(feature = "wasm")]
fn game_name<S: serde::Serializer>(game: &Arc<dyn Game>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.name())
}

impl PartialEq for Terms {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string() && self.game.options() == other.game.options()
    }
}

impl Eq for Terms {}

impl Terms {
    /// The game with its options.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// What the seat must have to be dealt in: a chip, or the whole buy-in (LP-30).
    pub(super) fn entry(&self, seat: Seat) -> Chips {
        match &self.stakes {
            Stakes::Blinds { .. } => Chips(1),
            Stakes::BuyIn { ante, rake } => {
                *ante + if rake.once && self.rake_paid.contains(seat) { Chips::ZERO } else { rake.amount }
            }
        }
    }

    /// Checks everything but button and deck.
    pub(super) fn check(setup: &Setup) -> Result<Self, SetupError> {
        let game = &setup.game;
        let fail = |fault, field: &'static str| SetupError::new(fault, field, None, &**game);
        let (fewest, most) = (*game.seats().start(), (*game.seats().end()).min(Seat::MOST));
        let seats = SetupFault::Seats { min: fewest, max: most };
        if setup.stacks.len() < fewest || setup.stacks.len() > most {
            return Err(fail(seats, "stacks"));
        }
        let stacks = BySeat::from_fn(setup.stacks.len(), |seat| Chips(setup.stacks[seat.index()]));
        if Chips::checked_sum(stacks.values().iter().copied()).is_none() {
            return Err(fail(SetupFault::TooManyChips { max: Chips::MAX }, "stacks"));
        }
        let mut terms = Self {
            game: Arc::clone(game),
            hand: setup.hand,
            dealt_in: Seats::NONE,
            button: Seat(0),
            positions: None,
            named_positions: setup.positions.is_some(),
            stakes: setup.stakes.clone(),
            limit: setup.limit,
            chip_unit: Chips(setup.chip_unit),
            auto_show: setup.auto_show,
            all_in_face_up: setup.all_in_face_up,
            hold_all_ins: setup.hold_all_ins,
            away: setup.away,
            killed: setup.killed,
            waiting: setup.waiting,
            rake_paid: setup.rake_paid,
            stacks,
        };
        if terms.chip_unit.is_zero() || terms.chip_unit > Chips::MAX {
            return Err(fail(SetupFault::Amount { min: Chips(1), max: Chips::MAX }, "chipUnit"));
        }
        terms.check_stakes()?;
        terms.dealt_in = (0..terms.stacks.len() as u8)
            .map(Seat)
            .filter(|seat| terms.stacks[*seat] >= terms.entry(*seat) && !setup.waiting.contains(*seat))
            .collect();
        if terms.dealt_in.len() < fewest {
            return Err(fail(seats, "stacks"));
        }
        for (set, field) in [(setup.away, "away"), (setup.killed, "killed"), (setup.waiting, "waiting")] {
            if let Some(seat) = set.iter().find(|seat| terms.stacks.get(*seat).is_none()) {
                let fault = SetupFault::NoSuchSeat { seats: terms.stacks.len() };
                return Err(SetupError::new(fault, field, Some(seat.index()), &**game));
            }
        }
        terms.killed = setup.killed.and(terms.dealt_in);
        let max = terms.dealt_in.len().saturating_sub(2);
        if let Stakes::Blinds { straddles, .. } = &terms.stakes
            && straddles.len() > max
        {
            return Err(fail(SetupFault::TooManyStraddles { max }, "straddles"));
        }
        Ok(terms)
    }

    /// Settles who has the button, by a draw where that is asked for, and who posts the blinds.
    pub(super) fn settle_positions(&mut self, setup: &Setup) -> Result<Option<Event>, SetupError> {
        let fail = |fault, field| Err(SetupError::new(fault, field, None, &*setup.game));
        let mut draw = None;
        self.button = match setup.button {
            Button::Seat(seat) => Seat(seat),
            Button::Draw if setup.positions.is_some() => {
                return fail(SetupFault::Positions { legal: Vec::new() }, "positions");
            }
            Button::Draw => {
                let Some(seed) = &setup.seed else { return fail(SetupFault::NoSeed {}, "seed") };
                let deck = setup.game.deck(seed, Seed::BUTTON_DRAW);
                let drawn: Vec<Drawn> =
                    self.dealt_in.iter().zip(deck).map(|(seat, piece)| Drawn { seat, piece }).collect();
                let highest = drawn.iter().max_by_key(|drawn| drawn.piece).map(|drawn| drawn.seat);
                let Some(button) = highest else { return fail(SetupFault::NoSeed {}, "seed") };
                draw = Some(Event::ButtonDrawn { drawn, button });
                button
            }
        };
        let dealt_in = self.dealt_in;
        // A dead button needs three players, and positions that say so.
        if !dealt_in.contains(self.button) && (setup.positions.is_none() || self.heads_up()) {
            return fail(SetupFault::ButtonNotDealtIn { dealt_in }, "button");
        }
        if self.stacks.get(self.button).is_none() {
            return fail(SetupFault::NoSuchSeat { seats: self.stacks.len() }, "button");
        }
        let blinds = matches!(self.stakes, Stakes::Blinds { .. });
        let legal = if blinds { Positions::legal(self.button, dealt_in) } else { Vec::new() };
        self.positions = setup.positions.or_else(|| legal.first().copied());
        if setup.positions.is_some_and(|asked| !legal.contains(&asked)) {
            return fail(SetupFault::Positions { legal }, "positions");
        }
        Ok(draw)
    }

    /// Whether two players are dealt in.
    pub(super) fn heads_up(&self) -> bool {
        self.dealt_in.len() == 2
    }

    fn check_stakes(&self) -> Result<(), SetupError> {
        let fail = |fault, field, at| Err(SetupError::new(fault, field, at, &*self.game));
        let unit = self.chip_unit.0;
        let off_unit = |amount: Chips| !amount.0.is_multiple_of(unit);
        match &self.stakes {
            Stakes::Blinds { small, big, straddles, ante } => {
                if big.is_zero() || *big > Chips::MAX {
                    return fail(
                        SetupFault::Amount { min: Chips(unit), max: Chips::MAX },
                        "blinds.big",
                        None,
                    );
                }
                if small > big {
                    return fail(SetupFault::Amount { min: Chips::ZERO, max: *big }, "blinds.small", None);
                }
                if ante.amount > Chips::MAX {
                    return fail(
                        SetupFault::Amount { min: Chips::ZERO, max: Chips::MAX },
                        "ante.amount",
                        None,
                    );
                }
                let mut least = *big;
                for (at, straddle) in straddles.iter().enumerate() {
                    least = Chips(least.0.saturating_mul(2));
                    if *straddle < least || *straddle > Chips::MAX {
                        let fault = SetupFault::Amount { min: least, max: Chips::MAX };
                        return fail(fault, "straddles", Some(at));
                    }
                    least = *straddle;
                }
                let named = [(*big, "blinds.big"), (*small, "blinds.small"), (ante.amount, "ante.amount")];
                if let Some((_, field)) = named.into_iter().find(|(amount, _)| off_unit(*amount)) {
                    return fail(SetupFault::OffUnit { unit: self.chip_unit }, field, None);
                }
                if let Some(at) = straddles.iter().position(|amount| off_unit(*amount)) {
                    return fail(SetupFault::OffUnit { unit: self.chip_unit }, "straddles", Some(at));
                }
            }
            Stakes::BuyIn { ante, rake } => {
                let outside = |min, field| {
                    let fault = SetupFault::Amount { min, max: Chips::MAX };
                    let rule = self.game.rule(Topic::BuyIn);
                    Err(SetupError { rule, ..SetupError::new(fault, field, None, &*self.game) })
                };
                if ante.is_zero() || *ante > Chips::MAX {
                    return outside(Chips(1), "ante");
                }
                if rake.amount > Chips::MAX {
                    return outside(Chips::ZERO, "rake.amount");
                }
                if off_unit(*ante) {
                    return fail(SetupFault::OffUnit { unit: self.chip_unit }, "ante", None);
                }
            }
        }
        Ok(())
    }
}
