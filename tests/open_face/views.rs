//! No viewer but the owner sees a hidden card: in views, in redacted events, in any text of either.

use cardroom::open_face::{
    Action, Bonus, Button, Carried, Change, Event, FantasyCards, OpenFace, Setup, Variant,
};
use cardroom::{Card, CardSet, Seat, Seats};

use super::support::{cards_in, choice, play_randomly, random_placement, random_seat, seed, visible};

/// Looks at everything that each viewer can get, and returns how many cards were hidden from somebody.
fn check(game: &OpenFace) -> usize {
    let mut hidden = 0;
    let seats = game.seats() as u8;
    for viewer in std::iter::once(None).chain((0..seats).map(|seat| Some(Seat(seat)))) {
        let may_see = visible(game, viewer);
        hidden += (CardSet::FULL - may_see).len();
        let view = format!("{:?}", game.view(viewer));
        #[cfg(feature = "wasm")]
        let view = view + &serde_json::to_string(&game.view(viewer)).unwrap();
        let seen = cards_in(&view);
        assert!((seen - may_see).is_empty(), "{viewer:?} sees {:?} in {view}", seen - may_see);
        for event in game.events() {
            let event = event.seen_by(viewer);
            #[cfg(not(feature = "wasm"))]
            let json = String::new();
            #[cfg(feature = "wasm")]
            let json = serde_json::to_string(&event).unwrap();
            for text in [event.to_string(), format!("{event:?}"), json] {
                let seen = cards_in(&text);
                assert!((seen - may_see).is_empty(), "{viewer:?} sees {:?} in {text}", seen - may_see);
            }
        }
        // The own cards are there: an empty view hides everything too.
        if let Some(seat) = viewer.filter(|seat| game.can_act().contains(*seat)) {
            let own: CardSet = choice(game, seat).cards.into_iter().collect();
            assert!((own - seen).is_empty(), "{seat} does not see the own cards");
        }
    }
    let debug = cards_in(&format!("{game:?} {:?}", game.setup()));
    assert!((debug - visible(game, None)).is_empty());
    let seed = game.setup().seed.as_ref().map(cardroom::Seed::to_hex).unwrap_or_default();
    assert!(!format!("{game:?} {:?}", game.setup()).contains(&seed));
    hidden
}

#[test]
fn of_06_of_15_no_viewer_sees_a_hidden_card_at_any_step() {
    for (variant, draws_private, players) in [
        (Variant::Pineapple, true, 2),
        (Variant::Pineapple, true, 3),
        (Variant::Pineapple, false, 3),
        (Variant::Closed13, true, 4),
        (Variant::Closed13, false, 3),
    ] {
        let mut setup = Setup::new(players, seed(70));
        setup.options.variant = variant;
        setup.options.draws_private = draws_private;
        let mut game = OpenFace::new(setup).unwrap();
        let mut stream = seed(71).stream(0);
        for _ in 0..3 {
            let mut hidden = 0;
            play_randomly(&mut game, &mut stream, |game| hidden += check(game));
            assert!(hidden > 0);
            game.next_deal(Change::default()).unwrap();
        }
    }
    // One, two and three bonus hands, with time running out at chance.
    for holders in [1, 2, 3] {
        for (auto_place, draws_private) in [(true, true), (false, true), (false, false)] {
            let mut setup = Setup::new(3, seed(72));
            setup.button = Button::At(Seat(1));
            setup.options.fantasy_cards = FantasyCards::Progressive;
            setup.options.auto_place = auto_place;
            setup.options.draws_private = draws_private;
            let bonus = |seat: u8| (seat < holders).then_some(Bonus { cards: 14 + seat, in_a_row: 1 });
            setup.carried = Some(Carried {
                deal: 3,
                balances: vec![0; 3],
                bonuses: (0..3).map(bonus).collect(),
                left: Seats::NONE,
                previous_options: None,
            });
            let mut game = OpenFace::new(setup).unwrap();
            let mut stream = seed(73 + holders).stream(0);
            check(&game);
            while let Some(seat) = random_seat(&game, &mut stream) {
                let action = match stream.below(5) {
                    0 => Action::Timeout,
                    _ => Action::Place(random_placement(&choice(&game, seat), &mut stream)),
                };
                game.act(seat, &action).unwrap();
                check(&game);
            }
        }
    }
}

