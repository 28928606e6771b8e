//! Placements of a street judged, against every ending tried one by one.

#![allow(clippy::float_cmp)] // of exact results

use cardroom::open_face::{
    Board, ByRow, FullBoard, Options, PlaceChoice, Placement, Rules, Variant, enters, score_boards,
};
use cardroom::{
    Card, CardSet, OpponentRows, PlacementJob, PlacementOdds, PlacementOddsRequest, Seed, placement_odds,
};

fn board(text: &str) -> Board {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    Card::parse_list(text).unwrap()
}

fn request(rows: &str, held: &str) -> PlacementOddsRequest {
    PlacementOddsRequest::new(board(rows), cards(held))
}

fn against(rows: &str, held: &str, opponents: &[&str]) -> PlacementOddsRequest {
    let opponents = opponents.iter().map(|rows| OpponentRows::Open(board(rows))).collect();
    PlacementOddsRequest { opponents, ..request(rows, held) }
}

fn best(request: &PlacementOddsRequest) -> (Placement, f64, PlacementOdds) {
    let odds = placement_odds(request).unwrap();
    (odds.placements[0].placement.clone(), odds.placements[0].points, odds)
}

fn choice(request: &PlacementOddsRequest) -> PlaceChoice {
    let discards = u8::from(!request.board.is_empty());
    PlaceChoice::new(request.cards.clone(), request.board.room(), discards)
}

fn placed(board: &Board, placement: &Placement) -> Board {
    let rows = ByRow::from_fn(|row| [&board.rows()[row][..], &placement.rows[row][..]].concat());
    Board::new(rows).unwrap()
}

/// What an end is worth, told by the referee alone.
fn points(board: &Board, request: &PlacementOddsRequest) -> f64 {
    let full = FullBoard::new(board.clone()).unwrap();
    let finished = request.opponents.iter().map(|opponent| match opponent {
        OpponentRows::Open(board) => board.clone(),
        _ => panic!("not finished"),
    });
    let net = if request.opponents.is_empty() {
        let paid = request.rules.options().royalties.of(&full);
        if full.is_live() { (paid.top + paid.middle + paid.bottom).cast_signed() } else { 0 }
    } else {
        score_boards(std::iter::once(board.clone()).chain(finished), &request.rules).unwrap().players[0].net
    };
    let fantasy = if enters(&full) { request.fantasy_points.cast_signed() } else { 0 };
    f64::from(net + fantasy)
}

#[test]
fn of_04_a_last_street_is_placed_as_well_as_can_be() {
    for (request, bottom, top, points) in [
        // A full house for 6 below the kings, under the queens for 7.
        (request("QhQd/KhKd9h5d2c/8c8d6h6s", "8hAc2s"), "8h", None, 13.0),
        // The ace beats the king on top, the flush the nines: all three rows, and 4 for the flush.
        (
            against("Kd4c/QhQd9h5d2c/AhTh8h3h", "AcJh2s", &["KcQs8s/7s7d6s5c3c/9s9d8d6c4d"]),
            "Jh",
            Some("Ac"),
            10.0,
        ),
    ] {
        let (found, worth, odds) = best(&request);
        assert_eq!(found.rows.bottom, cards(bottom));
        assert!(top.is_none_or(|top| found.rows.top == cards(top)), "{found:?}");
        assert!(odds.exact && (worth - points).abs() < 1e-9, "{worth}");
        assert!(odds.placements.iter().all(|rated| rated.standard_error == 0.0));
    }
}

#[test]
fn of_07_the_only_live_placement_is_found() {
    // Only two pair at the bottom stands below the middle's aces.
    let opponent = "Kc8s6h/TsTd8h6d3s/JsJd9s9h4s";
    let (placement, _, odds) = best(&against("2d3h/AhAd7c5s4c/KhKdQsJc", "Qd2h9c", &[opponent]));
    assert_eq!(placement.rows.bottom, cards("Qd"));
    for rated in odds.placements {
        assert_eq!(rated.foul > 0.5, rated.placement.rows.bottom != cards("Qd"));
    }
}

