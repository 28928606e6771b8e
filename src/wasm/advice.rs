//! Advice at the betting tables. It crosses over as numbers, which `npm/advice.js` makes of a view that it has read strictly,
//! and makes an object of.

use wasm_bindgen::prelude::*;

use crate::advice::{Advice, Level, Spot, SpotGame, SpotSeat, SpotTournament, advise};
use crate::games::MoonNotes;
use crate::odds::prize_of;
use crate::table::{Action, Discard, LegalAction, Status, Zone};
use crate::{Card, Chips, Limit, MOST_PRIZES, NaturalRank, Note, Piece, Seat, Seed};

/// What a computer player does. In: a spot as [`Numbers::spot`] reads it. Out: the action's place among those of
/// `npm/advice.js` and its two numbers, the place of the reason's code and its three numbers; −1 where there is nothing to
/// decide.
#[wasm_bindgen(js_name = advise)]
pub fn advise_table(numbers: &[f64]) -> Vec<f64> {
    let mut numbers = Numbers(numbers.iter());
    let level = numbers.of(&Level::ALL).unwrap_or(Level::Beginner);
    let seed = Seed::new([(); 32].map(|()| numbers.whole() as u8));
    let advice = numbers.spot().and_then(|spot| advise(&spot, level, &seed).ok());
    advice.map_or_else(|| vec![-1.0], |advice| written(&advice))
}

/// What each stack is expected to win of the prizes. In: how many stacks there are, the stacks, the prizes.
#[wasm_bindgen(js_name = prizeEquity)]
pub fn prize_equity_of(numbers: &[f64]) -> Vec<f64> {
    let mut numbers = Numbers(numbers.iter());
    let count = numbers.whole().min(MOST_PRIZES as u64) as usize;
    let (stacks, prizes) = numbers.0.as_slice().split_at_checked(count).unwrap_or_default();
    (0..stacks.len()).map(|at| prize_of(at, stacks, prizes)).collect()
}

// Totals are below 2^53, of which a float holds each.
#[expect(clippy::cast_precision_loss)]
fn written(Advice { action, reason }: &Advice) -> Vec<f64> {
    let number = |chips: &Chips| chips.0 as f64;
    let (action, [first, second]) = match action {
        Action::Check => (1, [0.0; 2]),
        Action::Call | Action::CallOf { .. } => (2, [0.0; 2]),
        Action::Bet { to } => (3, [number(to), 0.0]),
        Action::Raise { to } => (4, [number(to), 0.0]),
        Action::Show => (5, [0.0; 2]),
        Action::Muck => (6, [0.0; 2]),
        Action::Announce { place } => (7, [f64::from(*place), 0.0]),
        Action::Exchange { zone, index } => (8, [f64::from(*zone as u8), f64::from(*index)]),
        Action::Stand => (9, [0.0; 2]),
        _ => (0, [0.0; 2]),
    };
    let mut numbers = vec![f64::from(action), first, second, f64::from(reason.code as u8)];
    numbers.extend(reason.numbers.map(f64::from));
    numbers
}

/// A spot as it is read number by number; what is missing is 0.
struct Numbers<'a>(std::slice::Iter<'a, f64>);

