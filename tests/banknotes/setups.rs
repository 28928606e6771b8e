use cardroom::games::{GENERATED_NOTES, LiarsPoker};
use cardroom::table::{Button, Change, Event, Hand, NextHandError, Phase, Setup, SetupFault, Status};
use cardroom::{Card, MOST_NOTES, Note, Piece, Seat};

use crate::support::*;

#[test]
fn lp_01_three_to_eight_players() {
    for seats in 0..12 {
        let stacks = vec![1000; seats];
        let holdem = Hand::new(LiarsPoker { stacks: stacks.clone(), ..holdem() }.setup(seed(1)));
        let draw = Hand::new(LiarsPoker { stacks, ..draw() }.setup(seed(1)));
        if (3..=8).contains(&seats) {
            assert!(holdem.is_ok() && draw.is_ok(), "{seats}");
            continue;
        }
        for hand in [holdem, draw] {
            let error = hand.unwrap_err();
            assert_eq!((error.fault, error.rule), (SetupFault::Seats { min: 3, max: 8 }, Some("LP-1")));
        }
    }
}

#[test]
fn lp_02_a_deck_is_of_banknotes_and_money_is_no_piece() {
    let cards: Vec<Piece> = Card::all().map(Piece::Card).collect();
    let setup = Setup { deck: Some(cards), ..draw().setup(None) };
    assert_eq!(setup_error(Hand::new(setup)), ("ERR_FOREIGN_PIECE", "deck[0]".to_owned(), Some("LP-3")));
    let hand = start_draw(draw());
    assert!(hand.pieces(Seat(1)).is_empty());
    let mut hand = hand;
    play(&mut hand, "0 place 1");
    assert!(hand.pieces(Seat(1)).iter().all(|piece| piece.note().is_some()));
}

fn dealt(hand: &Hand) -> Vec<Piece> {
    hand.events()
        .iter()
        .filter_map(|event| match event {
            Event::Dealt { piece, .. } => *piece,
            _ => None,
        })
        .collect()
}

/// The notes that a hand of eight at closed notes deals, at most.
fn all_dealt(mut hand: Hand) -> (Hand, Vec<Piece>) {
    while !hand.complete() {
        let seat = hand.can_act().iter().next().unwrap();
        let action = match hand.phase() {
            Phase::Exchange(_) => step(&format!("{seat} exchange flop 0")).1,
            _ => step(&format!("{seat} timeout")).1,
        };
        if hand.act(seat, &action).is_err() {
            play(&mut hand, &format!("{seat} exchange turn-river 0"));
        }
    }
    let notes = dealt(&hand);
    (hand, notes)
}

#[test]
fn lp_03_a_generated_deck_is_one_for_the_match_and_reshuffled_for_every_hand() {
    let game = || LiarsPoker { stacks: vec![100_000; 8], ..holdem() };
    let notes_of = |hand: &mut Hand| {
        let dealer = hand.terms().button;
        play(hand, &format!("{dealer} place 1"));
        while !hand.complete() {
            let seat = hand.can_act().only().unwrap();
            play(hand, &format!("{seat} timeout"));
        }
        dealt(hand)
    };
    let mut hand = Hand::new(game().setup(seed(3))).unwrap();
    let mut kinds: Vec<Piece> = Vec::new();
    let mut first = Vec::new();
    for number in 0..120 {
        let notes = notes_of(&mut hand);
        assert_eq!(notes.len(), 16);
        if number == 0 {
            first.clone_from(&notes);
        } else if number == 1 {
            assert_ne!(first, notes);
        }
        kinds.extend(notes);
        hand = hand.next_hand(Change { stacks: Some(vec![100_000; 8]), ..Change::default() }).unwrap();
    }
    kinds.sort_unstable();
    kinds.dedup();
    // 120 × 16 draws of 100 notes: that one never comes has a chance below 10^-6.
    assert_eq!(kinds.len(), GENERATED_NOTES);
    assert_eq!(notes_of(&mut Hand::new(game().setup(seed(3))).unwrap()), first);
    assert_ne!(notes_of(&mut Hand::new(game().setup(seed(4))).unwrap()), first);
}

#[test]
fn lp_03_the_venue_s_notes_are_shuffled_and_a_deck_in_order_is_not() {
    let given = notes("1111111 2222222 3333333 4444444 5555555 6666666 7777777 8888888 9999999");
    let with = |notes: Option<Vec<Note>>, deck: Option<Vec<Note>>, byte| {
        let mut hand = Hand::new(LiarsPoker { notes, deck, ..holdem() }.setup(seed(byte))).unwrap();
        play(&mut hand, "0 place 1");
        let dealt: Vec<Note> = dealt(&hand).into_iter().filter_map(Piece::note).collect();
        dealt
    };
    let shuffled = with(Some(given.clone()), None, 1);
    assert!(shuffled.iter().all(|note| given.contains(note)));
    assert_ne!(shuffled, with(Some(given.clone()), None, 2));
    assert_ne!(shuffled, given[..6]);
    assert_eq!(with(None, Some(given.clone()), 1), given[..6]);
    assert_eq!(with(Some(notes(&filler(9))), Some(given.clone()), 1), given[..6]);
}

