use crate::games::{LiarsPoker, TexasHoldem};
use crate::table::{Setup, Stakes};
use crate::{Piece, Seed};

/// Any of the betting games, as a host asks for it.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Tournament Texas Hold'em.
    TexasHoldem(TexasHoldem),
    /// Either banknote game.
    LiarsPoker(LiarsPoker),
}

impl AnyGame {
    /// The set-up of a hand.
    pub fn setup(self, seed: Option<Seed>) -> Setup {
        match self {
            Self::TexasHoldem(game) => game.setup(seed),
            Self::LiarsPoker(game) => game.setup(seed),
        }
    }

    /// The same game as a later hand of its match was set up.
    #[must_use]
    pub fn of_hand(&self, setup: &Setup) -> Self {
        let mut game = self.clone();
        match &mut game {
            Self::TexasHoldem(game) => {
                game.hand = setup.hand;
                game.stacks.clone_from(&setup.stacks);
                (game.button, game.positions, game.away) = (setup.button, setup.positions, setup.away);
                (game.killed, game.waiting) = (setup.killed, setup.waiting);
                (game.chip_unit, game.hold_all_ins) = (setup.chip_unit, setup.hold_all_ins);
                game.deck = deck(setup, Piece::card);
                if let Stakes::Blinds { small, big, straddles, ante } = &setup.stakes {
                    (game.small_blind, game.big_blind, game.ante) = (small.0, big.0, *ante);
                    game.straddles = straddles.iter().map(|straddle| straddle.0).collect();
                }
            }
            Self::LiarsPoker(game) => {
                game.hand = setup.hand;
                game.stacks.clone_from(&setup.stacks);
                (game.button, game.away) = (setup.button, setup.away);
                game.deck = deck(setup, Piece::note);
                if let Stakes::BuyIn { ante, rake } = setup.stakes {
                    (game.ante, game.rake) = (ante.0, rake);
                }
            }
        }
        game
    }
}

/// The deck of a set-up that has one in order.
fn deck<T>(setup: &Setup, piece: impl Fn(Piece) -> Option<T>) -> Option<Vec<T>> {
    setup.deck.as_ref().map(|deck| deck.iter().filter_map(|each| piece(*each)).collect())
}
