"""The branches without a witness: those that no document can take, and those that still need a witness."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems, nearest

from .outcomes import Outcome
from .witness_files import FOLDER, one_line

UNREACHABLE = FOLDER / "unreachable.tsv"
UNEXERCISED = FOLDER / "unexercised.tsv"

REASONS = {
    "script": "only a script or a host could cause it",
    "dead": "the Standard's own text excludes it",
    "ours": "the Standard has no such case: a line of ours for what cannot occur",
    "edition": "in this edition nothing leads there",
}


@dataclass(frozen=True)
class Unreachable:
    edition: str  # or "*"
    outcome: str
    meaning: str
    reason: str
    why: str
    location: Location


@dataclass
class Ledger:
    """The ledger of an edition."""

    unreachable: dict[str, Unreachable]
    unexercised: dict[str, Location]


def rows_of(path: Path, columns: int, problems: Problems) -> list[tuple[Location, list[str]]]:
    rows = []
    name = f"tests/witnesses/{path.relative_to(FOLDER) if path.is_relative_to(FOLDER) else path.name}"
    if not path.exists():
        return []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) == columns:
            rows.append((Location(name, number), cells))
        else:
            problems.add(
                Location(name, number), f"expected {columns} columns separated by tabs, found {len(cells)}"
            )
    return rows


def read_unreachable(path: Path, problems: Problems) -> list[Unreachable]:
    found = []
    for location, (edition, outcome, meaning, reason, why) in rows_of(path, 5, problems):
        if reason not in REASONS:
            problems.add(location, f"unknown reason “{reason}”{nearest(reason, REASONS)}")
        if not why:
            problems.add(location, "say why no document takes this branch")
        found.append(Unreachable(edition, outcome, meaning, reason, why, location))
    return found


def read_ledger(
    edition: str,
    editions: list[str],
    outcomes: dict[str, Outcome],
    problems: Problems,
    unreachable: Path = UNREACHABLE,
    unexercised: Path = UNEXERCISED,
) -> Ledger:
    """The rows that apply to the edition. A number in a name may mean a different condition in another
    edition, so a row for all editions (*) applies only where the meaning is the same. A row that names a file
    of rules applies to all its branches."""
    ledger = Ledger({}, {})
    for row in read_unreachable(unreachable, problems):
        if row.edition not in ("*", *editions):
            problems.add(row.location, f"unknown edition “{row.edition}”{nearest(row.edition, editions)}")
        if row.edition not in ("*", edition):
            continue
        of_file = [name for name, outcome in outcomes.items() if f"spec/{outcome.file}.rules" == row.outcome]
        if of_file:
            ledger.unreachable |= dict.fromkeys(of_file, row)
            continue
        found = outcomes.get(row.outcome)
        if found and one_line(found.meaning) == row.meaning:
            ledger.unreachable[row.outcome] = row
        elif row.edition == edition and found is None:
            problems.add(
                row.location, f"the rules have no branch “{row.outcome}”{nearest(row.outcome, outcomes)}"
            )
        elif row.edition == edition and found:
            problems.add(row.location, f"{row.outcome} means “{one_line(found.meaning)}” in {edition}")
    for location, (of_edition, outcome) in rows_of(unexercised, 2, problems):
        if of_edition != edition:
            if of_edition not in editions:
                problems.add(location, f"unknown edition “{of_edition}”{nearest(of_edition, editions)}")
        elif outcome not in outcomes:
            problems.add(location, f"the rules have no branch “{outcome}”{nearest(outcome, outcomes)}")
        else:
            ledger.unexercised[outcome] = location
    return ledger


def unexercised_text(of_editions: dict[str, list[str]]) -> str:
    """The text of unexercised.tsv, which may only shrink."""
    lines = [
        "# Branches that no witness takes yet, though one might. A test fails when a branch has neither a witness nor a",
        "# row here or in unreachable.tsv, and when a row is here no longer needed. Written by scripts/audit witnesses.",
        "# columns: edition, outcome",
    ]
    lines += [f"{edition}\t{name}" for edition, names in sorted(of_editions.items()) for name in names]
    return "\n".join(lines) + "\n"
