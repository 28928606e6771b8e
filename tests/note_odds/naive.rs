//! Every deal of a small deck, serial by serial, judged by the plain scorer.

use std::collections::HashMap;

use cardroom::{NaturalRank, Note, NotesGame, NotesSetting, NotesShare, Seat};

use crate::reference::{best, read};
use crate::{DRAW, exchange, near, place, rich_deck, same, spot, stream};

/// The worth of the best three, remembered.
struct Scorer {
    place: usize,
    before_kickers: bool,
    known: HashMap<Vec<u32>, u32>,
}

impl Scorer {
    fn new(place: usize, before_kickers: bool) -> Self {
        Self { place, before_kickers, known: HashMap::new() }
    }

    fn key(&mut self, notes: &[Note]) -> u32 {
        let mut serials: Vec<u32> = notes.iter().map(|note| note.serial()).collect();
        serials.sort_unstable();
        let (place, before) = (self.place, self.before_kickers);
        *self.known.entry(serials).or_insert_with(|| {
            let plain: Vec<_> = notes.iter().map(|note| read(&note.to_string(), place)).collect();
            best(&plain, before).key
        })
    }
}

/// Calls with every order of so many of the notes.
fn every_deal(deck: &[Note], count: usize, dealt: &mut Vec<Note>, visit: &mut dyn FnMut(&[Note])) {
    if dealt.len() == count {
        return visit(dealt);
    }
    for note in deck {
        if !dealt.contains(note) {
            dealt.push(*note);
            every_deal(deck, count, dealt, visit);
            dealt.pop();
        }
    }
}

/// What each player gets of a pot of 1, with the part for the hand if nothing is halved, and the part by a shot.
fn shares(keys: &[u32], shots: &[bool]) -> Vec<[f64; 3]> {
    let top = *keys.iter().max().unwrap();
    let winners = keys.iter().filter(|key| **key == top).count() as f64;
    let holders = shots.iter().filter(|shot| **shot).count() as f64;
    let half = if holders > 0.0 { 0.5 } else { 0.0 };
    let each = keys.iter().zip(shots).map(|(key, shot)| {
        let hand = if *key == top { 1.0 / winners } else { 0.0 };
        let shot = if *shot { half / holders } else { 0.0 };
        [(1.0 - half) * hand + shot, hand, shot]
    });
    each.collect()
}

fn zeros(note: Note) -> usize {
    note.to_string().matches('0').count()
}

fn add(share: &mut NotesShare, keys: &[u32], gets: [f64; 3], own: usize, weight: f64) {
    let top = *keys.iter().max().unwrap();
    let winners = keys.iter().filter(|key| **key == top).count();
    if keys[own] == top {
        if winners == 1 {
            share.win += weight;
        } else {
            share.tie += weight;
        }
    }
    share.equity += weight * gets[0];
    share.hand_equity += weight * gets[1];
    share.shot_equity += weight * gets[2];
}

#[test]
fn liars_holdem_with_a_known_deck_is_every_deal_of_it() {
    let mut stream = stream(10);
    for (round, known, on_board, opponents, left) in [
        (1, 1, 0, 1, 7),
        (2, 1, 1, 1, 8),
        (3, 2, 1, 1, 7),
        (4, 1, 2, 2, 7),
        (5, 1, 3, 3, 8),
        (6, 1, 3, 2, 9),
        (7, 2, 2, 2, 7),
        (8, 3, 0, 0, 8),
    ] {
        let deck = rich_deck(2 * known + on_board + left + 1, &mut stream);
        let before = round % 2 == 0;
        let (held, rest) = deck.split_at(2 * known);
        let (board, rest) = rest.split_at(on_board);
        let (dead, rest) = rest.split_at(1);
        let mut scorer = Scorer::new(round % 7 + 1, before);
        let mut expected = vec![NotesShare::default(); known];
        let mut deals = 0.0;
        every_deal(rest, 3 - on_board + 2 * opponents, &mut Vec::new(), &mut |dealt| {
            let (more, others) = dealt.split_at(3 - on_board);
            let keys: Vec<u32> = held
                .chunks(2)
                .chain(others.chunks(2))
                .map(|own| scorer.key(&[own, board, more].concat()))
                .collect();
            let gets = shares(&keys, &vec![false; keys.len()]);
            for (own, share) in expected.iter_mut().enumerate() {
                add(share, &keys, gets[own], own, 1.0);
            }
            deals += 1.0;
        });
        let setting = NotesSetting {
            natural_rank: if before { NaturalRank::BeforeKickers } else { NaturalRank::AfterKickers },
            notes: Some(deck.clone()),
            dead: dead.to_vec(),
            ..NotesSetting::new(place(round as u8 % 7 + 1), opponents)
        };
        let hands: Vec<&[Note]> = held.chunks(2).collect();
        let odds = spot(NotesGame::LiarsHoldem, &hands, board, setting).equity().unwrap();
        assert!(odds.exact);
        for (mut share, odds) in expected.into_iter().zip(odds.players) {
            let sum = std::mem::take(&mut share);
            share.add_scaled(1.0 / deals, sum);
            assert!(same(&share, &odds, 1e-12), "{round}: {share:?} {odds:?}");
        }
    }
}

