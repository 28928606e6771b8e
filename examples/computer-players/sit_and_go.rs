//! Sit-and-gos: what it brings to weigh prizes.

use cardroom::advice::{Level, Spot, SpotTournament, advise};
use cardroom::games::{LiarsPoker, TexasHoldem};
use cardroom::table::{Ante, Button, Change, Hand, Phase, Rake, Setup, Stakes};
use cardroom::{Chips, Seat, Seed};

use super::mirrored::Mirrored;

/// A player of a sit-and-go, and whether it is told of the prizes.
pub type Racer = (Level, bool);

/// Sit-and-gos of six with fifteen of the smallest bet, which rises by half every ten hands; the prizes are parts of a hundred.
pub struct SitAndGo {
    pub game: Game,
    pub prizes: &'static [u32],
}

/// What is played.
#[derive(Clone, Copy)]
pub enum Game {
    Holdem,
    LiarsHoldem,
    LiarsDraw,
}

const SEATS: usize = 6;

impl Game {
    fn setup(self, cards: &Seed) -> Setup {
        let stacks = vec![1500; SEATS];
        let button = Button::Seat((cards.stream(7).below(1 << 16) % SEATS as u32) as u8);
        let banknotes = |game: LiarsPoker| {
            LiarsPoker { stacks: stacks.clone(), button, ante: 100, ..game }.setup(Some(cards.clone()))
        };
        match self {
            Self::Holdem => {
                TexasHoldem { stacks, button, small_blind: 50, big_blind: 100, ..TexasHoldem::default() }
                    .setup(Some(cards.clone()))
            }
            Self::LiarsHoldem => banknotes(LiarsPoker::holdem()),
            Self::LiarsDraw => banknotes(LiarsPoker::draw()),
        }
    }

    fn stakes(self, bet: u64) -> Stakes {
        match self {
            Self::Holdem => Stakes::Blinds {
                small: Chips(bet / 2),
                big: Chips(bet),
                straddles: Vec::new(),
                ante: Ante::default(),
            },
            _ => Stakes::BuyIn { ante: Chips(bet), rake: Rake::default() },
        }
    }

    /// The fewest players, and what each must have: banknote games need three (LP-1) who pay the ante whole (LP-30, LP-32).
    fn least(self, bet: u64) -> (usize, u64) {
        match self {
            Self::Holdem => (2, 1),
            _ => (3, bet),
        }
    }
}

impl SitAndGo {
    /// What the challenger's seats won of a hundred, and who sits where is told by the seat's number.
    fn play(&self, cards: &Seed, racers: [Racer; 2], turned: usize) -> f64 {
        let mut hand = Hand::new(self.game.setup(cards)).expect("a table's set-up");
        let who = |seat: usize| (seat + turned) % 2;
        let paid = |place: usize| self.prizes.get(place).map_or(0.0, |prize| f64::from(*prize));
        let (mut won, mut bet) = (0.0, 100);
        let mut playing: Vec<Seat> = (0..SEATS as u8).map(Seat).collect();
        for number in 1.. {
            let before = hand.terms().stacks.clone();
            while !hand.complete() && hand.phase() != Phase::Held {
                let seat = hand.can_act().iter().next().expect("a hand waits for somebody");
                let (level, told) = racers[who(seat.index())];
                let mut spot = Spot::of(&hand.view(Some(seat))).expect("a seat's view");
                spot.tournament = told.then(|| SpotTournament {
                    prizes: self.prizes.iter().map(|prize| Chips(u64::from(*prize))).collect(),
                    elsewhere: Vec::new(),
                });
                let action = advise(&spot, level, cards).expect("the seat is in turn").action;
                hand.act(seat, &action).expect("players play by the rules");
            }
            if number % 10 == 0 {
                bet += bet / 2 / 50 * 50;
            }
            let (fewest, least) = self.game.least(bet);
            let stacks = hand.stacks();
            // Who is out in the same hand is placed by the chips, then by those before it; where too few are left, all are.
            playing.sort_by_key(|seat| (stacks[*seat], before[*seat], *seat));
            let staying = playing.iter().filter(|seat| stacks[**seat].0 >= least).count();
            let staying = if staying < fewest { 0 } else { staying };
            while playing.len() > staying {
                let seat = playing.remove(0);
                won += if who(seat.index()) == 0 { paid(playing.len()) } else { 0.0 };
            }
            if staying == 0 {
                break;
            }
            let left = stacks.iter().map(|(seat, stack)| if playing.contains(&seat) { stack.0 } else { 0 });
            let stacks = Some(left.collect());
            let stakes = Some(self.game.stakes(bet));
            hand = hand.next_hand(Change { stakes, stacks, ..Change::default() }).expect("another hand");
        }
        won
    }
}

impl Mirrored for SitAndGo {
    type Player = Racer;

    fn name(&self) -> String {
        let game = match self.game {
            Game::Holdem => "Hold'em",
            Game::LiarsHoldem => "Liar's Hold'em",
            Game::LiarsDraw => "Liar's Draw",
        };
        format!("Sit-and-go, {game}, six players, prizes of {:?}", self.prizes)
    }

    fn scale(&self) -> f64 {
        1.0
    }

    /// What three seats of the challenger won above half of the prizes, in parts of a hundred of them.
    fn pair(&self, cards: &Seed, challenger: &Racer, other: &Racer) -> f64 {
        let racers = [*challenger, *other];
        let all: u32 = self.prizes.iter().sum();
        f64::midpoint(self.play(cards, racers, 0), self.play(cards, racers, 1)) - f64::from(all) / 2.0
    }
}
