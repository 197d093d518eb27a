"""The closed vocabulary: phrases, and how a text is matched against them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from string import Template

from .diagnostics import Location, Problems, nearest
from .model import Argument, Condition, Phrase, Use

HOLE = re.compile(r"\{([a-z ]+?)(?:: ([a-z ]+))?\}")

# What a hole of a closed type may look like. Holes of any other type hold an expression.
HOLE_TEXT = {
    "state": r"[A-Za-z][A-Za-z ()-]*?",
    "mode": r"[a-z]+(?: [a-z]+)*?",
    "code": r"[a-z-]+",
    "number": r"0x[0-9A-F]+|[0-9]+",
    "char": r"'.'|U\+[0-9A-F]{4,6}|[A-Z]+",
    "string": r'"[^"]*"',
    "chars": r".+?",
    "tags": r"[a-z0-9-]+(?: [a-z0-9-]+)*?",
    "attribute": r"[a-z-]+",
    "tag": r"[a-z0-9-]+",
    "set": r"[A-Za-z][A-Za-z ,-]*?",
    "complement set": r"[A-Za-z][A-Za-z ,-]*?",
    "namespace": r"HTML|MathML|SVG",
    "scripting mode": r"[A-Z][a-z]+",
    "number variable": r"[a-z ]+",
}

# Resolves a hole of a closed type: text -> C++, or None after reporting a problem.
Resolver = Callable[[str, Location], "str | None"]


@dataclass
class Entry:
    phrase: Phrase
    regex: re.Pattern[str]
    holes: list[tuple[str, str]]  # name, type
    literal: int  # literal characters: the more, the more specific


class Vocabulary:
    """Phrases of one part (tokenizer, tree), and the types that their holes may have."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.entries: dict[str, list[Entry]] = {"statement": [], "condition": [], "expression": []}
        self.resolvers: dict[str, Resolver] = {}
        self.literals: dict[str, Callable[[str], str | None]] = {}  # by type: C++ of a bare word, or None

    def add(self, phrase: Phrase) -> None:
        holes: list[tuple[str, str]] = []
        regex, position, literal = "", 0, 0
        for index, match in enumerate(HOLE.finditer(phrase.pattern)):
            name, hole_type = match[1], match[2] or match[1]
            text = phrase.pattern[position : match.start()]
            holes.append((name, hole_type))
            regex += re.escape(text) + f"(?P<h{index}>{HOLE_TEXT.get(hole_type, '.+?')})"
            literal += len(text)
            position = match.end()
        regex += re.escape(phrase.pattern[position:])
        literal += len(phrase.pattern) - position
        self.entries[phrase.kind].append(Entry(phrase, re.compile(regex), holes, literal))

    # --- Matching ------------------------------------------------------------------------------------------------

    def match(self, kind: str, text: str, location: Location, scope: "Scope", wanted: str = "") -> Use | None:
        """The most specific phrase of that kind that the whole text fits. Reports nothing."""
        best: tuple[int, Entry, re.Match[str]] | None = None
        fits: list[tuple[int, Entry, re.Match[str]]] = []
        for entry in self.entries[kind]:
            found = entry.regex.fullmatch(text)
            if found and (not wanted or entry.phrase.type == wanted):
                fits.append((entry.literal, entry, found))
        for literal, entry, found in sorted(fits, key=lambda fit: -fit[0]):
            best = (literal, entry, found)
            arguments: dict[str, Argument] = {}
            for index, (name, hole_type) in enumerate(entry.holes):
                held = found[f"h{index}"]
                cpp = self.resolve(held, hole_type, location, scope)
                if cpp is None:
                    break
                arguments[name.replace(" ", "_")] = Argument(cpp, held, hole_type)
            else:
                return Use(best[1].phrase, arguments, location, text)
        return None

    def resolve(self, text: str, hole_type: str, location: Location, scope: "Scope") -> str | None:
        if hole_type in self.resolvers:
            return self.resolvers[hole_type](text, location)
        if hole_type in ("number", "string"):
            return text
        if hole_type == "number variable":
            variable = scope.lookup(text)
            return variable[0] if variable and variable[1] == "number" else None
        if hole_type == "any":
            return self.expression(text, "element", location, scope) or self.expression(text, "node", location, scope)
        return self.expression(text, hole_type, location, scope)

    def expression(self, text: str, wanted: str, location: Location, scope: "Scope") -> str | None:
        """C++ of an expression of the wanted type ("" for any), or None."""
        if text == "null":
            return NULL.get(wanted or "node")
        if text in ("true", "false"):
            return text if wanted in ("", "boolean") else None
        variable = scope.lookup(text)
        if variable is not None:
            return convert(variable[0], variable[1], wanted)
        literal = self.literals[wanted](text) if wanted in self.literals else None
        if literal is not None:
            return literal
        candidates = [wanted, *CONVERSIONS.get(wanted, {})] if wanted else [""]
        for candidate in candidates:
            use = self.match("expression", text, location, scope, candidate)
            if use:
                scope.note(use)
                return convert(render(use), use.phrase.type, wanted)
        return None

    def expression_type(self, text: str, location: Location, scope: "Scope") -> str:
        variable = scope.lookup(text)
        if variable is not None:
            return variable[1]
        if text in ("true", "false"):
            return "boolean"
        if text == "null":
            return "node"
        use = self.match("expression", text, location, scope)
        return use.phrase.type if use else ""

    def statement(self, text: str, location: Location, scope: "Scope") -> Use | None:
        use = self.match("statement", text, location, scope)
        if use is None:
            self.unknown("statement", text, location)
        else:
            scope.note(use)
        return use

    def condition(self, text: str, location: Location, scope: "Scope") -> Condition:
        for connective in ("and", "or"):
            parts = text.split(f", {connective} ")
            if len(parts) > 1:
                return Condition(connective, [self.condition(p, location, scope) for p in parts], None, "")
        use = self.match("condition", text, location, scope)
        if use:
            scope.note(use)
            return Condition("", [], use, render(use))
        self.unknown("condition", text, location)
        return Condition("", [], None, "false")

    def unknown(self, kind: str, text: str, location: Location) -> None:
        known = [entry.phrase.pattern for entry in self.entries[kind]]
        self.problems.add(location, f"unknown {kind} “{text}”{nearest(text, known)}")


