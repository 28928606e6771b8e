use super::amount::Amount;
use super::document::{self, Item, Section, Value};
use super::error::Failure;
use super::known::KnownCards;
use super::notation::Notation;
use super::replay::{Entry, replay};
use super::{PhhError, PhhFault, PhhLimits};
use crate::games::TexasHoldem;
use crate::table::{Action, Ante, AnteMode, Button, Hand};
use crate::{Card, Chips, Seat};

/// A recorded hand as it can be played here.
///
/// `p1`, the player left of the button, sits in seat 0; the last player, in the last seat, has the button.
#[derive(Clone, Debug)]
pub struct PhhHand {
    /// The name of the hand's section, in a text of several.
    pub name: Option<String>,
    /// The set-up, with a deck that deals the recorded cards.
    pub setup: TexasHoldem,
    /// The steps in order. The table accepts each of them; where the record breaks off, the hand goes on from there.
    pub steps: Vec<(Seat, Action)>,
    /// The stacks after the hand as the record states them, by seat, in chips of the set-up. A record that splits a
    /// pot exactly may state a fraction of a chip, where the table goes by TH-14; four decimal places are read.
    pub finishing_stacks: Option<Vec<f64>>,
    /// The cards that the record does not tell, filled in from those unseen.
    pub filled: Filled,
    /// How many chips of the set-up are one unit of the record: 100 for a record of dollars and cents, else mostly 1.
    pub chips_per_unit: u64,
    /// The names of the players by seat.
    pub players: Option<Vec<String>>,
    /// The record's other fields that hold one value, as text: event, year, `_source`, ….
    pub details: Vec<(String, String)>,
}

/// The cards that a record does not tell.
///
/// Each is the lowest card that is unseen so far, in a hand one that pairs neither its other card nor the known board;
/// hands that were mucked are filled first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wasm", derive(serde::Serialize))]
pub struct Filled {
    /// The cards in the hand of each seat.
    pub hands: Vec<Vec<Card>>,
    /// The cards of the board, dealt or not.
    pub board: Vec<Card>,
}

/// Reads records of hands: one, or several in sections `[1]`, `[2]`, … (a `.phhs` file).
///
/// Every record is played at the table, so that its steps are known to be legal. What records leave open:
///
/// - Where a record tells no `sm` of a showdown, the table shows (`auto_show`). Where it tells some, its `sm` become
///   [`Action::Show`] and [`Action::Muck`] in the order of TH-11, whatever their order; a player without one shows
///   what is known to win a part, and mucks otherwise.
/// - An `sm` where the table shows by itself (TH-12) or has no showdown tells cards and is no step.
/// - Where the big blind is too short for both, the ante comes first, as the format's own reader has it.
/// - Amounts with decimal places become whole chips of a smaller unit: see [`PhhHand::chips_per_unit`].
///
/// # Errors
///
/// [`PhhError`] names the line, the field, and what would have been right. No text makes this panic, and the work is in
/// proportion to its length, at most [`PhhLimits::TEXT`].
///
/// # Examples
///
/// ```
/// use cardroom::history::parse_phh;
/// use cardroom::table::Hand;
///
/// let records = parse_phh(r#"
///     variant = "NT"
///     antes = [0, 0, 0]
///     blinds_or_straddles = [5, 10, 0]
///     min_bet = 10
///     starting_stacks = [1000, 1000, 1000]
///     actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 AsKs", "p3 cbr 30", "p1 f", "p2 f"]
/// "#)?;
/// let record = &records[0];
/// let mut hand = Hand::new(record.setup.clone().setup(None))?;
/// for (seat, action) in &record.steps {
///     hand.act(*seat, action)?;
/// }
/// assert_eq!(hand.stacks().values().iter().map(|stack| stack.0).collect::<Vec<_>>(), [995, 990, 1015]);
/// assert_eq!(record.filled.hands[0].len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse_phh(text: &str) -> Result<Vec<PhhHand>, PhhError> {
    read_all(text).map_err(|failure| *failure)
}

