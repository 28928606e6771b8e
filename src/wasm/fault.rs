use std::fmt::{Arguments, Display};

use js_sys::{Object, Reflect};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// Why a call from JavaScript failed. Nothing was changed.
#[derive(Debug)]
pub enum Fault {
    /// An argument of the wrong shape: a `TypeError` with its path, which the message begins with.
    Argument {
        /// The path: `stacks[2]`.
        path: String,
        /// The path, and what is wrong.
        message: String,
    },
    /// A refusal by the rules: a `RulesError`.
    Rules(JsValue),
    /// What a getter or a proxy among the arguments threw: goes back unchanged.
    Thrown(JsValue),
}

impl Fault {
    /// An argument of the wrong shape.
    #[inline(never)]
    pub(super) fn argument(path: &dyn Display, wrong: Arguments<'_>) -> Self {
        let path = path.to_string();
        let message = format!("{path}: {wrong}");
        Self::Argument { path, message }
    }

    /// A refusal with its code, the rule's id, and the numbers that decide or would have been legal.
    pub(super) fn rules(code: &str, rule: Option<&str>, details: impl Serialize, message: &str) -> Self {
        match result(&details) {
            Ok(details) => Self::Rules(described(code, rule, &details, message)),
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
                Self::Rules(described(code, rule, &details, message))
            }
            Err(fault) => fault,
        }
    }
}

/// The form in which a refusal crosses over; `npm/errors.js` throws the error that it describes.
fn described(code: &str, rule: Option<&str>, details: &JsValue, message: &str) -> JsValue {
    let object = JsValue::from(Object::new());
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
            Fault::Argument { path, message } => {
                let object = JsValue::from(Object::new());
                set(&object, "path", &path.into());
                set(&object, "message", &message.into());
                object
            }
            Fault::Rules(described) => described,
            // Wrapped, so that nothing a caller throws is taken for what is described here.
            Fault::Thrown(thrown) => {
                let object = JsValue::from(Object::new());
                set(&object, "thrown", &thrown);
                object
            }
        }
    }
}

/// Plain data of a result: objects, arrays, numbers, strings, `null`; never a Map, a `BigInt` or `undefined`.
pub(super) fn result(value: &impl Serialize) -> Result<JsValue, Fault> {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(|error| Fault::Thrown(JsValue::from(error)))
}
