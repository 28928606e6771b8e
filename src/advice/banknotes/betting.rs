use super::outlook::Outlook;
use super::rivals::{Rival, chips, halved};
use super::spread::Spread;
use super::style::Style;
use crate::Chips;
use crate::advice::{Advice, Code, Dice, Menu, Premium, Prizes, Spot};
use crate::table::Action;

/// What a player weighs before he puts money in: his hand, the others, and what lies where.
pub(super) struct Scene<'a> {
    spot: &'a Spot,
    outlook: &'a Outlook,
    rivals: &'a [Rival],
    /// Whether he holds a shot.
    shot: bool,
    /// What he put in during the hand and during this round, and has behind.
    own: [f64; 3],
    /// Notes, or exchanges, are still to come.
    streets: usize,
    /// What is played for, in a tournament.
    prizes: Option<Prizes>,
}

/// One rival where some total is put in: the chance that he goes on, the hands with which he does, and what he adds.
struct Answer {
    goes_on: f64,
    end: Spread,
    adds: f64,
}

impl<'a> Scene<'a> {
    pub fn of(spot: &'a Spot, outlook: &'a Outlook, rivals: &'a [Rival]) -> Option<Self> {
        let own = spot.own()?;
        Some(Self {
            spot,
            outlook,
            rivals,
            shot: own.shot == Some(true),
            own: [chips(own.contributed), chips(own.bet), chips(own.stack)],
            streets: 3_usize.saturating_sub(own.rounds.len()),
            prizes: Prizes::of(spot),
        })
    }

    /// The part of the pot that is won if all who are in stay to the end.
    pub fn equity(&self) -> f64 {
        let best = self.outlook.mean(|rank| self.rivals.iter().map(|rival| rival.end.below(rank)).product());
        self.shared(best)
    }

    fn premium(&self, adds: f64) -> Premium {
        self.prizes.as_ref().map_or(Premium::NONE, |prizes| prizes.premium(adds))
    }

    /// With shots: half the pot, or of what was bet, is not for the best hand.
    fn shared(&self, best: f64) -> f64 {
        let none: f64 = self.rivals.iter().map(|rival| 1.0 - rival.shot).product();
        let half = halved(self.spot, chips(self.spot.pot));
        if self.shot { half + (1.0 - half) * best } else { best * (1.0 - half * (1.0 - none)) }
    }

    /// What is in the pot for one who has put in so much during the hand.
    fn pot(&self, total: f64) -> f64 {
        let viewer = self.spot.viewer.index();
        let others = self.spot.seats.iter().enumerate().filter(|(at, _)| *at != viewer);
        self.own[0] + others.map(|(_, chair)| chips(chair.contributed).min(total)).sum::<f64>()
    }

    /// What the others do where the player's bet of this round becomes `to`.
    fn answers(&self, to: f64, style: &Style) -> Vec<Answer> {
        let adds = to - self.own[1];
        let pot = self.pot(self.own[0] + adds) + adds;
        let answer = |rival: &Rival| {
            // `clamp` would bring the standard library's writer of floats, 7 kB, for a panic.
            let owed = (to - rival.bet).max(0.0).min(rival.stack);
            if owed <= 0.0 {
                return Answer { goes_on: 1.0, end: rival.end, adds: 0.0 };
            }
            let price = owed / (pot + owed);
            let goes_on = |rank: f64| style.goes_on(rank, price);
            let kept = rival.now.weighed(goes_on);
            let part = kept.total().max(style.loose).min(1.0);
            // The stronger now, the stronger at the end.
            let end = style.calls(&rival.end, price);
            Answer { goes_on: part, end, adds: owed }
        };
        self.rivals.iter().map(answer).collect()
    }

