"""Finds which lines of a generated function come from which line of the rules."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lockstep_cpp.emit.statements import Writer, entered
from lockstep_cpp.emit.states import StateWriter
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Algorithm, If, ModeRow, Spec, State, Statement

from .sources import Block, Function, RuleLine

MARK = "\x01"  # at the end of a line of C++, before the number of its line of the rules
MARKED = re.compile(rf"([^{MARK}]+)(?:{MARK}(\d+))?")
ENTERED = re.compile(r"^\s*(?:const auto at = )?enter\(Branch::(\w+)\);")
DERIVED = re.compile(r"^\s*// Derived: the residual under ")  # above a block that is not part of the rules
OBSERVED = "const auto at = "  # in a rule with conditions, in this edition or another
NOTED = re.compile(r"^\s*at\.(?:node|element|boolean|number)\(.*\);$")
CLOSING = re.compile(r"^\s*(\}|\};|input\.advance\(\);|continue;|break;|return [^(]*;|return advance\(\);)$")


class MarkingWriter(Writer):
    """Writes the generator's output, with the origin of each line at its end."""

    def __init__(self, spec: Spec, elses: dict[Location, list[int]], outcome: bool = False):
        super().__init__(spec, outcome)
        self.elses = elses

        self.number = 0  # the line number of the statement being written

    def joined(self, head: str, statement: str) -> str:
        return super().joined(f"{head}{MARK}{self.number}", statement)

    def statement(self, statement: Statement) -> list[str]:
        outer, self.number = self.number, statement.location.line
        lines = super().statement(statement)
        number, self.number = self.number, outer
        marked: list[str] = []
        others = iter(self.elses.get(statement.location, []) if isinstance(statement, If) else [])
        for line in lines:
            if MARK not in line and line.strip() != "}":  # a closing brace belongs to the line above
                if line.startswith("} else"):
                    number = next(others, number)
                line = f"{line}{MARK}{number}"
            marked.append(line)
        return marked


def otherwise_lines(lines: list[RuleLine], edition: str) -> dict[Location, list[int]]:
    """For each `if` in an edition, the lines of its `otherwise if` and `otherwise`."""
    found: dict[Location, list[int]] = {}
    heads: dict[int, RuleLine] = {}  # by indentation: the `if` whose chain is open
    for line in lines:
        if line.comment or edition not in line.editions:
            continue
        heads = {indent: head for indent, head in heads.items() if indent <= line.indent}
        text = re.sub(r"^\d+ ", "", line.text)
        head = heads.get(line.indent)
        if text.startswith("otherwise") and head:
            found.setdefault(head.location, []).append(line.location.line)
        elif text.startswith(("if ", "otherwise if ")):
            heads[line.indent] = line
        else:
            heads.pop(line.indent, None)
    return found


@dataclass
class Marked:
    """The lines of a function, each with its line of the rules, or 0."""

    lines: list[str]
    origins: list[int]


def expected(spec: Spec, block: Block, rule: State | ModeRow | Algorithm, edition: str) -> list[str]:
    """The function's body with marks, as generated before formatting."""
    elses = otherwise_lines(block.every_line(), edition)
    if isinstance(rule, State):
        states = StateWriter(spec, rule)
        states.writer = MarkingWriter(spec, elses)
        return states.lines()
    if isinstance(rule, ModeRow):
        writer = MarkingWriter(spec, elses, outcome=True).of_tree(rule.point, rule.body)
        return [entered(rule.point, rule.body), *writer.function_body(rule.body)]
    writer = MarkingWriter(spec, elses)
    if rule.part == "tree":
        writer.of_tree(rule.point, rule.body)
    branches = "SanitizerBranch" if rule.part == "sanitizer" else "Branch"
    return [entered(rule.point, rule.body, branches), *writer.body(rule.body)]


def align(function: Function, written: list[str]) -> Marked | None:
    """Puts the marks on the formatted lines. The formatter only changes white space and wraps comments; the
    result is None if it changed anything else."""
    stream: list[tuple[str, int]] = []
    for line in written:
        for text, number in MARKED.findall(line.replace(OBSERVED, "", 1)):
            stream += [(character, int(number or 0)) for character in text if not character.isspace()]
    origins = [0] * len(function.lines)
    place = 0
    derived = ""  # the line that ends such a block
    for index in range(function.body, len(function.lines) - 1):
        line = function.lines[index]
        if derived or DERIVED.match(line):
            derived = derived or line[: line.index("/")] + "}"
            if line == derived:
                derived = ""
            continue
        text = "".join(line.split()).removeprefix("".join(OBSERVED.split()))
        if NOTED.match(line) and not at(stream, place, text):
            continue  # another edition has a condition in this rule
        if text.startswith("//") and not at(stream, place, "//"):
            text = text[2:]  # a wrapped comment
        for character in text:
            if place == len(stream) or stream[place][0] != character:
                return None
            origins[index] = origins[index] or stream[place][1]
            place += 1
    return Marked(function.lines, origins) if place == len(stream) else None


def at(stream: list[tuple[str, int]], place: int, text: str) -> bool:
    return "".join(character for character, _ in stream[place : place + len(text)]) == text


@dataclass
class Piece:
    """Lines of C++ for one line of the rules; line 0 represents the function's head."""

    line: int
    lines: list[str]


def pieces(marked: Marked, body: int) -> list[Piece]:
    """Splits a function at the lines of the rules; a line without a mark belongs to the line above it."""
    found = [Piece(0, [])]
    for index, line in enumerate(marked.lines):
        origin = marked.origins[index]
        if index >= body and origin and origin != found[-1].line:
            found.append(Piece(origin, []))
        found[-1].lines.append(line)
    return found


def by_row(marked: Marked, body: int) -> tuple[list[str], dict[str, list[list[str]]], dict[str, list[Piece]]]:
    """A state's function split into rows: its head, and for each branch its places in the function, as lines
    and as pieces."""
    lines = marked.lines
    starts: list[tuple[int, str]] = []
    for index in range(body, len(lines)):
        found = ENTERED.match(lines[index])
        if found:
            start = index
            while start > body and opens(lines[start - 1]):
                start -= 1
            starts.append((start, found[1]))
    head = lines[: starts[0][0]] if starts else lines
    rows: dict[str, list[list[str]]] = {}
    parts: dict[str, list[Piece]] = {}
    for number, (start, name) in enumerate(starts):
        end = starts[number + 1][0] if number + 1 < len(starts) else len(lines)
        stop = next(i for i in range(start, end) if ENTERED.match(lines[i])) + 1
        while stop < end and (marked.origins[stop] or CLOSING.match(lines[stop]) or not lines[stop].strip()):
            stop += 1
        chunk = lines[start:stop]
        rows.setdefault(name, []).append(chunk)
        cut = [Piece(0, [])]
        for index in range(start, stop):
            origin = marked.origins[index]
            if origin and origin != cut[-1].line:
                cut.append(Piece(origin, []))
            cut[-1].lines.append(lines[index])
        parts.setdefault(name, []).extend(cut)
    return head, rows, parts


def opens(line: str) -> bool:
    """Whether a line above `entered` belongs to the row: its labels, its guard or its name."""
    text = line.strip()
    return (
        text.startswith(("case ", "default:", "//"))
        or text.startswith("if (")
        and not text.startswith("if (input.at_end")
    )
