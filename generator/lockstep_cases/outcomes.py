"""The outcomes to exercise: each branch of the rules, taken each way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from lockstep_rules.loading import AFTER_EDITIONS, ROOT, Loaded, load
from lockstep_rules.model import Branch


@dataclass(frozen=True)
class Outcome:
    """One way that a branch can be taken: “NAME”, or “NAME:no” for a condition that is false, as in `lockstep
    cases --branches`."""

    name: str
    branch: Branch

    @property
    def meaning(self) -> str:
        """Says in words when the outcome occurs."""
        if self.branch.kind != "condition":
            return self.branch.rule if self.branch.kind != "loop" else f"{self.branch.text}: entered"
        return f"not: {self.branch.text}" if self.name.endswith(":no") else self.branch.text

    @property
    def file(self) -> str:
        """The file of the rules, relative to spec/ and without its extension: "tree/in-body"."""
        return self.branch.location.file.removeprefix("spec/").removesuffix(".rules")

    # Outcomes are dictionary keys; comparing branches would compare all their members.
    def __hash__(self) -> int:
        return hash(self.name)


def outcomes_of(loaded: Loaded, edition: str) -> dict[str, Outcome]:
    """Outcomes by name, in the order of the rules."""
    return outcomes_in(loaded.models[edition][0].branches)


def outcomes_in(branches: Iterable[Branch]) -> dict[str, Outcome]:
    """Outcomes by name, in the order of the branches."""
    found = {}
    for branch in branches:
        for holds in branch.outcomes:
            name = branch.name if holds else f"{branch.name}:no"
            found[name] = Outcome(name, branch)
    return found


def load_rules(spec: Path = ROOT / "spec") -> Loaded:
    return load(spec, AFTER_EDITIONS)
