//! Hands written down: what was played elsewhere and can be played again here, and the other way.

mod phh;

pub use phh::{Filled, PhhError, PhhFault, PhhHand, PhhLimits, ToPhhError, parse_phh, to_phh, to_phh_hiding};
