"""spec/STANDARD.lock: a fingerprint of each clause of the page, and the day it was reviewed."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems, nearest
from lockstep_rules.read import is_date, text_lines

from .clauses import KINDS, PARTS, Clause, Page
from .steps import Outline

NAME = "spec/STANDARD.lock"
PART = "# part: "  # precedes the clauses of each part
COLUMNS = "# columns: fingerprint\treviewed\tkind\tclause\tlinks\tsteps"
# For a row written before links and steps were recorded.
UNKNOWN = "?"


@dataclass(frozen=True)
class Locked:
    fingerprint: str
    reviewed: str
    kind: str
    links: str = UNKNOWN  # a fingerprint of the text's links
    steps: str = UNKNOWN  # the numbers of its steps (steps.Outline)
    part: str = PARTS[0]

    def changed(self, clause: Clause) -> list[str]:
        """Which of wording, links and steps differ on the page."""
        found = ["wording"] if self.fingerprint != clause.fingerprint else []
        found += ["links"] if self.links not in (UNKNOWN, clause.link_print) else []
        return found + (["steps"] if self.steps not in (UNKNOWN, str(clause.steps)) else [])


@dataclass
class Lock:
    """The clauses in the page's order, and the heading as written."""

    heading: str = ""
    clauses: dict[str, Locked] = field(default_factory=dict)

    def outlines(self, part: str) -> dict[str, Outline]:
        """The recorded steps of the clauses of a part."""
        locked = self.of({part})
        return {name: Outline.read(c.steps) for name, c in locked.items() if c.steps != UNKNOWN}

    def day(self, part: str, default: str) -> str:
        """The day of the rules that a part's text agrees with, from “# as of PART DAY”; otherwise
        `default`."""
        found = re.search(rf"^# as of {part} (\S+)$", self.heading, re.MULTILINE)
        return found[1] if found else default

    def of(self, parts: Collection[str]) -> dict[str, Locked]:
        """The clauses of those parts."""
        return {name: locked for name, locked in self.clauses.items() if locked.part in parts}

    def parts(self) -> dict[str, str]:
        """The part of each clause."""
        return {name: locked.part for name, locked in self.clauses.items()}

    def absent(self, page: Page) -> set[str]:
        """The clauses of the page's parts that the page does not have."""
        return set(self.of(set(PARTS) - page.parts))

    def text(self) -> str:
        rows: list[str] = []
        for part in PARTS:
            of_part = self.of({part})
            rows += [f"{PART}{part}"] if of_part else []
            for name, c in of_part.items():
                rows.append("\t".join((c.fingerprint, c.reviewed, c.kind, name, c.links, c.steps)))
        return "\n".join([f"{self.heading}{COLUMNS}", *rows]) + "\n"


NEW_HEADING = """\
# What the Standard's page said when the rules were last reviewed against it; scripts/audit reads and writes this file.
# A fingerprint is of the normalized text of a clause, in the order of the page; the text itself is not here. Links: a
# fingerprint of what the text refers to. Steps: how many its lists have (4; 4:21 is four steps, and twenty-one in the fourth).
"""


def read_lock(path: Path, problems: Problems) -> Lock:
    lock = Lock()
    if not path.exists():
        return Lock(NEW_HEADING)
    part = PARTS[0]
    for number, line in enumerate(text_lines(path, NAME, problems), 1):
        where = Location(NAME, number)
        columns = line.split("\t")
        if line.startswith(PART):
            part = line.removeprefix(PART)
            if part not in PARTS:
                problems.add(where, f"unknown part “{part}”{nearest(part, PARTS)}")
        elif line.startswith("#"):
            lock.heading += f"{line}\n" if line != COLUMNS else ""
        elif line and len(columns) != 6:
            problems.add(where, f"expected 6 columns, found {len(columns)}")
        elif line:
            fingerprint, reviewed, kind, name, links, steps = columns
            if not re.fullmatch(r"[0-9a-f]{12}", fingerprint):
                problems.add(where, f"“{fingerprint}” is not a fingerprint")
            if not is_date(reviewed):
                problems.add(where, f"“{reviewed}” is not a calendar date")
            if kind not in KINDS:
                problems.add(where, f"unknown kind “{kind}”{nearest(kind, KINDS)}")
            if not re.fullmatch(r"[0-9a-f]{6}|-|\?", links):
                problems.add(where, f"“{links}” is not a fingerprint of links")
            if steps != UNKNOWN and str(Outline.read(steps)) != steps:
                problems.add(where, f"“{steps}” does not say how many steps there are")
            if name in lock.clauses:
                problems.add(where, f"“{name}” is listed twice")
            lock.clauses[name] = Locked(fingerprint, reviewed, kind, links, steps, part)
    return lock


def accept(lock: Lock, page: Page, names: list[str], day: str) -> Lock:
    """Returns the lock with the named clauses as they are on the page, reviewed on that day; `all` names
    every clause, but unchanged clauses then keep their date. Clauses that are not named keep their old row.
    The order is the page's."""
    everything = "all" in names
    absent = lock.absent(page)
    chosen = set(names)
    of_part = page.of_part() | lock.parts()

    def row(clause: Clause) -> Locked | None:
        old = lock.clauses.get(clause.id)
        steps = str(clause.steps)
        now = Locked(clause.fingerprint, day, clause.kind, clause.link_print, steps, of_part[clause.id])
        if old and not old.changed(clause) and clause.id not in chosen:
            return replace(now, reviewed=old.reviewed) if everything else old
        return now if everything or clause.id in chosen else old

    rows = {clause.id: row(clause) for clause in page.clauses.values()}
    for name, old in lock.clauses.items():
        if name not in page.clauses and (name in absent or not everything and name not in chosen):
            rows[name] = old  # on another page, or removed from the page and not yet reviewed
    found = {name: locked for name, locked in rows.items() if locked}
    return Lock(
        lock.heading, {name: found[name] for part in PARTS for name in found if of_part[name] == part}
    )


def record(lock: Lock, page: Page) -> Lock:
    """Adds missing links and steps to the lock, for clauses that have the lock's wording on the page. The
    dates do not change. The page may be from another day: if only the page or only the lock has the clause
    that a link refers to, the links stay unknown."""
    parts = lock.parts()

    def leads_to_the_same(clause: Clause) -> bool:
        def locked(anchor: str) -> bool:
            return parts[clause.id] in (parts.get(anchor), parts.get(page.clause_of.get(anchor, "")))

        return all(locked(link) == (link in clause.references) for link in clause.links)

    def row(name: str, old: Locked) -> Locked:
        clause = page.clauses.get(name)
        if clause is None or (clause.fingerprint, clause.kind) != (old.fingerprint, old.kind):
            return old
        links = clause.link_print if old.links == UNKNOWN and leads_to_the_same(clause) else old.links
        return replace(old, links=links, steps=str(clause.steps) if old.steps == UNKNOWN else old.steps)

    return Lock(lock.heading, {name: row(name, old) for name, old in lock.clauses.items()})
