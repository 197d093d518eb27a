"""Tests docs/guides/cookbook.md: what its commands print, and that its functions print the same.

LOCKSTEP_BINARY=build/lockstep python3 tests/docs/cookbook_test.py
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = os.path.abspath(os.environ.get("LOCKSTEP_BINARY", "build/lockstep"))
TASK = re.compile(r"^### ([^\n]+)\n\n```cpp\n(.*?)```\n\n```sh\n(.*?)```\n\n```text\n(.*?)```\n", re.MULTILINE | re.DOTALL)
TASKS = TASK.findall((ROOT / "docs" / "guides" / "cookbook.md").read_text(encoding="utf-8"))
SOURCE = (ROOT / "examples" / "cookbook.cpp").read_text(encoding="utf-8")


class Cookbook(unittest.TestCase):
    def test_tasks_in_ten_lines_and_one_command_each(self) -> None:
        self.assertEqual(len(TASKS), 24)
        for name, code, command, _ in TASKS:
            self.assertLessEqual(code.count("\n"), 10, name)
            self.assertEqual(command.count("\n"), 1, name)

    def test_commands_print_what_the_page_says(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "lockstep").symlink_to(BINARY)
            environment = {**os.environ, "PATH": folder + os.pathsep + os.environ["PATH"]}
            for name, _, command, wanted in TASKS:
                with self.subTest(name):
                    result = subprocess.run(
                        ["bash", "-c", command], cwd=ROOT / "examples" / "cookbook", env=environment, capture_output=True
                    )
                    self.assertEqual((result.stdout.decode(), result.stderr.decode()), (wanted, ""))

    def test_functions_are_those_of_the_program(self) -> None:
        source = re.sub(r"\s+", " ", SOURCE)
        for name, code, _, _ in TASKS:
            self.assertIn("{ " + re.sub(r"\s+", " ", code).strip() + " }", source, name)

    def test_functions_print_the_same(self) -> None:
        # The test example.cookbook compares the end of the program with what it prints.
        printed = re.sub("^// ?", "", SOURCE.partition("\n// Prints:\n")[2], flags=re.MULTILINE)
        self.assertEqual(printed, "".join(wanted for _, _, _, wanted in TASKS))


if __name__ == "__main__":
    unittest.main()
