"""Compares Lockstep with another parser, with its own plain rules, or with the literal reading of the rules,
on random cases, and writes a report in Markdown (docs/evidence/differential.md).

usage: scripts/dev differential --against chromium|firefox|webkit|parse5|plain-rules|literal [--count N] [--seed N]
                            [--report FILE] [--unexplained FILE] [--cases FILE] [--shrink N]
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol, TypeVar

from hosted import Both, FoundHosted, differences
from judged import Judged, askable, report
from known import EDITIONS, Cause, Difference, build, identified, older_edition, patches, shrunk
from lockstep_cases.cases import USUAL, Answer, Case, CasesError, ask, lockstep
from lockstep_cases.random_cases.crowded import Crowded
from lockstep_cases.random_cases.scripted import Scripted
from lockstep_cases.random_cases.walk import Walk
from lockstep_cases.witness_files import FOLDER, read_witnesses
from lockstep_rules.diagnostics import Problems, SpecError
from lockstep_rules.loading import ROOT, load_day
from lockstep_rules.read import Edition, read_standard
from oracle import PARSERS, Oracle, missing, version
from predicates import PREDICATES, SCRIPTED
from report import Found, report_text

# Programs that run scripts do not report which branches were taken, and so not which patch applied.
PATCHED_RULES = Cause("the patched rules", "those of the patches", "")

PLAIN_RULES = "plain-rules"  # Lockstep without fast paths
LITERAL = "literal"  # the second reading of the rules, generator/lockstep_literal/
PIECE = 3  # bytes
NEWEST = "2026-10-03"

BLOCK = 20_000  # cases
HOSTED_BLOCK = 8_000
COUNTED = 20_000  # cases whose branches are counted


One = TypeVar("One")
One_co = TypeVar("One_co", covariant=True)


class Source(Protocol[One_co]):
    def cases(self, count: int) -> Iterable[One_co]:
        ...


class Comparison:
    """`patched` is a Lockstep with the parser's known patches; `script_cases` one that runs scripts."""

    def __init__(self, oracle: Oracle, edition: str, patched: Path | str | None, script_cases: str) -> None:
        self.oracle, self.edition = oracle, edition
        self.ours = [script_cases] if script_cases else lockstep()
        self.patched = self.ours
        if patched:
            self.patched = [str(patched)] if script_cases else [str(patched), "cases"]
        self.scripted = bool(script_cases)
        self.causes = patches(oracle.name)
        self.predicates = (SCRIPTED if script_cases else PREDICATES).get(oracle.name, [])

    def differences(self, cases: list[Case]) -> list[Difference]:
        ours = ask(self.ours, cases, edition=self.edition)
        asked = [not any(one.breaks(mine.tree) for one in self.predicates if one.breaks) for mine in ours]
        told = iter(
            self.oracle.ask(
                list(itertools.compress(cases, asked)), **({"execute": True} if self.scripted else {})
            )
        )
        theirs = [next(told) if one else Answer(error="not asked") for one in asked]
        differing = [
            (case, mine.tree, other.tree or other.error)
            for case, mine, other in zip(cases, ours, theirs, strict=True)
            if mine.tree != other.tree
        ]
        again = [case for case, _, _ in differing]
        followed = EDITIONS.get(self.oracle.name, self.edition)
        older = ask(self.ours, again, edition=followed)
        patched = ask(self.patched, again, edition=followed)
        branches = [] if self.scripted else ask([*self.patched, "--branches"], again, edition=followed)
        return [
            Difference(*one, old.tree, model.tree, frozenset(taken.branches) if taken else frozenset())
            for one, old, model, taken in itertools.zip_longest(differing, older, patched, branches)
        ]

    def cause(self, difference: Difference) -> Cause | None:
        """The first cause that explains the whole difference, or None."""
        if difference.older == difference.theirs:
            return older_edition(self.oracle.name)
        if difference.patched == difference.theirs:
            if self.scripted:
                return PATCHED_RULES
            return identified(self.causes, difference)
        for one in self.predicates:
            if one.explains and one.explains(difference):
                return one
        rewriting = [one for one in self.predicates if one.rewrites]
        for some in [(one,) for one in rewriting] + list(itertools.combinations(rewriting, 2)):
            if self.rewritten(some, difference):
                return some[0]
        return None

    def rewritten(self, causes: Sequence[Cause], difference: Difference) -> bool:
        """Whether one of the cases, as the causes rewrite it, gives the other parser's tree."""
        cases = [difference.case]
        for cause in causes:
            assert cause.rewrites is not None
            cases = [new for old in cases for new in dict.fromkeys(cause.rewrites(old)) if new != old]
        followed = EDITIONS.get(self.oracle.name, self.edition)
        restored = "".join(cause.restored for cause in causes)
        return any(
            answer.tree.replace(restored, "") == difference.theirs
            for answer in (ask(self.patched, cases, edition=followed) if cases else [])
        )

    def unexplained(self, cases: list[Case]) -> list[Difference]:
        return [one for one in self.differences(cases) if self.cause(one) is None]


