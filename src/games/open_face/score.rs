use std::error::Error;
use std::fmt;

use super::rules::FLAT_FOUL;
use super::{Board, BoardError, ByRow, FoulRule, FullBoard, Natural, Row, Rules, Variant, enters, stays_by};
use crate::{CardSet, Seat};

/// What a finished deal is worth in points: each player alone, then each pair (OF-9 … OF-12).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Score {
    /// Each player, in the order in which the hands were given.
    pub players: Vec<PlayerScore>,
    /// Each pair: the first hand with the second, the first with the third … the last two.
    pub pairs: Vec<PairScore>,
}

/// One player's hand by itself, and the points won or lost in all.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct PlayerScore {
    /// Whose hand it is.
    pub seat: Seat,
    /// True for a dead hand (OF-7). A natural is never dead: it wins before rows are looked at.
    pub foul: bool,
    /// The natural that the hand is (OF-21).
    pub natural: Option<Natural>,
    /// The royalties of each row; none for a dead hand (OF-11) and a natural.
    pub royalties: ByRow<u32>,
    /// The points won from all opponents, less those lost.
    pub net: i32,
    /// True where the hand, played as an ordinary one, earns a bonus hand (OF-14).
    pub enters_fantasy: bool,
    /// True where the hand, played as a bonus hand, earns another one (OF-16); the limit of OF-17 is not looked at.
    pub stays_fantasy: bool,
}

/// How two players settle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct PairScore {
    /// The first of the two.
    pub first: Seat,
    /// The second.
    pub second: Seat,
    /// Row by row 1 where the first is better, −1 where the second is, 0 for equal rows; `None` where rows are not
    /// compared, for one hand is dead or a natural.
    pub rows: Option<ByRow<i8>>,
    /// Who won all three rows.
    pub swept_by: Option<Seat>,
    /// The points of the first.
    pub first_points: PairPoints,
    /// The points of the second.
    pub second_points: PairPoints,
    /// What the first wins from the second; below zero where the first loses.
    pub net: i32,
}

/// What counts for one player against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct PairPoints {
    /// Points for rows: each row won, or the sweep total, or what a dead opponent pays.
    pub rows: u32,
    /// Points for the own royalties.
    pub royalties: u32,
    /// Units of a natural.
    pub natural: u32,
}

impl PairPoints {
    const fn total(self) -> i32 {
        (self.rows + self.royalties + self.natural).cast_signed()
    }
}

/// Scores finished boards, seated from 0 in the order given.
///
/// # Errors
///
/// [`ScoreError`] for too few or too many boards, for one that is not full, and for a card on two of them.
///
/// # Examples
///
/// ```
/// use cardroom::open_face::{Rules, score_boards};
/// let boards = ["Ac9d4s/KhKd8s6c2d/AhAdQsTc3h".parse()?, "Ks8c3s/JhJd9h5d2c/QhQcAs7c4d".parse()?];
/// let score = score_boards(boards, &Rules::default())?;
/// assert_eq!(score.players[0].net, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn score_boards(boards: impl IntoIterator<Item = Board>, rules: &Rules) -> Result<Score, ScoreError> {
    let max = rules.options().variant.most_players();
    let boards: Vec<Board> = boards.into_iter().take(max + 1).collect();
    if !(2..=max).contains(&boards.len()) {
        return Err(ScoreError::Boards { given: boards.len(), min: 2, max });
    }
    let mut seen = CardSet::EMPTY;
    let mut hands = Vec::with_capacity(boards.len());
    for (seat, board) in (0..).map(Seat).zip(boards) {
        if let Some(card) = (seen & board.cards()).iter().next() {
            return Err(ScoreError::Board { board: seat.index(), error: BoardError::CardTwice { card } });
        }
        seen = seen | board.cards();
        let full = FullBoard::new(board).map_err(|error| ScoreError::Board { board: seat.index(), error })?;
        hands.push((seat, Some(full)));
    }
    Ok(score(&hands, rules))
}

