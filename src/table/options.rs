/// The options that a game is played with and every player knows, by their names in a set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PublicOptions(pub Vec<(&'static str, OptionValue)>);

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(untagged))]
pub enum OptionValue {
    /// Whether something is so.
    Flag(bool),
    /// One of several words.
    Word(&'static str),
}

impl PublicOptions {
    /// The value of an option, where the game has it.
    pub fn get(&self, name: &str) -> Option<OptionValue> {
        self.0.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
    }

    /// The same of an option that is a flag.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.get(name)? {
            OptionValue::Flag(flag) => Some(flag),
            OptionValue::Word(_) => None,
        }
    }

    /// The same of an option that is a word.
    pub fn word(&self, name: &str) -> Option<&'static str> {
        match self.get(name)? {
            OptionValue::Word(word) => Some(word),
            OptionValue::Flag(_) => None,
        }
    }
}

#[cfg(feature = "wasm")]
impl serde::Serialize for PublicOptions {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{LiarsPoker, LiarsVariant, MoonNotes, TexasHoldem};
    use crate::table::{Action, Hand};
    use crate::{Chips, NaturalRank, Seat, Seed};

    #[test]
    fn a_view_tells_everyone_the_rules_of_the_house_and_nobody_its_notes() {
        let seed = || Some(Seed::new([1; 32]));
        let game = LiarsPoker { stacks: vec![1000; 3], ante: 30, ..LiarsPoker::draw() };
        for natural_rank in [NaturalRank::AfterKickers, NaturalRank::BeforeKickers] {
            for (moon_notes, moon_antes) in [(MoonNotes::Flop, true), (MoonNotes::Hand, false)] {
                let variant = LiarsVariant::Draw { moon_notes, moon_antes };
                let hand =
                    Hand::new(LiarsPoker { variant, natural_rank, ..game.clone() }.setup(seed())).unwrap();
                for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
                    let PublicOptions(options) = hand.view(viewer).options;
                    assert_eq!(
                        options,
                        [
                            ("allowDuplicates", OptionValue::Flag(false)),
                            ("naturalRank", OptionValue::Word(natural_rank.name())),
                            ("openerOption", OptionValue::Flag(false)),
                            ("moonNotes", OptionValue::Word(moon_notes.name())),
                            ("moonAntes", OptionValue::Flag(moon_antes)),
                        ]
                    );
                }
            }
        }
        let holdem = LiarsPoker { stacks: vec![1000; 3], ..LiarsPoker::holdem() };
        let options = Hand::new(holdem.setup(seed())).unwrap().view(None).options;
        assert_eq!(
            (options.flag("burn"), options.word("burn"), options.flag("moonAntes")),
            (Some(false), None, None)
        );
        let cards = TexasHoldem { stacks: vec![1000; 2], ..TexasHoldem::default() };
        assert_eq!(Hand::new(cards.setup(seed())).unwrap().view(None).options, PublicOptions::default());
    }

    #[test]
    fn a_view_tells_who_bet_or_raised_last_in_each_round() {
        let game =
            TexasHoldem { stacks: vec![1000; 3], small_blind: 5, big_blind: 10, ..TexasHoldem::default() };
        let mut hand = Hand::new(game.setup(Some(Seed::new([1; 32])))).unwrap();
        let told = |hand: &Hand| hand.view(Some(Seat(1))).aggressors;
        assert_eq!(told(&hand), [None]);
        for (seat, action, after) in [
            (0, Action::Raise { to: Chips(20) }, vec![Some(Seat(0))]),
            (1, Action::Raise { to: Chips(60) }, vec![Some(Seat(1))]),
            (2, Action::Fold, vec![Some(Seat(1))]),
            (0, Action::Call, vec![Some(Seat(1)), None]),
            (1, Action::Check, vec![Some(Seat(1)), None]),
            (0, Action::Check, vec![Some(Seat(1)), None, None]),
            (1, Action::Bet { to: Chips(10) }, vec![Some(Seat(1)), None, Some(Seat(1))]),
        ] {
            hand.act(Seat(seat), &action).unwrap();
            assert_eq!(told(&hand), after, "after {seat} {action}");
        }
        assert_eq!(hand.view(None).aggressors, told(&hand));
    }
}
