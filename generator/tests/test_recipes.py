"""The recipes of docs/design/changing.md, followed literally in a copy of the project."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from lockstep_rules.loading import ROOT

PAGE = ROOT / "docs/design/changing.md"
DIFF = re.compile(r"```diff\n(.*?)```", re.DOTALL)
RESULT = re.compile(r"```text\n(.*?)    (.*?)\n```", re.DOTALL)


def recipes() -> dict[str, str]:
    """The recipes that contain a change, by title."""
    text = PAGE.read_text(encoding="utf-8").partition("\n# Recipes\n")[2]
    sections = dict(section.split("\n", 1) for section in text.split("\n## ")[1:])
    return {title: section for title, section in sections.items() if DIFF.search(section)}


class Recipes(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lockstep-"))
        self.addCleanup(shutil.rmtree, self.folder)
        for name in ("spec", "generator", "runtime/include"):
            shutil.copytree(
                ROOT / name, self.folder / name, ignore=shutil.ignore_patterns("tests", "__pycache__")
            )
        shutil.copyfile(ROOT / ".clang-format", self.folder / ".clang-format")

    def change(self, patch: str) -> None:
        done = subprocess.run(
            ["patch", "-p1", "--fuzz=0", "--silent", "--no-backup-if-mismatch"],
            input=patch,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def run_module(self, module: str, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": "generator", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", module, *words]
        return subprocess.run(
            command,
            input=given,
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def test_each_recipe(self) -> None:
        """All recipes run in one copy: they do not depend on each other, and loading the rules takes
        longest."""
        self.assertGreaterEqual(len(recipes()), 11)
        cases: list[str] = []
        expected: list[list[str]] = []
        generated: list[tuple[str, str]] = []
        for title, section in recipes().items():
            with self.subTest(title):
                self.change("".join(DIFF.findall(section)))
                shown = RESULT.search(section)
                assert (
                    shown
                ), "a recipe needs a document and its first error, or a generated file and a part of it"
                if shown[1].startswith("generated/"):
                    generated.append((shown[1], shown[2]))
                    continue
                cases.append(json.dumps({"html": shown[1]}))
                expected.append([] if shown[2] == "no error" else [shown[2]])
        done = self.run_module("lockstep_literal", "cases", given="\n".join(cases) + "\n")
        self.assertEqual(done.returncode, 0, done.stderr)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([[error["code"] for error in answer["errors"]] for answer in answers], expected)
        done = self.run_module("lockstep_cpp")
        self.assertEqual(done.returncode, 0, done.stderr)
        generated.append(("generated/parser/tree/text.h", "state.note_text();"))
        for path, part in generated:
            self.assertIn(part, (self.folder / path).read_text(encoding="utf-8"))

    def test_a_recipe_without_its_second_half(self) -> None:
        (patch,) = DIFF.findall(recipes()["A phrase"])
        rule, symbol, form = re.split(r"(?m)^(?=--- a/)", patch)[1:]
        self.change(rule)
        done = self.run_module("lockstep_literal", "cases")
        self.assertIn("spec/tree/text.rules:7: unknown statement “note that text was inserted”", done.stderr)
        self.change(symbol)
        done = self.run_module("lockstep_literal", "cases", given='{"html": "<title>a"}\n')
        self.assertIn("note that text was inserted", done.stdout + done.stderr)
        self.assertNotEqual(done.returncode, 0)


if __name__ == "__main__":
    unittest.main()
