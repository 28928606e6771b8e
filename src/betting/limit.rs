/// How large a bet may be (TH-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Limit {
    /// Up to all the chips.
    #[default]
    NoLimit,
    /// Up to the size of the pot after the call.
    PotLimit,
    /// One size a street; one bet and three raises a round, without that cap between two players.
    FixedLimit,
}

impl Limit {
    /// The name, as in a set-up.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoLimit => "no-limit",
            Self::PotLimit => "pot-limit",
            Self::FixedLimit => "fixed-limit",
        }
    }
}
