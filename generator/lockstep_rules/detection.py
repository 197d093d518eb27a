"""The detection of legacy encodings: the models of spec/detection/, read and checked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Problems, nearest
from .read import read_table

# The kinds of characters that are not letters, which come before the letters, as in
# runtime/src/detection/models.h.
KINDS = ("boundary", "ascii", "mark", "symbol", "foreign")
MODELS = ("letters", "characters")


@dataclass
class Letters:
    """A language with an alphabet."""

    letters: str
    rows: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Candidate:
    encoding: str  # the encoding's name
    model: str
    penalty: int
    languages: tuple[str, ...]


@dataclass
class Detection:
    letters: dict[str, Letters] = field(default_factory=dict)  # by language
    characters: dict[str, dict[str, int]] = field(default_factory=dict)  # by language: levels of characters
    candidates: list[Candidate] = field(default_factory=list)
    domains: list[tuple[str, list[int]]] = field(default_factory=list)  # sorted; numbers of candidates


def read_detection(spec: Path, encodings: list[str], problems: Problems) -> Detection:
    found = Detection()
    folder, shown = spec / "detection", "spec/detection/"
    for row in read_table(folder / "letters.tsv", f"{shown}letters.tsv", 3, problems):
        language, after, text = row.columns
        if after == "letters":
            found.letters[language] = Letters(text)
        elif language not in found.letters:
            problems.add(row.location, f"the letters of “{language}” are missing")
        else:
            model = found.letters[language]
            expected = [*KINDS, *model.letters][len(model.rows) : len(model.rows) + 1]
            if [after] != expected or len(text) != len(KINDS) + len(model.letters):
                problems.add(row.location, f"the row or its scores are not those of {expected or 'a letter'}")
            model.rows.append(text)
    for row in read_table(folder / "characters.tsv", f"{shown}characters.tsv", 3, problems):
        language, level, text = row.columns
        found.characters.setdefault(language, {}).update(dict.fromkeys(text, int(level)))
    for row in read_table(folder / "candidates.tsv", f"{shown}candidates.tsv", 4, problems):
        encoding, kind, penalty, languages = row.columns
        known = found.letters.keys() if kind == "letters" else found.characters.keys()
        named: list[tuple[str, Collection[str]]] = [(encoding, encodings), (kind, MODELS)]
        named += [(each, known) for each in languages.split(" ")]
        for name, names in named:
            if name not in names:
                problems.add(row.location, f"unknown name “{name}”{nearest(name, names)}")
        found.candidates.append(Candidate(encoding, kind, int(penalty), tuple(languages.split(" "))))
    numbers = {candidate.encoding: number for number, candidate in enumerate(found.candidates)}
    for row in read_table(folder / "top-level-domains.tsv", f"{shown}top-level-domains.tsv", 2, problems):
        domain, names_of = row.columns
        for name in names_of.split(" "):
            if name not in numbers:
                problems.add(row.location, f"“{name}” is not a candidate{nearest(name, numbers)}")
        found.domains.append((domain, [numbers[name] for name in names_of.split(" ") if name in numbers]))
    found.domains.sort()
    return found
