//! Hands played at random, and what must hold at every step of every one.

use std::collections::BTreeSet;
use std::fmt::Write;

use cardroom::games::{LiarsPoker, LiarsVariant, MoonNotes};
use cardroom::table::{
    Action, Button, Change, Ending, Event, Hand, LegalAction, Phase, Post, Rake, Setup, ShareFor, Showdown,
    Status, Zone, showdown,
};
use cardroom::{BySeat, Chips, NaturalRank, Note, Seat, Seats, Seed, Stream};

/// Numbers that are the same in every run.
struct Random(Stream);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        u64::from(self.0.below(bound as u32))
    }

    fn odds(&mut self, one_in: u64) -> bool {
        self.below(one_in) == 0
    }

    fn of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize].clone()
    }
}

/// A hand of either game with every option at random, stacks short and long.
fn set_up(random: &mut Random, seed: Seed) -> Setup {
    let ante = 1 + random.below(120);
    let rake = Rake { amount: Chips(random.below(3) * random.below(20)), once: random.odds(2) };
    let entry = ante + rake.amount.0;
    let seats = 3 + random.below(6) as usize;
    let mut stacks: Vec<u64> = (0..seats)
        .map(|_| match random.below(8) {
            0 => entry,
            1 => entry + 1 + random.below(ante),
            2 => random.below(entry),
            3 => entry + ante,
            _ => entry + random.below(30 * ante),
        })
        .collect();
    for stack in stacks.iter_mut().take(3) {
        *stack += entry;
    }
    let button = if random.odds(3) { Button::Draw } else { Button::Seat(random.below(3) as u8) };
    let notes: Option<Vec<Note>> = random.odds(3).then(|| {
        let serial = |_| Note::from_serial(1 + random.below(u64::from(Note::COUNT)) as u32).unwrap();
        (0..60).map(serial).collect::<BTreeSet<_>>().into_iter().collect()
    });
    let natural_rank = random.of(&[NaturalRank::AfterKickers, NaturalRank::BeforeKickers]);
    let opener_option = random.odds(2);
    let all_in_face_up = random.odds(2);
    let auto_show = random.odds(2);
    let away: Seats = (0..seats as u8).map(Seat).filter(|_| random.odds(12)).collect();
    if random.odds(2) {
        let burn = random.odds(2);
        let game = LiarsPoker {
            stacks,
            button,
            ante,
            rake,
            notes,
            natural_rank,
            opener_option,
            variant: LiarsVariant::Holdem { burn },
            all_in_face_up,
            auto_show,
            away,
            ..LiarsPoker::holdem()
        };
        game.setup(Some(seed))
    } else {
        let game = LiarsPoker {
            stacks,
            button,
            ante,
            rake,
            notes,
            natural_rank,
            opener_option,
            // Shots often enough to be shared.
            variant: LiarsVariant::Draw {
                moon_notes: random.of(&[MoonNotes::Flop, MoonNotes::Hand, MoonNotes::Hand]),
                moon_antes: random.odds(2),
            },
            all_in_face_up,
            auto_show,
            away,
            ..LiarsPoker::draw()
        };
        game.setup(Some(seed))
    }
}

/// Something that the seat may do, bets from the whole range.
fn choice(random: &mut Random, legal: &[LegalAction]) -> Action {
    match random.of(legal) {
        LegalAction::Check => Action::Check,
        LegalAction::Call { .. } => Action::Call,
        LegalAction::Bet { min, max, .. } => Action::Bet { to: amount(random, min, max) },
        LegalAction::Raise { min, max, .. } => Action::Raise { to: amount(random, min, max) },
        LegalAction::Fold => Action::Fold,
        LegalAction::Show => Action::Show,
        LegalAction::Muck => Action::Muck,
        LegalAction::AskToShow { seat } => Action::AskToShow { seat },
        LegalAction::Announce { min, max } => {
            Action::Announce { place: min + random.below(u64::from(max - min) + 1) as u8 }
        }
        LegalAction::Exchange { discards } => {
            let discard = random.of(&discards);
            Action::Exchange { zone: discard.zone, index: discard.index }
        }
        LegalAction::Stand => Action::Stand,
        LegalAction::Peek { zones } => Action::Peek { zones: vec![random.of(&zones)] },
    }
}

