use cardroom::games::TexasHoldem;
use cardroom::history::{ToPhhError, parse_phh, to_phh, to_phh_hiding};
use cardroom::table::{Action, Ante, AnteMode, Button, Hand, LegalAction, Phase};
use cardroom::{CardSet, Chips, Limit, Seat};
use proptest::prelude::*;

use super::{happenings, held, play, stacks};

#[test]
fn seats_move_round_so_that_the_button_is_last() {
    let game = TexasHoldem {
        stacks: vec![100, 0, 200, 300],
        button: Button::Seat(2),
        small_blind: 5,
        big_blind: 10,
        chip_unit: 5,
        ante: Ante { mode: AnteMode::BigBlind, amount: Chips(10), first: false },
        ..TexasHoldem::default()
    };
    let mut hand = Hand::new(game.setup(Some("05".repeat(32).parse().unwrap()))).unwrap();
    hand.act(Seat(2), &Action::Raise { to: Chips(40) }).unwrap();
    hand.act(Seat(3), &Action::Fold).unwrap();
    let text = to_phh(&hand).unwrap();
    for line in [
        "ante_trimming_status = false",
        "antes = [0, 10, 0]",
        "blinds_or_straddles = [5, 10, 0]",
        "starting_stacks = [300, 100, 200]",
        "_chip_unit = 5",
        "  \"p3 cbr 40\",",
        "  \"p1 f\",",
    ] {
        assert!(text.lines().any(|other| other == line), "{line} in\n{text}");
    }
    assert!(!text.contains("finishing_stacks"));
    let read = &parse_phh(&text).unwrap()[0];
    assert_eq!(read.setup.chip_unit, 5);
    assert_eq!(read.steps, [(Seat(2), Action::Raise { to: Chips(40) }), (Seat(0), Action::Fold)]);
    let again = play(read);
    assert_eq!(held(&again, 1), held(&hand, 0));

    let hidden: CardSet = held(&hand, 3).into_iter().collect();
    let text = to_phh_hiding(&hand, hidden).unwrap();
    assert!(text.contains("d dh p1 ????"), "{text}");
    assert!(held(&hand, 3).iter().all(|card| !text.contains(&card.to_string())), "{text}");
}

#[test]
fn a_short_big_blinds_ante_is_written_as_paid() {
    for (first, written) in [(false, "antes = [0, 5, 0]"), (true, "antes = [0, 10, 0]")] {
        let game = TexasHoldem {
            stacks: vec![100, 15, 100],
            button: Button::Seat(2),
            small_blind: 5,
            big_blind: 10,
            ante: Ante { mode: AnteMode::BigBlind, amount: Chips(10), first },
            ..TexasHoldem::default()
        };
        let hand = Hand::new(game.setup(Some("05".repeat(32).parse().unwrap()))).unwrap();
        let text = to_phh(&hand).unwrap();
        assert!(text.lines().any(|line| line == written), "{text}");
        assert_eq!(happenings(&play(&parse_phh(&text).unwrap()[0])), happenings(&hand));
    }
}

#[test]
fn only_no_limit_is_written() {
    let game = TexasHoldem { stacks: vec![100; 3], limit: Limit::PotLimit, ..TexasHoldem::default() };
    let hand = Hand::new(game.setup(Some("05".repeat(32).parse().unwrap()))).unwrap();
    let error = to_phh(&hand).unwrap_err();
    assert_eq!(error, ToPhhError::Limit { limit: Limit::PotLimit });
    assert_eq!(error.code(), "ERR_PHH_VARIANT");
}

/// Plays on with the choices; true where they sufficed to the end.
fn play_random(hand: &mut Hand, choices: &[(u8, u16)]) {
    for (which, size) in choices {
        let Some(seat) = hand.can_act().only() else { return };
        let mut legal = hand.legal_actions(seat);
        // Neither is in a record.
        legal.retain(|action| !matches!(action, LegalAction::AskToShow { .. }));
        let within =
            |min: Chips, max: Chips| Chips(min.0 + (max.0 - min.0) * u64::from(*size) / u64::from(u16::MAX));
        let action = match &legal[usize::from(*which) % legal.len()] {
            LegalAction::Fold => Action::Fold,
            LegalAction::Check => Action::Check,
            LegalAction::Call { .. } => Action::Call,
            LegalAction::Bet { min, max, .. } => Action::Bet { to: within(*min, *max) },
            LegalAction::Raise { min, max, .. } => Action::Raise { to: within(*min, *max) },
            LegalAction::Show => Action::Show,
            LegalAction::Muck => Action::Muck,
            other => panic!("{other:?} in Hold'em"),
        };
        hand.act(seat, &action).unwrap();
    }
}

fn any_game() -> impl Strategy<Value = TexasHoldem> {
    let ante = (0..3_usize, 1..30_u64, any::<bool>());
    (prop::collection::vec(1..400_u64, 2..=10), 0..=10_u64, ante, 0..3_usize, any::<bool>()).prop_map(
        |(stacks, small_blind, (mode, amount, first), straddles, auto_show)| {
            let mode = [AnteMode::None, AnteMode::Each, AnteMode::BigBlind][mode];
            let poster = usize::from(stacks.len() > 2);
            // The order matters where the big blind is too short for both, and is the format's only there.
            let first = first && mode == AnteMode::BigBlind && stacks[poster] < amount + 10;
            let amount = Chips(if mode == AnteMode::None { 0 } else { amount });
            TexasHoldem {
                button: Button::Seat(stacks.len() as u8 - 1),
                small_blind,
                big_blind: 10,
                straddles: [20, 45][..straddles.min(stacks.len() - 2)].to_vec(),
                ante: Ante { mode, amount, first },
                auto_show,
                stacks,
                ..TexasHoldem::default()
            }
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_reads_back_as_the_same_events(
        game in any_game(),
        seed in any::<[u8; 32]>(),
        choices in prop::collection::vec(any::<(u8, u16)>(), 0..60),
    ) {
        let seed: String = seed.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
        let mut hand = Hand::new(game.setup(Some(seed.parse().unwrap()))).unwrap();
        play_random(&mut hand, &choices);
        // A record that breaks off at showdown is shown down: there is nothing to compare.
        prop_assume!(hand.phase() != Phase::Showdown);
        let text = to_phh(&hand).unwrap();
        let read = parse_phh(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let again = play(&read[0]);
        prop_assert_eq!(happenings(&again), happenings(&hand));
        prop_assert_eq!(to_phh(&again).unwrap(), text);
        if let Some(finishing) = &read[0].finishing_stacks {
            prop_assert_eq!(finishing, &stacks(&hand));
        }
    }
}
