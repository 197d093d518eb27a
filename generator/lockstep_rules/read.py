"""Stage read: converts files to lines with indentation, anchors and dates, without interpreting them."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from .diagnostics import Location, Problems, nearest

DATE = r"\d{4}-\d{2}-\d{2}"
DATE_MARK = re.compile(rf"\s*\[(?:since ({DATE}))?\s*(?:until ({DATE}))?\]$")
BROKEN_MARK = re.compile(r"\[\s*(?:since|until)\b[^]]*\]?", re.IGNORECASE)
ANCHOR = re.compile(r"\s+(#[A-Za-z]\S*)$")
STEP = re.compile(r"^(\d+(?:\.\d+)*) ")


class Dates(NamedTuple):
    """A date mark; an empty date does not limit."""

    since: str = ""  # the first day
    until: str = ""  # the first day after

    @classmethod
    def of_columns(cls, since: str, until: str) -> Dates:
        """The dates of two columns, in which - does not limit."""
        return cls(*("" if date == "-" else date for date in (since, until)))

    def include(self, date: str) -> bool:
        return (not self.since or self.since <= date) and (not self.until or date < self.until)

    @property
    def is_empty(self) -> bool:
        return bool(self.since and self.until and self.until <= self.since)

    def exclude(self, other: Dates) -> bool:
        """Whether no day is in both."""
        return bool(self.until and self.until <= other.since or other.until and other.until <= self.since)


@dataclass
class Line:
    """A line of a rule file with the lines indented under it."""

    location: Location
    text: str
    anchor: str = ""
    since: str = ""
    until: str = ""
    children: list[Line] = field(default_factory=list)
    leads: bool = False  # an `otherwise` for which the edition lacks all ifs
    emptied: bool = False  # the edition lacks all lines under it

    @property
    def dates(self) -> Dates:
        return Dates(self.since, self.until)

    def in_edition(self, date: str) -> bool:
        return self.dates.include(date)

    def excludes(self, other: Line) -> bool:
        """Whether no edition has both lines, as they are versions of one line."""
        return self.dates.exclude(other.dates)

    @property
    def branch(self) -> str:
        """The part that the line plays in a conditional: if, otherwise if, otherwise, or none."""
        return branch_of(self.text)


@lru_cache(maxsize=None)
def branch_of(line: str) -> str:
    text = STEP.sub("", line)
    if text == "otherwise":
        return text
    return next((word for word in ("if", "otherwise if") if text.startswith(word + " ")), "")


def split_date_mark(text: str) -> tuple[str, str, str]:
    """Removes the date mark from the end of a line."""
    mark = DATE_MARK.search(text) if text.endswith("]") else None
    if not mark or not (mark[1] or mark[2]):
        return text, "", ""
    return text[: mark.start()].rstrip(" "), mark[1] or "", mark[2] or ""


def check_date_mark(text: str, since: str, until: str, location: Location, problems: Problems) -> None:
    """Reports a broken date mark in what is left of a line, and dates that do not exist."""
    broken = BROKEN_MARK.search(text) if "[" in text else None
    if broken:
        how = "[since 2026-01-31], [until 2026-01-31] or [since 2025-01-31 until 2026-01-31], last on the line"
        problems.add(location, f"“{broken[0]}” is not a date mark; write {how}")
    for date in (since, until):
        if date and not is_date(date):
            problems.add(location, f"“{date}” is not a calendar date")


def split_marks(text: str) -> tuple[str, str, str, str]:
    """Removes the anchor and the date mark from the end of a line."""
    text, since, until = split_date_mark(text)
    anchor = ""
    found = ANCHOR.search(text) if "#" in text else None
    if found:
        anchor = found[1]
        text = text[: found.start()].rstrip()
    return text, anchor, since, until


def is_date(text: str) -> bool:
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return re.fullmatch(DATE, text) is not None


def text_lines(path: Path, name: str, problems: Problems) -> list[str]:
    """The lines of a file. `name`: the file's name in messages."""
    try:
        return path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        problems.add(Location(name, 1), "the file is missing")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        problems.add(Location(name, line), "the file is not UTF-8")
    return []


def read_rules(path: Path, name: str, problems: Problems) -> list[Line]:
    """Reads one file into its top-level lines."""
    top: list[Line] = []
    open_lines: list[tuple[int, Line]] = []  # indentation, line
    for number, raw in enumerate(text_lines(path, name, problems), 1):
        text = raw.strip()
        location = Location(name, number)
        if not text or text.startswith("//"):
            continue
        if "\t" in raw:
            problems.add(location, "a tab; indent with two spaces per level")
            continue
        indent = len(raw) - len(raw.lstrip(" "))
        while open_lines and open_lines[-1][0] >= indent:
            open_lines.pop()
        if indent % 2 or indent > (open_lines[-1][0] + 2 if open_lines else 0):
            message = f"indented by {indent} spaces; a level is two spaces more than the line above"
            problems.add(location, message)
            continue
        text, anchor, since, until = split_marks(text)
        check_date_mark(text, since, until, location, problems)
        line = Line(location, text, anchor, since, until)
        (open_lines[-1][1].children if open_lines else top).append(line)
        open_lines.append((indent, line))
    share_blocks(top)
    return top


GOVERNS = re.compile(r"(if|otherwise if|while|for each|repeat|algorithm|state|mode|set|scope)\b|otherwise$")


