"""The files that the generator writes."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from lockstep_cpp.__main__ import report_stale
from lockstep_cpp.pipeline import stale_files, write_files
from lockstep_rules.loading import ROOT
from support import SpecCase


def snapshot(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {
        str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def run_command(
    spec: Path, output: Path, *arguments: str, seed: str = "0"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "lockstep_cpp",
            *("--spec", str(spec)),
            *("--output", str(output)),
            *arguments,
        ],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "generator"),
            "PYTHONHASHSEED": seed,
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        capture_output=True,
        text=True,
    )


class Command(SpecCase):
    """The real rules are generated once for all tests, each of which gets a copy of the result."""

    generated: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.generated = Path(tempfile.mkdtemp(prefix="lockstep-generated-")) / "generated"
        cls.addClassCleanup(shutil.rmtree, cls.generated.parent)
        result = run_command(ROOT / "spec", cls.generated)
        if result.returncode != 0:
            raise AssertionError(result.stderr)

    def setUp(self) -> None:
        super().setUp()
        self.output = self.folder / "generated"

    def run_generator(self, *arguments: str, seed: str = "0") -> subprocess.CompletedProcess[str]:
        return run_command(self.spec, self.output, *arguments, seed=seed)

    def copy_generated(self) -> None:
        shutil.copytree(self.generated, self.output)

    def test_a_misspelling_stops_it_and_nothing_is_written(self) -> None:
        self.copy_generated()
        before = snapshot(self.output)
        self.edit("tree/text.rules", "insert the character", "insert the charakter")
        place = self.place("tree/text.rules", "charakter")
        result = self.run_generator()
        self.assertEqual(result.returncode, 1)
        self.assertEqual(
            result.stderr,
            f"{place}: unknown statement “insert the charakter”; did you mean “insert the character”?\n"
            "generation stopped: 1 problem(s), nothing was written\n",
        )
        self.assertEqual(snapshot(self.output), before)

    def test_nothing_is_written_into_an_empty_place_either(self) -> None:
        self.edit("tokenizer.rules", "switch to tag open", "switch to tag opne")
        self.assertEqual(self.run_generator().returncode, 1)
        self.assertFalse(self.output.exists())

    def test_no_timestamps_and_no_line_numbers_of_rules(self) -> None:
        for path, (data, _) in snapshot(self.generated).items():
            self.assertNotRegex(data.decode(), r"\.rules:\d", path)
            self.assertNotRegex(data.decode(), r"#line \d", path)

    def test_dates_are_those_of_the_rules(self) -> None:
        """If something changes on a day between two editions, the day is the line's, not an edition's."""
        texts = {path: data.decode() for path, (data, _) in snapshot(self.generated).items()}
        for path, text in texts.items():
            if path.startswith(("parser/dispatch.h", "parser/tree/")) and not path.endswith("lanes.h"):
                self.assertNotRegex(text, r"edition (<=|>) Day", path)
        # The row in this mode is newer than the row in the mode that it names.
        noscript = texts["parser/dispatch.h"].split("in_head_noscript.on({token_class::processing_instruction}")[1]
        self.assertIn("edition < Day{2026, 7, 13}", noscript.split(";")[0])
        in_select = texts["parser/tree/in_select.h"]
        self.assertIn("// #parsing-main-inselect, spec/tree/in-select.rules  [until 2025-07-21]", in_select)

    def test_the_last_guard_that_can_hold_is_not_tested(self) -> None:
        text = (self.generated / "parser/tree/algorithms.h").read_text()
        chooser = text.split("::in_head_choose_start_tag_noscript() {")[1].split("\n}")[0]
        self.assertEqual(chooser.count("if ("), 1)
        self.assertNotIn("in_head_anything_else", chooser)

    def test_a_file_begins_with_where_it_comes_from(self) -> None:
        """The contents begin on a separate line."""
        for path, (data, _) in snapshot(self.generated).items():
            self.assertNotRegex(data.decode(), r"\n?// .*scripts/generate\. \S", path)

    def test_check_writes_nothing(self) -> None:
        files = {path: data.decode() for path, (data, _) in snapshot(self.generated).items()}
        self.assertEqual(self.check(files)[0], 1)
        self.assertIn("/states.h is not what spec/ says; run scripts/generate", self.check(files)[1])
        self.assertFalse(self.output.exists())
        self.copy_generated()
        before = snapshot(self.output)
        self.assertEqual(self.check(files), (0, ""))
        self.assertEqual(snapshot(self.output), before)

    def check(self, files: dict[str, str]) -> tuple[int, str]:
        """Runs the command with `--check` as if the rules gave these files: returns the result and its
        output."""
        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            return report_stale(files, self.spec, self.output), said.getvalue()

    def test_only_changed_files_are_written(self) -> None:
        """Hash seeds differ between runs, so this also shows that the output does not depend on the run."""
        self.copy_generated()
        before = snapshot(self.output)
        (self.output / "stray.h").write_text("stray")
        self.edit(
            "tree/text.rules",
            "    parse error\n",
            '    parse error\n    set the frameset-ok flag to "not ok"\n',
        )
        result = self.run_generator(seed="1")
        first, *others = result.stdout.splitlines()
        self.assertRegex(first, r"^\d+ files generated, 2 changed$")
        # The line has no date, so it is part of every edition.
        message = "the edition 2024-09-12 changes too, by lines without a date: parser/tree/text.h: text_end_of_file"
        self.assertEqual(others, [message])
        after = snapshot(self.output)
        self.assertEqual(sorted(after), sorted(before))
        changed = [path for path in after if after[path] != before[path]]
        self.assertEqual([Path(path).name for path in changed], ["text.h"])


class Writing(SpecCase):
    def test_stale_and_left_over_files(self) -> None:
        output = self.folder / "out"
        files = {"a/one.h": "1\n", "two.h": "2\n"}
        self.assertEqual(stale_files(files, output), ["a/one.h", "two.h"])
        write_files(files, stale_files(files, output), output)
        self.assertEqual(stale_files(files, output), [])
        self.assertEqual(stale_files({"two.h": "3\n"}, output), ["a/one.h", "two.h"])
        (output / "two.h").write_bytes(b"\xff")
        self.assertEqual(stale_files(files, output), ["two.h"])


if __name__ == "__main__":
    unittest.main()
