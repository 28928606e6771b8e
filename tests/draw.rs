//! A game of one's own with an announcement and an exchange: the dealer says whether the highest or the lowest hand
//! wins, each player gets five cards and may exchange one of them.

mod play;

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use cardroom::table::{
    Action, Ending, Evaluation, Event, Game, Hand, Holding, Opening, Phase, Rake, Setup, Stakes, Step,
    Street, Topic, Zone,
};
use cardroom::{Card, CardSet, CardsHand, Chips, Piece, Seat};

const LOWEST: u8 = 2;

#[derive(Debug)]
struct HighOrLow;

impl Game for HighOrLow {
    fn name(&self) -> &'static str {
        "high-or-low"
    }

    fn seats(&self) -> RangeInclusive<usize> {
        2..=8
    }

    fn script(&self) -> Vec<Step> {
        let bet = |street| Step::Bet { street, opening: Opening::LeftOfButton };
        vec![
            Step::Post,
            Step::Announce { min: 1, max: LOWEST },
            Step::Deal { count: 5, zone: Zone::Preflop },
            bet(Street::Preflop),
            Step::Exchange { street: Street::River, zone: Zone::TurnRiver },
            bet(Street::River),
            Step::Showdown { in_turn: true },
        ]
    }

    fn pieces(&self) -> Cow<'_, [Piece]> {
        Card::all().map(Piece::Card).collect::<Vec<_>>().into()
    }

    fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation> {
        let cards: CardSet = holding.pieces().filter_map(Piece::card).collect();
        CardsHand::evaluate(cards).ok().map(Evaluation::Cards)
    }

    fn strength(&self, evaluation: &Evaluation, announced: Option<u8>) -> u32 {
        if announced == Some(LOWEST) { u32::MAX - evaluation.value() } else { evaluation.value() }
    }

    fn rule(&self, topic: Topic) -> Option<&'static str> {
        (topic == Topic::Announcement).then_some("HL-1")
    }
}

fn setup(stacks: Vec<u64>) -> Setup {
    let stakes = Stakes::BuyIn { ante: Chips(10), rake: Rake::default() };
    Setup::new(Arc::new(HighOrLow), stacks, stakes)
}

/// Two players: seat 1 holds a pair of aces, the dealer in seat 0 king high; below them the nine of clubs, then the
/// eight.
fn two_players() -> Hand {
    let top = "AsKc AhQd 7c8d 5d6s 2h3s 9c 8c";
    let mut deck: Vec<Card> = top.split(' ').flat_map(|cards| Card::parse_list(cards).unwrap()).collect();
    let rest: Vec<Card> = Card::all().filter(|card| !deck.contains(card)).collect();
    deck.extend(rest);
    let deck = Some(deck.into_iter().map(Piece::Card).collect());
    Hand::new(Setup { deck, ..setup(vec![100, 100]) }).unwrap()
}

fn play(hand: &mut Hand, actions: &[(u8, Action)]) {
    for (seat, action) in actions {
        hand.act(Seat(*seat), action).unwrap();
    }
}

#[test]
fn what_the_dealer_announces_decides_who_wins() {
    let check = [(1, Action::Check), (0, Action::Check)];
    for (place, winner) in [(1, 1), (LOWEST, 0)] {
        let mut hand = two_players();
        assert_eq!((hand.phase(), hand.can_act().only()), (Phase::Announcement, Some(Seat(0))));
        let refusal = hand.check(Seat(0), &Action::Announce { place: 3 }).unwrap_err();
        assert_eq!((refusal.reason.code(), refusal.rule), ("ERR_OUT_OF_RANGE", Some("HL-1")));
        play(&mut hand, &[(0, Action::Announce { place })]);
        play(&mut hand, &check);
        assert_eq!(hand.phase(), Phase::Exchange(Street::River));
        play(&mut hand, &[(1, Action::Stand), (0, Action::Stand)]);
        play(&mut hand, &check);
        let outcome = hand.outcome().unwrap();
        assert_eq!((outcome.ending, outcome.place), (Ending::Showdown, Some(place)));
        assert_eq!(outcome.payouts.get(Seat(winner)), Some(&Chips(20)), "{place}");
    }
}

#[test]
fn an_exchange_swaps_the_named_card_for_the_next_of_the_deck() {
    let mut hand = two_players();
    play(&mut hand, &[(0, Action::Announce { place: 1 }), (1, Action::Check), (0, Action::Check)]);
    // Seat 1 holds As Ah 7c 5d 2h in this order and gives the seven away.
    assert_eq!(hand.view(Some(Seat(1))).seats[1].hand.len(), 5);
    let seven = Action::Exchange { zone: Zone::Preflop, index: 2 };
    assert!(hand.check(Seat(1), &Action::Exchange { zone: Zone::TurnRiver, index: 0 }).is_err());
    let events = hand.act(Seat(1), &seven).unwrap();
    assert_eq!(events[0].to_string(), "1 discards 7c of preflop 2");
    assert_eq!(events[0].seen_by(Some(Seat(0))).to_string(), "1 discards hidden of preflop 2");
    assert_eq!(events[1].to_string(), "1 is dealt 9c in turn-river");
    let held: Vec<String> = hand.pieces(Seat(1)).iter().map(ToString::to_string).collect();
    assert_eq!(held.join(" "), "As Ah 5d 2h 9c");
    assert_eq!(hand.can_act().only(), Some(Seat(0)));
    play(&mut hand, &[(0, Action::Stand)]);
    assert_eq!(hand.phase(), Phase::Betting(Street::River));
}

#[test]
fn a_thousand_random_hands() {
    for number in 0..1000 {
        let mut stream = play::seed(number).stream(7);
        let stacks: Vec<u64> = (0..2 + number % 7).map(|_| u64::from(10 + stream.below(500))).collect();
        let total = Chips(stacks.iter().sum());
        let setup = Setup { seed: Some(play::seed(number)), auto_show: number % 2 == 0, ..setup(stacks) };
        let mut hand = Hand::new(setup).unwrap();
        while !hand.complete() {
            let (seat, action) = play::choose(&hand, &mut stream);
            hand.act(seat, &action).unwrap();
            assert_eq!(hand.ledger().total(), total);
        }
        let announced = hand.events().iter().filter(|event| matches!(event, Event::Announced { .. })).count();
        assert_eq!(announced, 1);
        assert_eq!(Hand::replay(hand.record()).unwrap().events(), hand.events());
    }
}
