//! Hands played at the table, each with what was to be expected: on average that is what was won.

use cardroom::games::LiarsPoker;
use cardroom::table::{Action, Hand, LegalAction, Phase, Setup, Street};
use cardroom::{
    ExchangeSpot, Note, NotesGame, NotesSetting, NotesSpot, PlayingPlace, Seat, Seats, Seed, note_deck,
};

use crate::{DRAW, rich_deck, stream};

/// The seat that is watched; the others only check and call, and stand.
const OWN: Seat = Seat(1);
/// Every part of a pot that comes up is whole.
const ANTE: u64 = 8400;

/// Plays to the end; `watch` sees the hand whenever the watched seat is to act, and may choose.
fn play(setup: Setup, folding: Seats, mut watch: impl FnMut(&Hand) -> Option<Action>) -> f64 {
    let mut hand = Hand::new(setup).unwrap();
    while let Some(seat) = hand.can_act().iter().next() {
        let chosen = if seat == OWN { watch(&hand) } else { None };
        let legal = hand.legal_actions(seat);
        let usual = || match &legal[0] {
            LegalAction::Announce { .. } => Action::Announce { place: 3 },
            LegalAction::Exchange { .. } | LegalAction::Stand => Action::Stand,
            _ if folding.contains(seat) && legal.contains(&LegalAction::Fold) => Action::Fold,
            LegalAction::Bet { min, .. } if hand.phase() == Phase::Betting(Street::Preflop) => {
                Action::Bet { to: *min }
            }
            _ if legal.contains(&LegalAction::Check) => Action::Check,
            _ => Action::Call,
        };
        let action = chosen.unwrap_or_else(usual);
        hand.act(seat, &action).unwrap();
    }
    let payouts = &hand.outcome().unwrap().payouts;
    let pot: u64 = payouts.values().iter().map(|amount| amount.0).sum();
    payouts.values()[1].0 as f64 / pot as f64
}

fn own(hand: &Hand) -> Vec<Note> {
    hand.pieces(OWN).into_iter().filter_map(cardroom::Piece::note).collect()
}

/// Pairs of what was expected and what came, and whether they agree.
#[derive(Default)]
struct Record(Vec<(f64, f64)>);

impl Record {
    fn check(&self, name: &str) {
        let off = |(expected, came): &(f64, f64)| came - expected;
        let sum: f64 = self.0.iter().map(off).sum();
        let squares: f64 = self.0.iter().map(|pair| off(pair).powi(2)).sum();
        let errors = sum / squares.sqrt();
        assert!(errors.abs() < 4.0, "{name}: {errors} standard errors off in {} hands", self.0.len());
    }

    /// All together, and the hands of small and of great expectations by themselves.
    fn check_all(mut self, name: &str) {
        self.check(name);
        self.0.sort_by(|a, b| a.0.total_cmp(&b.0));
        let upper = self.0.split_off(self.0.len() / 2);
        self.check(&format!("{name}, lower half"));
        Self(upper).check(&format!("{name}, upper half"));
    }
}

fn seed(number: u32) -> Seed {
    let mut bytes = [5; 32];
    bytes[..4].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}

fn setting(opponents: usize, notes: Option<&[Note]>) -> NotesSetting {
    let notes = notes.map(<[Note]>::to_vec);
    NotesSetting { notes, ..NotesSetting::new(PlayingPlace::new(3).unwrap(), opponents) }
}

#[test]
fn liars_holdem_at_the_table_brings_what_was_expected() {
    let venue = note_deck(26, &mut stream(20)).unwrap();
    for (notes, streets, seats) in [
        (None, [(Street::Preflop, 12), (Street::Flop, 150), (Street::Turn, 700), (Street::River, 900)], 5),
        (
            Some(&venue[..]),
            [(Street::Preflop, 0), (Street::Flop, 60), (Street::Turn, 300), (Street::River, 900)],
            4,
        ),
    ] {
        for (street, hands) in streets {
            let mut record = Record::default();
            for number in 0..hands {
                let game = LiarsPoker {
                    stacks: vec![10 * ANTE; seats],
                    ante: ANTE,
                    notes: notes.map(<[Note]>::to_vec),
                    ..LiarsPoker::holdem()
                };
                let mut expected = None;
                let came = play(game.setup(Some(seed(number))), Seats::NONE, |hand| {
                    if hand.phase() == Phase::Betting(street) {
                        let spot = NotesSpot {
                            game: NotesGame::LiarsHoldem,
                            hands: vec![own(hand)],
                            held_shots: Seats::NONE,
                            board: hand.board().iter().filter_map(|piece| piece.note()).collect(),
                            setting: setting(seats - 1, notes),
                        };
                        let odds = spot.equity().unwrap();
                        assert!(odds.exact);
                        expected = Some(odds.players[0].equity);
                    }
                    None
                });
                record.0.push((expected.unwrap(), came));
            }
            if hands > 0 {
                record.check_all(&format!("{street:?} of {seats}"));
            }
        }
    }
}

