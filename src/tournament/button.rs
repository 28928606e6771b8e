use crate::{Seat, Seats, Stream};

/// How button and blinds go on as players leave (TT-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum ButtonRule {
    /// The big blind goes to the next player; small blind and button follow it chair by chair, and may be dead (TDA 32).
    #[default]
    Dead,
    /// The button goes to the next player, and the blinds are the next two.
    Moving,
}

/// Where button and blinds lie in a hand (TT-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Blinds {
    /// The chair of the button; nobody may sit there.
    pub button: Seat,
    /// The chair of the small blind. Between two players the button's.
    pub small: Seat,
    /// Whether the small blind is dead: nobody posts it.
    pub dead_small: bool,
    /// Who posts the big blind.
    pub big: Seat,
}

impl Blinds {
    /// Who posts the small blind; `None` where it is dead.
    pub fn small_blind(self) -> Option<Seat> {
        (!self.dead_small).then_some(self.small)
    }
}

/// Who sits at a table between two hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sitting {
    /// Everyone who could be dealt in.
    pub seated: Seats,
    /// Those of them who were dealt in at the last hand here.
    pub stayed: Seats,
    /// Those who came to balance the tables since the last hand here: they never get the small blind (TT-5).
    pub moved: Seats,
}

/// Button and blinds of the next hand, and who is dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextHand {
    /// Button and blinds.
    pub blinds: Blinds,
    /// Who is dealt in; the others wait until the button has passed them (TT-5).
    pub dealt_in: Seats,
}

impl NextHand {
    /// Button and blinds of the hand after one with these, by rule TT-6.
    ///
    /// `None` with fewer than two players, and where nobody is left of the last hand: then the button is drawn anew.
    pub fn after(rule: ButtonRule, last: Blinds, sitting: Sitting) -> Option<Self> {
        let Sitting { seated, stayed, moved } = sitting;
        let stayed = stayed.and(seated);
        if seated.len() < 2 || stayed.is_empty() {
            return None;
        }
        let mut dealt_in = seated;
        // Who has come between the coming button and small blind waits. A button that moves by itself would find a newcomer
        // there on its way, and both blinds would be posted by the same players again.
        let passing = match rule {
            ButtonRule::Dead => last.small,
            ButtonRule::Moving => last.button,
        };
        for seat in between(passing, last.big) {
            if !stayed.contains(seat) {
                dealt_in.remove(seat);
            }
        }
        while dealt_in.len() > 2 {
            let small = match rule {
                ButtonRule::Dead => last.big,
                ButtonRule::Moving => dealt_in.next_after(dealt_in.next_after(last.button)?)?,
            };
            if !moved.contains(small) || !dealt_in.contains(small) {
                break;
            }
            dealt_in.remove(small);
        }
        if dealt_in.len() < 3 {
            let heads_up = Self::heads_up(dealt_in, last.big).filter(|_| dealt_in.len() == 2);
            let moved_into_small = |next: &Self| moved.contains(next.blinds.small);
            return match (heads_up.filter(|next| !moved_into_small(next)), stayed.only()) {
                // One is left of those who played the last hand, and no other may have the small blind.
                (None, Some(seat)) => Self::with_small(seated, seat),
                (heads_up, _) => heads_up,
            };
        }
        let blinds = match rule {
            ButtonRule::Dead => Blinds {
                button: last.small,
                small: last.big,
                dead_small: !dealt_in.contains(last.big),
                big: dealt_in.next_after(last.big)?,
            },
            ButtonRule::Moving => {
                let button = dealt_in.next_after(last.button)?;
                let small = dealt_in.next_after(button)?;
                Blinds { button, small, dead_small: false, big: dealt_in.next_after(small)? }
            }
        };
        Some(Self { blinds, dealt_in })
    }

    /// Button and blinds of the first hand at a table: a chair is drawn for the small blind, and the button is before
    /// it. Nobody who came to balance the tables draws, unless all have.
    pub fn first(seated: Seats, moved: Seats, stream: &mut Stream) -> Option<Self> {
        let others = seated.without(moved);
        let drawing = if others.is_empty() { seated } else { others };
        let small = drawing.iter().nth(stream.below(drawing.len() as u32) as usize)?;
        Self::with_small(seated, small)
    }

    fn with_small(seated: Seats, small: Seat) -> Option<Self> {
        let button = seated.left_of(small).filter(|seat| *seat != small).last()?;
        let button = if seated.len() == 2 { small } else { button };
        let big = seated.next_after(small)?;
        Some(Self { blinds: Blinds { button, small, dead_small: false, big }, dealt_in: seated })
    }

    /// Nobody has the big blind twice running (TDA 34); where the last big blind is gone, it goes to the next player.
    fn heads_up(dealt_in: Seats, last_big: Seat) -> Option<Self> {
        let big = dealt_in.next_after(last_big)?;
        let button = dealt_in.next_after(big)?;
        Some(Self { blinds: Blinds { button, small: button, dead_small: false, big }, dealt_in })
    }
}

/// The chairs clockwise between two.
fn between(from: Seat, to: Seat) -> impl Iterator<Item = Seat> {
    let steps = (to.0 + 16 - from.0 % 16) % 16;
    (1..steps).map(move |step| Seat((from.0 + step) % 16))
}
