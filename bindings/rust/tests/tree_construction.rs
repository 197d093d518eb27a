//! The html5lib tree construction tests, through the crate. Which of them the Standard contradicts is in
//! `tests/conformance/deviations.txt`.

use std::collections::HashSet;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use lockstep_html::{parse_fragment, parse_with, Document, Format, FragmentContext, Namespace};
use lockstep_html::{ParseOptions, Parser, SerializeOptions};

/// A test of a .dat file.
#[derive(Default)]
struct Test {
    data: String,
    document: String,
    context: Option<String>,
    scripting: Option<bool>,
}

fn read(text: &str) -> Vec<Test> {
    let mut tests: Vec<Test> = Vec::new();
    let mut section = "";
    for line in text.split('\n') {
        if line == "#data" {
            tests.push(Test::default());
        }
        let Some(test) = tests.last_mut() else { continue };
        let in_data = section == "#data" && !line.starts_with("#errors");
        if line.starts_with('#') && !in_data && !line.starts_with("#document ") || line == "#data" {
            section = match line {
                "#data" | "#errors" | "#new-errors" | "#document-fragment" | "#document" => line,
                "#script-on" | "#script-off" => {
                    test.scripting = Some(line == "#script-on");
                    ""
                }
                _ => section,
            };
            continue;
        }
        match section {
            "#data" => test.data += &format!("{line}\n"),
            "#document" => test.document += &format!("{line}\n"),
            "#document-fragment" => test.context = Some(line.to_owned()),
            _ => {}
        }
    }
    for test in &mut tests {
        test.data.pop();
        test.document.truncate(test.document.trim_end_matches('\n').len());
    }
    tests
}

fn context(text: &str) -> FragmentContext {
    let (namespace, name) = match text.split_once(' ') {
        Some(("svg", name)) => (Namespace::Svg, name),
        Some(("math", name)) => (Namespace::MathMl, name),
        _ => (Namespace::Html, text),
    };
    FragmentContext { element_namespace: namespace, ..name.into() }
}

fn dump(document: &Document) -> String {
    let text = document.result().serialize(&SerializeOptions { format: Format::Dump, ..Default::default() });
    text.trim_end_matches('\n').to_owned()
}

/// The tree of the test, given whole and byte by byte.
fn trees(test: &Test, options: &ParseOptions) -> [String; 2] {
    let context = test.context.as_deref().map(context);
    let (whole, mut parser) = match &context {
        Some(it) => (parse_fragment(&test.data, it, options).unwrap(), Parser::fragment(it, options).unwrap()),
        None => (parse_with(&test.data, options).unwrap(), Parser::new(options).unwrap()),
    };
    for byte in test.data.as_bytes() {
        parser.write_all(&[*byte]).unwrap();
    }
    [dump(&whole), dump(&parser.finish().unwrap())]
}

fn folder() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let beside = root.canonicalize().ok()?.parent()?.join("shared");
    let chosen = env::var_os("LOCKSTEP_TESTDATA").map(PathBuf::from);
    chosen.into_iter().chain([beside]).map(|it| it.join("html5lib-tests/tree-construction")).find(|it| it.is_dir())
}

#[test]
fn trees_are_those_of_the_tests() {
    let Some(folder) = folder() else {
        eprintln!("skipped: no html5lib-tests/tree-construction in LOCKSTEP_TESTDATA or ../shared");
        return;
    };
    let listed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance/deviations.txt");
    let listed = fs::read_to_string(listed).unwrap();
    let deviations: HashSet<(&str, &str)> = listed
        .lines()
        .filter_map(|line| line.strip_prefix("tree-construction/"))
        .filter_map(|line| {
            let mut fields = line.split('\t');
            Some((fields.next()?, fields.next()?))
        })
        .collect();
    let mut run = 0;
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|it| it == "dat")) {
        let name = path.file_name().unwrap().to_str().unwrap();
        let text = String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
        for (index, test) in read(&text).iter().enumerate() {
            let modes = test.scripting.map_or(vec![false, true], |mode| vec![mode]);
            for scripting in modes {
                let options = ParseOptions { scripting, ..Default::default() };
                let deviates = deviations.contains(&(name, format!("#{index}").as_str()));
                for tree in trees(test, &options) {
                    assert_eq!(tree != test.document, deviates, "{name} #{index}: {}\n{tree}", test.data);
                }
                run += 1;
            }
        }
    }
    assert!(run > 3000, "{run}");
}
