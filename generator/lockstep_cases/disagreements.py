"""Runs witnesses through other parsers: finds where their trees differ, and reads the list of reasons."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems

from .cases import Answer, Case, ask
from .witness_files import Witness, case_of


@dataclass
class Disagreement:
    """A row of disagreements.md."""

    parser: str
    cause: str
    anchor: str
    case: Case
    location: Location


@dataclass
class Compared:
    agreed: int = 0
    not_asked: int = 0
    refused: list[tuple[Witness, Answer]] = field(default_factory=list)
    differ: list[tuple[Witness, Answer]] = field(default_factory=list)


def compare(command: list[str], witnesses: list[Witness], understood: set[str]) -> Compared:
    result = Compared()
    asked = [witness for witness in witnesses if set(witness.case.members()) <= understood]
    result.not_asked = len(witnesses) - len(asked)
    for witness, answer in zip(asked, ask(command, (witness.case for witness in asked)), strict=True):
        if answer.error:
            result.refused.append((witness, answer))
        elif answer.tree == witness.answer.tree:
            result.agreed += 1
        else:
            result.differ.append((witness, answer))
    return result


HEADING = re.compile(r"## ([^:]+): (.+)")
CLAUSE = re.compile(r"`(#[^`]+)`")


def read_disagreements(path: Path, problems: Problems) -> list[Disagreement]:
    """Reads entries: `## PARSER: CAUSE`, a paragraph with the clause that decides, and the cases, indented by
    four spaces."""
    found: list[Disagreement] = []
    parser = cause = anchor = ""
    if not path.exists():
        return found
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        location = Location(f"tests/witnesses/{path.parent.name}/{path.name}", number)
        if heading := HEADING.fullmatch(line):
            parser, cause = heading[1], heading[2]
            anchor = ""
        elif line.startswith("    {"):
            if not anchor:
                problems.add(location, "name the clause that decides above the cases, as `#its-anchor`")
            found.append(
                Disagreement(parser, cause, anchor, case_of(line.strip(), location, problems), location)
            )
        elif parser and (clause := CLAUSE.search(line)):
            anchor = anchor or clause[1]
    return found


def disagreements_report(result: Compared, known: list[Disagreement]) -> tuple[str, bool]:
    """A summary in words, and whether the list matches the results."""
    listed = {row.case for row in known}
    new = [(witness, answer) for witness, answer in result.differ if witness.case not in listed]
    differing = {witness.case for witness, _ in result.differ}
    gone = [row for row in known if row.case not in differing]
    lines = [
        f"{result.agreed} agree, {len(result.differ)} differ ({len(result.differ) - len(new)} of them listed),"
        f" {len(result.refused)} refused, {result.not_asked} skipped: bytes, or options that only a host knows"
    ]
    by_cause: dict[str, int] = {}
    for row in known:
        by_cause[row.cause] = by_cause.get(row.cause, 0) + 1
    lines += [
        f"  {count:>4}  {cause}" for cause, count in sorted(by_cause.items(), key=lambda item: -item[1])
    ]
    for witness, answer in new:
        lines += [f"not listed: {witness.location}: {witness.case.text()}", "  ours:", witness.answer.tree]
        lines += ["  theirs:", answer.tree]
    lines += [f"{row.location}: listed, but they agree: {row.case.text()}" for row in gone]
    lines += [f"refused: {witness.case.text()}: {answer.error}" for witness, answer in result.refused]
    return "\n".join(lines) + "\n", not new and not gone
