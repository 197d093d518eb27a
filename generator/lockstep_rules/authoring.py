"""The Standard's requirements for authors in spec/authoring/, read and checked: elements with their content
models, attributes, obsolete features, and the sentences of findings."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from urllib.parse import urljoin

from .diagnostics import Location, Problems, nearest
from .read import Dates, Edition, TableRow, read_table
from .table_folder import TableFolder
from .tables import Tables

FOLDER = "authoring"
MULTIPAGE = "https://html.spec.whatwg.org/multipage/"
CATEGORIES = (
    "metadata",
    "flow",
    "sectioning",
    "heading",
    "phrasing",
    "embedded",
    "interactive",
    "script-supporting",
    "listed",
    "labelable",
    "submittable",
    "resettable",
    "form-associated",
)
# The names of categories in sentences.
CALLED = {
    "script-supporting": "script-supporting elements",
    "listed": "listed elements",
    "labelable": "labelable elements",
    "submittable": "submittable elements",
    "resettable": "resettable elements",
    "form-associated": "form-associated elements",
}
TEXT, CUSTOM = "text", "custom element"
ANY_ELEMENT = "HTML elements"
# Conditions without an attribute: phrase before an element name -> ConditionKind of validate/conditions.h.
PLACES = {"child of": "child_of", "inside": "inside", "not child of": "not_child_of", "not inside": "not_inside"}
# Conditions that compare an attribute with words, the longest first.
COMPARISONS = {"is not": "is_not", "has only": "has_only", "is": "is", "has": "has_token"}
# Conditions that are a single phrase.
PHRASES = {
    "hierarchically correct": "hierarchically_correct",
    "classic script": "classic_script",
    "module script": "module_script",
    "not a custom element": "not_custom",
}
SEVERITIES = ("error", "warning", "info")
LONGEST_MODEL = 32  # number of positions: the bits of ContentModel::first
MOST_TERMS = 64  # in all models and bans: the bits of Terms


@dataclass(frozen=True)
class Condition:
    kind: str  # an enumerator of ConditionKind
    attribute: str = ""
    element: str = ""
    words: tuple[str, ...] = ()


Conditions = tuple[Condition, ...]  # all of which must hold


@dataclass(frozen=True)
class Category:
    """A category of an element, possibly only under conditions."""

    name: str
    conditions: Conditions


@dataclass(frozen=True)
class Model:
    """A content model as a position automaton: each position is a term with its possible successors."""

    text: str  # as in the table
    terms: tuple[str, ...]  # by position: a category, an element, `text` or `transparent`
    first: frozenset[int]
    last: frozenset[int]
    follow: tuple[frozenset[int], ...]
    may_be_empty: bool
    intermixed: str = ""  # a category whose elements may occur anywhere
    unchecked: bool = False

    @property
    def words(self) -> str:
        """The model as the end of a sentence."""
        return model_in_words(self.text)


@dataclass(frozen=True)
class Banned:
    """A ban on descendants: on a term, possibly with exceptions and conditions; or on any element with an
    attribute."""

    term: str  # "" for an attribute
    besides: tuple[str, ...]
    conditions: Conditions


@dataclass(frozen=True)
class ElementRow:
    location: Location
    namespace: str
    name: str
    categories: tuple[Category, ...]
    models: tuple[tuple[Conditions, Model], ...]  # the first one whose conditions hold applies
    banned: tuple[Banned, ...]
    anchor: str
    dates: Dates = Dates()


@dataclass(frozen=True)
class AttributeRow:
    location: Location
    attribute: str
    element: str  # "" for all HTML elements
    conditions: Conditions
    conditions_text: str
    value: str
    required: Conditions | None  # None: never; (): always
    required_text: str
    anchor: str
    dates: Dates = Dates()


@dataclass(frozen=True)
class ObsoleteRow:
    location: Location
    attribute: str  # "" for an element
    element: str  # "" for all HTML elements
    conditions: Conditions
    severity: str
    advice: str
    anchor: str
    dates: Dates = Dates()


@dataclass(frozen=True)
class FindingRow:
    location: Location
    name: str
    severity: str
    sentence: str
    note: str  # describes the second place; - for none
    anchor: str
    selector: str = ""  # finds the elements that the row is about, if it has one
    elements: tuple[str, ...] = ()  # the names of these elements
    wrong: str = ""  # markup with the finding; "" if an example would be too long
    right: str = ""  # markup without it


@dataclass(frozen=True)
class RoleRow:
    """An ARIA role. Attributes are written without `aria-` and include inherited ones."""

    location: Location
    name: str
    kind: str  # abstract, deprecated or -
    supported: frozenset[str]
    required: tuple[str, ...]
    prohibited: tuple[str, ...]
    inside: tuple[str, ...]  # one of these roles must surround it
    not_inside: tuple[str, ...]
    anchor: str


@dataclass(frozen=True)
class ElementRoleRow:
    """An element's implicit role, the roles it may be given, and its aria-* attributes."""

    location: Location
    element: str
    conditions: Conditions
    own: str  # "" for none
    roles: tuple[str, ...]
    any: bool
    attributes: frozenset[str]  # in addition to those of its roles
    of_roles: bool  # whether the attributes of its roles and global ones are allowed
    may_be_named: bool
    anchor: str


