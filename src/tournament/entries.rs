//! Entries, rebuys, the add-on, penalties: TT-1, TT-9.

use crate::Chips;
use crate::tournament::{
    Chair, Event, Penalty, PenaltyRule, Phase, Placed, Player, PlayerStatus, Tournament,
};

/// What is kept of an entrant.
#[derive(Clone, Debug)]
pub(super) struct Entrant {
    pub name: Option<String>,
    pub status: PlayerStatus,
    /// The stack; at the start of the hand being played.
    pub stack: Chips,
    pub rebuys: u32,
    pub add_on: bool,
    pub away: bool,
    /// How many hands are still to be killed for a penalty.
    pub penalty: u32,
    pub chair: Option<Chair>,
    /// How the last chips went.
    pub bust: Option<Bust>,
    pub by: Vec<Player>,
    pub placed: Option<Placed>,
    pub prize: u64,
    pub points: u64,
    pub bounties: u64,
}

/// When and where a player's last chips went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bust {
    /// The same for those who went out at the same time.
    pub order: u64,
    pub table: u32,
    /// The stack at the start of the hand.
    pub stack: Chips,
}

impl Tournament {
    pub(super) fn entrant(&self, player: Player) -> Option<&Entrant> {
        self.entrants.get(player.index())
    }

    pub(super) fn entrant_mut(&mut self, player: Player, change: impl FnOnce(&mut Entrant)) {
        self.entrants.get_mut(player.index()).map(change);
    }

    pub(super) fn stack(&self, player: Player) -> Chips {
        self.entrant(player).map_or(Chips::ZERO, |entrant| entrant.stack)
    }

    /// Whether the player has chips and may be dealt in.
    pub(super) fn able(&self, player: Player) -> bool {
        !self.stack(player).is_zero()
    }

    /// Those who are in the tournament, by number: with chips, or deciding on a rebuy.
    pub(super) fn in_play(&self) -> impl Iterator<Item = Player> + '_ {
        let still = |status| matches!(status, PlayerStatus::In | PlayerStatus::MayRebuy);
        (0..)
            .map(Player)
            .zip(&self.entrants)
            .filter(move |(_, who)| still(who.status))
            .map(|(player, _)| player)
    }

    /// How many are in the tournament.
    pub(super) fn left(&self) -> u32 {
        self.in_play().count() as u32
    }

    /// How many have entered and not withdrawn.
    pub(super) fn entered(&self) -> u32 {
        self.entrants.iter().filter(|entrant| entrant.status != PlayerStatus::Withdrawn).count() as u32
    }

    pub(super) fn enter(&mut self, name: Option<String>) {
        let player = Player(self.entrants.len() as u32);
        let stack = Chips(self.terms.setup.stack);
        self.entrants.push(Entrant {
            name: name.clone(),
            status: PlayerStatus::In,
            stack,
            rebuys: 0,
            add_on: false,
            away: false,
            penalty: 0,
            chair: None,
            bust: None,
            by: Vec::new(),
            placed: None,
            prize: 0,
            points: 0,
            bounties: 0,
        });
        self.accounts.entries += stack;
        self.pool += self.terms.setup.entry.price;
        self.tell(Event::Entered { player, name });
        if self.phase == Phase::Running {
            let mut draw = self.draw();
            let chair = self.room.draw_chair(self.room.seated() + 1, &mut draw);
            self.room.put(player, chair);
            self.entrant_mut(player, |entrant| entrant.chair = Some(chair));
            self.tell(Event::Seated { player, chair });
        }
    }

    pub(super) fn withdraw(&mut self, player: Player) {
        self.accounts.entries -= self.stack(player);
        self.pool -= self.terms.setup.entry.price;
        self.entrant_mut(player, |entrant| {
            entrant.status = PlayerStatus::Withdrawn;
            entrant.stack = Chips::ZERO;
        });
        self.tell(Event::Withdrawn { player });
    }

    pub(super) fn rebuy(&mut self, player: Player) {
        let Some(rebuys) = self.terms.setup.rebuys else { return };
        self.pool += rebuys.price;
        self.accounts.rebuys += Chips(rebuys.chips);
        self.entrant_mut(player, |entrant| {
            entrant.status = PlayerStatus::In;
            entrant.stack += Chips(rebuys.chips);
            entrant.rebuys += 1;
            entrant.bust = None;
            entrant.by.clear();
        });
        if let Some(entrant) = self.entrant(player) {
            let (rebuys, stack) = (entrant.rebuys, entrant.stack);
            self.tell(Event::Rebought { player, rebuys, stack });
        }
    }

    pub(super) fn decline(&mut self, player: Player) {
        self.tell(Event::Declined { player });
        self.eliminate(player, PlayerStatus::Out);
    }

    pub(super) fn add_on(&mut self, player: Player) {
        let Some(add_on) = self.terms.setup.add_on else { return };
        self.pool += add_on.price;
        self.accounts.add_ons += Chips(add_on.chips);
        self.entrant_mut(player, |entrant| {
            entrant.stack += Chips(add_on.chips);
            entrant.add_on = true;
        });
        self.tell(Event::AddedOn { player, stack: self.stack(player) });
    }

    pub(super) fn penalise(&mut self, player: Player, penalty: Penalty, rule: Option<PenaltyRule>) {
        self.tell(Event::Penalty { player, penalty, rule });
        match penalty {
            Penalty::Warning {} => {}
            Penalty::MissedHands { hands } => {
                self.entrant_mut(player, |entrant| entrant.penalty = entrant.penalty.saturating_add(hands));
            }
            Penalty::Disqualification {} => {
                let (removed, order) = (self.stack(player), self.order_apart());
                self.accounts.removed += removed;
                self.entrant_mut(player, |entrant| {
                    entrant.stack = Chips::ZERO;
                    let table = entrant.chair.map_or(0, |chair| chair.table);
                    // Who has bust already went out then.
                    entrant.bust = entrant.bust.or(Some(Bust { order, table, stack: removed }));
                });
                self.tell(Event::Disqualified { player, removed });
                self.eliminate(player, PlayerStatus::Disqualified);
            }
        }
    }
}
