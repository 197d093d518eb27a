"""The results of the campaigns: tests/witnesses/held.tsv, the tables in the documentation, and
docs/evidence/mutation.svg."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_cases.cases import CasesError
from lockstep_cases.witness_files import one_line
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT
from lockstep_rules.read import read_table

from .equivalents import Equivalents
from .mutation import Workshop, pattern_mutants
from .sanitizer_mutants import TableMutants

HELD = ROOT / "tests/witnesses/held.tsv"
HELD_BY = "held-by.tsv"  # in the same folder: the witnesses, by number
SVG = ROOT / "docs/evidence/mutation.svg"
PAGE = ROOT / "docs/evidence/mutation.md"
README = ROOT / "README.md"  # shows the number of mutants
AREAS = ("tokenizer", "tree", "scripts", "sets", "sniffing", "sanitizer", "mime", "tables")
COUNTED = ("refused", "witnesses", "otherwise", "equivalent", "survive")
HOST = "with a host"  # the part of "witnesses" that only pages with scripts kill
WHOLE_TABLE = "-"  # replaces a line: one row for a whole table
COLUMNS = 4 + len(COUNTED) + 1
HUNTS = ROOT / "tests/witnesses/hunts.tsv"
BEGIN, END = "<!-- scores: scripts/dev mutate --record -->", "<!-- end of scores -->"
HEADER = """\
# The tests that cover each line of the rules, or each table: how many mutants of it the generator refuses, a witness notices, only
# other tests notice, are equivalent, or survive, and the number in held-by.tsv of the witness that notices most;
# docs/evidence/mutation.md. Written by scripts/dev mutate --record. Of the witnesses, “5/2” are five, two of which need a host of scripts.
# columns: area	file	rule	line	refused	witnesses	otherwise	equivalent	survive	witness
"""
HEADER_BY = """\
# The witnesses that held.tsv names by number. Written by scripts/dev mutate --record.
# columns: number	case
"""


@dataclass
class Held:
    """A line of the rules, identified by its words, with its mutants."""

    area: str
    file: str
    rule: str
    text: str
    counts: Counter[str] = field(default_factory=Counter)
    witness: str = ""  # the case that kills most of them, as JSON

    @property
    def line(self) -> tuple[str, str, str, str]:
        return self.area, self.file, self.rule, self.text

    @property
    def mutants(self) -> int:
        return sum(self.counts[name] for name in COUNTED)


# --- From logs to the table -----------------------------------------------------------------------------------------------


def key_of(row: dict[str, Any]) -> tuple[str, str, str, str]:
    """The key of the mutant in a row of a log."""
    return row["file"], row["rule"], row["text"], row["change"]


def lines_held(rows: list[dict[str, Any]], equivalents: Equivalents) -> list[Held]:
    verdicts = verdicts_in(rows)
    # The same words may occur twice in a rule, in two areas.
    found: dict[tuple[str, ...], Held] = {}
    noticed: dict[tuple[str, ...], Counter[str]] = {}
    for key, row in verdicts.items():
        file, rule, text = (one_line(part) for part in key[:3])
        place: tuple[str, ...] = (row["area"], *key[:3])
        if file.endswith(".tsv"):
            text = WHOLE_TABLE
            place = (row["area"], file, rule, text)
        held = found.setdefault(place, Held(row["area"], file, rule, text))
        counted = outcome_of(row, key in equivalents.rows or bool(row.get("excused")))
        held.counts[counted] += 1
        held.counts[HOST] += counted == "witnesses" and "hosted" in (row["case"] or {})
        if counted == "witnesses" and row["case"]:
            noticed.setdefault(place, Counter())[json.dumps(row["case"])] += 1
    for place, cases in noticed.items():
        found[place].witness = min(cases, key=lambda case: (-cases[case], len(case), case))
    return sorted(found.values(), key=lambda held: (AREAS.index(held.area), held.file))


def verdicts_in(rows: list[dict[str, Any]]) -> dict[tuple[str, str, str, str], dict[str, Any]]:
    """The verdict for each mutant. If a log tries a mutant again, a result that kills it counts."""
    found: dict[tuple[str, str, str, str], dict[str, Any]] = {}
    for row in rows:
        key = key_of(row)
        by_witnesses = row["status"] == "killed" and row["by"] == "witnesses"
        if by_witnesses or key not in found or found[key]["status"] != "killed":
            found[key] = row
    return found


def outcome_of(row: dict[str, Any], equivalent: bool) -> str:
    if row["status"] == "rejected":
        return "refused"
    if row["status"] == "killed":
        return "witnesses" if row["by"] in ("witnesses", "search") else "otherwise"
    return "equivalent" if equivalent else "survive"


def write_held(lines: list[Held], path: Path = HELD) -> None:
    cases = dict.fromkeys(compact(h.witness) for h in lines if h.witness)
    numbers = {case: number for number, case in enumerate(cases, 1)}
    rows = [
        "\t".join(
            [
                h.area,
                h.file,
                h.rule,
                h.text or WHOLE_TABLE,
                *(cell_of(h.counts, name) for name in COUNTED),
                str(numbers[compact(h.witness)]) if h.witness else "-",
            ]
        )
        for h in lines
    ]
    path.write_text(HEADER + "\n".join(rows) + "\n", encoding="utf-8")
    by = [f"{number}\t{case}" for case, number in numbers.items()]
    (path.parent / HELD_BY).write_text(HEADER_BY + "\n".join(by) + "\n", encoding="utf-8")


def compact(case: str) -> str:
    return json.dumps(json.loads(case), separators=(",", ":"))


def cell_of(counts: Counter[str], name: str) -> str:
    hosted = f"/{counts[HOST]}" if name == "witnesses" and counts[HOST] else ""
    return f"{counts[name]}{hosted}"


def read_held(path: Path = HELD) -> list[Held]:
    problems = Problems()
    found = []
    cases = read_table(path.parent / HELD_BY, HELD_BY, 2, problems)
    by = {row.columns[0]: row.columns[1] for row in cases}
    for row in read_table(path, path.name, COLUMNS, problems):
        area, file, rule, text, *counts, witness = row.columns
        counter: Counter[str] = Counter()
        for name, cell in zip(COUNTED, counts, strict=True):
            number, _, hosted = cell.partition("/")
            counter[name] = int(number)
            if hosted:
                counter[HOST] = int(hosted)
        found.append(Held(area, file, rule, text, counter, "" if witness == "-" else by[witness]))
    problems.raise_if_any()
    return found


# --- The scores -----------------------------------------------------------------------------------------------------------


def scores(lines: list[Held]) -> dict[str, Counter[str]]:
    """The counts by area, and of all areas together."""
    found: dict[str, Counter[str]] = {}
    for held in lines:
        found.setdefault(held.area, Counter()).update(held.counts)
    ordered = {area: found[area] for area in AREAS if area in found}
    every: Counter[str] = Counter()
    for counts in ordered.values():
        every.update(counts)
    return ordered | {"all": every}


def percent(counts: Counter[str]) -> str:
    """The percentage of killed mutants out of those that could be killed. Rounded down: 100.0 means all of
    them."""
    killed = counts["witnesses"] + counts["otherwise"]
    alive = killed + counts["survive"]
    return f"{(1000 * killed // alive) / 10 if alive else 100:.1f}"


def table(lines: list[Held], hunts: dict[str, Hunt]) -> str:
    names = ("refused", "witnesses", HOST, "otherwise", "equivalent")
    rows = [
        "| area | mutants | refused | killed by witnesses | of them with a host | killed otherwise | equivalent"
        " | hunted with documents | survive | score |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    every = Hunt.of_all(hunts)
    for area, counts in scores(lines).items():
        numbers = " | ".join(f"{counts[name]:,}" for name in names)
        documents = (every if area == "all" else hunts.get(area, Hunt())).documents
        rows.append(
            f"| {area} | {mutants_in(counts):,} | {numbers} | {documents:,} | {counts['survive']:,}"
            f" | {percent(counts)} % |"
        )
    return "\n".join([*rows, "", sentence(every)])


def sentence(hunt: Hunt) -> str:
    return (
        f"{hunt.mutants:,} mutants are equivalent: hunted with {hunt.documents:,} random documents, {hunt.pages:,} of them"
        f" pages with scripts, in {hunt.seconds / 60:.0f} minutes of processor time, none shows one of them."
    )


def mutants_in(counts: Counter[str]) -> int:
    return sum(counts[name] for name in COUNTED)


# --- The hunt for the excused mutants ---------------------------------------------------------------------------------------


@dataclass
class Hunt:
    """The cost of hunting the excused mutants of an area. The total is the sum of all areas."""

    mutants: int = 0
    documents: int = 0
    pages: int = 0
    seconds: float = 0
    seeds: str = ""

    @staticmethod
    def of_all(hunts: dict[str, Hunt]) -> Hunt:
        found = Hunt()
        for one in hunts.values():
            found.mutants += one.mutants
            found.documents += one.documents
            found.pages += one.pages
            found.seconds += one.seconds
        return found


def hunts_in(rows: list[dict[str, Any]], excused: set[tuple[str, str, str, str]]) -> dict[str, Hunt]:
    """The hunts by area. Raises CasesError if an excused mutant has not been hunted."""
    found: dict[str, Hunt] = {}
    hunted = [row for row in rows if "hunted" in row and key_of(row) in excused]
    missing = excused - {key_of(row) for row in hunted}
    if missing:
        raise CasesError(
            f"{len(missing)} excused mutants have not been hunted, such as {' '.join(min(missing))}: run scripts/dev mutate"
            " with the same --log again, without --budget 0"
        )
    counted: set[tuple[str, ...]] = set()
    for row in hunted:  # a mutant may have been hunted more than once
        hunt, one = found.setdefault(row["area"], Hunt()), row["hunted"]
        hunt.mutants += key_of(row) not in counted
        counted.add(key_of(row))
        hunt.documents += one["documents"]
        hunt.pages += one["pages"]
        hunt.seconds += one["seconds"]
        seeds = {*hunt.seeds.split(), str(one["seed"])}
        hunt.seeds = " ".join(sorted(seeds))
    return found


HUNTS_HEADER = """\
# The hunt for the mutants of equivalent.tsv, by area: mutants, documents, those of them that are pages with scripts, seconds
# of processor time, and the seeds; docs/evidence/mutation.md. Written by scripts/dev mutate --record.
# columns: area	mutants	documents	pages	seconds	seeds
"""


def write_hunts(hunts: dict[str, Hunt], path: Path = HUNTS) -> None:
    rows = [
        f"{area}\t{one.mutants}\t{one.documents}\t{one.pages}\t{one.seconds:.0f}\t{one.seeds}\n"
        for area in AREAS
        if (one := hunts.get(area)) is not None
    ]
    path.write_text(HUNTS_HEADER + "".join(rows), encoding="utf-8")


def read_hunts(path: Path = HUNTS) -> dict[str, Hunt]:
    problems = Problems()
    rows = read_table(path, path.name, 6, problems) if path.exists() else []
    problems.raise_if_any()
    return {
        area: Hunt(int(mutants), int(documents), int(pages), float(seconds), seeds)
        for area, mutants, documents, pages, seconds, seeds in (row.columns for row in rows)
    }


def svg(lines: list[Held]) -> str:
    """The SVG of a badge with a bar for each area."""
    found = scores(lines)
    height = 18 * len(found) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="330" height="{height}" role="img" font-family="sans-serif"'
        ' font-size="11">',
        f"<title>Mutants of the rules that a test notices: {percent(found['all'])} %</title>",
        f'<rect width="330" height="{height}" rx="4" fill="#24292f"/>',
    ]
    for number, (area, counts) in enumerate(found.items()):
        top = 18 * number + 5
        score = float(percent(counts))
        colour = (
            "#2da44e"
            if score == 100
            else "#8ac149"
            if score >= 95
            else "#d4a72c"
            if score >= 80
            else "#cf222e"
        )
        parts += [
            f'<text x="8" y="{top + 13}" fill="#ffffff">{area}</text>',
            f'<rect x="72" y="{top + 3}" width="160" height="12" rx="2" fill="#57606a"/>',
            f'<rect x="72" y="{top + 3}" width="{1.6 * score:.1f}" height="12" rx="2" fill="{colour}"/>',
            f'<text x="240" y="{top + 13}" fill="#ffffff">{score:.1f} % of {mutants_in(counts) - counts["refused"]:,}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def with_table(text: str, lines: list[Held], hunts: dict[str, Hunt]) -> str:
    """The page with the current table between its markers."""
    pattern = re.compile(re.escape(BEGIN) + r".*?" + re.escape(END), re.DOTALL)
    if not pattern.search(text):
        raise CasesError(f"the page has no “{BEGIN}” … “{END}”")
    return pattern.sub(lambda _: f"{BEGIN}\n{table(lines, hunts)}\n{END}", text)


def merged(new: list[Held]) -> list[Held]:
    """Merges new lines with the recorded ones. Other lines keep their values and places; a new line comes
    last in its file. Logs may contain lines that are no longer in the rules."""
    known = lines_of_rules()
    new, old = (
        [h for h in lines if h.area == "tables" or h.line[1:] in known] for lines in (new, read_held())
    )
    by_line = {held.line: held for held in new}
    lines = [by_line.pop(held.line, held) for held in old]
    return sorted([*lines, *by_line.values()], key=lambda held: (AREAS.index(held.area), held.file))


def lines_of_rules() -> set[tuple[str, ...]]:
    """The file, rule and words of each line that has mutants, including the sanitizer's tables and the MIME
    type patterns."""
    workshop = Workshop(suites=False, witnesses=False)
    edition = workshop.editions[0]
    tables = TableMutants(workshop.folder, edition.edition.date, edition.tables)
    mutants = [*workshop.mutants(), *(one.mutant for one in tables.mutants())]
    mutants += [mutant for mutant, *_ in pattern_mutants(workshop.folder)]
    found = {tuple(one_line(part) for part in mutant.key[:3]) for mutant in mutants}
    return {(file, rule, WHOLE_TABLE if file.endswith(".tsv") else text) for file, rule, text in found}


def with_number(readme: str, lines: list[Held]) -> str:
    """The README with the number of killed mutants."""
    killed = sum(line.counts["witnesses"] + line.counts["otherwise"] for line in lines)
    return re.sub(r"[\d,]+(?= mutants\*\*)", f"{killed:,}", readme)


def record(logs: list[Path]) -> str:
    """Writes all results from the logs of the campaigns. Lines that are not in the logs stay unchanged."""
    rows = [json.loads(line) for log in logs for line in log.read_text(encoding="utf-8").splitlines()]
    equivalents = Equivalents()
    statuses = verdicts_in(rows)
    problems = equivalents.not_needed({key: row["status"] for key, row in statuses.items()})
    problems += [
        f"{row['file']}: {row['rule']}: “{row['text']}”: {row['change']}: not equivalent; add its witness, and delete its row"
        for row in rows
        if "hunted" in row and row["status"] == "killed"
    ]
    if problems:
        raise CasesError("\n".join(problems))
    excused = {key for key, row in statuses.items() if key in equivalents.rows or row.get("excused")}
    hunts = read_hunts() | hunts_in(rows, excused)
    judged = {key_of(row)[:3] for row in rows if "hunted" not in row}
    lines = merged(lines_held([row for row in rows if key_of(row)[:3] in judged], equivalents))
    write_held(lines)
    write_hunts(hunts)
    lines = read_held()
    SVG.write_text(svg(lines), encoding="utf-8")
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), lines, hunts), encoding="utf-8")
    README.write_text(with_number(README.read_text(encoding="utf-8"), lines), encoding="utf-8")
    return table(lines, hunts)
