use super::best_of_three::BestOfThree;
use super::pairs::{Pairs, power};
use super::setting::{NotesField, NotesOddsError, NotesOddsFault, NotesSetting};
use super::share::{AtNodes, NODES, NotesShare, part};
use super::threes::{Ladder, Opponents, arms, not_above, one_by_one, unshot};
use super::unseen::Unseen;
use crate::games::MoonNotes;
use crate::{Note, NoteClass, Seats, Seed, Stream};

/// Which banknote game the odds are of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotesGame {
    /// Two notes each and three on the board.
    LiarsHoldem,
    /// Three notes each, and shots.
    LiarsDraw {
        /// Which notes arm a shot (LD-8).
        moon_notes: MoonNotes,
    },
}

/// Known hands, and what is known beside them.
#[derive(Clone, Debug)]
pub struct NotesSpot {
    /// The game.
    pub game: NotesGame,
    /// The known hands: two notes each in liars-holdem; in liars-draw three, or two before the flop.
    pub hands: Vec<Vec<Note>>,
    /// The known hands that hold a shot.
    pub held_shots: Seats,
    /// The board, none to three notes; none in liars-draw.
    pub board: Vec<Note>,
    /// The rest.
    pub setting: NotesSetting,
}

/// What known hands can expect at showdown if nobody folds or exchanges any more.
#[derive(Clone, Debug, PartialEq)]
pub struct NotesEquity {
    /// Whether every way was counted; else it was dealt at random.
    pub exact: bool,
    /// How many times it was dealt; 0 where it was counted.
    pub samples: u32,
    /// What each known hand can expect. What is left to 1 is the opponents'.
    pub players: Vec<NotesShare>,
    /// The standard error of each equity, above 0; 0 where it was counted.
    pub standard_errors: Vec<f64>,
}

impl NotesSpot {
    /// What each known hand can expect if nobody folds or exchanges any more, and the opponents hold unseen notes at random.
    ///
    /// With a generated deck it is counted against any number of opponents at every street, with more than two hands before
    /// the flop in liars-draw dealt at random. With a known deck it is counted where that takes few steps, as against one
    /// opponent, and else dealt at random.
    ///
    /// # Errors
    ///
    /// [`NotesOddsError`], with the field.
    ///
    /// # Examples
    ///
    /// ```
    /// use cardroom::{NotesGame, NotesSetting, NotesSpot};
    /// use cardroom::{PlayingPlace, Seats};
    /// let place = PlayingPlace::new(1).unwrap();
    /// let spot = NotesSpot {
    ///     game: NotesGame::LiarsHoldem,
    ///     hands: vec![vec!["9111111".parse()?, "9222222".parse()?]],
    ///     held_shots: Seats::NONE,
    ///     board: vec!["9333333".parse()?], // three natural nines: nothing is higher
    ///     setting: NotesSetting::new(place, 3),
    /// };
    /// let odds = spot.equity()?;
    /// assert!(odds.exact && odds.players[0].win + odds.players[0].tie > 0.999_999);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn equity(&self) -> Result<NotesEquity, NotesOddsError> {
        let mut dealt = self.dealt(BestOfThree::new(self.setting.natural_rank))?;
        if self.setting.counts(dealt.work())? {
            dealt.count(0, [0, 0], 1.0);
            let standard_errors = vec![0.0; self.hands.len()];
            return Ok(NotesEquity { exact: true, samples: 0, players: dealt.shares, standard_errors });
        }
        let NotesSetting { samples, seed, .. } = &self.setting;
        let count = f64::from(*samples);
        let mut stream = seed.stream(Seed::SAMPLES);
        let mut players = vec![NotesShare::default(); self.hands.len()];
        let mut squares = vec![0.0; self.hands.len()];
        for _ in 0..*samples {
            dealt.sample(&mut stream);
            for ((player, square), share) in players.iter_mut().zip(&mut squares).zip(&mut dealt.shares) {
                *square += share.equity * share.equity;
                player.add(1.0 / count, *share);
                *share = NotesShare::default();
            }
        }
        // The usual estimate, of the samples and of two more, a win and a loss: with few samples nothing is sure.
        let size = count + 2.0;
        let error = |(player, square): (&NotesShare, &f64)| {
            let mean = (player.equity * count + 1.0) / size;
            (((square + 1.0) / size - mean * mean) / (size - 1.0)).sqrt()
        };
        let standard_errors = players.iter().zip(&squares).map(error).collect();
        Ok(NotesEquity { exact: false, samples: *samples, players, standard_errors })
    }

    /// Whether [`NotesSpot::equity`] answers; nothing is counted.
    ///
    /// # Errors
    ///
    /// What it would refuse.
    pub fn check(&self) -> Result<(), NotesOddsError> {
        self.setting.counts(self.dealt(BestOfThree::default())?.work()).map(drop)
    }

    fn dealt(&self, table: BestOfThree) -> Result<Dealt, NotesOddsError> {
        let (setting, field) = (&self.setting, NotesField::new);
        let (board, own, moon) = match self.game {
            NotesGame::LiarsHoldem => (3, 2..=2, None),
            NotesGame::LiarsDraw { moon_notes } => (0, 2..=3, Some(moon_notes)),
        };
        for (at, hand) in self.hands.iter().enumerate() {
            if !own.contains(&hand.len()) {
                let fault = NotesOddsFault::Count { count: hand.len(), min: *own.start(), max: *own.end() };
                return Err(field("hands").at(at).error(fault));
            }
        }
        if self.board.len() > board {
            let fault = NotesOddsFault::Count { count: self.board.len(), min: 0, max: board };
            return Err(field("board").error(fault));
        }
        let whole = |seat: usize| self.hands.get(seat).is_some_and(|hand| hand.len() == 3);
        if self.held_shots.iter().any(|seat| !whole(usize::from(seat.0))) {
            return Err(field("heldShots").error(NotesOddsFault::Shots {}));
        }
        if self.hands.is_empty() {
            return Err(field("hands").error(NotesOddsFault::Players { min: 1, max: 8 }));
        }
        let mut known = Vec::new();
        for (at, hand) in self.hands.iter().enumerate() {
            field("hands").at(at).tell(hand, &mut known);
        }
        field("board").tell(&self.board, &mut known);
        let players = self.hands.len().saturating_add(setting.opponents);
        let needed = (players.min(8) * own.end() + board).saturating_sub(known.len());
        let unseen = setting.unseen(known, players, needed)?;
        let class = |note: &Note| NoteClass::of(*note, setting.place).index();
        let may_shoot = if moon.is_some() { setting.opponents - setting.exchanged } else { 0 };
        Ok(Dealt {
            table,
            unseen,
            hands: self.hands.iter().map(|hand| hand.iter().map(class).collect()).collect(),
            board: self.board.iter().map(class).collect(),
            moon,
            shots: (0..self.hands.len())
                .map(|at| self.held_shots.iter().any(|seat| usize::from(seat.0) == at))
                .collect(),
            opponents: [may_shoot, setting.opponents - may_shoot],
            shares: vec![NotesShare::default(); self.hands.len()],
        })
    }
}

