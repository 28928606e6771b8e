//! What prizes change in all games, and what they do not.

use cardroom::advice::{Advice, Code, Level, Spot, SpotTournament, advise};
use cardroom::games::LiarsPoker;
use cardroom::table::{Action, Hand, LegalAction, Phase};
use cardroom::{Chips, Note, Seat};

use super::mirrored::measure;
use super::sit_and_go::{Game, SitAndGo};
use super::{play, setups};

fn told(mut spot: Spot, prizes: &[u64]) -> Spot {
    let prizes = prizes.iter().copied().map(Chips).collect();
    spot.tournament = Some(SpotTournament { prizes, elsewhere: Vec::new() });
    spot
}

/// Looks at the spots of random hands of all games.
fn spots(numbers: std::ops::Range<u32>, mut look: impl FnMut(&Spot, u32)) {
    for number in numbers {
        let mut stream = play::seed(number).stream(95);
        let mut hand = Hand::new(setups::any(number, &mut stream)).unwrap();
        while !hand.complete() && hand.phase() != Phase::Held {
            let seat = hand.can_act().iter().next().unwrap();
            let spot = Spot::of(&hand.view(Some(seat))).unwrap();
            look(&spot, number);
            let (other, chosen) = play::choose(&hand, &mut stream);
            let advised = advise(&spot, Level::Expert, &play::seed(number)).map(|advice| advice.action);
            let (seat, action) = match advised {
                Ok(advised) if stream.below(3) > 0 => (seat, advised),
                _ => (other, chosen),
            };
            hand.act(seat, &action).unwrap();
        }
    }
}

#[test]
fn without_prizes_or_with_one_for_all_chips_count_as_they_are() {
    let (mut asked, mut other) = ([0; 3], Vec::new());
    spots(0..300, |spot, number| {
        for level in Level::ALL {
            let [plain, none, one] = [spot.clone(), told(spot.clone(), &[]), told(spot.clone(), &[100])]
                .map(|spot| advise(&spot, level, &play::seed(number)).ok());
            assert_eq!(plain, none);
            let (Some(plain), Some(one)) = (plain, one) else { continue };
            // A short stack of Hold'em that is first in is advised by another way where there are prizes.
            if [Code::Push, Code::PushFold]
                .iter()
                .any(|code| [plain.reason.code, one.reason.code].contains(code))
            {
                continue;
            }
            asked[spot.game as usize] += 1;
            if plain.action != one.action {
                other.push((number, level, plain, one));
            }
        }
    });
    assert!(asked.iter().all(|asked| *asked > 1000), "{asked:?}");
    // Two that are worth the same but for what the model misses.
    assert!(other.len() <= 3, "{} {other:#?}", other.len());
}

#[test]
fn advice_is_legal_whatever_is_told_of_prizes_and_stacks() {
    let most = Chips(u64::MAX);
    spots(300..360, |spot, number| {
        let mut stream = play::seed(number).stream(94);
        for round in 0..6 {
            let mut spot = told(spot.clone(), &[]);
            let amounts = [Chips(0), Chips(1), Chips(100), Chips((1 << 53) - 1), most];
            let mut any = |count: u32| -> Vec<Chips> {
                (0..stream.below(count)).map(|_| amounts[stream.below(5) as usize]).collect()
            };
            spot.tournament = Some(SpotTournament { prizes: any(8), elsewhere: any(8) });
            for chair in &mut spot.seats {
                let mut one = || any(2).pop();
                chair.stack = one().unwrap_or(chair.stack);
                chair.bet = one().unwrap_or(chair.bet);
                chair.contributed = one().unwrap_or(chair.contributed);
            }
            if round % 2 == 0 {
                spot.pot = any(2).pop().unwrap_or(spot.pot);
            }
            for level in Level::ALL {
                if let Ok(advice) = advise(&spot, level, &play::seed(number)) {
                    assert!(spot.actions.iter().any(|legal| legal.allows(&advice.action)));
                }
            }
        }
    });
}

