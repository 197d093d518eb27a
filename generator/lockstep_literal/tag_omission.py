"""Derives from the parser's rules which tags can be omitted, and compares that with the Standard's list.

python3 -m lockstep_literal.tag_omission [OUT.tsv]    # tests/witnesses/tag-omission.tsv

The documents are made from spec/authoring/elements.tsv: each element at each place that a content model gives
it, with what can be in it, before it and after it. Each is parsed twice by the literal reading of the rules:
with all tags, and without one or two of them. docs/evidence/validation.md describes the differences.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import deque
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from lockstep_cases.authoring import shortest
from lockstep_rules.authoring import (
    CATEGORIES,
    CUSTOM,
    TEXT,
    Authoring,
    Condition,
    ElementRow,
    Model,
    ModelParser,
)
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.loading import AFTER_EDITIONS, ROOT, Loaded, load
from lockstep_rules.tag_omission import OmissionCondition, OmissionRow

from .parser import Rules, parse

OUT = ROOT / "tests/witnesses/tag-omission.tsv"
HEADING = """# Where the Standard's list of optional tags (spec/authoring/tag-omission.tsv) and the parser's rules differ, found by python3 -m
# lockstep_literal.tag_omission. difference: `changes` (the tags may be omitted, but the tree changes), `error` (they may be omitted,
# and the tree is the same, but there is a parse error), `unlisted` (they may not be omitted, but the tree is the same without a
# parse error). documents: with the tags, and without; the shortest for these tags and this place.
# columns: difference	tags	place	document	without
"""
Attributes = tuple[tuple[str, str], ...]
Path_ = tuple[int, ...]
Tag = tuple[Path_, str]  # the place of an element in the document; start or end


# --- Documents --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """A node of the intended tree."""

    kind: str  # document, element, text, comment, instruction
    name: str = ""  # of an element; the data of a text
    attributes: Attributes = ()
    children: tuple[Node, ...] = ()
    namespace: str = "html"


# A parent and a child that a document cannot have, although the content model allows it: #element-restrictions.
NOT_WRITTEN = ("table", "tr")
COMMENT, INSTRUCTION, SPACE = Node("comment", "c"), Node("instruction", "i"), Node("text", " ")
TEXTS = (Node("text", "a"), Node("text", " a"))
BETWEEN = (SPACE, COMMENT, INSTRUCTION)
PREFIXES = {"html": "", "svg": "svg ", "mathml": "math "}


class Writer:
    """Writes documents without some of their tags, and their trees as lines."""

    def __init__(self, void: frozenset[str]) -> None:
        self.void = void

    def has_end_tag(self, node: Node) -> bool:
        return node.kind == "element" and node.name not in self.void

    def written(self, node: Node, omitted: frozenset[Tag] = frozenset(), at: Path_ = ()) -> str:
        if node.kind == "text":
            return node.name
        if node.kind == "comment":
            return f"<!--{node.name}-->"
        if node.kind == "instruction":
            return f"<?{node.name}>"
        inside = "".join(self.written(child, omitted, (*at, i)) for i, child in enumerate(node.children))
        if node.kind == "document":
            return f"<!DOCTYPE html>{inside}"
        attributes = "".join(f' {name}="{value}"' if value else f" {name}" for name, value in node.attributes)
        start = "" if (at, "start") in omitted else f"<{node.name}{attributes}>"
        end = "" if (at, "end") in omitted or not self.has_end_tag(node) else f"</{node.name}>"
        return start + inside + end

    def tree(self, node: Node, depth: int = -1) -> list[str]:
        pad = "| " + "  " * depth
        if node.kind == "text":
            return [f'{pad}"{node.name}"']
        if node.kind == "comment":
            return [f"{pad}<!-- {node.name} -->"]
        if node.kind == "instruction":
            return [f"{pad}<?{node.name} ?>"]
        if node.kind == "document":
            lines = ["| <!DOCTYPE html>"]
        else:
            lines = [f"{pad}<{PREFIXES[node.namespace]}{node.name}>"]
            lines += [f'{pad}  {name}="{value}"' for name, value in sorted(node.attributes)]
            if node.name == "template":
                lines.append(f"{pad}  content")
        return [*lines, *(line for child in node.children for line in self.tree(child, depth + 1))]


def tags_in(node: Node, at: Path_ = ()) -> Iterator[Tag]:
    """The tags of the elements in the node, those of inner elements first."""
    for i, child in enumerate(node.children):
        yield from tags_in(child, (*at, i))
        if child.kind == "element":
            yield from (((*at, i), tag) for tag in ("start", "end"))


def node_at(root: Node, at: Path_) -> Node:
    for index in at:
        root = root.children[index]
    return root


# --- The Standard's list ----------------------------------------------------------------------------------------------


class Permission:
    """Whether a tag of a document may be omitted, according to the Standard's list."""

    def __init__(self, rows: Iterable[OmissionRow]) -> None:
        self.rows: dict[tuple[str, str], list[OmissionRow]] = {}
        self.used: set[OmissionRow] = set()  # rows that have permitted something
        for row in rows:
            self.rows.setdefault((row.element, row.tag), []).append(row)

    def lists(self, name: str, tag: str) -> bool:
        return (name, tag) in self.rows

    def permits(self, root: Node, tags: frozenset[Tag]) -> bool:
        return all(self.permits_one(root, at, tag, tags) for at, tag in tags)

    def all_of(self, root: Node) -> frozenset[Tag]:
        """Tags that may be omitted together; none can be added."""
        found: frozenset[Tag] = frozenset()
        for tag in tags_in(root):
            if self.permits(root, found | {tag}):
                found |= {tag}
        return found

    def permits_one(self, root: Node, at: Path_, tag: str, omitted: frozenset[Tag]) -> bool:
        rows = self.rows.get((node_at(root, at).name, tag), ())
        row = next(
            (row for row in rows if all(self.holds(one, root, at, omitted) for one in row.conditions)), None
        )
        if row is not None:
            self.used.add(row)
        return row is not None

    def holds(self, condition: OmissionCondition, root: Node, at: Path_, omitted: frozenset[Tag]) -> bool:
        node, parent = node_at(root, at), node_at(root, at[:-1])
        before = parent.children[at[-1] - 1] if at[-1] else None
        after = parent.children[at[-1] + 1] if at[-1] + 1 < len(parent.children) else None
        first = node.children[0] if node.children else None

        def is_one(other: Node | None) -> bool:
            return other is not None and any(matches(other, word) for word in condition.words)

        if condition.kind == "empty":
            return first is None
        if condition.kind == "no_attributes":
            return not node.attributes
        if condition.kind == "last":
            return after is None
        if condition.kind in ("begins_with", "not_begins_with"):
            return is_one(first) == (condition.kind == "begins_with")
        if condition.kind in ("followed_by", "not_followed_by"):
            return is_one(after) == (condition.kind == "followed_by")
        if condition.kind in ("parent_is", "parent_is_not"):
            return is_one(parent) == (condition.kind == "parent_is")
        return not (is_one(before) and ((*at[:-1], at[-1] - 1), "end") in omitted)


