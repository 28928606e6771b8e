use std::error::Error;
use std::fmt;

use super::deal::Deal;
use super::setup::{Start, as_balances, seats_in_play};
use super::{
    Action, Bonus, Button, Carried, DealResult, Event, FantasyButton, LegalAction, Options, Refusal, Rules,
    Setup, SetupError, View,
};
use crate::{BySeat, Card, Chips, Seat, Seats, Seed};

/// A game of open-face Chinese: one deal after the other, with the button, the bonus hands owed, and the balances.
///
/// # Examples
///
/// ```
/// use cardroom::Seed;
/// use cardroom::open_face::{Action, LegalAction, OpenFace, Setup};
/// let mut game = OpenFace::new(Setup::new(2, Seed::new([7; 32])))?;
/// while let Some(seat) = game.can_act().iter().next() {
///     let legal = game.legal_actions(seat);
///     let [LegalAction::Place(choice)] = &legal[..] else { unreachable!() };
///     let first = choice.placements().unwrap().swap_remove(0);
///     game.act(seat, &Action::Place(first))?;
/// }
/// assert!(game.result().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct OpenFace {
    setup: Setup,
    rules: Rules,
    number: u32,
    button: Seat,
    deal: Deal,
    left: Seats,
    /// The bonus hands for the next deal: known once this one is over.
    owed: BySeat<Option<Bonus>>,
    events: Vec<Event>,
    accepted: Vec<(Seat, Action)>,
}

/// Where a deal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Cards are being placed.
    Placing,
    /// The deal is scored and paid.
    Complete,
}

impl Phase {
    /// The name that JavaScript sees: `placing`, `complete`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Placing => "placing",
            Self::Complete => "complete",
        }
    }
}

/// What the host may change between two deals (OF-23); nothing by default.
#[derive(Clone, Default)]
pub struct Change {
    /// Other options from now on.
    pub options: Option<Options>,
    /// Other stacks, one a chair.
    pub stacks: Option<Vec<Chips>>,
    /// The next deal's deck; wanted where the game has no seed.
    pub deck: Option<Vec<Card>>,
    /// Another seed from now on.
    pub seed: Option<Seed>,
}

