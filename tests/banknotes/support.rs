use cardroom::games::{LiarsPoker, LiarsVariant, MoonNotes};
use cardroom::table::{Action, Event, Hand, LegalAction, Rake, SetupError, View, Zone};
use cardroom::{Chips, Note, Seat, Seed};

/// Community notes: three seats, ante 100.
pub fn holdem() -> LiarsPoker {
    LiarsPoker { stacks: vec![1000; 3], ante: 100, ..LiarsPoker::holdem() }
}

/// Closed notes: three seats, ante 100.
pub fn draw() -> LiarsPoker {
    LiarsPoker { stacks: vec![1000; 3], ante: 100, ..LiarsPoker::draw() }
}

#[allow(clippy::unnecessary_wraps)] // as `setup` takes it
pub fn seed(byte: u8) -> Option<Seed> {
    Some(Seed::new([byte; 32]))
}

pub fn start_holdem(game: LiarsPoker) -> Hand {
    Hand::new(game.setup(seed(7))).unwrap()
}

pub fn start_draw(game: LiarsPoker) -> Hand {
    Hand::new(game.setup(seed(7))).unwrap()
}

pub fn setup_error(hand: Result<Hand, SetupError>) -> (&'static str, String, Option<&'static str>) {
    let error = hand.unwrap_err();
    (error.fault.code(), error.field, error.rule)
}

pub fn rake(amount: u64, once: bool) -> Rake {
    Rake { amount: Chips(amount), once }
}

pub fn notes(serials: &str) -> Vec<Note> {
    serials.split_whitespace().map(|serial| serial.parse().unwrap()).collect()
}

/// The hands of seats 0, 1, … as a deck with the button in seat 0: two each from seat 1 on, then the rest.
#[allow(clippy::unnecessary_wraps)] // as the field takes it
pub fn deck(hands: &[&str], rest: &str) -> Option<Vec<Note>> {
    let hands: Vec<Vec<Note>> = hands.iter().map(|hand| notes(hand)).collect();
    let seats = hands.len();
    let order = |round: usize| (1..=seats).map(move |step| (step % seats, round));
    let longest = hands.iter().map(Vec::len).max().unwrap();
    let mut deck: Vec<Note> = (0..longest).flat_map(order).map(|(seat, round)| hands[seat][round]).collect();
    deck.extend(notes(rest));
    Some(deck)
}

/// So many notes without a zero, none of them in a test's hands.
pub fn filler(count: usize) -> String {
    let serials: Vec<String> = (0..count).map(|at| (9_119_111 + at).to_string()).collect();
    serials.join(" ")
}

fn zone(name: &str) -> Zone {
    Zone::ALL.into_iter().find(|zone| zone.name() == name).unwrap()
}

/// `1 bet 100`: a seat and what it does.
pub fn step(text: &str) -> (Seat, Action) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let to = || Chips(words[2].parse().unwrap());
    let action = match words[1] {
        "fold" => Action::Fold,
        "check" => Action::Check,
        "call" => Action::Call,
        "bet" => Action::Bet { to: to() },
        "raise" => Action::Raise { to: to() },
        "show" => Action::Show,
        "muck" => Action::Muck,
        "place" => Action::Announce { place: words[2].parse().unwrap() },
        "exchange" => Action::Exchange { zone: zone(words[2]), index: words[3].parse().unwrap() },
        "stand" => Action::Stand,
        "peek" => Action::Peek { zones: words[2..].iter().map(|name| zone(name)).collect() },
        "timeout" => Action::Timeout,
        "sit-out" => Action::SitOut,
        "sit-in" => Action::SitIn,
        other => panic!("unknown action {other}"),
    };
    (Seat(words[0].parse().unwrap()), action)
}

/// Plays steps as [`step`] reads them, apart by commas.
pub fn play(hand: &mut Hand, steps: &str) {
    for text in steps.split(',') {
        let (seat, action) = step(text);
        hand.act(seat, &action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

/// Checks or calls round by round until the hand stands elsewhere than in a betting round of this street.
pub fn check_down(hand: &mut Hand) {
    let phase = hand.phase();
    while hand.phase() == phase {
        let seat = hand.can_act().only().unwrap();
        let legal = hand.legal_actions(seat);
        let action = if legal.contains(&LegalAction::Check) { Action::Check } else { Action::Call };
        hand.act(seat, &action).unwrap();
    }
}

/// The code and the rule of a refusal; the hand must be as it was.
pub fn refused(hand: &mut Hand, text: &str) -> (&'static str, Option<&'static str>) {
    let (seat, action) = step(text);
    let before = lines(hand);
    let refusal = hand.act(seat, &action).expect_err(text);
    assert_eq!(lines(hand), before, "{text}");
    (refusal.reason.code(), refusal.rule)
}

pub fn lines(hand: &Hand) -> Vec<String> {
    hand.events().iter().map(ToString::to_string).collect()
}

/// The lines of the events that a viewer may know.
pub fn seen(hand: &Hand, viewer: Option<u8>) -> Vec<String> {
    let viewer = viewer.map(Seat);
    let events = hand.events().iter().filter(|event| event.concerns(viewer));
    events.map(|event| event.seen_by(viewer).to_string()).collect()
}

pub fn turn(hand: &Hand) -> Option<u8> {
    hand.can_act().only().map(|seat| seat.0)
}

pub fn waits_for(hand: &Hand) -> Vec<u8> {
    hand.can_act().iter().map(|seat| seat.0).collect()
}

pub fn view(hand: &Hand, viewer: u8) -> View {
    hand.view(Some(Seat(viewer)))
}

pub fn stacks(hand: &Hand) -> Vec<u64> {
    hand.stacks().values().iter().map(|stack| stack.0).collect()
}

pub fn payouts(hand: &Hand) -> Vec<u64> {
    hand.outcome().unwrap().payouts.values().iter().map(|amount| amount.0).collect()
}

/// Pots by amount, eligible seats, and shares as `1 hand 500`.
pub fn pots(hand: &Hand) -> Vec<(u64, Vec<u8>, Vec<String>)> {
    let share =
        |share: &cardroom::table::Share| format!("{} {} {}", share.seat, share.reason.name(), share.amount);
    let pots = &hand.outcome().unwrap().pots;
    pots.iter()
        .map(|paid| {
            let eligible = paid.pot.eligible.iter().map(|seat| seat.0).collect();
            (paid.pot.amount.0, eligible, paid.winners.iter().map(share).collect())
        })
        .collect()
}

pub fn count(hand: &Hand, test: impl Fn(&Event) -> bool) -> usize {
    hand.events().iter().filter(|event| test(event)).count()
}

pub fn shown(hand: &Hand) -> usize {
    count(hand, |event| matches!(event, Event::Shown { .. }))
}

/// The Hold'em with or without a burned note before each street.
pub fn burn(burn: bool) -> LiarsVariant {
    LiarsVariant::Holdem { burn }
}

/// The closed game with these shots.
pub fn moon(moon_notes: MoonNotes, moon_antes: bool) -> LiarsVariant {
    LiarsVariant::Draw { moon_notes, moon_antes }
}
