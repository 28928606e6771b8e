//! How likely things are.

mod arrange;
mod banknotes;
mod deal;
mod equity;
mod exact;
mod icm;
mod job;
mod notes;
mod placing;
mod placing_job;
mod policy;
mod range;
mod sampling;
mod setting;
mod spot;

pub use arrange::{ArrangeError, ArrangeRequest, Arrangement, arrange};
pub(crate) use banknotes::{BestOfThree, CLASSES, class_chances};

pub use banknotes::{
    ExchangeGain, ExchangeOdds, ExchangeSpot, MOST_NOTE_SAMPLES, NotesEquity, NotesField, NotesGame,
    NotesOddsError, NotesOddsFault, NotesSetting, NotesShare, NotesSpot, ShotOdds,
};
pub use equity::{Equity, EquityError, EquityMethod, EquityRequest, Holding, PlayerEquity, equity};
pub use icm::{IcmError, MOST_PRIZES, prize_equity};
pub use job::EquityJob;
pub use notes::{CategoryChances, Chance, category_chances, zeros_chance};
pub use placing::{
    OpponentRows, PlacementOdds, PlacementOddsError, PlacementOddsRequest, RatedPlacement, placement_odds,
};
pub use placing_job::PlacementJob;
pub use range::{ParseRangeError, Range, RangeFault};

pub(crate) use icm::prize_of;
pub(crate) use sampling::Random;
pub(crate) use setting::{SettingSpot, set_against};