def matches(node: Node, word: str) -> bool:
    if node.kind == "element":
        if word == "custom-element":
            return "-" in node.name
        return word == "element" or node.namespace == "html" and word in ("html-element", node.name)
    if word == "white-space":
        return node.kind == "text" and node.name[0] == " "
    return node.kind == word


# --- Places -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Form:
    """An element with the attributes that decide its content or its categories, but no others."""

    row: ElementRow
    attributes: Attributes = ()

    @property
    def name(self) -> str:
        return "x-custom" if self.row.name == CUSTOM else self.row.name


@dataclass
class Place:
    """The content of an element at a place where it may be."""

    form: Form | None  # None: the document
    model: Model
    parent: Place | None = None
    position: int = 0  # in the parent's model

    @property
    def around(self) -> tuple[Form, ...]:
        """The elements around the content, the innermost last."""
        return () if self.form is None or self.parent is None else (*self.parent.around, self.form)


def holds(condition: Condition, attributes: Attributes, around: tuple[Form, ...]) -> bool:
    given, names = dict(attributes), [form.name for form in around]
    if condition.kind in ("has", "given"):
        return condition.attribute in given
    if condition.kind == "lacks":
        return condition.attribute not in given
    if condition.kind == "has_only":
        words = given.get(condition.attribute, "").split()
        return bool(words) and set(words) <= set(condition.words)
    if condition.kind == "is_not":
        return given.get(condition.attribute) not in condition.words
    if condition.kind in ("child_of", "not_child_of"):
        return (names[-1:] == [condition.element]) == (condition.kind == "child_of")
    if condition.kind in ("inside", "not_inside"):
        return (condition.element in names) == (condition.kind == "inside")
    if condition.kind == "hierarchically_correct":
        return set(names) <= {"html", "body", "div", "form", "x-custom"}
    return condition.kind == "not_custom"


