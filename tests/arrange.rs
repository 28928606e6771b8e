//! The best arrangement of a bonus hand, against the vectors and against every arrangement tried one by one.

use std::cmp::Ordering;

use cardroom::open_face::{
    Board, ByRow, FantasyStay, FoulRule, FullBoard, Naturals, Options, Row, Royalties, Rules, Variant,
    score_boards, stays_by,
};
use cardroom::{ArrangeRequest, Arrangement, Card, CardSet, CardsValue, Seed, Stream, arrange};

fn cards(text: &str) -> CardSet {
    CardSet::distinct(Card::parse_list(text).unwrap()).unwrap()
}

fn of_line(line: &serde_json::Value) -> CardSet {
    let cards = line["cards"].as_array().unwrap().iter();
    CardSet::distinct(cards.map(|card| card.as_str().unwrap().parse().unwrap())).unwrap()
}

fn rules(options: Options) -> Rules {
    Rules::new(options).unwrap()
}

fn sum(royalties: ByRow<u32>) -> u32 {
    royalties.top + royalties.middle + royalties.bottom
}

fn random_cards(stream: &mut Stream, count: usize) -> Vec<Card> {
    let mut deck: Vec<Card> = Card::all().collect();
    stream.shuffle(&mut deck);
    deck.truncate(count);
    deck
}

#[test]
fn of_10_of_16_every_line_of_the_fantasyland_vectors() {
    let lines = include_str!("vectors/fantasyland.jsonl").lines();
    let mut staying = 0;
    for line in lines.clone() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let cards = of_line(&line);
        let best = arrange(&ArrangeRequest { cards, ..ArrangeRequest::default() }).unwrap();
        assert_eq!(u64::from(sum(best.royalties)), line["maxRoyalties"].as_u64().unwrap(), "{line}");
        let most = Rules::MOST_POINTS;
        let best = arrange(&ArrangeRequest { cards, fantasy_points: most, ..ArrangeRequest::default() });
        let best = best.unwrap();
        let paid = best.stays.then(|| u64::from(sum(best.royalties)));
        assert_eq!(paid, line["maxRoyaltiesStaying"].as_u64(), "{line}");
        staying += usize::from(best.stays);
    }
    assert_eq!((lines.count(), staying > 20), (222, true));
}

/// What an arrangement is chosen by: points, staying, then the rows from the bottom up.
type Rank = (i64, bool, [CardsValue; 3]);

/// Judges a board by the referee alone.
fn rank(board: &Board, request: &ArrangeRequest) -> Option<Rank> {
    let full = FullBoard::new(board.clone()).unwrap();
    if !full.is_live() {
        return None;
    }
    let options = request.rules.options();
    let stays = options.variant == Variant::Pineapple && !stays_by(&full, options.fantasy_stay).is_empty();
    let points = if request.against.is_empty() {
        i64::from(sum(options.royalties.of(&full)))
    } else {
        let boards = std::iter::once(board.clone()).chain(request.against.clone());
        i64::from(score_boards(boards, &request.rules).unwrap().players[0].net)
    };
    let fantasy = if stays { i64::from(request.fantasy_points) } else { 0 };
    let ByRow { top, middle, bottom } = *full.values();
    Some((points + fantasy, stays, [bottom, middle, top]))
}

/// Every choice of so many cards, with what it leaves.
fn choices(cards: &[Card], count: usize) -> Vec<(Vec<Card>, Vec<Card>)> {
    let masks = (0..1_u32 << cards.len()).filter(|mask| mask.count_ones() as usize == count);
    masks
        .map(|mask| {
            let (mut chosen, mut left) = (Vec::new(), Vec::new());
            for (place, card) in cards.iter().enumerate() {
                if mask >> place & 1 == 1 { &mut chosen } else { &mut left }.push(*card);
            }
            (chosen, left)
        })
        .collect()
}

/// The best rank of all arrangements.
fn one_by_one(request: &ArrangeRequest) -> Rank {
    let mut best = None;
    for (bottom, left) in choices(&request.cards.iter().collect::<Vec<Card>>(), 5) {
        let least: CardsValue = CardsValue::of(bottom.iter().copied().collect()).unwrap();
        for (middle, left) in choices(&left, 5) {
            // Without this a test would take minutes; that a foul is none is asked of the referee once more.
            if CardsValue::of(middle.iter().copied().collect()).unwrap().cmp(&least) == Ordering::Greater {
                continue;
            }
            for (top, _) in choices(&left, 3) {
                let rows = ByRow { top, middle: middle.clone(), bottom: bottom.clone() };
                best = best.max(rank(&Board::new(rows).unwrap(), request));
            }
        }
    }
    best.unwrap()
}

