//! A showdown without a table: who gets what of money that was put in, by the table's own pots and shares.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use crate::betting::{layer, uncalled};
use crate::table::payout::{Division, totals};
use crate::table::{Evaluation, Game, Holding, PotOutcome, Step, Topic, Zone};
use crate::{BySeat, Chips, Piece, Seat, Seats};

/// Hands to compare and the money on them. Anything may stand here: [`showdown`] checks it.
#[derive(Clone, Debug)]
pub struct Showdown {
    /// The game with its options.
    pub game: Arc<dyn Game>,
    /// The hand of each chair; `None` for one that does not show, and for an empty chair.
    pub hands: Vec<Option<Vec<Piece>>>,
    /// The whole board.
    pub board: Vec<Piece>,
    /// What the dealer announced, in games where the dealer does.
    pub place: Option<u8>,
    /// What each chair put in, antes and the uncalled part of a bet included.
    pub contributed: Vec<u64>,
    /// Money that belongs to no chair's total: a big-blind ante.
    pub dead: u64,
    /// How much of what was put in are antes; it matters where they are shared apart (LD-11).
    pub antes: u64,
    /// The seats that gave up before the showdown; a hand given for one of them is not looked at.
    pub folded: Seats,
    /// The seat on the button.
    pub button: u8,
    /// The seats that held a shot to the end (LD-10).
    pub held_shots: Seats,
    /// The smallest denomination in play (TH-18).
    pub chip_unit: u64,
}

impl Showdown {
    /// A showdown of these hands for these amounts: no board, no dead money, nobody folded, button in seat 0.
    pub fn new(game: Arc<dyn Game>, hands: Vec<Option<Vec<Piece>>>, contributed: Vec<u64>) -> Self {
        Self {
            game,
            hands,
            board: Vec::new(),
            place: None,
            contributed,
            dead: 0,
            antes: 0,
            folded: Seats::NONE,
            button: 0,
            held_shots: Seats::NONE,
            chip_unit: 1,
        }
    }
}

/// What came of a showdown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct ShowdownResult {
    /// The uncalled part of a bet, to whom it goes back.
    pub returned: BySeat<Chips>,
    /// The pots, main pot first, without what went back.
    pub pots: Vec<PotOutcome>,
    /// What each seat gets, uncalled bets included.
    pub payouts: BySeat<Chips>,
    /// What the hands that were shown are worth.
    pub best: BySeat<Option<Evaluation>>,
}

