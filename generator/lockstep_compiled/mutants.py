"""Mutants of tables without a literal reading, in spec/authoring/ and spec/xpath/: the library is compiled
with each, and its tests run. Explained in docs/evidence/mutation.md."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from queue import SimpleQueue

from lockstep_cases.cases import CasesError
from lockstep_cpp.emit.authoring import AuthoringEmitter
from lockstep_cpp.emit.microsyntaxes import MicrosyntaxEmitter
from lockstep_cpp.emit.xpath import XPathEmitter
from lockstep_literal.mutants import Mutant
from lockstep_literal.mutation import EQUIVALENT, KILLED, REJECTED, SURVIVES, Verdict
from lockstep_rules.authoring import read_authoring
from lockstep_rules.diagnostics import Location, Problems, SpecError
from lockstep_rules.languages import read_language_subtags
from lockstep_rules.loading import AFTER_EDITIONS, ROOT
from lockstep_rules.microsyntaxes import read_microsyntaxes
from lockstep_rules.read import Line, read_standard
from lockstep_rules.tables import read_tables
from lockstep_rules.xpath import read_xpath

BUILDS = ROOT / "build/mutants"
# Columns that no program reads, and a table of 9,000 names, whose cells are not changed one by one.
ONLY_READ_BY_PEOPLE = ("anchor",)
WHOLE_ROWS = ("language-subtags",)
# Tables that the audit and explanations read, which generator tests compare with what they describe.
NOT_COMPILED = ("differences", "examples", "index-values", "requirements", "tag-omission")
SECONDS = 120  # a longer test counts as hanging


def emit_authoring(spec: Path) -> dict[str, str]:
    problems = Problems()
    tables = read_tables(spec / "tables", AFTER_EDITIONS, problems)
    microsyntaxes = read_microsyntaxes(spec, problems)
    subtags = read_language_subtags(spec, problems)
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    values = [row.name for row in microsyntaxes]
    authoring = read_authoring(spec, tables, values, editions, problems)
    problems.raise_if_any()
    emitted = AuthoringEmitter(authoring, tables, editions).emit()
    return MicrosyntaxEmitter(microsyntaxes, subtags).emit() | emitted


def emit_xpath(spec: Path) -> dict[str, str]:
    problems = Problems()
    xpath = read_xpath(spec, problems)
    problems.raise_if_any()
    return XPathEmitter(xpath).emit()


@dataclass(frozen=True)
class Area:
    """A folder of spec/, the files generated from it, and the program that tests it."""

    name: str
    emit: Callable[[Path], dict[str, str]]
    program: str


AREAS = {
    area.name: area
    for area in (
        Area("authoring", emit_authoring, "lockstep_validate_tests"),
        Area("xpath", emit_xpath, "lockstep_xpath_tests"),
    )
}


# --- The mutants ------------------------------------------------------------------------------------------------------------


def mutants_of(area: Area) -> Iterator[Mutant]:
    for path in sorted((ROOT / "spec" / area.name).glob("*.tsv")):
        if path.stem in NOT_COMPILED:
            continue
        yield from mutants_of_table(area.name, path)


def mutants_of_table(area: str, path: Path) -> Iterator[Mutant]:
    """Mutants with a row deleted, or exchanged with the next one of the same name; with a cell replaced by
    another row's, or without one of its words."""
    file = str(path.relative_to(ROOT))
    columns: list[str] = []
    rows: list[tuple[int, list[str]]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("# columns: "):
            columns = line.removeprefix("# columns: ").split("\t")
        elif line and not line.startswith("# "):
            rows.append((number, line.split("\t")))
    cells = {name: list(dict.fromkeys(row[at] for _, row in rows)) for at, name in enumerate(columns)}

    def mutant(number: int, text: str, change: str, lines: dict[int, str]) -> Mutant:
        block = Line(Location(file, number), text)
        mutated = "\n".join(f"{at}\t{line}" for at, line in lines.items())
        return Mutant(area, area, block.location, f"table {path.stem}", text, change, block, Line(block.location, mutated))

    for number, row in rows:
        text = " ".join(row)
        yield mutant(number, text, "delete the row", {number: ""})
        for at, (name, cell) in enumerate(zip(columns, row, strict=True)):
            if name in ONLY_READ_BY_PEOPLE or path.stem in WHOLE_ROWS:
                continue
            for change, changed in changes_of(cell, cells[name], is_name=at == 0):
                lines = {number: "\t".join([*row[:at], changed, *row[at + 1 :]])}
                yield mutant(number, text, f"{name}: {change}", lines)
    for (number, row), (after, next_row) in pairwise(rows):
        if row[0] != next_row[0]:
            continue  # the first match counts, but only among rows with the same name
        lines = {number: "\t".join(next_row), after: "\t".join(row)}
        yield mutant(number, " ".join(row), "exchange it with the next row", lines)


def changes_of(cell: str, values: list[str], is_name: bool) -> Iterator[tuple[str, str]]:
    """Descriptions of changes, each with the new cell."""
    separator = ", " if ", " in cell else " "
    words = cell.split(separator)
    if not is_name and len(values) > 1:
        other = values[(values.index(cell) + 1) % len(values)]
        yield f"“{other}” instead of “{cell}”", other
    # Sentences are changed only as a whole.
    if 1 < len(words) and not re.search(r"[.:]( |$)", cell):
        for word in dict.fromkeys(words):
            yield f"without “{word}”", separator.join(one for one in words if one != word)


def changed_table(text: str, changes: str) -> str:
    """Applies `changes`: line numbers and new lines; an empty one deletes the line."""
    lines: list[str | None] = list(text.split("\n"))
    for change in changes.split("\n"):
        number, _, line = change.partition("\t")
        lines[int(number) - 1] = line or None
    return "\n".join(line for line in lines if line is not None)


# --- Testing mutants --------------------------------------------------------------------------------------------------------


class Builder:
    """A build of the library whose spec/ and generated/ are copies, next to links to everything else."""

    def __init__(self, area: Area, number: int) -> None:
        self.area = area
        self.tree = BUILDS / f"{area.name}-{number}" / "source"
        self.build = self.tree.parent / "build"
        self.tree.mkdir(parents=True, exist_ok=True)
        for folder in ("spec", "generated"):
            shutil.rmtree(self.tree / folder, ignore_errors=True)
            shutil.copytree(ROOT / folder, self.tree / folder, copy_function=shutil.copy2)
        for path in ROOT.iterdir():
            link = self.tree / path.name
            if path.name not in ("spec", "generated", "build", ".git") and not link.is_symlink():
                link.symlink_to(path)
        self.usual = self.area.emit(ROOT / "spec")
        self.written: dict[str, str] = {}
        self.write(self.usual)
        self.configure()
        self.compile("the tables as they are")
        if (found := self.test()) is not None:
            raise CasesError(f"{area.program} fails without any change:\n{found}")

    def configure(self) -> None:
        options = {
            "CMAKE_BUILD_TYPE": "Debug",
            "CMAKE_CXX_FLAGS_DEBUG": "-O0 -g0",
            "LOCKSTEP_BUILD_TESTS": "ON",
            "LOCKSTEP_EDITIONS": "living",
            "LOCKSTEP_OPTIMIZE_TESTS": "-O0",
        }
        command = ["cmake", "-S", str(self.tree), "-B", str(self.build), "-G", "Ninja"]
        self.run([*command, *(f"-D{name}={value}" for name, value in options.items())], "cannot be configured")

    def compile(self, what: str) -> None:
        self.run(["ninja", "-C", str(self.build), self.area.program], f"{what} cannot be compiled")

    def run(self, command: list[str], otherwise: str) -> None:
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            raise CasesError(f"{otherwise}: {first_error(result.stdout + result.stderr)}")

    def write(self, files: dict[str, str]) -> None:
        """Writes only the files that differ, so that little is compiled."""
        for path, text in files.items():
            if self.written.get(path) != text:
                (self.tree / "generated" / path).write_text(text, encoding="utf-8")
        self.written |= files

    def test(self) -> str | None:
        """The first test that fails; None if all pass."""
        program = next(self.build.rglob(self.area.program))
        command = [str(program), "--gtest_brief=1", "--gtest_fail_fast"]
        try:
            result = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, cwd=self.build)
        except subprocess.TimeoutExpired:
            return f"no end in {SECONDS} seconds"
        if result.returncode == 0:
            return None
        found = re.search(r"\[  FAILED  \] (\S+)", result.stdout)
        return found[1] if found else f"exit code {result.returncode}"

    def try_mutant(self, mutant: Mutant) -> Verdict:
        assert mutant.mutated is not None
        path = self.tree / mutant.location.file
        original = path.read_text(encoding="utf-8")
        path.write_text(changed_table(original, mutant.mutated.text), encoding="utf-8")
        try:
            files = self.area.emit(self.tree / "spec")
            if files == self.usual:
                return Verdict(EQUIVALENT, "the generated code is the same")
            self.write(files)
            self.compile("it")
        except SpecError as error:
            return Verdict(REJECTED, str(error.problems[0]))
        except CasesError as error:
            return Verdict(REJECTED, str(error))
        finally:
            path.write_text(original, encoding="utf-8")
        failed = self.test()
        return Verdict(SURVIVES, self.area.program) if failed is None else Verdict(KILLED, failed)


def first_error(output: str) -> str:
    lines = output.splitlines()
    return next((line for line in lines if "error:" in line), lines[-1] if lines else "")


def tried(area: Area, mutants: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, Verdict]]:
    builders: SimpleQueue[Builder] = SimpleQueue()
    begun = time.monotonic()

    def work(mutant: Mutant) -> tuple[Mutant, Verdict]:
        builder = builders.get()
        try:
            return mutant, builder.try_mutant(mutant)
        finally:
            builders.put(builder)

    for number in range(jobs):
        print(f"build: {area.program}, in build/mutants/{area.name}-{number}", file=sys.stderr)
        builders.put(Builder(area, number))
    with ThreadPoolExecutor(jobs) as pool:
        for number, found in enumerate(pool.map(work, mutants), 1):
            left = (time.monotonic() - begun) / number * (len(mutants) - number)
            if sys.stderr.isatty():
                print(f"\r{number:,} of {len(mutants):,} mutants, {left / 60:.0f} min left ", end="", file=sys.stderr)
            yield found