class Given:
    """The cases of a file, as --unexplained writes it."""

    def __init__(self, path: str) -> None:
        with open(path, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        self.left = [Case(**{name: value for name, value in line.items() if name in USUAL}) for line in lines]

    def cases(self, count: int) -> list[Case]:
        some, self.left = self.left[:count], self.left[count:]
        return some


def blocks(
    source: Source[One], found: Found | FoundHosted, count: int, most: int = BLOCK
) -> Iterator[list[One]]:
    """The cases in batches, up to that many; reports progress."""
    begun = time.monotonic()
    while found.cases < count and (block := list(source.cases(min(most, count - found.cases)))):
        yield block
        found.cases += len(block)
        left = (count - found.cases) * (time.monotonic() - begun) / found.cases
        say(f"\rof {count:,}: {found.summary()}; {left / 60:.0f} min left ", end="")
    say("")


def other_reading(arguments: argparse.Namespace) -> tuple[str, list[str]]:
    """The name of the other reading in the report, and its command."""
    if arguments.against == LITERAL:
        return "the literal reading", [str(ROOT / "scripts/commands/literal"), "cases"]
    if arguments.hosted:
        command = [os.environ.get("LOCKSTEP_PLAIN_HOSTED", "build/plain/tests/lockstep_hosted_cases")]
    else:
        command = [os.environ.get("LOCKSTEP_PLAIN_BINARY", "build/plain/lockstep"), "cases"]
    command[0] = str(ROOT / command[0])
    if not Path(command[0]).exists():
        raise CasesError(f"{command[0]} is missing; ./scripts/dev build plain builds it")
    return "the plain rules", command


def in_any_order(answer: Answer) -> Answer:
    """Errors that are reported at the same place may be in another order: the library orders them by their faults."""
    return replace(answer, errors=sorted(answer.errors))


def compare_with_itself(arguments: argparse.Namespace) -> int:
    """Compares trees, errors and modes exactly; the literal reading is also compared with the library in
    pieces. No difference is known."""
    title, command = other_reading(arguments)
    edition = arguments.edition or NEWEST
    spec = load_day(ROOT / "spec", edition)[0]
    if arguments.cases:
        source: Given | Walk | Crowded = Given(arguments.cases)
    else:
        source = (Crowded if arguments.crowded else Walk)(
            spec, edition, arguments.seed, shadow_roots=True, contexts=True
        )
    found = Found(title, title, edition, arguments.seed)
    for block in blocks(source, found, arguments.count):
        wanted = ask(command, block, edition=edition)
        ways = [ask(lockstep(), block, edition=edition)]
        if arguments.against == LITERAL:
            ways.append(ask(lockstep(), block, edition=edition, chunk=PIECE))
        for case, other, *ours in zip(block, wanted, *ways, strict=True):
            differing = [one for one in ours if in_any_order(one) != in_any_order(other)]
            if differing:
                one = differing[0]
                found.add(None, Difference(case, one.text(), other.text(), one.tree, one.tree))
                if arguments.unexplained:
                    with open(arguments.unexplained, "a", encoding="utf-8") as file:
                        print(found.unexplained[-1].as_json(), file=file)
    found.shrunk = found.unexplained[: arguments.shrink]
    write_report(report_text(found), arguments)
    return 1 if found.unexplained else 0


def compare_hosted(arguments: argparse.Namespace) -> int:
    """Compares pages with scripts, and what dumps do not show."""
    _, other = other_reading(arguments)
    newest = arguments.edition or NEWEST
    editions = [newest] if arguments.edition else [one.date for one in read_editions()]
    spec = load_day(ROOT / "spec", newest)[0]
    walk = Walk(spec, newest, arguments.seed, shadow_roots=True, contexts=True)
    found = FoundHosted()
    both = Both(walk, arguments.seed, editions)
    for block in blocks(both, found, 2 * arguments.count, HOSTED_BLOCK):
        found.differing += differences([arguments.hosted], other, block)
    write_report(found.report(arguments.shrink), arguments)
    return 1 if found.differing else 0


def judge_witnesses(arguments: argparse.Namespace) -> int:
    """Runs all witnesses through all four parsers."""
    edition, problems = arguments.edition or NEWEST, Problems()
    cases = [witness.case for witness in read_witnesses(FOLDER / edition, problems)]
    problems.raise_if_any()
    judged = []
    for name in PARSERS:
        if lacking := missing(name):
            raise CasesError(f"{name} cannot run: {lacking} is missing")
        say(f"building the rules as {name} is known to implement them")
        patched = build(name, EDITIONS.get(name, edition), ROOT / "build/differential" / name, say, False)
        some = askable(name, cases)
        with Oracle(name) as oracle:
            comparison = Comparison(oracle, edition, patched, "")
            differences = comparison.differences(some)
            found = Judged(name, version(name), len(some))
            found.differing = [(one, comparison.cause(one)) for one in differences]
        judged.append(found)
        say(f"{name}: {found.agreed:,} of {found.asked:,} the same")
    day = datetime.date.today().isoformat()
    (FOLDER / edition / "disagreements.md").write_text(report(judged, day), encoding="utf-8")
    unexplained = [one for found in judged for one, cause in found.differing if cause is None]
    for one in unexplained:
        print(one.as_json())
    return 1 if unexplained else 0


def read_editions() -> list[Edition]:
    problems = Problems()
    editions = read_standard(ROOT / "spec/STANDARD", "spec/STANDARD", problems)
    problems.raise_if_any()
    return editions


def write_report(text: str, arguments: argparse.Namespace) -> None:
    print(text, end="")
    if arguments.report:
        Path(arguments.report).write_text(text, encoding="utf-8")


def compare(arguments: argparse.Namespace) -> int:
    if arguments.witnesses:
        return judge_witnesses(arguments)
    name, edition = arguments.against, arguments.edition or NEWEST
    if not name:
        raise CasesError("say --against whom, or --witnesses")
    if name in (PLAIN_RULES, LITERAL):
        return compare_hosted(arguments) if arguments.hosted else compare_with_itself(arguments)
    if arguments.hosted:
        raise CasesError("--hosted compares with literal or plain-rules")
    if lacking := missing(name):
        raise CasesError(f"{name} cannot run: {lacking} is missing")
    spec, _ = load_day(ROOT / "spec", edition)
    walk = Walk(spec, edition, arguments.seed, shadow_roots=name != "parse5")
    if arguments.coverage:
        walk.print_coverage(COUNTED)
        return 0
    patched, scripted = arguments.patched, bool(arguments.script_cases)
    if not patched:
        say(f"building the rules as {name} is known to implement them")
        folder = ROOT / "build/differential" / (name + "-scripts" * scripted)
        patched = build(name, EDITIONS.get(name, edition), folder, say, scripted)
    source: Walk | Crowded | Scripted | Given = Scripted(arguments.seed) if arguments.script_cases else walk
    if arguments.crowded:
        source = Crowded(spec, edition, arguments.seed, shadow_roots=name != "parse5")
    if arguments.cases:
        source = Given(arguments.cases)
    found = Found(name, version(name), edition, arguments.seed)
    with Oracle(name) as oracle:
        comparison = Comparison(oracle, edition, patched, arguments.script_cases)
        for block in blocks(source, found, arguments.count):
            for difference in comparison.differences(block):
                cause = comparison.cause(difference)
                found.add(cause, difference)
                if cause is None and arguments.unexplained:
                    with open(arguments.unexplained, "a", encoding="utf-8") as file:
                        print(difference.as_json(), file=file)
        some = found.unexplained[: arguments.shrink]
        for number, difference in enumerate(some, 1):
            say(f"\rshrinking {number} of {len(some)}", end="")
            found.shrunk.append(shrunk(difference, comparison.unexplained))
        say("")
    write_report(report_text(found), arguments)
    return 1 if found.unexplained else 0


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/dev differential", description=__doc__)
    parser.add_argument("--against", choices=[*PARSERS, PLAIN_RULES, LITERAL])
    parser.add_argument(
        "--witnesses",
        action="store_true",
        help="ask all four parsers about the witnesses, and write tests/witnesses/EDITION/disagreements.md",
    )
    parser.add_argument("--count", type=int, default=20_000, help="random cases (20,000)")
    parser.add_argument("--seed", type=int, default=1, help="other cases (1)")
    parser.add_argument(
        "--crowded", action="store_true", help="cases of a few words each, which meet in many orders"
    )
    parser.add_argument(
        "--cases",
        default="",
        metavar="FILE",
        help="these instead of random ones, as --unexplained writes them",
    )
    parser.add_argument(
        "--edition", default="", help=f"of the Standard ({NEWEST}; with --hosted each case has one of all)"
    )
    parser.add_argument("--report", help="also write the report to this file")
    parser.add_argument(
        "--script-cases",
        default="",
        metavar="PROGRAM",
        help="compare scripts that run: build/test/tests/lockstep_script_cases",
    )
    parser.add_argument(
        "--unexplained",
        default="",
        metavar="FILE",
        help="append differences without a known reason, one per line",
    )
    parser.add_argument(
        "--shrink", type=int, default=40, metavar="N", help="how many of them to shrink and show (40)"
    )
    parser.add_argument(
        "--patched",
        default="",
        metavar="PROGRAM",
        help="an existing build of Lockstep with the parser's patches",
    )
    parser.add_argument(
        "--coverage", action="store_true", help="how often the cases take each branch of the rules"
    )
    parser.add_argument(
        "--hosted",
        default="",
        metavar="PROGRAM",
        help="compare so many pages whose scripts are commands, and of as many documents what dumps do not show:"
        " build/test/tests/lockstep_hosted_cases",
    )
    try:
        return compare(parser.parse_args())
    except (CasesError, SpecError) as error:
        print(f"differential: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
