"""The literal forms (docs/evidence/mutation.md) of the phrases on each line of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from lockstep_generator.derive import all_statements
from lockstep_generator.diagnostics import Location
from lockstep_generator.model import Condition, Spec, Statement, Use
from lockstep_literal import input_forms, sanitizer_forms, tokenizer_forms, tree_forms
from lockstep_literal.forms import literal_form

# They fill the table of forms.
assert all((input_forms, sanitizer_forms, tokenizer_forms, tree_forms))


def forms_by_line(spec: Spec) -> dict[Location, dict[str, str]]:
    """Of the phrases that stand for a loop or several steps, by line and by the phrase's pattern."""
    found: dict[Location, dict[str, str]] = {}
    for part, use in every_use(spec):
        form = literal_form(part, use.phrase.kind, use.phrase.pattern)
        if form:
            found.setdefault(use.location, {})[use.phrase.pattern] = form
    return found


def every_use(spec: Spec) -> Iterator[tuple[str, Use]]:
    """All phrases of the rules, with the part of the vocabulary that they belong to."""
    for part, guard, body in bodies(spec):
        if guard:
            yield from ((part, use) for use in guard.every())
        for statement in all_statements(body):
            yield from ((part, use) for use in statement.uses())


def bodies(spec: Spec) -> Iterator[tuple[str, Condition | None, list[Statement]]]:
    for state in spec.states:
        yield "tokenizer", None, [*state.entry, *(state.always or [])]
        yield from (("tokenizer", row.guard, row.body) for row in state.rows)
    for mode in spec.modes:
        yield from (("tree", row.guard, row.body) for row in mode.rows)
    yield from ((algorithm.part, None, algorithm.body) for algorithm in spec.algorithms)
