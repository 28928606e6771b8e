/// What belongs to a code.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) rule: &'static str,
    /// What its numbers are called.
    pub(crate) parts: &'static [&'static str],
}

/// A code for each reason of some kind, and what belongs to it, in one list: its name in JavaScript, the rule's id, the names of
/// its numbers.
macro_rules! codes {
    (
        $(#[$about:meta])* pub enum $codes:ident;
        $($(#[$doc:meta])* $code:ident = $name:literal, $rule:literal, [$($part:literal),*];)*
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $codes {
            $($(#[$doc])* $code,)*
        }

        impl $codes {
            /// All.
            pub const ALL: &[Self] = &[$(Self::$code),*];

            /// The stable name.
            pub fn name(self) -> &'static str {
                self.entry().name
            }

            fn entry(self) -> &'static $crate::codes::Entry {
                use $crate::codes::Entry;
                static ENTRIES: &[Entry] = &[$(Entry { name: $name, rule: $rule, parts: &[$($part),*] }),*];
                static NONE: Entry = Entry { name: "", rule: "", parts: &[] };
                ENTRIES.get(self as usize).unwrap_or(&NONE)
            }
        }
    };
}

pub(crate) use codes;
