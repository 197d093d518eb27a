"""Checks that hand-written C++ and C is formatted with .clang-format, and that lines of scripts and subjects of commits are
short. Generated code is formatted by the generator.

    python3 tests/house/format_test.py
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("runtime", "tests", "examples", "bindings")
ENDINGS = (".cpp", ".h", ".c")
LEFT_OUT = ("build", "node_modules", "amalgamated", "target")


class Format(unittest.TestCase):
    def test_hand_written_files(self) -> None:
        files = [
            str(path.relative_to(ROOT))
            for folder in FOLDERS
            for path in sorted((ROOT / folder).rglob("*"))
            if path.suffix in ENDINGS and path.is_file() and not set(path.relative_to(ROOT).parts) & set(LEFT_OUT)
        ]
        self.assertGreater(len(files), 500)
        done = subprocess.run(
            ["clang-format", "--dry-run", "-Werror", *files], cwd=ROOT, capture_output=True, text=True, check=False
        )
        # Lines that it prints begin with the file.
        differ = sorted({line.partition(":")[0] for line in done.stderr.splitlines() if ": error: " in line})
        self.assertEqual(differ, [], f"run clang-format -i {' '.join(differ)}")
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_scripts_and_pages_are_sources(self) -> None:
        """lintian takes JavaScript with a line of more than 512 characters for minified, and refuses the Debian package."""
        long = [
            f"{path.relative_to(ROOT)}:{number}"
            for ending in ("js", "mjs", "html")
            for path in sorted((ROOT / "bindings" / "web").rglob(f"*.{ending}"))
            if not {"node_modules", "inline"} & set(path.parts)
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
            if len(line) > 512
        ]
        self.assertEqual(long, [], "break these lines")

    def test_subjects_of_commits(self) -> None:
        # The commits since this became a rule; none without a repository.
        log = ["git", "log", "--since=2026-11-30", "--no-merges", "--format=%s"]
        done = subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=False)
        self.assertEqual([subject for subject in done.stdout.splitlines() if len(subject) > 72], [], "at most 72 characters")


if __name__ == "__main__":
    if not shutil.which("clang-format"):
        print("No clang-format: run scripts/dev install-packages generate")
        sys.exit(77)
    unittest.main()