#[test]
fn lp_03_a_deck_one_note_too_small_is_refused_and_burns_take_three_more() {
    let few = |game: LiarsPoker, count: usize| {
        let list = notes(&filler(count));
        let by = |notes: Option<&Vec<Note>>, deck: Option<&Vec<Note>>| {
            let game = LiarsPoker { notes: notes.cloned(), deck: deck.cloned(), ..game.clone() };
            Hand::new(game.setup(seed(1))).map(drop).map_err(|error| (error.fault, error.field, error.rule))
        };
        [by(Some(&list), None), by(None, Some(&list))]
    };
    for (game, fewest) in [(holdem(), 9), (LiarsPoker { variant: burn(true), ..holdem() }, 12)] {
        let fault = SetupFault::DeckSize { min: fewest, max: MOST_NOTES };
        let refused = |field: &str| Err((fault.clone(), field.to_owned(), Some("LP-3")));
        assert_eq!(few(game.clone(), fewest - 1), [refused("notes"), refused("deck")]);
        assert_eq!(few(game, fewest), [Ok(()), Ok(())]);
    }
    let draw = |count| Hand::new(LiarsPoker { deck: Some(notes(&filler(count))), ..draw() }.setup(None));
    assert!(draw(15).is_ok());
    assert_eq!(setup_error(draw(14)), ("ERR_DECK_SIZE", "deck".to_owned(), Some("LP-3")));
    let eight = LiarsPoker { stacks: vec![1000; 8], notes: Some(notes(&filler(40))), ..self::draw() };
    let (hand, all) = all_dealt(Hand::new(eight.setup(seed(1))).unwrap());
    assert!(hand.complete() && all.len() <= 40);
}

#[test]
fn lp_03_duplicates_are_refused_with_their_position_unless_allowed() {
    let twice = notes("1111111 2222222 3333333 4444444 5555555 6666666 7777777 8888888 2222222");
    let by = |allow_duplicates, in_order: bool| {
        let (notes, deck) = if in_order { (None, Some(twice.clone())) } else { (Some(twice.clone()), None) };
        Hand::new(LiarsPoker { allow_duplicates, notes, deck, ..holdem() }.setup(seed(1)))
    };
    for (in_order, field) in [(true, "deck[8]"), (false, "notes[8]")] {
        assert_eq!(setup_error(by(false, in_order)), ("ERR_REPEATED", field.to_owned(), Some("LP-3")));
        assert!(by(true, in_order).is_ok());
    }
}

#[test]
fn lp_03_a_deck_without_end_is_refused_before_it_is_looked_at() {
    let many: Vec<Note> = (1..=MOST_NOTES as u32 + 1).filter_map(Note::from_serial).collect();
    let error = setup_error(Hand::new(LiarsPoker { notes: Some(many), ..draw() }.setup(seed(1))));
    assert_eq!(error, ("ERR_DECK_SIZE", "notes".to_owned(), Some("LP-3")));
}

#[test]
fn lp_03_without_a_seed_there_is_no_shuffle() {
    assert_eq!(setup_error(Hand::new(draw().setup(None))), ("ERR_NO_SEED", "seed".to_owned(), None));
    let by_draw = LiarsPoker { deck: Some(notes(&filler(15))), button: Button::Draw, ..draw() };
    assert_eq!(setup_error(Hand::new(by_draw.setup(None))).0, "ERR_NO_SEED");
}

#[test]
fn lp_04_nothing_is_dealt_before_the_dealer_has_announced_a_place() {
    for mut hand in [start_holdem(holdem()), start_draw(draw())] {
        assert_eq!((hand.phase(), turn(&hand)), (Phase::Announcement, Some(0)));
        assert!(dealt(&hand).is_empty() && view(&hand, 1).place.is_none());
        for place in [0, 8, 255] {
            let refusal = refused(&mut hand, &format!("0 place {place}"));
            assert_eq!(refusal, ("ERR_OUT_OF_RANGE", Some("LP-4")));
        }
        assert_eq!(refused(&mut hand, "1 place 3"), ("ERR_NOT_YOUR_TURN", Some("LP-4")));
        assert_eq!(refused(&mut hand, "1 bet 100"), ("ERR_NOT_YOUR_TURN", Some("LP-4")));
        assert_eq!(refused(&mut hand, "0 check"), ("ERR_NOT_NOW", Some("LP-4")));
        play(&mut hand, "0 place 7");
        assert_eq!(dealt(&hand).len(), 6);
        assert_eq!(refused(&mut hand, "0 place 7"), ("ERR_NOT_YOUR_TURN", Some("LP-4")));
        play(&mut hand, "1 bet 100, 2 call");
        assert_eq!(refused(&mut hand, "0 place 2"), ("ERR_NOT_NOW", Some("LP-4")));
        for viewer in 0..3 {
            assert_eq!(view(&hand, viewer).place, Some(7));
        }
    }
}

