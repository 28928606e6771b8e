//! Seeded play for the tests: whoever the hand waits for does something legal.

use cardroom::table::{Action, Hand, LegalAction};
use cardroom::{Chips, Seat, Seed, Stream};

/// A seed by number.
pub fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}

/// A legal action of a seat that the hand waits for; folds are rarer than the rest.
pub fn choose(hand: &Hand, stream: &mut Stream) -> (Seat, Action) {
    let waiting: Vec<Seat> = hand.can_act().iter().collect();
    let seat = waiting[stream.below(waiting.len() as u32) as usize];
    let legal = hand.legal_actions(seat);
    let mut chosen = &legal[stream.below(legal.len() as u32) as usize];
    if *chosen == LegalAction::Fold && stream.below(2) == 0 {
        chosen = &legal[0];
    }
    (seat, one_of(chosen, stream))
}

/// One of the actions that a legal action stands for.
pub fn one_of(legal: &LegalAction, stream: &mut Stream) -> Action {
    match legal {
        LegalAction::Check => Action::Check,
        LegalAction::Call { .. } => Action::Call,
        LegalAction::Bet { min, max, step } => Action::Bet { to: total(*min, *max, *step, stream) },
        LegalAction::Raise { min, max, step } => Action::Raise { to: total(*min, *max, *step, stream) },
        LegalAction::Fold => Action::Fold,
        LegalAction::Show => Action::Show,
        LegalAction::Muck => Action::Muck,
        LegalAction::AskToShow { seat } => Action::AskToShow { seat: *seat },
        LegalAction::Announce { min, max } => {
            Action::Announce { place: min + stream.below(u32::from(max - min) + 1) as u8 }
        }
        LegalAction::Exchange { discards } => {
            let discard = discards[stream.below(discards.len() as u32) as usize];
            Action::Exchange { zone: discard.zone, index: discard.index }
        }
        LegalAction::Stand => Action::Stand,
        LegalAction::Peek { zones } => {
            Action::Peek { zones: vec![zones[stream.below(zones.len() as u32) as usize]] }
        }
    }
}

/// Often the smallest or a little more, at times anything, at times all.
fn total(min: Chips, max: Chips, step: Chips, stream: &mut Stream) -> Chips {
    let steps = u32::try_from((max.0 - min.0) / step.0).unwrap_or(u32::MAX - 1);
    match stream.below(8) {
        0..4 => Chips(min.0 + u64::from(stream.below(steps.min(3) + 1)) * step.0),
        4..7 => Chips(min.0 + u64::from(stream.below(steps + 1)) * step.0),
        _ => max,
    }
}
