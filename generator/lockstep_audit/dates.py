"""spec/dates.tsv: the sources of the dates in date marks, and which of them are uncertain."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.read import DATE, dates_in, is_date, read_rules, read_table, split_date_mark

NAME = "spec/dates.tsv"
CERTAINTIES = ("certain", "uncertain")
NOTHING = "-"


@dataclass(frozen=True)
class Day:
    location: Location
    date: str
    certainty: str
    source: str  # the commit or pull request
    why: str  # for an uncertain date, how it was chosen; otherwise -


def read_days(spec: Path, problems: Problems) -> list[Day]:
    days: list[Day] = []
    for row in read_table(spec / "dates.tsv", NAME, 4, problems):
        day = Day(row.location, *row.columns)
        if not is_date(day.date):
            problems.add(row.location, f"“{day.date}” is not a calendar date")
        if day.date in {other.date for other in days}:
            problems.add(row.location, f"{day.date} is listed twice")
        if day.certainty not in CERTAINTIES:
            problems.add(row.location, f"“{day.certainty}” is not one of {', '.join(CERTAINTIES)}")
        if day.source == NOTHING:
            problems.add(row.location, f"{day.date} has no source")
        if day.certainty == "uncertain" and day.why == NOTHING:
            problems.add(row.location, f"{day.date} is uncertain: say where the day comes from")
        days.append(day)
    return days


def used_days(spec: Path) -> dict[str, Location]:
    """The dates in date marks and in tables, each with the first place where it is used."""
    found: dict[str, Location] = {}
    for path in sorted(spec.rglob("*.rules")):
        name = f"spec/{path.relative_to(spec)}"
        lines = read_rules(path, name, Problems())
        for date in dates_in(lines):
            number = next(
                n for n, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1) if date in line
            )
            found.setdefault(date, Location(name, number))
    for path in sorted(spec.rglob("*.tsv")):
        if path.parent.name == "encodings" or path.name == "dates.tsv":
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for date in (*line.split("\t"), *split_date_mark(line)[1:]):
                if re.fullmatch(DATE, date):
                    found.setdefault(date, Location(f"spec/{path.relative_to(spec)}", number))
    return found


def check_days(spec: Path, problems: Problems) -> None:
    """Checks that each date in use has a row, and that the date of each row is in use."""
    days = {day.date: day for day in read_days(spec, problems)}
    used = used_days(spec)
    for date, where in used.items():
        if date not in days:
            problems.add(where, f"{date} is not in {NAME}: name the change of that day")
    for date, day in days.items():
        if date not in used:
            problems.add(day.location, f"no date mark has {date}")
