//! What the levels know, and what they do not.

use cardroom::advice::{AdviceError, Code, Level, PlacingOpponent, PlacingSpot, advise_placing};
use cardroom::open_face::{Board, Bonus, ByRow, Options, PlaceChoice, Row, Rules, Variant};
use cardroom::{ArrangeRequest, Card, CardSet, Seat, Seed, arrange};

fn spot(board: &str, cards: &str, opponents: &[&str]) -> PlacingSpot {
    let board: Board = board.parse().unwrap();
    let cards = Card::parse_list(cards).unwrap();
    let discards = match cards.len() {
        3 => 1,
        5 => 0,
        many => many - 13,
    };
    let opponents = opponents.iter().map(|rows| PlacingOpponent {
        rows: rows.parse::<Board>().unwrap().rows().clone(),
        ..PlacingOpponent::default()
    });
    PlacingSpot {
        hand_number: 0,
        viewer: Seat(0),
        choice: Some(PlaceChoice::new(cards, board.room(), discards as u8)),
        rows: board.rows().clone(),
        discards: Vec::new(),
        bonus: None,
        opponents: opponents.collect(),
        rules: Rules::default(),
    }
}

fn advised(spot: &PlacingSpot, level: Level) -> cardroom::advice::PlacingAdvice {
    advise_placing(spot, level, &Seed::new([5; 32])).unwrap()
}

fn row_of(advice: &cardroom::advice::PlacingAdvice, card: &str) -> Option<Row> {
    let card = Card::parse_list(card).unwrap()[0];
    Row::ALL.into_iter().find(|row| advice.placement.rows[*row].contains(&card))
}

#[test]
fn regular_and_expert_know_which_cards_are_gone() {
    // A heart draws to a flush with three others; or all hearts that are left lie before the opponent.
    let open = spot("-/9c9d/AhJh8h", "5h3s2c", &["KsQs/7s7d6c/TcTs5d4s"]);
    let gone = spot("-/9c9d/AhJh8h", "5h3s2c", &["KhQh/7h6h4h/ThTs9h3h2h"]);
    for level in [Level::Regular, Level::Expert] {
        assert_eq!(row_of(&advised(&open, level), "5h"), Some(Row::Bottom), "{level:?}");
    }
    assert_eq!(advised(&open, Level::Regular).reason.code, Code::FlushDraw);
    let (before, after) = (advised(&open, Level::Regular), advised(&gone, Level::Regular));
    assert_ne!(before.placement, after.placement);
    // A beginner does not look.
    assert_eq!(advised(&open, Level::Beginner), advised(&gone, Level::Beginner));
}

#[test]
fn an_expert_takes_what_is_there_on_the_last_street() {
    // Queens on top with a full house below: royalties of 7 and 6, and fantasyland.
    let last = spot("QhQd/KhKd9h5d2c/8c8d6h6s", "8hAc2s", &["Ks8s3c/JhJd9d5c2d/QcQsAs7c4d"]);
    let advice = advised(&last, Level::Expert);
    assert_eq!(row_of(&advice, "8h"), Some(Row::Bottom));
    assert_eq!(advice.placement.rows.top.len(), 1);
    assert_eq!(advice.reason.code, Code::Royalty);
    assert_eq!(advice.reason.rule(), Some("OF-10"));
    assert_eq!(advice.reason.parts().collect::<Vec<_>>(), [("row", 0), ("points", 7)]);
}

#[test]
fn of_15_bonus_hands_are_set_as_well_as_can_be() {
    let cards = "4s7dKhKs6sKc2c7sJsKd7cJh3h3c";
    let bonus =
        PlacingSpot { bonus: Some(Bonus { cards: 14, in_a_row: 2 }), ..spot("-/-/-", cards, &["-/-/-"]) };
    let most = |level| {
        let advice = advised(&bonus, level);
        let board = cardroom::open_face::FullBoard::new(Board::new(advice.placement.rows).unwrap()).unwrap();
        assert!(board.is_live());
        let ByRow { top, middle, bottom } = Options::default().royalties.of(&board);
        top + middle + bottom
    };
    let cards: CardSet = Card::parse_list(cards).unwrap().into_iter().collect();
    let best = arrange(&ArrangeRequest { cards, ..ArrangeRequest::default() }).unwrap();
    let ByRow { top, middle, bottom } = best.royalties;
    assert_eq!(top + middle + bottom, 28);
    assert_eq!([most(Level::Regular), most(Level::Expert)], [28; 2]);
    assert!((10..=28).contains(&most(Level::Beginner)));
}

#[test]
fn of_17_to_stay_is_worth_something_until_the_limit() {
    // Quads of fives in the bottom, or a straight flush: the full house in the middle pays more without them.
    let cards = "5s5h5d5cKsKhKdQsQhQdJc9c8d2h";
    let at = |in_a_row, limit| {
        let options = Options { fantasy_limit: limit, ..Options::default() };
        let spot = PlacingSpot {
            bonus: Some(Bonus { cards: 14, in_a_row }),
            rules: Rules::new(options).unwrap(),
            ..spot("-/-/-", cards, &["-/-/-"])
        };
        advised(&spot, Level::Regular).reason.code
    };
    assert_eq!([at(1, Some(2)), at(2, Some(2)), at(2, None)], [Code::Stay, Code::Arrange, Code::Stay]);
}

#[test]
fn of_21_thirteen_cards_are_set_against_what_the_others_may_have() {
    let options = Options { variant: Variant::Closed13, ..Options::default() };
    let closed = PlacingSpot {
        rules: Rules::new(options).unwrap(),
        ..spot("-/-/-", "AsAhKdKcQs9h8h7d6c5c4s3d2h", &["-/-/-"])
    };
    for level in Level::ALL {
        let advice = advised(&closed, level);
        let rows = Board::new(advice.placement.rows).unwrap();
        assert!(cardroom::open_face::FullBoard::new(rows).unwrap().is_live(), "{level:?}");
        assert_eq!(advice.reason.code, Code::Arrange);
    }
}

#[test]
fn cards_that_contradict_each_other_do_no_harm() {
    for (board, cards) in [("-/-/-", "AsAsAsAsAs"), ("-/AsKs/5s6s7s", "As2c3c"), ("2c/-/-", "AsKdQh")] {
        for level in Level::ALL {
            let advice = advised(&spot(board, cards, &["As/2s/3s"]), level);
            assert_eq!(advice.reason.code, Code::OnlyAction);
        }
    }
}

#[test]
fn what_is_advised_fits_the_choice_though_the_rows_tell_otherwise() {
    for level in Level::ALL {
        let mut other = spot("-/Kd/2c2d2hAs", "2s4h5h", &["-/-/-"]);
        // The rows would have room at the bottom.
        other.choice = Some(PlaceChoice::new(
            Card::parse_list("2s4h5h").unwrap(),
            ByRow { top: 1, middle: 1, bottom: 0 },
            1,
        ));
        let advice = advised(&other, level);
        let choice = other.choice.clone().unwrap();
        assert_eq!(choice.check(&Board::default(), &advice.placement), Ok(()), "{level:?}");
        other.choice = Some(PlaceChoice::new(choice.cards, ByRow { top: 1, middle: 0, bottom: 0 }, 1));
        let none = advise_placing(&other, level, &Seed::new([5; 32]));
        assert_eq!(none, Err(AdviceError::NothingToDecide), "{level:?}");
    }
}
