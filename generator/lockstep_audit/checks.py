"""Command line of `scripts/audit steps`: checks the numbers of steps and the days of date marks, without a
page."""

from __future__ import annotations

import argparse
from pathlib import Path

from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT
from lockstep_rules.read import read_standard

from .clauses import PARTS
from .dates import check_days
from .declared import read_declarations
from .lock import read_lock
from .steps import Numbers


def check(spec: Path, problems: Problems) -> int:
    """Compares the numbered lines with the outlines of the lock. Returns the number of such lines."""
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    lock = read_lock(spec / "STANDARD.lock", problems)
    declarations = read_declarations(spec, problems)
    problems.raise_if_any()
    default = next(edition.date for edition in editions if edition.default)
    count = 0
    for part in PARTS:
        numbers = Numbers(spec, lock.day(part, default), declarations)
        numbers.check(lock.outlines(part), problems)
        count += sum(len(block.numbered) for block in numbers.all if block.of_part(part))
    check_days(spec, problems)
    return count


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/audit steps",
        description="Compares the numbers of steps in spec/ with those of the Standard's page, which spec/STANDARD.lock "
        "has, and the steps that spec/clauses.tsv declares; checks that each day of a date mark has a source in "
        "spec/dates.tsv. Needs no page.",
    )
    parser.add_argument("--spec", type=Path, default=ROOT / "spec", help=argparse.SUPPRESS)
    options = parser.parse_args(words)
    problems = Problems()
    count = check(options.spec, problems)
    for problem in sorted(problems.found):
        print(problem)
    print(f"{count} lines with the number of a step, {len(problems.found) or 'no'} wrong")
    return 1 if problems.found else 0
