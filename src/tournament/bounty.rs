use crate::Seat;
use crate::table::Outcome;
use crate::tournament::split_evenly;

/// The winners of the pot that holds a player's last chips, from the button's left (TT-10): the last pot that the player
/// could win, or the main pot for one whose hand was dead.
pub fn knocked_out_by(outcome: &Outcome, victim: Seat) -> Vec<Seat> {
    let pots = &outcome.pots;
    let last = pots.iter().rev().find(|of| of.pot.eligible.contains(victim)).or_else(|| pots.first());
    last.map(|of| of.winners.iter().map(|share| share.seat).collect()).unwrap_or_default()
}

/// A bounty in whole units for each winner; odd units go one each to the first.
pub fn split_bounty<T: Copy>(bounty: u64, winners: &[T]) -> Vec<(T, u64)> {
    winners.iter().copied().zip(split_evenly(bounty, winners.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::TexasHoldem;
    use crate::table::{Action, Hand};
    use crate::{Card, Chips};

    /// Three all-in, with 100 on the button and 300 in each blind; two cards each, from the small blind.
    fn all_in(hole: [&str; 6]) -> Outcome {
        let board = ["2c", "7d", "8s", "3c", "2d", "Td", "2h", "Jh"];
        let mut cards: Vec<Card> = hole.iter().chain(&board).map(|card| card.parse().unwrap()).collect();
        let others: Vec<Card> = Card::all().filter(|card| !cards.contains(card)).collect();
        cards.extend(others);
        let game = TexasHoldem { stacks: vec![100, 300, 300], deck: Some(cards), ..TexasHoldem::default() };
        let mut hand = Hand::new(game.setup(None)).unwrap();
        while let Some(seat) = hand.can_act().only() {
            let all_in = Action::Raise { to: hand.terms().stacks[seat] };
            if hand.act(seat, &all_in).is_err() {
                hand.act(seat, &Action::Call).unwrap();
            }
        }
        hand.outcome().unwrap().clone()
    }

    #[test]
    fn tt_10_a_bounty_goes_to_the_winner_of_the_pot_with_the_last_chips() {
        let outcome = all_in(["Qh", "Kh", "Ah", "Qc", "Kc", "Ac"]);
        assert_eq!(outcome.stacks.values(), [300, 0, 400].map(Chips));
        // Seat 0 won the main pot, but the last chips of seat 1 lay in the side pot.
        assert_eq!(knocked_out_by(&outcome, Seat(1)), [Seat(2)]);
        // A seat that could win no pot had a dead hand: its chips lay in the main pot.
        assert_eq!(knocked_out_by(&outcome, Seat(7)), [Seat(0)]);
    }

    #[test]
    fn tt_10_two_who_split_the_pot_share_the_bounty_from_the_button_s_left() {
        let outcome = all_in(["Ah", "Ad", "4h", "Kh", "Kd", "5h"]);
        let winners = knocked_out_by(&outcome, Seat(0));
        assert_eq!(winners, [Seat(1), Seat(2)]);
        assert_eq!(split_bounty(25, &winners), [(Seat(1), 13), (Seat(2), 12)]);
        assert_eq!(split_bounty::<Seat>(25, &[]), []);
    }
}