class Documents:
    """Makes documents from the content models. Elements that the rules of the parser, the content models and
    the list of optional tags treat alike are represented by the first of them."""

    def __init__(self, loaded: Loaded, void: frozenset[str]) -> None:
        self.data: Authoring = loaded.authoring.on(AFTER_EDITIONS)
        self.void = void
        self.classes = classes(self.data)
        self.forms = [form for row in self.data.elements for form in self.forms_of(row)]
        self.terms = [*CATEGORIES, TEXT, *(row.name for row in self.data.elements)]
        self.places = self.find_places()

    def forms_of(self, row: ElementRow) -> Iterator[Form]:
        if row.name == TEXT or self.classes[row.name] != row.name:
            return
        yield Form(row)
        conditions = [c for conditions, _ in row.models for c in conditions]
        content = ("metadata", "flow", "phrasing")
        conditions += [
            c for category in row.categories if category.name in content for c in category.conditions
        ]
        for attribute in dict.fromkeys(c.attribute for c in conditions if c.kind == "has"):
            yield Form(row, ((attribute, ""),))
        for condition in dict.fromkeys(c for c in conditions if c.kind == "has_only"):
            yield Form(row, ((condition.attribute, "stylesheet"),))

    # --- Content models -----------------------------------------------------------------------------------------------

    def model_of(self, form: Form, parent: Place, position: int) -> Model:
        around = parent.around
        for conditions, model in form.row.models:
            if all(holds(one, form.attributes, around) for one in conditions):
                break
        if "transparent" not in model.terms:
            return model
        term = parent.model.terms[position]
        if term not in CATEGORIES:
            terms = dict.fromkeys(parent.model.terms[p] for p in sorted(parent.model.follow[position]))
            term = f"zero or more ({' or '.join(one for one in terms if one != form.row.name)})"
        return self.parsed(model.text.replace("transparent", term))

    def parsed(self, text: str) -> Model:
        problems = Problems()
        model = ModelParser(text, self.terms, Location("content model", 1), problems).parse()
        problems.raise_if_any()
        return model

    def has(self, form: Form, category: str, around: tuple[Form, ...]) -> bool:
        return any(
            c.name == category and all(holds(one, form.attributes, around) for one in c.conditions)
            for c in form.row.categories
        )

    def fits(self, form: Form, term: str, around: tuple[Form, ...]) -> bool:
        if around and (around[-1].name, form.name) == NOT_WRITTEN:
            return False
        if term != form.row.name and not (term in CATEGORIES and self.has(form, term, around)):
            return False
        return not any(
            banned.term
            and (banned.term == form.row.name or self.has(form, banned.term, around))
            and form.row.name not in banned.besides
            and all(holds(one, form.attributes, around) for one in banned.conditions)
            for other in around
            for banned in other.row.banned
        )

    def fitting(self, place: Place, term: str) -> list[Form]:
        return [form for form in self.forms if self.fits(form, term, place.around)]

    def find_places(self) -> list[Place]:
        """The elements that can have content, each at the place that needs the fewest elements around it."""
        waiting = deque([Place(None, self.parsed("html"))])
        found: dict[tuple[str, str], Place] = {}
        while waiting:
            place = waiting.popleft()
            for position, term in enumerate(place.model.terms):
                for form in self.fitting(place, term):
                    if form.name in self.void:
                        continue
                    model = self.model_of(form, place, position)
                    if model.terms and (form.name, model.text) not in found:
                        inside = Place(form, model, place, position)
                        found[form.name, model.text] = inside
                        waiting.append(inside)
        return [Place(None, self.parsed("html")), *found.values()]

    # --- Content ------------------------------------------------------------------------------------------------------

    def element(
        self, form: Form, parent: Place, position: int, children: tuple[Node, ...] | None = None
    ) -> Node:
        if children is None and form.name not in self.void:
            place = self.inside(form, parent, position)
            children = self.word(place, shortest(place.model))
        return Node("element", form.name, form.attributes, children or (), form.row.namespace)

    def inside(self, form: Form, parent: Place, position: int) -> Place:
        return Place(form, self.model_of(form, parent, position), parent, position)

    def word(self, place: Place, positions: Iterable[int]) -> tuple[Node, ...]:
        return tuple(self.least(place, position) for position in positions)

    def least(self, place: Place, position: int) -> Node:
        """The least content for a position of the model."""
        term = place.model.terms[position]
        if takes_text(term):
            return TEXTS[0]
        return self.element(self.fitting(place, term)[0], place, position)

    def document(
        self, place: Place, children: tuple[Node, ...], next_: tuple[Node, ...] = ()
    ) -> tuple[Node, Path_]:
        """The document with this content at the place, and the path to the element that has it. `next_`: text
        that follows that element."""
        at: list[int] = []
        while place.form is not None and place.parent is not None:
            node = Node("element", place.form.name, place.form.attributes, children, place.form.row.namespace)
            positions = shortest(place.parent.model, place.position)
            index = positions.index(place.position)
            before, after = positions[:index], positions[index + 1 :]
            children = (*self.word(place.parent, before), node, *next_, *self.word(place.parent, after))
            next_ = ()
            at.insert(0, index)
            place = place.parent
        return Node("document", children=children), tuple(at)


