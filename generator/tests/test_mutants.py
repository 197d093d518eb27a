"""Mutants of the rules: none of a sample, and none of a changed line, survives the witnesses."""

from __future__ import annotations

import unittest
from collections import Counter
from collections.abc import Iterator

from lockstep_generator.read import Line
from lockstep_literal.equivalents import Equivalents
from lockstep_literal.mutants import Mutant
from lockstep_literal.mutate import changed_lines
from lockstep_literal.mutation import SURVIVES, Workshop, try_sanitizer_tables, try_serialization
from lockstep_literal.parser import parse
from lockstep_literal.results import PAGES, SVG, lines_held, read_held, scores, svg, table, with_table
from lockstep_literal.sanitizer_mutants import TableMutants

SAMPLE = 500  # mutants
HELD = (
    "tokenizer",
    "tree",
    "scripts",
    "sets",
    "sniffing",
    "sanitizer",
)  # the areas without survivors; may only grow
MOST_CHANGED = 400


def lines_below(lines: list[Line]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from lines_below(line.children)


class Mutants(unittest.TestCase):
    workshop: Workshop
    equivalents: Equivalents
    all: list[Mutant]
    mutants: list[Mutant]

    @classmethod
    def setUpClass(cls) -> None:
        cls.workshop = Workshop(suites=False)
        cls.equivalents = Equivalents()
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
        """docs/mutation.md has the proof; this is what it says about the dates and the mutants."""
        oldest, newest = (self.workshop.editions[n].edition.date for n in (-1, 0))
        dated = [line for lines in self.workshop.parts.values() for line in lines_below(lines)]
        dated = [line for line in dated if line.since or line.until]
        self.assertGreater(len(dated), 100)
        for line in dated:
            self.assertFalse(line.since and line.until, line)
            self.assertTrue(oldest < (line.since or line.until) <= newest, line)
            self.assertNotEqual(line.in_edition(oldest), line.in_edition(newest), line)
        found = Counter(m.change for m in self.all if "edition" in m.change)
        self.assertGreaterEqual(found["in all editions"], 80)
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
                    self.fail(f"{mutant}: no witness notices; see docs/mutation.md")

    def test_a_case_that_shows_a_mutant_kills_it(self) -> None:
        found = Counter(
            self.workshop.try_mutant(m).status
            for m in self.all
            if m.rule == "in body: start tag table" and m.change == "delete"
        )
        self.assertEqual(found[SURVIVES], 0)
        self.assertGreater(found["killed"], 3)


class Results(unittest.TestCase):
    def test_the_documentation_shows_them(self) -> None:
        held = read_held()
        self.assertEqual(SVG.read_text(encoding="utf-8"), svg(held))
        for page in PAGES:
            text = page.read_text(encoding="utf-8")
            self.assertEqual(text, with_table(text, held), f"{page.name}: run scripts/mutate --record")
        self.assertIn("| all |", table(held))

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
        workshop = Workshop(suites=False, witnesses=False)
        mutants = workshop.mutants()
        lines = {
            tuple(" ".join(part.split()) for part in m.key[:3]) for m in (*mutants, *self.of_tables(workshop))
        }
        gone = [h for h in read_held() if h.area != "tables" and (h.file, h.rule, h.text) not in lines]
        self.assertEqual(gone, [], "run scripts/mutate again, and scripts/mutate --record")

    @staticmethod
    def of_tables(workshop: Workshop) -> list[Mutant]:
        edition = workshop.editions[0]
        tables = TableMutants(workshop.folder, edition.edition.date, edition.tables)
        return [one.mutant for one in tables.mutants()]


class Runaways(unittest.TestCase):
    def test_rules_that_do_not_end_are_stopped(self) -> None:
        workshop = Workshop(suites=False)
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
