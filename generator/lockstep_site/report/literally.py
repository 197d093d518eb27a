"""The literal forms (docs/evidence/mutation.md) of the phrases on each line of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from lockstep_literal import input_forms, sanitizer_forms, tokenizer_forms, tree_forms
from lockstep_literal.forms import literal_form
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Condition, Spec, Statement, Use
from lockstep_rules.walks import all_statements

# Importing these modules fills the table of forms.
assert all((input_forms, sanitizer_forms, tokenizer_forms, tree_forms))


def forms_by_line(spec: Spec) -> dict[Location, dict[str, str]]:
    """The forms of phrases that stand for a loop or several steps, by line and by the phrase's pattern."""
    found: dict[Location, dict[str, str]] = {}
    for use in every_use(spec):
        form = literal_form(use.symbol) if use.symbol else ""
        if form:
            found.setdefault(use.location, {})[use.phrase.pattern] = form
    return found


def every_use(spec: Spec) -> Iterator[Use]:
    """All phrases of the rules."""
    for guard, body in bodies(spec):
        if guard:
            yield from guard.every()
        for statement in all_statements(body):
            yield from statement.uses()


def bodies(spec: Spec) -> Iterator[tuple[Condition | None, list[Statement]]]:
    for state in spec.states:
        yield None, [*state.entry, *(state.always or [])]
        yield from ((row.guard, row.body) for row in state.rows)
    for mode in spec.modes:
        yield from ((row.guard, row.body) for row in mode.rows)
    yield from ((None, algorithm.body) for algorithm in spec.algorithms)
