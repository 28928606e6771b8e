//! Whole matches: by chance, and by plan with many bonus hands.

use std::collections::BTreeMap;

use cardroom::open_face::{
    Action, Board, Bonus, Button, Carried, Change, Event, FantasyButton, FantasyCards, FantasyStay, FoulRule,
    FullBoard, OpenFace, Options, Record, ReplayError, Row, Settlement, Setup, Variant,
};
use cardroom::{Card, CardSet, Chips, Rank, Seat, Stream};

use super::support::{
    Plan, counts, eventful_board, is_straight_flush, lines, order, owed, play_randomly, replay, seed,
};

/// What every finished deal keeps to.
fn check_finished(game: &OpenFace) {
    let mut dealt: BTreeMap<Seat, usize> = BTreeMap::new();
    let mut seen = CardSet::EMPTY;
    for event in game.events() {
        if let Event::CardsDealt { seat, cards: Some(cards), .. } = event {
            *dealt.entry(*seat).or_default() += cards.len();
            for card in cards {
                assert!(seen.insert(*card), "{card} was dealt twice");
            }
        }
    }
    assert!(dealt.values().all(|count| *count <= 17), "{dealt:?}");
    let result = game.result().unwrap();
    assert_eq!(result.score.players.iter().map(|player| player.net).sum::<i32>(), 0);
    let again = replay(game.setup(), game.accepted());
    assert_eq!(lines(&again), lines(game));
    assert_eq!(owed(&again), owed(game));
}

#[test]
fn of_03_of_04_of_12_random_matches_of_200_deals() {
    for (players, byte) in [(2, 41), (3, 42)] {
        let mut stream = seed(byte).stream(7);
        let mut game = OpenFace::new(Setup::new(players, seed(byte))).unwrap();
        let mut button = game.button();
        for deal in 0..200 {
            if deal > 0 {
                game.next_deal(Change::default()).unwrap();
                assert_eq!(game.button(), Seat((button.0 + 1) % players as u8));
                button = game.button();
            }
            assert_eq!(game.deal(), deal);
            play_randomly(&mut game, &mut stream, |game| {
                let view = game.view(None);
                for player in &view.seats {
                    let placed = Row::ALL.iter().map(|row| player.rows[*row].len()).sum::<usize>();
                    assert!(placed + player.face_down <= 13);
                    assert!(placed + player.face_down + player.drawn_count + player.discard_count <= 17);
                }
            });
            check_finished(&game);
            assert_eq!(game.balances().values().iter().sum::<i64>(), 0);
        }
    }
}

/// What a hand earns, told apart from the game's own functions.
fn earns(board: &Board, played: Option<Bonus>, options: &Options) -> Option<Bonus> {
    let live = FullBoard::new(board.clone()).unwrap().is_live();
    let top = counts(board, Row::Top)[0];
    let quads = |row| counts(board, row)[0].0 == 4 || is_straight_flush(board, row);
    let full = |row| counts(board, row).len() == 2 && counts(board, row)[0].0 == 3;
    let cards = match (options.fantasy_cards, top) {
        (FantasyCards::Progressive, (3, _)) => 17,
        (FantasyCards::Progressive, (2, Rank::Ace)) => 16,
        (FantasyCards::Progressive, (2, Rank::King)) => 15,
        _ => 14,
    };
    let earned = if played.is_some() {
        let middle_full = options.fantasy_stay == FantasyStay::FullHouseMiddle && full(Row::Middle);
        top.0 == 3 || quads(Row::Middle) || quads(Row::Bottom) || middle_full
    } else {
        top.0 == 3 || top.0 == 2 && top.1 >= Rank::Queen
    };
    let in_a_row = played.map_or(1, |bonus| bonus.in_a_row + 1);
    let allowed = options.fantasy_limit.is_none_or(|limit| in_a_row <= limit);
    (live && earned && allowed).then_some(Bonus { cards, in_a_row })
}

fn boards(seats: &[Seat], stream: &mut Stream) -> BTreeMap<Seat, Board> {
    let mut pool: Vec<Card> = Card::all().collect();
    seats.iter().map(|seat| (*seat, eventful_board(&mut pool, stream))).collect()
}