fn assert_best(request: &ArrangeRequest) -> Arrangement {
    let best = arrange(request).unwrap();
    let found = rank(&best.board, request).expect("a foul");
    assert_eq!(found, one_by_one(request), "{:?} {}", request.cards, best.board);
    assert_eq!(best.stays, found.1);
    best
}

#[test]
fn of_07_of_10_of_16_thirteen_and_fourteen_cards_as_by_trying_all() {
    let mut stream = Seed::new([31; 32]).stream(0);
    for number in 0..14 {
        // Every other hand from half a deck, where much can be made of the cards.
        let mut deck: Vec<Card> = Card::all().skip(if number % 2 == 0 { 0 } else { 26 }).collect();
        stream.shuffle(&mut deck);
        let cards = deck[..if number < 12 { 13 } else { 14 }].iter().copied().collect();
        let fantasy_stay =
            if number % 3 == 0 { FantasyStay::FullHouseMiddle } else { FantasyStay::default() };
        let rules = rules(Options { fantasy_stay, ..Options::default() });
        let fantasy_points = [0, 7, 200][number % 3];
        assert_best(&ArrangeRequest { cards, rules, fantasy_points, ..ArrangeRequest::default() });
    }
}

/// Tables in which a stronger row may be paid less than a weaker one.
#[test]
fn of_10_other_tables_as_by_trying_all() {
    let mut stream = Seed::new([32; 32]).stream(0);
    for number in 0..16 {
        let mut table = Royalties::none();
        let mut number_below = |most| stream.below(most);
        let most = [2, 4, 10_001][number % 3];
        for points in table.top.pairs.iter_mut().chain(&mut table.top.trips) {
            *points = number_below(most);
        }
        for row in [&mut table.middle, &mut table.bottom] {
            row.three_of_a_kind = number_below(most);
            row.straight = number_below(most);
            row.flush = number_below(most);
            row.full_house = number_below(most);
            row.four_of_a_kind = number_below(most);
        }
        let table = if number == 0 { Royalties::none() } else { table };
        let cards = random_cards(&mut stream, 13).into_iter().collect();
        let rules = rules(Options { royalties: table, ..Options::default() });
        let fantasy_points = stream.below(3);
        assert_best(&ArrangeRequest { cards, rules, fantasy_points, ..ArrangeRequest::default() });
    }
}

#[test]
fn of_09_of_11_against_boards_as_by_trying_all() {
    let mut stream = Seed::new([33; 32]).stream(0);
    let mut sweeps = 0;
    for number in 0..18 {
        let deck = random_cards(&mut stream, 52);
        let mut against = Vec::new();
        for hand in deck[13..].chunks(13).take(1 + number % 2) {
            // Now and then as they were dealt: mostly fouls.
            let [top, middle, bottom] = [0..3, 3..8, 8..13].map(|places| hand[places].to_vec());
            let dealt = Board::new(ByRow { top, middle, bottom }).unwrap();
            let arranged = arrange(&ArrangeRequest {
                cards: hand.iter().copied().collect(),
                ..ArrangeRequest::default()
            });
            against.push(if number % 5 == 4 { dealt } else { arranged.unwrap().board });
        }
        let rules = rules(Options {
            row_points: 1 + number as u32 % 2,
            sweep_total: [6, 30, 6][number % 3],
            foul: [FoulRule::Swept, FoulRule::Void, FoulRule::Flat][number / 2 % 3],
            ..Options::default()
        });
        let fantasy_points = [0, 9][number % 2];
        let request =
            ArrangeRequest { cards: deck[..13].iter().copied().collect(), rules, against, fantasy_points };
        let best = assert_best(&request);
        let boards = std::iter::once(best.board.clone()).chain(request.against.clone());
        let score = score_boards(boards, &request.rules).unwrap();
        assert_eq!(best.net, Some(score.players[0].net));
        sweeps += usize::from(score.pairs[0].swept_by.is_some());
    }
    assert!(sweeps > 1, "{sweeps}");
}

#[test]
fn of_21_the_closed_game_is_set_alike_but_knows_no_fantasyland() {
    let mut stream = Seed::new([34; 32]).stream(0);
    let closed = |naturals| rules(Options { variant: Variant::Closed13, naturals, ..Options::default() });
    for _ in 0..4 {
        let cards = random_cards(&mut stream, 13).into_iter().collect();
        let request = ArrangeRequest {
            cards,
            rules: closed(None),
            fantasy_points: Rules::MOST_POINTS,
            ..ArrangeRequest::default()
        };
        assert!(!assert_best(&request).stays);
    }
    // Quads: they would stay in the other variant.
    let quads = cards("AsAhAdAcKsKhKdKcQsQhQd2c3d");
    let request = ArrangeRequest { cards: quads, rules: closed(None), ..ArrangeRequest::default() };
    assert!(!arrange(&request).unwrap().stays);
    assert!(arrange(&ArrangeRequest { cards: quads, ..ArrangeRequest::default() }).unwrap().stays);
    // Two naturals settle as they are dealt, whatever the rows.
    let dragon = cards("As2d3h4c5s6d7h8c9sTdJhQcKs");
    let against = vec!["2c3s4d/5h6s8d9dTh/JcQdKcAdAc".parse().unwrap()];
    let request = ArrangeRequest {
        cards: dragon,
        rules: closed(Some(Naturals::default())),
        against,
        ..ArrangeRequest::default()
    };
    assert_eq!(arrange(&request).unwrap().net, Some(36));
}

