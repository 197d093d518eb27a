"""Inputs with all settings that affect how they are parsed, and `lockstep cases`, which parses them."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from lockstep_rules.diagnostics import nearest

from .tools import binary


class CasesError(Exception):
    """A request that cannot be carried out; the message says what to do."""


@dataclass(frozen=True)
class Case:
    """An input as `lockstep cases` describes it, except for its edition. `bytes` is a document given as
    bytes: a string of characters up to U+00FF."""

    html: str = ""
    bytes: str | None = None
    context: str = ""
    scripting: bool = False
    quirks: bool = False
    unsafe: bool = False
    iframe_srcdoc: bool = False
    cannot_change_the_mode: bool = False
    inside_form: bool = False
    context_encoding: str = ""
    scripting_mode: str = ""
    encoding: str = ""
    transport_encoding: str = ""
    container_encoding: str = ""
    likely_encoding: str = ""
    detect_utf_8: bool = False
    prescan_bytes: int | None = None

    def members(self) -> dict[str, Any]:
        """The case as members of the protocol, in its order: the input, and the options that differ from the
        defaults."""
        found: dict[str, Any] = {} if self.bytes is not None else {"html": self.html}
        for name, usual in USUAL.items():
            value = getattr(self, name)
            if name != "html" and value != usual:
                found[name] = value
        return found

    def text(self) -> str:
        return json.dumps(self.members())

    @property
    def input(self) -> str:
        """The characters, or the bytes as characters."""
        return self.html if self.bytes is None else self.bytes

    def with_input(self, text: str) -> Case:
        if self.bytes is None:
            return replaced(self, html=text)
        return replaced(self, bytes=text)

    @property
    def cost(self) -> tuple[float, int, str]:
        """The order of preference among cases: short ones with few options and plain characters first."""
        return self.size, sum(map(strangeness, self.input)), self.text()

    @property
    def size(self) -> float:
        options = sum(
            PRICES[name] for name, usual in USUAL.items() if name in PRICES and getattr(self, name) != usual
        )
        slips = len(SLIPS.findall(self.input))
        return len(self.input) + options + 0.25 * len(self.context) + 2 * slips


USUAL: dict[str, Any] = {member.name: member.default for member in fields(Case)}

# Words that save one character but look like mistakes.
SLIPS = re.compile(r"(?i)doctype(?=\w)|(?:public|system)[\"']")

# The cost of an option, in characters of input.
PRICES = {
    "bytes": 1,
    "context": 9,
    "scripting": 4,
    "quirks": 6,
    "unsafe": 4,
    "iframe_srcdoc": 20,
    "cannot_change_the_mode": 20,
    "inside_form": 20,
    "context_encoding": 12,
    "scripting_mode": 12,
    "encoding": 6,
    "transport_encoding": 6,
    "container_encoding": 6,
    "likely_encoding": 6,
    "detect_utf_8": 12,
    "prescan_bytes": 12,
}

# By member: the members that depend on it.
NEEDS = {
    "context": ("quirks", "inside_form", "context_encoding", "scripting_mode"),
    "bytes": (
        "encoding",
        "transport_encoding",
        "container_encoding",
        "likely_encoding",
        "detect_utf_8",
        "prescan_bytes",
    ),
}


def replaced(case: Case, **members: Any) -> Case:
    return Case(**({name: getattr(case, name) for name in USUAL} | members))


def without(case: Case, name: str) -> Case:
    """The case without an option, and without the options that depend on it."""
    return replaced(case, **{gone: USUAL[gone] for gone in (name, *NEEDS.get(name, ()))})


def read_case(members: dict[str, Any]) -> Case:
    """The case that JSON describes. Raises CasesError if the members do not describe a case."""
    for name, value in members.items():
        if name not in USUAL:
            raise CasesError(f"a case has no member “{name}”{nearest(name, USUAL)}")
        wanted = {"bytes": str, "prescan_bytes": int}.get(name, type(USUAL[name]))
        if type(value) is not wanted:
            raise CasesError(f"“{name}” must be a {wanted.__name__}")
    if ("html" in members) == ("bytes" in members):
        raise CasesError("a case needs either “html” or “bytes”")
    return Case(**members)


PLAIN = {character: rank for rank, character in enumerate("abcdefghijklmnopqrstuvwxyz")}
KEPT = "<>/=&;!-?"


def strangeness(character: str) -> int:
    """How unusual a character is; among characters with the same effect, the least unusual is used."""
    if character in PLAIN:
        return PLAIN[character]
    if character in KEPT or character.isdigit():
        return 30
    if character == " ":
        return 32
    if character.isascii() and character.isprintable():
        return 40
    return 60 if character == "\n" else 80 if character.isascii() else 120


@dataclass
class Answer:
    tree: str = ""
    quirks: bool | None = None
    errors: list[str] = field(default_factory=list)  # "(1:5) duplicate-attribute"
    encoding: str = ""
    branches: list[str] = field(default_factory=list)
    error: str = ""  # why the case could not be parsed
    limited_quirks: bool = False
    broken: list[str] = field(default_factory=list)  # the invariants that failed
    serialized: str = ""  # if requested: the tree as HTML

    def text(self) -> str:
        return "\n".join([self.tree, *self.errors, self.encoding, self.error, f"mode: {self.mode}"])

    @property
    def mode(self) -> str:
        """For a document: quirks, limited-quirks or no-quirks."""
        if self.quirks is None:
            return ""
        return "quirks" if self.quirks else "limited-quirks" if self.limited_quirks else "no-quirks"

    @property
    def usual_mode(self) -> str:
        """The mode of most documents with these errors."""
        return (
            "quirks"
            if any(error.endswith(" initial-missing-doctype") for error in self.errors)
            else "no-quirks"
        )


def read_answer(members: dict[str, Any]) -> Answer:
    return Answer(
        members.get("tree", ""),
        members.get("quirks"),
        [f"({e['line']}:{e['column']}) {e['code']}" for e in members.get("errors", [])],
        members.get("encoding", ""),
        members.get("branches", []),
        members.get("error", ""),
        members.get("limited_quirks", False),
        members.get("broken", []),
        members.get("serialized", ""),
    )


def lockstep(*options: str) -> list[str]:
    return [str(binary()), "cases", *options]


def command_of(text: str) -> list[str]:
    return shlex.split(text)


def ask(command: list[str], cases: Iterable[Case], **more: Any) -> list[Answer]:
    """The answers of a program that implements the protocol, in the order of the cases."""
    return list(answers(command, cases, **more))


def answers(command: list[str], cases: Iterable[Case], **more: Any) -> Iterator[Answer]:
    numbered = ({"id": number, **case.members(), **more} for number, case in enumerate(cases))
    return map(read_answer, answered(command, numbered))


def answered(command: list[str], cases: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The answers to cases; each case and each answer is a dictionary of its members."""
    # Uses a file, because otherwise both directions of a pipe would have to be served at once.
    with tempfile.TemporaryFile("w+", encoding="utf-8") as lines:
        count = 0
        for case in cases:
            lines.write(json.dumps(case) + "\n")
            count += 1
        lines.seek(0)
        with subprocess.Popen(command, stdin=lines, stdout=subprocess.PIPE, encoding="utf-8") as process:
            assert process.stdout is not None
            given = 0
            for line in process.stdout:
                yield json.loads(line)
                given += 1
    if given != count:
        raise CasesError(f"“{' '.join(command)}” gave {given} answers for {count} cases")
