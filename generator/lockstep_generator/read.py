"""Stage read: files to lines with indentation, anchors and dates; nothing is understood yet."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems

DATE = r"\d{4}-\d{2}-\d{2}"
DATE_MARK = re.compile(rf"\s*\[(?:since ({DATE}))?\s*(?:until ({DATE}))?\]$")
ANCHOR = re.compile(r"\s+(#[A-Za-z]\S*)$")


@dataclass
class Line:
    """A line of a rule file with the lines indented under it."""

    location: Location
    text: str
    anchor: str = ""
    since: str = ""
    until: str = ""
    children: list[Line] = field(default_factory=list)

    def in_edition(self, date: str) -> bool:
        return (not self.since or self.since <= date) and (not self.until or date < self.until)


def split_marks(text: str) -> tuple[str, str, str, str]:
    """Takes the anchor and the date mark off the end of a line."""
    since = until = anchor = ""
    mark = DATE_MARK.search(text)
    if mark and (mark[1] or mark[2]):
        since, until = mark[1] or "", mark[2] or ""
        text = text[: mark.start()].rstrip()
    found = ANCHOR.search(text)
    if found:
        anchor = found[1]
        text = text[: found.start()].rstrip()
    return text, anchor, since, until


def read_rules(path: Path, name: str, problems: Problems) -> list[Line]:
    """Reads one file into its top-level lines. `name` is how messages call the file."""
    top: list[Line] = []
    open_lines: list[tuple[int, Line]] = []  # indentation, line
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = raw.strip()
        location = Location(name, number)
        if not text or text.startswith("//"):
            continue
        if "\t" in raw:
            problems.add(location, "a tab; indent with two spaces a level")
            continue
        indent = len(raw) - len(raw.lstrip(" "))
        while open_lines and open_lines[-1][0] >= indent:
            open_lines.pop()
        if indent % 2 or indent > (open_lines[-1][0] + 2 if open_lines else 0):
            problems.add(location, f"indented by {indent} spaces; a level is two spaces more than the line above")
            continue
        text, anchor, since, until = split_marks(text)
        line = Line(location, text, anchor, since, until)
        (open_lines[-1][1].children if open_lines else top).append(line)
        open_lines.append((indent, line))
    return top


def for_edition(lines: list[Line], date: str) -> list[Line]:
    """The lines that belong to the edition of that date."""
    kept: list[Line] = []
    for line in lines:
        if line.in_edition(date):
            kept.append(
                Line(line.location, line.text, line.anchor, line.since, line.until, for_edition(line.children, date))
            )
    return kept


def dates_in(lines: list[Line]) -> set[str]:
    found: set[str] = set()
    for line in lines:
        found.update(date for date in (line.since, line.until) if date)
        found |= dates_in(line.children)
    return found


@dataclass(frozen=True)
class TableRow:
    location: Location
    columns: tuple[str, ...]


def read_table(path: Path, name: str, columns: int, problems: Problems) -> list[TableRow]:
    """Reads a table: tab-separated columns, `#` comments. Rows with the wrong number of columns are problems."""
    rows: list[TableRow] = []
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not raw or raw.startswith("# "):
            continue
        row = TableRow(Location(name, number), tuple(raw.split("\t")))
        if len(row.columns) != columns:
            problems.add(row.location, f"{len(row.columns)} columns where {columns} are due")
            continue
        rows.append(row)
    return rows


@dataclass(frozen=True)
class Edition:
    date: str
    source: str
    covers: str
    default: bool


def read_standard(path: Path, name: str, problems: Problems) -> list[Edition]:
    """Reads spec/STANDARD: the editions, newest last."""
    keys: dict[str, dict[str, str]] = {}
    current: dict[str, str] = {}
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        key, _, value = text.partition(" ")
        if key == "edition" and re.fullmatch(DATE, value):
            current = keys.setdefault(value, {})
        elif key in ("source", "covers", "licence", "default") and keys:
            current[key] = value
        else:
            problems.add(Location(name, number), f"“{text}” is neither an edition with its date nor a key of one")
    editions = [
        Edition(date, k.get("source", ""), k.get("covers", ""), k.get("default") == "yes") for date, k in keys.items()
    ]
    if len([e for e in editions if e.default]) != 1:
        problems.add(Location(name, 1), "exactly one edition has “default yes”")
    return sorted(editions, key=lambda e: e.date)
