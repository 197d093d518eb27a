"""Rules and C++ as HTML: a few classes for colors, and links from names to their definitions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from markupsafe import Markup, escape

from .sources import Block, RuleLine


@dataclass
class Span:
    start: int
    end: int
    css: str
    href: str = ""


def painted(text: str, spans: Iterable[Span]) -> Markup:
    """The text with its spans; if spans overlap, the first one is kept."""
    kept: list[Span] = []
    for span in spans:
        if span.start < span.end and all(span.end <= k.start or span.start >= k.end for k in kept):
            kept.append(span)
    html, place = Markup(""), 0
    for span in sorted(kept, key=lambda one: one.start):
        inner = escape(text[span.start : span.end])
        html += escape(text[place : span.start])
        if span.href:
            html += Markup('<a class="{}" href="{}">{}</a>').format(span.css, span.href, inner)
        elif span.css:
            html += Markup('<span class="{}">{}</span>').format(span.css, inner)
        else:
            html += inner
        place = span.end
    return html + escape(text[place:])


# --- Rules --------------------------------------------------------------------------------------------------------

WORDS = re.compile(
    r"^(?P<step>\d+ )?(?P<key>otherwise if|otherwise|if|while|repeat at most|repeat|for each|let|set|return|break|continue|act as)\b"
)
INNER = re.compile(r"\b(?:be|to|in|or|and|not|null|true|false)\b")
LITERAL = re.compile(
    r"'(?:[^'\n]+|')'|\"[^\"]*\"|\bU\+[0-9A-F]{4,6}\b|\b(?:NUL|TAB|LF|FF|CR|SPACE|EOF|0x[0-9A-F]+|\d+)\b"
)
TOKENS = re.compile(
    r"(?:start tag|end tag|any other start tag|any other end tag|anything else|whitespace|character|comment|"
    r"processing instruction|DOCTYPE|end-of-file|NUL)\b"
)
HOLE = re.compile(r"\{[^}]*\}")


@dataclass
class Pattern:
    """Matches the name of an algorithm where it is run: the words between its holes."""

    name: str
    part: str
    words: list[str]
    search: re.Pattern[str]


def pattern_of(block: Block, part: str) -> Pattern:
    name = block.name.rpartition(" -> ")[0] or block.name
    words = HOLE.split(name)
    parts = [re.escape(word).replace(r"\ is\ ", r"\ is\ (?:not\ )?") for word in words]
    text = "([^;]+?)".join(f"({part_})" for part_ in parts)
    before = r"(?<![\w-])" if words[0] else ""
    after = r"(?![\w-])" if words[-1] else r"(?=$|;|,|\b)"
    return Pattern(block.name, part, words, re.compile(before + text + after))


@dataclass
class Linker:
    """Knows the address of each name, and records the references."""

    states: dict[str, str] = field(default_factory=dict)  # name -> address
    modes: dict[str, str] = field(default_factory=dict)
    sets: dict[str, str] = field(default_factory=dict)
    scopes: dict[str, str] = field(default_factory=dict)
    codes: dict[str, str] = field(default_factory=dict)
    algorithms: list[tuple[Pattern, str]] = field(default_factory=list)
    cpp: dict[str, str] = field(default_factory=dict)  # data_state, State::data, sets::set_x -> address
    named_by: dict[str, dict[str, str]] = field(
        default_factory=dict
    )  # address -> addresses and titles of the places that refer to it
    searches: list[tuple[re.Pattern[str], dict[str, str], str]] = field(default_factory=list)

    def ready(self) -> None:
        self.algorithms.sort(key=lambda one: -sum(map(len, one[0].words)))

        def names(known: dict[str, str]) -> str:
            return "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True)) or "(?!)"

        states, modes, sets, scopes = map(names, (self.states, self.modes, self.sets, self.scopes))
        leads = r"switch to|reconsume in|return state to|return state is|return state is not|switch the tokenizer to the"
        before = r"insertion mode to|rules for|push|insertion mode is|insertion mode is not|\bof"
        self.searches = [
            (re.compile(rf"\b(?:{leads}) ({states})(?=$|;|,| state\b)"), self.states, "st"),
            (re.compile(rf"(?:{before}) ({modes})(?=$|;|,| onto\b| with\b)"), self.modes, "st"),
            (re.compile(rf"\bthe set ({sets})(?=$|;|,| except\b)"), self.sets, "se"),
            (re.compile(rf"\bthe scope ({scopes})(?=$|;|,| except\b)"), self.scopes, "se"),
            (re.compile(rf"\bin (({scopes}) scope)\b"), self.scopes, "se"),
            (re.compile(r"\bin (scope)\b"), {"scope": self.scopes.get("base", "")}, "se"),
            (re.compile(r"\bparse error ([a-z][a-z0-9-]+)"), self.codes, "er"),
        ]

    def note(self, address: str, who: tuple[str, str]) -> None:
        if address and address.partition("#")[2] != who[0].partition("#")[2]:
            self.named_by.setdefault(address, {}).setdefault(*who)

    def in_rule(self, text: str, part: str, who: tuple[str, str]) -> list[Span]:
        found: list[Span] = []
        for search, known, css in self.searches:
            for match in search.finditer(text):
                address = known.get(match[1]) or known.get(match[match.re.groups], "")
                if address:
                    found.append(Span(*match.span(1), css, address))
                    self.note(address, who)
        for pattern, address in self.algorithms:
            if pattern.part != part or pattern.name in who[1]:
                continue
            for match in pattern.search.finditer(text):
                pieces = [match.span(group) for group in range(1, match.re.groups + 1, 2)]
                new = [trimmed(text, *piece) for piece in pieces]
                new = [piece for piece in new if piece[1] - piece[0] > 2]
                if any(a < span.end and b > span.start for a, b in new for span in found):
                    continue
                found += [Span(a, b, "al", address) for a, b in new]
                self.note(address, who)
        return found


def trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    word = text[start:end]
    return start + len(word) - len(word.lstrip()), end - (len(word) - len(word.rstrip()))


def paint_rule(line: RuleLine, linker: Linker, part: str, who: tuple[str, str], head: str = "") -> Markup:
    """A line of the rules as HTML. `head`: “state” or “mode” for the first line of a row, “block” for the
    heading of a block."""
    text = line.text
    if line.comment:
        return painted(text, [Span(0, len(text), "co")])
    spans: list[Span] = []
    start = 0
    if head == "block":
        word, _, name = text.partition(" ")
        result = text.find(" -> ")
        spans = [Span(0, len(word), "ke"), *([Span(result, len(text), "co")] if result >= 0 else [])]
        spans += [Span(*m.span(), "va") for m in HOLE.finditer(text)]
        return painted(text, [*spans, Span(len(word) + 1, len(text), "na")])
    if head == "state":
        matcher = text.partition("  ")[0]
        start = len(matcher)
        when = matcher.find(" when ")
        spans += [Span(*m.span(), "li") for m in LITERAL.finditer(matcher)]
        if when >= 0:
            spans += [Span(when + 1, when + 5, "ke"), *linked(text, when + 5, start, linker, part, who)]
        spans.append(Span(0, when if when >= 0 else start, "ma"))
    elif head == "mode":
        when = text.find(" when ")
        start = len(text) if when < 0 else when
        if when >= 0:
            spans += [Span(when + 1, when + 5, "ke"), *linked(text, when + 5, len(text), linker, part, who)]
        for match in re.finditer(r"\bthe set ([^,]+)", text[:start]):
            address = linker.sets.get(match[1], "")
            if address:
                spans.append(Span(*match.span(1), "se", address))
                linker.note(address, who)
        spans += [Span(*m.span(), "ma") for m in TOKENS.finditer(text[:start])]
        spans.append(Span(0, start, "na"))
        start = len(text)
    spans += linked(text, start, len(text), linker, part, who)
    place = start
    for statement in re.split(r"(; |  )", text[start:]):
        key = WORDS.match(statement)
        if key:
            first = place + (len(key["step"]) if key["step"] else 0)
            spans += [Span(place, first, "co"), Span(first, place + key.end(), "ke")]
        place += len(statement)
    spans += [Span(m.start() + start, m.end() + start, "li") for m in LITERAL.finditer(text[start:])]
    return painted(text, spans)


def linked(text: str, start: int, end: int, linker: Linker, part: str, who: tuple[str, str]) -> list[Span]:
    found = linker.in_rule(text[start:end], part, who)
    return [Span(span.start + start, span.end + start, span.css, span.href) for span in found]


# --- C++ ----------------------------------------------------------------------------------------------------------

CPP = re.compile(
    r"(?P<comment>//.*)"
    r"|(?P<string>\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])+')"
    r"|(?P<observe>(?:\bconst auto at = )?\benter\(Branch::\w+\);|\bat\(\d+(?:, |\);)|\bat\.part\(\d+, "
    r"|\bat\.(?:element|node|number|boolean)\(\"[^\"]*\", \w+\);|\bBranch::\w+)"
    r"|(?P<attribute>\[\[[^\]]*\]\])"
    r"|(?P<scoped>\b(?:State|Mode|ParseErrorCode|sets|tag|attribute|Rule|Flow|Outcome|Namespace)::\w+)"
    r"|(?P<number>\b0x[0-9a-fA-F]+\b|\b\d+u?\b)"
    r"|(?P<word>\b[A-Za-z_]\w*)"
)
KEYWORDS = set(
    "auto bool break case char class const constexpr continue default do else enum false for goto if inline int "
    "namespace nullptr return static_cast static struct switch template this true typename using void while".split()
)


def paint_cpp(line: str, linker: Linker, own: str = "") -> Markup:
    """A line of C++ as HTML. `own`: the function's own name, which is not linked."""
    spans: list[Span] = []
    for match in CPP.finditer(line):
        kind, word = str(match.lastgroup), match[0]
        href = linker.cpp.get(word, "") if kind in ("scoped", "word") and word != own else ""
        css = {"comment": "co", "string": "li", "observe": "ob", "attribute": "ob", "number": "li"}.get(
            kind, ""
        )
        if kind == "scoped":
            css = "er" if word.startswith("ParseErrorCode") else "st" if href else "ty"
        elif kind == "word":
            css = "ke" if word in KEYWORDS else "al" if href else "ty" if word[0].isupper() else ""
        if css:
            spans.append(Span(*match.span(), css, href))
    return painted(line, spans)
