use super::deal::{Deal, Hand};
use super::{Bonus, ByRow, DealResult, LegalAction, OpenFace, Options, Phase};
use crate::{Card, Seat, Seats};

/// What one viewer may see of a game, built from what is public and what is the viewer's own (OF-6, OF-15).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct View {
    /// `open-face`.
    pub game: &'static str,
    /// The number of the deal in its match, from 0.
    pub hand_number: u32,
    /// Whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Whether cards are being placed.
    pub phase: Phase,
    /// Whether the deal is over.
    pub complete: bool,
    /// The street, from 1.
    pub street: u8,
    /// Where the button lies.
    pub button: Seat,
    /// Whose turn it is; `None` where it is nobody's, or several seats may act at once.
    pub to_act: Option<Seat>,
    /// Who may act.
    pub can_act: Seats,
    /// The cards left in the deck.
    pub deck_cards: usize,
    /// The chairs.
    pub seats: Vec<SeatView>,
    /// What is agreed (OF-23).
    pub options: Options,
    /// All that the viewer may do now (OF-24); nothing for a spectator.
    pub actions: Vec<LegalAction>,
    /// What the deal came to, once it is over.
    pub result: Option<DealResult>,
}

/// What a viewer may see of one chair.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct SeatView {
    /// The chair.
    pub seat: Seat,
    /// True where the seat plays in this deal.
    pub playing: bool,
    /// True where the player has left the game.
    pub left: bool,
    /// The stack, or what was won and lost so far.
    pub balance: i64,
    /// The rows as far as the viewer may see them; empty where another's are face down.
    pub rows: ByRow<Vec<Card>>,
    /// How many cards lie in the rows face down.
    pub face_down: usize,
    /// The cards to be placed; `None` where the viewer may not see them.
    pub drawn: Option<Vec<Card>>,
    /// How many cards are to be placed.
    pub drawn_count: usize,
    /// The discards of this deal; `None` where they are another's.
    pub discards: Option<Vec<Card>>,
    /// How many cards were discarded in this deal.
    pub discard_count: usize,
    /// The bonus hand that is played in this deal.
    pub bonus: Option<Bonus>,
    /// The bonus hand that was earned for the next deal.
    pub next_bonus: Option<Bonus>,
    /// True where time ran out and the hand died (OF-20).
    pub dead: bool,
}

impl View {
    pub(super) fn of(game: &OpenFace, deal: &Deal, viewer: Option<Seat>) -> Self {
        let can_act = deal.can_act();
        let viewer = viewer.filter(|seat| seat.index() < game.seats());
        let seats = (0..game.seats() as u8).map(Seat);
        let seats = seats.filter_map(|seat| Some(seat_view(game, deal, viewer, seat, deal.hand(seat)?)));
        Self {
            game: "open-face",
            hand_number: game.deal(),
            viewer,
            phase: game.phase(),
            complete: game.phase() == Phase::Complete,
            street: deal.street(),
            button: game.button(),
            to_act: can_act.only(),
            can_act,
            deck_cards: deal.deck_len(),
            seats: seats.collect(),
            options: game.rules().options().clone(),
            actions: viewer.map(|seat| game.legal_actions(seat)).unwrap_or_default(),
            result: deal.result().cloned(),
        }
    }
}

fn seat_view(game: &OpenFace, deal: &Deal, viewer: Option<Seat>, seat: Seat, hand: &Hand) -> SeatView {
    let own = viewer == Some(seat);
    let sees_rows = own || !hand.face_down;
    let sees_drawn = own || !hand.face_down && !game.rules().options().draws_private;
    SeatView {
        seat,
        playing: deal.seats().contains(seat),
        left: game.left().contains(seat),
        balance: deal.balances().get(seat).copied().unwrap_or_default(),
        rows: if sees_rows { hand.board.rows().clone() } else { ByRow::default() },
        face_down: if hand.face_down { hand.board.len() } else { 0 },
        drawn: sees_drawn.then(|| hand.drawn.clone()),
        drawn_count: hand.drawn.len(),
        discards: own.then(|| hand.discards.clone()),
        discard_count: hand.discards.len(),
        bonus: hand.bonus,
        next_bonus: game.owed().get(seat).copied().flatten(),
        dead: hand.dead,
    }
}
