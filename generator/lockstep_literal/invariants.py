"""Why a mutant changes nothing, where the rules themselves imply it: no argument is needed, and none can be forgotten."""

from __future__ import annotations

from lockstep_generator.model import Do, ModeRow, Spec, Statement

from .mutants import Mutant, walk

INSERT, POP = "insert an HTML element for the token", "pop the current node off the stack of open elements"
# Other ways in which a row opens the element of its token.
OPENS = (
    "follow the generic raw text element parsing algorithm",
    "follow the generic RCDATA element parsing algorithm",
    "start a template for the token",
    "push script onto the stack of open elements",
    "push root onto the stack of open elements",
)


class Invariants:
    """Of the rules of all editions: a mutant is the same change in each."""

    def __init__(self, specs: list[Spec]) -> None:
        self.popped_at_once = set.intersection(*(popped_at_once(spec) for spec in specs))

    def reason(self, mutant: Mutant) -> str:
        """Empty if no invariant says that the mutant is equivalent."""
        kind, _, name = mutant.rule.partition(" ")
        tag = mutant.change.removeprefix("without ")
        of_stack = kind == "set" and name == "special" and mutant.text.startswith("HTML ")
        if of_stack and mutant.change.startswith("without ") and tag in self.popped_at_once:
            return f"Every row that inserts {article(tag)} {tag} element pops it at once, and only open elements are tested."
        return ""


def popped_at_once(spec: Spec) -> set[str]:
    """The HTML elements that every row that inserts one pops with its next statement."""
    popped: set[str] = set()
    stay_open: set[str] = set()
    for mode in spec.modes:
        taken: set[str] = set()  # by rows above without a guard
        every = {name for row in mode.rows for kind, name in row.tokens if kind == "start tag" and name != "*"}
        for row in mode.rows:
            names = {name for kind, name in row.tokens if kind == "start tag"}
            any_other = "*" in names or ("anything else", "") in row.tokens
            opens = opened(row)
            if opens is not None and any_other:
                stay_open |= every - taken if opens else set()
            (stay_open if opens else popped if opens is not None else set()).update(names - {"*"})
            taken |= names if row.guard is None else set()
    for text in statements(spec):
        words = text.removeprefix("insert an HTML element for a ").split()
        if text.startswith("insert an HTML element for a ") and words[1:3] == ["start", "tag"]:
            stay_open.add(words[0])
    return popped - stay_open


def opened(row: ModeRow) -> bool | None:
    """Whether the element of the row's token stays open; None if the row inserts none."""
    found: bool | None = None
    for body in bodies(row.body):
        for number, statement in enumerate(body):
            if not isinstance(statement, Do):
                continue
            if statement.text in OPENS:
                found = True
            elif statement.text == INSERT:
                following = body[number + 1] if number + 1 < len(body) else None
                pops = isinstance(following, Do) and following.text == POP
                found = found or not pops
    return found


def bodies(body: list[Statement]) -> list[list[Statement]]:
    """The body, and those in it."""
    found = [body]
    for statement in walk(body):
        for _, _, branch in getattr(statement, "branches", []):
            found.append(branch)
        if inner := getattr(statement, "body", None):
            found.append(inner)
    return found


def statements(spec: Spec) -> list[str]:
    """Their texts."""
    rows = [row.body for mode in spec.modes for row in mode.rows]
    return [one.text for body in [*rows, *(a.body for a in spec.algorithms)] for one in walk(body)]


def article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"