fn amount(random: &mut Random, min: Chips, max: Chips) -> Chips {
    match random.below(4) {
        0 => max,
        1 => min,
        _ => Chips(min.0 + random.below(max.0 - min.0 + 1)),
    }
}

/// Every kind of action, with numbers about the bounds.
fn attempts(hand: &Hand) -> Vec<Action> {
    let mut attempts = vec![
        Action::Fold,
        Action::Check,
        Action::Call,
        Action::Show,
        Action::Muck,
        Action::Stand,
        Action::Peek { zones: Vec::new() },
        Action::Peek { zones: vec![Zone::Preflop, Zone::Flop] },
    ];
    attempts.extend((0..9).map(|place| Action::Announce { place }));
    attempts.extend((0..3).map(|seat| Action::AskToShow { seat: Seat(seat) }));
    for zone in Zone::ALL {
        attempts.push(Action::Peek { zones: vec![zone] });
        attempts.extend((0..3).map(|index| Action::Exchange { zone, index }));
    }
    let mut totals = vec![0, 1, u64::MAX, hand.terms().stakes.smallest_bet().0];
    for seat in hand.can_act().iter() {
        totals.push(hand.ledger().reach(seat).0);
        for action in hand.legal_actions(seat) {
            if let LegalAction::Bet { min, max, .. } | LegalAction::Raise { min, max, .. } = action {
                totals.extend([min.0 - 1, min.0, min.0 + 1, max.0 - 1, max.0, max.0 + 1]);
            }
        }
    }
    for to in totals.into_iter().map(Chips) {
        attempts.extend([Action::Bet { to }, Action::Raise { to }]);
    }
    attempts
}

fn legal_is_accepted(hand: &Hand) {
    let attempts = attempts(hand);
    for seat in (0..=hand.stacks().len() as u8).map(Seat) {
        let legal = hand.legal_actions(seat);
        for action in &attempts {
            let listed = legal.iter().any(|legal| legal.allows(action));
            let judged = hand.check(seat, action);
            assert_eq!(judged.is_ok(), listed, "{seat} {action:?} {legal:?} {judged:?}");
            if let Err(refusal) = judged {
                let code = refusal.reason.code();
                assert_eq!(refusal.rule.is_none(), code == "ERR_NO_SUCH_SEAT", "{code}");
                let rule = refusal.rule.unwrap_or("LP");
                assert!(["LP", "LH", "LD"].contains(&&rule[..2]), "{rule}");
            }
        }
    }
}

/// All that looks like a serial: seven digits, where no amount has as many.
fn serials(text: &str) -> BTreeSet<String> {
    let runs = text.split(|character: char| !character.is_ascii_digit());
    runs.filter(|run| run.len() == 7).map(str::to_owned).collect()
}

/// What a viewer may know: what was drawn for the button, dealt to itself, put on the board, or shown.
fn known(hand: &Hand, viewer: Option<Seat>) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for event in hand.events() {
        match event {
            Event::Dealt { seat, piece, .. } if Some(*seat) == viewer => {
                known.extend(piece.map(|piece| piece.to_string()));
            }
            Event::Board { pieces, .. } | Event::Shown { pieces, .. } => {
                known.extend(pieces.iter().map(ToString::to_string));
            }
            Event::ButtonDrawn { drawn, .. } => {
                known.extend(drawn.iter().map(|drawn| drawn.piece.to_string()));
            }
            _ => {}
        }
    }
    known
}