#[test]
fn liars_draw_at_the_table_brings_what_was_expected() {
    let venue = rich_deck(26, &mut stream(21));
    for (notes, hands, seats, folding) in
        [(None, 700, 5, Seats::NONE), (Some(&venue[..]), 900, 3, [Seat(2)].into_iter().collect())]
    {
        let opponents = seats - 1 - folding.iter().count();
        let mut record = Record::default();
        for number in 0..hands {
            let game = draw(seats, notes);
            let mut expected = None;
            let came = play(game.setup(Some(seed(number))), folding, |hand| {
                if hand.phase() == Phase::Betting(Street::Flop) {
                    let shot = hand.view(Some(OWN)).seats[1].shot == Some(true);
                    let request = NotesSpot {
                        game: DRAW,
                        hands: vec![own(hand)],
                        held_shots: [Seat(0)].into_iter().filter(|_| shot).collect(),
                        board: Vec::new(),
                        setting: setting(opponents, notes),
                    };
                    let odds = request.equity().unwrap();
                    assert!(odds.exact);
                    expected = Some(odds.players[0].equity);
                }
                None
            });
            record.0.push((expected.unwrap(), came));
        }
        record.check_all(&format!("draw of {seats}"));
    }
}

fn draw(seats: usize, notes: Option<&[Note]>) -> LiarsPoker {
    LiarsPoker {
        stacks: vec![10 * ANTE; seats],
        ante: ANTE,
        notes: notes.map(<[Note]>::to_vec),
        ..LiarsPoker::draw()
    }
}

#[test]
fn ld_05_the_best_exchange_brings_at_the_table_what_was_expected() {
    let venue = rich_deck(24, &mut stream(22));
    for (notes, hands, seats, folding, first) in [
        (None, 300, 4, Seats::NONE, Street::River),
        (None, 6, 4, Seats::NONE, Street::Turn),
        (Some(&venue[..]), 400, 3, [Seat(2)].into_iter().collect(), Street::Turn),
    ] {
        let opponents = seats - 1 - folding.iter().count();
        let mut record = Record::default();
        for number in 0..hands {
            let mut expected = None;
            let mut discards = Vec::new();
            let came = play(draw(seats, notes).setup(Some(seed(number))), folding, |hand| {
                let Phase::Exchange(street) = hand.phase() else { return None };
                if street == Street::Turn && first == Street::River {
                    return None;
                }
                let view = hand.view(Some(OWN));
                let spot = ExchangeSpot {
                    hand: own(hand),
                    zones: view.seats[1].zones.clone(),
                    last: street == Street::River,
                    moon_notes: cardroom::games::MoonNotes::Flop,
                    setting: NotesSetting { dead: discards.clone(), ..setting(opponents, notes) },
                };
                let odds = spot.odds().unwrap();
                assert!(odds.exact && odds.shot.held == (view.seats[1].shot == Some(true)));
                let best = (0..3)
                    .max_by(|a, b| odds.exchanges[*a].gain.total_cmp(&odds.exchanges[*b].gain))
                    .unwrap();
                let exchange = odds.exchanges[best];
                expected = expected.or(Some(odds.stand.equity + exchange.gain.max(0.0)));
                if exchange.gain <= 0.0 {
                    return Some(Action::Stand);
                }
                discards.push(spot.hand[best]);
                Some(Action::Exchange { zone: exchange.discard.zone, index: exchange.discard.index })
            });
            record.0.push((expected.unwrap(), came));
        }
        record.check_all(&format!("exchange of {seats} from the {first:?}"));
    }
}

#[test]
fn exchanges_dealt_at_random_come_near_to_the_count() {
    for (number, last) in [(1, true), (2, false)] {
        let deck = rich_deck(24, &mut stream(30 + number));
        let mut spot = crate::exchange(&deck[..3], last, setting(1, Some(&deck)));
        let counted = spot.odds().unwrap();
        spot.setting.method = cardroom::EquityMethod::Sampled;
        spot.setting.samples = 2500;
        let dealt = spot.odds().unwrap();
        assert!(counted.exact && !dealt.exact && dealt.samples == 2500);
        // The bound of each, and a little for what is best being chosen by the same deals.
        let within = 4.0 * dealt.standard_error + if last { 0.0 } else { 0.005 };
        assert!((counted.stand.equity - dealt.stand.equity).abs() < within);
        for (counted, dealt) in counted.exchanges.iter().zip(&dealt.exchanges) {
            assert!((counted.share.equity - dealt.share.equity).abs() < within, "{counted:?} {dealt:?}");
        }
        assert!((counted.shot.against - dealt.shot.against).abs() < 0.04);
    }
}