def takes_text(term: str) -> bool:
    return term in (TEXT, "phrasing", "flow")


def path_to(model: Model, position: int) -> list[int]:
    """The shortest way from the beginning of the model to a position."""
    return _path(model, sorted(model.first), {position})


def path_from(model: Model, position: int) -> list[int]:
    """The positions that must follow a position, at least."""
    return _path(model, [position], model.last)[1:]


def _path(model: Model, begin: Iterable[int], end: frozenset[int] | set[int]) -> list[int]:
    waiting = deque([position] for position in begin)
    seen: set[int] = set()
    while waiting:
        path = waiting.popleft()
        if path[-1] in end:
            return path
        if path[-1] not in seen:
            seen.add(path[-1])
            waiting.extend([*path, q] for q in sorted(model.follow[path[-1]]))
    raise AssertionError("the model cannot end")


def classes(data: Authoring) -> dict[str, str]:
    """For each element, the first one that the files mention at the same places: the rules of tree
    construction, the content models, and the list of optional tags."""
    mentions: dict[str, set[tuple[str, int]]] = {row.name: set() for row in data.elements}
    folder = ROOT / "spec"
    files = [
        *sorted((folder / "tree").glob("*.rules")),
        folder / "sets.rules",
        folder / "authoring/tag-omission.tsv",
    ]
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")):
            for word in set(re.findall(r"[a-z][a-z0-9\-]*", line.split("//")[0])):
                if word in mentions:
                    mentions[word].add((path.name, number))
    own: dict[str, object] = {}
    for row in data.elements:
        models = tuple((conditions, model.text) for conditions, model in row.models)
        own[row.name] = (row.namespace, row.categories, models, row.banned)
        conditions = [c for category in row.categories for c in category.conditions]
        conditions += [c for held, _ in row.models for c in held]
        named = {c.element for c in conditions} | {term for _, model in row.models for term in model.terms}
        named |= {word for banned in row.banned for word in (banned.term, *banned.besides)}
        for name in named & set(mentions) - {row.name}:
            mentions[name].add((f"content of {row.name}", 0))
    first: dict[object, str] = {}
    return {name: first.setdefault((own[name], frozenset(mentions[name])), name) for name in own}


