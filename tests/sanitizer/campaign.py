"""Compares Lockstep's sanitizer on random cases with the naive model, with Chromium, or with any program that speaks
the same protocol, and writes what differs (docs/evidence/sanitizer-campaign.md).

usage: scripts/dev sanitizer-campaign [--against model|chromium|COMMAND] [--count N] [--seed N] [--without FEATURE,...]
                                  [--while-parsing] [--unexplained FILE] [--cases FILE] [--shrink N]

Exit code: 0 if nothing differs without a known cause, otherwise 1."""

from __future__ import annotations

import argparse
import collections
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import causes
import model
import parsing_causes
import safety
from lockstep_cases.random_cases.sanitizer import CHROMIUM, FEATURES, Generator
from lockstep_cases.random_cases.sanitizer_tables import CHROMIUM_ADDS, CHROMIUM_LACKS
from lockstep_cases.sanitizer_witnesses import cheaper
from lockstep_cases.shrinking import shrink

ROOT = Path(__file__).parents[2]
BROWSER = ROOT / "tests/differential/oracles/browser.mjs"
BLOCK = 10_000  # cases
TRIED = 120  # reductions at a time
SENT = ("id", "html", "context", "method", "config", "modify", "removeUnsafe", "instance", "inert", "root")
COMPARED = ("throws", "error", "tree", "returns", "removed", "get")
ODD_HANDLERS = frozenset(CHROMIUM_ADDS.split() + CHROMIUM_LACKS.split())

Case = dict[str, Any]
Answer = dict[str, Any]


def reductions(case: Case) -> Iterator[Case]:
    """The reductions that both sides can still answer."""
    for one in cheaper(case):
        if set(one) >= set(case) & {"id", "html", "method"} and all(len(step) > 1 for step in one.get("modify", [])):
            yield one


class Side(Protocol):
    def ask(self, cases: list[Case]) -> list[Answer]: ...


class Program:
    """A program that speaks the protocol, started for each block of cases. `more` is in every case."""

    def __init__(self, command: list[str], **more: Any) -> None:
        self.command, self.more = command, more

    def ask(self, cases: list[Case]) -> list[Answer]:
        lines = [json.dumps({name: case[name] for name in SENT if name in case} | self.more) + "\n" for case in cases]
        done = subprocess.run(self.command, input="".join(lines).encode(), stdout=subprocess.PIPE, check=False)
        answers = [json.loads(line) for line in done.stdout.split(b"\n") if line]
        if len(answers) != len(cases):
            raise SystemExit(f"{shlex.join(self.command)} answered {len(answers)} of {len(cases)} cases")
        return answers


class Model:
    def __init__(self, command: list[str]) -> None:
        self.command = command

    def ask(self, cases: list[Case]) -> list[Answer]:
        parsed = model.parse_all(self.command, cases)
        return [model.answer(case, tree, True) for case, tree in zip(cases, parsed, strict=True)]


def shown(answer: Answer) -> Answer:
    return {name: answer[name] for name in COMPARED if name in answer}


def draft_configuration(value: Any) -> Any:
    """get()'s answer as older implementations give it: without javascriptURLs, and without the event
    handlers that browsers and Standards do not share."""
    if isinstance(value, dict):
        value = {name: entries for name, entries in value.items() if name != "javascriptURLs"}
    if isinstance(value, dict):
        return {
            name: [one for one in entries if not (is_odd_handler(one) and name == "removeAttributes")]
            if isinstance(entries, list)
            else entries
            for name, entries in value.items()
        }
    return value


def is_odd_handler(entry: Any) -> bool:
    return isinstance(entry, dict) and entry.get("namespace") is None and entry.get("name") in ODD_HANDLERS


def same(ours: Answer, theirs: Answer, browser: bool) -> bool:
    """Whether another implementation gives the same answer. Chromium returns nothing from some modifiers."""
    for name in ("throws", "error", "tree"):
        if ours.get(name) != theirs.get(name):
            return False
    returns = [*(ours.get("returns") or []), ours.get("removed")], [*(theirs.get("returns") or []), theirs.get("removed")]
    if len(returns[0]) != len(returns[1]):
        return False
    for one, other in zip(*returns, strict=True):
        if one != other and not (browser and None in (one, other)):
            return False
    return bool(draft_configuration(ours.get("get")) == draft_configuration(theirs.get("get")))


