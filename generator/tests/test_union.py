"""Merging all editions into one text: common parts once, the rest with dates."""

from __future__ import annotations

import re
import unittest

from lockstep_cpp.as_compiled import as_compiled, changes_for, dispatched, functions
from lockstep_cpp.emit.cpp import edition_test
from lockstep_cpp.union import Calendar, Merger, columns
from lockstep_rules.branches import number_as_in_newer
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Dated, Days, Statement
from lockstep_rules.walks import all_statements
from support import SpecCase, real_rules

HERE, THERE = Location("x.rules", 1), Location("x.rules", 2)
OLD, MIDDLE, NEW = "2024-01-01", "2025-01-01", "2026-01-01"


class Dates(unittest.TestCase):
    def setUp(self) -> None:
        self.calendar = Calendar([OLD, MIDDLE, NEW], {HERE: ("2024-06-01", ""), THERE: ("", "2025-06-01")})
        self.all = [OLD, MIDDLE, NEW]

    def test_the_days_are_those_of_the_line(self) -> None:
        self.assertEqual(self.calendar.days([MIDDLE, NEW], self.all, HERE), Days(since="2024-06-01"))
        self.assertEqual(self.calendar.days([OLD, MIDDLE], self.all, THERE), Days(until="2025-06-01"))
        self.assertIsNone(self.calendar.days(self.all, self.all, HERE))

    def test_without_a_line_they_are_those_of_editions(self) -> None:
        self.assertEqual(self.calendar.days([NEW], self.all), Days(after=MIDDLE))
        self.assertEqual(self.calendar.days([OLD], self.all), Days(up_to=OLD))
        self.assertEqual(self.calendar.days([MIDDLE], self.all), Days(after=OLD, up_to=MIDDLE))
        # The dates of the line say something else.
        self.assertEqual(self.calendar.days([NEW], self.all, HERE), Days(after=MIDDLE))

    def test_tests_and_marks(self) -> None:
        both = Days(since="2024-06-01", until="2025-06-01")
        self.assertEqual(edition_test(both), "edition >= Day{2024, 6, 1} && edition < Day{2025, 6, 1}")
        self.assertEqual(both.mark, "[since 2024-06-01 until 2025-06-01]")
        self.assertEqual(edition_test(Days(up_to=OLD)), "edition <= Day{2024, 1, 1}")
        self.assertEqual(Days(up_to=OLD).mark, "")

    def test_versions_are_told_apart_by_the_last_day_of_each(self) -> None:
        values = {OLD: "a", MIDDLE: "a", NEW: "b"}
        self.assertEqual(self.calendar.versions(values), [(Days(up_to=MIDDLE), "a"), (None, "b")])
        self.assertEqual(
            self.calendar.versions(values, [THERE]), [(Days(until="2025-06-01"), "a"), (None, "b")]
        )
        self.assertEqual(self.calendar.versions({OLD: "a", NEW: "a"}), [(None, "a")])

    def test_lists_laid_over_each_other(self) -> None:
        laid = columns({OLD: ["a", "b", "c"], NEW: ["a", "x", "c", "d"]}, str)
        self.assertEqual(
            [(item, sorted(column)) for column in laid for item in set(column.values())],
            [("a", [OLD, NEW]), ("b", [OLD]), ("x", [NEW]), ("c", [OLD, NEW]), ("d", [NEW])],
        )


class Real(SpecCase):
    def test_each_edition_is_what_its_own_days_leave(self) -> None:
        loaded = real_rules()
        models = {edition.date: loaded.models[edition.date][0] for edition in loaded.editions}
        merger = Merger(models, loaded.dates)
        merged = merger.merge()
        calendar = merger.calendar

        def left(body: list[Statement], day: str) -> list[str]:
            found: list[str] = []
            for statement in body:
                if isinstance(statement, Dated):
                    found += left(statement.body, day) if day in calendar.editions_in(statement.days) else []
                else:
                    found.append(statement.text)
            return found

        checked = 0
        for day, model in models.items():
            own = {algorithm.name: algorithm for algorithm in model.algorithms}
            for algorithm in merged.algorithms:
                if algorithm.name in own:
                    self.assertEqual(
                        left(algorithm.body, day), [s.text for s in own[algorithm.name].body], algorithm.name
                    )
                    checked += 1
            # No two branches have the same name, and the same branch has the same text.
            names = [branch.name for branch in model.branches]
            self.assertEqual(len(names), len(set(names)))
        self.assertGreater(checked, 200)
        texts: dict[str, set[tuple[str, str]]] = {}
        for model in models.values():
            for branch in model.branches:
                texts.setdefault(branch.name, set()).add((branch.text, branch.rule))
        self.assertEqual([name for name, of in texts.items() if len(of) > 1], [])

    def test_the_newest_edition_keeps_its_numbers(self) -> None:
        loaded = real_rules()
        newest = loaded.models[loaded.editions[-1].date][0]
        for branch in newest.branches:
            if branch.kind in ("condition", "loop"):
                self.assertRegex(branch.name, rf"^{re.escape(branch.owner)}_\d+$")
        points = [
            p for a in newest.algorithms for s in all_statements(a.body) for p in getattr(s, "points", [])
        ]
        self.assertEqual(len(points), len([p for p in points if p is not None]))
        before = [branch.name for branch in newest.branches]
        number_as_in_newer({"2026-10-03": newest})
        self.assertEqual([branch.name for branch in newest.branches], before)


