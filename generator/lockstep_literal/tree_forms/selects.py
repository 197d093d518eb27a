"""The selectedness of options, and their values."""

from __future__ import annotations

from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..dom import Element
from ..forms import means

# --- Selectedness -----------------------------------------------------------------------------------------------------------


@means(phrases.SET_SELECTED_OPTION)
def set_selected_option(p: Any, select: Element, option: Element | None) -> None:
    select.selected_option = option


@means(phrases.SET_SELECTEDNESS)
def set_selectedness(p: Any, option: Element, value: bool) -> None:
    option.selectedness = value


@means(phrases.SET_LISTED)
def set_listed(p: Any, option: Element) -> None:
    option.listed = True


@means(phrases.SET_UNLISTED)
def set_unlisted(p: Any, option: Element) -> None:
    option.listed = False


@means(phrases.HOLD_SELECTEDCONTENT)
def hold_selectedcontent(p: Any) -> None:
    p.selectedcontent_inserted = True


@means(phrases.SET_DISABLED)
def set_disabled(p: Any, node: Element, value: bool) -> None:
    node.disabled = value


# --- Conditions: selectedness and values ------------------------------------------------------------------------------------------


@means(phrases.DISPLAY_SIZE_IS_NOT)
def display_size_is_not(p: Any, node: Element, number: int) -> bool:
    """The result of the rules for parsing non-negative integers, or 4 with a multiple attribute and 1 without."""
    size = non_negative_integer(node.attribute("size") or "")
    if size is None:
        size = 1 if node.attribute("multiple") is None else 4
    return size != number


def non_negative_integer(text: str) -> int | None:
    text = text.lstrip("\t\n\f\r ")
    negative = text[:1] == "-"
    if text[:1] in ("-", "+") and text:
        text = text[1:]
    digits = ""
    for c in text:
        if not "0" <= c <= "9":
            break
        digits += c
    if not digits or (negative and int(digits)):
        return None
    return int(digits)


@means(phrases.NO_SELECTEDCONTENT)
def no_selectedcontent(p: Any) -> bool:
    return not p.selectedcontent_inserted


@means(phrases.IS_EMPTYING)
def is_emptying(p: Any) -> bool:
    return p.emptying_selectedcontent


@means(phrases.IS_SELECTED)
def is_selected(p: Any, option: Element) -> bool:
    """The selected attribute decides until something else does."""
    return option.attribute("selected") is not None if option.selectedness is None else option.selectedness


@means(phrases.HAS_LEFT)
def has_left(p: Any, option: Element, select: Element) -> bool:
    return not option.listed or all(above is not select for above in option.ancestors())


@means(phrases.NO_CANDIDATE)
def no_candidate(p: Any, select: Element) -> bool:
    """The library caches this for speed; the literal form computes it each time."""
    return False


@means(phrases.IS_DISABLED)
def is_disabled(p: Any, node: Element) -> bool:
    return node.disabled


@means(phrases.IS_TRUE)
def is_true(p: Any, value: bool) -> bool:
    return value


@means(phrases.NUMBER_IS)
def number_is(p: Any, value: int, number: int) -> bool:
    return value == number


@means(phrases.NUMBER_IS_GREATER)
def number_is_greater(p: Any, value: int, number: int) -> bool:
    return value > number


@means(phrases.TEXT_IS)
def text_is(p: Any, text: str | None, string: str) -> bool:
    return (text or "") == string
