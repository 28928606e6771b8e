use std::sync::Arc;

use crate::betting::{Pot, Round, layer};
use crate::table::player::Player;
use crate::table::{
    Action, Event, Game, Holding, Outcome, Refusal, Setup, SetupError, SetupFault, Step, Street, Terms, Zone,
};
use crate::{BySeat, Chips, Deck, Ledger, Piece, Seat, Seats};

/// A hand at a betting table, from the first post to the last pot.
///
/// Only a checked [`Setup`] becomes one, only accepted actions change it, and it is over after a bounded number of
/// them. All that happens is told by [`Hand::events`]; [`Hand::view`] is what one seat may know.
///
/// # Examples
///
/// ```
/// use cardroom::games::TexasHoldem;
/// use cardroom::table::{Action, Hand, Phase};
/// use cardroom::{Chips, Seat};
///
/// let game = TexasHoldem { stacks: vec![1000; 3], big_blind: 10, small_blind: 5, ..TexasHoldem::default() };
/// let mut hand = Hand::new(game.setup(Some("07".repeat(32).parse()?)))?;
/// hand.act(Seat(0), &Action::Raise { to: Chips(30) })?;
/// hand.act(Seat(1), &Action::Fold)?;
/// hand.act(Seat(2), &Action::Fold)?;
/// assert_eq!(hand.phase(), Phase::Complete);
/// assert_eq!(hand.stacks().values(), [1015, 995, 990].map(Chips));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Hand {
    pub(super) setup: Arc<Setup>,
    pub(super) terms: Terms,
    pub(super) script: Arc<[Step]>,
    pub(super) step: usize,
    pub(super) deck: Deck<Piece>,
    pub(super) ledger: Ledger,
    pub(super) antes: Chips,
    /// The pots as the showdown found them; empty before.
    pub(super) final_pots: Vec<Pot>,
    pub(super) players: BySeat<Player>,
    /// Dealt in and neither folded nor mucked.
    pub(super) live: Seats,
    pub(super) away: Seats,
    pub(super) board: Vec<Piece>,
    pub(super) announced: Option<u8>,
    pub(super) street: Street,
    pub(super) wait: Wait,
    /// Whether the host has released all-in hands.
    pub(super) released: bool,
    /// The last to bet or raise in each closed round of betting, and those who called in the last.
    pub(super) aggressors: Vec<Option<Seat>>,
    pub(super) last_callers: Seats,
    pub(super) events: Vec<Event>,
    pub(super) actions: Vec<(Seat, Action)>,
    pub(super) outcome: Option<Outcome>,
}

/// What the hand waits for.
#[derive(Clone, Debug)]
pub(super) enum Wait {
    /// Nothing: the script runs on.
    Nothing,
    Announcement {
        min: u8,
        max: u8,
    },
    Bet(Round),
    /// The seats that have yet to exchange, in order.
    Exchange {
        queue: Vec<Seat>,
        zone: Zone,
    },
    /// The seats that have yet to show or muck: in turn, the first alone.
    Showdown {
        queue: Vec<Seat>,
        in_turn: bool,
        /// Asked to show, so that mucking is closed (TH-19).
        asked: Seats,
    },
    /// All-in hands lie face down until the host releases them (TT-7).
    Held,
    /// The hand is over.
    End,
}

/// Where a hand stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The dealer is to announce.
    Announcement,
    /// A round of betting.
    Betting(Street),
    /// A round of exchanges.
    Exchange(Street),
    /// All-in hands lie face down until the host releases them (TT-7).
    Held,
    /// Hands are shown or mucked.
    Showdown,
    /// The hand is over.
    Complete,
}

impl Phase {
    /// The name in lower case: a betting round has its street's.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Announcement => "announcement",
            Self::Betting(street) => street.name(),
            Self::Exchange(Street::River) => "river-exchange",
            Self::Exchange(_) => "turn-exchange",
            Self::Held => "held",
            Self::Showdown => "showdown",
            Self::Complete => "complete",
        }
    }
}

impl Hand {
    /// After so many actions nobody looks at pieces, sits out or comes back before the next hand: these have no end of
    /// their own, and a save must stay short enough to be loaded.
    pub const MOST_WITH_IDLE: usize = 50_000;

