//! Times one workload natively, the number of rounds given, and prints the milliseconds of each: for `compare.mjs`.

#[cfg(not(target_family = "wasm"))]
fn main() {
    use cardroom_benches as work;
    use std::hint::black_box;
    use std::time::Instant;

    let arguments: Vec<String> = std::env::args().collect();
    let rounds = arguments.get(2).and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
    let hands = work::random_hands();
    let run: &dyn Fn() -> u64 = match arguments.get(1).map(String::as_str) {
        Some("enumerate") => &work::enumerate,
        Some("enumerate-pokers") => &work::enumerate_pokers,
        Some("random") => &|| work::evaluate(black_box(&hands)),
        Some("random-pokers") => &|| work::evaluate_pokers(black_box(&hands)),
        _ => panic!("a workload and a number of rounds, please"),
    };
    cardroom::HandTable::seven();
    for _ in 0..rounds {
        let start = Instant::now();
        black_box(run());
        println!("{}", start.elapsed().as_secs_f64() * 1e3);
    }
}

#[cfg(target_family = "wasm")]
fn main() {}
