"""The requirements for authors as tables for the validator."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from lockstep_rules.authoring import (
    CUSTOM,
    TEXT,
    AttributeRow,
    Authoring,
    Condition,
    Conditions,
    ElementRow,
    Model,
    link,
    model_in_words,
)
from lockstep_rules.model import identifier
from lockstep_rules.read import Dates, Edition
from lockstep_rules.tables import Tables

from .emitter import Emitter

ROLE_WORDS = 3  # the number of words in RoleSet::bits
Item = TypeVar("Item", bound=Hashable)


class Pool(Generic[Item]):
    """Sequences stored one after the other, without duplicates; a sequence is identified by its place and
    length."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.places: dict[tuple[Item, ...], str] = {(): "{0, 0}"}

    def range(self, items: Iterable[Item]) -> str:
        key = tuple(items)
        if key not in self.places:
            self.places[key] = f"{{{len(self.items)}, {len(key)}}}"
            self.items += key
        return self.places[key]


def joined(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def in_words(condition: Condition) -> str:
    """A condition as the end of a sentence, without `if`: `its type is file`."""
    attribute, element, words = condition.attribute, condition.element, joined(condition.words or ("",))
    return {
        "has": f"it has {attribute}",
        "lacks": f"it has no {attribute}",
        "is": f"its {attribute} is {words}",
        "is_not": f"its {attribute} is not {words}",
        "has_token": f"its {attribute} contains {words}",
        "has_only": f"its {attribute} contains only {words}",
        "child_of": f"it is a child of <{element}>",
        "not_child_of": f"it is not a child of <{element}>",
        "inside": f"it is inside <{element}>",
        "not_inside": f"it is not inside <{element}>",
        "given": f"its {attribute} is not empty",
        "classic_script": "it is a classic script",
        "module_script": "it is a module script",
        "not_custom": "it is not a custom element",
        "hierarchically_correct": "no other elements than html, body, div, form and custom elements are around it",
    }[condition.kind]


def conditions_in_words(conditions: Conditions) -> str:
    return f"if {' and '.join(map(in_words, conditions))}" if conditions else ""


class AuthoringEmitter(Emitter):
    def __init__(self, authoring: Authoring, tables: Tables, editions: Sequence[Edition]) -> None:
        super().__init__()
        self.authoring, self.tables, self.editions = authoring, tables, editions
        self.terms = {term: place for place, term in enumerate(authoring.terms)}
        self.open = {name: place for place, name in enumerate(authoring.tracked)}
        self.conditions: Pool[Condition] = Pool()
        self.names: Pool[str] = Pool()
        self.categories: Pool[tuple[str, str]] = Pool()
        self.cases: Pool[tuple[str, int]] = Pool()
        self.bans: Pool[tuple[str, str, str]] = Pool()

    def emit(self) -> dict[str, str]:
        authoring = self.authoring
        models = authoring.models
        elements = [self.element(row, models) for row in authoring.elements]
        attributes = sorted(authoring.attributes, key=lambda row: self.tables.attribute_ids[row.attribute])
        obsolete = sorted(
            (row for row in authoring.obsolete if row.attribute),
            key=lambda row: self.tables.attribute_ids[row.attribute],
        )
        values = {
            "elements": elements,
            "editions": self.editions,
            "by_tag": [
                [
                    (self.tables.tag_cpp(row.name), place)
                    for place, row in enumerate(authoring.elements)
                    if row.namespace == "html"
                    and row.name not in (TEXT, CUSTOM)
                    and row.dates.include(edition.date)
                ]
                for edition in self.editions
            ],
            "terms": [model_in_words(term) for term in authoring.terms],
            "tracked": [self.tables.tag_cpp(name) for name in authoring.tracked],
            "ban_anything": self.open_mask(
                row.name for row in authoring.elements if any(not banned.term for banned in row.banned)
            ),
            "text": self.place_of(TEXT),
            "custom": self.place_of(CUSTOM),
            "svg": self.place_of("svg"),
            "math": self.place_of("math"),
            "models": [self.model(model) for model in models],
            "categories": self.categories.items,
            "cases": self.cases.items,
            "bans": self.bans.items,
            "attributes": [
                {
                    "element": self.tables.tag_cpp(row.element) if row.element else "0",
                    "conditions": self.conditions.range(row.conditions),
                    "condition_words": conditions_in_words(row.conditions),
                    "value": identifier(row.value),
                    "required": self.conditions.range(row.required or ()),
                    "required_words": " " + conditions_in_words(row.required) if row.required else "",
                    "anchor": link(row.anchor),
                    "attribute": self.tables.attribute_cpp(row.attribute),
                    "editions": self.editions_of(row.dates),
                }
                for row in attributes
            ],
            "attribute_ranges": self.ranges([row.attribute for row in attributes]),
            "required": [
                (self.tables.tag_cpp(name), places) for name, places in self.required_rows(attributes).items()
            ],
            "obsolete": [
                {
                    "element": self.tables.tag_cpp(row.element) if row.element else "0",
                    "conditions": self.conditions.range(row.conditions),
                    "severity": row.severity,
                    "advice": row.advice,
                    "anchor": link(row.anchor),
                    "editions": self.editions_of(row.dates),
                }
                for row in obsolete
            ],
            "obsolete_ranges": self.ranges([row.attribute for row in obsolete]),
            "obsolete_elements": [
                (
                    self.tables.tag_cpp(row.element),
                    row.severity,
                    row.advice,
                    link(row.anchor),
                    self.editions_of(row.dates),
                )
                for row in authoring.obsolete
                if not row.attribute
            ],
            "handlers": self.handlers(),
            "findings": [
                (identifier(row.name), row.name, row.severity, row.sentence, row.note, link(row.anchor))
                for row in authoring.findings
            ],
            "names": [self.tables.tag_cpp(name) for name in self.names.items],
        }
        values |= self.roles()
        values["conditions"] = [self.condition(one) for one in self.conditions.items]
        self.render("finding_rules.h.j2", "authoring/finding_rules.h", **values)
        selectors = [
            (identifier(row.name), self.tables.tag_cpp(element), self.needed_attribute(row.selector), row.selector)
            for row in authoring.findings
            for element in row.elements
        ]
        self.render("selector_rules.h.j2", "authoring/selector_rules.h", rules=selectors)
        self.render("authoring_tables.cpp.j2", "authoring/authoring_tables.cpp", **values)
        return self.files

    def needed_attribute(self, selector: str) -> str:
        """The last attribute that every selector of a list requires outside parentheses; 0 if there is
        none."""
        while (outside := re.sub(r"\([^()]*\)", "", selector)) != selector:
            selector = outside
        names = [re.findall(r"\[([\w-]+)", one) for one in selector.split(",")]
        common = [name for name in names[0] if all(name in others for others in names)]
        return self.tables.attribute_cpp(common[-1]) if common else "0"

    def roles(self) -> dict[str, object]:
        """The ARIA tables, in which roles and attributes are sets of bits."""
        authoring = self.authoring
        prefix = "aria-"
        aria = [row.attribute for row in authoring.attributes if row.attribute.startswith(prefix)]
        bit = {name.removeprefix(prefix): place for place, name in enumerate(sorted(set(aria)))}
        roles = authoring.written_roles
        number = {row.name: place for place, row in enumerate(roles)}

        def attributes(names: Iterable[str]) -> str:
            return hex(sum(1 << bit[name] for name in set(names))) + "u"

        def set_of(names: Iterable[str]) -> str:
            bits_of = sum(1 << number[name] for name in set(names))
            return "{{" + ", ".join(hex(bits_of >> 64 * i & 2**64 - 1) + "u" for i in range(ROLE_WORDS)) + "}}"

        rows = authoring.element_roles
        return {
            "roles": [
                {
                    "name": row.name,
                    "supported": attributes(row.supported),
                    "required": attributes(row.required),
                    "prohibited": attributes(row.prohibited),
                    "inside": set_of(row.inside),
                    "not_inside": set_of(row.not_inside),
                    "is_deprecated": row.kind == "deprecated",
                    "anchor": link(row.anchor),
                }
                for row in roles
            ],
            "roles_in_order": sorted((name, place) for name, place in number.items()),
            "element_roles": [
                {
                    "conditions": self.conditions.range(row.conditions),
                    "own": number[row.own] if row.own else "kNoRole",
                    "roles": set_of(row.roles),
                    "any": row.any,
                    "attributes": attributes(row.attributes),
                    "of_roles": row.of_roles,
                    "may_be_named": row.may_be_named,
                    "anchor": link(row.anchor),
                }
                for row in rows
            ],
            "element_role_ranges": [
                (self.tables.tag_cpp(name), places[0], len(places))
                for name in dict.fromkeys(row.element for row in rows)
                if (places := [place for place, row in enumerate(rows) if row.element == name])
            ],
            "aria_attributes": [self.tables.attribute_cpp(prefix + name) for name in bit],
            "global_attributes": attributes(authoring.global_aria),
            "former_global_attributes": attributes(authoring.former_global_aria),
            "naming_attributes": attributes(authoring.naming_aria),
        }

    def editions_of(self, dates: Dates) -> int:
        """The editions with a row, as bits; the oldest edition is the lowest bit."""
        return sum(1 << place for place, edition in enumerate(self.editions) if dates.include(edition.date))

    def place_of(self, name: str) -> int:
        return next(place for place, row in enumerate(self.authoring.elements) if row.name == name)

    def mask(self, terms: Iterable[str]) -> str:
        return hex(sum(1 << self.terms[term] for term in set(terms) if term in self.terms)) + "u"

    def open_mask(self, names: Iterable[str]) -> str:
        return hex(sum(1 << self.open[name] for name in set(names))) + "u"

    def element(self, row: ElementRow, models: list[Model]) -> dict[str, str]:
        always = [category.name for category in row.categories if not category.conditions]
        sometimes = [category for category in row.categories if category.conditions]
        return {
            "name": row.name,
            "terms": self.mask([*always, row.name]),
            "categories": self.categories.range(
                (self.conditions.range(category.conditions), self.mask([category.name]))
                for category in sometimes
            ),
            "cases": self.cases.range(
                (self.conditions.range(conditions), models.index(model)) for conditions, model in row.models
            ),
            "open": self.open_mask([row.name] if row.name in self.open else []),
            "banned_by": self.open_mask(self.may_be_banned_by(row)),
            "bans": self.bans.range(
                (
                    self.mask([banned.term]),
                    self.names.range(banned.besides),
                    self.conditions.range(banned.conditions),
                )
                for banned in row.banned
            ),
            "anchor": link(row.anchor),
        }

    def may_be_banned_by(self, row: ElementRow) -> list[str]:
        """The elements that must not contain this one, perhaps only under conditions, apart from those
        identified by attributes."""
        own = {row.name, *(category.name for category in row.categories)}
        return [
            other.name
            for other in self.authoring.elements
            if any(banned.term in own and row.name not in banned.besides for banned in other.banned)
        ]

    def model(self, model: Model) -> dict[str, object]:
        return {
            "words": model.words,
            "terms": [self.terms.get(term, -1) for term in model.terms],
            "first": bits(model.first),
            "last": bits(model.last),
            "follow": [bits(one) for one in model.follow],
            "may_be_empty": model.may_be_empty,
            "intermixed": self.mask([model.intermixed]),
            "passed": self.mask(model.terms),
            "unchecked": model.unchecked,
        }

    def condition(self, condition: Condition) -> tuple[str, str, str]:
        if condition.kind in ("inside", "not_inside"):
            name = str(self.open[condition.element])
        elif condition.element:
            name = self.tables.tag_cpp(condition.element)
        else:
            name = self.tables.attribute_cpp(condition.attribute) if condition.attribute else "0"
        return condition.kind, name, " ".join(condition.words)

    def ranges(self, attributes: list[str]) -> list[tuple[str, int, int]]:
        """The range of rows for each attribute."""
        return [
            (self.tables.attribute_cpp(name), attributes.index(name), attributes.count(name))
            for name in dict.fromkeys(attributes)
        ]

    def required_rows(self, attributes: Sequence[AttributeRow]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for place, row in enumerate(attributes):
            if row.required is not None and row.element:
                found.setdefault(row.element, []).append(place)
        return found

    def handlers(self) -> list[str]:
        """The event handler attributes that attributes.tsv does not name; all elements have them."""
        named = {row.attribute for row in self.authoring.attributes}
        return [self.tables.attribute_cpp(name) for name in self.authoring.handlers if name not in named]


def bits(places: Iterable[int]) -> str:
    return hex(sum(1 << place for place in places))