/// Scores hands that were dealt from one deck. `None` is a hand that died before it was full (OF-20).
pub(super) fn score(hands: &[(Seat, Option<FullBoard>)], rules: &Rules) -> Score {
    let judged: Vec<Judged> = hands.iter().map(|(seat, board)| judge(*seat, board.as_ref(), rules)).collect();
    let mut players: Vec<PlayerScore> = judged.iter().map(|hand| hand.player.clone()).collect();
    let mut pairs = Vec::new();
    for (at, first) in judged.iter().enumerate() {
        for (offset, second) in judged.iter().enumerate().skip(at + 1) {
            let pair = compare(first, second, rules);
            players[at].net += pair.net;
            players[offset].net -= pair.net;
            pairs.push(pair);
        }
    }
    Score { players, pairs }
}

/// A hand by itself.
struct Judged<'a> {
    player: PlayerScore,
    /// The board where it is full and live.
    live: Option<&'a FullBoard>,
    natural: u32,
}

fn judge<'a>(seat: Seat, board: Option<&'a FullBoard>, rules: &Rules) -> Judged<'a> {
    let options = rules.options();
    let pineapple = options.variant == Variant::Pineapple;
    let naturals = options.naturals.as_ref();
    let natural = board.zip(naturals).and_then(|(board, naturals)| naturals.best(board.board().cards()));
    let live = board.filter(|board| board.is_live());
    let player = PlayerScore {
        seat,
        foul: live.is_none() && natural.is_none(),
        natural: natural.map(|(natural, _)| natural),
        royalties: match live {
            Some(board) if natural.is_none() => options.royalties.of(board),
            _ => ByRow::default(),
        },
        net: 0,
        enters_fantasy: pineapple && live.is_some_and(enters),
        stays_fantasy: pineapple
            && live.is_some_and(|board| !stays_by(board, options.fantasy_stay).is_empty()),
    };
    Judged { player, live, natural: natural.map_or(0, |(_, units)| units) }
}

fn compare(first: &Judged, second: &Judged, rules: &Rules) -> PairScore {
    let options = rules.options();
    let mut pair = PairScore {
        first: first.player.seat,
        second: second.player.seat,
        rows: None,
        swept_by: None,
        first_points: PairPoints::default(),
        second_points: PairPoints::default(),
        net: 0,
    };
    let royalties = |hand: &Judged| {
        let ByRow { top, middle, bottom } = hand.player.royalties;
        top + middle + bottom
    };
    let against_dead = |live: &Judged| match options.foul {
        FoulRule::Swept => PairPoints { rows: options.sweep_total, royalties: royalties(live), natural: 0 },
        FoulRule::Void => PairPoints::default(),
        FoulRule::Flat => PairPoints { rows: FLAT_FOUL, ..PairPoints::default() },
    };
    if first.natural > 0 || second.natural > 0 {
        pair.first_points.natural = first.natural;
        pair.second_points.natural = second.natural;
    } else {
        match (first.live, second.live) {
            (Some(one), Some(other)) => {
                let rows = ByRow::from_fn(|row| one.values()[row].cmp(&other.values()[row]) as i8);
                let points = |sign: i8| match Row::ALL.iter().filter(|row| rows[**row] == sign).count() {
                    3 => options.sweep_total,
                    won => won as u32 * options.row_points,
                };
                let swept = |sign: i8| rows.iter().all(|(_, result)| *result == sign);
                pair.swept_by = if swept(1) { Some(pair.first) } else { swept(-1).then_some(pair.second) };
                pair.first_points = PairPoints { rows: points(1), royalties: royalties(first), natural: 0 };
                pair.second_points =
                    PairPoints { rows: points(-1), royalties: royalties(second), natural: 0 };
                pair.rows = Some(rows);
            }
            (Some(_), None) => pair.first_points = against_dead(first),
            (None, Some(_)) => pair.second_points = against_dead(second),
            (None, None) => {}
        }
    }
    pair.net = pair.first_points.total() - pair.second_points.total();
    pair
}

