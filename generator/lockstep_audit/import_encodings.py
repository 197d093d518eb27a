"""Makes spec/tables/encodings.tsv and spec/encodings/ from the WHATWG's files encodings.json and index-*.txt.

The folder is a clone of https://github.com/whatwg/encoding, or contains a copy of those files.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.read import text_lines

SOURCE = "# source: Encoding Standard, WHATWG, CC BY 4.0; in source code under BSD 3-Clause"
SINGLE_BYTE = "Legacy single-byte encodings"

# The indexes that several encodings share, or that are not named after an encoding.
MULTI_BYTE_INDEXES = (
    "gb18030", "gb18030-ranges", "big5", "jis0208", "jis0212", "euc-kr", "iso-2022-jp-katakana"
)

ENCODINGS_HEADING = f"""\
# The encodings with their labels, both in the Standard's order; scripts/dev import writes this file.
{SOURCE}
# anchor: https://encoding.spec.whatwg.org/#names-and-labels
# index: of a single-byte encoding, the file in spec/encodings/ without .tsv; - for the others. Labels are separated by spaces.
# columns: name	index	labels
"""

INDEX_HEADING = """\
# Index {name}: pointers and code points; scripts/dev import writes this file.
{source}
# anchor: https://encoding.spec.whatwg.org/#indexes
# state: {date}, identifier {identifier}
{how}# columns: pointer	{column}
"""
RUNS = """\
# A..B is a run: the pointers that follow the first go up with the code points, one by one. Pointers without a row have
# no entry.
"""
RANGES = """\
# Each row begins a range that ends before the next one: in it pointers and code points go up together.
"""


def index_of(name: str) -> str:
    """The index of a single-byte encoding. ISO-8859-8-I, which differs only in layout, uses the index of
    ISO-8859-8."""
    return name.lower().removesuffix("-i")


def read_encodings(folder: Path, problems: Problems) -> list[tuple[str, str, list[str]]]:
    """The names, indexes and labels of encodings."""
    text = "\n".join(text_lines(folder / "encodings.json", "encodings.json", problems))
    problems.raise_if_any()
    encodings: list[tuple[str, str, list[str]]] = []
    try:
        for group in json.loads(text):
            for encoding in group["encodings"]:
                name, labels = encoding["name"], encoding["labels"]
                index = index_of(name) if group["heading"] == SINGLE_BYTE else "-"
                encodings.append((name, index, labels))
    except (ValueError, KeyError, TypeError) as error:
        problems.add(Location("encodings.json", 1), f"not the WHATWG's list of encodings: {error!r}")
    return encodings


def read_index(folder: Path, name: str, problems: Problems) -> tuple[dict[str, str], list[tuple[int, int]]]:
    """The metadata from the comments, and pairs of a pointer and a code point."""
    shown = f"index-{name}.txt"
    about: dict[str, str] = {}
    pairs: list[tuple[int, int]] = []
    for number, line in enumerate(text_lines(folder / shown, shown, problems), 1):
        columns = line.split("\t")
        if line.startswith("#"):
            key, _, value = line.removeprefix("# ").partition(": ")
            about[key] = value
        elif len(columns) >= 2 and re.fullmatch(r" *\d+", columns[0]) and columns[1].startswith("0x"):
            pairs.append((int(columns[0]), int(columns[1], 16)))
        elif line.strip():
            problems.add(Location(shown, number), f"“{line}” is not a pointer, a tab and a code point")
    return about, pairs


def runs(pairs: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """The first pointer, and the first and last code point, of each run."""
    found: list[tuple[int, int, int]] = []
    for pointer, code in pairs:
        first, start, last = found[-1] if found else (-1, 0, -1)
        if code == last + 1 and pointer == first + code - start:
            found[-1] = (first, start, code)
        else:
            found.append((pointer, code, code))
    return found


def index_file(name: str, about: dict[str, str], pairs: list[tuple[int, int]]) -> str:
    ranges = name == "gb18030-ranges"
    text = INDEX_HEADING.format(
        name=name,
        source=SOURCE,
        date=about.get("Date", "-"),
        identifier=about.get("Identifier", "-"),
        how=RANGES if ranges else RUNS,
        column="code point" if ranges else "code points",
    )
    for pointer, first, last in [(p, c, c) for p, c in pairs] if ranges else runs(pairs):
        text += f"{pointer}\tU+{first:04X}" + (f"..U+{last:04X}" if last != first else "") + "\n"
    return text


def import_encodings(folder: Path) -> dict[str, str]:
    """The files by path in spec/; raises SpecError."""
    problems = Problems()
    encodings = read_encodings(folder, problems)
    rows = "".join(f"{name}\t{index}\t{' '.join(labels)}\n" for name, index, labels in encodings)
    files = {"tables/encodings.tsv": ENCODINGS_HEADING + rows}
    for name in [*dict.fromkeys(index for _, index, _ in encodings if index != "-"), *MULTI_BYTE_INDEXES]:
        files[f"encodings/{name}.tsv"] = index_file(name, *read_index(folder, name, problems))
    problems.raise_if_any()
    return files
