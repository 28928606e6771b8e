use crate::table::Zone;
use crate::{Chips, Piece};

/// What the table knows of one seat during a hand, chips apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    /// The pieces in the order received, each in its zone.
    pub held: Vec<(Piece, Zone)>,
    /// How the hand was given up, once it was.
    pub given_up: Option<GivenUp>,
    /// Whether the hand lies face up.
    pub shown: bool,
    /// Whether it holds a shot.
    pub shot: bool,
    /// What it put in, round by round.
    pub rounds: Vec<Chips>,
    /// Uncalled bets that it got back.
    pub returned: Chips,
}

/// How a hand was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GivenUp {
    /// In a betting round.
    Folded,
    /// Dead at the deal (TT-9).
    Killed,
    /// Unseen at showdown.
    Mucked,
}

impl Player {
    /// Whether the hand was given up unseen at showdown.
    pub fn mucked(&self) -> bool {
        self.given_up == Some(GivenUp::Mucked)
    }

    /// The pieces of one zone.
    pub fn zone(&self, zone: Zone) -> impl Iterator<Item = Piece> + '_ {
        self.held.iter().filter(move |(_, at)| *at == zone).map(|(piece, _)| *piece)
    }

    /// Where in `held` the piece at that position of a zone is.
    pub fn position(&self, zone: Zone, index: u8) -> Option<usize> {
        let in_zone = self.held.iter().enumerate().filter(|(_, (_, at))| *at == zone);
        in_zone.map(|(at, _)| at).nth(usize::from(index))
    }

    /// The pieces.
    pub fn pieces(&self) -> Vec<Piece> {
        self.held.iter().map(|(piece, _)| *piece).collect()
    }
}
