//! Tables even out and break (TT-5); hand-for-hand rounds (TT-7).

use super::*;
use cardroom::table::{self, LegalAction};
use cardroom::tournament::{ChairView, HandForHand, MoveReason, Payouts, Penalty};

fn moves(events: &[Event]) -> Vec<(Player, u32, u32, MoveReason)> {
    let moved = |event: &Event| match event {
        Event::Moved { player, from, to, reason } => Some((*player, from.table, to.table, *reason)),
        _ => None,
    };
    events.iter().filter_map(moved).collect()
}

fn counts(club: &Club) -> Vec<usize> {
    club.t.room().open().map(|(_, table)| table.count()).collect()
}

fn players(club: &Club, table: u32) -> Vec<u32> {
    club.chairs(table).into_iter().flatten().map(|player| player.0).collect()
}

#[test]
fn tt_05_seats_are_drawn_by_the_seed_over_even_tables() {
    let seats = |seed| {
        let club = Club::started(Setup { chairs: 6, ..setup(seed) }, 20);
        assert_eq!(counts(&club), [5, 5, 5, 5]);
        (0..4).flat_map(|table| players(&club, table)).collect::<Vec<_>>()
    };
    assert_eq!(seats(1), seats(1));
    assert_ne!(seats(1), seats(2));
}

#[test]
fn tt_05_the_player_due_to_be_big_blind_moves_to_the_worst_open_seat() {
    let mut club = Club::started(Setup { chairs: 6, ..setup(3) }, 12);
    // Both tables have played a hand, so that the blinds are known.
    club.hand(0, &[]);
    club.hand(1, &[]);
    let big = club.t.view().tables[0].blinds.unwrap().big;
    let due = club.chairs(0)[big.index()].unwrap();
    // Two go out at table 1 who are not its last blinds: the chairs after the last big blind stay open.
    let last = club.t.room().table(1).unwrap().blinds.unwrap();
    let chair = |step: usize| (last.big.index() + step) % 6;
    let at = |club: &Club, seat: usize| club.chairs(1)[seat].unwrap().0;
    let out = [at(&club, chair(1)), at(&club, chair(3))];
    // The hand moves the blinds by one: the big blind is now the chair after, which is to bust.
    let events = club.hand(1, &[(out[0], at(&club, chair(4))), (out[1], at(&club, chair(5)))]);
    assert_eq!(moves(&events), [(due, 0, 1, MoveReason::Balance)]);
    // chair(1) was the big blind and would be the small blind: the next open chair is chair(3).
    assert_eq!(club.seat(due.0), (1, Seat(chair(3) as u8)));
    assert_eq!(counts(&club), [5, 5]);
    // The next there is chair(2), so the newcomer is big blind one hand later.
    let events = club.hand(1, &[]);
    assert!(events.iter().any(|event| {
        matches!(event, Event::HandBegun { big_blind, small_blind: None, .. } if big_blind.index() == chair(2))
    }));
}

#[test]
fn tt_05_tables_of_a_hand_in_play_give_players_when_it_ends() {
    let mut club = Club::started(Setup { chairs: 6, ..setup(4) }, 12);
    club.act(Action::DealElsewhere { table: 0 });
    let one = players(&club, 1);
    let events = club.hand(1, &[(one[0], one[3]), (one[1], one[4]), (one[2], one[5])]);
    assert_eq!((moves(&events), counts(&club)), (Vec::new(), vec![6, 3]));
    // Three short: no hand there until the other table's has ended.
    let reason = club.refused(Action::Deal { table: 1 });
    assert_eq!(reason, Reason::TableShort { players: 3, min: 4 });
    let view = &club.t.view().tables[1];
    assert_eq!((view.may_deal, view.refusal_code), (false, Some("ERR_TABLE_SHORT")));
    let events = club.end(0, &[]);
    assert_eq!((moves(&events).len(), counts(&club)), (1, vec![5, 4]));
    club.act(Action::DealElsewhere { table: 1 });
}

