use crate::Seat;
use crate::table;
use crate::tournament::{Payouts, Player};

/// What the director of a tournament, or a player at a table, does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Someone enters; the numbers are given in order.
    Enter {
        /// The name.
        name: Option<String>,
        /// The stack: the starting stack, which `None` stands for (TT-1).
        stack: Option<u64>,
    },
    /// A player withdraws, before the start.
    Withdraw {
        /// Who.
        player: Player,
    },
    /// Seats are drawn, and the clock starts.
    Start,
    /// The clock stands.
    Pause,
    /// The clock goes on.
    Resume,
    /// To the start of the next level or break.
    Forward,
    /// To the start of the level or break before.
    Back,
    /// Sets the time left in this level or break.
    SetRemaining {
        /// How much.
        milliseconds: u64,
    },
    /// Begins a hand at a table.
    Deal {
        /// The table.
        table: u32,
    },
    /// An action of the hand at a table.
    Play {
        /// The table.
        table: u32,
        /// Whose action.
        seat: Seat,
        /// The action.
        action: table::Action,
    },
    /// Begins a hand at a table that the host runs: its [`Result`](Action::Result) follows.
    DealElsewhere {
        /// The table.
        table: u32,
    },
    /// What came of a hand that the host ran.
    Result {
        /// The table.
        table: u32,
        /// The stacks by chair: the same chips as before.
        stacks: Vec<u64>,
        /// Who won the pots that held the last chips of those who are out: needed where there are bounties (TT-10).
        knockouts: Vec<Knockout>,
    },
    /// A player buys a stack again (TT-1).
    Rebuy {
        /// Who.
        player: Player,
    },
    /// A player who is out of chips does not buy again.
    DeclineRebuy {
        /// Who.
        player: Player,
    },
    /// A player takes the add-on (TT-1).
    AddOn {
        /// Who.
        player: Player,
    },
    /// A player is absent: dealt in, posts, and the hand is killed (TT-9).
    SitOut {
        /// Who.
        player: Player,
    },
    /// A player is back.
    SitIn {
        /// Who.
        player: Player,
    },
    /// A penalty (TT-9, RL-6).
    Penalty {
        /// Who.
        player: Player,
        /// What.
        penalty: Penalty,
        /// The rule that was broken.
        rule: Option<PenaltyRule>,
    },
    /// Hand-for-hand play begins or ends (TT-7).
    HandForHand {
        /// Which.
        on: bool,
    },
    /// Sets how the pool is paid, until the first prize is (TT-4).
    SetPayouts {
        /// How; `None` for no prizes.
        payouts: Option<Payouts>,
    },
}

/// Who won the pot that held a player's last chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knockout {
    /// The chair of who is out.
    pub seat: Seat,
    /// The chairs of the winners, from the button's left.
    pub by: Vec<Seat>,
}

/// A penalty (TT-9, RL-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(tag = "penalty", rename_all = "kebab-case"))]
pub enum Penalty {
    /// A warning.
    Warning {},
    /// So many hands are dealt, posted for, and killed.
    MissedHands {
        /// How many, from 1.
        hands: u32,
    },
    /// The player is out, and the chips with them.
    Disqualification {},
}

impl Penalty {
    /// The most hands of one penalty.
    pub const MOST_HANDS: u32 = 1_000;

    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Warning {} => "warning",
            Self::MissedHands { .. } => "missed-hands",
            Self::Disqualification {} => "disqualification",
        }
    }
}

/// The rule of conduct that a penalty is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub enum PenaltyRule {
    /// Cards in sight, no talk of the hand in play, no advice.
    #[cfg_attr(feature = "wasm", serde(rename = "RL-6"))]
    Rl6,
    /// At the seat, no touching of others' cards, no phone.
    #[cfg_attr(feature = "wasm", serde(rename = "RL-7"))]
    Rl7,
}

impl PenaltyRule {
    /// The id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rl6 => "RL-6",
            Self::Rl7 => "RL-7",
        }
    }
}

impl Action {
    /// The type, as in JavaScript.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Enter { .. } => "enter",
            Self::Withdraw { .. } => "withdraw",
            Self::Start => "start",
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::Forward => "forward",
            Self::Back => "back",
            Self::SetRemaining { .. } => "set-remaining",
            Self::Deal { .. } => "deal",
            Self::Play { .. } => "play",
            Self::DealElsewhere { .. } => "deal-elsewhere",
            Self::Result { .. } => "result",
            Self::Rebuy { .. } => "rebuy",
            Self::DeclineRebuy { .. } => "decline-rebuy",
            Self::AddOn { .. } => "add-on",
            Self::SitOut { .. } => "sit-out",
            Self::SitIn { .. } => "sit-in",
            Self::Penalty { .. } => "penalty",
            Self::HandForHand { .. } => "hand-for-hand",
            Self::SetPayouts { .. } => "set-payouts",
        }
    }
}
