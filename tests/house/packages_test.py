"""scripts/install-packages waits while another program holds apt's lock, and gives up on other errors; scripts/interpreter."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APT = """#!/bin/sh
echo "$1" >>"$CALLS"
[ "$(wc -l <"$CALLS")" -gt "$FAILURES" ] && exit 0
echo "$MESSAGE" >&2
exit 100
"""


class Packages(unittest.TestCase):
    def install(self, failures: int, message: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
        """Runs it with an apt-get that fails that many times, where nothing is installed."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for program, text in (("apt-get", APT), ("dpkg-query", "#!/bin/sh\nexit 1\n"), ("sudo", '#!/bin/sh\nexec "$@"\n')):
                (folder / program).write_text(text, encoding="utf-8")
                (folder / program).chmod(0o755)
            calls = folder / "calls"
            environment = {**os.environ, "PATH": f"{name}:{os.environ['PATH']}", "CALLS": str(calls), "LOCKSTEP_APT_PAUSE": "0"}
            environment |= {"FAILURES": str(failures), "MESSAGE": message}
            line = [str(ROOT / "scripts" / "install-packages"), "build"]
            result = subprocess.run(line, capture_output=True, text=True, env=environment, check=False)
            return result, calls.read_text(encoding="utf-8").split()

    def test_lock(self) -> None:
        lock = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 5 (apt)"
        result, calls = self.install(3, lock)
        self.assertEqual((result.returncode, calls), (0, ["update"] * 4 + ["install"]))
        self.assertEqual(result.stderr.count("waiting up to ten minutes"), 1)
        result, calls = self.install(10**6, lock)
        self.assertEqual((result.returncode, len(calls)), (1, 2 * 121))
        self.assertIn("held by process 5", result.stderr)

    def test_other_errors(self) -> None:
        result, calls = self.install(2, "E: Unable to locate package x")
        self.assertEqual((result.returncode, calls), (1, ["update", "install"]))
        self.assertIn("Unable to locate package x", result.stderr)
        result, calls = self.install(1, "E: no network")
        self.assertEqual((result.returncode, calls), (0, ["update", "install"]))


class Interpreter(unittest.TestCase):
    def choose(self, python: Path, *modules: str) -> subprocess.CompletedProcess[str]:
        line = [str(ROOT / "scripts" / "interpreter"), *modules]
        environment = {**os.environ, "PYTHON": str(python)}
        return subprocess.run(line, capture_output=True, text=True, env=environment, check=False)

    def test_modules(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            # Without the installed .pth files, which may import more than the script does.
            python = Path(name) / "python"
            python.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "$@"\n', encoding="utf-8")
            python.chmod(0o755)
            self.assertEqual(self.choose(python, "json", "wave").stdout, f"{python}\n")
            result = self.choose(python, "json", "no_such_module")
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            self.assertIn("with json no_such_module; run scripts/install-packages", result.stderr)


if __name__ == "__main__":
    unittest.main()