#[test]
fn liars_draw_with_a_known_deck_is_every_deal_of_it() {
    let mut stream = stream(11);
    for (round, known, own, opponents, left) in
        [(1, 1, 3, 1, 9), (2, 1, 2, 1, 7), (3, 2, 3, 1, 8), (4, 1, 3, 2, 8), (5, 2, 2, 1, 6), (6, 3, 2, 0, 7)]
    {
        let deck = rich_deck(own * known + left + 1, &mut stream);
        let (held, rest) = deck.split_at(own * known);
        let (dead, rest) = rest.split_at(1);
        let exchanged = round % 2;
        let mut scorer = Scorer::new(round % 7 + 1, false);
        let mut expected = vec![NotesShare::default(); known];
        let mut deals = 0.0;
        // The first known hand of three holds a shot where its third note says so.
        let shot = |hand: &[Note]| zeros(hand[2]) >= 3;
        every_deal(rest, (3 - own) * known + 3 * opponents, &mut Vec::new(), &mut |dealt| {
            let (thirds, others) = dealt.split_at((3 - own) * known);
            let mut hands: Vec<Vec<Note>> = held.chunks(own).map(<[Note]>::to_vec).collect();
            for (hand, third) in hands.iter_mut().zip(thirds) {
                hand.push(*third);
            }
            hands.extend(others.chunks(3).map(<[Note]>::to_vec));
            let keys: Vec<u32> = hands.iter().map(|hand| scorer.key(hand)).collect();
            let shots: Vec<bool> = hands
                .iter()
                .enumerate()
                .map(|(at, hand)| shot(hand) && (at < known || at < hands.len() - exchanged.min(opponents)))
                .collect();
            let gets = shares(&keys, &shots);
            for (own, share) in expected.iter_mut().enumerate() {
                add(share, &keys, gets[own], own, 1.0);
            }
            deals += 1.0;
        });
        let setting = NotesSetting {
            notes: Some(deck.clone()),
            dead: dead.to_vec(),
            exchanged: exchanged.min(opponents),
            ..NotesSetting::new(place(round as u8 % 7 + 1), opponents)
        };
        let hands: Vec<&[Note]> = held.chunks(own).collect();
        let mut request = spot(DRAW, &hands, &[], setting);
        if own == 3 {
            let held = hands.iter().enumerate().filter(|(_, hand)| shot(hand));
            request.held_shots = held.map(|(at, _)| Seat(at as u8)).collect();
        }
        let odds = request.equity().unwrap();
        assert!(odds.exact);
        for (mut share, odds) in expected.into_iter().zip(odds.players) {
            let sum = std::mem::take(&mut share);
            share.add_scaled(1.0 / deals, sum);
            assert!(same(&share, &odds, 1e-12), "{round}: {share:?} {odds:?}");
        }
    }
}

/// Scales by hand, so that the test does not rest on the library's own sums.
trait Scaled {
    fn add_scaled(&mut self, weight: f64, other: Self);
}

