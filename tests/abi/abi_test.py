"""Checks that the binary interface is as recorded: for lockstep/c.h in c.abi (functions, layouts and
constants, with libabigail); for C++, the sizes of classes in layouts.tsv. tests/install compares the
functions that a library exports to C++ with exported.txt.

The headers determine the recorded facts: this compiles a definition of each C function, and a program that
prints the sizes.

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
LAYOUTS = Path(__file__).with_name("layouts.tsv")
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


def layouts(folder: Path, change: tuple[str, str] = ("", "")) -> str:
    """The size and alignment in bytes of each public class, with one text of the headers replaced by
    another."""
    headers = folder / "headers"
    shutil.copytree(ROOT / "runtime/include", headers)
    text, includes = "", "#include <cstdio>\n"
    # Without SinkParser, which is not part of the interface, and c.h, which library() has.
    for header in sorted({*(headers / "lockstep").glob("*.h")} - {headers / "lockstep" / name for name in ("c.h", "sink_parser.h")}):
        includes += f'#include "lockstep/{header.name}"\n'
        content = header.read_text(encoding="utf-8")
        header.write_text(content.replace(*change), encoding="utf-8")
        text += re.sub(r"^namespace (?:lockstep::)?(?:detail|std) \{$.*?^\}  // namespace", "", content, flags=re.M | re.S)
    # Not those that follow a line with `template`.
    found = re.findall(r"(?<!>\n)^(?:class|struct) (?:\[\[nodiscard\]\] )?(?:LOCKSTEP_EXPORT )?(\w+)(?: : [^;{]*)? \{", text, re.M)
    spaces = sorted(set(re.findall(r"^namespace (lockstep[\w:]*) \{", text, re.M)))
    using = "".join(f"using namespace {name};\n" for name in spaces)
    row = '  std::printf("%s\\t%zu\\t%zu\\n", "{0}", sizeof({0}), alignof({0}));\n'
    rows = "".join(row.format(name) for name in sorted(set(found)))
    source = folder / "layouts.cpp"
    source.write_text(f'{includes}{using}int main() {{\n{rows}}}\n', encoding="utf-8")
    # There is no library to link.
    run("c++", "-std=c++20", "-O0", f"-I{headers}", INCLUDE[1], "-Wl,--unresolved-symbols=ignore-all", source, "-o", folder / "layouts")
    return "class\tsize\talignment\n" + run(folder / "layouts")


@unittest.skipUnless(platform.machine() == "x86_64" and sys.platform == "linux", "recorded on Linux on x86-64")
class Layouts(unittest.TestCase):
    def test_they_are_as_recorded(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            advice = "a changed size needs a new minor version; then record it with tests/abi/abi_test.py --record"
            self.assertEqual(layouts(Path(folder)), LAYOUTS.read_text(encoding="utf-8"), advice)

    def test_changes_are_found(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            changed = layouts(Path(folder), ("struct TextOptions {\n", "struct TextOptions {\n  long more = 0;\n"))
            self.assertNotEqual(changed, LAYOUTS.read_text(encoding="utf-8"))


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
            LAYOUTS.write_text(layouts(Path(folder)), encoding="utf-8")
    else:
        unittest.main()
