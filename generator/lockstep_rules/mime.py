"""Reads and checks the rules and the table of spec/mime/ for MIME types, which are not part of an edition of
the HTML Standard."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from .anchors import check_anchors
from .check import check_spec
from .diagnostics import Location, Problems, nearest
from .model import Algorithm, Spec
from .parse import Parser
from .phrases import mime as phrases
from .read import Line, for_edition, read_rules, read_table
from .tables import Tables

TABLES = ("scriptable", "other", "image", "audio or video", "archive")
IGNORED = {"whitespace": "true", "-": "false"}
BYTE = re.compile(r"[0-9A-F]{2}")


@dataclass(frozen=True)
class Pattern:
    """A row of patterns.tsv; `ends` says whether a tag-terminating byte follows the bytes."""

    bytes: tuple[int, ...]
    mask: tuple[int, ...]
    ends: bool
    ignores_whitespace: str
    type: str


@dataclass
class Mime:
    algorithms: list[Algorithm]
    spec: Spec
    patterns: dict[str, list[Pattern]] = field(default_factory=dict)  # by table


def read_mime(spec: Path, day: str, tables: Tables, problems: Problems) -> Mime:
    lines: list[Line] = []
    for path in sorted((spec / "mime").glob("*.rules")):
        name = f"spec/mime/{path.name}"
        if path.stem not in phrases.CLASSES:
            problems.add(Location(name, 1), "the file is not read by the generator")
        lines += read_rules(path, name, problems)
    check_anchors(spec, lines, tables, problems)
    parser = Parser(day, tables, problems, {"mime": phrases})
    model = parser.parse({"mime": for_edition(lines, day)})
    check_spec(model, problems)
    for phrase in parser.phrases:
        used = phrase.uses > 0 or phrase.optional or phrase.pattern in phrases.CALLED_BY_RUNTIME
        what = "algorithm" if phrase.algorithm else "phrase"
        run = {other.algorithm for other in parser.phrases if other.uses}
        if not used and not (phrase.algorithm and phrase.algorithm in run):
            problems.add(phrase.location, f"no rule uses the {what} “{phrase.pattern}”")
    return Mime(model.algorithms, model, read_patterns(spec, problems))


def read_patterns(spec: Path, problems: Problems) -> dict[str, list[Pattern]]:
    found: dict[str, list[Pattern]] = {name: [] for name in TABLES}
    seen: dict[tuple[str, str], Location] = {}
    for row in read_table(spec / "mime" / "patterns.tsv", "spec/mime/patterns.tsv", 5, problems):
        table, pattern, mask, ignored, type_ = row.columns
        if table not in TABLES:
            problems.add(row.location, f"unknown table “{table}”{nearest(table, TABLES)}")
            continue
        if (table, pattern) in seen:
            problems.add(row.location, f"“{pattern}” occurs twice, first at {seen[table, pattern]}")
        seen[table, pattern] = row.location
        if ignored not in IGNORED:
            problems.add(row.location, f"unknown “{ignored}”{nearest(ignored, IGNORED)}")
        ends = pattern.endswith(" TT")
        words, masks = pattern.removesuffix(" TT").split(), mask.split()
        if len(words) + ends != len(masks):
            problems.add(row.location, "the pattern and the mask have different lengths")
        for word in [*words, *masks]:
            if not BYTE.fullmatch(word):
                problems.add(row.location, f"“{word}” is not a byte in hexadecimal")
                return found
        codes, bits = tuple(int(word, 16) for word in words), tuple(int(word, 16) for word in masks)
        if any(code & ~bit for code, bit in zip(codes, bits, strict=False)):
            problems.add(
                row.location, "a byte of the pattern has bits that the mask removes: it never matches"
            )
        found[table].append(Pattern(codes, bits[: len(codes)], ends, IGNORED.get(ignored, "false"), type_))
    return found
