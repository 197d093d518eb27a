"""A copy of spec/ in a temporary folder, edited and then loaded."""

from __future__ import annotations

import functools
import shutil
import tempfile
import unittest
import unittest.mock
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any, TypeVar

from lockstep_cpp.emit.edition import EditionPart
from lockstep_cpp.pipeline import parts_of
from lockstep_rules import loading
from lockstep_rules.check import Uses
from lockstep_rules.diagnostics import Problem, Problems, SpecError
from lockstep_rules.loading import AFTER_EDITIONS, ROOT, Loaded, load
from lockstep_rules.model import Spec
from lockstep_rules.parse import PARTS
from lockstep_rules.phrases import algorithms
from lockstep_rules.read import Edition, Line
from lockstep_rules.tables import Tables


Read = TypeVar("Read")


def contents(path: Path) -> tuple[tuple[str, bytes], ...]:
    """The contents of a file, or of the files in a folder."""
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    return tuple((file.name, file.read_bytes()) for file in files if file.is_file())


def read_once(read: Callable[..., Read], *places: str) -> Callable[..., Read]:
    """Makes a reader of files or folders of spec/ return its earlier result if the contents are unchanged.
    Its first argument is spec/ or a file in it, the last one is the problems."""
    known: dict[Hashable, Read] = {}

    def again(path: Path, *arguments: Any) -> Read:
        problems: Problems = arguments[-1]
        # The name under which a file is reported is part of the result.
        names = tuple(argument for argument in arguments if isinstance(argument, str))
        key = (names, *(contents(path / place) for place in places))
        if key not in known:
            before = len(problems.found)
            found = read(path, *arguments)
            if len(problems.found) > before:
                return found
            known[key] = found
        return known[key]

    return again


# Most tests do not change these files, and reading them takes longer than reading the rules that a test
# changes.
for name, places in (
    ("read_rules", (".",)),
    ("read_encodings", ("encodings", "tables")),
    ("read_microsyntaxes", ("authoring/microsyntaxes.tsv",)),
    ("read_language_subtags", ("authoring/language-subtags.tsv",)),
    ("read_interface", ("interface",)),
    ("read_authoring", ("authoring", "tables")),
):
    unittest.mock.patch.object(loading, name, read_once(getattr(loading, name), *places)).start()


# Folders on which the models and tables of the rules do not depend.
APART = ("authoring", "encodings", "interface", "mime", "selectors", "xpath")
Parsed = tuple[dict[str, tuple[Spec, Tables]], Uses]


def files_parsed(spec: Path) -> dict[str, bytes]:
    """The files on which the models and tables depend."""
    return {
        str(path.relative_to(spec)): path.read_bytes()
        for folder in sorted(spec.iterdir())
        if folder.name not in APART
        for path in ([folder] if folder.is_file() else sorted(folder.rglob("*")))
        if path.is_file()
    }


@functools.cache
def real_files() -> dict[str, bytes]:
    return files_parsed(ROOT / "spec")


def parse_real_rules_once() -> None:
    """Caches the parsed rules, because many tests change other files. Tests that change phrases change the
    symbols."""
    parse = loading.parse_days
    known: dict[Hashable, Parsed] = {}

    def parse_unless_known(
        spec: Path, parts: dict[str, list[Line]], editions: list[Edition], days: set[str], problems: Problems
    ) -> Parsed:
        if files_parsed(spec) != real_files():
            return parse(spec, parts, editions, days, problems)
        symbols = [(s, s.words, s.negated) for module in PARTS.values() for s in module.the.symbols]
        key = (*editions, *sorted(days), *symbols, *algorithms.ALGORITHMS)
        if key in known:
            return known[key]
        before = len(problems.found)
        found = parse(spec, parts, editions, days, problems)
        if len(problems.found) == before:
            known[key] = found
        return found

    unittest.mock.patch.object(loading, "parse_days", parse_unless_known).start()


parse_real_rules_once()


@functools.cache
def real_rules() -> Loaded:
    """The rules in all editions; scripts/generate checks them on the days between."""
    return load(ROOT / "spec", AFTER_EDITIONS)


@functools.cache
def real_parts() -> dict[str, EditionPart]:
    """What is derived from the real rules, by the edition's day."""
    return parts_of(real_rules())


class SpecCase(unittest.TestCase):
    """Each test edits its own copy of the real rules and states the expected messages."""

    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lockstep-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.spec = self.folder / "spec"
        shutil.copytree(ROOT / "spec", self.spec)
        self.first_day = self.first_edition = AFTER_EDITIONS  # loaded besides the newest edition

    # --- Edits ----------------------------------------------------------------------------------------------------

    def edit(self, file: str, old: str, new: str, after: str = "") -> None:
        """Replaces the first occurrence of a text, or the first one after another text."""
        path = self.spec / file
        text = path.read_text(encoding="utf-8")
        start = text.find(after)
        self.assertGreaterEqual(start, 0, f"spec/{file} has no “{after}”; the test needs another place")
        start = text.find(old, start)
        self.assertGreaterEqual(start, 0, f"spec/{file} has no “{old}”; the test needs another place")
        path.write_text(text[:start] + new + text[start + len(old) :], encoding="utf-8")

    def restore(self, file: str) -> None:
        shutil.copyfile(ROOT / "spec" / file, self.spec / file)

    def append(self, file: str, text: str) -> None:
        path = self.spec / file
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")

    def older_edition(self, date: str = "2026-09-20") -> None:
        """Adds an edition shortly before the newest one, so that days between them are checked too."""
        self.append("STANDARD", f"\nedition {date}\n  source test\n  covers test\n")
        self.first_day = self.first_edition = date

    # --- Assertions -----------------------------------------------------------------------------------------------

    def loads(self) -> Loaded:
        try:
            return load(self.spec, self.first_day, self.first_edition)
        except SpecError as error:
            self.fail(f"generation stopped:\n{error}")

    def problems(self) -> list[Problem]:
        try:
            load(self.spec, self.first_day, self.first_edition)
        except SpecError as error:
            return error.problems
        return []

    def place(self, file: str, line_with: str, after: str = "") -> str:
        """Returns file:line of the first line with that text, or of the first one below a line with another
        text."""
        seen = not after
        for number, line in enumerate((self.spec / file).read_text(encoding="utf-8").split("\n"), 1):
            seen = seen or after in line
            if seen and line_with in line:
                return f"spec/{file}:{number}"
        self.fail(f"spec/{file} has no line with “{line_with}”")

    def stops(self, file: str, line_with: str, *parts: str, after: str = "") -> None:
        """Asserts that generation stops with a message, at that line of that file, that contains all the
        parts."""
        self.stops_at(self.place(file, line_with, after), *parts)

    def stops_at(self, place: str, *parts: str) -> None:
        found = [str(problem) for problem in self.problems()]
        for message in found:
            if message.startswith(place + ": ") and all(part in message for part in parts):
                return
        self.fail(f"no message “{place}: … {' … '.join(parts)}” among:\n" + "\n".join(found))
