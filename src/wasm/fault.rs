use std::fmt::{Arguments, Display};

use serde::Serialize;

use super::plain::Plain;

/// Why a call from JavaScript failed. Nothing was changed.
// In a box: by value, refusals made every function that reads something larger.
pub struct Fault(Box<Kind>);

enum Kind {
    /// An argument of the wrong shape: a `TypeError` with its path, which the message begins with.
    Argument { path: String, message: String },
    /// A refusal by the rules: a `RulesError`.
    Rules(Plain),
}

impl Fault {
    /// An argument of the wrong shape.
    #[inline(never)]
    pub(super) fn argument(path: &dyn Display, wrong: Arguments<'_>) -> Self {
        let path = path.to_string();
        let message = format!("{path}: {wrong}");
        Self(Box::new(Kind::Argument { path, message }))
    }

    /// A refusal with its code, the rule's id, and the numbers that decide or would have been legal.
    pub(super) fn rules(code: &str, rule: Option<&str>, details: impl Serialize, message: &str) -> Self {
        Self::refusal(code, rule, &Plain::of(&details), message)
    }

    /// A refusal whose details tell the field that is wrong, beside what is wrong with it.
    pub(super) fn in_field(
        field: &str,
        code: &str,
        rule: Option<&str>,
        details: impl Serialize,
        message: &str,
    ) -> Self {
        Self::refusal(code, rule, &Plain::of(&details).with_text("field", field), message)
    }

    fn refusal(code: &str, rule: Option<&str>, details: &Plain, message: &str) -> Self {
        Self(Box::new(Kind::Rules(described(code, rule, details, message))))
    }

    /// The message, where it is an argument's.
    pub(super) fn into_argument(self) -> Result<String, Self> {
        match *self.0 {
            Kind::Argument { message, .. } => Ok(message),
            Kind::Rules(_) => Err(self),
        }
    }

    /// The refusal as data, where it is one.
    pub(super) fn into_refusal(self) -> Result<Plain, Self> {
        match *self.0 {
            Kind::Rules(described) => Ok(described),
            Kind::Argument { .. } => Err(self),
        }
    }

    /// The form in which a fault crosses over; `npm/errors.js` throws the error that it describes.
    pub(super) fn described(self) -> Plain {
        match *self.0 {
            Kind::Argument { path, message } => {
                Plain::object().with_text("path", &path).with_text("message", &message)
            }
            Kind::Rules(described) => described,
        }
    }
}

fn described(code: &str, rule: Option<&str>, details: &Plain, message: &str) -> Plain {
    Plain::object()
        .with_text("code", code)
        .with("rule", &Plain::of(&rule))
        .with("details", details)
        .with_text("message", message)
}

/// Plain data of a result.
#[expect(clippy::unnecessary_wraps, reason = "it ends functions that may fail")]
pub(super) fn result(value: &(impl Serialize + ?Sized)) -> Result<Plain, Fault> {
    Ok(Plain::of(value))
}
