"""Builds the report's site: reads the data, makes the views, renders the templates, writes the files."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from lockstep_audit import drift as drifts
from lockstep_audit.clauses import COMPARED, Clause
from lockstep_audit.declared import Declaration, read_declarations
from lockstep_audit.lock import Lock, read_lock
from lockstep_audit.page import PageError
from lockstep_audit.report import PAGES, Audit, link, shown
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT
from lockstep_rules.read import read_table
from markupsafe import Markup

from ..templating import environment
from . import diagrams
from .evidence import Evidence, read_evidence
from .outline import CLUSTERS, RUNS, Group, Item, Outliner, Sheet, file_of
from .sources import Sources, read_sources
from .views import STATUS_WORDS, ClauseView, SheetView, Unit, Views, code, short_number

TEMPLATES = Path(__file__).resolve().parents[1] / "templates" / "report"
STATIC = ("style.css", "report.js")
TITLED = ("section", "definition", "algorithm", "state", "mode")  # kinds whose titles are names, not text


@dataclass
class Change:
    """A line added or removed on a day."""

    mark: str  # + or -
    text: Markup
    indent: int


@dataclass
class ChangedUnit:
    title: str
    address: str
    kind: str
    changes: list[Change] = field(default_factory=list)


@dataclass
class CoverageRow:
    """A branch that no document takes."""

    text: str
    rule: str
    address: str
    why: str = ""


@dataclass
class Site:
    sources: Sources
    lock: Lock
    audit: Audit | None  # if a page of the Standard was given
    evidence: Evidence
    declarations: dict[str, Declaration]
    playground: str = ""  # its address, from the report's folder
    root: str = ""  # the enclosing site's folder, from the report's folder
    files: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        titles: dict[str, str] = {}
        if self.audit:
            titles = {e.id: e.title for e in self.audit.entries.values() if e.clause and e.kind in TITLED}
        self.outliner = Outliner(self.sources, self.lock, titles)
        self.groups: list[Group] = self.outliner.outline()
        self.clauses = self.clause_views()
        self.views = Views(self.sources, self.outliner, self.evidence, self.clauses, self.declarations)
        self.sheets: list[SheetView] = [self.views.sheet(sheet) for sheet in self.outliner.sheets]
        self.environment = environment(TEMPLATES)
        self.environment.filters |= {"code": code, "short": short_number}
        self.environment.globals |= {
            "groups": self.groups,
            "guide": self.guide(),
            "dates": self.sources.dates,
            "default": self.sources.default,
            "standard_page": PAGES["parsing"],
            "audited": self.audit is not None,
            "counted": bool(self.evidence.counts),
            "named_by": self.views.linker.named_by,
            "cluster_starts": self.cluster_starts(),
            "playground": self.playground,
            "root": self.root,
        }

    # --- Clauses --------------------------------------------------------------------------------------------------

    def clause_views(self) -> dict[str, ClauseView]:
        views: dict[str, ClauseView] = {}
        changes = {change.id: change for change in self.audit.changes} if self.audit else {}
        drift = {name: change.drift for name, change in changes.items()}
        parts = self.lock.parts()
        since = "the older page" if self.audit and self.audit.against else "the review"
        section = ""
        days = Counter(locked.reviewed for locked in self.lock.clauses.values())
        usual = days.most_common(1)[0][0] if days else ""
        for name, locked in self.lock.clauses.items():
            anchor = name.partition("/")[0]
            section = anchor if locked.kind == "section" else section
            view = ClauseView(name, link(anchor, parts[name]), locked.kind, locked.reviewed)
            view.on_usual_day = locked.reviewed == usual
            declared = self.declarations.get(name) or self.declarations.get(anchor)
            around = self.declarations.get(section)
            if declared is None and around and around.covers == "section":
                declared = around
            if declared and declared.covers in ("clause", "section"):
                view.home = str(declared)
            entry = self.audit.entries.get(name) if self.audit else None
            if self.audit:
                view.status = entry.status if entry else "not on the page"
                view.differences = entry.differences if entry else []
                view.drift = drift.get(name, "")
                view.word = STATUS_WORDS[view.status] if not view.drift else f"{view.drift} since {since}"
                if entry and entry.clause:
                    view.copy = copy_of(entry.clause, changes.get(name))
            views[name] = view
        return views

    # --- Outline --------------------------------------------------------------------------------------------------

    def guide(self) -> list[tuple[str, str]]:
        return [
            ("index.html", "Overview"),
            ("tokenizer-diagram.html", "The tokenizer, drawn"),
            ("modes-diagram.html", "The insertion modes, drawn"),
            ("editions.html", "Between editions"),
            ("coverage.html", "Coverage"),
            ("review.html", "Against the Standard"),
        ]

    def cluster_starts(self) -> dict[str, str]:
        """By page, the heading of its group in the outline."""
        return {sheet.file: RUNS[sheet.title] for sheet in self.outliner.sheets if sheet.title in RUNS}

    # --- Pages ----------------------------------------------------------------------------------------------------

    def build(self) -> dict[str, str]:
        for name in STATIC:
            self.files[name] = (TEMPLATES / name).read_text(encoding="utf-8")
        self.files["style.css"] = self.environment.from_string(self.files["style.css"]).render()
        flat = self.sheets
        for number, view in enumerate(flat):
            self.render(
                "sheet.html.j2",
                view.sheet.file,
                view=view,
                group=next(group for group in self.groups if view.sheet in group.sheets),
                before=flat[number - 1].sheet if number else None,
                after=flat[number + 1].sheet if number + 1 < len(flat) else None,
                errors=self.errors(view.sheet),
                tables=self.tables(view.sheet),
                title=f"{view.sheet.title} {view.sheet.what}".rstrip(),
            )
        self.render("index.html.j2", "index.html", **self.overview())
        self.render("editions.html.j2", "editions.html", title="Between editions", **self.editions())
        self.render("coverage.html.j2", "coverage.html", title="Coverage", **self.coverage())
        self.render("review.html.j2", "review.html", title="Against the Standard", **self.review())
        self.draw()
        self.files["index.js"] = self.index()
        return self.files

    def render(self, template: str, path: str, **values: Any) -> None:
        text = self.environment.get_template(template).render(current=path, **values)
        self.files[path] = text

    def errors(self, sheet: Sheet) -> list[tuple[Item, str, list[str], list[tuple[str, str]]]]:
        """Error codes with their sentences, marks, and the rules that raise them."""
        found = []
        sentences = self.sources.models[self.sources.default][1].all_parse_errors
        marks = self.error_marks
        for item in sheet.items:
            if item.kind == "error code":
                who = self.views.linker.named_by.get(f"{sheet.file}#{item.id}", {})
                found.append(
                    (item, sentences.get(item.title, ""), marks.get(item.title, []), list(who.items()))
                )
        return found

    @cached_property
    def error_marks(self) -> dict[str, list[str]]:
        rows = read_table(
            self.sources.root / "spec/tables/parse-errors.tsv", "spec/tables/parse-errors.tsv", 4, Problems()
        )
        return {
            row.columns[0]: [
                f"{word} {date}"
                for word, date in zip(("since", "until"), row.columns[1:3], strict=True)
                if date != "-"
            ]
            for row in rows
        }

    def tables(self, sheet: Sheet) -> dict[str, tuple[str, list[list[str]]]]:
        """By item, the file of a spec/ table that is on the page, and its rows."""
        return {
            item.id: self.table_files[item.anchor]
            for item in sheet.items
            if item.kind == "table" and item.anchor in self.table_files
        }

    @cached_property
    def table_files(self) -> dict[str, tuple[str, list[list[str]]]]:
        """The tables of spec/ and their rows, by anchor."""
        files: dict[str, tuple[str, list[list[str]]]] = {}
        for path in sorted((self.sources.root / "spec/tables").glob("*.tsv")):
            lines = path.read_text(encoding="utf-8").split("\n")
            anchor = next((line.split(" ")[2] for line in lines if line.startswith("# anchor: #")), "")
            columns = next(
                (line.removeprefix("# columns: ") for line in lines if line.startswith("# columns: ")), ""
            )
            rows = [line.split("\t") for line in [columns, *lines] if line and not line.startswith("# ")]
            files[anchor.strip("#")] = f"spec/tables/{path.name}", rows
        return files

    # --- Overview -------------------------------------------------------------------------------------------------

    def overview(self) -> dict[str, Any]:
        spec = self.sources.models[self.sources.default][0]
        lines = sum(not line.comment for block in self.sources.blocks for line in block.every_line())
        code_lines = sum(
            len(f.lines) for (date, _), f in self.sources.functions.items() if date == self.sources.default
        )
        functions = sum(date == self.sources.default for date, _ in self.sources.functions)
        numbers = [
            (len(spec.states), "tokenizer states", "tokenization.html"),
            (len(spec.modes), "insertion modes, with foreign content", "parsing-main-inhtml.html"),
            (sum(len(mode.rows) for mode in spec.modes), "rules for tokens", "parsing-main-inhtml.html"),
            (len(spec.algorithms), "algorithms", "tree-construction.html"),
            (lines, "lines of rules", "editions.html"),
            (functions, f"generated functions, {code_lines:,} lines", "parsing-main-inbody.html"),
            (len(self.sources.branches(self.sources.default)), "branches", "coverage.html"),
            (len(self.lock.clauses), "clauses of the Standard", "review.html"),
        ]
        example = next(
            (
                unit
                for view in self.sheets
                for unit in view.units
                if unit.id == "parsing-main-inbody/start-tag-li"
            ),
            None,
        )
        return {
            "numbers": numbers,
            "editions": list(reversed(self.sources.editions)),
            "example": example,
            "status": self.status_counts(),
            "reviewed": Counter(locked.reviewed for locked in self.lock.clauses.values()).most_common(),
            "covered": self.covered(),
            "changed": sum(len(units) for _, units in self.editions()["days"]),
        }

    def status_counts(self) -> list[tuple[str, int]]:
        counts = Counter(view.drift or view.status for view in self.clauses.values() if self.audit)
        return counts.most_common()

    def covered(self) -> list[tuple[str, int, int, int]]:
        """By edition: the numbers of all outcomes, of outcomes that documents take, and of unreachable
        outcomes."""
        found = []
        for date in reversed(self.sources.dates):
            if date not in self.evidence.counts:
                continue
            names = self.outcomes(date)
            taken = sum(bool(self.evidence.count(date, name)) for name in names)
            out = len(self.evidence.unreachable.get(date, {}))
            found.append((date, len(names), taken, out))
        return found

    def outcomes(self, date: str) -> list[str]:
        return [
            branch.name if holds else f"{branch.name}:no"
            for branch in self.sources.branches(date)
            for holds in branch.outcomes
        ]

    # --- Editions -------------------------------------------------------------------------------------------------

    def editions(self) -> dict[str, Any]:
        days: dict[str, list[ChangedUnit]] = {}
        for view in self.sheets:
            for unit in view.units:
                for day, changed in self.changes(unit, view.sheet).items():
                    days.setdefault(day, []).append(changed)
        codes = [(code_, mark) for code_, marks in self.error_marks.items() for mark in marks]
        for code_, mark in codes:
            word, day = mark.split(" ")
            address = self.views.linker.codes.get(code_, "parse-errors.html")
            changed = ChangedUnit(f"parse error {code_}", address, "table")
            changed.changes.append(Change("+" if word == "since" else "-", Markup(code_), 0))
            days.setdefault(day, []).append(changed)
        oldest = self.sources.dates[0]
        return {
            "days": sorted(days.items(), reverse=True),
            "oldest": oldest,
            "all_editions": self.sources.editions,
        }

    def changes(self, unit: Unit, sheet: Sheet) -> dict[str, ChangedUnit]:
        found: dict[str, ChangedUnit] = {}
        stack: list[
            tuple[int, list[str]]
        ] = []  # the enclosing marked lines, which are added or removed with the lines under them
        for number, line in enumerate(unit.lines):
            while stack and stack[-1][0] >= line.indent and not line.comment:
                stack.pop()
            marks = list(unit.marks) if number == 0 else list(line.marks)
            if line.comment:
                continue
            inherited = stack[-1][1] if stack else []
            for mark in dict.fromkeys([*marks, *inherited]):
                word, day = mark.split(" ")
                title = f"{sheet.title}: {unit.title}" if unit.kind in ("row", "case") else unit.title
                changed = found.setdefault(day, ChangedUnit(title, unit.address, unit.kind))
                changed.changes.append(Change("+" if word == "since" else "-", line.text, line.indent))
            stack.append((line.indent, [*marks, *inherited]))
        return found

    # --- Coverage -------------------------------------------------------------------------------------------------

    def coverage(self) -> dict[str, Any]:
        parts: list[tuple[str, int, int, int]] = []
        holes: list[CoverageRow] = []
        beyond: list[CoverageRow] = []
        witnessed: list[CoverageRow] = []
        shown = {name for of in self.evidence.witnesses.values() for name in of}
        date = self.sources.default
        places = {
            point.name: f"{unit.address.partition('#')[0]}#{point.id}"
            for view in self.sheets
            for unit in view.units
            for line in unit.lines
            for point in line.points
        }
        out_of_reach = self.evidence.unreachable.get(date, {})
        counts: dict[str, list[int]] = {}
        for branch in self.sources.branches(date):
            for holds in branch.outcomes:
                name = branch.name if holds else f"{branch.name}:no"
                row = counts.setdefault(branch.location.file, [0, 0, 0])
                row[0] += 1
                text = branch.text if branch.kind == "condition" else ""
                text = f"not: {text}" if text and not holds else text
                found = CoverageRow(text, branch.rule, places.get(branch.name, ""))
                if self.evidence.count(date, name):
                    row[1] += 1
                elif name in out_of_reach:
                    row[2] += 1
                    found.why = out_of_reach[name][1]
                    beyond.append(found)
                else:
                    (witnessed if name in shown else holes).append(found)
        parts = [(file, *row) for file, row in counts.items()]  # type: ignore[misc]
        sources = self.evidence.documents.get(date, {})
        return {"parts": parts, "holes": holes, "witnessed": witnessed, "beyond": beyond, "sources": sources}

    # --- Review ---------------------------------------------------------------------------------------------------

    def review(self) -> dict[str, Any]:
        addresses: dict[str, str] = {}
        for sheet in self.outliner.sheets:
            addresses |= {item.clause: f"{sheet.file}#{item.id}" for item in sheet.items if item.clause}
            addresses |= {clause: f"{sheet.file}#{name}" for clause, name in sheet.rows.items()}
        differs = [view for view in self.clauses.values() if view.differences or view.drift]
        extra = []
        if self.audit:
            entries = self.audit.entries.values()
            extra = [e for e in entries if e.id not in self.clauses and e.status not in ("cited", "watched")]
        sections: list[tuple[str, Counter[str], list[str], int]] = []
        for group in self.groups:
            kinds: Counter[str] = Counter()
            days: set[str] = set()
            homes = 0
            for sheet in group.sheets:
                for clause in [*(item.clause for item in sheet.items), *sheet.rows]:
                    if clause in self.clauses:
                        kinds[self.clauses[clause].kind] += 1
                        days.add(self.clauses[clause].reviewed)
                        homes += bool(self.clauses[clause].home)
            if kinds:
                sections.append((group.title, kinds, sorted(days), homes))
        declared = [view for view in self.clauses.values() if view.home]
        return {
            "differs": differs,
            "extra": extra,
            "sections": sections,
            "declared": declared,
            "addresses": addresses,
            "status": self.status_counts(),
        }

    # --- Diagrams -------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        spec = self.sources.models[self.sources.default][0]
        graph, ends = diagrams.without(diagrams.states_graph(spec), "data")
        states = self.views.linker.states

        def state_address(name: str) -> str:
            return states.get(name, states["character reference"])

        parts = []
        for cluster, _ in CLUSTERS:
            part, near = diagrams.part_of(graph, cluster)
            drawing = diagrams.Drawing(cluster, state_address, outside=near, ends=ends)
            parts.append(
                (cluster, file_of(cluster).removesuffix(".html"), drawing_of(diagrams.drawn(part, drawing)))
            )
        whole = diagrams.whole(graph, diagrams.Drawing("The tokenizer", state_address))
        self.render(
            "tokenizer.html.j2",
            "tokenizer-diagram.html",
            title="The tokenizer, drawn",
            parts=parts,
            whole=drawing_of(whole),
        )
        modes = diagrams.modes_graph(spec)
        addresses = self.views.linker.modes

        def mode_address(name: str) -> str:
            return addresses[name]

        drawing = diagrams.Drawing("The insertion modes", mode_address, "TB", between="\\n")
        self.render(
            "modes.html.j2",
            "modes-diagram.html",
            title="The insertion modes, drawn",
            drawing=drawing_of(diagrams.laid_over(modes, drawing, "using")),
            edges=[edge for edge in modes.edges.values() if edge.style == "using"],
            addresses=addresses,
        )

    # --- Search ---------------------------------------------------------------------------------------------------

    def index(self) -> str:
        """The index: name, kind, address, and other search words."""
        rows: list[tuple[str, str, str, str]] = []
        for view in self.sheets:
            sheet = view.sheet
            units = list(view.units)
            words = [sheet.items[0].anchor, sheet.cluster] if sheet.items else []
            if units and sheet.kind != "rules":  # the first one is the page itself
                words.append(words_of(units.pop(0)))
            rows.append((sheet.title, sheet.kind, sheet.file, " ".join(filter(None, words))))
            for item in sheet.items:
                if item.kind == "error code":
                    rows.append((item.title, "parse error", f"{sheet.file}#{item.id}", item.anchor))
            for unit in units:
                title = f"{sheet.title}: {unit.title}" if unit.kind in ("row", "case") else unit.title
                rows.append((title, unit.kind, unit.address, f"{unit.id} {words_of(unit)}".strip()))
        for file in sorted({block.file for block in self.sources.blocks}):
            first = next(unit for view in self.sheets for unit in view.units if unit.file == file)
            rows.append((file, "file", first.address, ""))
        for file in sorted({f.file for f in self.sources.functions.values()}):
            unit_ = next(
                (u for v in self.sheets for u in v.units for _, of in u.functions if of == file), None
            )
            if unit_:
                rows.append((file, "file", unit_.address, ""))
        rows += [(title, "page", file, "") for file, title in self.guide()]
        lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
        anchors = {item.id: sheet.file for sheet in self.outliner.sheets for item in sheet.items if item.id}
        anchors |= self.branches_elsewhere(anchors)
        where = json.dumps(anchors, ensure_ascii=False, separators=(",", ":"))
        return f"window.LOCKSTEP_INDEX = [\n{lines}\n];\nwindow.LOCKSTEP_ANCHORS = {where};\n"

    def branches_elsewhere(self, anchors: dict[str, str]) -> dict[str, str]:
        """By branch, its page if the branch's anchor is on another page."""
        found: dict[str, str] = {}
        pages = {
            point.name: view.sheet.file
            for view in self.sheets
            for unit in view.units
            for line in unit.lines
            for point in line.points
        }
        for branch in self.sources.models[self.sources.default][0].branches:
            page = pages.get(branch.name)
            if page and anchors.get(branch.anchor.removeprefix("#")) != page:
                found[branch.name] = page
        return found


