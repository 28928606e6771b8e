//! The rule page names every rule, and tests that are there.

const PAGE: &str = include_str!("../../docs/rules/texas-holdem.md");
const TESTS: [&str; 6] = [
    include_str!("betting.rs"),
    include_str!("limits.rs"),
    include_str!("pots.rs"),
    include_str!("seats.rs"),
    include_str!("showdown.rs"),
    include_str!("stakes.rs"),
];

#[test]
fn every_rule_has_its_part_of_the_page_and_every_test_is_named_there() {
    let parts: Vec<&str> = PAGE.split("\n## ").skip(1).collect();
    for (number, part) in (1..=20).zip(&parts) {
        assert!(part.starts_with(&format!("TH-{number} ")), "{part}");
        assert!(part.contains(&format!("`th_{number:02}_")), "{part}");
    }
    let named: Vec<&str> = PAGE.split('`').filter(|word| word.starts_with("th_")).collect();
    let written = TESTS.iter().flat_map(|tests| tests.lines());
    let written: Vec<&str> =
        written.filter_map(|line| line.strip_prefix("fn ")?.split_once("()")).map(|(name, _)| name).collect();
    let tests: Vec<&str> = written.into_iter().filter(|name| name.starts_with("th_")).collect();
    for name in &named {
        assert!(tests.contains(name), "the page names {name}, which is no test");
    }
    for name in &tests {
        assert!(named.contains(name), "the page does not name {name}");
    }
}
