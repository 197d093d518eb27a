//! bench FOLDER [ROUNDS]: time of parsing, of parsing and selecting links, and of parsing and taking the text, beside other
//! crates, on the .html files of a folder. Trees are built and dropped. In each round each parser gets all pages. What counts is
//! processor time, so that other programs matter little; the median of the rounds is shown.

use std::cell::{Cell, RefCell};
use std::hint::black_box;
use std::path::PathBuf;
use std::{env, fs};

use cpu_time::ThreadTime;
use html5ever::tendril::TendrilSink;
use markup5ever_rcdom::{Handle, NodeData, RcDom};

/// A task: returns a number that must be near that of the others.
type Task = fn(&str) -> usize;

struct Contender {
    name: &'static str,
    tasks: [Option<Task>; 3],
}

const TASKS: [&str; 3] = ["parse", "parse, select a[href]", "parse, text"];

fn rcdom(html: &str) -> RcDom {
    html5ever::parse_document(RcDom::default(), Default::default()).one(html)
}

/// Calls a function for each node, without recursion.
fn each_node(root: &Handle, mut visit: impl FnMut(&Handle)) {
    let mut rest = vec![root.clone()];
    while let Some(node) = rest.pop() {
        visit(&node);
        rest.extend(node.children.borrow().iter().rev().cloned());
    }
}

fn rcdom_links(html: &str) -> usize {
    let (dom, mut count) = (rcdom(html), 0);
    each_node(&dom.document, |node| {
        if let NodeData::Element { name, attrs, .. } = &node.data {
            let has_href = attrs.borrow().iter().any(|it| &*it.name.local == "href");
            count += usize::from(&*name.local == "a" && has_href);
        }
    });
    count
}

fn rcdom_text(html: &str) -> usize {
    let (dom, mut text) = (rcdom(html), String::new());
    each_node(&dom.document, |node| {
        if let NodeData::Text { contents } = &node.data {
            text.push_str(&contents.borrow());
        }
    });
    text.len()
}

thread_local! {
    static LOCKSTEP_LINKS: lockstep_html::Selector = lockstep_html::Selector::parse("a[href]").unwrap();
    static SCRAPER_LINKS: scraper::Selector = scraper::Selector::parse("a[href]").unwrap();
}

fn rewrite(html: &str, settings: lol_html::RewriteStrSettings<'_, '_>) {
    black_box(lol_html::rewrite_str(html, settings).unwrap());
}

const CONTENDERS: [Contender; 5] = [
    Contender {
        name: "lockstep-html",
        tasks: [
            Some(|html| lockstep_html::parse(html).status() as usize),
            Some(|html| LOCKSTEP_LINKS.with(|links| lockstep_html::parse(html).select(links).count())),
            Some(|html| lockstep_html::parse(html).document_element().map_or(0, |it| it.text_content().len())),
        ],
    },
    Contender {
        name: "html5ever, markup5ever_rcdom",
        tasks: [Some(|html| rcdom(html).errors.borrow().len()), Some(rcdom_links), Some(rcdom_text)],
    },
    Contender {
        name: "scraper",
        tasks: [
            Some(|html| scraper::Html::parse_document(html).tree.values().len()),
            Some(|html| SCRAPER_LINKS.with(|links| scraper::Html::parse_document(html).select(links).count())),
            Some(|html| scraper::Html::parse_document(html).root_element().text().collect::<String>().len()),
        ],
    },
    Contender {
        name: "lol_html (no tree)",
        tasks: [
            None,
            Some(|html| {
                let count = Cell::new(0);
                let handler = lol_html::element!("a[href]", |_| {
                    count.set(count.get() + 1);
                    Ok(())
                });
                rewrite(html, lol_html::RewriteStrSettings::new().append_element_content_handler(handler));
                count.get()
            }),
            Some(|html| {
                let text = RefCell::new(String::new());
                let handler = lol_html::text!("*", |chunk| {
                    text.borrow_mut().push_str(chunk.as_str());
                    Ok(())
                });
                rewrite(html, lol_html::RewriteStrSettings::new().append_element_content_handler(handler));
                text.into_inner().len()
            }),
        ],
    },
    Contender {
        name: "tl (not the Standard's tree)",
        tasks: [
            Some(|html| tl::parse(html, tl::ParserOptions::default()).unwrap().nodes().len()),
            Some(|html| {
                let dom = tl::parse(html, tl::ParserOptions::default()).unwrap();
                dom.query_selector("a[href]").map_or(0, |found| found.count())
            }),
            Some(|html| {
                let dom = tl::parse(html, tl::ParserOptions::default()).unwrap();
                let text = |it: &tl::NodeHandle| it.get(dom.parser()).map_or(0, |it| it.inner_text(dom.parser()).len());
                dom.children().iter().map(text).sum()
            }),
        ],
    },
];

fn main() {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().expect("bench FOLDER [ROUNDS]");
    let rounds: usize = arguments.next().map_or(9, |it| it.parse().expect("a number of rounds"));
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "html"));
    paths.sort();
    let pages: Vec<String> = paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    let bytes: usize = pages.iter().map(String::len).sum();
    println!("{} pages, {:.1} MB, {rounds} rounds, processor time\n", pages.len(), bytes as f64 / 1e6);
    for (task, name) in TASKS.iter().enumerate() {
        let mut times = vec![Vec::new(); CONTENDERS.len()];
        let mut found = vec![0; CONTENDERS.len()];
        for round in 0..=rounds {
            for (i, contender) in CONTENDERS.iter().enumerate() {
                let Some(run) = contender.tasks[task] else { continue };
                let start = ThreadTime::now();
                let result: usize = pages.iter().map(|page| black_box(run(black_box(page)))).sum();
                let time = start.elapsed().as_secs_f64();
                found[i] = result;
                // The first round warms up.
                if round > 0 {
                    times[i].push(time);
                }
            }
        }
        let medians: Vec<f64> = times.iter_mut().map(|all| median(all)).collect();
        println!("| {name} | MB/s | lockstep-html is faster by | result |\n| --- | --- | --- | --- |");
        for (i, contender) in CONTENDERS.iter().enumerate().filter(|(_, it)| it.tasks[task].is_some()) {
            let speed = bytes as f64 / 1e6 / medians[i];
            println!("| {} | {speed:.0} | {:.1} | {} |", contender.name, medians[i] / medians[0], found[i]);
        }
        println!();
    }
}

fn median(all: &mut [f64]) -> f64 {
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}
