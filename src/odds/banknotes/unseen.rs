use super::best_of_three::CLASSES;
use crate::odds::notes::serials;
use crate::{Note, NoteClass, PlayingPlace, Stream};

/// How likely a note is of each class where nothing is known of the deck (LP-3).
pub(crate) fn class_chances() -> [f64; CLASSES] {
    let Unseen { counts, total, .. } = Unseen::every_serial();
    counts.map(|count| count / total)
}

/// The notes that nobody has seen, counted by classes: whole numbers, far below 2^53.
#[derive(Clone)]
pub(super) struct Unseen {
    pub counts: [f64; CLASSES],
    pub total: f64,
    /// Whether they are those of a known deck, not of all serials.
    pub known: bool,
}

impl Unseen {
    /// Every valid serial once: a deck drawn uniformly from them, of which nothing is known (LP-3).
    pub fn every_serial() -> Self {
        let mut counts = [0.0; CLASSES];
        for (class, count) in counts.iter_mut().enumerate() {
            let reach = class as u8 % 5;
            let jokers = if reach == 4 { 4..=6 } else { reach..=reach };
            #[allow(clippy::cast_precision_loss)] // below ten million
            jokers.for_each(|jokers| *count += serials(jokers) as f64);
        }
        Self { counts, total: f64::from(Note::COUNT), known: false }
    }

    /// The notes of a list.
    pub fn of(notes: &[Note], place: PlayingPlace) -> Self {
        let mut unseen = Self { counts: [0.0; CLASSES], total: 0.0, known: true };
        for note in notes {
            unseen.counts[NoteClass::of(*note, place).index()] += 1.0;
            unseen.total += 1.0;
        }
        unseen
    }

    /// Without one note of a class.
    pub fn take(&mut self, class: usize) {
        self.counts[class] -= 1.0;
        self.total -= 1.0;
    }

    /// With one note of a class again.
    pub fn put_back(&mut self, class: usize) {
        self.counts[class] += 1.0;
        self.total += 1.0;
    }

    /// Without a hand.
    pub fn take_all(&mut self, hand: &[usize]) {
        for class in hand {
            self.take(*class);
        }
    }

    /// With a hand again.
    pub fn put_back_all(&mut self, hand: &[usize]) {
        for class in hand {
            self.put_back(*class);
        }
    }

    /// The classes of which there are notes, with the chance that the next note is of each.
    pub fn next(&self) -> Vec<(usize, f64)> {
        let mut next = Vec::new();
        for (class, count) in self.counts.iter().enumerate() {
            if *count > 0.0 {
                next.push((class, count / self.total));
            }
        }
        next
    }

    /// The number of classes of which there are notes.
    pub fn classes(&self) -> f64 {
        self.counts.iter().map(|count| count.min(1.0)).sum()
    }

    /// Takes a note at random; its class.
    pub fn draw(&mut self, stream: &mut Stream) -> usize {
        #[allow(clippy::cast_sign_loss)]
        let mut left = f64::from(stream.below(self.total as u32));
        let mut drawn = 0;
        for (class, count) in self.counts.iter().enumerate() {
            if left < *count {
                drawn = class;
                break;
            }
            left -= count;
        }
        self.take(drawn);
        drawn
    }
}
