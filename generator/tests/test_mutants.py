"""Mutants of the rules: witnesses kill all mutants in a sample and all mutants of changed lines."""

from __future__ import annotations

import contextlib
import functools
import shutil
import tempfile
import unittest
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from lockstep_cases.cases import Case, CasesError
from lockstep_compiled.mutants import AREAS, changed_table, changes_of, mutants_of
from lockstep_literal.equivalents import Equivalents
from lockstep_literal.invariants import Invariants, popped_at_once
from lockstep_literal.mutants import Mutant, assign_apart
from lockstep_literal.mutate import changed_lines
from lockstep_literal.mutation import SURVIVES, Workshop, try_sanitizer_tables, try_serialization
from lockstep_literal.parser import parse
from lockstep_literal.refuting import Refuter
from lockstep_literal.results import HELD as HELD_FILE
from lockstep_literal.results import (
    HELD_BY,
    PAGE,
    README,
    SVG,
    hunts_in,
    lines_held,
    lines_of_rules,
    read_held,
    read_hunts,
    scores,
    svg,
    table,
    verdicts_in,
    with_number,
    with_table,
    write_held,
)
from lockstep_rules.diagnostics import SpecError
from lockstep_rules.loading import ROOT
from lockstep_rules.read import Line

SAMPLE = 500  # number of mutants
HELD = (
    "tokenizer",
    "tree",
    "scripts",
    "sets",
    "sniffing",
    "sanitizer",
)  # areas without survivors; the list may only grow
MOST_CHANGED = 400