def share_blocks(lines: list[Line], rows: bool = False) -> None:
    """Lets two versions of a line that governs others share the block under the second one. Rows with
    statements on the same line have no block."""
    for line in lines:
        share_blocks(line.children, line.text.startswith(("mode ", "state ")))
    for line, other in zip(reversed(lines[:-1]), reversed(lines[1:]), strict=True):
        if line.children or not other.children or not line.excludes(other):
            continue
        words = [GOVERNS.match(STEP.sub("", one.text)) for one in (line, other)]
        same = words[0] and words[1] and words[0][0] == words[1][0]
        if same or rows and "  " not in line.text:
            line.children = other.children


def for_edition(lines: list[Line], date: str) -> list[Line]:
    """The lines that belong to the edition with that date."""
    kept: list[Line] = []
    head: Line | None = None  # the last `if` above, whether or not the edition has it
    led = False  # whether the edition has an `if` or `otherwise if` of the chain
    for line in lines:
        branch = line.branch
        if branch in ("", "if"):
            # Two versions of an `if` begin one chain; any other `if` begins a new one.
            led = led and branch == "if" and head is not None and head.excludes(line)
            head = line if branch else None
        if not line.in_edition(date):
            continue
        leads = branch.startswith("otherwise") and not led
        led = led or branch in ("if", "otherwise if")
        children = for_edition(line.children, date)
        emptied = bool(line.children) and not children
        kept.append(
            Line(line.location, line.text, line.anchor, line.since, line.until, children, leads, emptied)
        )
    return kept


def dates_in(lines: list[Line]) -> set[str]:
    found: set[str] = set()
    for line in lines:
        found.update(date for date in (line.since, line.until) if date)
        found |= dates_in(line.children)
    return found


class TableRow(NamedTuple):
    location: Location
    columns: tuple[str, ...]
    dates: Dates = Dates()


def read_table(
    path: Path, name: str, columns: int, problems: Problems, dated: bool = False
) -> list[TableRow]:
    """Reads a table: tab-separated columns, `# ` comments. Rows with the wrong number of columns are problems.
    `dated`: whether rows may end with a date mark."""
    return table_rows(text_lines(path, name, problems), name, columns, problems, dated)


def table_rows(
    lines: Iterable[str], name: str, columns: int, problems: Problems, dated: bool = False
) -> list[TableRow]:
    rows: list[TableRow] = []
    for number, raw in enumerate(lines, 1):
        heading = raw.removeprefix("# columns: ")
        if not raw or raw.startswith("# ") and heading == raw:
            continue
        location, dates = Location(name, number), Dates()
        if dated and heading == raw:
            raw, *found = split_date_mark(raw)
            heading, dates = raw, Dates(*found)
            check_date_mark(raw.rpartition("\t")[2], *dates, location, problems)
        row = TableRow(location, tuple(heading.split("\t")), dates)
        if len(row.columns) != columns:
            problems.add(row.location, f"expected {columns} columns, found {len(row.columns)}")
        elif not all(row.columns):
            problems.add(row.location, "an empty column")
        elif heading == raw:
            rows.append(row)
    return rows


@dataclass(frozen=True)
class Edition:
    """The newest edition is living, and its date advances; the others are snapshots, which never change."""

    date: str
    source: str
    covers: str
    default: bool
    snapshot: int = 0  # its number, the oldest being 1; 0 for the living edition

    @property
    def name(self) -> str:
        """The name of its folder and namespace, which never changes."""
        return f"snapshot_{self.snapshot}" if self.snapshot else "living"

    @property
    def type_name(self) -> str:
        """The type for which the generated text is compiled."""
        return f"Snapshot{self.snapshot}" if self.snapshot else "Living"

    @property
    def folder(self) -> str:
        return f"parser/editions/{self.name}"

    @property
    def constant(self) -> str:
        """The constant in the public enumeration: Edition::html_ and the date."""
        return "html_" + self.date.replace("-", "_")

    @property
    def enumerator(self) -> str:
        """The enumerator: like `constant`, but the living edition is named as such."""
        return self.constant if self.snapshot else "living"

    @property
    def macro(self) -> str:
        """The macro that tells whether a build has the edition."""
        return f"LOCKSTEP_{self.constant.upper()}" if self.snapshot else "LOCKSTEP_LIVING"


EDITION_KEYS = ("source", "covers", "licence", "default")


def read_standard(path: Path, name: str, problems: Problems) -> list[Edition]:
    """Reads spec/STANDARD: the editions, the newest last."""
    keys: dict[str, dict[str, str]] = {}
    current: dict[str, str] | None = None
    for number, raw in enumerate(text_lines(path, name, problems), 1):
        text, location = raw.strip(), Location(name, number)
        if not text or text.startswith("#"):
            continue
        key, _, value = text.partition(" ")
        if key == "edition":
            if not is_date(value):
                problems.add(location, f"“{value}” is not a calendar date such as 2026-01-31")
            elif value in keys:
                problems.add(location, f"edition {value} is listed twice")
            current = keys.setdefault(value, {})
        elif key not in EDITION_KEYS:
            hint = nearest(key, ["edition", *EDITION_KEYS])
            problems.add(location, f"“{text}” is neither an edition with its date nor a key of one{hint}")
        elif current is None:
            problems.add(location, f"“{text}” comes before the first edition")
        elif key in current:
            problems.add(location, f"“{key}” occurs twice in this edition")
        elif key == "default" and value != "yes":
            problems.add(location, f"“{text}”: write “default yes” or omit the line")
        else:
            current[key] = value
    editions = [
        Edition(date, k.get("source", ""), k.get("covers", ""), k.get("default") == "yes")
        for date, k in keys.items()
    ]
    if len([e for e in editions if e.default]) != 1:
        problems.add(Location(name, 1), "exactly one edition must have “default yes”")
    editions.sort(key=lambda e: e.date)
    return [*(replace(e, snapshot=number) for number, e in enumerate(editions[:-1], 1)), *editions[-1:]]
