use std::fmt;

use crate::betting::Pot;
use crate::table::{Evaluation, Positions, Share, Stakes, Street, Terms, Zone};
use crate::{Chips, Piece, Seat};

/// Something that happened at the table, in order. A hand is fully told by its events.
///
/// Hidden pieces are in the host's events only: [`Event::seen_by`] takes them out. The text of an event is one
/// stable line; the hash of a save is taken over these lines.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize),
    serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
pub enum Event {
    /// The first button was drawn: to each seat a piece, the highest has it (TH-17).
    ButtonDrawn {
        /// What each seat drew.
        drawn: Vec<Drawn>,
        /// The seat with the highest.
        button: Seat,
    },
    /// A hand began.
    HandStarted {
        /// What it is played for and by whom.
        terms: Box<Terms>,
        /// The game's own options.
        options: String,
    },
    /// A seat posted or paid.
    Posted {
        /// The seat.
        seat: Seat,
        /// What for.
        post: Post,
        /// How much.
        amount: Chips,
        /// Whether it was the whole stack.
        all_in: bool,
    },
    /// The dealer announced a number.
    Announced {
        /// The dealer.
        seat: Seat,
        /// The number.
        place: u8,
        /// Whether the dealer's time had run out.
        timeout: bool,
    },
    /// A seat was dealt a piece face down.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The zone that it lies in.
        zone: Zone,
        /// The piece; `None` for who may not see it.
        piece: Option<Piece>,
    },
    /// The hand of an absent or penalised seat is dead: it wins nothing, what it posted stays (TT-9).
    Killed {
        /// The seat.
        seat: Seat,
    },
    /// A piece was burned.
    Burned {
        /// The piece: the host's alone.
        piece: Option<Piece>,
    },
    /// Pieces were dealt to the board.
    Board {
        /// The street that they open.
        street: Street,
        /// The pieces.
        pieces: Vec<Piece>,
    },
    /// A seat has a shot: its owner's secret (LD-7).
    Armed {
        /// The seat; `None` for who may not know.
        seat: Option<Seat>,
    },
    /// A seat acted in a betting round.
    Acted {
        /// The seat.
        seat: Seat,
        /// What it did.
        action: MoveName,
        /// The chips that it put in.
        amount: Chips,
        /// Its total for the round.
        total: Chips,
        /// Whether it has nothing behind.
        all_in: bool,
        /// Whether its time had run out.
        timeout: bool,
    },
    /// An uncalled part of a bet went back (TH-7).
    Returned {
        /// The seat.
        seat: Seat,
        /// How much.
        amount: Chips,
    },
    /// Someone is all-in and the betting is over: the hands stay face down until the host releases them (TT-7).
    Held {},
    /// The host released the hands that were held.
    Released {},
    /// A seat exchanged a piece, or stood pat (LD-5).
    Exchanged {
        /// The seat.
        seat: Seat,
        /// The zone of the discard; `None` where it stood pat.
        zone: Option<Zone>,
        /// The discard's position in its zone.
        index: Option<u8>,
        /// The discard: its owner's secret.
        discard: Option<Piece>,
        /// Whether its time had run out.
        timeout: bool,
    },
    /// A seat looked at its pieces of a zone (LD-4).
    Peeked {
        /// The seat.
        seat: Seat,
        /// The zone.
        zone: Zone,
    },
    /// A caller asked to see the last aggressor's hand (TH-19).
    Asked {
        /// Who asked.
        seat: Seat,
        /// Whose hand.
        of: Seat,
    },
    /// A hand was turned face up.
    Shown {
        /// The seat.
        seat: Seat,
        /// Its pieces.
        pieces: Vec<Piece>,
        /// What they are worth with the board; `None` before there is a whole hand.
        best: Option<Evaluation>,
        /// Whether it was shown only because another asked (TH-19).
        asked: bool,
    },
    /// A hand was given up unseen at showdown.
    Mucked {
        /// The seat.
        seat: Seat,
        /// Whether its time had run out.
        timeout: bool,
    },
    /// The hands that are compared, from the button's left (LP-15).
    BestHands {
        /// Each seat that shows, with what its hand is worth.
        hands: Vec<ComparedHand>,
    },
    /// A pot was paid.
    PotAwarded {
        /// Its number, 0 for the main pot.
        index: usize,
        /// The pot.
        #[cfg_attr(feature = "wasm", serde(flatten))]
        pot: Pot,
        /// Who gets what, and for what.
        shares: Vec<Share>,
    },
    /// Every piece that was used lies in the muck (LP-29).
    Cleared {
        /// How many.
        count: usize,
    },
    /// The hand ended; these are the stacks.
    HandEnded {
        /// The stacks by seat.
        stacks: Vec<Chips>,
    },
    /// A seat is absent from now on.
    SatOut {
        /// The seat.
        seat: Seat,
    },
    /// A seat is back.
    SatIn {
        /// The seat.
        seat: Seat,
    },
}