fn read_all(text: &str) -> Result<Vec<PhhHand>, Failure> {
    let mut sections = document::read(text)?;
    // A section of the annotator's own is no hand.
    sections.retain(|section| !section.name.as_deref().is_some_and(|name| name.starts_with('_')));
    // The first has no name: it is the hand where it has fields, or where there is no other.
    if sections.len() > 1 {
        let first = sections.remove(0);
        if !first.fields.is_empty() {
            let fault =
                PhhFault::Unsupported { what: "a section after fields that stand before all sections" };
            let section = &sections[0];
            return Err(PhhError::failure(section.line, fault).in_hand(section.name.as_deref()));
        }
    }
    let mut hands = Vec::with_capacity(sections.len());
    for section in &sections {
        hands.push(read(section).map_err(|error| error.in_hand(section.name.as_deref()))?);
    }
    Ok(hands)
}

#[inline(never)]
fn read(section: &Section) -> Result<PhhHand, Failure> {
    let fields = Fields(section);
    let variant = fields.need("variant")?;
    if Fields::text("variant", variant)? != "NT" {
        return Err(PhhError::failure(variant.line, PhhFault::Variant {}).of("variant"));
    }
    let stacks = fields.amounts("starting_stacks")?;
    let (min, max) = PhhLimits::PLAYERS;
    let players = stacks.len();
    if players < min || players > max {
        return Err(fields.error("starting_stacks", PhhFault::Players { min, max }));
    }
    let blinds = fields.amounts("blinds_or_straddles")?;
    let antes = fields.amounts("antes")?;
    for (name, found) in [("blinds_or_straddles", blinds.len()), ("antes", antes.len())] {
        if found != players {
            return Err(fields.error(name, PhhFault::Count { expected: players, found }));
        }
    }
    let min_bet = Fields::amount("min_bet", fields.need("min_bet")?)?;
    let entries = fields.entries(players)?;

    let unit = match fields.find("_chip_unit") {
        Some(item) => Some(Fields::amount("_chip_unit", item)?),
        None => None,
    };
    let bets = entries.iter().filter_map(|entry| match entry.notation {
        Notation::To(_, amount) => Some(amount),
        _ => None,
    });
    let all = stacks.iter().chain(&blinds).chain(&antes).chain([&min_bet]).chain(&unit).copied();
    let places = all.chain(bets).map(Amount::places).max().unwrap_or(0);
    let scale = Scale { fields: &fields, places };

    let mut known = KnownCards::new(players);
    for entry in &entries {
        known.add(&entry.notation).map_err(|fault| entry.error(fault))?;
    }
    let (deck, filled) = known.deck();
    let stacks = scale.all("starting_stacks", &stacks)?;
    let blinds = scale.all("blinds_or_straddles", &blinds)?;
    let antes = scale.all("antes", &antes)?;
    let (small_blind, big_blind, straddles) =
        split_blinds(&blinds).ok_or_else(|| fields.error("blinds_or_straddles", PhhFault::Blinds {}))?;
    if scale.one("min_bet", min_bet)? != big_blind {
        return Err(fields.error("min_bet", PhhFault::MinBet { expected: Chips(big_blind) }));
    }
    let setup = TexasHoldem {
        ante: fields.ante(&antes, &stacks, big_blind)?,
        stacks,
        button: Button::Seat(players as u8 - 1),
        small_blind,
        big_blind,
        straddles,
        chip_unit: unit.map_or(Ok(1), |unit| scale.one("_chip_unit", unit))?,
        auto_show: false,
        deck: Some(deck),
        ..TexasHoldem::default()
    };
    let hand = Hand::new(setup.clone().setup(None)).map_err(|error| {
        let field = match error.field.split(['.', '[']).next() {
            Some("stacks") => "starting_stacks",
            Some("ante") => "antes",
            Some("chipUnit") => "_chip_unit",
            _ => "blinds_or_straddles",
        };
        fields.error(field, PhhFault::Setup(Box::new(error)))
    })?;
    let (steps, auto_show) = replay(hand, &entries, &filled, places)?;
    Ok(PhhHand {
        name: section.name.clone(),
        setup: TexasHoldem { auto_show, ..setup },
        steps,
        finishing_stacks: fields.finishing_stacks(players, places)?,
        filled,
        chips_per_unit: 10_u64.saturating_pow(places),
        players: fields.players(players)?,
        details: fields.details(),
    })
}

