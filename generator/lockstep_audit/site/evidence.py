"""Documents and rules: how many documents take each branch, and one that shows it."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_generator.diagnostics import Problems

from ..cases import CasesError
from ..coverage import Coverage, json_report
from ..ledger import Ledger, read_ledger
from ..outcomes import Outcome, load_rules, outcomes_of
from ..page import PageError
from ..suites import SOURCES, documents
from ..witness_files import read_witnesses
from .sources import Sources


@dataclass
class Shown:
    """A witness: a document that takes a branch, and its result."""

    input: str  # the document, bytes as characters
    settings: list[tuple[str, str]]  # the options that affect how it is parsed
    takes: list[tuple[str, str]]  # outcomes, and what they mean
    errors: list[str]
    tree: str
    place: str


@dataclass
class Evidence:
    """By edition and outcome: a branch's name, with “:no” if its condition is false. Empty until
    something is measured."""

    counts: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)  # and source
    documents: dict[str, dict[str, int]] = field(default_factory=dict)  # by edition and source
    witnesses: dict[str, dict[str, Shown]] = field(default_factory=dict)
    unreachable: dict[str, dict[str, tuple[str, str]]] = field(default_factory=dict)  # reason, why

    def count(self, edition: str, outcome: str) -> int | None:
        """Of all sources but the witnesses, which were made to take it; None if nothing was counted."""
        counts = self.counts.get(edition)
        if counts is None:
            return None
        return sum(n for source, n in counts.get(outcome, {}).items() if source != "witnesses")


def read_evidence(sources: Sources, evidence: Evidence) -> None:
    """The witnesses, and the branches that are out of reach."""
    problems = Problems()
    for date in sources.dates:
        branches = sources.models[date][0].branches
        names = [(b.name if holds else f"{b.name}:no", b) for b in branches for holds in b.outcomes]
        outcomes = {name: Outcome(name, branch) for name, branch in names}
        ledger = read_ledger(date, sources.dates, outcomes, problems)
        evidence.unreachable[date] = {name: (row.reason, row.why) for name, row in ledger.unreachable.items()}
        found = evidence.witnesses.setdefault(date, {})
        for witness in read_witnesses(sources.root / "tests/witnesses" / date, problems):
            members = witness.case.members()
            settings = [
                (name, str(value)) for name, value in members.items() if name not in ("html", "bytes")
            ]
            takes = list(zip(witness.takes, witness.meanings, strict=True))
            text, tree = readable(witness.case.input), readable(witness.answer.tree)
            shown = Shown(text, settings, takes, witness.answer.errors, tree, str(witness.location))
            found |= {name: shown for name in witness.takes}
    problems.raise_if_any()


def readable(text: str) -> str:
    """Characters that are invisible or not allowed in a page, by their code."""
    return "".join(one if one.isprintable() or one in "\n\t" else f"\\u{ord(one):04x}" for one in text)


def read_coverage(path: Path, evidence: Evidence) -> None:
    """The output of `scripts/audit coverage --format json` for one edition."""
    try:
        take(json.loads(path.read_text(encoding="utf-8")), evidence)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise PageError(f"{path}: not the output of scripts/audit coverage --format json: {error}") from error


def take(data: dict[str, Any], evidence: Evidence) -> None:
    date = str(data["edition"])
    evidence.documents[date] = {source: int(count) for source, count in data["documents"].items()}
    evidence.counts[date] = {one["name"]: dict(one["counts"]) for one in data["outcomes"]}


def count_documents(evidence: Evidence) -> None:
    """In all editions, if there are test data and a command line tool."""
    loaded = load_rules()
    dates = [edition.date for edition in loaded.editions]
    left_out: dict[str, str] = {}
    for date in dates:
        coverage = Coverage(date, outcomes_of(loaded, date), Ledger({}, {}))
        for source in SOURCES:
            try:
                coverage.add(documents(source, date, date == dates[-1]))
            except (CasesError, PageError) as error:
                left_out[source] = str(error)
        if coverage.taken:
            take(json_report(coverage), evidence)
    for source, why in left_out.items():
        print(f"{source} not counted: {why}", file=sys.stderr)
