"""Mutants that are known to change nothing that a parse shows, each with the reason."""

from __future__ import annotations

from pathlib import Path

from lockstep_generator.diagnostics import Location, Problems
from lockstep_generator.pipeline import ROOT
from lockstep_generator.read import read_table

from .mutants import Mutant

FILE = ROOT / "tests/witnesses/equivalent.tsv"


class Equivalents:
    """The rows of tests/witnesses/equivalent.tsv: file, rule, line, change, reason. A line that is worded anew has no
    row, and is asked about again."""

    def __init__(self, path: Path = FILE) -> None:
        self.problems = Problems()
        self.rows: dict[tuple[str, str, str, str], tuple[Location, str]] = {}
        self.used: set[tuple[str, str, str, str]] = set()
        if path.exists():
            for row in read_table(path, str(path.relative_to(ROOT)), 5, self.problems):
                self.rows[row.columns[0], row.columns[1], row.columns[2], row.columns[3]] = (
                    row.location,
                    row.columns[4],
                )
        self.problems.raise_if_any()

    def reason(self, mutant: Mutant) -> str:
        found = self.rows.get(mutant.key)
        if found is None:
            return ""
        self.used.add(mutant.key)
        return found[1]

    def stale(self, mutants: list[Mutant]) -> list[str]:
        """Rows about lines or changes that there are no longer."""
        keys = {mutant.key for mutant in mutants}
        return [
            f"{location}: the rules have no such line or change"
            for key, (location, _) in self.rows.items()
            if key not in keys
        ]