#[test]
fn tt_05_a_broken_table_s_players_draw_seats_and_the_final_table_is_drawn_anew() {
    let mut club = Club::started(Setup { chairs: 4, ..setup(5) }, 9);
    assert_eq!(counts(&club), [3, 3, 3]);
    // Nine need three tables of four, eight need two: the last breaks.
    let one = players(&club, 0);
    club.act(Action::DealElsewhere { table: 1 });
    let events = club.hand(0, &[(one[0], one[1])]);
    assert!(events.contains(&Event::TableBroken { table: 2 }));
    let moved = moves(&events);
    assert_eq!(moved.len(), 3);
    assert!(moved.iter().all(|(_, from, _, reason)| (*from, *reason) == (2, MoveReason::TableBroken)));
    assert_eq!((club.open(), counts(&club)), (vec![0, 1], vec![4, 4]));
    // Who sat down during the hand has a stack and waits for the next.
    let waiting = |chair: &&ChairView| chair.waiting && chair.stack == Chips(5_000);
    assert_eq!(club.t.view().tables[1].chairs.iter().filter(waiting).count(), 1);
    club.end(1, &[]);
    for _ in 0..2 {
        for table in [0, 1] {
            let two = players(&club, table);
            club.hand(table, &[(two[0], two[1])]);
        }
    }
    // Four are left at one table of a new number.
    assert_eq!((club.open(), counts(&club)), (vec![3], vec![4]));
    let finals = club.t.events().iter().filter(|event| matches!(event, Event::FinalTable { table: 3 }));
    assert_eq!(finals.count(), 1);
    assert_eq!(club.refused(Action::Deal { table: 0 }), Reason::NoSuchTable { tables: vec![3] });
}

#[test]
fn tt_05_where_two_tables_break_at_once_nobody_moves_twice() {
    for seed in 0..8 {
        let mut club = Club::started(Setup { chairs: 4, ..setup(seed) }, 16);
        for table in 0..4 {
            club.act(Action::DealElsewhere { table });
        }
        for (table, out) in [(0, 3), (1, 3), (2, 2)] {
            let four = players(&club, table);
            let lose: Vec<(u32, u32)> = four.iter().take(out).map(|player| (*player, four[3])).collect();
            club.end(table, &lose);
        }
        // Eight need two tables, but nobody leaves the hand at the last.
        assert_eq!(counts(&club), [1, 1, 2, 4]);
        let moved = moves(&club.end(3, &[]));
        assert_eq!((club.open(), counts(&club)), (vec![0, 1], vec![4, 4]));
        for (player, ..) in &moved {
            assert_eq!(moved.iter().filter(|(other, ..)| other == player).count(), 1, "{moved:?}");
        }
    }
}

#[test]
fn tt_05_hands_wait_for_the_draw_of_the_final_table() {
    let mut club = Club::started(Setup { chairs: 5, ..setup(6) }, 6);
    club.act(Action::DealElsewhere { table: 1 });
    let one = players(&club, 0);
    club.hand(0, &[(one[0], one[1])]);
    assert_eq!(club.refused(Action::Deal { table: 0 }), Reason::FinalTable { tables: vec![1] });
    let events = club.end(1, &[]);
    assert!(events.contains(&Event::FinalTable { table: 2 }));
    assert_eq!(moves(&events).len(), 5);
}

#[test]
fn tt_05_a_late_entrant_who_finds_every_chair_taken_opens_a_table() {
    let mut club = Club::started(Setup { chairs: 4, late_until: Some(2), ..setup(7) }, 8);
    let events = club.act(Action::Enter { name: None, stack: None });
    assert_eq!(counts(&club), [3, 3, 3]);
    assert_eq!(moves(&events).len(), 2);
    // While entries are open the last two tables become one without a new draw.
    while club.open().len() > 1 {
        club.act(Action::DealElsewhere { table: 0 });
        let waiting = club.t.hand_setup(0).unwrap().waiting;
        let dealt: Vec<u32> =
            players(&club, 0).into_iter().filter(|player| !waiting.contains(club.seat(*player).1)).collect();
        club.end(0, &[(dealt[0], dealt[1])]);
    }
    assert_eq!((club.open(), counts(&club)), (vec![0], vec![4]));
    assert!(!club.t.events().iter().any(|event| matches!(event, Event::FinalTable { .. })));
}