#[test]
fn of_14_what_a_bonus_hand_is_worth_decides() {
    // The queen makes a pair on top, which earns a bonus hand, or two pair in the middle, which is worth no more.
    let plain = against("Qh6c/KhKd9h5d/AhAs8h6d4c", "Qs9c2s", &["AcKsJd/TsTdJs7h3d/2h2d5h5c7s"]);
    let with = |fantasy_points| best(&PlacementOddsRequest { fantasy_points, ..plain.clone() });
    let (placement, points, odds) = with(0);
    assert_eq!((odds.exact, placement.rows.top.contains(&cards("Qs")[0])), (true, true));
    let (_, more, odds) = with(10);
    assert!((more - points - 10.0).abs() < 1e-9);
    assert!(odds.placements[0].fantasy > 0.999);
    // OF-17: under a limit of 0 there is no fantasyland.
    let none = Options { fantasy_limit: Some(0), ..Options::default() };
    let none = PlacementOddsRequest { fantasy_points: 10, rules: Rules::new(none).unwrap(), ..plain.clone() };
    let (_, least, odds) = best(&none);
    assert!((least - points).abs() < 1e-9 && odds.placements[0].fantasy < 0.001);
}

#[test]
fn a_made_royal_flush_goes_to_the_bottom() {
    let (placement, points, odds) =
        best(&PlacementOddsRequest { samples: 4000, ..request("-/-/-", "AsKsQsJsTs") });
    assert_eq!(placement.rows.bottom, cards("AsKsQsJsTs"));
    assert!(points > 15.0 && !odds.exact, "{points}");
    assert_eq!(odds.placements.len(), 232);
}

/// The mean over all draws of the best last street, for every placement.
fn one_by_one(request: &PlacementOddsRequest) -> Vec<(Placement, f64)> {
    let mut seen = request.board.cards() | request.dead | request.cards.iter().copied().collect();
    for opponent in &request.opponents {
        if let OpponentRows::Open(board) = opponent {
            seen = seen | board.cards();
        }
    }
    let unseen: Vec<Card> = (CardSet::FULL - seen).iter().collect();
    let mean = |board: &Board| {
        let (mut sum, mut count) = (0.0, 0.0);
        for (a, first) in unseen.iter().enumerate() {
            for (b, second) in unseen[..a].iter().enumerate() {
                for third in &unseen[..b] {
                    let last = PlaceChoice::new(vec![*first, *second, *third], board.room(), 1);
                    let ends = last.placements().unwrap();
                    let ends = ends.iter().map(|placement| points(&placed(board, placement), request));
                    sum += ends.fold(f64::MIN, f64::max);
                    count += 1.0;
                }
            }
        }
        sum / count
    };
    let all = choice(request).placements().unwrap();
    all.into_iter().map(|placement| (placement.clone(), mean(&placed(&request.board, &placement)))).collect()
}

#[test]
fn of_04_a_street_before_the_last_counted_and_sampled_as_by_trying_all() {
    let mut stream = Seed::new([41; 32]).stream(0);
    let mut deck: Vec<Card> = Card::all().collect();
    for number in 0..5 {
        stream.shuffle(&mut deck);
        let mut left = deck.iter().copied();
        let mut take = |count| left.by_ref().take(count).collect::<Vec<Card>>();
        let [top, middle, bottom] = [[2, 4, 3], [1, 4, 4], [2, 3, 4]][number % 3];
        let rows = ByRow { top: take(top), middle: take(middle), bottom: take(bottom) };
        let held = take(3);
        let full = Board::new(ByRow { top: take(3), middle: take(5), bottom: take(5) }).unwrap();
        let opponents = if number > 1 { vec![OpponentRows::Open(full)] } else { Vec::new() };
        // Thirteen cards stay unseen: 286 draws.
        let dead: CardSet = take(if number > 1 { 14 } else { 27 }).into_iter().collect();
        let request = PlacementOddsRequest {
            opponents,
            dead,
            fantasy_points: 8,
            samples: 100_000,
            ..PlacementOddsRequest::new(Board::new(rows).unwrap(), held)
        };
        let expected = one_by_one(&request);
        let of = |placement: &Placement| expected.iter().find(|(one, _)| one == placement).unwrap().1;
        let odds = placement_odds(&request).unwrap();
        assert_eq!((odds.exact, odds.placements.len()), (true, expected.len()));
        for rated in &odds.placements {
            assert!((rated.points - of(&rated.placement)).abs() < 1e-9, "{rated:?}");
        }
        let sampled = placement_odds(&PlacementOddsRequest { samples: 3000, ..request }).unwrap();
        assert_eq!((sampled.exact, sampled.samples), (false, 3000));
        for rated in &sampled.placements {
            let error = (rated.points - of(&rated.placement)).abs();
            assert!(error <= 4.0 * rated.standard_error + 1e-9, "{rated:?} {}", of(&rated.placement));
        }
        let [most, least] = [0, expected.len() - 1].map(|place| sampled.placements[place].samples);
        assert!(most > least, "the worse ones are left aside");
    }
}

