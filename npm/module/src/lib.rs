//! The module that the npm package loads: `cardroom` with its feature `wasm`, linked as a cdylib.

extern crate cardroom;