/// What is on the table while it is dealt to the end, by classes.
struct Dealt {
    table: BestOfThree,
    unseen: Unseen,
    hands: Vec<Vec<usize>>,
    board: Vec<usize>,
    moon: Option<MoonNotes>,
    shots: Vec<bool>,
    opponents: Opponents,
    shares: Vec<NotesShare>,
}

impl Dealt {
    /// About how many hands of classes are looked at by `count`.
    fn work(&self) -> f64 {
        let classes = self.unseen.classes();
        let sets =
            |size: usize| (0..size).fold(1.0, |sets, at| sets * (classes + at as f64) / (at + 1) as f64);
        let opponents = self.opponents[0] + self.opponents[1];
        let one_by_one = self.unseen.known && opponents > 1;
        if self.moon.is_some() {
            let open = self.hands.iter().filter(|hand| hand.len() < 3).count();
            // One by one each hand takes longer, and is looked at for hands, for hands without shots, and for shots.
            let hands =
                if one_by_one { 15.0 * power(sets(3), opponents) } else { power(sets(3), opponents.min(1)) };
            power(classes, open) * hands
        } else {
            let hands = power(sets(2), if one_by_one { opponents - 1 } else { opponents.min(1) });
            sets(3 - self.board.len().min(3)) * hands
        }
    }

    /// Deals what is missing in every way, of classes from one on, of which so many were dealt among so many in all; the
    /// order of the board is left out.
    fn count(&mut self, from: usize, [same, dealt]: [usize; 2], chance: f64) {
        let open = self.hands.iter().position(|hand| self.moon.is_some() && hand.len() < 3);
        if open.is_none() && (self.moon.is_some() || self.board.len() == 3) {
            return self.settle_all(chance);
        }
        for (class, likely) in self.unseen.next() {
            self.unseen.take(class);
            if let Some(at) = open {
                let shots = self.shots.clone();
                self.give(at, class);
                self.count(0, [0, 0], chance * likely);
                self.hands[at].pop();
                self.shots = shots;
            } else if class >= from {
                let copies = if class == from { same + 1 } else { 1 };
                self.board.push(class);
                let orders = (dealt + 1) as f64 / copies as f64;
                self.count(class, [copies, dealt + 1], chance * likely * orders);
                self.board.pop();
            }
            self.unseen.put_back(class);
        }
    }

    /// The third note, which may arm a shot.
    fn give(&mut self, at: usize, class: usize) {
        if let Some(hand) = self.hands.get_mut(at) {
            hand.push(class);
            let armed = self.moon.is_some_and(|moon| armed(hand, moon));
            self.shots[at] = armed;
        }
    }

    /// What each known hand is worth.
    fn values(&self) -> Vec<u16> {
        let value = |hand: &Vec<usize>| {
            let mut notes = self.board.clone();
            notes.extend(hand);
            self.table.among(&notes)
        };
        self.hands.iter().map(value).collect()
    }

