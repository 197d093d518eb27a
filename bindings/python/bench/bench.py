"""Measures the package beside other parsers for Python: see docs/python.md.

Each task is done with each parser once for every page; the parsers take turns, and the best round of each counts. MB/s are
of input. Documents are freed within the time. With one thread the time is that of the processor, so that other work on the
machine matters less; with two it is that of the clock.

    scripts/bench --python [--rounds N] [--tasks NAME,…] [--parsers NAME,…] [--json FILE] [PAGE…]
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

SELECTORS = [
    "a[href]", "p", "div > p", "h1, h2, h3", "img[src]", "ul li", "[class]", "div a", "p:first-child", "li:nth-child(2n)",
]  # fmt: skip

Task = Callable[[bytes], Any]


def lockstep() -> dict[str, Task]:
    import lockstep_html

    parse = lockstep_html.parse

    def links(html: bytes) -> Any:
        document = parse(html)
        return document.title, [(a.attrs.get("href"), a.text) for a in document.select("a")]

    def ten_selectors(html: bytes) -> Any:
        document = parse(html)
        return [document.select(css) for css in SELECTORS]

    return {
        "parse": parse,
        "title + links": links,
        "ten selectors": ten_selectors,
        "text": lambda html: parse(html).text,
    }


def selectolax() -> dict[str, Task]:
    from selectolax.lexbor import LexborHTMLParser as Parser

    def links(html: bytes) -> Any:
        tree = Parser(html)
        title = tree.css_first("title")
        return title and title.text(), [(a.attributes.get("href"), a.text()) for a in tree.css("a")]

    def ten_selectors(html: bytes) -> Any:
        tree = Parser(html)
        return [tree.css(css) for css in SELECTORS]

    return {
        "parse": Parser,
        "title + links": links,
        "ten selectors": ten_selectors,
        "text": lambda html: Parser(html).root.text(),
    }


def resiliparse() -> dict[str, Task]:
    from resiliparse.parse.html import HTMLTree

    def parse(html: bytes) -> Any:
        return HTMLTree.parse_from_bytes(html)

    def links(html: bytes) -> Any:
        tree = parse(html)
        return tree.title, [(a.getattr("href"), a.text) for a in tree.document.get_elements_by_tag_name("a")]

    def ten_selectors(html: bytes) -> Any:
        tree = parse(html)
        return [list(tree.document.query_selector_all(css)) for css in SELECTORS]

    def text(html: bytes) -> Any:
        # A node does not keep its tree alive, and the text of the document node ends the process.
        tree = parse(html)
        return tree.body and tree.body.text

    return {
        "parse": parse,
        "title + links": links,
        "ten selectors": ten_selectors,
        "text": text,
    }


def turbohtml() -> dict[str, Task]:
    import turbohtml

    parse = turbohtml.parse

    def links(html: bytes) -> Any:
        document = parse(html)
        title = document.select_one("title")
        return title and title.text, [(a.attrs.get("href"), a.text) for a in document.select("a")]

    def ten_selectors(html: bytes) -> Any:
        document = parse(html)
        return [document.select(css) for css in SELECTORS]

    return {
        "parse": parse,
        "title + links": links,
        "ten selectors": ten_selectors,
        "text": lambda html: parse(html).text,
    }


def lxml() -> dict[str, Task]:
    from lxml import html as lxml_html
    from lxml.cssselect import CSSSelector

    parse = lxml_html.document_fromstring
    compiled = [CSSSelector(css) for css in SELECTORS]

    def links(html: bytes) -> Any:
        root = parse(html)
        return root.findtext(".//title"), [(a.get("href"), a.text_content()) for a in root.iter("a")]

    return {
        "parse": parse,
        "title + links": links,
        "ten selectors": lambda html: [css(root) for root in [parse(html)] for css in compiled],
        "text": lambda html: parse(html).text_content(),
    }


def lockstep_lxml() -> dict[str, Task]:
    import lockstep_html.lxml
    from lxml.cssselect import CSSSelector

    parse = lockstep_html.lxml.document_fromstring
    compiled = [CSSSelector(css) for css in SELECTORS]

    def links(html: bytes) -> Any:
        root = parse(html)
        return root.findtext(".//title"), [(a.get("href"), a.text_content()) for a in root.iter("a")]

    return {
        "parse": parse,
        "title + links": links,
        "ten selectors": lambda html: [css(root) for root in [parse(html)] for css in compiled],
        "text": lambda html: parse(html).text_content(),
    }


def html5_parser() -> dict[str, Task]:
    import html5_parser

    return {"parse": html5_parser.parse, "text": lambda html: "".join(html5_parser.parse(html).itertext())}


def justhtml() -> dict[str, Task]:
    from justhtml import JustHTML

    return {
        "parse": JustHTML,
        "ten selectors": lambda html: [document.query(css) for document in [JustHTML(html)] for css in SELECTORS],
        "text": lambda html: JustHTML(html).to_text(),
    }


def html5lib() -> dict[str, Task]:
    import html5lib

    return {
        "parse": lambda html: html5lib.parse(html),
        "text": lambda html: "".join(html5lib.parse(html).itertext()),
    }


def beautifulsoup(builder: str) -> Callable[[], dict[str, Task]]:
    def load() -> dict[str, Task]:
        from bs4 import BeautifulSoup

        if builder == "lockstep":
            import lockstep_html.bs4  # noqa: F401
        elif builder != "html.parser":
            importlib.import_module(builder)
        return {"BeautifulSoup": lambda html: BeautifulSoup(html, builder)}

    return load


# Whether the trees are those of the HTML Standard, and how to load the tasks.
PARSERS: dict[str, tuple[bool, Callable[[], dict[str, Task]]]] = {
    "lockstep": (True, lockstep),
    "selectolax (lexbor)": (True, selectolax),
    "resiliparse (lexbor)": (True, resiliparse),
    "turbohtml": (True, turbohtml),
    "html5-parser (gumbo)": (True, html5_parser),
    "lockstep_html.lxml": (True, lockstep_lxml),
    "lxml (libxml2)": (False, lxml),
    "justhtml": (True, justhtml),
    "html5lib": (True, html5lib),
    "bs4: lockstep": (True, beautifulsoup("lockstep")),
    "bs4: lxml": (False, beautifulsoup("lxml")),
    "bs4: html.parser": (False, beautifulsoup("html.parser")),
    "bs4: html5lib": (True, beautifulsoup("html5lib")),
}
# Measured on few pages, because on all of them they take minutes. Iterating over n elements takes resiliparse quadratic time.
SLOW = {"justhtml", "html5lib", "bs4: lockstep", "bs4: lxml", "bs4: html.parser", "bs4: html5lib"}
SLOW_TASKS = {("resiliparse (lexbor)", "title + links"), ("resiliparse (lexbor)", "ten selectors")}
FEW = 12


def note(name: str, task: str) -> str:
    few = f"   {FEW} pages" if name in SLOW or (name, task) in SLOW_TASKS else ""
    return few + ("" if PARSERS[name][0] else "   another tree")


def seconds(task: Task, pages: list[bytes], threads: int) -> float:
    """The time that one pass over the pages takes."""
    gc.collect()
    if threads == 1:
        start = time.thread_time()
        for page in pages:
            task(page)
        return time.thread_time() - start

    def work(part: list[bytes]) -> None:
        for page in part:
            task(page)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda _: None, range(threads)))
        start = time.perf_counter()
        # Each thread does all pages, so that the work is the same however it is divided.
        list(pool.map(work, [pages] * threads))
        return (time.perf_counter() - start) / threads


def pages_of(paths: list[str]) -> list[bytes]:
    if not paths:
        root = Path(__file__).resolve().parents[3]
        folder = Path(os.environ.get("LOCKSTEP_TESTDATA") or root.parent / "shared") / "corpus"
        paths = [str(path) for path in sorted(folder.glob("*/*.html"))]
    if not paths:
        sys.exit("bench: no pages: name some, or set LOCKSTEP_TESTDATA")
    return [Path(path).read_bytes() for path in paths]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tasks", default="")
    parser.add_argument("--parsers", default="")
    parser.add_argument("--json")
    parser.add_argument("pages", nargs="*")
    arguments = parser.parse_args()
    pages = pages_of(arguments.pages)
    few = sorted(pages, key=len)[len(pages) // 2 - FEW // 2 :][:FEW]
    wanted_tasks = [task for task in arguments.tasks.split(",") if task]
    wanted_parsers = [name for name in arguments.parsers.split(",") if name]
    tasks: dict[tuple[str, int], dict[str, Task]] = {}
    for name, (_, load) in PARSERS.items():
        if wanted_parsers and not any(wanted in name for wanted in wanted_parsers):
            continue
        try:
            loaded = load()
        except ImportError as error:
            print(f"bench: without {name}: {error}", file=sys.stderr)
            continue
        for task, function in loaded.items():
            if wanted_tasks and task not in wanted_tasks:
                continue
            tasks.setdefault((task, 1), {})[name] = function
            if name not in SLOW and (name, task) not in SLOW_TASKS:
                tasks.setdefault((task, 2), {})[name] = function
    size = sum(map(len, pages)) / 1e6
    print(f"{len(pages)} pages, {size:.1f} MB; slow parsers: {len(few)} of them, {sum(map(len, few)) / 1e6:.1f} MB")
    report = []
    for (task, threads), functions in tasks.items():
        best: dict[str, float] = {}
        for _ in range(arguments.rounds):
            for name, function in functions.items():
                slow = name in SLOW or (name, task) in SLOW_TASKS
                these = few if slow else pages
                speed = sum(map(len, these)) / 1e6 / seconds(function, these, threads)
                best[name] = max(best.get(name, 0), speed)
        peers = {name: speed for name, speed in best.items() if PARSERS[name][0] and "lockstep" not in name}
        fastest = max(peers, key=lambda name: peers[name]) if peers else None
        ours = best.get("lockstep") or best.get("bs4: lockstep")
        ratio = f", {ours / peers[fastest]:.2f} times {fastest}" if ours and fastest else ""
        print(f"\n{task}, {threads} thread{'s' if threads > 1 else ''} (MB/s{ratio})")
        for name, speed in sorted(best.items(), key=lambda item: -item[1]):
            print(f"  {name:24}{speed:10.1f}{note(name, task)}", flush=True)
            report.append({"task": task, "threads": threads, "parser": name, "MB/s": round(speed, 2)})
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
