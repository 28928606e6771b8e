//! Placing for a player who ran out of time (OF-20).

use super::{Board, ByRow, Options, PlaceChoice, Placement, Row, Worth, best_rows};
use crate::{Card, CardSet, CardsValue, Seed};

/// A legal placement without a foul where that is possible, from what the seat itself can see.
///
/// Thirteen or more cards set at once are arranged as well as they can be: a live arrangement they always have. On the last street every placement is judged, so the hand is live where one of them is. One
/// street earlier the one is taken that leaves the most live endings among the `unseen` cards; before that, the one from
/// which the most of a fixed number of trial hands end live. Trial cards are `unseen` ones in an order that has nothing to do
/// with the deck. At most 2 784 trials.
pub(super) fn auto_place(
    choice: &PlaceChoice,
    board: &Board,
    unseen: CardSet,
    options: &Options,
) -> Placement {
    let Some(placements) = choice.placements() else {
        return set_thirteen(&choice.cards, options);
    };
    let rows = ByRow::from_fn(|row| board.set(row));
    let mut best: Option<(Standing, Placement)> = None;
    for placement in placements {
        let added = ByRow::from_fn(|row| rows[row] | placement.rows[row].iter().copied().collect());
        let standing = Standing::of(&added, unseen);
        // Of equal ones the first in the listed order.
        if best.as_ref().is_none_or(|(most, _)| standing > *most) {
            best = Some((standing, placement));
        }
    }
    best.map(|(_, placement)| placement).unwrap_or_default()
}

/// Rows with no order within them.
type Rows = ByRow<CardSet>;

/// How well a board stands: more is better, the first difference decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Standing {
    /// False where a row is certainly stronger than a full one below it.
    possible: bool,
    /// The live endings among those looked at; 1 for a full live board.
    endings: u32,
    /// How safely the rows stand in order.
    margin: i32,
}

impl Standing {
    fn of(rows: &Rows, unseen: CardSet) -> Self {
        let possible = is_possible(rows);
        let endings = match missing(rows) {
            _ if !possible => 0,
            0 => u32::from(is_live(rows)),
            2 => count_endings(rows, unseen),
            4.. => count_trials(rows, unseen),
            _ => 0,
        };
        Self { possible, endings, margin: margin(rows) }
    }
}

fn missing(rows: &Rows) -> usize {
    Row::ALL.into_iter().map(|row| row.capacity() - rows[row].len()).sum()
}

fn has_room(rows: &Rows, row: Row) -> bool {
    rows[row].len() < row.capacity()
}

fn with(rows: &Rows, row: Row, card: Card) -> Rows {
    let mut rows = *rows;
    rows[row].insert(card);
    rows
}

/// True for full rows in order.
// Kept apart: in its callers it would be there a dozen times, and the look-ups take longer than the call.
#[inline(never)]
fn is_live(rows: &Rows) -> bool {
    let value = |row: Row| CardsValue::of(rows[row]);
    value(Row::Bottom) >= value(Row::Middle) && value(Row::Middle) >= value(Row::Top)
}

/// What a row is worth at least.
#[inline(never)]
fn floor(rows: &Rows, row: Row) -> CardsValue {
    let full = if has_room(rows, row) { None } else { CardsValue::of(rows[row]) };
    full.unwrap_or_else(|| CardsValue::floor(rows[row]))
}

/// False where the hand can only end dead: a row is worth more, at least, than a full row somewhere below it.
fn is_possible(rows: &Rows) -> bool {
    let pairs = [(Row::Top, Row::Middle), (Row::Top, Row::Bottom), (Row::Middle, Row::Bottom)];
    pairs.into_iter().all(|(upper, lower)| has_room(rows, lower) || floor(rows, upper) <= floor(rows, lower))
}

/// The number of pairs of unseen cards that can end a board of eleven cards live.
fn count_endings(rows: &Rows, unseen: CardSet) -> u32 {
    let unseen: Vec<Card> = unseen.iter().collect();
    let rows_with_room =
        |rows: &Rows| Row::ALL.map(|row| has_room(rows, row).then_some(row)).into_iter().flatten();
    let mut live = 0;
    for (at, &one) in unseen.iter().enumerate() {
        for &other in &unseen[at + 1..] {
            let ends_live = rows_with_room(rows).any(|row| {
                let rows = with(rows, row, one);
                rows_with_room(&rows).any(|row| is_live(&with(&rows, row, other)))
            });
            live += u32::from(ends_live);
        }
    }
    live
}

/// The number of trial hands that end live, each street placed with the safest margin.
fn count_trials(rows: &Rows, unseen: CardSet) -> u32 {
    let streets = missing(rows) / 2;
    let trials = if streets == 4 { 12 } else { 48 };
    let mut unseen: Vec<Card> = unseen.iter().collect();
    // The same cards for every placement that is compared.
    let mut stream = Seed::new([0; 32]).stream(0);
    let mut live = 0;
    for _ in 0..trials {
        stream.shuffle(&mut unseen);
        let ended = unseen.chunks_exact(3).take(streets).fold(*rows, |rows, dealt| safest(&rows, dealt));
        live += u32::from(missing(&ended) == 0 && is_live(&ended));
    }
    live
}

