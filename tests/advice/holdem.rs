//! What any player of Hold'em would call sound.

use cardroom::advice::{Advice, Code, Level, Spot, SpotTournament, advise};
use cardroom::games::TexasHoldem;
use cardroom::table::{Action, Ante, AnteMode, Button, Hand, LegalAction};
use cardroom::{Card, Chips, Seat};

use super::{advice, play};

/// A game of so many equal stacks, in big blinds.
fn game(seats: usize, blinds: u64) -> TexasHoldem {
    TexasHoldem {
        stacks: vec![blinds * 100; seats],
        small_blind: 50,
        big_blind: 100,
        ..TexasHoldem::default()
    }
}

/// A hand in which a seat has these cards.
fn dealt(game: TexasHoldem, seat: u8, cards: &str, board: &str) -> Hand {
    let seats = game.stacks.len();
    let Button::Seat(button) = game.button else { panic!("a button") };
    let parse = |text: &str| Card::parse_list(text).unwrap();
    let (own, board) = (parse(cards), parse(board));
    let mut others = Card::all().filter(|card| !own.contains(card) && !board.contains(card));
    let mut deck = Vec::new();
    for card in &own[..2] {
        for step in 1..=seats {
            let chair = (usize::from(button) + step) % seats;
            deck.push(if chair == usize::from(seat) { *card } else { others.next().unwrap() });
        }
    }
    let mut board = board.iter().copied();
    for count in [3, 1, 1] {
        deck.push(others.next().unwrap());
        deck.extend((0..count).filter_map(|_| board.next()));
    }
    deck.extend(Card::all().filter(|card| !deck.contains(card)).collect::<Vec<_>>());
    Hand::new(TexasHoldem { deck: Some(deck), ..game }.setup(Some(play::seed(1)))).unwrap()
}

fn asked(hand: &Hand, seat: u8, level: Level, dice: u32) -> Advice {
    advice(&hand.view(Some(Seat(seat))), level, &play::seed(dice)).unwrap()
}

/// In how many of a hundred random hands a seat that is first to act puts money in.
fn played(of: impl Fn() -> TexasHoldem, folded: u8, level: Level) -> usize {
    let cards: Vec<Card> = Card::all().collect();
    let mut stream = play::seed(8).stream(1);
    let mut count = 0;
    for _ in 0..100 {
        let mut two = cards.clone();
        stream.shuffle(&mut two);
        let seats = of().stacks.len() as u8;
        // Left of the big blind is seat 3, or seat 0 between two.
        let first = if seats == 2 { 0 } else { 3 % seats };
        let seat = (first + folded) % seats;
        let mut hand = dealt(of(), seat, &format!("{}{}", two[0], two[1]), "");
        for step in 0..folded {
            hand.act(Seat((first + step) % seats), &Action::Fold).unwrap();
        }
        count += usize::from(asked(&hand, seat, level, 3).action != Action::Fold);
    }
    count
}

#[test]
fn aces_are_never_folded_before_the_flop() {
    for level in Level::ALL {
        for dice in 0..20 {
            for to in [200, 300, 900, 2500, 10_000] {
                let mut hand = dealt(game(3, 100), 1, "AsAh", "");
                hand.act(Seat(0), &Action::Raise { to: Chips(to) }).unwrap();
                assert_ne!(asked(&hand, 1, level, dice).action, Action::Fold, "{level:?} {to}");
            }
        }
    }
}

#[test]
fn the_best_hand_is_never_folded_on_the_river_and_a_bet_with_it_is_for_value() {
    for level in Level::ALL {
        for (dice, bet) in [200, 1000, 9800].into_iter().cycle().take(30).enumerate() {
            // Between two the button, seat 0, acts last after the flop.
            let mut hand = dealt(game(2, 100), 0, "AsKs", "QsJsTs2c3d");
            hand.act(Seat(0), &Action::Raise { to: Chips(200) }).unwrap();
            hand.act(Seat(1), &Action::Call).unwrap();
            for _ in 0..4 {
                let seat = hand.can_act().only().unwrap();
                hand.act(seat, &Action::Check).unwrap();
            }
            hand.act(Seat(1), &Action::Bet { to: Chips(bet) }).unwrap();
            let advice = asked(&hand, 0, level, dice as u32);
            assert_ne!(advice.action, Action::Fold, "{level:?} {bet}");
            assert!(advice.reason.parts().all(|(name, share)| name != "equity" || share == 1000));
            if let Action::Raise { .. } = advice.action {
                assert_eq!(advice.reason.code, Code::Value);
            }
        }
    }
}

