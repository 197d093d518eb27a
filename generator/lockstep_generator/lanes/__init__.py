"""Lanes: rules of tree construction, specialized under facts that hold for nearly every token.

A rule is evaluated with symbols for the elements that it can know: the current node, and what it creates. The facts decide
most conditions; the algorithms that the rule runs are evaluated in their place. What remains is a lane: the checks that
are still needed, all of them before anything changes, and a few operations. A rule that meets a parse error, or has a
phrase that is not known here, has no lane: its function processes the token as always. No rule is listed by name.

The facts (FACTS, WITHOUT_EFFECT) are those of a *plain place*; Stack::plain_size_ is 0 where they do not hold.
The current node, the new element and the context element of a fragment are HTML elements of the set `plain`, which is found
by evaluation. A rule is evaluated in each SITUATION: in a document, and in a fragment below its root and at its root.
Rules for foreign content are evaluated with a current node that is a foreign element of the set `plain foreign`: any but those
that sets and rules name.
"""

from __future__ import annotations

from .predicates import early_exit, predicate_name
from .shapes import ForeignLane, Lanes, Shape, find_lanes
from .symbols import ANY, Closing, Lane

__all__ = [
    "ANY",
    "Closing",
    "ForeignLane",
    "Lane",
    "Lanes",
    "Shape",
    "early_exit",
    "find_lanes",
    "predicate_name",
]