fn nothing_leaks(hand: &Hand) {
    let seats = hand.stacks().len() as u8;
    for viewer in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
        let known = known(hand, viewer);
        let view = hand.view(viewer);
        let mut text = format!("{view:?}");
        for event in hand.events().iter().filter(|event| event.concerns(viewer)) {
            let event = event.seen_by(viewer);
            write!(text, "{event} {event:?}").unwrap();
            assert!(!matches!(event, Event::Armed { seat } if seat != viewer));
        }
        let told = serials(&text);
        assert!(told.is_subset(&known), "{viewer:?} is told {:?}", told.difference(&known));
        for seat in &view.seats {
            assert!(viewer == Some(seat.seat) || seat.shown || seat.shot.is_none());
        }
    }
}

/// A note in a zone never moves: zones only lose notes, and TURN-RIVER alone gains any after the flop.
fn zones_keep_their_notes(hand: &Hand, before: &mut BySeat<Vec<(String, Zone)>>) {
    for seat in (0..hand.stacks().len() as u8).map(Seat) {
        let view = hand.view(Some(seat));
        let own = &view.seats[seat.index()];
        let now: Vec<(String, Zone)> = own
            .hand
            .iter()
            .zip(&own.zones)
            .filter_map(|(piece, zone)| Some(((*piece)?.to_string(), *zone)))
            .collect();
        for (note, zone) in &now {
            let moved = before[seat].iter().find(|(other, _)| other == note);
            assert!(moved.is_none_or(|(_, before)| before == zone), "{seat} {note}");
        }
        before[seat] = now;
    }
}

/// The showdown without a table gives what the table gave.
fn agrees_without_a_table(hand: &Hand) {
    let outcome = hand.outcome().unwrap();
    let all = hand.terms().dealt_in;
    let came = outcome.best.seats_where(Option::is_some);
    let mucked: Seats = hand
        .view(None)
        .seats
        .iter()
        .filter(|seat| seat.status == Status::Mucked)
        .map(|seat| seat.seat)
        .collect();
    let mut contributed = vec![0; hand.stacks().len()];
    for event in hand.events() {
        match event {
            Event::Posted { seat, post: Post::Ante, amount, .. } | Event::Acted { seat, amount, .. } => {
                contributed[seat.index()] += amount.0;
            }
            _ => {}
        }
    }
    let shots = outcome
        .best
        .iter()
        .map(|(seat, _)| seat)
        .filter(|seat| hand.view(Some(*seat)).seats[seat.index()].shot == Some(true));
    let hands = outcome.best.iter().map(|(seat, best)| best.as_ref().map(|_| hand.pieces(seat))).collect();
    let request = Showdown {
        board: outcome.board.clone(),
        place: outcome.place,
        antes: hand.terms().stakes.smallest_bet().0 * all.len() as u64,
        folded: all.without(came).without(mucked),
        button: hand.terms().button.0,
        held_shots: shots.collect(),
        ..Showdown::new(hand.record().setup.game, hands, contributed)
    };
    let result = showdown(&request).unwrap();
    assert_eq!(
        (&result.pots, &result.payouts, &result.best),
        (&outcome.pots, &outcome.payouts, &outcome.best)
    );
    assert_eq!(result.returned, outcome.returned);
}

fn ended_well(hand: &Hand, before: Chips) {
    let outcome = hand.outcome().unwrap();
    let stacks: Chips = outcome.stacks.values().iter().copied().sum();
    assert_eq!(stacks + hand.ledger().removed(), before);
    let used = |event: &&Event| matches!(event, Event::Dealt { .. } | Event::Burned { .. });
    let on_board = outcome.board.len();
    let used = hand.events().iter().filter(used).count() + on_board;
    let cleared = hand.events().iter().find_map(|event| match event {
        Event::Cleared { count } => Some(*count),
        _ => None,
    });
    assert_eq!(cleared, Some(used));
    for paid in &outcome.pots {
        let shared: Chips = paid.winners.iter().map(|share| share.amount).sum();
        assert_eq!(shared, paid.pot.amount);
    }
    if outcome.ending == Ending::Showdown {
        agrees_without_a_table(hand);
    }
    let again = Hand::replay(hand.record()).unwrap();
    let lines = |hand: &Hand| hand.events().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(lines(&again), lines(hand));
    assert_eq!(again.events(), hand.events());
}

