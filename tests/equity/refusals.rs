use cardroom::{Card, CardSet, EquityError, EquityJob, EquityMethod, EquityRequest, Holding, equity};

use crate::{request, set};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn what_cannot_be_is_refused() {
    use EquityError as E;
    let holding = |cards| Holding::Cards(set(cards));
    let eleven = ["AsAh"; 11].join(" v ");
    for (holdings, board, dead, expected) in [
        ("AsAh", "", "", E::HandCount { count: 1 }),
        (&*eleven, "", "", E::HandCount { count: 11 }),
        ("AsAh v KsKh", "2c", "", E::BoardCount { count: 1 }),
        ("AsAh v KsKh", "2c3c", "", E::BoardCount { count: 2 }),
        ("AsAh v KsKh", "2c3c4c5c6c7c", "", E::BoardCount { count: 6 }),
        ("AsAh v KsKh", "2c3c4c", "2c", E::DeadOnBoard { card: card("2c") }),
        ("AsAh v KsAh", "", "", E::Repeated { player: 1, card: card("Ah") }),
        ("AsAh v KsKh", "Kh2c3c", "", E::Repeated { player: 1, card: card("Kh") }),
        ("AsAh v KsKh", "", "As", E::Repeated { player: 0, card: card("As") }),
        ("AsAh v AA", "", "Ac", E::RangeEmpty { player: 1 }),
        ("AsAh v KK", "KsKhKd", "", E::RangeEmpty { player: 1 }),
        ("AKs v AA", "AsAhKdKc", "Kh", E::RangeEmpty { player: 0 }),
        ("AA v AA v AA", "", "", E::NoDeal),
        ("AA v AA v AA", "2c3c4c", "", E::NoDeal),
    ] {
        let refused = equity(&request(holdings, board, dead));
        assert_eq!(refused, Err(expected), "{holdings} on {board} without {dead}");
    }
    let hands = vec![holding("AsAhKs"), holding("KsKh")];
    assert_eq!(equity(&EquityRequest::new(hands)), Err(E::CardCount { player: 0, count: 3 }));
}

#[test]
fn a_range_of_one_pair_is_a_known_hand() {
    let ranged = equity(&request("AsAd, AsAd v AA, KsKh", "2c7d9h", "")).unwrap();
    assert!(ranged.exact);
    // Two ranges that come down to one and the same pair have no deal.
    let same = [cardroom::Holding::Range("AsAh".parse().unwrap()), Holding::Range("AhAs".parse().unwrap())];
    assert_eq!(equity(&EquityRequest::new(same.to_vec())), Err(EquityError::RangeEmpty { player: 1 }));
    // The kings are left for the second, and take a card from the third.
    let chain = equity(&request("AsAh v AsKs, KcKd v KcQc, QdQh", "2c7d9h", "")).unwrap();
    let plain = equity(&request("AsAh v KcKd v QdQh", "2c7d9h", "")).unwrap();
    assert_eq!(chain, plain);
}

#[test]
fn ten_players_need_cards() {
    let hands: Vec<Holding> =
        std::iter::repeat_with(|| Holding::Range("random".parse().unwrap())).take(10).collect();
    let dead: CardSet = Card::all().take(28).collect();
    let short = EquityRequest { dead, ..EquityRequest::new(hands.clone()) };
    assert_eq!(equity(&short), Err(EquityError::TooFewCards { needed: 25, left: 24 }));
    let enough =
        EquityRequest { dead: Card::all().take(27).collect(), samples: 1000, ..EquityRequest::new(hands) };
    let result = equity(&enough).unwrap();
    assert_eq!((result.exact, result.deals), (false, 1000.0));
}

#[test]
fn a_count_beyond_its_budget_is_refused_and_nothing_is_sampled_forever() {
    let asked = |method, budget| EquityRequest { method, budget, ..request("random v random", "", "") };
    let refused = equity(&asked(EquityMethod::Exact, 1_000_000)).unwrap_err();
    let EquityError::Budget { needed, budget: 1_000_000 } = refused else { panic!("{refused:?}") };
    let needed = u64::try_from(needed).unwrap();
    // That much is enough, and it is not done at once.
    let mut job = EquityJob::new(&asked(EquityMethod::Exact, needed)).unwrap();
    assert_eq!(job.step(1), Ok(false));
    // More deals than are looked at beforehand: refused unless all of them are within the budget.
    let rivers = |budget| EquityRequest {
        method: EquityMethod::Exact,
        budget,
        ..request("random v random v 22+", "KsKd7c2h3d", "")
    };
    let refused = EquityJob::new(&rivers(50_000_000)).unwrap_err();
    let EquityError::Budget { needed, .. } = refused else { panic!("{refused:?}") };
    let needed = u64::try_from(needed).unwrap();
    assert!(EquityJob::new(&rivers(needed)).is_ok() && EquityJob::new(&rivers(needed - 1)).is_err());
    // No deal is possible: refused before a sample is tried.
    let sampled = EquityRequest {
        method: EquityMethod::Sampled,
        samples: 1000,
        ..request("AA, KK v AA, KK v AA, KK v AA, KK v AA, KK", "", "")
    };
    assert_eq!(equity(&sampled), Err(EquityError::NoDeal));
    // Hardly any: fewer samples than were asked for, and it says so.
    let few = EquityRequest {
        method: EquityMethod::Sampled,
        samples: 1000,
        ..request("AA v AsKs, AA v KK v KK v QQ v QQ", "", "")
    };
    let few = equity(&few).unwrap();
    assert!(few.deals > 100.0 && few.deals < 1000.0, "{few:?}");
}
