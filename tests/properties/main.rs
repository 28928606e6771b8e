//! What holds in every hand of Hold'em, searched for in seeded play over set-ups of all options.

mod chips;
mod legal;
mod matches;
#[path = "../play/mod.rs"]
mod play;
mod records;
mod rulings;
mod secrets;

use cardroom::games::TexasHoldem;
use cardroom::table::{Action, Ante, AnteMode, Button, Event, Hand, Phase, Positions, Setup};
use cardroom::{Chips, Limit, Seat, Seats, Stream};

fn pick<T: Copy>(items: &[T], stream: &mut Stream) -> T {
    items[stream.below(items.len() as u32) as usize]
}

/// A set-up with every option drawn: 2–10 chairs, some empty, some with less than a blind.
fn setup(number: u32, stream: &mut Stream) -> Setup {
    let chairs = 2 + number as usize % 9;
    let mut stacks: Vec<u64> = (0..chairs)
        .map(|_| match stream.below(8) {
            0 => 0,
            1 => 1 + u64::from(stream.below(99)),
            2 => 100,
            _ => 100 + u64::from(stream.below(4000)),
        })
        .collect();
    for stack in &mut stacks[..2] {
        *stack = (*stack).max(1);
    }
    let seated: Seats =
        (0..).map(Seat).zip(&stacks).filter(|(_, stack)| **stack > 0).map(|(seat, _)| seat).collect();
    let buttons: Vec<u8> = seated.iter().map(|seat| seat.0).collect();
    let straddles = stream.below(4).min(seated.len() as u32 - 2) * stream.below(2);
    let setup = TexasHoldem {
        button: if stream.below(4) == 0 { Button::Draw } else { Button::Seat(pick(&buttons, stream)) },
        small_blind: pick(&[0, 25, 50, 100], stream),
        big_blind: 100,
        straddles: (1..=straddles).map(|nth| 100 << nth).collect(),
        ante: Ante {
            mode: pick(&[AnteMode::None, AnteMode::Each, AnteMode::BigBlind], stream),
            amount: Chips(pick(&[25, 100], stream)),
            first: stream.below(2) == 0,
        },
        limit: pick(&[Limit::NoLimit, Limit::NoLimit, Limit::PotLimit, Limit::FixedLimit], stream),
        chip_unit: pick(&[1, 5, 25], stream),
        auto_show: stream.below(2) == 0,
        away: if stream.below(4) == 0 {
            (0..chairs as u8).filter(|_| stream.below(4) == 0).map(Seat).collect()
        } else {
            Seats::NONE
        },
        stacks,
        ..TexasHoldem::default()
    };
    let setup = setup.setup(Some(play::seed(number)));
    let setup = Setup { all_in_face_up: stream.below(4) > 0, hand: stream.below(3), ..setup };
    of_a_tournament(setup, stream)
}

/// What a tournament may ask for: named blinds, a dead button, killed hands, seats that wait, held all-ins.
fn of_a_tournament(setup: Setup, stream: &mut Stream) -> Setup {
    let chairs = setup.stacks.len() as u8;
    let mut some = |of: u32| -> Seats {
        if stream.below(of) > 0 {
            return Seats::NONE;
        }
        (0..chairs).filter(|_| stream.below(2) == 0).map(Seat).collect()
    };
    let (killed, waiting) = (some(4), some(6));
    let setup = Setup { killed, hold_all_ins: stream.below(3) == 0, ..setup };
    let with_chips = |stacks: &[u64]| {
        (0..).map(Seat).zip(stacks).filter(|(_, stack)| **stack > 0).map(|(seat, _)| seat).collect()
    };
    let seated: Seats = with_chips(&setup.stacks);
    let dealt_in = seated.without(waiting);
    if dealt_in.len() < 3 || stream.below(2) == 0 {
        return setup;
    }
    // Any chair for the button, and whatever is legal left of it.
    let button = Seat(stream.below(u32::from(chairs)) as u8);
    let mut left = dealt_in.left_of(button);
    let (first, second) = (left.next().unwrap(), left.next().unwrap());
    let positions = if stream.below(2) == 0 {
        Positions { small_blind: None, big_blind: first }
    } else {
        Positions { small_blind: Some(first), big_blind: second }
    };
    let mut setup = Setup { button: Button::Seat(button.0), positions: Some(positions), waiting, ..setup };
    if let cardroom::table::Stakes::Blinds { straddles, .. } = &mut setup.stakes {
        straddles.truncate(dealt_in.len() - 2);
    }
    setup
}

/// A legal action, or at times one of the host's.
fn choose(hand: &Hand, stream: &mut Stream) -> (Seat, Action) {
    if hand.phase() == Phase::Held {
        return (Seat(0), Action::Release);
    }
    let anyone = Seat(stream.below(hand.stacks().len() as u32) as u8);
    match stream.below(40) {
        0 => (hand.can_act().iter().next().unwrap(), Action::Timeout),
        1 if hand.away().contains(anyone) => (anyone, Action::SitIn),
        1 => (anyone, Action::SitOut),
        _ => play::choose(hand, stream),
    }
}

/// Plays a hand of these set-ups to its end and looks at it before each action, and after the last.
fn play_hand(number: u32, mut look: impl FnMut(&mut Hand, &mut Stream)) -> Hand {
    let mut stream = play::seed(number).stream(99);
    let mut hand = Hand::new(setup(number, &mut stream)).unwrap();
    while !hand.complete() {
        look(&mut hand, &mut stream);
        let (seat, action) = choose(&hand, &mut stream);
        if let Err(refusal) = hand.act(seat, &action) {
            panic!("hand {number}: {seat} {action}: {refusal}");
        }
    }
    look(&mut hand, &mut stream);
    hand
}

fn lines(events: &[Event]) -> Vec<String> {
    events.iter().map(Event::to_string).collect()
}