@dataclass
class Authoring:
    elements: list[ElementRow] = field(default_factory=list)
    attributes: list[AttributeRow] = field(default_factory=list)
    obsolete: list[ObsoleteRow] = field(default_factory=list)
    findings: list[FindingRow] = field(default_factory=list)
    handlers: list[str] = field(default_factory=list)  # event handler content attributes
    roles: list[RoleRow] = field(default_factory=list)
    element_roles: list[ElementRoleRow] = field(default_factory=list)

    def on(self, day: str) -> Authoring:
        """The requirements of that day: those of other days are missing."""
        return replace(
            self,
            elements=[row for row in self.elements if row.dates.include(day)],
            attributes=[row for row in self.attributes if row.dates.include(day)],
            obsolete=[row for row in self.obsolete if row.dates.include(day)],
        )

    @property
    def models(self) -> list[Model]:
        """The models without duplicates."""
        return list(dict.fromkeys(model for row in self.elements for _, model in row.models))

    @property
    def terms(self) -> list[str]:
        """The categories and elements used in models and bans."""
        named = [term for model in self.models for term in (*model.terms, model.intermixed)]
        named += [banned.term for row in self.elements for banned in row.banned]
        return [term for term in dict.fromkeys(named) if term not in ("", "transparent")]

    @property
    def tracked(self) -> list[str]:
        """The elements for which the validator must know whether one is open: those with bans, and those in
        `inside` conditions."""
        inside = [c.element for c in self.all_conditions() if c.kind in ("inside", "not_inside")]
        return list(dict.fromkeys([row.name for row in self.elements if row.banned] + inside))

    @property
    def global_aria(self) -> frozenset[str]:
        """The aria-* attributes that all roles have."""
        return self.role("roletype").supported

    @property
    def former_global_aria(self) -> frozenset[str]:
        """The aria-* attributes that all roles had before WAI-ARIA 1.2."""
        return self.role("roletype of 1.1").supported

    @property
    def naming_aria(self) -> frozenset[str]:
        """The aria-* attributes that name an element, which roles that must not be named prohibit."""
        return frozenset.intersection(*(frozenset(row.prohibited) for row in self.roles if row.prohibited))

    @property
    def written_roles(self) -> list[RoleRow]:
        return [row for row in self.roles if row.kind != "abstract"]

    def role(self, name: str) -> RoleRow:
        return next(row for row in self.roles if row.name == name)

    def all_conditions(self) -> Iterable[Condition]:
        for row in self.elements:
            for category in row.categories:
                yield from category.conditions
            for conditions, _ in row.models:
                yield from conditions
            for banned in row.banned:
                yield from banned.conditions
        for attribute in self.attributes:
            yield from attribute.conditions
            yield from attribute.required or ()
        for obsolete in self.obsolete:
            yield from obsolete.conditions
        for element_role in self.element_roles:
            yield from element_role.conditions


# --- Content models -------------------------------------------------------------------------------------------------


@dataclass
class Part:
    """A part of a model: where it can begin and end, and whether it can be absent."""

    first: set[int]
    last: set[int]
    empty: bool


