//! What computer players do is legal, and follows from what their seat sees and from nothing else.

use cardroom::advice::{AdviceError, Level, PlacingSpot, advise_placing};
use cardroom::open_face::{
    Action, Button, Change, FantasyButton, FantasyCards, FantasyStay, FoulRule, LegalAction, Naturals,
    OpenFace, Options, Placement, Royalties, Settlement, Setup, Variant,
};
use cardroom::{Card, CardSet, Chips, Seat, Seed, Stream};

use super::placing::random;

fn seed(byte: u8) -> Seed {
    Seed::new([byte; 32])
}

fn one_of<T: Clone>(all: &[T], stream: &mut Stream) -> T {
    all[stream.below(all.len() as u32) as usize].clone()
}

fn options(stream: &mut Stream) -> Options {
    let variant = one_of(&[Variant::Pineapple, Variant::Pineapple, Variant::Closed13], stream);
    let naturals = one_of(&[None, Some(Naturals::default())], stream);
    let mut royalties = Royalties::default();
    if stream.below(3) == 0 {
        royalties.middle.flush = stream.below(10_000);
        royalties.top.pairs[0] = stream.below(100);
        royalties.bottom.straight = 0;
    }
    let row_points = 1 + stream.below(2);
    Options {
        variant,
        kush: Chips(1 + u64::from(stream.below(5))),
        row_points,
        sweep_total: 3 * row_points + stream.below(20),
        royalties: one_of(&[royalties, Royalties::none(), Royalties::default()], stream),
        foul: one_of(&[FoulRule::Swept, FoulRule::Void, FoulRule::Flat], stream),
        settlement: one_of(&[Settlement::Uncapped, Settlement::WinCap, Settlement::Proportional], stream),
        fantasy_cards: one_of(&[FantasyCards::Fourteen, FantasyCards::Progressive], stream),
        fantasy_stay: one_of(&[FantasyStay::Quads, FantasyStay::FullHouseMiddle], stream),
        fantasy_limit: one_of(&[None, Some(0), Some(1), Some(2)], stream),
        fantasy_button: one_of(&[FantasyButton::Rotate, FantasyButton::Stay], stream),
        draws_private: stream.below(2) == 0,
        auto_place: stream.below(2) == 0,
        naturals: naturals.filter(|_| variant == Variant::Closed13),
    }
}

fn advised(game: &OpenFace, seat: Seat, level: Level) -> Placement {
    let spot = PlacingSpot::of(&game.view(Some(seat))).unwrap();
    advise_placing(&spot, level, &seed(3)).unwrap().placement
}

/// Many hands of every kind, with players whom time runs out now and then: dead hands and boards of the engine beside.
#[test]
fn all_levels_place_legally_under_all_options() {
    let mut stream = seed(60).stream(0);
    let (mut streets, mut set, mut dead, mut bonuses) = (0, 0, 0, 0);
    for round in 0..60 {
        let options = options(&mut stream);
        let most = options.variant.most_players() as u32;
        let players = 2 + stream.below(most - 1) as usize;
        let stacks = (options.settlement != Settlement::Uncapped).then(|| vec![Chips(500); players]);
        let setup = Setup { options, stacks, ..Setup::new(players, seed(round)) };
        let mut game = OpenFace::new(setup).unwrap();
        for _ in 0..6 {
            while let Some(seat) = {
                let seats: Vec<Seat> = game.can_act().iter().collect();
                (!seats.is_empty()).then(|| one_of(&seats, &mut stream))
            } {
                let action = if stream.below(20) == 0 {
                    dead += u32::from(!game.rules().options().auto_place);
                    Action::Timeout
                } else {
                    // The expert's strength is measured elsewhere: here it is slow.
                    let level = one_of(
                        &[Level::Beginner, Level::Beginner, Level::Regular, Level::Expert],
                        &mut stream,
                    );
                    Action::Place(advised(&game, seat, level))
                };
                if let LegalAction::Place(choice) = &game.legal_actions(seat)[0] {
                    if choice.places() == 13 { set += 1 } else { streets += 1 }
                }
                bonuses += u32::from(game.view(Some(seat)).seats[seat.index()].bonus.is_some());
                assert_eq!(game.check(seat, &action), Ok(()), "{action:?} in {game:?}");
                game.act(seat, &action).unwrap();
            }
            if game.next_deal(Change::default()).is_err() {
                break;
            }
        }
    }
    assert!(streets > 300 && set > 100 && dead > 10 && bonuses > 5, "{streets} {set} {dead} {bonuses}");
}

