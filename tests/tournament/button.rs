//! Who posts what as players leave and come: TT-6, TDA 32 and 34; newcomers, TT-5.

use super::*;
use cardroom::Seats;
use cardroom::table::{self, Post};
use cardroom::tournament::{Blinds, ButtonRule, NextHand, Sitting};

/// Plays a hand in which everyone folds to the big blind, at the library's table; the chairs of the button and of those
/// who posted.
fn fold_round(club: &mut Club) -> (u8, Option<u8>, u8) {
    let mut events = club.act(Action::Deal { table: 0 });
    while let Some(seat) = club.t.hand(0).and_then(|hand| hand.can_act().only()) {
        events.extend(club.act(Action::Play { table: 0, seat, action: table::Action::Fold }));
    }
    let mut found = (None, None, None);
    for event in &events {
        match event {
            Event::HandBegun { button, .. } => found.0 = Some(button.0),
            Event::Hand { event, .. } => match **event {
                table::Event::Posted { seat, post: Post::SmallBlind, .. } => found.1 = Some(seat.0),
                table::Event::Posted { seat, post: Post::BigBlind, .. } => found.2 = Some(seat.0),
                _ => {}
            },
            _ => {}
        }
    }
    (found.0.unwrap(), found.1, found.2.unwrap())
}

/// Chairs counted from the first button: 0 it, 1 the small blind, 2 the big blind, and on. After the first hand, in which
/// these go out, the button, the small blind (`None` where nobody posts it) and the big blind of three hands.
type Case = (&'static str, u8, &'static [u8], [(u8, Option<u8>, u8); 3]);

fn run(rule: ButtonRule, cases: &[Case]) {
    for (name, players, out, expected) in cases {
        let mut club =
            Club::started(Setup { button_rule: rule, ..setup(u32::from(*players)) }, u32::from(*players));
        let events = club.act(Action::DealElsewhere { table: 0 });
        let first = events.iter().find_map(|event| match event {
            Event::HandBegun { button, .. } => Some(button.0),
            _ => None,
        });
        // Between two the button is the small blind.
        let first = first.unwrap();
        let chair = |from_first: u8| usize::from((first + from_first) % players);
        let winner = (0..*players).rev().find(|seat| !out.contains(seat)).unwrap();
        let mut stacks = club.t.hand_setup(0).unwrap().stacks.clone();
        for seat in *out {
            stacks[chair(winner)] += std::mem::take(&mut stacks[chair(*seat)]);
        }
        club.act(Action::Result { table: 0, stacks, knockouts: Vec::new() });
        let from_first = |chair: u8| (chair + players - first) % players;
        let seen = [(); 3].map(|()| {
            let (button, small, big) = fold_round(&mut club);
            (from_first(button), small.map(from_first), from_first(big))
        });
        assert_eq!(seen, *expected, "{name}");
    }
}

#[test]
fn tt_06_dead_button_who_posts_what_in_the_next_three_hands() {
    run(
        ButtonRule::Dead,
        &[
            ("nobody busts", 5, &[], [(1, Some(2), 3), (2, Some(3), 4), (3, Some(4), 0)]),
            // The button lies before the empty chair of the small blind.
            ("the small blind busts", 5, &[1], [(1, Some(2), 3), (2, Some(3), 4), (3, Some(4), 0)]),
            // Nobody is small blind, then the button lies before the empty chair.
            ("the big blind busts", 5, &[2], [(1, None, 3), (2, Some(3), 4), (3, Some(4), 0)]),
            ("the button busts", 5, &[0], [(1, Some(2), 3), (2, Some(3), 4), (3, Some(4), 1)]),
            ("under the gun busts", 5, &[3], [(1, Some(2), 4), (2, Some(4), 0), (4, Some(0), 1)]),
            ("both blinds bust", 5, &[1, 2], [(1, None, 3), (2, Some(3), 4), (3, Some(4), 0)]),
            ("the big blind and the next bust", 5, &[2, 3], [(1, None, 4), (2, Some(4), 0), (4, Some(0), 1)]),
            ("button and small blind bust", 5, &[0, 1], [(1, Some(2), 3), (2, Some(3), 4), (3, Some(4), 2)]),
            ("the last and the button bust", 5, &[4, 0], [(1, Some(2), 3), (2, Some(3), 1), (3, Some(1), 2)]),
        ],
    );
}

