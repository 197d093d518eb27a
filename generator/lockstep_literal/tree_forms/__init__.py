"""The phrases of spec/tree/, literally: `p` is the parser. A form that replaces a loop or several steps names
them."""

from . import formatting, hosts, nodes, selects, stack, state, tokens, tree
from .part import CannotOccur
from .state import WHITESPACE
from .tokens import folded

__all__ = [
    "CannotOccur",
    "WHITESPACE",
    "folded",
    "formatting",
    "hosts",
    "nodes",
    "selects",
    "stack",
    "state",
    "tokens",
    "tree",
]
