"""The microsyntaxes of spec/authoring/microsyntaxes.tsv, read and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .grammar import Automaton, Fragment, PatternError, Reader, compiled
from .read import TableRow, read_table

FILE = "spec/authoring/microsyntaxes.tsv"
# Functions in runtime/src/validate/values/functions.h: those that read a value, and those in the column
# `then`, which are called only for values with the row's form; each with the rows that it uses.
AUTOFILL = ("autofill contact", "autofill field", "autofill field of a contact")
COLORS = ("CSS color function", "named CSS color")
MEDIA = (
    "CSS length unit",
    "CSS resolution unit",
    "deprecated media feature",
    "deprecated media type",
    "discrete media feature",
    "discrete media feature name",
    "media feature of a length",
    "media feature of a ratio",
    "media feature of a resolution",
    "media feature of an integer",
    "media type",
)
FUNCTIONS: dict[str, tuple[str, ...]] = {
    "autofill detail tokens": AUTOFILL,
    "autofill detail tokens of a hidden input": AUTOFILL,
    "content security policy": (
        "CSP directive",
        "CSP directive ignored in a meta element",
        "CSP directive of sources",
        "CSP source expression",
    ),
    "css color": COLORS,
    "custom element name": (),
    "image candidate strings": ("positive floating-point number", "positive integer"),
    "media query list": MEDIA,
    "permissions policy": (),
    "property name": (),
    "refresh": (),
    "regular expression": (),
    "role": (),
    "source size list": (*MEDIA, "CSS math function"),
    "style declarations": (),
    "valid URL": (),
    "valid absolute URL": (),
    "valid non-empty URL": (),
}
CONDITIONS: dict[str, tuple[str, ...]] = {
    "a component is given": (),
    "corners are in order": (),
    "no tab or newline and less-than sign": (),
    "radius is not negative": (),
    "subtags are registered": ("irregular language tag",),
    "the day exists": (),
    "the week exists": (),
}
LIMITS = re.compile(r"(?P<of>[^,]+?)(?:, (?P<low>at least|above) (?P<min>-?[\d.]+))?(?:, at most (?P<max>-?[\d.]+))?")
TOKENS = re.compile(r"(?P<unique>unique )?(?P<some>one-or-more )?of (?P<of>.+)")


@dataclass
class Microsyntax:
    """A row. `operands` are names of other rows, and `words` are keywords; the rest depends on the form."""

    name: str
    form: str
    anchor: str
    sentence: str = ""
    location: Location = field(default_factory=lambda: Location(FILE, 1))
    then: str = ""
    operands: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    function: str = ""
    automaton: Automaton | None = None
    minimum: str = ""
    maximum: str = ""
    above: bool = False  # the minimum itself is excluded
    unique: bool = False
    some: bool = False  # whether at least one token is required
    parts: set[str] = field(default_factory=set)  # the grammars that its pattern names

    @property
    def uses(self) -> set[str]:
        """The names of the rows that this row uses, also through its function or its condition."""
        called = (*FUNCTIONS.get(self.function, ()), *CONDITIONS.get(self.then, ()))
        return {*self.operands, *self.parts, *called}


class MicrosyntaxReader:
    def __init__(self, rows: list[TableRow], problems: Problems) -> None:
        self.rows, self.problems = rows, problems
        self.found: dict[str, Microsyntax] = {}
        self.grammars: dict[str, tuple[str, bool, Location]] = {}
        self.open: list[str] = []  # grammars being read

    def read(self) -> list[Microsyntax]:
        for row in self.rows:
            name, form, then, anchor, sentence = row.columns
            if name in self.found:
                self.problems.add(row.location, f"“{name}” occurs twice, first at {self.found[name].location}")
            word, _, rest = form.partition(" ")
            if word in ("grammar", "grammar/i"):
                self.grammars[name] = rest, word == "grammar/i", row.location
            text = "" if sentence == "-" else sentence
            self.found[name] = Microsyntax(name, word.removesuffix("/i"), anchor, text, row.location)
            if then != "-" and self.known(then, CONDITIONS, row.location):
                self.found[name].then = then
        for row in self.rows:
            word, _, rest = row.columns[1].partition(" ")
            if not self.known(word, FORMS, row.location):
                continue
            FORMS[word](self, self.found[row.columns[0]], rest)
            for name in sorted(self.found[row.columns[0]].uses):
                self.known(name, self.found, row.location)
        return list(self.found.values())

    def known(self, word: str, names: object, location: Location) -> bool:
        if word in names:  # type: ignore[operator]
            return True
        self.problems.add(location, f"unknown “{word}”{nearest(word, names)}")  # type: ignore[arg-type]
        return False

    def nothing_more(self, row: Microsyntax, rest: str) -> None:
        if rest:
            self.problems.add(row.location, f"nothing follows “{row.form}”, found “{rest}”")

    def keywords(self, row: Microsyntax, rest: str) -> None:
        row.words = ["" if word == '""' else word for word in rest.split()]
        lower = [word.lower() for word in row.words]
        for word in lower:
            if lower.count(word) > 1:
                self.problems.add(row.location, f"the keyword “{word}” occurs twice")

    def grammar(self, row: Microsyntax, rest: str) -> None:
        try:
            row.automaton = compiled(self.fragment(row.name))
        except PatternError as error:
            self.problems.add(row.location, str(error))

    def fragment(self, name: str) -> Fragment:
        if name not in self.grammars:
            raise PatternError(f"<{name}> is not the name of a grammar{nearest(name, self.grammars)}")
        if name in self.open:
            raise PatternError(f"<{name}> contains itself")
        if self.open:
            self.found[self.open[-1]].parts.add(name)
        pattern, ignores_case, _ = self.grammars[name]
        self.open.append(name)
        try:
            return Reader(pattern, ignores_case, self.fragment).read()
        finally:
            self.open.pop()

    def number(self, row: Microsyntax, rest: str) -> None:
        limits = LIMITS.fullmatch(rest)
        if not limits:
            how = "write “number NAME, at least 1, at most 10” or “number NAME, above 0”"
            self.problems.add(row.location, f"“{rest}” gives no limits: {how}")
            return
        row.operands = [limits["of"]]
        row.minimum, row.maximum = limits["min"] or "", limits["max"] or ""
        row.above = limits["low"] == "above"

    def tokens(self, row: Microsyntax, rest: str) -> None:
        words = TOKENS.fullmatch(rest)
        if not words:
            how = f"write “{row.form} of NAME” or “{row.form} unique of NAME”"
            self.problems.add(row.location, f"“{rest}”: {how}")
            return
        row.operands = [words["of"]]
        row.unique, row.some = bool(words["unique"]), bool(words["some"])

    def either(self, row: Microsyntax, rest: str) -> None:
        row.operands = rest.split("; ")
        if not row.sentence:
            self.problems.add(row.location, "“either” needs a sentence")

    def optional(self, row: Microsyntax, rest: str) -> None:
        row.operands = [rest]

    def calls(self, row: Microsyntax, rest: str) -> None:
        if self.known(rest, FUNCTIONS, row.location):
            row.function = rest


FORMS = {
    "text": MicrosyntaxReader.nothing_more,
    "boolean": MicrosyntaxReader.nothing_more,
    "keywords": MicrosyntaxReader.keywords,
    "grammar": MicrosyntaxReader.grammar,
    "grammar/i": MicrosyntaxReader.grammar,
    "number": MicrosyntaxReader.number,
    "tokens": MicrosyntaxReader.tokens,
    "list": MicrosyntaxReader.tokens,
    "either": MicrosyntaxReader.either,
    "optional": MicrosyntaxReader.optional,
    "function": MicrosyntaxReader.calls,
}


def read_microsyntaxes(spec: Path, problems: Problems) -> list[Microsyntax]:
    rows = read_table(spec / "authoring" / "microsyntaxes.tsv", FILE, 5, problems)
    return MicrosyntaxReader(rows, problems).read()


def check_uses(rows: Iterable[Microsyntax], used: Iterable[str], problems: Problems) -> None:
    """Reports the rows that nothing uses. `used`: the names of those that attributes use."""
    by_name = {row.name: row for row in rows}
    waiting, reached = list(used), set[str]()
    while waiting:
        name = waiting.pop()
        if name in by_name and name not in reached:
            reached.add(name)
            waiting += by_name[name].uses
    for name, row in by_name.items():
        if name not in reached:
            problems.add(row.location, f"nothing uses the microsyntax “{name}”")
