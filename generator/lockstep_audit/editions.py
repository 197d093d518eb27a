"""Shows which lines of the rules and tables differ between two editions, or between any two days.

The C++ generated from them is one text that contains the dates; searching it for a date finds what
changed."""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems, SpecError
from lockstep_rules.loading import ROOT, read_parts
from lockstep_rules.read import Edition, Line, for_edition, is_date, read_standard

CONTEXT = 2  # the number of equal lines shown around each change


@dataclass
class Shown:
    """A line as shown; `under` contains the lines that it is indented under."""

    text: str
    location: Location | None = None
    under: tuple[str, ...] = ()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/audit editions",
        description="Prints what differs between two editions, or any two days: lines of rules and rows of tables.",
        epilog="A day is YYYY-MM-DD. The generated code has the same dates: grep -rn DAY generated/. "
        "Exit code: 0 no differences, 1 differences, 2 incorrect usage.",
    )
    parser.add_argument("old", metavar="OLD")
    parser.add_argument("new", metavar="NEW")
    parser.add_argument("--spec", type=Path, default=ROOT / "spec", help=argparse.SUPPRESS)
    options = parser.parse_args(words)
    try:
        editions = read_editions(options.spec)
        for day in (options.old, options.new):
            if not is_date(day):
                dates = [edition.date for edition in editions]
                parser.error(
                    f"“{day}” is not a date such as 2026-01-31; the editions are: {', '.join(dates)}"
                )
        lines = rules_differ(options.spec, options.old, options.new)
    except SpecError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(lines) if lines else f"{options.old} and {options.new} do not differ")
    return 1 if lines else 0


def read_editions(spec: Path) -> list[Edition]:
    problems = Problems()
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    problems.raise_if_any()
    return editions


# --- Rules and tables -------------------------------------------------------------------------------------------------


def rules_differ(spec: Path, old: str, new: str) -> list[str]:
    problems = Problems()
    parts = read_parts(spec, problems)
    problems.raise_if_any()
    files: dict[str, list[Line]] = {}
    for lines in parts.values():
        for line in lines:
            files.setdefault(line.location.file, []).append(line)
    found: list[str] = []
    for name, lines in files.items():
        found += hunks(
            name, list(shown(for_edition(lines, old), old)), list(shown(for_edition(lines, new), new))
        )
    for path in sorted(spec.rglob("*.tsv")):
        name = f"spec/{path.relative_to(spec)}"
        found += hunks(name, list(table_on(path, name, old)), list(table_on(path, name, new)))
    return found


def shown(lines: list[Line], day: str, under: tuple[str, ...] = ()) -> Iterator[Shown]:
    for line in lines:
        anchor = f"  {line.anchor}" if line.anchor else ""
        yield Shown("  " * len(under) + line.text + anchor, line.location, under)
        yield from shown(line.children, day, (*under, line.text))


def table_on(path: Path, name: str, day: str) -> Iterator[Shown]:
    """The rows of a table that are valid on a day, without their dates; none if the table has no dates."""
    columns: list[str] = []
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if raw.startswith("# columns: "):
            columns = raw.removeprefix("# columns: ").split("\t")
        elif raw and not raw.startswith("# ") and {"since", "until"} & set(columns):
            row = dict(zip(columns, raw.split("\t"), strict=False))
            since, until = row.pop("since", "-"), row.pop("until", "-")
            if (since == "-" or since <= day) and (until == "-" or day < until):
                yield Shown("\t".join(row.values()), Location(name, number))


def hunks(name: str, old: list[Shown], new: list[Shown]) -> list[str]:
    """The changes to a file as a unified diff; each hunk names the rule or function that it is in."""
    matcher = difflib.SequenceMatcher(None, [line.text for line in old], [line.text for line in new], False)
    found: list[str] = []
    for group in matcher.get_grouped_opcodes(CONTEXT):
        first = next(
            (new[j1] if tag != "delete" else old[i1]) for tag, i1, _, j1, _ in group if tag != "equal"
        )
        place = str(first.location) if first.location else name
        under = ": ".join(first.under)
        found += ["", f"@@ {place}{'  ' if under else ''}{under}"]
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                found += [f"  {line.text}" for line in new[j1:j2]]
            else:
                found += [f"- {line.text}" for line in old[i1:i2]]
                found += [f"+ {line.text}" for line in new[j1:j2]]
    return [f"=== {name}", *found[1:], ""] if found else []
