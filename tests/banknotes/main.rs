//! Both games of Liar's Poker 2.0 at the table: money, betting, zones, shots, showdowns.

mod betting;
mod closed;
mod money;
mod random;
mod setups;
mod shots;
mod showdowns;
mod stateless;
mod support;
mod vectors;
