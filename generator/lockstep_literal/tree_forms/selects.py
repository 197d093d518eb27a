"""The selectedness of options, and their values."""

from __future__ import annotations

from typing import Any

from ..dom import Element
from .part import the

# --- Selectedness -----------------------------------------------------------------------------------------------------------


@the.statement("set the remembered selected option of {select: node} to {option: node}")
def set_selected_option(p: Any, select: Element, option: Element | None) -> None:
    select.selected_option = option


@the.statement("set the selectedness of {option: node} to {boolean: boolean}")
def set_selectedness(p: Any, option: Element, value: bool) -> None:
    option.selectedness = value


@the.statement("remember that {option: node} is in a list of options")
def set_listed(p: Any, option: Element) -> None:
    option.listed = True


@the.statement("remember that {option: node} is in no list of options")
def set_unlisted(p: Any, option: Element) -> None:
    option.listed = False


@the.statement("remember that the open elements hold the selectedcontent")
def hold_selectedcontent(p: Any) -> None:
    p.selectedcontent_inserted = True


@the.statement("set the disabled flag of {node} to {boolean: boolean}")
def set_disabled(p: Any, node: Element, value: bool) -> None:
    node.disabled = value


# --- Conditions: selectedness and values ------------------------------------------------------------------------------------------


@the.condition("the display size of {node} is not {number}")
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


@the.condition("no selectedcontent element has been inserted")
def no_selectedcontent(p: Any) -> bool:
    return not p.selectedcontent_inserted


@the.condition("the children of a selectedcontent element are being removed")
def is_emptying(p: Any) -> bool:
    return p.emptying_selectedcontent


@the.condition("the selectedness of {option: node} is true", "the selectedness of {option: node} is false")
def is_selected(p: Any, option: Element) -> bool:
    """Its selected attribute decides until something else does."""
    return option.attribute("selected") is not None if option.selectedness is None else option.selectedness


@the.condition("{option: node} has left {select: node}")
def has_left(p: Any, option: Element, select: Element) -> bool:
    return not option.listed or all(above is not select for above in option.ancestors())


@the.condition("no option of {select: node} can be selected")
def no_candidate(p: Any, select: Element) -> bool:
    """The library caches this to be fast: the literal form computes it again."""
    return False


@the.condition("the disabled flag of {node} is true")
def is_disabled(p: Any, node: Element) -> bool:
    return node.disabled


@the.condition("{value: boolean} is true", "{value: boolean} is false")
def is_true(p: Any, value: bool) -> bool:
    return value


@the.condition("{value: number variable} is {number}")
def number_is(p: Any, value: int, number: int) -> bool:
    return value == number


@the.condition("{value: number variable} is greater than {number}")
def number_is_greater(p: Any, value: int, number: int) -> bool:
    return value > number


@the.condition("{text: string value} is {string}")
def text_is(p: Any, text: str | None, string: str) -> bool:
    return (text or "") == string
