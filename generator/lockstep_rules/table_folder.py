"""A folder of tables that a single module reads, with the checks that all such folders share."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .read import read_table


class TableFolder:
    """The tables of spec/NAME/, listed in `files`; other files are reported."""

    def __init__(self, spec: Path, name: str, files: Iterable[str], problems: Problems) -> None:
        self.name, self.folder, self.problems = name, spec / name, problems
        for path in sorted(self.folder.glob("*")):
            if path.suffix != ".tsv" or path.stem not in files:
                problems.add(Location(f"spec/{name}/{path.name}", 1), "nothing reads this table")

    def rows(self, table: str, columns: int, key: int = 1) -> list[tuple[Location, tuple[str, ...]]]:
        """The rows of a table; `key`: the number of leading columns that identify a row, 0 if none do."""
        rows: list[tuple[Location, tuple[str, ...]]] = []
        seen: dict[tuple[str, ...], Location] = {}
        for row in read_table(
            self.folder / f"{table}.tsv", f"spec/{self.name}/{table}.tsv", columns, self.problems
        ):
            columns_of_key = row.columns[:key]
            if key and columns_of_key in seen:
                where = f"first at {seen[columns_of_key]}"
                self.problems.add(
                    row.location, f"“{' '.join(columns_of_key)}” occurs twice in this table, {where}"
                )
            seen.setdefault(columns_of_key, row.location)
            rows.append((row.location, row.columns))
        return rows

    def one_of(self, word: str, known: Iterable[str], location: Location) -> bool:
        if word in known:
            return True
        self.problems.add(location, f"unknown “{word}”{nearest(word, known)}")
        return False
