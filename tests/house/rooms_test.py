"""What is at the top of the project, and nothing else: a log or a result that is committed by mistake is found here."""

import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = """.ci .clang-format .editorconfig .gitignore CHANGELOG.md CMakeLists.txt CONTRIBUTING.md LICENSE README.md SECURITY.md
bindings docs examples generated generator runtime scripts spec tests""".split()


class Rooms(unittest.TestCase):
    def test_the_top_has_the_known_rooms_only(self) -> None:
        try:
            listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("not a clone")
        found = {name.split("/", 1)[0] for name in listed.stdout.split("\0") if name}
        self.assertEqual(sorted(found - set(ROOMS)), [])
        self.assertEqual(sorted(set(ROOMS) - found), [])


if __name__ == "__main__":
    unittest.main()
