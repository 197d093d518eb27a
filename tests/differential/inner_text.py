#!/usr/bin/env python3
"""inner_text.py [--count N] [--seed N] [PAGE…]: compares Node::inner_text() with Chromium's innerText.

Compares the pages, without scripts, styles and what they load, or N random documents. Prints the number of differences by
known reason, and those without one. Exit code 1 if there are any. Lockstep is $LOCKSTEP_BINARY.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SHOWN = 60  # characters on each side of a difference
LONGEST = 20  # differences that are shown

# Reasons for which Chromium differs, and what a document has that is concerned. The first one that matches counts.
REASONS = {
    "renders optgroup outside select with all its contents (#rendered-text-collection-steps, step 3)": r"<optgroup",
    "flattens the contents of option": r"<option",
    "has no line breaks around hidden=until-found": r"hidden=.?until-found",
    "does not hide marquee": r"<marquee[^>]* (hidden|popover)",
    "lays out the fallback content of object late": r"<object",
    "has no line breaks in ruby": r"(?s)<ruby.*<br|<(pre|listing|xmp|plaintext).*<ruby",
    "puts a zero-width space at wbr, which removes segment breaks": r"<wbr",
    "lays out text in SVG symbol and defs": r"(?s)<(symbol|defs|marker|pattern|mask|clipPath).*<text",
    "does not render unknown SVG elements, which are groups (SVG 2)": r"(?s)<svg.*<(text|foreignobject)",
    "puts italic characters into mi (text-transform: math-auto)": r"<mi\b",
    "wraps cells directly in math into an anonymous table with line breaks": r"(?s)<(math|ruby).*<(mtd|mtr|td|tr|tbody)",
    "keeps collapsible spaces after a segment break that a zero-width space removed": "\u200b",
}

TAGS = (
    "div p span b pre ul li table tr td th tbody thead tfoot caption br input button select option optgroup details summary "
    "dialog ruby rt rp h1 blockquote textarea svg text g foreignObject fieldset legend nobr listing slot template noscript hr "
    "img wbr label form dl dt dd marquee math mi mtable mtr mtd semantics annotation a em object col colgroup center meter xmp "
    "section"
).split()
ATTRIBUTES = ["", "", "", " hidden", " open", " popover", " hidden=until-found", " type=hidden", " wrap", " nowrap"]
TEXTS = ["a", "b c", " ", "\n", "  x", "y  ", "\n z\n", "q\tr", "&nbsp;", "\u200b", "\n\n", "w"]


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
    return [json.loads(line) for line in done.stdout.splitlines()]


def reason(html: str) -> str | None:
    return next((name for name, pattern in REASONS.items() if re.search(pattern, html)), None)


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
        cases = [{"html": page, "strip": True} for page in pages]
    else:
        lots = random.Random(arguments.seed)
        cases = [{"html": random_document(lots)} for _ in range(arguments.count)]
        names = [repr(case["html"]) for case in cases]
    theirs = ask(["node", str(FOLDER / "oracles/inner_text.mjs")], cases)
    given = [{"html": answer.get("html", ""), "inner_text": True} for answer in theirs]
    ours = ask([binary, "cases"], given)

    reasons: Counter[str] = Counter()
    unknown = []
    for name, case, one, other in zip(names, given, ours, theirs, strict=True):
        if "error" in one or "error" in other:
            print(f"{name}: {one.get('error') or other.get('error')}")
            reasons["no answer"] += 1
        elif one["inner_text"] != other["inner_text"]:
            known = reason(case["html"])
            if known:
                reasons[known] += 1
            else:
                unknown.append((name, one["inner_text"], other["inner_text"]))
    for difference in sorted(unknown, key=lambda each: len(each[0]))[:LONGEST]:
        show(*difference)
    same = len(cases) - len(unknown) - sum(reasons.values())
    print(f"{same} of {len(cases)} equal, {len(unknown)} differences without a known reason")
    for name, count in reasons.most_common():
        print(f"{count:6} Chromium {name}" if name != "no answer" else f"{count:6} {name}")
    return 1 if unknown or reasons["no answer"] else 0


if __name__ == "__main__":
    sys.exit(main())
