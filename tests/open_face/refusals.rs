//! What is refused, whole and with the rule; and leaving, running out of time, changes by the host.

use std::collections::BTreeMap;

use cardroom::open_face::{
    Action, Board, Button, Carried, Change, Event, FantasyButton, LegalAction, NextDealError, OpenFace,
    Options, Placement, PlacementError, Refusal, Row, Rules, Settlement, Setup, SetupError, Variant,
};
use cardroom::{Card, Chips, Seat, Seats, Seed};

use super::support::{Plan, choice, lines, order, owed, play_randomly, random_placement, replay, seed};

const ENTERS: &str = "QhQd2s/KhKd9h5d2c/AhAs8h6d4c";
const ENTERS_TOO: &str = "KsKc2h/AcAdJs3c3d/7s7h7c6s6c";
const PLAIN: &str = "8s8d3s/9s9c4hJdTh/TsTdJc6h5c";

/// A deal of these boards on the button 0, played to its end.
fn played(boards: &[&str]) -> OpenFace {
    let boards: Vec<(u8, &str)> = (0..).zip(boards.iter().copied()).collect();
    let plan = Plan::of(&boards, &[]);
    let seats: Vec<Seat> = plan.hands.keys().copied().collect();
    let mut setup = Setup::new(seats.len(), seed(11));
    setup.button = Button::At(Seat(0));
    setup.deck = Some(plan.deck(&order(&seats, Seat(0)), &BTreeMap::new()));
    let mut game = OpenFace::new(setup).unwrap();
    plan.play(&mut game);
    game
}

fn refused(game: &mut OpenFace, seat: u8, action: &Action) -> Refusal {
    let before = (lines(game), format!("{:?}", game.view(Some(Seat(seat)))), game.accepted().to_vec());
    let checked = game.check(Seat(seat), action).unwrap_err();
    let refusal = game.act(Seat(seat), action).unwrap_err();
    assert_eq!(checked, refusal);
    let after = (lines(game), format!("{:?}", game.view(Some(Seat(seat)))), game.accepted().to_vec());
    assert_eq!(before, after, "a refused action changed something");
    refusal
}

fn parts(refusal: &Refusal) -> (&'static str, Option<&'static str>) {
    (refusal.code(), refusal.rule())
}

