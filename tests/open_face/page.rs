//! The rule page names every rule, and tests that are there.

const PAGE: &str = include_str!("../../docs/rules/open-face-chinese.md");
const TESTS: [&str; 17] = [
    include_str!("../arrange.rs"),
    include_str!("../placing.rs"),
    include_str!("matches.rs"),
    include_str!("refusals.rs"),
    include_str!("scores.rs"),
    include_str!("views.rs"),
    include_str!("../../src/games/open_face/auto_place.rs"),
    include_str!("../../src/games/open_face/check.rs"),
    include_str!("../../src/games/open_face/fantasy.rs"),
    include_str!("../../src/games/open_face/naturals.rs"),
    include_str!("../../src/games/open_face/placement.rs"),
    include_str!("../../src/games/open_face/royalties.rs"),
    include_str!("../../src/games/open_face/rows.rs"),
    include_str!("../../src/games/open_face/rules.rs"),
    include_str!("../../src/games/open_face/score.rs"),
    include_str!("../../src/games/open_face/settlement.rs"),
    include_str!("../../src/hand/front.rs"),
];

#[test]
fn every_rule_has_its_part_of_the_page_and_every_test_is_named_there() {
    let parts: Vec<&str> = PAGE.split("\n## ").skip(1).collect();
    assert_eq!(parts.len(), 24);
    for (number, part) in (1..).zip(&parts) {
        assert!(part.starts_with(&format!("OF-{number} ")), "{part}");
        assert!(part.contains(&format!("`of_{number:02}_")), "{part}");
    }
    let named: Vec<&str> = PAGE.split('`').filter(|word| word.starts_with("of_")).collect();
    let lines = TESTS.iter().flat_map(|file| file.lines());
    let functions = lines.filter_map(|line| line.trim_start().strip_prefix("fn ")?.split_once("()"));
    let tests: Vec<&str> = functions.map(|(name, _)| name).filter(|name| name.starts_with("of_")).collect();
    for name in &named {
        assert!(tests.contains(name), "the page names {name}, which is no test");
    }
    for name in &tests {
        assert!(named.contains(name), "the page does not name {name}");
    }
}