/// Compares the hands, builds the pots and shares them as the table does.
///
/// The last seat that has not folded takes all, shown or not (TH-7, LP-28). Who came to the showdown and does not show
/// is out, though the pots are cut at its total, too (LH-3).
///
/// # Errors
///
/// [`ShowdownError`] names the field that is wrong and what would have been right.
///
/// # Examples
///
/// ```
/// use cardroom::games::TexasHoldem;
/// use cardroom::table::{Showdown, showdown};
/// use cardroom::{Card, Chips, Piece};
/// let cards = |text| Card::parse_list(text).map(|cards| cards.into_iter().map(Piece::Card).collect::<Vec<_>>());
/// let hands = vec![Some(cards("As Ad")?), Some(cards("Kh Kd")?), None];
/// let request = Showdown {
///     board: cards("2c 3c 4h 9s Td")?,
///     folded: [cardroom::Seat(2)].into_iter().collect(),
///     ..Showdown::new(TexasHoldem::game(), hands, vec![100, 300, 50])
/// };
/// let result = showdown(&request)?;
/// assert_eq!(result.payouts.values(), [250, 200, 0].map(Chips));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn showdown(request: &Showdown) -> Result<ShowdownResult, ShowdownError> {
    let game = &*request.game;
    let plan = Plan::of(&game.script());
    let fail = |fault, field, at| Err(ShowdownError::new(fault, field, at, game));
    let seats = request.hands.len();
    if seats < 2 || seats > (*game.seats().end()).min(Seat::MOST) {
        return fail(ShowdownFault::Seats { min: 2, max: *game.seats().end() }, "hands", None);
    }
    if request.contributed.len() != seats {
        return fail(ShowdownFault::Seats { min: seats, max: seats }, "contributed", None);
    }
    let all = BySeat::new(seats, ()).seats_where(|()| true);
    let no_seat = ShowdownFault::NoSuchSeat { seats };
    if !all.contains(Seat(request.button)) {
        return fail(no_seat, "button", None);
    }
    for (set, field) in [(request.folded, "folded"), (request.held_shots, "heldShots")] {
        if !set.without(all).is_empty() {
            return fail(no_seat, field, None);
        }
    }
    let mut contributed = BySeat::from_fn(seats, |seat| Chips(request.contributed[seat.index()]));
    let money = contributed.values().iter().copied().chain([Chips(request.dead)]);
    let Some(sum) = Chips::checked_sum(money) else {
        return fail(ShowdownFault::TooManyChips { max: Chips::MAX }, "contributed", None);
    };
    if request.antes > sum.0 {
        return fail(ShowdownFault::Amount { min: Chips::ZERO, max: sum }, "antes", None);
    }
    if request.chip_unit == 0 || request.chip_unit > Chips::MAX.0 {
        return fail(ShowdownFault::Amount { min: Chips(1), max: Chips::MAX }, "chipUnit", None);
    }
    let there = |seat: &Seat| request.hands[seat.index()].is_some() || !contributed[*seat].is_zero();
    let came = all.without(request.folded).iter().filter(there).collect::<Seats>();
    let best = plan.compare(request, came)?;
    let mut returned = BySeat::new(seats, Chips::ZERO);
    if let Some((seat, amount)) = uncalled(&contributed, came) {
        returned[seat] = amount;
        contributed[seat] -= amount;
    }
    let pots = layer(&contributed, came, Chips(request.dead));
    let live = if came.len() == 1 { came } else { best.seats_where(Option::is_some) };
    if let Some(pot) = pots.iter().position(|pot| pot.eligible.and(live).is_empty()) {
        return fail(ShowdownFault::NobodyShows { pot }, "hands", None);
    }
    if pots.is_empty() {
        return fail(ShowdownFault::NothingToWin {}, "contributed", None);
    }
    let division = Division {
        game,
        button: Seat(request.button),
        unit: Chips(request.chip_unit),
        antes: Chips(request.antes),
        live,
        best: &best,
        announced: request.place,
        shots: request.held_shots,
    };
    let pots = division.divide(pots);
    let mut payouts = totals(&pots, seats);
    for (seat, amount) in returned.iter() {
        payouts[seat] += *amount;
    }
    Ok(ShowdownResult { returned, pots, payouts, best })
}

/// What a script has dealt when it comes to the showdown.
struct Plan {
    own: usize,
    board: usize,
    announced: Option<(u8, u8)>,
}

impl Plan {
    fn of(script: &[Step]) -> Self {
        let mut plan = Self { own: 0, board: 0, announced: None };
        for step in script {
            match step {
                Step::Deal { count, .. } => plan.own += usize::from(*count),
                Step::Board { count, .. } => plan.board += usize::from(*count),
                Step::Announce { min, max } => plan.announced = Some((*min, *max)),
                _ => {}
            }
        }
        plan
    }

    /// What the hands are worth of those who came and show. One that came alone need not, and there is nothing to
    /// compare.
    fn compare(&self, request: &Showdown, came: Seats) -> Result<BySeat<Option<Evaluation>>, ShowdownError> {
        let seats = request.hands.len();
        let fail = |fault, field, at| Err(ShowdownError::new(fault, field, at, &*request.game));
        let mut best = BySeat::from_fn(seats, |_| None);
        if came.len() == 1 {
            return Ok(best);
        }
        if let Some((min, max)) = self.announced
            && request.place.is_none_or(|place| !(min..=max).contains(&place))
        {
            return fail(ShowdownFault::Place { min, max }, "place", None);
        }
        if request.board.len() != self.board {
            return fail(ShowdownFault::Pieces { count: self.board }, "board", None);
        }
        let mut seen = Vec::new();
        let mut repeated = |piece: &Piece| {
            let before = seen.contains(piece);
            seen.push(*piece);
            before && !request.game.repeats()
        };
        if let Some(at) = request.board.iter().position(&mut repeated) {
            return fail(ShowdownFault::Repeated {}, "board", Some(at));
        }
        for seat in came.iter() {
            let Some(hand) = &request.hands[seat.index()] else { continue };
            let at = Some(seat.index());
            if hand.len() != self.own {
                return fail(ShowdownFault::Pieces { count: self.own }, "hands", at);
            }
            if hand.iter().any(&mut repeated) {
                return fail(ShowdownFault::Repeated {}, "hands", at);
            }
            let own: Vec<_> = hand.iter().map(|piece| (*piece, Zone::Preflop)).collect();
            let holding = Holding { own: &own, board: &request.board, announced: request.place };
            best[seat] = request.game.evaluate(&holding);
            if best[seat].is_none() {
                return fail(ShowdownFault::Foreign {}, "hands", at);
            }
        }
        Ok(best)
    }
}

