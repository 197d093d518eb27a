"""Command line of scripts/dev mutate: checks that every change to a line of the rules makes a test fail."""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, starmap
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from lockstep_cases.cases import Case, CasesError, read_case
from lockstep_rules.diagnostics import Location, SpecError
from lockstep_rules.loading import ROOT
from lockstep_rules.read import Line

from .adding import add_found
from .equivalents import Equivalents
from .export import export
from .hunting import Search
from .invariants import Invariants
from .mime import MimeCase, is_mime_case
from .mutants import Mutant
from .mutation import (
    EQUIVALENT,
    KILLED,
    REJECTED,
    SURVIVES,
    Verdict,
    Workshop,
    try_patterns,
    try_sanitizer_tables,
    try_serialization,
    try_tables,
)
from .refuting import Hunted, Refuter
from .results import AREAS, key_of, record
from .sanitizer_mutants import SanitizerCase
from .sanitizing import is_sanitizer_case

BATCH = 20  # mutants per task of a worker
BUDGET = 3600  # seconds of processor time for hunting all excused mutants in a recorded run


@dataclass
class Outcome:
    mutant: Mutant
    verdict: Verdict
    hunted: Hunted | None = None  # for an excused mutant
    excused: str = ""  # the reason, if it is excused

    def as_json(self) -> dict[str, Any]:
        mutant, verdict = self.mutant, self.verdict
        return {
            "file": mutant.location.file,
            "line": mutant.location.line,
            "area": mutant.area,
            "rule": mutant.rule,
            "text": mutant.text,
            "change": mutant.change,
            "status": verdict.status,
            "by": verdict.by,
            "edition": verdict.edition,
            "case": verdict.case.members() if verdict.case else None,
        } | ({"hunted": self.hunted.as_json(), "excused": self.excused} if self.hunted else {})


# --- Workers: the workshop is created once, before they fork ------------------------------------------------

WORKSHOP: Workshop | None = None
HUNTER: Search | None = None
REFUTER: Refuter | None = None


def work(mutants: list[Mutant]) -> list[Outcome]:
    assert WORKSHOP is not None
    found: list[Outcome] = []
    for mutant in mutants:
        try:
            verdict = WORKSHOP.try_mutant(mutant, HUNTER)
        except Exception as error:  # noqa: BLE001: a failure to compile is reported as such
            verdict = Verdict(REJECTED, f"cannot be compiled: {type(error).__name__}: {error}")
        if verdict.by == "search" and verdict.case is not None:
            # The case may kill other mutants too.
            for edition in WORKSHOP.editions:
                edition.learn([(verdict.case, "witnesses")])
        found.append(Outcome(mutant, verdict))
    return found


def hunt(mutant: Mutant) -> Outcome:
    """Hunts for a document that reveals an excused mutant after all."""
    assert WORKSHOP is not None and REFUTER is not None
    hunted = REFUTER.refute(WORKSHOP, mutant)
    if hunted.case is None:
        return Outcome(mutant, Verdict(SURVIVES, "hunted"), hunted)
    return Outcome(mutant, Verdict(KILLED, "search", hunted.case, hunted.edition), hunted)


def batches(mutants: list[Mutant], size: int) -> Iterator[list[Mutant]]:
    for start in range(0, len(mutants), size):
        yield mutants[start : start + size]


def run(mutants: list[Mutant], jobs: int, log: Path | None) -> list[Outcome]:
    begun = time.monotonic()
    found: list[Outcome] = []
    with get_context("fork").Pool(jobs) as pool:
        for outcomes in pool.imap_unordered(work, list(batches(mutants, BATCH))):
            found += outcomes
            if log:
                append(log, outcomes)
            left = (time.monotonic() - begun) / len(found) * (len(mutants) - len(found))
            if sys.stderr.isatty():
                print(
                    f"\r{len(found):,} of {len(mutants):,} mutants, {left / 60:.0f} min left ",
                    end="",
                    file=sys.stderr,
                )
    return found


def hunt_all(mutants: list[Mutant], known: Equivalents, options: argparse.Namespace) -> Iterator[Outcome]:
    """Hunts excused mutants. Each has the same share of the budget, no matter which mutants are hunted in
    this run."""
    global REFUTER
    budget = BUDGET if options.budget is None else options.budget
    if not mutants or not budget:
        return
    seed = options.seed or random.SystemRandom().randrange(10**6)
    assert WORKSHOP is not None
    every = sum(known.reason(mutant) != "" for mutant in WORKSHOP.mutants())
    REFUTER = Refuter(seed, budget / max(every, 1))
    with get_context("fork").Pool(options.jobs) as pool:
        for number, outcome in enumerate(pool.imap_unordered(hunt, mutants), 1):
            outcome.excused = known.reason(outcome.mutant)
            if options.log:
                append(options.log, [outcome])
            if sys.stderr.isatty():
                print(f"\rhunted {number:,} of {len(mutants):,} excused mutants ", end="", file=sys.stderr)
            yield outcome


