"""Measures extraction from a WARC file of pages, from the compressed bytes to the columns: see docs/evidence/benchmark-bulk.md.

    scripts/bench --bulk [--records N] [--rounds N] [--peers NAME,…] [--main | --text] [FOLDER]

Each worker reads the same `.warc.gz` file, of the pages in FOLDER (by default the corpus of the tests), and takes the title,
the links with their text, and the text of each page; with `--main`, its main content. They take turns; the time is that of
the processor, in one thread, so that other work on the machine matters less. `--text` compares the texts instead, by the
words that are in one and not in the other.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

COLUMNS = ["title", "links", "text"]
MAIN_COLUMNS = ["main_text", "main_markdown", "main_facts"]


def records(path: str) -> Any:
    from fastwarc import ArchiveIterator, WarcRecordType

    for record in ArchiveIterator(path, record_types=WarcRecordType.response, parse_http=True):
        yield record.reader.read()


def read_only(path: str) -> int:
    """Decompresses and reads the records: the limit that gzip sets."""
    return sum(len(page) for page in records(path))


def lockstep(path: str) -> int:
    """lockstep_html.bulk: batches of pages to batches of columns."""
    from lockstep_html.bulk import Extractor
    from lockstep_html.bulk.read import Counts, warc_batches

    extractor = Extractor(COLUMNS, limits={"input_bytes": 16 << 20})
    return sum(len(extractor(batch)) for batch in warc_batches(path, Counts(), 16 << 20))


def lockstep_memory(path: str) -> int:
    """The same without reading: the pages are in memory, as one batch."""
    return len(_memory[1](_memory[0]))


_memory: list[Any] = []


def lockstep_bulk(path: str, columns: list[str] = COLUMNS) -> int:
    """What a worker of lockstep-bulk does: it also writes Parquet, and counts for the summary."""
    from lockstep_html.bulk.command import LIMITS
    from lockstep_html.bulk.read import Shard
    from lockstep_html.bulk.run import Options, extract_shard

    with tempfile.TemporaryDirectory() as folder:
        outcome = extract_shard(Shard("x", "warc", [path]), Path(folder), Options(columns, limits=dict(LIMITS)))
    assert outcome.statistics is not None, outcome.failure
    return outcome.statistics.pages


def lockstep_objects(path: str) -> int:
    """The package page by page: documents, nodes and strings."""
    import lockstep_html

    count = 0
    for page in records(path):
        document = lockstep_html.parse(page)
        _ = document.title, [(a.attrs["href"], a.text) for a in document.select("a[href]")], document.root.inner_text
        count += 1
    return count


def resiliparse(path: str) -> int:
    """Its fastest way to the links: one walk over the nodes. Its own lists take quadratic time."""
    from resiliparse.extract.html2text import extract_plain_text
    from resiliparse.parse.html import HTMLTree, NodeType

    count = 0
    for page in records(path):
        tree = HTMLTree.parse_from_bytes(page)
        links = [
            (node.getattr("href"), node.text) for node in tree.document if node.type == NodeType.ELEMENT and node.tag == "a"
        ]
        _ = tree.title, links, extract_plain_text(tree, main_content=False, alt_texts=False)
        count += 1
    return count


def selectolax(path: str) -> int:
    from selectolax.lexbor import LexborHTMLParser

    count = 0
    for page in records(path):
        tree = LexborHTMLParser(page)
        title = tree.css_first("title")
        _ = title and title.text(), [(a.attributes["href"], a.text()) for a in tree.css("a[href]")]
        _ = tree.body and tree.body.text()
        count += 1
    return count


def lockstep_main(path: str) -> int:
    return lockstep_bulk(path, MAIN_COLUMNS)


def of_each_page(path: str, extract: Callable[[bytes], object]) -> int:
    count = 0
    for page in records(path):
        extract(page)
        count += 1
    return count


def resiliparse_text(page: bytes, main: bool) -> str:
    from resiliparse.extract.html2text import extract_plain_text
    from resiliparse.parse.html import HTMLTree

    text: str = extract_plain_text(HTMLTree.parse_from_bytes(page), main_content=main, alt_texts=False)
    return text


def resiliparse_main(path: str) -> int:
    return of_each_page(path, lambda page: resiliparse_text(page, main=True))


def trafilatura_main(path: str) -> int:
    """With the options of datatrove's step `Trafilatura` (0.10.1)."""
    import trafilatura

    return of_each_page(
        path, lambda page: trafilatura.extract(page, favor_precision=True, include_comments=False, deduplicate=True)
    )


