"""The anchors of the Standard's pages that rules may use: those in spec/STANDARD.lock and
spec/clauses.tsv."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .read import Line
from .tables import Tables

LOCK = "STANDARD.lock"
DECLARED = "clauses.tsv"


@dataclass
class Anchors:
    known: set[str]
    former: set[str]  # anchors of clauses that the Standard no longer has


def read_anchors(spec: Path) -> Anchors:
    """Reads the reviewed clauses and those declared in `clauses.tsv`: other pages, paragraphs inside clauses,
    former clauses. The audit reports errors in either file."""
    clauses = {columns[3].partition("/")[0] for columns in rows(spec / LOCK) if len(columns) > 3}
    declared = [columns[:2] for columns in rows(spec / DECLARED) if len(columns) > 1]
    former = {anchor for anchor, covers in declared if covers == "former"}
    return Anchors(clauses | {anchor for anchor, _ in declared}, former)


def rows(path: Path) -> list[list[str]]:
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def check_anchors(spec: Path, lines: Iterable[Line], tables: Tables, problems: Problems) -> None:
    """Checks that the anchor of each block and invariant is known, and that blocks of former clauses have an end."""
    anchors = read_anchors(spec)
    if not anchors.known:  # spec/ was copied without the lock
        return
    for line in lines:
        if line.anchor[1:] in anchors.former and not line.until:
            message = (
                f"spec/{DECLARED} says that {line.anchor} is a former clause; end the block with “until”"
            )
            problems.add(line.location, message)
        elif line.anchor:
            check_anchor(line.anchor, line.location, anchors.known, problems)
    for invariant in tables.invariants:
        check_anchor(invariant.anchor, invariant.location, anchors.known - anchors.former, problems)


def check_anchor(anchor: str, location: Location, known: set[str], problems: Problems) -> None:
    name = anchor.removeprefix("#")
    if name not in known:
        hint = nearest(anchor, (f"#{one}" for one in known))
        accept = f"If the clause is new, run scripts/audit --standard PAGE --accept {name}"
        problems.add(location, f"spec/{LOCK} has no clause {anchor}{hint or '.'} {accept}")
