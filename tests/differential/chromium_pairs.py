"""What the comparisons with Chromium that evaluate expressions on random documents share: the browser and the
program."""

from __future__ import annotations

import argparse
import base64
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BATCH = 250  # documents on one page of the browser

Case = dict[str, Any]


def run_page(program: str, page_with_cases: str, cases: list[dict[str, Any]]) -> list[str]:
    """The words that a page with the cases instead of CASES writes in the element `out`, each decoded from base64."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(page_with_cases.replace("CASES", json.dumps(cases).replace("<", "\\u003c")), encoding="utf-8")
        done = subprocess.run(
            [
                program,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                f"--user-data-dir={folder}/profile",
                "--dump-dom",
                page.as_uri(),
            ],
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        )
    found = re.search(r'id="out">([^<]*)<', done.stdout)
    if found is None:
        raise SystemExit("the browser gave no answer")
    return [base64.b64decode(word).decode("utf-8") for word in found[1].split()]


@dataclass
class Comparison:
    """A comparison of the program with the browser. The first expression of a case selects all elements, so
    that documents that differ as trees can be left out."""

    name: str  # of the program
    description: str
    what: str  # is compared, in words
    member: str  # of a case, which has the expressions
    cases: Callable[[int], Callable[[], Case]]  # by seed
    ours: Callable[[str, list[Case]], list[list[Any]]]  # by the program
    theirs: Callable[[str, list[Case]], list[list[Any]]]  # by the browser
    # By the program, the case, its expression, and both answers: "" if they are equal, why they differ, or None.
    explain: Callable[[str, Case, str, Any, Any], str | None]
    is_invalid: Callable[[Any], bool] | None = None  # whether our answer is an error, if these are to be counted

    def main(self) -> int:
        options = self.arguments().parse_args()
        browser = os.environ.get("LOCKSTEP_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
        if browser is None:
            print(f"{self.name}: no Chromium; set LOCKSTEP_BROWSER to its path", file=sys.stderr)
            return 77
        make = self.cases(options.seed)
        compared = trees = unknown = invalid = 0
        known: collections.Counter[str] = collections.Counter()
        while compared < options.pairs:
            cases = [make() for _ in range(BATCH)]
            answers = self.ours(options.lockstep, cases), self.theirs(browser, cases)
            for case, ours, theirs in zip(cases, *answers, strict=True):
                if ours[0] != theirs[0]:
                    trees += 1
                    continue
                for expression, a, b in zip(case[self.member][1:], ours[1:], theirs[1:], strict=True):
                    compared += 1
                    invalid += self.is_invalid is not None and self.is_invalid(a)
                    reason = self.explain(options.lockstep, case, expression, a, b)
                    if reason:
                        known[reason] += 1
                    elif reason is None:
                        unknown += 1
                        if unknown <= options.show:
                            shown = {self.member: expression, "ours": a, "chromium": b, "html": case["html"]}
                            print(json.dumps(shown))
        print(f"{compared} pairs, {unknown} differ for no known reason; {trees} documents with other trees left out")
        if self.is_invalid is not None:
            print(f"{invalid} {self.what}s are invalid")
        for reason, count in known.most_common():
            print(f"{count} differ: {reason}")
        return 1 if unknown else 0

    def arguments(self) -> argparse.ArgumentParser:
        parser = argparse.ArgumentParser(description=self.description)
        pairs = f"how many pairs of a document and {'an' if self.what[0] in 'aeiou' else 'a'} {self.what}"
        parser.add_argument("--pairs", type=int, default=100_000, help=pairs)
        parser.add_argument("--seed", type=int, default=1)
        default = os.environ.get("LOCKSTEP_BINARY", "build/lockstep")
        parser.add_argument("--lockstep", default=default, help="the program")
        parser.add_argument("--show", type=int, default=20, help="the most differences that are printed")
        return parser
