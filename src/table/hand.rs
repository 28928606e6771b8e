use std::sync::Arc;

use crate::betting::{Bounds, Move, Options, Pot, Round, layer};
use crate::table::player::Player;
use crate::table::{
    Action, Button, Discard, Drawn, Event, Game, Holding, LegalAction, Outcome, Reason, Refusal, Setup,
    SetupError, SetupFault, Stakes, Step, Street, Terms, Zone,
};
use crate::{BySeat, Chips, Deck, Ledger, Piece, Seat, Seats, Seed};

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
    /// The last to bet or raise in the last round of betting, and those who called.
    pub(super) last_aggressor: Option<Seat>,
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
        let mut events = Vec::new();
        terms.button = match setup.button {
            Button::Seat(seat) => Seat(seat),
            Button::Draw => {
                let deck = game.deck(setup.seed.as_ref().ok_or_else(no_seed)?, Seed::BUTTON_DRAW);
                let drawn: Vec<Drawn> =
                    terms.dealt_in.iter().zip(deck).map(|(seat, piece)| Drawn { seat, piece }).collect();
                let highest = drawn.iter().max_by_key(|drawn| drawn.piece).map(|drawn| drawn.seat);
                let button = highest.ok_or_else(no_seed)?;
                events.push(Event::ButtonDrawn { drawn, button });
                button
            }
        };
        if !terms.dealt_in.contains(terms.button) {
            return Err(fail(SetupFault::ButtonNotDealtIn { dealt_in: terms.dealt_in }, "button", None));
        }
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
            last_aggressor: None,
            last_callers: Seats::NONE,
            events,
            actions: Vec::new(),
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
            Wait::Nothing | Wait::End => Seats::NONE,
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

    fn options(&self, seat: Seat) -> Option<Options> {
        match &self.wait {
            Wait::Bet(round) => round.options(seat, &self.ledger, self.live),
            _ => None,
        }
    }

    /// Everything that the seat may do now, fold last; the host's own actions are not listed.
    pub fn legal_actions(&self, seat: Seat) -> Vec<LegalAction> {
        let mut legal = Vec::new();
        if self.players.get(seat).is_none() {
            return legal;
        }
        if self.can_act().contains(seat) {
            match &self.wait {
                Wait::Announcement { min, max } => legal.push(LegalAction::Announce { min: *min, max: *max }),
                Wait::Bet(round) => {
                    if let Some(options) = self.options(seat) {
                        legal.extend(options.check.then_some(LegalAction::Check));
                        legal.extend(options.call.map(|amount| LegalAction::Call { amount }));
                        let bet = round.level().is_zero();
                        legal.extend(options.raise.map(|Bounds { min, max, step }| {
                            if bet {
                                LegalAction::Bet { min, max, step }
                            } else {
                                LegalAction::Raise { min, max, step }
                            }
                        }));
                        legal.extend(options.fold.then_some(LegalAction::Fold));
                    }
                }
                Wait::Exchange { .. } => {
                    legal.push(LegalAction::Exchange { discards: self.discards(seat) });
                    legal.push(LegalAction::Stand);
                }
                Wait::Showdown { .. } => {
                    legal.push(LegalAction::Show);
                    if !self.must_show(seat) {
                        legal.push(LegalAction::Muck);
                    }
                }
                Wait::Nothing | Wait::End => {}
            }
        }
        legal.extend(self.may_ask(seat).map(|seat| LegalAction::AskToShow { seat }));
        let zones = self.peekable(seat);
        if !zones.is_empty() {
            legal.push(LegalAction::Peek { zones });
        }
        legal
    }

    fn discards(&self, seat: Seat) -> Vec<Discard> {
        let player = &self.players[seat];
        let of_zone = |zone| (0..player.zone(zone).count() as u8).map(move |index| Discard { zone, index });
        Zone::ALL.into_iter().flat_map(of_zone).collect()
    }

    /// The zones that the seat may look at: where the game knows zones, while the hand is closed and in play.
    fn peekable(&self, seat: Seat) -> Vec<Zone> {
        let player = &self.players[seat];
        let closed =
            self.idle_allowed().is_ok() && self.live.contains(seat) && !player.shown && !self.complete();
        let zoned = |zone: &Zone| closed && self.game().zones() && player.zone(*zone).next().is_some();
        Zone::ALL.into_iter().filter(zoned).collect()
    }

    const fn idle_allowed(&self) -> Result<(), Reason> {
        let most = Self::MOST_WITH_IDLE;
        if self.actions.len() < most { Ok(()) } else { Err(Reason::TooManyActions { most }) }
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

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Reason> {
        if self.players.get(seat).is_none() {
            return Err(Reason::NoSuchSeat { seats: self.players.len() });
        }
        match action {
            Action::SitOut if self.away.contains(seat) => return Err(Reason::Away {}),
            Action::SitIn if !self.away.contains(seat) => return Err(Reason::Present {}),
            Action::SitOut | Action::SitIn => return self.idle_allowed(),
            Action::AskToShow { seat: asked } => {
                return if self.may_ask(seat) == Some(*asked) {
                    Ok(())
                } else {
                    Err(Reason::NothingToAsk {})
                };
            }
            _ if self.complete() => return Err(Reason::HandOver {}),
            _ if !self.live.contains(seat) => return Err(Reason::NotInHand {}),
            Action::Peek { zones } => {
                self.idle_allowed()?;
                return match zones[..] {
                    [zone] if self.peekable(seat).contains(&zone) => Ok(()),
                    _ => Err(Reason::OneZone {}),
                };
            }
            _ => {}
        }
        let not_now = Reason::NotNow { phase: self.phase().name() };
        if !self.can_act().contains(seat) {
            return Err(Reason::NotYourTurn { can_act: self.can_act() });
        }
        match (&self.wait, action) {
            (_, Action::Timeout)
            | (Wait::Exchange { .. }, Action::Stand)
            | (Wait::Showdown { .. }, Action::Show) => Ok(()),
            (Wait::Announcement { min, max }, Action::Announce { place }) => {
                let (min, max) = (*min, *max);
                if (min..=max).contains(place) { Ok(()) } else { Err(Reason::OutOfRange { min, max }) }
            }
            (Wait::Bet(round), _) => {
                let options = self.options(seat).ok_or(not_now.clone())?;
                judge_bet(action, options, round.level().is_zero(), not_now)
            }
            (Wait::Exchange { .. }, Action::Exchange { zone, index }) => {
                let player = &self.players[seat];
                let held = player.zone(*zone).count();
                player.position(*zone, *index).map(|_| ()).ok_or(Reason::NoSuchPiece { held })
            }
            (Wait::Showdown { .. }, Action::Muck) => {
                if self.must_show(seat) {
                    Err(Reason::MustShow {})
                } else {
                    Ok(())
                }
            }
            _ => Err(not_now),
        }
    }
}

