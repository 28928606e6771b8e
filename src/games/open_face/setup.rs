use std::error::Error;
use std::fmt;

use super::{Bonus, Options, OptionsError, Rules, Settlement, Variant};
use crate::{BySeat, Card, CardSet, Chips, Deck, Seat, Seats, Seed};

/// Where the button lies in the deal that is set up (OF-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// At this seat.
    At(Seat),
    /// Drawn by lot from the seed, in the first deal.
    Draw,
}

/// A card that was drawn for the first button: the highest has it, suits from clubs up to spades.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Drawn {
    /// Who drew.
    pub seat: Seat,
    /// The card; it goes back into the deck.
    #[cfg_attr(feature = "wasm", serde(rename = "piece"))]
    pub card: Card,
}

/// One deal as a host asks for it: the first, or with `carried` a later one. The game checks it whole.
///
/// Together with the accepted actions it is a save: the same set-up and actions give the same events.
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    /// The number of chairs: 2 or 3, up to 4 in the closed game (OF-1, OF-21).
    pub players: usize,
    /// Where the button lies.
    pub button: Button,
    /// One stack a chair, for the first deal; `None`: each starts at 0 and counts what is won and lost. Under a capped
    /// settlement a chair with nothing before it does not play (OF-13).
    pub stacks: Option<Vec<Chips>>,
    /// All 52 cards in order from the top, for this deal alone.
    pub deck: Option<Vec<Card>>,
    /// What the decks, and the button, are drawn from. Deal `n` shuffles with stream `n`.
    pub seed: Option<Seed>,
    /// The number of a first deal, mostly 0; a later one has it among what is carried.
    pub deal: u32,
    /// What is agreed (OF-23).
    pub options: Options,
    /// What earlier deals left; `None` for the first.
    pub carried: Option<Carried>,
}

impl Setup {
    /// A first deal with the default options, the button drawn, shuffled from a seed.
    pub fn new(players: usize, seed: Seed) -> Self {
        Self {
            players,
            button: Button::Draw,
            stacks: None,
            deck: None,
            seed: Some(seed),
            deal: 0,
            options: Options::default(),
            carried: None,
        }
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Deck and seed are secrets.
        let Self { players, button, stacks, options, carried, .. } = self;
        f.debug_struct("Setup")
            .field("players", players)
            .field("button", button)
            .field("stacks", stacks)
            .field("options", options)
            .field("carried", carried)
            .finish_non_exhaustive()
    }
}

/// What one deal hands on to the next, beside the button.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Carried {
    /// The number of this deal, from 1.
    pub deal: u32,
    /// One balance a chair: the stack, or what was won and lost so far.
    pub balances: Vec<i64>,
    /// One a chair: the bonus hand that is played in this deal.
    pub bonuses: Vec<Option<Bonus>>,
    /// Who has left the game.
    pub left: Seats,
    /// What was agreed before, where the host changed it for this deal (OF-23).
    pub previous_options: Option<Box<Options>>,
}

/// A checked [`Setup`].
#[derive(Clone)]
pub(super) struct Start {
    pub rules: Rules,
    pub deal: u32,
    pub button: Seat,
    /// Who plays.
    pub seats: Seats,
    pub balances: BySeat<i64>,
    pub bonuses: BySeat<Option<Bonus>>,
    pub left: Seats,
    pub deck: Deck<Card>,
    pub drawn: Vec<Drawn>,
    pub changed: Vec<&'static str>,
}

impl Start {
    pub(super) fn new(setup: &Setup) -> Result<Self, SetupError> {
        let rules = Rules::new(setup.options.clone())?;
        let options = rules.options();
        let (players, max) = (setup.players, options.variant.most_players());
        if !(2..=max).contains(&players) {
            return Err(SetupError::Players { given: players, min: 2, max });
        }
        let carried = match &setup.carried {
            Some(carried) => carried.clone(),
            None => first_deal(setup, options.settlement)?,
        };
        let balances = balances(&rules, &carried, players)?;
        if let Some(seat) = carried.left.iter().find(|seat| seat.index() >= players) {
            return Err(SetupError::NoSuchSeat { seat, seats: players });
        }
        let seats = seats_in_play(options.settlement, &balances, carried.left);
        if seats.len() < 2 {
            return Err(SetupError::TooFewPlayers { players: seats });
        }
        let bonuses = bonuses(options, &carried, players, seats)?;
        let mut drawn = Vec::new();
        let button = match setup.button {
            Button::At(seat) => seat,
            Button::Draw if setup.carried.is_some() => return Err(SetupError::ButtonDrawnTwice {}),
            Button::Draw => {
                let mut stream = setup.seed.as_ref().ok_or(SetupError::NoSeed {})?.stream(Seed::BUTTON_DRAW);
                let mut deck = Deck::shuffled(Card::all().collect(), &mut stream);
                drawn = seats.iter().filter_map(|seat| Some(Drawn { seat, card: deck.deal()? })).collect();
                let highest = drawn.iter().max_by_key(|drawn| drawn.card).map(|drawn| drawn.seat);
                highest.ok_or(SetupError::TooFewPlayers { players: seats })?
            }
        };
        if !seats.contains(button) {
            return Err(SetupError::Button { given: button, players: seats });
        }
        let changed = carried.previous_options.as_deref().map(|previous| options.differences(previous));
        Ok(Self {
            deal: carried.deal,
            button,
            seats,
            balances,
            bonuses,
            left: carried.left,
            deck: deck(setup, carried.deal)?,
            drawn,
            changed: changed.unwrap_or_default(),
            rules,
        })
    }
}

