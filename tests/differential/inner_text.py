#!/usr/bin/env python3
"""inner_text.py [--count N] [--seed N] [PAGE…]: compares Node::inner_text() with Chromium's innerText.

Compares the pages, without scripts, styles and what they load, or N random documents. A difference has a reason if it disappears
when the document is changed so that the reason does not apply. Prints the number of differences by reason, and those without one.
Exit code 1 if there are any. Lockstep is $LOCKSTEP_BINARY.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SHOWN = 60  # characters on each side of a difference
LONGEST = 20  # differences that are shown

# Reasons for which Chromium differs: the name of the remedy in oracles/inner_text.mjs, which changes the document so that
# the reason disappears, and what Chromium does. A difference has a reason if the two agree after its remedy.
REASONS = {
    "optgroup": "renders optgroup outside select with all its contents (#rendered-text-collection-steps, step 3)",
    "option": "flattens the contents of option",
    "hidden-option": "shows options in hidden elements of a select, and hidden options",
    "until-found": "has no line breaks around hidden=until-found; does not collapse parts of tables that have it",
    "marquee": "does not hide marquee",
    "marquee-white-space": "does not inherit white-space into marquee",
    "object": "lays out the fallback content of object late",
    "columns": "has line breaks around table columns after a row",
    "ruby": "has no line breaks in ruby",
    "wbr": "puts a zero-width space at wbr, which removes segment breaks",
    "svg-definitions": "lays out text in SVG symbol and defs",
    "svg-unknown": "does not render unknown SVG elements, which are groups (SVG 2)",
    "xml-space": "preserves white space in SVG text with xml:space=preserve",
    "ms": "puts no quotation marks around ms, which MathML Core asks for",
    "mi": "puts italic characters into mi (text-transform: math-auto), which MathML Core asks for",
    "math-table": "wraps cells directly in math into an anonymous table with line breaks",
    "zero-width-space": "keeps collapsible spaces after a segment break that a zero-width space removed",
    "audio": "hides audio without controls even if scripts do not run (#expose-a-user-interface-to-the-user)",
    "embed": "has no box for embed without src",
}

TAGS = (
    "div p span b pre ul li table tr td th tbody thead tfoot caption br input button select option optgroup details summary "
    "dialog ruby rt rp h1 blockquote textarea svg text g foreignObject fieldset legend nobr listing slot template noscript hr "
    "img wbr label form dl dt dd marquee math mi mtable mtr mtd semantics annotation a em object col colgroup center meter xmp "
    "section embed audio video iframe progress canvas details dialog symbol defs tspan mphantom mrow ms q bdo rb rtc"
).split()
ATTRIBUTES = ["", "", "", " hidden", " open", " popover", " hidden=until-found", " type=hidden", " wrap", " nowrap", " xml:space=preserve", " align=left", " type=image align=right"]
TEXTS = ["a", "b c", " ", "\n", "  x", "y  ", "\n z\n", "q\tr", "&nbsp;", "\u200b", "\n\n", "w", "\u2028"]


def random_nodes(lots: random.Random, depth: int) -> str:
    out = ""
    for _ in range(lots.randint(1, 3)):
        if depth > 4 or lots.random() < 0.4:
            out += lots.choice(TEXTS)
            continue
        tag = lots.choice(TAGS)
        out += f"<{tag}{lots.choice(ATTRIBUTES)}>"
        out += random_nodes(lots, depth + 1) if lots.random() < 0.8 else ""
        out += f"</{tag}>" if lots.random() < 0.8 else ""
    return out


def random_document(lots: random.Random) -> str:
    return ("<!doctype html>" if lots.random() < 0.75 else "") + "<body>" + random_nodes(lots, 0)


def ask(command: list[str], cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answers of a program that speaks the protocol of `lockstep cases`."""
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    done = subprocess.run(command, input=lines, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return [json.loads(line) for line in done.stdout.split("\n")[:-1]]


class Comparison:
    def __init__(self, binary: str) -> None:
        self.binary = binary

    def run(self, cases: list[dict[str, Any]]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        """The answers of Chromium and of Lockstep, both to the HTML that Chromium was given."""
        if not cases:
            return []
        theirs = ask(["node", str(FOLDER / "oracles/inner_text.mjs")], cases)
        given = [{"html": answer.get("html", ""), "inner_text": True} for answer in theirs]
        return list(zip(theirs, ask([self.binary, "cases"], given), strict=True))

    def reasons(self, pages: list[str]) -> list[list[str] | None]:
        """For each page that differs, the fewest reasons whose remedies make the two agree; None: there are none."""
        found: list[list[str] | None] = [None] * len(pages)
        untreated = [theirs.get("html") for theirs, _ in self.run([{"html": page, "remedies": []} for page in pages])]
        left = list(range(len(pages)))
        applicable: list[list[str]] = [[] for _ in pages]
        for name in REASONS:
            treated = self.run([{"html": pages[place], "remedies": [name]} for place in left])
            for place, (theirs, ours) in zip(list(left), treated, strict=True):
                if theirs.get("html") == untreated[place]:
                    continue
                applicable[place].append(name)
                if agree(theirs, ours):
                    found[place] = [name]
                    left.remove(place)
        # Several at once; then without those that are not needed.
        together = self.run([{"html": pages[place], "remedies": applicable[place]} for place in left])
        for place, answers in zip(left, together, strict=True):
            if not agree(*answers):
                continue
            needed = applicable[place]
            for name in list(needed):
                fewer = [other for other in needed if other != name]
                if agree(*self.run([{"html": pages[place], "remedies": fewer}])[0]):
                    needed = fewer
            found[place] = needed
        return found


def agree(theirs: dict[str, Any], ours: dict[str, Any]) -> bool:
    return "error" not in theirs and "error" not in ours and bool(theirs["inner_text"] == ours["inner_text"])


def show(name: str, ours: str, theirs: str) -> None:
    at = len(os.path.commonprefix([ours, theirs]))
    part = slice(max(0, at - SHOWN), at + SHOWN)
    print(f"{name}\n  Chromium {theirs[part]!r}\n  Lockstep {ours[part]!r}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", type=Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    binary = os.environ.get("LOCKSTEP_BINARY") or str(FOLDER.parents[1] / "build/release/lockstep")
    if arguments.pages:
        names = [str(path) for path in arguments.pages]
        pages = [path.read_text(encoding="utf-8", errors="replace") for path in arguments.pages]
        cases: list[dict[str, Any]] = [{"html": page, "strip": True} for page in pages]
    else:
        lots = random.Random(arguments.seed)
        cases = [{"html": random_document(lots)} for _ in range(arguments.count)]
        names = [repr(case["html"]) for case in cases]
    comparison = Comparison(binary)
    answers = comparison.run(cases)
    failed, different = 0, []
    for name, (theirs, ours) in zip(names, answers, strict=True):
        if "error" in theirs or "error" in ours:
            print(f"{name}: {theirs.get('error') or ours.get('error')}")
            failed += 1
        elif not agree(theirs, ours):
            different.append((name, theirs, ours))
    counts: Counter[str] = Counter()
    unknown = []
    for (name, theirs, ours), why in zip(
        different, comparison.reasons([theirs["html"] for _, theirs, _ in different]), strict=True
    ):
        if why is None:
            unknown.append((name, ours["inner_text"], theirs["inner_text"]))
        else:
            counts["; ".join(REASONS[each] for each in why)] += 1
    for difference in sorted(unknown, key=lambda each: len(each[0]))[:LONGEST]:
        show(*difference)
    print(
        f"{len(cases) - failed - len(different)} of {len(cases)} equal, {counts.total()} different for a known reason, "
        f"{len(unknown)} for none, {failed} without an answer"
    )
    for text, count in counts.most_common():
        print(f"{count:6} Chromium {text}")
    return 1 if unknown or failed else 0


if __name__ == "__main__":
    sys.exit(main())
