"""Step numbers match the page's, omitted steps are declared, and days have sources. No page is needed."""

from __future__ import annotations

import contextlib
import io
import shutil
import tempfile
import unittest
from pathlib import Path

from audit_support import SPEC
from lockstep_audit import checks
from lockstep_audit.steps import Outline, ranges, resolve
from lockstep_rules.diagnostics import Problems

ALGORITHMS = "tree/algorithms.rules"


class Outlines(unittest.TestCase):
    def test_from_labels(self) -> None:
        outline = Outline()
        for label in ("1.", "2.", "2.1.", "2. …", "2. …1.", "2. …2.", "2. …3.", "3.", "3. -"):
            outline.note(label)
        self.assertEqual(str(outline), "3; 2:3")
        self.assertEqual(Outline.read("3; 2:3"), outline)
        self.assertTrue(outline.has((2, 3)))
        self.assertFalse(outline.has((2, 4)))
        self.assertFalse(outline.has((4,)))

    def test_numbers_of_inner_lines(self) -> None:
        outline = Outline.read("5; 4:3; 4.2:2")
        self.assertEqual(resolve(outline, (), ((4,), (2,), (1,))), (4, 2, 1))
        self.assertEqual(resolve(outline, (), ((4, 2), (2,))), (4, 2, 2))
        self.assertEqual(resolve(outline, (), ((3,), (4,))), (4,))  # a loop in the rules, a jump on the page
        self.assertIsNone(resolve(outline, (), ((4,), (2,), (7,))))
        self.assertIsNone(resolve(outline, (), ((5,), (5,))))
        self.assertEqual(ranges("1-3 5.2 5.4-5"), [(1,), (2,), (3,), (5, 2), (5, 4), (5, 5)])


class Numbers(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.spec = Path(self.folder.name) / "spec"
        shutil.copytree(SPEC, self.spec, ignore=shutil.ignore_patterns("encodings"))
        # The files that declarations name are next to spec/.
        for name in ("runtime", "generated"):
            (self.spec.parent / name).symlink_to(SPEC.parent / name)

    def edit(self, file: str, old: str, new: str) -> int:
        """Replaces the text; returns its line number."""
        path = self.spec / file
        text = path.read_text(encoding="utf-8")
        self.assertIn(old, text, "the test needs another place")
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    def found(self) -> list[str]:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = checks.main(["--spec", str(self.spec)])
        lines = out.getvalue().splitlines()
        self.assertEqual(code, 1 if len(lines) > 1 else 0)
        return lines[:-1]

    def test_the_rules_as_they_are(self) -> None:
        self.assertEqual(self.found(), [])

    def test_wrong_numbers(self) -> None:
        for file, old, new, message in (
            # The number in an older page also exists here, but is the number of another step.
            (
                ALGORITHMS,
                "  9 set the fragment context",
                "  8 set the fragment context",
                "step 9 of #html-fragment",
            ),
            (
                ALGORITHMS,
                "      5 if node is not in",
                "      7 if node is not in",
                "step 4.13.5 of #adoption-agency",
            ),
            (
                ALGORITHMS,
                "    21 remove formatting",
                "    22 remove formatting",
                "no step 4.22: step 4 of #adoption",
            ),
            (
                "tree/template.rules",
                "  7.2 let host",
                "  2 let host",
                "is declared, but cited at spec/tree/template",
            ),
            ("tree/template.rules", "  8.1 let place", "  8.7 let place", "no step 8.7"),
            (
                "sanitizer/sanitize.rules",
                "    6 if child is a shadow host",
                "    8 if child is a shadow host",
                "step 1.5.8",
            ),
            (
                "input/sniffing.rules",
                "  18 return encoding",
                "  19 return encoding",
                "no step 19: #concept-get-xml",
            ),
        ):
            with self.subTest(new):
                before = (self.spec / file).read_text(encoding="utf-8")
                line = self.edit(file, old, new)
                found = self.found()
                self.assertTrue(any(message in one for one in found), found)
                self.assertTrue(
                    any(f"spec/{file}:{line}" in one for one in found) or "of #" in message, found
                )
                (self.spec / file).write_text(before, encoding="utf-8")

    def test_wrong_numbers_in_comments(self) -> None:
        line = self.edit(ALGORITHMS, "// Steps 4.13.8 and 4.14", "// Steps 13.8 and 4.14")
        self.assertEqual(len(found := self.found()), 1)
        self.assertTrue(found[0].startswith(f"spec/{ALGORITHMS}:{line}: no step 13.8"), found)

    def test_a_step_without_a_line(self) -> None:
        self.edit(ALGORITHMS, "    7 let furthest block", "    let furthest block")
        self.assertIn("step 4.7 of #adoption-agency-algorithm: no line has this number", self.found()[0])

    def test_an_assert_that_is_not_declared(self) -> None:
        self.edit(
            "clauses.tsv",
            "adoption-agency-algorithm\tomits\t4.16.1",
            "adoption-agency-algorithm\tomits\t4.16.3",
        )
        self.assertIn("no step 4.16.3", self.found()[0])
        self.edit("clauses.tsv", "html-fragment-parsing-algorithm\tomits\t1 3\tasserts\n", "")
        self.assertTrue(any("step 3 of #html-fragment-parsing-algorithm" in one for one in self.found()))

    def test_flags_that_are_left_out(self) -> None:
        """The omitted flags are “available to element internals” and “declarative”."""
        self.edit("clauses.tsv", "omits\t7.11.4-5\t", "omits\t7.11.5\t")
        self.assertIn("step 7.11.4 of #parsing-main-inhead/start tag template", self.found()[0])

    def test_numbers_without_a_clause(self) -> None:
        self.edit(
            "clauses.tsv",
            "stop-parsing\tnumbers\tcomplete the document\t",
            "stop-parsing\tnumbers\tcomplete it\t",
        )
        found = self.found()
        self.assertTrue(any("no algorithm “complete it”" in one for one in found), found)
        self.assertTrue(any("the steps have numbers, but no clause" in one for one in found), found)

    def test_days(self) -> None:
        line = self.edit(
            "dates.tsv", "2026-09-15\tuncertain\twhatwg/html issue 6939\t", "2026-09-15\tuncertain\t-\t"
        )
        self.assertEqual(self.found(), [f"spec/dates.tsv:{line}: 2026-09-15 has no source"])
        self.edit("dates.tsv", "2026-09-15\tuncertain\t-\t", "2026-09-15\tuncertain\tx\t-\n#")
        self.assertIn("2026-09-15 is uncertain: say where the day comes from", "\n".join(self.found()))
        self.edit("dates.tsv", "2025-05-20\tcertain", "2025-05-21\tcertain")
        found = "\n".join(self.found())
        self.assertIn("2025-05-20 is not in spec/dates.tsv", found)
        self.assertIn("no date mark has 2025-05-21", found)


class Problemless(unittest.TestCase):
    def test_all_outlines_are_read(self) -> None:
        problems = Problems()
        self.assertGreater(checks.check(SPEC, problems), 300)
        self.assertEqual(problems.found, [])


if __name__ == "__main__":
    unittest.main()
