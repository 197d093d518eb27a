"""The closed vocabulary: phrases, and matching text against them."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass

from .diagnostics import Location, Problems, nearest
from .model import CPP_TYPES, Argument, Condition, Phrase, Use, Value, identifier
from .nodes import FALSE, NULL, TRUE, Constant, Node, braces, function
from .nodes import Variable as VariableNode

HOLE = re.compile(r"\{([a-z ]+?)(?:: ([a-z ]+))?\}")

# The syntax of holes of closed types. Holes of other types contain an expression.
HOLE_TEXT = {
    "state": r"[A-Za-z][A-Za-z ()-]*?",
    "mode": r"[a-z]+(?: [a-z]+)*?",
    "code": r"[a-z-]+",
    "number": r"0x[0-9A-F]+|[0-9]+",
    "char": r"'.'|U\+[0-9A-F]{4,6}|[A-Z]+",
    "string": r'"[^"]*"',
    "chars": r".+?",
    "field": r".+?",
    "tags": r"[a-z0-9-]+(?: [a-z0-9-]+)*?",
    "attribute": r"[a-z-]+",
    "tag": r"[a-z0-9-]+",
    "set": r"[A-Za-z][A-Za-z ,-]*?",
    "complement set": r"[A-Za-z][A-Za-z ,-]*?",
    "namespace": r"HTML|MathML|SVG",
    "scripting mode": r"[A-Z][a-z]+",
    "number variable": r"[a-z ]+",
}

# Before a tag, “a” becomes “an” if the tag's name begins with a vowel (other than “u”), or is one of these
# names, whose first letter is spelled out with a vowel sound.
ARTICLE = "a "
AN = {"h1", "h2", "h3", "h4", "h5", "h6", "hr", "html", "li"}

# The types of expressions. A hole of type “any” contains an element or a node.
HOLE_TYPES = {*HOLE_TEXT, *CPP_TYPES, "code point", "any"} - {""}

# Resolves a hole of a closed type: text -> node, or None after reporting a problem.
Resolver = Callable[[str, Location], "Node | None"]


@dataclass
class Variable:
    name: str  # in C++
    type: str
    location: Location
    used: bool = False

    @property
    def node(self) -> Node:
        return VariableNode(self.name)


class Scope:
    """The rule being read: its context and its variables."""

    def __init__(self, kind: str, mode: str = "", result: str = "") -> None:
        self.kind = kind  # state, mode, algorithm
        self.mode = mode  # the mode whose row this is
        self.result = result  # the type that an algorithm returns
        self.loops = 0  # how many loops are open
        self.variables: dict[str, Variable] = {}
        self.ended: dict[str, Variable] = {}  # variables whose block has ended
        self.declared: list[tuple[str, Variable]] = []  # by `let`

    def lookup(self, name: str) -> Variable | None:
        variable = self.variables.get(name)
        if variable is not None:
            variable.used = True
        return variable

    def declare(self, name: str, type_: str, location: Location) -> None:
        self.variables[name] = Variable(identifier(name), type_, location)

    def close_block(self, before: dict[str, Variable]) -> None:
        """Ends a block: variables declared in it go out of scope."""
        self.ended |= {name: variable for name, variable in self.variables.items() if name not in before}
        self.variables = before


@dataclass(frozen=True)
class Pattern:
    """The words of a phrase as a regular expression."""

    regex: re.Pattern[str] | None  # None without holes: the text must equal the words
    holes: list[tuple[str, str]]  # name, type
    literal: int  # literal characters: the more, the more specific
    part: str  # the longest literal part: text without it cannot match
    key: str  # without the names of holes

    def occurs_in(self, text: str) -> bool:
        return self.regex.search(text) is not None if self.regex else self.part in text


@functools.cache
def compiled(words: str) -> Pattern:
    """Converts the words of a phrase to a pattern; cached, because a vocabulary is rebuilt from the same
    phrases for each day that is checked."""
    holes: list[tuple[str, str]] = []
    regex, position = "", 0
    parts: list[str] = []
    for index, match in enumerate(HOLE.finditer(words)):
        name, hole_type = match[1], match[2] or match[1]
        holes.append((name, hole_type))
        parts.append(words[position : match.start()])
        article = ""
        if hole_type in ("tag", "tags") and parts[-1].endswith(f" {ARTICLE}"):
            parts[-1], article = parts[-1].removesuffix(ARTICLE), f"(?P<a{index}>an?) "
        regex += re.escape(parts[-1]) + f"{article}(?P<h{index}>{HOLE_TEXT.get(hole_type, '.+?')})"
        position = match.end()
    parts.append(words[position:])
    regex += re.escape(parts[-1])
    key = HOLE.sub(lambda m: f"{{{m[2] or m[1]}}}", words)
    return Pattern(
        re.compile(regex) if holes else None, holes, sum(map(len, parts)), max(parts, key=len), key
    )


@dataclass
class Entry:
    phrase: Phrase
    pattern: Pattern


# An entry, and the text that each group matches: h0, h1, … for the holes, a0, a1, … for the articles before them.
Fit = tuple[Entry, dict[str, str]]


class Vocabulary:
    """Phrases of one part (tokenizer, tree), and the types that their holes may have."""

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.entries: dict[str, list[Entry]] = {
            kind: [] for kind in ("statement", "condition", "expression", "loop")
        }
        self.by_first_word: dict[
            tuple[str, str], list[Entry]
        ] = {}  # phrases with holes by kind and first word, "" if that is a hole
        self.without_holes: dict[tuple[str, str], list[Fit]] = {}  # kind, text
        self.known: dict[tuple[str, str], Phrase] = {}  # kind, pattern without the names of holes
        self.resolvers: dict[str, Resolver] = {}
        self.literals: dict[str, Callable[[str], Node | None]] = {}  # by type: converts a bare word, or returns None

    def add(self, phrase: Phrase) -> None:
        pattern = compiled(phrase.pattern)
        for _, hole_type in pattern.holes:
            if hole_type not in HOLE_TYPES:
                hint = nearest(hole_type, HOLE_TYPES)
                self.problems.add(
                    phrase.location, f"“{phrase.pattern}”: a hole of the unknown type “{hole_type}”{hint}"
                )
        names = {name.replace(" ", "_") for name, _ in pattern.holes}
        if phrase.kind == "loop":
            names.add("variable")  # the loop's variable
        for name in sorted(phrase.does.holes()):
            if name not in names:
                hint = nearest(name, names)
                self.problems.add(phrase.location, f"“{phrase.pattern}” has no hole “{name}”{hint}")
        key = (phrase.kind, pattern.key)
        if key in self.known:
            first = self.known[key].location
            what = "algorithm" if phrase.algorithm else "phrase"
            self.problems.add(
                phrase.location, f"{what} “{phrase.pattern}” is declared twice, first at {first}"
            )
            return
        self.known[key] = phrase
        entry = Entry(phrase, pattern)
        self.entries[phrase.kind].append(entry)
        if pattern.regex is None:
            self.without_holes.setdefault((phrase.kind, phrase.pattern), []).append((entry, {}))
            return
        first_word = phrase.pattern.partition(" ")[0]
        self.by_first_word.setdefault((phrase.kind, "" if "{" in first_word else first_word), []).append(
            entry
        )

    # --- Matching ------------------------------------------------------------------------------------------------

    def fits(self, kind: str, text: str, wanted: str) -> list[Fit]:
        """The phrases that match the whole text, the most specific first; holes are not checked."""
        found = [
            (entry, groups)
            for entry, groups in self.without_holes.get((kind, text), ())
            if not wanted or entry.phrase.type == wanted
        ]
        for first_word in (text.partition(" ")[0], ""):
            for entry in self.by_first_word.get((kind, first_word), ()):
                if entry.pattern.part not in text or (wanted and entry.phrase.type != wanted):
                    continue
                match = entry.pattern.regex and entry.pattern.regex.fullmatch(text)
                if match:
                    found.append((entry, match.groupdict()))
        return sorted(found, key=lambda fit: -fit[0].pattern.literal)

    def match(self, kind: str, text: str, location: Location, scope: Scope, wanted: str = "") -> Use | None:
        """The most specific phrase of that kind that matches the text, with its holes filled; None, without a
        report, if there is none."""
        for entry, groups in self.fits(kind, text, wanted):
            arguments: dict[str, Argument] = {}
            for index, (name, hole_type) in enumerate(entry.pattern.holes):
                held = groups[f"h{index}"]
                value = self.resolve(held, hole_type, location, scope)
                if value is None:
                    break
                arguments[name.replace(" ", "_")] = Argument(value.node, held, hole_type, value.use)
            else:
                self.check_articles(groups, location)
                entry.phrase.uses += 1
                return Use(entry.phrase, arguments, location, text)
        return None

    def check_articles(self, groups: dict[str, str], location: Location) -> None:
        for group, article in groups.items():
            if group.startswith("a"):
                tags = groups[f"h{group[1:]}"]
                due = "an" if tags[0] in "aeio" or tags.partition(" ")[0] in AN else "a"
                if article != due:
                    self.problems.add(location, f"“{article} {tags}”: write “{due} {tags}”")

    def resolve(self, text: str, hole_type: str, location: Location, scope: Scope) -> Value | None:
        if hole_type in self.resolvers:
            node = self.resolvers[hole_type](text, location)
            return None if node is None else Value(node)
        if hole_type in ("number", "string"):
            return Value(Constant(text))
        if hole_type == "number variable":
            variable = scope.lookup(text)
            return Value(variable.node) if variable and variable.type in ("number", "") else None
        if hole_type == "any":
            return self.expression(text, "element", location, scope) or self.expression(
                text, "node", location, scope
            )
        return self.expression(text, hole_type, location, scope)

    def expression(self, text: str, wanted: str, location: Location, scope: Scope) -> Value | None:
        """An expression of the requested type ("" for any), or None."""
        if text == "null":
            return value_of(NULLS.get(wanted or "node"))
        if text in ("true", "false"):
            return Value(TRUE if text == "true" else FALSE) if wanted in ("", "boolean") else None
        variable = scope.lookup(text)
        if variable is not None:
            return value_of(convert(variable.node, variable.type, wanted))
        literal = self.literals[wanted](text) if wanted in self.literals else None
        if literal is not None:
            return Value(literal)
        candidates = [wanted, *CONVERSIONS.get(wanted, ())] if wanted else [""]
        for candidate in candidates:
            use = self.match("expression", text, location, scope, candidate)
            if use:
                return value_of(convert(use.node, use.phrase.type, wanted), use)
        return None

    def expression_type(self, text: str, location: Location, scope: Scope) -> str:
        variable = scope.lookup(text)
        if variable is not None:
            return variable.type
        if text in ("true", "false"):
            return "boolean"
        if text == "null":
            return "node"
        use = self.match("expression", text, location, scope)
        return use.phrase.type if use else ""

    def statement(self, text: str, location: Location, scope: Scope) -> Use | None:
        use = self.match("statement", text, location, scope)
        if use is None:
            self.unknown("statement", text, location, scope)
        return use

    def condition(self, text: str, location: Location, scope: Scope) -> Condition:
        if ", and " in text and ", or " in text:
            self.problems.add(location, f"“{text}” mixes “, and” with “, or”; nest two ifs")
        for connective in ("and", "or"):
            parts = text.split(f", {connective} ")
            if len(parts) > 1:
                return Condition(connective, [self.condition(p, location, scope) for p in parts], None)
        use = self.match("condition", text, location, scope)
        if use is None:
            self.unknown("condition", text, location, scope)
        return Condition("", [], use)

    # --- Messages ------------------------------------------------------------------------------------------------

    def unknown(self, kind: str, text: str, location: Location, scope: Scope, wanted: str = "") -> None:
        """Reports text that no phrase matches, or the hole that does not fit in a phrase that nearly
        matches."""
        what = f"unknown {kind} “{text}”" + (f" of the type “{wanted}”" if wanted else "")
        variable = scope.variables.get(text)
        if kind == "expression" and variable:
            self.problems.add(location, f"“{text}” has the type “{variable.type}”; expected “{wanted}”")
            return
        if kind == "expression" and text in scope.ended:
            first = scope.ended[text].location
            self.problems.add(location, f"{what}: the variable ended with its block, at {first}")
            return
        for entry, groups in self.fits(kind, text, wanted):
            if entry.pattern.literal * 3 < len(text):
                break
            for index, (_, hole_type) in enumerate(entry.pattern.holes):
                held = groups[f"h{index}"]
                if self.resolve(held, hole_type, location, scope) is None:
                    types = ("element", "node") if hole_type == "any" else (hole_type,)
                    hint = nearest(held, self.expressions_of(types, scope))
                    due = " or ".join(types)
                    self.problems.add(
                        location, f"{what}: in “{entry.phrase.pattern}”, “{held}” is not a known {due}{hint}"
                    )
                    return
        known = [entry.phrase.pattern for entry in self.entries[kind]]
        if kind == "expression":
            known += scope.variables
        self.problems.add(location, f"{what}{nearest(text, known)}")

    def expressions_of(self, types: tuple[str, ...], scope: Scope) -> list[str]:
        """The variables and phrases that may fill a hole of these types."""
        names = [name for name, variable in scope.variables.items() if variable.type in types]
        return names + [e.phrase.pattern for e in self.entries["expression"] if e.phrase.type in types]


# The types that may replace a requested type.
CONVERSIONS: dict[str, tuple[str, ...]] = {"node": ("element",)}

NULLS = {
    "node": function("Tree::null"),
    "element": NULL,
    "location": braces("Location"),
    "entry": NULL,
}


def value_of(node: Node | None, use: Use | None = None) -> Value | None:
    return None if node is None else Value(node, use)


def convert(node: Node, have: str, wanted: str) -> Node | None:
    # Without a type: a variable whose value was not understood, which was already reported.
    if not wanted or not have or have == wanted:
        return node
    return function("node_of", node) if have in CONVERSIONS.get(wanted, ()) else None
