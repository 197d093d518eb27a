"""Running the program in a test."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

BINARY = os.path.abspath(os.environ.get("LOCKSTEP_BINARY", "build/lockstep"))
# Whether the program is compiled for AddressSanitizer: it is then slower, and keeps what is freed.
SANITIZED = os.environ.get("LOCKSTEP_SANITIZE", "0") != "0"


def run(*words, stdin=b""):
    """(exit code, standard output, standard error), the outputs as text."""
    if isinstance(stdin, str):
        stdin = stdin.encode()
    result = subprocess.run([BINARY, *words], input=stdin, capture_output=True, timeout=600)
    return result.returncode, result.stdout.decode(), result.stderr.decode()


class CommandLineTest(unittest.TestCase):
    def succeeds(self, *words, stdin=b""):
        code, out, err = run(*words, stdin=stdin)
        self.assertEqual((code, err), (0, ""))
        return out

    def fails(self, code, *words, stdin=b""):
        got, out, err = run(*words, stdin=stdin)
        self.assertEqual((got, out), (code, ""))
        return err

    def is_bad_use(self, words, *wanted):
        err = self.fails(2, *words)
        for text in wanted:
            self.assertIn(text, err)


class FolderTest(CommandLineTest):
    """Tests with a folder that is empty before each test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, content):
        """Writes a file; returns its path."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return str(path)
