//! Computer players: what a player of a level does, given what its seat sees.
//!
//! They never see a state: a [`Spot`] is built from a view, or from what JavaScript read out of one. What is left to chance
//! follows from a seed. `docs/computer-players.md` tells what each level does and how strong it was measured to be.

mod banknotes;
mod dice;
mod error;
mod holdem;
mod level;
mod menu;
mod placing;
mod placing_reason;
mod placing_set;
mod placing_spot;
mod placing_street;
mod prizes;
mod reason;
mod spot;

use menu::Menu;
use prizes::{Premium, Prizes};

pub use dice::Dice;
pub use error::AdviceError;
pub use level::Level;
pub use placing::{PlacingAdvice, advise_placing};
pub use placing_spot::{PlacingOpponent, PlacingSpot};
pub use reason::{Code, Reason};
pub use spot::{Spot, SpotGame, SpotSeat, SpotTournament};

use crate::Seed;
use crate::table::Action;

/// What a computer player does, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// An action that the table accepts.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

impl Advice {
    pub(super) fn new<const N: usize>(action: Action, code: Code, numbers: [u32; N]) -> Self {
        Self { action, reason: Reason::new(code, numbers) }
    }
}

/// What a computer player of a level does at a betting table.
///
/// The same spot, level and seed give the same advice on every platform.
///
/// # Errors
///
/// [`AdviceError::NothingToDecide`] where the player is not in turn.
///
/// # Examples
///
/// ```
/// use cardroom::advice::{Level, Spot, advise};
/// use cardroom::games::TexasHoldem;
/// use cardroom::table::Hand;
/// use cardroom::{Seat, Seed};
/// let game = TexasHoldem { stacks: vec![1000; 3], big_blind: 10, small_blind: 5, ..TexasHoldem::default() };
/// let mut hand = Hand::new(game.setup(Some(Seed::new([1; 32]))))?;
/// while let Some(seat) = hand.can_act().iter().next() {
///     let spot = Spot::of(&hand.view(Some(seat))).ok_or("a seat's view")?;
///     let advice = advise(&spot, Level::Regular, &Seed::new([2; 32]))?;
///     hand.act(seat, &advice.action)?;
/// }
/// assert!(hand.complete());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn advise(spot: &Spot, level: Level, seed: &Seed) -> Result<Advice, AdviceError> {
    let menu = Menu::of(&spot.actions);
    let any = menu.any().ok_or(AdviceError::NothingToDecide)?;
    let advice = if menu.show {
        if menu.muck && spot.beaten() {
            Advice::new(Action::Muck, Code::Muck, [])
        } else {
            Advice::new(Action::Show, Code::Show, [])
        }
    } else {
        let mut dice = Dice::new(seed, spot);
        match spot.game {
            SpotGame::TexasHoldem => holdem::advise(spot, &menu, level, &mut dice),
            SpotGame::LiarsHoldem | SpotGame::LiarsDraw => banknotes::advise(spot, &menu, level, &mut dice),
        }
    };
    // Where the numbers of a spot contradict each other, what is legal still is.
    let legal = spot.actions.iter().any(|legal| legal.allows(&advice.action));
    Ok(if legal { advice } else { Advice::new(any, Code::OnlyAction, []) })
}