#[test]
fn of_04_of_05_placements_refused_in_a_game() {
    let mut setup = Setup::new(2, seed(12));
    setup.button = Button::At(Seat(1));
    setup.deck = Some(Card::all().collect());
    let mut game = OpenFace::new(setup).unwrap();
    let place = |text: &str| Action::Place(text.parse().unwrap());
    // Seat 0 holds 2c 2h 3c 3h 4c.
    for (seat, text, code, rule) in [
        (1, "2d/2s/3d3s4d", "ERR_NOT_YOUR_TURN", "OF-4"),
        (0, "2c/2h/3c3h", "ERR_PLACE_COUNT", "OF-4"),
        (0, "2c/2h/3c3h/4c", "ERR_PLACE_COUNT", "OF-4"),
        (0, "2c/2h/3c3hAs", "ERR_CARD_NOT_HELD", "OF-4"),
        (0, "2c/2h/3c3h2d", "ERR_CARD_NOT_HELD", "OF-4"),
    ] {
        assert_eq!(parts(&refused(&mut game, seat, &place(text))), (code, Some(rule)), "{text}");
    }
    let twice: Vec<Card> = Card::parse_list("2c2c").unwrap();
    let mut placement: Placement = "-/2h/3c3h4c".parse().unwrap();
    placement.rows.top = twice;
    let refusal = refused(&mut game, 0, &Action::Place(placement));
    assert_eq!(parts(&refusal), ("ERR_CARD_TWICE", Some("OF-5")));
    let mut placement: Placement = "2c2h3c/4c/-".parse().unwrap();
    placement.rows.top.extend(Card::parse_list("3h").unwrap());
    let refusal = refused(&mut game, 0, &Action::Place(placement));
    assert_eq!(refusal, Refusal::Placement(PlacementError::RowFull { row: Row::Top, placed: 4, room: 3 }));
    game.act(Seat(0), &place("2c2h3c/3h/4c")).unwrap();
    game.act(Seat(1), &place("-/2d2s/3d3s4d")).unwrap();
    // Second street: three cards, whichever they are.
    let held = choice(&game, Seat(0)).cards;
    let [a, b, c] = [0, 1, 2].map(|at| held[at].to_string());
    for (text, code, rule) in [
        (format!("{a}/{b}/-/{c}"), "ERR_ROW_FULL", "OF-5"),
        (format!("-/{a}{b}/{c}"), "ERR_PLACE_COUNT", "OF-4"),
        (format!("-/{a}/-/{b}{c}"), "ERR_PLACE_COUNT", "OF-4"),
        (format!("-/{a}{b}/-"), "ERR_PLACE_COUNT", "OF-4"),
        (format!("-/{a}2c/-/{b}"), "ERR_CARD_PLACED", "OF-5"),
        (format!("-/{a}/{b}/4c"), "ERR_CARD_PLACED", "OF-5"),
        (format!("-/{a}2d/-/{b}"), "ERR_CARD_NOT_HELD", "OF-4"),
        (format!("-/{a}{b}/-/{a}"), "ERR_CARD_TWICE", "OF-5"),
    ] {
        assert_eq!(parts(&refused(&mut game, 0, &place(&text))), (code, Some(rule)), "{text}");
    }
    let room = choice(&game, Seat(0)).room;
    assert_eq!((room.top, room.middle, room.bottom), (0, 4, 4));
    game.act(Seat(0), &place(&format!("-/{a}/{b}/{c}"))).unwrap();
    assert_eq!(parts(&refused(&mut game, 2, &place("-/-/-"))).0, "ERR_NO_SUCH_SEAT");
    assert_eq!(parts(&refused(&mut game, 255, &Action::Leave)).0, "ERR_NO_SUCH_SEAT");
}

#[test]
fn of_15_a_bonus_hand_is_set_whole() {
    let mut game = played(&[ENTERS, PLAIN]);
    game.next_deal(Change::default()).unwrap();
    let held = choice(&game, Seat(0)).cards;
    assert_eq!(held.len(), 14);
    let set = |top: usize, middle: usize, bottom: usize, discard: usize| {
        let mut cards = held.iter().copied();
        let mut take = |count| cards.by_ref().take(count).collect::<Vec<_>>();
        let rows = cardroom::open_face::ByRow { top: take(top), middle: take(middle), bottom: take(bottom) };
        Action::Place(Placement { rows, discard: take(discard) })
    };
    for (action, code, rule) in [
        (set(3, 5, 5, 0), "ERR_PLACE_COUNT", "OF-15"),
        (set(3, 5, 4, 2), "ERR_PLACE_COUNT", "OF-15"),
        (set(2, 2, 1, 0), "ERR_PLACE_COUNT", "OF-15"),
        (set(4, 4, 5, 1), "ERR_ROW_FULL", "OF-5"),
        (set(2, 6, 5, 1), "ERR_ROW_FULL", "OF-5"),
    ] {
        assert_eq!(parts(&refused(&mut game, 0, &action)), (code, Some(rule)));
    }
    game.act(Seat(0), &set(3, 5, 5, 1)).unwrap();
    assert_eq!(refused(&mut game, 0, &set(3, 5, 5, 1)).code(), "ERR_NOT_YOUR_TURN");
}

