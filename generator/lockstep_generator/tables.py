"""The data tables of spec/tables/, read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems
from .model import identifier
from .read import read_table


@dataclass(frozen=True)
class AttributeName:
    namespace: str  # none, xlink, xml, xmlns
    prefix: str
    local: str

    @property
    def qualified(self) -> str:
        return f"{self.prefix}:{self.local}" if self.prefix else self.local


@dataclass
class Tables:
    tag_ids: dict[str, int] = field(default_factory=dict)  # local name -> id; 0 is no name
    html_tags: set[str] = field(default_factory=set)
    attribute_ids: dict[str, int] = field(default_factory=dict)  # plain names
    attribute_names: list[AttributeName] = field(default_factory=list)  # by id, namespaced ones last
    svg_tags: dict[str, str] = field(default_factory=dict)
    svg_attributes: dict[str, str] = field(default_factory=dict)
    mathml_attributes: dict[str, str] = field(default_factory=dict)
    foreign_attributes: dict[str, AttributeName] = field(default_factory=dict)
    references: list[tuple[str, str]] = field(default_factory=list)  # name, text; sorted
    replacements: dict[int, int] = field(default_factory=dict)
    quirks: list[tuple[str, str, str]] = field(default_factory=list)
    parse_errors: dict[str, str] = field(default_factory=dict)  # code -> sentence
    parse_error_locations: dict[str, Location] = field(default_factory=dict)
    used_codes: set[str] = field(default_factory=set)

    def tag_cpp(self, name: str) -> str:
        return f"tag::{identifier(name) if name == name.lower() else 'svg_' + name}"

    def attribute_cpp(self, name: str) -> str:
        return f"attr::{identifier(name) if name == name.lower() else 'adjusted_' + name}"


def code_points(text: str, location: Location, problems: Problems) -> str:
    out = ""
    for word in text.split():
        try:
            out += chr(int(word.removeprefix("U+"), 16))
        except ValueError:
            problems.add(location, f"“{word}” is not a code point of the form U+0041")
    return out


def read_tables(folder: Path, edition: str, problems: Problems) -> Tables:
    tables = Tables()

    def rows(name: str, columns: int) -> list[tuple[Location, tuple[str, ...]]]:
        shown = f"spec/tables/{name}.tsv"
        found = [(r.location, r.columns) for r in read_table(folder / f"{name}.tsv", shown, columns, problems)]
        seen: set[tuple[str, ...]] = set()
        for location, row in found:
            if row in seen:
                problems.add(location, f"“{row[0]}” stands twice in this table")
            seen.add(row)
        return found

    for _, row in rows("svg-tag-names", 2):
        tables.svg_tags[row[0]] = row[1]
    names: list[str] = []
    for _, row in rows("elements", 2):
        names.append(row[0])
        if row[1] == "html":
            tables.html_tags.add(row[0])
    names += [*tables.svg_tags, *tables.svg_tags.values()]
    # Lower-case names first: those are what tags are made of.
    ordered = sorted(set(names), key=lambda n: (n != n.lower(), n))
    tables.tag_ids = {name: index + 1 for index, name in enumerate(ordered)}

    for _, row in rows("svg-attributes", 2):
        tables.svg_attributes[row[0]] = row[1]
    for _, row in rows("mathml-attributes", 2):
        tables.mathml_attributes[row[0]] = row[1]
    for _, row in rows("foreign-attributes", 4):
        tables.foreign_attributes[row[0]] = AttributeName(row[3], "" if row[1] == "-" else row[1], row[2])
    plain = {row[0] for _, row in rows("attributes", 1)}
    adjusted = {**tables.svg_attributes, **tables.mathml_attributes}
    plain |= set(adjusted) | set(adjusted.values()) | set(tables.foreign_attributes)
    ordered = sorted(plain, key=lambda n: (n != n.lower(), n))
    tables.attribute_names = [AttributeName("none", "", "")] + [AttributeName("none", "", n) for n in ordered]
    tables.attribute_ids = {name: index + 1 for index, name in enumerate(ordered)}
    tables.attribute_names += list(tables.foreign_attributes.values())

    for location, row in rows("named-character-references", 2):
        tables.references.append((row[0], code_points(row[1], location, problems)))
    tables.references.sort()
    for location, row in rows("numeric-character-reference-replacements", 2):
        tables.replacements[int(row[0], 16)] = ord(code_points(row[1], location, problems) or "\0")
    tables.quirks = [(row[0], row[1], row[2]) for _, row in rows("quirks-identifiers", 3)]
    for location, row in rows("parse-errors", 3):
        if row[1] == "-" or row[1] <= edition:
            tables.parse_errors[row[0]] = row[2]
            tables.parse_error_locations[row[0]] = location
    return tables
