"""Text to text: known payloads and systematic ones through `lockstep sanitize`, and what comes out through other parsers.

In each place that was named, parse5 and Chromium, with scripting and without, must give a safe tree; Chromium's setHTML()
must remove nothing more; and as a part of a live page whose handlers and inline scripts may run, nothing may run.

usage: text_campaign.py [--without-chromium] [--every N]   (Lockstep is $LOCKSTEP_BINARY, or build/release/lockstep)"""

from __future__ import annotations

import argparse
import collections
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import safety

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
ORACLES = ROOT / "tests/differential/oracles"
BINARY = os.environ.get("LOCKSTEP_BINARY") or str(ROOT / "build/release/lockstep")

PLACES = ["div", "td", "tr", "table", "caption", "select", "template", "svg svg", "svg desc", "svg foreignObject", "svg title",
          "math math", "math mi", "math annotation-xml", "textarea", "title"]  # fmt: skip
KEEP_EVERYTHING = {"comments": True, "removeProcessingInstructions": []}
# From the default to nearly everything; and lists that replace what payloads lean on.
CONFIGURATIONS: dict[str, Any] = {
    "default": "default",
    "everything": {},
    "no style or noscript": {"removeElements": ["style", "noscript", "template"], "comments": False},
    "replaced": {"replaceWithChildrenElements": ["form", "p", "table", "select", "noscript", "style", "template", "xmp"]},
    "foreign": {"removeElements": ["div", "p"], "removeAttributes": ["title"], "comments": True},
}

WRAPPERS = ["svg", "math", "math><mtext", "math><mi", "svg><desc", "svg><foreignObject", "svg><title", "table", "table><caption",
            'math><annotation-xml encoding="text/html"', "select", "form", "template", "p", "noscript", "a", "nobr", "button",
            "math><mtext><mglyph", "svg><p", "math><mtext><table><mglyph", "option", "li", "div"]  # fmt: skip
RAW = ["style", "title", "xmp", "noscript", "textarea", "iframe", "noembed", "noframes", "script", "plaintext"]
BREAKOUTS = ['<a title="</{raw}><img src=x onerror=alert(1)>">', "<img src=x onerror=alert(1)>", "</{wrapper}><img src=x onerror=alert(1)>",
             "&lt;/{raw}&gt;&lt;img src=x onerror=alert(1)&gt;", "<!--</{raw}><img src=x onerror=alert(1)>-->"]  # fmt: skip


def known() -> list[str]:
    lines = (FOLDER / "payloads.txt").read_text(encoding="utf-8").splitlines()
    escapes = {"\\n": "\n", "\\t": "\t", "\\0": "\0", "\\\\": "\\"}
    found = []
    for line in lines:
        if line and not line.startswith("# "):
            pieces = [line[place : place + 2] for place in range(len(line))]
            text, place = "", 0
            while place < len(line):
                text += escapes.get(pieces[place], line[place])
                place += 2 if pieces[place] in escapes else 1
            found.append(text)
    return [*found, *deep()]