/// What a seat drew for the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Drawn {
    /// The seat.
    pub seat: Seat,
    /// The piece.
    pub piece: Piece,
}

/// A hand that is compared.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct ComparedHand {
    /// The seat.
    pub seat: Seat,
    /// What the hand is worth.
    pub best: Evaluation,
}

/// What a seat posted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Post {
    Ante,
    SmallBlind,
    BigBlind,
    Straddle,
    Rake,
}

impl Post {
    const fn name(self) -> &'static str {
        match self {
            Self::Ante => "ante",
            Self::SmallBlind => "small-blind",
            Self::BigBlind => "big-blind",
            Self::Straddle => "straddle",
            Self::Rake => "rake",
        }
    }
}

/// What a seat did in a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum MoveName {
    Fold,
    Check,
    Call,
    Bet,
    Raise,
}

impl MoveName {
    const fn name(self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Check => "check",
            Self::Call => "call",
            Self::Bet => "bet",
            Self::Raise => "raise",
        }
    }
}

impl Event {
    /// The event as a seat may know it, or a spectator (`None`). Built anew from what is public: a field that is not
    /// named here is not passed on.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match self {
            Self::Dealt { seat, zone, piece } => {
                Self::Dealt { seat: *seat, zone: *zone, piece: piece.filter(|_| viewer == Some(*seat)) }
            }
            Self::Burned { .. } => Self::Burned { piece: None },
            Self::Armed { seat } => Self::Armed { seat: seat.filter(|seat| viewer == Some(*seat)) },
            Self::Exchanged { seat, zone, index, discard, timeout } => Self::Exchanged {
                seat: *seat,
                zone: *zone,
                index: *index,
                discard: discard.filter(|_| viewer == Some(*seat)),
                timeout: *timeout,
            },
            Self::ButtonDrawn { .. }
            | Self::HandStarted { .. }
            | Self::Posted { .. }
            | Self::Announced { .. }
            | Self::Killed { .. }
            | Self::Held {}
            | Self::Released {}
            | Self::Board { .. }
            | Self::Acted { .. }
            | Self::Returned { .. }
            | Self::Peeked { .. }
            | Self::Asked { .. }
            | Self::Shown { .. }
            | Self::Mucked { .. }
            | Self::BestHands { .. }
            | Self::PotAwarded { .. }
            | Self::Cleared { .. }
            | Self::HandEnded { .. }
            | Self::SatOut { .. }
            | Self::SatIn { .. } => self.clone(),
        }
    }

    /// False for an event of which this viewer may not even know that it happened.
    pub fn concerns(&self, viewer: Option<Seat>) -> bool {
        !matches!(self, Self::Armed { seat } if seat.is_none() || *seat != viewer)
    }
}

/// Items apart by a separator.
pub(super) struct Joined<'a, T>(pub(super) &'a [T]);

impl<T: fmt::Display> fmt::Display for Joined<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, item) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            item.fmt(f)?;
        }
        Ok(())
    }
}

/// What may be hidden, or a mark in its place.
struct Hidden<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(seen) => seen.fmt(f),
            None => f.write_str("hidden"),
        }
    }
}

