//! A hand at a betting table as a state machine: a game is a script of steps, and the table walks it.

mod action;
mod event;
mod game;
mod hand;
mod judge;
mod legal;
mod next;
mod options;
mod outcome;
mod payout;
mod player;
mod positions;
mod posting;
mod record;
mod refusal;
mod run;
mod setup;
mod setup_error;
mod showdown;
mod stateless;
mod terms;
mod view;

pub use action::{Action, Zone};
pub use event::{ComparedHand, Drawn, Event, MoveName, Post};
pub use game::{
    Contender, Contest, Evaluation, Game, Holding, Opening, Share, ShareFor, Step, Street, Topic,
};
pub use hand::{Hand, Phase};
pub use legal::{Discard, LegalAction};
pub use next::{Change, NextHandError};
pub use options::{OptionValue, PublicOptions};
pub use outcome::{Ending, Outcome, PotOutcome};
pub use positions::Positions;
pub use record::{Record, ReplayError};
pub use refusal::{Reason, Refusal};
pub use setup::{Ante, AnteMode, Button, Rake, Setup, Stakes};
pub use setup_error::{SetupError, SetupFault};
pub use stateless::{Showdown, ShowdownError, ShowdownFault, ShowdownResult, showdown};
pub use terms::Terms;
pub use view::{SeatView, Status, View};
