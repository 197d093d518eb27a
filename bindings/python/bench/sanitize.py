"""Measures sanitizing beside other sanitizers for Python: see docs/evidence/benchmark.md. `scripts/bench --sanitize` starts it.

Each sanitizer gets the same markup as str and gives str. They take turns in each round; the table has the median of the
rounds of processor time, the least and the most. What calling from Python costs is in all of them.

    sanitize.py [ROUNDS]"""

from __future__ import annotations

import gc
import json
import statistics
import sys
import time
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parents[3] / "tests/bench"
LISTS = json.loads((BENCH / "sanitizer_lists.json").read_text(encoding="utf-8"))
ELEMENTS = [{"name": one} if isinstance(one, str) else one for one in LISTS["elements"]]
TAGS = {element["name"] for element in ELEMENTS}
ATTRIBUTES = {element["name"]: set(element["attributes"]) for element in ELEMENTS if "attributes" in element}
ATTRIBUTES["*"] = set(LISTS["attributes"])

Run = Callable[[str], str]
SECONDS = 0.05  # of a measurement


def lockstep() -> dict[str, dict[str, Run]]:
    import lockstep_html

    def runs(config: Any) -> dict[str, Run]:
        sanitizer = lockstep_html.Sanitizer(config)

        def once(method: Any) -> Run:
            return lambda html: lockstep_html.sanitize(html, sanitizer, method=method, max_rounds=0)

        return {
            "Lockstep": once("filter-tree"),
            "Lockstep, while parsing": once("while-parsing"),
            "Lockstep, text to text": lambda html: lockstep_html.sanitize(html, sanitizer),
        }

    return {"the same lists": runs(LISTS), "default configurations": runs(None)}


def turbohtml() -> dict[str, dict[str, Run]]:
    from turbohtml.clean import OnDisallowed, Policy, Sanitizer

    name = "turbohtml " + metadata.version("turbohtml")
    attributes = {tag: frozenset(names) for tag, names in ATTRIBUTES.items()}
    policy = Policy(
        tags=frozenset(TAGS),
        attributes=attributes,
        on_disallowed_tag=OnDisallowed.STRIP,
        remove_with_content=frozenset({"script", "style"}),
    )
    listed = Sanitizer(policy)
    return {"the same lists": {name: listed.sanitize}, "default configurations": {name: Sanitizer().sanitize}}


def nh3() -> dict[str, dict[str, Run]]:
    import nh3

    name = "nh3 " + metadata.version("nh3")
    # A Cleaner keeps its lists, as the others do.
    listed = nh3.Cleaner(tags=TAGS, attributes=ATTRIBUTES, link_rel=None)
    return {"the same lists": {name: listed.clean}, "default configurations": {name: nh3.Cleaner().clean}}


def bleach() -> dict[str, dict[str, Run]]:
    from bleach.sanitizer import Cleaner

    name = "bleach " + metadata.version("bleach")
    attributes = {tag: list(names) for tag, names in ATTRIBUTES.items()}
    listed = Cleaner(tags=TAGS, attributes=attributes, strip=True)
    return {"the same lists": {name: listed.clean}, "default configurations": {name: Cleaner().clean}}


def seconds(run: Run, html: str) -> float:
    gc.collect()
    times, begin = 0, time.process_time()
    while (taken := time.process_time() - begin) < SECONDS:
        for _ in range(1 if times == 0 else max(1, int(times * 0.3))):
            run(html)
            times += 1
    return taken / times


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    article = (BENCH / "article.html").read_text(encoding="utf-8")
    sanitizers: dict[str, dict[str, Run]] = {}
    for load in (lockstep, turbohtml, nh3, bleach):
        try:
            for title, runs in load().items():
                sanitizers.setdefault(title, {}).update(runs)
        except ImportError as error:
            print(f"bench: without {load.__name__}: {error}", file=sys.stderr)
    print(f"From Python {sys.version.split()[0]}: processor time, medians of {rounds} rounds; “times ours” is relative to the first line")
    for size in (1024, 4096, 65536):
        html = (article * (size // len(article) + 1))[:size]
        for title, runs in sanitizers.items():
            measured: dict[str, list[float]] = {name: [] for name in runs}
            for _ in range(rounds):
                for name, run in runs.items():
                    measured[name].append(1e6 * seconds(run, html))
            print(f"\nAn article of {size // 1024} KB, {title}\n\n| | µs | least to most | characters out | times ours |")
            print("| --- | ---: | ---: | ---: | ---: |")
            ours = statistics.median(next(iter(measured.values())))
            for name, times in measured.items():
                median = statistics.median(times)
                print(f"| {name} | {median:.1f} | {min(times):.1f} to {max(times):.1f} | {len(runs[name](html))} | {median / ours:.2f} |")


if __name__ == "__main__":
    main()
