//! The part of TOML that records are written in: fields of strings, numbers, truth values and arrays, comments, and
//! one section a hand in a text of several. Strings over several lines, inline tables and dotted keys are refused.

use std::fmt::Write;

use super::amount::Amount;
use super::error::Failure;
use super::{PhhError, PhhFault, PhhLimits};

/// The fields of one hand, in order.
#[derive(Debug)]
pub(super) struct Section {
    /// The name, in a text of several hands.
    pub name: Option<String>,
    /// Its line.
    pub line: usize,
    pub fields: Vec<Field>,
}

#[derive(Debug)]
pub(super) struct Field {
    pub name: String,
    pub value: Item,
}

/// A value and its line.
#[derive(Debug)]
pub(super) struct Item {
    pub line: usize,
    pub value: Value,
}

#[derive(Debug)]
pub(super) enum Value {
    Text(String),
    Number(Amount),
    Truth(bool),
    List(Vec<Item>),
    /// Times, dates, and numbers that no amount of chips can be.
    Other(String),
}

/// Reads a text into its sections: one without a name, and those with one.
pub(super) fn read(text: &str) -> Result<Vec<Section>, Failure> {
    if text.len() > PhhLimits::TEXT {
        return Err(PhhError::failure(1, PhhFault::TooLong { max: PhhLimits::TEXT }));
    }
    let mut cursor = Cursor { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1 };
    let mut sections = vec![Section { name: None, line: 1, fields: Vec::new() }];
    // The named ones in the order of their names: thousands of names are not compared each with each.
    let mut by_name: Vec<usize> = Vec::new();
    loop {
        cursor.skip_lines();
        if cursor.rest.is_empty() {
            return Ok(sections);
        }
        let line = cursor.line;
        if cursor.take('[') {
            let name = cursor.section()?;
            let place = match by_name.binary_search_by(|&at| sections[at].name.as_deref().cmp(&Some(&name))) {
                Ok(same) => {
                    let first = sections[by_name[same]].line;
                    return Err(PhhError::failure(line, PhhFault::Twice { first }).in_hand(Some(&name)));
                }
                Err(place) => place,
            };
            if sections.len() > PhhLimits::HANDS {
                let max = PhhLimits::HANDS;
                return Err(
                    PhhError::failure(line, PhhFault::TooMany { of: "hands", max }).in_hand(Some(&name))
                );
            }
            by_name.insert(place, sections.len());
            sections.push(Section { name: Some(name), line, fields: Vec::new() });
        } else if let Some(section) = sections.last_mut() {
            let field = cursor.field().map_err(|error| error.in_hand(section.name.as_deref()))?;
            let fail =
                |fault| Err(PhhError::failure(line, fault).of(&field.name).in_hand(section.name.as_deref()));
            if let Some(first) = section.fields.iter().find(|other| other.name == field.name) {
                return fail(PhhFault::Twice { first: first.value.line });
            }
            if section.fields.len() >= PhhLimits::FIELDS {
                return fail(PhhFault::TooMany { of: "fields", max: PhhLimits::FIELDS });
            }
            section.fields.push(field);
        }
    }
}

