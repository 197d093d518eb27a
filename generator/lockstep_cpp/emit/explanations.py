"""What `lockstep validate --explain` prints: the rows of spec/authoring/ about findings and elements."""

from __future__ import annotations

from collections.abc import Iterable

from lockstep_rules.authoring import (
    ANY_ELEMENT,
    CUSTOM,
    TEXT,
    AttributeRow,
    Authoring,
    Category,
    Conditions,
    ElementRow,
    ObsoleteRow,
    link,
)
from lockstep_rules.read import Dates

from .authoring import conditions_in_words
from .emitter import Emitter


def marked(text: str, dates: Dates) -> str:
    """The text with the day since which the Standard has it."""
    return f"{text} (since {dates.since})" if dates.since else text


def with_conditions(text: str, conditions: Conditions) -> str:
    return f"{text} {conditions_in_words(conditions)}" if conditions else text


def category(one: Category) -> str:
    return with_conditions(one.name, one.conditions)


def content(row: ElementRow) -> Iterable[str]:
    """The content models, one in each line."""
    for conditions, model in row.models:
        case = f"{conditions_in_words(conditions)}: " if conditions else "otherwise: "
        yield (case if len(row.models) > 1 else "") + model.words


def attribute(row: AttributeRow) -> str:
    text = f"{row.attribute}: {with_conditions(row.value, row.conditions)}"
    if row.required is not None:
        text += f"; {with_conditions('required', row.required)}"
    return marked(text, row.dates)


def obsolete(row: ObsoleteRow) -> str:
    return marked(f"{with_conditions(row.attribute, row.conditions)}: {row.severity}. {row.advice}", row.dates)


class ExplanationsEmitter(Emitter):
    def __init__(self, authoring: Authoring, newest: str) -> None:
        super().__init__()
        self.authoring = authoring.on(newest)

    def emit(self) -> dict[str, str]:
        findings = [(row.selector, row.wrong, row.right) for row in self.authoring.findings]
        elements = {row.name: self.element(row) for row in self.authoring.elements if row.name not in (TEXT, CUSTOM)}
        elements[ANY_ELEMENT] = self.attributes("")
        self.render(
            "explanations.cpp.j2", "cli/explanations.cpp", findings=findings, elements=sorted(elements.items())
        )
        return self.files

    def element(self, row: ElementRow) -> list[str]:
        lines = [f"  {link(row.anchor)}"]
        if row.dates.since:
            lines.append(f"  this row: since {row.dates.since}")
        lines.append(f"  categories: {', '.join(map(category, row.categories)) or 'none'}")
        lines += [f"  content: {line}" for line in content(row)]
        banned = [
            with_conditions(" besides ".join(filter(None, (one.term, " ".join(one.besides)))), one.conditions)
            if one.term
            else f"anything with {one.conditions[0].attribute}"
            for one in row.banned
        ]
        if banned:
            lines.append(f"  nowhere inside: {', '.join(banned)}")
        return lines + self.attributes(row.name)

    def attributes(self, element: str) -> list[str]:
        own = [attribute(row) for row in self.authoring.attributes if row.element == element]
        old = [obsolete(row) for row in self.authoring.obsolete if row.attribute and row.element == element]
        return [f"  attribute {text}" for text in own] + [f"  obsolete attribute {text}" for text in old]