# --- The search -------------------------------------------------------------------------------------------------------


KINDS = ("changes", "error", "unlisted")


@dataclass(frozen=True, order=True)
class Difference:
    kind: str
    tags: str
    place: str
    document: str
    without: str


def order(one: Difference) -> tuple[int, int, str]:
    return KINDS.index(one.kind), len(one.document), one.document


@dataclass
class Search:
    rules: Rules
    documents: Documents
    permission: Permission
    writer: Writer
    parses: int = 0
    pages: int = 0  # documents with all their tags
    skipped: int = 0  # documents that the parser does not keep as they are
    omissions: int = 0
    found: dict[tuple[str, str], Difference] = field(default_factory=dict)  # by tags and place
    needed: dict[tuple[str, str], str] = field(
        default_factory=dict
    )  # a document that needs these tags at this place
    known: dict[str, tuple[str, bool]] = field(default_factory=dict)

    def parsed(self, html: str) -> tuple[str, bool]:
        """The tree, and whether there is no parse error."""
        if html not in self.known:
            self.parses += 1
            result = parse(self.rules, {"html": html})
            if result.failure:
                raise RuntimeError(f"{html}: {result.failure}")
            self.known[html] = result.tree, not result.errors
        return self.known[html]

    def run(self, everywhere: bool = False, names: Container[str] | None = None) -> list[Difference]:
        """Searches for differences: tags of the list at all places, other tags at one place or `everywhere`.
        `names`: the elements whose tags are omitted, if not all."""
        seen: set[tuple[str, str]] = set()
        for place in self.documents.places:
            for position, term in enumerate(place.model.terms):
                for form in self.documents.fitting(place, term):
                    if names is not None and form.name not in names:
                        continue
                    for tag, search in (("end", self.end_tags), ("start", self.start_tags)):
                        listed = self.permission.lists(form.name, tag)
                        if listed or everywhere or (form.name, tag) not in seen:
                            search(place, position, form)
                        seen.add((form.name, tag))
        return sorted(self.found.values())

    # --- End tags -----------------------------------------------------------------------------------------------------

    def end_tags(self, place: Place, position: int, form: Form) -> None:
        if form.name in self.documents.void:
            return
        before = self.documents.word(place, path_to(place.model, position)[:-1])
        for children in self.contents(form, place, position):
            node = self.documents.element(form, place, position, children)
            for after in self.continuations(place, position):
                self.examine(place, (*before, node, *after), len(before), "end")

    def contents(self, form: Form, place: Place, position: int) -> Iterator[tuple[Node, ...]]:
        """The least content of the element, and text."""
        if form.name in self.documents.void:
            yield ()
            return
        inside = self.documents.inside(form, place, position)
        least = self.documents.word(inside, shortest(inside.model))
        yield least
        if not least and any(takes_text(term) for term in inside.model.terms):
            yield TEXTS[:1]

    def continuations(self, place: Place, position: int) -> Iterator[tuple[Node, ...]]:
        """What can follow the element: nothing, text, white space, a comment, a processing instruction, an
        element; and what must follow that."""
        documents, model = self.documents, place.model
        rest = documents.word(place, path_from(model, position))
        if position in model.last:
            yield ()
        yield from ((node, *rest) for node in BETWEEN)
        for q in sorted(model.follow[position]):
            more = documents.word(place, path_from(model, q))
            if takes_text(model.terms[q]):
                yield from ((text, *more) for text in TEXTS)
            for form in documents.fitting(place, model.terms[q]):
                yield (documents.element(form, place, q), *more)
        if model.intermixed:
            yield from ((node, *rest) for node in self.intermixed(place))

    def intermixed(self, place: Place) -> Iterator[Node]:
        for form in self.documents.fitting(place, place.model.intermixed):
            yield Node("element", form.name, form.attributes)

    # --- Start tags ---------------------------------------------------------------------------------------------------

    def start_tags(self, place: Place, position: int, form: Form) -> None:
        listed = self.permission.lists(form.name, "start")
        after = self.documents.word(place, path_from(place.model, position))
        for children in (self.beginnings if listed else self.contents)(form, place, position):
            node = self.documents.element(form, place, position, children)
            for before in self.predecessors(place, position, listed):
                self.examine(place, (*before, node, *after), len(before), "start")

    def beginnings(self, form: Form, place: Place, position: int) -> Iterator[tuple[Node, ...]]:
        """What can be first in the element, and what must follow that."""
        documents = self.documents
        inside = documents.inside(form, place, position)
        model = inside.model
        least = documents.word(inside, shortest(model))
        yield least
        yield from ((node, *least) for node in BETWEEN)
        for p in sorted(model.first):
            more = documents.word(inside, path_from(model, p))
            if takes_text(model.terms[p]):
                yield from ((text, *more) for text in TEXTS)
            yield from (
                (documents.element(one, inside, p), *more)
                for one in documents.fitting(inside, model.terms[p])
            )
        if model.intermixed:
            yield from ((node, *least) for node in self.intermixed(inside))

    def predecessors(self, place: Place, position: int, all_of_them: bool) -> Iterator[tuple[Node, ...]]:
        """What can precede the element, and what must precede that."""
        documents, model = self.documents, place.model
        least = documents.word(place, path_to(model, position)[:-1])
        yield least
        if not all_of_them:
            return
        yield from ((*least, node) for node in BETWEEN)
        for p in range(len(model.terms)):
            if position in model.follow[p]:
                earlier = documents.word(place, path_to(model, p)[:-1])
                for form in documents.fitting(place, model.terms[p]):
                    yield (*earlier, documents.element(form, place, p))
        if model.intermixed:
            yield from ((*least, node) for node in self.intermixed(place))

    # --- Comparisons --------------------------------------------------------------------------------------------------

    def examine(self, place: Place, children: tuple[Node, ...], index: int, tag: str) -> None:
        self.examine_document(*self.documents.document(place, children), index, tag)
        parent = place.parent
        if tag == "end" and index + 1 == len(children) and parent is not None:
            following = parent.model.follow[place.position]
            if any(takes_text(parent.model.terms[q]) for q in following):
                self.examine_document(*self.documents.document(place, children, TEXTS[:1]), index, tag)

    def examine_document(self, root: Node, around: Path_, index: int, tag: str) -> None:
        page = self.writer.written(root)
        if page not in self.known:
            self.pages += 1
        tree, is_valid = self.parsed(page)
        if not is_valid or tree != "\n".join(self.writer.tree(root)):
            self.skipped += 1
            return
        at = (*around, index)
        one = frozenset({(at, tag)})
        self.compare(root, page, tree, one)
        if self.permission.permits(root, one):
            for other in self.neighbors(root, at, tag):
                both = one | {other}
                if self.permission.permits(root, both):
                    self.compare(root, page, tree, both)
            self.compare_all(root, page, tree)

    def compare_all(self, root: Node, page: str, tree: str) -> None:
        """Omits all tags that may be omitted together; if that matters, finds the tags that it takes."""
        tags = self.permission.all_of(root)
        if not self.differs(root, tree, tags):
            return
        for tag in sorted(tags):
            fewer = tags - {tag}
            if self.permission.permits(root, fewer) and self.differs(root, tree, fewer):
                tags = fewer
        self.compare(root, page, tree, tags)

    def neighbors(self, root: Node, at: Path_, tag: str) -> Iterator[Tag]:
        """The tags that would be next to the omitted one."""
        parent, node = node_at(root, at[:-1]), node_at(root, at)
        last = at[-1] + 1 == len(parent.children)
        if tag == "start":
            yield at, "end"
            if at[-1]:
                yield (*at[:-1], at[-1] - 1), "end"
            elif len(at) > 1:
                yield at[:-1], "start"
            if node.children:
                yield (*at, 0), "start"
        else:
            if node.children:
                yield (*at, len(node.children) - 1), "end"
            if not last:
                yield (*at[:-1], at[-1] + 1), "start"
                yield (*at[:-1], at[-1] + 1), "end"
            elif len(at) > 1:
                yield at[:-1], "end"

    def compare(self, root: Node, page: str, tree: str, tags: frozenset[Tag]) -> None:
        without = self.writer.written(root, tags)
        if without == page:
            return
        self.omissions += 1
        other, is_valid = self.parsed(without)
        permitted = self.permission.permits(root, tags)
        named = ", ".join(f"{node_at(root, at).name} {tag}" for at, tag in sorted(tags))
        key = named, self.place_of(root, tags)
        if permitted and other != tree:
            kind = "changes"
        elif permitted and not is_valid:
            kind = "error"
        elif not permitted and other == tree and is_valid:
            kind = "unlisted"
        else:
            if not permitted:
                self.needed.setdefault(key, page)
            return
        if len(tags) > 1 and any(self.differs(root, tree, frozenset({tag})) for tag in tags):
            return
        found = Difference(kind, *key, page, without)
        if key not in self.found or order(found) < order(self.found[key]):
            self.found[key] = found

    def differs(self, root: Node, tree: str, tags: frozenset[Tag]) -> bool:
        return self.parsed(self.writer.written(root, tags)) != (tree, True)

    def place_of(self, root: Node, tags: frozenset[Tag]) -> str:
        """Words for the place of the first of the tags."""
        at, tag = min(tags)
        parent, node = node_at(root, at[:-1]), node_at(root, at)
        if tag == "end":
            following = parent.children[at[-1] + 1 :]
            where = f"before {called(following[0])}" if following else "at the end"
        else:
            where = f"before {called(node.children[0])}" if node.children else "empty"
        return f"{where}, in {called(parent)}"


