"""spec/STANDARD.lock: a fingerprint of each clause of the page, and the day on which it was reviewed."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_generator.diagnostics import Location, Problems, nearest
from lockstep_generator.read import is_date, text_lines

from .clauses import FIRST, KINDS, PARTS, Clause, Page

NAME = "spec/STANDARD.lock"
COLUMNS = "# columns: fingerprint\treviewed\tkind\tclause"


@dataclass(frozen=True)
class Locked:
    fingerprint: str
    reviewed: str
    kind: str


@dataclass
class Lock:
    """The clauses in the page's order. The heading is kept as it is written."""

    heading: str = ""
    clauses: dict[str, Locked] = field(default_factory=dict)

    def of(self, parts: Collection[str]) -> dict[str, Locked]:
        """The clauses of those parts. Each part begins with its first clause."""
        found, part = {}, PARTS[0]
        for name, locked in self.clauses.items():
            part = FIRST.get(name, part)
            if part in parts:
                found[name] = locked
        return found

    def parts(self) -> dict[str, str]:
        """The part of each clause."""
        return {name: part for part in PARTS for name in self.of({part})}

    def absent(self, page: Page) -> set[str]:
        """The clauses of the parts that the page does not have."""
        return set(self.of(set(PARTS) - page.parts))

    def text(self) -> str:
        rows = [f"{c.fingerprint}\t{c.reviewed}\t{c.kind}\t{name}\n" for name, c in self.clauses.items()]
        return f"{self.heading}{COLUMNS}\n{''.join(rows)}"


NEW_HEADING = """\
# What the Standard's page said when the rules were last reviewed against it; scripts/audit reads and writes this file.
# A fingerprint is of the normalized text of a clause, in the order of the page; the text itself is not here.
"""


def read_lock(path: Path, problems: Problems) -> Lock:
    lock = Lock()
    if not path.exists():
        return Lock(NEW_HEADING)
    for number, line in enumerate(text_lines(path, NAME, problems), 1):
        where = Location(NAME, number)
        columns = line.split("\t")
        if line.startswith("#"):
            lock.heading += f"{line}\n" if line != COLUMNS else ""
        elif line and len(columns) != 4:
            problems.add(where, f"expected 4 columns, found {len(columns)}")
        elif line:
            fingerprint, reviewed, kind, name = columns
            if not re.fullmatch(r"[0-9a-f]{12}", fingerprint):
                problems.add(where, f"“{fingerprint}” is not a fingerprint")
            if not is_date(reviewed):
                problems.add(where, f"“{reviewed}” is not a calendar date")
            if kind not in KINDS:
                problems.add(where, f"unknown kind “{kind}”{nearest(kind, KINDS)}")
            if name in lock.clauses:
                problems.add(where, f"“{name}” is listed twice")
            lock.clauses[name] = Locked(fingerprint, reviewed, kind)
    return lock


def accept(lock: Lock, page: Page, names: list[str], day: str) -> Lock:
    """The lock with the named clauses as they are on the page, reviewed that day; `all` names every one. Unchanged
    clauses keep their date, clauses that are not named keep their old row."""
    everything = "all" in names
    absent = lock.absent(page)
    chosen = set(names)

    def row(clause: Clause) -> Locked | None:
        old = lock.clauses.get(clause.id)
        if old and old.fingerprint == clause.fingerprint and clause.id not in chosen:
            return old
        if everything or clause.id in chosen:
            return Locked(clause.fingerprint, day, clause.kind)
        return old

    rows = {clause.id: row(clause) for clause in page.clauses.values()}
    for name, old in lock.clauses.items():
        if name not in page.clauses and (name in absent or not everything and name not in chosen):
            rows[name] = old  # of another page, or removed from the page and not yet reviewed
    found = {name: locked for name, locked in rows.items() if locked}
    of_part = page.of_part() | lock.parts()
    return Lock(
        lock.heading, {name: found[name] for part in PARTS for name in found if of_part[name] == part}
    )
