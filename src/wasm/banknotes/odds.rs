//! The odds of the banknote games. They cross over as numbers, which `npm/banknote-odds.js` makes of a request that it has
//! read strictly, and makes objects or a refusal of.

use wasm_bindgen::prelude::*;

use crate::games::MoonNotes;
use crate::table::Zone;
use crate::{
    EquityMethod, ExchangeSpot, NaturalRank, Note, NotesGame, NotesOddsError, NotesOddsFault, NotesSetting,
    NotesShare, NotesSpot, PlayingPlace, Seat, Seed,
};

/// What known hands can expect. In: whether it is liars-draw, whose notes arm a shot, the setting, the board, the hands that
/// hold a shot, how many hands there are, each hand. Out: whether it was counted, the samples, and of each hand a share and
/// its standard error; or a refusal.
#[wasm_bindgen(js_name = notesEquity)]
pub fn notes_equity(numbers: &[f64]) -> Vec<f64> {
    let mut numbers = Numbers(numbers.iter());
    let (draw, moon_notes) = (numbers.flag(), numbers.moon_notes());
    let setting = numbers.setting();
    let board = numbers.notes();
    let held_shots = (0..numbers.whole()).map(|_| Seat(numbers.whole() as u8)).collect();
    let hands = (0..numbers.whole()).map(|_| numbers.notes()).collect();
    let game = if draw { NotesGame::LiarsDraw { moon_notes } } else { NotesGame::LiarsHoldem };
    let odds = match (NotesSpot { game, hands, held_shots, board, setting }).equity() {
        Ok(odds) => odds,
        Err(error) => return refused(&error),
    };
    let mut told = vec![f64::from(u8::from(odds.exact)), f64::from(odds.samples)];
    for (share, error) in odds.players.iter().zip(odds.standard_errors) {
        told.extend(share_numbers(share));
        told.push(error);
    }
    told
}

/// What standing and each exchange bring. In: whether it is the last exchange, whose notes arm a shot, the setting, the hand,
/// and the zone of each note. Out: whether it was counted, the samples, the standard error, whether a shot is held, its
/// share, the chance of one against; then the share of standing, and of each exchange behind its zone and index; or a refusal.
#[wasm_bindgen(js_name = exchangeOdds)]
pub fn exchange_odds(numbers: &[f64]) -> Vec<f64> {
    let mut numbers = Numbers(numbers.iter());
    let (last, moon_notes) = (numbers.flag(), numbers.moon_notes());
    let setting = numbers.setting();
    let hand = numbers.notes();
    let zone = |place: usize| Zone::ALL.get(place).copied().unwrap_or(Zone::Preflop);
    let zones = (0..numbers.whole()).map(|_| zone(numbers.whole())).collect();
    let odds = match (ExchangeSpot { hand, zones, last, moon_notes, setting }).odds() {
        Ok(odds) => odds,
        Err(error) => return refused(&error),
    };
    let flag = |flag| f64::from(u8::from(flag));
    let shot = odds.shot;
    let mut told = vec![flag(odds.exact), f64::from(odds.samples), odds.standard_error];
    told.extend([flag(shot.held), shot.share, shot.against]);
    told.extend(share_numbers(&odds.stand));
    for exchange in &odds.exchanges {
        told.extend([f64::from(exchange.discard.zone as u8), f64::from(exchange.discard.index)]);
        told.extend(share_numbers(&exchange.share));
    }
    told
}

const fn share_numbers(share: &NotesShare) -> [f64; 5] {
    [share.win, share.tie, share.equity, share.hand_equity, share.shot_equity]
}

/// A request as it is read number by number; what is missing is 0.
struct Numbers<'a>(std::slice::Iter<'a, f64>);

impl Numbers<'_> {
    // What is out of range saturates, and is refused or harmless.
    #[allow(clippy::cast_sign_loss)]
    fn whole(&mut self) -> usize {
        self.0.next().map_or(0, |number| *number as usize)
    }

    fn flag(&mut self) -> bool {
        self.whole() > 0
    }

    fn moon_notes(&mut self) -> MoonNotes {
        if self.flag() { MoonNotes::Hand } else { MoonNotes::Flop }
    }

    /// A list of serials behind its length.
    fn notes(&mut self) -> Vec<Note> {
        let count = self.whole().min(self.0.len());
        (0..count).filter_map(|_| Note::from_serial(self.whole() as u32)).collect()
    }

    /// The place, whether natural comes before the kickers, opponents, how many exchanged, the method (0: whatever the budget
    /// allows, 1: counted, 2: sampled), budget, samples, the 32 bytes of the seed; dead notes; whether the venue's are known,
    /// whether a serial may be there twice, and they.
    fn setting(&mut self) -> NotesSetting {
        let place = PlayingPlace::new(self.whole() as u8);
        let mut setting = NotesSetting::new(place.unwrap_or(PlayingPlace::FIRST), 0);
        if self.flag() {
            setting.natural_rank = NaturalRank::BeforeKickers;
        }
        (setting.opponents, setting.exchanged) = (self.whole(), self.whole());
        setting.method = match self.whole() {
            0 => EquityMethod::Auto,
            1 => EquityMethod::Exact,
            _ => EquityMethod::Sampled,
        };
        (setting.budget, setting.samples) = (self.whole() as u64, self.whole() as u32);
        setting.seed = Seed::new([(); 32].map(|()| self.whole() as u8));
        setting.dead = self.notes();
        let known = self.flag();
        setting.allow_duplicates = self.flag();
        let notes = self.notes();
        setting.notes = known.then_some(notes);
        setting
    }
}

#[allow(clippy::cast_precision_loss)] // counts are small, budgets may be rounded
/// A refusal: −1, the field and the kind by their places in the lists of `npm/banknote-odds.js`, two indices (−1 for none), and
/// two numbers.
fn refused(error: &NotesOddsError) -> Vec<f64> {
    use NotesOddsFault as F;
    let fields =
        ["opponents", "exchanged", "hands", "hand", "board", "heldShots", "zones", "dead", "notes", "budget"];
    let field = fields.iter().position(|name| *name == error.field.name).unwrap_or(fields.len());
    let note = |note: Note| [f64::from(note.serial()), 0.0];
    let (kind, numbers) = match error.fault {
        F::Players { min, max } => (0.0, [min as f64, max as f64]),
        F::Exchanged { max } => (1.0, [max as f64, 0.0]),
        F::Count { count, min, max } => (2.0, [count as f64, (16 * min + max) as f64]),
        F::Zones {} => (3.0, [0.0; 2]),
        F::Shots {} => (4.0, [0.0; 2]),
        F::Repeated { note: twice } => (5.0, note(twice)),
        F::Foreign { note: foreign } => (6.0, note(foreign)),
        F::TooFew { count, min } => (7.0, [count as f64, min as f64]),
        F::TooMany { max } => (8.0, [max as f64, 0.0]),
        F::Samples { max } => (8.0, [f64::from(max), 0.0]),
        F::Budget { needed, budget } => (9.0, [needed as f64, budget as f64]),
    };
    let [first, second] = error.field.indices.map(|index| index.map_or(-1.0, |index| index as f64));
    vec![-1.0, field as f64, kind, first, second, numbers[0], numbers[1]]
}
