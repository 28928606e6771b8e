//! Advice does not depend on what the player does not see: with other cards in the others' hands and in the deck, a player
//! with the same cards, the same board and the same play before does the same.

use cardroom::advice::Level;
use cardroom::table::{Action, Hand, Phase, Setup};
use cardroom::{Piece, Seat, Stream};

use super::{advice, play, setups};

/// What a player is advised, decision by decision, in a hand whose other decisions look at nothing hidden; and all that
/// the player saw, until hands were turned up.
fn decisions(setup: &Setup, player: Seat, level: Level) -> (Vec<String>, Vec<Piece>) {
    let mut hand = Hand::new(setup.clone()).unwrap();
    let mut stream = play::seed(5).stream(7);
    let (mut told, mut seen) = (Vec::new(), Vec::new());
    while !hand.complete() && hand.view(None).seats.iter().all(|seat| !seat.shown) {
        seen.extend(hand.pieces(player));
        seen.extend(hand.board());
        if hand.phase() == Phase::Held {
            hand.act(Seat(0), &Action::Release).unwrap();
            continue;
        }
        let seat = hand.can_act().iter().next().unwrap();
        let (mut seat, mut action) = (seat, play::one_of(&hand.legal_actions(seat)[0], &mut stream));
        if seat == player {
            let advice = advice(&hand.view(Some(seat)), level, &play::seed(11)).unwrap();
            told.push(format!("{} {:?}", advice.action, advice.reason));
            // Stays in, so that much is asked: folds are noted, and not played.
            if advice.action != Action::Fold {
                action = advice.action;
            }
        } else if stream.below(3) == 0 {
            (seat, action) = play::choose(&hand, &mut stream);
        }
        hand.act(seat, &action).unwrap();
    }
    (told, seen)
}

/// The same deck with all other cards than these dealt anew.
fn other_deck(deck: &[Piece], kept: &[Piece], stream: &mut Stream) -> Vec<Piece> {
    let mut others: Vec<Piece> = deck.iter().copied().filter(|piece| !kept.contains(piece)).collect();
    stream.shuffle(&mut others);
    let mut others = others.into_iter();
    deck.iter().map(|piece| if kept.contains(piece) { *piece } else { others.next().unwrap() }).collect()
}

#[test]
fn advice_does_not_change_with_what_the_view_does_not_show() {
    let (mut asked, mut hands) = (0, 0);
    for number in 0..240 {
        let mut stream = play::seed(number).stream(97);
        let mut setup = setups::any(number, &mut stream);
        let first = Hand::new(setup.clone()).unwrap();
        let deck = setup.game.deck(setup.seed.as_ref().unwrap(), 0);
        let player = first.terms().dealt_in.iter().next().unwrap();
        for level in Level::ALL {
            setup.deck = Some(deck.clone());
            let (told, seen) = decisions(&setup, player, level);
            // What the player saw lies in its place in the other deck, too.
            setup.deck = Some(other_deck(&deck, &seen, &mut stream));
            let (again, _) = decisions(&setup, player, level);
            assert_eq!(told, again, "hand {number}, {}", level.name());
            asked += told.len();
            hands += 1;
        }
    }
    assert!(asked > 2 * hands, "{asked} decisions in {hands} hands");
}
