"""What the Standard's pages and the tables of spec/authoring/ both say about elements and attributes, as facts that
can be compared one by one."""

from __future__ import annotations

from dataclasses import dataclass, field

from lockstep_rules.diagnostics import Location

# The parts that are compared: the caption of a table of the index, or the place on the page; and its address.
PARTS = {
    "elements": "indices.html#elements-3",
    "categories": "indices.html#element-content-categories",
    "attributes": "indices.html#attributes-3",
    "handlers": "indices.html#ix-event-handlers",
    "warnings": "obsolete.html#warnings-for-obsolete-but-conforming-features",
    "obsolete": "obsolete.html#non-conforming-features",
    "boxes": "dom.html#element-definitions",
    "anchors": "",
    "requirements": "",
}
ALL = "HTML elements"
CUSTOM = "custom element"
NOTHING = "nothing"


@dataclass(frozen=True, order=True)
class Fact:
    """For example: elements, a, category, flow; or attributes, href, element, a."""

    part: str
    subject: str
    what: str
    item: str


@dataclass
class Facts:
    """The facts of one side, and where each is stated: an address of the page, or a row of a table."""

    stated: dict[Fact, str] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)  # the parts that the side has
    # Values of attributes, which are compared by a table of equal terms: attribute and element -> terms.
    values: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    places: dict[tuple[str, str], str] = field(default_factory=dict)  # of values

    def add(self, part: str, subject: str, what: str, item: str, where: str | Location) -> None:
        self.put(Fact(part, subject, what, item), str(where))

    def put(self, fact: Fact, where: str) -> None:
        self.parts.add(fact.part)
        self.stated.setdefault(fact, where)

    def value(self, attribute: str, element: str, term: str, where: str | Location) -> None:
        known = self.values.setdefault((attribute, element), [])
        if term not in known:
            known.append(term)
        self.places.setdefault((attribute, element), str(where))

    def subjects(self, part: str) -> set[str]:
        return {fact.subject for fact in self.stated if fact.part == part}

    def of_part(self, part: str) -> set[Fact]:
        return {fact for fact in self.stated if fact.part == part}
