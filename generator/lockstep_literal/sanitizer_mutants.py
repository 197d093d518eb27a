"""Mutants of the tables in spec/sanitizer/, and the sanitizer's witnesses as cases for the campaigns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lockstep_cases.sanitizer_witnesses import FOLDER, read_witnesses
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.phrases.sanitizer import FLAGS, LISTS
from lockstep_rules.read import Line
from lockstep_rules.sanitizer import CATEGORIES, FILES, NAMESPACES, SanitizerReader

from .mutants import Mutant, next_of
from .sanitizer_forms import SanitizerTables

Row = tuple[Location, tuple[str, ...]]
COLUMNS = {
    "element-categories": 4,
    "animating-url-attributes": 2,
    "default-members": 2,
}  # rows that have a meaning


@dataclass(frozen=True)
class SanitizerCase:
    """A case of the sanitizer, whose members differ from the parser's."""

    json: str

    def members(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.json)
        return found

    @property
    def input(self) -> str:
        return str(self.members().get("html", ""))

    def text(self) -> str:
        return self.json


def sanitizer_cases() -> Iterator[SanitizerCase]:
    problems = Problems()
    witnesses = read_witnesses(FOLDER, problems)
    problems.raise_if_any()
    return (SanitizerCase(json.dumps(witness.case)) for witness in witnesses)


# --- Tables -------------------------------------------------------------------------------------------------------------------


class ChangedReader(SanitizerReader):
    """Reads the tables with one row changed."""

    def __init__(
        self, spec: Path, day: str, tables: Any, problems: Problems, known: dict[str, list[Row]]
    ) -> None:
        super().__init__(spec, day, tables, problems)
        self.known = known
        self.change: tuple[str, int, tuple[str, ...] | None] = ("", 0, None)

    def rows(self, table: str, columns: int, key: int = 1) -> list[Row]:
        rows = self.known.get(table)
        if rows is None:
            rows = self.known[table] = super().rows(table, columns, key)
        changed_table, number, changed = self.change
        if changed_table != table:
            return rows
        rows = [*rows[:number], *([(rows[number][0], changed)] if changed else []), *rows[number + 1 :]]
        if changed and sum(row[1][:key] == changed[:key] for row in rows) > 1:
            self.problems.add(rows[number][0], f"“{' '.join(changed[:key])}” occurs twice in this table")
        return rows


@dataclass(frozen=True)
class TableMutant:
    mutant: Mutant
    change: tuple[str, int, tuple[str, ...] | None]  # table, row, changed row


class TableMutants:
    """All mutants of the tables; makes the tables that contain one of them."""

    def __init__(self, spec: Path, day: str, tables: Any) -> None:
        self.known: dict[str, list[Row]] = {}
        self.problems = Problems()
        self.reader = ChangedReader(spec, day, tables, self.problems, self.known)
        self.reader.read()
        self.problems.raise_if_any()
        self.attributes = list(tables.attribute_ids)

    def changed(self, one: TableMutant) -> SanitizerTables | None:
        """The tables that contain the mutant; None if the generator refuses it."""
        self.reader.change = one.change
        made = SanitizerTables(self.reader.read())
        self.reader.change = ("", 0, None)
        refused = bool(self.problems.found)
        self.problems.clear()
        return None if refused else made

    def mutants(self) -> Iterator[TableMutant]:
        for table in FILES:
            for number, (location, columns) in enumerate(self.known[table]):
                text = " | ".join(columns[: COLUMNS.get(table, 1)])
                line = Line(location, text)
                for changed, change in self.variants(table, columns):
                    mutant = Mutant(
                        "sanitizer", "sanitizer", location, f"table {table}", text, change, line, None
                    )
                    yield TableMutant(mutant, (table, number, changed))

    def variants(self, table: str, columns: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...] | None, str]]:
        # A row that puts an element into no category is equivalent to a missing row.
        says_nothing = table == "element-categories" and columns[1] == "uncategorized" and columns[3] == "-"
        if not says_nothing:
            yield None, "without the row"
        for at, column in enumerate(columns):
            if says_nothing and at != 1:
                continue
            for text, change in self.others(table, at, column):
                yield (*columns[:at], text, *columns[at + 1 :]), change

    def others(self, table: str, at: int, text: str) -> Iterator[tuple[str, str]]:
        if (
            table in ("element-categories", "animating-url-attributes", "non-replaceable-elements")
            and at == 0
        ):
            namespace, _, name = text.partition(" ")
            for other in next_of(list(NAMESPACES), namespace):
                yield f"{other} {name}", f"{other} for {namespace}"
        elif table == "element-categories" and at == 1:
            for category in CATEGORIES:
                if category != text:
                    yield category, f"{category} for {text}"
        elif table == "element-categories" and at in (2, 3):
            names = [] if text == "-" else text.split()
            what = "navigating " if at == 3 else ""
            for name in names:
                yield " ".join(one for one in names if one != name) or "-", f"without {what}{name}"
        elif table == "animating-url-attributes" and at == 1:
            yield "attributeType", f"attributeType for {text}"
        elif table == "default-members" and at == 0:
            for other in [*next_of(list(LISTS), text), *next_of(list(FLAGS), text)]:
                yield other, f"{other} for {text}"
        elif table == "default-members" and at == 1:
            for other in next_of(["true", "false"], text):
                yield other, f"{other} for {text}"
