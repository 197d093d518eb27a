"""The encodings: spec/tables/encodings.tsv and the indexes of spec/encodings/, read and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from .detection import Detection, read_detection
from .diagnostics import Location, Problem, Problems, nearest
from .model import identifier
from .read import read_table, table_rows, text_lines


@dataclass(frozen=True)
class Encoding:
    location: Location
    name: str
    index: str  # the index of a single-byte encoding; otherwise "-"
    labels: tuple[str, ...]

    @property
    def identifier(self) -> str:
        return identifier(self.name)


@dataclass
class Index:
    """Code points by pointer. `planes`: the planes that they may be in."""

    name: str
    most: int  # number of pointers
    planes: tuple[int, ...] = (0,)
    codes: dict[int, int] = field(default_factory=dict)

    @property
    def first(self) -> int:
        return min(self.codes)

    def dense(self) -> list[int]:
        """The code points from the first pointer to the last, without their plane; 0 for none."""
        return [self.codes.get(pointer, 0) & 0xFFFF for pointer in range(self.first, max(self.codes) + 1)]

    def bits_of_plane(self, plane: int) -> list[int]:
        """A bit for each pointer from the first on: whether its code point is in that plane. 32 bits per
        number."""
        first = self.first
        words = [0] * ((max(self.codes) - first) // 32 + 1)
        for pointer, code in self.codes.items():
            if code >> 16 == plane:
                words[(pointer - first) // 32] |= 1 << (pointer - first) % 32
        return words


# The number of possible pointers, lead bytes times trail bytes, and the planes of an index. The last one is
# for an encoder.
MULTI_BYTE = {
    "gb18030": (126 * 190, (0,)),
    "big5": (126 * 157, (0, 2)),
    "jis0208": (60 * 188, (0,)),
    "jis0212": (94 * 94, (0,)),
    "euc-kr": (126 * 190, (0,)),
    "iso-2022-jp-katakana": (63, (0,)),
}
RANGES = "gb18030-ranges"
# The range that the decoder computes itself: everything outside the basic plane.
LAST_RANGE = (189000, 0x10000)


@dataclass
class Encodings:
    encodings: list[Encoding] = field(default_factory=list)
    single_byte: dict[str, Index] = field(default_factory=dict)
    multi_byte: dict[str, Index] = field(default_factory=dict)
    ranges: list[tuple[int, int]] = field(default_factory=list)  # pointer, code point
    locales: list[tuple[str, Encoding]] = field(default_factory=list)  # language tag in lower case, sorted
    detection: Detection = field(default_factory=Detection)

    def labels(self) -> list[tuple[str, Encoding]]:
        """The labels, sorted as bytes."""
        return sorted(
            ((label, encoding) for encoding in self.encodings for label in encoding.labels),
            key=lambda pair: pair[0].encode(),
        )


def read_encodings(spec: Path, problems: Problems) -> Encodings:
    found = Encodings()
    files = {path.stem for path in (spec / "encodings").glob("*.tsv")}
    places: dict[str, Location] = {}
    for row in read_table(spec / "tables/encodings.tsv", "spec/tables/encodings.tsv", 3, problems):
        name, index, labels = row.columns
        encoding = Encoding(row.location, name, index, tuple(labels.split(" ")))
        found.encodings.append(encoding)
        for label in encoding.labels:
            if not re.fullmatch(r"[!-@\[-~]+", label):
                problems.add(row.location, f"the label “{label}” is not lower-case ASCII without spaces")
            elif label in places:
                problems.add(row.location, f"the label “{label}” is listed twice, first at {places[label]}")
            places.setdefault(label, row.location)
        if name.lower() not in encoding.labels:
            hint = nearest(name.lower(), encoding.labels)
            problems.add(
                row.location, f"the name in lower case, “{name.lower()}”, is not one of the labels{hint}"
            )
        if index != "-" and index not in files:
            known = nearest(index, sorted(files))
            problems.add(row.location, f"there is no spec/encodings/{index}.tsv{known}")
        elif index != "-":
            found.single_byte.setdefault(index, Index(index, 128))
    found.multi_byte = {name: Index(name, most, planes) for name, (most, planes) in MULTI_BYTE.items()}
    for each in [*found.single_byte.values(), *found.multi_byte.values()]:
        read_index(spec / "encodings", each, problems)
    found.ranges = read_ranges(spec / "encodings", problems)
    for path in sorted((spec / "encodings").glob("*")):
        if path.suffix != ".tsv" or path.stem not in {*found.single_byte, *found.multi_byte, RANGES}:
            hint = nearest(path.name, [f"{name}.tsv" for name in found.multi_byte])
            problems.add(Location(f"spec/encodings/{path.name}", 1), f"nothing reads this index{hint}")
    found.locales = read_locales(spec, found.encodings, problems)
    found.detection = read_detection(spec, [encoding.name for encoding in found.encodings], problems)
    return found


def read_locales(spec: Path, encodings: list[Encoding], problems: Problems) -> list[tuple[str, Encoding]]:
    """The suggested default encodings, by the reader's language."""
    by_name = {encoding.name: encoding for encoding in encodings}
    locales: dict[str, Encoding] = {}
    shown = "spec/tables/locale-encodings.tsv"
    for row in read_table(spec / "tables/locale-encodings.tsv", shown, 2, problems):
        tag, name = row.columns
        if tag.lower() in locales:
            problems.add(row.location, f"the language “{tag}” is listed twice")
        if name not in by_name:
            problems.add(row.location, f"unknown encoding “{name}”{nearest(name, by_name)}")
        else:
            locales[tag.lower()] = by_name[name]
    return sorted(locales.items())


