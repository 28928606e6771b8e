//! What tells the Hold'em with banknotes from the closed game (LH-1 … LH-5).

use super::banknotes::Banknotes;
use crate::table::{Step, Street, Zone};

/// Two notes each, then three on the board, one a street.
pub(super) fn script(game: &Banknotes, burn: bool) -> Vec<Step> {
    let deal = Step::Deal { count: 2, zone: Zone::Preflop };
    let mut script = vec![Step::Post, Banknotes::ANNOUNCE, deal, game.bet(Street::Preflop)];
    for street in [Street::Flop, Street::Turn, Street::River] {
        script.extend(burn.then_some(Step::Burn));
        script.extend([Step::Board { street, count: 1 }, game.bet(street)]);
    }
    script.extend([Step::Showdown { in_turn: false }, Step::Clear]);
    script
}