impl OpenFace {
    /// Sets a deal up and deals the first street.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names what is wrong and what would be right.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let start = Start::new(&setup)?;
        let (rules, number, button, left) = (start.rules.clone(), start.deal, start.button, start.left);
        let owed = BySeat::new(start.balances.len(), None);
        let mut events = Vec::new();
        if !start.drawn.is_empty() {
            events.push(Event::ButtonDrawn { drawn: start.drawn.clone(), button });
        }
        if !start.changed.is_empty() {
            events.push(Event::OptionsChanged { options: start.changed.clone() });
        }
        let deal = Deal::start(start, &mut events);
        Ok(Self { setup, rules, number, button, deal, left, owed, events, accepted: Vec::new() })
    }

    /// The set-up of this deal. With [`accepted`](Self::accepted) it is a save: it holds the secrets.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The actions accepted since this deal was set up, in order.
    pub fn accepted(&self) -> &[(Seat, Action)] {
        &self.accepted
    }

    /// What is agreed.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of the deal, from 0.
    pub const fn deal(&self) -> u32 {
        self.number
    }

    /// Where the button lies.
    pub const fn button(&self) -> Seat {
        self.button
    }

    /// The number of chairs.
    pub fn seats(&self) -> usize {
        self.owed.len()
    }

    /// Who has left the game.
    pub const fn left(&self) -> Seats {
        self.left
    }

    /// The bonus hands that the next deal is to be played with; none before this one is over.
    pub const fn owed(&self) -> &BySeat<Option<Bonus>> {
        &self.owed
    }

    /// The balances: the stacks, or what was won and lost so far.
    pub const fn balances(&self) -> &BySeat<i64> {
        self.deal.balances()
    }

    /// Whether cards are being placed or the deal is over.
    pub const fn phase(&self) -> Phase {
        if self.deal.result().is_some() { Phase::Complete } else { Phase::Placing }
    }

    /// Who may place now: one seat, or several at once where thirteen cards are set (OF-15); nobody once the deal is over.
    pub fn can_act(&self) -> Seats {
        self.deal.can_act()
    }

    /// What the deal came to, once it is over.
    pub const fn result(&self) -> Option<&DealResult> {
        self.deal.result()
    }

    /// Everything that happened since this deal was set up, with every secret: for the host alone.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The deck as it was before the first card was dealt: a secret.
    pub(super) fn deck_order(&self) -> &[Card] {
        self.deal.deck_order()
    }

    /// What a seat may see; `None` is a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, &self.deal, viewer)
    }

    /// What a seat may do now (OF-24). The host's `timeout` is not listed.
    pub fn legal_actions(&self, seat: Seat) -> Vec<LegalAction> {
        let place = self.deal.choice(seat).map(LegalAction::Place);
        let leave = self.check_leave(seat).is_ok().then_some(LegalAction::Leave);
        place.into_iter().chain(leave).collect()
    }

    /// Judges an action; nothing is played.
    ///
    /// # Errors
    ///
    /// [`Refusal`], with its rule and what would be legal.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Leave => self.check_leave(seat),
            Action::Place(_) | Action::Timeout => {
                self.check_seat(seat)?;
                if self.deal.result().is_some() {
                    return Err(Refusal::DealOver {});
                }
                let playing = self.deal.seats().contains(seat);
                let (Some(hand), true) = (self.deal.hand(seat), playing) else {
                    return Err(Refusal::NotPlaying { seat });
                };
                let choice =
                    self.deal.choice(seat).ok_or(Refusal::NotYourTurn { can_act: self.can_act() })?;
                match action {
                    Action::Place(placement) => Ok(choice.check(&hand.board, placement)?),
                    _ => Ok(()),
                }
            }
        }
    }

    /// Plays an action whole and tells what happened, with every secret.
    ///
    /// # Errors
    ///
    /// [`Refusal`] as [`check`](Self::check); then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<&[Event], Refusal> {
        self.check(seat, action)?;
        let from = self.events.len();
        self.accepted.push((seat, action.clone()));
        match action {
            Action::Place(placement) => {
                self.deal.place(seat, placement.clone(), false, &mut self.events);
                self.note_bonuses();
            }
            Action::Timeout => {
                self.deal.time_out(seat, &mut self.events);
                self.note_bonuses();
            }
            Action::Leave => {
                self.left.insert(seat);
                self.events.push(Event::Left { seat });
                if self.owed[seat].take().is_some() {
                    self.events.push(Event::FantasyLapsed { seat });
                }
            }
        }
        Ok(self.events.get(from..).unwrap_or_default())
    }

    /// Takes over what a deal that has just ended earned.
    fn note_bonuses(&mut self) {
        if let Some(result) = self.deal.result() {
            self.owed = result.bonuses.clone();
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.seats();
        match seat.index() < seats {
            false => Err(Refusal::NoSuchSeat { seat, seats }),
            true if self.left.contains(seat) => Err(Refusal::NotPlaying { seat }),
            true => Ok(()),
        }
    }

    /// OF-18: between two deals, unless a bonus hand was earned against this seat.
    fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if self.deal.result().is_none() {
            return Err(Refusal::DealUnderWay { can_act: self.can_act() });
        }
        let mut owners = self.owed.seats_where(Option::is_some);
        owners.remove(seat);
        if owners.is_empty() || !self.deal.seats().contains(seat) {
            Ok(())
        } else {
            Err(Refusal::FantasyOwed { owners })
        }
    }

    /// Starts the next deal; the earlier one's events and actions are forgotten.
    ///
    /// # Errors
    ///
    /// [`NextDealError`]; then nothing has changed.
    pub fn next_deal(&mut self, change: Change) -> Result<&[Event], NextDealError> {
        *self = Self::new(self.next_setup(change)?)?;
        Ok(&self.events)
    }

    /// True once the deal is over and fewer than two are left to play: the match is over, unless the host brings other
    /// stacks or options.
    pub fn match_over(&self) -> bool {
        let settlement = self.rules.options().settlement;
        let over = |result: &DealResult| seats_in_play(settlement, &result.balances, self.left).len() < 2;
        self.deal.result().is_some_and(over)
    }

    fn next_setup(&self, change: Change) -> Result<Setup, NextDealError> {
        let Some(result) = self.deal.result() else {
            return Err(NextDealError::DealUnderWay { can_act: self.can_act() });
        };
        let players = self.seats();
        let previous = self.rules.options();
        let options = change.options.unwrap_or_else(|| previous.clone());
        let owners = self.owed.seats_where(Option::is_some);
        if options.variant != previous.variant && !owners.is_empty() {
            return Err(NextDealError::FantasyOwed { owners });
        }
        let balances = match &change.stacks {
            Some(stacks) if stacks.len() != players => {
                return Err(SetupError::Stacks { given: stacks.len(), players }.into());
            }
            Some(stacks) => as_balances(stacks)?,
            None => result.balances.values().to_vec(),
        };
        let no_stacks = || SetupError::Stacks { given: balances.len(), players };
        let by_seat = BySeat::from_vec(balances.clone()).ok_or_else(no_stacks)?;
        let seats = seats_in_play(options.settlement, &by_seat, self.left);
        // Whoever cannot play has no bonus hand either.
        let bonus = |(seat, bonus): (Seat, &Option<Bonus>)| bonus.filter(|_| seats.contains(seat));
        let bonuses: Vec<Option<Bonus>> = self.owed.iter().map(bonus).collect();
        let stays = options.fantasy_button == FantasyButton::Stay && bonuses.iter().any(Option::is_some);
        let button = if stays && seats.contains(self.button) {
            self.button
        } else {
            seats.next_after(self.button).ok_or(SetupError::TooFewPlayers { players: seats })?
        };
        let deal = self.number.checked_add(1).ok_or(NextDealError::TooManyDeals {})?;
        let changed = options != *previous;
        let carried = Carried {
            deal,
            balances,
            bonuses,
            left: self.left,
            previous_options: changed.then(|| Box::new(previous.clone())),
        };
        Ok(Setup {
            players,
            button: Button::At(button),
            stacks: None,
            deck: change.deck,
            seed: change.seed.or_else(|| self.setup.seed.clone()),
            deal: 0,
            options,
            carried: Some(carried),
        })
    }
}

