"""The facts of spec/authoring/, as the Standard's pages state them; and the table of what differs on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from lockstep_rules.authoring import (
    CATEGORIES,
    TEXT,
    AttributeRow,
    Authoring,
    Conditions,
    ElementRow,
    FindingRow,
    ObsoleteRow,
)
from lockstep_rules.diagnostics import Location, Problems, nearest
from lockstep_rules.read import read_table

from .authoring_facts import ALL, NOTHING, PARTS, Facts

FOLDER = "authoring"
DIFFERENCES, INDEX_VALUES = "differences.tsv", "index-values.tsv"
PAGE, TABLES = "page", "tables"
HANDLERS = "sanitizer/event-handlers.tsv"


@dataclass
class Declared:
    """Facts that only one side has, on purpose."""

    location: Location
    part: str
    subject: str  # may have * for any characters, as the item
    what: str
    item: str
    only: str  # PAGE or TABLES
    why: str
    used: bool = False

    def covers(self, part: str, subject: str, what: str, item: str, only: str) -> bool:
        return (
            (self.part, self.what, self.only) == (part, what, only)
            and fnmatchcase(subject, self.subject)
            and fnmatchcase(item, self.item)
        )


@dataclass
class Term:
    """A value in the words of the index of attributes, and the microsyntaxes that say the same or more."""

    location: Location
    names: tuple[str, ...]
    used: bool = False


def read_differences(spec: Path, problems: Problems) -> list[Declared]:
    name = f"spec/{FOLDER}/{DIFFERENCES}"
    found = []
    for row in read_table(spec / FOLDER / DIFFERENCES, name, 6, problems):
        part, subject, what, item, only, why = row.columns
        for word, known in ((part, tuple(PARTS)), (only, (PAGE, TABLES))):
            if word not in known:
                problems.add(row.location, f"unknown “{word}”{nearest(word, known)}")
        found.append(Declared(row.location, part, subject, what, item, only, why))
    return found


def read_terms(spec: Path, known: list[str], problems: Problems) -> dict[str, Term]:
    """The terms of the index of attributes, by their words."""
    name = f"spec/{FOLDER}/{INDEX_VALUES}"
    found: dict[str, Term] = {}
    for row in read_table(spec / FOLDER / INDEX_VALUES, name, 2, problems):
        term, names = row.columns
        for one in names.split("; "):
            if one not in known:
                problems.add(row.location, f"unknown “{one}”{nearest(one, known)}")
        if term in found:
            problems.add(row.location, f"“{term}” occurs twice, first at {found[term].location}")
        found[term] = Term(row.location, tuple(names.split("; ")))
    return found


def table_facts(authoring: Authoring, spec: Path, void: frozenset[str], problems: Problems) -> Facts:
    found = Facts()
    rows = {row.name: row for row in authoring.elements}
    parents = parents_of(authoring)
    for row in authoring.elements:
        if row.name != TEXT:
            element_facts(row, rows, parents[row.name], found)
            if row.name in void:
                found.add("boxes", row.name, "end tag", "none", row.location)
        category_facts(row, found)
    for attribute in authoring.attributes:
        element = attribute.element or ALL
        part = "handlers" if attribute.attribute.startswith("on") and element == "body" else "attributes"
        found.add(part, attribute.attribute, "element", element, attribute.location)
        if part == "attributes":
            found.value(attribute.attribute, element, attribute.value, attribute.location)
        if attribute.element:
            for other in ("elements", "boxes"):
                found.add(other, element, "attribute", attribute.attribute, attribute.location)
    for obsolete in authoring.obsolete:
        name = obsolete.attribute or obsolete.element
        on = "-" if not obsolete.attribute else obsolete.element or ALL
        if obsolete.severity == "warning":
            found.add("warnings", name, "element", on, obsolete.location)
            continue
        found.add("obsolete", name, "element", on, obsolete.location)
        if obsolete.attribute:
            found.add("obsolete", name, "anchor", obsolete.anchor.partition("#")[2], obsolete.location)
    of_body = found.subjects("handlers")
    for handler, location in handlers(spec, problems):
        if handler not in of_body:
            found.add("handlers", handler, "element", ALL, location)
    for anchor, location in cited(authoring):
        found.add("anchors", anchor, "anchor", anchor, location)
    return found


def handlers(spec: Path, problems: Problems) -> Iterator[tuple[str, Location]]:
    """The event handlers of all elements in the HTML Standard."""
    for row in read_table(spec / HANDLERS, f"spec/{HANDLERS}", 3, problems):
        attribute, standard, _ = row.columns
        if standard == "HTML":
            yield attribute, row.location


def cited(authoring: Authoring) -> Iterator[tuple[str, Location]]:
    """The anchors of the HTML Standard in all rows."""
    rows: list[ElementRow | AttributeRow | ObsoleteRow | FindingRow] = []
    rows += [*authoring.elements, *authoring.attributes, *authoring.obsolete, *authoring.findings]
    for row in rows:
        if "://" not in row.anchor:
            yield row.anchor, row.location


def element_facts(row: ElementRow, rows: dict[str, ElementRow], parents: set[str], found: Facts) -> None:
    found.add("elements", row.name, "element", row.name, row.location)
    found.add("boxes", row.name, "element", row.name, row.location)
    always = {category.name for category in row.categories if not category.conditions}
    for category in row.categories:
        under = "" if category.name in always else " under conditions"
        found.add("elements", row.name, "category", category.name, row.location)
        found.add("boxes", row.name, "category", category.name + under, row.location)
    children = children_of(row)
    for child in children or {NOTHING}:
        found.add("elements", row.name, "child", child, row.location)
        found.add("boxes", row.name, "content", child, row.location)
    if not all(model.terms or model.unchecked for _, model in row.models):
        found.add("boxes", row.name, "content", NOTHING, row.location)
    for banned in row.banned:
        for term in (banned.term, *banned.besides):
            if term:
                found.add("boxes", row.name, "content", term, row.location)
    conditions = [conditions for conditions, _ in row.models] + [banned.conditions for banned in row.banned]
    for condition in (one for several in conditions for one in several):
        if condition.attribute:
            found.add("boxes", row.name, "content condition", condition.attribute, row.location)
        if condition.element:
            place = condition.kind.removeprefix("not_").replace("_", " ")
            found.add("boxes", row.name, "content", condition.element, row.location)
            found.add("boxes", row.name, "content condition", f"{place} {condition.element}", row.location)
    for parent in parents:
        found.add("elements", row.name, "parent", parent, row.location)
    for context in contexts_of(row, parents):
        found.add("boxes", row.name, "context", context, row.location)


def children_of(row: ElementRow) -> set[str]:
    """The terms of an element's content models."""
    found = {term for _, model in row.models for term in (*model.terms, model.intermixed)}
    return found - {""}


