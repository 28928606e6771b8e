//! The tournament: levels and a clock, seats, places and prizes (TT-1 … TT-10). Time and seeds are passed in.

mod bounty;
mod chip_set;
mod clock;
mod color_up;
mod generator;
mod payouts;
mod places;
mod player;
mod points;
mod schedule;

pub use bounty::{knocked_out_by, split_bounty};
pub use chip_set::{ChipSet, ChipSetError};
pub use clock::{Clock, ClockError, ClockState, ClockView};
pub use color_up::{Race, RacedSeat, race};
pub use generator::{GeneratorError, ScheduleRequest, generate_schedule};
pub use payouts::{Payouts, PayoutsError, split_evenly};
pub use places::{AcrossTables, BustOut, Placed, place};
pub use player::Player;
pub use points::{Points, PointsError};
pub use schedule::{Length, Level, Period, Schedule, ScheduleError, ScheduleFault};
