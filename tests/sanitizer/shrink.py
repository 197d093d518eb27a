"""Makes a case of the sanitizer smaller while it still differs."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from typing import Any

TOKEN = re.compile(r"<!--.*?-->|<[^<>]*>?|&#?\w*;?|[^<&]+", re.DOTALL)
ATTRIBUTE = re.compile(r'\s[^\s=<>"]+(="[^"]*")?')
TRIED = 120  # smaller cases at a time

Case = dict[str, Any]


def shrunk(case: Case, differing: Callable[[list[Case]], list[bool]]) -> Case:
    """`differing` says of each case whether it differs."""
    for _ in range(80):
        candidates = [one for _, one in zip(range(TRIED), smaller(case), strict=False)]
        if not candidates:
            return case
        kept = [one for one, differs in zip(candidates, differing(candidates), strict=True) if differs]
        if not kept:
            return case
        case = kept[0]
    return case


def changed(case: Case, path: list[Any], value: Any = None, drop: bool = False) -> Case:
    result = copy.deepcopy(case)
    place = result
    for step in path[:-1]:
        place = place[step]
    if drop:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return result


def smaller(case: Case) -> Iterator[Case]:
    """One step smaller, larger steps first."""
    for name in ("removeUnsafe", "instance", "inert", "context", "modify", "config"):
        if name in case:
            yield changed(case, [name], drop=True)
    html = case.get("html") or ""
    if html:
        for pieces in (TOKEN.findall(html), list(html) if len(html) <= 60 else []):
            size = len(pieces) // 2
            while size >= 1:
                for start in range(0, len(pieces), size):
                    yield changed(case, ["html"], "".join(pieces[:start] + pieces[start + size :]))
                size //= 2
        for match in ATTRIBUTE.finditer(html):
            yield changed(case, ["html"], html[: match.start()] + html[match.end() :])
    for name in ("config", "modify"):
        if isinstance(case.get(name), (dict, list)):
            yield from smaller_value(case, [name], case[name])


def smaller_value(case: Case, path: list[Any], value: Any) -> Iterator[Case]:
    if isinstance(value, dict):
        for name in value:
            if name not in ("name", "target"):
                yield changed(case, [*path, name], drop=True)
        for name, inner in value.items():
            yield from smaller_value(case, [*path, name], inner)
    elif isinstance(value, list):
        is_step = len(path) == 2 and path[0] == "modify"
        for index in range(len(value)):
            if not is_step:
                yield changed(case, [*path, index], drop=True)
        for index, inner in enumerate(value):
            yield from smaller_value(case, [*path, index], inner)
