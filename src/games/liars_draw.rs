//! What tells the closed banknote game from the other: exchanges and Shoot the Moon (LD-1 … LD-13).

use super::banknotes::Banknotes;
use crate::table::{Contest, Holding, Share, ShareFor, Step, Street, Zone};
use crate::{Chips, Note};

/// Which notes are searched for the three zeros that arm a shot (LD-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoonNotes {
    /// The third note alone.
    #[default]
    Flop,
    /// All three notes together.
    Hand,
}

impl MoonNotes {
    /// The option's value: `flop`, `hand`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flop => "flop",
            Self::Hand => "hand",
        }
    }

    /// The notes of an option's value as [`MoonNotes::name`] writes it.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Flop, Self::Hand].into_iter().find(|notes| notes.name() == name)
    }
}

/// The zeros that arm a shot (LD-7).
const ZEROS: u8 = 3;

/// Two notes each and a third, then two rounds of exchanges.
pub(super) fn script(game: &Banknotes) -> Vec<Step> {
    let exchange = |street| Step::Exchange { street, zone: Zone::TurnRiver };
    vec![
        Step::Post,
        Banknotes::ANNOUNCE,
        Step::Deal { count: 2, zone: Zone::Preflop },
        game.bet(Street::Preflop),
        Step::Deal { count: 1, zone: Zone::Flop },
        Step::Arm,
        game.bet(Street::Flop),
        exchange(Street::Turn),
        game.bet(Street::Turn),
        exchange(Street::River),
        game.bet(Street::River),
        Step::Showdown { in_turn: false },
        Step::Clear,
    ]
}

/// Half to the shots held, if any, and the rest to the best hand, an odd unit with it (LD-10 … LD-12).
pub(super) fn share(contest: &Contest<'_>, moon_antes: bool) -> Vec<Share> {
    let holders = contest.seats(|contender| contender.shot);
    let halved = if moon_antes { contest.amount } else { contest.amount - contest.antes };
    let half = if holders.is_empty() { Chips::ZERO } else { Chips(halved.0 / 2) };
    let mut shares = contest.to_best_hand(contest.amount - half, ShareFor::Hand);
    if !half.is_zero() {
        shares.extend(contest.split(half, &holders, ShareFor::Shot));
    }
    shares
}

/// Whether the notes that count hold the zeros of a shot (LD-7, LD-8).
pub(super) fn arms(holding: &Holding<'_>, moon_notes: MoonNotes) -> bool {
    let counts = |zone: Zone| zone == Zone::Flop || moon_notes == MoonNotes::Hand;
    let counted = holding.own.iter().filter(|(_, zone)| counts(*zone));
    counted.filter_map(|(piece, _)| piece.note()).map(Note::jokers).sum::<u8>() >= ZEROS
}
