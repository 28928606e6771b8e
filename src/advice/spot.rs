use crate::games::MoonNotes;
use crate::table::{LegalAction, Stakes, Status, View, Zone};
use crate::{Chips, Limit, NaturalRank, Piece, Seat};

/// The games that are played at a betting table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpotGame {
    /// Tournament Texas Hold'em.
    TexasHoldem,
    /// The banknote Hold'em.
    LiarsHoldem,
    /// The closed banknote game.
    LiarsDraw,
}

impl SpotGame {
    /// All.
    pub const ALL: [Self; 3] = [Self::TexasHoldem, Self::LiarsHoldem, Self::LiarsDraw];

    /// The name, as in a view.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TexasHoldem => "texas-holdem",
            Self::LiarsHoldem => "liars-holdem",
            Self::LiarsDraw => "liars-draw",
        }
    }
}

/// What a player at a betting table looks at, no more than a [`View`] has. Numbers that contradict each other make no
/// sense of the advice, but the advice is legal as `actions` tell.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The game.
    pub game: SpotGame,
    /// The number of the hand in its match.
    pub hand_number: u32,
    /// Whose spot it is.
    pub viewer: Seat,
    /// The chair with the button.
    pub button: Seat,
    /// The seat of the big blind.
    pub big_blind: Option<Seat>,
    /// How many straddles there are.
    pub straddles: u8,
    /// The smallest bet: the big blind, or the ante of the banknote games.
    pub smallest_bet: Chips,
    /// The bet to match before anyone acts: the big blind or the last straddle; the ante of the banknote games.
    pub opening_bet: Chips,
    /// How large bets may be.
    pub limit: Limit,
    /// What the dealer announced.
    pub place: Option<u8>,
    /// In the banknote games: whether natural is compared before the kickers (LP-13).
    pub natural_rank: NaturalRank,
    /// In liars-draw: which notes arm a shot (LD-8).
    pub moon_notes: MoonNotes,
    /// In liars-draw: whether a shot takes its half of the antes, too (LD-11).
    pub moon_antes: bool,
    /// The board.
    pub board: Vec<Piece>,
    /// The bet to match in this round.
    pub bet: Chips,
    /// Who bet or raised last, round by round, the present one included.
    pub aggressors: Vec<Option<Seat>>,
    /// All that is to be won, bets of this round included.
    pub pot: Chips,
    /// The chairs.
    pub seats: Vec<SpotSeat>,
    /// What is known of the tournament that is played; a view of a table tells none of it.
    pub tournament: Option<SpotTournament>,
    /// What the player may do.
    pub actions: Vec<LegalAction>,
}

/// What a player of a tournament knows beside the table.
#[derive(Clone, Debug, Default)]
pub struct SpotTournament {
    /// The prizes that are still to be won, from the first place down.
    pub prizes: Vec<Chips>,
    /// The stacks of those who are left at other tables.
    pub elsewhere: Vec<Chips>,
}

/// What the player sees of one chair.
#[derive(Clone, Debug)]
pub struct SpotSeat {
    /// Where it stands in the hand.
    pub status: Status,
    /// Whether it sits out.
    pub away: bool,
    /// What it has behind.
    pub stack: Chips,
    /// What it put in during this round.
    pub bet: Chips,
    /// What it put in during the hand.
    pub contributed: Chips,
    /// What it put in, closed round by closed round.
    pub rounds: Vec<Chips>,
    /// Its pieces; `None` for one that the player does not see.
    pub hand: Vec<Option<Piece>>,
    /// The zone that each piece lies in.
    pub zones: Vec<Zone>,
    /// Whether the hand lies face up.
    pub shown: bool,
    /// The value of what the player sees of it; larger wins.
    pub value: Option<u32>,
    /// Whether it holds a shot, where the player knows.
    pub shot: Option<bool>,
}

impl SpotSeat {
    /// True where it can still win.
    pub const fn live(&self) -> bool {
        matches!(self.status, Status::In | Status::AllIn)
    }
}

impl Spot {
    /// What the viewer of a view looks at; `None` for a spectator, and at a table of another game.
    pub fn of(view: &View) -> Option<Self> {
        let game = SpotGame::ALL.into_iter().find(|game| game.name() == view.game)?;
        let straddles = match &view.stakes {
            Stakes::Blinds { straddles, .. } => &straddles[..],
            Stakes::BuyIn { .. } => &[],
        };
        let word = |name| view.options.word(name);
        let smallest_bet = view.stakes.smallest_bet();
        let seats = view.seats.iter().map(|seat| SpotSeat {
            status: seat.status,
            away: seat.away,
            stack: seat.stack,
            bet: seat.bet,
            contributed: seat.contributed,
            rounds: seat.rounds.clone(),
            hand: seat.hand.clone(),
            zones: seat.zones.clone(),
            shown: seat.shown,
            value: seat.best.as_ref().map(crate::table::Evaluation::value),
            shot: seat.shot,
        });
        Some(Self {
            game,
            hand_number: view.hand_number,
            viewer: view.viewer?,
            button: view.button,
            big_blind: view.big_blind,
            straddles: straddles.len() as u8,
            smallest_bet,
            opening_bet: straddles.last().copied().unwrap_or(smallest_bet),
            limit: view.limit,
            place: view.place,
            natural_rank: word("naturalRank").and_then(NaturalRank::from_name).unwrap_or_default(),
            moon_notes: word("moonNotes").and_then(MoonNotes::from_name).unwrap_or_default(),
            moon_antes: view.options.flag("moonAntes").unwrap_or(true),
            board: view.board.clone(),
            bet: view.bet,
            aggressors: view.aggressors.clone(),
            pot: view.pot,
            seats: seats.collect(),
            tournament: None,
            actions: view.actions.clone(),
        })
    }

    /// The player's own chair.
    pub fn own(&self) -> Option<&SpotSeat> {
        self.seats.get(self.viewer.index())
    }

    /// The others who can still win.
    pub fn opponents(&self) -> impl Iterator<Item = (Seat, &SpotSeat)> {
        let others = (0..).map(Seat).zip(&self.seats);
        others.filter(|(seat, chair)| *seat != self.viewer && chair.live())
    }

    /// Show or muck at showdown: a hand is mucked that some shown hand beats in every pot.
    pub(super) fn beaten(&self) -> bool {
        let Some(own) = self.own() else { return false };
        let Some(value) = own.value else { return false };
        own.shot != Some(true)
            && self.opponents().any(|(_, other)| {
                other.shown
                    && other.value.is_some_and(|theirs| theirs > value)
                    && other.contributed >= own.contributed
            })
    }
}
