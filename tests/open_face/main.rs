//! Open-face Chinese from outside: vectors, whole matches, refusals, views.

mod scores;
