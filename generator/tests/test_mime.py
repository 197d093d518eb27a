"""What the generator rejects in spec/mime/patterns.tsv."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from lockstep_rules.diagnostics import Problems
from lockstep_rules.mime import Pattern, read_patterns

HEADING = "# columns: table\tpattern\tmask\tignored\ttype\n"


class Patterns(unittest.TestCase):
    def read(self, *rows: str) -> tuple[list[str], dict[str, list[Pattern]]]:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "mime").mkdir()
            table = Path(folder) / "mime" / "patterns.tsv"
            table.write_text(
                HEADING + "".join(row.replace("|", "\t") + "\n" for row in rows), encoding="utf-8"
            )
            problems = Problems()
            found = read_patterns(Path(folder), problems)
            return [problem.message for problem in problems.found], found

    def test_rows(self) -> None:
        messages, found = self.read(
            "image|42 4D|FF FF|-|image/bmp", "scriptable|3C 41 TT|FF DF FF|whitespace|text/html"
        )
        self.assertEqual(messages, [])
        self.assertEqual([len(found["image"]), len(found["scriptable"])], [1, 1])

    def test_problems(self) -> None:
        for row, message in (
            ("images|42|FF|-|a/b", "unknown table"),
            ("image|42|FF FF|-|a/b", "different lengths"),
            ("image|42 TT|FF|-|a/b", "different lengths"),
            ("image|4G|FF|-|a/b", "is not a byte"),
            ("image|62|DF|-|a/b", "it never matches"),
            ("image|42|FF|spaces|a/b", "unknown “spaces”"),
        ):
            with self.subTest(row):
                messages, _ = self.read(row)
                self.assertEqual(len(messages), 1)
                self.assertIn(message, messages[0])
        messages, _ = self.read("image|42|FF|-|a/b", "image|42|FF|-|c/d")
        self.assertIn("occurs twice", messages[0])


if __name__ == "__main__":
    unittest.main()