def deep() -> Iterator[str]:
    """Deeper than parsers' limits, which flatten the tree: 512 levels in Chromium."""
    for levels in (250, 260, 500, 515, 600):
        for name in ("div", "b", "svg", "table><tr><td", "math><mi", "svg><desc", "form><math><mtext"):
            inner = '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">'
            yield f"<{name}>" * (levels // (name.count("<") + 1)) + inner


def systematic() -> Iterator[str]:
    """Text-like elements in elements that change how they are parsed, alone and in pairs, with what breaks out."""
    wrappers = [*((one,) for one in WRAPPERS), *itertools.permutations(WRAPPERS, 2)]
    for number, (around, raw) in enumerate(itertools.product(wrappers, RAW)):
        name = around[0].split("><")[0]
        breakouts = BREAKOUTS if len(around) == 1 else [BREAKOUTS[number % len(BREAKOUTS)]]
        for breakout in breakouts:
            yield "".join(f"<{one}>" for one in around) + f"<{raw}>" + breakout.format(raw=raw, wrapper=name)


def sanitized(texts: list[str], config: Any, places: list[str]) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, text in enumerate(texts):
            names.append(f"{number:06}.html")
            (Path(folder) / names[-1]).write_bytes(text.encode())
        (Path(folder) / "config.json").write_text(json.dumps(config), encoding="utf-8")
        command = [BINARY, "sanitize", "--json", "--drop=unsettled", "--config=config.json", "--files-from=-"]
        command += [f"--context={place}" for place in places]
        done = subprocess.run(command, cwd=folder, input="\n".join(names).encode(), stdout=subprocess.PIPE, check=False)
        answers = [json.loads(line) for line in done.stdout.split(b"\n") if line]
    if len(answers) != len(texts):
        raise SystemExit(f"lockstep sanitize answered {len(answers)} of {len(texts)}")
    return answers


def ask(command: list[str], cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    done = subprocess.run(command, input=lines.encode(), stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in done.stdout.split(b"\n") if line]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--without-chromium", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="only each Nth of the systematic payloads")
    parser.add_argument("--places", default=",".join(PLACES))
    arguments = parser.parse_args()
    texts = [*known(), *itertools.islice(systematic(), 0, None, arguments.every)]
    places = arguments.places.split(",")
    counted: collections.Counter[str] = collections.Counter()
    faults: list[str] = []
    for name, config in CONFIGURATIONS.items():
        answers = sanitized(texts, config, places)
        cases, inputs = [], []
        for text, answer in zip(texts, answers, strict=True):
            counted[f"{name}: refused"] += "html" not in answer
            counted[f"{name}: settled with parts dropped"] += bool(answer.get("dropped"))
            if "html" not in answer:
                continue
            for place in ["body", *places]:
                cases.append({"html": answer["html"], "context": place})
                inputs.append(text)
        counted[f"{name}: texts"] += len(texts)
        counted[f"{name}: results in a place"] += len(cases)

        def found(fault: str, number: int, name: str = name, cases: list[Any] = cases, inputs: list[str] = inputs) -> None:
            faults.append(f"{name}, {cases[number]['context']}: {fault}\n  {inputs[number]!r}\n  {cases[number]['html']!r}")

        for scripting in (False, True):
            given = [{**case, "scripting": scripting} for case in cases]
            trees = {"parse5": [one.get("tree") for one in ask(["node", str(ORACLES / "parse5.mjs")], given)]}
            if not arguments.without_chromium:
                chromium = ask(["node", str(ORACLES / "browser.mjs"), "chromium"], given)
                trees["Chromium"] = [one.get("tree") for one in chromium]
            for who, parsed in trees.items():
                for number, tree in enumerate(parsed):
                    if tree is None:
                        found(f"{who} gives no tree", number)
                    elif fault := safety.fault(tree):
                        found(f"{who} finds {fault}", number)
        if arguments.without_chromium:
            continue
        # Not innerHTML, which makes no shadow roots.
        once_more = {"config": KEEP_EVERYTHING, "inert": True}
        inert = ask(["node", str(ORACLES / "browser.mjs"), "chromium"], [{**case, "method": "setHTMLUnsafe", **once_more} for case in cases])
        again = ask(
            ["node", str(ORACLES / "browser.mjs"), "chromium"],
            [{**case, "method": "setHTML", **once_more} for case in cases],
        )
        for number, (once, twice) in enumerate(zip(inert, again, strict=True)):
            # Chromium 156 crashes in setHTML() for event handlers that its list lacks, such as those of marquee.
            counted[f"{name}: no answer of Chromium's setHTML()"] += "error" in twice
            if "error" not in twice and once.get("tree") != twice.get("tree"):
                found("Chromium's setHTML() removes more", number)
        landed = ask(["node", str(ORACLES / "browser.mjs"), "chromium"], [{**case, "land": True, "execute": True} for case in cases])
        for number, one in enumerate(landed):
            if one.get("alerts") != 0:
                found(f"something runs: {one}", number)
        counted[f"{name}: landed in a live page"] += len(landed)

    for what, number in counted.items():
        print(f"{number:8} {what}")
    print(f"{len(faults)} faults")
    for fault in faults[:20]:
        print("\n" + fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