def given(path: str, count: int) -> list[Case]:
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file][:count]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--against", default="model", help="model, chromium, or a command")
    parser.add_argument("--lockstep", default="", help="the command that answers for Lockstep")
    parser.add_argument("--parse-with", default="", help="the command that parses for the model; Lockstep's by default")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", default="", help=", ".join(FEATURES) + "; chromium: what Chromium does in its own way")
    parser.add_argument("--while-parsing", action="store_true", help="sanitizing while parsing, #12756")
    parser.add_argument("--unexplained", default="", help="write the unexplained cases to this file")
    parser.add_argument("--cases", default="", help="take the cases from this file")
    parser.add_argument("--shrink", type=int, default=5, help="how many unexplained cases to shrink")
    arguments = parser.parse_args()

    binary = os.environ.get("LOCKSTEP_BINARY") or str(ROOT / "build/release/lockstep")
    command = shlex.split(arguments.lockstep) if arguments.lockstep else [binary, "cases"]
    ours = Program(command, **({"while_parsing": True} if arguments.while_parsing else {}))
    browser, exact = arguments.against == "chromium", arguments.against == "model"
    theirs: Side
    if exact:
        theirs = Model(shlex.split(arguments.parse_with) if arguments.parse_with else command)
    else:
        theirs = Program(["node", str(BROWSER), "chromium"] if browser else shlex.split(arguments.against))
    without = set(filter(None, arguments.without.split(",")))
    if "chromium" in without:
        without |= set(CHROMIUM)
    parsing = shlex.split(arguments.parse_with) if arguments.parse_with else command

    def agree(mine: Answer, other: Answer) -> bool:
        return shown(mine) == shown(other) if exact else same(mine, other, browser)

    def without_tree(answer: Answer) -> Answer:
        return {name: value for name, value in answer.items() if name != "tree"}

    def known_while_parsing(differing: list[tuple[Case, Answer]], trees: list[tuple[str | None, str | None]]) -> list[str | None]:
        mine = ours.ask([case for case, _ in differing])
        found: list[list[str | None]] = [[] for _ in differing]
        other_trees = [
            place
            for place, (_, other) in enumerate(differing)
            if mine[place].get("throws") == other.get("throws") and mine[place].get("tree") != other.get("tree")
        ]
        differences = [
            parsing_causes.Difference(differing[place][0], differing[place][1].get("tree"), *trees[place]) for place in other_trees
        ]
        for place, cause in zip(other_trees, parsing_causes.explain(differences, ours.ask), strict=True):
            found[place].append(cause)
        for place, (case, other) in enumerate(differing):
            if mine[place].get("throws") != other.get("throws"):
                found[place].append(causes.cause(case, other, trees[place][0], parsing, browser, agree))
            elif not agree(without_tree(mine[place]), without_tree(other)):
                alone = {name: case[name] for name in ("config", "modify", "removeUnsafe", "instance") if name in case}
                found[place].append(causes.cause(alone, without_tree(other), None, parsing, browser, agree))
        return [None if None in names else " and ".join(filter(None, names)) for names in found]

    def known(differing: list[tuple[Case, Answer]]) -> list[str | None]:
        if exact or not differing:
            return [None for _ in differing]
        whole = [causes.unsanitized(case) for case, _ in differing if "method" in case]
        parsed = theirs.ask(whole)
        trees = iter(parsed)
        if arguments.while_parsing and browser:
            own = iter(Program(command).ask(whole))
            pairs = [
                (next(trees).get("tree"), next(own).get("tree")) if "method" in case else (None, None) for case, _ in differing
            ]
            return known_while_parsing(differing, pairs)
        return [
            causes.cause(case, other, next(trees).get("tree") if "method" in case else None, parsing, browser, agree)
            for case, other in differing
        ]

    generator = Generator(arguments.seed, frozenset(without))
    waiting = given(arguments.cases, arguments.count) if arguments.cases else None
    explained: collections.Counter[str] = collections.Counter()
    kinds: collections.Counter[str] = collections.Counter()
    unexplained: list[tuple[Case, Answer, Answer]] = []
    unsafe: list[tuple[Case, str]] = []
    interrupted: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: interrupted.append(number))  # ends with a report
    begun, done = time.monotonic(), 0
    count = len(waiting) if waiting is not None else arguments.count
    while done < count and not interrupted:
        size = min(BLOCK, count - done)
        cases = waiting[done : done + size] if waiting is not None else [generator.case() for _ in range(size)]
        differing = []
        for case, mine, other in zip(cases, ours.ask(cases), theirs.ask(cases), strict=True):
            kinds[case.get("kind", "")] += 1
            if case.get("method") in ("setHTML", "parseHTML") and (fault := safety.fault(mine.get("tree") or "")):
                unsafe.append((case, fault))
            if not agree(mine, other):
                differing.append((case, mine, other))
        causes_found = known([(case, other) for case, _, other in differing])
        for one, cause in zip(differing, causes_found, strict=True):
            if cause:
                explained[cause] += 1
            else:
                unexplained.append(one)
        done += size
        speed = done / (time.monotonic() - begun)
        print(f"\r{done} of {count}, {speed:.0f}/s, {len(unexplained)} unexplained", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)

    print(f"{done} cases: " + ", ".join(f"{number} {kind}" for kind, number in sorted(kinds.items())))
    print(f"{sum(explained.values())} differences with a known cause, {len(unexplained)} without, {len(unsafe)} unsafe results")
    for cause, number in explained.most_common():
        print(f"  {number} {cause}")
    for case, fault in unsafe[: arguments.shrink]:
        print(f"\nunsafe: {fault}\n{json.dumps(case)}")

    if arguments.unexplained:
        with open(arguments.unexplained, "w", encoding="utf-8") as file:
            for case, mine, other in unexplained:
                file.write(json.dumps({**case, "ours": shown(mine), "theirs": shown(other)}) + "\n")

    def still_differing(cases: list[Case]) -> list[bool]:
        answers = list(zip(cases, ours.ask(cases), theirs.ask(cases), strict=True))
        differ = [not agree(mine, other) and "error" not in mine and "error" not in other for _, mine, other in answers]
        found = iter(known([(case, other) for (case, _, other), differs in zip(answers, differ, strict=True) if differs]))
        return [differs and next(found) is None for differs in differ]

    def smallest(cases: list[Case]) -> Case | None:
        return next((case for case, differs in zip(cases, still_differing(cases), strict=True) if differs), None)

    for case, mine, other in unexplained[: arguments.shrink]:
        small = shrink(case, reductions, smallest, TRIED)
        [mine], [other] = ours.ask([small]), theirs.ask([small])
        print(f"\n{json.dumps({name: small[name] for name in SENT if name in small})}")
        for name in COMPARED:
            if mine.get(name) != other.get(name):
                print(f"  {name}, Lockstep: {json.dumps(mine.get(name))[:1500]}")
                print(f"  {name}, {arguments.against}: {json.dumps(other.get(name))[:1500]}")
    return 1 if unexplained or unsafe else 0


if __name__ == "__main__":
    sys.exit(main())
