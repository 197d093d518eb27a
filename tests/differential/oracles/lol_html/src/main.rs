//! Reads one JSON array per line: a document and selectors. Writes one array per line: for each selector, the offsets
//! in bytes of the start tags that lol_html matches, or the message of the error with which it stops.
use lol_html::{element, HtmlRewriter, Settings};
use serde_json::{json, Value};
use std::cell::RefCell;
use std::io::{stdin, stdout, BufRead, BufWriter, Result, Write};

fn matches(html: &str, selector: &str) -> Value {
    let found = RefCell::new(Vec::new());
    let stopped = {
        let handler = element!(selector, |element| {
            found.borrow_mut().push(element.source_location().bytes().start);
            Ok(())
        });
        let settings = Settings::new().with_strict(true).append_element_content_handler(handler);
        let mut rewriter = HtmlRewriter::new(settings, |_: &[u8]| ());
        rewriter.write(html.as_bytes()).and_then(|()| rewriter.end())
    };
    match stopped {
        Ok(()) => json!(found.into_inner()),
        Err(error) => json!(error.to_string()),
    }
}

fn main() -> Result<()> {
    let mut out = BufWriter::new(stdout());
    for line in stdin().lock().lines() {
        let words: Vec<String> = serde_json::from_str(&line?)?;
        let answers: Vec<Value> = words[1..].iter().map(|selector| matches(&words[0], selector)).collect();
        writeln!(out, "{}", Value::Array(answers))?;
    }
    out.flush()
}