/// A match in which every deal is planned; the bonus hands, the button and the stacks are foretold.
fn planned_match(players: u8, options: &Options, stacks: Option<&[Chips]>, byte: u8) -> [u32; 5] {
    let mut stream = seed(byte).stream(9);
    let seats: Vec<Seat> = (0..players).map(Seat).collect();
    let mut seen = [0; 5];
    let first = boards(&seats, &mut stream);
    let mut plan = Plan::with(first, &BTreeMap::new());
    let mut setup = Setup::new(players.into(), seed(byte));
    setup.button = Button::At(Seat(0));
    setup.options = options.clone();
    setup.stacks = stacks.map(<[Chips]>::to_vec);
    setup.deck = Some(plan.deck(&order(&seats, Seat(0)), &BTreeMap::new()));
    let mut game = OpenFace::new(setup).unwrap();
    let mut bonuses: BTreeMap<Seat, Bonus> = BTreeMap::new();
    for _ in 0..200 {
        let total: i64 = game.balances().values().iter().sum();
        plan.play(&mut game);
        check_finished(&game);
        assert_eq!(game.balances().values().iter().sum::<i64>(), total);
        let owed = owed(&game);
        let mut next = BTreeMap::new();
        for &seat in &seats {
            let Some((board, _)) = plan.hands.get(&seat) else { continue };
            let expected = earns(board, bonuses.get(&seat).copied(), options);
            assert_eq!(owed[seat.index()], expected, "{board} after {:?}", bonuses.get(&seat));
            if let Some(bonus) = expected {
                next.insert(seat, bonus);
                seen[bonus.in_a_row.min(4) as usize] += 1;
            }
        }
        seen[0] += u32::from(next.len() >= 2);
        bonuses = next;
        let stacks = stacks.filter(|_| game.balances().values().contains(&0)).map(<[Chips]>::to_vec);
        let stays = options.fantasy_button == FantasyButton::Stay && !bonuses.is_empty();
        let button = if stays { game.button() } else { Seat((game.button().0 + 1) % players) };
        let counts = bonuses.iter().map(|(seat, bonus)| (*seat, bonus.cards)).collect();
        plan = Plan::with(boards(&seats, &mut stream), &counts);
        let deck = Some(plan.deck(&order(&seats, button), &counts));
        game.next_deal(Change { deck, stacks, ..Change::default() }).unwrap();
        assert_eq!(game.button(), button);
        for &seat in &seats {
            assert_eq!(game.view(None).seats[seat.index()].bonus, bonuses.get(&seat).copied());
        }
    }
    seen
}

#[test]
fn of_14_to_of_19_planned_matches_with_every_option() {
    let mut byte = 50;
    let mut most_together = 0;
    for players in [2, 3] {
        for fantasy_cards in [FantasyCards::Fourteen, FantasyCards::Progressive] {
            for (fantasy_stay, fantasy_limit, fantasy_button) in [
                (FantasyStay::Quads, Some(2), FantasyButton::Rotate),
                (FantasyStay::FullHouseMiddle, None, FantasyButton::Stay),
                (FantasyStay::FullHouseMiddle, Some(3), FantasyButton::Rotate),
                (FantasyStay::Quads, Some(1), FantasyButton::Stay),
            ] {
                let options = Options {
                    fantasy_cards,
                    fantasy_stay,
                    fantasy_limit,
                    fantasy_button,
                    ..Options::default()
                };
                let seen = planned_match(players, &options, None, byte);
                byte += 1;
                assert!(seen[0] > 5 && seen[1] > 20, "{seen:?}");
                assert_eq!(seen[2] > 0, fantasy_limit != Some(1), "{seen:?}");
                assert_eq!(seen[3] > 0, fantasy_limit.is_none_or(|limit| limit > 2), "{seen:?}");
                assert_eq!(seen[4] > 0, fantasy_limit.is_none(), "{seen:?}");
                most_together = most_together.max(seen[0]);
            }
        }
    }
    assert!(most_together > 20);
    let none = Options { fantasy_limit: Some(0), ..Options::default() };
    assert_eq!(planned_match(2, &none, None, byte), [0; 5]);
}