MAIN_TASKS: dict[str, Callable[[str], int]] = {
    "read only": read_only,
    "lockstep-bulk": lockstep_main,
    "resiliparse": resiliparse_main,
    "trafilatura": trafilatura_main,
}
TASKS: dict[str, Callable[[str], int]] = {
    "read only": read_only,
    "lockstep from memory": lockstep_memory,
    "lockstep": lockstep,
    "lockstep-bulk": lockstep_bulk,
    "lockstep page by page": lockstep_objects,
    "resiliparse": resiliparse,
    "selectolax": selectolax,
}


def pages_of(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.rglob("*.html"))]


def measure(folder: Path, count: int, rounds: int, tasks: dict[str, Callable[[str], int]]) -> None:
    import pyarrow as pa
    import warcs
    from lockstep_html.bulk import Extractor
    from lockstep_html.bulk.read import Counts, warc_batches
    from lockstep_html.bulk.run import _start_worker

    _start_worker(None)
    writer = warcs.Writer(pages_of(folder))
    with tempfile.TemporaryDirectory() as aside:
        path = str(Path(aside) / "pages.warc.gz")
        warcs.write(Path(path), list(writer.records(count, clean=True)))
        batches = list(warc_batches(path, Counts(), 1 << 30))
        _memory[:] = [pa.Table.from_batches(batches).combine_chunks().to_batches()[0], Extractor(COLUMNS)]
        pages, size = sum(map(len, batches)), read_only(path)
        print(f"{pages} pages of {size / pages / 1000:.0f} KB, {size / 1e6:.1f} MB, {os.path.getsize(path) / 1e6:.1f} MB compressed")
        times: dict[str, list[float]] = {name: [] for name in tasks}
        for _ in range(rounds):
            for name, task in tasks.items():
                start = time.process_time()
                try:
                    task(path)
                except ImportError:
                    continue
                times[name].append(time.process_time() - start)
    base = statistics.median(times["lockstep-bulk"]) if times.get("lockstep-bulk") else None
    print("| | pages/s | MB/s | least – most pages/s | times as long as lockstep-bulk |\n| --- | ---: | ---: | ---: | ---: |")
    for name, measured in times.items():
        if not measured:
            print(f"| {name} | not installed |")
            continue
        middle = statistics.median(measured)
        ratio = f"{middle / base:.2f}" if base else ""
        spread = f"{pages / max(measured):.0f} – {pages / min(measured):.0f}"
        print(f"| {name} | {pages / middle:.0f} | {size / middle / 1e6:.0f} | {spread} | {ratio} |")


# --- What is lost and added


WORD = re.compile(r"\w+")


def words(text: str | None) -> Counter[str]:
    return Counter(WORD.findall(text or ""))


def compare_texts(folder: Path) -> None:
    from lockstep_html import parse

    pages = pages_of(folder)
    others: dict[str, Callable[[bytes], str | None]] = {}
    if importlib.util.find_spec("resiliparse"):
        others["resiliparse, whole page"] = lambda page: resiliparse_text(page, main=False)
        others["resiliparse, main content"] = lambda page: resiliparse_text(page, main=True)
    try:
        import trafilatura

        others["trafilatura"] = lambda page: trafilatura.extract(page, include_comments=True, include_tables=True)
    except ImportError:
        pass
    ours = [words(parse(page).root.inner_text) for page in pages]
    total = sum(map(Counter.total, ours))
    print(f"{len(pages)} pages, {total} words in innerText")
    print("| | words | of ours: missing there | of theirs: missing in ours | pages without text |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, extract in others.items():
        theirs = [words(extract(page)) for page in pages]
        missing = sum((a - b).total() for a, b in zip(ours, theirs, strict=True))
        added = sum((b - a).total() for a, b in zip(ours, theirs, strict=True))
        count = sum(map(Counter.total, theirs))
        empty = sum(not it for it in theirs)
        most: Counter[str] = Counter()
        for a, b in zip(ours, theirs, strict=True):
            most.update(b - a)
        share = f"{100 * missing / total:.1f} %", f"{100 * added / max(1, count):.2f} %"
        print(f"| {name} | {count} | {missing} ({share[0]}) | {added} ({share[1]}) | {empty} |")
        print("added most often:", ", ".join(f"{word} {times}" for word, times in most.most_common(12)), file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--records", type=int, default=260)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--peers", help="default: all")
    parser.add_argument("--main", action="store_true")
    parser.add_argument("--text", action="store_true")
    options = parser.parse_args()
    given = os.environ.get("LOCKSTEP_TESTDATA")
    shared = Path(given) if given else Path(__file__).resolve().parents[4] / "shared"
    folder = options.folder or shared / "corpus"
    if options.text:
        compare_texts(folder)
    else:
        tasks = MAIN_TASKS if options.main else TASKS
        chosen = options.peers.split(",") if options.peers else list(tasks)
        measure(folder, options.records, options.rounds, {name: tasks[name] for name in chosen if name in tasks})


if __name__ == "__main__":
    main()
