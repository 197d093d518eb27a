"""Checks that the version is the same everywhere: every package and page that states it agrees with
runtime/include/lockstep/version.h.

    python3 tests/house/version_test.py
"""

from __future__ import annotations

import json
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A version that belongs to this release may be written in these; everywhere else it is read from the header.
STATED_IN = {
    "CITATION.cff",
    "bindings/python/pyproject.toml",
    "bindings/rust/Cargo.toml",
    "bindings/web/package.json",
    "bindings/web/parse5/package.json",
    "packaging/vcpkg/vcpkg.json",
    "runtime/include/lockstep/version.h",
}


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def macro(name: str) -> str:
    found = re.search(rf"^#define LOCKSTEP_{name} \"?([\d.]+)\"?$", read("runtime/include/lockstep/version.h"), re.M)
    assert found, f"no LOCKSTEP_{name} in version.h"
    return found[1]


VERSION = macro("VERSION")
MINOR = VERSION.rpartition(".")[0]


def first(pattern: str, name: str) -> str:
    found = re.search(pattern, read(name), re.M)
    return found[1] if found else f"nothing that matches {pattern}"


class Versions(unittest.TestCase):
    def test_the_header_agrees_with_itself(self) -> None:
        major, minor, patch = (int(macro(f"VERSION_{part}")) for part in ("MAJOR", "MINOR", "PATCH"))
        self.assertEqual(VERSION, f"{major}.{minor}.{patch}")
        self.assertEqual(int(macro("VERSION_NUMBER")), major * 10000 + minor * 100 + patch)

    def test_cmake_reads_the_header(self) -> None:
        self.assertIn("project(lockstep VERSION ${version}", read("CMakeLists.txt"))

    def test_packages(self) -> None:
        self.assertEqual(json.loads(read("bindings/web/package.json"))["version"], VERSION)
        drop_in = json.loads(read("bindings/web/parse5/package.json"))
        self.assertEqual({drop_in["version"], drop_in["dependencies"]["lockstep-html"]}, {VERSION})
        self.assertEqual(first(r'^version = "(.*)"$', "bindings/python/pyproject.toml"), VERSION)
        self.assertEqual(first(r"^version: (.*)$", "CITATION.cff"), VERSION)
        if (ROOT / "bindings/rust/Cargo.toml").exists():
            self.assertEqual(first(r'^version = "(.*)"$', "bindings/rust/Cargo.toml"), VERSION)
        if (ROOT / "packaging/vcpkg/vcpkg.json").exists():
            self.assertEqual(json.loads(read("packaging/vcpkg/vcpkg.json"))["version"], VERSION)
        self.assertEqual(first(r"^directory = lockstep-(.*)$", "packaging/meson/lockstep.wrap"), VERSION)
        self.assertEqual(first(r"^source_filename = lockstep-(.*)-amalgamated", "packaging/meson/lockstep.wrap"), VERSION)
        self.assertEqual(first(r"^lockstep \((.*)-\d+\)", "packaging/debian/changelog"), VERSION)
        self.assertEqual(first(r"^Package: liblockstep(\d.*)$", "packaging/debian/control"), MINOR)

    def test_changes(self) -> None:
        self.assertRegex(first(r"^## (.*)$", "CHANGELOG.md"), rf"^{re.escape(VERSION)} \((?:unreleased|\d{{4}}-\d\d-\d\d)\)$")

    def test_pages(self) -> None:
        page = read("docs/start/install.md")
        self.assertEqual(set(re.findall(r"find_package\(lockstep ([\d.]+)", page)), {MINOR})
        self.assertEqual(set(re.findall(r"version_(\d+_\d+)", page)), {MINOR.replace(".", "_")})

    def test_no_test_and_no_script_has_the_version(self) -> None:
        for folder in ("tests", "scripts", "bindings", "packaging", "cmake", "examples"):
            for path in (ROOT / folder).rglob("*"):
                name = path.relative_to(ROOT).as_posix()
                if path.suffix in {".py", ".js", ".mjs", ".cpp", ".c", ".h", ".cmake", ".txt", ".json", ".toml", ""} and path.is_file():
                    if {"build", "node_modules"} & set(path.relative_to(ROOT).parts) or path.name == "package-lock.json" or name in STATED_IN:
                        continue
                    text = path.read_text(encoding="utf-8", errors="replace")
                    self.assertIsNone(re.search(rf"lockstep\S*{re.escape(VERSION)}", text), f"{name} has the version {VERSION}")


if __name__ == "__main__":
    unittest.main()
