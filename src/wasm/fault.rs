use serde::Serialize;
use wasm_bindgen::JsValue;

/// Why a call from JavaScript failed. Nothing was changed.
#[derive(Debug)]
pub enum Fault {
    /// An argument of the wrong shape: a `TypeError` that names its path.
    Argument(String),
    /// A refusal by the rules: a `RulesError`.
    Rules(JsValue),
    /// What a getter or a proxy among the arguments threw: goes back unchanged.
    Thrown(JsValue),
}

/// The form in which a fault crosses over; `npm/errors.js` throws the error that it describes.
#[derive(Serialize)]
struct Described<'a, D> {
    name: &'static str,
    code: &'a str,
    rule: Option<&'a str>,
    details: D,
    message: &'a str,
}

impl Fault {
    /// A refusal with its code, the rule's id, and the numbers that decide or would have been legal.
    pub(super) fn rules(code: &str, rule: Option<&str>, details: impl Serialize, message: &str) -> Self {
        match result(&Described { name: "RulesError", code, rule, details, message }) {
            Ok(described) => Self::Rules(described),
            Err(fault) => fault,
        }
    }
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Argument(message) => {
                let details = NoDetails {};
                let described = Described {
                    name: "TypeError",
                    code: "ERR_ARGUMENT",
                    rule: None,
                    details,
                    message: &message,
                };
                result(&described).unwrap_or_else(Self::from)
            }
            Fault::Rules(described) => described,
            Fault::Thrown(thrown) => thrown,
        }
    }
}

#[derive(Serialize)]
struct NoDetails {}

/// Plain data of a result: objects, arrays, numbers, strings, `null`; never a Map, a `BigInt` or `undefined`.
pub(super) fn result(value: &impl Serialize) -> Result<JsValue, Fault> {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(|error| Fault::Thrown(JsValue::from(error)))
}