/// Judges a move of a betting round against what is open.
fn judge_bet(action: &Action, options: Options, unbet: bool, not_now: Reason) -> Result<(), Reason> {
    let call = options.call.unwrap_or(Chips::ZERO);
    if let (false, Some(bounds)) = (options.fold, options.raise) {
        // A forced opening: the same chips by another name are no other action.
        return match action {
            Action::Bet { to } if bounds.allow(*to) => Ok(()),
            Action::Fold | Action::Check | Action::Call | Action::Bet { .. } | Action::Raise { .. } => {
                Err(Reason::ForcedBet { to: bounds.max })
            }
            _ => Err(not_now),
        };
    }
    match action {
        Action::Fold => Ok(()),
        Action::Check if options.check => Ok(()),
        Action::Check => Err(Reason::CheckFacingBet { call }),
        Action::Call if options.call.is_some() => Ok(()),
        Action::Call => Err(Reason::NothingToCall {}),
        Action::Bet { .. } if !unbet => Err(Reason::BetFacingBet { call }),
        Action::Raise { .. } if unbet => Err(Reason::RaiseWithoutBet {}),
        Action::Bet { to } | Action::Raise { to } => {
            let bounds = options.raise.ok_or(Reason::closed(options.closed, call, *to))?;
            if bounds.allow(*to) { Ok(()) } else { Err(Reason::bounds(!unbet, *to, bounds)) }
        }
        _ => Err(not_now),
    }
}

/// The move of the betting round that an action is.
pub(super) fn betting_move(action: &Action) -> Option<Move> {
    Some(match action {
        Action::Fold => Move::Fold,
        Action::Check => Move::Check,
        Action::Call => Move::Call,
        Action::Bet { to } | Action::Raise { to } => Move::To(*to),
        _ => return None,
    })
}

impl Terms {
    /// Whether two players are dealt in.
    pub(super) fn heads_up(&self) -> bool {
        self.dealt_in.len() == 2
    }

    /// The seats of the small and the big blind (TH-2); `None` where there are no blinds.
    pub fn blinds(&self) -> Option<(Seat, Seat)> {
        if matches!(self.stakes, Stakes::BuyIn { .. }) {
            return None;
        }
        let left = self.dealt_in.next_after(self.button)?;
        let small = if self.heads_up() { self.button } else { left };
        Some((small, self.dealt_in.next_after(small)?))
    }
}
