"""Checks that each link on a page leads to a file, and to a heading in it; that each path of a page in
comments, messages and data exists; and that docs/README.md lists each page once.

    python3 tests/docs/links_test.py
"""

from __future__ import annotations

import functools
import posixpath
import re
import subprocess
import unittest
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\]\(<?([^)\s>]+)")
PATH = re.compile(r"(?<![\w/.-])docs/[\w/-]+\.(?:md|svg|png)(?:#[\w-]+)?")


@functools.cache
def files() -> list[str]:
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        raise unittest.SkipTest("not a clone") from None
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


@functools.cache
def prose(name: str) -> list[tuple[int, str]]:
    """The lines of a page outside of blocks of code, with their numbers."""
    lines, inside = [], False
    for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1):
        if re.match(r" *(```|~~~)", line):
            inside = not inside
        elif not inside:
            lines.append((number, line))
    return lines


@functools.cache
def anchors(name: str) -> set[str]:
    """The anchors of the headings, as GitHub makes them."""
    found: set[str] = set()
    for _, line in prose(name):
        if heading := re.match(r"#{1,6} (.*)", line):
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).strip().lower()
            base = re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
            number = 0
            while (anchor := f"{base}-{number}" if number else base) in found:
                number += 1
            found.add(anchor)
    return found


def problem(target: str, page: str) -> str | None:
    """What is wrong with a link, or None."""
    path, _, anchor = target.partition("#")
    file = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(path))) if path else page
    if not (ROOT / file).exists():
        return f"there is no {file}"
    if anchor and file.endswith(".md") and unquote(anchor) not in anchors(file):
        return f"{file} has no heading #{anchor}"
    return None


class Links(unittest.TestCase):
    def test_links_of_pages(self) -> None:
        found = []
        for page in (name for name in files() if name.endswith(".md")):
            for number, line in prose(page):
                line = re.sub(r"`[^`]*`(?!\]\()", "", line)
                for target in LINK.findall(line):
                    if not re.match(r"[a-z]+:", target) and (wrong := problem(target, page)):
                        found.append(f"{page}:{number}: {wrong}")
        self.assertFalse(found, "\n" + "\n".join(found))

    def test_pages_that_other_files_name(self) -> None:
        found = []
        for name in files():
            try:
                lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
            except UnicodeDecodeError:
                continue
            for number, line in enumerate(lines, 1):
                for target in PATH.findall(line):
                    if wrong := problem(target, ""):
                        found.append(f"{name}:{number}: {wrong}")
        self.assertFalse(found, "\n" + "\n".join(found))

    def test_the_index_lists_each_page(self) -> None:
        listed = [target for _, line in prose("docs/README.md") for target in re.findall(r"^- \[[^\]]*\]\(([^)]+)\)", line)]
        pages = [name.removeprefix("docs/") for name in files() if re.fullmatch(r"docs/.+\.md", name) and name != "docs/README.md"]
        self.assertEqual(sorted(target for target in listed if not target.startswith("../")), sorted(pages))


if __name__ == "__main__":
    unittest.main()
