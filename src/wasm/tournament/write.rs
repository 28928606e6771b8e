//! Writes saves of tournaments.

use std::fmt::Write;

use super::super::save;
use crate::tournament::Tournament;

/// All that `load` needs, as JSON.
pub(super) fn save(tournament: &Tournament) -> String {
    let record = tournament.record();
    let mut json = format!(r#"{{"cardroom":{},"tournament":{}"#, save::VERSION, record.setup.to_json());
    json.push_str(r#","actions":["#);
    for (at, (now, action)) in record.actions.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(json, r#"{}{{"now":{now},"action":{action}}}"#, if at > 0 { "," } else { "" });
    }
    let _ = write!(json, r#"],"hash":"{}"}}"#, save::hex(record.hash));
    json
}
