"""Checks the layout of the project: what is in its root folder, and which folder of runtime/src/ may include
which."""

import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "runtime" / "src"
GENERATED = ROOT / "generated"
INCLUDE = re.compile(r'^\s*#\s*include "([^"]+)"', re.MULTILINE)
# A log or a result that is committed by mistake is found here.
ROOMS = """.ci .clang-format .editorconfig .gitignore CHANGELOG.md CMakeLists.txt CMakePresets.json CONTRIBUTING.md LICENSE README.md
SECURITY.md bindings cmake docs examples generated generator runtime scripts spec tests""".split()
# What may be there besides, or not yet.
OTHERS = {".devcontainer", ".github", "CITATION.cff", "packaging"}


def order_of_rooms() -> list[str]:
    """The table in docs/design/architecture.md: a room may include those before it."""
    text = (ROOT / "docs" / "design" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("\n### Rooms\n", 1)[1].split("\n#", 1)[0]
    return re.findall(r"^\| `(\w+)/` \|", section, re.MULTILINE)


def rooms_included(path: Path, seen: set[Path]) -> dict[str, str]:
    """The rooms that a file includes, with the file that is included. A generated header is not a room: the files that
    it includes count."""
    rooms: dict[str, str] = {}
    for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        header = GENERATED / name
        if (SOURCES / name).is_file():
            rooms.setdefault(name.split("/", 1)[0], name)
        elif header.is_file() and header not in seen:
            seen.add(header)
            for room, included in rooms_included(header, seen).items():
                rooms.setdefault(room, f"{name} → {included}")
    return rooms


def arrows_up(order: list[str]) -> list[str]:
    place = {room: i for i, room in enumerate(order)}
    arrows = []
    for path in sorted(file for file in SOURCES.rglob("*") if file.suffix in {".h", ".cpp"}):
        name = path.relative_to(SOURCES)
        for room, included in rooms_included(path, set()).items():
            if place[room] > place[name.parts[0]]:
                arrows.append(f"{name} includes {included}")
    return arrows


class Rooms(unittest.TestCase):
    def test_the_top_has_the_known_rooms_only(self) -> None:
        try:
            listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("not a clone")
        found = {name.split("/", 1)[0] for name in listed.stdout.split("\0") if name}
        self.assertEqual(sorted(found - set(ROOMS) - OTHERS), [])
        self.assertEqual(sorted(set(ROOMS) - found), [])

    def test_scripts_find_the_root(self) -> None:
        for path in sorted((ROOT / "scripts").rglob("*")):
            text = path.read_text(encoding="utf-8") if path.is_file() else ""
            if not text.startswith("#!/usr/bin/env python3"):
                continue
            for steps in re.findall(r"Path\(__file__\)\.resolve\(\)((?:\.parent\b|\.parents\[\d\])+)", text):
                found = path
                for number in re.findall(r"parents\[(\d)\]|parent\b", steps):
                    found = found.parents[int(number or 0)]
                self.assertEqual(found, ROOT, path)

    def test_the_order_names_each_room_once(self) -> None:
        self.assertEqual(sorted(order_of_rooms()), sorted(folder.name for folder in SOURCES.iterdir() if folder.is_dir()))

    def test_no_include_runs_up(self) -> None:
        self.assertEqual(
            arrows_up(order_of_rooms()),
            [],
            "a file may include its own room and those above it in the table of docs/design/architecture.md: "
            "move what both need to the upper one",
        )

    def test_an_include_that_runs_up_is_found(self) -> None:
        backwards = order_of_rooms()[::-1]
        self.assertIn("document/tree.cpp includes text/", "\n".join(arrows_up(backwards)))


if __name__ == "__main__":
    unittest.main()
