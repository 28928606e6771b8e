use std::error::Error;
use std::fmt;

use crate::table::AnteMode;
use crate::tournament::Period;

/// What a schedule is wanted for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduleRequest {
    /// How many players are expected.
    pub players: u32,
    /// The starting stack.
    pub stack: u64,
    /// The denominations in play, from the smallest up.
    pub chips: Vec<u64>,
    /// When it should end, in minutes from the start, breaks included.
    pub minutes: u32,
    /// Minutes of a level.
    pub level_minutes: u32,
    /// Levels between two breaks; 0 for no break.
    pub break_every: u32,
    /// Minutes of a break.
    pub break_minutes: u32,
    /// The first level with an ante, from 1; 0 for none.
    pub ante_from: u32,
    /// Who pays it.
    pub ante: AnteMode,
    /// Chips expected beside the starting stacks: rebuys, add-ons.
    pub extra_chips: u64,
}

/// A schedule that ends near its time (TT-2).
///
/// # Errors
///
/// [`GeneratorError`] names the first field that is out of bounds.
pub fn generate_schedule(request: &ScheduleRequest) -> Result<Vec<Period>, GeneratorError> {
    let _ = request;
    todo!()
}

/// Why there is no such schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GeneratorError {
    /// The field, as JavaScript names it.
    pub field: &'static str,
    /// The least.
    pub min: u64,
    /// The most.
    pub max: u64,
}

impl fmt::Display for GeneratorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: a number from {} to {} is needed", self.field, self.min, self.max)
    }
}

impl Error for GeneratorError {}