# For a wanted type, the types that may stand for it and the C++ that converts them.
CONVERSIONS: dict[str, dict[str, str]] = {"node": {"element": "node_of({})"}}

NULL = {"node": "Tree::null()", "element": "nullptr", "location": "Location{}", "entry": "nullptr"}


def convert(cpp: str, have: str, wanted: str) -> str | None:
    if not wanted or have == wanted:
        return cpp
    pattern = CONVERSIONS.get(wanted, {}).get(have)
    return pattern.format(cpp) if pattern else None


class Scope:
    """The variables of a rule, and the phrases that it used."""

    def __init__(self, mode: str = "") -> None:
        self.mode = mode  # the mode whose row this is
        self.variables: dict[str, tuple[str, str]] = {}  # name -> C++, type
        self.uses: list[Use] = []

    def lookup(self, name: str) -> tuple[str, str] | None:
        return self.variables.get(name)

    def note(self, use: Use) -> None:
        use.phrase.uses += 1
        self.uses.append(use)


OPERATION = re.compile(r"@(\w+)")


def render(use: Use) -> str:
    """The C++ of a phrase with its holes filled. `@name` marks an operation of the runtime."""
    values = {name: argument.cpp for name, argument in use.arguments.items()}
    return OPERATION.sub(r"\1", Template(use.phrase.cpp).substitute(values))


def operations(phrase: Phrase) -> set[str]:
    return set(OPERATION.findall(phrase.cpp))


def condition_cpp(condition: Condition, nested: bool = False) -> str:
    if condition.connective:
        joined = (" && " if condition.connective == "and" else " || ").join(
            condition_cpp(part, True) for part in condition.parts
        )
        return f"({joined})" if nested else joined
    return f"({condition.cpp})" if nested and (" && " in condition.cpp or " || " in condition.cpp) else condition.cpp
