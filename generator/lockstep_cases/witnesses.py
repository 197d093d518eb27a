"""Witnesses: for each branch of the rules, a small document that takes it. Runs and finds them, and compares
parsers."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lockstep_rules.diagnostics import Location, Problems, SpecError, nearest
from lockstep_rules.loading import Loaded
from lockstep_rules.read import is_date

from . import sanitizer_witnesses
from .cases import Answer, Case, CasesError, ask, command_of, lockstep
from .disagreements import Disagreement, compare, disagreements_report, read_disagreements
from .ledger import UNEXERCISED, Ledger, read_ledger, rows_of, unexercised_text
from .minimize import minimize
from .outcomes import Outcome, load_rules, outcomes_of
from .search import Pool, search
from .suites import SOURCES, documents
from .tools import ToolError
from .witness_files import FOLDER, Witness, add_to_files, files_of, one_line, read_witnesses, write_files

# A branch shares another's document unless its own would be shorter by more than this.
SLACK = 3

# If more outcomes than this lack a witness, they probably have a single cause, and only this many are listed.
MOST_LISTED = 20


@dataclass
class Edition:
    """The witnesses of an edition, and their results."""

    date: str
    outcomes: dict[str, Outcome]
    ledger: Ledger
    witnesses: list[Witness]  # the edition's own
    shared: list[Witness]  # the default edition's, if this is another edition
    taken: dict[str, Witness]  # the outcomes taken, each with the witness that takes it


def read_edition(loaded: Loaded, date: str, problems: Problems, folder: Path = FOLDER) -> Edition:
    dates = [edition.date for edition in loaded.editions]
    outcomes = outcomes_of(loaded, date)
    ledger = read_ledger(
        date, dates, outcomes, problems, folder / "unreachable.tsv", folder / "unexercised.tsv"
    )
    shared = [] if date == loaded.default.date else read_witnesses(folder / loaded.default.date, problems)
    return Edition(date, outcomes, ledger, read_witnesses(folder / date, problems), shared, {})


# --- Running -----------------------------------------------------------------------------------------------------


def check(edition: Edition, problems: Problems) -> None:
    """Checks that all witnesses give the recorded results, and that every branch has a witness or is listed
    as missing one."""
    for witness in edition.witnesses:
        check_names(witness, edition, problems)
    run(edition, problems)
    check_ledger(edition, problems)


def check_names(witness: Witness, edition: Edition, problems: Problems) -> None:
    if not witness.takes and not witness.holds:
        problems.add(witness.location, "the witness lists no branch under #takes, and no line under #holds")
    for name, meaning in zip(witness.takes, witness.meanings, strict=True):
        found = edition.outcomes.get(name)
        if found is None:
            problems.add(
                witness.location, f"the rules have no branch “{name}”{nearest(name, edition.outcomes)}"
            )
        elif meaning != one_line(found.meaning):
            problems.add(
                witness.location,
                f"{name} means “{one_line(found.meaning)}” now, not “{meaning}”; run scripts/audit witnesses --update",
            )


def run(edition: Edition, problems: Problems) -> None:
    own = [witness.case for witness in edition.witnesses]
    more: dict[str, Any] = {"edition": edition.date, "serialized": True}
    whole = ask(lockstep(), own, **more)
    pieces = ask(lockstep(), own, chunk=1, **more)
    observed = ask(lockstep("--branches"), own, **more)
    for witness, *given in zip(edition.witnesses, whole, pieces, observed, strict=True):
        ways = ("", " when it arrives byte by byte", " under observation")
        for answer, way in zip(given, ways, strict=True):
            if difference := difference_of(witness.answer, answer):
                problems.add(witness.location, f"{witness.case.text()} has {difference}{way}")
                break
            # The dump sorts attributes by name; the serialization keeps their order.
            if answer.serialized != given[0].serialized:
                problems.add(
                    witness.location, f"{witness.case.text()} is serialized as {answer.serialized}{way}"
                )
                break
        for broken in given[2].broken:
            problems.add(witness.location, f"{witness.case.text()} breaks an invariant: {broken}")
        for name in sorted(set(witness.takes) - set(given[2].branches)):
            problems.add(witness.location, f"{witness.case.text()} no longer takes {name}")
    shared = ask(lockstep("--branches"), (witness.case for witness in edition.shared), **more)
    for witness, answer in zip([*edition.witnesses, *edition.shared], [*observed, *shared], strict=True):
        for name in answer.branches:
            edition.taken.setdefault(name, witness)


def difference_of(wanted: Answer, given: Answer) -> str:
    if given.error:
        return f"no answer: {given.error}"
    if given.tree != wanted.tree:
        return f"another tree:\n{given.tree}\nnot:\n{wanted.tree}\n"
    if given.errors != wanted.errors:
        return f"other errors: {', '.join(given.errors)}; not: {', '.join(wanted.errors)}"
    if wanted.mode and given.mode != wanted.mode:
        return f"{given.mode} mode, not {wanted.mode} mode"
    if given.encoding != wanted.encoding:
        return f"the encoding {given.encoding}, not {wanted.encoding}"
    return ""


def check_ledger(edition: Edition, problems: Problems) -> None:
    accounted = {*edition.taken, *edition.ledger.unreachable, *edition.ledger.unexercised}
    without = [outcome for name, outcome in edition.outcomes.items() if name not in accounted]
    for outcome in without[:MOST_LISTED]:
        problems.add(
            outcome.branch.location,
            f"no witness takes {outcome.name} ({one_line(outcome.meaning)}) in {edition.date}: run scripts/audit witnesses"
            " --find --missing-only",
        )
    if len(without) > MOST_LISTED:
        problems.add(
            Location(f"tests/witnesses/{edition.date}", 1),
            f"no witness takes {len(without)} outcomes, of which {MOST_LISTED} are listed; are the witnesses of another edition "
            "in a folder of another day, or have files of the rules been renamed?",
        )
    for name, row in edition.ledger.unreachable.items():
        if name in edition.taken:
            case = edition.taken[name].case.text()
            problems.add(row.location, f"{name} is reachable: {case} takes it")
    for name, location in edition.ledger.unexercised.items():
        if name in edition.taken:
            case = edition.taken[name].case.text()
            problems.add(location, f"{case} takes {name}: remove the row, the list may only shrink")
        elif name in edition.ledger.unreachable:
            problems.add(location, f"{name} is in unreachable.tsv too")


def summary(edition: Edition) -> str:
    ledger = edition.ledger
    lengths = sorted(len(witness.case.input) for witness in edition.witnesses)
    median = lengths[len(lengths) // 2] if lengths else 0
    reasons = [row.reason for row in ledger.unreachable.values()]
    counted = ", ".join(f"{reasons.count(reason)} {reason}" for reason in dict.fromkeys(reasons))
    taken = sum(name in edition.taken for name in edition.outcomes)
    return (
        f"{edition.date}: {len(edition.outcomes)} outcomes: {taken} witnessed, {len(ledger.unreachable)} out of reach"
        f" ({counted or 'none'}), {len(ledger.unexercised)} open; {len(edition.witnesses)} documents, median {median}"
        " characters"
    )


# --- Finding -----------------------------------------------------------------------------------------------------


def find(loaded: Loaded, edition: Edition, rounds: int) -> list[Witness]:
    """The witnesses of the edition, found again from existing documents and by search."""
    run_shared = ask(
        lockstep("--branches"), (witness.case for witness in edition.shared), edition=edition.date
    )
    given = {name for answer in run_shared for name in answer.branches}
    given |= set(edition.ledger.unreachable)
    wanted = {name: outcome for name, outcome in edition.outcomes.items() if name not in given}
    pool = Pool(edition.date, wanted)
    if wanted:
        search(pool, loaded.models[edition.date][0], known_cases(loaded, edition), rounds)
        minimize(pool, list(wanted))
    return with_holds(choose(pool, edition), edition)


def find_missing(
    loaded: Loaded, edition: Edition, rounds: int, say: Callable[[str], None] = print
) -> list[Witness]:
    """Witnesses for the outcomes that have none, but which some document might take; existing witnesses are
    unchanged."""
    open_outcomes = missing(edition)
    pool = Pool(edition.date, open_outcomes, stops=True, say=say)
    if not open_outcomes:
        return []
    search(pool, loaded.models[edition.date][0], known_cases(loaded, edition), rounds)
    minimize(pool, list(open_outcomes))
    return choose(pool, edition)


def missing(edition: Edition) -> dict[str, Outcome]:
    """The outcomes that no witness takes and that are not listed as unreachable."""
    cases = [witness.case for witness in (*edition.witnesses, *edition.shared)]
    answers = ask(lockstep("--branches"), cases, edition=edition.date)
    known = {name for answer in answers for name in answer.branches} | set(edition.ledger.unreachable)
    return {name: outcome for name, outcome in edition.outcomes.items() if name not in known}


def with_holds(witnesses: list[Witness], edition: Edition) -> list[Witness]:
    """Adds the witnesses that cover lines of the rules, which scripts/dev mutate finds."""
    by_case = {witness.case: witness for witness in witnesses}
    for old in edition.witnesses:
        if old.holds:
            by_case.setdefault(old.case, Witness(old.case, [])).holds = old.holds
    return list(by_case.values())


def known_cases(loaded: Loaded, edition: Edition) -> list[Case]:
    """The existing witnesses, and the documents of the available suites."""
    cases = [witness.case for witness in (*edition.witnesses, *edition.shared)]
    for source in SOURCES:
        if source == "corpus":  # pages are long, and contain nothing that the suites lack
            continue
        try:
            newest = edition.date == loaded.editions[-1].date
            cases += [document.case for document in documents(source, edition.date, newest)]
        except CasesError as error:
            print(f"  {source} skipped: {error}", file=sys.stderr)
    return cases


def choose(pool: Pool, edition: Edition) -> list[Witness]:
    """Chooses few documents, including a short one for each branch."""
    best = {name: case for name, case in pool.best.items() if name in pool.outcomes}
    cases = sorted(set(best.values()), key=lambda case: case.cost)
    answers = ask(lockstep("--branches"), cases, edition=edition.date)
    takes = {case: set(answer.branches) for case, answer in zip(cases, answers, strict=True)}
    chosen: list[Case] = []
    for name in sorted(best, key=lambda name: (-best[name].size, name)):
        if not any(name in takes[case] and case.size <= best[name].size + SLACK for case in chosen):
            chosen.append(best[name])
    chosen.sort(key=lambda case: case.cost)
    witnesses = {case: Witness(case, []) for case in chosen}
    for name in pool.outcomes:
        if name in best:
            witnesses[next(case for case in chosen if name in takes[case])].takes.append(name)
    return [witness for witness in witnesses.values() if witness.takes]


def expect(witnesses: list[Witness], edition: Edition) -> None:
    """Makes the witnesses' current results the expected ones."""
    answers = ask(lockstep(), (witness.case for witness in witnesses), edition=edition.date)
    for witness, answer in zip(witnesses, answers, strict=True):
        if answer.error:
            raise CasesError(f"{lockstep()[0]} does not answer {witness.case.text()}: {answer.error}")
        witness.answer = answer


