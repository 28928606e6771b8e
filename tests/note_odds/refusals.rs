//! Requests for which there are no odds.

use cardroom::games::MoonNotes;
use cardroom::table::Zone;
use cardroom::{MOST_NOTE_SAMPLES, NotesGame, NotesOddsError, NotesSetting, NotesSpot, Seat};

use crate::{DRAW, exchange, notes, place, spot};

fn holdem() -> NotesSpot {
    let own = notes("1234567 2345678");
    spot(NotesGame::LiarsHoldem, &[&own], &[], NotesSetting::new(place(1), 2))
}

fn told(error: &NotesOddsError) -> (String, &'static str, Option<&'static str>) {
    assert!(error.to_string().starts_with(&format!("{}: ", error.field)), "{error}");
    (error.field.to_string(), error.code(), error.rule())
}

fn refused(change: impl FnOnce(&mut NotesSpot)) -> (String, &'static str, Option<&'static str>) {
    let mut spot = holdem();
    change(&mut spot);
    told(&spot.equity().unwrap_err())
}

#[test]
fn each_wrong_request_is_told_with_its_field() {
    let field = |name: &str, code, rule| (name.to_owned(), code, rule);
    let serials = notes;
    assert_eq!(refused(|spot| spot.setting.opponents = 8), field("opponents", "ERR_OPPONENTS", Some("LP-1")));
    assert_eq!(refused(|spot| spot.setting.opponents = 0), field("opponents", "ERR_OPPONENTS", Some("LP-1")));
    assert_eq!(refused(|spot| spot.setting.opponents = usize::MAX - 1).0, "opponents");
    assert_eq!(refused(|spot| spot.setting.exchanged = 3), field("exchanged", "ERR_OPPONENTS", Some("LD-9")));
    assert_eq!(refused(|spot| spot.hands.clear()), field("hands", "ERR_OPPONENTS", Some("LP-1")));
    let short = |spot: &mut NotesSpot| spot.hands[0].truncate(1);
    assert_eq!(refused(short), field("hands[0]", "ERR_NOTE_COUNT", Some("LH-1")));
    let long = |spot: &mut NotesSpot| spot.board = serials("1111111 1111112 1111113 1111114");
    assert_eq!(refused(long), field("board", "ERR_NOTE_COUNT", Some("LH-1")));
    let closed = |spot: &mut NotesSpot| {
        spot.game = DRAW;
        spot.board = serials("1111111");
    };
    assert_eq!(refused(closed), field("board", "ERR_NOTE_COUNT", Some("LH-1")));
    let twice = |spot: &mut NotesSpot| spot.board = serials("1111111 2345678");
    assert_eq!(refused(twice), field("board[1]", "ERR_DUPLICATE_NOTE", Some("LP-3")));
    let dead = |spot: &mut NotesSpot| spot.setting.dead = serials("1111111 1111111");
    assert_eq!(refused(dead), field("dead[1]", "ERR_DUPLICATE_NOTE", Some("LP-3")));
    let shots = |spot: &mut NotesSpot| spot.held_shots = [Seat(0)].into_iter().collect();
    assert_eq!(refused(shots), field("heldShots", "ERR_SHOTS", Some("LD-7")));
    for samples in [0, MOST_NOTE_SAMPLES + 1] {
        assert_eq!(refused(|spot| spot.setting.samples = samples), field("samples", "ERR_SAMPLES", None));
    }
}

