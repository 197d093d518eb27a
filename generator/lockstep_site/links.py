"""Checks a site: each internal address must have a page, and each fragment a place on that page."""

from __future__ import annotations

import posixpath
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

# The fragments of the playground's addresses are cases.
WITHOUT_IDS = ("playground/",)


class Page(HTMLParser):
    """The addresses that a page refers to, and its own anchors."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.addresses: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.addresses.append(value)
            if name == "id" and value or (tag == "a" and name == "name" and value):
                self.ids.add(value or "")


def broken_links(out: Path) -> list[str]:
    """A line for each dangling address."""
    pages = {
        path.relative_to(out).as_posix(): Page(path.read_text(encoding="utf-8"))
        for path in out.rglob("*.html")
    }
    broken = []
    for name, page in sorted(pages.items()):
        for address in dict.fromkeys(page.addresses):
            if address.startswith(("https:", "http:", "mailto:", "data:")):
                continue
            file, _, anchor = address.partition("#")
            file = unquote(file.partition("?")[0])
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), file)) if file else name
            if not (out / target).is_file():
                broken.append(f"{name} links to {address}: there is no {target}")
            elif anchor and target in pages and not target.startswith(WITHOUT_IDS):
                if unquote(anchor) not in pages[target].ids:
                    broken.append(f"{name} links to {address}: {target} has no such place")
    return broken


def report_broken_links(out: Path) -> int:
    """Prints a line for each dangling address; returns the exit code."""
    broken = broken_links(out)
    for line in broken:
        print(f"site: {line}", file=sys.stderr)
    return 1 if broken else 0
