use super::super::fault::Fault;
use super::super::read::{Field, Object};
use crate::Chips;

/// More entries than any list may have, so that one too long is told by its rule.
const MOST_ENTRIES: usize = 10_000;

/// Reads one field of an object after the other. After the first that is refused nothing more is read, and what comes back
/// stands for nothing: `read` then gives the refusal.
///
/// Where there are many fields, this makes a smaller module than a refusal passed on at each.
pub(super) struct Fields<'o, 'a> {
    object: &'o mut Object<'a>,
    fault: Option<Fault>,
}

/// Reads a plain object.
pub(super) fn read(field: &Field<'_>, work: &mut dyn FnMut(&mut Fields<'_, '_>)) -> Result<(), Fault> {
    field.object(|object| {
        let mut fields = Fields { object, fault: None };
        work(&mut fields);
        fields.fault.map_or(Ok(()), Err)
    })
}

impl<'a> Fields<'_, 'a> {
    /// A field; `None` where it may be missing and is.
    pub(super) fn field(&mut self, name: &'static str, needed: bool) -> Option<Field<'a>> {
        if self.fault.is_some() {
            return None;
        }
        Some(self.object.required(name)).filter(|field| needed || !field.is_undefined())
    }

    /// The value, or `None` for a refusal, which is kept.
    pub(super) fn keep<T>(&mut self, result: Result<T, Fault>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(fault) => {
                self.fault = Some(fault);
                None
            }
        }
    }

    #[inline(never)]
    fn whole(&mut self, name: &'static str, needed: bool, most: u64) -> Option<u64> {
        let field = self.field(name, needed)?;
        self.keep(field.whole(0..=most))
    }

    /// A whole number.
    pub(super) fn amount(&mut self, name: &'static str) -> u64 {
        self.whole(name, true, Chips::MAX.0).unwrap_or(0)
    }

    /// A whole number that may be missing.
    pub(super) fn maybe_amount(&mut self, name: &'static str) -> Option<u64> {
        self.whole(name, false, Chips::MAX.0)
    }

    /// A whole number of 32 bits.
    pub(super) fn number(&mut self, name: &'static str) -> u32 {
        self.whole(name, true, u32::MAX.into()).unwrap_or(0) as u32
    }

    /// A whole number of 32 bits that may be missing.
    pub(super) fn maybe_number(&mut self, name: &'static str) -> Option<u32> {
        self.whole(name, false, u32::MAX.into()).map(|number| number as u32)
    }

    /// A flag, as it was where it is missing.
    pub(super) fn flag(&mut self, name: &'static str, flag: &mut bool) {
        if let Some(field) = self.field(name, false) {
            *flag = self.keep(field.boolean()).unwrap_or(*flag);
        }
    }

    /// One of a few words, by its number; `None` where it is missing.
    pub(super) fn word(&mut self, name: &'static str, needed: bool, words: &[&'static str]) -> Option<usize> {
        let field = self.field(name, needed)?;
        self.keep(field.one_of(words))
    }

    /// One of a few words, by its meaning.
    pub(super) fn choice<T: Copy>(&mut self, name: &'static str, words: &[(&'static str, T)]) -> Option<T> {
        let field = self.field(name, true)?;
        self.keep(field.choice(words))
    }

    /// A text that may be missing.
    pub(super) fn text(&mut self, name: &'static str, most: u32) -> Option<String> {
        let field = self.field(name, false)?;
        self.keep(field.text(most))
    }

    /// An object; `false` where it may be missing and is.
    pub(super) fn inner(
        &mut self,
        name: &'static str,
        needed: bool,
        work: &mut dyn FnMut(&mut Fields<'_, '_>),
    ) -> bool {
        let field = self.field(name, needed);
        field.is_some_and(|field| self.keep(read(&field, work)).is_some())
    }

    /// Whole numbers; `None` where they may be missing and are.
    pub(super) fn amounts(&mut self, name: &'static str, needed: bool) -> Option<Vec<u64>> {
        let field = self.field(name, needed)?;
        self.keep(field.list(MOST_ENTRIES, |each| Ok(each.chips()?.0)))
    }

    /// Objects.
    pub(super) fn objects(
        &mut self,
        name: &'static str,
        needed: bool,
        most: usize,
        work: &mut dyn FnMut(&mut Fields<'_, '_>),
    ) {
        if let Some(field) = self.field(name, needed) {
            let each = field.list(most, |each| read(&each, work));
            self.keep(each);
        }
    }
}