/// Why boards cannot be scored.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged, rename_all_fields = "camelCase"))]
#[allow(missing_docs)]
pub enum ScoreError {
    /// Not 2 or 3 boards, or 4 in the closed game (OF-1, OF-21).
    Boards { given: usize, min: usize, max: usize },
    /// A board that cannot be judged, or that holds a card of one before it.
    Board {
        board: usize,
        #[cfg_attr(feature = "wasm", serde(flatten))]
        error: BoardError,
    },
}

impl ScoreError {
    /// The code that JavaScript sees.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Boards { .. } => "ERR_SEATS",
            Self::Board { error, .. } => error.code(),
        }
    }

    /// The rule that decides, if one does.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Boards { .. } => Some("OF-1"),
            Self::Board { error, .. } => error.rule(),
        }
    }
}

impl fmt::Display for ScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boards { given, min, max } => write!(f, "{min} to {max} boards are scored, not {given}"),
            Self::Board { board, error } => write!(f, "board {board}: {error}"),
        }
    }
}

impl Error for ScoreError {}

#[cfg(test)]
mod tests {
    use super::super::{Naturals, Options};
    use super::*;

    const FOUL: &str = "AsAhKd/KsQcJh9h7c/5s5h4d3c2s";
    const OTHER_FOUL: &str = "TsThKc/QsJdJc9d7d/5d5c4h3s2h";

    fn scored(boards: &[&str], options: Options) -> Score {
        score_boards(boards.iter().map(|text| text.parse().unwrap()), &Rules::new(options).unwrap()).unwrap()
    }

    fn nets(boards: &[&str], options: Options) -> Vec<i32> {
        scored(boards, options).players.iter().map(|player| player.net).collect()
    }

    #[test]
    fn of_09_of_10_of_11_the_worked_examples() {
        let plain = Options::default;
        for (first, second, net) in [
            ("Ac9d4s/KhKd8s6c2d/AhAdQsTc3h", "Ks8c3s/JhJd9h5d2c/QhQcAs7c4d", 6),
            ("AcKd7s/JhJd9s5c2d/QhQd8s6c4d", "AsKh7c/ThTd9h5d2c/AhAd8h6d4c", 0),
            ("2c4h6d/KsQhTh6c3s/KdQcJh6s4d", "2s3h5d/KcQd9h5c2h/AhKh9c5s2d", 1),
            (FOUL, OTHER_FOUL, 0),
        ] {
            assert_eq!(nets(&[first, second], plain()), [net, -net], "{first} {second}");
            assert_eq!(nets(&[second, first], plain()), [-net, net], "{second} {first}");
        }
        let score = scored(&["AcKd7s/JhJd9s5c2d/QhQd8s6c4d", "AsKh7c/ThTd9h5d2c/AhAd8h6d4c"], plain());
        assert_eq!(score.pairs[0].rows, Some(ByRow { top: 0, middle: 1, bottom: -1 }));
    }

    #[test]
    fn of_09_points_a_row_and_for_all_three() {
        let sweep = ["Ac9d4s/KhKd8s6c2d/AhAdQsTc3h", "Ks8c3s/JhJd9h5d2c/QhQcAs7c4d"];
        let two_to_one = ["2c4h6d/KsQhTh6c3s/KdQcJh6s4d", "2s3h5d/KcQd9h5c2h/AhKh9c5s2d"];
        for (row_points, sweep_total, swept, rows) in
            [(1, 6, 6, 1), (1, 3, 3, 1), (2, 6, 6, 2), (2, 11, 11, 2)]
        {
            let options = Options { row_points, sweep_total, ..Options::default() };
            assert_eq!(nets(&sweep, options.clone()), [swept, -swept]);
            assert_eq!(nets(&two_to_one, options), [rows, -rows]);
        }
        assert_eq!(scored(&sweep, Options::default()).pairs[0].swept_by, Some(Seat(0)));
        assert_eq!(scored(&two_to_one, Options::default()).pairs[0].swept_by, None);
    }

