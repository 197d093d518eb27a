"""Phrases that are still written as C++ with `$holes` and `@operations`, as symbols."""

from __future__ import annotations

import functools
import re
from types import ModuleType

from ..nodes import NOTHING, Constant, Hole, Node, Operation, Text
from .symbol import Symbol

PART = re.compile(r"@(\w+(?:\.\w+)?)|\$(\w+)|[^@$]+")


def text(cpp: str) -> Node:
    parts: list[Node] = []
    for match in PART.finditer(cpp):
        parts.append(Operation(match[1]) if match[1] else Hole(match[2]) if match[2] else Constant(match[0]))
    return Text(tuple(parts)) if parts else NOTHING


@functools.cache
def old_symbols(module: ModuleType) -> list[Symbol]:
    part = module.__name__.rpartition(".")[2]
    found = [Symbol(part, "statement", words, text(cpp)) for words, cpp in module.STATEMENTS.items()]
    found += [Symbol(part, "condition", words, text(cpp)) for words, cpp in module.CONDITIONS.items()]
    found += [Symbol(part, "expression", w, text(cpp), kind) for w, (kind, cpp) in module.EXPRESSIONS.items()]
    found += [Symbol(part, "loop", w, text(cpp), kind) for w, (kind, cpp) in module.LOOPS.items()]
    return found
