//! Open-face Chinese from outside: vectors, whole matches, refusals, views.

mod matches;
mod page;
mod refusals;
mod scores;
mod support;
mod views;