#[test]
fn nothing_is_not_called_on_the_river_for_all_the_chips() {
    for level in Level::ALL {
        let mut hand = dealt(game(2, 100), 0, "7s2h", "AcKdQc9d8c");
        hand.act(Seat(0), &Action::Call).unwrap();
        hand.act(Seat(1), &Action::Check).unwrap();
        for _ in 0..4 {
            let seat = hand.can_act().only().unwrap();
            hand.act(seat, &Action::Check).unwrap();
        }
        hand.act(Seat(1), &Action::Bet { to: Chips(9900) }).unwrap();
        let advice = asked(&hand, 0, level, 1);
        assert_eq!((advice.action, advice.reason.code), (Action::Fold, Code::Fold), "{level:?}");
    }
}

#[test]
fn later_seats_play_more_hands_and_stronger_players_fewer() {
    for level in [Level::Regular, Level::Expert] {
        let early = played(|| game(9, 100), 0, level);
        let button = played(|| game(9, 100), 6, level);
        assert!(early + 10 < button, "{level:?}: {early} {button}");
    }
    let beginner = played(|| game(9, 100), 0, Level::Beginner);
    assert!(beginner > 2 * played(|| game(9, 100), 0, Level::Expert), "{beginner}");
}

#[test]
fn a_short_stack_goes_all_in_or_folds_the_more_often_the_shorter_it_is_and_the_more_lies_there() {
    let pushed = |blinds: u64, ante: u64| {
        let of = || TexasHoldem {
            ante: Ante { mode: AnteMode::Each, amount: Chips(ante), first: false },
            ..game(6, blinds)
        };
        played(of, 2, Level::Expert)
    };
    let (four, eight, twelve) = (pushed(4, 0), pushed(8, 0), pushed(12, 0));
    assert!(four > eight && eight > twelve, "{four} {eight} {twelve}");
    assert!(pushed(8, 25) > eight, "antes make all-ins better");
    // Never anything between.
    for cards in ["AsAh", "KsTs", "9s8h", "7s2h"] {
        let hand = dealt(game(6, 8), 3, cards, "");
        let action = asked(&hand, 3, Level::Expert, 4).action;
        assert!(matches!(action, Action::Fold | Action::Raise { to: Chips(800) }), "{cards}: {action}");
    }
}

#[test]
fn a_call_by_the_odds_has_them_and_every_total_is_on_a_step() {
    let mut calls = 0;
    for number in 0..300 {
        let mut stream = play::seed(number).stream(96);
        let mut hand = Hand::new(super::setups::holdem(number, &mut stream)).unwrap();
        while !hand.complete() {
            let Some(seat) = hand.can_act().iter().next() else {
                hand.act(Seat(0), &Action::Release).unwrap();
                continue;
            };
            for level in [Level::Regular, Level::Expert] {
                let advice = asked(&hand, seat.0, level, number);
                if advice.reason.code == Code::Call {
                    let parts: Vec<u32> = advice.reason.parts().map(|(_, share)| share).collect();
                    assert!(parts[0] >= parts[1], "{parts:?}");
                    calls += 1;
                }
                if let Action::Bet { .. } | Action::Raise { .. } = advice.action {
                    let legal = hand.legal_actions(seat);
                    let bounds = legal
                        .iter()
                        .find(|legal| matches!(legal, LegalAction::Bet { .. } | LegalAction::Raise { .. }));
                    assert!(bounds.is_some_and(|legal| legal.allows(&advice.action)));
                }
            }
            let (seat, action) = play::choose(&hand, &mut stream);
            hand.act(seat, &action).unwrap();
        }
    }
    assert!(calls > 100, "{calls}");
}

/// What seat 0 thinks that its hand is worth on the flop, after 900 each before it, of which it or seat 1 put the last raise in.
fn worth_on_the_flop(level: Level, raises: &[u64]) -> u32 {
    let mut hand = dealt(game(2, 100), 0, "8s8h", "AdQh6c");
    for (at, to) in raises.iter().enumerate() {
        hand.act(Seat(at as u8 % 2), &Action::Raise { to: Chips(*to) }).unwrap();
    }
    hand.act(Seat(raises.len() as u8 % 2), &Action::Call).unwrap();
    hand.act(Seat(1), &Action::Check).unwrap();
    asked(&hand, 0, level, 1).reason.parts().next().unwrap().1
}

#[test]
fn an_expert_tells_who_raised_before_the_flop_from_who_called() {
    let [raised, called] =
        [&[300, 900][..], &[300, 600, 900]].map(|raises| worth_on_the_flop(Level::Expert, raises));
    assert!(raised + 30 < called, "{raised} {called}");
    // A regular trusts all who paid as much alike.
    let [raised, called] =
        [&[300, 900][..], &[300, 600, 900]].map(|raises| worth_on_the_flop(Level::Regular, raises));
    assert_eq!(raised, called);
}

