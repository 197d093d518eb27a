"""Reads the facts of spec/authoring/ on the Standard's pages: the index, the boxes of the elements, and the lists of
obsolete features; on published pages, on the one-page edition and in review drafts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .authoring_facts import ALL, CUSTOM, NOTHING, PARTS, Facts
from .clauses import HEADINGS, OTHER_REFERENCES, groups, term_of
from .page import Node
from .requirements import for_developers
from .wording import collapsed, plain, slug

# The captions of the tables of the index.
CAPTIONS = {
    "list of elements": "elements",
    "list of element content categories": "categories",
    "list of attributes (excluding event handler content attributes)": "attributes",
    "list of event handler content attributes": "handlers",
}
# The names of categories, as the pages write them in running text.
CATEGORY = re.compile(
    r"\b(metadata|flow|sectioning|heading|phrasing|embedded|interactive|palpable) content\b"
    r"|\b(script-supporting) elements?\b|\b(form-associated) element\b|\b(listed|labelable|submittable|resettable)\b"
    r"|\b(transparent|nothing)\b|\b(text)\b(?! track|/)"
)
ELEMENTS = r"((?:an? )?[a-z][a-z0-9]* elements?(?:, (?:or )?an? [a-z][a-z0-9]* element)*)"
INSIDE = re.compile(rf"\b(?:in|inside|of) {ELEMENTS}", re.IGNORECASE)
PLACE = re.compile(rf"\bis (?:not )?a (child|descendant) of {ELEMENTS}")
WHERE = re.compile(r"\bwhere ([a-z-]+) (?:content|elements) (?:is|are) expected", re.IGNORECASE)
SEVERAL = {"media": ["audio", "video"]}  # elements that have a common name
PARENTHESES = re.compile(r"\([^()]*\)")
PER_ANOTHER_STANDARD = "per"  # “per [SVG]”; the reference itself is not read
HEADING_RANGE = re.compile(r"\bh1\s*[—–-]\s*h6\b")


def read_facts(root: Node) -> Facts:
    """The facts of a page. A page that has none of them has no parts."""
    found = Facts()
    for table in root.find("table"):
        captions = [collapsed(plain(child)).lower() for child in table.children if child.name == "caption"]
        part = CAPTIONS.get(captions[0], "") if captions else ""
        if part:
            READERS[part](table, found)
    read_boxes(root, found)
    read_obsolete(root, found)
    return found


def rows(table: Node) -> Iterator[list[Node]]:
    """The cells of each row that has data."""
    for row in table.find("tr"):
        cells = [cell for cell in row.children if cell.name in ("td", "th")]
        if any(cell.name == "td" for cell in cells):
            yield cells


def element_names(cell: Node) -> list[str]:
    """The elements that a cell names: those in `code`, and the words for several of them."""
    text = PARENTHESES.sub("", plain(cell))
    codes = [plain(code) for code in cell.find("code")]
    named = [name for name in codes if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]
    for words, name in (("autonomous custom elements", CUSTOM), (ALL.lower(), ALL), ("text", "text")):
        if re.search(rf"(^|; ){words}\b", text.lower()):
            named.append(name)
    if "form-associated custom elements" in text:
        named.append("form-associated custom elements")
    return list(dict.fromkeys(named))


def terms(cell: Node, none: str = "") -> list[str]:
    """The items of a cell of the index of elements: `flow; phrasing*; one img`."""
    found = []
    for item in plain(cell).split(";"):
        term = re.sub(r"^one | (content|elements)$", "", item.strip().rstrip("*")).strip()
        if term in ("none", "empty"):
            term = none
        if term and term != PER_ANOTHER_STANDARD:
            found.append(term)
    return found


# --- The index ------------------------------------------------------------------------------------------------------


def elements(table: Node, found: Facts) -> None:
    where = PARTS["elements"]
    for cells in rows(table):
        if len(cells) != 7:
            continue
        head, _, categories, parents, children, attributes, _ = cells
        for name in element_names(head):
            found.add("elements", name, "element", name, where)
            for term in terms(categories):
                found.add("elements", name, "category", term, where)
            for term in terms(parents):
                found.add("elements", name, "parent", term, where)
            for term in terms(children, NOTHING):
                found.add("elements", name, "child", term, where)
            for term in terms(attributes):
                if term != "globals":
                    found.add("elements", name, "attribute", term, where)


def categories(table: Node, found: Facts) -> None:
    """A category's elements, and those that are in it under conditions, with the names that the conditions have."""
    where = PARTS["categories"]
    for cells in rows(table):
        if len(cells) != 3:
            continue
        category = re.sub(r" (content|elements)$", "", plain(cells[0]).lower())
        found.add("categories", category, "category", category, where)
        for name in element_names(cells[1]):
            found.add("categories", category, "element", name, where)
        for name, condition in re.findall(r"([\w-]+) \(if ([^()]*)\)", plain(cells[2])):
            codes = sorted(
                {plain(code) for code in cells[2].find("code")} & set(re.findall(r"[\w-]+", condition))
            )
            found.add("categories", category, "element", " ".join([name, "if", *codes]), where)


