use cardroom::{
    Card, CardSet, Equity, EquityJob, EquityMethod, EquityRequest, Holding, Range, Seed, Stream, Suit, equity,
};

use crate::request;

const RANGES: [&str; 8] =
    ["TT+", "AKs, QQ:0.5", "76s, 54s", "random", "A2s-A5s, KQ", "22-55", "JTs-98s:0.3, AJ", "K9o, Q9s+"];

/// A random spot: two to six players, cards or ranges, with any board.
fn any_spot(stream: &mut Stream, ranges: bool) -> EquityRequest {
    let mut deck: Vec<Card> = Card::all().collect();
    stream.shuffle(&mut deck);
    let mut next = deck.into_iter();
    let mut some = |count: u32| -> CardSet { (0..count).filter_map(|_| next.next()).collect() };
    let board = some([0, 3, 4, 5, 3, 4][stream.below(6) as usize]);
    let dead = some(stream.below(4));
    let players = if ranges { 2 + stream.below(2) } else { 2 + stream.below(5) };
    let holding = |_| {
        if ranges && stream.below(3) > 0 && !board.is_empty() {
            Holding::Range(RANGES[stream.below(8) as usize].parse().unwrap())
        } else {
            Holding::Cards(some(2))
        }
    };
    let holdings = (0..players).map(holding).collect();
    EquityRequest { board, dead, ..EquityRequest::new(holdings) }
}

fn sum(result: &Equity) -> f64 {
    result.players.iter().map(|player| player.equity).sum()
}

#[test]
fn samples_are_within_four_standard_errors_of_the_count_in_200_spots() {
    let mut stream = Seed::new([7; 32]).stream(0);
    let (mut spots, mut beyond_two, mut parts) = (0_u8, 0, 0);
    while spots < 200 {
        let request = any_spot(&mut stream, spots % 2 == 1);
        let exact = EquityRequest { method: EquityMethod::Exact, budget: 4_000_000, ..request.clone() };
        let Ok(exact) = equity(&exact) else { continue };
        let sampled = EquityRequest {
            method: EquityMethod::Sampled,
            samples: 5_000,
            seed: Seed::new([spots; 32]),
            ..request.clone()
        };
        let sampled = equity(&sampled).unwrap();
        assert!(exact.exact && !sampled.exact);
        assert_eq!(sampled.deals, 5_000.0);
        assert!((sum(&exact) - 1.0).abs() < 1e-12 && (sum(&sampled) - 1.0).abs() < 1e-12);
        for (exact, sampled) in exact.players.iter().zip(&sampled.players) {
            let off = (exact.equity - sampled.equity).abs() / sampled.standard_error;
            assert!(off < 4.0, "{off} standard errors: {request:?} {exact:?} {sampled:?}");
            beyond_two += u32::from(off > 2.0);
            parts += 1;
        }
        spots += 1;
    }
    // About one of 22 is beyond two: were the error stated too large or too small, there would be none or many.
    assert!((parts / 60..parts / 10).contains(&beyond_two), "{beyond_two} of {parts}");
}

