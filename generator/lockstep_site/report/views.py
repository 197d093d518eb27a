"""The input of the templates: units of rules next to C++, with marks, counts, witnesses and references."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from lockstep_audit.clauses import COMPARED
from lockstep_audit.declared import Declaration
from lockstep_audit.rules import function_of
from lockstep_audit.steps import Numbers, Outline, Path_, text_of
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Algorithm, Branch, Mode, ModeRow, NameSet, State, StateRow, identifier
from markupsafe import Markup, escape

from . import align
from .colour import Linker, paint_cpp, paint_rule, pattern_of
from .evidence import Evidence, Shown
from .literally import forms_by_line
from .outline import Item, Outliner, Sheet, plain_name, slug_of
from .sources import Block, Function, RuleLine, Sources

Rule = State | StateRow | Mode | ModeRow | Algorithm | NameSet


@dataclass
class Chunk:
    """C++ shown next to a line of the rules, for some of the editions."""

    css: str
    lines: list[tuple[int, Markup]]  # indentation, text


@dataclass
class Point:
    """A branch on a line of the rules."""

    id: str
    name: str
    badge: str = ""  # its label: the number of documents that take it
    css: str = ""
    tip: str = ""


@dataclass
class HeldView:
    """The test that kills most mutants of a line, or of a statement on it."""

    label: str
    words: str
    case: str = ""
    address: str = ""  # the witness's address in the report
    excused: list[tuple[str, str]] = field(default_factory=list)  # reasons, and the changes that each excuses
    hunt: str = ""  # the number of documents tried against them


@dataclass
class LiteralView:
    """A phrase on a line, and the Python of its literal form."""

    phrase: str
    code: str


@dataclass
class LineView:
    text: Markup
    indent: int
    css: str
    marks: list[str]
    points: list[Point]
    chunks: list[Chunk]
    comment: bool
    held: list[HeldView] = field(default_factory=list)
    literally: list[LiteralView] = field(default_factory=list)
    id: str = ""  # the id, on the first line with a step's number


@dataclass
class Whole:
    """A generated function, in the editions in which it is the same."""

    name: str
    file: str
    editions: str
    lines: list[tuple[int, Markup]]


@dataclass
class StepView:
    number: str  # 4.13
    label: str  # 13
    address: str  # the address of the line with its number; empty if there is none
    omitted: bool
    steps: list[StepView]


@dataclass
class StepsView:
    """The steps of a clause, as recorded in the lock."""

    steps: list[StepView]
    omitted: list[tuple[str, str]]  # step numbers that no line has, and the reasons
    cited: bool  # whether the rule has any number


@dataclass
class ClauseView:
    """A clause of the Standard."""

    id: str
    link: str
    kind: str
    reviewed: str = ""
    on_usual_day: bool = False  # true for most clauses, so not shown next to each
    status: str = ""
    word: str = ""
    differences: list[str] = field(default_factory=list)
    drift: str = ""
    home: str = ""  # where it is implemented, if no rule restates it
    # The reader's own copy, from the given page: paragraphs of words marked “new” or “old” or unmarked.
    copy: list[list[tuple[str, str]]] = field(default_factory=list)


@dataclass
class Unit:
    id: str
    kind: str
    title: str
    css: str = ""
    marks: list[str] = field(default_factory=list)
    more_ids: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    clauses: list[ClauseView] = field(default_factory=list)
    lines: list[LineView] = field(default_factory=list)
    wholes: list[Whole] = field(default_factory=list)
    functions: list[tuple[str, str]] = field(default_factory=list)  # name and file, the newest first
    steps: StepsView | None = None
    witnesses: list[tuple[str, Shown]] = field(default_factory=list)  # with their ids
    try_it: str = ""  # the address fragment with which the playground shows the rule
    address: str = ""
    file: str = ""
    depth: int = 2  # the level of its heading


@dataclass
class SheetView:
    sheet: Sheet
    units: list[Unit] = field(default_factory=list)
    clause: ClauseView | None = None


STATUS_WORDS = {
    "matches": "matches the page",
    "declared": "lives elsewhere",
    "differs": "differs from the page",
    "no rule": "no rule yet",
    "vocabulary": "a term without a rule",
    "not on the page": "not on the page",
}


class Views:
    def __init__(
        self,
        sources: Sources,
        outliner: Outliner,
        evidence: Evidence,
        clauses: dict[str, ClauseView],
        declarations: dict[str, Declaration],
    ) -> None:
        self.sources, self.outliner, self.evidence = sources, outliner, evidence
        self.clauses, self.declarations = clauses, declarations
        self.dates = sources.dates
        self.linker = Linker()
        self.rules: dict[tuple[str, Location], Rule] = {}
        self.branches: dict[str, dict[Location, list[Branch]]] = {}
        self.points: dict[str, dict[str, str]] = {}  # by edition: the branches' addresses
        self.literally: dict[Location, dict[str, str]] = {}
        self.alignments: dict[tuple[str, str], align.Marked | None] = {}  # by edition and function
        for date, (spec, _) in sources.models.items():
            rules: list[Rule] = [*spec.states, *spec.modes, *spec.algorithms]
            rules += [*spec.sets.values(), *spec.scopes.values()]
            rules += [row for state in spec.states for row in state.rows]
            rules += [row for mode in spec.modes for row in mode.rows]
            self.rules |= {(date, rule.location): rule for rule in rules}
            self.literally |= forms_by_line(spec)
            places = self.branches.setdefault(date, {})
            for branch in sources.branches(date):
                places.setdefault(branch.location, []).append(branch)
        self.ids = self.branch_ids()
        self.step_ids: dict[Location, str] = {}
        self.steps = self.outlines()
        self.note_names()

    # --- Addresses ------------------------------------------------------------------------------------------------

    def branch_ids(self) -> dict[tuple[str, str], str]:
        """Ids by edition and branch. The default edition's branch has the plain name; the branch of another
        edition has its date appended, unless both its name and its place are the same."""
        found: dict[tuple[str, str], str] = {}
        default = self.sources.default
        places = {b.name: b.location for b in self.sources.branches(default)}
        for date in self.sources.models:
            for branch in self.sources.branches(date):
                same = date == default or places.get(branch.name) == branch.location
                found[date, branch.name] = branch.name if same else f"{branch.name}.{date}"
        return found

    def address(self, block: Block) -> str:
        place = block.heading.location
        return f"{self.outliner.sheet_of[place].file}#{self.outliner.item_of[place].id}"

    def note_names(self) -> None:
        linker = self.linker
        for block in self.sources.blocks:
            address = self.address(block)
            names = {"state": linker.states, "mode": linker.modes, "set": linker.sets, "scope": linker.scopes}
            if block.kind in names:
                names[block.kind][block.name] = address
            elif block.kind == "algorithm":
                linker.algorithms.append((pattern_of(block, part_of(block)), address))
            for date in self.dates:
                rule = self.rules.get((date, block.heading.location))
                if isinstance(rule, State):
                    linker.cpp[f"State::{rule.identifier}"] = linker.cpp[f"{rule.identifier}_state"] = address
                elif isinstance(rule, Mode):
                    linker.cpp[f"Mode::{rule.identifier}"] = address
                    page = address.partition("#")[0]
                    for row in rule.rows:
                        linker.cpp[row.function] = f"{page}#{row.function}"
                elif isinstance(rule, Algorithm):
                    linker.cpp[rule.name] = address
                elif isinstance(rule, NameSet):
                    linker.cpp[f"sets::{rule.kind}_{rule.identifier}"] = address
                    linker.cpp[f"sets::not_in_{rule.kind}_{rule.identifier}"] = address
        for sheet in self.outliner.sheets:
            for item in sheet.items:
                if item.kind == "error code":
                    linker.codes[item.title] = f"{sheet.file}#{item.id}"
                    linker.cpp[f"ParseErrorCode::{item.title.replace('-', '_')}"] = f"{sheet.file}#{item.id}"
        linker.ready()

    # --- Steps ----------------------------------------------------------------------------------------------------

    def outlines(self) -> dict[str, StepsView]:
        """The steps by clause."""
        found: dict[str, StepsView] = {}
        lock = self.outliner.lock
        pages = {
            line.location: self.outliner.sheet_of[block.heading.location].file
            for block in self.sources.blocks
            for line in block.every_line()
        }
        for part in COMPARED:
            outlines = lock.outlines(part)
            day = lock.day(part, self.sources.default)
            numbers = Numbers(self.sources.root / "spec", day, self.declarations)
            citations = numbers.citations(outlines)
            for clause, outline in outlines.items():
                addresses: dict[Path_, str] = {}
                for citation in citations.get(clause, []):
                    if citation.path not in addresses and citation.location in pages:
                        name = f"{slug_of(clause)}/step-{text_of(citation.path)}"
                        self.step_ids.setdefault(citation.location, name)
                        page = pages[citation.location]
                        addresses[citation.path] = f"{page}#{self.step_ids[citation.location]}"
                left = {path for _, path in numbers.omitted.get(clause, [])}
                omitted = [
                    (re.sub(r"(?<=\d)-(?=\d)", "–", one.home.replace(" ", ", ")), one.why)
                    for one in self.declarations.values()
                    if one.covers == "omits" and one.anchor == clause
                ]
                steps = step_views(outline, (), addresses, left)
                if steps:
                    found[clause] = StepsView(steps, omitted, bool(addresses))
        return found

    # --- Units ----------------------------------------------------------------------------------------------------

    def sheet(self, sheet: Sheet) -> SheetView:
        view = SheetView(sheet, clause=self.clauses.get(sheet.items[0].clause) if sheet.items else None)
        left: dict[str, list[str]] = {}
        for clause in sheet.rows:
            left.setdefault(clause.partition("/")[0], []).append(clause)
        for item in sheet.items:
            if item.kind == "error code":
                continue
            if not item.blocks:
                view.units.append(self.bare(item, sheet))
            for number, block in enumerate(item.blocks):
                unit = self.unit(block, sheet, item if number == 0 else None)
                view.units.append(unit)
                if block.kind in ("state", "mode"):
                    view.units += self.rows(block, sheet, left.pop(block.anchor, []))
        self.add_holders(view)
        return view

    def add_holders(self, view: SheetView) -> None:
        """Links each line to the witness that covers it, shown at its rule or elsewhere on the page. Other
        witnesses are added to the line's rule."""
        count = 0
        places: dict[str, str] = {}
        for unit in view.units:
            unit.witnesses = [
                (f"witness-{count + n}", shown) for n, (_, shown) in enumerate(unit.witnesses, 1)
            ]
            count += len(unit.witnesses)
            if unit.kind != "mode":  # only the heading of a mode is shown
                for name, shown in unit.witnesses:
                    places.setdefault(shown.case, name)
        for unit in view.units:
            if unit.kind == "mode":
                continue
            own = {shown.case: name for name, shown in unit.witnesses}
            for held in (
                held for line in unit.lines for held in line.held if held.case in self.evidence.cases
            ):
                name = own.get(held.case, "") or places.get(held.case, "")
                if not name:
                    count += 1
                    name = places[held.case] = f"witness-{count}"
                    unit.witnesses.append((name, self.evidence.cases[held.case]))
                held.address = f"{view.sheet.file}#{name}"

    def bare(self, item: Item, sheet: Sheet) -> Unit:
        """A clause without its own rule."""
        clauses = [self.clauses[item.clause]] if item.clause in self.clauses else []
        unit = Unit(item.id, item.kind, item.title, "bare", clauses=clauses)
        unit.address = f"{sheet.file}#{item.id}"
        return unit

    def unit(self, block: Block, sheet: Sheet, item: Item | None) -> Unit:
        address = self.address(block)
        title = item.title if item and item.kind != "definition" else plain_name(block)
        unit = Unit(
            address.partition("#")[2] if item else f"{block.kind}-{block.heading.location.line}",
            block.kind,
            title,
        )
        unit.address, unit.file = f"{sheet.file}#{unit.id}", block.file
        unit.css, unit.marks = self.editions_css(block.heading), marks_of(block.heading)
        unit.notes = paragraphs(block.note)
        if item and item.clause in self.clauses:
            unit.clauses = [self.clauses[item.clause]]
            unit.steps = self.steps.get(item.clause)
        elif item and item.anchor and item.anchor in self.declarations:
            declaration = self.declarations[item.anchor]
            link = f"https://html.spec.whatwg.org/multipage/{declaration.home}#{item.anchor}"
            unit.clauses = [ClauseView(item.anchor, link, block.kind, home=declaration.why)]
        lines = [block.heading, *block.lines]
        self.fill(unit, block, lines, block.heading.location, "block")
        return unit

    def rows(self, block: Block, sheet: Sheet, clauses: list[str]) -> list[Unit]:
        units: list[Unit] = []
        taken: set[str] = {block.anchor}
        rows, bare = self.outliner.rows_of(block, clauses)
        for row, of_row in rows:
            of_row = [clause for clause in of_row if not clause.endswith("/table")]
            ids = [slug_of(clause) for clause in of_row if slug_of(clause) not in taken]
            name = ids[0] if ids else f"{block.anchor}/line-{row.first.location.line}"
            unit = Unit(name, "case" if block.kind == "mode" else "row", row.matcher, depth=3)
            unit.more_ids = ids[1:]
            taken |= {name, *ids}
            unit.address, unit.file = f"{sheet.file}#{name}", block.file
            unit.css, unit.marks = self.editions_css(row.first), marks_of(row.first)
            unit.clauses = [self.clauses[clause] for clause in of_row if clause in self.clauses]
            unit.steps = next((self.steps[clause] for clause in of_row if clause in self.steps), None)
            self.fill(unit, block, row.lines, row.first.location, block.kind)
            units.append(unit)
        for clause in bare:
            kind = self.clauses[clause].kind
            unit = Unit(slug_of(clause), kind, clause.partition("/")[2], "bare", depth=3)
            unit.clauses, unit.address = [self.clauses[clause]], f"{sheet.file}#{slug_of(clause)}"
            units.append(unit)
        return units

    def editions_css(self, line: RuleLine) -> str:
        """The CSS classes of a line's editions; empty if all editions have it."""
        if len(line.editions) == len(self.dates):
            return ""
        return " ".join(f"e{i}" for i, date in enumerate(self.dates) if date in line.editions)

    # --- Lines next to C++ ----------------------------------------------------------------------------------

    def fill(self, unit: Unit, block: Block, lines: list[RuleLine], place: Location, head: str) -> None:
        who = (unit.address, f"{block.title}: {unit.title}" if head != "block" else block.title)
        first = next(line for line in lines if not line.comment)
        chunks = self.chunks(unit, block, lines, place)
        own = unit.functions[0][0].partition("::")[2] if unit.functions else ""
        rule = rule_of(block, first, head)
        for line in lines:
            is_first = line is first
            text = paint_rule(line, self.linker, part_of(block), who, head if is_first else "")
            view = LineView(
                text, line.indent - first.indent, self.editions_css(line), [], [], [], line.comment
            )
            if not is_first:
                view.marks = marks_of(line)
            view.points = self.points_of(line)
            view.held = self.held_of(line, rule)
            forms = self.literally.get(line.location, {})
            view.literally = [LiteralView(phrase, code) for phrase, code in forms.items()]
            view.id = self.step_ids.get(line.location, "")
            view.chunks = self.variants(line, chunks.get(line.location.line, {}), own)
            unit.lines.append(view)
        outcomes = {date: self.outcomes_of(lines, date) for date in self.dates}
        for date in reversed(self.dates):
            for outcome in outcomes[date]:
                shown = self.evidence.witnesses.get(date, {}).get(outcome)
                if shown and ("", shown) not in unit.witnesses:
                    unit.witnesses.append(("", shown))
                if shown and shown.link and not unit.try_it:
                    unit.try_it = shown.link_to(outcome)

    def held_of(self, line: RuleLine, rule: str) -> list[HeldView]:
        """The tests for a line. If a row has its statements on the same line, the tests of each statement;
        statements that the same document covers are combined."""
        found: dict[str, HeldView] = {}
        texts = dict.fromkeys([line.text, *re.split(r"; | {2,}", line.text)])
        held = [(text, self.evidence.held.get((line.location.file, rule, text))) for text in texts]
        several = sum(one is not None for _, one in held) > 1
        for text, one in held:
            if one:
                words = f"{text}: {one.words}" if several else one.words
                view = found.setdefault(one.case or one.label, HeldView(one.label, "", one.case))
                view.words += f"\n{words}" if view.words else words
                view.hunt = one.hunt
                for reason in dict.fromkeys(reason for _, reason in one.excused):
                    changes = [change for change, why in one.excused if why == reason]
                    view.excused.append((reason, "\n".join(changes)))
        return list(found.values())

    def outcomes_of(self, lines: list[RuleLine], date: str) -> list[str]:
        found = []
        for line in lines:
            for branch in self.branches[date].get(line.location, []):
                found += [branch.name if holds else f"{branch.name}:no" for holds in branch.outcomes]
        return found

    def points_of(self, line: RuleLine) -> list[Point]:
        """The branches on a line, in the newest edition that has the line."""
        found: dict[str, Point] = {}
        for date in reversed(self.dates):
            for branch in self.branches[date].get(line.location, []):
                name = self.ids[date, branch.name]
                if not found or name not in found and date == self.sources.default:
                    found[name] = self.point(name, branch, date)
                elif name not in found and all(p.badge is not None for p in found.values()):
                    found[name] = Point(name, branch.name)
        return list(found.values())

    def point(self, name: str, branch: Branch, date: str) -> Point:
        point = Point(name, branch.name)
        words, tips = [], []
        out_of_reach = self.evidence.unreachable.get(date, {})
        for holds in branch.outcomes:
            outcome = branch.name if holds else f"{branch.name}:no"
            count = self.evidence.count(date, outcome)
            way = "" if branch.kind != "condition" else "holds: " if holds else "does not hold: "
            if count is None:
                continue
            if outcome in out_of_reach:
                reason, why = out_of_reach[outcome]
                words.append("–")
                tips.append(f"{way}out of reach ({reason}): {why}")
            else:
                words.append(short_number(count))
                tips.append(f"{way}{count:,} document{'' if count == 1 else 's'}")
                shown = any(outcome in of for of in self.evidence.witnesses.values())
                tips[-1] += ", but a witness" if shown and count == 0 else ""
                if count == 0:
                    point.css = "few" if shown and point.css != "none" else "none"
        point.badge, point.tip = " · ".join(words), "; ".join(tips)
        return point

    def chunks(
        self, unit: Unit, block: Block, lines: list[RuleLine], place: Location
    ) -> dict[int, dict[str, list[str]]]:
        """The chunks by line of the rules and edition. Also records whole functions in the unit."""
        found: dict[int, dict[str, list[str]]] = {}
        wholes: list[tuple[Function, list[str]]] = []
        numbers = [line.location.line for line in lines if not line.comment]
        for date in self.dates:
            rule = self.rules.get((date, place))
            if rule is None:
                continue
            function = self.sources.functions.get((date, self.function_of(rule, block)))
            if function is None:
                continue
            if not isinstance(rule, StateRow):
                unit.functions.insert(0, (function.name, function.file))
            if isinstance(rule, State):  # other functions are shown entirely next to the lines
                wholes.append((function, [date]))
            for number, text in self.cut(function, rule, block, date, numbers):
                found.setdefault(number, {}).setdefault(date, []).extend(text)
        merged: list[tuple[Function, list[str]]] = []
        for function, dates in reversed(wholes):
            same = next((one for one in merged if one[0].lines == function.lines), None)
            if same:
                same[1].extend(dates)
            else:
                merged.append((function, dates))
        for function, dates in merged:
            label = "" if len(dates) == len(block.editions) else ", ".join(sorted(dates))
            own = function.name.partition("::")[2]
            painted = self.painted(function.lines, own)
            unit.wholes.append(Whole(function.name, function.file, label, painted))
        return found

    def function_of(self, rule: Rule, block: Block) -> str:
        if isinstance(rule, State):
            return f"Tokenizer::{rule.identifier}_state"
        if isinstance(rule, StateRow):
            return f"Tokenizer::{identifier(block.name)}_state"
        if isinstance(rule, ModeRow):
            return f"TreeBuilder::{rule.function}"
        if isinstance(rule, Algorithm):
            return function_of(rule)
        return f"sets::members_of_{rule.kind}_{rule.identifier}" if isinstance(rule, NameSet) else ""

    def cut(
        self, function: Function, rule: Rule, block: Block, date: str, numbers: list[int]
    ) -> list[tuple[int, list[str]]]:
        """The pieces of the function, each with its line of the rules."""
        first = numbers[0]
        if isinstance(rule, NameSet):
            return [(first, function.lines)]
        assert not isinstance(rule, Mode)
        marked = self.aligned(function, rule, block, date)
        if marked is None:
            return [(first, function.lines)]
        if isinstance(rule, (State, StateRow)):
            head, _, parts = align.by_row(marked, function.body)
            if isinstance(rule, State):
                while head and head[-1].strip() in ("if (at_end()) {", "for (;;) {"):
                    head = head[:-1]  # the last line is part of the rows
                pieces = [align.Piece(0, head), *(parts.get(rule.point, []) if rule.point else [])]
            else:
                pieces = parts.get(rule.point, [])
        else:
            pieces = align.pieces(marked, function.body)
        last, found = first, []
        for piece in pieces:
            text = [line for line in piece.lines if not line.startswith("template <")]
            last = first if piece.line == 0 else piece.line if piece.line in numbers else last
            found.append((last, text))
        if isinstance(rule, StateRow):
            least = min((depth(line) for _, text in found for line in text), default=0)
            found = [(number, [line[least:] for line in text]) for number, text in found]
        return found

    def aligned(
        self, function: Function, rule: State | StateRow | ModeRow | Algorithm, block: Block, date: str
    ) -> align.Marked | None:
        """Aligns a function; all rows of a state share one."""
        key = date, function.name
        if key not in self.alignments:
            whole = self.rules[date, block.heading.location] if isinstance(rule, StateRow) else rule
            assert isinstance(whole, (State, ModeRow, Algorithm))
            written = align.expected(self.sources.models[date][0], block, whole, date)
            self.alignments[key] = align.align(function, written)
        return self.alignments[key]

    def painted(self, lines: list[str], own: str) -> list[tuple[int, Markup]]:
        """The lines with their indentation; wrapped lines are indented if there is room."""
        found: list[tuple[int, Markup]] = []
        for line in lines:
            least = found[-1][0] + 4 if found else 48
            found.append((min(depth(line), least), paint_cpp(line.lstrip(), self.linker, own)))
        return found

    def variants(self, line: RuleLine, of_editions: dict[str, list[str]], own: str) -> list[Chunk]:
        """The variants for the editions, with identical ones merged. The newest is shown unless the reader
        chooses another."""
        found: list[tuple[list[str], list[str]]] = []  # dates, text
        for date in reversed(self.dates):
            text = of_editions.get(date)
            if text is None:
                continue
            same = next((one for one in found if one[1] == text), None)
            if same:
                same[0].append(date)
            else:
                found.append(([date], text))
        chunks = []
        for number, (dates, text) in enumerate(found):
            css = [f"e{i}" for i, date in enumerate(self.dates) if date in dates]
            painted = self.painted(few_labels(text), own)
            everywhere = len(dates) == len(self.dates)
            classes = ["v", *css, *(["main"] if number == 0 else [])]
            chunks.append(Chunk("" if everywhere else " ".join(classes), painted))
        return chunks


