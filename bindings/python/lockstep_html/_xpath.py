"""Functions that XPath expressions may call with `extensions`: regular expressions, by Python's module `re`."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from ._core import Node
from ._types import Attribute

# The form in which the caller's functions receive an argument.
_Value: TypeAlias = str | float | bool | list[Node | Attribute]

_FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL, "x": re.VERBOSE, "g": re.RegexFlag(0)}


def string(value: _Value) -> str:
    """The argument, converted as by string()."""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return "" if not value else value[0].value if isinstance(value[0], Attribute) else value[0].text
    if isinstance(value, bool):
        return "true" if value else "false"
    if not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return str(int(value)) if float(value).is_integer() else str(value)


@lru_cache(maxsize=256)
def _compiled(pattern: str, flags: str) -> re.Pattern[str]:
    unknown = [flag for flag in flags if flag not in _FLAGS]
    if unknown:
        raise ValueError(f"unknown flag {unknown[0]!r}; choose from: {', '.join(_FLAGS)}")
    result = re.RegexFlag(0)
    for flag in flags:
        result |= _FLAGS[flag]
    return re.compile(pattern, result)


def test(_: object, text: _Value, pattern: _Value, flags: _Value = "") -> bool:
    """EXSLT's re:test() and XPath 2's matches(): whether the pattern is found in the text."""
    return _compiled(string(pattern), string(flags)).search(string(text)) is not None


def match(_: object, text: _Value, pattern: _Value, flags: _Value = "") -> str:
    """re:match(): the first match. In EXSLT it returns a list of elements instead, which no document contains."""
    found = _compiled(string(pattern), string(flags)).search(string(text))
    return "" if found is None else found[0]


def replace(_: object, text: _Value, pattern: _Value, flags: _Value, replacement: _Value) -> str:
    """EXSLT's re:replace(): the text with the first match replaced, or with the flag "g" all matches."""
    count = 0 if "g" in string(flags) else 1
    return _compiled(string(pattern), string(flags)).sub(string(replacement), string(text), count=count)


FUNCTIONS: dict[str, tuple[Callable[..., object], type]] = {
    "matches": (test, bool),
    "re:match": (match, str),
    "re:replace": (replace, str),
    "re:test": (test, bool),
}
