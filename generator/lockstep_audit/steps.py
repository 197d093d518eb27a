"""The Standard's step numbers: those on the page, those cited by the rules, and those that the rules leave
out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.read import STEP, Line, for_edition, read_rules

from .declared import Declaration

Path_ = tuple[int, ...]  # 4.13.5
Labels = tuple[Path_, ...]  # the numbers of a line and of its enclosing lines
Wrong = Callable[[str, Location, str], None]  # clause, place, message


def text_of(path: Path_) -> str:
    return ".".join(str(number) for number in path)


def path_of(text: str) -> Path_:
    return tuple(int(number) for number in text.split("."))


@dataclass
class Outline:
    """The number of steps in the lists of a clause: at the top, and under each step that has a list. Lists
    under one step, or side by side, count as one list with the length of the longest."""

    lists: dict[Path_, int] = field(default_factory=dict)

    def note(self, label: str) -> None:
        """Notes the label of a paragraph: 4.13. …2."""
        numbers = re.findall(r"\d+", label)
        path: Path_ = ()
        for number in numbers:
            self.lists[path] = max(self.lists.get(path, 0), int(number))
            path = (*path, int(number))

    def count(self, path: Path_) -> int:
        return self.lists.get(path, 0)

    def has(self, path: Path_) -> bool:
        return 1 <= path[-1] <= self.count(path[:-1])

    def __str__(self) -> str:
        parts = [
            f"{text_of(path)}:{count}" if path else str(count) for path, count in sorted(self.lists.items())
        ]
        return "; ".join(parts) or "-"

    @staticmethod
    def read(text: str) -> Outline:
        found = Outline()
        for part in text.split("; ") if re.fullmatch(r"\d+(; \d+(\.\d+)*:\d+)*", text) else []:
            path, _, count = part.rpartition(":")
            found.lists[path_of(path) if path else ()] = int(count)
        return found


@dataclass(frozen=True)
class Citation:
    location: Location
    path: Path_


PART_OF_FOLDER = {"sanitizer": "sanitization", "mime": "mime"}


@dataclass
class Block:
    """An algorithm, with the lines that begin with a number: their labels, and those of the enclosing
    lines."""

    location: Location
    pattern: str
    anchor: str
    numbered: list[tuple[Location, Labels]] = field(default_factory=list)

    def of_part(self, part: str) -> bool:
        return PART_OF_FOLDER.get(self.location.file.split("/")[1], "parsing") == part


@dataclass(frozen=True)
class Mention:
    """A comment that names a step."""

    location: Location
    anchor: str  # "" for the algorithm that it belongs to
    pattern: str
    path: Path_


def numbered_lines(lines: list[Line], around: Labels) -> Iterator[tuple[Location, Labels]]:
    for line in lines:
        found = STEP.match(line.text)
        inside = around
        if found and not line.text.startswith("algorithm "):
            inside = (*around, path_of(found[1]))
            yield line.location, inside
        yield from numbered_lines(line.children, inside)


def spec_files(spec: Path) -> list[Path]:
    return sorted(spec.rglob("*.rules"))


def lines_of(spec: Path, path: Path) -> list[Line]:
    return read_rules(path, f"spec/{path.relative_to(spec)}", Problems())


def pattern_of(line: Line) -> str:
    return line.text.removeprefix("algorithm ").partition(" -> ")[0]


def blocks(spec: Path, day: str) -> list[Block]:
    """The algorithms of the rules on that day."""
    found = []
    for path in spec_files(spec):
        for line in for_edition(lines_of(spec, path), day):
            if line.text.startswith("algorithm "):
                block = Block(line.location, pattern_of(line), line.anchor[1:])
                block.numbered = list(numbered_lines(line.children, ()))
                found.append(block)
    return found


NUMBER = r"\d+(?:\.\d+)*"
STEPS_NAMED = re.compile(
    rf"\b[Ss]teps? ({NUMBER}(?:(?:, | and | to |, and ){NUMBER})*)(?: of (?:the ([a-z' -]+?) algorithm|#([\w:'-]+)))?"
)


def numbers_named(text: str) -> list[Path_]:
    return [path_of(number) for number in re.findall(NUMBER, text)]


def mentions(spec: Path) -> Iterator[Mention]:
    """The mentions of steps in the rules' comments. A comment that does not name an algorithm is about the
    one that it is in, or above."""
    for path in spec_files(spec):
        lines = path.read_text(encoding="utf-8").split("\n")
        for number, line in enumerate(lines, 1):
            if not line.strip().startswith("//"):
                continue
            for found in STEPS_NAMED.finditer(line):
                anchor, pattern = found[3] or "", found[2] or ""
                if not anchor and not pattern:
                    pattern = enclosing(lines, number - 1)
                for one in numbers_named(found[1]):
                    location = Location(f"spec/{path.relative_to(spec)}", number)
                    yield Mention(location, anchor, pattern, one)


def enclosing(lines: list[str], index: int) -> str:
    """The header of the algorithm around an indented comment, or below an unindented one."""
    step = -1 if lines[index].startswith(" ") else 1
    while 0 <= index < len(lines) and not lines[index].startswith(("algorithm ", "mode ", "state ")):
        index += step
    header = lines[index] if 0 <= index < len(lines) else ""
    return re.split(r" -> |  ", header.removeprefix("algorithm "))[0]


def ranges(text: str) -> list[Path_]:
    """Expands ranges: 1-3 5.2 5.4-6 is 1, 2, 3, 5.2, 5.4, 5.5, 5.6."""
    found: list[Path_] = []
    for part in text.split():
        first, _, last = part.partition("-")
        path = path_of(first)
        found += [(*path[:-1], n) for n in range(path[-1], int(last or path[-1]) + 1)]
    return found


class Numbers:
    """Compares the numbers that the rules cite with the outlines of the clauses."""

    def __init__(self, spec: Path, day: str, declarations: Mapping[str, Declaration]) -> None:
        self.spec = spec
        self.all = blocks(spec, day)
        self.mentions = list(mentions(spec))
        self.elsewhere = {d.anchor for d in declarations.values() if d.covers == "elsewhere"}
        self.omitted: dict[str, list[tuple[Location, Path_]]] = {}
        self.clause_of: dict[str, tuple[str, Path_]] = {}  # by an algorithm's pattern
        self.patterns: list[tuple[Location, str]] = []  # the declared patterns
        for declaration in declarations.values():
            if declaration.covers == "omits":
                rows = self.omitted.setdefault(declaration.anchor, [])
                rows += [(declaration.location, path) for path in ranges(declaration.home)]
            elif declaration.covers == "numbers":
                for part in declaration.home.split("; "):
                    pattern, _, step = part.partition(", step ")
                    self.clause_of[pattern] = declaration.anchor, path_of(step) if step else ()
                    self.patterns.append((declaration.location, pattern))
        for block in self.all:
            if block.anchor:
                self.clause_of.setdefault(block.pattern, (block.anchor, ()))

    def is_elsewhere(self, clause: str) -> bool:
        return clause in self.elsewhere or clause.startswith("https:")

    def check(self, outlines: Mapping[str, Outline], problems: Problems) -> dict[str, list[str]]:
        """Adds problems with their places; returns them by clause. Clauses without an outline are not
        checked."""
        found: dict[str, list[str]] = {}

        def wrong(clause: str, where: Location, message: str) -> None:
            problems.add(where, message)
            found.setdefault(clause, []).append(f"{where}: {message}")

        cited = self.citations(outlines, wrong)
        for clause, citations in cited.items():
            self.coverage(clause, outlines[clause], citations, wrong)
        for clause, rows in self.omitted.items():
            if clause in outlines and clause not in cited:
                wrong(clause, rows[0][0], f"the rule of #{clause} cites no steps, so none need be declared")
        for mention in self.mentions:
            self.mention(mention, outlines, wrong)
        known = {pattern_of(line) for path in spec_files(self.spec) for line in lines_of(self.spec, path)}
        for where, pattern in self.patterns:
            if pattern not in known:
                wrong("", where, f"no algorithm “{pattern}”")
        return found

    def citations(
        self, outlines: Mapping[str, Outline], wrong: Wrong = lambda clause, where, message: None
    ) -> dict[str, list[Citation]]:
        """For each clause, the steps whose numbers are cited in the rules."""
        cited: dict[str, list[Citation]] = {}
        for block in self.all:
            if not block.numbered:
                continue
            if block.pattern not in self.clause_of:
                message = "the steps have numbers, but no clause: declare “numbers” in spec/clauses.tsv"
                wrong("", block.location, message)
                continue
            clause, base = self.clause_of[block.pattern]
            if clause not in outlines:
                continue
            for where, labels in block.numbered:
                path = resolve(outlines[clause], base, labels)
                if path is None:
                    written = tuple(number for label in labels for number in label)
                    wrong(clause, where, self.no_such(clause, outlines[clause], (*base, *written)))
                else:
                    cited.setdefault(clause, []).append(Citation(where, path))
        return cited

    def no_such(self, clause: str, outline: Outline, path: Path_) -> str:
        count = outline.count(path[:-1])
        inside = f"step {text_of(path[:-1])} of #{clause}" if path[:-1] else f"#{clause}"
        return f"no step {text_of(path)}: {inside} has {count or 'no'} step{'' if count == 1 else 's'}"

    def coverage(self, clause: str, outline: Outline, citations: list[Citation], wrong) -> None:  # type: ignore[no-untyped-def]
        """Checks that each step of the page is either cited or declared."""
        first = citations[0].location
        paths = {citation.path for citation in citations}
        beneath = {path[:n] for path in paths for n in range(1, len(path))}
        omitted = self.omitted.get(clause, [])
        for where, path in omitted:
            if not outline.has(path):
                wrong(clause, where, self.no_such(clause, outline, path))
            elif path in paths | beneath:
                place = next(c.location for c in citations if c.path[: len(path)] == path)
                wrong(clause, where, f"step {text_of(path)} of #{clause} is declared, but cited at {place}")
        declared = {path for _, path in omitted}

        def walk(prefix: Path_) -> None:
            for number in range(1, outline.count(prefix) + 1):
                path = (*prefix, number)
                if path in declared:
                    continue
                if path in beneath:
                    walk(path)
                elif path not in paths:
                    message = f"step {text_of(path)} of #{clause}: no line has this number, and spec/clauses.tsv does not declare it"
                    wrong(clause, first, message)

        walk(())

    def mention(self, mention: Mention, outlines: Mapping[str, Outline], wrong) -> None:  # type: ignore[no-untyped-def]
        clause = mention.anchor
        if not clause:
            named = [
                p
                for p in self.clause_of
                if p == mention.pattern or f" {mention.pattern} algorithm" in f" {p} "
            ]
            if not named:
                return
            clause = self.clause_of[named[0]][0]
        outline = outlines.get(clause)
        if outline and not outline.has(mention.path):
            wrong(clause, mention.location, self.no_such(clause, outline, mention.path))


def resolve(outline: Outline, base: Path_, labels: Labels) -> Path_ | None:
    """Returns the step that a line's number means, or None if there is no such step: a substep of the step of
    the numbered line around it, or a step after that one, since the rules have a loop where the Standard
    returns to an earlier step."""
    around: Path_ = base
    for label in labels:
        path: Path_ | None = None
        for length in range(len(around), len(base) - 1, -1):
            one = (*around[:length], *label)
            if outline.has(one) and (length == len(around) or one > around):
                path = one
                break
        if path is None:
            return None
        around = path
    return around
