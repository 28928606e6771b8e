//! Set-ups and actions as JSON, in the words of JavaScript: what a save holds, and what its hash is taken over.

use std::fmt::{self, Display, Formatter, Write};

use crate::table;
use crate::tournament::{
    AcrossTables, Action, ButtonRule, Knockout, Length, Payouts, Penalty, Period, Points, Setup,
};

/// Items of a list, apart by commas.
struct List<'a, T>(&'a [T]);

impl<T: Display> Display for List<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('[')?;
        for (at, item) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_char(',')?;
            }
            item.fmt(f)?;
        }
        f.write_char(']')
    }
}

/// A text in quotes.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for char in self.0.chars() {
            if matches!(char, '"' | '\\') {
                f.write_char('\\')?;
            }
            f.write_char(char)?;
        }
        f.write_char('"')
    }
}

impl Display for Period {
    /// JSON.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Break { minutes } => write!(f, r#"{{"type":"break","minutes":{minutes}}}"#),
            Self::Level(level) => {
                let (name, length) = match level.length {
                    Length::Minutes(minutes) => ("minutes", minutes),
                    Length::Hands(hands) => ("hands", hands),
                };
                let (mode, amount) = (level.ante.mode.name(), level.ante.amount);
                write!(f, r#"{{"type":"level","small":{},"big":{},"#, level.small, level.big)?;
                write!(f, r#""ante":{{"mode":"{mode}","amount":{amount}}},"{name}":{length}}}"#)
            }
        }
    }
}

impl Display for Payouts {
    /// JSON.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shares(shares) => write!(f, r#"{{"shares":{}}}"#, List(shares)),
            Self::Prizes(prizes) => write!(f, r#"{{"prizes":{}}}"#, List(prizes)),
        }
    }
}

impl Display for Points {
    /// JSON.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (formula, factor) = match self {
            Self::Table(table) => return write!(f, r#"{{"table":{}}}"#, List(table)),
            Self::Linear { factor } => ("linear", factor),
            Self::SquareRoot { factor } => ("square-root", factor),
        };
        write!(f, r#"{{"formula":"{formula}","factor":{factor}}}"#)
    }
}

impl Setup {
    /// The set-up as JSON, **the seed included**.
    pub fn to_json(&self) -> String {
        let mut json = String::new();
        // Writing to a string does not fail.
        let _ = self.write_json(&mut json);
        json
    }

    fn write_json(&self, json: &mut String) -> fmt::Result {
        let Self { chairs, stack, added, ante_first, auto_show, .. } = self;
        write!(json, r#"{{"seed":"{}","chairs":{chairs},"stack":{stack},"#, self.seed.to_hex())?;
        write!(json, r#""chips":{},"schedule":{}"#, List(&self.chips), List(&self.schedule))?;
        if let Some(most) = self.most_entrants {
            write!(json, r#","mostEntrants":{most}"#)?;
        }
        if let Some(until) = self.late_until {
            write!(json, r#","lateRegistration":{{"untilLevel":{until}}}"#)?;
        }
        if let Some(rebuys) = &self.rebuys {
            write!(json, r#","rebuys":{{"untilLevel":{},"atMost":{}"#, rebuys.until_level, rebuys.at_most)?;
            write!(json, r#","chips":{},"price":{},"perPlayer":"#, rebuys.chips, rebuys.price)?;
            or_null(json, rebuys.per_player.as_ref())?;
            json.push('}');
        }
        if let Some(add_on) = &self.add_on {
            let (after, chips, price) = (add_on.after_level, add_on.chips, add_on.price);
            write!(json, r#","addOn":{{"afterLevel":{after},"chips":{chips},"price":{price}}}"#)?;
        }
        let (price, bounty) = (self.entry.price, self.entry.bounty);
        write!(json, r#","entry":{{"price":{price},"bounty":{bounty}}},"added":{added},"payouts":"#)?;
        or_null(json, self.payouts.as_ref())?;
        json.push_str(r#","points":"#);
        or_null(json, self.points.as_ref())?;
        if self.button_rule == ButtonRule::Moving {
            json.push_str(r#","buttonRule":"moving""#);
        }
        if self.across_tables == AcrossTables::ByStack {
            json.push_str(r#","acrossTables":"by-stack""#);
        }
        let (automatic, minutes) = (self.hand_for_hand.automatic, self.hand_for_hand.minutes_per_hand);
        write!(json, r#","handForHand":{{"automatic":{automatic},"minutesPerHand":{minutes}}}"#)?;
        write!(
            json,
            r#","betting":"{}","anteFirst":{ante_first},"autoShow":{auto_show}}}"#,
            self.limit.name()
        )
    }
}

fn or_null(to: &mut dyn Write, value: Option<&impl Display>) -> fmt::Result {
    match value {
        Some(value) => write!(to, "{value}"),
        None => to.write_str("null"),
    }
}

/// An action of a hand of Hold'em as JSON. The fields of actions that only other games have are not written.
struct Played<'a>(&'a table::Action);

impl Display for Played<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, r#"{{"type":"{}""#, self.0.name())?;
        match self.0 {
            table::Action::Bet { to } | table::Action::Raise { to } => write!(f, r#","to":{to}"#)?,
            table::Action::CallOf { amount } => write!(f, r#","amount":{amount}"#)?,
            table::Action::AskToShow { seat } => write!(f, r#","seat":{seat}"#)?,
            _ => {}
        }
        f.write_char('}')
    }
}

impl Display for Knockout {
    /// JSON.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, r#"{{"seat":{},"by":{}}}"#, self.seat, List(&self.by))
    }
}

impl Display for Action {
    /// JSON.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, r#"{{"type":"{}""#, self.name())?;
        match self {
            Self::Start | Self::Pause | Self::Resume | Self::Forward | Self::Back => {}
            Self::Enter { name, stack } => {
                if let Some(name) = name {
                    write!(f, r#","name":{}"#, Quoted(name))?;
                }
                if let Some(stack) = stack {
                    write!(f, r#","stack":{stack}"#)?;
                }
            }
            Self::SetRemaining { milliseconds } => write!(f, r#","milliseconds":{milliseconds}"#)?,
            Self::Deal { table } | Self::DealElsewhere { table } => write!(f, r#","table":{table}"#)?,
            Self::Play { table, seat, action } => {
                write!(f, r#","table":{table},"seat":{seat},"action":{}"#, Played(action))?;
            }
            Self::Result { table, stacks, knockouts } => {
                write!(f, r#","table":{table},"stacks":{},"knockouts":{}"#, List(stacks), List(knockouts))?;
            }
            Self::Withdraw { player }
            | Self::Rebuy { player }
            | Self::DeclineRebuy { player }
            | Self::AddOn { player }
            | Self::SitOut { player }
            | Self::SitIn { player } => write!(f, r#","player":{player}"#)?,
            Self::Penalty { player, penalty, rule } => {
                write!(f, r#","player":{player},"penalty":"{}""#, penalty.name())?;
                if let Penalty::MissedHands { hands } = penalty {
                    write!(f, r#","hands":{hands}"#)?;
                }
                if let Some(rule) = rule {
                    write!(f, r#","rule":"{}""#, rule.id())?;
                }
            }
            Self::HandForHand { on } => write!(f, r#","on":{on}"#)?,
            Self::SetPayouts { payouts } => {
                f.write_str(r#","payouts":"#)?;
                or_null(f, payouts.as_ref())?;
            }
        }
        f.write_char('}')
    }
}
