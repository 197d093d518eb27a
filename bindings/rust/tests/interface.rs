//! What the safe interface promises: ownership, threads, errors, editing.

use std::io::Write;
use std::thread;

use lockstep_html::*;

fn is_send_and_sync<T: Send + Sync>() {}
fn is_send<T: Send>() {}

#[test]
fn send_and_sync_as_the_library_allows() {
    is_send_and_sync::<Document>();
    is_send_and_sync::<Node<'static>>();
    is_send_and_sync::<Selector>();
    is_send_and_sync::<Sanitizer>();
    is_send::<Parser>();
}

#[test]
fn threads_read_one_document() {
    let options = ParseOptions { positions: true, ..Default::default() };
    let document = parse_with(&"<p class=a>text\n".repeat(1000), &options).unwrap();
    let selector: Selector = "p.a:nth-child(odd)".parse().unwrap();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                assert_eq!(document.select(&selector).count(), 500);
                let last = document.body().unwrap().last_element_child().unwrap();
                assert_eq!(document.line_column(last.range().unwrap().start), (1000, 1));
            });
        }
    });
}

#[test]
fn nodes_and_attributes() {
    let document = parse("<!DOCTYPE html><!--c--><svg xlink:href=#a viewbox='0 0'><foreignObject></svg>text");
    let svg = document.body().unwrap().first_child().unwrap();
    assert_eq!((svg.name(), svg.namespace()), (Some("svg"), Namespace::Svg));
    let found: Vec<_> = svg.attributes().map(|it| (it.name, it.local_name, it.namespace, it.value)).collect();
    assert_eq!(found, [("xlink:href", "href", Namespace::XLink, "#a"), ("viewBox", "viewBox", Namespace::None, "0 0")]);
    assert_eq!(svg.attr("xlink:href"), Some("#a"));
    assert_eq!(svg.attr("missing"), None);
    assert_eq!(svg.attr("null\0"), None);
    let types: Vec<_> = document.root().descendants().map(Node::node_type).collect();
    use NodeType::*;
    assert_eq!(types, [Doctype, Comment, Element, Element, Element, Element, Element, Text]);
    let inner = svg.first_child().unwrap();
    assert_eq!(inner.name(), Some("foreignObject"));
    assert_eq!(inner.ancestors().filter_map(Node::name).collect::<Vec<_>>(), ["svg", "body", "html"]);
    assert!(svg.contains(inner) && !inner.contains(svg) && svg != inner);
    assert_eq!(document.body().unwrap().text().collect::<String>(), "text");
}

#[test]
fn selectors() {
    let document = parse("<ul><li id=a class='x y'>1<li id=b>2</ul>");
    let items: Selector = "li".parse().unwrap();
    let ids: Vec<_> = document.select(&items).filter_map(|it| it.attr("id")).collect();
    assert_eq!(ids, ["a", "b"]);
    let first = document.select_first(&items).unwrap();
    assert!(first.has_class("y") && first.matches(&"li:first-child".parse().unwrap()));
    assert_eq!(first.closest(&"ul".parse().unwrap()).unwrap().name(), Some("ul"));
    let mut left = document.select(&items);
    drop(items); // a selection does not need its selector
    assert_eq!(left.by_ref().count(), 2);
    assert_eq!(left.next(), None);
    let error = Selector::parse("p >").unwrap_err();
    assert!(error.to_string().contains("at byte"), "{error}");
}

#[test]
fn changes_that_the_dom_refuses() {
    let mut document = parse("<p id=a>");
    let (root, p) = (document.root().id(), document.body().unwrap().first_child().unwrap().id());
    let text = document.create_text("text").unwrap();
    assert_eq!(document.append(root, text), Err(Error::HierarchyRequest));
    assert_eq!(document.create_element("a b"), Err(Error::InvalidCharacter));
    assert_eq!(document.create_element("null\0"), Err(Error::InvalidCharacter));
    assert_eq!(document.set_attribute(text, "a", "b"), Err(Error::InvalidNodeType));
    assert_eq!(document.insert_before(p, text, root), Err(Error::NotFound));
    document.append(p, text).unwrap();
    document.insert_adjacent_html(p, Position::AfterEnd, "<hr><i>x").unwrap();
    document.add_class(p, "new").unwrap();
    assert_eq!(document.body().unwrap().inner_html(), "<p id=\"a\" class=\"new\">text</p><hr><i>x</i>");
    document.unwrap(p).unwrap();
    document.set_inner_html(document.head().unwrap().id(), "<title>T").unwrap();
    assert_eq!(document.to_string(), "<html><head><title>T</title></head><body>text<hr><i>x</i></body></html>");
    let other = parse("<b>bold</b>");
    let copy = document.import(other.body().unwrap().first_child().unwrap(), true).unwrap();
    document.replace(text, copy).unwrap();
    assert_eq!(document.body().unwrap().first_child().unwrap().text_content(), "bold");
}

