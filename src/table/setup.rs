use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::table::{Game, Topic};
use crate::{BySeat, Chips, Limit, Piece, Seat, Seats, Seed};

/// A hand that a host asks for. Anything may stand here: [`Hand::new`](crate::table::Hand::new) checks it.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game with its options.
    pub game: Arc<dyn Game>,
    /// What each chair has; 0 for an empty one.
    pub stacks: Vec<u64>,
    /// Who has the button.
    pub button: Button,
    /// Blinds and ante, or the buy-in.
    pub stakes: Stakes,
    /// How large bets may be (TH-10).
    pub limit: Limit,
    /// The smallest denomination in play (TH-18).
    pub chip_unit: u64,
    /// Whether the table shows at showdown for everyone.
    pub auto_show: bool,
    /// Whether hands are turned up when someone is all-in and the betting is over (TH-12, LP-31).
    pub all_in_face_up: bool,
    /// Seats that are absent: dealt in, they post, and their turns time out at once.
    pub away: Seats,
    /// The number of the hand in its match, from 0: it shuffles with this stream of the seed.
    pub hand: u32,
    /// Seats that have paid a rake that is taken once.
    pub rake_paid: Seats,
    /// The seed of the match. Needed unless there is a deck and no button to draw.
    pub seed: Option<Seed>,
    /// The pieces in order from the top, instead of a shuffle.
    pub deck: Option<Vec<Piece>>,
}

/// Who has the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// This seat.
    Seat(u8),
    /// Whoever draws the highest piece from the seed's stream for it (TH-17).
    Draw,
}

/// What must be paid before or at the start of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum Stakes {
    /// Small and big blind, straddles and an ante.
    Blinds {
        /// The small blind.
        small: Chips,
        /// The big blind: the smallest bet.
        big: Chips,
        /// Straddles of the seats left of the big blind, in order; each at least twice the one before.
        straddles: Vec<Chips>,
        /// The ante.
        ante: Ante,
    },
    /// A buy-in of ante and rake (LP-20).
    BuyIn {
        /// The ante: the smallest bet, too.
        ante: Chips,
        /// The rake.
        rake: Rake,
    },
}

/// An ante beside blinds (TH-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Ante {
    /// Who pays it.
    pub mode: AnteMode,
    /// How much.
    pub amount: Chips,
    /// Whether a big blind too short for both pays the ante first; else the blind.
    pub first: bool,
}

/// Who pays an ante (TH-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum AnteMode {
    /// Nobody.
    #[default]
    None,
    /// Every player.
    Each,
    /// The big blind, for the whole table.
    BigBlind,
}

impl AnteMode {
    /// The name, as in a set-up.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Each => "each",
            Self::BigBlind => "big-blind",
        }
    }
}

/// What the organiser takes (LP-20, LP-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Rake {
    /// How much from each seat.
    pub amount: Chips,
    /// Whether only once in a match; else in every hand.
    pub once: bool,
}

impl Stakes {
    /// The smallest bet.
    pub const fn smallest_bet(&self) -> Chips {
        match self {
            Self::Blinds { big, .. } => *big,
            Self::BuyIn { ante, .. } => *ante,
        }
    }
}

impl Setup {
    /// A set-up with the defaults: no limit, chips of 1, hands shown for everyone, button in seat 0, hand 0, no seed.
    pub fn new(game: Arc<dyn Game>, stacks: Vec<u64>, stakes: Stakes) -> Self {
        Self {
            game,
            stacks,
            button: Button::Seat(0),
            stakes,
            limit: Limit::NoLimit,
            chip_unit: 1,
            auto_show: true,
            all_in_face_up: true,
            away: Seats::NONE,
            hand: 0,
            rake_paid: Seats::NONE,
            seed: None,
            deck: None,
        }
    }
}

/// A set-up that has been checked: what a hand is made of. Public at the table.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
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
    /// The seat on the button.
    pub button: Seat,
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
    /// The seats that were absent when the hand began.
    pub away: Seats,
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
            stakes: setup.stakes.clone(),
            limit: setup.limit,
            chip_unit: Chips(setup.chip_unit),
            auto_show: setup.auto_show,
            all_in_face_up: setup.all_in_face_up,
            away: setup.away,
            rake_paid: setup.rake_paid,
            stacks,
        };
        if terms.chip_unit.is_zero() || terms.chip_unit > Chips::MAX {
            return Err(fail(SetupFault::Amount { min: Chips(1), max: Chips::MAX }, "chipUnit"));
        }
        terms.check_stakes()?;
        terms.dealt_in = (0..terms.stacks.len() as u8)
            .map(Seat)
            .filter(|seat| terms.stacks[*seat] >= terms.entry(*seat))
            .collect();
        if terms.dealt_in.len() < fewest {
            return Err(fail(seats, "stacks"));
        }
        if let Some(seat) = setup.away.iter().find(|seat| terms.stacks.get(*seat).is_none()) {
            let fault = SetupFault::NoSuchSeat { seats: terms.stacks.len() };
            return Err(SetupError::new(fault, "away", Some(usize::from(seat.0)), &**game));
        }
        let max = terms.dealt_in.len().saturating_sub(2);
        if let Stakes::Blinds { straddles, .. } = &terms.stakes
            && straddles.len() > max
        {
            return Err(fail(SetupFault::TooManyStraddles { max }, "straddles"));
        }
        Ok(terms)
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