#[test]
fn lp_04_a_dealer_who_is_absent_or_out_of_time_announces_place_1() {
    let mut late = start_holdem(holdem());
    play(&mut late, "0 timeout");
    let absent = start_holdem(LiarsPoker { away: [Seat(0)].into_iter().collect(), ..holdem() });
    for hand in [late, absent] {
        assert_eq!(hand.view(None).place, Some(1));
        assert!(lines(&hand).contains(&"0 announces 1 timeout".to_owned()));
    }
}

#[test]
fn lp_04_the_place_holds_for_the_whole_hand_and_everybody() {
    let hands = ["1911111 1811111", "2711111 2611111", "3511111 3411111"];
    let at = |place: u8| {
        let game = LiarsPoker { deck: deck(&hands, "9111111 9911111 9511111"), ..holdem() };
        let mut hand = start_holdem(game);
        play(&mut hand, &format!("0 place {place}, 1 bet 100, 2 call, 0 call, 1 check"));
        for _ in 0..3 {
            check_down(&mut hand);
        }
        lines(&hand).into_iter().find(|line| line.starts_with("best")).unwrap()
    };
    assert!(at(1).contains("1 set 9111111+0=9 9911111+0=9 9511111+0=9"));
    assert!(at(2).contains("1 straight 2711111+0=7 2611111+0=6 9511111+0=5"), "{}", at(2));
}

#[test]
fn lp_20_the_buy_in_is_ante_and_rake_and_the_rake_is_in_no_pot() {
    let game = LiarsPoker { stacks: vec![10_000; 3], ante: 3000, rake: rake(200, false), ..holdem() };
    let hand = start_holdem(game);
    assert_eq!(stacks(&hand), [6800; 3]);
    assert_eq!((hand.ledger().pot().0, hand.ledger().removed().0), (9000, 600));
    assert_eq!(lines(&hand)[1..3], ["1 posts rake 200", "1 posts ante 3000"]);
    let over = 1_u64 << 53;
    let bad = |ante, amount| {
        let game = LiarsPoker { ante, rake: rake(amount, false), ..holdem() };
        setup_error(Hand::new(game.setup(seed(1))))
    };
    for ante in [0, over, u64::MAX] {
        assert_eq!(bad(ante, 0), ("ERR_AMOUNT", "ante".to_owned(), Some("LP-20")));
    }
    assert_eq!(bad(100, over), ("ERR_AMOUNT", "rake.amount".to_owned(), Some("LP-20")));
}

#[test]
fn lp_21_the_rake_is_taken_per_hand_or_once() {
    let after_two = |once| {
        let game = LiarsPoker { rake: rake(10, once), ..draw() };
        let mut hand = start_draw(game);
        play(&mut hand, "0 place 1, 1 bet 100, 2 fold, 0 fold");
        assert_eq!(hand.ledger().removed().0, 30);
        let next = hand.next_hand(Change::default()).unwrap();
        (next.ledger().removed().0, stacks(&next))
    };
    assert_eq!(after_two(false), (30, vec![780, 1080, 780]));
    assert_eq!(after_two(true), (0, vec![790, 1090, 790]));
}

#[test]
fn lp_21_a_rake_paid_once_is_not_asked_of_who_can_just_pay_the_ante() {
    // After the first hand: 100, 400 and 100, of 900 less three rakes.
    let next = |once| {
        let mut hand = start_draw(LiarsPoker { stacks: vec![300; 3], rake: rake(100, once), ..draw() });
        play(&mut hand, "0 place 1, 1 bet 100, 2 fold, 0 fold");
        assert_eq!(stacks(&hand), [100, 400, 100]);
        hand.next_hand(Change::default())
    };
    assert_eq!(stacks(&next(true).unwrap()), [0, 300, 0]);
    let able = [Seat(1)].into_iter().collect();
    assert_eq!(next(false).unwrap_err(), NextHandError::MatchOver { able, needed: 3, rule: Some("LP-32") });
}

#[test]
fn lp_22_no_money_comes_in_during_a_hand() {
    let mut hand = start_holdem(holdem());
    play(&mut hand, "0 place 1");
    let more = || Change { stacks: Some(vec![5000; 3]), ..Change::default() };
    assert!(matches!(hand.next_hand(more()), Err(NextHandError::NotOver { rule: Some("LP-29") })));
    play(&mut hand, "1 bet 100, 2 fold, 0 fold");
    assert_eq!(stacks(&hand.next_hand(more()).unwrap()), [4900; 3]);
}

