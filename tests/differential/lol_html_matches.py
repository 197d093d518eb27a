#!/usr/bin/env python3
"""lol_html_matches.py [--count N] [--seed N] [--show N] [PAGE…]: counts the selections in which lol_html, a streaming
rewriter without a tree, matches other elements than the finished tree has.

Compares N random documents (default: 10,000), or the pages, which must be in UTF-8. Lockstep is $LOCKSTEP_BINARY. Needs
cargo and its registry. docs/guides/rewriting.md has the results.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from selector_pairs import Generator

ROOT = Path(__file__).resolve().parents[2]
ORACLE = Path(__file__).parent / "oracles" / "lol_html"
# Of the selectors of tests/conformance/rewriting_test.cpp, those that lol_html has.
SELECTORS = (
    "*|p|div > p|table td|b i|.x|#y|[lang]|a:not(.x)|li:first-child|:nth-child(2n)|p:nth-of-type(2)|svg *|"
    "foreignObject p|body *|td b|html > body > p|option"
).split("|")


class Lines:
    """The offsets in bytes of places in a document. Lines end as in the Standard; columns count code points."""

    def __init__(self, html: str) -> None:
        self.html = html
        self.starts = [0, *(end.end() for end in re.finditer(r"\r\n|\r|\n", html))]
        lengths = (len(html[a:b].encode()) for a, b in itertools.pairwise(self.starts))
        self.bytes = [0, *itertools.accumulate(lengths)]

    def offset(self, line: int, column: int) -> int:
        start = self.starts[line - 1]
        return self.bytes[line - 1] + len(self.html[start : start + column - 1].encode())


def in_tree(program: str, documents: list[str]) -> list[list[list[int]]]:
    """For each document and selector, the offsets of the start tags of the elements in the finished tree."""
    with tempfile.TemporaryDirectory() as folder:
        numbers = {f"{number:06}.html": number for number in range(len(documents))}
        for name, number in numbers.items():
            (Path(folder) / name).write_text(documents[number], encoding="utf-8", newline="")
        lines = [Lines(html) for html in documents]
        found: list[list[list[int]]] = [[] for _ in documents]
        for selector in SELECTORS:
            command = [program, "select", "--json", "--encoding", "utf-8", "--", selector, *numbers]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            for places in found:
                places.append([])
            for shown in done.stdout.splitlines():
                element = json.loads(shown)
                if "line" in element:
                    number = numbers[element["file"]]
                    found[number][-1].append(lines[number].offset(element["line"], element["column"]))
        return found


def in_stream(documents: list[str]) -> list[list[list[int] | str]]:
    # In a separate folder, so that cargo writes its lock file there.
    package = shutil.copytree(ORACLE, ROOT / "build" / "lol_html", dirs_exist_ok=True)
    lines = "".join(json.dumps([html, *SELECTORS]) + "\n" for html in documents)
    command = ["cargo", "run", "--quiet"]
    done = subprocess.run(command, cwd=package, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="lol_html_matches.py", description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--count", type=int, default=10_000, help="random documents")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=5, help="differences to show")
    parser.add_argument("pages", nargs="*", type=Path, metavar="PAGE")
    arguments = parser.parse_args()
    program = os.environ.get("LOCKSTEP_BINARY", str(ROOT / "build" / "release" / "lockstep"))
    if arguments.pages:
        documents = [page.read_bytes().decode("utf-8", "replace") for page in arguments.pages]
    else:
        # lol_html does not know that the contents of templates are other trees.
        generator = Generator(arguments.seed)
        endless = (generator.document() for _ in itertools.count())
        documents = list(itertools.islice((html for html in endless if "<template" not in html), arguments.count))
    counts: Counter[str] = Counter()
    for html, tree, stream in zip(documents, in_tree(program, documents), in_stream(documents), strict=True):
        for selector, expected, found in zip(SELECTORS, tree, stream, strict=True):
            verdict = "stops" if isinstance(found, str) else "same" if set(found) == set(expected) else "other elements"
            counts[verdict] += 1
            if verdict == "other elements" and counts[verdict] <= arguments.show:
                print(f"{selector} in {html[:300]!r}: {found}, not {expected}", file=sys.stderr)
    print(f"{len(documents):,} documents, {sum(counts.values()):,} selections: {', '.join(f'{n:,} {what}' for what, n in counts.items())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
