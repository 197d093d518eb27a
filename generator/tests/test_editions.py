"""scripts/audit editions: what differs between two editions."""

from __future__ import annotations

import contextlib
import io
import unittest

from lockstep_audit.editions import Shown, code_differs, hunks, main, read_editions, rules_differ
from lockstep_generator.pipeline import ROOT
from support import SpecCase

LINE = '    set the frameset-ok flag to "ok"  [since 2026-09-05]\n'


class Rules(SpecCase):
    def test_two_days_around_a_dated_line(self) -> None:
        place = self.place("tree/after-head.rules", LINE.strip())
        self.assertEqual(
            rules_differ(self.spec, "2026-09-04", "2026-09-05"),
            [
                "=== spec/tree/after-head.rules",
                f"@@ {place}  mode after head: anything else",
                "    anything else",
                "      insert an HTML element for a body start tag token without attributes",
                '+     set the frameset-ok flag to "ok"',
                "      switch the insertion mode to in body",
                "      reprocess the token",
                "",
            ],
        )
        back = rules_differ(self.spec, "2026-09-05", "2026-09-04")
        self.assertIn('-     set the frameset-ok flag to "ok"', back)

    def test_one_day_does_not_differ_from_itself(self) -> None:
        self.assertEqual(rules_differ(self.spec, "2026-09-05", "2026-09-05"), [])

    def test_rows_of_tables_have_days(self) -> None:
        found = rules_differ(self.spec, "2024-09-12", "2026-10-03")
        at = found.index("=== spec/tables/parse-errors.tsv")
        self.assertTrue(any(line.startswith("+ eof-in-processing-instruction\t") for line in found[at:]))


class Code(unittest.TestCase):
    def test_a_change_is_shown_in_its_function(self) -> None:
        editions = read_editions(ROOT / "spec")
        old, new = editions[0].date, editions[-1].date
        found = code_differs(ROOT / "generated", editions, old, new, True)
        self.assertIn("+   set_frameset_ok(true);", found)
        place = f"@@ generated/edition-{new}/tree/after_head.h  after_head_anything_else()"
        self.assertIn(place, found)
        self.assertFalse([line for line in found if "edition_2" in line])
        self.assertEqual(code_differs(ROOT / "generated", editions, new, new, True), [])

    def test_days_without_code(self) -> None:
        editions = read_editions(ROOT / "spec")
        self.assertEqual(code_differs(ROOT / "generated", editions, "2026-09-04", "2026-10-03", False), [])
        with self.assertRaisesRegex(ValueError, "2026-09-04 is not an edition"):
            code_differs(ROOT / "generated", editions, "2026-09-04", "2026-10-03", True)
        with self.assertRaisesRegex(ValueError, "is missing; run scripts/generate"):
            code_differs(ROOT / "docs", editions, "2024-09-12", "2026-10-03", True)


class Command(unittest.TestCase):
    def run_main(self, *words: str) -> tuple[int, str, str]:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                code = main(list(words))
            except SystemExit as stop:
                code = int(stop.code or 0)
        return code, out.getvalue(), err.getvalue()

    def test_exit_codes(self) -> None:
        self.assertEqual(self.run_main("2026-09-04", "2026-09-05")[0], 1)
        code, out, _ = self.run_main("2026-09-05", "2026-09-05", "--only", "rules")
        self.assertEqual((code, out), (0, "2026-09-05 and 2026-09-05 do not differ\n"))
        code, _, err = self.run_main("2026-9-5", "2026-10-03")
        self.assertEqual(code, 2)
        self.assertIn("“2026-9-5” is not a date as 2026-01-31; the editions are: 2024-09-12, 2026-10-03", err)
        code, _, err = self.run_main("2026-09-04", "2026-10-03", "--only", "code")
        self.assertEqual(code, 2)
        self.assertIn("2026-09-04 is not an edition", err)


class Hunks(unittest.TestCase):
    def test_distant_changes_are_apart(self) -> None:
        old = [Shown(str(number)) for number in range(20)]
        new = [Shown("x" if line.text in ("3", "15") else line.text) for line in old]
        self.assertEqual(sum(line.startswith("@@") for line in hunks("file", old, new)), 2)


if __name__ == "__main__":
    unittest.main()