def write(witnesses: list[Witness], edition: Edition, folder: Path = FOLDER) -> int:
    expect(witnesses, edition)
    return write_files(files_of(witnesses, edition.outcomes, edition.date), folder / edition.date)


def add(witnesses: list[Witness], edition: Edition, folder: Path = FOLDER) -> int:
    """Adds new witnesses to the files without changing other lines."""
    expect(witnesses, edition)
    own = {witness.case for witness in edition.witnesses}
    new = [witness for witness in witnesses if witness.case not in own]
    return add_to_files(new, edition.outcomes, edition.date, folder / edition.date)


def write_unexercised(edition: Edition, folder: Path = FOLDER) -> None:
    """Writes unexercised.tsv, keeping the rows of the other editions."""
    path = folder / UNEXERCISED.name
    of_editions: dict[str, list[str]] = {}
    for _, (date, name) in rows_of(path, 2, Problems()):
        of_editions.setdefault(date, []).append(name)
    of_editions[edition.date] = [
        name
        for name in edition.outcomes
        if name not in edition.taken and name not in edition.ledger.unreachable
    ]
    path.write_text(unexercised_text(of_editions), encoding="utf-8")


# --- Command line ------------------------------------------------------------------------------------------------


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/audit witnesses",
        description="Runs the witnesses of tests/witnesses/: same tree, same errors, same branches as they say.",
        epilog="Exit code: 0 all as expected, 1 differences, 2 incorrect usage. docs/evidence/witnesses.md explains.",
    )
    parser.add_argument("--edition", metavar="DATE", help="only that edition")
    parser.add_argument("--find", action="store_true", help="find missing witnesses and shorter ones")
    parser.add_argument(
        "--missing-only",
        action="store_true",
        help="with --find: add witnesses for the branches that have none, change no other, and stop when all have one",
    )
    parser.add_argument("--rounds", type=int, default=6, metavar="N", help="how long to search (default: 6)")
    parser.add_argument(
        "--update", action="store_true", help="write the current trees and errors; review the diff"
    )
    parser.add_argument(
        "--sanitizer",
        action="store_true",
        help="only those of the sanitizer, which lockstep-observing runs; also with --find and --update",
    )
    parser.add_argument(
        "--against",
        metavar="COMMAND",
        help="compare with another parser that speaks the protocol of “lockstep cases”",
    )
    parser.add_argument(
        "--understands",
        metavar="MEMBER,...",
        default="html,context,scripting,quirks,unsafe",
        help="the members of a case that this parser supports (default: html,context,scripting,quirks,unsafe)",
    )
    parser.add_argument(
        "--name",
        metavar="NAME",
        default="",
        help="the name of that parser in tests/witnesses/DATE/disagreements.md",
    )
    return parser