#[test]
fn of_13_planned_matches_with_stacks_keep_the_chips() {
    for (settlement, byte) in [(Settlement::WinCap, 90), (Settlement::Proportional, 91)] {
        let options = Options { settlement, kush: Chips(5), ..Options::default() };
        planned_match(3, &options, Some(&[Chips(600), Chips(400), Chips(5_000)]), byte);
    }
}

#[test]
fn of_15_two_and_three_players_in_fantasyland_at_once() {
    let plan = Plan::of(
        &[
            (0, "QhQd2s/KhKd9h5d2c/AhAs8h6d4c"),
            (1, "KsKc2h/AcAdJs3c3d/7s7h7c6s6c"),
            (2, "8s8d8c/9s9c9dTh4h/TsTdTcJhJd"),
        ],
        &[],
    );
    for (fantasy_cards, cards) in
        [(FantasyCards::Fourteen, [14, 14, 14]), (FantasyCards::Progressive, [14, 15, 17])]
    {
        let seats = [Seat(0), Seat(1), Seat(2)];
        let mut setup = Setup::new(3, seed(1));
        setup.button = Button::At(Seat(0));
        setup.options.fantasy_cards = fantasy_cards;
        setup.deck = Some(plan.deck(&order(&seats, Seat(0)), &BTreeMap::new()));
        let mut game = OpenFace::new(setup).unwrap();
        plan.play(&mut game);
        assert_eq!(owed(&game).iter().map(|bonus| bonus.unwrap().cards).collect::<Vec<_>>(), cards);
        game.next_deal(Change::default()).unwrap();
        // All three set their rows in any order; there is no second street.
        assert_eq!((game.can_act().len(), game.view(None).to_act), (3, None));
        let mut stream = seed(2).stream(0);
        play_randomly(&mut game, &mut stream, |game| assert_eq!(game.view(None).street, 1));
        check_finished(&game);
        let dealt: usize = cards.iter().map(|cards| usize::from(*cards)).sum();
        assert_eq!(game.view(None).deck_cards, 52 - dealt);
    }
}

#[test]
fn of_15_order_of_dealing_a_bonus_hand() {
    // Seat 0 is on the button, seats 1 and 2 hold bonus hands of 14 and 16 cards.
    let mut setup = Setup::new(3, seed(3));
    setup.button = Button::At(Seat(0));
    setup.deck = Some(Card::all().collect());
    setup.options.fantasy_cards = FantasyCards::Progressive;
    setup.carried = Some(Carried {
        deal: 4,
        balances: vec![0; 3],
        bonuses: vec![None, Some(Bonus { cards: 14, in_a_row: 1 }), Some(Bonus { cards: 16, in_a_row: 1 })],
        left: [].into_iter().collect(),
        previous_options: None,
    });
    let mut game = OpenFace::new(setup).unwrap();
    let held =
        |game: &OpenFace, seat| game.view(Some(Seat(seat))).seats[usize::from(seat)].drawn.clone().unwrap();
    let cards =
        |indices: &[u8]| indices.iter().map(|index| Card::from_index(*index).unwrap()).collect::<Vec<_>>();
    assert_eq!(held(&game, 0), cards(&[2, 5, 8, 11, 14]));
    let nine = [15, 17, 19, 21, 23, 25, 27, 29, 31];
    assert_eq!(held(&game, 1), cards(&[&[0, 3, 6, 9, 12], &nine[..]].concat()));
    let eleven = [16, 18, 20, 22, 24, 26, 28, 30, 32, 33, 34];
    assert_eq!(held(&game, 2), cards(&[&[1, 4, 7, 10, 13], &eleven[..]].concat()));
    // The ordinary player places meanwhile; street 2 waits for the bonus hands.
    let mut stream = seed(4).stream(0);
    let mut place = |game: &mut OpenFace, seat| {
        let choice = super::support::choice(game, Seat(seat));
        let placement = super::support::random_placement(&choice, &mut stream);
        game.act(Seat(seat), &Action::Place(placement)).unwrap();
    };
    place(&mut game, 0);
    assert_eq!(
        (game.view(None).street, game.can_act().iter().collect::<Vec<_>>()),
        (1, vec![Seat(1), Seat(2)])
    );
    place(&mut game, 2);
    assert_eq!(game.view(None).street, 1);
    place(&mut game, 1);
    assert_eq!((game.view(None).street, game.view(None).to_act), (2, Some(Seat(0))));
    assert_eq!(held(&game, 0), cards(&[35, 36, 37]));
    for street in 2..=5 {
        assert_eq!(game.view(None).street, street);
        assert!(game.view(None).seats[1].rows.top.is_empty());
        assert_eq!(game.view(None).seats[1].face_down, 13);
        place(&mut game, 0);
    }
    assert_eq!(game.view(None).seats[1].face_down, 0);
    assert_eq!(game.view(None).seats[1].rows.top.len(), 3);
    assert!(game.result().is_some());
}