#[test]
fn the_names_of_suits_and_the_order_of_players_do_not_matter() {
    let mut stream = Seed::new([8; 32]).stream(0);
    for spot in 0..60 {
        let request = any_spot(&mut stream, spot % 2 == 0);
        let request = EquityRequest { method: EquityMethod::Exact, budget: 4_000_000, ..request };
        let Ok(result) = equity(&request) else { continue };
        let mut names = Suit::ALL;
        stream.shuffle(&mut names);
        let renamed = |cards: CardSet| -> CardSet {
            cards.iter().map(|card| Card::new(card.rank(), names[card.suit() as usize])).collect()
        };
        let mut order: Vec<usize> = (0..result.players.len()).collect();
        stream.shuffle(&mut order);
        let holding = |&player: &usize| match &request.holdings[player] {
            Holding::Cards(cards) => Holding::Cards(renamed(*cards)),
            // Those above name no suits.
            range @ Holding::Range(_) => range.clone(),
        };
        let other = EquityRequest {
            holdings: order.iter().map(holding).collect(),
            board: renamed(request.board),
            dead: renamed(request.dead),
            ..request.clone()
        };
        let other = equity(&other).unwrap();
        assert!((other.deals - result.deals).abs() <= 1e-9 * result.deals, "{request:?}");
        for (place, &player) in order.iter().enumerate() {
            let (a, b) = (&other.players[place], &result.players[player]);
            assert!(
                (a.equity - b.equity).abs() < 1e-12 && (a.wins - b.wins).abs() <= 1e-9 * a.wins,
                "{request:?}"
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_samples_however_they_are_cut_into_steps() {
    let asked = EquityRequest {
        method: EquityMethod::Sampled,
        samples: 3_000,
        ..request("TT+ v AKs, KQ:0.5 v random", "", "2c")
    };
    let whole = equity(&asked).unwrap();
    let mut job = EquityJob::new(&asked).unwrap();
    let mut steps = 0;
    while !job.step(7).unwrap() {
        steps += 1;
        assert_eq!(job.result().is_some(), job.progress().0 > 0);
    }
    assert!(steps > 3_000 / 7 - 1);
    assert_eq!(job.result().as_ref(), Some(&whole));
    assert_eq!(job.step(1), Ok(true), "nothing happens any more");
    assert_eq!(job.result(), Some(whole.clone()));
    let other = EquityRequest { seed: Seed::new([1; 32]), ..asked };
    assert_ne!(equity(&other).unwrap(), whole);
}

/// A clock that counts steps in place of time: a budget of so many for each turn.
#[test]
fn a_step_does_no_more_than_it_is_asked_for() {
    let counted =
        EquityRequest { method: EquityMethod::Exact, budget: 100_000_000, ..request("AK v QQ, 76", "", "") };
    // One matchup after the other, or two at a time.
    let turns = |showdowns| {
        let mut job = EquityJob::new(&counted).unwrap();
        let (mut turns, mut before) = (1, 0);
        while !job.step(showdowns).unwrap() {
            let (now, total) = job.progress();
            assert!(now > before && now < total, "{before} {now} {total}");
            assert_eq!(job.result(), None, "a count that is not complete says nothing");
            (turns, before) = (turns + 1, now);
        }
        assert!(job.result().is_some_and(|result| result.exact));
        turns
    };
    let (ones, twos) = (turns(50_000), turns(100_000));
    assert!(ones > 20 && twos > ones / 2 - 2 && twos < ones / 2 + 2, "{ones} {twos}");
    let mut job = EquityJob::new(&EquityRequest { method: EquityMethod::Sampled, ..counted }).unwrap();
    assert_eq!(job.step(0), Ok(false));
    assert_eq!(job.progress(), (0, EquityRequest::SAMPLES));
    assert_eq!(job.step(1_000), Ok(false));
    assert!(job.progress().0 <= 1_000);
}

#[test]
fn the_budget_decides_between_counting_and_sampling() {
    let spot = |budget| EquityRequest { budget, samples: 100, ..request("AA v KK", "", "") };
    assert!(!equity(&spot(1)).unwrap().exact);
    assert!(equity(&spot(EquityRequest::BUDGET)).unwrap().exact);
    let sampled = EquityRequest { method: EquityMethod::Sampled, ..spot(u64::MAX) };
    assert!(!equity(&sampled).unwrap().exact);
}

/// Texts that are nearly ranges: what is read can be written pair by pair and reads back the same.
#[test]
fn ranges_read_back_as_their_pairs() {
    const PARTS: [&str; 20] = [
        "A", "K", "T", "9", "2", "s", "o", "h", "+", "-", ":", "0", ".5", "1", ",", " ", "AKs", "77",
        "random", "AsKh",
    ];
    let mut stream = Seed::new([9; 32]).stream(0);
    let mut read = 0;
    for _ in 0..20_000 {
        let text: String = (0..=stream.below(7)).map(|_| PARTS[stream.below(20) as usize]).collect();
        match text.parse::<Range>() {
            Ok(range) => {
                let pair = |(cards, weight): (CardSet, u32)| {
                    let cards: String = cards.iter().map(|card| card.to_string()).collect();
                    format!("{cards}:{}.{:06}", weight / Range::FULL_WEIGHT, weight % Range::FULL_WEIGHT)
                };
                let pairs: Vec<String> = range.pairs().map(pair).collect();
                assert!((1..=Range::ANY_TWO).contains(&pairs.len()), "{text}");
                assert_eq!(pairs.join(",").parse(), Ok(range), "{text}");
                read += 1;
            }
            Err(error) => assert!(error.position <= text.len(), "{text}: {error}"),
        }
    }
    assert!(read > 500, "{read}");
}
