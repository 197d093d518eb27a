"""Lanes: rules of tree construction, partially evaluated under assumptions that hold for nearly every token.

A rule is evaluated with symbolic values for the elements that can be known: the current node, and the
elements that the rule creates. The assumptions decide most conditions; algorithms are evaluated where the
rule runs them. What remains is a lane, the specialization of the rule: *guards*, tests that are still needed,
all of them before anything changes, and the *residual*, a few steps. A rule that raises a parse error, or
contains a phrase unknown here, has no lane: its function processes the token as usual. No rule is listed by
name.

The assumptions are `assumed` and `InLane.NOTHING` in the definitions of phrases; Stack::plain_size_ is 0 if
they do not hold. The current node, the new element and the context element of a fragment are HTML elements of
the set `plain`, which is found by evaluation. A rule is specialized for each Context: a document, and a
fragment below its root and at its root. A *variant* is a further specialization, for elements that the rule
pops. Rules for foreign content are evaluated with a current node that is a foreign element of the set `plain
foreign`: any except those that sets and rules name.
"""

from __future__ import annotations

from .predicates import early_exit, predicate_name
from .shapes import ForeignLane, Lanes, Shape, find_lanes
from .symbols import ANY, Lane, Variant

__all__ = [
    "ANY",
    "ForeignLane",
    "Lane",
    "Lanes",
    "Shape",
    "Variant",
    "early_exit",
    "find_lanes",
    "predicate_name",
]