#[test]
fn of_19_the_button_in_a_fantasy_deal() {
    let enters = [(0, "QhQd2s/KhKd9h5d2c/AhAs8h6d4c"), (1, "8s8d3s/9s9c4hJdTh/TsTdJc6h5c")];
    let none = [(0, "JhJd2s/KhKd9h5d2c/AhAs8h6d4c"), (1, "8s8d3s/9s9c4hQdTh/TsTdJc6h5c")];
    for (boards, fantasy_button, after) in [
        (enters, FantasyButton::Rotate, 1),
        (enters, FantasyButton::Stay, 0),
        (none, FantasyButton::Rotate, 1),
        (none, FantasyButton::Stay, 1),
    ] {
        let plan = Plan::of(&boards, &[]);
        let mut setup = Setup::new(2, seed(8));
        setup.button = Button::At(Seat(0));
        setup.options.fantasy_button = fantasy_button;
        setup.deck = Some(plan.deck(&[Seat(1), Seat(0)], &BTreeMap::new()));
        let mut game = OpenFace::new(setup).unwrap();
        plan.play(&mut game);
        game.next_deal(Change::default()).unwrap();
        assert_eq!(game.button(), Seat(after), "{fantasy_button:?}");
    }
}

#[test]
fn of_22_the_first_button_is_a_seat_or_drawn() {
    let mut drawn = [0; 3];
    for byte in 0..60 {
        let game = OpenFace::new(Setup::new(3, seed(byte))).unwrap();
        drawn[game.button().index()] += 1;
        let Event::ButtonDrawn { drawn, button } = &game.events()[0] else { panic!("no draw") };
        let highest = drawn.iter().max_by_key(|drawn| (drawn.card.rank(), drawn.card.suit())).unwrap();
        assert_eq!((drawn.len(), highest.seat, *button), (3, game.button(), game.button()));
        let mut setup = Setup::new(3, seed(byte));
        setup.button = Button::At(Seat(1));
        let given = OpenFace::new(setup).unwrap();
        assert_eq!(given.button(), Seat(1));
        assert!(!given.events().iter().any(|event| matches!(event, Event::ButtonDrawn { .. })));
    }
    assert!(drawn.iter().all(|count| *count > 8), "{drawn:?}");
    // Drawn from its own stream: the deck is the same either way.
    let deck = |button| {
        let mut setup = Setup::new(2, seed(77));
        setup.button = button;
        let game = OpenFace::new(setup).unwrap();
        let order = order(&[Seat(0), Seat(1)], game.button());
        super::support::choice(&game, order[0]).cards
    };
    assert_eq!(deck(Button::Draw), deck(Button::At(Seat(0))));
}

