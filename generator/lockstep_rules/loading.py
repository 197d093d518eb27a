"""Loads all of spec/: reads, parses and checks it in every edition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .anchors import check_anchors
from .authoring import CUSTOM, TEXT, Authoring, read_authoring
from .branches import forget_sanitizing, number_as_in_newer
from .check import Uses, check_lines, check_spec, note_uses
from .diagnostics import Location, Problems
from .encodings import Encodings, read_encodings
from .interface import Interface, read_interface
from .languages import read_language_subtags
from .microsyntaxes import Microsyntax, check_uses, read_microsyntaxes
from .mime import Mime, read_mime
from .model import Spec
from .parse import PARTS, Parser
from .phrases import sanitizer as sanitizer_phrases
from .read import Edition, Line, TableRow, dates_in, for_edition, read_rules, read_standard, text_lines
from .sanitizer import Sanitizer, read_sanitizer
from .selectors import Selectors, read_selectors
from .stub import Stub, read_stub
from .tables import Tables, read_tables
from .tag_omission import OmissionRow, read_tag_omission
from .tree_errors import check_left_over
from .xpath import XPath, read_xpath


def project() -> Path:
    """The project that contains this file or, for an installed package, the one that contains the working folder."""
    here = Path(__file__).resolve().parents[2]
    near = (here, Path.cwd(), *Path.cwd().parents)
    return next((folder for folder in near if (folder / "spec/STANDARD").is_file()), here)


ROOT = project()
# A day after all editions. Loading from this day skips the days between editions, which scripts/generate
# checks.
AFTER_EDITIONS = "9999-12-31"


@dataclass
class Loaded:
    """The checked contents of spec/: the editions, the oldest first, each with its model and tables."""

    editions: list[Edition]
    models: dict[str, tuple[Spec, Tables]]  # by date
    dates: dict[Location, tuple[str, str]]  # the days from and until which a line of the rules is in force
    encodings: Encodings
    selectors: Selectors
    sanitizer: Sanitizer
    mime: Mime
    microsyntaxes: list[Microsyntax]
    language_subtags: dict[str, list[str]]  # by type
    interface: Interface
    stub: Stub
    authoring: Authoring
    tag_omission: list[OmissionRow]
    xpath: XPath

    @property
    def default(self) -> Edition:
        return next(edition for edition in self.editions if edition.default)

    @property
    def model(self) -> Spec:
        """The model of the default edition."""
        return self.models[self.default.date][0]

    @property
    def tables(self) -> Tables:
        """The tables of the default edition."""
        return self.models[self.default.date][1]


def read_parts(spec: Path, problems: Problems) -> dict[str, list[Line]]:
    """Reads the rules of the parts, such as the tokenizer and tree construction with the sets, in order."""
    files = [*sorted((spec / "input").glob("*.rules")), spec / "tokenizer.rules", spec / "sets.rules"]
    files += [spec / "sanitizer" / f"{name}.rules" for name in sanitizer_phrases.FILES]
    index = "spec/tree/FILES"
    for number, name in enumerate(text_lines(spec / "tree" / "FILES", index, problems), 1):
        path = spec / "tree" / f"{name.strip()}.rules"
        if not name.strip() or name.startswith("#"):
            continue
        if path in files:
            problems.add(Location(index, number), f"“{name}” is listed twice")
        elif not path.exists():
            problems.add(Location(index, number), f"“{name}” is listed, but spec/tree/{path.name} is missing")
        else:
            files.append(path)
    for path in sorted(spec.rglob("*.rules")):
        if path not in files and path.parent != spec / "mime":
            where = (
                "is not listed in spec/tree/FILES"
                if path.parent == spec / "tree"
                else "is not read by the generator"
            )
            problems.add(Location(f"spec/{path.relative_to(spec)}", 1), f"the file {where}")
    parts: dict[str, list[Line]] = {part: [] for part in PARTS}
    for path in files:
        stem = path.relative_to(spec).parts[0].removesuffix(".rules")
        part = parts.get(stem, parts["tree"])
        part += read_rules(path, f"spec/{path.relative_to(spec)}", problems)
    return parts


def load(spec: Path, days_from: str = "", editions_from: str = "") -> Loaded:
    """Reads, parses and checks the rules in all editions; raises SpecError if they are inconsistent. Tests
    skip the editions before `editions_from`, except the newest, and the days between editions before
    `days_from`."""
    problems = Problems()
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    problems.raise_if_any()
    parts = read_parts(spec, problems)
    encodings = read_encodings(spec, problems)
    check_lines([line for lines in parts.values() for line in lines], editions, problems)
    problems.raise_if_any()
    all_editions = editions
    editions = [edition for edition in editions if edition.date >= editions_from] or editions[-1:]
    # The rules must be consistent in every edition, and on every day between the oldest and the newest when
    # something changes: a gap between `until` and `since` appears as a missing row on such a day.
    oldest, newest = editions[0].date, editions[-1].date
    days = {
        day for lines in parts.values() for day in dates_in(lines) if max(oldest, days_from) < day < newest
    }
    models, uses = parse_days(spec, parts, editions, days, problems)
    selectors = read_selectors(spec, models[newest][1], problems)
    sanitizer = read_sanitizer(spec, newest, models[newest][1], problems)
    mime = read_mime(spec, newest, models[newest][1], problems)
    microsyntaxes = read_microsyntaxes(spec, problems)
    language_subtags = read_language_subtags(spec, problems)
    interface = read_interface(spec, problems)
    stub = read_stub(spec, interface, problems)
    values = [row.name for row in microsyntaxes]
    authoring = read_authoring(spec, models[newest][1], values, all_editions, problems)
    tag_omission = read_tag_omission(spec, elements_of(authoring), problems)
    xpath = read_xpath(spec, problems)
    # A misspelled use of a phrase would also make the phrase look unused.
    problems.raise_if_any()
    uses.report(problems, skipped_text(parts, models) if days_from else "")
    check_uses(microsyntaxes, (row.value for row in authoring.attributes), problems)
    if not editions_from:
        check_left_over(models.values(), problems)
    check_anchors(spec, (line for lines in parts.values() for line in lines), models[newest][1], problems)
    problems.raise_if_any()
    return Loaded(
        editions,
        {edition.date: models[edition.date] for edition in editions},
        dates_of_lines(line for lines in parts.values() for line in lines),
        encodings,
        selectors,
        sanitizer,
        mime,
        microsyntaxes,
        language_subtags,
        interface,
        stub,
        authoring,
        tag_omission,
        xpath,
    )


def parse_days(
    spec: Path, parts: dict[str, list[Line]], editions: list[Edition], days: set[str], problems: Problems
) -> tuple[dict[str, tuple[Spec, Tables]], Uses]:
    """The checked models and tables of the editions and of other days, and the names that they use."""
    uses = Uses()
    models: dict[str, tuple[Spec, Tables]] = {}
    files: dict[Path, list[TableRow]] = {}
    newest = editions[-1].date
    for day in sorted(days | {edition.date for edition in editions}, reverse=True):
        problems.edition = "" if day == newest else day
        tables = read_tables(spec / "tables", day, problems, files)
        parser = Parser(day, tables, problems)
        model = parser.parse({part: for_edition(lines, day) for part, lines in parts.items()})
        check_spec(model, problems)
        note_uses(model, tables, parser, uses, problems)
        models[day] = model, tables
    problems.edition = ""
    default = next(edition.date for edition in editions if edition.default)
    for edition in editions:
        forget_sanitizing(models[edition.date][0], models[default][0])
    number_as_in_newer({edition.date: models[edition.date][0] for edition in editions})
    return models, uses


def skipped_text(parts: dict[str, list[Line]], days: Iterable[str]) -> str:
    """The lines that are in force on none of the days."""
    kept = {
        line.location for lines in parts.values() for day in days for line in walk(for_edition(lines, day))
    }
    return "\n".join(
        line.text for lines in parts.values() for line in walk(lines) if line.location not in kept
    )


def walk(lines: Iterable[Line]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from walk(line.children)


def newest_day(spec: Path) -> str:
    """The day of the newest edition."""
    problems = Problems()
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    problems.raise_if_any()
    return editions[-1].date


def load_day(spec: Path, day: str) -> tuple[Spec, Tables]:
    """The rules on a day that need not be an edition's; raises SpecError if they are inconsistent on that
    day."""
    problems = Problems()
    parts = read_parts(spec, problems)
    problems.raise_if_any()
    tables = read_tables(spec / "tables", day, problems)
    model = Parser(day, tables, problems).parse(
        {part: for_edition(lines, day) for part, lines in parts.items()}
    )
    check_spec(model, problems)
    problems.raise_if_any()
    return model, tables


def load_authoring() -> Authoring:
    """The requirements for authors, in the newest edition; raises SpecError if they are inconsistent."""
    problems = Problems()
    spec = ROOT / "spec"
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    tables = read_tables(spec / "tables", AFTER_EDITIONS, problems)
    values = [row.name for row in read_microsyntaxes(spec, problems)]
    authoring = read_authoring(spec, tables, values, editions, problems)
    problems.raise_if_any()
    return authoring.on(AFTER_EDITIONS)


def elements_of(authoring: Authoring) -> list[str]:
    """The names of the HTML elements for authors."""
    html = (row.name for row in authoring.elements if row.namespace == "html" and row.name not in (TEXT, CUSTOM))
    return list(dict.fromkeys(html))


def load_tag_omission(authoring: Authoring) -> list[OmissionRow]:
    """The tags that authors may omit; raises SpecError if they are inconsistent."""
    problems = Problems()
    rows = read_tag_omission(ROOT / "spec", elements_of(authoring), problems)
    problems.raise_if_any()
    return rows


def html_elements(name: str) -> frozenset[str]:
    """The HTML elements in a set of spec/sets.rules, in the newest edition."""
    model, _ = load_day(ROOT / "spec", AFTER_EDITIONS)
    return frozenset(element for namespace, element in model.sets[name].members if namespace == "HTML")


def dates_of_lines(lines: Iterable[Line]) -> dict[Location, tuple[str, str]]:
    return {line.location: (line.since, line.until) for line in walk(lines) if line.since or line.until}
