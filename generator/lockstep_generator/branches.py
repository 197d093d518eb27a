"""Names for the places where two parses can diverge: rows, algorithms, conditions, loops (see model.Branch).

What only a parser that sanitizes does has none: the observed build does not sanitize."""

from __future__ import annotations

import unicodedata

from .diagnostics import Location
from .model import (
    Algorithm,
    Branch,
    Condition,
    If,
    Loop,
    ModeRow,
    Spec,
    State,
    StateRow,
    Statement,
    identifier,
)
from .phrases import tree as tree_phrases


def name_branches(spec: Spec) -> None:
    """Gives each place its name and lists them all. A condition is numbered within its row or algorithm, so an edit of
    one rule renames nothing in another. Those of the sanitizer are no branches of a parse."""
    namer = Namer(spec)
    for algorithm in spec.algorithms:
        if algorithm.part == "input":
            namer.algorithm(algorithm)
    for state in spec.states:
        namer.state(state)
    for mode in spec.modes:
        for row in mode.rows:
            namer.mode_row(row, mode.anchor)
    for algorithm in spec.algorithms:
        if algorithm.part not in ("input", "sanitizer"):
            namer.algorithm(algorithm)


class Namer:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.names: set[str] = set()

    def add(
        self, name: str, kind: str, text: str, owner: Branch | None, **of_owner: str | Location
    ) -> Branch:
        if owner is None:
            while name in self.names:
                name += "_otherwise"
            branch = Branch(name, kind, text, name, **of_owner)  # type: ignore[arg-type]
        else:
            branch = Branch(
                name, kind, text, owner.name, owner.rule, owner.part, owner.anchor, owner.location
            )
        self.names.add(branch.name)
        self.spec.branches.append(branch)
        return branch

    def state(self, state: State) -> None:
        about = {"part": "tokenizer", "anchor": state.anchor}
        if state.entry or state.always is not None:
            # A row of its own: it runs for every character.
            word = "on entry" if state.entry else "always"
            rule = f"state {state.name}: {word}"
            name = f"{state.identifier}_{identifier(word)}"
            owner = self.add(name, "row", word, None, rule=rule, location=state.location, **about)
            state.point = owner.name
            self.inside([*state.entry, *(state.always or [])], owner)
        for row in state.rows:
            name = f"{state.identifier}_{matcher_name(row)}"
            rule = f"state {state.name}: {row.text}"
            owner = self.add(name, "row", row.text, None, rule=rule, location=row.location, **about)
            row.point = owner.name
            self.inside(row.body, owner)

    def mode_row(self, row: ModeRow, anchor: str) -> None:
        rule = f"{row.mode}: {row.text}"
        owner = self.add(
            row.function, "row", row.text, None, rule=rule, part="tree", anchor=anchor, location=row.location
        )
        row.point = owner.name
        self.inside(row.body, owner)

    def algorithm(self, algorithm: Algorithm) -> None:
        if algorithm.body and algorithm.body[0].text == tree_phrases.ASSERT_SANITIZING:
            return
        owner = self.add(
            algorithm.name,
            "algorithm",
            algorithm.pattern,
            None,
            rule=f"algorithm {algorithm.pattern}",
            part=algorithm.part,
            anchor=algorithm.anchor,
            location=algorithm.location,
        )
        algorithm.point = owner.name
        self.inside(algorithm.body, owner)

    def inside(self, statements: list[Statement], owner: Branch) -> None:
        """The conditions and loops of a body, numbered in their order in the rules."""
        waiting = list(reversed(statements))
        number = 0
        while waiting:
            statement = waiting.pop()
            if isinstance(statement, If):
                if statement.is_static:
                    statement.points += ["" for _ in statement.branches]
                    waiting += reversed(statement.branches[-1][2] if statement.has_otherwise else [])
                    continue
                for condition, text, _ in statement.branches:
                    if condition is not None:
                        number += 1
                        point = self.add(f"{owner.name}_{number}", "condition", text, owner)
                        point.location = place_of(condition) or statement.location
                        statement.points.append(point.name)
                inner = [line for _, _, body in statement.branches for line in body]
                waiting += reversed(inner)
            elif isinstance(statement, Loop):
                number += 1
                kind = "condition" if statement.condition is not None else "loop"
                text = statement.text.removeprefix("while ")
                point = self.add(f"{owner.name}_{number}", kind, text, owner)
                point.location = statement.location
                statement.point = point.name
                waiting += reversed(statement.body)


def place_of(condition: Condition) -> Location | None:
    """The line of a condition: an `otherwise if` has its own."""
    while condition.connective:
        condition = condition.parts[0]
    return condition.use.location if condition.use else None


def matcher_name(row: StateRow) -> str:
    """After its first word, as groups of tags are named after their first tag: ASCII alpha, '!' (exclamation mark)."""
    if row.rest:
        return "anything_else"
    if row.string:
        return identifier(row.string) if identifier(row.string) else "_".join(map(character_name, row.string))
    word = row.text.split(" when ")[0]
    if word.startswith("ASCII "):
        return identifier(word.partition("'")[0])
    return identifier(character_name(word[1]) if word.startswith("'") else word.split(" ")[0])


def character_name(character: str) -> str:
    return identifier(unicodedata.name(character))
