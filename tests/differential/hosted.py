"""Random pages whose scripts are commands (generator/lockstep_literal/hosting.py), and, for all random
documents, what tree dumps do not show: the owners of form controls and the flags of scripts.

The library, whole and in pieces, is compared with the literal reading or with the plain rules.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lockstep_cases.cases import answered
from lockstep_cases.random_cases.command_pages import Pages
from lockstep_cases.random_cases.walk import Walk

Members = dict[str, Any]

PIECE = 3  # bytes


class Hidden:
    """The random documents of Walk, asked for what is not in their dumps."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk

    def cases(self, count: int) -> Iterator[Members]:
        for case in self.walk.cases(count):
            yield case.members() | {"html": SURROGATES.sub("?", case.html), "hidden": True}


SURROGATES = re.compile("[\ud800-\udfff]")
TIMES = re.compile(r"^(?:unread|speculate) .*(?= \[)", re.DOTALL)


def of_page(answer: Members, pieces: bool) -> Members:
    """The answer for a page in a form that can be compared. In pieces, lines that show how much of the page
    has arrived are shortened. Errors that are reported at the same place may be in another order: the library
    orders them by their faults."""
    answer = {name: value for name, value in answer.items() if name not in ("id", "quirks", "limited_quirks")}
    answer["errors"] = sorted(answer.get("errors", []))
    if pieces:
        answer["log"] = [TIMES.sub("", line) for line in answer.get("log", [])]
    return answer


def of_document(answer: Members, name: str) -> Members:
    """The tree and the list of that name. A list of flags has no owners."""
    lines = answer.get("hidden", [])
    if name == "flags":
        lines = answer.get("flags", [line for line in lines if " in form " not in line])
    return {"tree": answer.get("tree", answer.get("error")), name: lines}


class Both:
    """As many pages as documents, each by the rules of one of the editions."""

    def __init__(self, walk: Walk, seed: int, editions: list[str]) -> None:
        self.pages, self.documents = Pages(seed), Hidden(walk)
        self.editions, self.chance = editions, random.Random(seed)

    def cases(self, count: int) -> Iterator[Members]:
        for some in (self.pages.cases(count // 2), self.documents.cases(count - count // 2)):
            for case in some:
                yield case | {"edition": self.chance.choice(self.editions)}


@dataclass
class FoundHosted:
    """The cases so far that differ, with what both gave."""

    cases: int = 0
    differing: list[tuple[Members, Members, Members]] = field(default_factory=list)

    def summary(self) -> str:
        return f"{self.cases:,} pages and documents, {len(self.differing):,} differ"

    def report(self, shown: int) -> str:
        lines = [self.summary()]
        for case, wanted, ours in self.differing[:shown]:
            lines.append(json.dumps(case))
            for name in wanted:
                if wanted[name] != ours.get(name):
                    lines += [
                        f"  {name}, theirs: {json.dumps(wanted[name])}",
                        f"  {name}, ours:   {json.dumps(ours.get(name))}",
                    ]
        return "\n".join(lines) + "\n"


def differences(
    program: list[str], other: list[str], cases: list[Members]
) -> Iterator[tuple[Members, Members, Members]]:
    """The cases that differ, with what the other reading and the program gave."""
    theirs = answered(other, iter(cases))
    whole = answered(program, iter(cases))
    pieces = answered(program, ({**case, "chunk": PIECE} for case in cases))
    for case, wanted, ours, parts in zip(cases, theirs, whole, pieces, strict=True):
        if "hosted" in case:
            pairs = [(of_page(wanted, one is parts), of_page(one, one is parts)) for one in (ours, parts)]
        else:
            pairs = [
                (of_document(wanted, name), of_document(one, name))
                for one in (ours, parts)
                for name in ("hidden", "flags")
            ]
        if different := next(((a, b) for a, b in pairs if a != b), None):
            yield case, *different
