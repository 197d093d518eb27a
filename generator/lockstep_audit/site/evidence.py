"""What documents say of the rules: how many take each branch, and one that shows it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..page import PageError


@dataclass
class Shown:
    """A witness: a document that takes a branch, and what becomes of it."""

    input: str  # the document, bytes as characters
    settings: list[tuple[str, str]]  # what else decides how it is parsed
    takes: list[str]
    errors: list[str]
    tree: str
    place: str


@dataclass
class Evidence:
    """By edition and outcome: a branch's name, with “:no” when its condition does not hold. Empty as long as nobody has
    measured."""

    counts: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)  # and source
    documents: dict[str, dict[str, int]] = field(default_factory=dict)  # by edition and source
    witnesses: dict[str, dict[str, Shown]] = field(default_factory=dict)
    unreachable: dict[str, dict[str, tuple[str, str]]] = field(default_factory=dict)  # reason, why

    def count(self, edition: str, outcome: str) -> int | None:
        """Of all sources but the witnesses, which are there because they take it; None if nobody has counted."""
        counts = self.counts.get(edition)
        if counts is None:
            return None
        return sum(n for source, n in counts.get(outcome, {}).items() if source != "witnesses")


def read_coverage(path: Path, evidence: Evidence) -> None:
    """What `scripts/audit coverage --format json` writes, of one edition."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        date = str(data["edition"])
        evidence.documents[date] = {source: int(n) for source, n in data["documents"].items()}
        evidence.counts[date] = {one["name"]: dict(one["counts"]) for one in data["outcomes"]}
        for one in data["outcomes"]:
            if "unreachable" in one:
                reason = one["unreachable"]["reason"], one["unreachable"]["why"]
                evidence.unreachable.setdefault(date, {})[one["name"]] = reason
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise PageError(
            f"{path}: no coverage, as scripts/audit coverage --format json writes it: {error}"
        ) from error