struct Seen {
    showdowns: usize,
    shots: usize,
    exchanges: usize,
    side_pots: usize,
    hands: usize,
}

fn play(number: u8, counts: &mut Seen) {
    let seed = Seed::new([number; 32]);
    let mut random = Random(seed.stream(1 << 40));
    let mut hand = Hand::new(set_up(&mut random, seed)).unwrap();
    for _ in 0..6 {
        let before: Chips = hand.terms().stacks.values().iter().copied().sum();
        let mut zones = BySeat::from_fn(hand.stacks().len(), |_| Vec::new());
        let mut steps = 0;
        while !hand.complete() {
            steps += 1;
            assert!(steps < 2000, "a hand without end");
            if random.odds(6) {
                legal_is_accepted(&hand);
                nothing_leaks(&hand);
            }
            zones_keep_their_notes(&hand, &mut zones);
            assert_eq!(hand.ledger().total(), before);
            let all: Vec<Seat> = hand.terms().dealt_in.iter().collect();
            let able: Vec<Seat> = hand.can_act().iter().collect();
            let (seat, action) = match random.below(30) {
                0 => (random.of(&able), Action::Timeout),
                1 => {
                    let seat = random.of(&all);
                    (seat, if hand.away().contains(seat) { Action::SitIn } else { Action::SitOut })
                }
                2..5 => {
                    let seat = random.of(&all);
                    let legal = hand.legal_actions(seat);
                    if legal.is_empty() {
                        continue;
                    }
                    (seat, choice(&mut random, &legal))
                }
                _ => {
                    let seat = random.of(&able);
                    let mut legal = hand.legal_actions(seat);
                    // Folds are rare, else there is no showdown to see.
                    if legal.len() > 1 && !random.odds(8) {
                        legal.retain(|action| *action != LegalAction::Fold);
                    }
                    (seat, choice(&mut random, &legal))
                }
            };
            hand.act(seat, &action).unwrap_or_else(|refusal| panic!("{seat} {action:?}: {refusal}"));
        }
        assert_eq!(hand.phase(), Phase::Complete);
        nothing_leaks(&hand);
        legal_is_accepted(&hand);
        ended_well(&hand, before);
        let outcome = hand.outcome().unwrap();
        counts.hands += 1;
        counts.showdowns += usize::from(outcome.ending == Ending::Showdown);
        counts.side_pots += usize::from(outcome.pots.len() > 1);
        let mut paid = outcome.pots.iter().flat_map(|paid| &paid.winners);
        counts.shots += usize::from(paid.any(|share| share.reason == ShareFor::Shot));
        let exchanged = |event: &&Event| matches!(event, Event::Exchanged { zone: Some(_), .. });
        counts.exchanges += hand.events().iter().filter(exchanged).count();
        let Ok(next) = hand.next_hand(Change { away: Some(Seats::NONE), ..Change::default() }) else { break };
        hand = next;
    }
}

/// Chips and rake are constant, what is legal is what is accepted, a replay is equal, nothing leaks.
#[test]
fn lp_01_lp_30_hands_of_three_to_eight_players_hold_their_laws() {
    let mut seen = Seen { showdowns: 0, shots: 0, exchanges: 0, side_pots: 0, hands: 0 };
    for seed in 0..200 {
        play(seed, &mut seen);
    }
    assert!(seen.hands > 400 && seen.showdowns > 250, "{} {}", seen.hands, seen.showdowns);
    assert!(seen.shots > 30 && seen.exchanges > 100, "{} {}", seen.shots, seen.exchanges);
    assert!(seen.side_pots > 100, "{}", seen.side_pots);
}