def called(node: Node) -> str:
    if node.kind == "element":
        return node.name
    if node.kind == "text":
        return "white space" if node.name[0] == " " else "text"
    return {"instruction": "a processing instruction", "comment": "a comment", "document": "the document"}[
        node.kind
    ]


def search(loaded: Loaded, rows: Iterable[OmissionRow] | None = None) -> Search:
    """`rows`: the list of optional tags, if it is not the Standard's."""
    void = frozenset(name for space, name in loaded.model.sets["void elements"].members if space == "HTML")
    rules = Rules(loaded.model, loaded.tables, ROOT / "spec")
    return Search(rules, Documents(loaded, void), Permission(rows or loaded.tag_omission), Writer(void))


def columns(one: Difference) -> tuple[str, ...]:
    return one.kind, one.tags, one.place, one.document, one.without


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m lockstep_literal.tag_omission", description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", default=OUT)
    parser.add_argument(
        "--everywhere", action="store_true", help="tags that are not on the list at all places, not at one"
    )
    options = parser.parse_args()
    run = search(load(ROOT / "spec", AFTER_EDITIONS))
    found = run.run(options.everywhere)
    lines = ["\t".join(columns(one)) + "\n" for one in found]
    options.out.write_text(HEADING + "".join(lines), encoding="utf-8")
    print(
        f"{options.out}: {len(found)} differences; {run.pages} documents, of which {run.skipped} are not kept; "
        f"{run.omissions} omissions, {run.parses} parses",
        file=sys.stderr,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