/// What a first deal starts from.
fn first_deal(setup: &Setup, settlement: Settlement) -> Result<Carried, SetupError> {
    let stacks = match &setup.stacks {
        Some(stacks) => stacks.clone(),
        None if settlement == Settlement::Uncapped => vec![Chips::ZERO; setup.players],
        None => return Err(SetupError::NoStacks {}),
    };
    Ok(Carried {
        deal: setup.deal,
        balances: as_balances(&stacks)?,
        bonuses: vec![None; setup.players],
        left: Seats::NONE,
        previous_options: None,
    })
}

/// Stacks as balances, within what a table may hold.
pub(super) fn as_balances(stacks: &[Chips]) -> Result<Vec<i64>, SetupError> {
    if Chips::checked_sum(stacks.iter().copied()).is_none() {
        return Err(SetupError::Balances { max: Chips::MAX });
    }
    Ok(stacks.iter().map(|stack| i64::try_from(stack.0).unwrap_or(i64::MAX)).collect())
}

/// The balances, with room for whatever this deal can bring.
fn balances(rules: &Rules, carried: &Carried, players: usize) -> Result<BySeat<i64>, SetupError> {
    let given = &carried.balances;
    if given.len() != players {
        return Err(SetupError::Stacks { given: given.len(), players });
    }
    let uncapped = rules.options().settlement == Settlement::Uncapped;
    let swing = if uncapped { rules.most_chips_from_one_deal() } else { Chips::ZERO };
    let max = Chips::MAX - swing;
    let each = given.iter().all(|balance| balance.unsigned_abs() <= max.0);
    let stacks = given.iter().map(|balance| Chips(u64::try_from(*balance).unwrap_or(0)));
    if !each || Chips::checked_sum(stacks).is_none() {
        return Err(SetupError::Balances { max });
    }
    BySeat::from_vec(given.clone()).ok_or(SetupError::Stacks { given: given.len(), players })
}

/// Who plays: whoever has not left and, under a capped settlement, has something to play for.
pub(super) fn seats_in_play(settlement: Settlement, balances: &BySeat<i64>, left: Seats) -> Seats {
    let capped = settlement != Settlement::Uncapped;
    balances.seats_where(|balance| !capped || *balance > 0).without(left)
}

fn bonuses(
    options: &Options,
    carried: &Carried,
    players: usize,
    seats: Seats,
) -> Result<BySeat<Option<Bonus>>, SetupError> {
    let given = &carried.bonuses;
    let sound = |(seat, bonus): (Seat, Bonus)| {
        options.variant == Variant::Pineapple
            && seats.contains(seat)
            && (14..=17).contains(&bonus.cards)
            && bonus.in_a_row > 0
    };
    let owed = (0..).map(Seat).zip(given).filter_map(|(seat, bonus)| Some((seat, (*bonus)?)));
    let unsound = owed.into_iter().find(|owed| !sound(*owed));
    match unsound {
        Some((seat, _)) => Err(SetupError::Bonus { seat }),
        None if given.len() != players => {
            Err(SetupError::Bonus { seat: Seat(given.len().min(players) as u8) })
        }
        None => BySeat::from_vec(given.clone()).ok_or(SetupError::Bonus { seat: Seat(0) }),
    }
}

fn deck(setup: &Setup, deal: u32) -> Result<Deck<Card>, SetupError> {
    let Some(cards) = &setup.deck else {
        let seed = setup.seed.as_ref().ok_or(SetupError::NoSeed {})?;
        return Ok(Deck::shuffled(Card::all().collect(), &mut seed.stream(deal.into())));
    };
    if cards.len() != Card::COUNT {
        return Err(SetupError::DeckLength { given: cards.len(), min: Card::COUNT, max: Card::COUNT });
    }
    match CardSet::distinct(cards.iter().copied()) {
        Ok(_) => Ok(Deck::new(cards.clone())),
        Err(position) => Err(SetupError::DeckRepeats { position }),
    }
}

