"""A phrase of the vocabulary as a symbol, with everything known about it in one place.

Other modules refer to the symbol, never to its words: a reference to a removed phrase is a type error, and
rewording a phrase changes only its definition and spec/.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..nodes import Node

FIELD = "the field"


class InLane(Enum):
    """What a lane (lockstep_cpp/specialize/) does with a statement. A rule has no lane if a statement in it
    has none of these values, unless the evaluation knows what the statement does."""

    NOTHING = "it has no effect under the assumptions, where no host runs scripts"
    KEEP = "the lane runs it: it does not read the token or change the stack of open elements"
    KEEP_EARLY = "the same, and it changes nothing that a guard depends on"
    FLAG = "it only writes a flag of a new element, which a lane does when the element has been inserted"
    ADJUST = "it changes the attributes' names of a foreign element's token"


@dataclass(eq=False)
class Symbol:
    """A phrase; a condition includes its negation. Compared by identity."""

    part: str  # input, tokenizer, tree, sanitizer or mime
    kind: str  # statement, condition, expression or loop
    words: str  # with holes: “push {element} onto the stack of open elements”
    does: Node  # the node that it becomes
    type: str = ""  # the type of an expression or of a loop's items
    negated: str = ""  # for a condition: the words of its negation, if rules use it
    in_lane: InLane | None = None
    assumed: bool | None = None  # what a lane may assume about a condition: see specialize/
    # The parser state that it reads or writes, in words; None: unknown. Two phrases without common state
    # commute. Parse errors read the position, which only consuming changes, and are ordered by it. FIELD
    # stands for the field in the hole.
    touches: frozenset[str] | None = None

    def __str__(self) -> str:
        return f"the {self.kind} “{self.words}”"


def frozen(touches: set[str] | None) -> frozenset[str] | None:
    return None if touches is None else frozenset(touches)


class Table:
    """The phrases of one part, in the order of their definition."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.symbols: list[Symbol] = []

    def add(self, symbol: Symbol) -> Symbol:
        self.symbols.append(symbol)
        return symbol

    def statement(
        self, words: str, does: Node, touches: set[str] | None = None, in_lane: InLane | None = None
    ) -> Symbol:
        return self.add(Symbol(self.part, "statement", words, does, in_lane=in_lane, touches=frozen(touches)))

    def condition(self, words: str, holds: Node, negated: str = "", assumed: bool | None = None) -> Symbol:
        return self.add(Symbol(self.part, "condition", words, holds, negated=negated, assumed=assumed))

    def expression(self, words: str, type_: str, value: Node, touches: set[str] | None = None) -> Symbol:
        return self.add(Symbol(self.part, "expression", words, value, type_, touches=frozen(touches)))

    def loop(self, words: str, type_: str, header: Node) -> Symbol:
        """`type_`: the type of the items visited, which fill the header's hole `variable`."""
        return self.add(Symbol(self.part, "loop", words, header, type_))
