//! The test of the design: Omaha (four cards each, exactly two of them used) over the public API.

mod play;

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use cardroom::table::{Ante, Evaluation, Game, Hand, Holding, Opening, Setup, Stakes, Step, Street, Zone};
use cardroom::{Card, CardSet, CardsHand, Chips, Limit, Piece};

#[derive(Debug)]
struct Omaha;

impl Game for Omaha {
    fn name(&self) -> &'static str {
        "omaha"
    }

    fn seats(&self) -> RangeInclusive<usize> {
        2..=10
    }

    fn script(&self) -> Vec<Step> {
        let mut script = vec![Step::Post, Step::Deal { count: 4, zone: Zone::Preflop }];
        script.push(Step::Bet { street: Street::Preflop, opening: Opening::AfterBlinds });
        for (street, count) in [(Street::Flop, 3), (Street::Turn, 1), (Street::River, 1)] {
            let bet = Step::Bet { street, opening: Opening::LeftOfButton };
            script.extend([Step::Burn, Step::Board { street, count }, bet]);
        }
        script.push(Step::Showdown { in_turn: true });
        script
    }

    fn pieces(&self) -> Cow<'_, [Piece]> {
        Card::all().map(Piece::Card).collect::<Vec<_>>().into()
    }

    fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation> {
        let own: CardSet = holding.own.iter().filter_map(|(piece, _)| piece.card()).collect();
        let board: CardSet = holding.board.iter().filter_map(|piece| piece.card()).collect();
        let with_board = |two: CardSet| choices(board, 3).into_iter().map(move |three| two | three);
        let fives = choices(own, 2).into_iter().flat_map(with_board);
        let hands = fives.filter_map(|five| CardsHand::evaluate(five).ok());
        hands.max_by_key(|hand| hand.value).map(Evaluation::Cards)
    }
}

/// Every choice of so many cards.
fn choices(cards: CardSet, count: usize) -> Vec<CardSet> {
    let above = move |chosen: CardSet| cards.iter().filter(move |card| chosen.iter().all(|low| low < *card));
    let more = |chosen| above(chosen).map(move |card| chosen | CardSet::from_iter([card]));
    (0..count).fold(vec![CardSet::EMPTY], |chosen, _| chosen.into_iter().flat_map(more).collect())
}

#[test]
fn a_thousand_random_hands_of_pot_limit_omaha() {
    for number in 0..1000 {
        let (seed, mut stream) = (play::seed(number), play::seed(number).stream(7));
        let stacks: Vec<u64> = (0..2 + number % 9).map(|_| u64::from(1 + stream.below(2000))).collect();
        let (total, ante) = (Chips(stacks.iter().sum()), Ante::default());
        let stakes = Stakes::Blinds { small: Chips(5), big: Chips(10), straddles: vec![], ante };
        let setup =
            Setup { limit: Limit::PotLimit, seed: Some(seed), ..Setup::new(Arc::new(Omaha), stacks, stakes) };
        let mut hand = Hand::new(setup).unwrap();
        while !hand.complete() {
            let (seat, action) = play::choose(&hand, &mut stream);
            hand.act(seat, &action).unwrap();
            assert_eq!(hand.ledger().total(), total);
        }
        for (seat, best) in hand.outcome().unwrap().best.iter() {
            let Some(Evaluation::Cards(best)) = best else { continue };
            let own = hand.pieces(seat);
            assert_eq!(best.cards.iter().filter(|card| own.contains(&Piece::Card(**card))).count(), 2);
        }
    }
}
