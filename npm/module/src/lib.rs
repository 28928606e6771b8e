//! The module that the npm package loads: `cardroom` with its feature `wasm`, linked as a cdylib.
//!
//! All of it is compiled for size but what stands here, with the evaluator that is inlined into it: that is compiled for
//! speed, by this package's profile.

use cardroom::wasm::{self, Answer, EquityNumbers};
use cardroom::{CardSet, CardsValue, EquityJob, evaluate_batch};
use wasm_bindgen::prelude::*;

/// A third of the size of the standard library's allocator.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The value of the best hand in a set of cards, bit `n` of the 64 for the card of index `n`; 0 where they make none.
///
/// Numbers alone cross over, and nothing is refused: `npm/functions.js` sends what is no hand to `evaluateCards`.
#[wasm_bindgen(js_name = cardsValue)]
pub fn cards_value(low: u32, high: u32) -> u32 {
    let set = CardSet::from_bits(u64::from(high) << 32 | u64::from(low));
    set.and_then(CardsValue::of).map_or(0, CardsValue::number)
}

/// The values of many hands of one size, written as indices of cards without a separator.
#[wasm_bindgen(js_name = evaluateBatch)]
pub fn evaluate_all(cards: &[u8], size: &[u32]) -> Answer {
    wasm::batch(cards, size, evaluate_batch)
}

/// The equity of hands or ranges, to its end.
#[wasm_bindgen]
pub fn equity(numbers: &[f64]) -> Vec<f64> {
    EquityNumbers::new(numbers).step(f64::INFINITY, EquityJob::step)
}

/// Equity step by step, behind the class of `npm/odds.js`.
#[wasm_bindgen]
#[derive(Debug)]
pub struct EquityJobHandle(EquityNumbers);

#[wasm_bindgen]
impl EquityJobHandle {
    /// Begins a job; a refusal comes with the first step.
    #[wasm_bindgen(constructor)]
    pub fn new(numbers: &[f64]) -> Self {
        Self(EquityNumbers::new(numbers))
    }

    /// Looks at so many showdowns.
    pub fn step(&mut self, showdowns: f64) -> Vec<f64> {
        self.0.step(showdowns, EquityJob::step)
    }
}
