use crate::open_face::{Bonus, ByRow, LegalAction, Options, PlaceChoice, Rules, View};
use crate::{Card, CardSet, OpponentRows, Seat};

/// What a player of open-face Chinese looks at, no more than a [`View`] has. Cards that contradict each other make no sense of
/// the advice, but the advice is legal as `choice` tells.
#[derive(Clone, Debug)]
pub struct PlacingSpot {
    /// The number of the deal in its match.
    pub hand_number: u32,
    /// Whose spot it is.
    pub viewer: Seat,
    /// The own rows.
    pub rows: ByRow<Vec<Card>>,
    /// The own discards of this deal.
    pub discards: Vec<Card>,
    /// The bonus hand that is played.
    pub bonus: Option<Bonus>,
    /// The others who play in this deal.
    pub opponents: Vec<PlacingOpponent>,
    /// What is to be placed; `None` where nothing is.
    pub choice: Option<PlaceChoice>,
    /// What is agreed.
    pub rules: Rules,
}

/// What the player sees of another.
#[derive(Clone, Debug, Default)]
pub struct PlacingOpponent {
    /// The rows, as far as they lie open.
    pub rows: ByRow<Vec<Card>>,
    /// Cards that are to be placed, where they are seen.
    pub drawn: Vec<Card>,
    /// With how many cards a bonus hand is played.
    pub bonus: Option<u8>,
    /// True where time ran out and the hand died.
    pub dead: bool,
}

impl PlacingSpot {
    /// What the viewer of a view looks at; `None` for a spectator, and for options that cannot be.
    pub fn of(view: &View) -> Option<Self> {
        let viewer = view.viewer?;
        let own = view.seats.iter().find(|seat| seat.seat == viewer)?;
        let others = view.seats.iter().filter(|seat| seat.seat != viewer && seat.playing);
        let opponents = others.map(|seat| PlacingOpponent {
            rows: seat.rows.clone(),
            drawn: seat.drawn.clone().unwrap_or_default(),
            bonus: seat.bonus.map(|bonus| bonus.cards),
            dead: seat.dead,
        });
        let choice = view.actions.iter().find_map(|action| match action {
            LegalAction::Place(choice) => Some(choice.clone()),
            LegalAction::Leave => None,
        });
        Some(Self {
            hand_number: view.hand_number,
            viewer,
            rows: own.rows.clone(),
            discards: own.discards.clone().unwrap_or_default(),
            bonus: own.bonus,
            opponents: opponents.collect(),
            choice,
            rules: Rules::new(view.options.clone()).ok()?,
        })
    }

    /// What is agreed.
    pub(super) const fn options(&self) -> &Options {
        self.rules.options()
    }

    /// The others as odds are asked of them; `None` where their cards cannot be.
    pub(super) fn opponents(&self) -> Option<Vec<OpponentRows>> {
        let rows = self.opponents.iter().map(|opponent| {
            Some(match opponent {
                PlacingOpponent { dead: true, .. } => OpponentRows::Dead,
                PlacingOpponent { bonus: Some(cards), .. } => OpponentRows::Bonus(*cards),
                PlacingOpponent { rows, drawn, .. } => {
                    let board = crate::open_face::Board::new(rows.clone()).ok()?;
                    if drawn.is_empty() {
                        OpponentRows::Open(board)
                    } else {
                        OpponentRows::Drawn(board, drawn.clone())
                    }
                }
            })
        });
        rows.collect()
    }

    /// The others' cards that lie open, dead hands' too.
    pub(super) fn seen(&self) -> CardSet {
        let cards = self.opponents.iter().flat_map(|opponent| {
            opponent.rows.iter().flat_map(|(_, cards)| cards).chain(&opponent.drawn).copied()
        });
        cards.collect()
    }
}