TEXT = """// stop
// #stop, spec/x.rules
template <class T>
void Builder<T>::stop() {
  first();
  if constexpr (edition < Day{2026, 6, 25}) {  // [until 2026-06-25]
    old();
  } else {
    if (a) {
      recent();
    }
  }
  if (at(1, b)) {
    x();
  } else if (edition >= Day{2026, 6, 25} && at(2, c)) {
    y();
  } else {
    z();
  }
}

// only(
// #only, spec/x.rules  [since 2026-06-25]
template <class T>
void Builder<T>::only() {
  x();
}"""


class AsCompiled(unittest.TestCase):
    def lines(self, day: str) -> list[str]:
        return [line.strip() for line in as_compiled(TEXT.split("\n"), day)]

    def test_what_the_compiler_leaves_out_is_gone(self) -> None:
        old, new = self.lines("2024-09-12"), self.lines("2026-06-25")
        self.assertIn("old();", old)
        self.assertNotIn("recent();", old)
        self.assertNotIn("y();", old)
        self.assertIn("z();", old)
        self.assertNotIn("old();", new)
        self.assertIn("} else if (at(2, c)) {", new)
        self.assertEqual(sum("{" in line for line in old), sum(line.startswith("}") for line in old))

    def test_functions_of_an_edition(self) -> None:
        self.assertEqual(list(functions(TEXT, "2024-09-12")), ["stop"])
        self.assertEqual(list(functions(TEXT, "2026-06-25")), ["stop", "only"])

    def test_the_rules_of_tokens(self) -> None:
        text = """
  const auto in_body = table.rows_of(Mode::in_body);
  in_body.on({token_class::comment,
              token_class::doctype}, edition < Day{2026, 6, 25} ? old : recent);
  in_body.on_any_start_tag(any);
  in_body.on_start_tags({tag::a, tag::b}, formatting);
  const auto in_cell = table.rows_of(Mode::in_cell);
  in_cell.begin_as(Mode::in_body);
  in_cell.on_start_tags({tag::a}, any);"""
        old, new = dispatched(text, "2024-09-12"), dispatched(text, "2026-06-25")
        self.assertEqual(
            old["in_body"],
            {
                "token token_class::comment": "old",
                "token token_class::doctype": "old",
                "start_tag": "any",
                "start_tag tag::a": "formatting",
                "start_tag tag::b": "formatting",
            },
        )
        self.assertEqual(old["in_cell"], {**old["in_body"], "start_tag tag::a": "any"})
        self.assertEqual(new["in_body"]["token token_class::comment"], "recent")
        dated = text.replace("formatting);", "edition < Day{2026, 6, 25} ? formatting : x);")
        self.assertEqual(dispatched(dated, "2024-09-12"), old)
        self.assertNotEqual(dispatched(dated, "2026-06-25"), new)

    def test_an_edit_without_a_date_is_named(self) -> None:
        path = "parser/tree/x.h"
        undated = TEXT.replace("first();", "first();\n  second();")
        self.assertEqual(changes_for("2024-09-12", {path: TEXT}, {path: undated}), ["parser/tree/x.h: stop"])
        since = "first();\n  if constexpr (edition >= Day{2026, 7, 1}) {  // [since 2026-07-01]\n    second();\n  }"
        dated = TEXT.replace("first();", since)
        self.assertEqual(changes_for("2024-09-12", {path: TEXT}, {path: dated}), [])
        renumbered = TEXT.replace("at(1,", "at(7,")
        self.assertEqual(changes_for("2024-09-12", {path: TEXT}, {path: renumbered}), [])


if __name__ == "__main__":
    unittest.main()