def drawing_of(svg: str) -> Markup:
    """Removes the ids, because a page has several drawings."""
    return Markup(re.sub(r' id="[^"]*"', "", svg))


def words_of(unit: Unit) -> str:
    """The C++ names by which search finds a unit."""
    names = [name.partition("::")[2] for name, _ in unit.functions]
    return " ".join(
        dict.fromkeys([*names, *(point.name for line in unit.lines[:1] for point in line.points)])
    )


def read_site(
    audit: Audit | None,
    evidence: Evidence,
    root: Path = ROOT,
    playground: str = "",
    site: str = "",
) -> Site:
    problems = Problems()
    lock = read_lock(root / "spec/STANDARD.lock", problems)
    lock.clauses = lock.of(COMPARED)
    declarations = read_declarations(root / "spec", problems)
    problems.raise_if_any()
    sources = read_sources(root)
    read_evidence(sources, evidence)
    return Site(sources, lock, audit, evidence, declarations, playground, site)


def copy_of(clause: Clause, change: drifts.Change | None) -> list[list[tuple[str, str]]]:
    """The text of a clause on the reader's page, marking the words that differ on an older page."""
    if change is None or change.old is None:
        return [[("", text)] for text in shown(clause)]
    found: list[list[tuple[str, str]]] = []
    for mark, old, new in drifts.wording(shown(change.old), shown(clause)):
        found.append([("", new)] if mark == " " else list(drifts.words(old, new)))
    return found


def write_files(files: dict[str, str], folder: Path) -> None:
    """Writes the files. Removes an earlier report from the folder, and nothing else."""
    folder.mkdir(parents=True, exist_ok=True)
    there = [path for path in folder.iterdir() if path.name not in files]
    if there and not (folder / "report.js").exists():
        raise PageError(f"{folder} contains other files; give a new folder for the report")
    for path in there:
        if path.suffix == ".html":
            path.unlink()
    for name, text in sorted(files.items()):
        (folder / name).write_text(text, encoding="utf-8")
