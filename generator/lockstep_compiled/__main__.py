"""Command line of scripts/dev mutate for tables that only the library reads."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from lockstep_cases.cases import CasesError
from lockstep_literal.mutants import Mutant
from lockstep_literal.mutate import Outcome, append, narrowed
from lockstep_literal.mutation import EQUIVALENT, KILLED, REJECTED, SURVIVES
from lockstep_literal.results import key_of
from lockstep_rules.diagnostics import SpecError

from .mutants import AREAS, mutants_of, tried


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/dev mutate",
        description="Changes each row of the tables that only the library reads, compiles the library with it, and finds out"
        " which change no test notices. docs/evidence/mutation.md explains.",
        epilog="Exit code: 0 none survives, 1 some do, 2 incorrect usage.",
    )
    parser.add_argument("--area", choices=AREAS, required=True, help="which tables")
    parser.add_argument("--line", metavar="FILE[:LINE]", help="only the mutants of a line, or of a file")
    parser.add_argument("--changed", action="store_true", help="only mutants of lines that differ from the last commit")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only this many, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="seed of the sample (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="builds at the same time (1)")
    parser.add_argument("--log", type=Path, metavar="FILE", help="append each mutant and its verdict; go on after those it has")
    parser.add_argument("--verbose", action="store_true", help="also show what kills each mutant")
    return parser


def chosen(options: argparse.Namespace) -> list[Mutant]:
    mutants = narrowed(list(mutants_of(AREAS[options.area])), options, "spec/xpath/axes.tsv:12")
    if options.log and options.log.exists():
        done = {key_of(json.loads(line)) for line in options.log.read_text(encoding="utf-8").splitlines()}
        mutants = [m for m in mutants if m.key not in done]
    return mutants


def run(options: argparse.Namespace) -> int:
    counts: Counter[str] = Counter()
    survivors = []
    for mutant, verdict in tried(AREAS[options.area], chosen(options), options.jobs):
        counts[verdict.status] += 1
        if options.log:
            append(options.log, [Outcome(mutant, verdict)])
        if options.verbose:
            print(f"{mutant}: {verdict.status}: {verdict.by}")
        if verdict.status == SURVIVES:
            survivors.append(f"{mutant} [{verdict.by}]")
    print(
        f"{options.area}: {counts.total():,} mutants: {counts[KILLED]:,} killed, {counts[REJECTED]:,} refused,"
        f" {counts[EQUIVALENT]:,} equal, {counts[SURVIVES]:,} survive"
    )
    for line in survivors:
        print(line, file=sys.stderr)
    return 1 if survivors else 0


def main() -> int:
    options = arguments().parse_args()
    try:
        return run(options)
    except (CasesError, SpecError) as error:
        print(f"scripts/dev mutate: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
