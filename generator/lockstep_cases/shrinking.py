"""The shrinker: replaces a case by a reduced one as long as that still shows what it is for. Which reductions there are depends
on what cases consist of: `minimize.py` has those of documents, `sanitizer_witnesses.py` those of the sanitizer's cases,
`lockstep_literal/hunting.py` those of documents that are tried one by one, `refuting.py` those of pages with scripts. Several
witnesses are made smaller together, as a part of one may replace another (`minimize.minimize`): that is a search, and no
shrinker."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import TypeVar

Found = TypeVar("Found")
Reduced = TypeVar("Reduced")


def shrink(
    found: Found,
    reductions: Callable[[Found], Iterable[Reduced]],
    best: Callable[[list[Reduced]], Found | None],
    together: int = 1,
) -> Found:
    """`best` returns one of the reduced cases that are still of interest, or None; it gets `together` of them at a time. Each
    reduction must be smaller than what it is made of, or this does not end."""
    better: Found | None = found
    while better is not None:
        found, better = better, None
        cases = iter(reductions(found))
        while better is None and (some := list(islice(cases, together))):
            better = best(some)
    return found


def shrink_while(
    case: Found, reductions: Callable[[Found], Iterable[Found]], shows: Callable[[Found], bool]
) -> Found:
    """Tries one case at a time."""

    def best(cases: list[Found]) -> Found | None:
        shown = (case for case in cases if shows(case))
        return next(shown, None)

    return shrink(case, reductions, best)
