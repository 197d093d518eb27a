"""Tests scripts/dev install-packages, which asks at a terminal, waits while another program holds apt's lock,
gives up on other errors, and lists what to install if there is no apt-get; scripts/dev interpreter; and the
commands that scripts/README.md lists."""

from __future__ import annotations

import os
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INSTALL = ROOT / "scripts" / "commands" / "install-packages"
APT = """#!/bin/sh
echo "$1" >>"$CALLS"
[ "$(wc -l <"$CALLS")" -gt "$FAILURES" ] && exit 0
echo "$MESSAGE" >&2
exit 100
"""


def program(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


class Packages(unittest.TestCase):
    def fakes(self, folder: Path) -> dict[str, str]:
        """The environment of a system where nothing is installed, with an apt-get that notes its calls."""
        program(folder / "apt-get", APT)
        program(folder / "dpkg-query", "#!/bin/sh\nexit 1\n")
        program(folder / "sudo", '#!/bin/sh\nexec "$@"\n')
        (folder / "calls").touch()
        environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "CALLS": str(folder / "calls"), "LOCKSTEP_APT_PAUSE": "0"}
        for name in ("LOCKSTEP_PACKAGES", "CI"):
            environment.pop(name, None)
        return environment

    def install(self, failures: int, message: str, *options: str, **settings: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
        """Runs install-packages with an apt-get that fails that many times, where nothing is installed."""
        with tempfile.TemporaryDirectory() as name:
            environment = self.fakes(Path(name)) | {"FAILURES": str(failures), "MESSAGE": message, **settings}
            line = [str(INSTALL), *options, "build"]
            result = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, check=False)
            return result, Path(environment["CALLS"]).read_text(encoding="utf-8").split()

    def ask(self, answer: str) -> tuple[int, str, bool]:
        """Runs install-packages at a terminal, where nothing is installed: its exit code, what it printed,
        and whether it called apt-get."""
        with tempfile.TemporaryDirectory() as name:
            environment = self.fakes(Path(name)) | {"FAILURES": "0", "MESSAGE": ""}
            terminal, other = pty.openpty()
            with subprocess.Popen([str(INSTALL), "build"], stdin=other, stdout=other, stderr=other, env=environment) as process:
                os.close(other)
                os.write(terminal, answer.encode())
                printed = b""
                try:
                    while chunk := os.read(terminal, 4096):
                        printed += chunk
                except OSError:  # the other end is closed
                    pass
            os.close(terminal)
            return process.returncode, printed.decode(), Path(environment["CALLS"]).stat().st_size > 0

    def test_asks_at_a_terminal(self) -> None:
        for answer, installs in (("\n", True), ("y\n", True), ("n\n", False), ("\x04", False)):
            with self.subTest(answer):
                code, printed, called = self.ask(answer)
                self.assertEqual((code, called), (0, True) if installs else (1, False))
                self.assertIn("missing: g++ cmake", printed)
                self.assertRegex(printed, "for the whole system[?] .Y/n.")

    def test_does_not_ask(self) -> None:
        result, calls = self.install(0, "", "--yes", LOCKSTEP_PACKAGES="no")
        self.assertEqual((result.returncode, calls), (0, ["update", "install"]))
        result, calls = self.install(0, "", LOCKSTEP_PACKAGES="no")
        self.assertEqual((result.returncode, calls), (1, []))
        self.assertIn("not installed: g++ cmake", result.stderr)

    def test_other_systems(self) -> None:
        for installer, shown in (("dnf", "sudo dnf install gcc-c++"), ("apk", "sudo apk add g++"), ("brew", "brew install cmake"), ("", "build (Debian's names): g++")):
            with self.subTest(installer), tempfile.TemporaryDirectory() as name:
                for tool in ("sh", "sed", "tr", "dirname"):
                    (Path(name) / tool).symlink_to(shutil.which(tool) or tool)
                if installer:
                    program(Path(name) / installer, "#!/bin/sh\nexit 1\n")
                for answer, expected in (("", shown), ("no", "")):
                    line = [str(INSTALL), "build", "generate"]
                    result = subprocess.run(line, capture_output=True, text=True, env={"PATH": name, "LOCKSTEP_PACKAGES": answer}, check=False)
                    self.assertEqual((result.returncode, expected in result.stderr, bool(result.stderr)), (0, True, bool(expected)))

    def test_npm_of_others(self) -> None:
        """Node's own packages have npm in nodejs, and conflict with Debian's."""
        with tempfile.TemporaryDirectory() as name:
            program(Path(name) / "apt-get", "#!/bin/sh\nexit 1\n")
            program(Path(name) / "dpkg-query", '#!/bin/sh\n[ "$4" = npm ] || printf installed\n')
            program(Path(name) / "npm", "#!/bin/sh\n")
            environment = {**os.environ, "PATH": f"{name}:{os.environ['PATH']}"}
            self.assertEqual(subprocess.run([INSTALL, "node"], env=environment, check=False).returncode, 0)

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


class Dev(unittest.TestCase):
    def dev(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([ROOT / "scripts" / "dev", *words], capture_output=True, text=True, check=False)

    def test_commands_are_described(self) -> None:
        commands = sorted(path.name for path in (ROOT / "scripts" / "commands").iterdir())
        text = (ROOT / "scripts" / "README.md").read_text(encoding="utf-8")
        scripts, further = text.split("`scripts/dev`\n", 1)
        self.assertEqual(sorted(re.findall(r"^\| `([\w-]+)` \|", further, re.M)), commands)
        others = {"README.md", "commands", "packages"}
        self.assertEqual(set(re.findall(r"^\| `scripts/(\w+)` \|", scripts, re.M)), {path.name for path in (ROOT / "scripts").iterdir()} - others)
        shown = self.dev().stdout
        for command in commands:
            self.assertRegex(shown, rf"(?m)^  {command} +[A-Za-z]")
            self.assertIn(command, self.dev("help", command).stdout)

    def test_wrong_names(self) -> None:
        for words in (("mutat",), ("help", "mutat"), ("../run",), ("help",)):
            result = self.dev(*words)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertIn("choose from: amalgamate build ", result.stderr)


class Interpreter(unittest.TestCase):
    def choose(self, python: Path, *modules: str) -> subprocess.CompletedProcess[str]:
        line = [str(ROOT / "scripts" / "commands" / "interpreter"), *modules]
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
            self.assertIn("with json no_such_module; run scripts/dev install-packages", result.stderr)


if __name__ == "__main__":
    unittest.main()
