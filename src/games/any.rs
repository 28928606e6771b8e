use crate::Seed;
use crate::games::TexasHoldem;
use crate::table::{Setup, Stakes};

/// Any of the betting games, as a host asks for it.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Tournament Texas Hold'em.
    TexasHoldem(TexasHoldem),
}

impl AnyGame {
    /// The set-up of a hand.
    pub fn setup(self, seed: Option<Seed>) -> Setup {
        match self {
            Self::TexasHoldem(game) => game.setup(seed),
        }
    }

    /// The same game as a later hand of its match was set up.
    #[must_use]
    pub fn of_hand(&self, setup: &Setup) -> Self {
        match self {
            Self::TexasHoldem(game) => {
                let mut game = TexasHoldem {
                    stacks: setup.stacks.clone(),
                    button: setup.button,
                    away: setup.away,
                    deck: setup
                        .deck
                        .as_ref()
                        .map(|deck| deck.iter().filter_map(|piece| piece.card()).collect()),
                    ..game.clone()
                };
                if let Stakes::Blinds { small, big, straddles, ante } = &setup.stakes {
                    game.small_blind = small.0;
                    game.big_blind = big.0;
                    game.straddles = straddles.iter().map(|straddle| straddle.0).collect();
                    game.ante = *ante;
                }
                Self::TexasHoldem(game)
            }
        }
    }
}
