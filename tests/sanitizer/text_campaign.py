"""Tests sanitizing text to text: passes known and systematic payloads, or random documents with random
configurations, to `lockstep sanitize`, and its output to other parsers.

At each named place, parse5 and Chromium must give a safe tree, with scripting and without; Chromium's
setHTML() must remove nothing more; and if the output is part of a live page whose handlers and inline scripts
may run, nothing may run.

usage: scripts/dev sanitizer-campaign --text [--random N] [--seed N] [--every N] [--known] [--places PLACE,…] [--batch N]
                                         [--configurations NAME,…] [--without-chromium] [--without-landing]

Exit code: 0 if there is no fault, otherwise 1. Lockstep is $LOCKSTEP_BINARY, or build/release/lockstep."""

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
from lockstep_cases.random_cases.sanitizer import Generator

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
ORACLES = ROOT / "tests/differential/oracles"
BINARY = os.environ.get("LOCKSTEP_BINARY") or str(ROOT / "build/release/lockstep")

PLACES = ["div", "td", "tr", "table", "caption", "select", "template", "svg svg", "svg desc", "svg foreignObject", "svg title",
          "math math", "math mi", "math annotation-xml", "textarea", "title"]  # fmt: skip
OF_A_CONFIGURATION = 20  # random documents
KEEP_EVERYTHING = {"comments": True, "removeProcessingInstructions": []}
# From the default to nearly everything; and lists that replace what payloads rely on.
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


