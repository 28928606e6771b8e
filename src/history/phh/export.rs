use std::error::Error;
use std::fmt;
use std::fmt::Write;

use super::document::quoted;
use crate::table::{Ante, AnteMode, Event, Hand, MoveName, Stakes};
use crate::{CardSet, Chips, Limit, Piece, Seat};

/// Writes a hand of no-limit Texas Hold'em as a record, finished or not.
///
/// `p1` is the first player left of the button, so that seats move round where the last seat has not the button. All
/// hands are written, folded and mucked ones too: a record is the host's, until the hand may be known; see
/// [`to_phh_hiding`]. Time-outs are written as the checks and folds that they were; absences and requests to
/// see a hand (TH-19) have no notation. A `chip_unit` above 1 stands in a field of our own, `_chip_unit`.
///
/// # Errors
///
/// [`ToPhhError`] for another game or another limit.
///
/// # Examples
///
/// ```
/// use cardroom::games::TexasHoldem;
/// use cardroom::history::{parse_phh, to_phh};
/// use cardroom::table::Hand;
///
/// let game = TexasHoldem { stacks: vec![1000; 3], ..TexasHoldem::default() };
/// let hand = Hand::new(game.setup(Some("07".repeat(32).parse()?)))?;
/// let records = parse_phh(&to_phh(&hand)?)?;
/// assert_eq!(records[0].setup.stacks, [1000; 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn to_phh(hand: &Hand) -> Result<String, ToPhhError> {
    to_phh_hiding(hand, CardSet::EMPTY)
}

/// The same with `??` in the place of some cards: those that were filled in, or that are not to be known.
///
/// # Errors
///
/// As [`to_phh`].
pub fn to_phh_hiding(hand: &Hand, hidden: CardSet) -> Result<String, ToPhhError> {
    let terms = hand.terms();
    if hand.game().name() != "texas-holdem" {
        return Err(ToPhhError::Game { game: hand.game().name() });
    }
    if terms.limit != Limit::NoLimit {
        return Err(ToPhhError::Limit { limit: terms.limit });
    }
    if !terms.killed.is_empty() || terms.positions.is_some_and(|positions| positions.small_blind.is_none()) {
        return Err(ToPhhError::Dead);
    }
    let Stakes::Blinds { small, big, straddles, ante } = &terms.stakes else {
        return Err(ToPhhError::Game { game: hand.game().name() });
    };
    let seats: Vec<Seat> = terms.dealt_in.left_of(terms.button).collect();
    let count = seats.len();
    let mut blinds = vec![*small, *big];
    blinds.extend(straddles);
    blinds.resize(count, Chips::ZERO);
    let stacks: Vec<Chips> = seats.iter().map(|seat| terms.stacks[*seat]).collect();
    // For two players the array begins with the small blind, which the second player posts.
    let big_stack = stacks[usize::from(count > 2)];

    let mut text = String::from("variant = \"NT\"\n");
    let mut field = |name: &str, value: &dyn fmt::Display| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{name} = {value}");
    };
    field("ante_trimming_status", &(ante.mode == AnteMode::Each));
    field("antes", &List(&antes(*ante, *big, big_stack, count)));
    field("blinds_or_straddles", &List(&blinds));
    field("min_bet", big);
    field("starting_stacks", &List(&stacks));
    field("actions", &Lines(&actions(hand, &seats, hidden)));
    if terms.chip_unit > Chips(1) {
        field("_chip_unit", &terms.chip_unit);
    }
    if let Some(outcome) = hand.outcome() {
        let stacks: Vec<Chips> = seats.iter().map(|seat| outcome.stacks[*seat]).collect();
        field("finishing_stacks", &List(&stacks));
    }
    Ok(text)
}

/// The array of antes. Where a short big blind pays the blind first, the ante is what that leaves, since the format
/// takes antes before blinds.
fn antes(ante: Ante, big: Chips, big_stack: Chips, players: usize) -> Vec<Chips> {
    let mut antes = vec![Chips::ZERO; players];
    match ante.mode {
        AnteMode::None => {}
        AnteMode::Each => antes.fill(ante.amount),
        AnteMode::BigBlind if ante.first => antes[1] = ante.amount,
        AnteMode::BigBlind => antes[1] = ante.amount.min(big_stack.saturating_sub(big)),
    }
    antes
}

fn actions(hand: &Hand, seats: &[Seat], hidden: CardSet) -> Vec<String> {
    let player = |seat: Seat| {
        let number = seats.iter().position(|other| *other == seat).map_or(0, |at| at + 1);
        format!("p{number}")
    };
    let cards = |pieces: &[Piece]| {
        let mut text = String::new();
        for card in pieces.iter().filter_map(|piece| piece.card()) {
            text += &if hidden.contains(card) { "??".to_owned() } else { card.to_string() };
        }
        text
    };
    let mut actions = Vec::new();
    for seat in seats {
        let pieces = hand.pieces(*seat);
        if !pieces.is_empty() {
            actions.push("d dh ".to_owned() + &player(*seat) + " " + &cards(&pieces));
        }
    }
    for event in hand.events() {
        actions.push(match event {
            Event::Board { pieces, .. } => "d db ".to_owned() + &cards(pieces),
            Event::Acted { seat, action: MoveName::Fold, .. } => player(*seat) + " f",
            Event::Acted { seat, action: MoveName::Check | MoveName::Call, .. } => player(*seat) + " cc",
            Event::Acted { seat, total, .. } => player(*seat) + " cbr " + &total.to_string(),
            Event::Shown { seat, pieces, asked: false, .. } => player(*seat) + " sm " + &cards(pieces),
            Event::Mucked { seat, .. } => player(*seat) + " sm",
            _ => continue,
        });
    }
    actions
}

/// An array.
struct List<'a>(&'a [Chips]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (at, amount) in self.0.iter().enumerate() {
            write!(f, "{}{amount}", if at > 0 { ", " } else { "" })?;
        }
        f.write_str("]")
    }
}

/// An array of texts, one a line.
struct Lines<'a>(&'a [String]);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[\n")?;
        for line in self.0 {
            writeln!(f, "  {},", quoted(line))?;
        }
        f.write_str("]")
    }
}

/// Why a hand cannot be written as a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToPhhError {
    /// The format has no such game.
    Game {
        /// The game.
        game: &'static str,
    },
    /// A killed hand, or a dead small blind: the format has no hand that is dead without a fold in turn, and no blinds that
    /// begin with the big one.
    Dead,
    /// Only no-limit hands are written.
    Limit {
        /// The limit of the hand.
        limit: Limit,
    },
}

impl ToPhhError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game { .. } => "ERR_PHH_GAME",
            Self::Dead => "ERR_PHH_DEAD",
            Self::Limit { .. } => "ERR_PHH_VARIANT",
        }
    }
}

impl fmt::Display for ToPhhError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { game } => write!(f, "only texas-holdem is written as PHH, not {game}"),
            Self::Dead => f.write_str("a killed hand or a dead small blind is not written as PHH"),
            Self::Limit { limit } => {
                write!(f, "only no-limit hands are written as PHH, not {}", limit.name())
            }
        }
    }
}

impl Error for ToPhhError {}