def append(log: Path, outcomes: list[Outcome]) -> None:
    with log.open("a", encoding="utf-8") as file:
        for outcome in outcomes:
            print(json.dumps(outcome.as_json(), ensure_ascii=True), file=file)


def as_found(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """Outcomes in which a given case counts as found."""
    for outcome in outcomes:
        if outcome.verdict.by == "given":
            outcome.verdict.by = "search"
        yield outcome


def table_outcomes(found: Iterator[tuple[str, str, str, Verdict]], given: bool) -> Iterator[Outcome]:
    """The outcomes for tables, in the form of those for rules. A given case counts as found."""
    for table, row, change, verdict in found:
        if given and verdict.by == "given":
            verdict = Verdict(
                KILLED, "search", verdict.case, WORKSHOP.editions[0].edition.date if WORKSHOP else ""
            )
        nowhere = Line(Location(f"spec/tables/{table}.tsv", 0), "")
        yield Outcome(
            Mutant("tables", "tables", nowhere.location, f"table {table}", row, change, nowhere, None),
            verdict,
        )


# --- Which mutants --------------------------------------------------------------------------------------------------------


def changed_lines() -> set[tuple[str, int]]:
    """The lines of spec/ that differ from the last commit or, if there are none, that the last commit
    changed."""
    for against in (["HEAD"], ["HEAD~1", "HEAD"]):
        command = ["git", "-C", str(ROOT), "diff", "-U0", *against, "--", "spec"]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        found: set[tuple[str, int]] = set()
        file = ""
        for line in text.splitlines():
            if line.startswith("+++ b/"):
                file = line[6:]
            elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
                start, count = int(hunk[1]), int(hunk[2] or 1)
                found |= {(file, number) for number in range(start, start + count)}
        if found:
            return found
    return set()


def chosen(workshop: Workshop, options: argparse.Namespace) -> list[Mutant]:
    mutants = sorted(workshop.mutants(), key=lambda m: AREAS.index(m.area))
    if options.area:
        mutants = [m for m in mutants if m.area == options.area]
    return narrowed(mutants, options, "spec/tree/in-body.rules:12")


def narrowed(mutants: list[Mutant], options: argparse.Namespace, example: str) -> list[Mutant]:
    """The mutants that --line or --changed selects, or a sample. `example`: a valid value of --line."""
    if options.line:
        file, _, number = options.line.partition(":")
        mutants = [m for m in mutants if m.location.file == file and number in ("", str(m.location.line))]
        if not mutants:
            raise CasesError(f"{options.line} has no mutants; write it as {example}")
    if options.changed:
        lines = changed_lines()
        mutants = [m for m in mutants if (m.location.file, m.location.line) in lines]
    if options.sample and options.sample < len(mutants):
        mutants = random.Random(options.seed or 1).sample(mutants, options.sample)
    return mutants


# --- The report -----------------------------------------------------------------------------------------------------------


def score(outcomes: list[Outcome], tables: Counter[tuple[str, str]]) -> str:
    """The table by area. The score is the share of killed mutants among those that could be killed."""
    lines = [
        "| area | mutants | refused by the generator | killed | of them by witnesses | equivalent | survive | score |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    counts: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        of_area = counts.setdefault(outcome.mutant.area, Counter())
        of_area["all"] += 1
        of_area[outcome.verdict.status] += 1
        if outcome.verdict.status == KILLED and outcome.verdict.by == "witnesses":
            of_area["witnesses"] += 1
    for (status, by), number in tables.items():
        of_area = counts.setdefault("tables", Counter())
        of_area["all"] += number
        of_area[status] += number
        if by == "witnesses":
            of_area["witnesses"] += number
    known = [area for area in AREAS if area in counts]
    total: Counter[str] = Counter()
    for area in known:
        total.update(counts[area])
    for name, found in [
        *((area, counts[area]) for area in known),
        *([("all", total)] if len(known) > 1 else []),
    ]:
        alive = found[KILLED] + found[SURVIVES]
        percent = 100 * found[KILLED] / alive if alive else 100
        lines.append(
            f"| {name} | {found['all']:,} | {found[REJECTED]:,} | {found[KILLED]:,} | {found['witnesses']:,} |"
            f" {found[EQUIVALENT]:,} | {found[SURVIVES]:,} | {percent:.1f} % |"
        )
    return "\n".join(lines)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/dev mutate",
        description="Changes each line of the rules in each way that the vocabulary allows, and finds out which change no"
        " test notices. Runs in the literal reading of the rules. docs/evidence/mutation.md explains.",
        epilog="Exit code: 0 none survives, 1 some do, 2 incorrect usage.",
    )
    parser.add_argument("--area", choices=AREAS, help="only these")
    parser.add_argument("--line", metavar="FILE[:LINE]", help="only the mutants of a line, or of a file")
    parser.add_argument(
        "--excused",
        action="store_true",
        help="only hunt mutants that count as equivalent; the default budget is 3600",
    )
    parser.add_argument(
        "--changed", action="store_true", help="only mutants of lines that differ from the last commit"
    )
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only this many, chosen at random")
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        help="seed of the sample (default: 1) and of the hunt (default: a new one each time)",
    )
    parser.add_argument(
        "--budget",
        type=float,
        metavar="SECONDS",
        help="processor time for hunting all excused mutants, shared equally (default: 3600 with --log, otherwise 0)",
    )
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    parser.add_argument("--witnesses-only", action="store_true", help="without the html5lib suites")
    parser.add_argument("--suites-only", action="store_true", help="without the witnesses")
    parser.add_argument(
        "--search",
        type=int,
        default=0,
        metavar="N",
        help="try N random cases on each mutant that survives or that only a suite kills",
    )
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="append each mutant and its verdict, one line of JSON each"
    )
    parser.add_argument(
        "--survivors", type=Path, metavar="FILE", help="only those that a --log lists as surviving or found"
    )
    parser.add_argument(
        "--try",
        type=Path,
        dest="given",
        metavar="FILE",
        help="try the cases in this file, one line of JSON each, before those of --search",
    )
    parser.add_argument(
        "--add",
        type=Path,
        metavar="FILE",
        help="add the cases that a search has written to this log to the witnesses",
    )
    parser.add_argument(
        "--record",
        type=Path,
        nargs="+",
        metavar="LOG",
        help="write tests/witnesses/held.tsv, docs/evidence/mutation.svg and the tables of the documentation from these logs",
    )
    parser.add_argument(
        "--export",
        type=Path,
        metavar="DIR",
        help="write the witnesses that cover what html5lib-tests does not, in its formats; needs --ours and --theirs",
    )
    parser.add_argument(
        "--ours",
        type=Path,
        nargs="+",
        default=[],
        metavar="LOG",
        help="logs of --witnesses-only, for --export",
    )
    parser.add_argument(
        "--theirs",
        type=Path,
        nargs="+",
        default=[],
        metavar="LOG",
        help="logs of --suites-only, for --export",
    )
    parser.add_argument("--verbose", action="store_true", help="also show what kills each mutant")
    return parser


