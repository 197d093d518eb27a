"""Random pages whose scripts are commands (generator/lockstep_literal/hosting.py), and what dumps of trees do not show:
the owners of form controls and the flags of scripts, of all random documents.

The library, whole and in pieces, is compared with the literal reading or with the plain rules.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

from lockstep_audit.cases import answered

from generate import Walk

Members = dict[str, Any]

PIECE = 3  # bytes
BLOCK = 4000  # cases

TAGS = """p div b i a table tbody tr td caption select option optgroup selectedcontent ul li form input button textarea svg
math template body html head title h1 nobr object span fieldset output label img frameset style noscript x-a""".split()
WORDS = [
    "x",
    " ",
    "y z",
    "<!--c-->",
    "<br>",
    "&amp;",
    "</p>",
    "</form>",
    "</table>",
    "</b>",
    "</body>",
    "</html>",
    "</select>",
]
IDS = "abcd"
DEEPEST = 2  # script in scripts
ENCODED = str.maketrans("<;~^", "~^@%")  # what a script writes


class Pages:
    """The same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def cases(self, count: int) -> Iterator[Members]:
        for _ in range(count):
            case: Members = {"hosted": True, "html": self.markup(0, self.chance.randrange(2, 12))}
            if self.chance.randrange(8) == 0:
                case["abort"] = self.chance.randrange(3)
            yield case

    def markup(self, level: int, length: int) -> str:
        """As deep in scripts."""
        chance = self.chance
        found: list[str] = []
        for _ in range(length):
            match chance.randrange(10):
                case 0 | 1 | 2 if level < DEEPEST:
                    found.append(self.script(level + 1))
                case 3:
                    found.append(chance.choice(WORDS))
                case 4:
                    found.append(f"</{chance.choice(TAGS)}>")
                case _:
                    found.append(self.tag())
        text = "".join(found)
        # What is written may end in the middle of a tag.
        return text[: chance.randrange(len(text) + 1)] if level and chance.randrange(6) == 0 else text

    def tag(self) -> str:
        chance = self.chance
        words = [chance.choice(TAGS)]
        if chance.randrange(2):
            words.append(f"id={chance.choice(IDS)}")
        if chance.randrange(12) == 0:
            words.append(chance.choice(["is=x-a", "selected", "form=a", "type=hidden", "multiple"]))
        return f"<{' '.join(words)}{'/' * (chance.randrange(16) == 0)}>"

    def script(self, level: int) -> str:
        commands = [self.command(level) for _ in range(self.chance.randrange(1, 5))]
        kind = self.chance.randrange(20)
        element = "<svg><script id={}>{}</script>" if kind == 0 else "<script id={}>{}</script>"
        return element.format(self.chance.choice("klmn"), ";".join(commands))

    def command(self, level: int) -> str:
        chance = self.chance
        match chance.randrange(14):
            case 0:
                return f"block {chance.randrange(3)}"
            case 1:
                return f"defer {chance.randrange(2)}"
            case 2:
                return f"delay {chance.randrange(2)}"
            case 3:
                return f"define {chance.choice(['x-a', 'p', 'b'])}"
            case 4:
                return "unread"
            case 5 if chance.randrange(4) == 0:
                return "abort"
            case _:
                return "write " + self.markup(level, chance.randrange(1, 5)).translate(ENCODED)


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
    """How much of the page has come shows in some lines."""
    answer = {name: value for name, value in answer.items() if name not in ("id", "quirks", "limited_quirks")}
    if pieces:
        answer["log"] = [TIMES.sub("", line) for line in answer.get("log", [])]
    return answer


def of_document(answer: Members, name: str) -> Members:
    """The tree and the list of that name. A list of flags has no owners."""
    lines = answer.get("hidden", [])
    if name == "flags":
        lines = answer.get("flags", [line for line in lines if " in form " not in line])
    return {"tree": answer.get("tree", answer.get("error")), name: lines}


def compare(
    program: list[str],
    other: list[str],
    walk: Walk,
    seed: int,
    count: int,
    edition: str,
    say: Callable[..., None],
) -> tuple[list[tuple[Members, Members, Members]], int]:
    """The cases that differ, with what both gave, and how many have been compared: `count` pages, and as many documents."""
    found: list[tuple[Members, Members, Members]] = []
    sources = (Pages(seed), Hidden(walk))
    begun, done = time.monotonic(), 0
    while done < count:
        for source in sources:
            block = [case | {"edition": edition} for case in source.cases(min(BLOCK, count - done))]
            theirs = list(answered(other, iter(block)))
            whole = list(answered(program, iter(block)))
            pieces = list(answered(program, ({**case, "chunk": PIECE} for case in block)))
            for case, wanted, ours, parts in zip(block, theirs, whole, pieces, strict=True):
                if "hosted" in case:
                    pairs = [
                        (of_page(wanted, one is parts), of_page(one, one is parts)) for one in (ours, parts)
                    ]
                else:
                    pairs = [
                        (of_document(wanted, name), of_document(one, name))
                        for one in (ours, parts)
                        for name in ("hidden", "flags")
                    ]
                different = next(((a, b) for a, b in pairs if a != b), None)
                if different:
                    found.append((case, *different))
        done += min(BLOCK, count - done)
        left = (count - done) * (time.monotonic() - begun) / done / 60
        say(
            f"\r{done:,} of {count:,} pages and as many documents, {len(found):,} differ; {left:.0f} min left ",
            end="",
        )
    say("")
    return found, 2 * done


def report(found: list[tuple[Members, Members, Members]], compared: int, shown: int) -> str:
    lines = [f"{compared:,} pages and documents, {len(found):,} differ"]
    for case, wanted, ours in found[:shown]:
        lines.append(json.dumps(case))
        for name in wanted:
            if wanted[name] != ours.get(name):
                lines += [
                    f"  {name}, theirs: {json.dumps(wanted[name])}",
                    f"  {name}, ours:   {json.dumps(ours.get(name))}",
                ]
    return "\n".join(lines) + "\n"