#[test]
fn tt_05_late_entrants_draw_a_chair_at_a_table_with_the_fewest_so_that_nobody_need_move() {
    let mut chairs = Vec::new();
    for seed in 0..12 {
        let mut club = Club::started(Setup { chairs: 6, late_until: Some(2), ..setup(seed) }, 9);
        assert_eq!(counts(&club), [5, 4]);
        let events = club.act(Action::Enter { name: None, stack: None });
        assert_eq!((moves(&events), counts(&club)), (Vec::new(), vec![5, 5]));
        chairs.push(club.seat(9).1);
    }
    // At random among the open ones.
    assert!(chairs.contains(&Seat(4)) && chairs.contains(&Seat(5)));
}

/// Two tables of four, of which three places are paid.
fn two_tables(automatic: bool) -> Club {
    let payouts = Some(Payouts::Shares(vec![5_000, 3_000, 2_000]));
    let hand_for_hand = HandForHand { automatic, minutes_per_hand: 3 };
    Club::started(Setup { chairs: 4, payouts, added: 100, hand_for_hand, ..setup(8) }, 8)
}

#[test]
fn tt_07_it_begins_by_itself_with_one_more_left_than_are_paid() {
    for automatic in [true, false] {
        let payouts = Some(Payouts::Prizes(vec![3, 2, 1, 1, 1, 1]));
        let hand_for_hand = HandForHand { automatic, minutes_per_hand: 3 };
        let setup = Setup { chairs: 4, payouts, added: 100, hand_for_hand, ..setup(9) };
        let mut club = Club::started(setup, 8);
        club.act(Action::DealElsewhere { table: 1 });
        let one = players(&club, 0);
        let events = club.hand(0, &[(one[0], one[1])]);
        assert_eq!(events.contains(&Event::HandForHand { on: true }), automatic);
        if automatic {
            // The hand that was being played ends first.
            assert_eq!(club.t.view().hand_for_hand, Some(0));
            assert_eq!(club.refused(Action::Deal { table: 0 }), Reason::RoundPlayed { tables: vec![1] });
            assert_eq!(club.end(1, &[]).last(), Some(&Event::Round { round: 1 }));
            club.hand(0, &[]);
            assert_eq!(club.refused(Action::Deal { table: 0 }), Reason::RoundPlayed { tables: vec![1] });
            assert_eq!(club.hand(1, &[]).last(), Some(&Event::Round { round: 2 }));
            // The bubble bursts: six are left and paid.
            club.hand(0, &[(one[1], one[2])]);
            let events = club.hand(1, &[]);
            assert!(events.contains(&Event::HandForHand { on: false }));
        }
    }
}

#[test]
fn tt_07_switched_off_by_hand_it_does_not_begin_by_itself_with_as_many_left() {
    let payouts = Some(Payouts::Prizes(vec![3, 2, 1, 1, 1]));
    let mut club = Club::started(Setup { chairs: 4, payouts, added: 100, ..setup(9) }, 8);
    // Off again two before the bubble: it begins by itself there.
    club.act(Action::HandForHand { on: true });
    club.act(Action::HandForHand { on: false });
    let one = players(&club, 0);
    club.hand(0, &[(one[0], one[1])]);
    assert_eq!(club.t.view().hand_for_hand, None);
    club.hand(1, &[(players(&club, 1)[0], players(&club, 1)[1])]);
    assert_eq!(club.t.view().hand_for_hand, Some(1));
    club.act(Action::HandForHand { on: false });
    assert_eq!(club.t.view().hand_for_hand, None);
    club.hand(0, &[]);
    club.hand(0, &[]);
    assert_eq!(club.t.view().hand_for_hand, None);
    club.act(Action::HandForHand { on: true });
    assert_eq!(club.t.view().hand_for_hand, Some(1));
}