    /// Shares out against all that the opponents may hold.
    fn settle_all(&mut self, chance: f64) {
        let values = self.values();
        let value = values.iter().copied().max().unwrap_or(0);
        let opponents = self.opponents;
        let together = opponents[0] + opponents[1];
        if together == 0 {
            return self.settle(&values, [[1.0; 5]; 3], chance);
        }
        let chances = if let Some(moon) = self.moon {
            if self.unseen.known && together > 1 {
                let hands = not_above(&self.table, moon, value);
                let all = one_by_one([0, together], &self.unseen, &hands);
                let unshot_all =
                    if opponents[0] > 0 { one_by_one(opponents, &self.unseen, &hands) } else { all };
                [all, unshot_all, one_by_one([opponents[0], 0], &self.unseen, &unshot(moon))]
            } else {
                let mut ladder = Ladder::new(&self.table, &self.unseen, moon);
                let mut chance = |opponents| ladder.chance(opponents, value, None);
                [chance([0, together]), chance(opponents), ladder.shots(opponents, None)]
            }
        } else if let [x, y, z] = self.board[..] {
            let all = Pairs::new(&self.table, [x, y, z], value).chance(together, &self.unseen);
            [all, all, [1.0; 5]]
        } else {
            return;
        };
        self.settle(&values, chances, chance);
    }

    /// Adds what each known hand gets where the opponents' hands are counted by nodes: all, those without a shot, and shots.
    fn settle(&mut self, values: &[u16], [all, unshot, shots]: [AtNodes; 3], chance: f64) {
        let value = values.iter().copied().max().unwrap_or(0);
        let best = values.iter().filter(|own| **own == value).count();
        let held = self.shots.iter().filter(|held| **held).count();
        let unshot = if held > 0 { [0.0; 5] } else { unshot };
        for ((own, shot), share) in values.iter().zip(&self.shots).zip(&mut self.shares) {
            let mut gets = NotesShare::default();
            if *own == value {
                gets = NotesShare::new(best, all, unshot);
            }
            if *shot {
                gets.add_shot(part(shots, held));
            }
            share.add(chance, gets);
        }
    }

    /// Deals once at random and adds what came of it.
    fn sample(&mut self, stream: &mut Stream) {
        let before = (self.unseen.clone(), self.board.len(), self.shots.clone());
        let mut opened = Vec::new();
        for at in 0..self.hands.len() {
            if self.moon.is_some() && self.hands[at].len() < 3 {
                let class = self.unseen.draw(stream);
                self.give(at, class);
                opened.push(at);
            }
        }
        while self.moon.is_none() && self.board.len() < 3 {
            let class = self.unseen.draw(stream);
            self.board.push(class);
        }
        let values = self.values();
        let value = values.iter().copied().max().unwrap_or(0);
        let drawn =
            draw_opponents(&self.table, &mut self.unseen, &self.board, self.moon, self.opponents, stream);
        self.settle(&values, drawn.against(value), 1.0);
        for at in opened {
            self.hands[at].pop();
        }
        self.unseen = before.0;
        self.board.truncate(before.1);
        self.shots = before.2;
    }
}

/// Whether the notes arm a shot, the third of them on the flop (LD-7, LD-8).
pub(super) fn armed(hand: &[usize], moon: MoonNotes) -> bool {
    match moon {
        MoonNotes::Flop => hand.get(2).is_some_and(|class| arms(*class)),
        MoonNotes::Hand => hand.iter().map(|class| class % 5).sum::<usize>() >= 3,
    }
}

/// Opponents dealt at random: the best of their hands, how many hold it, and their shots.
#[derive(Default)]
pub(super) struct Drawn {
    pub best: u16,
    tied: usize,
    shots: usize,
}

impl Drawn {
    /// As chances at nodes: all, those without a shot, and shots.
    pub fn against(&self, value: u16) -> [AtNodes; 3] {
        let ties = if self.best == value { self.tied } else { 0 };
        let all = if self.best > value { [0.0; 5] } else { NODES.map(|u| power(u, ties)) };
        let unshot = if self.shots > 0 { [0.0; 5] } else { all };
        [all, unshot, NODES.map(|u| power(u, self.shots))]
    }
}

/// Deals every opponent a hand.
pub(super) fn draw_opponents(
    table: &BestOfThree,
    unseen: &mut Unseen,
    board: &[usize],
    moon: Option<MoonNotes>,
    [may_shoot, others]: Opponents,
    stream: &mut Stream,
) -> Drawn {
    let mut drawn = Drawn::default();
    let mut notes = [0; 5];
    let own = if moon.is_some() { 3 } else { 2 };
    for (slot, class) in notes[own..].iter_mut().zip(board) {
        *slot = *class;
    }
    for opponent in 0..may_shoot + others {
        for slot in &mut notes[..own] {
            *slot = unseen.draw(stream);
        }
        let made = table.among(&notes[..own + board.len()]);
        if made > drawn.best {
            drawn = Drawn { best: made, tied: 0, ..drawn };
        }
        drawn.tied += usize::from(made == drawn.best);
        let shot = moon.is_some_and(|moon| armed(&notes[..3], moon));
        drawn.shots += usize::from(opponent < may_shoot && shot);
    }
    drawn
}
