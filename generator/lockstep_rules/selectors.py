"""The facts about selectors in spec/selectors/, read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .table_folder import TableFolder
from .tables import Tables

FILES = (
    "attribute-operators",
    "bidi-strengths",
    "case-insensitive-attributes",
    "combinators",
    "html-pseudo-classes",
    "input-types",
    "pseudo-classes",
    "pseudo-elements",
)
# The argument of a pseudo-class, in parentheses: enumerators of PseudoArgument in
# selectors/selector_tables.h.
ARGUMENTS = {
    "-": "none",
    "an+b": "nth",
    "an+b of selector list": "nth_of",
    "compound selector": "compound",
    "direction": "direction",
    "forgiving selector list": "forgiving_list",
    "identifier": "identifier",
    "integers": "integers",
    "languages": "languages",
    "relative selector list": "relative_list",
    "selector list": "selector_list",
    "strings": "strings",
}
KINDS = ("logic", "tree", "html", "extension", "nothing")
# Conditions of html-pseudo-classes.tsv: members of HtmlConditions in runtime/src/select/html_conditions.h.
CONDITIONS = {
    "is a submit button": "is_submit_button",
    "is checked": "is_checked",
    "is defined": "is_defined",
    "is disabled": "is_disabled",
    "is editable": "is_editable",
    "is selected": "is_selected",
    "is the default button": "is_default_button",
    "no radio button of the group is checked": "no_radio_button_of_the_group_is_checked",
    "sanitized value is empty": "sanitized_value_is_empty",
    "text is empty": "text_is_empty",
}
# Conditions on an attribute, as C++ with {}.
ATTRIBUTE_CONDITIONS = {
    "is empty": "element.value({}).empty()",
    "is given": "!element.value({}).empty()",
}


@dataclass(frozen=True)
class PseudoClass:
    name: str
    argument: str  # enumerator of PseudoArgument
    kind: str
    anchor: str


@dataclass(frozen=True)
class HtmlRow:
    """A row of html-pseudo-classes.tsv."""

    elements: str  # as in the table
    conditions: str
    tests: list[str]  # as C++; all must hold


@dataclass
class Selectors:
    pseudo_classes: list[PseudoClass] = field(default_factory=list)  # by name
    pseudo_elements: dict[str, bool] = field(default_factory=dict)  # name -> whether one colon is enough
    html: dict[str, list[HtmlRow]] = field(default_factory=dict)  # rows by pseudo-class
    case_insensitive: list[str] = field(default_factory=list)
    combinators: list[tuple[str, str]] = field(default_factory=list)  # name, token
    operators: list[tuple[str, str]] = field(default_factory=list)
    bidi_strengths: list[tuple[int, int, bool]] = field(default_factory=list)  # first, last, right to left
    input_types: list[str] = field(default_factory=list)
    input_type_sets: dict[str, list[str]] = field(default_factory=dict)


class SelectorReader(TableFolder):
    """Reads the tables of spec/selectors/."""

    def __init__(self, spec: Path, tables: Tables, problems: Problems) -> None:
        super().__init__(spec, "selectors", FILES, problems)
        self.tables = tables
        self.found = Selectors()

    def read(self) -> Selectors:
        found = self.found
        for location, (name, argument, kind, anchor) in self.rows("pseudo-classes", 4, key=2):
            self.one_of(argument, ARGUMENTS, location)
            self.one_of(kind, KINDS, location)
            found.pseudo_classes.append(PseudoClass(name, ARGUMENTS.get(argument, "none"), kind, anchor))
        found.pseudo_classes.sort(key=lambda row: (row.name, row.argument != "none"))
        for location, (name, one_colon) in self.rows("pseudo-elements", 2):
            self.one_of(one_colon, ("yes", "no"), location)
            found.pseudo_elements[name] = one_colon == "yes"
        for location, (name,) in self.rows("case-insensitive-attributes", 1):
            if self.one_of(name, self.tables.attribute_ids, location):
                found.case_insensitive.append(name)
        found.combinators = [(row[0], row[1]) for _, row in self.rows("combinators", 3)]
        found.operators = [(row[0], row[1]) for _, row in self.rows("attribute-operators", 3)]
        for location, (name, types) in self.rows("input-types", 2):
            found.input_types = found.input_types or types.split()  # the first row lists all of them
            for word in types.split():
                self.one_of(word, found.input_types, location)
            found.input_type_sets[name] = types.split()
        self.read_bidi_strengths()
        self.read_html_rows()
        return found

    def read_bidi_strengths(self) -> None:
        end = -1
        for location, (first, last, strength) in self.rows("bidi-strengths", 3):
            self.one_of(strength, ("right-to-left", "neutral"), location)
            if not end < int(first, 16) <= int(last, 16):
                self.problems.add(location, "the ranges are not in order")
            end = int(last, 16)
            self.found.bidi_strengths.append((int(first, 16), end, strength == "right-to-left"))

    def read_html_rows(self) -> None:
        html = {row.name for row in self.found.pseudo_classes if row.kind == "html"}
        for location, (name, elements, conditions) in self.rows("html-pseudo-classes", 3, key=0):
            if not self.one_of(name, html, location):
                continue
            tests = self.elements(elements, location)
            for text in [] if conditions == "-" else conditions.split(", "):
                tests += self.condition(text, location)
            self.found.html.setdefault(name, []).append(HtmlRow(elements, conditions, tests))
        for name in sorted(html - set(self.found.html)):
            where = next(
                location for location, row in self.rows("pseudo-classes", 4, key=2) if row[0] == name
            )
            self.problems.add(where, f"“{name}” has no row in html-pseudo-classes.tsv")

    def elements(self, text: str, location: Location) -> list[str]:
        namespace, words = "html", text.split()
        if words[0] in ("svg", "mathml") and len(words) > 1:
            namespace, words = words[0], words[1:]
        tests = [f"element.is_in(Namespace::{namespace})"]
        besides = words[:2] == ["*", "besides"]
        names = [] if words == ["*"] else words[2:] if besides else words
        for name in names:
            self.one_of(name, self.tables.tag_ids, location)
        if names:
            test = " || ".join(f"element.name() == {self.tables.tag_cpp(name)}" for name in names)
            tests.append(f"!({test})" if besides else f"({test})" if len(names) > 1 else test)
        return tests

    def attribute(self, name: str, location: Location) -> str:
        namespaced = {attribute.qualified for attribute in self.tables.foreign_attributes.values()}
        if ":" in name and name in namespaced:
            return f"attr::namespaced_{name.replace(':', '_')}"
        self.one_of(name, self.tables.attribute_ids, location)
        return self.tables.attribute_cpp(name)

    def condition(self, text: str, location: Location) -> list[str]:
        if text in CONDITIONS:
            return [f"element.{CONDITIONS[text]}()"]
        positive = text.replace("is not ", "is ", 1)
        if positive in CONDITIONS:
            return [f"!element.{CONDITIONS[positive]}()"]
        html = [row.name for row in self.found.pseudo_classes if row.kind == "html"]
        for start, sign in (("matches ", ""), ("does not match ", "!")):
            if text.startswith(start):
                name = text.removeprefix(start)
                if not self.one_of(name, html, location):
                    return []
                return [f"{sign}{matcher_name(name)}(element)"]
        word, _, rest = text.partition(" ")
        if word == "type" and rest.startswith("is "):
            name = rest.removeprefix("is ")
            if not self.one_of(name, self.found.input_type_sets, location):
                return []
            return [f"element.type_is_one_of({input_type_set(name)})"]
        if word in ("has", "lacks"):
            sign = "" if word == "has" else "!"
            return [f"{sign}element.has({self.attribute(rest, location)})"]
        if rest in ATTRIBUTE_CONDITIONS:
            return [ATTRIBUTE_CONDITIONS[rest].format(self.attribute(word, location))]
        self.problems.add(location, f"unknown condition “{text}”{nearest(text, CONDITIONS)}")
        return []


def matcher_name(pseudo_class: str) -> str:
    return "matches_" + pseudo_class.replace("-", "_")


def input_type_set(name: str) -> str:
    return "k" + "".join(word.capitalize() for word in name.split("-")) + "Types"


def read_selectors(spec: Path, tables: Tables, problems: Problems) -> Selectors:
    return SelectorReader(spec, tables, problems).read()


def in_order_of_use(html: dict[str, list[HtmlRow]]) -> list[str]:
    """The pseudo-classes, each after those used in its rows."""
    order: list[str] = []

    def add(name: str) -> None:
        if name in order:
            return
        for row in html[name]:
            for other in html:
                if any(f"{matcher_name(other)}(element)" in test for test in row.tests) and other != name:
                    add(other)
        order.append(name)

    for name in html:
        add(name)
    return order
