"""The list of active formatting elements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..dom import Element
from .part import the
from .stack import position

# --- The list of active formatting elements: entries, the earliest first ------------------------------------------------


class Entry:
    """An element, or None: a marker."""

    def __init__(self, element: Element | None) -> None:
        self.element = element


class After:
    """A bookmark immediately after an entry."""

    def __init__(self, entry: Entry | None) -> None:
        self.entry = entry


def entry_of(p: Any, element: Element | None) -> Entry | None:
    return next((entry for entry in p.formatting if element is not None and entry.element is element), None)


def backwards_to_marker(p: Any) -> Iterator[Entry]:
    """The entries after the last marker, or all if there is none, the last one first."""
    for entry in reversed(p.formatting):
        if entry.element is None:
            return
        yield entry


def elements_to_marker(p: Any) -> Iterator[Element]:
    return (entry.element for entry in backwards_to_marker(p) if entry.element is not None)


@the.statement("insert a marker at the end of the list of active formatting elements")
def add_marker(p: Any) -> None:
    p.formatting.append(Entry(None))


@the.statement("remove the last entry from the list of active formatting elements")
def remove_last_entry(p: Any) -> None:
    p.formatting.pop()


@the.statement("add {element} at the end of the list of active formatting elements")
def add_formatting(p: Any, element: Element) -> None:
    p.formatting.append(Entry(element))


@the.statement("remove {element} from the list of active formatting elements")
def remove_formatting(p: Any, element: Element | None) -> None:
    entry = entry_of(p, element)
    if entry is not None:
        p.formatting.remove(entry)


@the.statement("replace the element of {entry} with {element}")
def replace_entry(p: Any, entry: Entry, element: Element) -> None:
    entry.element = element


@the.statement("replace {element} with {new: element} in the list of active formatting elements")
def replace_formatting(p: Any, element: Element, new: Element) -> None:
    entry = entry_of(p, element)
    assert entry is not None
    entry.element = new


@the.statement(
    "replace {element} in the list of active formatting elements with {new: element} at {bookmark: entry}"
)
def move_formatting(p: Any, element: Element, new: Element, bookmark: Entry | After) -> None:
    """The bookmark is where the element is, unless it was moved to after another entry; the new element goes there, and the
    old one leaves the list."""
    if isinstance(bookmark, After):
        p.formatting.remove(entry_of(p, element))
        p.formatting.insert(position(p.formatting, bookmark.entry) + 1, Entry(new))
    else:
        at = position(p.formatting, bookmark)
        p.formatting.remove(entry_of(p, element))
        p.formatting.insert(at, Entry(new))


# --- Conditions: the list of active formatting elements ---------------------------------------------------------------------------


@the.condition(
    "the list of active formatting elements is empty", "the list of active formatting elements is not empty"
)
def formatting_is_empty(p: Any) -> bool:
    return not p.formatting


@the.condition("{entry} is a marker")
def is_marker(p: Any, entry: Entry) -> bool:
    return entry.element is None


@the.condition("the last entry in the list of active formatting elements is a marker")
def last_is_marker(p: Any) -> bool:
    return p.formatting[-1].element is None


@the.condition("{entry} is the last entry in the list of active formatting elements")
def is_last(p: Any, entry: Entry) -> bool:
    return p.formatting[-1] is entry


@the.condition("{entry: entry} is null")
def entry_is_null(p: Any, entry: Entry | None) -> bool:
    return entry is None


@the.condition(
    "{element} is in the list of active formatting elements",
    "{element} is not in the list of active formatting elements",
)
def is_formatting(p: Any, element: Element) -> bool:
    return entry_of(p, element) is not None


# --- Expressions: the list of active formatting elements ----------------------------------------------------------------------------------


@the.expression("the last entry in the list of active formatting elements")
def last_entry(p: Any) -> Entry:
    return p.formatting[-1]


@the.expression("the entry before {entry} in the list of active formatting elements")
def entry_before(p: Any, entry: Entry) -> Entry | None:
    at = position(p.formatting, entry)
    return p.formatting[at - 1] if at else None


@the.expression("the entry after {entry} in the list of active formatting elements")
def entry_after(p: Any, entry: Entry) -> Entry | None:
    at = position(p.formatting, entry) + 1
    return p.formatting[at] if at < len(p.formatting) else None


@the.expression("the position of {element} in the list of active formatting elements")
def bookmark_of(p: Any, element: Element) -> Entry | None:
    return entry_of(p, element)


@the.expression("the position after {element} in the list of active formatting elements")
def bookmark_after(p: Any, element: Element) -> After:
    return After(entry_of(p, element))


@the.expression("the element of {entry}")
def element_of(p: Any, entry: Entry) -> Element | None:
    return entry.element


@the.expression(
    "the earliest of three entries after the last marker with the tag name, namespace and attributes of {element}"
)
def earliest_of_three(p: Any, element: Element) -> Element | None:
    """The Noah's Ark clause: of three alike after the last marker, the first. Attributes are those that the parser gave the
    element, in any order."""
    alike = [other for other in elements_to_marker(p) if family(other) == family(element)]
    return alike[-1] if len(alike) >= 3 else None


def family(element: Element) -> tuple[Any, ...]:
    return element.namespace, element.name, sorted((a.namespace, a.name, a.value) for a in element.given)
