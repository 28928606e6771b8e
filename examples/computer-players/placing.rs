//! Players of open-face Chinese.

use std::cell::RefCell;

use cardroom::advice::{Level, PlacingSpot, advise_placing};
use cardroom::open_face::{
    Action, Board, Button, ByRow, Change, FullBoard, LegalAction, OpenFace, Options, PlaceChoice, Placement,
    Row, Royalties, Rules, Setup,
};
use cardroom::{ArrangeRequest, Card, Seat, Seed, Stream, arrange};

use super::mirrored::Mirrored;

/// Who plays open-face Chinese.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placer {
    /// A computer player of a level.
    Level(Level),
    /// Any legal placement.
    Random,
    /// The first of the list.
    First,
    /// What the engine places for who runs out of time.
    Engine,
    /// Keeps the rows in order, whatever they pay.
    Safe,
}

impl Placer {
    pub fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Random => "random",
            Self::First => "first legal",
            Self::Engine => "engine's own",
            Self::Safe => "safe",
        }
    }

    pub fn act(self, game: &OpenFace, seat: Seat, dice: &Seed, stream: &mut Stream) -> Action {
        let LegalAction::Place(choice) = game.legal_actions(seat).swap_remove(0) else {
            panic!("nothing to place")
        };
        Action::Place(match self {
            Self::Level(level) => {
                let spot = PlacingSpot::of(&game.view(Some(seat))).expect("a seat's view");
                advise_placing(&spot, level, dice).expect("the seat is in turn").placement
            }
            Self::Random => random(&choice, stream),
            Self::First => match choice.placements() {
                Some(mut all) => all.swap_remove(0),
                None => in_order(choice.cards),
            },
            Self::Engine => return Action::Timeout,
            Self::Safe => safe(game, seat, &choice),
        })
    }
}

/// Any legal placement, by chance.
pub fn random(choice: &PlaceChoice, stream: &mut Stream) -> Placement {
    if let Some(mut all) = choice.placements() {
        return all.swap_remove(stream.below(all.len() as u32) as usize);
    }
    let mut cards = choice.cards.clone();
    stream.shuffle(&mut cards);
    in_order(cards)
}

fn in_order(mut cards: Vec<Card>) -> Placement {
    let discard = cards.split_off(13);
    let bottom = cards.split_off(8);
    let middle = cards.split_off(3);
    Placement { rows: ByRow { top: cards, middle, bottom }, discard }
}

/// Keeps each row well above the one over it, the highest cards at the bottom; thirteen cards from the strongest bottom up.
fn safe(game: &OpenFace, seat: Seat, choice: &PlaceChoice) -> Placement {
    let Some(all) = choice.placements() else {
        let options = Options { royalties: Royalties::none(), ..Options::default() };
        let rules = Rules::new(options).expect("options");
        let cards = choice.cards.iter().copied().collect();
        let request = ArrangeRequest { cards, rules, ..ArrangeRequest::default() };
        let best = arrange(&request).expect("thirteen cards or more");
        return Placement { rows: best.board.rows().clone(), discard: best.discard };
    };
    let view = game.view(Some(seat));
    let rows = &view.seats[seat.index()].rows;
    let margin = |placement: &Placement| {
        let rows = ByRow::from_fn(|row| [&rows[row][..], &placement.rows[row][..]].concat());
        let strengths = Row::ALL.map(|row| strength(&rows[row]));
        let room = |row: Row| i64::from((row.capacity() - rows[row].len()) as u8);
        let step = |lower: i64, upper: i64, room: i64| {
            let spare = lower - upper;
            if spare < 0 { spare * (6 - room) * 2 } else { spare.min(12_000) }
        };
        let [top, middle, bottom] = strengths;
        let between = step(bottom, middle, room(Row::Bottom)) * 2 + step(middle, top, room(Row::Middle)) * 3;
        let board = Board::new(rows.clone()).ok().and_then(|board| FullBoard::new(board).ok());
        (board.is_none_or(|board| board.is_live()), between - 2 * top)
    };
    all.into_iter().max_by_key(margin).expect("a placement")
}

/// Groups of equal ranks, the largest and highest first, as one number: straights and flushes are not sought.
fn strength(cards: &[Card]) -> i64 {
    let mut counts = [0_i64; 13];
    for card in cards {
        counts[card.rank() as usize] += 1;
    }
    let mut groups: Vec<(i64, i64)> = (2..).zip(counts).map(|(rank, count)| (count, rank)).collect();
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let [(first, high), (second, low), ..] = groups[..] else { return 0 };
    let kind = match (first, second) {
        (4, _) => 7,
        (3, 2) => 6,
        (3, _) => 3,
        (2, 2) => 2,
        (2, _) => 1,
        _ => 0,
    };
    kind * 10_000 + high * 100 * first.min(1) + low * second.min(1)
}

/// Matches of some deals, so that bonus hands are played that were earned.
pub struct Matches {
    pub name: &'static str,
    pub players: usize,
    pub options: Options,
    /// What was seen of the challenger and of the others.
    pub seen: RefCell<[Seen; 2]>,
}

/// What was seen of some hands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub hands: u32,
    pub fouls: u32,
    pub bonuses: u32,
    pub royalties: u32,
}

/// The deals of one match.
pub const DEALS: u32 = 20;

impl Matches {
    pub fn new(name: &'static str, players: usize, options: Options) -> Self {
        Self { name, players, options, seen: RefCell::default() }
    }

    /// What the challenger, in a seat of its own, won in a match.
    fn play(&self, cards: &Seed, challenger: Placer, other: Placer, own: usize) -> i32 {
        let setup = Setup {
            button: Button::At(Seat(0)),
            options: self.options.clone(),
            ..Setup::new(self.players, cards.clone())
        };
        let mut game = OpenFace::new(setup).expect("a table's set-up");
        let mut stream = cards.stream(1 << 40);
        let mut won = 0;
        for deal in 0..DEALS {
            if deal > 0 {
                game.next_deal(Change::default()).expect("another deal");
            }
            while let Some(seat) = game.can_act().iter().next() {
                let player = if seat.index() == own { challenger } else { other };
                let action = player.act(&game, seat, cards, &mut stream);
                game.act(seat, &action).expect("players play by the rules");
            }
            let view = game.view(None);
            for player in &game.result().expect("the end of a deal").score.players {
                let chair = &view.seats[player.seat.index()];
                let is_own = player.seat.index() == own;
                let seen = &mut self.seen.borrow_mut()[usize::from(!is_own)];
                let paid = player.royalties;
                seen.hands += 1;
                seen.fouls += u32::from(player.foul);
                seen.bonuses += u32::from(chair.bonus.is_some());
                seen.royalties += paid.top + paid.middle + paid.bottom;
                won += if is_own { player.net } else { 0 };
            }
        }
        won
    }
}

impl Mirrored for Matches {
    type Player = Placer;

    fn name(&self) -> String {
        self.name.to_owned()
    }

    fn scale(&self) -> f64 {
        1.0
    }

    fn pair(&self, cards: &Seed, challenger: &Placer, other: &Placer) -> f64 {
        let won: i32 = (0..self.players).map(|own| self.play(cards, *challenger, *other, own)).sum();
        f64::from(won) / f64::from(self.players as u32 * DEALS)
    }
}