#[test]
fn a_number_without_a_node() {
    let large = parse(&"<p>".repeat(100));
    let last = large.body().unwrap().last_child().unwrap().id();
    let mut small = parse("");
    assert_eq!(small.get(last), None);
    assert_eq!(small.remove(last), Err(Error::BadArgument));
}

#[test]
fn limits_and_options() {
    let limits = Limits { nodes: 50, ..Default::default() };
    let document = parse_with(&"<p>x".repeat(100), &ParseOptions { limits, ..Default::default() }).unwrap();
    assert_eq!(document.status(), Status::TooManyNodes);
    assert_eq!(Limits::default().copied_nodes, 500_000);
    let unknown = ParseOptions { edition: Some("1999-01-01".into()), ..Default::default() };
    assert_eq!(parse_with("", &unknown).unwrap_err(), Error::BadArgument);
    let default = editions().last().unwrap().to_owned();
    assert!(parse_with("", &ParseOptions { edition: Some(default), ..Default::default() }).is_ok());
}

#[test]
fn parse_errors() {
    let options = ParseOptions { collect_errors: true, positions: true, ..Default::default() };
    let page = "<!DOCTYPE html>\n<div><p></div></span>";
    let document = parse_with(page, &options).unwrap();
    assert!(document.errors().len() > 0);
    for error in document.errors() {
        assert!(!error.name().is_empty() && error.anchor().starts_with('#') && !error.explanation().is_empty());
        assert!(error.to_string().starts_with(&format!("{}:{}: ", error.line(), error.column())));
    }
    let unclosed = parse_with("<!DOCTYPE html><div><table><tr><td></div>", &options).unwrap();
    let second = unclosed.errors().find_map(|it| it.second());
    assert!(second.is_some_and(|it| !it.note.is_empty() && it.range.start >= 15));
}

#[test]
fn bytes_and_pieces() {
    let encoding = EncodingOptions::content_type("text/html; charset=koi8-r");
    let document = parse_bytes(b"\xf0\xf2\xe9", &encoding, &ParseOptions::default()).unwrap();
    assert_eq!((document.encoding().name, document.encoding().source), ("KOI8-R", "transport"));
    let mut parser = Parser::bytes(&EncodingOptions::default(), &ParseOptions::default()).unwrap();
    parser.write_all(b"<meta charset=latin1><p>\xe9").unwrap();
    let body = parser.document().unwrap().body().map(Node::id);
    assert!(body.is_none_or_open(&parser));
    assert_eq!(parser.finish().unwrap().encoding().name, "windows-1252");
    // Dropped before its end.
    let mut dropped = Parser::new(&ParseOptions::default()).unwrap();
    dropped.write_all("<p>\u{e9}".as_bytes()).unwrap();
    assert!(dropped.document().is_some());
}

trait Open {
    fn is_none_or_open(&self, parser: &Parser) -> bool;
}
impl Open for Option<NodeId> {
    fn is_none_or_open(&self, parser: &Parser) -> bool {
        self.map_or(true, |it| parser.is_open(it))
    }
}

#[test]
fn sanitizers() {
    let mut sanitizer = Sanitizer::default().clone();
    assert!(sanitizer.remove_element("b") && !sanitizer.remove_element("b"));
    assert!(sanitizer.replace_element_with_children("i"));
    assert_eq!(sanitizer.sanitize("<b>x</b><i>y</i>z").unwrap(), "yz");
    assert_eq!(Sanitizer::from_json(&sanitizer.to_json()).unwrap().to_json(), sanitizer.to_json());
    let error = Sanitizer::from_json(r#"{"elements": ["p"], "removeElements": ["b"]}"#).unwrap_err();
    assert!(!error.message.is_empty(), "{error}");
    let mut document = parse("<div></div>");
    let div = document.body().unwrap().first_child().unwrap().id();
    document.set_html(div, "<script>x</script><u onclick=x>y", &Sanitizer::keep_everything()).unwrap();
    assert_eq!(document.get(div).unwrap().inner_html(), "<u>y</u>");
    assert_eq!(sanitizer.parse("<script>x</script>y").unwrap().body().unwrap().inner_html(), "y");
}

#[test]
fn a_writer_that_fails() {
    struct Full;
    impl std::fmt::Write for Full {
        fn write_str(&mut self, _: &str) -> std::fmt::Result {
            Err(std::fmt::Error)
        }
    }
    assert!(parse("<p>text").root().write(&SerializeOptions::default(), &mut Full).is_err());
}

#[test]
fn deep_trees() {
    let document = parse(&"<div>".repeat(100_000));
    assert_eq!(document.root().descendants().count(), 100_003);
    assert_eq!(document.to_html().len(), "<html><head></head><body></body></html>".len() + 11 * 100_000);
}
