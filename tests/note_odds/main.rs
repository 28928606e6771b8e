//! The odds of the banknote games against every deal of small decks, and hands played at the table.

#![allow(clippy::cast_precision_loss)] // counts of notes and hands, far below 2^53

mod naive;
#[path = "../notes/reference.rs"]
#[allow(dead_code)] // of what the tests of notes use, these need a part
mod reference;
mod refusals;
mod simulated;

use cardroom::games::MoonNotes;
use cardroom::table::Zone;
use cardroom::{
    ExchangeSpot, NaturalRank, Note, NotesEquity, NotesGame, NotesSetting, NotesShare, NotesSpot,
    PlayingPlace, Seats, Seed, Stream, note_deck,
};

const DRAW: NotesGame = NotesGame::LiarsDraw { moon_notes: MoonNotes::Flop };

fn place(number: u8) -> PlayingPlace {
    PlayingPlace::new(number).unwrap()
}

fn notes(serials: &str) -> Vec<Note> {
    serials.split_whitespace().map(|serial| serial.parse().unwrap()).collect()
}

fn stream(number: u64) -> Stream {
    Seed::new([6; 32]).stream(number)
}

/// Notes with many zeros, so that shots and ties come up in small decks.
fn rich_deck(count: usize, stream: &mut Stream) -> Vec<Note> {
    let mut deck: Vec<Note> = Vec::new();
    while deck.len() < count {
        let digit = |stream: &mut Stream| stream.below(9).saturating_sub(stream.below(6) * 2);
        let serial = (0..7).fold(0, |serial, _| serial * 10 + digit(stream));
        deck.extend(Note::from_serial(serial).filter(|note| !deck.contains(note)));
    }
    deck
}

fn spot(game: NotesGame, hands: &[&[Note]], board: &[Note], setting: NotesSetting) -> NotesSpot {
    let hands = hands.iter().map(|hand| hand.to_vec()).collect();
    NotesSpot { game, hands, held_shots: Seats::NONE, board: board.to_vec(), setting }
}

fn near(a: f64, b: f64, within: f64) -> bool {
    (a - b).abs() <= within
}

fn same(a: &NotesShare, b: &NotesShare, within: f64) -> bool {
    let fields =
        |share: &NotesShare| [share.win, share.tie, share.equity, share.hand_equity, share.shot_equity];
    fields(a).into_iter().zip(fields(b)).all(|(a, b)| near(a, b, within))
}

fn exact(spot: &NotesSpot) -> NotesEquity {
    let odds = spot.equity().unwrap();
    assert!(odds.exact && odds.samples == 0 && odds.standard_errors.iter().all(|error| *error == 0.0));
    odds
}

/// Of all that a player may hold, each against so many others: the average is an equal part of the pot.
#[test]
fn what_any_hand_can_expect_is_an_equal_part() {
    let board = notes("5012345 8800001 2222222");
    let mut setting = NotesSetting::new(place(2), 1);
    for opponents in [1, 2, 5, 7] {
        setting.opponents = opponents;
        let (mut sum, mut hands) = (0.0, 0.0);
        let classes = by_class(&board, place(2));
        for (at, (first, count, another)) in classes.iter().enumerate() {
            for (second, other_count, _) in &classes[at..] {
                let (second, weight) = if first == second {
                    (*another, count * (count - 1.0) / 2.0)
                } else {
                    (*second, count * other_count)
                };
                let odds =
                    exact(&spot(NotesGame::LiarsHoldem, &[&[*first, second]], &board, setting.clone()));
                sum += weight * odds.players[0].equity;
                hands += weight;
            }
        }
        assert!(near(hands, 9_999_996.0 * 9_999_995.0 / 2.0, 1.0));
        let expected = 1.0 / (opponents as f64 + 1.0);
        assert!(near(sum / hands, expected, 1e-10), "{opponents}: {} off", sum / hands - expected);
    }
}

/// Two notes of each class and how many there are besides those given, by going through all serials.
fn by_class(without: &[Note], at: PlayingPlace) -> Vec<(Note, f64, Note)> {
    let mut classes: Vec<Vec<Note>> = vec![Vec::new(); 45];
    let mut counts = vec![0.0; 45];
    for note in (1..=Note::COUNT).filter_map(Note::from_serial).filter(|note| !without.contains(note)) {
        let class = (usize::from(note.base(at).get()) - 1) * 5 + usize::from(note.jokers().min(4));
        counts[class] += 1.0;
        if classes[class].len() < 2 {
            classes[class].push(note);
        }
    }
    classes.into_iter().zip(counts).map(|(notes, count)| (notes[0], count, notes[1])).collect()
}

#[test]
fn equal_hands_can_expect_the_same_and_all_of_a_pot_is_shared_out() {
    let mut stream = stream(1);
    for round in 0..12 {
        let deck = note_deck(12, &mut stream).unwrap();
        let hands: Vec<&[Note]> = deck[..8].chunks(2).collect();
        let setting = NotesSetting { opponents: 0, ..NotesSetting::new(place(round % 7 + 1), 0) };
        let board = &deck[8..8 + usize::from(round) % 4];
        let odds = exact(&spot(NotesGame::LiarsHoldem, &hands, board, setting.clone()));
        assert!(near(odds.players.iter().map(|share| share.equity).sum(), 1.0, 1e-12));
        let turned: Vec<&[Note]> = hands.iter().rev().copied().collect();
        let again = exact(&spot(NotesGame::LiarsHoldem, &turned, board, setting));
        assert!(odds.players.iter().zip(again.players.iter().rev()).all(|(a, b)| same(a, b, 1e-12)));
    }
    // Two hands of the same classes against three others: no street tells them apart.
    let (one, other) = (notes("9100000 1234567"), notes("9200000 1345678"));
    for board in [&[][..], &notes("5555555")[..]] {
        let odds =
            exact(&spot(NotesGame::LiarsHoldem, &[&one, &other], board, NotesSetting::new(place(1), 3)));
        assert!(same(&odds.players[0], &odds.players[1], 1e-12));
        assert!(odds.players[0].tie > 0.3 && odds.players[0].win < 1e-12);
    }
}

