"""A folder of tables that a single module reads, with the checks that all such folders share."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .read import TableRow, read_table


class TableFolder:
    """The tables of spec/NAME/, listed in `files`; other files are reported. Without `files`, other modules read
    the same folder."""

    def __init__(self, spec: Path, name: str, files: Iterable[str] | None, problems: Problems) -> None:
        self.name, self.folder, self.problems = name, spec / name, problems
        if files is None:
            return
        for path in sorted(self.folder.glob("*")):
            if path.suffix != ".tsv" or path.stem not in files:
                problems.add(Location(f"spec/{name}/{path.name}", 1), "nothing reads this table")

    def rows(self, table: str, columns: int, key: int = 1) -> list[tuple[Location, tuple[str, ...]]]:
        """The rows of a table; `key`: the number of leading columns that identify a row, 0 if none do."""
        return [(row.location, row.columns) for row in self.read_rows(table, columns, key, dated=False)]

    def read_rows(self, table: str, columns: int, key: int, dated: bool) -> list[TableRow]:
        """The same with dates: on each day, at most one row has a key."""
        title = f"spec/{self.name}/{table}.tsv"
        rows = read_table(self.folder / f"{table}.tsv", title, columns, self.problems, dated)
        seen: dict[tuple[str, ...], list[TableRow]] = {}
        for row in rows if key else ():
            own = row.columns[:key]
            others = seen.setdefault(own, [])
            first = next((other for other in others if not row.dates.exclude(other.dates)), None)
            if first:
                message = f"“{' '.join(own)}” occurs twice in this table, first at {first.location}"
                self.problems.add(row.location, message)
            others.append(row)
        return rows

    def one_of(self, word: str, known: Iterable[str], location: Location) -> bool:
        if word in known:
            return True
        self.problems.add(location, f"unknown “{word}”{nearest(word, known)}")
        return False