impl fmt::Display for Stakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blinds { small, big, straddles, ante } => {
                write!(f, "blinds {small} {big}")?;
                if !straddles.is_empty() {
                    write!(f, " straddles {}", Joined(straddles))?;
                }
                write!(f, " ante {} {}", ante.mode.name(), ante.amount)?;
                f.write_str(if ante.first { " first" } else { "" })
            }
            Self::BuyIn { ante, rake } => {
                write!(f, "ante {ante} rake {} {}", rake.amount, if rake.once { "once" } else { "per-hand" })
            }
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = |seats: crate::Seats| seats.iter().collect::<Vec<_>>();
        write!(
            f,
            "{} hand {} button {} stacks {} {} {} unit {}",
            self.game().name(),
            self.hand,
            self.button,
            Joined(self.stacks.values()),
            self.stakes,
            self.limit.name(),
            self.chip_unit
        )?;
        write!(f, " auto-show {} all-in-face-up {}", self.auto_show, self.all_in_face_up)?;
        write!(f, " away [{}]", Joined(&seats(self.away)))?;
        write!(f, " rake-paid [{}]", Joined(&seats(self.rake_paid)))?;
        // What was not there in the first saves stands in the line only where it is used.
        if let Some(Positions { small_blind, big_blind }) = self.positions.filter(|_| self.named_positions) {
            match small_blind {
                Some(seat) => write!(f, " blinds at {seat} {big_blind}")?,
                None => write!(f, " blinds at nobody {big_blind}")?,
            }
        }
        for (set, name) in [(self.killed, "killed"), (self.waiting, "waiting")] {
            if !set.is_empty() {
                write!(f, " {name} [{}]", Joined(&seats(set)))?;
            }
        }
        f.write_str(if self.hold_all_ins { " hold-all-ins" } else { "" })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = |set: &bool, text| if *set { text } else { "" };
        match self {
            Self::ButtonDrawn { drawn, button } => {
                f.write_str("draw")?;
                drawn.iter().try_for_each(|Drawn { seat, piece }| write!(f, " {seat} {piece}"))?;
                write!(f, " button {button}")
            }
            Self::HandStarted { terms, options } => write!(f, "start {terms} {options}"),
            Self::Posted { seat, post, amount, all_in } => {
                write!(f, "{seat} posts {} {amount}{}", post.name(), flag(all_in, " all-in"))
            }
            Self::Announced { seat, place, timeout } => {
                write!(f, "{seat} announces {place}{}", flag(timeout, " timeout"))
            }
            Self::Dealt { seat, zone, piece } => {
                write!(f, "{seat} is dealt {} in {}", Hidden(*piece), zone.name())
            }
            Self::Killed { seat } => write!(f, "{seat} is killed"),
            Self::Held {} => f.write_str("held"),
            Self::Released {} => f.write_str("released"),
            Self::Burned { piece } => write!(f, "burn {}", Hidden(*piece)),
            Self::Board { street, pieces } => write!(f, "{} {}", street.name(), Joined(pieces)),
            Self::Armed { seat } => write!(f, "armed {}", Hidden(*seat)),
            Self::Acted { seat, action, amount, total, all_in, timeout } => {
                let (all_in, timeout) = (flag(all_in, " all-in"), flag(timeout, " timeout"));
                write!(f, "{seat} {} {amount} total {total}{all_in}{timeout}", action.name())
            }
            Self::Returned { seat, amount } => write!(f, "{seat} gets back {amount}"),
            Self::Exchanged { seat, zone: Some(zone), index: Some(index), discard, timeout } => {
                let (zone, discard) = (zone.name(), Hidden(*discard));
                write!(f, "{seat} discards {discard} of {zone} {index}{}", flag(timeout, " timeout"))
            }
            Self::Exchanged { seat, timeout, .. } => write!(f, "{seat} stands{}", flag(timeout, " timeout")),
            Self::Peeked { seat, zone } => write!(f, "{seat} looks at {}", zone.name()),
            Self::Asked { seat, of } => write!(f, "{seat} asks to see {of}"),
            Self::Shown { seat, pieces, best, asked } => {
                write!(f, "{seat} shows {}", Joined(pieces))?;
                if let Some(best) = best {
                    write!(f, ": {best}")?;
                }
                f.write_str(flag(asked, " (asked)"))
            }
            Self::Mucked { seat, timeout } => write!(f, "{seat} mucks{}", flag(timeout, " timeout")),
            Self::PotAwarded { index, pot, shares } => {
                let eligible: Vec<_> = pot.eligible.iter().collect();
                write!(f, "pot {index} of {} among {}:", pot.amount, Joined(&eligible))?;
                shares.iter().try_for_each(|Share { seat, amount, reason }| {
                    write!(f, " {seat} {} {amount}", reason.name())
                })
            }
            Self::BestHands { hands } => {
                f.write_str("best")?;
                hands.iter().try_for_each(|ComparedHand { seat, best }| write!(f, " {seat} {best}"))
            }
            Self::Cleared { count } => write!(f, "clear {count}"),
            Self::HandEnded { stacks } => write!(f, "end {}", Joined(stacks)),
            Self::SatOut { seat } => write!(f, "{seat} sits out"),
            Self::SatIn { seat } => write!(f, "{seat} sits in"),
        }
    }
}
