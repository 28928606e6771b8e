use js_sys::{Object, Reflect};
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

impl Fault {
    /// A refusal with its code, the rule's id, and the numbers that decide or would have been legal.
    pub(super) fn rules(code: &str, rule: Option<&str>, details: impl Serialize, message: &str) -> Self {
        match result(&details) {
            Ok(details) => Self::Rules(described("RulesError", code, rule, &details, message)),
            Err(fault) => fault,
        }
    }

    /// A refusal whose details tell the field that is wrong, beside what is wrong with it.
    pub(super) fn in_field(
        field: &str,
        code: &str,
        rule: Option<&str>,
        details: impl Serialize,
        message: &str,
    ) -> Self {
        match result(&details) {
            Ok(details) => {
                set(&details, "field", &field.into());
                Self::Rules(described("RulesError", code, rule, &details, message))
            }
            Err(fault) => fault,
        }
    }
}

/// The form in which a fault crosses over; `npm/errors.js` throws the error that it describes.
fn described(name: &str, code: &str, rule: Option<&str>, details: &JsValue, message: &str) -> JsValue {
    let object = JsValue::from(Object::new());
    set(&object, "name", &name.into());
    set(&object, "code", &code.into());
    set(&object, "rule", &rule.map_or(JsValue::NULL, JsValue::from_str));
    set(&object, "details", details);
    set(&object, "message", &message.into());
    object
}

/// Sets a field of an object that was made here: nothing can throw.
pub(super) fn set(object: &JsValue, name: &str, value: &JsValue) {
    drop(Reflect::set(object, &name.into(), value));
}

impl From<Fault> for JsValue {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Argument(message) => {
                described("TypeError", "ERR_ARGUMENT", None, &Object::new().into(), &message)
            }
            Fault::Rules(described) => described,
            Fault::Thrown(thrown) => thrown,
        }
    }
}

/// Plain data of a result: objects, arrays, numbers, strings, `null`; never a Map, a `BigInt` or `undefined`.
pub(super) fn result(value: &impl Serialize) -> Result<JsValue, Fault> {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(|error| Fault::Thrown(JsValue::from(error)))
}
