//! Equity by the plainest means: every hand of a range, every board, every seven cards ranked from their counts. Nothing
//! of the evaluator or of `odds` is used.

use cardroom::{Card, CardSet};

/// A number that orders hands of seven cards, from the rules: the kind of hand, then the ranks that decide.
pub fn rank(cards: [u8; 7]) -> u32 {
    let mut of_rank = [0_u8; 13];
    let mut of_suit = [0_u16; 4];
    for card in cards {
        of_rank[usize::from(card / 4)] += 1;
        of_suit[usize::from(card % 4)] |= 1 << (card / 4);
    }
    let straight = |ranks: u16| {
        // The top of a straight, from the five (3) up; the ace counts as one too.
        (3..13)
            .rev()
            .find(|&top| (0..5).all(|down| ranks >> (if top < down { 12 } else { top - down }) & 1 == 1))
    };
    let highest = |ranks: u16, count: usize| {
        let mut value = 0;
        let mut taken = 0;
        for rank in (0..13).rev().filter(|rank| ranks >> rank & 1 == 1).take(count) {
            value = value * 13 + rank;
            taken += 1;
        }
        (taken..count).fold(value, |value, _| value * 13)
    };
    let kind = |kind: u32, deciding: u32| kind * 1_000_000 + deciding;
    if let Some(suited) = of_suit.into_iter().find(|suited| suited.count_ones() >= 5) {
        return match straight(suited) {
            Some(top) => kind(8, top),
            // Beside five of a suit there is neither a full house nor four of a kind.
            None => kind(5, highest(suited, 5)),
        };
    }
    let with = |count: u8| {
        (0..13_u32).filter(|&rank| of_rank[rank as usize] == count).fold(0, |set, rank| set | 1 << rank)
    };
    let (singles, pairs, threes, fours): (u16, u16, u16, u16) = (with(1), with(2), with(3), with(4));
    let all = singles | pairs | threes | fours;
    let top = |ranks: u16| ranks.checked_ilog2();
    if let Some(four) = top(fours) {
        return kind(7, four * 13 + highest(all & !(1 << four), 1));
    }
    let three = top(threes);
    if let Some(three) = three
        && let Some(pair) = top((threes | pairs) & !(1 << three))
    {
        return kind(6, three * 13 + pair);
    }
    if let Some(top) = straight(all) {
        return kind(4, top);
    }
    if let Some(three) = three {
        return kind(3, three * 169 + highest(all & !(1 << three), 2));
    }
    let Some(pair) = top(pairs) else { return kind(0, highest(all, 5)) };
    match top(pairs & !(1 << pair)) {
        None => kind(1, pair * 2197 + highest(all & !(1 << pair), 3)),
        Some(low) => kind(2, (pair * 13 + low) * 13 + highest(all & !(1 << pair) & !(1 << low), 1)),
    }
}

/// What was counted: deals (weighted), and wins, ties and shares of every player.
#[derive(Debug)]
pub struct Counted {
    pub deals: f64,
    pub wins: Vec<f64>,
    pub ties: Vec<f64>,
    pub shares: Vec<f64>,
}

/// Everything dealt out: `ranges` are the pairs of each player with their weights.
pub fn equity(ranges: &[Vec<(CardSet, f64)>], board: CardSet, dead: CardSet) -> Counted {
    let none = || vec![0.0; ranges.len()];
    let mut counted = Counted { deals: 0.0, wins: none(), ties: none(), shares: none() };
    deal(ranges, &mut Vec::new(), board | dead, 1.0, &mut |hands, weight, taken| {
        let unseen: Vec<u8> = (CardSet::FULL - taken).iter().map(Card::index).collect();
        let board: Vec<u8> = board.iter().map(Card::index).collect();
        boards(&unseen, board, &mut |board| {
            let ranks: Vec<u32> = hands
                .iter()
                .map(|hand| rank([hand[0], hand[1], board[0], board[1], board[2], board[3], board[4]]))
                .collect();
            let best = ranks.iter().copied().max().unwrap();
            let winners: Vec<usize> = (0..ranks.len()).filter(|&player| ranks[player] == best).collect();
            counted.deals += weight;
            for &player in &winners {
                *(if winners.len() == 1 { &mut counted.wins[player] } else { &mut counted.ties[player] }) +=
                    weight;
                counted.shares[player] += weight / f64::from(winners.len() as u8);
            }
        });
    });
    counted
}

fn deal(
    ranges: &[Vec<(CardSet, f64)>],
    hands: &mut Vec<[u8; 2]>,
    taken: CardSet,
    weight: f64,
    visit: &mut impl FnMut(&[[u8; 2]], f64, CardSet),
) {
    let Some(range) = ranges.get(hands.len()) else { return visit(hands, weight, taken) };
    for &(pair, of_pair) in range {
        if (pair & taken).is_empty() {
            let cards: Vec<u8> = pair.iter().map(Card::index).collect();
            hands.push([cards[0], cards[1]]);
            deal(ranges, hands, taken | pair, weight * of_pair, visit);
            hands.pop();
        }
    }
}

fn boards(unseen: &[u8], board: Vec<u8>, visit: &mut impl FnMut(&[u8])) {
    fn with(unseen: &[u8], board: &mut Vec<u8>, visit: &mut impl FnMut(&[u8])) {
        if board.len() == 5 {
            return visit(board);
        }
        for (place, &card) in unseen.iter().enumerate() {
            board.push(card);
            with(&unseen[place + 1..], board, visit);
            board.pop();
        }
    }
    let mut board = board;
    with(unseen, &mut board, visit);
}
