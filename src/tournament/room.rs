use crate::tournament::{Blinds, Player, Sitting};
use crate::{Seat, Seats, Stream};

/// A table of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomTable {
    /// Who sits in each chair.
    pub chairs: Vec<Option<Player>>,
    /// False once it has broken.
    pub open: bool,
    /// Whether a hand is being played.
    pub playing: bool,
    /// Button and blinds of the last hand, or of the one being played.
    pub blinds: Option<Blinds>,
    /// Who of those that sit here were dealt in then.
    pub stayed: Seats,
    /// Who has come since to balance the tables.
    pub moved: Seats,
}

impl RoomTable {
    fn new(chairs: usize) -> Self {
        Self {
            chairs: vec![None; chairs.min(Seat::MOST)],
            open: true,
            playing: false,
            blinds: None,
            stayed: Seats::NONE,
            moved: Seats::NONE,
        }
    }

    /// The players with their chairs, from chair 0.
    pub fn players(&self) -> impl Iterator<Item = (Seat, Player)> + '_ {
        (0..).map(Seat).zip(&self.chairs).filter_map(|(seat, player)| Some((seat, (*player)?)))
    }

    /// How many sit there.
    pub fn count(&self) -> usize {
        self.chairs.iter().flatten().count()
    }

    /// The empty chairs.
    pub fn empty(&self) -> Seats {
        (0..)
            .map(Seat)
            .zip(&self.chairs)
            .filter(|(_, player)| player.is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The player in a chair.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.chairs.get(seat.index()).copied().flatten()
    }

    /// Who may be dealt in next: those whom `able` names.
    pub fn sitting(&self, able: impl Fn(Player) -> bool) -> Sitting {
        let seated = self.players().filter(|(_, player)| able(*player)).map(|(seat, _)| seat).collect();
        Sitting { seated, stayed: self.stayed, moved: self.moved }
    }

    /// Takes a player from a chair.
    pub(super) fn leave(&mut self, seat: Seat) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            *chair = None;
        }
        self.stayed.remove(seat);
        self.moved.remove(seat);
    }

    /// Sits a player down.
    fn sit(&mut self, seat: Seat, player: Player) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            *chair = Some(player);
        }
    }
}

/// Where a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Chair {
    /// The table.
    pub table: u32,
    /// The chair there.
    pub seat: Seat,
}

/// All tables. A number of a table is never used again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    chairs: usize,
    tables: Vec<RoomTable>,
}

impl Room {
    /// A room without tables; they have so many chairs.
    pub const fn new(chairs: usize) -> Self {
        Self { chairs, tables: Vec::new() }
    }

    /// The chairs of a table.
    pub const fn chairs(&self) -> usize {
        self.chairs
    }

    /// The tables, broken ones included, by their numbers.
    pub fn tables(&self) -> &[RoomTable] {
        &self.tables
    }

    /// A table that has not broken.
    pub fn table(&self, number: u32) -> Option<&RoomTable> {
        self.tables.get(number as usize).filter(|table| table.open)
    }

    pub(super) fn table_mut(&mut self, number: u32) -> Option<&mut RoomTable> {
        self.tables.get_mut(number as usize).filter(|table| table.open)
    }

    /// The tables that have not broken, with their numbers.
    pub fn open(&self) -> impl DoubleEndedIterator<Item = (u32, &RoomTable)> {
        self.tables.iter().enumerate().map(|(at, table)| (at as u32, table)).filter(|(_, table)| table.open)
    }

    /// How many players sit at tables.
    pub fn seated(&self) -> usize {
        self.open().map(|(_, table)| table.count()).sum()
    }

    /// How many tables so many players need.
    pub const fn needed(&self, players: usize) -> usize {
        let needed = players.div_ceil(self.chairs);
        if needed == 0 { 1 } else { needed }
    }

    /// Sets up a table; its number.
    pub(super) fn set_up(&mut self) -> u32 {
        self.tables.push(RoomTable::new(self.chairs));
        self.tables.len() as u32 - 1
    }

    /// Seats players who come together at tables of their own, at random: chairs from 0, no two tables further apart than
    /// one player.
    pub(super) fn seat_all(&mut self, players: &[Player], stream: &mut Stream) -> Vec<(Player, Chair)> {
        let mut players = players.to_vec();
        stream.shuffle(&mut players);
        let count = self.needed(players.len());
        let tables: Vec<u32> = (0..count).map(|_| self.set_up()).collect();
        let mut seated = Vec::with_capacity(players.len());
        for (at, player) in players.into_iter().enumerate() {
            let chair = Chair { table: tables[at % count], seat: Seat((at / count) as u8) };
            self.put(player, chair);
            seated.push((player, chair));
        }
        seated
    }

    /// A random chair at one of the tables with the fewest players, drawn too; a new table where all are full. A table that
    /// so many players do not need is about to break, and gets none.
    pub(super) fn draw_chair(&mut self, players: usize, stream: &mut Stream) -> Chair {
        let kept = self.needed(players);
        let fewest = self.open().take(kept).map(|(_, table)| table.count()).min().unwrap_or(self.chairs);
        if fewest >= self.chairs {
            self.set_up();
            return self.draw_chair_of(&[self.tables.len() as u32 - 1], stream);
        }
        let kept = self.open().take(kept);
        let tables: Vec<u32> =
            kept.filter(|(_, table)| table.count() == fewest).map(|(number, _)| number).collect();
        self.draw_chair_of(&tables, stream)
    }

    fn draw_chair_of(&self, tables: &[u32], stream: &mut Stream) -> Chair {
        let table = tables.get(stream.below(tables.len() as u32) as usize).copied().unwrap_or(0);
        let empty = self.table(table).map_or(Seats::NONE, RoomTable::empty);
        let seat = empty.iter().nth(stream.below(empty.len() as u32) as usize).unwrap_or(Seat(0));
        Chair { table, seat }
    }

    /// Sits a player down who comes to the tournament, or from a broken table.
    pub(super) fn put(&mut self, player: Player, chair: Chair) {
        if let Some(table) = self.table_mut(chair.table) {
            table.sit(chair.seat, player);
        }
    }

    /// Takes a player out of a chair.
    pub(super) fn take(&mut self, chair: Chair) {
        if let Some(table) = self.table_mut(chair.table) {
            table.leave(chair.seat);
        }
    }

    /// Moves a player to balance the tables (TT-5).
    pub(super) fn move_to(&mut self, player: Player, from: Chair, to: Chair) {
        self.take(from);
        self.put(player, to);
        if let Some(table) = self.table_mut(to.table) {
            table.moved.insert(to.seat);
        }
    }

    /// Closes a table for good; who sat there.
    pub(super) fn close(&mut self, number: u32) -> Vec<(Player, Chair)> {
        let Some(table) = self.table_mut(number) else { return Vec::new() };
        table.open = false;
        let left = table.players().map(|(seat, player)| (player, Chair { table: number, seat })).collect();
        table.chairs.fill(None);
        left
    }
}