def sanitized(texts: list[str], config: Any, places: list[str]) -> list[dict[str, Any]] | None:
    """The answers for the texts; None if the configuration is refused."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, text in enumerate(texts):
            names.append(f"{number:06}.html")
            (Path(folder) / names[-1]).write_bytes(text.encode())
        (Path(folder) / "config.json").write_text(json.dumps(config), encoding="utf-8")
        command = [BINARY, "sanitize", "--json", "--drop=unsettled", "--config=config.json", "--files-from=-"]
        command += [f"--context={place}" for place in places]
        done = subprocess.run(command, cwd=folder, input="\n".join(names).encode(), capture_output=True, check=False)
        answers = [json.loads(line) for line in done.stdout.split(b"\n") if line]
    if not answers and done.returncode == 2:
        return None
    if len(answers) != len(texts):
        raise SystemExit(f"lockstep sanitize answered {len(answers)} of {len(texts)}\n{done.stderr.decode()}")
    return answers


def random_runs(count: int, seed: int) -> Iterator[tuple[str, Any, list[str], list[str]]]:
    """A configuration, its documents, and the places in which the result may land, `count` documents in all."""
    # Chromium alone removes attributeName="x:href".
    generator = Generator(seed, frozenset({"types", "prefixed-href"}))
    for done in range(0, count, OF_A_CONFIGURATION):
        config = generator.pick(["default", {}, *(generator.config(True) for _ in range(6))])
        texts = [generator.markup()[1] for _ in range(min(OF_A_CONFIGURATION, count - done))]
        yield "random", config, texts, generator.random.sample(PLACES, generator.random.randint(0, 2))


class Campaign:
    def __init__(self, chromium: bool, landing: bool, batch: int) -> None:
        self.chromium, self.landing, self.batch = chromium, chromium and landing, batch
        self.counted: collections.Counter[str] = collections.Counter()
        self.faults: list[str] = []

    def ask(self, program: list[str], cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
        # An empty line ends a batch.
        ends = ("\n\n" if (number + 1) % self.batch == 0 else "\n" for number in range(len(cases)))
        lines = "".join(json.dumps(case) + end for case, end in zip(cases, ends, strict=True))
        command = ["node", str(ORACLES / program[0]), *program[1:]]
        print(f"\r{len(cases)} cases for {' '.join(program)}, {len(self.faults)} faults  ", end="", file=sys.stderr, flush=True)
        done = subprocess.run(command, input=lines.encode(), stdout=subprocess.PIPE, check=True)
        return [json.loads(line) for line in done.stdout.split(b"\n") if line]

    def run(self, runs: list[tuple[str, Any, list[str], list[str]]]) -> None:
        """Runs with a name, a configuration, texts, and places."""
        cases: list[dict[str, Any]] = []
        of_case: list[tuple[str, str]] = []
        for name, config, texts, places in runs:
            answers = sanitized(texts, config, places)
            if answers is None:
                self.counted[f"{name}: configurations refused"] += 1
                continue
            self.counted[f"{name}: texts"] += len(texts)
            for text, answer in zip(texts, answers, strict=True):
                self.counted[f"{name}: refused"] += "html" not in answer
                self.counted[f"{name}: settled with parts dropped"] += bool(answer.get("dropped"))
                for place in ["body", *places] if "html" in answer else []:
                    cases.append({"html": answer["html"], "context": place})
                    of_case.append((name, text))
                    self.counted[f"{name}: results in a place"] += 1

        def found(fault: str, number: int) -> None:
            (name, text), case = of_case[number], cases[number]
            self.faults.append(f"{name}, {case['context']}: {fault}\n  {text!r}\n  {case['html']!r}")

        chromium = ["browser.mjs", "chromium"]
        for scripting in (False, True):
            given = [{**case, "scripting": scripting} for case in cases]
            trees = {"parse5": self.ask(["parse5.mjs"], given)}
            if self.chromium:
                trees["Chromium"] = self.ask(chromium, given)
            for who, parsed in trees.items():
                for number, tree in enumerate(one.get("tree") for one in parsed):
                    if tree is None:
                        found(f"{who} gives no tree", number)
                    elif fault := safety.fault(tree):
                        found(f"{who} finds {fault}", number)
        if self.chromium:
            # Not innerHTML, which makes no shadow roots.
            once_more = {"config": KEEP_EVERYTHING, "inert": True}
            inert = self.ask(chromium, [{**case, "method": "setHTMLUnsafe", **once_more} for case in cases])
            again = self.ask(chromium, [{**case, "method": "setHTML", **once_more} for case in cases])
            for number, (once, twice) in enumerate(zip(inert, again, strict=True)):
                # Chromium 156 crashes in setHTML() for event handlers that its list lacks, such as those of marquee.
                self.counted["no answer of Chromium's setHTML()"] += "error" in twice
                if "error" not in twice and once.get("tree") != twice.get("tree"):
                    found("Chromium's setHTML() removes more", number)
        if self.landing:
            landed = self.ask(chromium, [{**case, "land": True, "execute": True} for case in cases])
            for number, one in enumerate(landed):
                if one.get("alerts") != 0:
                    found(f"something runs: {one}", number)
            self.counted["landed in a live page"] += len(landed)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--text", action="store_true", help="for scripts/dev sanitizer-campaign")
    parser.add_argument("--random", type=int, default=0, help="so many random documents, not payloads")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--known", action="store_true", help="only known payloads")
    parser.add_argument("--every", type=int, default=1, help="only each Nth of the systematic payloads")
    parser.add_argument("--places", default=",".join(PLACES), help="of payloads")
    parser.add_argument("--configurations", default=",".join(CONFIGURATIONS), help="of payloads")
    parser.add_argument("--batch", type=int, default=400, help="cases at a time; fewer on a busy machine")
    parser.add_argument("--without-chromium", action="store_true")
    parser.add_argument("--without-landing", action="store_true", help="without a live page for each result")
    arguments = parser.parse_args()
    campaign = Campaign(not arguments.without_chromium, not arguments.without_landing, arguments.batch)
    if arguments.random:
        runs = random_runs(arguments.random, arguments.seed)
        while several := list(itertools.islice(runs, 50)):
            campaign.run(several)
    else:
        texts = known() if arguments.known else [*known(), *itertools.islice(systematic(), 0, None, arguments.every)]
        for name in arguments.configurations.split(","):
            campaign.run([(name, CONFIGURATIONS[name], texts, arguments.places.split(","))])
    print(file=sys.stderr)
    for what, number in campaign.counted.items():
        print(f"{number:8} {what}")
    print(f"{len(campaign.faults)} faults")
    for fault in campaign.faults[:20]:
        print("\n" + fault)
    return 1 if campaign.faults else 0


if __name__ == "__main__":
    sys.exit(main())