#[test]
fn lp_30_who_cannot_pay_the_whole_buy_in_is_not_dealt_in() {
    let game =
        |once| LiarsPoker { stacks: vec![1000, 109, 110, 1000, 0, 1000], rake: rake(10, once), ..holdem() };
    let mut hand = start_holdem(game(false));
    let status = |hand: &Hand| view(hand, 0).seats.iter().map(|seat| seat.status).collect::<Vec<_>>();
    let (out, all_in) = (Status::Out, Status::AllIn);
    assert_eq!(status(&hand), [Status::In, out, all_in, Status::In, Status::Empty, Status::In]);
    assert_eq!(stacks(&hand), [890, 109, 0, 890, 0, 890]);
    play(&mut hand, "0 place 1");
    assert!(hand.pieces(Seat(1)).is_empty() && hand.pieces(Seat(4)).is_empty());
    assert_eq!((hand.pieces(Seat(2)).len(), turn(&hand)), (2, Some(3)));
    let paid = Setup { rake_paid: [Seat(1)].into_iter().collect(), ..game(true).setup(seed(1)) };
    assert_eq!(stacks(&Hand::new(paid).unwrap())[1], 9);
}

#[test]
fn lp_32_the_button_passes_to_the_next_seat_that_is_dealt_in() {
    let game = LiarsPoker { stacks: vec![1000, 250, 1000, 1000, 1000], ..draw() };
    let mut hand = start_draw(game);
    play(&mut hand, "0 place 1, 1 bet 100, 2 call, 3 fold, 4 fold, 0 fold");
    play(&mut hand, "1 bet 50, 2 fold");
    assert_eq!(hand.next_hand(Change::default()).unwrap().terms().button, Seat(1));
    let without = Change { stacks: Some(vec![1000, 99, 0, 1000, 1000]), ..Change::default() };
    assert_eq!(hand.next_hand(without).unwrap().terms().button, Seat(3));
    let at = |button| {
        let game = LiarsPoker { stacks: vec![1000, 99, 1000, 1000], button: Button::Seat(button), ..draw() };
        Hand::new(game.setup(seed(1)))
    };
    assert_eq!(setup_error(at(1)), ("ERR_BUTTON", "button".to_owned(), Some("LP-32")));
    assert_eq!(setup_error(at(4)), ("ERR_BUTTON", "button".to_owned(), Some("LP-32")));
    assert!(at(2).is_ok());
}

#[test]
fn lp_32_with_two_seats_able_to_pay_the_match_is_over() {
    let game = LiarsPoker { stacks: vec![1000, 110, 1000], rake: rake(10, false), ..holdem() };
    let mut hand = start_holdem(LiarsPoker {
        deck: deck(&["9911111 9811111", "1211111 1411111", "9711111 9611111"], "3111111 5111111 7111111"),
        ..game
    });
    play(&mut hand, "0 place 1, 2 bet 100, 0 fold");
    let over = hand.next_hand(Change::default()).unwrap_err();
    let able = [Seat(0), Seat(2)].into_iter().collect();
    assert_eq!(over, NextHandError::MatchOver { able, needed: 3, rule: Some("LP-32") });
    assert_eq!(over.code(), "ERR_MATCH_OVER");
    let rebuy = Change { stacks: Some(vec![890, 110, 1000]), ..Change::default() };
    assert!(hand.next_hand(rebuy).is_ok());
}

#[test]
fn lp_33_the_first_dealer_is_a_seat_or_drawn_from_the_seed() {
    let drawn = |byte| {
        let game = LiarsPoker { stacks: vec![1000, 99, 1000, 1000], button: Button::Draw, ..draw() };
        let hand = Hand::new(game.setup(seed(byte))).unwrap();
        let Event::ButtonDrawn { drawn, button } = &hand.events()[0] else { panic!("no draw") };
        assert_eq!(drawn.iter().map(|drawn| drawn.seat.0).collect::<Vec<_>>(), [0, 2, 3]);
        let highest = drawn.iter().max_by_key(|drawn| drawn.piece).unwrap();
        assert_eq!((*button, hand.terms().button), (highest.seat, highest.seat));
        assert_eq!(turn(&hand), Some(button.0));
        button.0
    };
    let mut buttons: Vec<u8> = (0..20).map(drawn).collect();
    assert_eq!(buttons, (0..20).map(drawn).collect::<Vec<_>>());
    buttons.sort_unstable();
    buttons.dedup();
    assert_eq!(buttons, [0, 2, 3]);
    let fixed = LiarsPoker { button: Button::Seat(2), ..draw() };
    assert_eq!(turn(&start_draw(fixed)), Some(2));
}
