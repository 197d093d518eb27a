"""Templates rendered into files."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

import jinja2
from lockstep_rules.branches import enumerated
from lockstep_rules.characters import byte_cpp, bytes_cpp, quoted
from lockstep_rules.model import identifier
from lockstep_rules.tables import generic

from .cpp import edition_test

LINE = 110  # columns, as in .clang-format


class Emitter:
    """Renders templates into files."""

    def __init__(self, **everywhere: Any) -> None:
        self.environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(Path(__file__).parent.parent / "templates"),
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        self.environment.filters["quoted"] = quoted
        self.environment.filters["sentences"] = sentences
        self.environment.filters["identifier"] = identifier
        self.environment.filters["byte_cpp"] = byte_cpp
        self.environment.filters["bytes_cpp"] = bytes_cpp
        self.environment.filters["edition_test"] = edition_test
        self.environment.globals.update(everywhere, enumerated=enumerated)
        self.files: dict[str, str] = {}

    def render(self, template: str, path: str, **values: Any) -> None:
        text = self.environment.get_template(template).render(guard=guard_macro(path), **values)
        self.files[path] = with_short_head(text)


def with_short_head(text: str) -> str:
    """Splits the first line, which names the file's source, if it is long: clang-format would join it with
    the text of the next one."""
    head, newline, rest = text.partition("\n")
    if head.startswith("// ") and len(head) > LINE:
        head = "\n".join(textwrap.wrap(head, LINE, subsequent_indent="// "))
    return head + newline + rest


def sentences(message: str) -> str:
    """The general sentence and, if it differs, the message, each followed by a NUL."""
    if generic(message) == message:
        return f'LOCKSTEP_SENTENCE({quoted(message)}) "\\0\\0"'
    return f'LOCKSTEP_GENERAL_SENTENCE({quoted(generic(message))}) "\\0" LOCKSTEP_SENTENCE({quoted(message)}) "\\0"'


def guard_macro(path: str) -> str:
    return "LOCKSTEP_GENERATED_" + re.sub(r"[^A-Za-z0-9]", "_", path).upper()
