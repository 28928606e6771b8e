use std::fmt;

use super::{Bonus, ByRow, Drawn, Natural, PairScore, Payment, Row};
use crate::{BySeat, Card, Chips, Seat};

/// One thing that happened, as the host sees it: with every secret. [`Event::seen_by`] is what a viewer may see of it.
///
/// Each is written as one line of plain text, the same on every platform and from version to version of a save.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
#[allow(missing_docs)]
pub enum Event {
    /// The first button was drawn: a card each, the highest has it (OF-22).
    ButtonDrawn { drawn: Vec<Drawn>, button: Seat },
    /// The host changed what was agreed, between two deals (OF-23): the names of the options.
    OptionsChanged { options: Vec<&'static str> },
    /// A deal begins. `order` is the order of dealing and acting, the button last (OF-3).
    DealStarted {
        deal: u32,
        button: Seat,
        order: Vec<Seat>,
        bonuses: BySeat<Option<Bonus>>,
        balances: BySeat<i64>,
        kush: Chips,
    },
    /// A seat was dealt cards, one at a time in turn with the others. `face_up`: everybody sees them (OF-6).
    CardsDealt { seat: Seat, street: u8, count: u8, face_up: bool, cards: Option<Vec<Card>> },
    /// A seat placed cards in the open and laid so many on its pile (OF-4); `automatic` by the engine (OF-20).
    Placed {
        seat: Seat,
        street: u8,
        rows: ByRow<Vec<Card>>,
        discards: u8,
        discard: Option<Vec<Card>>,
        automatic: bool,
    },
    /// A seat set all thirteen cards face down (OF-15, OF-21).
    SetFaceDown {
        seat: Seat,
        rows: Option<ByRow<Vec<Card>>>,
        discards: u8,
        discard: Option<Vec<Card>>,
        automatic: bool,
    },
    /// A seat ran out of time; `dead` where that ended its hand (OF-20).
    TimedOut { seat: Seat, dead: bool },
    /// The dealer took so many discards from the piles to the muck (OF-4).
    PilesCollected { cards: u8 },
    /// Rows that were set face down are turned up (OF-15, OF-21).
    TurnedUp { seat: Seat, rows: ByRow<Vec<Card>> },
    /// What a hand is by itself (OF-7, OF-10).
    Judged { seat: Seat, foul: bool, natural: Option<Natural>, royalties: ByRow<u32> },
    /// How two players settle (OF-9).
    PairSettled(PairScore),
    /// What one pays another (OF-12).
    Paid(Payment),
    /// A seat plays the next deal as a bonus hand; `stays` where this one was a bonus hand already (OF-14, OF-16).
    FantasyEarned { seat: Seat, cards: u8, in_a_row: u32, stays: bool },
    /// The deal is over.
    DealEnded { net: BySeat<i32>, balances: BySeat<i64> },
    /// A player left the game (OF-18).
    Left { seat: Seat },
    /// The bonus hand of a player who left is not played (OF-18).
    FantasyLapsed { seat: Seat },
}

impl Event {
    /// What a viewer may see of the event: the own secrets, and no others. `None` is a spectator.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        let own = |seat: &Seat| viewer == Some(*seat);
        let mut event = self.clone();
        match &mut event {
            Self::CardsDealt { seat, cards, face_up, .. } => {
                if !own(seat) && !*face_up {
                    *cards = None;
                }
            }
            Self::Placed { seat, discard, .. } => {
                if !own(seat) {
                    *discard = None;
                }
            }
            Self::SetFaceDown { seat, rows, discard, .. } => {
                if !own(seat) {
                    (*rows, *discard) = (None, None);
                }
            }
            // All of these are said aloud at the table.
            Self::ButtonDrawn { .. }
            | Self::OptionsChanged { .. }
            | Self::DealStarted { .. }
            | Self::TimedOut { .. }
            | Self::PilesCollected { .. }
            | Self::TurnedUp { .. }
            | Self::Judged { .. }
            | Self::PairSettled(_)
            | Self::Paid(_)
            | Self::FantasyEarned { .. }
            | Self::DealEnded { .. }
            | Self::Left { .. }
            | Self::FantasyLapsed { .. } => {}
        }
        event
    }
}

