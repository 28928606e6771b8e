//! Sit-and-gos: what it brings to weigh prizes.

use cardroom::advice::{Level, Spot, SpotTournament, advise};
use cardroom::games::TexasHoldem;
use cardroom::table::{Button, Change, Hand, Phase};
use cardroom::{Chips, Seed};

use super::mirrored::Mirrored;

/// A player of a sit-and-go, and whether it is told of the prizes.
pub type Racer = (Level, bool);

/// Sit-and-gos of six with fifteen big blinds, which rise by half every ten hands; the prizes are parts of a hundred.
pub struct SitAndGo {
    pub prizes: &'static [u32],
}

const SEATS: usize = 6;

impl SitAndGo {
    /// What the challenger's seats won of a hundred, and who sits where is told by the seat's number.
    fn play(&self, cards: &Seed, racers: [Racer; 2], turned: usize) -> f64 {
        let game = TexasHoldem {
            stacks: vec![1500; SEATS],
            button: Button::Seat((cards.stream(7).below(1 << 16) % SEATS as u32) as u8),
            small_blind: 50,
            big_blind: 100,
            ..TexasHoldem::default()
        };
        let mut hand = Hand::new(game.setup(Some(cards.clone()))).expect("a table's set-up");
        let who = |seat: usize| (seat + turned) % 2;
        let (mut won, mut blind) = (0.0, 100);
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
            // Who is out in the same hand is placed by the chips before it.
            let mut out: Vec<(Chips, usize)> = hand
                .stacks()
                .iter()
                .filter(|(seat, stack)| stack.is_zero() && !before[*seat].is_zero())
                .map(|(seat, _)| (before[seat], seat.index()))
                .collect();
            out.sort_unstable();
            let left = hand.stacks().iter().filter(|(_, stack)| !stack.is_zero()).count();
            let paid = |place: usize| self.prizes.get(place).map_or(0.0, |prize| f64::from(*prize));
            for (at, (_, seat)) in out.iter().enumerate() {
                won += if who(*seat) == 0 { paid(left + out.len() - 1 - at) } else { 0.0 };
            }
            if left == 1 {
                let winner = hand.stacks().iter().find(|(_, stack)| !stack.is_zero());
                won += winner.map_or(0.0, |(seat, _)| if who(seat.index()) == 0 { paid(0) } else { 0.0 });
                return won;
            }
            if number % 10 == 0 {
                blind += blind / 2 / 50 * 50;
            }
            let stakes = cardroom::table::Stakes::Blinds {
                small: Chips(blind / 2),
                big: Chips(blind),
                straddles: Vec::new(),
                ante: cardroom::table::Ante::default(),
            };
            hand =
                hand.next_hand(Change { stakes: Some(stakes), ..Change::default() }).expect("another hand");
        }
        won
    }
}

impl Mirrored for SitAndGo {
    type Player = Racer;

    fn name(&self) -> String {
        format!("Sit-and-go, six players, prizes of {:?}", self.prizes)
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