#[test]
fn the_same_seed_gives_the_same_odds_however_the_steps_are_cut() {
    let mut asked = against("4c/6d2c/TsJd", "7sKdTc", &["4d/Td7d/6s6c"]);
    asked.samples = 2000;
    let whole = placement_odds(&asked).unwrap();
    let mut job = PlacementJob::new(&asked).unwrap();
    let mut steps = 0;
    while !job.step(17) {
        steps += 1;
        assert_eq!(job.progress(), (17 * steps, 2000));
        assert_eq!(job.result().samples, 17 * steps);
    }
    assert_eq!(job.result(), whole);
    assert!(job.step(1), "there is no more to do");
    let other = placement_odds(&PlacementOddsRequest { seed: Seed::new([9; 32]), ..asked }).unwrap();
    assert_ne!(other, whole);
}

#[test]
fn of_15_a_bonus_hand_beside_is_arranged_each_time() {
    let mut asked = request("9c/6d2c/TsJd", "7sKdTc");
    asked.samples = 300;
    asked.opponents = vec![OpponentRows::Bonus(14), OpponentRows::Open(board("-/-/-"))];
    let odds = placement_odds(&asked).unwrap();
    let alone = placement_odds(&PlacementOddsRequest { opponents: Vec::new(), ..asked }).unwrap();
    assert!(odds.placements[0].points < alone.placements[0].points - 4.0);
}

#[test]
fn of_04_every_placement_is_legal_and_none_is_missing() {
    for (rows, held) in
        [("-/-/-", "AsKdQc2h3h"), ("2s/3s4s/5s6s", "AsKdQc"), ("2s3s4h/4s5s6s7s8s/9sTsJs", "AsKdQc")]
    {
        let asked = PlacementOddsRequest { samples: 500, ..request(rows, held) };
        let choice = choice(&asked);
        let odds = placement_odds(&asked).unwrap();
        assert_eq!(odds.placements.len(), choice.count as usize);
        let legal = |placement: &Placement| choice.check(&asked.board, placement) == Ok(());
        assert!(odds.placements.iter().all(|rated| legal(&rated.placement)));
    }
}