/// Values in a line, parted by commas.
fn list<T: fmt::Display>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if values.is_empty() { "-".to_owned() } else { values.join(",") }
}

/// Cards in a line, or `?` where they are not to be seen.
fn cards(cards: Option<&Vec<Card>>) -> String {
    match cards {
        None => "?".to_owned(),
        Some(cards) if cards.is_empty() => "-".to_owned(),
        Some(cards) => cards.iter().map(Card::to_string).collect(),
    }
}

fn by_row<T: fmt::Display>(values: &ByRow<T>) -> String {
    Row::ALL.map(|row| values[row].to_string()).join("/")
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ButtonDrawn { drawn, button } => {
                let drawn = drawn.iter().map(|drawn| format!("{}:{}", drawn.seat, drawn.card));
                write!(f, "button-drawn drawn={} button={button}", list(drawn))
            }
            Self::OptionsChanged { options } => write!(f, "options-changed options={}", list(options)),
            Self::DealStarted { deal, button, order, bonuses, balances, kush } => {
                let bonuses = bonuses.iter().filter_map(|(seat, bonus)| Some((seat, (*bonus)?)));
                let bonuses =
                    bonuses.map(|(seat, bonus)| format!("{seat}:{}x{}", bonus.cards, bonus.in_a_row));
                write!(f, "deal-started deal={deal} button={button} order={}", list(order))?;
                write!(f, " bonuses={} balances={} kush={kush}", list(bonuses), list(balances.values()))
            }
            Self::CardsDealt { seat, street, count, face_up, cards: dealt } => {
                write!(f, "cards-dealt seat={seat} street={street} count={count}")?;
                write!(f, " face-up={face_up} cards={}", cards(dealt.as_ref()))
            }
            Self::Placed { seat, street, rows, discards, discard, automatic } => {
                write!(f, "placed seat={seat} street={street} rows={}", rows.write())?;
                write!(f, " discards={discards} discard={} automatic={automatic}", cards(discard.as_ref()))
            }
            Self::SetFaceDown { seat, rows, discards, discard, automatic } => {
                let rows = rows.as_ref().map_or_else(|| "?".to_owned(), ByRow::write);
                write!(f, "set-face-down seat={seat} rows={rows}")?;
                write!(f, " discards={discards} discard={} automatic={automatic}", cards(discard.as_ref()))
            }
            Self::TimedOut { seat, dead } => write!(f, "timed-out seat={seat} dead={dead}"),
            Self::PilesCollected { cards } => write!(f, "piles-collected cards={cards}"),
            Self::TurnedUp { seat, rows } => write!(f, "turned-up seat={seat} rows={}", rows.write()),
            Self::Judged { seat, foul, natural, royalties } => {
                let natural = natural.map_or("-", Natural::name);
                write!(f, "judged seat={seat} foul={foul} natural={natural} royalties={}", by_row(royalties))
            }
            Self::PairSettled(pair) => {
                let rows = pair.rows.as_ref().map_or_else(|| "-".to_owned(), by_row);
                let points = |points: super::PairPoints| {
                    format!("{}+{}+{}", points.rows, points.royalties, points.natural)
                };
                write!(f, "pair-settled first={} second={} rows={rows}", pair.first, pair.second)?;
                write!(f, " swept-by={}", list(pair.swept_by))?;
                write!(f, " points={}:{}", points(pair.first_points), points(pair.second_points))?;
                write!(f, " net={}", pair.net)
            }
            Self::Paid(Payment { from, to, points, owed, paid }) => {
                write!(f, "paid from={from} to={to} points={points} owed={owed} paid={paid}")
            }
            Self::FantasyEarned { seat, cards, in_a_row, stays } => {
                write!(f, "fantasy-earned seat={seat} cards={cards} in-a-row={in_a_row} stays={stays}")
            }
            Self::DealEnded { net, balances } => {
                write!(f, "deal-ended net={} balances={}", list(net.values()), list(balances.values()))
            }
            Self::Left { seat } => write!(f, "left seat={seat}"),
            Self::FantasyLapsed { seat } => write!(f, "fantasy-lapsed seat={seat}"),
        }
    }
}
