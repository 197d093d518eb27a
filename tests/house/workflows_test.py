"""Checks that the workflows in .github/ only call the project's scripts, so that everything can be run
without GitHub; also runs actionlint if it is installed (go install
github.com/rhysd/actionlint/cmd/actionlint@latest).

    python3 tests/house/workflows_test.py
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
# What a container lacks before the project's files are there.
PREPARATIONS = re.compile(r'apt-get update -qq && apt-get install -y -qq [a-z0-9 -]+|git config --global --add safe\.directory "\$GITHUB_WORKSPACE"')


def steps(text: str) -> list[str]:
    return re.findall(r"^ +(?:- )?run: (.*)$", text, re.M)


class Workflows(unittest.TestCase):
    def test_steps_call_scripts(self) -> None:
        self.assertTrue(WORKFLOWS)
        for path in WORKFLOWS:
            for step in steps(path.read_text(encoding="utf-8")):
                if PREPARATIONS.fullmatch(step):
                    continue
                called = ROOT / step.split()[0]
                self.assertRegex(step, r"^(?:scripts|\.ci)/[\w-]+( |$)", f"{path.name}: “{step}” is not a call of a script")
                self.assertTrue(os.access(called, os.X_OK), f"{path.name}: {called} cannot be run")

    def test_permissions_and_times(self) -> None:
        for path in WORKFLOWS:
            text = path.read_text(encoding="utf-8")
            self.assertRegex(text, r"(?m)^permissions:$", path.name)
            jobs = len(re.findall(r"^    runs-on:", text, re.M))
            self.assertEqual(len(re.findall(r"^    timeout-minutes:", text, re.M)), jobs, path.name)

    def test_actionlint(self) -> None:
        if shutil.which("actionlint") is None:
            self.skipTest("no actionlint")
        done = subprocess.run(["actionlint", *map(str, WORKFLOWS)], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
        self.assertEqual(done.returncode, 0, done.stdout)


if __name__ == "__main__":
    unittest.main()
