"""Tables by mode and token class, as rows of C++: the differences from the mode whose rules are used for all
other tokens, with tags of the same value in one row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from lockstep_rules import walks
from lockstep_rules.model import Days, Mode
from lockstep_rules.model import ModeRow as Row

Value = TypeVar("Value")
Cell = tuple[str, str]  # the kind of a token, and the name of a tag; "*" for all without a cell


@dataclass
class ModeRow:
    """A call that sets some cells."""

    function: str  # on, on_any_start_tag, on_start_tags
    names: list[str]  # the classes or tags, in C++
    value: str


@dataclass
class ModeRows:
    mode: Mode
    days: Days | None  # if some editions lack the mode
    base: Mode | None  # whose rows come first
    rows: list[ModeRow]


class ModeTable(Generic[Value]):
    """The table of one or several editions."""

    def __init__(
        self,
        modes: list[Mode],
        cells: Mapping[str, Mapping[Cell, Value]],  # by mode name
        print_value: Callable[[Value], str],
        tag_cpp: Callable[[str], str],
        initial: Value | None = None,  # the initial value of all cells
    ) -> None:
        self.modes = {mode.name: mode for mode in modes}
        self.initial = initial
        self.cells, self.print_value, self.tag_cpp = cells, print_value, tag_cpp

    def of_mode(self, mode: Mode, days: Days | None = None) -> ModeRows:
        base = self.base_of(mode)
        rows = self.rows(self.cells[mode.name], self.cells[base.name]) if base else []
        alone = self.rows(self.cells[mode.name], dict.fromkeys(self.cells[mode.name], self.initial))
        is_longer = base is None or len(rows) >= len(alone)
        return ModeRows(mode, days, None, alone) if is_longer else ModeRows(mode, days, base, rows)

    def base_of(self, mode: Mode) -> Mode | None:
        """The mode whose rules are used for all tokens without a row, if it precedes this mode."""
        others = [walks.using_the_rules_for(row) for row in mode.rows if row_of_all(row)]
        names = list(self.modes)
        found = self.modes.get(others[0]) if others else None
        return found if found and names.index(found.name) < names.index(mode.name) else None

    def rows(self, cells: Mapping[Cell, Value], before: Mapping[Cell, Value | None]) -> list[ModeRow]:
        """The rows that change the cells of `before` into these."""
        rows = [
            ModeRow(
                "on",
                [f"token_class::{walks.PLAIN_CLASSES[kind]}" for kind, _ in group],
                self.print_value(value),
            )
            for value, group in self.grouped(cells, before, [cell for cell in cells if not cell[1]])
        ]
        for kind in ("start tag", "end tag"):
            name = kind.replace(" ", "_")
            if before.get((kind, "*")) != cells[kind, "*"]:
                before = {cell: cells[kind, "*"] if cell[0] == kind else before.get(cell) for cell in cells}
                rows.append(ModeRow(f"on_any_{name}", [], self.print_value(cells[kind, "*"])))
            tags = [cell for cell in cells if cell[0] == kind and cell[1] != "*"]
            rows += [
                ModeRow(f"on_{name}s", [self.tag_cpp(tag) for _, tag in group], self.print_value(value))
                for value, group in self.grouped(cells, before, tags)
            ]
        return rows

    @staticmethod
    def grouped(
        cells: Mapping[Cell, Value], before: Mapping[Cell, Value | None], some: list[Cell]
    ) -> list[tuple[Value, list[Cell]]]:
        """The changed cells, grouped by value."""
        found: dict[Value, list[Cell]] = {}
        for cell in some:
            if before.get(cell) != cells[cell]:
                found.setdefault(cells[cell], []).append(cell)
        return list(found.items())


def row_of_all(row: Row) -> bool:
    return any(kind == "anything else" for kind, _ in row.tokens)