    #[test]
    fn of_09_equal_rows_give_nothing_row_by_row() {
        // Two hands of equal ranks throughout, then each row in turn made better for the first.
        let second = "9c7d4h/TcTd8h6d3c/QcQd5h3d2h";
        for (first, rows) in [
            ("9d7h4c/ThTs8d6c3h/QhQs5d3s2d", [0, 0, 0]),
            ("9d8c4c/ThTs8d6c3h/QhQs5d3s2d", [1, 0, 0]),
            ("9d7h4c/ThTs8d6c4s/QhQs5d3s2d", [0, 1, 0]),
            ("9d7h4c/ThTs8d6c3h/QhQs6h3s2d", [0, 0, 1]),
            ("9d8c4c/ThTs8d6c4s/QhQs5d3s2d", [1, 1, 0]),
            ("9d8c4c/ThTs8d6c4s/QhQs6h3s2d", [1, 1, 1]),
        ] {
            let score = scored(&[first, second], Options::default());
            let pair = &score.pairs[0];
            assert_eq!(Row::ALL.map(|row| pair.rows.unwrap()[row]), rows, "{first}");
            let won: i8 = rows.iter().sum();
            assert_eq!(pair.net, if won == 3 { 6 } else { won.into() }, "{first}");
        }
    }

    #[test]
    fn of_10_royalties_are_paid_for_a_lost_row_too() {
        // The second holds a flush below a better flush and loses all rows: 4 + 6 against 4.
        let boards = ["Ac9d4s/KhKd8s6c2d/AhThQh4h3h", "Ks8c3s/JhJd9h5d2c/QdTd8d4d3d"];
        let score = scored(&boards, Options::default());
        assert_eq!((score.pairs[0].first_points.royalties, score.pairs[0].second_points.royalties), (4, 4));
        assert_eq!(score.players[0].net, 6);
    }

    #[test]
    fn of_11_what_a_dead_hand_pays() {
        // Top 7, bottom 4: royalties of 11.
        let live = "QhQd2s/KhKd9d5d2c/AcTc8c6c4c";
        for (foul, sweep_total, won) in [
            (FoulRule::Swept, 6, 17),
            (FoulRule::Swept, 10, 21),
            (FoulRule::Void, 6, 0),
            (FoulRule::Flat, 6, 6),
            (FoulRule::Flat, 10, 6),
        ] {
            let options = Options { sweep_total, foul, ..Options::default() };
            let dead = "AsAhKc/KsQcJh9h7c/5s5h4d3c2h";
            assert_eq!(nets(&[live, dead], options.clone()), [won, -won], "{foul:?}");
            assert_eq!(nets(&[dead, live], options.clone()), [-won, won], "{foul:?}");
            let score = scored(&[live, dead], options);
            assert_eq!(score.players[1].royalties, ByRow::default());
            assert!(score.players[1].foul && !score.players[0].foul);
        }
        assert_eq!(nets(&[FOUL, OTHER_FOUL], Options::default()), [0, 0]);
    }

    #[test]
    fn of_12_three_players_settle_pair_by_pair() {
        let boards = ["Ac9d4s/KhKd8s6c2d/AhAdQsTc3h", FOUL_OF_THREE, "Ks8c3s/JhJd9h5d2c/QhQcAs7c4d"];
        let score = scored(&boards, Options::default());
        let pairs: Vec<_> = score.pairs.iter().map(|pair| (pair.first.0, pair.second.0, pair.net)).collect();
        assert_eq!(pairs, [(0, 1, 6), (0, 2, 6), (1, 2, -6)]);
        assert_eq!(score.players.iter().map(|player| player.net).collect::<Vec<_>>(), [12, -12, 0]);
    }