class ModelParser:
    """Parses a content model: `optional caption, then (zero or more tbody or one or more tr)`; see spec/README.md."""

    def __init__(self, text: str, terms: Collection[str], location: Location, problems: Problems) -> None:
        self.text, self.known, self.location, self.problems = text, terms, location, problems
        self.words: list[str] = re.findall(r"[(),;]|[^\s(),;]+", text)
        self.at = 0
        self.terms: list[str] = []
        self.follow: list[set[int]] = []

    def parse(self) -> Model:
        if self.text in ("nothing", "unchecked"):
            nothing: frozenset[int] = frozenset()
            return Model(self.text, (), nothing, nothing, (), True, unchecked=self.text == "unchecked")
        whole = self.alternatives()
        intermixed = ""
        if self.take("; intermixed with"):
            intermixed = self.next()
            if intermixed not in CATEGORIES:
                self.problems.add(self.location, f"unknown “{intermixed}”{nearest(intermixed, CATEGORIES)}")
        if self.at < len(self.words):
            rest = " ".join(self.words[self.at :])
            self.problems.add(self.location, f"“{rest}” continues no content model")
        if len(self.terms) > LONGEST_MODEL:
            self.problems.add(self.location, f"more than {LONGEST_MODEL} terms")
        return Model(
            self.text,
            tuple(self.terms),
            frozenset(whole.first),
            frozenset(whole.last),
            tuple(frozenset(one) for one in self.follow),
            whole.empty,
            intermixed,
        )

    def next(self) -> str:
        if self.at == len(self.words):
            self.problems.add(self.location, f"“{self.text}” ends too early")
            return ""
        self.at += 1
        return self.words[self.at - 1]

    def take(self, words: str) -> bool:
        wanted = re.findall(r"[(),;]|[^\s(),;]+", words)
        if self.words[self.at : self.at + len(wanted)] != wanted:
            return False
        self.at += len(wanted)
        return True

    def alternatives(self) -> Part:
        part = self.sequence()
        while self.take("or"):
            other = self.sequence()
            part = Part(part.first | other.first, part.last | other.last, part.empty or other.empty)
        return part

    def sequence(self) -> Part:
        part = self.repeated()
        while self.take(", then"):
            after = self.repeated()
            for position in part.last:
                self.follow[position] |= after.first
            part = Part(
                part.first | after.first if part.empty else part.first,
                after.last | part.last if after.empty else after.last,
                part.empty and after.empty,
            )
        return part

    def repeated(self) -> Part:
        if self.take("optional"):
            part = self.single(counted=True)
            return Part(part.first, part.last, True)
        for words, empty in (("zero or more", True), ("one or more", False)):
            if self.take(words):
                part = self.single(counted=True)
                self.loop(part)
                return Part(part.first, part.last, empty or part.empty)
        return self.single(counted=False)

    def loop(self, part: Part) -> None:
        for position in part.last:
            self.follow[position] |= part.first

    def single(self, counted: bool) -> Part:
        if self.take("("):
            part = self.alternatives()
            if not self.take(")"):
                self.problems.add(self.location, f"“{self.text}” lacks a “)”")
            return part
        term = self.next()
        if term not in self.known:
            self.problems.add(self.location, f"unknown “{term}”{nearest(term, self.known)}")
        self.terms.append(term)
        self.follow.append(set())
        here = len(self.terms) - 1
        part = Part({here}, {here}, False)
        # A category, `text` or `transparent` without a count may repeat or be absent.
        if not counted and (term in CATEGORIES or term in (TEXT, "transparent")):
            self.loop(part)
            part.empty = True
        return part


def model_in_words(text: str) -> str:
    """Writes `zero or more (li or script-supporting)` as `zero or more (<li> or script-supporting
    elements)`."""

    def word(match: re.Match[str]) -> str:
        term = match[0]
        if term in ("zero", "one", "or", "more", "optional", "then", "intermixed", "with", "nothing", "text"):
            return term
        if term == "transparent":
            return "the content of the element around it"
        return CALLED.get(term, f"{term} content") if term in CATEGORIES else f"<{term}>"

    return re.sub(r"[a-z][a-z0-9\-]*", word, text)


# --- Conditions -----------------------------------------------------------------------------------------------------


