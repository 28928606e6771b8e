//! How players are measured: pairs of hands with the same cards, in the second of which the seats are exchanged, so that
//! nobody is better off for the cards.

use cardroom::Seed;

/// A game in which two players can be compared.
pub trait Mirrored {
    /// Who plays it.
    type Player;

    /// Its name, and what is played for: `"big blinds in 100 hands"`.
    fn name(&self) -> String;

    /// How many units of [`Mirrored::name`] one unit of [`Mirrored::pair`] is.
    fn scale(&self) -> f64 {
        100.0
    }

    /// Plays hands with the same cards once in each seating: what the challenger won a hand on average.
    fn pair(&self, cards: &Seed, challenger: &Self::Player, other: &Self::Player) -> f64;
}

/// What a challenger wins, and by how much that may miss the truth.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    pub mean: f64,
    pub standard_error: f64,
}

impl Measured {
    /// How many standard errors the mean lies above nothing.
    pub fn errors(self) -> f64 {
        self.mean / self.standard_error
    }
}

/// Plays so many pairs, numbered from `first` on.
pub fn measure<G: Mirrored>(
    game: &G,
    first: u32,
    pairs: u32,
    challenger: &G::Player,
    other: &G::Player,
) -> Measured {
    let (mut sum, mut squares) = (0.0, 0.0);
    for number in first..first + pairs {
        let won = game.pair(&seed(number), challenger, other) * game.scale();
        sum += won;
        squares += won * won;
    }
    let count = f64::from(pairs);
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0) * count / (count - 1.0);
    Measured { mean, standard_error: (variance / count).sqrt() }
}

/// A seed by its number.
pub fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}
