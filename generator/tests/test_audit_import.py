"""Refreshing the tables of spec/ from a page and from the WHATWG's files."""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import tempfile
import unittest
from pathlib import Path

from audit_support import NO_TOOL, SPEC, STANDARD, TOOL
from lockstep_audit.importing import arguments, run
from lockstep_audit.page import PageError

OLD = STANDARD / "parsing-2018-10-21.html"
REFERENCES = "tables/named-character-references.tsv"


class Import(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.spec = self.folder / "spec"
        shutil.copytree(SPEC / "tables", self.spec / "tables")

    def run_import(self, *words: str) -> tuple[int, list[str]]:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = run(arguments().parse_args([*words, "--spec", str(self.spec)]))
        return code, out.getvalue().split("\n")

    def write(self, name: str, text: str) -> str:
        (self.folder / name).write_text(text, encoding="utf-8")
        return str(self.folder / name)

    def entities(self) -> dict[str, object]:
        """The WHATWG's file that corresponds to the table."""
        found: dict[str, object] = {}
        for line in (self.spec / REFERENCES).read_text(encoding="utf-8").split("\n"):
            if line and not line.startswith("# "):
                name, points = line.split("\t")
                found[f"&{name}"] = {"codepoints": [int(point[2:], 16) for point in points.split()]}
        return found

    def test_references(self) -> None:
        entities = self.entities()
        source = self.write("entities.json", json.dumps(entities))
        self.assertEqual(self.run_import("references", source), (0, ["1 files read, 0 differ", ""]))
        entities["&aaa;"] = {"codepoints": [0x41, 0x1D537]}
        del entities["&zwj;"]
        source = self.write("entities.json", json.dumps(entities))
        code, lines = self.run_import("references", source)
        self.assertEqual(code, 1)
        self.assertIn("+aaa;\tU+0041 U+1D537", lines)
        self.assertIn("-zwj;\tU+200D", lines)
        self.assertEqual(self.run_import("references", source, "--write")[0], 0)
        self.assertEqual(self.run_import("references", source)[0], 0)

    @unittest.skipUnless(TOOL, NO_TOOL)
    def test_references_of_the_page(self) -> None:
        row = "<tr id=entity-{0}><td><code>{0}</code><td>{1}<td>x"
        rows = [
            row.format(name[1:], " ".join(f"U+{code:05X}" for code in one["codepoints"]))  # type: ignore[index]
            for name, one in self.entities().items()
        ]
        source = self.write("named-characters.html", f"<table>{''.join(rows)}</table>")
        self.assertEqual(self.run_import("references", source), (0, ["1 files read, 0 differ", ""]))
        with self.assertRaisesRegex(PageError, "no table of named character references"):
            self.run_import("references", self.write("other.html", "<p>Hello"))

    def test_bad_file(self) -> None:
        for text in ("[1]", "{", '{"&a;": 1}'):
            with self.assertRaisesRegex(PageError, "not the WHATWG's entities.json"):
                self.run_import("references", self.write("entities.json", text))

    @unittest.skipUnless(TOOL, NO_TOOL)
    @unittest.skipUnless(OLD.is_file(), f"No test data: there is no {OLD}")
    def test_tables_of_2018(self) -> None:
        code, lines = self.run_import("tables", str(OLD))
        self.assertEqual(code, 1)
        self.assertEqual(lines[-2], "7 files read, 2 differ; --write writes them")
        for line in ("-az\twindows-1254", "+zh-CN\tgb18030"):
            self.assertIn(line, lines)
        new = "unexpected-question-mark-instead-of-tag-name is new; add its row"
        self.assertTrue(any(line.startswith("to do manually: ") and new in line for line in lines))
        self.run_import("tables", str(OLD), "--write")
        self.assertEqual(self.run_import("tables", str(OLD))[0], 0)


if __name__ == "__main__":
    unittest.main()
