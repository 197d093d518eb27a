"""Checks the law of markdown(): a page's Markdown, rendered by cmark-gfm, has the same normal form as the
page.

    python3 tests/content/law.py build/NAME/lockstep FILE...             pages
    python3 tests/content/law.py build/NAME/lockstep --random 5000       random pages, from a seed
    python3 tests/content/law.py build/NAME/lockstep --spec spec.txt     the examples of CommonMark, rendered, as pages

Prints each violation, shrunk if it is random. Needs the Debian package cmark-gfm."""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from normal_form import NormalForm, joined

from lockstep_cases.random_cases.content import ContentPages
from lockstep_cases.shrinking import shrink_while

RENDERER = ("cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tasklist")
BATCH = 200
# What is tried for each page: options of `lockstep markdown`.
OPTIONS: dict[str, tuple[str, ...]] = {
    "default": (),
    "other marks": ("--headings=setext", "--emphasis=_", "--bullet=*", "--width=30"),
    "references": ("--links=reference", "--bullet=+", "--width=72"),
    "commonmark": ("--flavor=commonmark", "--width=1"),
    "tables of HTML": ("--tables=html", "--bullet=+", "--links=reference"),
    "commonmark with tables of HTML": ("--flavor=commonmark", "--tables=html"),
}
COMMONMARK = ("commonmark", "commonmark with tables of HTML")
HTML_TABLES = ("tables of HTML", "commonmark with tables of HTML")
# What a table of HTML can express.
NO_LOSSES_OF_HTML = {"merged cells", "table as text", "header cells", "blocks in cell"}


@dataclass(frozen=True)
class Violation:
    options: str
    page: str
    markdown: str
    message: str


class Law:
    def __init__(self, program: Path) -> None:
        self.program = str(program)
        self.losses: Counter[str] = Counter()
        self.checked = 0

    def violations(self, pages: list[bytes], options: str) -> Iterator[tuple[int, Violation]]:
        with tempfile.TemporaryDirectory() as folder:
            paths = write_all(Path(folder), "page", pages)
            trees = self.trees(paths)
            results = self.lines("markdown", "--json", *OPTIONS[options], *paths)
            rendered = [self.render(result["markdown"], options) for result in results]
            their_trees = self.trees(write_all(Path(folder), "rendered", rendered))
        for index, (tree, result, theirs) in enumerate(zip(trees, results, their_trees, strict=True)):
            self.checked += 1
            self.losses.update(set(result["losses"]))
            message = differences(tree, theirs, result["losses"], options)
            if message:
                shown = pages[index].decode("utf-8", "replace")
                yield index, Violation(options, shown, result["markdown"], message)

    def trees(self, paths: list[str]) -> list[Any]:
        return self.lines("parse", "--format=json", "--encoding=utf-8", *paths)

    def lines(self, command: str, *arguments: str) -> list[Any]:
        if command == "markdown":
            arguments = ("--encoding=utf-8", *arguments)
        done = subprocess.run([self.program, command, *arguments], capture_output=True, check=True)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def render(self, markdown: str, options: str) -> bytes:
        renderer = RENDERER[:2] if options in COMMONMARK else RENDERER
        done = subprocess.run(renderer, input=markdown.encode(), capture_output=True, check=True)
        return b"<!doctype html><body>" + done.stdout


def write_all(folder: Path, name: str, texts: list[bytes]) -> list[str]:
    paths = [folder / f"{name}-{index:06}.html" for index in range(len(texts))]
    for path, text in zip(paths, texts):
        path.write_bytes(text)
    return [str(path) for path in paths]


def differences(page: Any, rendered: Any, losses: list[str], options: str) -> str:
    """Why the law does not hold; empty if it does."""
    gfm, html = options not in COMMONMARK, options in HTML_TABLES
    ours = NormalForm(page.get("document", page), gfm=gfm, html_tables=html)
    theirs = NormalForm(rendered.get("document", rendered), html_tables=html, rendering=True)
    if html and (wrong := NO_LOSSES_OF_HTML & set(losses)):
        return f"declared: {', '.join(sorted(wrong))}"
    missing = ours.needed - set(losses)
    if missing:
        return f"undeclared: {', '.join(sorted(missing))}"
    left, right = ours.blocks, theirs.blocks
    if "automatic link" in losses:
        left, right = without_mail(left), without_mail(right)
    if "merged cells" in losses:
        left, right = without_empty_cells(left), without_empty_cells(right)
    if left == right:
        return ""
    return f"page:     {first_difference(left, right)[0]}\nrendered: {first_difference(left, right)[1]}"