class Reader(TableFolder):
    def __init__(
        self,
        spec: Path,
        tables: Tables,
        values: Collection[str],
        editions: Sequence[Edition],
        problems: Problems,
    ) -> None:
        super().__init__(spec, FOLDER, None, problems)
        self.tables, self.values = tables, values
        self.oldest, self.newest = editions[0].date, editions[-1].date
        self.found = Authoring()

    def conditions(self, text: str, location: Location) -> Conditions:
        return (
            ()
            if text in ("-", "always")
            else tuple(self.condition(one, location) for one in text.split(", "))
        )

    def condition(self, text: str, location: Location) -> Condition:
        if text in PHRASES:
            return Condition(PHRASES[text])
        for phrase, kind in PLACES.items():
            if text.startswith(phrase + " "):
                element = text.removeprefix(phrase + " ")
                self.one_of(element, self.tables.tag_ids, location)
                return Condition(kind, element=element)
        first, _, rest = text.partition(" ")
        if first in ("has", "lacks") and " " not in rest:
            self.one_of(rest, self.tables.attribute_ids, location)
            return Condition(first, attribute=rest)
        if rest == "is given":
            self.one_of(first, self.tables.attribute_ids, location)
            return Condition("given", attribute=first)
        for phrase, kind in COMPARISONS.items():
            if rest.startswith(phrase + " "):
                self.one_of(first, self.tables.attribute_ids, location)
                return Condition(kind, attribute=first, words=tuple(rest.removeprefix(phrase + " ").split()))
        known = [
            "has ATTRIBUTE",
            "lacks ATTRIBUTE",
            "ATTRIBUTE is WORD",
            "child of ELEMENT",
            "inside ELEMENT",
            *PHRASES,
        ]
        self.problems.add(location, f"unknown condition “{text}”{nearest(text, known)}")
        return Condition("has")

    # --- Tables -------------------------------------------------------------------------------------------------------

    def dated_rows(self, name: str, columns: int, key: int) -> list[TableRow]:
        """The rows of a table whose rows may have date marks: on each day, at most one row has a key."""
        rows = self.read_rows(name, columns, key, dated=True)
        for row in rows:
            self.check_dates(row)
        return rows

    def check_dates(self, row: TableRow) -> None:
        if row.dates.is_empty:
            message = f"from {row.dates.since} until {row.dates.until} leaves no day between"
            self.problems.add(row.location, message)
        for date in filter(None, row.dates):
            if not self.oldest < date <= self.newest:
                message = f"{date} is not after the oldest edition, {self.oldest}, up to the newest, {self.newest}"
                self.problems.add(row.location, message)

    def anchor(self, text: str, location: Location) -> str:
        if not re.fullmatch(r"([a-z\-]+\.html|https://\S+)#\S+", text):
            self.problems.add(location, f"“{text}” is not an anchor such as dom.html#classes")
        return text

    def read_elements(self) -> None:
        rows = self.dated_rows("elements", 5, 1)
        terms = [*CATEGORIES, TEXT, "transparent", *(row.columns[0] for row in rows)]
        for location, (element, categories, content, banned, anchor), dates in rows:
            namespace, _, name = element.rpartition(" ") if element != CUSTOM else ("", "", CUSTOM)
            if name not in (TEXT, CUSTOM):
                self.one_of(name, self.tables.tag_ids, location)
            self.found.elements.append(
                ElementRow(
                    location,
                    namespace or "html",
                    name,
                    self.categories(categories, location),
                    self.models(content, terms, location),
                    self.banned(banned, terms, location),
                    self.anchor(anchor, location),
                    dates,
                )
            )

    def categories(self, text: str, location: Location) -> tuple[Category, ...]:
        found = []
        for one in [] if text == "-" else text.split(", "):
            name, _, condition = one.partition(" if ")
            self.one_of(name, CATEGORIES, location)
            found.append(Category(name, self.conditions(condition or "-", location)))
        return tuple(found)

    def models(
        self, text: str, terms: Collection[str], location: Location
    ) -> tuple[tuple[Conditions, Model], ...]:
        """Reads models such as `if has src: transparent; otherwise: nothing`: one for each case, the last one
        for all others."""
        found = []
        for case in re.split(r"; (?=if |otherwise: )", text):
            match = re.fullmatch(r"(?:if (?P<condition>[^:]+)|otherwise): (?P<model>.*)", case)
            condition, model = (match["condition"] or "-", match["model"]) if match else ("-", case)
            parsed = ModelParser(model, terms, location, self.problems).parse()
            found.append((self.conditions(condition, location), parsed))
        if found[-1][0]:
            self.problems.add(location, "the last content model has a condition; end with “otherwise:”")
        return tuple(found)

    def banned(self, text: str, terms: Collection[str], location: Location) -> tuple[Banned, ...]:
        found = []
        for one in [] if text == "-" else text.split(", "):
            what, _, condition = one.partition(" if ")
            conditions = self.conditions(condition or "-", location)
            attribute = what.removeprefix("anything with ")
            if attribute != what:
                self.one_of(attribute, self.tables.attribute_ids, location)
                found.append(Banned("", (), (Condition("has", attribute=attribute),)))
                continue
            term, _, besides = what.partition(" besides ")
            self.one_of(term, terms, location)
            for element in besides.split():
                self.one_of(element, terms, location)
            found.append(Banned(term, tuple(besides.split()), conditions))
        return tuple(found)

    def read_attributes(self) -> None:
        for location, columns, dates in self.dated_rows("attributes", 6, 3):
            attribute, elements, conditions, value, required, anchor = columns
            self.one_of(attribute, self.tables.attribute_ids, location)
            self.one_of(value, self.values, location)
            names = [""] if elements == ANY_ELEMENT else elements.split()
            for element in filter(None, names):
                self.one_of(element, [row.name for row in self.found.elements], location)
            for element in names:
                self.found.attributes.append(
                    AttributeRow(
                        location,
                        attribute,
                        element,
                        self.conditions(conditions, location),
                        conditions,
                        value,
                        None if required == "-" else self.conditions(required, location),
                        required,
                        self.anchor(anchor, location),
                        dates,
                    )
                )

    def read_obsolete(self) -> None:
        for location, columns, dates in self.dated_rows("obsolete", 6, 3):
            attribute, elements, conditions, severity, advice, anchor = columns
            if attribute != "-":
                self.one_of(attribute, self.tables.attribute_ids, location)
            self.one_of(severity, SEVERITIES, location)
            names = [""] if elements == ANY_ELEMENT else elements.split()
            for element in names:
                if element:
                    self.one_of(element, self.tables.tag_ids, location)
                self.found.obsolete.append(
                    ObsoleteRow(
                        location,
                        "" if attribute == "-" else attribute,
                        element,
                        self.conditions(conditions, location),
                        severity,
                        advice,
                        self.anchor(anchor, location),
                        dates,
                    )
                )

    def read_findings(self) -> None:
        for location, (name, severity, sentence, note, anchor) in self.rows("findings", 5, 1):
            self.finding(FindingRow(location, name, severity, sentence, note, self.anchor(anchor, location)))
        for location, (name, severity, selector, sentence, note, anchor) in self.rows("rules", 6, 1):
            row = FindingRow(location, name, severity, sentence, note, self.anchor(anchor, location))
            if selector != "-":
                row = replace(row, selector=selector, elements=self.subjects(selector, location))
            self.finding(row)
        self.read_examples()

    def read_examples(self) -> None:
        examples = {columns[0]: (location, columns) for location, columns in self.rows("examples", 3, 1)}
        for place, row in enumerate(self.found.findings):
            if row.name not in examples:
                self.problems.add(row.location, f"spec/{FOLDER}/examples.tsv has no row for “{row.name}”")
                continue
            _, (_, wrong, right) = examples.pop(row.name)
            self.found.findings[place] = replace(row, wrong="" if wrong == "-" else wrong, right=right)
        for name, (location, _) in examples.items():
            self.one_of(name, [row.name for row in self.found.findings], location)

    def finding(self, row: FindingRow) -> None:
        self.one_of(row.severity, SEVERITIES, row.location)
        if re.fullmatch(r"[a-z]+(-[a-z]+)*", row.name) is None:
            message = f"“{row.name}” does not consist of lower-case words joined by hyphens"
            self.problems.add(row.location, message)
        if any(other.name == row.name for other in self.found.findings):
            self.problems.add(row.location, f"another finding is named “{row.name}”")
        if not row.sentence.endswith((".", "}")):
            message = f"“{row.sentence}” is not a sentence: it does not end with a full stop"
            self.problems.add(row.location, message)
        self.found.findings.append(row)

    def subjects(self, selector: str, location: Location) -> tuple[str, ...]:
        """The elements with which the selectors of a list begin: `a[…]`, `:is(td, th)[…]`."""
        begins = r"(?:^|\], |\), )(?::is\(([a-z0-9, ]+)\)|([a-z][a-z0-9]*))(?=[\[:])"
        names = [name for match in re.finditer(begins, selector) for name in (match[1] or match[2]).split(", ")]
        if not names:
            self.problems.add(location, f"“{selector}” does not begin with the name of an element")
        for name in names:
            self.one_of(name, self.tables.tag_ids, location)
        return tuple(dict.fromkeys(name for name in names if name in self.tables.tag_ids))

    # --- ARIA ---------------------------------------------------------------------------------------------------------

    @cached_property
    def attribute_names(self) -> dict[str, None]:
        """The names in the table of attributes, which is read before the tables of roles."""
        return dict.fromkeys(row.attribute for row in self.found.attributes)

    def aria(self, words: str, location: Location) -> frozenset[str]:
        found = frozenset(() if words == "-" else words.split())
        for word in sorted(found):
            self.one_of(f"aria-{word}", self.attribute_names, location)
        return found

    def read_roles(self) -> None:
        rows = self.rows("roles", 9, 1)
        own = {columns[0]: columns for _, columns in rows}
        written = [name for name, columns in own.items() if columns[1] != "abstract"]

        def inherited(name: str, location: Location, below: tuple[str, ...] = ()) -> frozenset[str]:
            if name in below:
                self.problems.add(location, f"“{name}” inherits from itself")
                return frozenset()
            _, _, parents, supported, required, *_ = own[name]
            found = self.aria(supported, location) | self.aria(required, location)
            for parent in [] if parents == "-" else parents.split():
                self.one_of(parent, own, location)
                if parent in own:
                    found |= inherited(parent, location, (*below, name))
            return found

        for location, (name, kind, _, _, required, prohibited, inside, not_inside, anchor) in rows:
            self.one_of(kind, ("-", "abstract", "deprecated"), location)
            around = [() if words == "-" else tuple(words.split()) for words in (inside, not_inside)]
            for role in (*around[0], *around[1]):
                self.one_of(role, written, location)
            self.found.roles.append(
                RoleRow(
                    location,
                    name,
                    kind,
                    inherited(name, location),
                    tuple(sorted(self.aria(required, location))),
                    tuple(sorted(self.aria(prohibited, location))),
                    around[0],
                    around[1],
                    self.anchor(anchor, location),
                )
            )

    def read_element_roles(self) -> None:
        known = {row.name: row for row in self.found.roles}
        written = [row.name for row in self.found.written_roles]
        for location, (elements, conditions, own, roles, attributes, naming, anchor) in self.rows(
            "element-roles", 7, 2
        ):
            allowed = () if roles in ("any", "-") else tuple(roles.split())
            for role in (*allowed, *([] if own == "-" else [own])):
                self.one_of(role, written, location)
            how, _, words = attributes.partition(" ")
            self.one_of(how, ("-", "none", "only", "also", "as"), location)
            if how == "as":
                self.one_of(words, written, location)
            named = known[words].supported if how == "as" and words in known else self.aria(words or "-", location)
            self.one_of(naming, ("yes", "prohibited"), location)
            for element in elements.split():
                self.one_of(element, [row.name for row in self.found.elements], location)
                self.found.element_roles.append(
                    ElementRoleRow(
                        location,
                        element,
                        self.conditions(conditions, location),
                        "" if own == "-" else own,
                        allowed,
                        roles == "any",
                        named,
                        how not in ("none", "only"),
                        naming == "yes",
                        self.anchor(anchor, location),
                    )
                )

    def read_handlers(self) -> None:
        """Reads the event handler content attributes from the sanitizer's table, except Chromium's."""
        path = self.folder.parent / "sanitizer" / "event-handlers.tsv"
        for row in read_table(path, "spec/sanitizer/event-handlers.tsv", 3, self.problems):
            attribute, standard, _ = row.columns
            if standard != "Chromium":
                self.found.handlers.append(attribute)

    def read(self) -> Authoring:
        self.read_elements()
        self.read_attributes()
        self.read_roles()
        self.read_element_roles()
        for what in (self.found.terms, self.found.tracked):
            if len(what) > MOST_TERMS:
                self.problems.add(self.found.elements[0].location, f"more than {MOST_TERMS} terms: {what}")
        self.read_obsolete()
        self.read_findings()
        self.read_handlers()
        return self.found


def read_authoring(
    spec: Path, tables: Tables, values: Collection[str], editions: Sequence[Edition], problems: Problems
) -> Authoring:
    """Reads the tables of spec/authoring/, with the rows of all editions. `values`: the names of the
    microsyntaxes. `editions`: the oldest first."""
    return Reader(spec, tables, values, editions, problems).read()


def link(anchor: str) -> str:
    """The address of an anchor in the tables. An anchor of another standard is already an address; an anchor
    without a page is in the one-page edition."""
    return urljoin("https://html.spec.whatwg.org/" if anchor.startswith("#") else MULTIPAGE, anchor)
