//! Set-ups and actions out of a fuzzer's bytes: any at all, legal or not.

pub mod tournament;

use arbitrary::{Result, Unstructured};
use cardroom::games::{LiarsPoker, LiarsVariant, MoonNotes, TexasHoldem};
use cardroom::open_face::{self, OpenFace, Variant};
use cardroom::table::{Action, Ante, AnteMode, Button, Hand, LegalAction, Positions, Setup, Zone};
use cardroom::{Chips, Limit, NaturalRank, Seat, Seats, Seed};

/// A set-up of Hold'em, most often a legal one.
pub fn setup(bytes: &mut Unstructured<'_>) -> Result<Setup> {
    let chairs = bytes.int_in_range(1..=11)?;
    let amount = |bytes: &mut Unstructured<'_>| {
        Ok(match bytes.int_in_range(0..=9)? {
            0 => 0,
            1 => bytes.arbitrary::<u64>()? >> bytes.int_in_range(0..=63)?,
            2..=5 => u64::from(bytes.arbitrary::<u8>()?),
            _ => u64::from(bytes.arbitrary::<u16>()?),
        })
    };
    let stacks = (0..chairs).map(|_| amount(bytes)).collect::<Result<_>>()?;
    let big_blind = u64::from(bytes.int_in_range(0..=200_u8)?);
    let straddles = (1..=bytes.int_in_range(0..=3)?).map(|nth| big_blind << nth).collect();
    let game = TexasHoldem {
        stacks,
        button: if bytes.ratio(1, 8)? { Button::Draw } else { Button::Seat(bytes.int_in_range(0..=10)?) },
        small_blind: big_blind / bytes.int_in_range(1..=3)?,
        big_blind,
        straddles,
        ante: Ante {
            mode: *bytes.choose(&[AnteMode::None, AnteMode::Each, AnteMode::BigBlind])?,
            amount: Chips(amount(bytes)?),
            first: bytes.arbitrary()?,
        },
        limit: *bytes.choose(&[Limit::NoLimit, Limit::PotLimit, Limit::FixedLimit])?,
        chip_unit: u64::from(bytes.int_in_range(0..=3_u8)?),
        auto_show: bytes.arbitrary()?,
        hold_all_ins: bytes.arbitrary()?,
        positions: if bytes.ratio(1, 8)? { Some(positions(bytes)?) } else { None },
        away: seats(bytes)?,
        killed: seats(bytes)?,
        waiting: if bytes.ratio(1, 4)? { seats(bytes)? } else { Seats::NONE },
        deck: None,
    };
    Ok(Setup { all_in_face_up: bytes.arbitrary()?, ..game.setup(Some(Seed::new(bytes.arbitrary()?))) })
}

fn seats(bytes: &mut Unstructured<'_>) -> Result<Seats> {
    let two = bytes.arbitrary::<[u8; 2]>()?;
    Ok(two.into_iter().map(|seat| Seat(seat % 32)).filter(|seat| seat.0 < 12).collect())
}

fn positions(bytes: &mut Unstructured<'_>) -> Result<Positions> {
    let [small, big] = bytes.arbitrary::<[u8; 2]>()?;
    let small_blind = (small % 8 < 6).then_some(Seat(small % 12));
    Ok(Positions { small_blind, big_blind: Seat(big % 12) })
}

/// Any action of any seat.
pub fn action(bytes: &mut Unstructured<'_>) -> Result<(Seat, Action)> {
    let to = Chips(bytes.arbitrary::<u64>()? >> bytes.int_in_range(0..=63)?);
    let seat = Seat(bytes.int_in_range(0..=11)?);
    let small = bytes.int_in_range(0..=7)?;
    let zone = *bytes.choose(&Zone::ALL)?;
    let actions = [
        Action::Fold,
        Action::Check,
        Action::Call,
        Action::Bet { to },
        Action::Raise { to },
        Action::Show,
        Action::Muck,
        Action::AskToShow { seat: Seat(small) },
        Action::Announce { place: small },
        Action::Exchange { zone, index: small },
        Action::Stand,
        Action::Peek { zones: vec![zone; usize::from(small)] },
        Action::Timeout,
        Action::SitOut,
        Action::SitIn,
        Action::Release,
    ];
    Ok((seat, bytes.choose(&actions)?.clone()))
}