#[test]
fn tt_06_going_heads_up_nobody_has_the_big_blind_twice_running() {
    run(
        ButtonRule::Dead,
        &[
            ("the big blind busts of three", 3, &[2], [(1, Some(1), 0), (0, Some(0), 1), (1, Some(1), 0)]),
            ("the small blind busts of three", 3, &[1], [(2, Some(2), 0), (0, Some(0), 2), (2, Some(2), 0)]),
            ("the button busts of three", 3, &[0], [(2, Some(2), 1), (1, Some(1), 2), (2, Some(2), 1)]),
            (
                "button and small blind of four",
                4,
                &[0, 1],
                [(2, Some(2), 3), (3, Some(3), 2), (2, Some(2), 3)],
            ),
            ("both blinds of four", 4, &[1, 2], [(0, Some(0), 3), (3, Some(3), 0), (0, Some(0), 3)]),
            ("big blind and button of four", 4, &[2, 0], [(1, Some(1), 3), (3, Some(3), 1), (1, Some(1), 3)]),
        ],
    );
    run(
        ButtonRule::Moving,
        &[("the small blind busts of three", 3, &[1], [(2, Some(2), 0), (0, Some(0), 2), (2, Some(2), 0)])],
    );
}

#[test]
fn tt_06_a_moving_button_goes_to_the_next_player_whoever_misses_a_blind() {
    run(
        ButtonRule::Moving,
        &[
            // The third player misses the big blind.
            ("the small blind busts", 5, &[1], [(2, Some(3), 4), (3, Some(4), 0), (4, Some(0), 2)]),
            ("the big blind busts", 5, &[2], [(1, Some(3), 4), (3, Some(4), 0), (4, Some(0), 1)]),
            ("the button busts", 5, &[0], [(1, Some(2), 3), (2, Some(3), 4), (3, Some(4), 1)]),
        ],
    );
}

fn seats(seats: &[u8]) -> Seats {
    seats.iter().copied().map(Seat).collect()
}

/// Button, small blind, big blind, and who is dealt in, after a hand with the button at 0, the small blind at 2 and the
/// big blind at 5 of nine chairs.
fn after(rule: ButtonRule, stayed: &[u8], came: &[u8], moved: &[u8]) -> (u8, Option<u8>, u8, Vec<u8>) {
    let last = Blinds { button: Seat(0), small: Seat(2), dead_small: false, big: Seat(5) };
    let seated = stayed.iter().chain(came).copied().map(Seat).collect();
    let sitting = Sitting { seated, stayed: seats(stayed), moved: seats(moved) };
    let NextHand { blinds, dealt_in } = NextHand::after(rule, last, sitting).unwrap();
    let dealt = dealt_in.iter().map(|seat| seat.0).collect();
    (blinds.button.0, blinds.small_blind().map(|seat| seat.0), blinds.big.0, dealt)
}

#[test]
fn tt_05_newcomers_are_dealt_in_at_once_but_between_button_and_small_blind() {
    let stay = &[0, 2, 5, 7];
    // Left of the coming big blind, before it, and in the cut-off.
    assert_eq!(after(ButtonRule::Dead, stay, &[8], &[]), (2, Some(5), 7, vec![0, 2, 5, 7, 8]));
    assert_eq!(after(ButtonRule::Dead, stay, &[6], &[]), (2, Some(5), 6, vec![0, 2, 5, 6, 7]));
    assert_eq!(after(ButtonRule::Dead, stay, &[1], &[]), (2, Some(5), 7, vec![0, 1, 2, 5, 7]));
    // The button comes to 2 and the small blind to 5: who sits between them waits a hand.
    assert_eq!(after(ButtonRule::Dead, stay, &[3, 4, 8], &[]), (2, Some(5), 7, vec![0, 2, 5, 7, 8]));
    // In the chair of a button or small blind that has left, from a broken table: dealt in there.
    assert_eq!(after(ButtonRule::Dead, &[0, 5, 7], &[2], &[]), (2, Some(5), 7, vec![0, 2, 5, 7]));
    assert_eq!(after(ButtonRule::Dead, &[0, 2, 7], &[5], &[]), (2, Some(5), 7, vec![0, 2, 5, 7]));
}

