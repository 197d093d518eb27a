"""The sentences with “must” and “should” that address authors, counted by section: on pages of the Standard's edition
for developers, which has nothing else, and in review drafts, which mark the rest."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems, nearest
from lockstep_rules.read import read_table

from .clauses import HEADINGS
from .page import Node
from .wording import INFORMATIVE, LEFT_OUT, WORDS_APART, collapsed, plain, slug

# Only in the edition for implementers: a mark of drafts.
FOR_IMPLEMENTERS = "w-nodev"
# The elements whose text is not a requirement: code, notes, and the tables of the index.
NO_REQUIREMENT = {*LEFT_OUT, "pre"}
REQUIRES = re.compile(r"\b(must|should|required to|shall)\b", re.IGNORECASE)
# Sentences about others than authors, which remain in the edition for developers.
OF_OTHERS = re.compile(
    r"\b(user agents?|conformance checkers?|implement(ations?|ers?)|browsers?|validators?|IDL attributes?)\b",
    re.IGNORECASE,
)
SENTENCE_END = re.compile(r"(?<=[.:;?!])\s+(?=[A-Z\"“])")


@dataclass
class Section:
    anchor: str
    title: str
    sentences: list[str] = field(default_factory=list)


def sections(root: Node) -> Iterator[Section]:
    """The sections of a page that have such sentences, in order."""
    current = Section("", "")
    blocks: list[str] = []

    def sentences() -> None:
        for text in blocks:
            for sentence in SENTENCE_END.split(text):
                if REQUIRES.search(sentence) and not OF_OTHERS.search(sentence):
                    current.sentences.append(sentence)
        blocks.clear()

    taken: dict[str, int] = {}
    for node in flat(root):
        if node.name not in HEADINGS:
            blocks.append(plain(node))
            continue
        sentences()
        if current.sentences:
            yield current
        anchor = node.get("id") or slug(plain(node))
        taken[anchor] = taken.get(anchor, 0) + 1
        if taken[anchor] > 1 and not node.get("id"):
            anchor = f"{anchor}-{taken[anchor]}"
        current = Section(anchor, re.sub(r"^\d[\d.]* ", "", plain(node)))
    sentences()
    if current.sentences:
        yield current


def flat(node: Node) -> Iterator[Node]:
    """The headings, and the text between them as paragraphs, without what is not a requirement for authors."""
    run: list[Node] = []
    for child in node.children:
        if child.name and left_out(child):
            continue
        if child.name in HEADINGS or any(inner.name in (*HEADINGS, *WORDS_APART) for inner in child.walk()):
            if run:
                yield Node("p", children=run)
                run = []
            if child.name in HEADINGS:
                yield child
            else:
                yield from flat(child)
        else:
            run.append(child)
    if run and collapsed("".join(plain(one) for one in run)):
        yield Node("p", children=[without_left_out(one) for one in run])


def left_out(node: Node) -> bool:
    return (
        node.name in NO_REQUIREMENT
        or FOR_IMPLEMENTERS in node.attributes
        or not INFORMATIVE.isdisjoint(node.classes)
    )


def without_left_out(node: Node) -> Node:
    kept = [without_left_out(child) for child in node.children if not (child.name and left_out(child))]
    return Node(node.name, node.text, node.attributes, kept)


# --- The table ------------------------------------------------------------------------------------------------------

FILE = "spec/authoring/requirements.tsv"
# What covers sentences besides rules and tables.
OTHERS = ("parse errors", "all tables")
DEVELOPERS = "Edition for Web Developers"  # in the title of its pages


@dataclass(frozen=True)
class Requirements:
    """A row: a section, its sentences, and what is known of them."""

    location: Location
    section: str
    sentences: int
    covered: int
    unchecked: int
    missing: int
    what: str  # is missing

    @property
    def page(self) -> str:
        return self.section.partition("#")[0]


def read_requirements(spec: Path, rules: Collection[str], problems: Problems) -> list[Requirements]:
    """The rows of the table; `rules`: the names of findings."""
    found: list[Requirements] = []
    tables = [path.name for path in (spec / "authoring").glob("*.tsv")]
    for row in read_table(spec.parent / FILE, FILE, 8, problems):
        section, sentences, covered, by, unchecked, why, missing, what = row.columns
        numbers = [int(text) if text.isdecimal() else -1 for text in (sentences, covered, unchecked, missing)]
        one = Requirements(row.location, section, numbers[0], numbers[1], numbers[2], numbers[3], what)
        if min(numbers) < 0 or one.sentences != one.covered + one.unchecked + one.missing:
            problems.add(row.location, f"{covered}, {unchecked} and {missing} are not {sentences} sentences")
        for count, text in ((one.covered, by), (one.unchecked, why), (one.missing, what)):
            if (count == 0) != (text == "-"):
                problems.add(row.location, f"“{text}” goes with {count} sentences")
        for name in [] if by == "-" else by.split("; "):
            if name not in (*tables, *rules, *OTHERS):
                problems.add(row.location, f"unknown “{name}”{nearest(name, [*tables, *rules])}")
        if any(other.section == section for other in found):
            problems.add(row.location, f"“{section}” occurs twice")
        found.append(one)
    return found


def for_developers(root: Node) -> bool:
    return any(DEVELOPERS in plain(title) for title in root.find("title"))


def counted(root: Node, page: str, rows: list[Requirements]) -> dict[str, int] | None:
    """The number of sentences of each section, by its name in the table; None for pages that do not mark what
    addresses authors. A draft has all pages, so its sections are those of the rows."""
    draft = any(FOR_IMPLEMENTERS in node.attributes for node in root.walk())
    if not draft and not for_developers(root):
        return None
    found = {section.anchor: len(section.sentences) for section in sections(root)}
    if not draft:
        return {f"{page}#{anchor}": count for anchor, count in found.items()}
    on_page = {node.get("id") or slug(plain(node)) for node in root.find(*HEADINGS)}
    names = {row.section.partition("#")[2]: row.section for row in rows}
    return {names[anchor]: found.get(anchor, 0) for anchor in names if anchor in on_page}


def summary(rows: list[Requirements]) -> list[str]:
    """The table of docs/evidence/validation.md: the sentences by page, in order."""
    lines = [
        "| page | sentences | covered | cannot be checked | missing |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    pages = list(dict.fromkeys(row.page for row in rows))
    for page, some in [*((page, [row for row in rows if row.page == page]) for page in pages), ("all", rows)]:
        numbers = [
            sum(getattr(row, name) for row in some)
            for name in ("sentences", "covered", "unchecked", "missing")
        ]
        lines.append(f"| {page.removesuffix('.html')} | " + " | ".join(map(str, numbers)) + " |")
    return lines
