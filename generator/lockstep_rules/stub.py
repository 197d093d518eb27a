"""spec/interface/python.pyi: the Python interface, except the parts that spec/interface/*.interface define.

A Python stub with docstrings. A parameter `**parse_options` stands for all options of that name; a comment
`# node.interface` in a class, for the members that the table has and the class does not define; and
`# limits of parse_options`, for the limits.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .interface import Interface
from .read import text_lines

FOLDER = "spec/interface"
# The parameters that replace `**NAME` in the stub, in order: an option with its type, or a table of options.
URL, CONTENT_TYPE, DOMAIN = ("url", "str | None"), ("content_type", "str | None"), ("top_level_domain", "str")
ENCODING = (CONTENT_TYPE, "encoding_options", DOMAIN)
OPTIONS: dict[str, tuple[str | tuple[str, str], ...]] = {
    "parse_options": (URL, *ENCODING, "parse_options", ("limits", "_Limits | None")),
    "parse_text_options": (URL, "parse_options", ("limits", "_Limits | None")),
    "token_options": (
        *ENCODING,
        "tokenizer_options",
        ("collect_errors", "bool"),
        ("limits", "_TokenLimits | None"),
    ),
    "encoding_options": ENCODING,
}
LIMITS = re.compile(r"^(class .*:) \.\.\.  # limits of (?P<name>\w+)$")
MEMBERS = re.compile(r"^( +)# (?P<name>\w+)\.interface$")
KEYWORDS = re.compile(r"^( +)\*\*(?P<name>\w+),$")


@dataclass
class Stub:
    lines: list[str] = field(default_factory=list)
    documentation: dict[str, str] = field(default_factory=dict)  # of "parse", "Node" and "Node.select"
    defined: dict[str, set[str]] = field(default_factory=dict)  # the members of each class


class Reader:
    def __init__(self, interface: Interface, problems: Problems) -> None:
        self.interface, self.problems = interface, problems
        self.stub = Stub()

    def read(self, folder: Path) -> Stub:
        shown = f"{FOLDER}/python.pyi"
        lines = [line.rstrip("\n") for line in text_lines(folder / "python.pyi", shown, self.problems)]
        try:
            tree = ast.parse("\n".join(lines))
        except SyntaxError as error:
            self.problems.add(Location(shown, error.lineno or 1), f"not a stub of Python: {error.msg}")
            return self.stub
        self.stub.lines = lines
        known = {
            KEYWORDS: ("options", [*OPTIONS]),
            LIMITS: ("options", [*self.interface.kinds]),
            MEMBERS: ("table", [header.name for header in self.interface.headers]),
        }
        for number, line in enumerate(lines, 1):
            for pattern, (what, names) in known.items():
                for found in pattern.finditer(line):
                    if found["name"] not in names:
                        message = f"unknown {what} “{found['name']}”{nearest(found['name'], names)}"
                        self.problems.add(Location(shown, number), message)
        for name, node in members(tree):
            text = ast.get_docstring(node, clean=True)
            owner, _, member = name.rpartition(".")
            if owner:
                self.stub.defined.setdefault(owner, set()).add(member)
            if text is not None:
                if name in self.stub.documentation:
                    self.problems.add(Location(shown, node.lineno), f"“{name}” is documented twice")
                self.stub.documentation[name] = text
            elif is_public(name) and not is_overload(node):
                self.problems.add(Location(shown, node.lineno), f"“{name}” has no documentation")
        return self.stub


def is_public(name: str) -> bool:
    return not any(part.startswith("_") for part in name.split("."))


def is_overload(node: ast.ClassDef | ast.FunctionDef) -> bool:
    """Whether this is one of several overloads, of which the first has the documentation, or a setter, which
    is documented with its property."""
    marks = {ast.unparse(mark).rpartition(".")[2] for mark in node.decorator_list}
    return bool(marks & {"overload", "setter"})


def members(
    tree: ast.Module | ast.ClassDef, of: str = ""
) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """The classes, functions and methods, with their names in the module: `Node.select`."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield of + node.name, node
        if isinstance(node, ast.ClassDef):
            yield from members(node, f"{node.name}.")


def read_stub(spec: Path, interface: Interface, problems: Problems) -> Stub:
    return Reader(interface, problems).read(spec / "interface")