#[test]
fn tt_06_the_blinds_go_on_from_chair_to_chair_with_one_left_of_the_last_hand() {
    // Whoever of the three it is, the big blind goes on from chair 5, and the small blind has been posted before it.
    assert_eq!(after(ButtonRule::Dead, &[0], &[1, 6, 7], &[1, 6, 7]), (2, None, 6, vec![0, 1, 6, 7]));
    assert_eq!(after(ButtonRule::Dead, &[2], &[1, 6, 7], &[1, 6, 7]), (2, None, 6, vec![1, 2, 6, 7]));
    assert_eq!(after(ButtonRule::Dead, &[5], &[1, 6, 7], &[1, 6, 7]), (2, Some(5), 6, vec![1, 5, 6, 7]));
    assert_eq!(after(ButtonRule::Dead, &[0], &[1, 7], &[]), (2, None, 7, vec![0, 1, 7]));
    // From a broken table into the chair of the small blind; to balance, who sits there waits.
    assert_eq!(after(ButtonRule::Dead, &[0], &[1, 5, 7], &[]), (2, Some(5), 7, vec![0, 1, 5, 7]));
    assert_eq!(after(ButtonRule::Dead, &[0], &[1, 5, 7], &[1, 5, 7]), (2, None, 7, vec![0, 1, 7]));
    // Between two, the one who stays is big blind where due, but for one who was moved to balance.
    assert_eq!(after(ButtonRule::Dead, &[7], &[1], &[]), (1, Some(1), 7, vec![1, 7]));
    assert_eq!(after(ButtonRule::Dead, &[7], &[1], &[1]), (7, Some(7), 1, vec![1, 7]));
    // All others would wait.
    assert_eq!(after(ButtonRule::Dead, &[7], &[3, 4], &[]), (4, Some(7), 3, vec![3, 4, 7]));
}

#[test]
fn tt_05_with_a_moving_button_nobody_is_dealt_in_between_it_and_the_blinds() {
    // Were 1 or 3 dealt in, 5 would be big blind again.
    for moved in [&[][..], &[1, 3]] {
        assert_eq!(after(ButtonRule::Moving, &[0, 2, 5], &[1, 3], moved), (2, Some(5), 0, vec![0, 2, 5]));
    }
    assert_eq!(after(ButtonRule::Moving, &[0, 2, 5], &[7], &[7]), (2, Some(5), 7, vec![0, 2, 5, 7]));
}

#[test]
fn tt_05_a_player_moved_to_balance_waits_where_a_moving_button_would_bring_the_small_blind() {
    assert_eq!(after(ButtonRule::Moving, &[0, 2, 8], &[7], &[7]), (2, Some(8), 0, vec![0, 2, 8]));
    assert_eq!(after(ButtonRule::Moving, &[0, 2, 8], &[7], &[]), (2, Some(7), 8, vec![0, 2, 7, 8]));
}

#[test]
fn tt_06_with_nobody_left_of_the_last_hand_the_button_is_drawn_anew() {
    let last = Blinds { button: Seat(0), small: Seat(1), dead_small: false, big: Seat(2) };
    let sitting = |seated: &[u8], stayed: &[u8]| Sitting {
        seated: seats(seated),
        stayed: seats(stayed),
        moved: Seats::NONE,
    };
    assert_eq!(NextHand::after(ButtonRule::Dead, last, sitting(&[3, 4, 5], &[0, 1])), None);
    assert_eq!(NextHand::after(ButtonRule::Dead, last, sitting(&[3], &[3])), None);
    let mut stream = play::seed(1).stream(0);
    for _ in 0..50 {
        // The only one who was not moved has the small blind.
        let first = NextHand::first(seats(&[1, 4, 6]), seats(&[1, 6]), &mut stream).unwrap();
        assert_eq!((first.blinds.button, first.blinds.small, first.blinds.big), (Seat(1), Seat(4), Seat(6)));
    }
    assert_eq!(NextHand::first(Seats::NONE, Seats::NONE, &mut stream), None);
    assert_eq!(NextHand::first(seats(&[3]), Seats::NONE, &mut stream), None);
}
