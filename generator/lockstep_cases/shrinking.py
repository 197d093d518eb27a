"""The shrinker: replaces a case with a reduced one as long as the reduced one still shows what the case is
for. The possible reductions depend on the parts of a case. They are in `minimize.py` for documents, in
`sanitizer_witnesses.py` for the sanitizer's cases, in `lockstep_literal/hunting.py` for documents tried one
by one, and in `refuting.py` for pages with scripts. Several witnesses are reduced together, since a
part of one may replace another (`minimize.minimize`): that is a search, not a shrinker."""

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
    """`best` returns one of the reduced cases that are still of interest, or None; it receives `together` of
    them at a time. Each reduction must be smaller than its original, or shrinking may never end."""
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
    """Shrinks a case, trying one reduction at a time."""

    def best(cases: list[Found]) -> Found | None:
        shown = (case for case in cases if shows(case))
        return next(shown, None)

    return shrink(case, reductions, best)
