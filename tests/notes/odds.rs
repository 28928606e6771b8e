//! The exact odds against every serial, the plain scorer, a simulation and the printed table.

use cardroom::{
    CategoryChances, Chance, NaturalRank, NumbersCategory, NumbersHand, PlayingPlace, Seed, category_chances,
    note_deck, zeros_chance,
};

use crate::reference::Kinds;

/// How many serials there are of each of the 45 kinds at a playing place, by going through all of them.
fn counted_kinds(place: usize) -> Vec<u128> {
    let mut counts = vec![0; 45];
    let mut digits = [0_usize; 7];
    for _ in 1..10_000_000 {
        for digit in digits.iter_mut().rev() {
            *digit = (*digit + 1) % 10;
            if *digit != 0 {
                break;
            }
        }
        let base = (place - 1..7).chain(0..place - 1).map(|at| digits[at]).find(|digit| *digit != 0).unwrap();
        let zeros = digits.iter().filter(|digit| **digit == 0).count();
        counts[(base - 1) * 5 + zeros.min(4)] += 1;
    }
    counts
}

/// Counts ordered draws without putting back: one after another, in any order of the kinds.
fn ordered_draws(hand: &[usize], counts: &[u128]) -> u128 {
    let orders: u128 = (1..=hand.len() as u128).product();
    let mut ways = orders;
    for (at, kind) in hand.iter().enumerate() {
        let same_before = hand[..at].iter().filter(|other| *other == kind).count() as u128;
        ways = ways * (counts[*kind] - same_before) / (same_before + 1);
    }
    ways
}

/// True where both fractions are the same.
fn same(chance: Chance, favourable: u128, total: u128) -> bool {
    let scale = total / chance.total;
    chance.total * scale == total && chance.favourable * scale == favourable
}

#[test]
fn category_chances_count_every_draw() {
    let counts = counted_kinds(3);
    assert_eq!(counts, counted_kinds(7));
    for natural_rank in [NaturalRank::AfterKickers, NaturalRank::BeforeKickers] {
        let before = natural_rank == NaturalRank::BeforeKickers;
        let kinds = Kinds::new(before);
        for notes in 3..=5 {
            let mut drawn = [[0; 2]; 4];
            kinds.every_hand(notes, |hand, key| {
                let natural = if before { key / 100 % 10 } else { key % 10 };
                drawn[key as usize / 10_000][natural as usize] += ordered_draws(hand, &counts);
            });
            let total: u128 = (0..notes as u128).map(|drawn| 9_999_999 - drawn).product();
            let chances = category_chances(notes, natural_rank).unwrap();
            for (category, [modified, natural]) in NumbersCategory::ALL.into_iter().zip(drawn) {
                assert!(same(chances.of(category), modified + natural, total), "{notes} {category:?}");
                assert!(same(chances.natural(category), natural, total), "{notes} {category:?} natural");
            }
        }
    }
    assert_eq!([0, 2, 6].map(|notes| category_chances(notes, NaturalRank::AfterKickers)), [None; 3]);
}

#[test]
fn ld_07_three_zeros_on_one_note_are_2_57_percent_counted_over_all_serials() {
    let mut three = 0;
    for serial in 1..10_000_000_u32 {
        let (mut rest, mut zeros) = (serial, 0);
        for _ in 0..7 {
            zeros += u32::from(rest % 10 == 0);
            rest /= 10;
        }
        three += u128::from(zeros >= 3);
    }
    let shot = zeros_chance(1, 3).unwrap();
    assert_eq!(shot, Chance { favourable: three, total: 9_999_999 });
    assert_eq!(format!("{:.2}", 100.0 * shot.fraction()), "2.57");
}