#[test]
fn a_record_is_played_again_at_any_step_and_a_changed_one_is_refused() {
    let mut game = OpenFace::new(Setup::new(3, seed(65))).unwrap();
    let mut stream = seed(66).stream(0);
    for _ in 0..10 {
        play_randomly(&mut game, &mut stream, |game| {
            let again = OpenFace::replay(game.record()).unwrap();
            assert_eq!(lines(&again), lines(game));
            assert_eq!(again.record().hash, game.record().hash);
            for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
                assert_eq!(again.view(viewer), game.view(viewer));
            }
        });
        for actions in 0..=game.accepted().len() {
            let then = OpenFace::replay_first(game.record(), actions).unwrap();
            assert_eq!(then.accepted(), &game.accepted()[..actions]);
            assert_eq!(lines(&then), lines(&game)[..then.events().len()]);
        }
        let changed = |change: &dyn Fn(&mut Record)| {
            let mut record = game.record();
            change(&mut record);
            OpenFace::replay(record).unwrap_err()
        };
        assert_eq!(changed(&|record| record.actions.truncate(7)), ReplayError::Changed);
        assert_eq!(changed(&|record| record.setup.options.kush = Chips(2)), ReplayError::Changed);
        // What no event of a deal tells.
        let silent: [&dyn Fn(&mut Options); 8] = [
            &|options| options.fantasy_limit = None,
            &|options| options.fantasy_stay = FantasyStay::FullHouseMiddle,
            &|options| options.fantasy_cards = FantasyCards::Progressive,
            &|options| options.fantasy_button = FantasyButton::Stay,
            &|options| options.foul = FoulRule::Void,
            &|options| options.auto_place = false,
            &|options| options.royalties.top.trips[12] += 1,
            &|options| options.royalties.middle.royal_flush += 1,
        ];
        for change in silent {
            assert_eq!(changed(&|record| change(&mut record.setup.options)), ReplayError::Changed);
        }
        let swapped = changed(&|record| record.actions.swap(0, 1));
        assert!(matches!(swapped, ReplayError::Action { index: 0, .. }), "{swapped:?}");
        assert!(matches!(changed(&|record| record.setup.players = 9), ReplayError::Setup(_)));
        assert!(matches!(changed(&|record| record.setup.seed = Some(seed(1))), ReplayError::Action { .. }));
        game.next_deal(Change::default()).unwrap();
    }
}

#[test]
fn of_21_closed_matches_of_two_to_four() {
    for players in 2..=4 {
        let mut setup = Setup::new(players, seed(61));
        setup.options.variant = Variant::Closed13;
        setup.options.naturals = Some(cardroom::open_face::Naturals::default());
        let mut game = OpenFace::new(setup).unwrap();
        let mut stream = seed(62).stream(1);
        for _ in 0..50 {
            assert_eq!(game.can_act().len(), players);
            play_randomly(&mut game, &mut stream, |game| assert_eq!(game.view(None).street, 1));
            check_finished(&game);
            assert!(
                game.events().iter().filter(|event| matches!(event, Event::TurnedUp { .. })).count()
                    == players
            );
            assert!(owed(&game).iter().all(Option::is_none));
            game.next_deal(Change::default()).unwrap();
        }
    }
}

#[test]
fn of_03_of_12_the_button_is_dealt_last_acts_last_and_settles_last() {
    let mut setup = Setup::new(3, seed(5));
    setup.button = Button::At(Seat(1));
    setup.deck = Some(Card::all().collect());
    let mut game = OpenFace::new(setup).unwrap();
    let mut turns = Vec::new();
    let mut stream = seed(6).stream(0);
    while let Some(seat) = game.view(None).to_act {
        turns.push(seat.0);
        let choice = super::support::choice(&game, seat);
        if turns.len() == 1 {
            assert_eq!(choice.cards.iter().map(|card| card.index()).collect::<Vec<_>>(), [0, 3, 6, 9, 12]);
        }
        let placement = super::support::random_placement(&choice, &mut stream);
        game.act(seat, &Action::Place(placement)).unwrap();
    }
    assert_eq!(turns, [2, 0, 1].repeat(5));
    let pairs = game.result().unwrap().score.pairs.iter().map(|pair| (pair.first.0, pair.second.0));
    assert_eq!(pairs.collect::<Vec<_>>(), [(2, 0), (2, 1), (0, 1)]);
}