def attributes(table: Node, found: Facts) -> None:
    where = PARTS["attributes"]
    for cells in rows(table):
        if len(cells) != 4:
            continue
        attribute, value = plain(cells[0]), collapsed(plain(cells[3])).rstrip(";")
        for name in element_names(cells[1]):
            found.add("attributes", attribute, "element", name, where)
            found.value(attribute, name, value, where)


def handlers(table: Node, found: Facts) -> None:
    for cells in rows(table):
        if len(cells) != 4:
            continue
        for name in element_names(cells[1]):
            found.add("handlers", plain(cells[0]), "element", name, PARTS["handlers"])


READERS = {"elements": elements, "categories": categories, "attributes": attributes, "handlers": handlers}


# --- The boxes of the elements --------------------------------------------------------------------------------------


def read_boxes(root: Node, found: Facts) -> None:
    names: list[str] = []
    anchor = ""
    for node in root.walk():
        if node.name in HEADINGS:
            dfns = node.find("dfn")
            if dfns:
                names, anchor = [plain(dfn) for dfn in dfns], node.get("id") or slug(plain(node))
        elif node.name == "dl" and "element" in node.classes:
            for name in names:
                box(node, name, anchor, found)


def box(node: Node, name: str, anchor: str, found: Facts) -> None:
    where = f"#{anchor}"

    def add(what: str, items: list[str]) -> None:
        for item in items:
            found.add("boxes", name, what, item, where)

    add("element", [name])
    for headings, body in groups(node):
        title = plain(headings[0]).lower().rstrip(":")
        if title == "categories":
            for paragraph in body:
                under = " under conditions" if plain(paragraph).startswith("If ") else ""
                add("category", [category + under for category in words(paragraph)])
        elif title.startswith("contexts in which"):
            add("context", [term for one in body for term in contexts(plain(one))])
        elif title == "content model":
            add("content", [term for one in body for term in (*words(one), *codes(one, attributes=False))])
            add("content condition", [term for one in body for term in codes(one, attributes=True)])
            add("content condition", [term for one in body for term in places(plain(one))])
        elif title.startswith("tag omission"):
            add("end tag", ["none"] if any(plain(one).startswith("No end tag") for one in body) else [])
        elif title == "content attributes":
            add("attribute", [term for one in body for term in content_attribute(one)])


def words(node: Node) -> list[str]:
    """The categories in a text, and the words for other content models."""
    text = plain(without_codes(node)).lower()
    found = ["".join(several) for several in CATEGORY.findall(text)]
    found += [element for name in SEVERAL if f"{name} element" in text for element in SEVERAL[name]]
    return list(dict.fromkeys(found))


