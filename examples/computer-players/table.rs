//! Players at the betting tables.

use cardroom::advice::{Level, Spot, advise};
use cardroom::games::TexasHoldem;
use cardroom::table::{Action, Button, Hand, LegalAction, Phase, Setup};
use cardroom::{Chips, Limit, Piece, Seat, Seed, Stream};

use super::banknote_table;
use super::mirrored::Mirrored;

/// Who plays at a betting table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A computer player of a level.
    Level(Level),
    /// Checks and calls, whatever comes.
    AlwaysCalls,
    /// Anything legal; any total between the least and the most.
    Random,
    /// Stays in with the best hands alone, and never raises.
    TightPassive,
}

impl Player {
    pub fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::AlwaysCalls => "always calls",
            Self::Random => "random",
            Self::TightPassive => "tight-passive",
        }
    }

    /// What the player does; `dice` is for this hand and seat.
    pub fn act(self, hand: &Hand, seat: Seat, dice: &Seed, stream: &mut Stream) -> Action {
        let legal = hand.legal_actions(seat);
        let first = &legal[0];
        match self {
            Self::Level(level) => {
                let spot = Spot::of(&hand.view(Some(seat))).expect("a seat's view");
                advise(&spot, level, dice).expect("the seat is in turn").action
            }
            Self::AlwaysCalls | Self::TightPassive if legal.contains(&LegalAction::Stand) => {
                banknote_table::exchange(hand, seat)
            }
            Self::AlwaysCalls => one_of(first, stream),
            Self::Random => {
                let at = stream.below(legal.len() as u32) as usize;
                one_of(&legal[at], stream)
            }
            Self::TightPassive => {
                let fold = legal.contains(&LegalAction::Fold) && !legal.contains(&LegalAction::Check);
                if fold && !is_good(hand, seat) {
                    return Action::Fold;
                }
                one_of(first, stream)
            }
        }
    }
}

/// What a tight player stays in with: before the flop a pair, an ace or two high cards, later a pair of its own or better.
fn is_good(hand: &Hand, seat: Seat) -> bool {
    let cards: Vec<_> = hand.pieces(seat).into_iter().filter_map(Piece::card).collect();
    let [first, second] = cards[..] else { return banknote_table::is_good(hand, seat) };
    let board: Vec<_> = hand.board().iter().filter_map(|piece| piece.card()).collect();
    let (low, high) = (first.rank().min(second.rank()), first.rank().max(second.rank()));
    if board.is_empty() {
        return low == high || low as u8 >= 8 || high as u8 == 12 && low as u8 >= 6;
    }
    low == high || board.iter().any(|card| card.rank() == low || card.rank() == high)
}

fn one_of(legal: &LegalAction, stream: &mut Stream) -> Action {
    let mut total = |min: Chips, max: Chips, step: Chips| {
        let steps = (max.0 - min.0) / step.0.max(1);
        let chosen = min.0 + step.0 * u64::from(stream.below(steps as u32 + 1));
        Chips(chosen)
    };
    match legal {
        LegalAction::Check => Action::Check,
        LegalAction::Call { .. } => Action::Call,
        LegalAction::Bet { min, max, step } => Action::Bet { to: total(*min, *max, *step) },
        LegalAction::Raise { min, max, step } => Action::Raise { to: total(*min, *max, *step) },
        LegalAction::Show => Action::Show,
        LegalAction::Muck => Action::Muck,
        LegalAction::Announce { min, max } => {
            Action::Announce { place: min + stream.below(u32::from(max - min) + 1) as u8 }
        }
        LegalAction::Exchange { discards } => {
            let discard = discards[stream.below(discards.len() as u32) as usize];
            Action::Exchange { zone: discard.zone, index: discard.index }
        }
        LegalAction::Stand => Action::Stand,
        LegalAction::Peek { zones } => Action::Peek { zones: vec![zones[0]] },
        LegalAction::AskToShow { seat } => Action::AskToShow { seat: *seat },
        LegalAction::Fold => Action::Fold,
    }
}

/// A betting table: hands from a set-up, the stacks always the same.
pub struct Table {
    pub name: &'static str,
    /// The set-up of a hand whose cards follow from the seed.
    pub setup: fn(&Seed) -> Setup,
    /// The size of the smallest bet, in which winnings are counted.
    pub unit: f64,
}

impl Table {
    /// Plays a hand; who sits in a seat is told by its number. What the challenger's seats won, in units a seat.
    fn play(&self, cards: &Seed, players: [Player; 2], turned: usize) -> f64 {
        let setup = (self.setup)(cards);
        let before = setup.stacks.clone();
        let mut hand = Hand::new(setup).expect("a table's set-up");
        let mut stream = cards.stream(1 << 40);
        let who = |seat: Seat| (seat.index() + turned) % 2;
        while !hand.complete() {
            if hand.phase() == Phase::Held {
                break;
            }
            let seat = hand.can_act().iter().next().expect("a hand waits for somebody");
            let action = players[who(seat)].act(&hand, seat, cards, &mut stream);
            hand.act(seat, &action).expect("players play by the rules");
        }
        let (mut won, mut seats) = (0.0, 0.0);
        for (seat, stack) in hand.stacks().iter().filter(|(seat, _)| who(*seat) == 0) {
            #[allow(clippy::cast_precision_loss)] // stacks are small
            let difference = stack.0 as f64 - before[seat.index()] as f64;
            won += difference;
            seats += 1.0;
        }
        won / seats / self.unit
    }
}

impl Mirrored for Table {
    type Player = Player;

    fn name(&self) -> String {
        self.name.to_owned()
    }

    fn pair(&self, cards: &Seed, challenger: &Player, other: &Player) -> f64 {
        let players = [*challenger, *other];
        f64::midpoint(self.play(cards, players, 0), self.play(cards, players, 1))
    }
}

fn holdem(seats: usize, stack: u64, limit: Limit, cards: &Seed) -> Setup {
    let game = TexasHoldem {
        stacks: vec![stack; seats],
        // Nobody has the button more often than others.
        button: Button::Seat((u64::from(cards.stream(7).below(1 << 16)) % seats as u64) as u8),
        small_blind: 50,
        big_blind: 100,
        limit,
        ..TexasHoldem::default()
    };
    game.setup(Some(cards.clone()))
}

/// The tables of Hold'em: between two and among six, deep, short, and with a fixed limit.
pub fn holdem_tables() -> Vec<Table> {
    vec![
        Table {
            name: "Hold'em, two players, 100 big blinds",
            setup: |cards| holdem(2, 10_000, Limit::NoLimit, cards),
            unit: 100.0,
        },
        Table {
            name: "Hold'em, six players, 100 big blinds",
            setup: |cards| holdem(6, 10_000, Limit::NoLimit, cards),
            unit: 100.0,
        },
        Table {
            name: "Hold'em, two players, 10 big blinds",
            setup: |cards| holdem(2, 1000, Limit::NoLimit, cards),
            unit: 100.0,
        },
        Table {
            name: "Hold'em, six players, 15 big blinds",
            setup: |cards| holdem(6, 1500, Limit::NoLimit, cards),
            unit: 100.0,
        },
        Table {
            name: "Hold'em, two players, fixed limit",
            setup: |cards| holdem(2, 10_000, Limit::FixedLimit, cards),
            unit: 100.0,
        },
    ]
}