impl Numbers<'_> {
    // What is out of range saturates, and is harmless.
    #[expect(clippy::cast_sign_loss)]
    fn whole(&mut self) -> u64 {
        self.0.next().map_or(0, |number| *number as u64)
    }

    fn chips(&mut self) -> Chips {
        Chips(self.whole().min(Chips::MAX.0))
    }

    fn byte(&mut self) -> u8 {
        self.whole() as u8
    }

    fn flag(&mut self) -> bool {
        self.whole() > 0
    }

    /// One of some, by its place.
    fn of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.whole() as usize).copied()
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.whole().min(16)).map(|_| item(self)).collect()
    }

    /// A card as its index and 1, or a note as its serial; 0 for what is not seen.
    fn piece(&mut self, game: SpotGame) -> Option<Piece> {
        let number = self.whole();
        match game {
            SpotGame::TexasHoldem => Card::from_index(number.checked_sub(1)? as u8).map(Piece::Card),
            _ => Note::from_serial(number as u32).map(Piece::Note),
        }
    }

    /// Prizes or stacks.
    fn amounts(&mut self) -> Vec<Chips> {
        (0..self.whole().min(MOST_PRIZES as u64)).map(|_| self.chips()).collect()
    }

    fn zone(&mut self) -> Zone {
        self.of(&Zone::ALL).unwrap_or(Zone::Preflop)
    }

    /// The game, the hand's number, the viewer, the button, the big blind's seat and 1 (0: none), how many straddles, the
    /// smallest bet, the opening bet, the limit, the announced place (0: none), whether natural comes before the kickers, whether all notes
    /// arm a shot and it takes of the antes, the bet, the pot; who bet or raised last in each round and 1 (0: nobody), the board, the chairs,
    /// the actions, the prizes, the stacks elsewhere, each a list: its length and its items.
    fn spot(&mut self) -> Option<Spot> {
        let game = self.of(&SpotGame::ALL)?;
        Some(Spot {
            game,
            hand_number: self.whole() as u32,
            viewer: Seat(self.byte()),
            button: Seat(self.byte()),
            big_blind: self.byte().checked_sub(1).map(Seat),
            straddles: self.byte(),
            smallest_bet: self.chips(),
            opening_bet: self.chips(),
            limit: self.of(&[Limit::NoLimit, Limit::PotLimit, Limit::FixedLimit])?,
            place: Some(self.byte()).filter(|place| *place > 0),
            natural_rank: self.of(&[NaturalRank::AfterKickers, NaturalRank::BeforeKickers])?,
            moon_notes: self.of(&[MoonNotes::Flop, MoonNotes::Hand])?,
            moon_antes: self.flag(),
            bet: self.chips(),
            pot: self.chips(),
            aggressors: self.list(|numbers| numbers.byte().checked_sub(1).map(Seat)),
            board: self.list(|numbers| numbers.piece(game)).into_iter().flatten().collect(),
            seats: self.list(|numbers| numbers.seat(game)),
            actions: self.list(Self::action).into_iter().flatten().collect(),
            tournament: Some(SpotTournament { prizes: self.amounts(), elsewhere: self.amounts() }),
        })
    }

    /// Where the chair stands, whether it is away and shown, its stack, bet, and all that it put in, the closed rounds, the
    /// pieces, their zones, the hand's value and 1 (0: unknown), its shot and 1.
    fn seat(&mut self, game: SpotGame) -> SpotSeat {
        use Status::{AllIn, Empty, Folded, In, Killed, Mucked, Out};
        SpotSeat {
            status: self.of(&[Empty, Out, In, AllIn, Folded, Mucked, Killed]).unwrap_or(Empty),
            away: self.flag(),
            shown: self.flag(),
            stack: self.chips(),
            bet: self.chips(),
            contributed: self.chips(),
            rounds: self.list(Self::chips),
            hand: self.list(|numbers| numbers.piece(game)),
            zones: self.list(Self::zone),
            value: (self.whole() as u32).checked_sub(1),
            shot: self.byte().checked_sub(1).map(|shot| shot > 0),
        }
    }

    /// The place of the action's kind, and its numbers.
    fn action(&mut self) -> Option<LegalAction> {
        Some(match self.whole() {
            0 => LegalAction::Fold,
            1 => LegalAction::Check,
            2 => LegalAction::Call { amount: self.chips() },
            3 => LegalAction::Bet { min: self.chips(), max: self.chips(), step: self.chips() },
            4 => LegalAction::Raise { min: self.chips(), max: self.chips(), step: self.chips() },
            5 => LegalAction::Show,
            6 => LegalAction::Muck,
            7 => LegalAction::Announce { min: self.byte(), max: self.byte() },
            8 => LegalAction::Exchange {
                discards: self.list(|numbers| Discard { zone: numbers.zone(), index: numbers.byte() }),
            },
            9 => LegalAction::Stand,
            _ => return None,
        })
    }
}
