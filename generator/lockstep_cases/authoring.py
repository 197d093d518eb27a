"""Witnesses for spec/authoring/: conforming and nonconforming documents that demonstrate each row.

python3 -m lockstep_cases.authoring [OUT.tsv]    # tests/witnesses/authoring.tsv

The documents are derived from the tables with a separate implementation of content models, without the
validator. The committed file does not change with a table, so a test that validates it notices a changed row.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lockstep_rules.authoring import (
    CATEGORIES,
    TEXT,
    AttributeRow,
    Authoring,
    Condition,
    Conditions,
    ElementRoleRow,
    ElementRow,
    Model,
    ObsoleteRow,
)
from lockstep_rules.loading import ROOT, html_elements, load_authoring

OUT = ROOT / "tests/witnesses/authoring.tsv"
VALUES = ROOT / "tests/validate/values.tsv"
HEADING = """# Documents for the rows of spec/authoring/{elements,attributes,obsolete,roles,element-roles}.tsv, which python3 -m lockstep_cases.authoring makes of
# them. findings: those that the document must have, or must not have: the names of rules, or `content` for any of those about a
# content model, `attribute` for those about whether an attribute is allowed.
# columns: row	verdict	findings	document
"""
Attributes = dict[str, str]


class NoWitness(Exception):
    """Raised if no document can show the row, or this module cannot create one; the message says why."""


@dataclass(frozen=True, order=True)
class Witness:
    row: str
    verdict: str  # finds, nothing
    findings: str
    document: str


def values_of() -> dict[str, dict[str, list[str]]]:
    """Valid and invalid examples of each microsyntax."""
    found: dict[str, dict[str, list[str]]] = {}
    for line in VALUES.read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("# "):
            syntax, verdict, value = line.split("\t", 2)
            if "\\" not in value:
                found.setdefault(syntax, {"valid": [], "invalid": []})[verdict].append(value)
    return found


def accepts(model: Model, word: Sequence[str]) -> bool:
    """Whether the model describes content that consists of these terms, in that order."""
    if not word:
        return model.may_be_empty
    now = {p for p in model.first if model.terms[p] == word[0]}
    for term in word[1:]:
        now = {q for p in now for q in model.follow[p] if model.terms[q] == term}
    return bool(now & model.last)


def shortest(model: Model, through: int | None = None) -> list[int]:
    """The positions of the shortest content that includes the position `through`, if it is given."""
    if through is None and model.may_be_empty:
        return []
    queue: deque[tuple[list[int], bool]] = deque(([p], p == through) for p in sorted(model.first))
    seen: set[tuple[int, bool]] = set()
    while queue:
        path, passed = queue.popleft()
        at = path[-1]
        if (passed or through is None) and at in model.last:
            return path
        if (at, passed) in seen:
            continue
        seen.add((at, passed))
        queue.extend(([*path, q], passed or q == through) for q in sorted(model.follow[at]))
    raise NoWitness("no content goes through the position")


class Maker:
    def __init__(self, data: Authoring, void: frozenset[str]) -> None:
        self.data, self.void = data, void
        self.rows = {row.name: row for row in data.elements}
        self.values = values_of()
        self.required: dict[str, list[AttributeRow]] = {}
        for row in data.attributes:
            if row.required == () and row.element and not row.conditions:
                self.required.setdefault(row.element, []).append(row)

    # --- Parts of documents -------------------------------------------------------------------------------------------

    def has(self, name: str, category: str, conditional: bool = False) -> bool:
        return any(
            c.name == category and (conditional or not c.conditions) for c in self.rows[name].categories
        )

    def example(self, syntax: str, attribute: str, verdict: str = "valid") -> str:
        if syntax == "boolean attribute":
            return "" if verdict == "valid" else "x"
        found = self.values.get(syntax, {}).get(verdict, [])
        good = [value for value in found if '"' not in value and value]
        if not good and not found:
            raise NoWitness(f"no {verdict} value of “{syntax}” is in {VALUES.name}")
        return (good or found)[0]

    def term(self, term: str, attributes: Attributes | None = None, parent: str = "") -> str:
        """Content for one term."""
        if (parent, term) == ("dl", "div"):
            return "<div><dt></dt><dd></dd></div>"
        if term in (TEXT, "phrasing", "flow", "transparent"):
            return "a"
        if term in CATEGORIES:
            return self.element(
                next(
                    row.name
                    for row in self.data.elements
                    if row.name in self.plain and self.has(row.name, term)
                )
            )
        return self.element(term, attributes)

    plain = ("h1", "article", "script", "button", "img", "input")

    def element(self, name: str, attributes: Attributes | None = None, content: str | None = None) -> str:
        found = {row.attribute: self.example(row.value, row.attribute) for row in self.required.get(name, [])}
        found |= attributes or {}
        written = "".join(f' {key}="{value}"' if value else f" {key}" for key, value in found.items())
        if name in self.void:
            return f"<{name}{written}>"
        if content is None:
            model = self.model(name, found)
            content = "".join(self.term(model.terms[p]) for p in shortest(model))
        return f"<{name}{written}>{content}</{name}>"

    def model(self, name: str, attributes: Attributes) -> Model:
        """The model of an element with these attributes, regardless of its place."""
        for conditions, model in self.rows[name].models:
            if all(c.kind == "has" and c.attribute in attributes for c in conditions):
                return model
        raise NoWitness("no model applies")

    def word(self, model: Model, path: Iterable[int], at: int, child: str) -> str:
        return "".join(child if i == at else self.term(model.terms[p]) for i, p in enumerate(path))

    def page(self, body: str) -> str:
        return f"<!DOCTYPE html><title>t</title><body>{body}"

    def in_head(self, head: str) -> str:
        title = "" if head.startswith("<title") else "<title>t</title>"
        return f"<!DOCTYPE html>{title}{head}"

    def parents(self, name: str) -> Iterator[tuple[str, Model, int]]:
        """The elements whose models name this element, each with the model and the position of the name."""
        for row in self.data.elements:
            for conditions, model in row.models:
                if not conditions or all(c.kind == "lacks" for c in conditions):
                    for position, term in enumerate(model.terms):
                        if term == name:
                            yield row.name, model, position

    def placed(self, name: str, markup: str, depth: int = 0, avoid: str = "") -> str:
        """A document in which the element is at an allowed place."""
        if name == "head":
            return f"<!DOCTYPE html>{markup}"
        if name == "body":
            return f"<!DOCTYPE html><title>t</title>{markup}"
        if name == "html":
            return f"<!DOCTYPE html>{markup}"
        if self.has(name, "flow") or self.has(name, "phrasing"):
            return self.page(markup)
        if self.has(name, "metadata"):
            return self.in_head(markup)
        for parent, model, position in self.parents(name):
            if depth < 4 and parent not in (name, avoid) and (parent, name) != ("optgroup", "legend"):
                path = shortest(model, position)
                content = self.word(model, path, path.index(position), markup)
                return self.placed(parent, self.element(parent, content=content), depth + 1)
        raise NoWitness("no element contains it unconditionally")

    # --- Rows of elements.tsv -----------------------------------------------------------------------------------------

    def elements(self) -> Iterator[Witness]:
        for row in self.data.elements:
            if row.name in (TEXT, "custom element") or row.namespace != "html":
                continue
            yield from self.contents(row)
            yield from self.categories(row)
            yield from self.bans(row)

    def contents(self, row: ElementRow) -> Iterator[Witness]:
        for conditions, model in row.models:
            if any(c.kind != "has" for c in conditions):
                continue
            attributes = {c.attribute: self.any_value(row.name, c.attribute) for c in conditions}
            about = f"elements {row.name} content"
            for content, good in self.words_of(row, model):
                document = self.try_placed(row.name, self.element(row.name, attributes, content))
                if document:
                    yield Witness(about, "nothing" if good else "finds", "content", document)

    def any_value(self, element: str, attribute: str) -> str:
        for row in self.data.attributes:
            if row.attribute == attribute and row.element in (element, ""):
                return self.example(row.value, attribute)
        return "a"

    def try_placed(self, name: str, markup: str) -> str:
        try:
            return self.placed(name, markup)
        except NoWitness:
            return ""

    def words_of(self, row: ElementRow, model: Model) -> Iterator[tuple[str, bool]]:
        """Content of an element, and whether the model describes that content."""
        if row.name in self.void or row.name in (
            "template",
            "noscript",
            "html",
            "textarea",
            "script",
            "style",
            "title",
        ):
            return
        if model.unchecked:
            return
        if model.text == "nothing":
            if row.name not in ("iframe", "colgroup"):
                yield "a", False
            yield "", True
            return
        transparent = "transparent" in model.terms
        if TEXT in model.terms and len(model.terms) == 1:
            yield "a", True
            yield "<b>a</b>", False
            return
        yield "".join(self.term(model.terms[p], parent=row.name) for p in shortest(model)), True
        for position in range(len(model.terms)):
            path = shortest(model, position)
            terms = [model.terms[p] for p in path]
            yield "".join(self.term(term, parent=row.name) for term in terms), True
            for i in range(len(terms)):
                less = terms[:i] + terms[i + 1 :]
                if not accepts(model, less) and "transparent" not in terms:
                    yield "".join(self.term(term, parent=row.name) for term in less), False
                swapped = [*less[:i], *less[i : i + 1], terms[i], *less[i + 1 :]]
                if swapped != terms and not accepts(model, swapped) and "transparent" not in terms:
                    yield "".join(self.term(term, parent=row.name) for term in swapped), False
        if "li" not in model.terms and row.name != "li":
            yield "<li>a</li>", False
        if "div" not in model.terms and row.name not in ("p", "head", *PARTS_OF_TABLES):
            yield "<div>a</div>", accepts(model, ["flow"]) or accepts(model, ["transparent"])
        phrasing = bool({"phrasing", "flow"} & set(model.terms)) or transparent
        if (
            not phrasing
            and "table" not in row.name
            and row.name not in ("tbody", "thead", "tfoot", "tr", "colgroup", "head")
        ):
            yield "a", TEXT in model.terms

    def categories(self, row: ElementRow) -> Iterator[Witness]:
        """Puts the element into a parent that accepts only content of a category; for interactive content,
        into a button."""
        places = {"phrasing": "span", "flow": "div", "script-supporting": "ul", "heading": "summary"}
        if row.name in (
            "html",
            "head",
            "body",
            "col",
            "colgroup",
            "caption",
            "tbody",
            "thead",
            "tfoot",
            "tr",
            "td",
            "th",
        ):
            return
        for category, parent in places.items():
            also = {"heading": ("phrasing",)}.get(category, ())
            if parent == row.name or row.name == "a" or row.name in self.model(parent, {}).terms:
                continue
            for attributes, holds in self.cases_of(row, (category, *also)):
                content = self.element(row.name, attributes)
                markup = self.element(parent, content=content)
                verdict = "nothing" if holds else "finds"
                document = self.try_placed(parent, markup)
                if document:
                    yield Witness(f"elements {row.name} {category}", verdict, "element-not-allowed", document)
        if row.name in ("button", "form", "select"):
            return
        for category, inside in {
            "interactive": "button",
            "sectioning": "address",
            "heading": "address",
        }.items():
            banned = {banned.term for banned in self.rows[inside].banned}
            if row.name in banned:
                continue
            for attributes, holds in self.cases_of(
                row, ("sectioning", "heading") if inside == "address" else (category,)
            ):
                markup = self.element(inside, content=self.element(row.name, attributes))
                verdict = "finds" if holds else "nothing"
                yield Witness(
                    f"elements {row.name} {category}", verdict, "descendant-not-allowed", self.page(markup)
                )

    def cases_of(self, row: ElementRow, categories: Sequence[str]) -> Iterator[tuple[Attributes, bool]]:
        """Attributes, and whether the element with those attributes has one of the categories."""
        own = [category for category in row.categories if category.name in categories]
        if not own or any(not category.conditions for category in own):
            yield {}, bool(own)
            return
        if any(c.kind in ("inside", "child_of") for category in own for c in category.conditions):
            return
        if any(c.kind == "hierarchically_correct" for category in own for c in category.conditions):
            yield {}, True
            return
        for category in own:
            yield self.satisfied(row.name, category.conditions)[0], True
        without = self.satisfied(row.name, own[0].conditions, reverse=True)[0]
        yield without, False

    def bans(self, row: ElementRow) -> Iterator[Witness]:
        for banned in row.banned:
            about = f"elements {row.name} nowhere inside"
            if not banned.term:
                attribute = banned.conditions[0].attribute
                yield Witness(
                    about, "finds", "descendant-not-allowed", self.inside(row.name, f"<b {attribute}=0>a</b>")
                )
                yield Witness(about, "nothing", "descendant-not-allowed", self.inside(row.name, "<b>a</b>"))
                continue
            if banned.conditions:
                for reverse in (False, True):
                    attributes = self.satisfied(banned.term, banned.conditions, reverse)[0]
                    verdict = "nothing" if reverse else "finds"
                    child = self.element(banned.term, attributes)
                    yield Witness(about, verdict, "descendant-not-allowed", self.inside(row.name, child))
                continue
            for other in self.data.elements:
                is_banned = other.name == banned.term or self.has(other.name, banned.term)
                if not is_banned or other.namespace != "html" or (row.name, other.name) in NOT_NESTED:
                    continue
                verdict = "nothing" if other.name in banned.besides else "finds"
                child = self.inside(row.name, self.element(other.name))
                yield Witness(about, verdict, "descendant-not-allowed", child)

    def inside(self, name: str, child: str) -> str:
        return self.placed(name, self.element(name, content=child))

    # --- Conditions ---------------------------------------------------------------------------------------------------

    def satisfied(
        self, element: str, conditions: Conditions, reverse: bool = False
    ) -> tuple[Attributes, list[str]]:
        """Attributes and enclosing elements for which the conditions hold; with `reverse`, the first condition
        does not hold."""
        attributes: Attributes = {}
        around: list[str] = []
        for place, condition in enumerate(conditions):
            turned = reverse and place == 0
            self.satisfy(element, condition, turned, attributes, around)
        return attributes, around

    def satisfy(
        self, element: str, c: Condition, reverse: bool, attributes: Attributes, around: list[str]
    ) -> None:
        if c.kind == "lacks":
            if reverse:
                attributes[c.attribute] = self.any_value(element, c.attribute)
        elif c.kind in ("has", "given"):
            if not reverse:
                attributes.setdefault(c.attribute, self.any_value(element, c.attribute))
        elif c.kind in ("is", "has_token", "has_only"):
            if not reverse:
                attributes[c.attribute] = "" if c.words[0] == '""' else c.words[0]
            else:
                attributes[c.attribute] = self.other_word(element, c)
        elif c.kind == "is_not":
            attributes[c.attribute] = c.words[0] if reverse else self.other_word(element, c)
        elif c.kind in ("child_of", "inside"):
            around.append(f"not {c.element}" if reverse else c.element)
        elif c.kind in ("not_inside", "not_child_of"):
            if reverse:
                around.append(c.element)
        elif c.kind == "classic_script":
            if reverse:
                attributes["type"] = "text/x-data"
        elif c.kind == "module_script":
            if reverse:
                attributes["type"] = "text/x-data"
            else:
                attributes["type"] = "module"
        elif c.kind != "not_custom" or reverse:
            raise NoWitness(f"the condition {c.kind} has no documents")

    def other_word(self, element: str, c: Condition) -> str:
        """A value of the attribute that is none of the condition's words."""
        if c.attribute == "type" and element == "input":
            choices: Sequence[str] = ("text", "hidden", "checkbox", "number", "file")
        elif c.attribute == "type" and element == "button":
            choices = ("submit", "reset", "button")
        elif c.attribute == "shape":
            choices = ("default", "circle")
        elif c.attribute == "rel":
            choices = ("license", "next")
        elif c.attribute == "http-equiv":
            choices = ("refresh", "default-style")
        else:
            choices = ("a",)
        found = next((word for word in choices if word not in c.words), None)
        if found is None:
            raise NoWitness(f"{c.attribute} has no other word")
        return found

    # --- Rows of attributes.tsv and obsolete.tsv ----------------------------------------------------------------------

    def attributes(self) -> Iterator[Witness]:
        met: set[tuple[str, str]] = set()
        for row in self.data.attributes:
            element = row.element or "bdi"
            about = f"attributes {row.attribute} {row.element or 'HTML elements'}"
            if row.conditions_text != "-":
                about += f" {row.conditions_text}"
            try:
                yield from self.attribute(row, element, about)
            except NoWitness:
                continue
            if row.element and not self.is_global(row.attribute) and (row.attribute, "") not in met:
                met.add((row.attribute, ""))
                value = self.example(row.value, row.attribute)
                wrong = self.element("wbr", {row.attribute: value})
                if not any(
                    o.attribute == row.attribute and o.element in ("wbr", "") for o in self.data.obsolete
                ):
                    yield Witness(about, "finds", "attribute", self.page(wrong))

    def is_global(self, attribute: str) -> bool:
        return any(row.attribute == attribute and not row.element for row in self.data.attributes)

    def document(self, element: str, attributes: Attributes, around: Sequence[str]) -> str:
        markup = self.element(element, attributes)
        avoid = ""
        for outer in around:
            if outer.startswith("not "):
                avoid = outer.removeprefix("not ")
                continue
            markup = self.element(outer, content=markup)
            element = outer
        return self.placed(element, markup, avoid=avoid)

    def attribute(self, row: AttributeRow, element: str, about: str) -> Iterator[Witness]:
        attributes, around = self.satisfied(element, row.conditions)
        name = row.attribute
        value = attributes.get(name) or self.example(row.value, name)
        with_value = attributes | {name: value}
        yield Witness(about, "nothing", "attribute", self.document(element, with_value, around))
        yield Witness(about, "nothing", "attribute-value", self.document(element, with_value, around))
        if row.value not in ("text", "any value"):
            try:
                wrong = self.example(row.value, name, "invalid")
                if name not in attributes:
                    document = self.document(element, attributes | {name: wrong}, around)
                    yield Witness(about, "finds", "attribute-value", document)
            except NoWitness:
                pass
        if row.conditions and self.is_alone(row):
            for place in range(len(row.conditions)):
                turned = (row.conditions[place], *row.conditions[:place], *row.conditions[place + 1 :])
                try:
                    attributes, around = self.satisfied(element, turned, reverse=True)
                    if name in attributes:
                        continue
                    document = self.document(element, attributes | {name: value}, around)
                except NoWitness:
                    continue
                yield Witness(about, "finds", "attribute", document)
        if row.required is not None:
            attributes, around = self.satisfied(element, (*row.conditions, *row.required))
            attributes = {key: value for key, value in attributes.items() if key != name}
            document = self.document(element, attributes, around)
            document = re.sub(rf'(<{element}\b[^>]*?) {name}(="[^"]*")?(?=[ >])', r"\1", document)
            yield Witness(about, "finds", "attribute-missing", document)

    def is_alone(self, row: AttributeRow) -> bool:
        """Whether no other row gives the element the attribute."""
        others = [
            o for o in self.data.attributes if o.attribute == row.attribute and o.element in (row.element, "")
        ]
        return len(others) == 1 and not any(
            o.attribute == row.attribute and o.element in (row.element, "") for o in self.data.obsolete
        )

    def obsolete(self) -> Iterator[Witness]:
        for row in self.data.obsolete:
            if not row.attribute:
                if row.element not in ("frame", "frameset", "noframes"):
                    document = self.page(f"<{row.element}>")
                    yield Witness(
                        f"obsolete {row.element}", "finds", f"obsolete-element {row.severity}", document
                    )
                continue
            yield from self.obsolete_attribute(row)

    def obsolete_attribute(self, row: ObsoleteRow) -> Iterator[Witness]:
        element = row.element or "b"
        about = f"obsolete {row.attribute} {row.element or 'HTML elements'}"
        finding = f"obsolete-attribute {row.severity}"
        if element not in self.rows:
            return
        for reverse in (False, True):
            if reverse and (len(row.conditions) != 1 or self.other_rows(row)):
                continue
            try:
                attributes, around = self.satisfied(element, row.conditions, reverse)
                attributes.setdefault(row.attribute, "" if self.is_without_value(row) else "1")
                document = self.document(element, attributes, around)
            except NoWitness:
                continue
            yield Witness(about, "nothing" if reverse else "finds", finding, document)

    def is_without_value(self, row: ObsoleteRow) -> bool:
        """Whether another row covers this row's attribute when it has a value."""
        return not row.conditions and any(
            c.kind == "given" and c.attribute == row.attribute
            for o in self.data.obsolete
            if (o.attribute, o.element) == (row.attribute, row.element)
            for c in o.conditions
        )

    def other_rows(self, row: ObsoleteRow) -> bool:
        return (
            len([o for o in self.data.obsolete if (o.attribute, o.element) == (row.attribute, row.element)])
            > 1
        )

    # --- Rows of roles.tsv and element-roles.tsv ----------------------------------------------------------------------

    def aria(self, names: Iterable[str]) -> Attributes:
        values = {row.attribute: row.value for row in self.data.attributes}
        return {f"aria-{name}": self.example(values[f"aria-{name}"], f"aria-{name}") for name in sorted(names)}

    def within(self, role: str, markup: str) -> str:
        """Markup with the role, inside the roles that it requires."""
        for around in self.data.role(role).inside[:1]:
            return self.within(around, self.element("div", {"role": around}, content=markup))
        return markup

    def roles(self) -> Iterator[Witness]:
        every = frozenset().union(*(row.supported for row in self.data.roles))
        for row in self.data.written_roles:
            about, role = f"roles {row.name}", {"role": row.name}
            named = (row.supported - self.data.global_aria) | set(row.required)
            attributes = role | self.aria(named - set(row.prohibited))
            page = self.page(self.element("div", attributes))
            yield Witness(about, "nothing", "aria-attribute-not-allowed", page)
            yield Witness(about, "nothing", "aria-attribute-missing", page)
            other = min(every - row.supported - self.data.former_global_aria, default="")
            for name in (*row.prohibited, *([other] if other else [])):
                page = self.page(self.element("div", role | self.aria([name])))
                yield Witness(about, "finds", "aria-attribute-not-allowed", page)
            for name in row.required:
                page = self.page(self.element("div", role | self.aria(set(row.required) - {name})))
                yield Witness(about, "finds", "aria-attribute-missing", page)
            alone = self.page(self.element("div", role))
            if row.inside:
                yield Witness(about, "finds", "role-outside", alone)
            for around in row.inside:
                markup = self.element("div", {"role": around}, content=self.element("div", role))
                page = self.page(self.within(around, markup))
                yield Witness(about, "nothing", "role-outside", page)
            for around in row.not_inside:
                page = self.page(self.element("div", {"role": around}, content=self.element("div", role)))
                yield Witness(about, "finds", "role-not-inside", page)
            verdict = "finds" if row.kind == "deprecated" else "nothing"
            yield Witness(about, verdict, "role-deprecated", alone)

    def element_roles(self) -> Iterator[Witness]:
        for row in self.data.element_roles:
            if row.element in ("html", "head", "body", "title"):
                continue
            about = f"element-roles {row.element} {row.own or 'no role'} {len(row.conditions)}"
            before = [one for one in self.data.element_roles if one.element == row.element]
            before = before[: before.index(row)]
            try:
                # The only way to skip an earlier row is not to meet its first condition.
                if len(before) == 1 and not row.conditions:
                    attributes, around = self.satisfied(row.element, before[0].conditions, reverse=True)
                elif row.element == "li" and not row.conditions:
                    raise NoWitness("li is always in a list")
                else:
                    attributes, around = self.satisfied(row.element, row.conditions)
                if row.element == "img" and row.own == "none":
                    attributes["alt"] = ""
                yield from self.element_role(row, about, attributes, around)
            except NoWitness:
                continue

    def element_role(
        self, row: ElementRoleRow, about: str, attributes: Attributes, around: Sequence[str]
    ) -> Iterator[Witness]:
        def page(more: Attributes) -> str:
            return self.document(row.element, attributes | more, around)

        written = [role.name for role in self.data.written_roles]
        for role in row.roles or (written[:1] if row.any else ()):
            yield Witness(about, "nothing", "role-not-allowed", page({"role": role}))
        if not row.any:
            other = next(role for role in written if role not in (*row.roles, row.own))
            yield Witness(about, "finds", "role-not-allowed", page({"role": other}))
        if row.own:
            yield Witness(about, "finds", "role-redundant", page({"role": row.own}))
        rule = "aria-attribute-not-allowed"
        yield Witness(about, "nothing" if row.of_roles else "finds", rule, page(self.aria(["live"])))
        for name in sorted(row.attributes):
            if name not in self.data.naming_aria or row.may_be_named:
                yield Witness(about, "nothing", rule, page(self.aria([name])))
        if "aria-label" not in attributes and row.of_roles:
            prohibits = not row.may_be_named or row.own in ("none", "term")
            yield Witness(about, "finds" if prohibits else "nothing", rule, page(self.aria(["label"])))


# Pairs that the parser never nests, so that no document can contain them.
NOT_NESTED = {("a", "a"), ("button", "button"), ("form", "form"), ("option", "option"), ("option", "select")}
PARTS_OF_TABLES = ("table", "colgroup", "tbody", "thead", "tfoot", "tr")


def witnesses() -> list[Witness]:
    maker = Maker(load_authoring(), html_elements("void elements"))
    found = [*maker.elements(), *maker.attributes(), *maker.obsolete(), *maker.roles(), *maker.element_roles()]
    return list(dict.fromkeys(found))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m lockstep_cases.authoring", description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", default=OUT)
    options = parser.parse_args()
    found = witnesses()
    lines = ["\t".join((one.row, one.verdict, one.findings, one.document)) + "\n" for one in found]
    options.out.write_text(HEADING + "".join(lines), encoding="utf-8")
    rows = {one.row for one in found}
    print(f"{options.out}: {len(found)} witnesses for {len(rows)} rows", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
