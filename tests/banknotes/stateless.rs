use cardroom::games::{LiarsPoker, MoonNotes, TexasHoldem};
use cardroom::table::{Showdown, ShowdownFault, showdown};
use cardroom::{Card, Chips, Piece, Seat, Seats};

use crate::support::*;

fn pieces(serials: &str) -> Vec<Piece> {
    notes(serials).into_iter().map(Piece::Note).collect()
}

fn hands(hands: &[&str]) -> Vec<Option<Vec<Piece>>> {
    hands.iter().map(|hand| (!hand.is_empty()).then(|| pieces(hand))).collect()
}

fn seats(seats: &[u8]) -> Seats {
    seats.iter().copied().map(Seat).collect()
}

/// At place 1 a set of 9, a straight to 8, a pair of 7.
const HANDS: [&str; 3] = ["9911111 9811111 9711111", "8811111 7711111 6611111", "7611111 7511111 1411111"];

fn closed(given: &[&str], contributed: &[u64]) -> Showdown {
    let game = LiarsPoker::draw().game();
    Showdown { place: Some(1), ..Showdown::new(game, hands(given), contributed.to_vec()) }
}

fn payouts(request: &Showdown) -> Vec<u64> {
    showdown(request).unwrap().payouts.values().iter().map(|amount| amount.0).collect()
}

#[test]
fn lh_03_who_does_not_show_is_out_and_the_pots_are_cut_at_its_total_all_the_same() {
    let request = closed(&["", HANDS[1], HANDS[2]], &[100, 300, 300]);
    let result = showdown(&request).unwrap();
    let pots: Vec<_> = result.pots.iter().map(|paid| (paid.pot.amount.0, paid.pot.eligible)).collect();
    assert_eq!(pots, [(300, seats(&[0, 1, 2])), (400, seats(&[1, 2]))]);
    assert_eq!(payouts(&request), [0, 700, 0]);
    let folded = Showdown { folded: seats(&[0]), ..request };
    assert_eq!(showdown(&folded).unwrap().pots.len(), 1);
}

#[test]
fn lp_28_the_last_who_has_not_folded_takes_all_unseen_and_without_a_shot() {
    let request = Showdown {
        folded: seats(&[0, 2]),
        held_shots: seats(&[1]),
        place: None,
        ..closed(&["", "", ""], &[100, 250, 200])
    };
    let result = showdown(&request).unwrap();
    assert_eq!(result.returned.values(), [0, 50, 0].map(Chips));
    assert_eq!(result.payouts.values(), [0, 550, 0].map(Chips));
    assert!(result.best.values().iter().all(Option::is_none));
}

#[test]
fn ld_10_ld_11_shots_and_antes_are_given() {
    let held = Showdown { held_shots: seats(&[2]), ..closed(&HANDS, &[200; 3]) };
    assert_eq!(payouts(&held), [300, 0, 300]);
    let game = LiarsPoker { variant: moon(MoonNotes::Flop, false), ..LiarsPoker::draw() }.game();
    assert_eq!(payouts(&Showdown { antes: 300, game, ..held.clone() }), [450, 0, 150]);
    assert_eq!(payouts(&Showdown { antes: 300, ..held }), [300, 0, 300]);
}

#[test]
fn lp_14_the_odd_unit_follows_the_button() {
    let tied = ["9111111 9111112 9111113", "9111114 9111115 9111116", "1111111 1211111 2311111"];
    let by = |button| payouts(&Showdown { button, ..closed(&tied, &[5, 5, 5]) });
    assert_eq!((by(0), by(1), by(2)), (vec![7, 8, 0], vec![8, 7, 0], vec![8, 7, 0]));
}

