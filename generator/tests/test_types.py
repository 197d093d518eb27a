"""Checks the types of the generator, the audit, the literal reading and these tests with mypy in strict
mode."""

from __future__ import annotations

import os
import subprocess
import unittest

from lockstep_rules.loading import ROOT

MYPY = "/usr/bin/mypy"  # Debian's mypy, which knows Debian's Python


@unittest.skipUnless(os.access(MYPY, os.X_OK), "no mypy")
class Types(unittest.TestCase):
    def test_they_fit(self) -> None:
        command = [MYPY, "--config-file", "generator/pyproject.toml", "--cache-dir", os.devnull]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
