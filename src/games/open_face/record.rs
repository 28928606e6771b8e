use sha2::{Digest, Sha256};

use super::{
    Action, Natural, OpenFace, Options, Refusal, RowRoyalties, Royalties, Setup, SetupError, TopRoyalties,
};
use crate::Seat;

/// The record of a deal. Its hash is over the order of the deck, the seed, the lines of the events, and what these do not
/// tell: all options, those before a change, and who has left.
pub type Record = crate::Record<Setup, (Seat, Action)>;

/// Why a record does not lead to a deal.
pub type ReplayError = crate::ReplayError<SetupError, Refusal>;

fn again(game: &mut OpenFace, (seat, action): &(Seat, Action)) -> Result<(), Refusal> {
    game.act(*seat, action).map(|_| ())
}

impl OpenFace {
    /// The record of the deal so far.
    pub fn record(&self) -> Record {
        Record { setup: self.setup().clone(), actions: self.accepted().to_vec(), hash: self.hash() }
    }

    /// Builds the game that a record tells.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the set-up or an action is refused, or another deal came of it.
    pub fn replay(record: Record) -> Result<Self, ReplayError> {
        record.replay(Self::new, again, Self::hash)
    }

    /// Builds the game that a record tells after its first so many actions, or all where it has no more. What came of it
    /// is not compared.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] where the set-up or an action is refused.
    pub fn replay_first(record: Record, actions: usize) -> Result<Self, ReplayError> {
        record.first(actions, Self::new, again)
    }

    fn hash(&self) -> [u8; 32] {
        let mut sha = Sha256::new();
        for card in self.deck_order() {
            sha.update(format!("{card} "));
        }
        if let Some(seed) = &self.setup().seed {
            sha.update(seed.to_hex());
        }
        for event in self.events() {
            sha.update(format!("{event}\n"));
        }
        let carried = self.setup().carried.as_ref();
        let previous = carried.and_then(|carried| carried.previous_options.as_deref());
        for number in [Some(self.rules().options()), previous].into_iter().flatten().flat_map(numbers) {
            sha.update(number.to_le_bytes());
        }
        for seat in carried.into_iter().flat_map(|carried| carried.left.iter()) {
            sha.update([seat.0]);
        }
        sha.finalize().into()
    }
}

/// Every option as a number. The order is part of the form of saves.
fn numbers(options: &Options) -> Vec<u64> {
    // Named one by one, so that no new option can be forgotten here.
    let Options {
        variant,
        kush,
        row_points,
        sweep_total,
        royalties: Royalties { top: TopRoyalties { pairs, trips }, middle, bottom },
        foul,
        settlement,
        fantasy_cards,
        fantasy_stay,
        fantasy_limit,
        fantasy_button,
        draws_private,
        auto_place,
        naturals,
    } = options;
    let row = |row: &RowRoyalties| {
        let RowRoyalties {
            three_of_a_kind,
            straight,
            flush,
            full_house,
            four_of_a_kind,
            straight_flush,
            royal_flush,
        } = *row;
        [three_of_a_kind, straight, flush, full_house, four_of_a_kind, straight_flush, royal_flush]
    };
    let mut numbers = vec![
        *variant as u64,
        kush.0,
        (*row_points).into(),
        (*sweep_total).into(),
        *foul as u64,
        *settlement as u64,
        *fantasy_cards as u64,
        *fantasy_stay as u64,
        // Above every limit: none.
        fantasy_limit.map_or(u64::MAX, u64::from),
        *fantasy_button as u64,
        (*draws_private).into(),
        (*auto_place).into(),
    ];
    let royalties = pairs.iter().chain(trips).copied().chain(row(middle)).chain(row(bottom));
    numbers.extend(royalties.map(u64::from));
    numbers.extend(Natural::ALL.map(|natural| {
        // No table is not the same as one that pays nothing.
        naturals.as_ref().map_or(u64::MAX, |naturals| naturals.units(natural).into())
    }));
    numbers
}