#[test]
fn of_18_nobody_leaves_whom_a_bonus_hand_was_earned_against() {
    let mut game = played(&[ENTERS, PLAIN, "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"]);
    assert_eq!(owed(&game).iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, false]);
    let owners: Seats = [Seat(0)].into_iter().collect();
    for seat in [1, 2] {
        assert_eq!(refused(&mut game, seat, &Action::Leave), Refusal::FantasyOwed { owners });
        assert!(game.legal_actions(Seat(seat)).is_empty());
    }
    assert_eq!(refused(&mut game, 1, &Action::Leave).rule(), Some("OF-18"));
    // In the bonus deal itself nobody leaves either; once it is played, all may.
    game.next_deal(Change::default()).unwrap();
    assert_eq!(parts(&refused(&mut game, 1, &Action::Leave)), ("ERR_HAND_NOT_OVER", Some("OF-18")));
    let mut stream = seed(5).stream(0);
    play_randomly(&mut game, &mut stream, |_| {});
    assert!(owed(&game).iter().all(Option::is_none), "chance made another bonus hand: choose another seed");
    assert_eq!(game.legal_actions(Seat(1)), [LegalAction::Leave]);
    game.act(Seat(1), &Action::Leave).unwrap();
    assert_eq!(refused(&mut game, 1, &Action::Leave).code(), "ERR_NOT_IN_HAND");
    // Two play on, past the empty chair.
    game.next_deal(Change::default()).unwrap();
    play_randomly(&mut game, &mut stream, |game| assert!(!game.view(Some(Seat(1))).seats[1].playing));
    assert_eq!(game.result().unwrap().score.players.len(), 2);
    assert_eq!(refused(&mut game, 1, &Action::Timeout).code(), "ERR_NOT_IN_HAND");
    let again = replay(game.setup(), game.accepted());
    assert_eq!(lines(&again), lines(&game));
}

#[test]
fn of_18_a_bonus_hand_lapses_when_its_owner_leaves() {
    let mut game = played(&[ENTERS, PLAIN, "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"]);
    let button = game.button();
    let events = game.act(Seat(0), &Action::Leave).unwrap();
    assert_eq!(events, [Event::Left { seat: Seat(0) }, Event::FantasyLapsed { seat: Seat(0) }]);
    assert_eq!(game.legal_actions(Seat(1)), [LegalAction::Leave]);
    let again = replay(game.setup(), game.accepted());
    assert_eq!((lines(&again), owed(&again)), (lines(&game), owed(&game)));
    game.next_deal(Change::default()).unwrap();
    assert_eq!((button, game.button()), (Seat(0), Seat(1)));
    assert!(game.view(None).seats.iter().all(|player| player.bonus.is_none()));
    assert_eq!(game.can_act().only(), Some(Seat(2)));

    // Both earned one: each was earned against the other, so neither leaves, nor does the third.
    let mut game = played(&[ENTERS, ENTERS_TOO, PLAIN]);
    for (seat, owners) in [(0, vec![1]), (1, vec![0]), (2, vec![0, 1])] {
        let owners = owners.into_iter().map(Seat).collect();
        assert_eq!(refused(&mut game, seat, &Action::Leave), Refusal::FantasyOwed { owners });
    }
    // Of two players one leaves: the game is over.
    let mut game = played(&[PLAIN, "4s4d5s/7d7c8cTcKs/AcAdQsQc5h"]);
    game.act(Seat(1), &Action::Leave).unwrap();
    let error = game.next_deal(Change::default()).unwrap_err();
    assert_eq!((error.code(), error.rule()), ("ERR_TOO_FEW_PLAYERS", Some("OF-1")));
    game.act(Seat(0), &Action::Leave).unwrap();
}

#[test]
fn of_19_the_button_moves_on_where_the_bonus_hand_has_lapsed() {
    for (leaves, button) in [(false, Seat(0)), (true, Seat(2))] {
        let mut game = played(&[PLAIN, ENTERS, "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"]);
        if leaves {
            game.act(Seat(1), &Action::Leave).unwrap();
        }
        let options = Options { fantasy_button: FantasyButton::Stay, ..Options::default() };
        game.next_deal(Change { options: Some(options), ..Change::default() }).unwrap();
        assert_eq!(game.button(), button);
    }
}