/// Why a showdown cannot be settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowdownError {
    /// What is wrong, with what would have been right.
    pub fault: ShowdownFault,
    /// The field, as a path of the JavaScript request: `hands[2]`.
    pub field: String,
    /// The rule that says so, where one does.
    pub rule: Option<&'static str>,
}

/// What is wrong with a showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum ShowdownFault {
    /// Too few or too many chairs.
    Seats {
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },
    /// A seat that is not there.
    NoSuchSeat {
        /// The number of chairs.
        seats: usize,
    },
    /// More chips than a number holds exactly.
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
    /// No announced number, or one out of bounds.
    Place {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// A hand or a board with the wrong number of pieces.
    Pieces {
        /// The right one.
        count: usize,
    },
    /// A piece that is elsewhere, too.
    Repeated {},
    /// A piece that the game does not know.
    Foreign {},
    /// Nobody put anything in, or all gave up.
    NothingToWin {},
    /// Nobody shows for a pot: the last one who can win it may not muck.
    NobodyShows {
        /// Its number, 0 for the main pot.
        pot: usize,
    },
}

impl ShowdownFault {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Seats { .. } => "ERR_SEATS",
            Self::NoSuchSeat { .. } => "ERR_NO_SUCH_SEAT",
            Self::TooManyChips { .. } => "ERR_TOO_MANY_CHIPS",
            Self::Amount { .. } => "ERR_AMOUNT",
            Self::Place { .. } => "ERR_OUT_OF_RANGE",
            Self::Pieces { .. } => "ERR_PIECE_COUNT",
            Self::Repeated {} => "ERR_REPEATED",
            Self::Foreign {} => "ERR_FOREIGN_PIECE",
            Self::NothingToWin {} => "ERR_NOTHING_TO_WIN",
            Self::NobodyShows { .. } => "ERR_NOBODY_SHOWS",
        }
    }

    const fn topic(self) -> Option<Topic> {
        Some(match self {
            Self::Seats { .. } => Topic::Seats,
            Self::Place { .. } => Topic::Announcement,
            Self::Repeated {} | Self::Foreign {} => Topic::Deck,
            Self::NobodyShows { .. } => Topic::Showdown,
            _ => return None,
        })
    }
}

impl ShowdownError {
    fn new(fault: ShowdownFault, field: &str, at: Option<usize>, game: &dyn Game) -> Self {
        let field = at.map_or_else(|| field.to_owned(), |at| format!("{field}[{at}]"));
        let rule = fault.topic().and_then(|topic| game.rule(topic));
        Self { fault, field, rule }
    }
}

impl fmt::Display for ShowdownError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.field)?;
        match self.fault {
            ShowdownFault::Seats { min, max } if min == max => {
                write!(f, "{min} chairs need as many entries")?;
            }
            ShowdownFault::Seats { min, max } => write!(f, "{min} to {max} chairs are possible")?,
            ShowdownFault::NoSuchSeat { seats } => write!(f, "the table has {seats} seats, from 0")?,
            ShowdownFault::TooManyChips { max } => write!(f, "a table holds at most {max} in all")?,
            ShowdownFault::Amount { min, max } => write!(f, "the amount is from {min} to {max}")?,
            ShowdownFault::Place { min, max } => write!(f, "a number from {min} to {max} is announced")?,
            ShowdownFault::Pieces { count } => write!(f, "{count} pieces are needed")?,
            ShowdownFault::Repeated {} => f.write_str("the piece is elsewhere, too")?,
            ShowdownFault::Foreign {} => f.write_str("the game has no such piece")?,
            ShowdownFault::NothingToWin {} => f.write_str("nobody is left to win anything")?,
            ShowdownFault::NobodyShows { pot } => write!(f, "nobody shows for pot {pot}")?,
        }
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for ShowdownError {}