#[test]
fn of_07_of_15_legal_live_and_not_beaten_by_random_arrangements() {
    let mut stream = Seed::new([35; 32]).stream(0);
    for number in 0..400 {
        let held = random_cards(&mut stream, 13 + number % 5);
        let cards = held.iter().copied().collect();
        let request = ArrangeRequest { cards, ..ArrangeRequest::default() };
        let best = arrange(&request).unwrap();
        let used: Vec<Card> = best.board.rows().iter().flat_map(|(_, row)| row).copied().collect();
        let all = used.iter().chain(&best.discard).copied();
        assert_eq!(CardSet::distinct(all), Ok(cards));
        assert_eq!((used.len(), best.discard.len()), (13, cards.len() - 13));
        for row in Row::ALL {
            assert!(best.board.rows()[row].is_sorted_by(|a, b| a > b));
        }
        let found = rank(&best.board, &request).expect("a foul");
        let mut others = held.clone();
        for _ in 0..200 {
            stream.shuffle(&mut others);
            let [top, middle, bottom] = [0..3, 3..8, 8..13].map(|places| others[places].to_vec());
            assert!(Some(found) >= rank(&Board::new(ByRow { top, middle, bottom }).unwrap(), &request));
        }
    }
}

#[test]
fn of_16_what_staying_is_worth_decides() {
    let mut differing = 0;
    for line in include_str!("vectors/fantasyland.jsonl").lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let most = |name: &str| line[name].as_u64().map(|points| points as u32);
        let (Some(free), Some(staying)) = (most("maxRoyalties"), most("maxRoyaltiesStaying")) else {
            continue;
        };
        let cards = of_line(&line);
        let of = |fantasy_points| {
            let request = ArrangeRequest { cards, fantasy_points, ..ArrangeRequest::default() };
            let best = arrange(&request).unwrap();
            (sum(best.royalties), best.stays)
        };
        // Of equal points the one that stays.
        assert_eq!(of(free - staying), (staying, true));
        if free > staying {
            assert_eq!(of(free - staying - 1), (free, false));
            differing += 1;
        }
    }
    assert!(differing > 3, "{differing}");
}

#[test]
fn of_16_a_full_house_in_the_middle_stays_where_that_is_agreed() {
    let held = cards("AsAhAdKsKhQsQhQdJsJh7d5c3h2s");
    for (fantasy_stay, stays) in [(FantasyStay::Quads, false), (FantasyStay::FullHouseMiddle, true)] {
        let rules = rules(Options { fantasy_stay, ..Options::default() });
        let request = ArrangeRequest { cards: held, rules, ..ArrangeRequest::default() };
        let best = arrange(&ArrangeRequest { fantasy_points: 100, ..request }).unwrap();
        assert_eq!((best.stays, sum(best.royalties)), (stays, 18), "{}", best.board);
    }
}

#[test]
fn what_cannot_be_arranged_is_refused_by_field() {
    let of = |count| ArrangeRequest { cards: Card::all().take(count).collect(), ..ArrangeRequest::default() };
    let refused = |request: &ArrangeRequest| {
        let error = arrange(request).unwrap_err();
        (error.field(), error.code(), error.to_string())
    };
    for count in [0, 12, 18, 52] {
        let message = format!("13 to 17 cards are arranged, not {count}");
        assert_eq!(refused(&of(count)), ("cards", "ERR_CARD_COUNT", message));
    }
    let closed = rules(Options { variant: Variant::Closed13, ..Options::default() });
    assert_eq!(refused(&ArrangeRequest { rules: closed, ..of(14) }).1, "ERR_CARD_COUNT");
    let board: Board = "AsKsQs/JsTs9h8h7h/AhKhQhJhTh".parse().unwrap();
    for (against, code) in [
        (vec![board.clone(); 3], "ERR_SEATS"),
        (vec![board.clone(); 2], "ERR_CARD_TWICE"),
        (vec!["2cKsQs/JsTs9h8h7h/AhKhQhJhTh".parse().unwrap()], "ERR_CARD_TWICE"),
        (vec!["KsQs/JsTs9h8h7h/AhKhQhJhTh".parse().unwrap()], "ERR_BOARD_NOT_FULL"),
    ] {
        let (field, found, _) = refused(&ArrangeRequest { against, ..of(14) });
        assert_eq!((field, found), ("against", code));
    }
}
