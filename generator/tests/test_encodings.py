"""Bad input to the encodings, and their import from the WHATWG's files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from lockstep_audit.import_encodings import import_encodings, runs
from lockstep_rules.loading import ROOT
from support import SpecCase

ENCODINGS = "tables/encodings.tsv"
KOI8_U = "encodings/koi8-u.tsv"
BIG5 = "encodings/big5.tsv"
RANGES = "encodings/gb18030-ranges.tsv"
# Found the same way as in the C++ tests.
WHATWG = Path(os.environ.get("LOCKSTEP_TESTDATA") or ROOT.parent / "shared") / "encoding"


class Encodings(SpecCase):
    def test_label_twice(self) -> None:
        self.edit(ENCODINGS, " utf8 ", " utf8 866 ")
        self.stops(
            ENCODINGS, "IBM866", "the label “866” is listed twice, first at spec/tables/encodings.tsv:"
        )

    def test_label_in_upper_case(self) -> None:
        self.edit(ENCODINGS, " utf8 ", " UTF8 ")
        self.stops(ENCODINGS, "UTF-8", "“UTF8” is not lower-case ASCII")

    def test_name_without_label(self) -> None:
        self.edit(ENCODINGS, " ibm866", "")
        self.stops(ENCODINGS, "IBM866", "“ibm866”, is not one of the labels", "did you mean “csibm866”?")

    def test_unknown_index(self) -> None:
        self.edit(ENCODINGS, "KOI8-U\tkoi8-u", "KOI8-U\tkoi-8u")
        self.stops(ENCODINGS, "KOI8-U", "there is no spec/encodings/koi-8u.tsv; did you mean “koi8-")

    def test_columns(self) -> None:
        self.edit(ENCODINGS, "KOI8-U\tkoi8-u\t", "KOI8-U\t")
        self.stops(ENCODINGS, "KOI8-U", "expected 3 columns, found 2")

    def test_index_that_nothing_reads(self) -> None:
        shutil.copyfile(self.spec / BIG5, self.spec / "encodings/big55.tsv")
        found = [str(problem) for problem in self.problems()]
        self.assertEqual(
            found, ["spec/encodings/big55.tsv:1: nothing reads this index; did you mean “big5.tsv”?"]
        )

    def test_missing_index(self) -> None:
        (self.spec / BIG5).unlink()
        self.assertIn("spec/encodings/big5.tsv:1: the file is missing", [str(p) for p in self.problems()])


class Indexes(SpecCase):
    def bad_row(self, file: str, row: str, *parts: str) -> None:
        """Replaces the second row."""
        lines = (self.spec / file).read_text(encoding="utf-8").split("\n")
        lines[[line.startswith("#") for line in lines].index(False) + 1] = row
        (self.spec / file).write_text("\n".join(lines), encoding="utf-8")
        self.stops(file, row, *parts)
        self.restore(file)

    def test_pointers(self) -> None:
        self.bad_row(KOI8_U, "x1\tU+0041", "“x1” is not a pointer")
        self.bad_row(KOI8_U, "0\tU+0041", "pointer 0 does not follow 0")
        self.bad_row(KOI8_U, "127\tU+0041..U+0042", "pointer 128 is above 127")

    def test_code_points(self) -> None:
        for codes in ("0041", "U+41", "U+D800", "U+0042..U+0041", "U+0041..U+0041", "U+0041..", "U+110000"):
            self.bad_row(KOI8_U, f"1\t{codes}", f"“{codes}” is not a code point of the form U+0041, or a run")

    def test_planes(self) -> None:
        self.bad_row(KOI8_U, "1\tU+20000", "the table of this index holds code points of plane 0")
        self.bad_row(BIG5, "943\tU+10000", "the table of this index holds code points of plane 0 and 2")
        self.bad_row(BIG5, "943\tU+FFFF..U+10000", "of plane 0 and 2")
        self.bad_row(BIG5, "943\tU+0000", "without U+0000")

    def test_ranges(self) -> None:
        self.bad_row(RANGES, "36\tU+A5", "“36” and “U+A5” are not a pointer and a code point")
        self.bad_row(RANGES, "0\tU+00A5", "pointer 0 does not follow 0")
        self.edit(RANGES, "189000\tU+10000\n", "")
        self.stops_at("spec/encodings/gb18030-ranges.tsv:1", "do not begin at 0 and end with 189000")


class Import(SpecCase):
    def run_import(self, folder: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [
                sys.executable,
                "-m",
                "lockstep_audit.importing",
                "encodings",
                folder,
                "--write",
                "--spec",
                self.spec,
            ],
            env={**os.environ, "PYTHONPATH": str(ROOT / "generator"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
        )

    def test_runs(self) -> None:
        pairs = [(0, 5), (1, 6), (2, 8), (4, 9), (5, 10), (6, 10), (7, 9)]
        self.assertEqual(runs(pairs), [(0, 5, 6), (2, 8, 8), (4, 9, 10), (6, 10, 10), (7, 9, 9)])

    @unittest.skipUnless(WHATWG.is_dir(), f"No test data: there is no folder {WHATWG}")
    def test_the_files_are_those_of_the_import(self) -> None:
        for path, text in import_encodings(WHATWG).items():
            self.assertEqual((ROOT / "spec" / path).read_bytes(), text.encode(), path)
        shutil.rmtree(self.spec / "encodings")
        self.assertEqual(self.run_import(WHATWG).returncode, 0)
        self.assertEqual(
            sorted(path.name for path in (self.spec / "encodings").iterdir()),
            sorted(path.name for path in (ROOT / "spec/encodings").iterdir()),
        )

    @unittest.skipUnless(WHATWG.is_dir(), f"No test data: there is no folder {WHATWG}")
    def test_bad_files(self) -> None:
        source = self.folder / "source"
        shutil.copytree(WHATWG, source, copy_function=shutil.copyfile)
        source.chmod(0o755)
        with (source / "index-big5.txt").open("a", encoding="utf-8") as file:
            file.write("12 0x4E00\n")
        (source / "index-koi8-u.txt").unlink()
        result = self.run_import(source)
        self.assertEqual(result.returncode, 2)
        self.assertRegex(
            result.stderr, r"index-big5.txt:\d+: “12 0x4E00” is not a pointer, a tab and a code point"
        )
        self.assertIn("index-koi8-u.txt:1: the file is missing", result.stderr)
        (source / "encodings.json").write_text("[1]")
        self.assertIn("encodings.json:1: not the WHATWG's list", self.run_import(source).stderr)


if __name__ == "__main__":
    unittest.main()