def settle(outcomes: list[Outcome], equivalents: Equivalents) -> None:
    """Marks the surviving mutants that are known to be equivalent."""
    for outcome in outcomes:
        if outcome.verdict.status == SURVIVES:
            reason = equivalents.reason(outcome.mutant)
            if reason:
                outcome.verdict = Verdict(EQUIVALENT, reason)


def is_recorded(options: argparse.Namespace) -> bool:
    """Whether the log is suitable for --record: it covers whole areas, with all tests that may kill a
    mutant."""
    partly = options.line or options.changed or options.sample or options.survivors or options.search
    return options.log is not None and not (
        partly or options.given or options.witnesses_only or options.suites_only
    )


def main(words: list[str] | None = None) -> int:
    options = arguments().parse_args(words)
    try:
        return run_command(options)
    except (CasesError, SpecError) as error:
        print(f"scripts/dev mutate: {error}", file=sys.stderr)
        return 2


def run_command(options: argparse.Namespace) -> int:
    global WORKSHOP, HUNTER
    if options.add:
        print(add_found(options.add))
        return 0
    if options.record:
        print(record(options.record))
        return 0
    if options.export:
        print(export(options.ours, options.theirs, options.export))
        return 0
    begun = time.monotonic()
    WORKSHOP = Workshop(suites=not options.witnesses_only, witnesses=not options.suites_only)
    given: list[Any] = []
    if options.given:
        lines = [json.loads(line) for line in options.given.read_text(encoding="utf-8").splitlines()]
        mime_types = [MimeCase(json.dumps(members)) for members in lines if is_mime_case(members)]
        lines = [members for members in lines if not is_mime_case(members)]
        given = [read_case(members) for members in lines if not is_sanitizer_case(members)]
        for edition in WORKSHOP.editions:
            edition.learn((case, "given") for case in given)
        of_sanitizer = [SanitizerCase(json.dumps(members)) for members in lines if is_sanitizer_case(members)]
        WORKSHOP.editions[0].learn((case, "given") for case in of_sanitizer)
        WORKSHOP.editions[0].learn((case, "given") for case in mime_types)
        given += mime_types
    HUNTER = Search(options.search) if options.search or options.given else None
    mutants = chosen(WORKSHOP, options) if options.area != "tables" else []
    if options.survivors:
        with options.survivors.open(encoding="utf-8") as file:
            rows = [json.loads(line) for line in file]
        wanted = {
            key_of(r)
            for r in rows
            if r["status"] == SURVIVES or r["status"] == KILLED and r["by"] != "witnesses"
        }
        mutants = [m for m in mutants if m.key in wanted]
    if options.budget is None and not (options.excused or is_recorded(options)):
        options.budget = 0
    done: set[tuple[str, str, str, str]] = set()
    to_hunt: set[tuple[str, str, str, str]] = set()
    if options.log and options.log.exists():
        # The run continues where an earlier one stopped.
        rows = [json.loads(line) for line in options.log.read_text(encoding="utf-8").splitlines()]
        done = {key_of(row) for row in rows}
        to_hunt = {key_of(row) for row in rows if row["status"] == SURVIVES}
        to_hunt -= {key_of(row) for row in rows if "hunted" in row}
    known = Equivalents(Invariants([edition.spec for edition in WORKSHOP.editions]))
    if options.excused:
        to_hunt |= {m.key for m in mutants} - done
        mutants = [m for m in mutants if m.key in to_hunt and known.reason(m)]
        done |= to_hunt
    runnable = [m for m in mutants if m.key not in done]
    outcomes = run(runnable, options.jobs, options.log)
    settle(outcomes, known)
    to_hunt |= {o.mutant.key for o in outcomes if o.verdict.status == EQUIVALENT}
    excused = [m for m in mutants if m.key in to_hunt and known.reason(m)]
    tables: Counter[tuple[str, str]] = Counter()
    survivors = [o for o in outcomes if o.verdict.status == SURVIVES]
    lines = [f"{o.mutant} [{o.verdict.by}]" for o in survivors]
    if not options.suites_only:
        lines += known.not_needed({o.mutant.key: o.verdict.status for o in outcomes})
    documents = 0
    for outcome in hunt_all(excused, known, options):
        assert outcome.hunted is not None
        documents += outcome.hunted.documents
        if outcome.verdict.status == KILLED:
            shown = outcome.hunted.case.text() if outcome.hunted.case else ""
            lines.append(f"{outcome.mutant}: not equivalent: {shown} in {outcome.verdict.edition}")
    if documents:
        print(f"hunted {len(excused):,} excused mutants with {documents:,} documents")
    if options.area in (None, "tables") and not (
        options.line or options.changed or options.sample or options.survivors or options.excused
    ):
        of_rows = chain(try_tables(WORKSHOP), try_serialization(WORKSHOP))
        for outcome in table_outcomes(of_rows, bool(given)):
            settle([outcome], known)
            tables[outcome.verdict.status, outcome.verdict.by] += 1
            if outcome.verdict.status == SURVIVES:
                lines.append(
                    f"{outcome.mutant.location.file}: {outcome.mutant.text}: {outcome.mutant.change}"
                )
            if options.log:
                append(options.log, [outcome])
    of_tables: list[Outcome] = []
    whole = not (options.line or options.sample or options.survivors or options.excused)
    if whole and options.area in (None, "sanitizer"):
        lines_changed = changed_lines() if options.changed else None
        of_tables += starmap(Outcome, try_sanitizer_tables(WORKSHOP, lines_changed))
    if whole and options.area in (None, "mime") and not options.changed:
        of_tables += as_found(starmap(Outcome, try_patterns(WORKSHOP)))
    settle(of_tables, known)
    lines += [f"{o.mutant} [{o.verdict.by}]" for o in of_tables if o.verdict.status == SURVIVES]
    outcomes += of_tables
    if options.log:
        append(options.log, of_tables)
    if options.verbose:
        for o in outcomes:
            case = f" {o.verdict.case.text()}" if o.verdict.case else ""
            print(f"{o.mutant}: {o.verdict.status}: {o.verdict.by}{case}")
    print(score(outcomes, tables))
    for line in lines:
        print(line, file=sys.stderr)
    print(f"{len(outcomes):,} mutants in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