/// What seat 2 does in the big blind with a hand against an all-in of the small blind, who has most of the chips; seat 3 has
/// little. The prizes are of four who are left.
fn against_the_big_stack(cards: &str, level: Level, prizes: &[u64]) -> Advice {
    let stacks = vec![2500, 5000, 1500, 250];
    let mut hand = dealt(TexasHoldem { stacks, ..game(4, 1) }, 2, cards, "");
    hand.act(Seat(3), &Action::Fold).unwrap();
    hand.act(Seat(0), &Action::Fold).unwrap();
    hand.act(Seat(1), &Action::Raise { to: Chips(5000) }).unwrap();
    let mut spot = Spot::of(&hand.view(Some(Seat(2)))).unwrap();
    let prizes = prizes.iter().copied().map(Chips).collect();
    spot.tournament = Some(SpotTournament { prizes, elsewhere: Vec::new() });
    advise(&spot, level, &play::seed(1)).unwrap()
}

#[test]
fn near_the_bubble_a_hand_is_folded_to_an_all_in_that_chips_alone_would_call() {
    for level in [Level::Regular, Level::Expert] {
        let [chips, winner, bubble] =
            [&[][..], &[100], &[50, 30, 20]].map(|prizes| against_the_big_stack("AhJd", level, prizes));
        assert_eq!((&chips.action, &winner.action), (&Action::Call, &Action::Call), "{level:?}");
        assert_eq!(bubble.action, Action::Fold, "{level:?}");
        let needed = |advice: &Advice| advice.reason.parts().nth(1).unwrap().1;
        // To win all is worth as many prizes as chips.
        assert!(needed(&winner).abs_diff(needed(&chips)) <= 1, "{level:?}");
        assert!(needed(&bubble) > needed(&chips) + 100, "{level:?}");
    }
    // A beginner looks at no prizes, and nobody folds aces.
    let [chips, bubble] =
        [&[][..], &[50, 30, 20]].map(|prizes| against_the_big_stack("AhJd", Level::Beginner, prizes));
    assert_eq!(chips, bubble);
    assert_eq!(against_the_big_stack("AhAd", Level::Expert, &[50, 30, 20]).action, Action::Call);
}

#[test]
fn near_the_bubble_fewer_hands_go_all_in_against_a_stack_that_covers_them() {
    let pushed = |prizes: &[u64]| {
        let hands =
            ["AhJd", "KsQs", "9h9c", "Ad5d", "KhTc", "QsJs", "6c6d", "Ac3s", "Kd7d", "JhTh", "4s4h", "Qd8d"];
        let pushes = |cards: &&&str| {
            // The button has eight big blinds; the blinds after it cover it, and seat 3 is all but out.
            let stacks = vec![800, 4000, 4000, 150];
            let mut hand = dealt(TexasHoldem { stacks, ..game(4, 1) }, 0, cards, "");
            hand.act(Seat(3), &Action::Fold).unwrap();
            let mut spot = Spot::of(&hand.view(Some(Seat(0)))).unwrap();
            let prizes = prizes.iter().copied().map(Chips).collect();
            spot.tournament = Some(SpotTournament { prizes, elsewhere: vec![Chips(150)] });
            advise(&spot, Level::Expert, &play::seed(1)).unwrap().action != Action::Fold
        };
        hands.iter().filter(pushes).count()
    };
    let [chips, bubble] = [&[][..], &[34, 33, 33]].map(pushed);
    assert!(bubble + 3 < chips, "{bubble} {chips}");
}

#[test]
fn near_the_bubble_an_expert_bets_less_on_the_flop_to_a_stack_that_covers_it() {
    let mut bets = [0.0; 2];
    for number in 0..60 {
        let mut cards: Vec<Card> = Card::all().collect();
        play::seed(number).stream(9).shuffle(&mut cards);
        let text = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<String>();
        // The button raises, the big blind calls and checks; seat 3 is all but out.
        let stacks = vec![2000, 4000, 4000, 150];
        let mut hand =
            dealt(TexasHoldem { stacks, ..game(4, 1) }, 0, &text(&cards[..2]), &text(&cards[2..7]));
        let actions =
            [Action::Fold, Action::Raise { to: Chips(250) }, Action::Fold, Action::Call, Action::Check];
        for (seat, action) in [3, 0, 1, 2, 2].into_iter().zip(actions) {
            hand.act(Seat(seat), &action).unwrap();
        }
        for (bet, prizes) in bets.iter_mut().zip([&[][..], &[34, 33, 33]]) {
            let mut spot = Spot::of(&hand.view(Some(Seat(0)))).unwrap();
            let prizes = prizes.iter().copied().map(Chips).collect();
            spot.tournament = Some(SpotTournament { prizes, elsewhere: vec![Chips(150)] });
            if let Action::Bet { to } = advise(&spot, Level::Expert, &play::seed(1)).unwrap().action {
                *bet += f64::from(to.0 as u32);
            }
        }
    }
    let [chips, bubble] = bets;
    assert!(bubble < chips * 0.8, "{bubble} {chips}");
}
