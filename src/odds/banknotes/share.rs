//! The share of a pot that a hand can expect: it takes 1/(1+t) where t opponents tie and nobody beats it, and that is the
//! integral of u^t from 0 to 1. So all that is needed is the chance that no opponent beats it where a tie counts u, a
//! polynomial in u: with at most eight at the table its degree is at most seven, and Lobatto's five nodes give the integral
//! exactly. The first node (u = 0) is the chance to win alone, the last (u = 1) the chance to win or tie.

/// A polynomial by its values at [`NODES`].
pub(super) type AtNodes = [f64; 5];

pub(super) const NODES: AtNodes = [0.0, 0.172_673_164_646_011_43, 0.5, 0.827_326_835_353_988_6, 1.0];
const WEIGHTS: AtNodes = [0.05, 49.0 / 180.0, 16.0 / 45.0, 49.0 / 180.0, 0.05];

/// The expected part of what is shared among the best, of which `best` are known hands and the others counted by nodes.
pub(super) fn part(nodes: AtNodes, best: usize) -> f64 {
    let mut part = 0.0;
    for (at, value) in nodes.into_iter().enumerate() {
        let mut term = WEIGHTS[at] * value;
        for _ in 1..best {
            term *= NODES[at];
        }
        part += term;
    }
    part
}

/// What a hand can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NotesShare {
    /// The chance to have the best hand alone, 0 to 1.
    pub win: f64,
    /// The chance to share it.
    pub tie: f64,
    /// The expected part of the pot, shots and split pots counted.
    pub equity: f64,
    /// The expected part of what the best hand alone decides: of all in liars-holdem, of the antes under `moonAntes: false`
    /// in liars-draw (LD-11).
    pub hand_equity: f64,
    /// That part of the equity which a held shot brings (LD-10).
    pub shot_equity: f64,
}

impl NotesShare {
    /// Of one of `best` equal known hands: `nodes` over all opponents, `unshot` where none of them may hold a shot,
    /// `shots` over theirs where `held` known hands hold one, this one among them or not.
    pub(super) fn new(best: usize, nodes: AtNodes, unshot: AtNodes) -> Self {
        let hand = part(nodes, best);
        let win = if best == 1 { nodes[0] } else { 0.0 };
        let halved = 0.5 * (hand + part(unshot, best));
        Self { win, tie: nodes[4] - win, equity: halved, hand_equity: hand, shot_equity: 0.0 }
    }

    /// With a part of the half that is shot for.
    pub(super) fn add_shot(&mut self, part: f64) {
        self.shot_equity += 0.5 * part;
        self.equity += 0.5 * part;
    }

    /// Adds another, weighed.
    pub(super) fn add(&mut self, weight: f64, other: Self) {
        self.win += weight * other.win;
        self.tie += weight * other.tie;
        self.equity += weight * other.equity;
        self.hand_equity += weight * other.hand_equity;
        self.shot_equity += weight * other.shot_equity;
    }
}
