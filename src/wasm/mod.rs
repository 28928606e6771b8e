//! The face to JavaScript: the only place that knows wasm-bindgen, js-sys, serde-wasm-bindgen and getrandom.
//!
//! Each exported function reads its arguments whole ([`read`]) before it borrows or changes anything: a getter among them
//! may throw or call back into the module. Results are plain data; refusals are plain objects that `npm/errors.js` throws.

mod action;
mod banknotes;
mod equity;
mod fault;
mod functions;
mod game;
mod history;
mod open_face;
mod play;
mod read;
mod rulings;
mod save;
mod setup;
mod showdown;
mod table;
mod tournament;

pub use fault::Fault;
pub use functions::batch;
