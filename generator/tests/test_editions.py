"""scripts/audit editions: what differs between two editions."""

from __future__ import annotations

import contextlib
import io
import unittest

from lockstep_audit.editions import Shown, hunks, main, rules_differ
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
        code, out, _ = self.run_main("2026-09-05", "2026-09-05")
        self.assertEqual((code, out), (0, "2026-09-05 and 2026-09-05 do not differ\n"))
        code, _, err = self.run_main("2026-9-5", "2026-10-03")
        self.assertEqual(code, 2)
        self.assertIn("“2026-9-5” is not a date such as 2026-01-31; the editions are: 2024-09-12, 2026-10-03", err)


class Hunks(unittest.TestCase):
    def test_distant_changes_are_apart(self) -> None:
        old = [Shown(str(number)) for number in range(20)]
        new = [Shown("x" if line.text in ("3", "15") else line.text) for line in old]
        self.assertEqual(sum(line.startswith("@@") for line in hunks("file", old, new)), 2)


if __name__ == "__main__":
    unittest.main()