#[test]
fn ld_08_three_notes_together_have_three_zeros_in_35_percent() {
    // 21 digits: 1 − 0.9²¹ − 21·0.1·0.9²⁰ − 210·0.01·0.9¹⁹, near enough for notes that are never all zeros or the same.
    let digits = 1.0 - 0.9_f64.powi(21) - 2.1 * 0.9_f64.powi(20) - 2.1 * 0.9_f64.powi(19);
    let together = zeros_chance(3, 3).unwrap().fraction();
    assert!((together - digits).abs() < 1e-6, "{together} {digits}");
    assert_eq!(format!("{together:.2}"), "0.35");
    assert_eq!([0, 6].map(|notes| zeros_chance(notes, 3)), [None; 2]);
    assert!([1, 5].into_iter().all(|notes| {
        zeros_chance(notes, 0).unwrap().fraction() >= 1.0
            && zeros_chance(notes, 6 * notes + 1).unwrap().favourable == 0
    }));
}

/// Counts what happened in so many draws and compares with what was to be expected.
struct Simulation {
    draws: u32,
    counts: Vec<(String, Chance, u32)>,
}

impl Simulation {
    fn count(&mut self, name: &str, chance: Chance, happened: bool) {
        match self.counts.iter_mut().find(|count| count.0 == name) {
            Some(count) => count.2 += u32::from(happened),
            None => self.counts.push((name.to_owned(), chance, happened.into())),
        }
    }

    fn check(&self) {
        for (name, chance, happened) in &self.counts {
            let (p, draws) = (chance.fraction(), f64::from(self.draws));
            let errors = (f64::from(*happened) - p * draws) / (p * (1.0 - p) * draws).sqrt();
            assert!(errors.abs() < 3.0, "{name}: {happened} of {draws}, {errors:.2} standard errors off");
        }
    }
}

#[test]
fn simulation_agrees_within_three_standard_errors() {
    let mut simulation = Simulation { draws: 60_000, counts: Vec::new() };
    let mut stream = Seed::new([1; 32]).stream(0);
    let natural_rank = NaturalRank::AfterKickers;
    let [three, five]: [CategoryChances; 2] =
        [3, 5].map(|notes| category_chances(notes, natural_rank).unwrap());
    for draw in 0..simulation.draws {
        let notes = note_deck(5, &mut stream).unwrap();
        let place = PlayingPlace::new((draw % 7) as u8 + 1).unwrap();
        for (chances, notes) in [(three, &notes[..3]), (five, &notes[..])] {
            let hand = NumbersHand::evaluate(notes, place, natural_rank).unwrap();
            for category in NumbersCategory::ALL {
                let name = format!("{} of {}", category.name(), notes.len());
                simulation.count(&name, chances.of(category), hand.category == category);
                let natural = hand.category == category && hand.natural;
                simulation.count(&format!("natural {name}"), chances.natural(category), natural);
            }
        }
        let zeros: u8 = notes[..3].iter().map(|note| note.jokers()).sum();
        simulation.count("three zeros", zeros_chance(1, 3).unwrap(), notes[0].jokers() >= 3);
        simulation.count("three zeros on three", zeros_chance(3, 3).unwrap(), zeros >= 3);
    }
    assert_eq!(simulation.counts.len(), 18);
    simulation.check();
}

/// The rows of `docs/rules/liars-poker-odds.md`.
fn rows() -> Vec<String> {
    let percent = |chance: Chance| format!("{:.4} %", 100.0 * chance.fraction());
    let mut rows = Vec::new();
    for notes in 3..=5 {
        let [after, before] = [NaturalRank::AfterKickers, NaturalRank::BeforeKickers]
            .map(|natural_rank| category_chances(notes, natural_rank).unwrap());
        for category in NumbersCategory::ALL.into_iter().rev() {
            let chance = after.of(category);
            rows.push(format!(
                "| {notes} | {} | {} | {} | {} | {} |",
                category.name(),
                percent(chance),
                percent(after.natural(category)),
                percent(before.natural(category)),
                chance.favourable
            ));
        }
    }
    for notes in 1..=5 {
        let chance = zeros_chance(notes, 3).unwrap();
        rows.push(format!("| {notes} | {} | {} | {} |", percent(chance), chance.favourable, chance.total));
    }
    rows
}

#[test]
fn the_printed_table_is_what_the_functions_say() {
    let page = include_str!("../../docs/rules/liars-poker-odds.md");
    let missing: Vec<String> =
        rows().into_iter().filter(|row| !page.lines().any(|line| line == row)).collect();
    assert!(missing.is_empty(), "missing:\n{}", missing.join("\n"));
}
