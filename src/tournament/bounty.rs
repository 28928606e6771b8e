use crate::Seat;
use crate::table::Outcome;

/// The winners of the pot that holds a player's last chips, from the button's left (TT-10): the last pot that the player
/// could win, or the main pot for one whose hand was dead.
pub fn knocked_out_by(outcome: &Outcome, victim: Seat) -> Vec<Seat> {
    let _ = (outcome, victim);
    todo!()
}

/// A bounty in whole units for each winner; odd units go one each to the first.
pub fn split_bounty<T: Copy>(bounty: u64, winners: &[T]) -> Vec<(T, u64)> {
    let _ = (bounty, winners);
    todo!()
}
