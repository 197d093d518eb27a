"""Mutants known to have no visible effect on a parse, each with the reason."""

from __future__ import annotations

from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.loading import ROOT
from lockstep_rules.read import read_table

from .invariants import Invariants
from .mutants import Mutant

FILE = ROOT / "tests/witnesses/equivalent.tsv"
WORDS = {"killed": "killed by a case that is known", "rejected": "refused by the generator"}


class Equivalents:
    """The rows of tests/witnesses/equivalent.tsv: file, rule, line, change, reason. A reworded line has no
    row, so it is examined again."""

    def __init__(self, invariants: Invariants | None = None, path: Path = FILE) -> None:
        self.problems = Problems()
        self.invariants = invariants
        self.rows: dict[tuple[str, str, str, str], tuple[Location, str]] = {}
        if path.exists():
            for row in read_table(path, str(path.relative_to(ROOT)), 5, self.problems):
                self.rows[row.columns[0], row.columns[1], row.columns[2], row.columns[3]] = (
                    row.location,
                    row.columns[4],
                )
        self.problems.raise_if_any()

    def reason(self, mutant: Mutant) -> str:
        """Why the mutant is equivalent: an implication of the rules, or an argument; empty if there is
        none."""
        computed = self.invariants.reason(mutant) if self.invariants else ""
        if computed:
            return computed
        found = self.rows.get(mutant.key)
        return found[1] if found else ""

    def not_needed(self, statuses: dict[tuple[str, str, str, str], str]) -> list[str]:
        """Rows for mutants that the generator refuses or that a case kills. `statuses` may cover only some
        mutants."""
        return [
            f"{location}: this row is not needed: the mutant is {WORDS[statuses[key]]}; delete it"
            for key, (location, _) in self.rows.items()
            if statuses.get(key) in ("killed", "rejected")
        ]

    def stale(self, mutants: list[Mutant]) -> list[str]:
        """Rows for lines or changes that no longer exist."""
        keys = {mutant.key for mutant in mutants}
        return [
            f"{location}: the rules have no such line or change"
            for key, (location, _) in self.rows.items()
            if key not in keys
        ]
