"""The tags that authors may omit, read from spec/authoring/tag-omission.tsv and checked."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from .diagnostics import Location, Problems, nearest
from .table_folder import TableFolder

TAGS = ("start", "end")
# What can be before, in, around or after an element, besides elements by name.
THINGS = ("comment", "custom-element", "element", "html-element", "white-space")
# Conditions with words after them, and those without: phrase -> kind in the JSON of the facts.
WITH_WORDS = {
    "begins with": "begins_with",
    "does not begin with": "not_begins_with",
    "followed by": "followed_by",
    "not followed by": "not_followed_by",
    "parent is not": "parent_is_not",
    "parent is": "parent_is",
}
ALONE = {"empty": "empty", "has no attributes": "no_attributes", "last in the parent": "last"}
# A condition whose words are in the middle.
NOT_AFTER = re.compile(r"not preceded by (?P<words>.+) without an end tag")
ANCHOR = re.compile(r"[a-z\-]+\.html#\S+")


@dataclass(frozen=True)
class OmissionCondition:
    kind: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class OmissionRow:
    """Conditions under which a tag may be omitted, all of which must hold."""

    location: Location
    element: str
    tag: str  # start or end
    conditions: tuple[OmissionCondition, ...]
    anchor: str


class OmissionReader(TableFolder):
    def __init__(self, spec: Path, elements: Collection[str], problems: Problems) -> None:
        super().__init__(spec, "authoring", None, problems)
        self.elements = elements

    def read(self) -> list[OmissionRow]:
        found: list[OmissionRow] = []
        seen: dict[tuple[str, ...], Location] = {}
        for location, (element, tag, conditions, anchor) in self.rows("tag-omission", 4, key=0):
            if (element, tag, conditions) in seen:
                first = seen[element, tag, conditions]
                self.problems.add(
                    location, f"the {tag} tag of “{element}” has these conditions already at {first}"
                )
            seen.setdefault((element, tag, conditions), location)
            self.one_of(element, self.elements, location)
            self.one_of(tag, TAGS, location)
            if ANCHOR.fullmatch(anchor) is None:
                self.problems.add(location, f"“{anchor}” is not an anchor such as syntax.html#optional-tags")
            read = tuple(self.condition(one, location) for one in conditions.split(", "))
            if tag == "start" and OmissionCondition("no_attributes") not in read:
                message = "a start tag with attributes must not be omitted: add “has no attributes”"
                self.problems.add(location, message)
            found.append(OmissionRow(location, element, tag, read, anchor))
        return found

    def condition(self, text: str, location: Location) -> OmissionCondition:
        if text in ALONE:
            return OmissionCondition(ALONE[text])
        after = NOT_AFTER.fullmatch(text)
        if after:
            return OmissionCondition("not_after_open", self.words(after["words"], location))
        for phrase, kind in WITH_WORDS.items():
            if text.startswith(phrase + " "):
                return OmissionCondition(kind, self.words(text.removeprefix(phrase + " "), location))
        known = [*ALONE, *(f"{phrase} li" for phrase in WITH_WORDS), "not preceded by li without an end tag"]
        self.problems.add(location, f"unknown condition “{text}”{nearest(text, known)}")
        return OmissionCondition("")

    def words(self, text: str, location: Location) -> tuple[str, ...]:
        words = tuple(text.split())
        for word in words:
            self.one_of(word, (*self.elements, *THINGS), location)
            if words.count(word) > 1:
                self.problems.add(location, f"“{word}” occurs twice in “{text}”")
        return words


def read_tag_omission(spec: Path, elements: Collection[str], problems: Problems) -> list[OmissionRow]:
    """Reads the table. `elements`: the names of HTML elements for authors."""
    return OmissionReader(spec, elements, problems).read()