/// Why a hand cannot be set up as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong, with what would have been right.
    pub fault: SetupFault,
    /// The field, as a path of the JavaScript set-up: `stacks`, `blinds.small`, `deck[3]`.
    pub field: String,
    /// The rule that says so, where one does.
    pub rule: Option<&'static str>,
}

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum SetupFault {
    /// Too few or too many chairs, or too few players who can pay to be dealt in.
    Seats {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// More chips at the table than a number holds exactly.
    TooManyChips {
        /// The most.
        max: Chips,
    },
    /// An amount out of bounds.
    Amount {
        /// The smallest.
        min: Chips,
        /// The largest.
        max: Chips,
    },
    /// An amount that is not whole chips of the smallest denomination (TH-18).
    OffUnit {
        /// The denomination.
        unit: Chips,
    },
    /// More straddles than seats left of the big blind.
    TooManyStraddles {
        /// The most.
        max: usize,
    },
    /// A seat that is not there.
    NoSuchSeat {
        /// The number of chairs.
        seats: usize,
    },
    /// The button stands before a seat that is not dealt in.
    ButtonNotDealtIn {
        /// The seats that are.
        #[cfg_attr(feature = "wasm", serde(rename = "dealtIn"))]
        dealt_in: Seats,
    },
    /// Neither a deck nor a seed, or a button to draw without a seed.
    NoSeed {},
    /// A deck with the wrong number of pieces.
    DeckSize {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// A piece that stands in the deck twice.
    Repeated {
        /// Where it stood before.
        first: usize,
    },
    /// A piece that the game does not know.
    Foreign {},
}

impl SetupFault {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "ERR_SEATS",
            Self::TooManyChips { .. } => "ERR_TOO_MANY_CHIPS",
            Self::Amount { .. } => "ERR_AMOUNT",
            Self::OffUnit { .. } => "ERR_OFF_UNIT",
            Self::TooManyStraddles { .. } => "ERR_STRADDLES",
            Self::NoSuchSeat { .. } => "ERR_NO_SUCH_SEAT",
            Self::ButtonNotDealtIn { .. } => "ERR_BUTTON",
            Self::NoSeed {} => "ERR_NO_SEED",
            Self::DeckSize { .. } => "ERR_DECK_SIZE",
            Self::Repeated { .. } => "ERR_REPEATED",
            Self::Foreign {} => "ERR_FOREIGN_PIECE",
        }
    }

    const fn topic(&self) -> Option<Topic> {
        Some(match self {
            Self::Seats { .. } => Topic::Seats,
            Self::ButtonNotDealtIn { .. } => Topic::Button,
            Self::OffUnit { .. } => Topic::Unit,
            Self::DeckSize { .. } | Self::Repeated { .. } | Self::Foreign {} => Topic::Deck,
            _ => return None,
        })
    }
}

impl SetupError {
    pub(super) fn new(fault: SetupFault, field: &str, at: Option<usize>, game: &dyn Game) -> Self {
        let field = at.map_or_else(|| field.to_owned(), |at| format!("{field}[{at}]"));
        let rule = fault.topic().and_then(|topic| game.rule(topic));
        Self { fault, field, rule }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.field)?;
        match &self.fault {
            SetupFault::Seats { min, max } => write!(f, "{min} to {max} players are needed")?,
            SetupFault::TooManyChips { max } => write!(f, "a table holds at most {max} in all")?,
            SetupFault::Amount { min, max } => write!(f, "the amount is from {min} to {max}")?,
            SetupFault::OffUnit { unit } => write!(f, "the amount is in whole chips of {unit}")?,
            SetupFault::TooManyStraddles { max } => write!(f, "at most {max} seats can straddle")?,
            SetupFault::NoSuchSeat { seats } => write!(f, "the table has {seats} seats, from 0")?,
            SetupFault::ButtonNotDealtIn { dealt_in } => write!(f, "only seats {dealt_in} are dealt in")?,
            SetupFault::NoSeed {} => f.write_str("a seed is needed")?,
            SetupFault::DeckSize { min, max } if min == max => write!(f, "the deck has {min} pieces")?,
            SetupFault::DeckSize { min, max } => write!(f, "the deck has {min} to {max} pieces")?,
            SetupFault::Repeated { first } => write!(f, "the piece stands at position {first} already")?,
            SetupFault::Foreign {} => f.write_str("the game has no such piece")?,
        }
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for SetupError {}