/// Where the reader stands.
struct Cursor<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Cursor<'a> {
    fn error(&self, fault: PhhFault) -> Failure {
        PhhError::failure(self.line, fault)
    }

    fn expected(&self, expected: &'static str) -> Failure {
        self.error(PhhFault::Syntax { expected })
    }

    /// Steps over this character, if it is the next.
    fn take(&mut self, char: char) -> bool {
        match self.rest.strip_prefix(char) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Steps over everything up to the first character that does not pass.
    fn take_while(&mut self, test: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|char| !test(char)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    fn skip_blanks(&mut self) {
        self.take_while(|char| matches!(char, ' ' | '\t'));
    }

    /// Steps over blanks, comments and ends of lines.
    fn skip_lines(&mut self) {
        loop {
            self.skip_blanks();
            if self.rest.starts_with('#') {
                self.take_while(|char| char != '\n');
            }
            if let Some(rest) = self.rest.strip_prefix("\r\n").or_else(|| self.rest.strip_prefix('\n')) {
                self.rest = rest;
                self.line += 1;
            } else {
                return;
            }
        }
    }

    /// Steps over what may follow in a line, up to its end.
    fn end_line(&mut self) -> Result<(), Failure> {
        let line = self.line;
        self.skip_lines();
        if self.line == line && !self.rest.is_empty() {
            return Err(self.expected("the end of the line"));
        }
        Ok(())
    }

    /// The name of a section, after its first bracket.
    fn section(&mut self) -> Result<String, Failure> {
        if self.rest.starts_with('[') {
            return Err(self.error(PhhFault::Unsupported { what: "an array of tables" }));
        }
        let name = self.key()?;
        if !self.take(']') {
            return Err(self.expected("\"]\""));
        }
        self.end_line()?;
        Ok(name)
    }

    /// A name and its value.
    #[inline(never)]
    fn field(&mut self) -> Result<Field, Failure> {
        let name = self.key()?;
        if !self.take('=') {
            return Err(self.expected("\"=\"").of(&name));
        }
        self.skip_blanks();
        let value = self.item(0).map_err(|error| error.of(&name))?;
        self.end_line().map_err(|error| error.of(&name))?;
        Ok(Field { name, value })
    }

    /// The name of a field or section, and the blanks around it.
    fn key(&mut self) -> Result<String, Failure> {
        self.skip_blanks();
        let key = if self.rest.starts_with(['"', '\'']) {
            self.string()?
        } else {
            self.take_while(|char| char.is_ascii_alphanumeric() || matches!(char, '_' | '-')).to_owned()
        };
        if key.is_empty() {
            return Err(self.expected("the name of a field, or a section in brackets"));
        }
        if key.len() > PhhLimits::NAME {
            return Err(self.error(PhhFault::TooMany { of: "bytes in a name", max: PhhLimits::NAME }));
        }
        self.skip_blanks();
        if self.rest.starts_with('.') {
            return Err(self.error(PhhFault::Unsupported { what: "a name with dots" }).of(&key));
        }
        Ok(key)
    }

    fn item(&mut self, depth: usize) -> Result<Item, Failure> {
        let line = self.line;
        let value = match self.rest.chars().next() {
            Some('"' | '\'') => Value::Text(self.string()?),
            Some('[') => Value::List(self.list(depth)?),
            Some('{') => return Err(self.error(PhhFault::Unsupported { what: "a table in braces" })),
            _ => self.bare()?,
        };
        Ok(Item { line, value })
    }

    fn list(&mut self, depth: usize) -> Result<Vec<Item>, Failure> {
        if depth >= PhhLimits::DEPTH {
            return Err(self.error(PhhFault::TooMany { of: "arrays in each other", max: PhhLimits::DEPTH }));
        }
        self.take('[');
        let mut items = Vec::new();
        loop {
            self.skip_lines();
            if self.take(']') {
                return Ok(items);
            }
            if items.len() >= PhhLimits::ITEMS {
                return Err(self.error(PhhFault::TooMany { of: "values in an array", max: PhhLimits::ITEMS }));
            }
            items.push(self.item(depth + 1).map_err(|error| error.at(items.len()))?);
            self.skip_lines();
            if !self.take(',') && !self.rest.starts_with(']') {
                return Err(self.expected("\",\" or \"]\" after a value").at(items.len() - 1));
            }
        }
    }

    /// A value without quotes.
    fn bare(&mut self) -> Result<Value, Failure> {
        let text = self
            .take_while(|char| char.is_ascii_alphanumeric() || matches!(char, '_' | '-' | '+' | '.' | ':'));
        if let Some(amount) = Amount::read(text.strip_prefix('+').unwrap_or(text)) {
            return Ok(Value::Number(amount));
        }
        let number = |text: &str| text.starts_with(|char: char| char.is_ascii_digit());
        let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
        match text {
            "true" => Ok(Value::Truth(true)),
            "false" => Ok(Value::Truth(false)),
            _ if matches!(unsigned, "inf" | "nan") || number(unsigned) => Ok(Value::Other(text.to_owned())),
            _ => Err(self.expected("a string in quotes, a number, true, false or an array")),
        }
    }

    /// A string in single or double quotes.
    fn string(&mut self) -> Result<String, Failure> {
        if self.rest.starts_with("\"\"\"") || self.rest.starts_with("'''") {
            return Err(self.error(PhhFault::Unsupported { what: "a string in three quotes" }));
        }
        let literal = self.take('\'');
        let quote = if literal || !self.take('"') { '\'' } else { '"' };
        let mut text = String::new();
        loop {
            // A tab is the only control character that may stand in a string.
            let plain = |char: char| char != quote && (literal || char != '\\') && !is_control(char);
            text.push_str(self.take_while(plain));
            if self.take(quote) {
                return Ok(text);
            }
            if literal || !self.take('\\') {
                return Err(self.expected("the closing quote in the same line"));
            }
            text.push(self.escape()?);
        }
    }

    /// What follows a backslash.
    fn escape(&mut self) -> Result<char, Failure> {
        let mut chars = self.rest.chars();
        let first = chars.next();
        self.rest = chars.as_str();
        let digits = match first {
            Some('b') => return Ok('\u{8}'),
            Some('t') => return Ok('\t'),
            Some('n') => return Ok('\n'),
            Some('f') => return Ok('\u{c}'),
            Some('r') => return Ok('\r'),
            Some(char @ ('"' | '\\')) => return Ok(char),
            Some('u') => 4,
            Some('U') => 8,
            _ => return Err(self.expected("an escape: \\b \\t \\n \\f \\r \\\" \\\\ \\uXXXX \\UXXXXXXXX")),
        };
        let code = self.rest.get(..digits).filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let char = code.and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32);
        let char = char.ok_or_else(|| self.expected("a Unicode character in hexadecimal digits"))?;
        self.rest = self.rest.get(digits..).unwrap_or_default();
        Ok(char)
    }
}

