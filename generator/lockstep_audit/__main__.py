"""Command line of scripts/audit: whether spec/ matches the Standard's page, and what has changed on the page.

The first word may select another report: “coverage” or “witnesses”, which branches of the rules are taken
and by which documents; “editions”, how two editions differ; “steps”, whether the rules' step numbers match
the lock."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from lockstep_cases import coverage, witnesses
from lockstep_cases.tools import ToolError, binary
from lockstep_rules.diagnostics import Location, Problem, Problems, SpecError, nearest
from lockstep_rules.loading import ROOT
from lockstep_rules.read import is_date, read_standard

from . import authoring, checks, editions
from .against import compare
from .clauses import Page, extract
from .declared import read_declarations
from .drift import against_lock, against_page, with_former_names
from .lock import UNKNOWN, accept, read_lock, record
from .page import PageError, read
from .report import Audit, json_report, text_report
from .rules import Rules

NOTHING, DIFFERENCES, BAD_USE = 0, 1, 2

# Writes the report as a site; implemented by lockstep_site.report.
WriteSite = Callable[[argparse.Namespace, Audit | None], None]

OTHERS: dict[str, Callable[[list[str]], int]] = {
    "authoring": authoring.main,
    "coverage": coverage.main,
    "editions": editions.main,
    "steps": checks.main,
    "witnesses": witnesses.main,
}


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/audit",
        description="Compares spec/ with the Standard's page on parsing or on sanitization, and the page with what was reviewed.",
        epilog="“scripts/audit coverage”, “editions”, “steps” and “witnesses” have their own --help. "
        "Exit code: 0 no differences, 1 differences, 2 incorrect usage. docs/evidence/audit.md explains.",
    )
    parser.add_argument(
        "--standard", metavar="PAGE", help="a file or an http(s) address; may be a review draft"
    )
    parser.add_argument(
        "--against", metavar="OLD", help="an older page, to compare the old and the new wording"
    )
    parser.add_argument("--edition", metavar="DATE", help="use the rules of that edition or date")
    parser.add_argument("--only", choices=("completeness", "drift"), help="only one part")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument(
        "--accept",
        nargs="+",
        metavar="CLAUSE",
        help="mark these clauses (or “all”) as reviewed: write their current text to the lock",
    )
    parser.add_argument("--on", metavar="DATE", help="with --accept: the date of the review (default: today)")
    parser.add_argument(
        "--record",
        action="store_true",
        help="add links and steps that the lock lacks, for clauses whose wording matches the lock; review dates are kept",
    )
    parser.add_argument("--html", type=Path, metavar="DIR", help="write the report as an HTML site")
    parser.add_argument(
        "--coverage",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="with --html: the output of scripts/audit coverage --format json for one edition; may be repeated (default: count the available test data)",
    )
    parser.add_argument(
        "--playground",
        default="",
        metavar="ADDRESS",
        help="with --html: link rules and witnesses to the playground, as seen from the report",
    )
    parser.add_argument(
        "--site", default="", help=argparse.SUPPRESS
    )  # the folder of the site that contains the report
    parser.add_argument("--spec", type=Path, default=ROOT / "spec", help=argparse.SUPPRESS)
    parser.add_argument("--lock", type=Path, help=argparse.SUPPRESS)
    return parser


def default_edition(spec: Path) -> str:
    problems = Problems()
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    problems.raise_if_any()
    return next(edition.date for edition in editions if edition.default)


def load_page(source: str) -> Page:
    return extract(read(binary(), source), source)


def no_site(options: argparse.Namespace, audit: Audit | None) -> None:
    raise PageError("--html is an option of scripts/audit, which runs lockstep_site.report")


def run(options: argparse.Namespace, write_site: WriteSite = no_site) -> int:
    spec: Path = options.spec
    for date in (options.edition, options.on):
        if date and not is_date(date):
            raise PageError(f"“{date}” is not a calendar date such as 2026-01-31")
    lock_path: Path = options.lock or spec / "STANDARD.lock"
    problems = Problems()
    lock = read_lock(lock_path, problems)
    declarations = read_declarations(spec, problems)
    problems.raise_if_any()
    if not options.standard:
        if not options.html:
            raise PageError(
                "give the Standard’s page (--standard PAGE), or --html DIR for a report without it"
            )
        write_site(options, None)
        return NOTHING
    edition = options.edition or default_edition(spec)
    page = load_page(options.standard)
    if options.accept:
        known = {*page.clauses, *lock.clauses, "all"}
        for name in options.accept:
            if name not in known:
                raise PageError(f"there is no clause “{name}”{nearest(name, known)}")
        names = with_former_names(options.accept, against_lock(page, lock), page, lock)
        new = accept(lock, page, names, options.on or datetime.date.today().isoformat())
        lock_path.write_text(new.text(), encoding="utf-8")
        changed = sum(new.clauses.get(n) != lock.clauses.get(n) for n in {*new.clauses, *lock.clauses})
        print(f"{lock_path.name}: {len(new.clauses)} clauses, {changed} rows rewritten")
        return NOTHING
    if options.record:
        new = record(lock, page)
        lock_path.write_text(new.text(), encoding="utf-8")
        changed = sum(new.clauses[name] != old for name, old in lock.clauses.items())
        unknown = sum(UNKNOWN in (one.links, one.steps) for one in new.clauses.values())
        print(f"{lock_path.name}: {changed} rows completed, {unknown} are not")
        return NOTHING
    audit = Audit(options.standard, edition, options.against or "")
    audit.completeness, audit.drift = options.only != "drift", options.only != "completeness"
    audit.entries = compare(page, Rules(spec, edition), declarations, lock.absent(page))
    audit.parts = lock.parts() | page.of_part()
    audit.reviewed = {name: locked.reviewed for name, locked in lock.clauses.items()}
    if options.against:
        audit.changes = against_page(page, load_page(options.against))
    elif audit.drift:
        if not lock.clauses:
            message = f"no clause is locked; run scripts/audit --standard {options.standard} --accept all"
            raise SpecError([problem(lock_path, message)])
        audit.changes = against_lock(page, lock)
    audit.fold_renames()
    if options.html:
        write_site(options, audit)
    else:
        write_report(audit, options)
    return NOTHING if audit.clean else DIFFERENCES


def write_report(audit: Audit, options: argparse.Namespace) -> None:
    """Writes the report. Every format shows the same `Audit`; other formats can be built from the output of
    json_report()."""
    if options.format == "json":
        json.dump(json_report(audit), sys.stdout, indent=1, ensure_ascii=False)
        print()
    else:
        print(text_report(audit), end="")


def problem(path: Path, message: str) -> Problem:
    return Problem(Location(f"spec/{path.name}", 1), message)


def main(write_site: WriteSite = no_site) -> int:
    try:
        if len(sys.argv) > 1 and sys.argv[1] in OTHERS:
            return OTHERS[sys.argv[1]](sys.argv[2:])
        return run(arguments().parse_args(), write_site)
    except BrokenPipeError:  # the reader of the output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DIFFERENCES
    except (ToolError, SpecError) as error:
        print(error, file=sys.stderr)
        return BAD_USE


if __name__ == "__main__":
    sys.exit(main())
