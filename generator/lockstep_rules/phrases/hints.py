"""Hints to the compiler about branches: what pages rarely contain, and what they nearly always contain.

The compiler moves a branch that is seldom taken out of the way; a branch that begins with a parse error counts as
seldom taken. No result depends on a hint.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..model import Argument, Use
from . import algorithms, tree
from .algorithms import KnownAlgorithm
from .symbol import Symbol

# What a hole may contain: a phrase, an algorithm, or the text of a variable or name.
Held = Symbol | KnownAlgorithm | str


@dataclass(frozen=True)
class Hint:
    """A condition. With `holes`, it fits a use only if each hole contains one of its given values."""

    symbol: Symbol | None
    negated: bool = False
    holes: dict[str, tuple[Held, ...]] = field(default_factory=dict)

    def fits(self, use: Use) -> bool:
        return (
            use.symbol is self.symbol
            and use.phrase.negated == self.negated
            and all(
                any(holds(use.arguments[name], one) for one in those) for name, those in self.holes.items()
            )
        )


def holds(argument: Argument, what: Held) -> bool:
    if isinstance(what, str):
        return argument.text == what
    use = argument.use
    if isinstance(what, KnownAlgorithm):
        return use is not None and what.is_run_by(use)
    return use is not None and use.symbol is what


def hint(symbol: Symbol, negated: bool = False, **holes: tuple[Held, ...]) -> Hint:
    return Hint(symbol, negated, holes)


SELDOM = (
    hint(tree.SANITIZES),
    hint(tree.FOSTERS),
    hint(tree.IS_TAG, tags=("template",)),
    hint(tree.IS_TAG, node=("element",), tags=("option", "selectedcontent")),
    hint(
        tree.IS_NULL,
        negated=True,
        node=(
            tree.ROOT_TARGET,
            tree.FRAGMENT_CONTEXT,
            tree.FORM_ELEMENT_POINTER,
            "insertion target",
            "end marker",
        ),
    ),
    hint(tree.IS_DOCUMENT, node=(tree.TARGET_PARENT,)),
    hint(tree.XMLNS_DIFFERS),
    hint(tree.XLINK_DIFFERS),
    hint(tree.HAS_DEFINITION),
    hint(tree.IS_TRUE, value=("will execute script",)),
    hint(tree.IS_IN_SET, node=("new element",), set=("form-associated elements",)),
    hint(tree.HAS_PARENT, node=("node",)),
    hint(tree.IS_HOST_INCLUDING_ANCESTOR, node=("node",)),
)
OFTEN = (
    hint(tree.STACK_IS_EMPTY, negated=True),
    hint(tree.IS_IN_NAMESPACE, element=(algorithms.ADJUSTED_CURRENT_NODE,), namespace=("HTML",)),
)


def is_seldom(use: Use) -> bool:
    return any(hint.fits(use) for hint in SELDOM)


def is_often(use: Use) -> bool:
    return any(hint.fits(use) for hint in OFTEN)