#[test]
fn lp_03_a_known_deck_holds_what_is_known_and_suffices() {
    let field = |name: &str, code| (name.to_owned(), code, Some("LP-3"));
    let deck = notes("1234567 2345678 1111111 1111112 1111113 1111114 1111115 1111116 1111117");
    let with = |spot: &mut NotesSpot| spot.setting.notes = Some(deck.clone());
    let mut spot = holdem();
    with(&mut spot);
    assert!(spot.equity().unwrap().exact); // seven are left, and just as many are needed
    let foreign = refused(|spot| {
        with(spot);
        spot.hands[0][1] = notes("7777777")[0];
    });
    assert_eq!(foreign, field("hands[0][1]", "ERR_FOREIGN_NOTE"));
    let few = refused(|spot| spot.setting.notes = Some(deck[..8].to_vec()));
    assert_eq!(few, field("notes", "ERR_TOO_FEW_NOTES"));
    let doubled = |spot: &mut NotesSpot| {
        spot.setting.notes = Some([&deck[..], &deck[..1]].concat());
    };
    assert_eq!(refused(doubled), field("notes[9]", "ERR_DUPLICATE_NOTE"));
    // Where a serial may be there twice, it may be known twice.
    let mut spot = holdem();
    doubled(&mut spot);
    spot.setting.allow_duplicates = true;
    spot.board = notes("1234567");
    assert!(spot.equity().is_ok());
    spot.board = notes("1234567 1234567");
    assert_eq!(told(&spot.equity().unwrap_err()), field("board[1]", "ERR_DUPLICATE_NOTE"));
    spot.setting.notes = Some(vec![deck[0]; cardroom::MOST_NOTES + 1]);
    assert_eq!(told(&spot.equity().unwrap_err()), field("notes", "ERR_TOO_MANY_NOTES"));
}

#[test]
fn ld_03_an_exchange_is_of_three_notes_in_their_zones() {
    let own = notes("1234567 2345678 3456789");
    let good = exchange(&own, true, NotesSetting::new(place(1), 2));
    assert!(good.odds().is_ok());
    let refused = |change: &dyn Fn(&mut cardroom::ExchangeSpot)| {
        let mut spot = good.clone();
        change(&mut spot);
        told(&spot.odds().unwrap_err())
    };
    let field = |name: &str, code, rule| (name.to_owned(), code, Some(rule));
    assert_eq!(refused(&|spot| spot.hand.truncate(2)), field("hand", "ERR_NOTE_COUNT", "LD-2"));
    assert_eq!(refused(&|spot| spot.zones.truncate(2)), field("zones", "ERR_ZONES", "LD-3"));
    assert_eq!(refused(&|spot| spot.zones = vec![Zone::Preflop; 3]), field("zones", "ERR_ZONES", "LD-3"));
    assert_eq!(refused(&|spot| spot.zones[0] = Zone::Flop), field("zones", "ERR_ZONES", "LD-3"));
    let early = |spot: &mut cardroom::ExchangeSpot| {
        spot.last = false;
        spot.zones[2] = Zone::TurnRiver;
    };
    assert_eq!(refused(&early), field("zones", "ERR_ZONES", "LD-3"));
    assert_eq!(refused(&|spot| spot.setting.opponents = 0), field("opponents", "ERR_OPPONENTS", "LP-1"));
    assert_eq!(refused(&|spot| spot.setting.opponents = 8), field("opponents", "ERR_OPPONENTS", "LP-1"));
    assert_eq!(refused(&|spot| spot.hand[1] = spot.hand[0]), field("hand[1]", "ERR_DUPLICATE_NOTE", "LP-3"));
    let dead = |spot: &mut cardroom::ExchangeSpot| spot.setting.dead = vec![spot.hand[2]];
    assert_eq!(refused(&dead), field("dead[0]", "ERR_DUPLICATE_NOTE", "LP-3"));
}

#[test]
fn ld_09_an_exchange_on_the_turn_leaves_no_shot() {
    let own = notes("1234567 2000678 3000789");
    let mut spot = exchange(&own, true, NotesSetting::new(place(1), 2));
    assert!(spot.odds().unwrap().shot.held);
    spot.zones = vec![Zone::Preflop, Zone::Flop, Zone::TurnRiver];
    let burned = spot.odds().unwrap();
    assert!(!burned.shot.held && burned.stand.shot_equity == 0.0);
    let zones: Vec<(Zone, u8)> =
        burned.exchanges.iter().map(|exchange| (exchange.discard.zone, exchange.discard.index)).collect();
    assert_eq!(zones, [(Zone::Preflop, 0), (Zone::Flop, 0), (Zone::TurnRiver, 0)]);
    // By the zeros of all three notes together it is armed by less.
    let own = notes("1034567 2045678 3056789");
    spot = exchange(&own, false, NotesSetting::new(place(1), 2));
    assert!(!spot.odds().unwrap().shot.held);
    spot.moon_notes = MoonNotes::Hand;
    assert!(spot.odds().unwrap().shot.held);
}