def rule_of(block: Block, first: RuleLine, head: str) -> str:
    """The name by which mutation identifies the rule of a unit."""
    if head == "block":
        return block.title.rpartition(" -> ")[0] or block.title
    row = first.text.partition("  ")[0]
    return f"{'state ' if block.kind == 'state' else ''}{block.name}: {row}"


def step_views(
    outline: Outline, around: Path_, addresses: dict[Path_, str], omitted: set[Path_]
) -> list[StepView]:
    found = []
    for number in range(1, outline.count(around) + 1):
        path = (*around, number)
        left = path in omitted
        steps = step_views(outline, path, addresses, omitted)
        found.append(StepView(text_of(path), str(number), addresses.get(path, ""), left, steps))
    return found


def part_of(block: Block) -> str:
    return (
        "tokenizer"
        if block.file.endswith("/tokenizer.rules")
        else "input"
        if "/input/" in block.file
        else "sanitizer"
        if "/sanitizer/" in block.file
        else "tree"
    )


def few_labels(lines: list[str]) -> list[str]:
    """Shortens long runs of labels for single characters to the first and the last."""
    found: list[str] = []
    run: list[str] = []
    for line in [*lines, ""]:
        if re.fullmatch(r"\s*case '.+':", line):
            run.append(line)
            continue
        if len(run) > 5 and re.match(r"\s*case '.+': \{$", line):
            found.append(f"{run[0]} … {line.strip()}")
            run = []
            continue
        found += [*run, line]
        run = []
    return found[:-1]


def depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def marks_of(line: RuleLine) -> list[str]:
    return [f"{word} {date}" for word, date in (("since", line.since), ("until", line.until)) if date]


def short_number(count: int) -> str:
    return f"{count}" if count < 10_000 else f"{count // 1000}k"


def paragraphs(note: list[str]) -> list[str]:
    return [" ".join(note)] if note else []


def code(text: str) -> Markup:
    """Marks up `code` in a comment of the rules."""
    parts = text.split("`")
    html = Markup("")
    for number, part in enumerate(parts):
        html += (
            Markup("<code>{}</code>").format(part) if number % 2 and number < len(parts) - 1 else escape(part)
        )
    return html
