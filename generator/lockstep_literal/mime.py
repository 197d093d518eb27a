"""Cases of MIME types: a Content-Type header and a resource, and the types that the rules of spec/mime/ give
for them.

{"content_type": "text/html;charset=utf-8", "resource": "<p>"}: the resource is a string of characters up to
U+00FF, and the header may be missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT
from lockstep_rules.mime import Pattern, read_patterns
from lockstep_rules.read import Line, read_rules, read_table

FILE = ROOT / "tests/witnesses/mime.tsv"
RESOURCE_HEADER = 1445  # https://mimesniff.spec.whatwg.org/#reading-the-resource-header
HEADER = """\
# MIME types: what a Content-Type header says, and the computed type of the resource; answers of the library. Strings are JSON;
# a resource's characters are its bytes. Written by scripts/dev mutate --add.
# columns: content type	resource	extracted	computed
"""


def mime_lines(spec: Path, problems: Problems) -> list[Line]:
    paths = sorted((spec / "mime").glob("*.rules"))
    return [line for path in paths for line in read_rules(path, f"spec/mime/{path.name}", problems)]


def patterns_of(spec: Path) -> dict[str, list[Pattern]]:
    problems = Problems()
    found = read_patterns(spec, problems)
    problems.raise_if_any()
    return found


@dataclass
class MimeType:
    essence: str
    parameters: list[tuple[str, str]] = field(default_factory=list)

    def parameter(self, name: str) -> str | None:
        return next((value for key, value in self.parameters if key == name), None)

    def copy(self) -> MimeType:
        return MimeType(self.essence, list(self.parameters))

    def __str__(self) -> str:
        """The MIME type as tests/unit/mime_test.cpp writes it."""
        return self.essence + "".join(f";{name}=[{value}]" for name, value in self.parameters)


@dataclass(frozen=True)
class MimeCase:
    json: str

    def members(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.json)
        return found

    @property
    def input(self) -> str:
        members = self.members()
        return f"{members.get('content_type', '')}{members['resource']}"

    def text(self) -> str:
        return self.json


def mime_case(content_type: str | None, resource: str) -> MimeCase:
    header = {} if content_type is None else {"content_type": content_type}
    return MimeCase(json.dumps(header | {"resource": resource}))


def is_mime_case(members: dict[str, Any]) -> bool:
    return "resource" in members


def mime_cases(file: Path = FILE) -> Iterator[tuple[MimeCase, str, str]]:
    """The witnesses: each case with its extracted and computed types."""
    problems = Problems()
    rows = read_table(file, file.name, 4, problems) if file.exists() else []
    problems.raise_if_any()
    for row in rows:
        content_type, resource, extracted, computed = map(json.loads, row.columns)
        yield mime_case(content_type, resource), extracted, computed


def row_of(case: MimeCase, extracted: str, computed: str) -> str:
    members = case.members()
    cells = (members.get("content_type"), members["resource"], extracted, computed)
    return "\t".join(map(json.dumps, cells)) + "\n"


def shorter_mime_cases(case: MimeCase) -> Iterator[MimeCase]:
    members = case.members()
    for name, text in members.items():
        for at in range(len(text)):
            yield MimeCase(json.dumps(members | {name: text[:at] + text[at + 1 :]}))


class Resource:
    """The state that the forms of spec/mime/ work on."""

    def __init__(
        self, rules: Any, case: dict[str, Any], reached: set[str] | None, asked: set[Any] | None
    ) -> None:
        self.rules, self.asked = rules, asked
        if reached is not None:
            self.reach = reached.add  # type: ignore[assignment]
        self.header: str | None = case.get("content_type")
        self.bytes: str = case["resource"][:RESOURCE_HEADER]
        self.input, self.at = self.header or "", 0
        self.outside = ("", 0)
        self.value = self.quoted = self.parameter_value = ""
        self.quoted_begin = 0
        self.all_values = False
        self.mime_type: MimeType | None = None
        self.extracted: MimeType | None = None
        self.charset: str | None = None  # the parameter that is kept
        self.essence = ""
        self.ticks = 0

    def reach(self, place: str) -> None:
        """Records that a place of the rules was reached, if they are recorded; see mutation.py."""

    def tick(self) -> None:
        self.ticks += 1
        if self.ticks > 10_000:
            raise RuntimeError("the rules do not terminate")

    def run(self, algorithm: str) -> Any:
        return self.rules.compiler.globals[f"algorithm_mime_{algorithm}"](self)

    def answer(self) -> tuple[str, str]:
        """The extracted MIME type, and the computed MIME type."""
        if self.header is not None:
            self.run("extract_a_mime_type")
        return str(self.extracted or "failure"), self.run("the_computed_mime_type")

    def type_of_pattern(self, table: str) -> str:
        """The type of the first pattern in the table that matches; empty if none does."""
        if self.asked is not None:
            self.asked.add(("mime", table))
        return next((one.type for one in self.rules.mime_patterns[table] if self.matches(one)), "")

    def matches(self, pattern: Pattern) -> bool:
        """https://mimesniff.spec.whatwg.org/#pattern-matching-algorithm. The tag-terminating byte is a part of the Standard's
        patterns."""
        input_ = self.bytes.lstrip("\t\n\f\r ") if pattern.ignores_whitespace == "true" else self.bytes
        size = len(pattern.bytes)
        if len(input_) < size + pattern.ends:
            return False
        for at in range(size):
            if ord(input_[at]) & pattern.mask[at] != pattern.bytes[at]:
                return False
        return not pattern.ends or input_[size] in " >"
