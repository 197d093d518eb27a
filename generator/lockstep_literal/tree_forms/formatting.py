"""The list of active formatting elements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..dom import Element
from ..forms import means
from .stack import position

# --- The list of active formatting elements: entries, the earliest first ------------------------------------------------


class Entry:
    """An entry: an element, or None for a marker."""

    def __init__(self, element: Element | None) -> None:
        self.element = element


class After:
    """A bookmark immediately after an entry."""

    def __init__(self, entry: Entry | None) -> None:
        self.entry = entry


def entry_of(p: Any, element: Element | None) -> Entry | None:
    return next((entry for entry in p.formatting if element is not None and entry.element is element), None)


def backwards_to_marker(p: Any) -> Iterator[Entry]:
    """The entries after the last marker, or all entries if there is none, the last one first."""
    for entry in reversed(p.formatting):
        if entry.element is None:
            return
        yield entry


def elements_to_marker(p: Any) -> Iterator[Element]:
    return (entry.element for entry in backwards_to_marker(p) if entry.element is not None)


@means(phrases.ADD_MARKER)
def add_marker(p: Any) -> None:
    p.formatting.append(Entry(None))


@means(phrases.REMOVE_LAST_ENTRY)
def remove_last_entry(p: Any) -> None:
    p.formatting.pop()


@means(phrases.ADD_FORMATTING)
def add_formatting(p: Any, element: Element) -> None:
    p.formatting.append(Entry(element))


@means(phrases.REMOVE_FORMATTING)
def remove_formatting(p: Any, element: Element | None) -> None:
    entry = entry_of(p, element)
    if entry is not None:
        p.formatting.remove(entry)


@means(phrases.REPLACE_ENTRY)
def replace_entry(p: Any, entry: Entry, element: Element) -> None:
    entry.element = element


@means(phrases.REPLACE_FORMATTING)
def replace_formatting(p: Any, element: Element, new: Element) -> None:
    entry = entry_of(p, element)
    assert entry is not None
    entry.element = new


@means(phrases.MOVE_FORMATTING)
def move_formatting(p: Any, element: Element, new: Element, bookmark: Entry | After) -> None:
    """The bookmark is where the element is, unless it was moved to after another entry; the new element is
    inserted at the bookmark, and the old one is removed from the list."""
    if isinstance(bookmark, After):
        p.formatting.remove(entry_of(p, element))
        p.formatting.insert(position(p.formatting, bookmark.entry) + 1, Entry(new))
    else:
        at = position(p.formatting, bookmark)
        p.formatting.remove(entry_of(p, element))
        p.formatting.insert(at, Entry(new))


# --- Conditions: the list of active formatting elements ---------------------------------------------------------------------------


@means(phrases.FORMATTING_IS_EMPTY)
def formatting_is_empty(p: Any) -> bool:
    return not p.formatting


@means(phrases.IS_MARKER)
def is_marker(p: Any, entry: Entry) -> bool:
    return entry.element is None


@means(phrases.LAST_IS_MARKER)
def last_is_marker(p: Any) -> bool:
    return p.formatting[-1].element is None


@means(phrases.IS_LAST)
def is_last(p: Any, entry: Entry) -> bool:
    return p.formatting[-1] is entry


@means(phrases.ENTRY_IS_NULL)
def entry_is_null(p: Any, entry: Entry | None) -> bool:
    return entry is None


@means(phrases.IS_FORMATTING)
def is_formatting(p: Any, element: Element) -> bool:
    return entry_of(p, element) is not None


# --- Expressions: the list of active formatting elements ----------------------------------------------------------------------------------


@means(phrases.LAST_ENTRY)
def last_entry(p: Any) -> Entry:
    return p.formatting[-1]


@means(phrases.ENTRY_BEFORE)
def entry_before(p: Any, entry: Entry) -> Entry | None:
    at = position(p.formatting, entry)
    return p.formatting[at - 1] if at else None


@means(phrases.ENTRY_AFTER)
def entry_after(p: Any, entry: Entry) -> Entry | None:
    at = position(p.formatting, entry) + 1
    return p.formatting[at] if at < len(p.formatting) else None


@means(phrases.BOOKMARK_OF)
def bookmark_of(p: Any, element: Element) -> Entry | None:
    return entry_of(p, element)


@means(phrases.BOOKMARK_AFTER)
def bookmark_after(p: Any, element: Element) -> After:
    return After(entry_of(p, element))


@means(phrases.ELEMENT_OF)
def element_of(p: Any, entry: Entry) -> Element | None:
    return entry.element


@means(phrases.EARLIEST_OF_THREE)
def earliest_of_three(p: Any, element: Element) -> Element | None:
    """The Noah's Ark clause: if there are three alike after the last marker, the first of them. The
    attributes compared are those that the parser gave the elements, in any order."""
    alike = [other for other in elements_to_marker(p) if family(other) == family(element)]
    return alike[-1] if len(alike) >= 3 else None


def family(element: Element) -> tuple[Any, ...]:
    return element.namespace, element.name, sorted((a.namespace, a.name, a.value) for a in element.given)