/// Places two of three cards with the safest margin.
fn safest(rows: &Rows, dealt: &[Card]) -> Rows {
    let mut best: Option<((bool, i32), Rows)> = None;
    for discard in dealt {
        let mut kept = dealt.iter().filter(|card| *card != discard);
        let (Some(&one), Some(&other)) = (kept.next(), kept.next()) else { continue };
        for first in Row::ALL.into_iter().filter(|row| has_room(rows, *row)) {
            let rows = with(rows, first, one);
            for second in Row::ALL.into_iter().filter(|row| has_room(&rows, *row)) {
                let rows = with(&rows, second, other);
                let standing = (is_possible(&rows), margin(&rows));
                if best.as_ref().is_none_or(|(most, _)| standing > *most) {
                    best = Some((standing, rows));
                }
            }
        }
    }
    best.map_or(*rows, |(_, rows)| rows)
}

/// How far each row stands above the one over it, with what it can still become: a rule of thumb.
fn margin(rows: &Rows) -> i32 {
    // Category and leading rank on one scale: a pair of twos is above ace high.
    let strength = |row| {
        let value = floor(rows, row);
        let rank = value.ranks().next().map_or(0, |rank| rank as i32 + 1);
        value.category() as i32 * 14 + rank
    };
    let room = |row: Row| i32::from((row.capacity() - rows[row].len()) as u8);
    let (top, middle, bottom) = (strength(Row::Top), strength(Row::Middle), strength(Row::Bottom));
    let step = |lower: i32, upper: i32, room: i32| {
        let spare = lower - upper;
        // Room below still improves the lower row; a full row has to be well above.
        if spare < 0 { spare * (6 - room) } else { spare.min(28) }
    };
    3 * step(bottom, middle, room(Row::Bottom)) + 2 * step(middle, top, room(Row::Middle)) - 2 * top
}

/// The arrangement with the highest royalties.
fn set_thirteen(cards: &[Card], options: &Options) -> Placement {
    let best = best_rows(cards.iter().copied().collect(), &Worth::new(options, 0, &[]));
    let chosen = |set: CardSet| cards.iter().copied().filter(|card| set.contains(*card)).collect();
    let placed = best.top | best.middle | best.bottom;
    Placement { rows: ByRow::from_fn(|row| chosen(best[row])), discard: chosen(CardSet::FULL - placed) }
}

#[cfg(test)]
mod tests {
    use super::super::FullBoard;
    use super::*;

    fn choice(cards: &[Card], board: &Board) -> PlaceChoice {
        let discards = match cards.len() {
            3 => 1,
            5 => 0,
            many => many - 13,
        };
        PlaceChoice::new(cards.to_vec(), board.room(), discards as u8)
    }

    fn played(board: &Board, placement: &Placement) -> Board {
        let mut board = board.clone();
        board.extend(&placement.rows);
        board
    }

    #[test]
    fn of_20_thirteen_to_seventeen_cards_are_always_set_live() {
        let mut stream = Seed::new([20; 32]).stream(0);
        let mut deck: Vec<Card> = Card::all().collect();
        for round in 0..250 {
            stream.shuffle(&mut deck);
            let cards = &deck[..13 + round % 5];
            let choice = choice(cards, &Board::default());
            let placement = auto_place(&choice, &Board::default(), CardSet::EMPTY, &Options::default());
            assert_eq!(choice.check(&Board::default(), &placement), Ok(()));
            assert!(FullBoard::new(played(&Board::default(), &placement)).unwrap().is_live(), "{cards:?}");
        }
    }

    #[test]
    fn of_20_a_whole_hand_has_the_highest_royalties() {
        // The second line of the vectors for fantasyland: jacks on top, a full house, quads.
        let cards = Card::parse_list("4s7dKhKs6sKc2c7sJsKd7cJh3h3c").unwrap();
        let empty = Board::default();
        let placement = auto_place(&choice(&cards, &empty), &empty, CardSet::EMPTY, &Options::default());
        let board = FullBoard::new(played(&empty, &placement)).unwrap();
        assert_eq!(Options::default().royalties.of(&board), ByRow { top: 6, middle: 12, bottom: 10 });
        assert!(board.is_live());
    }