#[test]
fn of_20_running_out_of_time() {
    for auto_place in [true, false] {
        let mut setup = Setup::new(3, seed(31));
        setup.button = Button::At(Seat(2));
        setup.options.auto_place = auto_place;
        let mut game = OpenFace::new(setup).unwrap();
        let mut stream = seed(32).stream(0);
        assert_eq!(refused(&mut game, 1, &Action::Timeout).code(), "ERR_NOT_YOUR_TURN");
        // Seat 0 is out of time on the first street, the others play by chance.
        while let Some(seat) = game.can_act().iter().next() {
            let action = if seat == Seat(0) {
                Action::Timeout
            } else {
                Action::Place(random_placement(&choice(&game, seat), &mut stream))
            };
            game.act(seat, &action).unwrap();
        }
        let timeouts = game.events().iter().filter(|event| matches!(event, Event::TimedOut { .. })).count();
        let view = game.view(Some(Seat(0)));
        let foul =
            game.result().unwrap().score.players.iter().find(|player| player.seat == Seat(0)).unwrap().foul;
        if auto_place {
            assert_eq!((timeouts, foul, view.seats[0].dead), (5, false, false));
            assert_eq!(view.seats[0].rows.bottom.len(), 5);
        } else {
            assert_eq!((timeouts, foul, view.seats[0].dead), (1, true, true));
            assert_eq!(view.seats[0].discards.as_ref().unwrap().len(), 5);
            // Nobody else discards on the first street: the dead hand's five are what is collected.
            let collected = game.events().iter().find(|event| matches!(event, Event::PilesCollected { .. }));
            assert_eq!(collected, Some(&Event::PilesCollected { cards: 5 }));
        }
        assert_eq!(refused(&mut game, 0, &Action::Timeout).code(), "ERR_HAND_OVER");
        let again = replay(game.setup(), game.accepted());
        assert_eq!(lines(&again), lines(&game));
    }
}

#[test]
fn of_20_bonus_and_closed_hands_are_set_live_by_the_engine() {
    let mut game = played(&[ENTERS, PLAIN]);
    game.next_deal(Change::default()).unwrap();
    let events = game.act(Seat(0), &Action::Timeout).unwrap();
    assert!(matches!(events[1], Event::SetFaceDown { automatic: true, discards: 1, .. }));
    let mut setup = Setup::new(4, seed(33));
    setup.options.variant = Variant::Closed13;
    let mut closed = OpenFace::new(setup.clone()).unwrap();
    for seat in 0..4 {
        closed.act(Seat(seat), &Action::Timeout).unwrap();
    }
    assert!(closed.result().unwrap().score.players.iter().all(|player| !player.foul));
    // All dead: the deal is over at once and nobody pays.
    setup.options.auto_place = false;
    let mut closed = OpenFace::new(setup).unwrap();
    for seat in 0..4 {
        closed.act(Seat(seat), &Action::Timeout).unwrap();
    }
    assert!(closed.result().unwrap().score.players.iter().all(|player| player.foul && player.net == 0));
    assert!(closed.result().unwrap().payments.is_empty());
}