def renew(loaded: Loaded, edition: Edition, options: argparse.Namespace) -> None:
    if options.missing_only:
        print(f"{edition.date}:")
        found = find_missing(loaded, edition, options.rounds)
        print(f"{edition.date}: {len(found)} witnesses added to {add(found, edition)} files")
        return
    if options.find:
        print(f"{edition.date}:")
        witnesses = find(loaded, edition, options.rounds)
    else:
        witnesses = edition.witnesses
        for witness in witnesses:
            witness.takes = [name for name in witness.takes if name in edition.outcomes]
        witnesses = [witness for witness in witnesses if witness.takes or witness.holds]
    print(f"{edition.date}: {write(witnesses, edition)} files rewritten")


def main(words: list[str] | None = None) -> int:
    options = arguments().parse_args(words)
    try:
        return run_command(options)
    except (CasesError, ToolError, SpecError) as error:
        print(f"scripts/audit witnesses: {error}", file=sys.stderr)
        return 2


def run_command(options: argparse.Namespace) -> int:
    if options.sanitizer and options.missing_only:
        raise CasesError(
            "--missing-only is for witnesses of the parser; --sanitizer has --find, which takes a minute"
        )
    if options.sanitizer:
        return sanitizer_witnesses.run(options)
    loaded = load_rules()
    # The default edition first: the others only have witnesses for branches that it does not cover.
    dates = [loaded.default.date, *(e.date for e in reversed(loaded.editions) if not e.default)]
    if options.edition and options.edition not in dates:
        raise CasesError(
            f"unknown edition “{options.edition}”{nearest(options.edition, dates)}; choose from: {', '.join(dates)}"
        )
    problems = Problems()
    if options.against:
        return compare_with(loaded, options)
    check_folders(dates)
    for date in [options.edition] if options.edition else dates:
        if error := ask(lockstep(), [Case()], edition=date)[0].error:
            # A build may lack editions.
            print(f"{date} skipped: {error}", file=sys.stderr)
            continue
        if options.find or options.update or options.missing_only:
            mistakes = Problems()
            edition = read_edition(loaded, date, mistakes)
            mistakes.raise_if_any()
            renew(loaded, edition, options)
            edition = read_edition(loaded, date, mistakes)
            run(edition, mistakes)
            write_unexercised(edition)
        edition = read_edition(loaded, date, problems)
        check(edition, problems)
        print(summary(edition))
        check_disagreements(edition, problems)
    for problem in sorted(problems.found):
        print(problem, file=sys.stderr)
    return 1 if problems.found else 0


