"""Derives from the rules themselves why a mutant changes nothing, so that no argument is needed."""

from __future__ import annotations

from collections.abc import Iterator

from lockstep_rules import walks
from lockstep_rules.model import Argument, Do, ModeRow, Spec, Statement, Use
from lockstep_rules.phrases import algorithms, tree

from .mutants import Mutant

# Algorithms with which a row opens the element of its token, besides inserting it or pushing one that it has
# created.
OPENS = (algorithms.RAW_TEXT, algorithms.RCDATA, algorithms.START_TEMPLATE)
CREATED = ("script", "root")


class Invariants:
    """Invariants that hold in the rules of all editions, because a mutant is the same change in each."""

    def __init__(self, specs: list[Spec]) -> None:
        self.popped_at_once = set.intersection(*(popped_at_once(spec) for spec in specs))

    def reason(self, mutant: Mutant) -> str:
        """The invariant by which the mutant is equivalent; empty if there is none."""
        kind, _, name = mutant.rule.partition(" ")
        tag = mutant.change.removeprefix("without ")
        of_stack = kind == "set" and name == "special" and mutant.text.startswith("HTML ")
        if of_stack and mutant.change.startswith("without ") and tag in self.popped_at_once:
            return f"Every row that inserts {article(tag)} {tag} element pops it at once, and only open elements are tested."
        return ""


def popped_at_once(spec: Spec) -> set[str]:
    """The HTML elements that are popped by the next statement in every row that inserts them."""
    popped: set[str] = set()
    stay_open: set[str] = set()
    for mode in spec.modes:
        taken: set[str] = set()  # matched by earlier rows without a guard
        every = {
            name for row in mode.rows for kind, name in row.tokens if kind == "start tag" and name != "*"
        }
        for row in mode.rows:
            names = {name for kind, name in row.tokens if kind == "start tag"}
            any_other = "*" in names or ("anything else", "") in row.tokens
            opens = opened(row)
            if opens is not None and any_other:
                stay_open |= every - taken if opens else set()
            (stay_open if opens else popped if opens is not None else set()).update(names - {"*"})
            taken |= names if row.guard is None else set()
    for use in uses(spec):
        token = use.arguments["token"].use if algorithms.INSERT_HTML_ELEMENT.is_run_by(use) else None
        if token is not None and token.symbol is tree.TOKEN_WITHOUT_ATTRIBUTES:
            stay_open.add(token.arguments["tag"].text)
    return popped - stay_open


def opened(row: ModeRow) -> bool | None:
    """Whether the element of the row's token stays open; None if the row inserts none."""
    found: bool | None = None
    for body in bodies(row.body):
        for number, statement in enumerate(body):
            if not isinstance(statement, Do):
                continue
            use = statement.use
            pushes = use.symbol is tree.PUSH and use.arguments["element"].text in CREATED
            if pushes or any(known.is_run_by(use) for known in OPENS):
                found = True
            elif algorithms.INSERT_HTML_ELEMENT.is_run_by(use) and is_the_token(use.arguments["token"]):
                following = body[number + 1] if number + 1 < len(body) else None
                pops = isinstance(following, Do) and following.use.symbol is tree.POP
                found = found or not pops
    return found


def bodies(body: list[Statement]) -> list[list[Statement]]:
    """The body, and all bodies inside it."""
    found = [body]
    for statement in walks.all_statements(body):
        for _, _, branch in getattr(statement, "branches", []):
            found.append(branch)
        if inner := getattr(statement, "body", None):
            found.append(inner)
    return found


def uses(spec: Spec) -> Iterator[Use]:
    """The statements that are phrases."""
    rows = [row.body for mode in spec.modes for row in mode.rows]
    for body in [*rows, *(a.body for a in spec.algorithms)]:
        yield from (one.use for one in walks.all_statements(body) if isinstance(one, Do))


def is_the_token(argument: Argument) -> bool:
    return argument.use is not None and argument.use.symbol is tree.THE_TOKEN


def article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"
