"""The vocabulary: the phrases of each part as symbols (symbol.py), the properties of their operations, and
hints to the compiler."""

from __future__ import annotations

import ast
import functools
from pathlib import Path

FOLDER = "generator/lockstep_rules/phrases"


@functools.cache
def phrase_lines(module: str) -> dict[str, int]:
    """The line of each string in a module of phrases, so that messages can point at it."""
    tree = ast.parse((Path(__file__).parent / f"{module}.py").read_text(encoding="utf-8"))
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.setdefault(node.value, node.lineno)
    return found
