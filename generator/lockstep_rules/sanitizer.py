"""The tables of the sanitizer in spec/sanitizer/, read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .phrases.sanitizer import FLAGS, LISTS, member
from .read import Dates, is_date
from .table_folder import TableFolder
from .tables import Tables

FILES = (
    "animating-url-attributes",
    "default-members",
    "element-categories",
    "event-handlers",
    "global-attributes",
    "non-replaceable-elements",
)
CATEGORIES = ("default", "unsafe", "uncategorized")
NAMESPACES = ("html", "mathml", "svg")
VALUES = {"true": "true", "false": "false", "empty list": "{}"}

Element = tuple[str, str]  # namespace, local name


@dataclass(frozen=True)
class Category:
    """A row of element-categories.tsv."""

    element: Element
    category: str
    attributes: list[str]
    navigating: list[str]
    anchor: str


@dataclass
class Sanitizer:
    categories: list[Category] = field(default_factory=list)
    animating: list[tuple[Element, str]] = field(default_factory=list)
    non_replaceable: list[Element] = field(default_factory=list)
    global_attributes: list[str] = field(default_factory=list)
    members: list[tuple[str, str, str]] = field(default_factory=list)  # name, its C++, the C++ of its value
    event_handlers: list[tuple[str, str]] = field(default_factory=list)  # attribute, standard

    def of(self, category: str) -> list[Category]:
        return [row for row in self.categories if row.category == category]


class SanitizerReader(TableFolder):
    """Reads the tables of spec/sanitizer/ on a day."""

    def __init__(self, spec: Path, day: str, tables: Tables, problems: Problems) -> None:
        super().__init__(spec, "sanitizer", None, problems)
        self.day, self.tables = day, tables

    def element(self, text: str, location: Location) -> Element:
        namespace, _, name = text.partition(" ")
        self.one_of(namespace, NAMESPACES, location)
        if name.lower() not in self.tables.tag_ids and name not in self.tables.tag_ids:
            self.problems.add(location, f"unknown tag “{name}”{nearest(name, self.tables.tag_ids)}")
        return namespace, name

    def attributes(self, text: str, location: Location) -> list[str]:
        names = [] if text == "-" else text.split()
        known = {*self.tables.attribute_ids, *(n.qualified for n in self.tables.foreign_attributes.values())}
        for name in names:
            self.one_of(name, known, location)
        return names

    def in_force(self, since: str, until: str, location: Location) -> bool:
        for date in (since, until):
            if date != "-" and not is_date(date):
                self.problems.add(location, f"“{date}” is not a calendar date")
        return Dates.of_columns(since, until).include(self.day)

    def read(self) -> Sanitizer:
        found = Sanitizer()
        for path in sorted(self.folder.glob("*.tsv")):
            if path.stem not in FILES:
                self.problems.add(Location(f"spec/sanitizer/{path.name}", 1), "nothing reads this table")
        for location, (element, category, attributes, navigating, anchor) in self.rows(
            "element-categories", 5
        ):
            self.one_of(category, CATEGORIES, location)
            if category != "default" and attributes != "-":
                self.problems.add(location, "only an element of the default configuration has attributes")
            if not anchor.startswith("#"):
                self.problems.add(location, f"“{anchor}” is not an anchor")
            found.categories.append(
                Category(
                    self.element(element, location),
                    category,
                    self.attributes(attributes, location),
                    self.attributes(navigating, location),
                    anchor,
                )
            )
        for location, (element, attribute) in self.rows("animating-url-attributes", 2, key=2):
            self.attributes(attribute, location)
            found.animating.append((self.element(element, location), attribute))
        for location, (element,) in self.rows("non-replaceable-elements", 1):
            found.non_replaceable.append(self.element(element, location))
        for location, (name,) in self.rows("global-attributes", 1):
            found.global_attributes += self.attributes(name, location)
        for location, (name, value, since, until) in self.rows("default-members", 4, key=3):
            self.one_of(name, [*LISTS, *FLAGS], location)
            self.one_of(value, VALUES, location)
            if self.in_force(since, until, location):
                found.members.append((name, member(name), VALUES.get(value, "")))
        for location, (name, standard, anchor) in self.rows("event-handlers", 3):
            if not name.startswith("on"):
                self.problems.add(location, f"“{name}” does not begin with “on”")
            if standard == "HTML" and anchor != f"#handler-{name}":
                self.problems.add(location, f"“{anchor}” is not the anchor of {name}")
            found.event_handlers.append((name, standard))
        return found


def read_sanitizer(spec: Path, day: str, tables: Tables, problems: Problems) -> Sanitizer:
    return SanitizerReader(spec, day, tables, problems).read()