    /// Begins a hand and runs it to the first decision.
    ///
    /// # Errors
    ///
    /// [`SetupError`] names the field that is wrong and what would have been right.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let mut terms = Terms::check(&setup)?;
        let game = Arc::clone(&setup.game);
        let fail = |fault, field, at| SetupError::new(fault, field, at, &*game);
        let no_seed = || fail(SetupFault::NoSeed {}, "seed", None);
        game.check_options(terms.dealt_in.len()).map_err(|(fault, option, at)| fail(fault, option, at))?;
        let mut events = Vec::with_capacity(64);
        events.extend(terms.settle_positions(&setup)?);
        let deck = if let Some(deck) = &setup.deck {
            game.check_deck(deck, terms.dealt_in.len()).map_err(|(fault, at)| fail(fault, "deck", at))?;
            deck.clone()
        } else {
            game.deck(setup.seed.as_ref().ok_or_else(no_seed)?, u64::from(terms.hand))
        };
        let script = game.script();
        let mut dealt = 0;
        for step in &script {
            dealt += match step {
                Step::Deal { count, .. } => usize::from(*count) * terms.dealt_in.len(),
                Step::Board { count, .. } => usize::from(*count),
                Step::Exchange { .. } => terms.dealt_in.len(),
                Step::Burn => 1,
                _ => 0,
            };
        }
        if deck.len() < dealt {
            return Err(fail(SetupFault::DeckSize { min: dealt, max: usize::MAX }, "deck", None));
        }
        events.push(Event::HandStarted { terms: Box::new(terms.clone()), options: game.options() });
        let mut hand = Self {
            setup: Arc::new(setup),
            script: script.into(),
            step: 0,
            deck: Deck::new(deck),
            ledger: Ledger::new(terms.stacks.clone()),
            antes: Chips::ZERO,
            final_pots: Vec::new(),
            players: BySeat::new(terms.stacks.len(), Player::default()),
            live: terms.dealt_in,
            away: terms.away,
            board: Vec::new(),
            announced: None,
            street: Street::Preflop,
            wait: Wait::Nothing,
            released: false,
            aggressors: Vec::new(),
            last_callers: Seats::NONE,
            events,
            actions: Vec::with_capacity(32),
            outcome: None,
            terms,
        };
        hand.run();
        Ok(hand)
    }

    /// The game with its options.
    pub fn game(&self) -> &dyn Game {
        self.terms.game()
    }

    /// What the hand is played for and by whom.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Everything that has happened, secrets included: for the host alone. See [`Event::seen_by`].
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The accepted actions in order, the host's included.
    pub fn actions(&self) -> &[(Seat, Action)] {
        &self.actions
    }

    /// What each seat has behind.
    pub const fn stacks(&self) -> &BySeat<Chips> {
        self.ledger.stacks()
    }

    /// Where the chips lie.
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The board.
    pub fn board(&self) -> &[Piece] {
        &self.board
    }

    /// The seat's own pieces, secrets included: for the host alone.
    pub fn pieces(&self, seat: Seat) -> Vec<Piece> {
        self.players.get(seat).map(Player::pieces).unwrap_or_default()
    }

    /// The seats that have not given up their hands.
    pub const fn live(&self) -> Seats {
        self.live
    }

    /// The seats that sit out.
    pub const fn away(&self) -> Seats {
        self.away
    }

    /// How the hand ended, once it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Where the hand stands.
    pub const fn phase(&self) -> Phase {
        match &self.wait {
            Wait::Announcement { .. } => Phase::Announcement,
            Wait::Bet(_) => Phase::Betting(self.street),
            Wait::Exchange { .. } => Phase::Exchange(self.street),
            Wait::Held => Phase::Held,
            Wait::Showdown { .. } => Phase::Showdown,
            Wait::Nothing | Wait::End => Phase::Complete,
        }
    }

    /// True once the hand is over.
    pub const fn complete(&self) -> bool {
        matches!(self.wait, Wait::End)
    }

    /// The seats that the hand waits for. To ask for a hand (TH-19) or to look at one's own needs no turn.
    pub fn can_act(&self) -> Seats {
        match &self.wait {
            Wait::Announcement { .. } => std::iter::once(self.terms.button).collect(),
            Wait::Bet(round) => round.to_act().into_iter().collect(),
            Wait::Exchange { queue, .. } | Wait::Showdown { queue, in_turn: true, .. } => {
                queue.first().copied().into_iter().collect()
            }
            Wait::Showdown { queue, .. } => queue.iter().copied().collect(),
            Wait::Nothing | Wait::Held | Wait::End => Seats::NONE,
        }
    }

    /// The pots in the middle, main pot first, without the bets of the round in play; once there was a showdown, with
    /// all who came to it.
    pub fn pots(&self) -> Vec<Pot> {
        if !self.final_pots.is_empty() {
            return self.final_pots.clone();
        }
        let (contributed, bets) = (self.ledger.contributed(), self.ledger.bets());
        let middle = BySeat::from_fn(contributed.len(), |seat| contributed[seat].saturating_sub(bets[seat]));
        layer(&middle, self.live, self.ledger.dead())
    }

    /// The seat's pieces with the board, as a game values them.
    pub(super) fn holding(&self, seat: Seat) -> Holding<'_> {
        Holding { own: &self.players[seat].held, board: &self.board, announced: self.announced }
    }

    /// Judges an action without playing it.
    ///
    /// # Errors
    ///
    /// [`Refusal`]: what is wrong, the rule, and the numbers that would be legal.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(seat, action).map_err(|reason| self.cite(seat, reason, action))
    }

    /// Plays an action, and what follows by itself; returns the events, secrets included.
    ///
    /// # Errors
    ///
    /// [`Refusal`], as [`Hand::check`] gives it; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<&[Event], Refusal> {
        self.check(seat, action)?;
        let before = self.events.len();
        self.actions.push((seat, action.clone()));
        self.apply(seat, action, false);
        self.run();
        Ok(&self.events[before..])
    }
}
