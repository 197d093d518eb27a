"""Tests docs/guides/cookbook.md: what its commands print, that its functions print the same, and that CSS and XPath in one
row of its table find the same nodes.

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
PAGE = (ROOT / "docs" / "guides" / "cookbook.md").read_text(encoding="utf-8")
TASKS = TASK.findall(PAGE)
PAIRS = re.findall(r"^\| ([^|`]+) \| `(.+)` \| `(.+)` \|$", PAGE, re.MULTILINE)
# For each row of the table, nodes to find and similar ones that must not be found.
SAMPLE = """<!DOCTYPE html><title>Shop</title><h1 id=shop>Clocks <small>since 1871</small></h1>
<nav><a href=/>Home</a><a href="https://keys.example/" rel="noopener nofollow">Keys</a><ul><li><a href=/x.PDF>No</a></ul></nav>
<p>Before<h2>Prices</h2><p class="big note">First, <a name=here>here</a> <a href=list.pdf rel=nofollows>list</a><p class=notes>Then
<table><tr><th>Work<th>Price<tr><td>Cleaning<td><b>45</b><tr><td>New spring<td><!--c--><tr><th>All<td>75<td> </table>
<ul><li>One <p><a href=#1>1</a></p><li><a href=http://two.example/>Two</a><li>Three</ul><ol><li>Only</ol>
<img src=/thumb/1.jpg alt=""><img src=/2.jpg><b>bold</b><form><input name=q type=Text><input name=Q></form>"""
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

    def test_css_and_xpath_find_the_same(self) -> None:
        self.assertGreaterEqual(len(PAIRS), 25)
        for name, *queries in PAIRS:
            with self.subTest(name):
                found = []
                for command, query in zip(("select", "xpath"), queries, strict=True):
                    words = [BINARY, command, "--json", query.replace("\\|", "|")]
                    result = subprocess.run(words, input=SAMPLE, capture_output=True, encoding="utf-8")
                    self.assertEqual((result.returncode, result.stderr), (0, ""))
                    found.append(result.stdout.splitlines())
                self.assertEqual(*found)

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
