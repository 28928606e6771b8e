use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use crate::betting::split;
use crate::hand::{CardsHand, NumbersHand};
use crate::table::{PublicOptions, SetupFault, Zone};
use crate::{Chips, Piece, Seat, Seed};

/// A betting game: data and two functions, what a hand is worth and how a pot is shared.
///
/// The table walks the script, deals, bets and pays; everything that tells one game from another is here. A game
/// with options is a value that holds them. `tests/omaha.rs` in the repository is a complete one.
pub trait Game: fmt::Debug + Send + Sync {
    /// The name, as in a set-up and a save.
    fn name(&self) -> &'static str;

    /// How many chairs the table may have, and how few players can play a hand.
    fn seats(&self) -> RangeInclusive<usize>;

    /// The steps of a hand, in order.
    fn script(&self) -> Vec<Step>;

    /// Every piece of the full deck, in any order; none where they are made from the seed.
    fn pieces(&self) -> Cow<'_, [Piece]>;

    /// The deck of a hand: all the pieces, shuffled with this stream of the match's seed.
    fn deck(&self, seed: &Seed, stream: u64) -> Vec<Piece> {
        let mut pieces = self.pieces().into_owned();
        seed.stream(stream).shuffle(&mut pieces);
        pieces
    }

    /// Checks the game's own options for so many players.
    ///
    /// # Errors
    ///
    /// What is wrong, the option, and the position where it is one piece's fault.
    fn check_options(&self, _players: usize) -> Result<(), (SetupFault, &'static str, Option<usize>)> {
        Ok(())
    }

    /// Whether a piece may be there twice.
    fn repeats(&self) -> bool {
        false
    }

    /// Checks a deck given in order: every piece of the game, each once.
    ///
    /// # Errors
    ///
    /// What is wrong, and the position where it is one piece's fault.
    fn check_deck(&self, deck: &[Piece], _players: usize) -> Result<(), (SetupFault, Option<usize>)> {
        let pieces = self.pieces();
        if deck.len() != pieces.len() {
            return Err((SetupFault::DeckSize { min: pieces.len(), max: pieces.len() }, None));
        }
        for (at, piece) in deck.iter().enumerate() {
            if let Some(first) = deck[..at].iter().position(|other| other == piece) {
                return Err((SetupFault::Repeated { first }, Some(at)));
            }
            if !pieces.contains(piece) {
                return Err((SetupFault::Foreign {}, Some(at)));
            }
        }
        Ok(())
    }

    /// What a hand is worth; `None` while it has too few pieces.
    fn evaluate(&self, holding: &Holding<'_>) -> Option<Evaluation>;

    /// The number by which hands compare, the larger winning: the evaluation's own, unless the game says otherwise
    /// (a lowball game turns it round).
    fn strength(&self, evaluation: &Evaluation, _announced: Option<u8>) -> u32 {
        evaluation.value()
    }

    /// How a pot is shared: all to the best hand, unless the game says otherwise. The shares must sum to the pot.
    fn share(&self, contest: &Contest<'_>) -> Vec<Share> {
        contest.to_best_hand(contest.amount, ShareFor::Hand)
    }

    /// Whether a hand arms a shot at a [`Step::Arm`].
    fn arms(&self, _holding: &Holding<'_>) -> bool {
        false
    }

    /// Whether pieces lie in zones that their owner looks at one at a time (LD-3).
    fn zones(&self) -> bool {
        false
    }

    /// The game's own options as a stable line for the first event of a hand.
    fn options(&self) -> String {
        String::new()
    }

    /// Those of its options that every player knows, as a view tells them.
    fn public_options(&self) -> PublicOptions {
        PublicOptions::default()
    }

    /// The rule that a refusal cites.
    fn rule(&self, _topic: Topic) -> Option<&'static str> {
        None
    }
}

/// What a refusal is about; each game names its rule for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Topic {
    Seats,
    Turn,
    Size,
    Reopening,
    Limit,
    Showdown,
    Unit,
    Ask,
    Opening,
    Announcement,
    Exchange,
    Peek,
    Deck,
    BuyIn,
    Button,
    Blinds,
    Hold,
    End,
    NextHand,
    MatchEnd,
}

