//! Set-ups of all betting games with their options drawn.

use cardroom::games::{LiarsPoker, LiarsVariant, MoonNotes, TexasHoldem};
use cardroom::table::{Ante, AnteMode, Button, Rake, Setup};
use cardroom::{Chips, Limit, NaturalRank, Seat, Seats, Stream};

use super::play;

pub fn pick<T: Copy>(items: &[T], stream: &mut Stream) -> T {
    items[stream.below(items.len() as u32) as usize]
}

/// Texas Hold'em, the banknote Hold'em and the closed banknote game in turns.
pub fn any(number: u32, stream: &mut Stream) -> Setup {
    if number.is_multiple_of(2) { holdem(number, stream) } else { banknotes(number, stream) }
}

fn some(chairs: usize, one_in: u32, stream: &mut Stream) -> Seats {
    (0..chairs as u8).map(Seat).filter(|_| stream.below(one_in) == 0).collect()
}

pub fn holdem(number: u32, stream: &mut Stream) -> Setup {
    let chairs = 2 + stream.below(9) as usize;
    let stacks: Vec<u64> = (0..chairs)
        .map(|chair| match stream.below(8) {
            0 if chair > 1 => 0,
            1 => 1 + u64::from(stream.below(199)),
            2 => 100 + u64::from(stream.below(900)),
            _ => 1000 + u64::from(stream.below(30_000)),
        })
        .collect();
    let seated = stacks.iter().filter(|stack| **stack > 0).count();
    let straddles = stream.below(3).min(seated as u32 - 2) * stream.below(2);
    let game = TexasHoldem {
        button: Button::Seat(stream.below(2) as u8),
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
        hold_all_ins: stream.below(4) == 0,
        away: some(chairs, 12, stream),
        killed: some(chairs, 16, stream),
        stacks,
        ..TexasHoldem::default()
    };
    game.setup(Some(play::seed(number)))
}

pub fn banknotes(number: u32, stream: &mut Stream) -> Setup {
    let ante = 1 + u64::from(stream.below(120));
    let rake = Rake { amount: Chips(u64::from(stream.below(20))), once: stream.below(2) == 0 };
    let entry = ante + rake.amount.0;
    let chairs = 3 + stream.below(6) as usize;
    let stacks = (0..chairs)
        .map(|chair| match stream.below(8) {
            0 if chair > 2 => entry - 1,
            1 => entry,
            2 => entry + u64::from(stream.below(ante as u32)),
            _ => entry + ante * u64::from(stream.below(60)),
        })
        .collect();
    let variant = if stream.below(2) == 0 {
        LiarsVariant::Holdem { burn: stream.below(2) == 0 }
    } else {
        LiarsVariant::Draw {
            moon_notes: pick(&[MoonNotes::Flop, MoonNotes::Hand], stream),
            moon_antes: stream.below(2) == 0,
        }
    };
    let game = LiarsPoker {
        variant,
        stacks,
        button: Button::Seat(stream.below(3) as u8),
        ante,
        rake,
        natural_rank: pick(&[NaturalRank::AfterKickers, NaturalRank::BeforeKickers], stream),
        opener_option: stream.below(2) == 0,
        all_in_face_up: stream.below(2) == 0,
        auto_show: stream.below(2) == 0,
        away: some(chairs, 12, stream),
        ..LiarsPoker::holdem()
    };
    game.setup(Some(play::seed(number)))
}
