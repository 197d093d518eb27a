"""spec/clauses.tsv: the clauses of the page that no rule restates, and the rules whose clause is on another page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems, nearest
from lockstep_rules.read import is_date, read_table

NAME = "spec/clauses.tsv"
COVERS = (
    *("clause", "section", "elsewhere", "within", "former", "names", "steps", "sets", "numbers", "omits"),
    "departs",
)
SPECIAL = ("within", "former", "names", "steps", "sets", "numbers", "omits", "departs")
# The words that may be declared for a clause in several rows.
SEVERAL = ("numbers", "omits", "departs")
QUESTIONS = "docs/evidence/standard-questions.md"
OMITTED = re.compile(r"\d+(\.\d+)*(-\d+)?( \d+(\.\d+)*(-\d+)?)*")
NOT_OURS = "-"


@dataclass(frozen=True)
class Declaration:
    location: Location
    anchor: str
    covers: str  # the clause; the section and all under it; a clause on another page; or a word below
    home: str  # a file or folder, or - if not a parser's task; the other page; names, anchors, sets, steps
    why: str

    def __str__(self) -> str:
        return self.why if self.home == NOT_OURS else f"{self.home}: {self.why}"


def read_declarations(spec: Path, problems: Problems) -> dict[str, Declaration]:
    found: dict[str, Declaration] = {}  # by anchor; for words in SPECIAL, with a colon and the word
    if not (spec / "clauses.tsv").exists():
        return found
    for row in read_table(spec / "clauses.tsv", NAME, 4, problems):
        declaration = Declaration(row.location, *row.columns)
        if declaration.covers not in COVERS:
            hint = nearest(declaration.covers, COVERS)
            problems.add(row.location, f"“{declaration.covers}” is not one of {', '.join(COVERS)}{hint}")
        key = declaration.anchor + (f":{declaration.covers}" if declaration.covers in SPECIAL else "")
        if declaration.covers in SEVERAL:
            key += f":{declaration.home}"
        if declaration.covers == "omits" and not OMITTED.fullmatch(declaration.home):
            message = f"“{declaration.home}” are not numbers of steps such as 1 4.2 6-8"
            problems.add(row.location, message)
            continue
        if declaration.covers not in COVERS:
            continue
        if declaration.covers == "former" and not is_date(declaration.home):
            problems.add(row.location, f"“{declaration.home}” is not a calendar date such as 2026-01-31")
        if declaration.covers == "departs":
            check_departure(declaration, spec.parent / QUESTIONS, problems)
        if key in found:
            first = found[key].location
            problems.add(row.location, f"“{declaration.anchor}” is declared twice, first at {first}")
        elif declaration.covers == "elsewhere":
            if not declaration.home.endswith((".html", "/")):
                problems.add(row.location, f"“{declaration.home}” is not a page such as scripting.html")
        elif (
            declaration.home != NOT_OURS
            and declaration.covers not in SPECIAL
            and not (spec.parent / declaration.home).exists()
        ):
            known = [str(p.relative_to(spec.parent)) for p in (spec.parent / "runtime").rglob("*.h")]
            hint = nearest(declaration.home, known)
            problems.add(row.location, f"there is no {declaration.home} in the project{hint}")
        found.setdefault(key, declaration)
    return found


def check_departure(declaration: Declaration, questions: Path, problems: Problems) -> None:
    """Checks that a departure from the Standard has the day it began, and a section that raises the
    question."""
    day, _, section = declaration.home.partition(" ")
    try:
        date.fromisoformat(day)
    except ValueError:
        problems.add(declaration.location, f"“{declaration.home}” is not a day and a section of {QUESTIONS}")
        return
    if not questions.exists():  # spec/ was copied alone
        return
    text = questions.read_text(encoding="utf-8")
    sections = [
        re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")
        for heading in re.findall(r"^## (.*)$", text, re.MULTILINE)
    ]
    if section not in sections:
        hint = nearest(section, sections)
        problems.add(declaration.location, f"{QUESTIONS} has no section “{section}”{hint}")
