/// Something that a player must not do at the table (RL-6, RL-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offence {
    /// Talks about the hand in play, also after folding.
    TalksAboutHand,
    /// Holds the cards off the table or out of sight.
    HidesCards,
    /// Gives advice to a player, or asks for it.
    Advice,
    /// Acts out of turn, or in several motions, again and again.
    ActsOutOfTurn,
    /// Insults, or hinders the game.
    Disturbs,
    /// Uses a phone over the table.
    Phone,
    /// Touches another's cards.
    TouchesCards,
    /// Leaves the seat with a hand in play.
    LeavesSeat,
    /// Shares information about cards.
    SharesCards,
    /// Plays together with another.
    Colludes,
}

impl Offence {
    /// All.
    pub const ALL: [Self; 10] = [
        Self::TalksAboutHand,
        Self::HidesCards,
        Self::Advice,
        Self::ActsOutOfTurn,
        Self::Disturbs,
        Self::Phone,
        Self::TouchesCards,
        Self::LeavesSeat,
        Self::SharesCards,
        Self::Colludes,
    ];

    /// Their names, as in JavaScript.
    pub const NAMES: [&str; 10] = [
        "talks-about-hand",
        "hides-cards",
        "advice",
        "acts-out-of-turn",
        "disturbs",
        "phone",
        "touches-cards",
        "leaves-seat",
        "shares-cards",
        "colludes",
    ];

    /// The name, as in JavaScript.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The rule that it breaks.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::TalksAboutHand | Self::HidesCards | Self::Advice | Self::Disturbs => "RL-6",
            Self::ActsOutOfTurn => "RL-1",
            Self::Phone | Self::TouchesCards | Self::LeavesSeat | Self::SharesCards | Self::Colludes => {
                "RL-7"
            }
        }
    }

    /// What it costs the first time.
    const fn least(self) -> Penalty {
        match self {
            Self::SharesCards => Penalty::MissedHand,
            Self::Colludes => Penalty::Exclusion,
            _ => Penalty::Warning,
        }
    }
}

/// What the floor imposes, from the lightest up (RL-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// One hand is missed: blinds and antes are posted, the hand is killed (TT-9).
    MissedHand,
    /// So many hands are missed as players are at the table, the player included.
    MissedRound,
    /// The player is out of the tournament.
    Exclusion,
    /// The player may not come to the club any more.
    Ban,
}

impl Penalty {
    /// All, from the lightest up.
    pub const ALL: [Self; 5] =
        [Self::Warning, Self::MissedHand, Self::MissedRound, Self::Exclusion, Self::Ban];

    /// Their names, as in JavaScript.
    pub const NAMES: [&str; 5] = ["warning", "missed-hand", "missed-round", "exclusion", "ban"];

    /// The name, as in JavaScript.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The hands missed at a table of so many players.
    pub const fn hands(self, players: u8) -> u8 {
        match self {
            Self::MissedHand => 1,
            Self::MissedRound => players,
            _ => 0,
        }
    }

    fn next(self) -> Self {
        Self::ALL.into_iter().find(|penalty| *penalty > self).unwrap_or(Self::Ban)
    }
}

/// The penalty that is usual for an offence by a player with so many penalties before: one step above the heaviest, and never
/// less than the offence costs the first time. A suggestion: the floor decides, and finally (RL-6).
pub fn penalty(offence: Offence, previous: &[Penalty]) -> Penalty {
    let escalated = previous.iter().max().map_or(Penalty::Warning, |heaviest| heaviest.next());
    escalated.max(offence.least())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rl_06_penalties_escalate_from_a_warning_to_a_ban() {
        let mut before = Vec::new();
        for expected in Penalty::ALL {
            let penalty = penalty(Offence::TalksAboutHand, &before);
            assert_eq!(penalty, expected);
            before.push(penalty);
        }
        assert_eq!(penalty(Offence::HidesCards, &before), Penalty::Ban);
    }

    #[test]
    fn rl_06_a_missed_round_is_a_hand_for_every_player_at_the_table() {
        assert_eq!(Penalty::ALL.map(|penalty| penalty.hands(9)), [0, 1, 9, 0, 0]);
    }

    #[test]
    fn rl_07_sharing_cards_costs_a_hand_at_once_and_collusion_the_tournament() {
        assert_eq!(penalty(Offence::SharesCards, &[]), Penalty::MissedHand);
        assert_eq!(penalty(Offence::Colludes, &[]), Penalty::Exclusion);
        assert_eq!(penalty(Offence::SharesCards, &[Penalty::Exclusion]), Penalty::Ban);
        assert_eq!(penalty(Offence::Phone, &[]), Penalty::Warning);
    }
}
