"""The tables of markdown() and main_content() in spec/content/, read and checked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from .diagnostics import Location, Problems
from .read import read_table
from .rendering import Condition, condition, one_of

FILE = "markdown.tsv"
FILES = (FILE, "regions.tsv", "facts.tsv", "data-types.tsv", "models.tsv")
# The possible forms of an element, by its place: the enumerators of MarkdownForm in
# runtime/src/content/markdown_forms.h.
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
        if path.name not in FILES:
            problems.add(Location(f"spec/content/{path.name}", 1), "nothing reads this table")
    return rows


# --- main_content(): regions, facts, models

MOST_REGIONS = 64  # kMostRegions in runtime/src/extract/regions.h
MOST_WORDS = 512  # half of RegionWords::kSlots
WORD_LETTERS = 8  # the number of significant letters in a word
MOST_GROUPS = 16  # groups of types: bits of the features
# The enumerators of Fact and FactOrigin in runtime/src/extract/facts.h.
FACTS = (
    "title",
    "author",
    "published",
    "modified",
    "site",
    "language",
    "canonical",
    "image",
    "description",
    "body",
)
ORIGINS = {
    "json-ld": "json_ld",
    "meta": "meta",
    "microdata": "microdata",
    "link": "link",
    "rel": "rel",
    "element": "element",
    "attribute": "attribute",
    "document": "document",
}
# The origins that allow only certain keys, which runtime/src/extract/facts.cpp looks for.
ORIGIN_KEYS = {"rel": ("author",), "element": ("h1", "time"), "attribute": ("lang",), "document": ("title",)}
# The models of kinds of pages, named after the enumerators of PageKind in their order, and the model of blocks.
PAGE_KINDS = ("article", "documentation", "service", "forum", "collection", "listing", "product")
MODELS = (*(f"kind {kind}" for kind in PAGE_KINDS), "block")
MOST_FEATURES = 320  # kMostFeatures in runtime/src/extract/features.h
MOST_TREES = 128  # per model; kMostTrees in runtime/src/extract/forest.h
MOST_LEAVES = 32  # per tree; bits of ForestNode::skipped in runtime/src/extract/forest.h
LARGEST_LEAF = 32767


@dataclass
class Regions:
    names: list[str]
    words: dict[str, int]  # word -> region
    elements: dict[str, int]


@dataclass(frozen=True)
class FactRow:
    fact: str
    origin: str
    key: str
    group: int


@dataclass(frozen=True)
class Tree:
    nodes: tuple[
        tuple[int, int, int, int], ...
    ]  # feature, threshold, left, right; a leaf is MOST_LEAVES + its number
    leaves: tuple[int, ...]

    @property
    def branches(self) -> list[tuple[int, int]]:
        """For each node, the leaves under its first and its second child, as bits."""
        return [(self.leaves_below(left), self.leaves_below(right)) for _, _, left, right in self.nodes]

    def leaves_below(self, child: int) -> int:
        if child >= MOST_LEAVES:
            return 1 << (child - MOST_LEAVES)
        _, _, left, right = self.nodes[child]
        return self.leaves_below(left) | self.leaves_below(right)


@dataclass
class MainContentTables:
    regions: Regions
    types: list[tuple[str, int]]  # a type and its group
    facts: list[FactRow]
    models: dict[str, list[Tree]]


def read_main_content(folder: Path, tags: Collection[str], problems: Problems) -> MainContentTables:
    groups: dict[str, int] = {}
    types = read_types(folder, groups, problems)
    return MainContentTables(
        read_regions(folder, tags, problems),
        types,
        read_facts(folder, groups, problems),
        read_models(folder, problems),
    )


def read_regions(folder: Path, tags: Collection[str], problems: Problems) -> Regions:
    regions = Regions([], {}, {})
    seen: dict[str, str] = {}  # the significant letters of words
    location = Location("spec/content/regions.tsv", 1)
    for row in read_table(folder / "regions.tsv", "spec/content/regions.tsv", 3, problems):
        location, (name, by, names) = row.location, row.columns
        if name in regions.names:
            problems.add(location, f"“{name}” has a row already")
        regions.names.append(name)
        one_of(by, ("word", "element"), location, problems)
        for word in names.split():
            if by == "element":
                one_of(word, tags, location, problems)
            elif not (word.isascii() and word.isalpha() and word.islower()):
                problems.add(location, f"“{word}” is not a word in lowercase ASCII letters")
            key = f"{by} {word[:WORD_LETTERS] if by == 'word' else word}"
            if key in seen:
                problems.add(location, f"“{word}” counts as “{seen[key]}”, which is in the table already")
            seen[key] = word
            (regions.elements if by == "element" else regions.words)[word] = len(regions.names) - 1
    for count, most, what in (
        (len(regions.names), MOST_REGIONS, "regions"),
        (len(regions.words), MOST_WORDS, "words"),
    ):
        if count > most:
            problems.add(location, f"{count} {what}; there may be {most}")
    return regions


def read_types(folder: Path, groups: dict[str, int], problems: Problems) -> list[tuple[str, int]]:
    """The types, each with the number of its group; adds the groups to `groups`."""
    types: list[tuple[str, int]] = []
    for row in read_table(folder / "data-types.tsv", "spec/content/data-types.tsv", 2, problems):
        name, words = row.columns
        if name in groups:
            problems.add(row.location, f"“{name}” has a row already")
        groups[name] = len(groups)
        if len(groups) > MOST_GROUPS:
            problems.add(row.location, f"there may be {MOST_GROUPS} groups")
        types += [(word, groups[name]) for word in words.split()]
    return types


def read_facts(folder: Path, groups: dict[str, int], problems: Problems) -> list[FactRow]:
    facts: list[FactRow] = []
    for row in read_table(folder / "facts.tsv", "spec/content/facts.tsv", 3, problems):
        location, (fact, origin, key) = row.location, row.columns
        one_of(fact, FACTS, location, problems)
        one_of(origin, ORIGINS, location, problems)
        group = ""
        if origin == "json-ld":
            group, _, key = key.rpartition(" ")
            one_of(group, groups, location, problems)
        elif origin in ORIGIN_KEYS:
            one_of(key, ORIGIN_KEYS[origin], location, problems)
        elif origin == "meta" and key != key.lower():
            problems.add(location, f"“{key}” is not in lowercase; names of `meta` are compared ignoring case")
        new = FactRow(fact, ORIGINS.get(origin, origin), key, groups.get(group, 0))
        if new in facts:
            problems.add(location, f"“{fact}” has this row already")
        facts.append(new)
    return facts


def read_models(folder: Path, problems: Problems) -> dict[str, list[Tree]]:
    """Reads trees: nodes as `feature:threshold:left:right`, where a negative number n is the leaf -n - 1;
    then the leaves."""
    models: dict[str, list[Tree]] = {name: [] for name in MODELS}
    for row in read_table(folder / "models.tsv", "spec/content/models.tsv", 3, problems):
        location, (model, nodes, leaves) = row.location, row.columns
        one_of(model, MODELS, location, problems)
        tree, fault = read_tree(nodes, leaves)
        if fault:
            problems.add(location, fault)
        trees = models.get(model, [])
        if len(trees) == MOST_TREES:
            problems.add(location, f"more than {MOST_TREES} trees in the model {model}")
        elif tree:
            trees.append(tree)
    return models


@lru_cache(maxsize=None)  # the same trees are read for each day that is checked
def read_tree(nodes: str, leaves: str) -> tuple[Tree | None, str]:
    """A tree, and the error in it if any."""
    try:
        tree = Tree(
            tuple(read_node(node) for node in nodes.split()), tuple(int(leaf) for leaf in leaves.split())
        )
    except ValueError:
        return None, "a node is not feature:threshold:left:right, or a leaf is not a number"
    return tree, tree_fault(tree)


def read_node(text: str) -> tuple[int, int, int, int]:
    feature, threshold, left, right = (int(number) for number in text.split(":"))
    return (
        feature,
        threshold,
        left if left >= 0 else MOST_LEAVES - 1 - left,
        right if right >= 0 else MOST_LEAVES - 1 - right,
    )


def tree_fault(tree: Tree) -> str:
    """The error in a tree, or "". Each leaf, and each node but the first, must have one parent, which precedes it."""
    children: list[int] = []
    for number, (feature, threshold, left, right) in enumerate(tree.nodes):
        if not 0 <= feature < MOST_FEATURES or not 0 <= threshold < 256:
            return f"node {number}: the feature or the threshold is out of range"
        if any(child < MOST_LEAVES and child <= number for child in (left, right)):
            return f"node {number}: a child that does not come after it"
        children += left, right
    if sorted(children) != [*range(1, len(tree.nodes)), *range(MOST_LEAVES, MOST_LEAVES + len(tree.leaves))]:
        return "not a tree: each node but the first one, and each leaf, is a child of one node"
    if len(tree.leaves) > MOST_LEAVES or any(abs(leaf) > LARGEST_LEAF for leaf in tree.leaves):
        return f"more than {MOST_LEAVES} leaves, or one above {LARGEST_LEAF}"
    if any(first.bit_length() > (second & -second).bit_length() for first, second in tree.branches):
        return "the leaves are not in order: those below a first child come before those below the second one"
    return ""