#[test]
fn nothing_is_to_be_decided_out_of_turn_between_deals_and_by_spectators() {
    let options = Options { fantasy_limit: Some(0), ..Options::default() };
    let setup = Setup { button: Button::At(Seat(0)), options, ..Setup::new(2, seed(1)) };
    let mut game = OpenFace::new(setup).unwrap();
    assert!(PlacingSpot::of(&game.view(None)).is_none());
    let none = Err(AdviceError::NothingToDecide);
    let spot = |game: &OpenFace| PlacingSpot::of(&game.view(Some(Seat(0)))).unwrap();
    assert_eq!(advise_placing(&spot(&game), Level::Expert, &seed(3)), none);
    while let Some(seat) = game.can_act().iter().next() {
        game.act(seat, &Action::Place(advised(&game, seat, Level::Regular))).unwrap();
    }
    // To leave is open now, and is nobody's advice.
    assert_eq!(game.legal_actions(Seat(0)), [LegalAction::Leave]);
    assert_eq!(advise_placing(&spot(&game), Level::Expert, &seed(3)), none);
}

/// Plays the same actions on the same deck, some cards changed for others throughout.
fn replayed(game: &OpenFace, deck: &[Card], change: impl Fn(Card) -> Card) -> OpenFace {
    let changed = |cards: &[Card]| cards.iter().map(|card| change(*card)).collect::<Vec<Card>>();
    let setup = Setup { deck: Some(changed(deck)), ..game.setup().clone() };
    let mut again = OpenFace::new(setup).unwrap();
    for (seat, action) in game.accepted() {
        let action = match action {
            Action::Place(placement) => {
                let rows = cardroom::open_face::ByRow::from_fn(|row| changed(&placement.rows[row]));
                Action::Place(Placement { rows, discard: changed(&placement.discard) })
            }
            other => other.clone(),
        };
        again.act(*seat, &action).unwrap();
    }
    again
}

/// All cards that the seat has not seen change places: the advice stays.
#[test]
fn hidden_cards_change_nothing() {
    let mut stream = seed(61).stream(0);
    let mut compared = 0;
    for round in 0..30 {
        let closed = round % 5 == 4;
        let variant = if closed { Variant::Closed13 } else { Variant::Pineapple };
        let options = Options { variant, draws_private: round % 2 == 0, ..Options::default() };
        let players = 2 + round % 2;
        let mut deck: Vec<Card> = Card::all().collect();
        stream.shuffle(&mut deck);
        let setup = Setup {
            button: Button::At(Seat(0)),
            deck: Some(deck.clone()),
            options,
            ..Setup::new(players, seed(1))
        };
        let mut game = OpenFace::new(setup).unwrap();
        while let Some(seat) = game.can_act().iter().next() {
            let view = game.view(Some(seat));
            let mut seen = CardSet::EMPTY;
            for chair in &view.seats {
                let rows = chair.rows.iter().flat_map(|(_, cards)| cards);
                let more = chair.drawn.iter().chain(&chair.discards).flatten();
                rows.chain(more).for_each(|card| {
                    seen.insert(*card);
                });
            }
            let hidden: Vec<Card> = (CardSet::FULL - seen).iter().collect();
            let mut mixed = hidden.clone();
            stream.shuffle(&mut mixed);
            let other = replayed(&game, &deck, |card| {
                hidden.iter().position(|hidden| *hidden == card).map_or(card, |place| mixed[place])
            });
            assert_eq!(other.view(Some(seat)), view);
            let level = Level::ALL[compared % 3];
            assert_eq!(advised(&other, seat, level), advised(&game, seat, level));
            compared += 1;
            let LegalAction::Place(choice) = game.legal_actions(seat).swap_remove(0) else { panic!() };
            game.act(seat, &Action::Place(random(&choice, &mut stream))).unwrap();
        }
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    let game = OpenFace::new(Setup::new(3, seed(9))).unwrap();
    let seat = game.can_act().iter().next().unwrap();
    let spot = PlacingSpot::of(&game.view(Some(seat))).unwrap();
    for level in Level::ALL {
        assert_eq!(advise_placing(&spot, level, &seed(4)), advise_placing(&spot, level, &seed(4)));
    }
    // A beginner errs by the seed.
    let all: Vec<_> =
        (0..20).map(|byte| advise_placing(&spot, Level::Beginner, &seed(byte)).unwrap()).collect();
    assert!(all.iter().any(|advice| *advice != all[0]));
}
