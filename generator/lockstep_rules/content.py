"""What markdown() writes for an element: spec/content/markdown.tsv, read and checked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from .diagnostics import Location, Problems
from .read import read_table
from .rendering import Condition, condition, one_of

FILE = "markdown.tsv"
# What an element may become, by its place: the enumerators of MarkdownForm in runtime/src/content/markdown_forms.h.
FORMS = {
    "block": (
        *(f"heading {level}" for level in range(1, 7)),
        "paragraph",
        "quote",
        "list",
        "numbered list",
        "item",
        "code block",
        "thematic break",
        "table",
        "caption",
        "row",
        "cell",
        "header cell",
    ),
    "inline": (
        "emphasis",
        "strong",
        "strikethrough",
        "code",
        "link",
        "image",
        "line break",
        "checkbox",
        "quotation marks",
        "embedded content",
        "raised or lowered text",
    ),
}
CONDITIONS = ("has", "is")


@dataclass(frozen=True)
class MarkdownRow:
    element: str
    form: str
    when: Condition | None


def read_markdown(
    folder: Path, tags: Collection[str], attributes: Collection[str], problems: Problems
) -> list[MarkdownRow]:
    rows: list[MarkdownRow] = []
    seen: dict[str, Location] = {}
    for row in read_table(folder / FILE, f"spec/content/{FILE}", 4, problems):
        location, (name, place, form, when) = row.location, row.columns
        namespace, _, element = name.partition(" ")
        one_of(namespace, ("html",), location, problems)
        one_of(element, tags, location, problems)
        one_of(place, FORMS, location, problems)
        one_of(form, FORMS.get(place, (form,)), location, problems)
        if element in seen:
            problems.add(location, f"“{element}” has a row already: {seen[element]}")
        seen[element] = location
        parsed = None if when == "-" else condition(when, tags, attributes, location, problems)
        if parsed is not None and parsed.kind not in CONDITIONS:
            problems.add(location, f"“{when}” is not “has ATTRIBUTE” or “ATTRIBUTE is WORD”")
        rows.append(MarkdownRow(element, form, parsed))
    for path in sorted(folder.glob("*")):
        if path.name != FILE:
            problems.add(Location(f"spec/content/{path.name}", 1), "nothing reads this table")
    return rows
