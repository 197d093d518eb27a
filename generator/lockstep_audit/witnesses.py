"""Witnesses: for each branch of the rules a small document that takes it. Runs them, finds them, compares parsers."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from lockstep_generator.diagnostics import Problems, SpecError, nearest
from lockstep_generator.pipeline import Loaded

from .cases import Answer, Case, CasesError, ask, command_of, lockstep
from .disagreements import Disagreement, compare, disagreements_report, read_disagreements
from .ledger import UNEXERCISED, Ledger, read_ledger, rows_of, unexercised_text
from .minimize import minimize
from .outcomes import Outcome, load_rules, outcomes_of
from .page import PageError
from .search import Pool, search
from .suites import SOURCES, documents
from .witness_files import FOLDER, Witness, files_of, one_line, read_witnesses, write_files

# A branch shares the document of another rather than having its own that is this much shorter.
SLACK = 3


@dataclass
class Edition:
    """All that is said of the witnesses of an edition."""

    date: str
    outcomes: dict[str, Outcome]
    ledger: Ledger
    witnesses: list[Witness]  # its own
    shared: list[Witness]  # those of the default edition, if it is another
    taken: dict[str, Witness]  # what its witnesses take, and which of them does


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
    """Whether all witnesses do what their files say, and every branch has one or is known to lack one."""
    for witness in edition.witnesses:
        check_names(witness, edition, problems)
    run(edition, problems)
    check_ledger(edition, problems)


def check_names(witness: Witness, edition: Edition, problems: Problems) -> None:
    if not witness.takes:
        problems.add(witness.location, "the witness has no branch of its own under #takes")
    for name, meaning in zip(witness.takes, witness.meanings, strict=True):
        found = edition.outcomes.get(name)
        if found is None:
            problems.add(
                witness.location, f"the rules have no branch “{name}”{nearest(name, edition.outcomes)}"
            )
        elif meaning != one_line(found.meaning):
            problems.add(
                witness.location,
                f"{name} means “{one_line(found.meaning)}” by now, not “{meaning}”; run scripts/audit witnesses --update",
            )


def run(edition: Edition, problems: Problems) -> None:
    own = [witness.case for witness in edition.witnesses]
    more = {"edition": edition.date}
    whole = ask(lockstep(), own, **more)
    pieces = ask(lockstep(), own, chunk=1, **more)
    observed = ask(lockstep("--branches"), own, **more)
    for witness, *given in zip(edition.witnesses, whole, pieces, observed, strict=True):
        ways = ("", " when it comes byte by byte", " under observation")
        for answer, way in zip(given, ways, strict=True):
            if difference := difference_of(witness.answer, answer):
                problems.add(witness.location, f"{witness.case.text()} has {difference}{way}")
                break
        for name in sorted(set(witness.takes) - set(given[2].branches)):
            problems.add(witness.location, f"{witness.case.text()} does not take {name} any more")
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
    if given.encoding != wanted.encoding:
        return f"the encoding {given.encoding}, not {wanted.encoding}"
    return ""


def check_ledger(edition: Edition, problems: Problems) -> None:
    for name, outcome in edition.outcomes.items():
        if name in edition.taken or name in edition.ledger.unreachable or name in edition.ledger.unexercised:
            continue
        problems.add(
            outcome.branch.location,
            f"no witness takes {name} ({one_line(outcome.meaning)}) in {edition.date}: run scripts/audit witnesses --find",
        )
    for name, row in edition.ledger.unreachable.items():
        if name in edition.taken:
            case = edition.taken[name].case.text()
            problems.add(row.location, f"{name} is within reach: {case} takes it")
    for name, location in edition.ledger.unexercised.items():
        if name in edition.taken:
            case = edition.taken[name].case.text()
            problems.add(location, f"{case} takes {name}: take the row off, the list may only shrink")
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
    """The witnesses of the edition, found anew, what there is among others."""
    run_shared = ask(
        lockstep("--branches"), (witness.case for witness in edition.shared), edition=edition.date
    )
    given = {name for answer in run_shared for name in answer.branches}
    wanted = {name: outcome for name, outcome in edition.outcomes.items() if name not in given}
    pool = Pool(edition.date, wanted)
    if wanted:
        search(pool, loaded.models[edition.date][0], known_cases(loaded, edition), rounds)
        minimize(pool, list(wanted))
    return choose(pool, edition)


def known_cases(loaded: Loaded, edition: Edition) -> list[Case]:
    """The witnesses that there are, and the documents of the suites that are there."""
    cases = [witness.case for witness in (*edition.witnesses, *edition.shared)]
    for source in SOURCES:
        if source == "corpus":  # pages are long, and have nothing that the suites do not have
            continue
        try:
            newest = edition.date == loaded.editions[-1].date
            cases += [document.case for document in documents(source, edition.date, newest)]
        except CasesError as error:
            print(f"  {source} left out: {error}", file=sys.stderr)
    return cases


def choose(pool: Pool, edition: Edition) -> list[Witness]:
    """Few documents, and for each branch a short one."""
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
    """What comes of them now is what is expected from now on."""
    answers = ask(lockstep(), (witness.case for witness in witnesses), edition=edition.date)
    for witness, answer in zip(witnesses, answers, strict=True):
        witness.answer = answer


def write(witnesses: list[Witness], edition: Edition, folder: Path = FOLDER) -> int:
    expect(witnesses, edition)
    return write_files(files_of(witnesses, edition.outcomes, edition.date), folder / edition.date)


def write_unexercised(edition: Edition, folder: Path = FOLDER) -> None:
    """The rows of the other editions stay."""
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
        epilog="Exit code: 0 all as they say, 1 not so, 2 bad use. docs/witnesses.md explains.",
    )
    parser.add_argument("--edition", metavar="DATE", help="that edition alone")
    parser.add_argument("--find", action="store_true", help="look for shorter ones and for those that lack")
    parser.add_argument("--rounds", type=int, default=6, metavar="N", help="how long to look (default: 6)")
    parser.add_argument(
        "--update", action="store_true", help="write the trees and errors as they are now; read the diff"
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
        help="what that parser understands of a case (default: html,context,scripting,quirks,unsafe)",
    )
    parser.add_argument(
        "--name",
        metavar="NAME",
        default="",
        help="what tests/witnesses/DATE/disagreements.md calls that parser",
    )
    return parser


def renew(loaded: Loaded, edition: Edition, options: argparse.Namespace) -> None:
    if options.find:
        print(f"{edition.date}:")
        witnesses = find(loaded, edition, options.rounds)
    else:
        witnesses = edition.witnesses
        for witness in witnesses:
            witness.takes = [name for name in witness.takes if name in edition.outcomes]
        witnesses = [witness for witness in witnesses if witness.takes]
    print(f"{edition.date}: {write(witnesses, edition)} files written anew")


def main(words: list[str] | None = None) -> int:
    options = arguments().parse_args(words)
    try:
        return run_command(options)
    except (CasesError, PageError, SpecError) as error:
        print(f"scripts/audit witnesses: {error}", file=sys.stderr)
        return 2


def run_command(options: argparse.Namespace) -> int:
    loaded = load_rules()
    # The default edition first: the others have only what its witnesses do not give.
    dates = [loaded.default.date, *(e.date for e in reversed(loaded.editions) if not e.default)]
    if options.edition and options.edition not in dates:
        raise CasesError(
            f"there is no edition “{options.edition}”{nearest(options.edition, dates)}; there are: {', '.join(dates)}"
        )
    problems = Problems()
    if options.against:
        return compare_with(loaded, options)
    for date in [options.edition] if options.edition else dates:
        if error := ask(lockstep(), [Case()], edition=date)[0].error:
            # A build may leave editions out.
            print(f"{date} left out: {error}", file=sys.stderr)
            continue
        if options.find or options.update:
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


def check_disagreements(edition: Edition, problems: Problems) -> None:
    """The list must be of the witnesses that there are."""
    known = {witness.case for witness in edition.witnesses}
    for found in read_disagreements(FOLDER / edition.date / "disagreements.md", problems):
        if found.case not in known:
            problems.add(found.location, f"{found.case.text()} is no witness of {edition.date} any more")


def compare_with(loaded: Loaded, options: argparse.Namespace) -> int:
    if not options.name:
        raise CasesError(
            "--against needs --name too: what disagreements.md calls the parser, such as --name parse5"
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
