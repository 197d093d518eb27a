"""The binary interface of lockstep/c.h is what tests/abi/c.abi records: functions, layouts and constants, by libabigail.

The headers decide it: this compiles a definition of each function that they declare, and compares the result. tests/install
checks that the library exports these functions.

    python3 tests/abi/abi_test.py [--record]
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECORDED = Path(__file__).with_name("c.abi")
INCLUDE = [f"-I{ROOT / folder}" for folder in ("runtime/include", "generated/include")]
ABIDW = "abidw --no-show-locs --no-corpus-path --no-comp-dir-path --no-elf-needed --type-id-style hash".split()


def run(*command: str | Path) -> str:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True).stdout


def library(folder: Path, change: tuple[str, str] = ("", "")) -> Path:
    """A library with the functions of the headers, in which one text is replaced by another."""
    header = run("cc", "-std=c99", "-E", "-P", *INCLUDE, ROOT / "runtime/include/lockstep/c.h")
    assert change[0] in header
    source, count = re.subn(r"(\blockstep_\w+\([^;{}]*\));", r"\1 { __builtin_trap(); }", header.replace(*change, 1))
    assert count > 300, count
    (folder / "c.c").write_text(source, encoding="utf-8")
    all_types = ("-g", "-fno-eliminate-unused-debug-types")
    run("cc", "-std=c99", *all_types, "-shared", "-fPIC", folder / "c.c", "-o", folder / "c.so")
    return folder / "c.so"


def differences(found: Path) -> str:
    described = found.with_suffix(".abi")
    described.write_text(run(*ABIDW, "--load-all-types", found), encoding="utf-8")
    report = subprocess.run(["abidiff", RECORDED, described], capture_output=True, text=True, check=False).stdout
    # abidiff does not compare enumerations without a name, which are those of constants.
    constant = re.compile(r"<enumerator name='(\w+)' value='(-?\d+)'")
    before, now = (set(constant.findall(file.read_text(encoding="utf-8"))) for file in (RECORDED, described))
    return report + "".join(f"changed constant: {name} = {value}\n" for name, value in sorted(before ^ now))


@unittest.skipUnless(shutil.which("abidiff"), "no abidiff: scripts/dev install-packages test")
@unittest.skipUnless(platform.machine() == "x86_64" and sys.platform == "linux", "recorded on Linux on x86-64")
class BinaryInterface(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_it_is_as_recorded(self) -> None:
        report = differences(library(self.folder))
        advice = "an addition: record it with tests/abi/abi_test.py --record; all else needs a new minor version"
        self.assertEqual(report, "", f"{advice}\n{report}")

    def test_changes_are_found(self) -> None:
        for old, new in (
            ("lockstep_buffer_free(", "lockstep_buffer_release("),
            ("size_t size;", "int size;"),
            ("LOCKSTEP_OK = 0", "LOCKSTEP_OK = 7"),
        ):
            self.assertIn("hanged", differences(library(self.folder, (old, new))), old)


if __name__ == "__main__":
    if "--record" in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            RECORDED.write_text(run(*ABIDW, "--load-all-types", library(Path(folder))), encoding="utf-8")
    else:
        unittest.main()