#[test]
fn lp_13_natural_before_the_kickers_decides_here() {
    let own = notes("7111111 7222222 2333333");
    let equity = |natural_rank| {
        let setting = NotesSetting { natural_rank, ..NotesSetting::new(place(1), 2) };
        exact(&spot(DRAW, &[&own], &[], setting)).players[0].equity
    };
    assert!(equity(NaturalRank::BeforeKickers) > equity(NaturalRank::AfterKickers) + 0.01);
}

#[test]
fn ld_08_and_ld_09_who_may_hold_a_shot() {
    let own = notes("9111111 9222222 9333333");
    let equity = |moon_notes, exchanged| {
        let setting = NotesSetting { exchanged, ..NotesSetting::new(place(1), 3) };
        exact(&spot(NotesGame::LiarsDraw { moon_notes }, &[&own], &[], setting)).players[0]
    };
    let [flop, hand] = [MoonNotes::Flop, MoonNotes::Hand].map(|moon| equity(moon, 0));
    assert!(near(flop.hand_equity, hand.hand_equity, 1e-9) && flop.equity > hand.equity + 0.001);
    assert!(equity(MoonNotes::Flop, 1).equity > flop.equity);
    let none = equity(MoonNotes::Flop, 3);
    assert!(near(none.equity, none.hand_equity, 1e-12));
}

#[test]
fn ld_10_a_held_shot_takes_half_alone_and_a_part_of_it_together() {
    let own = notes("1111111 4222222 7000333");
    let mut spot = spot(DRAW, &[&own], &[], NotesSetting::new(place(1), 1));
    spot.held_shots = [cardroom::Seat(0)].into_iter().collect();
    let share = exact(&spot).players[0];
    // The third note of the other has three zeros or more in 256 914 of 9 999 999, without the note that is held here.
    let q = 256_913.0 / 9_999_996.0;
    assert!(near(share.shot_equity, 0.5 * (1.0 - q / 2.0), 1e-12), "{share:?}");
    assert!(near(share.equity, share.shot_equity + 0.5 * share.hand_equity, 1e-12));
    // Of seven: the shots of the others as of balls drawn without putting back.
    spot.setting.opponents = 7;
    let (mut expected, total) = (0.0, 9_999_996.0);
    for shots in 0..=7_u32 {
        let ways = (0..shots).fold(1.0, |ways, at| ways * f64::from(7 - at) / f64::from(at + 1));
        let held = (0..shots).fold(1.0, |chance, at| chance * (256_913.0 - f64::from(at)));
        let free = (0..7 - shots).fold(1.0, |chance, at| chance * (total - 256_913.0 - f64::from(at)));
        let all = (0..7).fold(1.0, |all, at| all * (total - f64::from(at)));
        expected += ways * held * free / all / f64::from(shots + 1);
    }
    let share = exact(&spot).players[0];
    assert!(near(share.shot_equity, 0.5 * expected, 1e-10), "{} {expected}", share.shot_equity);
}

#[test]
fn dealt_at_random_it_comes_within_four_standard_errors_of_the_count() {
    let mut stream = stream(2);
    for round in 0..60_u8 {
        let deck = note_deck(9, &mut stream).unwrap();
        let draw = round % 2 == 1;
        let opponents = 1 + usize::from(round / 2 % 7);
        let mut setting = NotesSetting::new(place(round % 7 + 1), opponents);
        setting.dead = deck[6..8].to_vec();
        let board = if draw { &[][..] } else { &deck[3..3 + usize::from(round / 2) % 4] };
        let own = if draw && round % 3 > 0 { &deck[..3] } else { &deck[..2] };
        let mut spot = spot(if draw { DRAW } else { NotesGame::LiarsHoldem }, &[own], board, setting);
        let counted = exact(&spot).players[0];
        spot.setting.method = cardroom::EquityMethod::Sampled;
        spot.setting.samples = 4000;
        spot.setting.seed = Seed::new([round; 32]);
        let dealt = spot.equity().unwrap();
        assert!(!dealt.exact && dealt.samples == 4000 && dealt.standard_errors[0] > 0.0);
        let off = (dealt.players[0].equity - counted.equity) / dealt.standard_errors[0];
        assert!(off.abs() < 4.0, "{round}: {off} standard errors");
        assert_eq!(spot.equity().unwrap(), dealt, "the seed decides");
    }
}

fn exchange(own: &[Note], last: bool, setting: NotesSetting) -> ExchangeSpot {
    let zones = vec![Zone::Preflop, Zone::Preflop, Zone::Flop];
    ExchangeSpot { hand: own.to_vec(), zones, last, moon_notes: MoonNotes::Flop, setting }
}
