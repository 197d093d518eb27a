"""Checks that a third edition needs no code change: a made-up one is added to a copy of spec/, generated,
compiled and used.

It also compiles without the current edition, as LOCKSTEP_EDITIONS allows. Arguments: the folder to build in.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE_UP = "2031-05-01"
OLD = "2024-09-12"
CURRENT = "2026-10-03"
RULE = "  start tag image\n"
FOLDER = Path(sys.argv.pop()) if len(sys.argv) > 1 else ROOT / "build" / "made-up-edition"


def run(*command: str | Path, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)  # type: ignore


class MadeUpEdition(unittest.TestCase):
    generated = FOLDER / "generated"
    binary = FOLDER / "build" / "lockstep"

    @classmethod
    def setUpClass(cls) -> None:
        spec = FOLDER / "spec"
        shutil.rmtree(spec, ignore_errors=True)
        shutil.copytree(ROOT / "spec", spec)
        with (spec / "STANDARD").open("a", encoding="utf-8") as standard:
            standard.write(f"\nedition {MADE_UP}\n  source made up\n  covers nothing that anybody wrote\n")
        # From that day on, an image element is like any other element.
        rules = spec / "tree" / "in-body.rules"
        text = rules.read_text(encoding="utf-8")
        assert text.count(RULE) == 1, "the test needs another rule"
        rules.write_text(text.replace(RULE, f"  start tag image  [until {MADE_UP}]\n"), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "generator"), "PYTHONDONTWRITEBYTECODE": "1"}
        made = run(
            *(sys.executable, "-m", "lockstep_cpp", "--spec", spec, "--output", cls.generated),
            env=environment,
        )
        assert made.returncode == 0, made.stderr
        cls.configure(f"{OLD};{MADE_UP}")
        built = run("cmake", "--build", FOLDER / "build", "--parallel", "2", "--target", "lockstep_cli")
        assert built.returncode == 0, built.stdout[-4000:]

    @classmethod
    def configure(cls, editions: str) -> subprocess.CompletedProcess[str]:
        return run(
            *("cmake", "-S", ROOT, "-B", FOLDER / "build"),
            # Nothing is measured here, so it should compile quickly: without optimization, Clang takes half the time of GCC.
            *([f"-DCMAKE_CXX_COMPILER={clang}"] if (clang := shutil.which("clang++")) else []),
            *("-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0"),
            *("-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_UNITY_BUILD_BATCH_SIZE=0"),
            *(f"-DLOCKSTEP_GENERATED={cls.generated}", f"-DLOCKSTEP_EDITIONS={editions}"),
        )

    def tree(self, html: str, *arguments: str) -> str:
        result = run(self.binary, "parse", "-", *arguments, input=html)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def test_it_has_its_own_rules(self) -> None:
        self.assertIn("<img>", self.tree("<image>", "--edition", OLD))
        self.assertIn("<image>", self.tree("<image>", "--edition", MADE_UP))

    def test_its_other_rules_are_those_of_its_day(self) -> None:
        self.assertIn("<!-- ?x y? -->", self.tree("<?x y?>", "--edition", OLD))
        self.assertIn("<?x y?>", self.tree("<?x y?>", "--edition", MADE_UP))

    def test_without_the_current_edition_the_newest_is_the_default(self) -> None:
        self.assertIn("<image>", self.tree("<image>"))
        result = run(self.binary, "--version")
        self.assertIn(f"edition {MADE_UP}, also {OLD}\n", result.stdout)

    def test_an_edition_that_was_not_compiled(self) -> None:
        result = run(self.binary, "parse", "--edition", CURRENT, "-", input="")
        self.assertEqual(result.returncode, 2)
        self.assertIn(f"unknown edition '{CURRENT}'", result.stderr)
        self.assertIn(f"Choose from: {OLD}, {MADE_UP}", result.stderr)

    def test_an_unknown_edition(self) -> None:
        result = self.configure("2020-01-01")
        self.addCleanup(self.configure, f"{OLD};{MADE_UP}")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("no edition “2020-01-01”", result.stderr)
        self.assertIn(f"{OLD};{CURRENT};{MADE_UP}", result.stderr)


if __name__ == "__main__":
    unittest.main()