impl fmt::Debug for OpenFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What a spectator sees: the rest is secret.
        f.debug_tuple("OpenFace").field(&self.view(None)).finish()
    }
}

/// Why the next deal cannot be started.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
#[allow(missing_docs)]
pub enum NextDealError {
    /// The deal is not over: options and stacks change between deals only (OF-23).
    DealUnderWay { can_act: Seats },
    /// The variant does not change while a bonus hand is owed (OF-18).
    FantasyOwed { owners: Seats },
    /// 2^32 deals were played.
    TooManyDeals {},
    /// The deal cannot be set up.
    Setup(SetupError),
}

impl NextDealError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::DealUnderWay { .. } => "ERR_HAND_NOT_OVER",
            Self::FantasyOwed { .. } => "ERR_FANTASY_OWED",
            Self::TooManyDeals {} => "ERR_TOO_MANY_HANDS",
            Self::Setup(error) => error.code(),
        }
    }

    /// The rule that decides, if one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::DealUnderWay { .. } => Some("OF-23"),
            Self::FantasyOwed { .. } => Some("OF-18"),
            Self::TooManyDeals {} => None,
            Self::Setup(error) => error.rule(),
        }
    }
}

impl From<SetupError> for NextDealError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl fmt::Display for NextDealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DealUnderWay { can_act } => {
                write!(f, "the deal is not over: seats {can_act} are to act")
            }
            Self::FantasyOwed { owners } => {
                write!(f, "the bonus hands of seats {owners} are played before another game")
            }
            Self::TooManyDeals {} => f.write_str("no more deals can be numbered"),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl Error for NextDealError {}