POINTER = re.compile(r"0|[1-9]\d{0,5}")
CODE_POINT = re.compile(r"U\+[0-9A-F]{4,6}")


def code_point(text: str) -> int:
    """The code point of a scalar value written as U+0041; -1 for anything else."""
    code = int(text[2:], 16) if CODE_POINT.fullmatch(text) else -1
    return -1 if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF else code


def read_index(folder: Path, index: Index, problems: Problems) -> None:
    shown = f"spec/encodings/{index.name}.tsv"
    lines = text_lines(folder / f"{index.name}.tsv", shown, problems)
    index.codes, found = parse_index("\n".join(lines), shown, index.most, index.planes)
    for problem in found:
        problems.add(problem.location, problem.message)


@lru_cache(maxsize=64)  # for the generator's tests, which read the same files hundreds of times
def parse_index(
    text: str, shown: str, most: int, planes: tuple[int, ...]
) -> tuple[dict[int, int], list[Problem]]:
    """The code points by pointer, and the problems found."""
    problems = Problems()
    codes: dict[int, int] = {}
    last = -1
    for row in table_rows(text.split("\n"), shown, 2, problems):
        first_text, dots, last_text = row.columns[1].partition("..")
        start = code_point(first_text)
        stop = code_point(last_text) if dots else start
        if not POINTER.fullmatch(row.columns[0]):
            problems.add(row.location, f"“{row.columns[0]}” is not a pointer, a decimal number")
            continue
        pointer = int(row.columns[0])
        end = pointer + stop - start
        if start < 0 or stop < start or dots and stop == start:
            form = "a code point of the form U+0041, or a run of them of the form U+0041..U+005A"
            problems.add(row.location, f"“{row.columns[1]}” is not {form}")
        elif pointer <= last:
            problems.add(row.location, f"pointer {pointer} does not follow {last}, the last one above")
        elif end >= most:
            problems.add(row.location, f"pointer {end} is above {most - 1}, the last one of this index")
        elif start >> 16 not in planes or start >> 16 != stop >> 16 or start == 0:
            which = " and ".join(f"{plane}" for plane in planes)
            message = f"“{row.columns[1]}”: the table of this index holds code points of plane {which}, without U+0000"
            problems.add(row.location, message)
        else:
            codes.update(zip(range(pointer, end + 1), range(start, stop + 1)))
            last = end
    if not codes:
        problems.add(Location(shown, 1), "the index is empty")
    return codes, problems.found


def read_ranges(folder: Path, problems: Problems) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    shown = f"spec/encodings/{RANGES}.tsv"
    for row in read_table(folder / f"{RANGES}.tsv", shown, 2, problems):
        pointer, code = row.columns
        if not POINTER.fullmatch(pointer) or code_point(code) < 0:
            problems.add(row.location, f"“{pointer}” and “{code}” are not a pointer and a code point")
        elif found and int(pointer) <= found[-1][0]:
            problems.add(row.location, f"pointer {pointer} does not follow {found[-1][0]}, the one above")
        else:
            found.append((int(pointer), code_point(code)))
    if not found or found[-1] != LAST_RANGE or found[0][0] != 0:
        pointer_of_last, code_of_last = LAST_RANGE
        message = f"the ranges do not begin at 0 and end with {pointer_of_last} and U+{code_of_last:04X}"
        problems.add(Location(shown, 1), message)
    return found