/// A part of a hand. It runs by itself, or waits for one seat or for several at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Antes, blinds and straddles are posted, or the buy-in is paid, as the stakes say.
    Post,
    /// The dealer (the seat on the button) announces a number within these bounds.
    Announce {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// Pieces go face down to every seat still in, one at a time from the button's left.
    Deal {
        /// How many each.
        count: u8,
        /// Where they lie before their owner.
        zone: Zone,
    },
    /// A piece goes face down to the muck.
    Burn,
    /// Pieces go face up to the board.
    Board {
        /// The street that they open.
        street: Street,
        /// How many.
        count: u8,
    },
    /// A round of betting.
    Bet {
        /// Its street.
        street: Street,
        /// Who begins it.
        opening: Opening,
    },
    /// Hands that fulfil [`Game::arms`] get a shot, seen by the owner alone.
    Arm,
    /// Each seat still in, clockwise from the button's left, may discard a piece for a new one, or stand pat.
    Exchange {
        /// The street that it opens.
        street: Street,
        /// Where the new piece lies.
        zone: Zone,
    },
    /// Hands are shown and the pots paid.
    Showdown {
        /// True where the hands are shown in turn (TH-11); else each seat shows when it likes (LH-3).
        in_turn: bool,
    },
    /// Once the pots are paid, shown down or not, every piece that was used goes to the muck (LP-29).
    Clear,
}

/// Who begins a round of betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The seat left of the last blind or straddle, with the blinds as first bets.
    AfterBlinds,
    /// The first seat left of the button.
    LeftOfButton,
    /// The first seat with money left of the button, with a bet of just the ante (LP-24).
    Forced {
        /// Whether that seat may still raise after all others have called (LP-25).
        last_word: bool,
    },
}

/// A round of betting and what is dealt before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Street {
    Preflop,
    Flop,
    Turn,
    River,
}

impl Street {
    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Preflop => "preflop",
            Self::Flop => "flop",
            Self::Turn => "turn",
            Self::River => "river",
        }
    }
}

/// The pieces that a hand is made of.
#[derive(Clone, Copy, Debug)]
pub struct Holding<'a> {
    /// The seat's own, in the order received; beside each, the zone that it lies in.
    pub own: &'a [(Piece, Zone)],
    /// The board.
    pub board: &'a [Piece],
    /// What the dealer announced.
    pub announced: Option<u8>,
}

impl Holding<'_> {
    /// The seat's own pieces, then the board's.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.own.iter().map(|(piece, _)| *piece).chain(self.board.iter().copied())
    }
}

/// What a hand is worth, with the pieces that make it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum Evaluation {
    /// Five cards.
    Cards(CardsHand),
    /// Three numbers.
    Numbers(NumbersHand),
}

impl Evaluation {
    /// A larger value wins, unless the game's [`Game::strength`] says otherwise.
    pub fn value(&self) -> u32 {
        match self {
            Self::Cards(hand) => hand.value.number(),
            Self::Numbers(hand) => hand.value.number(),
        }
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cards(hand) => hand.fmt(f),
            Self::Numbers(hand) => hand.fmt(f),
        }
    }
}

/// A pot and those who contend for it.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    /// What is shared.
    pub amount: Chips,
    /// How much of it antes are.
    pub antes: Chips,
    /// The eligible seats with their values, from the button's left.
    pub contenders: &'a [Contender],
    /// The smallest denomination in play.
    pub unit: Chips,
}

/// A seat that contends for a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    /// The seat.
    pub seat: Seat,
    /// What its hand is worth: [`Game::strength`], 0 where it is not shown.
    pub value: u32,
    /// Whether it held a shot.
    pub shot: bool,
}

impl Contest<'_> {
    /// An amount split among the best hands, odd units from the button's left (TH-14).
    pub fn to_best_hand(&self, amount: Chips, reason: ShareFor) -> Vec<Share> {
        let best = self.contenders.iter().map(|contender| contender.value).max();
        let winners = self.seats(|contender| Some(contender.value) == best);
        self.split(amount, &winners, reason)
    }

    /// The contenders that answer with yes, from the button's left.
    pub fn seats(&self, test: impl Fn(&Contender) -> bool) -> Vec<Seat> {
        self.contenders.iter().filter(|contender| test(contender)).map(|contender| contender.seat).collect()
    }

    /// An amount split among these seats in this order.
    pub fn split(&self, amount: Chips, winners: &[Seat], reason: ShareFor) -> Vec<Share> {
        let share = |(seat, amount)| Share { seat, amount, reason };
        split(amount, winners, self.unit).into_iter().map(share).collect()
    }
}

/// What a seat gets of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Share {
    /// The seat.
    pub seat: Seat,
    /// The chips.
    pub amount: Chips,
    /// What they are for.
    #[cfg_attr(feature = "wasm", serde(rename = "for"))]
    pub reason: ShareFor,
}

/// What a share of a pot is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum ShareFor {
    /// The best hand.
    Hand,
    /// A shot that was held to the end (LD-10).
    Shot,
    /// All others gave up.
    Fold,
}

impl ShareFor {
    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Shot => "shot",
            Self::Fold => "fold",
        }
    }
}
