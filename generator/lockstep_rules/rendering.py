"""Reads and checks the user-agent style sheet, spec/text/user-agent-style.tsv, and groups it by element."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .read import read_table

FILE = "user-agent-style.tsv"
NAMESPACES = ("html", "mathml", "svg")
# Properties, and the values that each may have, the initial one first: the members of Style in
# runtime/src/rendering/style.h, and their enumerators.
PROPERTIES = {
    "display": (
        "inline",
        "none",
        "contents",
        "inline-block",
        "inline-table",
        "ruby",
        "ruby-text",
        "block",
        "list-item",
        "table",
        "table-caption",
        "table-column",
        "table-column-group",
        "table-header-group",
        "table-row-group",
        "table-footer-group",
        "table-row",
        "table-cell",
    ),
    "white-space": ("inherit", "normal", "nowrap", "pre", "pre-wrap"),
    "contents": ("inherit", "all", "elements", "listed", "none"),
    "content-visibility": ("visible", "hidden", "hidden-but-summary"),
    "position": ("in-flow", "absolute", "floating"),
    "visibility": ("visible", "hidden", "collapse"),
    "content": ("normal", "quotes"),
}
# Conditions that compare an attribute with a word: the phrase between them -> its StyleConditionKind.
ATTRIBUTE_CONDITIONS = {"is not": "is_not", "is": "is"}


@dataclass(frozen=True)
class Condition:
    kind: str  # an enumerator of StyleConditionKind
    attribute: str = ""
    element: str = ""
    word: str = ""


@dataclass(frozen=True)
class Declaration:
    property: str
    value: str
    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class ElementStyle:
    """The style of an element: the unconditional values, and the conditional declarations, the strongest
    last."""

    values: tuple[str, ...]  # in the order of PROPERTIES
    conditional: tuple[Declaration, ...]


@dataclass
class UserAgentStyle:
    # By namespace: the style of each element that has its own, and the style of all others.
    elements: dict[str, dict[str, ElementStyle]] = field(default_factory=dict)
    others: dict[str, ElementStyle] = field(default_factory=dict)

    @property
    def distinct(self) -> list[ElementStyle]:
        """The styles without duplicates; the first is the initial one."""
        initial = ElementStyle(tuple(values[0] for values in PROPERTIES.values()), ())
        found = {initial: None}
        for namespace in NAMESPACES:
            found |= dict.fromkeys([self.others[namespace], *self.elements[namespace].values()])
        return list(found)


def read_user_agent_style(
    folder: Path, tags: Collection[str], attributes: Collection[str], problems: Problems
) -> UserAgentStyle:
    shown = f"spec/text/{FILE}"
    rows: list[tuple[str, str, Declaration]] = []
    seen: dict[tuple[str, ...], Location] = {}
    for location, (element, conditions, name, value, _) in (
        (row.location, row.columns) for row in read_table(folder / FILE, shown, 5, problems)
    ):
        namespace, _, local = element.partition(" ")
        one_of(namespace, NAMESPACES, location, problems)
        if local != "*":
            one_of(local, tags, location, problems)
        one_of(name, PROPERTIES, location, problems)
        one_of(value, PROPERTIES.get(name, (value,)), location, problems)
        # An unconditional row hides the rows below it.
        for hiding in ((element, "-", name), (element, conditions, name), (f"{namespace} *", "-", name)):
            if hiding in seen:
                problems.add(location, f"never applies, because of {seen[hiding]}")
                break
        seen.setdefault((element, conditions, name), location)
        parsed = (
            ()
            if conditions == "-"
            else tuple(
                condition(text, tags, attributes, location, problems) for text in conditions.split(", ")
            )
        )
        rows.append((namespace, local, Declaration(name, value, parsed)))
    for path in sorted(folder.glob("*")):
        if path.name != FILE:
            problems.add(Location(f"spec/text/{path.name}", 1), "nothing reads this table")
    style = UserAgentStyle()
    for namespace in NAMESPACES:
        names = dict.fromkeys(local for space, local, _ in rows if space == namespace and local != "*")
        of_all = [row for row in rows if row[0] == namespace]
        style.elements[namespace] = {
            name: element_style([d for _, local, d in of_all if local in (name, "*")]) for name in names
        }
        style.others[namespace] = element_style([d for _, local, d in of_all if local == "*"])
    return style


def element_style(declarations: list[Declaration]) -> ElementStyle:
    values = {name: known[0] for name, known in PROPERTIES.items()}
    decided: set[str] = set()
    conditional: list[Declaration] = []
    for declaration in declarations:
        if declaration.property in decided:
            continue
        if declaration.conditions:
            conditional.append(declaration)
        else:
            decided.add(declaration.property)
            values[declaration.property] = declaration.value
    return ElementStyle(tuple(values.values()), tuple(reversed(conditional)))


def condition(
    text: str, tags: Collection[str], attributes: Collection[str], location: Location, problems: Problems
) -> Condition:
    whole = {
        "scripting is enabled": "scripting_enabled",
        "quirks mode": "quirks_mode",
        "not the first child": "not_first_child",
    }
    if text in whole:
        return Condition(whole[text])
    if text.startswith("child of "):
        parent = text.removeprefix("child of ")
        one_of(parent, tags, location, problems)
        return Condition("child_of", element=parent)
    for kind in ("has", "lacks"):
        if text.startswith(kind + " "):
            attribute = text.removeprefix(kind + " ")
            one_of(attribute, attributes, location, problems)
            return Condition(kind, attribute=attribute)
    attribute, _, rest = text.partition(" ")
    for phrase, kind in ATTRIBUTE_CONDITIONS.items():
        if rest.startswith(phrase + " "):
            one_of(attribute, attributes, location, problems)
            return Condition(kind, attribute=attribute, word=rest.removeprefix(phrase + " "))
    known = [*whole, "child of ELEMENT", "has ATTRIBUTE", "lacks ATTRIBUTE", "ATTRIBUTE is WORD"]
    problems.add(location, f"unknown condition “{text}”{nearest(text, known)}")
    return Condition("scripting_enabled")


def one_of(word: str, known: Collection[str], location: Location, problems: Problems) -> None:
    if word not in known:
        problems.add(location, f"unknown “{word}”{nearest(word, known)}")
