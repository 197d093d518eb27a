"""Microsyntaxes: the enumeration of their names, and their tables."""

from __future__ import annotations

from collections.abc import Iterable

from lockstep_rules.microsyntaxes import CONDITIONS, FUNCTIONS, Microsyntax

from .emitter import Emitter

LINK = "https://html.spec.whatwg.org/"


class MicrosyntaxEmitter(Emitter):
    def __init__(self, rows: list[Microsyntax], subtags: dict[str, list[str]]) -> None:
        super().__init__()
        self.environment.filters["replace_none"] = lambda state: 255 if state < 0 else state
        self.rows, self.subtags = rows, subtags

    def emit(self) -> dict[str, str]:
        operands, words = Pool(), Pool()
        values = {
            "rows": self.rows,
            "functions": sorted(FUNCTIONS),
            "conditions": sorted(CONDITIONS),
            "operands": operands,
            "words": words,
            "number": {row.name: number for number, row in enumerate(self.rows)},
            "link": lambda anchor: LINK + anchor if anchor.startswith("#") else anchor,
        }
        self.render("microsyntaxes.h.j2", "authoring/microsyntaxes.h", **values)
        self.render("microsyntaxes.cpp.j2", "authoring/microsyntaxes.cpp", **values)
        widths = {kind: max(map(len, words)) for kind, words in self.subtags.items()}
        texts = {kind: [word.ljust(widths[kind]) for word in words] for kind, words in self.subtags.items()}
        self.render("language_subtags.h.j2", "authoring/language_subtags.h", texts=texts, widths=widths)
        return self.files


class Pool:
    """Lists stored one after the other; `place` adds a list and returns its position."""

    def __init__(self) -> None:
        self.items: list[str] = []

    def place(self, items: Iterable[str]) -> int:
        begin = len(self.items)
        self.items += items
        return begin
