use std::thread;

use cardroom::{EquityMethod, EquityRequest, equity};

use crate::{naive, pairs, request};

/// Holdings, board and dead cards.
const SPOTS: [(&str, &str, &str); 24] = [
    ("AhAd v KsKh", "", ""),
    ("AhAd v KsKc", "", ""),
    ("AsKs v QhQd", "", ""),
    ("7s6s v 9s8s", "", "Ts"),
    ("2c2d v AcKd v JhTh", "", ""),
    ("AsKs v AhKh v AdKd v AcKc", "", ""),
    ("AsAh v KdKc v 7h6h", "Ks9h2d", ""),
    ("AsKs v QsJs", "Ts9s2d", ""),
    ("9c8c v AhAs v 5d5h", "7c6c5c", "AdAc"),
    ("AhKh v AdKd", "QhJhTh", ""),
    (
        "2s2h v 3s3h v 4s4h v 5s5h v 6s6h v 7s7h v 8s8h v 9s9h v TsTh v JsJh",
        "",
        "2c3c4c5c6c7c8c9cTcJcQcKcAcQd",
    ),
    ("AsAh v KsKh v QsQh v JsJh v TsTh v 9s9h v 8s8h v 7s7h v 6s6h v 5s5h", "Ad9d5c", ""),
    ("AsKh v QdQc", "QsQh2d3c", "AcAd"),
    ("AsKh v AdKc", "QsJs2d3s4s", ""),
    ("AsKh v AdKc v 2c2h", "QsJsTs9s8s", ""),
    ("8h8d v AcTc", "9h8s9d7c", ""),
    // Ranges.
    ("AA v KK", "Ks7d2c", ""),
    ("AKs v QQ, JJ:0.5", "Ts9s2s", ""),
    ("TT+ v AKs v 9s8s", "Qs7d6c2h", ""),
    ("AsKs v random", "AdKc7s", "2c"),
    ("AK, QQ:0.25 v 22-55:0.1, 76s", "7s6d5c2h", "Ah"),
    ("AsKh v AdKd, AhKs", "QsJs2d", ""),
    ("KK+ v AKs v KQs", "AsKsQd2c3h", ""),
    ("AsAh v AdAc:0.000001, 72o", "7h2h2d", ""),
];

#[test]
fn th_15_spots_are_counted_as_naive_enumeration_counts_them() {
    let check = |&(holdings, board, dead): &(&str, &str, &str)| {
        let request =
            EquityRequest { method: EquityMethod::Exact, budget: u64::MAX, ..request(holdings, board, dead) };
        let counted = equity(&request).unwrap();
        let ranges: Vec<_> = request.holdings.iter().map(pairs).collect();
        let expected = naive::equity(&ranges, request.board, request.dead);
        // Whole numbers are the same to the last one; sums of weighted ones may be rounded.
        let exact = ranges.iter().flatten().all(|&(_, weight)| weight == 1.0);
        let equal = |a: f64, b: f64| if exact { a == b } else { (a - b).abs() <= 1e-9 * b.abs() };
        let spot = format!("{holdings} on {board}");
        assert!(counted.exact && equal(counted.deals, expected.deals), "{spot}: {counted:?} {expected:?}");
        for (player, of) in counted.players.iter().enumerate() {
            assert!(equal(of.wins, expected.wins[player]), "{spot}: {counted:?} {expected:?}");
            assert!(equal(of.ties, expected.ties[player]), "{spot}: {counted:?} {expected:?}");
            let share = expected.shares[player] / expected.deals;
            assert!((of.equity - share).abs() < 1e-12, "{spot}: {counted:?} {expected:?}");
            assert_eq!(of.standard_error, 0.0);
        }
    };
    let (even, odd): (Vec<_>, Vec<_>) = SPOTS.iter().enumerate().partition(|(place, _)| place % 2 == 0);
    thread::scope(|scope| {
        for half in [even, odd] {
            scope.spawn(|| half.into_iter().for_each(|(_, spot)| check(spot)));
        }
    });
}

/// The counts as odds calculators that enumerate all boards print them.
#[test]
fn th_15_aces_against_kings_are_counted_as_published() {
    let counts = |holdings| {
        let result = equity(&request(holdings, "", "")).unwrap();
        assert!(result.exact);
        assert_eq!(result.deals, 1_712_304.0);
        (result.players[0].wins, result.players[1].wins, result.players[0].ties)
    };
    // One suit in common.
    assert_eq!(counts("AhAd v KsKh"), (1_399_204.0, 305_177.0, 7_923.0));
    // Both in common, none in common: other flushes, other counts.
    assert_ne!(counts("AhAd v KdKh"), counts("AhAd v KsKh"));
    assert_ne!(counts("AhAd v KsKc"), counts("AhAd v KsKh"));
    assert_eq!(counts("AhAd v KsKh"), counts("AcAs v KdKc"), "the names of suits do not matter");
}

#[test]
fn th_15_ties_are_shared_alike() {
    // The board plays for all ten.
    let ten = "2s2h v 3s3h v 4s4h v 5s5h v 6s6h v 7s7h v 8s8h v 9s9h v 2d2c v 3d3c";
    let result = equity(&request(ten, "AsKsQsJsTs", "")).unwrap();
    for player in &result.players {
        assert_eq!((player.wins, player.ties, player.equity), (0.0, 1.0, 0.1));
    }
    let three = equity(&request("AsKh v AdKc v 2c2h", "QsJdTs9s8h", "")).unwrap();
    let parts: Vec<f64> = three.players.iter().map(|player| player.equity).collect();
    assert_eq!(parts, [0.5, 0.5, 0.0]);
}
