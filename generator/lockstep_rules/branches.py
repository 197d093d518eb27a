"""Names for the places where two parses can diverge: rows, algorithms, conditions, loops (see model.Branch).

Branches that only sanitizing parsers have are kept separately, with those of the sanitizer: the observed
build does not sanitize, so another program reports them."""

from __future__ import annotations

import unicodedata
from collections.abc import Hashable, Mapping

from .diagnostics import Location
from .model import (
    Algorithm,
    Branch,
    Condition,
    Do,
    If,
    Loop,
    ModeRow,
    Spec,
    State,
    Statement,
    StateRow,
    identifier,
)
from .phrases import tree as tree_phrases
from .walks import all_statements


def name_branches(spec: Spec) -> None:
    """Gives each place its name and lists them all. A condition is numbered within its row or algorithm, so
    editing one rule renames nothing in another. The sanitizer's branches are not branches of a parse, and
    have a separate list."""
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
        if algorithm.part not in ("input", "sanitizer", "mime"):
            namer.algorithm(algorithm)
    namer = Namer(spec, spec.sanitizer_branches)
    for algorithm in spec.algorithms:
        if algorithm.part == "sanitizer":
            namer.algorithm(algorithm)
    for mode in spec.modes:
        for row in mode.rows:
            namer.sanitizing(row.body, row.point, f"{row.mode}: {row.text}", mode.anchor, row.location)
    for algorithm in spec.algorithms:
        if algorithm.part not in ("input", "sanitizer", "mime"):
            title = f"algorithm {algorithm.pattern}"
            if is_sanitizing(algorithm):
                name = f"{SANITIZING}{algorithm.name}"
                algorithm.point = name
                namer.place(name, "algorithm", algorithm.pattern, title, algorithm.anchor, algorithm.location)
                namer.inside_sanitizing(algorithm.body[1:], name, title, algorithm.anchor)
            else:
                namer.sanitizing(algorithm.body, algorithm.name, title, algorithm.anchor, algorithm.location)


# The prefix of the names of branches that only a sanitizing parser has.
SANITIZING = "while_parsing_"


def is_sanitizing(algorithm: Algorithm) -> bool:
    """Whether only parsers that sanitize run the algorithm."""
    return bool(algorithm.body) and is_assertion(algorithm.body[0])


def is_assertion(statement: Statement) -> bool:
    return isinstance(statement, Do) and statement.use.symbol is tree_phrases.ASSERT_SANITIZING


class Namer:
    def __init__(self, spec: Spec, branches: list[Branch] | None = None) -> None:
        self.branches = spec.branches if branches is None else branches
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
        self.branches.append(branch)
        return branch

    def state(self, state: State) -> None:
        about = {"part": "tokenizer", "anchor": state.anchor}
        if state.entry or state.always is not None:
            # A separate row, because it runs for every character.
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
        if is_sanitizing(algorithm):
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
        waiting = [(statement, 0) for statement in reversed(statements)]
        number = 0
        while waiting:
            statement, depth = waiting.pop()
            if isinstance(statement, If):
                if statement.is_static:
                    statement.points += ["" for _ in statement.branches]
                    other = statement.branches[-1][2] if statement.has_otherwise else []
                    waiting += [(line, depth) for line in reversed(other)]
                    continue
                for condition, text, _ in statement.branches:
                    if condition is not None:
                        number += 1
                        point = self.add(f"{owner.name}_{number}", "condition", text, owner)
                        point.location, point.depth = place_of(condition) or statement.location, depth
                        statement.points.append(point.name)
                inner = [line for _, _, body in statement.branches for line in body]
                waiting += [(line, depth) for line in reversed(inner)]
            elif isinstance(statement, Loop):
                number += 1
                kind = "condition" if statement.condition is not None else "loop"
                text = statement.text.removeprefix("while ")
                point = self.add(f"{owner.name}_{number}", kind, text, owner)
                point.location, point.depth = statement.location, depth
                statement.point = point.name
                waiting += [(line, depth + 1) for line in reversed(statement.body)]

    # --- Branches that only sanitizing parsers have: each has a separate name, and no number in its rule, so
    # that the branches of other parsers keep their numbers.

    def place(self, name: str, kind: str, text: str, rule: str, anchor: str, location: Location) -> str:
        self.branches.append(Branch(name, kind, text, name, rule, SANITIZING_PART, anchor, location))
        return name

    def sanitizing(
        self, statements: list[Statement], owner: str, rule: str, anchor: str, location: Location
    ) -> None:
        """Adds the blocks that run only if the parser sanitizes."""
        blocks = 0
        for statement in all_statements(statements):
            if isinstance(statement, If) and statement.is_static:
                blocks += 1
                statement.block = f"{SANITIZING}{owner}" + (f"_{blocks}" if blocks > 1 else "")
                self.place(
                    statement.block, "loop", statement.branches[0][1], rule, anchor, statement.location
                )
                self.inside_sanitizing(statement.branches[0][2], statement.block, rule, anchor)

    def inside_sanitizing(self, statements: list[Statement], block: str, rule: str, anchor: str) -> None:
        number = 0
        for statement in all_statements(statements):
            if isinstance(statement, If):
                for condition, text, _ in statement.branches:
                    if condition is not None:
                        number += 1
                        where = place_of(condition) or statement.location
                        point = self.place(f"{block}_if_{number}", "condition", text, rule, anchor, where)
                        statement.points.append(point)
            elif isinstance(statement, Loop):
                number += 1
                kind = "condition" if statement.condition is not None else "loop"
                text = statement.text.removeprefix("while ")
                name = f"{block}_if_{number}"
                statement.point = self.place(name, kind, text, rule, anchor, statement.location)


