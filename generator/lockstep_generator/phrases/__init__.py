"""The phrase tables: for each phrase the C++ that it becomes."""

from __future__ import annotations

import ast
import functools
from pathlib import Path

FOLDER = "generator/lockstep_generator/phrases"


@functools.cache
def phrase_lines(module: str) -> dict[str, int]:
    """The line of each string in a phrase table, so that messages can point at it."""
    tree = ast.parse((Path(__file__).parent / f"{module}.py").read_text(encoding="utf-8"))
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key in node.keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found[key.value] = key.lineno
    return found