def lines_below(lines: list[Line]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from lines_below(line.children)


@functools.cache
def workshop_of(witnesses: bool) -> Workshop:
    return Workshop(suites=False, witnesses=witnesses)


class Mutants(unittest.TestCase):
    workshop: Workshop
    equivalents: Equivalents
    all: list[Mutant]
    mutants: list[Mutant]

    @classmethod
    def setUpClass(cls) -> None:
        cls.workshop = workshop_of(witnesses=True)
        cls.equivalents = Equivalents(Invariants([edition.spec for edition in cls.workshop.editions]))
        cls.all = list(cls.workshop.mutants())
        cls.mutants = [m for m in cls.all if m.area in HELD]

    def test_no_reason_is_left_over(self) -> None:
        self.assertEqual(self.equivalents.stale(self.all), [])

    def test_none_of_a_sample_survives(self) -> None:
        step = len(self.mutants) // SAMPLE
        self.none_survives(self.mutants[::step])

    def test_none_of_a_changed_line_survives(self) -> None:
        lines = changed_lines()
        changed = [m for m in self.mutants if (m.location.file, m.location.line) in lines]
        self.none_survives(changed[:MOST_CHANGED])

    def test_none_of_a_changed_row_of_the_sanitizer_survives(self) -> None:
        for mutant, verdict in try_sanitizer_tables(self.workshop, changed_lines()):
            with self.subTest(mutant=str(mutant)):
                self.assertNotEqual(verdict.status, SURVIVES)

    def test_a_problem_refuses_every_mutant_that_has_it(self) -> None:
        rules = "algorithm removing processing instructions with the target {target: item} changes the configuration"
        mutants = [m for m in self.all if m.rule == rules and m.text == "2 return false"]
        refused = [self.workshop.try_mutant(m).status for m in mutants * 2 if m.change == "delete"]
        self.assertEqual(refused, ["rejected"] * 2)

    def test_a_date_can_only_be_moved_to_all_editions_or_to_none(self) -> None:
        """docs/evidence/mutation.md has the proof; this checks its claims about the dates and the mutants."""
        oldest, newest = (self.workshop.editions[n].edition.date for n in (-1, 0))
        dated = [line for lines in self.workshop.parts.values() for line in lines_below(lines)]
        dated = [line for line in dated if line.since or line.until]
        self.assertGreater(len(dated), 100)
        for line in dated:
            self.assertFalse(line.since and line.until, line)
            self.assertTrue(oldest < (line.since or line.until) <= newest, line)
            self.assertNotEqual(line.in_edition(oldest), line.in_edition(newest), line)
        found = Counter(m.change for m in self.all if "edition" in m.change)
        self.assertGreaterEqual(found["in all editions"], 70)
        in_none = [m for m in self.all if m.change.startswith("in no edition")]
        self.assertGreaterEqual(len(in_none), 5)
        self.none_survives(in_none)

    def test_the_dates_of_the_serializer_are_held(self) -> None:
        for _, rule, change, verdict in try_serialization(self.workshop):
            with self.subTest(rule=rule, change=change):
                self.assertNotEqual(verdict.status, SURVIVES)

    def none_survives(self, mutants: list[Mutant]) -> None:
        for mutant in mutants:
            verdict = self.workshop.try_mutant(mutant)
            if verdict.status == SURVIVES and not self.equivalents.reason(mutant):
                with self.subTest(mutant=str(mutant)):
                    self.fail(f"{mutant}: no witness notices; see docs/evidence/mutation.md")

    def test_a_row_does_not_repeat_what_follows_from_the_rules(self) -> None:
        invariants = self.equivalents.invariants
        assert invariants is not None
        computed = [m for m in self.all if invariants.reason(m)]
        self.assertGreaterEqual(len(computed), 18)
        self.assertEqual([str(m) for m in computed if m.key in self.equivalents.rows], [])

    def test_no_case_contradicts_what_follows_from_the_rules(self) -> None:
        for mutant in self.all:
            if mutant.change.startswith("without ") and self.equivalents.reason(mutant).startswith(
                "Every row"
            ):
                with self.subTest(mutant=str(mutant)):
                    self.assertEqual(self.workshop.try_mutant(mutant).status, SURVIVES)

    def test_what_is_popped_at_once(self) -> None:
        for edition in self.workshop.editions:
            found = popped_at_once(edition.spec)
            self.assertLessEqual({"br", "input", "col", "frame", "meta"}, found)
            self.assertFalse(
                found & {"p", "script", "title", "tr", "html", "head", "template", "option", "li"}
            )

    def test_variables_that_have_nothing_in_common(self) -> None:
        self.assertTrue(assign_apart("let last be false", "let node be the current node"))
        self.assertFalse(assign_apart("let last be false", "set last to true"))
        self.assertFalse(assign_apart("let node be null", "let above be the node immediately above node"))
        self.assertFalse(assign_apart("let a be a new element for b", "let c be the current node"))
        self.assertFalse(assign_apart("let last be false", "set the frameset-ok flag to true"))

    def test_a_case_that_shows_a_mutant_kills_it(self) -> None:
        found = Counter(
            self.workshop.try_mutant(m).status
            for m in self.all
            if m.rule == "in body: start tag table" and m.change == "delete"
        )
        self.assertEqual(found[SURVIVES], 0)
        self.assertGreater(found["killed"], 3)


class Hunts(unittest.TestCase):
    """Hunts refute wrong reasons, with documents other than those that the line's sources suggest."""

    FEW = (
        Case("<table><tbody></table>"),
        Case("<table><tr></table>"),
        Case("<svg><script></script>"),
        Case("<math><mi/>"),
    )

    def test_it_refutes_what_was_once_excused(self) -> None:
        workshop = Workshop(suites=False, witnesses=False)
        for edition in workshop.editions:
            edition.learn((case, "witnesses") for case in self.FEW)
        refuter = Refuter(seed=5, seconds=1000, most=5000)
        wanted = {
            ("in table body: start tag caption", "pop the current node off", "delete"),
            ("in table body: start tag caption", "clear the stack back", "delete"),
            ("in row: start tag caption", "clear the stack back", "delete"),
            (
                "foreign content: any other start tag",
                "if the token's tag name is script",
                "without “the current node",
            ),
        }
        found = 0
        for mutant in workshop.mutants():
            _, rule, text, change = mutant.key
            if any(rule.startswith(r) and text.startswith(t) and change.startswith(c) for r, t, c in wanted):
                hunted = refuter.refute(workshop, mutant)
                found += 1
                with self.subTest(mutant=str(mutant)):
                    self.assertIsNotNone(hunted.case, f"{hunted.documents} documents do not show it")
        self.assertEqual(found, len(wanted))


class Results(unittest.TestCase):
    def test_the_documentation_shows_them(self) -> None:
        held = read_held()
        self.assertEqual(SVG.read_text(encoding="utf-8"), svg(held))
        pages = {PAGE: with_table(PAGE.read_text(encoding="utf-8"), held, read_hunts())}
        pages[README] = with_number(README.read_text(encoding="utf-8"), held)
        for page, shown in pages.items():
            self.assertEqual(
                page.read_text(encoding="utf-8"), shown, f"{page.name}: run scripts/dev mutate --record"
            )
        self.assertIn("| all |", table(held, read_hunts()))

    def test_each_reason_is_counted_and_hunted(self) -> None:
        """A row of equivalent.tsv for a mutant that is killed or refused is unnecessary."""
        workshop = workshop_of(witnesses=False)
        known = Equivalents(Invariants([edition.spec for edition in workshop.editions]))
        rows = Counter(mutant.key[:3] for mutant in workshop.mutants() if known.reason(mutant))
        self.assertGreater(sum(rows.values()), len(known.rows))
        counted: Counter[tuple[str, ...]] = Counter()
        for held in read_held():
            if not held.file.endswith(".tsv"):
                counted[held.file, held.rule, held.text] += held.counts["equivalent"]
        by_line = {tuple(" ".join(part.split()) for part in key): number for key, number in rows.items()}
        self.assertEqual(by_line, {key: number for key, number in counted.items() if number})
        hunts = read_hunts()
        self.assertEqual(sum(hunt.mutants for hunt in hunts.values()), sum(rows.values()))
        for area, hunt in hunts.items():
            self.assertGreater(hunt.documents, 20 * hunt.mutants, area)

    def test_a_log_without_a_hunt_is_not_recorded(self) -> None:
        row: dict[str, object] = {
            "file": "f",
            "rule": "r",
            "text": "return",
            "change": "delete",
            "area": "tree",
        }
        row |= {"status": "survives", "by": "9 cases", "case": None}
        key = ("f", "r", "return", "delete")
        with self.assertRaisesRegex(CasesError, "1 excused mutants have not been hunted"):
            hunts_in([row], {key})
        hunted = row | {"hunted": {"seed": 7, "documents": 100, "pages": 10, "seconds": 1.5}}
        found = hunts_in([row, hunted], {key})["tree"]
        self.assertEqual((found.mutants, found.documents, found.pages, found.seeds), (1, 100, 10, "7"))
        self.assertEqual(verdicts_in([row, hunted])[key], hunted)

    def test_a_row_that_is_not_needed_is_reported(self) -> None:
        equivalents = Equivalents()
        key = next(iter(equivalents.rows))
        self.assertEqual(equivalents.not_needed({key: "equivalent"}), [])
        for status, words in (("killed", "killed by"), ("rejected", "refused by the generator")):
            self.assertIn(words, equivalents.not_needed({key: status})[0])

    def test_the_order_of_logs_does_not_matter(self) -> None:
        rows = [
            {"file": "f", "rule": "r", "text": "return", "change": change, "area": area, "status": "killed"}
            | {"by": "witnesses", "case": None}
            for area, change in (("tree", "delete"), ("sanitizer", "delete, line 2"), ("tree", "swap"))
        ]
        counted = [(held.area, held.mutants) for held in lines_held(rows, Equivalents())]
        self.assertEqual(counted, [("tree", 2), ("sanitizer", 1)])
        self.assertEqual(lines_held(rows[::-1], Equivalents()), lines_held(rows, Equivalents()))

    def test_nothing_survives(self) -> None:
        self.assertEqual(scores(read_held())["all"]["survive"], 0)

    def test_every_line_is_in_the_rules(self) -> None:
        lines = lines_of_rules()
        gone = [held for held in read_held() if held.area != "tables" and held.line[1:] not in lines]
        self.assertEqual(gone, [], "run scripts/dev mutate again, and scripts/dev mutate --record")
        new = lines - {held.line[1:] for held in read_held()}
        self.assertEqual(
            new, set(), "run scripts/dev mutate --changed --log FILE, and scripts/dev mutate --record FILE"
        )

    def test_the_file_is_as_it_would_be_written(self) -> None:
        """A table has one row; each witness is listed once, by number."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / HELD_FILE.name
            write_held(read_held(), path)
            for name in (HELD_FILE.name, HELD_BY):
                written = (path.parent / name).read_text(encoding="utf-8")
                self.assertEqual((HELD_FILE.parent / name).read_text(encoding="utf-8"), written)
        tables = Counter(held.file for held in read_held() if held.file.endswith(".tsv"))
        self.assertEqual(set(tables.values()), {1})
        self.assertLess(HELD_FILE.stat().st_size, 600_000)


class CompiledMutants(unittest.TestCase):
    """Mutants of tables that only the library reads. Only scripts/dev mutate compiles them."""

    def test_cells(self) -> None:
        self.assertEqual(
            list(changes_of("a b", ["a b", "c"], is_name=False)),
            [("“c” instead of “a b”", "c"), ("without “a”", "b"), ("without “b”", "a")],
        )
        self.assertEqual([new for _, new in changes_of("flow, head", ["flow, head"], is_name=False)], ["head", "flow"])
        self.assertEqual(list(changes_of("Use ul. Or ol.", ["Use ul. Or ol."], is_name=False)), [], "a sentence")
        self.assertEqual(list(changes_of("a", ["a", "b"], is_name=True)), [], "another name is another row")

    def test_tables(self) -> None:
        table = "# columns: a\nx\ty\n\nz\tw\n"
        self.assertEqual(changed_table(table, "2\t"), "# columns: a\n\nz\tw\n")
        self.assertEqual(changed_table(table, "2\tz\tw\n4\tx\ty"), "# columns: a\nz\tw\n\nx\ty\n")

    def test_each_is_read_or_refused(self) -> None:
        for area, every in (("xpath", 8), ("authoring", 2000)):
            emit = AREAS[area].emit
            usual = emit(ROOT / "spec")
            mutants = list(mutants_of(AREAS[area]))[::every]
            same = 0
            for mutant in mutants:
                assert mutant.mutated is not None
                path = ROOT / mutant.location.file
                with tempfile.TemporaryDirectory() as name:
                    spec = Path(name) / "spec"
                    spec.mkdir()
                    for folder in (ROOT / "spec").iterdir():
                        (spec / folder.name).symlink_to(folder)
                    (spec / path.parent.name).unlink()
                    shutil.copytree(path.parent, spec / path.parent.name)
                    table = path.read_text(encoding="utf-8")
                    (spec / path.parent.name / path.name).write_text(
                        changed_table(table, mutant.mutated.text), encoding="utf-8"
                    )
                    with contextlib.suppress(SpecError):
                        same += emit(spec) == usual
            self.assertLess(same, len(mutants) / 4, area)


class Runaways(unittest.TestCase):
    def test_rules_that_do_not_end_are_stopped(self) -> None:
        workshop = workshop_of(witnesses=True)
        mutant = next(
            m
            for m in workshop.mutants()
            if m.rule == "in body: any other start tag"
            and m.change == "delete"
            and "insert an HTML" in m.text
        )
        self.assertEqual(workshop.try_mutant(mutant).status, "killed")
        rules = workshop.editions[0].rules
        self.assertEqual(parse(rules, {"html": "<p>"}).failure, "")


if __name__ == "__main__":
    unittest.main()