#[test]
fn of_20_the_engine_places_from_what_the_seat_can_see() {
    // The same cards for seat 0 up to its third street and the same open rows of seat 1; all else is shuffled.
    let mut stream = seed(34).stream(0);
    let mut deck: Vec<Card> = Card::all().collect();
    stream.shuffle(&mut deck);
    let mut placements = Vec::new();
    for _ in 0..4 {
        let mut setup = Setup::new(2, seed(35));
        setup.button = Button::At(Seat(1));
        setup.deck = Some(deck.clone());
        let mut game = OpenFace::new(setup).unwrap();
        let in_order = |game: &OpenFace, rows: [usize; 3]| {
            let mut cards = choice(game, Seat(1)).cards.into_iter();
            let mut take = |count| cards.by_ref().take(count).collect::<Vec<_>>();
            let rows = cardroom::open_face::ByRow {
                top: take(rows[0]),
                middle: take(rows[1]),
                bottom: take(rows[2]),
            };
            Action::Place(Placement { rows, discard: cards.collect() })
        };
        game.act(Seat(0), &Action::Timeout).unwrap();
        let place = in_order(&game, [1, 2, 2]);
        game.act(Seat(1), &place).unwrap();
        game.act(Seat(0), &Action::Timeout).unwrap();
        let place = in_order(&game, [0, 1, 1]);
        game.act(Seat(1), &place).unwrap();
        game.act(Seat(0), &Action::Timeout).unwrap();
        placements.push(game.view(Some(Seat(0))).seats[0].clone());
        // Positions 10 … 15 are the second street, 16 … 21 the third; the discard of seat 1 is the last of its three.
        let open = |at: usize| at < 15 || (at < 22 && at.is_multiple_of(2));
        let mut hidden: Vec<Card> = (0..52).filter(|at| !open(*at)).map(|at| deck[at]).collect();
        stream.shuffle(&mut hidden);
        for at in (0..52).filter(|at| !open(*at)) {
            deck[at] = hidden.pop().unwrap();
        }
    }
    assert!(placements.iter().all(|view| *view == placements[0]));

    // An opponent's bonus hand lies face down: another one changes nothing.
    let mut placements = Vec::new();
    for _ in 0..6 {
        let mut setup = Setup::new(2, seed(36));
        setup.button = Button::At(Seat(1));
        setup.deck = Some(deck.clone());
        setup.carried = Some(Carried {
            deal: 1,
            balances: vec![0; 2],
            bonuses: vec![None, Some(cardroom::open_face::Bonus { cards: 14, in_a_row: 1 })],
            left: Seats::NONE,
            previous_options: None,
        });
        let mut game = OpenFace::new(setup).unwrap();
        game.act(Seat(1), &Action::Timeout).unwrap();
        for _ in 0..4 {
            game.act(Seat(0), &Action::Timeout).unwrap();
        }
        placements.push(game.view(Some(Seat(0))).seats[0].clone());
        // Seat 0 holds positions 0, 2, 4, 6, 8 and, after nine more cards of the other, 19 … 30.
        let open = |at: usize| at < 10 && at.is_multiple_of(2) || (19..31).contains(&at);
        let mut hidden: Vec<Card> = (0..52).filter(|at| !open(*at)).map(|at| deck[at]).collect();
        stream.shuffle(&mut hidden);
        for at in (0..52).filter(|at| !open(*at)) {
            deck[at] = hidden.pop().unwrap();
        }
    }
    assert!(placements.iter().all(|view| *view == placements[0]));
}

#[test]
fn of_23_what_is_agreed_changes_between_deals_by_the_host_alone_and_is_logged() {
    let mut setup = Setup::new(2, seed(13));
    setup.button = Button::At(Seat(0));
    let mut game = OpenFace::new(setup).unwrap();
    let other = Options { row_points: 2, kush: Chips(50), ..Options::default() };
    let change = || Change { options: Some(other.clone()), ..Change::default() };
    let before = lines(&game);
    let error = game.next_deal(change()).unwrap_err();
    assert_eq!((error.code(), error.rule()), ("ERR_HAND_NOT_OVER", Some("OF-23")));
    assert_eq!((lines(&game), game.rules()), (before, &Rules::default()));
    let mut stream = seed(14).stream(0);
    play_randomly(&mut game, &mut stream, |_| {});
    game.next_deal(change()).unwrap();
    assert_eq!(game.events()[0], Event::OptionsChanged { options: vec!["kush", "rowPoints"] });
    assert_eq!(game.rules().options(), &other);
    play_randomly(&mut game, &mut stream, |_| {});
    assert_eq!(lines(&replay(game.setup(), game.accepted())), lines(&game));
    let paid: Vec<_> =
        game.result().unwrap().payments.iter().map(|pay| pay.owed.0 / u64::from(pay.points)).collect();
    assert!(paid.iter().all(|kush| *kush == 50) && !paid.is_empty());
    game.next_deal(Change::default()).unwrap();
    assert!(matches!(game.events()[0], Event::DealStarted { .. }), "nothing changed, nothing is logged");
    // Another variant waits for a bonus hand that is owed; bad options are refused whole.
    let mut game = played(&[ENTERS, PLAIN]);
    let closed = Options { variant: Variant::Closed13, ..Options::default() };
    let before = lines(&game);
    let error = game.next_deal(Change { options: Some(closed), ..Change::default() }).unwrap_err();
    assert_eq!(error.rule(), Some("OF-18"));
    let bad = Options { sweep_total: 2, ..Options::default() };
    let error = game.next_deal(Change { options: Some(bad), ..Change::default() }).unwrap_err();
    assert_eq!((error.code(), error.rule(), lines(&game)), ("ERR_SWEEP_TOTAL", Some("OF-9"), before));
}