def without_mail(value: Any) -> Any:
    """The value without links to email addresses. Joins runs that then have the same marks."""
    if isinstance(value, list):
        return [without_mail(v) for v in value]
    if not isinstance(value, tuple):
        return value
    if value and all(is_run(run) for run in value):
        return joined([(content, tuple(m for m in marks if not is_mail(m))) for content, marks in value])
    return tuple(without_mail(v) for v in value)


def is_run(value: Any) -> bool:
    """Whether it is a text or an image with its marks."""
    if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[1], tuple):
        return False
    is_content = isinstance(value[0], str) or value[0][:1] == ("image",)
    return is_content and all(isinstance(mark, tuple) and mark and isinstance(mark[0], str) for mark in value[1])


def is_mail(mark: Any) -> bool:
    return bool(mark[0] == "link" and re.match(r"mailto:|xmpp:", mark[1]))


def without_empty_cells(value: Any) -> Any:
    if isinstance(value, tuple) and value and value[0] == "table":
        return (*value[:2], tuple(tuple(filter(None, row)) for row in value[2]))
    return type(value)(without_empty_cells(v) for v in value) if isinstance(value, (list, tuple)) else value


def first_difference(left: Any, right: Any) -> tuple[Any, Any]:
    """The smallest parts that contain all that differs before the first end."""
    while type(left) is type(right) and isinstance(left, (list, tuple)):
        differing = [i for i, (a, b) in enumerate(zip(left, right)) if a != b]
        if not differing:
            common = min(len(left), len(right))
            return left[common:], right[common:]
        if len(differing) > 1 and isinstance(left, tuple) and len(left) == len(right) and len(left) < 4:
            break
        left, right = left[differing[0]], right[differing[0]]
    return left, right


def examples_of_commonmark(path: Path) -> Iterator[bytes]:
    """The examples' results, and their sources rendered by cmark-gfm with its extensions."""
    for source, html in re.findall(r"^`{32} example\n(.*?)^\.\n(.*?)^`{32}$", path.read_text(), re.M | re.S):
        yield b"<!doctype html><body>" + html.replace("→", "\t").encode()
        done = subprocess.run(RENDERER, input=source.replace("→", "\t").encode(), capture_output=True, check=True)
        yield b"<!doctype html><body>" + done.stdout


def batches(pages: Iterable[Any], size: int = BATCH) -> Iterator[list[Any]]:
    batch: list[Any] = []
    for page in pages:
        batch.append(page)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch


def smallest(law: Law, words: list[str], options: str) -> list[str]:
    def without_some(case: list[str]) -> Iterator[list[str]]:
        size = len(case) // 2
        while size:
            for begin in range(0, len(case), size):
                yield case[:begin] + case[begin + size :]
            size //= 2

    def shows(case: list[str]) -> bool:
        return any(law.violations([page_of(case)], options))

    return shrink_while(words, without_some, shows)


def page_of(words: list[str]) -> bytes:
    return ("<!doctype html><body>" + "".join(words)).encode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--random", type=int, default=0, metavar="COUNT")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spec", type=Path)
    parser.add_argument("--options", choices=OPTIONS, action="append", help="default: all, in turn")
    parser.add_argument("--most", type=int, default=10, help="violations to show")
    arguments = parser.parse_args()
    law = Law(arguments.program)
    found = 0

    def show(name: str, violation: Violation) -> None:
        nonlocal found
        found += 1
        if found <= arguments.most:
            shown = violation.page if len(violation.page) < 2000 else ""
            print(f"--- {name} ({violation.options})\n{shown}\n>>>\n{violation.markdown[:1500]}\n{violation.message[:1500]}\n")

    options = arguments.options or list(OPTIONS)
    named = [(path.name, path.read_bytes()) for path in arguments.files]
    if arguments.spec:
        named += [(f"example {i // 2 + 1}", html) for i, html in enumerate(examples_of_commonmark(arguments.spec))]
    for batch in batches(named):
        for option in options:
            for index, violation in law.violations([html for _, html in batch], option):
                show(batch[index][0], violation)
    cases = ContentPages(random.Random(arguments.seed)).cases(arguments.random)
    for number, words in enumerate(batches(cases)):
        option = options[number % len(options)]
        for index, _ in list(law.violations([page_of(case) for case in words], option)):
            if found >= arguments.most:
                found += 1
                continue
            case = smallest(law, words[index], option)
            show("random", next(law.violations([page_of(case)], option))[1])
    print(f"{law.checked} conversions checked, {found} violations; losses: {dict(law.losses.most_common())}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