#[test]
fn th_03_dead_money_lies_in_the_main_pot() {
    let cards = |text: &str| Card::parse_list(text).unwrap().into_iter().map(Piece::Card).collect::<Vec<_>>();
    let request = Showdown {
        board: cards("2c 3c 4h 9s Td"),
        dead: 90,
        ..Showdown::new(
            TexasHoldem::game(),
            vec![Some(cards("AsAd")), Some(cards("KsKd")), Some(cards("7h8d"))],
            vec![50, 100, 100],
        )
    };
    assert_eq!(payouts(&request), [240, 100, 0]);
    let twice = Showdown { board: cards("2c 3c 4h 9s As"), ..request.clone() };
    assert_eq!(showdown(&twice).unwrap_err().fault, ShowdownFault::Repeated {});
    let short = Showdown { board: cards("2c 3c 4h 9s"), ..request };
    assert_eq!(showdown(&short).unwrap_err().fault, ShowdownFault::Pieces { count: 5 });
}

#[test]
fn lp_03_what_cannot_be_settled_is_refused_with_its_field_and_rule() {
    let good = closed(&HANDS, &[100; 3]);
    let error = |request: Showdown| {
        let error = showdown(&request).unwrap_err();
        assert!(error.to_string().starts_with(&error.field));
        (error.fault.code(), error.field, error.rule)
    };
    let expect = |request, code, field: &str, rule| {
        assert_eq!(error(request), (code, field.to_owned(), rule));
    };
    expect(closed(&HANDS[..1], &[100]), "ERR_SEATS", "hands", Some("LP-1"));
    expect(closed(&[""; 9], &[100; 9]), "ERR_SEATS", "hands", Some("LP-1"));
    expect(closed(&HANDS, &[100; 2]), "ERR_SEATS", "contributed", Some("LP-1"));
    expect(closed(&HANDS, &[u64::MAX; 3]), "ERR_TOO_MANY_CHIPS", "contributed", None);
    expect(closed(&HANDS, &[0; 3]), "ERR_NOTHING_TO_WIN", "contributed", None);
    expect(closed(&["", "", ""], &[100; 3]), "ERR_NOBODY_SHOWS", "hands", Some("LD-13"));
    expect(closed(&[HANDS[0], "", ""], &[100, 200, 200]), "ERR_NOBODY_SHOWS", "hands", Some("LD-13"));
    expect(closed(&[HANDS[0], "9911112 9811112", HANDS[2]], &[100; 3]), "ERR_PIECE_COUNT", "hands[1]", None);
    expect(closed(&[HANDS[0], HANDS[1], HANDS[0]], &[100; 3]), "ERR_REPEATED", "hands[2]", Some("LP-3"));
    for place in [None, Some(0), Some(8)] {
        expect(Showdown { place, ..good.clone() }, "ERR_OUT_OF_RANGE", "place", Some("LP-4"));
    }
    expect(Showdown { button: 3, ..good.clone() }, "ERR_NO_SUCH_SEAT", "button", None);
    expect(Showdown { folded: seats(&[5]), ..good.clone() }, "ERR_NO_SUCH_SEAT", "folded", None);
    expect(Showdown { held_shots: seats(&[3]), ..good.clone() }, "ERR_NO_SUCH_SEAT", "heldShots", None);
    expect(Showdown { antes: 301, ..good.clone() }, "ERR_AMOUNT", "antes", None);
    expect(Showdown { chip_unit: 0, ..good.clone() }, "ERR_AMOUNT", "chipUnit", None);
    expect(Showdown { folded: seats(&[0, 1, 2]), ..good.clone() }, "ERR_NOTHING_TO_WIN", "contributed", None);
    expect(Showdown { board: pieces("1111111"), ..good.clone() }, "ERR_PIECE_COUNT", "board", None);
    let card = Piece::Card(Card::all().next().unwrap());
    let mut foreign = good.clone();
    foreign.hands[1] = Some(vec![card; 1].into_iter().chain(pieces("8811111 7711111")).collect());
    expect(foreign, "ERR_FOREIGN_PIECE", "hands[1]", Some("LP-3"));
    let mixed = Showdown { game: LiarsPoker::holdem().game(), ..good.clone() };
    expect(mixed, "ERR_PIECE_COUNT", "board", None);
    let game = LiarsPoker { allow_duplicates: true, ..LiarsPoker::draw() }.game();
    assert_eq!(
        payouts(&Showdown { game, ..closed(&[HANDS[0], HANDS[1], HANDS[0]], &[100; 3]) }),
        [150, 0, 150]
    );
}
