use crate::Stream;

/// Pieces in order from the top, dealt one at a time.
///
/// # Examples
///
/// ```
/// use cardroom::Deck;
/// let mut deck = Deck::new(vec!["As", "Kd", "2c"]);
/// assert_eq!(deck.deal(), Some("As"));
/// deck.burn();
/// assert_eq!(deck.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck<T> {
    order: Vec<T>,
    next: usize,
    muck: Vec<T>,
}

impl<T: Copy> Deck<T> {
    /// A deck whose first piece is the top.
    pub fn new(order: Vec<T>) -> Self {
        let muck = Vec::with_capacity(order.len());
        Self { order, next: 0, muck }
    }

    /// The deck that a shuffle of these pieces gives.
    pub fn shuffled(mut pieces: Vec<T>, stream: &mut Stream) -> Self {
        stream.shuffle(&mut pieces);
        Self::new(pieces)
    }

    /// Takes the top piece; `None` where the deck is used up.
    pub fn deal(&mut self) -> Option<T> {
        let piece = self.order.get(self.next).copied()?;
        self.next += 1;
        Some(piece)
    }

    /// Puts the top piece face down into the muck; false where the deck is used up.
    pub fn burn(&mut self) -> bool {
        let piece = self.deal();
        self.muck.extend(piece);
        piece.is_some()
    }

    /// Puts a piece that left play into the muck.
    pub fn muck(&mut self, piece: T) {
        self.muck.push(piece);
    }

    /// What lies in the muck, oldest first: a secret.
    pub fn mucked(&self) -> &[T] {
        &self.muck
    }

    /// The whole order from the top as it was before the first deal: a secret.
    pub fn order(&self) -> &[T] {
        &self.order
    }

    /// The number of pieces left to deal.
    pub const fn len(&self) -> usize {
        self.order.len() - self.next
    }

    /// True where nothing is left to deal.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_from_the_top_until_it_is_used_up() {
        let mut deck = Deck::new(vec![1, 2, 3, 4]);
        assert_eq!(deck.deal(), Some(1));
        assert!(deck.burn());
        deck.muck(1);
        assert_eq!(deck.mucked(), [2, 1]);
        assert_eq!((deck.deal(), deck.deal(), deck.deal()), (Some(3), Some(4), None));
        assert!(!deck.burn() && deck.is_empty());
        assert_eq!(deck.order(), [1, 2, 3, 4]);
    }
}