#[test]
fn tt_09_disqualified_one_after_the_other_in_a_round_they_take_their_places_so() {
    for large_first in [true, false] {
        let mut club = Club::started(Setup { chairs: 4, ..setup(9) }, 8);
        club.act(Action::HandForHand { on: true });
        let (one, two) = (players(&club, 0), players(&club, 1));
        club.hand(0, &[(one[0], one[1])]);
        let mut out = [one[1], one[2]];
        if !large_first {
            out.reverse();
        }
        for player in out {
            let penalty = Penalty::Disqualification {};
            club.act(Action::Penalty { player: Player(player), penalty, rule: None });
        }
        club.hand(1, &[(two[0], two[1])]);
        let places = [out[0], out[1], one[0], two[0]].map(|player| {
            let one = club.standing(player);
            (one.place, one.to)
        });
        assert_eq!(places, [(8, 8), (7, 7), (5, 6), (5, 6)].map(|(place, to)| (Some(place), Some(to))));
    }
}

#[test]
fn tt_07_a_round_takes_a_fixed_time_from_the_clock() {
    let mut club = two_tables(false);
    club.act(Action::HandForHand { on: true });
    let remaining = |club: &Club| club.t.clock(club.now).unwrap().remaining.unwrap();
    assert_eq!(remaining(&club), 20 * MINUTE);
    club.wait(90);
    assert_eq!(remaining(&club), 20 * MINUTE);
    club.hand(0, &[]);
    club.wait(90);
    club.hand(1, &[]);
    assert_eq!(remaining(&club), 17 * MINUTE);
    club.act(Action::HandForHand { on: false });
    club.wait(2);
    assert_eq!(remaining(&club), 15 * MINUTE);
}

/// All who are asked put everything in.
fn all_in(club: &mut Club, table: u32) {
    while let Some(seat) = club.t.hand(table).and_then(|hand| hand.can_act().only()) {
        let legal = club.t.hand(table).unwrap().legal_actions(seat);
        let raise = legal.iter().find_map(|action| match action {
            LegalAction::Raise { max, .. } => Some(table::Action::Raise { to: *max }),
            _ => None,
        });
        let action = raise.unwrap_or(table::Action::Call);
        club.act(Action::Play { table, seat, action });
    }
}

#[test]
fn tt_07_all_ins_stay_face_down_until_every_table_is_done() {
    let mut club = two_tables(false);
    club.act(Action::HandForHand { on: true });
    club.act(Action::Deal { table: 0 });
    all_in(&mut club, 0);
    assert!(club.t.view().tables[0].held);
    let hand = club.t.hand(0).unwrap();
    assert!(hand.board().is_empty() && hand.view(None).seats.iter().all(|seat| !seat.shown));
    // It is not for the host to release.
    let release = Action::Play { table: 0, seat: Seat(0), action: table::Action::Release };
    assert_eq!(club.refused(release), Reason::RoundPlayed { tables: vec![1] });
    club.act(Action::Deal { table: 1 });
    let mut events = Vec::new();
    while let Some(seat) = club.t.hand(1).and_then(|hand| hand.can_act().only()) {
        events = club.act(Action::Play { table: 1, seat, action: table::Action::Fold });
    }
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let done = at(|event| matches!(event, Event::HandEnded { table: 1, .. }));
    let shown = at(
        |event| matches!(event, Event::Hand { table: 0, event } if matches!(**event, table::Event::Shown { .. })),
    );
    let ended = at(|event| matches!(event, Event::HandEnded { table: 0, .. }));
    let round = at(|event| matches!(event, Event::Round { round: 2 }));
    assert!(done < shown && shown < ended && ended < round);
    // Those who went out at table 0 have their places after the round.
    assert!(club.t.standings().iter().any(|one| one.place.is_some()));
}

#[test]
fn tt_07_outside_hand_for_hand_an_all_in_is_played_out_at_once() {
    let mut club = two_tables(false);
    club.act(Action::Deal { table: 0 });
    all_in(&mut club, 0);
    assert!(club.t.hand(0).is_none() && !club.t.view().tables[0].held);
}

#[test]
fn tt_07_it_ends_with_one_player_who_has_all_the_chips() {
    let mut club = Club::started(setup(10), 3);
    club.hand(0, &[(0, 1)]);
    let events = club.hand(0, &[(1, 2)]);
    assert_eq!(events.last(), Some(&Event::Finished { winner: Player(2) }));
    assert_eq!(club.standing(2).stack, club.t.view().chips.in_play);
    assert_eq!(club.t.clock(club.now).unwrap().state, cardroom::tournament::ClockState::Stopped);
}