    const FOUL_OF_THREE: &str = "TsThKc/QdJsTd9s7d/5h5c4h3d2h";

    #[test]
    fn of_21_a_natural_is_paid_instead_of_rows_and_royalties() {
        let dragon = "2s3d4c/5c6s7d8h9c/TdJdQdKcAs";
        let royal_trips = "8d8c3s/Ts9dTc9sKd/AhKhJh4h2h";
        let options = |naturals| Options { variant: Variant::Closed13, naturals, ..Options::default() };
        // As rows the dragon wins the middle only; two of the rows of the second are better, and it has 3 + 4 royalties.
        assert_eq!(nets(&[dragon, royal_trips], options(None)), [-2, 2]);
        assert_eq!(nets(&[dragon, royal_trips], options(Some(Naturals::default()))), [36, -36]);
        // Even a natural set out of order is no foul; with naturals off the same rows are one.
        let upside_down = "2s3d4c/TdJdQdKcAs/5c6s7d8h9c";
        assert!(scored(&[upside_down, royal_trips], options(None)).players[0].foul);
        let score = scored(&[upside_down, royal_trips], options(Some(Naturals::default())));
        assert_eq!((score.players[0].foul, score.players[0].net), (false, 36));
        assert_eq!(score.players[0].natural, Some(Natural::Dragon));
        // Two naturals: the difference of their units.
        let six_pairs = "2c2d9h/3h3s4h4s5h/QhQsJhJc5s";
        let score = scored(&[dragon, six_pairs], options(Some(Naturals::default())));
        assert_eq!(score.players[1].natural, Some(Natural::SixPairs));
        assert_eq!(score.pairs[0].net, 16);
    }

    #[test]
    fn of_21_the_closed_game_has_four_players_and_no_fantasyland() {
        let boards = [
            "QhQd2s/KhKd9h5d2c/AhAs8h6d4c",
            "3s4h5c/7s7h8s9cTs/JsJhTd9d8d",
            "3h4d6c/7c8cQsKcAc/JcJdTh9s6s",
            "5s6h7d/4s3c3dKsTc/2d2hAdQc5h",
        ];
        let parse = || boards.iter().map(|text| text.parse().unwrap());
        let error = score_boards(parse(), &Rules::default()).unwrap_err();
        assert_eq!(error, ScoreError::Boards { given: 4, min: 2, max: 3 });
        let closed = Options { variant: Variant::Closed13, ..Options::default() };
        let score = scored(&boards, closed);
        assert_eq!(score.pairs.len(), 6);
        assert!(!score.players[0].enters_fantasy);
        assert!(scored(&boards[..2], Options::default()).players[0].enters_fantasy);
    }

    #[test]
    fn of_03_boards_come_from_one_deck() {
        let boards = ["Ac9d4s/KhKd8s6c2d/AhAdQsTc3h", "Ks8c3s/JhJd9h5d2c/QhQcAc7c4d"];
        let error = score_boards(boards.map(|text| text.parse().unwrap()), &Rules::default()).unwrap_err();
        assert_eq!(error.code(), "ERR_CARD_TWICE");
        assert_eq!(error.to_string(), "board 1: Ac is there twice");
        let boards = ["Ac9d4s/KhKd8s6c2d/AhAdQsTc3h", "Ks8c3s/JhJd9h5d2c/QhQc7c4d"];
        let error = score_boards(boards.map(|text| text.parse().unwrap()), &Rules::default()).unwrap_err();
        assert_eq!((error.code(), error.rule()), ("ERR_BOARD_NOT_FULL", Some("OF-2")));
        let error = score_boards(boards[..1].iter().map(|text| text.parse().unwrap()), &Rules::default());
        assert_eq!(error.unwrap_err().rule(), Some("OF-1"));
    }
}
