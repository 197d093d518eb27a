"""Addresses within the site, and the entries of its search."""

from __future__ import annotations

import os
import posixpath
from dataclasses import dataclass

HEADERS = ("runtime/include/", "generated/include/")


@dataclass(frozen=True)
class Row:
    """A place that search finds: its title, kind, address from the root of the site, and additional search
    words."""

    title: str
    kind: str
    address: str
    words: str = ""


def relative(address: str, page: str) -> str:
    """Returns the address, relative to a page that refers to it; both are given from the root of the site."""
    file, mark, anchor = address.partition("#")
    if file == page:
        return mark + anchor or os.path.basename(page)
    return posixpath.relpath(file, posixpath.dirname(page) or ".") + mark + anchor


def root_of(page: str) -> str:
    """The root of the site, as seen from a page."""
    return "../" * page.count("/")


def header_page(path: str) -> str:
    """The page of a public header, by its path in the repository; empty for other files."""
    for folder in HEADERS:
        if path.startswith(folder) and path.endswith(".h"):
            return (
                "api/"
                + path.removeprefix(folder + "lockstep/").removesuffix(".h").replace("/", "-")
                + ".html"
            )
    return ""