def forget_sanitizing(spec: Spec, default: Spec) -> None:
    """Clears the names of the branches of sanitizing parsers that the default edition does not have with the
    same text."""
    known = {branch.name: branch.text for branch in default.sanitizer_branches}
    unknown = {branch.name for branch in spec.sanitizer_branches if known.get(branch.name) != branch.text}
    bodies = [row.body for mode in spec.modes for row in mode.rows]
    for statement in all_statements([s for body in bodies for s in body]) if unknown else []:
        forget(statement, unknown)
    for algorithm in spec.algorithms if unknown else []:
        assert algorithm.point not in unknown, "an algorithm that only older editions have"
        for statement in all_statements(algorithm.body):
            forget(statement, unknown)


def forget(statement: Statement, unknown: set[str]) -> None:
    if isinstance(statement, If):
        statement.points = ["" if point in unknown else point for point in statement.points]
        statement.block = "" if statement.block in unknown else statement.block
    elif isinstance(statement, Loop) and statement.point in unknown:
        statement.point = ""


SANITIZING_PART = "while parsing"


def enumerated(branches: list[Branch]) -> list[tuple[str, str]]:
    """The enumerators of rows, algorithms and blocks. An enumerator has a value if conditions or loops come
    between it and the previous one."""
    found: list[tuple[str, str]] = []
    before, inside = "", 0
    for branch in branches:
        if branch.owner != branch.name or branch.name == f"{before}_if_{inside + 1}":
            inside += 1
            assert branch.name.startswith(before) and branch.name.endswith(f"_{inside}"), f"{branch.name} is not in its place"
            continue
        found.append((branch.name, f"{before} + {inside + 1}" if inside else ""))
        before, inside = branch.name, 0
    return found


def place_of(condition: Condition) -> Location | None:
    """The line of a condition; an `otherwise if` has its own line."""
    while condition.connective:
        condition = condition.parts[0]
    return condition.use.location if condition.use else None


def matcher_name(row: StateRow) -> str:
    """A name for a row's matcher, from its first word, as groups of tags are named after their first tag:
    ASCII alpha, '!' (exclamation mark)."""
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


def number_as_in_newer(models: Mapping[str, Spec]) -> None:
    """Gives the conditions and loops of a rule the same numbers in all editions: their numbers in the newest
    edition that has them. Those that only older editions have come last."""
    known: dict[Hashable, int] = {}
    last: dict[str, int] = {}
    for day in sorted(models, reverse=True):
        spec = models[day]
        names: dict[str, str] = {}
        times: dict[Hashable, int] = {}
        fresh: list[tuple[Branch, Hashable]] = []
        for branch in spec.branches:
            if branch.kind not in ("condition", "loop"):
                continue
            one = branch.owner, branch.location, branch.text, branch.kind
            times[one] = times.get(one, 0) + 1
            if (*one, times[one]) in known:
                names[branch.name] = f"{branch.owner}_{known[*one, times[one]]}"
            else:
                fresh.append((branch, (*one, times[one])))
        for branch, this in fresh:
            last[branch.owner] = known[this] = last.get(branch.owner, 0) + 1
            names[branch.name] = f"{branch.owner}_{known[this]}"
        for branch in spec.branches:
            branch.name = names.get(branch.name, branch.name)
        rename_points(spec, names)


def rename_points(spec: Spec, names: dict[str, str]) -> None:
    bodies = [algorithm.body for algorithm in spec.algorithms]
    for state in spec.states:
        bodies += [state.entry, state.always or [], *(row.body for row in state.rows)]
    bodies += [row.body for mode in spec.modes for row in mode.rows]
    done: set[int] = set()
    for statement in (one for body in bodies for one in all_statements(body)):
        if id(statement) in done:
            continue
        done.add(id(statement))
        if isinstance(statement, If):
            statement.points = [names.get(point, point) for point in statement.points]
        elif isinstance(statement, Loop):
            statement.point = names.get(statement.point, statement.point)
