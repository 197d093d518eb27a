"""Algorithms that often do nothing, which a lane checks first."""

from __future__ import annotations

from lockstep_rules.model import Algorithm, If, Jump, Let, Statement
from lockstep_rules.phrases.operations import can_guard


def early_exit(algorithm: Algorithm) -> list[Statement]:
    """The statements at the algorithm's beginning that only read, up to the last one that may return; none if
    none of them returns."""
    found: list[Statement] = []
    for statement in algorithm.body:
        if isinstance(statement, If):
            bodies = [body for _, _, body in statement.branches]
            if len(bodies) != 1 or not (len(bodies[0]) == 1 and isinstance(bodies[0][0], Jump)):
                break
            jump = bodies[0][0]
            if not isinstance(jump, Jump) or jump.word != "return" or jump.value is not None:
                break
            if any(not can_guard(use.phrase.operations) for use in statement.uses()):
                break
        elif isinstance(statement, Let):
            if any(not can_guard(use.phrase.operations) for use in statement.uses()):
                break
        else:
            break
        found.append(statement)
    while found and isinstance(found[-1], Let):
        found.pop()
    return found


def predicate_name(algorithm: Algorithm) -> str:
    return f"{algorithm.name}_does_nothing"
