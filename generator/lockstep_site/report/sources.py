"""The sources that the report shows: the rules with all their editions, and the generated functions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_cpp.as_compiled import as_compiled
from lockstep_rules.branches import number_as_in_newer
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.loading import load_day, read_parts
from lockstep_rules.model import Branch, Spec
from lockstep_rules.read import Edition, Line, for_edition, read_standard, split_marks
from lockstep_rules.tables import Tables

BLOCK = re.compile(r"^(state|mode|algorithm|set|scope) (.+)$")


@dataclass
class RuleLine:
    """A line of a .rules file, possibly a comment."""

    location: Location
    indent: int
    text: str  # without the marks at its end
    since: str = ""
    until: str = ""
    anchor: str = ""
    comment: bool = False
    editions: tuple[str, ...] = ()  # the editions that have the line and its enclosing lines


@dataclass
class Row:
    """A row of a state or a mode, from its first line to its last."""

    matcher: str
    lines: list[RuleLine]

    @property
    def first(self) -> RuleLine:
        return next(line for line in self.lines if not line.comment)


@dataclass
class Block:
    """A block of a .rules file: a state, mode, algorithm, set or scope."""

    kind: str
    name: str
    anchor: str  # without #
    heading: RuleLine
    note: list[str]  # the comment above it
    lines: list[RuleLine]  # all lines under the heading; for states and modes, those above the first row
    rows: list[Row] = field(default_factory=list)

    @property
    def file(self) -> str:
        return self.heading.location.file

    @property
    def title(self) -> str:
        return f"{self.kind} {self.name}"

    @property
    def editions(self) -> tuple[str, ...]:
        return self.heading.editions

    def every_line(self) -> list[RuleLine]:
        return [self.heading, *self.lines, *(line for row in self.rows for line in row.lines)]


@dataclass
class Function:
    """A definition in generated/, without the comment above it."""

    edition: str
    name: str  # Tokenizer::data_state, sets::members_of_set_headings
    file: str
    lines: list[str]

    @property
    def body(self) -> int:
        """The index of the first line after the signature."""
        return next(i for i, line in enumerate(self.lines) if line.endswith("{")) + 1


@dataclass
class Sources:
    root: Path
    editions: list[Edition]  # the oldest first
    blocks: list[Block]  # in the order of the files
    models: dict[str, tuple[Spec, Tables]]  # by edition
    functions: dict[tuple[str, str], Function]  # by edition and name

    @property
    def default(self) -> str:
        return next(edition.date for edition in self.editions if edition.default)

    def branches(self, date: str) -> list[Branch]:
        """The branches of an edition; for the default edition, also the sanitizer's."""
        spec = self.models[date][0]
        return [*spec.branches, *(spec.sanitizer_branches if date == self.default else [])]

    @property
    def dates(self) -> list[str]:
        return [edition.date for edition in self.editions]


# --- Rules --------------------------------------------------------------------------------------------------------


def read_sources(root: Path) -> Sources:
    problems = Problems()
    spec = root / "spec"
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    parts = read_parts(spec, problems)
    problems.raise_if_any()
    top = [line for lines in parts.values() for line in lines]
    there: dict[Location, list[str]] = {}
    for edition in editions:
        for line in walk(for_edition(top, edition.date)):
            there.setdefault(line.location, []).append(edition.date)
    files = list(dict.fromkeys(line.location.file for line in top))
    blocks = [block for name in files for block in read_blocks(root / name, name, there)]
    models = {edition.date: load_day(spec, edition.date) for edition in editions}
    number_as_in_newer({day: model for day, (model, _) in models.items()})
    functions: dict[tuple[str, str], Function] = {}
    for edition in editions:
        parser = root / "generated" / "parser"
        for function in [
            *read_functions(parser, edition.date, root),
            *read_functions(root / "generated" / edition.folder, edition.date, root),
        ]:
            functions[edition.date, function.name] = function
    # The sanitizer is the default edition's, whatever the document's edition.
    default = next(edition.date for edition in editions if edition.default)
    for function in read_functions(root / "generated" / "sanitizer", default, root):
        functions[default, function.name] = function
    return Sources(root, editions, blocks, models, functions)


def walk(lines: list[Line]) -> list[Line]:
    return [found for line in lines for found in (line, *walk(line.children))]


def read_blocks(path: Path, name: str, there: dict[Location, list[str]]) -> list[Block]:
    blocks: list[Block] = []
    comments: list[RuleLine] = []  # comments, kept until the line below them
    for number, raw in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        location, text = Location(name, number), raw.strip()
        indent = len(raw) - len(raw.lstrip(" "))
        if not text:
            comments = [line for line in comments if line.indent]
            continue
        if text.startswith("//"):
            comments.append(RuleLine(location, indent, text, comment=True))
            continue
        body, anchor, since, until = split_marks(text)
        line = RuleLine(location, indent, body, since, until, anchor, False, tuple(there.get(location, [])))
        for comment in comments:
            comment.editions = line.editions
        head = BLOCK.match(body) if indent == 0 else None
        if head:
            note = [comment.text.removeprefix("//").strip() for comment in comments]
            note = [text for text in note if not text.startswith("----")]
            blocks.append(Block(head[1], head[2], anchor.removeprefix("#"), line, note, []))
        elif blocks:
            block = blocks[-1]
            if indent == 2 and block.kind in ("state", "mode"):
                matcher = body.partition("  ")[0]
                block.rows.append(Row(matcher, [*comments, line]))
            else:
                (block.rows[-1].lines if block.rows else block.lines).extend([*comments, line])
        comments = []
    return blocks


# --- Generated functions ------------------------------------------------------------------------------------------

NAMED = re.compile(r"\b(\w+)(?:<[^>]*>)?::(~?\w+)\(")
LIST = re.compile(r"^constexpr NameId (members_of_\w+)\[\] = \{")


def read_functions(folder: Path, edition: str, root: Path) -> list[Function]:
    found: list[Function] = []
    paths = [p for p in sorted(folder.rglob("*")) if p.suffix in (".h", ".cpp")]
    for path in paths:
        if "editions" in path.relative_to(folder).parts:
            continue
        lines: list[str] = []
        open_ = ""  # the definition being read
        for line in as_compiled(path.read_text(encoding="utf-8").split("\n"), edition):
            if not open_:
                listed = LIST.match(line)
                if listed:
                    open_, lines = f"sets::{listed[1]}", [line]
                elif line.startswith("template <"):
                    lines = [line]
                elif lines or NAMED.search(line):
                    lines.append(line)
                    named = NAMED.search(" ".join(lines))
                    if line.endswith("{") and named and not lines[0].startswith("template <>"):
                        open_ = f"{named[1]}::{named[2]}"
                    elif line.endswith((";", "}")) or not line:
                        lines = []
            else:
                lines.append(line)
            if open_ and line in ("}", "};") or open_.startswith("sets::") and line.endswith("};"):
                found.append(Function(edition, open_, str(path.relative_to(root)), lines))
                open_, lines = "", []
    return found
