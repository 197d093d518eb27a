"""Measures XPath beside lxml, and lockstep_html.parsel beside parsel.

    scripts/bench --xpath [--rounds N] PAGE…

The expressions are those that tests/bench/selectors.cpp writes for its 60 selectors, and those below, which no selector can
express. Each library evaluates them, compiled once, in the trees of its own parser. Times are those of the processor. The
libraries take turns, and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import re
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import lockstep_html
import lxml.etree
import lxml.html
import parsel
from lockstep_html import parsel as face
from scrapy_spider import SPIDER

ROOT = Path(__file__).resolve().parents[3]
ONLY_XPATH = [
    "//a/@href", "//p/text()", "//comment()", "count(//a)", "string(//title)", "sum(//td[2])", "//a/..",
    "//a[normalize-space() = 'Next']", "//h2[1]/following-sibling::p", "//a[contains(., 'a')]", "//img/ancestor::div[1]/@class",
    "//li[last() - 1]", "(//a)[10]", "//a[not(ancestor::nav)]", "//td[count(preceding-sibling::td) = 1]",
    "//*[@id]/@*", "//p[string-length(.) > 200]", "//a/preceding::h2[1]", "//li[position() mod 2 = 0]", "//script/following::div[1]",
]  # fmt: skip


def expressions() -> list[str]:
    """The XPath of tests/bench/selectors.cpp."""
    text = (ROOT / "tests/bench/selectors.cpp").read_text(encoding="utf-8")
    text = text[text.index("kQueries[]") : text.index("\n};", text.index("kQueries[]"))]
    text = re.sub(r'CLASS\("([^"]*)"\)', r"""  "contains(concat(' ',normalize-space(@class),' '),' \1 ')"  """, text)
    found = []
    for row in re.findall(r'^    \{("(?:.|\n)*?)\},$', text, re.MULTILINE):
        strings = re.findall(r'"((?:[^"\\]|\\.)*)"|(,)', row)
        parts: list[str] = [""]
        for string, comma in strings:
            if comma:
                parts.append("")
            else:
                parts[-1] += string
        found += [part for part in parts[1:] if part]
    return found


def seconds(work: Callable[[], object]) -> float:
    """Of the processor, for one run of it, repeated until it takes a tenth of a second."""
    runs, began = 0, time.process_time()
    while (spent := time.process_time() - began) < 0.1 or not runs:
        work()
        runs += 1
    return spent / runs


def medians(rounds: int, works: list[Callable[[], object]]) -> list[float]:
    found = [[seconds(work) for work in works] for _ in range(rounds)]
    return [statistics.median(times) for times in zip(*found, strict=True)]


def compare_xpath(pages: list[bytes], rounds: int) -> None:
    ours = [lockstep_html.parse(page) for page in pages]
    theirs = [lxml.html.document_fromstring(page) for page in pages]
    print("| expression | `lockstep_html`, ms | lxml, ms | lxml / `lockstep_html` |\n| --- | ---: | ---: | ---: |")
    ratios, sums = [], [0.0, 0.0]
    for expression in expressions() + ONLY_XPATH:
        mine, other = lockstep_html.XPath(expression), lxml.etree.XPath(expression, smart_strings=False)
        times = medians(
            rounds, [lambda x=mine: [x.evaluate(page) for page in ours], lambda x=other: [x(page) for page in theirs]]
        )
        ratios.append(times[1] / times[0])
        sums = [a + b for a, b in zip(sums, times, strict=True)]
        shown = expression if len(expression) <= 70 else expression[:67] + "…"
        print(f"| `{shown}` | {times[0] * 1000:.2f} | {times[1] * 1000:.2f} | {ratios[-1]:.1f} |", flush=True)
    print(f"| all {len(ratios)} | {sums[0] * 1000:.0f} | {sums[1] * 1000:.0f} | {sums[1] / sums[0]:.1f} |")
    print(f"\nMedian of the ratios: {statistics.median(ratios):.1f}, least {min(ratios):.1f}, most {max(ratios):.1f}.\n")


def compare_parsel(pages: list[bytes], rounds: int) -> None:
    def spider(of: Any) -> Callable[[], object]:
        selectors = [of(body=body, type="html") for body in pages]
        return lambda: [[query(page) for query in SPIDER] for page in selectors]

    mine, other = medians(rounds, [spider(face.Selector), spider(parsel.Selector)])
    print(f"Ten queries a page, without parsing: `lockstep_html.parsel` {mine * 1000:.0f} ms, parsel {other * 1000:.0f} ms; "
          f"{other / mine:.1f} times.")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("pages", nargs="+", type=Path)
    options = parser.parse_args()
    pages = [path.read_bytes() for path in options.pages]
    print(f"{len(pages)} pages, {sum(map(len, pages)) / 1e6:.1f} MB, {options.rounds} rounds; lxml {lxml.etree.__version__}, "
          f"libxml2 {'.'.join(map(str, lxml.etree.LIBXML_VERSION))}, parsel {parsel.__version__}\n")  # fmt: skip
    compare_xpath(pages, options.rounds)
    compare_parsel(pages, options.rounds)


if __name__ == "__main__":
    main()
