"""The parsers that bench.py measures, and how each does the tasks.

Each runs in a separate process: started with the name of a parser, it reads from standard input first the paths of the
pages, as JSON, then a line for each measurement, and answers each with a line.
"""

from __future__ import annotations

import gc
import importlib
import importlib.metadata
import json
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
        "Markdown": lockstep_html.markdown,
        "main content": lockstep_html.extract,
    }


def select_values() -> dict[str, Task]:
    import lockstep_html

    def links(html: bytes) -> Any:
        document = lockstep_html.parse(html)
        return document.title, document.select_values("a", "@href", "text")

    return {"title + links": links}


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
    from resiliparse.extract.html2text import extract_plain_text
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
        "main content": lambda html: extract_plain_text(parse(html), main_content=True),
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
        "Markdown": lambda html: parse(html).to_markdown(),
        "main content": lambda html: parse(html).main_text(),
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
    from lxml.cssselect import CSSSelector

    compiled = [CSSSelector(css) for css in SELECTORS]

    def parse(html: bytes) -> Any:
        try:
            return html5_parser.parse(html)
        except UnicodeDecodeError:  # It refuses bytes that are invalid in the encoding of the page.
            return html5_parser.parse(html.decode("utf-8", "replace"))

    def links(html: bytes) -> Any:
        root = parse(html)
        return root.findtext(".//title"), [(a.get("href"), "".join(a.itertext())) for a in root.iter("a")]

    return {
        "parse": parse,
        "title + links": links,
        "ten selectors": lambda html: [css(root) for root in [parse(html)] for css in compiled],
        "text": lambda html: "".join(parse(html).itertext()),
    }


def justhtml() -> dict[str, Task]:
    from justhtml import JustHTML

    def links(html: bytes) -> Any:
        document = JustHTML(html)
        title = document.query("title")
        return title and title[0].to_text(), [
            ((a.attrs or {}).get("href"), a.to_text()) for a in document.query("a")
        ]

    return {
        "parse": JustHTML,
        "title + links": links,
        "ten selectors": lambda html: [
            document.query(css) for document in [JustHTML(html)] for css in SELECTORS
        ],
        "text": lambda html: JustHTML(html).to_text(),
    }


def html5lib() -> dict[str, Task]:
    import html5lib

    def links(html: bytes) -> Any:
        root = html5lib.parse(html, namespaceHTMLElements=False)
        return root.findtext(".//title"), [(a.get("href"), "".join(a.itertext())) for a in root.iter("a")]

    return {
        "parse": lambda html: html5lib.parse(html),
        "title + links": links,
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


def decoded(html: bytes) -> str:
    """For those that take no bytes."""
    return html.decode("utf-8", "replace")


def html_to_markdown() -> dict[str, Task]:
    from html_to_markdown import convert

    return {"Markdown": lambda html: convert(decoded(html))}


def markdownify() -> dict[str, Task]:
    from markdownify import markdownify

    return {"Markdown": lambda html: markdownify(decoded(html))}


def html2text() -> dict[str, Task]:
    from html2text import html2text

    return {"Markdown": lambda html: html2text(decoded(html))}


def trafilatura() -> dict[str, Task]:
    from trafilatura import extract

    return {"main content": extract}


def readability() -> dict[str, Task]:
    from readability import Document

    return {"main content": lambda html: Document(html).summary()}


class Parser:
    """What is measured: `name` is shown; `package` is the distribution."""

    def __init__(
        self,
        name: str,
        package: str,
        load: Callable[[], dict[str, Task]],
        conforming: bool = True,
        slow: str = "",
    ) -> None:
        self.name, self.package, self.load, self.conforming = name, package, load, conforming
        # Tasks that are measured on few pages, because on all of them they take minutes.
        self.slow = [task.strip() for task in slow.split(",") if task]

    def is_slow(self, task: str) -> bool:
        return task in self.slow or "all" in self.slow


# Iterating over n elements takes resiliparse quadratic time.
PARSERS = [
    Parser("Lockstep", "lockstep-html", lockstep),
    Parser("select_values()", "lockstep-html", select_values),
    Parser("selectolax", "selectolax", selectolax),
    Parser("turbohtml", "turbohtml", turbohtml),
    Parser("resiliparse", "resiliparse", resiliparse, slow="title + links, ten selectors"),
    Parser("html5-parser", "html5-parser", html5_parser),
    Parser("lxml", "lxml", lxml, conforming=False),
    Parser("lockstep_html.lxml", "lockstep-html", lockstep_lxml),
    Parser("justhtml", "justhtml", justhtml, slow="all"),
    Parser("html5lib", "html5lib", html5lib, slow="all"),
    Parser("html-to-markdown", "html-to-markdown", html_to_markdown, conforming=False),
    Parser("markdownify", "markdownify", markdownify, conforming=False, slow="all"),
    Parser("html2text", "html2text", html2text, conforming=False, slow="all"),
    Parser("trafilatura", "trafilatura", trafilatura, conforming=False, slow="all"),
    Parser("readability-lxml", "readability-lxml", readability, conforming=False, slow="all"),
    Parser('"lockstep"', "beautifulsoup4", beautifulsoup("lockstep"), slow="all"),
    Parser('"lxml"', "beautifulsoup4", beautifulsoup("lxml"), conforming=False, slow="all"),
    Parser('"html.parser"', "beautifulsoup4", beautifulsoup("html.parser"), conforming=False, slow="all"),
    Parser('"html5lib"', "beautifulsoup4", beautifulsoup("html5lib"), slow="all"),
]
#: The same order as the tables.
TASKS = ["parse", "title + links", "ten selectors", "text", "Markdown", "main content", "BeautifulSoup"]


#: A measurement lasts at least so many seconds. Starting the threads, and waiting for the one that ends last, would count in
#: a shorter one: the fastest parsers need 20 ms for all pages.
SECONDS = 0.4


def measure(task: Task, pages: list[bytes], threads: int) -> tuple[float, float]:
    """The seconds of the processor and of the clock that each thread's pass over the pages takes, the documents freed."""

    def work(part: list[bytes], passes: int = 1) -> None:
        for _ in range(passes):
            for page in part:
                task(page)

    gc.collect()
    clock, processor = time.perf_counter(), time.thread_time()
    work(pages)
    took = time.thread_time() - processor
    passes = 1 + int(SECONDS / max(took, 1e-6))
    if threads == 1:
        work(pages, passes - 1)
        return (time.thread_time() - processor) / passes, (time.perf_counter() - clock) / passes
    # Each thread does all pages, so that the work is the same however it is divided, but not the same one at the same time.
    parts = [pages[at:] + pages[:at] for at in (len(pages) * thread // threads for thread in range(threads))]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda _: time.sleep(0.01), range(threads)))
        clock, processor = time.perf_counter(), time.process_time()
        list(pool.map(lambda part: work(part, passes), parts))
        each = threads * passes
        return (time.process_time() - processor) / each, (time.perf_counter() - clock) / each


def serve(name: str) -> None:
    parser = next(one for one in PARSERS if one.name == name)
    try:
        tasks = parser.load()
        version = importlib.metadata.version(parser.package)
    except Exception as error:
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}), flush=True)
        return
    print(
        json.dumps({"tasks": list(tasks), "version": version, "python": sys.version.split()[0]}), flush=True
    )
    sets = [[Path(path).read_bytes() for path in paths] for paths in json.loads(sys.stdin.readline())]
    for line in sys.stdin:
        request = json.loads(line)
        answer = measure(tasks[request["task"]], sets[parser.is_slow(request["task"])], request["threads"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