    /// What it brings, beside what is lost already, if the player's bet of this round becomes `to`.
    pub fn worth(&self, to: f64, style: &Style) -> f64 {
        let adds = to - self.own[1];
        let pot = self.pot(self.own[0] + adds) + adds;
        let answers = self.answers(to, style);
        let shots: f64 = self
            .rivals
            .iter()
            .zip(&answers)
            .map(|(rival, answer)| 1.0 - rival.shot * answer.goes_on)
            .product();
        let alone = |answer: &Answer, rank: f64| {
            let wins = answer.goes_on * answer.end.below(rank);
            (1.0 - answer.goes_on + wins, wins)
        };
        let best = self.outlook.mean(|rank| {
            let all: f64 = answers.iter().map(|answer| alone(answer, rank).0).product();
            let added = |answer: &Answer| {
                let (part, wins) = alone(answer, rank);
                if part > 0.0 { answer.adds * wins / part } else { 0.0 }
            };
            all * (pot + answers.iter().map(added).sum::<f64>())
        });
        // What a shot takes, and the part that is left to the best hand.
        let (taken, left, worth) = if self.shot {
            let added: f64 = answers.iter().map(|answer| answer.adds * answer.goes_on).sum();
            let half = halved(self.spot, pot + added);
            (half, 1.0 - half, half * (pot + added) + (1.0 - half) * best - adds)
        } else {
            let left = 1.0 - halved(self.spot, pot) * (1.0 - shots);
            (0.0, left, best * left - adds)
        };
        if self.prizes.is_none() {
            return worth;
        }
        let wins = |rank| answers.iter().map(|answer| alone(answer, rank).0).product();
        let wins = taken + left * self.outlook.mean(wins);
        let Premium { gain, loss } = self.premium(adds);
        // The pot as it lies counts as it is, for which the others must fold.
        let fold: f64 = answers.iter().map(|answer| 1.0 - answer.goes_on).product();
        let (stolen, lost) = (fold * (pot - adds), (1.0 - wins) * adds);
        stolen + gain * (worth + lost - stolen) - loss * lost
    }

    /// The largest total that makes sense: what some rival can match.
    fn most(&self) -> f64 {
        self.rivals.iter().map(|rival| rival.bet + rival.stack).fold(0.0, f64::max)
    }
}

/// Sizes of a bet, in parts of the pot.
const SIZES: [f64; 4] = [0.4, 0.7, 1.0, 1.6];

/// What the best players do: what brings most, by what the others may hold and how they may answer.
pub(super) fn weigh(scene: &Scene<'_>, menu: &Menu, style: &Style, dice: &mut Dice) -> Option<Advice> {
    let [_, so_far, _] = scene.own;
    let level = chips(scene.spot.bet);
    let call = menu.call.map_or(0.0, chips);
    let pot = chips(scene.spot.pot);
    let equity = scene.equity();
    let needed = scene.premium(call).needed(call / (pot + call).max(1.0));
    // A little noise, so that close decisions do not always fall the same way.
    let mut noise = |part: f64| part * pot * (f64::from(dice.below(2001)) / 1000.0 - 1.0);
    let stay = if menu.check { scene.worth(so_far, style) } else { scene.worth(so_far + call, style) };
    let stay = stay + noise(0.02);
    let mut best = (0.0, menu.give_up().or_else(|| menu.stay())?, so_far);
    if stay >= best.0 || menu.check {
        best = (stay, menu.stay()?, so_far);
    }
    if let Some(bounds) = menu.raise {
        let after_call = pot + call;
        for size in SIZES {
            let to =
                (level + size * after_call).max(chips(bounds.min)).min(scene.most()).min(chips(bounds.max));
            let worth = scene.worth(to, style) - style.caution * (to - so_far - call) + noise(0.02);
            if worth > best.0 {
                #[allow(clippy::cast_sign_loss)] // above nothing
                let action = menu.to(Chips(to as u64))?;
                best = (worth, action, to);
            }
        }
    }
    let (_, action, to) = best;
    let [equal, adds] = [1.0 / (scene.rivals.len() + 1) as f64, to - so_far];
    let code = match action {
        Action::Check => Code::Check,
        Action::Fold => Code::Fold,
        Action::Call => Code::Call,
        _ if equity >= equal => Code::Value,
        _ if scene.streets > 0 => Code::SemiBluff,
        _ => Code::Bluff,
    };
    let needed = if adds > 0.0 { adds / (pot + adds) } else { needed };
    Some(Advice::new(action, code, [equity, needed].map(thousandths)))
}