/// Why a deal cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
#[allow(missing_docs)]
pub enum SetupError {
    /// An option is out of its range.
    Options(OptionsError),
    /// Too few or too many chairs (OF-1, OF-21).
    Players { given: usize, min: usize, max: usize },
    /// A number of stacks that is not the number of chairs.
    Stacks { given: usize, players: usize },
    /// A capped settlement without stacks (OF-13).
    NoStacks {},
    /// Balances so large that a deal could take one, or all together, above what a table may hold.
    Balances { max: Chips },
    /// A chair that is not there.
    NoSuchSeat { seat: Seat, seats: usize },
    /// The button at a chair where nobody plays (OF-3).
    Button { given: Seat, players: Seats },
    /// A draw of the button for a later deal (OF-22).
    ButtonDrawnTwice {},
    /// Fewer than two are left to play (OF-1).
    TooFewPlayers { players: Seats },
    /// A bonus hand that this seat cannot have (OF-14).
    Bonus { seat: Seat },
    /// A deck that does not have 52 cards (OF-3).
    DeckLength { given: usize, min: usize, max: usize },
    /// A deck with a card that is there twice (OF-3); the position of the second one.
    DeckRepeats { position: usize },
    /// Neither a deck nor a seed, or a button to be drawn without a seed.
    NoSeed {},
}

impl SetupError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Options(error) => error.code(),
            Self::Players { .. } => "ERR_SEATS",
            Self::Stacks { .. } => "ERR_STACKS",
            Self::NoStacks {} => "ERR_NO_STACKS",
            Self::Balances { .. } => "ERR_TOO_MANY_CHIPS",
            Self::NoSuchSeat { .. } => "ERR_NO_SUCH_SEAT",
            Self::Button { .. } => "ERR_BUTTON",
            Self::ButtonDrawnTwice {} => "ERR_BUTTON_DRAWN_TWICE",
            Self::TooFewPlayers { .. } => "ERR_TOO_FEW_PLAYERS",
            Self::Bonus { .. } => "ERR_BONUS",
            Self::DeckLength { .. } => "ERR_DECK_SIZE",
            Self::DeckRepeats { .. } => "ERR_REPEATED",
            Self::NoSeed {} => "ERR_NO_SEED",
        }
    }

    /// The field of the set-up that is wrong, as JavaScript names it.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::Options(error) => error.field(),
            Self::Players { .. } => "players",
            Self::Stacks { .. } | Self::NoStacks {} | Self::Balances { .. } | Self::TooFewPlayers { .. } => {
                "stacks"
            }
            Self::Button { .. } | Self::ButtonDrawnTwice {} => "button",
            Self::NoSuchSeat { .. } | Self::Bonus { .. } => "carried",
            Self::DeckLength { .. } | Self::DeckRepeats { .. } => "deck",
            Self::NoSeed {} => "seed",
        }
    }

    /// The rule that decides, if one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Options(error) => Some(error.rule()),
            Self::Players { .. } | Self::TooFewPlayers { .. } => Some("OF-1"),
            Self::NoStacks {} => Some("OF-13"),
            Self::Button { .. } | Self::DeckLength { .. } | Self::DeckRepeats { .. } => Some("OF-3"),
            Self::ButtonDrawnTwice {} => Some("OF-22"),
            Self::Bonus { .. } => Some("OF-14"),
            Self::Stacks { .. } | Self::Balances { .. } | Self::NoSuchSeat { .. } | Self::NoSeed {} => None,
        }
    }
}

impl From<OptionsError> for SetupError {
    fn from(error: OptionsError) -> Self {
        Self::Options(error)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(error) => error.fmt(f),
            Self::Players { given, min, max } => write!(f, "{min} to {max} players, not {given}"),
            Self::Stacks { given, players } => {
                write!(f, "{players} players have {players} stacks, not {given}")
            }
            Self::NoStacks {} => f.write_str("a capped settlement needs the stacks"),
            Self::Balances { max } => write!(f, "stacks may come to {max} in all before this deal"),
            Self::NoSuchSeat { seat, seats } => {
                write!(f, "there is no seat {seat}: seats are 0 to {}", seats - 1)
            }
            Self::Button { given, players } => {
                write!(f, "the button lies at one of the seats {players}, not {given}")
            }
            Self::ButtonDrawnTwice {} => f.write_str("the button is drawn for the first deal only"),
            Self::TooFewPlayers { players } => {
                write!(f, "two players at least are needed; seats {players} can play")
            }
            Self::Bonus { seat } => write!(f, "seat {seat} cannot have this bonus hand"),
            Self::DeckLength { given, min, .. } => write!(f, "a deck has {min} cards, not {given}"),
            Self::DeckRepeats { position } => {
                write!(f, "the card at position {position} stands in the deck before")
            }
            Self::NoSeed {} => f.write_str("a deck or a seed is needed, and a seed to draw the button"),
        }
    }
}

impl Error for SetupError {}