impl Scaled for NotesShare {
    fn add_scaled(&mut self, weight: f64, other: Self) {
        self.win += weight * other.win;
        self.tie += weight * other.tie;
        self.equity += weight * other.equity;
        self.hand_equity += weight * other.hand_equity;
        self.shot_equity += weight * other.shot_equity;
    }
}

/// What a whole hand gets on average of all that one opponent may hold.
fn against(scorer: &mut Scorer, own: &[Note], shot: bool, rest: &[Note]) -> NotesShare {
    let (mut sum, mut deals) = (NotesShare::default(), 0.0);
    every_deal(rest, 3, &mut Vec::new(), &mut |other| {
        let keys = [scorer.key(own), scorer.key(other)];
        let gets = shares(&keys, &[shot, zeros(other[2]) >= 3]);
        add(&mut sum, &keys, gets[0], 0, 1.0);
        deals += 1.0;
    });
    let mut share = NotesShare::default();
    share.add_scaled(1.0 / deals, sum);
    share
}

fn without(notes: &[Note], gone: Note) -> Vec<Note> {
    notes.iter().copied().filter(|note| *note != gone).collect()
}

/// What standing and each exchange bring, with this and so many later rounds of exchange.
fn choices(scorer: &mut Scorer, own: &[Note], shot: bool, rest: &[Note], later: usize) -> Vec<NotesShare> {
    let worth = |scorer: &mut Scorer, own: &[Note], shot: bool, rest: &[Note]| {
        if later == 0 {
            return against(scorer, own, shot, rest);
        }
        let choices = choices(scorer, own, shot, rest, later - 1);
        choices
            .into_iter()
            .reduce(|best, share| if share.equity > best.equity { share } else { best })
            .unwrap()
    };
    let mut all = vec![worth(scorer, own, shot, rest)];
    for at in 0..3 {
        let mut sum = NotesShare::default();
        for drawn in rest {
            let mut own = own.to_vec();
            own[at] = *drawn;
            sum.add_scaled(1.0 / rest.len() as f64, worth(scorer, &own, false, &without(rest, *drawn)));
        }
        all.push(sum);
    }
    all
}

#[test]
fn ld_05_the_gain_of_each_exchange_is_that_of_every_draw_and_deal() {
    let mut stream = stream(12);
    for (round, last, left) in [(1, true, 8), (2, true, 9), (3, false, 6), (4, false, 7), (5, false, 6)] {
        let mut deck = rich_deck(4 + left, &mut stream);
        if round == 4 {
            deck[2] = Note::from_serial(5_000_120).unwrap(); // a shot
        }
        let (own, rest) = deck.split_at(3);
        let (dead, rest) = rest.split_at(1);
        let mut scorer = Scorer::new(round % 7 + 1, false);
        let shot = zeros(own[2]) >= 3;
        let expected = choices(&mut scorer, own, shot, rest, usize::from(!last));
        let setting = NotesSetting {
            notes: Some(deck.clone()),
            dead: dead.to_vec(),
            ..NotesSetting::new(place(round as u8 % 7 + 1), 1)
        };
        let odds = exchange(own, last, setting).odds().unwrap();
        assert!(odds.exact && odds.exchanges.len() == 3);
        assert!(same(&odds.stand, &expected[0], 1e-12), "{round}: {:?} {:?}", odds.stand, expected[0]);
        for (exchange, expected_share) in odds.exchanges.iter().zip(&expected[1..]) {
            // Of two choices with the same equity either may be best, so wins and ties are not compared.
            assert!(near(exchange.share.equity, expected_share.equity, 1e-12), "{round}: {exchange:?}");
            assert!(near(exchange.gain, expected_share.equity - expected[0].equity, 1e-12));
        }
        let armed = rest.iter().filter(|note| zeros(**note) >= 3).count() as f64 / rest.len() as f64;
        assert_eq!(odds.shot.held, shot);
        assert!(near(odds.shot.against, armed, 1e-12));
        assert!(near(odds.shot.share, if shot { 0.5 * (1.0 - armed / 2.0) } else { 0.0 }, 1e-12));
    }
}