#[test]
fn of_13_a_capped_game_plays_on_without_empty_stacks() {
    let mut setup = Setup::new(3, seed(15));
    setup.button = Button::At(Seat(0));
    setup.options.settlement = Settlement::Proportional;
    setup.stacks = Some(vec![Chips(40), Chips(3), Chips(40)]);
    let mut game = OpenFace::new(setup.clone()).unwrap();
    let mut stream = seed(16).stream(0);
    let mut deals = 0;
    while game.result().is_none() {
        play_randomly(&mut game, &mut stream, |_| {});
        let balances = game.balances().clone();
        assert_eq!(balances.values().iter().sum::<i64>(), 83);
        deals += 1;
        match game.next_deal(Change::default()) {
            Ok(_) => {
                let playing = game.view(None).seats.iter().map(|player| player.playing).collect::<Vec<_>>();
                assert_eq!(playing, balances.values().iter().map(|stack| *stack > 0).collect::<Vec<_>>());
            }
            Err(error) => {
                assert_eq!(error.code(), "ERR_TOO_FEW_PLAYERS");
                assert_eq!(balances.values().iter().filter(|stack| **stack > 0).count(), 1);
            }
        }
        assert!(deals < 500);
    }
    // The host brings stacks: all play again.
    let stacks = Some(vec![Chips(10), Chips(0), Chips(20)]);
    game.next_deal(Change { stacks, ..Change::default() }).unwrap();
    assert_eq!(game.balances().values(), [10, 0, 20]);
    setup.stacks = None;
    assert_eq!(OpenFace::new(setup).unwrap_err(), SetupError::NoStacks {});
}

#[test]
fn of_24_every_owner_finds_all_legal_actions_and_no_more() {
    let mut game = OpenFace::new(Setup::new(3, seed(17))).unwrap();
    let mut stream = seed(18).stream(0);
    play_randomly(&mut game, &mut stream, |game| {
        for seat in (0..3).map(Seat) {
            let view = game.view(Some(seat));
            assert_eq!(view.actions, game.legal_actions(seat));
            assert_eq!(view.actions.is_empty(), !game.can_act().contains(seat) && game.result().is_none());
            for action in &view.actions {
                match action {
                    LegalAction::Leave => assert_eq!(game.check(seat, &Action::Leave), Ok(())),
                    LegalAction::Place(choice) => {
                        assert_eq!(choice.cards, *view.seats[seat.index()].drawn.as_ref().unwrap());
                        let all = choice.placements().unwrap();
                        assert_eq!(all.len(), choice.count as usize);
                        for placement in all {
                            assert_eq!(game.check(seat, &Action::Place(placement)), Ok(()));
                        }
                    }
                }
            }
        }
        assert!(game.view(None).actions.is_empty());
    });
}

