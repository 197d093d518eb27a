"""Coverage: which documents take which branches of the rules, and which branches no document takes."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_rules.diagnostics import Problems, SpecError, nearest

from .cases import CasesError, answers, lockstep
from .ledger import Ledger, read_ledger
from .outcomes import Outcome, load_rules, outcomes_of
from .suites import SOURCES, Document, documents, files
from .tools import ToolError
from .witness_files import FOLDER, Witness, read_witnesses

FIRST = 3  # the number of documents named for each branch and source


@dataclass
class Taken:
    """The number of a source's documents that take a branch, and the first of them."""

    count: int = 0
    first: list[str] = field(default_factory=list)


@dataclass
class Coverage:
    edition: str
    outcomes: dict[str, Outcome]
    ledger: Ledger
    documents: dict[str, int] = field(default_factory=dict)  # by source
    refused: list[str] = field(default_factory=list)  # the places of documents that could not be parsed
    taken: dict[str, dict[str, Taken]] = field(default_factory=dict)  # by outcome and source
    witnesses: dict[str, Witness] = field(default_factory=dict)  # by outcome

    def add(self, given: Iterable[Document]) -> None:
        given = list(given)
        cases = (document.case for document in given)
        for document, answer in zip(
            given, answers(lockstep("--branches"), cases, edition=self.edition), strict=True
        ):
            self.documents[document.source] = self.documents.get(document.source, 0) + 1
            if answer.error:
                self.refused.append(f"{document.place}: {answer.error}")
            for name in answer.branches:
                taken = self.taken.setdefault(name, {}).setdefault(document.source, Taken())
                taken.count += 1
                if len(taken.first) < FIRST:
                    taken.first.append(document.place)

    def takes(self, name: str, source: str = "") -> bool:
        return name in self.taken and (not source or source in self.taken[name])

    @property
    def holes(self) -> list[Outcome]:
        """Outcomes that no document takes, although they are not known to be unreachable."""
        return [
            outcome
            for name, outcome in self.outcomes.items()
            if not self.takes(name) and name not in self.ledger.unreachable
        ]


# --- Reports -----------------------------------------------------------------------------------------------------


def text_report(coverage: Coverage) -> str:
    sources = list(coverage.documents)
    widths = [max(len(source), 6) for source in sources]
    lines = [f"Coverage of the rules of {coverage.edition}", ""]
    lines += [f"  {coverage.documents[source]:>6} documents: {source}" for source in sources]
    heads = "  ".join(source.rjust(width) for source, width in zip(sources, widths, strict=True))
    lines += ["", f"  {'outcomes taken':<26}  {'of':>5}  {heads}  {'any':>6}"]
    of_file: dict[str, list[str]] = {}
    for name, outcome in coverage.outcomes.items():
        of_file.setdefault(outcome.file, []).append(name)
    for rules, names in [*of_file.items(), ("all", list(coverage.outcomes))]:
        counts = [sum(coverage.takes(name, source) for name in names) for source in sources]
        row = "  ".join(f"{count:>{width}}" for count, width in zip(counts, widths, strict=True))
        lines.append(f"  {rules:<26}  {len(names):>5}  {row}  {sum(map(coverage.takes, names)):>6}")
    lines += ["", *hole_lines(coverage)]
    for place in coverage.refused[:10]:
        lines.append(f"could not be parsed: {place}")
    return "\n".join(lines) + "\n"


def hole_lines(coverage: Coverage) -> list[str]:
    untaken = [outcome for name, outcome in coverage.outcomes.items() if not coverage.takes(name)]
    unreachable = [outcome for outcome in untaken if outcome.name in coverage.ledger.unreachable]
    holes = coverage.holes
    lines = [
        f"{len(untaken)} outcomes are not taken: {len(unreachable)} are out of reach, {len(holes)} are holes"
    ]
    rule = ""
    for outcome in holes:
        if outcome.branch.rule != rule:
            rule = outcome.branch.rule
            lines.append(f"  {rule}")
        lines.append(f"    {outcome.branch.location}: {outcome.name}: {outcome.meaning}")
    for name, row in coverage.ledger.unreachable.items():
        if coverage.takes(name):
            source, taken = next(iter(coverage.taken[name].items()))
            lines.append(f"{row.location}: {name} is reachable: {source} {taken.first[0]} takes it")
    return lines