pub(super) fn thousandths(part: f64) -> u32 {
    #[allow(clippy::cast_sign_loss)] // not negative
    let whole = (part.clamp(0.0, 1.0) * 1000.0 + 0.5) as u32;
    whole
}

/// What usual players do: their hand against any hands, pot odds, no bluffs.
pub(super) fn by_odds(scene: &Scene<'_>, menu: &Menu, dice: &mut Dice) -> Option<Advice> {
    let call = menu.call.map_or(0.0, chips);
    let pot = chips(scene.spot.pot);
    let equity = scene.equity();
    let needed = scene.premium(call).needed(call / (pot + call).max(1.0));
    let numbers = [equity, needed].map(thousandths);
    let others = scene.rivals.len() as f64;
    // Well above an equal part: two thirds against one other, a half against two.
    let strong = 2.0 / (others + 2.0);
    let strong = strong + if menu.check { 0.0 } else { 0.5 * (1.0 - strong) };
    let to = (chips(scene.spot.bet) + 0.6 * (pot + call)).min(scene.most());
    let strong = scene.premium(to - scene.own[1]).needed(strong);
    let raise = menu.raise.filter(|_| equity > strong);
    if raise.is_some() && !dice.chance(150) {
        #[allow(clippy::cast_sign_loss)] // above nothing
        let action = menu.to(Chips(to as u64))?;
        return Some(Advice::new(action, Code::Value, [numbers[0]]));
    }
    if menu.check {
        return Some(Advice::new(Action::Check, Code::Check, [numbers[0]]));
    }
    Some(if equity >= needed || !menu.fold {
        Advice::new(menu.stay()?, Code::Call, numbers)
    } else {
        Advice::new(Action::Fold, Code::Fold, numbers)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::banknotes::tests::dice;
    use crate::games::LiarsPoker;
    use crate::table::Hand;
    use crate::{Seat, Seed};

    /// Seat 2 of three after the forced bet of 30; two more than that may go on.
    fn worth(stacks: [u64; 3], to: f64, rank: f64) -> f64 {
        let game = LiarsPoker { stacks: stacks.to_vec(), ante: 30, ..LiarsPoker::holdem() };
        let mut hand = Hand::new(game.setup(Some(Seed::new([3; 32])))).unwrap();
        hand.act(Seat(0), &Action::Announce { place: 2 }).unwrap();
        hand.act(Seat(1), &Action::Bet { to: Chips(30) }).unwrap();
        let spot = Spot::of(&hand.view(Some(Seat(2)))).unwrap();
        let rivals = Rival::all(&spot, &Style::EXPERT);
        let outlook = Outlook(vec![(1.0, rank)]);
        Scene::of(&spot, &outlook, &rivals).unwrap().worth(to, &Style::EXPERT)
    }

    #[test]
    fn the_best_hand_wins_more_the_more_is_put_in_and_the_worst_pays_for_it() {
        let stacks = [1000; 3];
        assert!(worth(stacks, 200.0, 1.0) > worth(stacks, 60.0, 1.0));
        // Nobody folds behind a call that the worst hand makes: all of it is lost.
        assert!(worth(stacks, 30.0, 0.0) < -25.0);
        // A large bet of the worst hand wins the pot only where both fold.
        assert!(worth(stacks, 900.0, 0.0) < 0.0);
    }

    #[test]
    fn lp_23_only_what_the_own_money_covers_is_won() {
        // With 10 behind its ante seat 2 can win 10 of each bet.
        let short = worth([1000, 1000, 40], 10.0, 1.0);
        assert!((90.0..=110.0).contains(&short), "{short}");
        assert!(worth([1000; 3], 30.0, 1.0) > 140.0);
    }

    #[test]
    fn noise_is_from_the_dice_alone() {
        assert_eq!(dice().below(1000), dice().below(1000));
        assert_eq!([-0.5, 0.1234, 7.0].map(thousandths), [0, 123, 1000]);
    }
}