def parents_of(authoring: Authoring) -> dict[str, set[str]]:
    """The parents of each element as the index states them: elements whose models name it, and the narrowest of
    the categories by which models allow it."""
    found: dict[str, set[str]] = {}
    for row in authoring.elements:
        own = {category.name for category in row.categories}
        found[row.name] = {other.name for other in authoring.elements if row.name in children_of(other)}
        found[row.name] |= {"phrasing"} if "phrasing" in own else own & {"flow"}
        found[row.name] |= own & {"script-supporting"}
        if "metadata" in own:
            found[row.name].add("head")
        if "heading" in own:
            found[row.name] |= {other.name for other in authoring.elements if "heading" in children_of(other)}
    return found


def contexts_of(row: ElementRow, parents: set[str]) -> set[str]:
    """The parents as the boxes state them, which have the narrowest of all categories."""
    own = {category.name for category in row.categories}
    narrow = own & {"heading", "sectioning", "embedded"}
    if not narrow:
        return parents
    return narrow | (parents - {"phrasing", "flow"} - ({"legend", "summary"} if "heading" in own else set()))


def category_facts(row: ElementRow, found: Facts) -> None:
    for category in row.categories:
        found.add("categories", category.name, "category", category.name, row.location)
        if not category.conditions:
            found.add("categories", category.name, "element", row.name, row.location)
    for name in CATEGORIES:
        conditions = [one.conditions for one in row.categories if one.name == name]
        if conditions and all(conditions):
            item = " ".join([row.name, "if", *sorted(names_in(conditions))])
            found.add("categories", name, "element", item, row.location)


def names_in(conditions: list[Conditions]) -> set[str]:
    every = [one for several in conditions for one in several]
    return {name for one in every for name in (one.attribute, one.element) if name}