def json_report(coverage: Coverage) -> dict[str, Any]:
    """The data for the HTML report: counts, first documents and witness of each outcome."""
    return {
        "edition": coverage.edition,
        "documents": coverage.documents,
        "outcomes": [outcome_json(coverage, outcome) for outcome in coverage.outcomes.values()],
    }


def outcome_json(coverage: Coverage, outcome: Outcome) -> dict[str, Any]:
    branch, name = outcome.branch, outcome.name
    found: dict[str, Any] = {
        "name": name,
        "branch": branch.name,
        "holds": not name.endswith(":no"),
        "kind": branch.kind,
        "text": branch.text,
        "meaning": outcome.meaning,
        "rule": branch.rule,
        "owner": branch.owner,
        "part": branch.part,
        "anchor": branch.anchor,
        "file": branch.location.file,
        "line": branch.location.line,
        "counts": {source: taken.count for source, taken in coverage.taken.get(name, {}).items()},
        "first": {source: taken.first for source, taken in coverage.taken.get(name, {}).items()},
    }
    if name in coverage.witnesses:
        witness = coverage.witnesses[name]
        found["witness"] = {"case": witness.case.members(), "place": str(witness.location)}
    if name in coverage.ledger.unreachable:
        row = coverage.ledger.unreachable[name]
        found["unreachable"] = {"reason": row.reason, "why": row.why}
    return found


# --- Command line ------------------------------------------------------------------------------------------------


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/audit coverage",
        description="Reports which branches of the rules are taken: by the html5lib suites, a corpus, the witnesses, FILES.",
        epilog="Exit code: 0 no holes, 1 holes, 2 incorrect usage. docs/evidence/witnesses.md explains.",
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a page, as bytes")
    parser.add_argument(
        "--of",
        metavar="SOURCE,...",
        help=f"{', '.join((*SOURCES, 'witnesses'))} (default: all available ones, or only the FILES)",
    )
    parser.add_argument("--edition", metavar="DATE", help="the rules of that edition")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    return parser


def witness_documents(witnesses: list[Witness]) -> list[Document]:
    return [Document("witnesses", str(witness.location), witness.case) for witness in witnesses]


def run(options: argparse.Namespace) -> int:
    loaded = load_rules()
    dates = [edition.date for edition in loaded.editions]
    edition: str = options.edition or loaded.default.date
    if edition not in dates:
        raise CasesError(
            f"unknown edition “{edition}”{nearest(edition, dates)}; choose from: {', '.join(dates)}"
        )
    known = (*SOURCES, "witnesses")
    asked = options.of.split(",") if options.of else [] if options.files else list(known)
    for source in asked:
        if source not in known:
            raise CasesError(
                f"unknown source “{source}”{nearest(source, known)}; choose from: {', '.join(known)}"
            )
    outcomes = outcomes_of(loaded, edition)
    problems = Problems()
    coverage = Coverage(edition, outcomes, read_ledger(edition, dates, outcomes, problems))
    # Every other edition uses the default edition's witnesses plus its own.
    for date in dict.fromkeys((loaded.default.date, edition)):
        witnesses = read_witnesses(FOLDER / date, problems)
        for witness in witnesses if date == edition else []:
            coverage.witnesses |= {name: witness for name in witness.takes}
        if "witnesses" in asked:
            coverage.add(witness_documents(witnesses))
    problems.raise_if_any()
    for source in asked:
        if source == "witnesses":
            continue
        try:
            coverage.add(documents(source, edition, edition == dates[-1]))
        except CasesError as error:
            if options.of:
                raise
            print(f"{source} skipped: {error}", file=sys.stderr)
    coverage.add(files(options.files))
    if options.format == "json":
        json.dump(json_report(coverage), sys.stdout, indent=1, ensure_ascii=False)
        print()
    else:
        print(text_report(coverage), end="")
    return 1 if coverage.holes else 0


def main(words: list[str] | None = None) -> int:
    options = arguments().parse_args(words)
    try:
        return run(options)
    except (CasesError, ToolError, SpecError) as error:
        print(f"scripts/audit coverage: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
