//! Every line of `vectors/open-face-scores.jsonl`, scored apart from this project.

use cardroom::Card;
use cardroom::open_face::{Board, ByRow, Row, Rules, score_boards};
use serde_json::Value;

fn row(cards: &Value) -> Vec<Card> {
    cards.as_array().unwrap().iter().map(|card| card.as_str().unwrap().parse().unwrap()).collect()
}

fn board(board: &Value) -> Board {
    Board::new(ByRow::from_fn(|of| row(&board[of.name()]))).unwrap()
}

#[test]
fn of_07_to_of_16_every_line_of_the_vectors() {
    let lines = include_str!("../vectors/open-face-scores.jsonl").lines();
    let mut count = 0;
    for line in lines {
        let expected: Value = serde_json::from_str(line).unwrap();
        let boards = expected["boards"].as_array().unwrap().iter().map(board);
        let score = score_boards(boards, &Rules::default()).unwrap();
        for (index, player) in score.players.iter().enumerate() {
            assert_eq!(player.foul, expected["foul"][index], "foul {index}: {line}");
            let royalties = Row::ALL.map(|row| player.royalties[row]);
            assert_eq!(serde_json::json!(royalties), expected["royalties"][index], "{index}: {line}");
            assert_eq!(player.net, expected["net"][index], "net {index}: {line}");
            assert_eq!(player.enters_fantasy, expected["entersFantasy"][index], "enters {index}: {line}");
            assert_eq!(player.stays_fantasy, expected["staysFantasy"][index], "stays {index}: {line}");
        }
        count += 1;
    }
    assert_eq!(count, 400);
}