#[test]
fn of_01_of_03_of_22_set_ups_that_are_refused() {
    let good = || {
        let mut setup = Setup::new(2, seed(19));
        setup.button = Button::At(Seat(0));
        setup
    };
    let error = |change: &dyn Fn(&mut Setup)| {
        let mut setup = good();
        change(&mut setup);
        let error = OpenFace::new(setup).unwrap_err();
        assert!(!error.to_string().contains(&seed(19).to_hex()));
        (error.code(), error.rule())
    };
    for players in [0, 1, 4, 11, usize::MAX] {
        assert_eq!(error(&|setup| setup.players = players), ("ERR_SEATS", Some("OF-1")));
    }
    assert_eq!(error(&|setup| setup.button = Button::At(Seat(2))), ("ERR_BUTTON", Some("OF-3")));
    assert_eq!(error(&|setup| setup.stacks = Some(vec![Chips(1)])).0, "ERR_STACKS");
    assert_eq!(error(&|setup| setup.stacks = Some(vec![Chips(u64::MAX); 2])).0, "ERR_TOO_MANY_CHIPS");
    assert_eq!(error(&|setup| setup.stacks = Some(vec![Chips::MAX, Chips(0)])).0, "ERR_TOO_MANY_CHIPS");
    assert_eq!(
        error(&|setup| setup.deck = Some(Card::all().take(51).collect())),
        ("ERR_DECK_SIZE", Some("OF-3"))
    );
    let repeated = Card::all().take(51).chain(Card::all().take(1)).collect::<Vec<_>>();
    assert_eq!(error(&|setup| setup.deck = Some(repeated.clone())), ("ERR_REPEATED", Some("OF-3")));
    assert_eq!(error(&|setup| setup.seed = None).0, "ERR_NO_SEED");
    assert_eq!(
        error(&|setup| (setup.seed, setup.button, setup.deck) =
            (None, Button::Draw, Some(Card::all().collect())))
        .0,
        "ERR_NO_SEED"
    );
    assert_eq!(
        error(&|setup| {
            setup.options.settlement = Settlement::WinCap;
            setup.stacks = Some(vec![Chips(5), Chips(0)]);
        }),
        ("ERR_TOO_FEW_PLAYERS", Some("OF-1"))
    );
    let carried = |change: &dyn Fn(&mut Carried)| {
        let mut carried = Carried {
            deal: 1,
            balances: vec![0; 2],
            bonuses: vec![None; 2],
            left: Seats::NONE,
            previous_options: None,
        };
        change(&mut carried);
        error(&|setup| setup.carried = Some(carried.clone())).0
    };
    let bonus = |cards, in_a_row| Some(cardroom::open_face::Bonus { cards, in_a_row });
    assert_eq!(carried(&|carried| carried.bonuses = vec![None, bonus(18, 1)]), "ERR_BONUS");
    assert_eq!(carried(&|carried| carried.bonuses = vec![None, bonus(13, 1)]), "ERR_BONUS");
    assert_eq!(carried(&|carried| carried.bonuses = vec![bonus(14, 0), None]), "ERR_BONUS");
    assert_eq!(carried(&|carried| carried.bonuses = vec![None]), "ERR_BONUS");
    assert_eq!(carried(&|carried| carried.balances = vec![0; 3]), "ERR_STACKS");
    assert_eq!(carried(&|carried| carried.balances = vec![i64::MIN, 0]), "ERR_TOO_MANY_CHIPS");
    assert_eq!(carried(&|carried| carried.left.insert(Seat(1))), "ERR_TOO_FEW_PLAYERS");
    assert_eq!(carried(&|carried| carried.left.insert(Seat(2))), "ERR_NO_SUCH_SEAT");
    assert!(OpenFace::new(good()).is_ok());
}

#[test]
fn a_deck_given_once_wants_another_for_the_next_deal() {
    let mut setup = Setup::new(2, seed(20));
    setup.button = Button::At(Seat(0));
    (setup.seed, setup.deck) = (None, Some(Card::all().collect()));
    let mut game = OpenFace::new(setup).unwrap();
    let mut stream = seed(21).stream(0);
    play_randomly(&mut game, &mut stream, |_| {});
    assert_eq!(game.next_deal(Change::default()).unwrap_err(), NextDealError::Setup(SetupError::NoSeed {}));
    let seed: Option<Seed> = Some(seed(22));
    game.next_deal(Change { seed, ..Change::default() }).unwrap();
    // Deal 1 is shuffled with stream 1.
    let mut deck: Vec<Card> = Card::all().collect();
    super::support::seed(22).stream(1).shuffle(&mut deck);
    assert_eq!(choice(&game, Seat(0)).cards, deck.into_iter().step_by(2).take(5).collect::<Vec<_>>());
    assert_eq!(Board::default().len(), 0);
}