/// A set-up of either banknote game, most often a legal one.
pub fn banknotes(bytes: &mut Unstructured<'_>) -> Result<Setup> {
    let variant = if bytes.arbitrary()? {
        LiarsVariant::Holdem { burn: bytes.arbitrary()? }
    } else {
        let moon_notes = *bytes.choose(&[MoonNotes::Flop, MoonNotes::Hand])?;
        LiarsVariant::Draw { moon_notes, moon_antes: bytes.arbitrary()? }
    };
    let chairs = bytes.int_in_range(3..=8)?;
    let stacks = (0..chairs).map(|_| Ok(u64::from(bytes.arbitrary::<u16>()?))).collect::<Result<_>>()?;
    let game = LiarsPoker {
        variant,
        stacks,
        button: Button::Seat(bytes.int_in_range(0..=8)?),
        ante: u64::from(bytes.arbitrary::<u8>()?),
        natural_rank: *bytes.choose(&[NaturalRank::AfterKickers, NaturalRank::BeforeKickers])?,
        opener_option: bytes.arbitrary()?,
        all_in_face_up: bytes.arbitrary()?,
        auto_show: bytes.arbitrary()?,
        away: seats(bytes)?,
        ..LiarsPoker::holdem()
    };
    Ok(game.setup(Some(Seed::new(bytes.arbitrary()?))))
}

/// A deal of open-face Chinese: what is looked at tells what is done, and else time runs out.
pub fn place(
    bytes: &mut Unstructured<'_>,
    mut look: impl FnMut(&OpenFace, Seat) -> Option<open_face::Action>,
) -> Result<()> {
    let options = open_face::Options {
        variant: *bytes.choose(&[Variant::Pineapple, Variant::Closed13])?,
        draws_private: bytes.arbitrary()?,
        auto_place: bytes.arbitrary()?,
        ..open_face::Options::default()
    };
    let players = bytes.int_in_range(1..=5)?;
    let setup = open_face::Setup { options, ..open_face::Setup::new(players, Seed::new(bytes.arbitrary()?)) };
    let Ok(mut game) = OpenFace::new(setup) else { return Ok(()) };
    while let Some(seat) = game.can_act().iter().next() {
        let action = look(&game, seat).filter(|_| !bytes.ratio(1, 8).unwrap_or(true));
        let _ = game.act(seat, &action.unwrap_or(open_face::Action::Timeout));
    }
    Ok(())
}

/// A hand of Hold'em, and what is to be done in it: now and then anything, else something legal.
pub fn play(bytes: &mut Unstructured<'_>, look: impl FnMut(&mut Hand, Seat, &Action)) -> Result<()> {
    let setup = setup(bytes)?;
    play_out(setup, bytes, look)
}

/// The same of any game at a betting table.
pub fn play_any(bytes: &mut Unstructured<'_>, look: impl FnMut(&mut Hand, Seat, &Action)) -> Result<()> {
    let setup = if bytes.arbitrary()? { setup(bytes)? } else { banknotes(bytes)? };
    play_out(setup, bytes, look)
}

fn play_out(
    setup: Setup,
    bytes: &mut Unstructured<'_>,
    mut look: impl FnMut(&mut Hand, Seat, &Action),
) -> Result<()> {
    let Ok(mut hand) = Hand::new(setup) else { return Ok(()) };
    while !bytes.is_empty() {
        let (mut seat, mut action) = action(bytes)?;
        if let (Some(waiting), false) = (hand.can_act().iter().next(), bytes.ratio(1, 4)?) {
            seat = waiting;
            action = match bytes.choose(&hand.legal_actions(seat))? {
                LegalAction::Check => Action::Check,
                LegalAction::Call { .. } => Action::Call,
                LegalAction::Bet { min, max, .. } => {
                    Action::Bet { to: if bytes.arbitrary()? { *min } else { *max } }
                }
                LegalAction::Raise { min, max, .. } => {
                    Action::Raise { to: if bytes.arbitrary()? { *min } else { *max } }
                }
                LegalAction::Show => Action::Show,
                LegalAction::Muck => Action::Muck,
                LegalAction::Stand => Action::Stand,
                LegalAction::Announce { min, .. } => Action::Announce { place: *min },
                LegalAction::Exchange { discards } => match discards.first() {
                    Some(discard) => Action::Exchange { zone: discard.zone, index: discard.index },
                    None => Action::Stand,
                },
                _ => Action::Fold,
            };
        }
        look(&mut hand, seat, &action);
    }
    Ok(())
}
