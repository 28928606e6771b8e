//! `cargo bench --manifest-path benches/core/Cargo.toml --bench arrange`: bonus hands arranged and placements judged, natively, with
//! what they allocate.

use std::hint::black_box;
use std::time::Instant;

use cardroom::{ArrangeRequest, Card, PlacementJob, PlacementOddsRequest, Seed, arrange};
use divan::{AllocProfiler, Bencher};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

const HANDS: usize = 2000;
const ROUNDS: usize = 5;

fn main() {
    println!("best arrangement of {HANDS} random hands, the least of {ROUNDS} calls each, in ms");
    for count in 13..=17 {
        let requests = requests(count);
        let mut least = vec![f64::INFINITY; HANDS];
        for _ in 0..ROUNDS {
            for (request, least) in requests.iter().zip(&mut least) {
                let start = Instant::now();
                black_box(arrange(black_box(request))).unwrap();
                *least = least.min(start.elapsed().as_secs_f64() * 1e3);
            }
        }
        least.sort_by(f64::total_cmp);
        let mean = least.iter().sum::<f64>() / HANDS as f64;
        let [median, p99, most] = [HANDS / 2, HANDS * 99 / 100, HANDS - 1].map(|place| least[place]);
        println!("{count} cards: mean {mean:.3}, median {median:.3}, p99 {p99:.3}, most {most:.3}");
    }
    divan::main();
}

fn requests(count: usize) -> Vec<ArrangeRequest> {
    let mut stream = Seed::new([14; 32]).stream(count as u64);
    let mut deck: Vec<Card> = Card::all().collect();
    let mut request = || {
        stream.shuffle(&mut deck);
        ArrangeRequest { cards: deck[..count].iter().copied().collect(), ..ArrangeRequest::default() }
    };
    (0..HANDS).map(|_| request()).collect()
}

#[divan::bench(args = [13, 14, 15, 16, 17])]
fn arrangement(bencher: Bencher, count: usize) {
    let requests = requests(count);
    let mut next = requests.iter().cycle();
    bencher.with_inputs(|| next.next().unwrap().clone()).bench_local_values(|request| arrange(&request));
}

#[divan::bench(sample_size = 1, args = [0, 5, 7, 9])]
fn thousand_endings(bencher: Bencher, placed: usize) {
    let board =
        ["-/-/-", "4c/6d2c/TsJd", "9s/2dTh4h/Kc6c7d", "Jh6d/3h8d4d/3d2h4c9s"][placed.saturating_sub(3) / 2];
    let cards = Card::parse_list(if placed == 0 { "7sKdTc5h5d" } else { "AcQhQs" }).unwrap();
    let request =
        PlacementOddsRequest { samples: 1000, ..PlacementOddsRequest::new(board.parse().unwrap(), cards) };
    bencher.with_inputs(|| PlacementJob::new(&request).unwrap()).bench_local_values(|mut job| {
        job.step(1000);
        job
    });
}