    /// On the last street of random boards: live wherever any of the 27 placements is, told by trying them all.
    #[test]
    fn of_20_the_last_street_is_live_where_any_placement_is() {
        let mut stream = Seed::new([21; 32]).stream(0);
        let mut deck: Vec<Card> = Card::all().collect();
        let (mut possible, mut impossible) = (0, 0);
        for _ in 0..600 {
            stream.shuffle(&mut deck);
            // Eleven cards, sorted so that the bottom has a chance, with two places left somewhere.
            let mut cards = deck[..11].to_vec();
            cards.sort();
            let lengths = [[3, 4, 4], [2, 5, 4], [2, 4, 5], [1, 5, 5], [3, 5, 3], [3, 3, 5]];
            let [top, middle, _] = lengths[stream.below(6) as usize];
            let board = Board::new(ByRow {
                top: cards[..top].to_vec(),
                middle: cards[top..top + middle].to_vec(),
                bottom: cards[top + middle..].to_vec(),
            })
            .unwrap();
            let choice = choice(&deck[11..14], &board);
            let live = |placement: &Placement| FullBoard::new(played(&board, placement)).unwrap().is_live();
            let any = choice.placements().unwrap().iter().any(live);
            assert_eq!(
                live(&auto_place(&choice, &board, CardSet::FULL, &Options::default())),
                any,
                "{board} {:?}",
                choice.cards
            );
            if any { possible += 1 } else { impossible += 1 }
        }
        assert!(possible > 100 && impossible > 20, "{possible} {impossible}");
    }

    /// Told on boards, apart from the engine's sets: how many pairs of unseen cards can end the board live.
    fn endings(board: &Board, unseen: CardSet) -> usize {
        let open = Row::ALL.into_iter().flat_map(|row| std::iter::repeat_n(row, board.room()[row].into()));
        let [first, second] = open.collect::<Vec<Row>>()[..] else { panic!("two places are left") };
        let live = |one: Card, other: Card| {
            let mut placed = ByRow::<Vec<Card>>::default();
            placed[first].push(one);
            placed[second].push(other);
            let mut board = board.clone();
            board.extend(&placed);
            FullBoard::new(board).unwrap().is_live()
        };
        let pairs = unseen.iter().flat_map(|one| unseen.iter().map(move |other| (one, other)));
        pairs.filter(|(one, other)| one < other && (live(*one, *other) || live(*other, *one))).count()
    }

    /// One street earlier: no other placement has more live endings, told by counting those of all.
    #[test]
    fn of_20_the_street_before_leaves_the_most_live_endings() {
        let mut stream = Seed::new([22; 32]).stream(0);
        let mut deck: Vec<Card> = Card::all().collect();
        let mut lost = 0;
        for round in 0..24 {
            stream.shuffle(&mut deck);
            let [top, middle, _] = [[2, 5, 2], [2, 2, 5], [3, 4, 2], [1, 4, 4]][round % 4];
            let board = Board::new(ByRow {
                top: deck[..top].to_vec(),
                middle: deck[top..top + middle].to_vec(),
                bottom: deck[top + middle..9].to_vec(),
            })
            .unwrap();
            let choice = choice(&deck[9..12], &board);
            let unseen: CardSet = deck[12..].iter().copied().collect();
            let endings = |placement: &Placement| endings(&played(&board, placement), unseen);
            let most = choice.placements().unwrap().iter().map(endings).max().unwrap();
            assert_eq!(endings(&auto_place(&choice, &board, unseen, &Options::default())), most, "{board}");
            lost += u32::from(most == 0);
        }
        assert!(lost > 0, "no case where the hand was lost: the test shows nothing");
    }

    #[test]
    fn of_20_a_board_is_given_up_only_where_no_cards_can_save_it() {
        for (board, possible) in [
            ("QhQd/KhKd/-", true),
            ("QhQd7s/QcQs6h5d/-", true),
            ("QhQd7s/QcQs6h5d4c/-", false),
            ("-/KhKd2c/AhQs9h8d7c", false),
            ("KhKd/-/AhQs9h8d7c", false),
            ("Ah/-/AdQs9h8d7c", true),
            ("AhKc/-/AdQs9h8d7c", false),
        ] {
            let board: Board = board.parse().unwrap();
            assert_eq!(is_possible(&ByRow::from_fn(|row| board.set(row))), possible, "{board}");
        }
    }

    /// Five streets placed by the engine alone, against an unknown deck: how often the hand ends dead.
    #[test]
    fn of_20_whole_hands_by_the_engine_are_rarely_dead() {
        let mut stream = Seed::new([23; 32]).stream(0);
        let mut deck: Vec<Card> = Card::all().collect();
        let mut dead = 0;
        let hands = 40;
        for _ in 0..hands {
            stream.shuffle(&mut deck);
            let (mut board, mut from) = (Board::default(), 0);
            for dealt in [5, 3, 3, 3, 3] {
                let choice = choice(&deck[from..from + dealt], &board);
                from += dealt;
                let unseen = deck[from..].iter().copied().collect();
                let placement = auto_place(&choice, &board, unseen, &Options::default());
                assert_eq!(choice.check(&board, &placement), Ok(()));
                board = played(&board, &placement);
            }
            dead += u32::from(!FullBoard::new(board).unwrap().is_live());
        }
        // None of 300 was, when this was written.

        assert!(dead * 10 < hands, "{dead} of {hands}");
    }
}