#[test]
fn of_06_drawn_cards_are_the_owner_s_alone_unless_agreed_otherwise() {
    for draws_private in [true, false] {
        let mut setup = Setup::new(2, seed(74));
        setup.button = Button::At(Seat(0));
        setup.options.draws_private = draws_private;
        let game = OpenFace::new(setup).unwrap();
        let held = choice(&game, Seat(1)).cards;
        for (viewer, sees) in [(Some(Seat(1)), true), (Some(Seat(0)), !draws_private), (None, !draws_private)]
        {
            let view = game.view(viewer);
            assert_eq!(view.seats[1].drawn, sees.then(|| held.clone()), "{viewer:?}");
            assert_eq!(view.seats[1].drawn_count, 5);
            let dealt = game.events().iter().map(|event| event.seen_by(viewer));
            let dealt = dealt
                .filter(|event| matches!(event, Event::CardsDealt { seat: Seat(1), cards: Some(_), .. }));
            assert_eq!(dealt.count(), usize::from(sees));
        }
    }
}

#[test]
fn of_04_discards_stay_hidden_for_good_and_the_owner_sees_them() {
    let mut setup = Setup::new(2, seed(75));
    setup.button = Button::At(Seat(0));
    let mut game = OpenFace::new(setup).unwrap();
    let mut stream = seed(76).stream(0);
    let mut discarded: Vec<Card> = Vec::new();
    while let Some(seat) = game.can_act().only() {
        let placement = random_placement(&choice(&game, seat), &mut stream);
        if seat == Seat(1) {
            discarded.extend(placement.discard.iter());
        }
        game.act(seat, &Action::Place(placement)).unwrap();
    }
    assert_eq!(discarded.len(), 4);
    assert_eq!(game.view(Some(Seat(1))).seats[1].discards, Some(discarded));
    for viewer in [None, Some(Seat(0))] {
        let player = &game.view(viewer).seats[1];
        assert_eq!((&player.discards, player.discard_count), (&None, 4));
    }
    let collected = game.events().iter().filter(|event| matches!(event, Event::PilesCollected { cards: 2 }));
    assert_eq!(collected.count(), 4);
}

/// The shapes that JavaScript gets: with the feature that serializes them.
#[cfg(feature = "wasm")]
#[test]
fn shapes_for_javascript() {
    use serde_json::{json, to_value};
    let mut setup = Setup::new(2, seed(80));
    setup.button = Button::At(Seat(0));
    setup.deck = Some(Card::all().collect());
    let mut game = OpenFace::new(setup).unwrap();
    let view = to_value(game.view(Some(Seat(1)))).unwrap();
    assert_eq!(view["game"], "open-face");
    assert_eq!(view["phase"], "placing");
    assert_eq!((&view["toAct"], &view["canAct"]), (&json!(1), &json!([1])));
    assert_eq!(
        view["actions"],
        json!([{ "type": "place", "cards": ["2c", "2h", "3c", "3h", "4c"],
            "room": { "top": 3, "middle": 5, "bottom": 5 }, "discards": 0, "count": 232 }])
    );
    assert_eq!(view["seats"][0]["drawn"], json!(null));
    assert_eq!(view["options"]["fantasyLimit"], json!(2));
    let place = Action::Place("2c/2h/3c3h4c".parse().unwrap());
    assert_eq!(
        to_value(&place).unwrap(),
        json!({ "type": "place", "top": ["2c"], "middle": ["2h"], "bottom": ["3c", "3h", "4c"], "discard": [] })
    );
    let placed = to_value(game.act(Seat(1), &place).unwrap()).unwrap();
    assert_eq!(
        placed,
        json!([{ "type": "placed", "seat": 1, "street": 1, "discards": 0, "discard": [], "automatic": false,
            "rows": { "top": ["2c"], "middle": ["2h"], "bottom": ["3c", "3h", "4c"] } }])
    );
    let refusal = game.act(Seat(0), &Action::Place("2d/2s/3d3s/4d".parse().unwrap())).unwrap_err();
    assert_eq!(
        to_value(&refusal).unwrap(),
        json!({ "placed": 4, "mustPlace": 5, "discarded": 1, "mustDiscard": 0 })
    );
    assert_eq!(to_value(game.act(Seat(1), &place).unwrap_err()).unwrap(), json!({ "canAct": [0] }));
    let mut stream = seed(81).stream(0);
    play_randomly(&mut game, &mut stream, |_| {});
    let result = to_value(game.result()).unwrap();
    for key in ["players", "pairs", "payments", "balances", "bonuses"] {
        assert!(result[key].is_array(), "{key}");
    }
    assert_eq!(to_value(game.act(Seat(0), &place).unwrap_err()).unwrap(), json!({}));
}