/// What seat 2 does with notes that begin with these numbers against an all-in of seat 1, who has most; seat 3 has little and folds.
/// The button is in seat 0, the place is 1.
fn against_the_big_stack(game: LiarsPoker, numbers: [u32; 2], level: Level, prizes: &[u64]) -> Advice {
    let note = |number: u32, at: u32| Note::from_serial(number * 1_000_000 + 111_111 + at).unwrap();
    // Two rounds from seat 1 on: seat 2 is dealt the second and the sixth note.
    let dealt = [4, numbers[0], 2, 7, 6, numbers[1], 8, 3];
    let mut deck: Vec<Note> = (0..8).map(|at| note(dealt[at as usize], at)).collect();
    deck.extend((11..60).map(|at| note(1 + at % 9, at)).filter(|note| note.jokers() == 0));
    let game = LiarsPoker { stacks: vec![2500, 5000, 1500, 250], ante: 100, deck: Some(deck), ..game };
    let mut hand = Hand::new(game.setup(None)).unwrap();
    hand.act(Seat(0), &Action::Announce { place: 1 }).unwrap();
    hand.act(Seat(1), &Action::Bet { to: Chips(100) }).unwrap();
    hand.act(Seat(2), &Action::Call).unwrap();
    for seat in [3, 0] {
        hand.act(Seat(seat), &Action::Fold).unwrap();
    }
    while !hand.legal_actions(Seat(1)).iter().any(|legal| matches!(legal, LegalAction::Bet { .. })) {
        let seat = hand.can_act().iter().next().unwrap();
        let stands = hand.legal_actions(seat).contains(&LegalAction::Stand);
        hand.act(seat, &if stands { Action::Stand } else { Action::Check }).unwrap();
    }
    hand.act(Seat(1), &Action::Bet { to: Chips(4800) }).unwrap();
    let spot = Spot::of(&hand.view(Some(Seat(2)))).unwrap();
    advise(&told(spot, prizes), level, &play::seed(1)).unwrap()
}

#[test]
fn near_the_bubble_fewer_notes_call_an_all_in_in_the_banknote_games() {
    let pairs: Vec<[u32; 2]> = (1..=9).flat_map(|high| (1..=high).map(move |low| [high, low])).collect();
    let needed = |advice: &Advice| advice.reason.parts().nth(1).unwrap().1;
    for game in [LiarsPoker::holdem, LiarsPoker::draw] {
        let advised = |level, prizes: &[u64]| -> Vec<Advice> {
            pairs.iter().map(|pair| against_the_big_stack(game(), *pair, level, prizes)).collect()
        };
        let calls = |all: &[Advice]| all.iter().filter(|advice| advice.action == Action::Call).count();
        for level in [Level::Regular, Level::Expert] {
            let [chips, winner, bubble] =
                [&[][..], &[100], &[50, 30, 20]].map(|prizes| advised(level, prizes));
            // To win all is worth as many prizes as chips.
            assert_eq!(calls(&winner), calls(&chips), "{level:?}");
            assert!(calls(&bubble) + 3 < calls(&chips), "{level:?}: {} {}", calls(&bubble), calls(&chips));
            for (bubble, chips) in
                bubble.iter().zip(&chips).filter(|(bubble, _)| bubble.action == Action::Fold)
            {
                assert!(needed(bubble) > needed(chips) + 80, "{level:?}: {bubble:?} {chips:?}");
            }
        }
        assert_eq!(advised(Level::Beginner, &[50, 30, 20]), advised(Level::Beginner, &[]));
    }
}

#[test]
fn who_is_told_of_prizes_wins_more_of_them() {
    for (game, pairs) in [(Game::Holdem, 250), (Game::LiarsHoldem, 120), (Game::LiarsDraw, 120)] {
        let race = SitAndGo { game, prizes: &[34, 33, 33] };
        // Other hands than those that the players were tried on.
        let measured = measure(&race, 1_000_000, pairs, &(Level::Regular, true), &(Level::Regular, false));
        assert!(measured.errors() > 3.0, "{measured:?}");
    }
}
