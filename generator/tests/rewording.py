"""Rewords all phrases at once, in their definitions and in a copy of spec/, as an author would."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

from lockstep_rules.diagnostics import Location
from lockstep_rules.loading import Loaded
from lockstep_rules.model import Condition, If, Spec, Statement, Use
from lockstep_rules.phrases.symbol import Symbol, Table
from lockstep_rules.vocabulary import HOLE
from lockstep_rules.walks import all_statements

MARK = "qzx"  # appended to each word
WORD = re.compile(r"[A-Za-z]+")
NAME = re.compile(r"(\{[^}]*\})")
TAGS = re.compile(r"\ba (\{(tags?)\})")  # with the article before them, which may change


def reworded(words: str) -> str:
    """The phrase with every word changed but the same holes."""
    return "".join(
        part if part.startswith("{") else WORD.sub(rf"\g<0>{MARK}", part) for part in NAME.split(words)
    ).replace(f"a{MARK} {{tag", "a {tag")


def as_before(text: str) -> str:
    return text.replace(MARK, "")


@contextlib.contextmanager
def reworded_phrases(tables: list[Table]) -> Iterator[None]:
    symbols = [symbol for table in tables for symbol in table.symbols]
    before = [(symbol.words, symbol.negated) for symbol in symbols]
    try:
        for symbol in symbols:
            symbol.words, symbol.negated = reworded(symbol.words), reworded(symbol.negated)
        yield
    finally:
        for symbol, (words, negated) in zip(symbols, before, strict=True):
            symbol.words, symbol.negated = words, negated


class Rewording:
    """The new text of each sentence of the rules."""

    def __init__(self, loaded: Loaded, tables: list[Table]) -> None:
        self.symbols: set[Symbol] = {symbol for table in tables for symbol in table.symbols}
        self.sentences: dict[Location, dict[str, str]] = {}
        self.conditions: dict[str, str] = {}  # whole conditions, by their text
        for spec in [*(spec for spec, _ in loaded.models.values()), loaded.mime.spec]:
            for guard, body in rules(spec):
                self.condition(guard)
                for statement in all_statements(body):
                    self.statement(statement)

    def statement(self, statement: Statement) -> None:
        if isinstance(statement, If):
            for condition, text, _ in statement.branches:
                if condition is not None:
                    self.condition(condition)
                    self.conditions[text] = self.text_of(condition)
        for use in statement.uses():
            self.note(use)

    def condition(self, condition: Condition | None) -> None:
        for use in condition.every() if condition else ():
            self.note(use)

    def note(self, use: Use) -> None:
        new = self.sentence(use)
        if new != use.text:
            self.sentences.setdefault(use.location, {})[use.text] = new

    def text_of(self, condition: Condition) -> str:
        if condition.connective:
            return f", {condition.connective} ".join(map(self.text_of, condition.parts))
        assert condition.use is not None
        return self.sentence(condition.use)

    def sentence(self, use: Use) -> str:
        pattern = use.phrase.pattern
        if use.symbol in self.symbols:
            pattern = reworded(pattern)

        def tags(found: re.Match[str]) -> str:
            return f"an {found[1]}" if f"an {use.arguments[found[2]].text}" in use.text else found[0]

        def hole(found: re.Match[str]) -> str:
            argument = use.arguments[found[1].replace(" ", "_")]
            return self.sentence(argument.use) if argument.use else argument.text

        return HOLE.sub(hole, TAGS.sub(tags, pattern))

    def apply(self, spec: Path) -> None:
        """Rewords the files of a copy of spec/."""
        by_file: dict[str, dict[int, dict[str, str]]] = {}
        for location, sentences in self.sentences.items():
            by_file.setdefault(location.file, {})[location.line] = sentences
        for file, lines in by_file.items():
            path = spec.parent / file
            text = path.read_text(encoding="utf-8").split("\n")
            for number, sentences in lines.items():
                text[number - 1] = replaced(text[number - 1], sentences)
            path.write_text("\n".join(text), encoding="utf-8")
        path = spec / "tables" / "tree-errors.tsv"
        rows = [line.split("\t") for line in path.read_text(encoding="utf-8").split("\n")]
        rows = [[self.conditions.get(cell, cell) for cell in row] for row in rows]
        path.write_text("\n".join("\t".join(row) for row in rows), encoding="utf-8")
        path = spec / "tables" / "error-places.tsv"
        words = {symbol.words: reworded(symbol.words) for symbol in self.symbols}
        rows = [line.split("\t") for line in path.read_text(encoding="utf-8").split("\n")]
        rows = [[words.get(cell, cell) for cell in row] for row in rows]
        path.write_text("\n".join("\t".join(row) for row in rows), encoding="utf-8")


def replaced(line: str, sentences: dict[str, str]) -> str:
    """The line with its sentences replaced; if a sentence is part of another, the longer one is replaced
    first."""
    places: list[str] = []
    for old in sorted(sentences, key=len, reverse=True):
        places.append(sentences[old])
        line = re.sub(rf"(?<![\w\0-]){re.escape(old)}(?![\w\0-])", lambda _: f"\0{len(places) - 1}\0", line)
    return re.sub("\0(\\d+)\0", lambda found: places[int(found[1])], line)


def rules(spec: Spec) -> Iterator[tuple[Condition | None, list[Statement]]]:
    for state in spec.states:
        yield None, [*state.entry, *(state.always or [])]
        yield from ((row.guard, row.body) for row in state.rows)
    for mode in spec.modes:
        yield from ((row.guard, row.body) for row in mode.rows)
    yield from ((None, algorithm.body) for algorithm in spec.algorithms)
