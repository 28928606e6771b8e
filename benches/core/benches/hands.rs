//! `cargo bench --manifest-path benches/core/Cargo.toml --bench hands`: random hands of six at the table, natively, as
//! `benches/tables.mjs` plays them through JavaScript: legal actions are asked for before each action.

use std::hint::black_box;
use std::time::Instant;

use cardroom::games::TexasHoldem;
use cardroom::table::{Action, Hand, LegalAction};
use cardroom::{Seed, Stream};

const HANDS: u32 = 20_000;
const ROUNDS: usize = 15;

fn main() {
    let mut seconds: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let mut chance = Seed::new([1; 32]).stream(0);
            let start = Instant::now();
            for hand in 0..HANDS {
                black_box(play(hand, &mut chance));
            }
            start.elapsed().as_secs_f64()
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    let [median, least] = [seconds[ROUNDS / 2], seconds[0]].map(|seconds| f64::from(HANDS) / seconds);
    println!("random hands of six a second: median {median:.0}, best {least:.0}");
}

/// Plays a hand to its end; the number of decisions.
fn play(number: u32, chance: &mut Stream) -> u32 {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    let game = TexasHoldem { stacks: vec![1000; 6], small_blind: 5, big_blind: 10, ..TexasHoldem::default() };
    let mut hand = Hand::new(game.setup(Some(Seed::new(seed)))).expect("a good set-up");
    let mut decisions = 0;
    while let Some(seat) = hand.can_act().only() {
        let legal = hand.legal_actions(seat);
        let calls = legal.iter().any(|legal| matches!(legal, LegalAction::Call { .. }));
        let way = chance.below(100);
        let raise = legal.iter().find_map(|legal| match legal {
            LegalAction::Bet { min, .. } => Some(Action::Bet { to: *min }),
            LegalAction::Raise { min, .. } => Some(Action::Raise { to: *min }),
            _ => None,
        });
        let action = match raise {
            _ if way < 15 && calls => Action::Fold,
            Some(raise) if way < 30 => raise,
            _ if calls => Action::Call,
            _ => Action::Check,
        };
        hand.act(seat, &action).expect("a legal action");
        decisions += 1;
    }
    decisions
}
