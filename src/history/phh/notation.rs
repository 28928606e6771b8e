use super::amount::Amount;
use super::{PhhFault, PhhLimits};
use crate::{Card, Seat};

/// A card of a record; `None` is `??`.
pub(super) type Known = Option<Card>;

/// One entry of `actions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Notation {
    /// Nothing, or a comment alone.
    Comment,
    /// `d dh pN cards`.
    Hole(Seat, Vec<Known>),
    /// `d db cards`.
    Board(Vec<Known>),
    /// `pN f`.
    Fold(Seat),
    /// `pN cc`.
    CheckOrCall(Seat),
    /// `pN cbr amount`: a total for the round.
    To(Seat, Amount),
    /// `pN sm cards`; without cards for `-`, those that were dealt.
    Show(Seat, Vec<Known>),
    /// `pN sm`.
    Muck(Seat),
}

impl Notation {
    /// Reads an entry of a hand for so many players.
    pub fn read(text: &str, players: usize) -> Result<Self, PhhFault> {
        let text = text.split_once('#').map_or(text, |(action, _)| action);
        // One more than the longest has.
        let words: Vec<&str> = text.split_whitespace().take(5).collect();
        let player = |text: &str| player(text, players);
        Ok(match words[..] {
            [] => Self::Comment,
            ["d", "dh", at, text] => Self::Hole(player(at)?, cards(text)?),
            ["d", "db", text] => Self::Board(cards(text)?),
            [at, "f"] => Self::Fold(player(at)?),
            [at, "cc"] => Self::CheckOrCall(player(at)?),
            [at, "cbr", to] => {
                let amount = Amount::read(to).ok_or(PhhFault::Value { expected: "an amount of chips" })?;
                Self::To(player(at)?, amount)
            }
            [at, "sm"] => Self::Muck(player(at)?),
            [at, "sm", "-"] => Self::Show(player(at)?, Vec::new()),
            [at, "sm", text] => Self::Show(player(at)?, cards(text)?),
            _ => return Err(PhhFault::Notation {}),
        })
    }
}

/// The seat of `p1`, `p2`, …: `p1` sits in seat 0.
fn player(text: &str, players: usize) -> Result<Seat, PhhFault> {
    let number = text.strip_prefix('p').ok_or(PhhFault::Notation {})?;
    let strict =
        number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
    let number = number.parse::<u8>().ok().filter(|_| strict).ok_or(PhhFault::Notation {})?;
    if usize::from(number) > players.min(PhhLimits::PLAYERS.1) {
        return Err(PhhFault::NoSuchPlayer { players });
    }
    Ok(Seat(number - 1))
}

/// Cards without separators, at least one; `??` is one that is not known.
fn cards(text: &str) -> Result<Vec<Known>, PhhFault> {
    let mut cards = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.char_indices().nth(2).map_or(rest.len(), |(at, _)| at);
        let (card, after) = rest.split_at(end);
        let known = card.parse().ok();
        if known.is_none() && card != "??" {
            return Err(PhhFault::NoCard { text: card.to_owned() });
        }
        cards.push(known);
        rest = after;
        if cards.len() > Card::COUNT {
            return Err(PhhFault::TooMany { of: "cards", max: Card::COUNT });
        }
    }
    Ok(cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Known {
        text.parse().ok()
    }

    #[test]
    fn every_notation_of_holdem() {
        let amount = |text| Amount::read(text).unwrap();
        for (text, expected) in [
            ("", Notation::Comment),
            ("  # Burn card 6s is exposed", Notation::Comment),
            ("d dh p1 Ac2d", Notation::Hole(Seat(0), vec![card("Ac"), card("2d")])),
            ("d dh p3 ??2d # one seen", Notation::Hole(Seat(2), vec![None, card("2d")])),
            ("d db Jc3d5c", Notation::Board(vec![card("Jc"), card("3d"), card("5c")])),
            (" p2\tf ", Notation::Fold(Seat(1))),
            ("p2  cc# no space", Notation::CheckOrCall(Seat(1))),
            ("p3 cbr 7000", Notation::To(Seat(2), amount("7000"))),
            ("p3 cbr 0.50", Notation::To(Seat(2), amount("0.5"))),
            ("p1 sm", Notation::Muck(Seat(0))),
            ("p1 sm # mucks", Notation::Muck(Seat(0))),
            ("p1 sm -", Notation::Show(Seat(0), vec![])),
            ("p1 sm ??Ad", Notation::Show(Seat(0), vec![None, card("Ad")])),
        ] {
            assert_eq!(Notation::read(text, 3), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn anything_else_is_refused_with_its_reason() {
        for (text, code) in [
            ("p1", "ERR_PHH_NOTATION"),
            ("p1 x", "ERR_PHH_NOTATION"),
            ("p1 pb", "ERR_PHH_NOTATION"),
            ("p1 sd As", "ERR_PHH_NOTATION"),
            ("d dh p1", "ERR_PHH_NOTATION"),
            ("d db", "ERR_PHH_NOTATION"),
            ("d db As Kd", "ERR_PHH_NOTATION"),
            ("d f", "ERR_PHH_NOTATION"),
            ("p1 cc 5 5 5 5 5", "ERR_PHH_NOTATION"),
            ("p01 f", "ERR_PHH_NOTATION"),
            ("p0 f", "ERR_PHH_NOTATION"),
            ("p+1 f", "ERR_PHH_NOTATION"),
            ("p256 f", "ERR_PHH_NOTATION"),
            ("p4 f", "ERR_PHH_NO_SUCH_PLAYER"),
            ("p1 cbr -5", "ERR_PHH_VALUE"),
            ("p1 cbr all", "ERR_PHH_VALUE"),
            ("d db JcX", "ERR_PHH_NO_CARD"),
            ("d db ?c", "ERR_PHH_NO_CARD"),
            ("d db Jcé", "ERR_PHH_NO_CARD"),
            ("p1 sm as", "ERR_PHH_NO_CARD"),
        ] {
            assert_eq!(Notation::read(text, 3).unwrap_err().code(), code, "{text:?}");
        }
    }
}