def check_folders(dates: list[str], folder: Path = FOLDER) -> None:
    """Checks that each folder of witnesses belongs to an edition. The first date is the default edition's,
    which needs a folder."""
    stray = sorted(
        path.name
        for path in folder.glob("*")
        if path.is_dir() and is_date(path.name) and path.name not in dates
    )
    if not stray:
        return
    here = f"tests/witnesses/{stray[0]}"
    if not (folder / dates[0]).exists():
        raise CasesError(
            f"{here} is of no edition in spec/STANDARD, and {dates[0]} has no witnesses. If that is its new day: "
            f"git mv {here} tests/witnesses/{dates[0]}; scripts/dev edition day and snapshot do so"
        )
    raise CasesError(f"{here} is of no edition in spec/STANDARD{nearest(stray[0], dates)}; move or delete it")


def check_disagreements(edition: Edition, problems: Problems) -> None:
    """Checks that the list of disagreements names only existing witnesses."""
    known = {witness.case for witness in edition.witnesses}
    for found in read_disagreements(FOLDER / edition.date / "disagreements.md", problems):
        if found.case not in known:
            problems.add(found.location, f"{found.case.text()} is no longer a witness of {edition.date}")


def compare_with(loaded: Loaded, options: argparse.Namespace) -> int:
    if not options.name:
        raise CasesError(
            "--against needs --name: the name of the parser in disagreements.md, such as --name parse5"
        )
    problems = Problems()
    edition = read_edition(loaded, options.edition or loaded.default.date, problems)
    known: list[Disagreement] = read_disagreements(FOLDER / edition.date / "disagreements.md", problems)
    problems.raise_if_any()
    result = compare(command_of(options.against), edition.witnesses, set(options.understands.split(",")))
    text, clean = disagreements_report(result, [row for row in known if row.parser == options.name])
    print(text, end="")
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
