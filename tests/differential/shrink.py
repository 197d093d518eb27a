"""The smallest case that still differs for no known reason. Because reductions must stay unexplained, shrinking cannot
slide from an unknown fault to a known one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lockstep_audit.cases import Case
from lockstep_audit.minimize import plainer, smaller

from known import Difference

MOST = 400  # reductions tried at a time


def shrunk(difference: Difference, unexplained: Callable[[list[Case]], Sequence[Difference]]) -> Difference:
    for reductions in (smaller, plainer, smaller):
        while True:
            cost = difference.case.cost
            cases = list(dict.fromkeys(case for case in reductions(difference.case) if case.cost < cost))
            cases = [case for case in cases if case.scripting or not case.unsafe]  # as for the oracles
            better: Difference | None = None
            for start in range(0, len(cases), MOST):
                found = unexplained(cases[start : start + MOST])
                if found:
                    better = min(found, key=lambda one: one.case.cost)
                    break
            if better is None:
                break
            difference = better
    return difference
