use crate::{Seat, Seats};

/// Who posts the blinds.
///
/// With three players or more, clockwise from the button's chair comes the small blind and then the big blind, before
/// anyone else who is dealt in. The button's chair may be empty (a dead button), and the small blind may be nobody (a
/// dead small blind): then the big blind is the first player left of the button (TT-6, TDA 32). Between two players the
/// button posts the small blind (TH-2, TDA 34).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Positions {
    /// Who posts the small blind; `None` where it is dead.
    pub small_blind: Option<Seat>,
    /// Who posts the big blind.
    pub big_blind: Seat,
}

impl Positions {
    /// Where the blinds lie by the button alone (TH-2). Between two players the button is one of them.
    pub fn left_of(button: Seat, dealt_in: Seats) -> Option<Self> {
        let left = dealt_in.next_after(button)?;
        let small = if dealt_in.len() == 2 { button } else { left };
        Some(Self { small_blind: Some(small), big_blind: dealt_in.next_after(small)? })
    }

    /// Everything that is legal with the button in this chair.
    pub(super) fn legal(button: Seat, dealt_in: Seats) -> Vec<Self> {
        let mut legal: Vec<Self> = Self::left_of(button, dealt_in).into_iter().collect();
        if dealt_in.len() > 2 {
            let left = dealt_in.next_after(button);
            legal.extend(left.map(|big_blind| Self { small_blind: None, big_blind }));
        }
        legal
    }
}