/// Small blind, big blind and straddles; for two players, too, the array begins with the small blind, though the second
/// player posts it.
fn split_blinds(blinds: &[u64]) -> Option<(u64, u64, Vec<u64>)> {
    let [small, big, rest @ ..] = blinds else { return None };
    let straddles: Vec<u64> = rest.iter().copied().take_while(|amount| *amount > 0).collect();
    let mut least = *big;
    let rising = straddles.iter().all(|straddle| {
        let enough = *straddle >= least.saturating_mul(2);
        least = *straddle;
        enough
    });
    let none_after = rest.iter().skip(straddles.len()).all(|amount| *amount == 0);
    (*big > 0 && small <= big && rising && none_after).then_some((*small, *big, straddles))
}

/// The fields of one hand by name.
struct Fields<'a>(&'a Section);

/// The fields that are no details.
const READ: [&str; 10] = [
    "variant",
    "antes",
    "blinds_or_straddles",
    "min_bet",
    "starting_stacks",
    "actions",
    "finishing_stacks",
    "players",
    "ante_trimming_status",
    "_chip_unit",
];

impl Fields<'_> {
    fn find(&self, name: &str) -> Option<&Item> {
        self.0.fields.iter().find(|field| field.name == name).map(|field| &field.value)
    }

    fn need(&self, name: &str) -> Result<&Item, Failure> {
        self.find(name).ok_or_else(|| self.error(name, PhhFault::Missing {}))
    }

    /// An error of the whole field.
    fn error(&self, name: &str, fault: PhhFault) -> Failure {
        PhhError::failure(self.find(name).map_or(self.0.line, |item| item.line), fault).of(name)
    }

    fn wrong(name: &str, item: &Item, expected: &'static str) -> Failure {
        PhhError::failure(item.line, PhhFault::Value { expected }).of(name)
    }

    fn text<'b>(name: &str, item: &'b Item) -> Result<&'b str, Failure> {
        match &item.value {
            Value::Text(text) => Ok(text),
            _ => Err(Self::wrong(name, item, "a string")),
        }
    }

    fn amount(name: &str, item: &Item) -> Result<Amount, Failure> {
        match &item.value {
            Value::Number(amount) => Ok(*amount),
            _ => Err(Self::wrong(
                name,
                item,
                "an amount from 0 with at most 4 decimal places, not more than 2^53 - 1",
            )),
        }
    }

    fn items<'b>(name: &str, item: &'b Item) -> Result<&'b [Item], Failure> {
        match &item.value {
            Value::List(items) => Ok(items),
            _ => Err(Self::wrong(name, item, "an array")),
        }
    }

    fn amounts(&self, name: &str) -> Result<Vec<Amount>, Failure> {
        let items = Self::items(name, self.need(name)?)?;
        let mut amounts = Vec::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            let amount = Self::amount("", item).map_err(|error| error.at(at).of(name))?;
            if amount.is_zero() && name == "starting_stacks" {
                return Err(Self::wrong("", item, "an amount above 0").at(at).of(name));
            }
            amounts.push(amount);
        }
        Ok(amounts)
    }

    fn texts<'b>(name: &str, item: &'b Item) -> Result<Vec<&'b str>, Failure> {
        let items = Self::items(name, item)?;
        let mut texts = Vec::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            texts.push(Self::text("", item).map_err(|error| error.at(at).of(name))?);
        }
        Ok(texts)
    }

    fn entries(&self, players: usize) -> Result<Vec<Entry>, Failure> {
        let name = "actions";
        let item = self.need(name)?;
        let texts = Self::texts(name, item)?;
        let mut entries = Vec::with_capacity(texts.len());
        for ((index, text), item) in texts.into_iter().enumerate().zip(Self::items(name, item)?) {
            let line = item.line;
            let notation = Notation::read(text, players)
                .map_err(|fault| PhhError::failure(line, fault).at(index).of(name))?;
            entries.push(Entry { index, line, notation });
        }
        Ok(entries)
    }

    fn ante(&self, antes: &[u64], stacks: &[u64], big_blind: u64) -> Result<Ante, Failure> {
        let trimming = match self.find("ante_trimming_status") {
            None => false,
            Some(Item { value: Value::Truth(truth), .. }) => *truth,
            Some(item) => return Err(Self::wrong("ante_trimming_status", item, "true or false")),
        };
        let must_be = |expected| {
            let name = "ante_trimming_status";
            if trimming == expected { Ok(()) } else { Err(self.error(name, PhhFault::Trimming { expected })) }
        };
        let amount = antes.iter().copied().max().unwrap_or(0);
        let ante = |mode, first| Ok(Ante { mode, amount: Chips(amount), first });
        if amount == 0 {
            return ante(AnteMode::None, false);
        }
        if antes.iter().all(|ante| *ante == amount) {
            if stacks.iter().any(|stack| *stack < amount) {
                must_be(true)?;
            }
            return ante(AnteMode::Each, false);
        }
        // The second of the array is the big blind's, for two players as well.
        if antes.iter().enumerate().any(|(at, ante)| (at == 1) != (*ante > 0)) {
            return Err(self.error("antes", PhhFault::Antes {}));
        }
        must_be(false)?;
        let poster = usize::from(stacks.len() > 2);
        let short = stacks.get(poster).is_some_and(|stack| *stack < amount.saturating_add(big_blind));
        ante(AnteMode::BigBlind, short)
    }

    fn finishing_stacks(&self, players: usize, places: u32) -> Result<Option<Vec<f64>>, Failure> {
        let name = "finishing_stacks";
        let Some(item) = self.find(name) else { return Ok(None) };
        let items = Self::items(name, item)?;
        let mut stacks = Vec::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            let amount = match &item.value {
                Value::Number(amount) => Some(*amount),
                Value::Other(text) => Amount::read_share(text),
                _ => None,
            };
            let amount = amount.ok_or_else(|| Self::wrong("", item, "an amount from 0").at(at).of(name))?;
            stacks.push(amount.value(places));
        }
        self.count(name, players, stacks.len())?;
        Ok(Some(stacks))
    }

    fn players(&self, players: usize) -> Result<Option<Vec<String>>, Failure> {
        let name = "players";
        let Some(item) = self.find(name) else { return Ok(None) };
        let names = Self::texts(name, item)?;
        self.count(name, players, names.len())?;
        Ok(Some(names.into_iter().map(str::to_owned).collect()))
    }

    fn count(&self, name: &str, expected: usize, found: usize) -> Result<(), Failure> {
        if found == expected { Ok(()) } else { Err(self.error(name, PhhFault::Count { expected, found })) }
    }

    fn details(&self) -> Vec<(String, String)> {
        let mut details = Vec::new();
        for field in self.0.fields.iter().filter(|field| !READ.contains(&field.name.as_str())) {
            let text = match &field.value.value {
                Value::Text(text) | Value::Other(text) => text.clone(),
                Value::Number(amount) => amount.to_string(),
                Value::Truth(truth) => truth.to_string(),
                Value::List(_) => continue,
            };
            details.push((field.name.clone(), text));
        }
        details
    }
}

/// Amounts of the record as chips.
struct Scale<'a> {
    fields: &'a Fields<'a>,
    places: u32,
}

impl Scale<'_> {
    fn one(&self, name: &str, amount: Amount) -> Result<u64, Failure> {
        let expected = "an amount of at most 2^53 - 1 in the smallest unit of the record";
        let chips = amount.chips(self.places).map(|chips| chips.0);
        chips.ok_or_else(|| self.fields.error(name, PhhFault::Value { expected }))
    }

    fn all(&self, name: &str, amounts: &[Amount]) -> Result<Vec<u64>, Failure> {
        let mut chips = Vec::with_capacity(amounts.len());
        for amount in amounts {
            chips.push(self.one(name, *amount)?);
        }
        Ok(chips)
    }
}
