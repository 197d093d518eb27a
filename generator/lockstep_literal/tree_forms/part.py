"""Code that the forms of phrases share."""

from __future__ import annotations

from ..forms import Part

the = Part("tree")
the.nothing(
    "ignore the token",
    # Values that the library caches to be fast.
    "remember that the open elements hold the option",
    "remember that no option of {select: node} can be selected",
    "forget which selectedcontent elements are first",
    "remember that {parent: element} holds what {element} holds",
)


class CannotOccur(Exception):
    """The rules say that a token cannot occur, and it did."""