#[test]
fn what_cannot_be_judged_is_refused_by_field() {
    let good = request("4c/6d2c/TsJd", "7sKdTc");
    let refused = |asked: &PlacementOddsRequest| {
        let error = placement_odds(asked).unwrap_err();
        (error.field(), error.code())
    };
    for (rows, held, expected) in [
        ("4c/6d2c/Ts", "7sKdTc", ("board", "ERR_BOARD_COUNT")),
        ("AsAcAd/6d2c3c4c5c/Ts9s8s7s6s", "7cKdTc", ("board", "ERR_BOARD_COUNT")),
        ("4c/6d2c/TsJd", "7sKd", ("cards", "ERR_CARD_COUNT")),
        ("-/-/-", "7sKdTc", ("cards", "ERR_CARD_COUNT")),
        ("4c/6d2c/TsJd", "7s7sTc", ("cards", "ERR_CARD_TWICE")),
        ("4c/6d2c/TsJd", "7s4cTc", ("cards", "ERR_CARD_TWICE")),
    ] {
        assert_eq!(refused(&request(rows, held)), expected, "{rows} {held}");
    }
    let dead = PlacementOddsRequest { dead: cards("4c").into_iter().collect(), ..good.clone() };
    assert_eq!(refused(&dead), ("dead", "ERR_CARD_TWICE"));
    let dead: CardSet = Card::all()
        .filter(|card| !(good.board.cards() | good.cards.iter().copied().collect()).contains(*card))
        .take(38)
        .collect();
    assert_eq!(refused(&PlacementOddsRequest { dead, ..good.clone() }), ("opponents", "ERR_TOO_FEW_CARDS"));
    let empty = || OpponentRows::Open(Board::default());
    for (opponents, code) in [
        (vec![empty(), empty(), empty()], "ERR_SEATS"),
        (vec![OpponentRows::Open(board("4d/-/-"))], "ERR_BOARD_COUNT"),
        (vec![OpponentRows::Open(board("4c/Td7d/6s6c"))], "ERR_CARD_TWICE"),
        (vec![OpponentRows::Bonus(13)], "ERR_CARD_COUNT"),
        (vec![OpponentRows::Bonus(18)], "ERR_CARD_COUNT"),
    ] {
        assert_eq!(refused(&PlacementOddsRequest { opponents, ..good.clone() }), ("opponents", code));
    }
    let closed = Options { variant: Variant::Closed13, ..Options::default() };
    let closed = PlacementOddsRequest { rules: Rules::new(closed).unwrap(), ..good.clone() };
    assert_eq!(refused(&closed), ("variant", "ERR_NO_STREETS"));
    // No sample counts as one.
    assert_eq!(placement_odds(&PlacementOddsRequest { samples: 0, ..good }).unwrap().samples, 1);
}

#[test]
fn of_20_a_dead_opponent_pays_whoever_lives() {
    // Only the queen at the bottom leaves a live hand: 6 for the rows, no royalties. Two dead hands pay nothing.
    let board: Board = "2d3h/AhAd7c5s4c/KhKdQsJc".parse().unwrap();
    let request = PlacementOddsRequest {
        opponents: vec![OpponentRows::Dead],
        ..PlacementOddsRequest::new(board, cards("Qd2h9c"))
    };
    let odds = placement_odds(&request).unwrap();
    assert!(odds.exact);
    for rated in &odds.placements {
        let live = rated.placement.rows.bottom == cards("Qd");
        assert_eq!((rated.points, rated.foul), if live { (6.0, 0.0) } else { (0.0, 1.0) });
    }
    assert!(odds.placements[0].points > 0.0);
}

#[test]
fn of_06_cards_that_an_opponent_drew_openly_are_placed_and_do_not_come() {
    let board: Board = "QhQd/KhKd9h5d2c/8c8d6h6s".parse().unwrap();
    let own = cards("8hAc2s");
    let theirs = || "Ks8s/JhJd9d5c2d/QcQsAs7c".parse::<Board>().unwrap();
    let asked = |opponent| {
        let request = PlacementOddsRequest::new(board.clone(), own.clone());
        placement_odds(&PlacementOddsRequest { opponents: vec![opponent], samples: 500, ..request })
    };
    let drawn = |text: &str| OpponentRows::Drawn(theirs(), cards(text));
    let weak = asked(drawn("3c4d4c")).unwrap();
    assert!(weak.exact, "nobody draws any more");
    assert_eq!(weak.placements[0].points, 19.0);
    assert!(!asked(OpponentRows::Open(theirs())).unwrap().exact);
    let code = |opponent| asked(opponent).unwrap_err().code();
    assert_eq!(code(drawn("3c4d")), "ERR_CARD_COUNT");
    assert_eq!(code(drawn("3c4d8h")), "ERR_CARD_TWICE");
    assert_eq!(code(OpponentRows::Drawn("As/-/-".parse().unwrap(), own.clone())), "ERR_CARD_TWICE");
}
