"""The subtags of spec/authoring/language-subtags.tsv, read and checked."""

from __future__ import annotations

import itertools
import os
import string
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .read import read_table

FILE = "spec/authoring/language-subtags.tsv"
LENGTHS = {"language": (2, 8), "extlang": (3, 3), "script": (4, 4), "region": (2, 3), "variant": (4, 8)}


def read_language_subtags(spec: Path, problems: Problems) -> dict[str, list[str]]:
    """The subtags of each type, in order."""
    found: dict[str, list[str]] = {kind: [] for kind in LENGTHS}
    for row in read_table(spec / "authoring" / "language-subtags.tsv", FILE, 2, problems):
        kind, words = row.columns
        if kind not in LENGTHS:
            problems.add(row.location, f"unknown type “{kind}”{nearest(kind, LENGTHS)}")
            continue
        for word in words.split():
            found[kind] += expanded(word, kind, row.location, problems)
    for kind, words_of_kind in found.items():
        words_of_kind.sort()
        for one, other in itertools.pairwise(words_of_kind):
            if one == other:
                problems.add(Location(FILE, 1), f"the {kind} “{one}” occurs twice")
    return found


def expanded(word: str, kind: str, location: Location, problems: Problems) -> list[str]:
    """A subtag, or the subtags of a range whose ends differ only in letters, such as qaa..qtz."""
    low, high = LENGTHS[kind]
    first, _, last = word.partition("..")
    if any(not low <= len(end) <= high or end != end.lower() for end in (first, last or first)):
        problems.add(location, f"“{word}” is not a {kind} in lowercase")
        return []
    if not last:
        return [first]
    same = os.path.commonprefix([first, last])
    letters = itertools.product(string.ascii_lowercase, repeat=len(first) - len(same))
    return [text for text in (same + "".join(end) for end in letters) if first <= text <= last]