def contexts(text: str) -> list[str]:
    """The elements and categories in “As a child of a table element, after …” and “Where flow content is expected”."""
    names = [name for several in INSIDE.findall(text) for name in re.findall(r"([a-z0-9]+) element", several)]
    found = [element for name in names for element in SEVERAL.get(name, [name])]
    found += ["head" if name == "metadata" else name for name in WHERE.findall(text)]
    return list(dict.fromkeys(found))


def places(text: str) -> list[str]:
    """The conditions “is a child of a dl element” and “is a descendant of a select element”."""
    found = []
    for relation, several in PLACE.findall(text):
        words = "child of" if relation == "child" else "inside"
        found += [f"{words} {name}" for name in re.findall(r"([a-z0-9]+) element", several)]
    return list(dict.fromkeys(found))


def without_codes(node: Node) -> Node:
    kept = [without_codes(child) for child in node.children if child.name != "code"]
    return Node(node.name, node.text, node.attributes, kept)


def codes(node: Node, attributes: bool) -> list[str]:
    """The elements that a text names, or the attributes."""
    found = []
    for code in node.find("code"):
        target = code.get("data-x") or next((a.get("href").partition("#")[2] for a in code.find("a")), "")
        about_attribute = target.startswith("attr-") or target.startswith(OTHER_REFERENCES)
        if about_attribute == attributes and re.fullmatch(r"[a-z][a-z0-9-]*", plain(code)):
            found.append(plain(code))
    return list(dict.fromkeys(found))


def content_attribute(node: Node) -> list[str]:
    """The attribute that a line of a box is about: `value — …`, “If the element is …: value — …”. “Also, …” is about
    an attribute that all elements have."""
    text = plain(node)
    if text.startswith("Any other"):
        return ["any"]
    name = re.match(r"(?:If [^:]*: )?([a-z][a-z0-9:-]*)", text)
    return [name[1]] if name and name[1] in map(plain, node.find("code")) else []


# --- Obsolete features ----------------------------------------------------------------------------------------------


def read_obsolete(root: Node, found: Facts) -> None:
    heading = ""
    for node in root.walk():
        if node.name in HEADINGS:
            heading = slug(re.sub(r"^\d[\d.]* ", "", plain(node)))
        elif heading == "non-conforming-features" and node.name == "dl":
            for terms_of_group, _ in groups(node):
                for term in terms_of_group:
                    obsolete(term, found)
        elif heading == "warnings-for-obsolete-but-conforming-features" and node.name == "li":
            warning(node, found)


def obsolete(term: Node, found: Facts) -> None:
    where = PARTS["obsolete"]
    text = collapsed(plain(term))
    attribute, on, elements = text.partition(" on ")
    if not on:
        found.add("obsolete", text, "element", "-", where)
        return
    for dfn in term.find("dfn"):
        found.add("obsolete", attribute, "anchor", dfn.get("id") or slug(term_of(dfn)), where)
    if "all elements" in elements:
        found.add("obsolete", attribute, "element", ALL, where)
        return
    names = re.findall(r"[\w-]+", elements.partition(" element")[0].replace(" and ", " "))
    if HEADING_RANGE.search(elements):
        names = [f"h{rank}" for rank in range(1, 7)]
    for name in names:
        if name != "and":
            found.add("obsolete", attribute, "element", name, where)


def warning(node: Node, found: Facts) -> None:
    match = re.match(r"The presence of an? ([\w-]+) attribute on an? ([\w-]+) element", plain(node))
    if match:
        found.add("warnings", match[1], "element", match[2], PARTS["warnings"])


# --- Anchors --------------------------------------------------------------------------------------------------------


def anchors(root: Node) -> set[str]:
    """The anchors of a published page; none for a draft, whose anchors its publisher derives, and for the edition for
    developers, which lacks some."""
    if for_developers(root):
        return set()
    headings = root.find(*HEADINGS)
    if sum(bool(heading.get("id")) for heading in headings) * 2 <= len(headings):
        return set()
    return {node.get("id") for node in root.walk() if node.get("id")}