fn is_control(char: char) -> bool {
    char != '\t' && char.is_ascii_control()
}

/// A text as a string in double quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for char in text.chars() {
        match char {
            '"' | '\\' => quoted.extend(['\\', char]),
            char if is_control(char) => {
                // Writing to a string does not fail.
                let _ = write!(quoted, "\\u{:04X}", u32::from(char));
            }
            char => quoted.push(char),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(text: &str) -> Vec<(String, String)> {
        let sections = read(text).unwrap();
        let fields = sections.iter().flat_map(|section| &section.fields);
        fields
            .map(|field| (field.name.clone(), format!("{}:{}", field.value.line, show(&field.value))))
            .collect()
    }

    fn show(item: &Item) -> String {
        match &item.value {
            Value::Text(text) => format!("{text:?}"),
            Value::Number(amount) => amount.to_string(),
            Value::Truth(truth) => truth.to_string(),
            Value::Other(text) => format!("<{text}>"),
            Value::List(items) => format!("[{}]", items.iter().map(show).collect::<Vec<_>>().join(",")),
        }
    }

    #[test]
    fn reads_what_records_are_written_in() {
        let text = "\u{feff}# one\r\na = 'x\\n # y' # two\nb=\"A\\u00e9\\\"\\\\\"\n\nc = [ # three\n 1, 2.50,\n [true], [],\n]\n\
                    \"d\" = 12:30:00\ne = -4\nf = inf\nlast = false";
        let expected = [
            ("a", "2:\"x\\\\n # y\""),
            ("b", "3:\"Aé\\\"\\\\\""),
            ("c", "5:[1,2.5,[true],[]]"),
            ("d", "9:<12:30:00>"),
            ("e", "10:<-4>"),
            ("f", "11:<inf>"),
            ("last", "12:false"),
        ];
        assert_eq!(only(text), expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
    }

    #[test]
    fn errors_name_line_field_and_item() {
        for (text, line, field, code) in [
            ("a = 1\nb", 2, "b", "ERR_PHH_SYNTAX"),
            ("a = 1 2", 1, "a", "ERR_PHH_SYNTAX"),
            ("a = 1\n\na = 2", 3, "a", "ERR_PHH_TWICE"),
            ("a = [\n1,\n2 3]", 3, "a[1]", "ERR_PHH_SYNTAX"),
            ("a = [1,\n 'x\ny']", 2, "a[1]", "ERR_PHH_SYNTAX"),
            ("a = [[\n?]]", 2, "a[0][0]", "ERR_PHH_SYNTAX"),
            ("a = \"\\q\"", 1, "a", "ERR_PHH_SYNTAX"),
            ("a = \"\\ud800\"", 1, "a", "ERR_PHH_SYNTAX"),
            ("a = \"\\u12é\"", 1, "a", "ERR_PHH_SYNTAX"),
            ("a = \"\"\"x\"\"\"", 1, "a", "ERR_PHH_UNSUPPORTED"),
            ("a = {}", 1, "a", "ERR_PHH_UNSUPPORTED"),
            ("a.b = 1", 1, "a", "ERR_PHH_UNSUPPORTED"),
            ("[[a]]", 1, "", "ERR_PHH_UNSUPPORTED"),
            ("[a]\n[b]\n[a]", 3, "", "ERR_PHH_TWICE"),
            ("[a", 1, "", "ERR_PHH_SYNTAX"),
            ("= 1", 1, "", "ERR_PHH_SYNTAX"),
            ("a =", 1, "a", "ERR_PHH_SYNTAX"),
            ("a = [[[[[[[[[1]]]]]]]]]", 1, "a[0][0][0][0][0][0][0][0]", "ERR_PHH_LIMIT"),
        ] {
            let error = read(text).unwrap_err();
            assert_eq!(
                (error.line, &*error.field, error.fault.code()),
                (line, field, code),
                "{text:?}: {error}"
            );
        }
    }

    #[test]
    fn sizes_are_bounded() {
        let long = " ".repeat(PhhLimits::TEXT + 1);
        assert_eq!(read(&long).unwrap_err().fault, PhhFault::TooLong { max: PhhLimits::TEXT });
        let name = "a".repeat(PhhLimits::NAME);
        assert_eq!(read(&format!("{name} = 1\n[{name}]")).map(|sections| sections.len()).ok(), Some(2));
        for text in [format!("{name}a = 1"), format!("[{name}a]"), format!("['{name}a']")] {
            let error = read(&text).unwrap_err();
            assert_eq!((error.fault.code(), error.field.as_str(), error.hand), ("ERR_PHH_LIMIT", "", None));
        }
        let again = read("[b]\n[c]\n[a]\n[d]\n[c]\n[b]").unwrap_err();
        assert_eq!((again.line, again.fault), (5, PhhFault::Twice { first: 2 }));
        let array = format!("a = [{}]", "1,".repeat(PhhLimits::ITEMS + 1));
        assert_eq!(read(&array).unwrap_err().fault.code(), "ERR_PHH_LIMIT");
        let fields: Vec<String> = (0..=PhhLimits::FIELDS).map(|at| format!("a{at} = 1")).collect();
        assert_eq!(read(&fields.join("\n")).unwrap_err().field, format!("a{}", PhhLimits::FIELDS));
        let sections: Vec<String> = (0..=PhhLimits::HANDS).map(|at| format!("[{at}]")).collect();
        let error = read(&sections.join("\n")).unwrap_err();
        assert_eq!((error.line, error.fault.code()), (PhhLimits::HANDS + 1, "ERR_PHH_LIMIT"));
        let deep = format!("a = {}", "[".repeat(1 << 20));
        assert_eq!(read(&deep).unwrap_err().fault.code(), "ERR_PHH_LIMIT");
    }

    #[test]
    fn quoted_text_reads_back() {
        for text in ["", "plain", "a \"b\" \\ \t \n \u{1} é 🂡"] {
            let sections = read(&format!("a = {}", quoted(text))).unwrap();
            assert!(
                matches!(&sections[0].fields[0].value.value, Value::Text(read) if read == text),
                "{text:?}"
            );
        }
    }
}
