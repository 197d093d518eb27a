"""Extracts clauses from the page's tree: sections, definitions, algorithms, states with rows, modes with
cases, tables."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from .matchers import Characters, Tokens, case_name, characters, row_name, tokens
from .page import Node, PageError
from .steps import Outline
from .wording import collapsed, fingerprint, informative, plain, slug

KINDS = ("section", "definition", "algorithm", "state", "row", "mode", "case", "error code", "table")
# The chapters that the rules restate, and the part of the rules that restates each one. A page of the
# multipage edition has a single part.
CHAPTERS = {
    "parsing html documents": "parsing",
    "serializing html fragments": "parsing",
    "parsing html fragments": "parsing",
    "html sanitization": "sanitization",
    "rendering": "rendering",
    "matching html elements using selectors and css": "selectors",
    # From the MIME Sniffing Standard.
    "parsing a mime type": "mime",
    "interpreting the resource metadata": "mime",
    "matching a mime type pattern": "mime",
    "determining the computed mime type of a resource": "mime",
}
INNER_TEXT = re.compile(r"the innertext\b.*")
ATTRIBUTES = "attributes-3"  # another heading has the same title
URLS = re.compile(r"\bURLs?\b|image candidate")  # matched in the description of a value
# The parts that the rules restate in the Standard's structure. The other parts are restated by tables and
# operations; for them, only changes and the anchors that tables cite are checked.
COMPARED = ("parsing", "sanitization")
WATCHED = ("rendering", "inner-text", "selectors", "attributes", "mime")
PARTS = (*COMPARED, *WATCHED)
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
WRAPPERS = ("body", "div", "main", "section", "article", "document", "documentFragment", "html")
BLOCKS = ("p", "ol", "ul", "dl", "table", "div", "pre", "hr", *HEADINGS)
FOREIGN = "parsing-main-inforeign"
STANDARD = "https://html.spec.whatwg.org/"

Name = tuple[str, str]  # namespace, local name


@dataclass
class Clause:
    """The smallest part of the page that is reviewed as a unit."""

    id: str  # its anchor; for a row or a case, followed by a slash and the name
    anchor: str
    kind: str
    title: str
    section: str  # the anchor of its section
    paragraphs: list[str] = field(default_factory=list)  # as displayed, with step numbers
    texts: list[str] = field(default_factory=list)  # without step numbers, for the fingerprint
    links: list[str] = field(default_factory=list)  # ids that the text refers to
    names: set[Name] = field(default_factory=set)  # elements that the text names
    ids: list[str] = field(default_factory=list)  # the anchors inside it
    characters: Characters | None = None  # only for a row
    tokens: Tokens | None = None  # only for a case
    headings: list[str] = field(default_factory=list)  # only for a row or a case
    columns: list[list[str]] = field(default_factory=list)  # the cells of a table, row by row
    steps: Outline = field(default_factory=Outline)  # its step numbers
    references: list[str] = field(default_factory=list)  # the links to clauses of the same part, in order

    @property
    def fingerprint(self) -> str:
        return fingerprint([*self.headings, *self.texts])

    @property
    def link_print(self) -> str:
        """Six hexadecimal digits for the links of the text, in order; a dash if it has none."""
        return hashlib.sha256(" ".join(self.references).encode()).hexdigest()[:6] if self.references else "-"

    @property
    def parent(self) -> str:
        return self.id.partition("/")[0]


@dataclass
class Page:
    source: str
    clauses: dict[str, Clause] = field(default_factory=dict)  # in the page's order
    ids: set[str] = field(default_factory=set)  # the ids on the whole page, including other chapters
    clause_of: dict[str, str] = field(default_factory=dict)  # anchor -> the clause that contains it
    parts: set[str] = field(default_factory=set)  # the parts that are on the page
    begins: dict[str, str] = field(default_factory=dict)  # the anchor of each chapter -> its part
    root: Node = field(default_factory=Node)

    def of_part(self) -> dict[str, str]:
        """The part of the rules for each clause."""
        found, part = {}, PARTS[0]
        for name in self.clauses:
            part = self.begins.get(name, part)
            found[name] = part
        return found

    def rows(self, parent: str) -> list[Clause]:
        """The rows of a state or the cases of a mode."""
        kinds = ("row", "case")
        return [c for c in self.clauses.values() if c.kind in kinds and c.id.startswith(parent + "/")]


def blocks(node: Node) -> Iterator[Node]:
    """The headings, paragraphs, lists and tables of the page, without their wrappers."""
    for child in node.children:
        if informative(child):
            continue
        if child.name in WRAPPERS:
            yield from blocks(child)
        elif child.name in BLOCKS:
            yield child


def title_of(heading: Node) -> str:
    return re.sub(r"^\d[\d.]* ", "", plain(heading))


def part_of(title: str, anchor: str) -> str:
    """The part that begins at a heading; empty if none does."""
    if anchor == ATTRIBUTES:
        return "attributes"
    return "inner-text" if INNER_TEXT.fullmatch(title.lower()) else CHAPTERS.get(title.lower(), "")


def rank(heading: Node) -> int:
    return int(heading.name[1])


def term_of(node: Node) -> str:
    if "data-x" in node.attributes:
        return collapsed(node.get("data-x"))
    # For a method, the term is the `code` in the `dfn`.
    inside = [child for child in node.children if child.name or child.text.strip()]
    if node.name == "dfn" and len(inside) == 1 and inside[0].get("data-x"):
        return collapsed(inside[0].get("data-x"))
    return collapsed(plain(node))


class Extractor:
    def __init__(self, root: Node, source: str) -> None:
        self.page = Page(source, root=root)
        self.terms: dict[
            str, str
        ] = {}  # term in lower case, as references in the source form write it -> anchor
        self.written: set[str] = set()  # the terms as written
        self.heading_ids: dict[int, str] = {}  # by object id
        self.note_ids(root)

    # --- Anchors --------------------------------------------------------------------------------------------------

    def note_ids(self, root: Node) -> None:
        """Notes the anchors of headings and terms. In the source form, ids are derived from the text, and
        references use terms."""
        taken: set[str] = set()
        for node in root.walk():
            if node.name in HEADINGS:
                base = anchor = node.get("id") or slug(plain(node))
                number = 2
                while anchor in taken and not node.get("id"):
                    anchor, number = f"{base}-{number}", number + 1
                taken.add(anchor)
                self.heading_ids[id(node)] = anchor
                for dfn in node.find("dfn"):
                    self.heading_ids[id(dfn)] = anchor
                    self.note_term(dfn, anchor)
                self.page.ids.add(anchor)
        for node in root.walk():
            if node.name == "dfn" and id(node) not in self.heading_ids:
                anchor = self.dfn_id(node)
                self.note_term(node, anchor)
                self.page.ids.add(anchor)
            if node.get("id"):
                self.page.ids.add(node.get("id"))

    def note_term(self, dfn: Node, anchor: str) -> None:
        self.terms.setdefault(term_of(dfn).lower(), anchor)
        self.written.add(term_of(dfn))

    def dfn_id(self, dfn: Node) -> str:
        return self.heading_ids.get(id(dfn)) or dfn.get("id") or slug(term_of(dfn))

    def link(self, node: Node) -> str:
        """The anchor that a link in either form refers to; "" if it refers to another standard."""
        if node.name == "a":
            page, _, anchor = node.get("href").partition("#")
            return anchor if "://" not in page or page.startswith(STANDARD) else ""
        # A `code` or `var` is a reference if it is marked as one. Without an attribute value it is a
        # variable, an element or the like, except that the names of interfaces are terms. On the published
        # page, the link is inside the element.
        refers = node.name in ("span", "i") or node.name in ("code", "var") and "data-x" in node.attributes
        refers = refers or node.name == "code" and term_of(node) in self.written
        within = (inner for inner in node.walk() if inner.name == "a")
        if (
            refers
            and node.attributes.get("data-x", "-") != ""
            and not any("#" in a.get("href") for a in within)
        ):
            term = term_of(node).lower()
            return self.terms.get(term, slug(term) if node.name == "span" else "")
        return ""

    # --- Sections -------------------------------------------------------------------------------------------------

    def extract(self) -> Page:
        inside = 0  # the rank of the chapter being read
        informative_rank = 0  # the rank of a section that is not normative
        section: list[Node] = []
        heading: Node | None = None
        for block in [*blocks(self.page.root), Node("h1")]:
            if block.name not in HEADINGS:
                section.append(block)
                continue
            if heading is not None and not self.section(heading, section):
                informative_rank = rank(heading)
            section, heading = [], None
            part = part_of(title_of(block), self.heading_ids.get(id(block), ""))
            if part:
                inside = rank(block)
                self.page.parts.add(part)
                self.page.begins[self.heading_ids[id(block)]] = part
            elif rank(block) <= inside:
                inside = 0
            if rank(block) <= informative_rank:
                informative_rank = 0
            if inside and not informative_rank:
                heading = block
        self.note_references()
        if not self.page.clauses:
            raise PageError(
                f"{self.page.source}: no heading “Parsing HTML documents”, “HTML sanitization” or another that the rules restate; "
                "give one of the pages that docs/evidence/audit.md lists, such as "
                "https://html.spec.whatwg.org/multipage/parsing.html, or a review draft"
            )
        return self.page

    def note_references(self) -> None:
        """Sets the references of each clause. Links to other chapters, pages and standards are left out:
        their targets differ between the forms of a page."""
        part_of = self.page.of_part()
        own = {anchor: part_of[name] for anchor, name in self.page.clause_of.items()}
        own |= {clause.anchor: part_of[name] for name, clause in self.page.clauses.items()}
        for name, clause in self.page.clauses.items():
            clause.references = [link for link in clause.links if own.get(link) == part_of[name]]

    def section(self, heading: Node, content: list[Node]) -> bool:
        """Starts a section; returns False if it is not normative."""
        anchor, title = self.heading_ids[id(heading)], title_of(heading)
        informs = bool(content) and plain(content[0]).lower().startswith("this section is non-normative")
        informs = informs and anchor != ATTRIBUTES  # the index repeats the Standard
        if informs and title == "Introduction":
            return False  # its anchor has a number that depends on other chapters
        kind = "section"
        if any(plain(dfn).lower().endswith(" state") for dfn in heading.find("dfn")):
            kind = "state"
        elif re.fullmatch(r"The [\"“].+[\"”] insertion mode", title) or anchor == FOREIGN:
            kind = "mode"
        main = self.new(anchor, anchor, kind, title, anchor)
        main.ids.append(anchor)
        if informs:
            return False
        current, rows_seen = main, False
        for block in content:
            dfns = [] if block.name in ("ol", "dl", "table") else block.find("dfn")
            if block.name == "hr":
                current = main
            elif dfns and (kind == "section" or rows_seen and kind == "mode"):
                current = self.new(
                    self.dfn_id(dfns[0]), self.dfn_id(dfns[0]), "definition", plain(dfns[0]), anchor
                )
                self.add(current, block)
            elif block.name == "dl" and kind in ("state", "mode") and not rows_seen:
                rows_seen = True
                self.rows(main, block)
            elif block.name == "dl" and any(node.name == "dfn" for node in block.walk()):
                self.defined_in_list(block, current, anchor)
            else:
                if block.name == "ol" and current.kind == "definition":
                    current.kind = "algorithm"
                self.add(current, block)
        return True

    def new(self, name: str, anchor: str, kind: str, title: str, section: str) -> Clause:
        unique, number = name, 2
        while unique in self.page.clauses:
            unique, number = f"{name} ({number})", number + 1
        clause = Clause(unique, anchor, kind, title, section)
        self.page.clauses[unique] = clause
        return clause

    def defined_in_list(self, block: Node, current: Clause, section: str) -> None:
        """Reads a list of terms; each becomes a clause, with its description."""
        for headings, body in groups(block):
            dfns = [dfn for heading in headings for dfn in heading.find("dfn")]
            clause = current
            if dfns:
                anchor = self.dfn_id(dfns[0])
                clause = self.new(anchor, anchor, "definition", plain(dfns[0]), section)
            for node in [*headings, *body]:
                self.add(clause, node)

    def rows(self, parent: Clause, block: Node) -> None:
        for headings, body in groups(block):
            texts = [plain(heading) for heading in headings]
            if parent.kind == "state":
                match = characters(texts)
                row = self.child(parent, "row", row_name(match, texts))
                row.characters = match
            else:
                row = self.child(parent, "case", case_name(texts))
                row.tokens = tokens(texts)
            row.headings = texts
            row.title = "; ".join(texts)
            for heading in headings:
                self.note(row, heading)
            for node in body:
                self.add(row, node)

    def child(self, parent: Clause, kind: str, name: str) -> Clause:
        return self.new(f"{parent.id}/{name}", parent.anchor, kind, name, parent.section)

    # --- Text -----------------------------------------------------------------------------------------------------

    def add(self, clause: Clause, node: Node) -> None:
        """Adds the text of a block to a clause; its tables become separate clauses."""
        tables: list[Node] = []
        for label, text in paragraphs(node, "", tables):
            clause.steps.note(label)
            if text:
                clause.paragraphs.append(f"{label} {text}".strip())
                clause.texts.append(text)
        self.note(clause, node)
        for table in tables:
            self.table(clause, table)

    def note(self, clause: Clause, node: Node, defined: bool = False) -> None:
        """Notes the anchors inside a node, and the links of its text. A term is not a link where it is
        defined."""
        anchor = self.dfn_id(node) if node.name == "dfn" else node.get("id")
        if anchor and not anchor.startswith(clause.section + ":"):  # a link's own id, added by the publisher
            clause.ids.append(anchor)
            self.page.clause_of.setdefault(anchor, clause.id)
        if informative(node) or node.name == "table":
            return
        defined = defined or node.name == "dfn"
        link = "" if defined else self.link(node)
        if link:
            clause.links.append(link)
        clause.names |= named_elements(node)
        for child in node.children:
            self.note(clause, child, defined)

    def table(self, parent: Clause, node: Node) -> None:
        cells = [
            [plain(cell) for cell in row.children if cell.name in ("td", "th")]
            for row in node.find("tr")
            if not any(cell.name == "th" for cell in row.children)
            or any(c.name == "td" for c in row.children)
        ]
        dfns = node.find("dfn")
        if dfns and all(self.dfn_id(dfn).startswith("parse-error-") for dfn in dfns):
            for row in node.find("tr"):
                for dfn in row.find("dfn"):
                    anchor = self.dfn_id(dfn)
                    code = self.new(anchor, anchor, "error code", plain(dfn), parent.section)
                    code.ids.append(anchor)
                    code.paragraphs = [plain(cell) for cell in row.children if cell.name == "td"]
                    code.texts = code.paragraphs
                    self.page.clause_of.setdefault(anchor, code.id)
            return
        if parent.anchor == ATTRIBUTES:
            self.url_attributes(parent, cells)
            return
        anchor = node.get("id") or parent.anchor
        table = self.new(f"{parent.id}/table", anchor, "table", f"table of {parent.title}", parent.section)
        table.columns = cells
        table.paragraphs = table.texts = [" | ".join(row) for row in cells]
        if node.get("id"):
            table.ids.append(anchor)
            self.page.clause_of.setdefault(anchor, table.id)

    def url_attributes(self, parent: Clause, cells: list[list[str]]) -> None:
        """Adds the rows of the index of attributes whose values are URLs, each as a clause."""
        for row in cells:
            if len(row) == 4 and URLS.search(row[3]):
                clause = self.new(f"{ATTRIBUTES}/{row[0]}", ATTRIBUTES, "row", row[0], parent.section)
                clause.columns = [row]
                clause.paragraphs = clause.texts = [" | ".join(row)]


def groups(block: Node) -> list[tuple[list[Node], list[Node]]]:
    """The headings and bodies of a dl: several headings may share a body."""
    found: list[tuple[list[Node], list[Node]]] = []
    for child in block.children:
        if child.name == "dt":
            if not found or found[-1][1]:
                found.append(([], []))
            found[-1][0].append(child)
        elif child.name == "dd" and found:
            found[-1][1].append(child)
    return found


def paragraphs(node: Node, label: str, tables: list[Node]) -> Iterator[tuple[str, str]]:
    """The paragraphs of a block with their step numbers; tables are set aside."""
    if informative(node):
        return
    if node.name == "table":
        tables.append(node)
        return
    if not any(child.name in (*BLOCKS, "li", "dt", "dd") for child in node.children):
        yield label, plain(node)
        return
    run: list[Node] = []
    step = 0
    shown = label  # only once, if the text is not in paragraphs
    for child in [*node.children, Node("hr")]:
        if child.name not in (*BLOCKS, "li", "dt", "dd"):
            run.append(child)
            continue
        text = plain(Node("p", children=run))
        if text:
            yield shown, text
            shown = " " * len(label)
        run = []
        inner = label if child.name in ("ol", "ul", "dl") else shown
        if child.name == "li":
            step += 1
            inner = f"{label.strip()}{step}." if node.name == "ol" else f"{label.strip()} -".strip()
        elif child.name == "dd":
            inner = f"{label} …".strip()
        yield from paragraphs(child, inner, tables)


OTHER_REFERENCES = ("attr-", "dom-", "event-", "handler-", "concept-", "common-dom")
NAMESPACE = re.compile(r"\b(MathML|SVG)\s*$")
# Words next to an element name that make it something other than a condition: `head` element pointer, root
# `html` element, which will be a `head`.
NO_ELEMENT = ("element pointer", "srcdoc")
EXPLAINED = re.compile(r"\b(root|will be (an?|the))\s*$")


def named_elements(node: Node) -> set[Name]:
    """The elements that a node's own text names, marked up as `code` in the Standard. Text in parentheses is
    ignored, as it only explains."""
    found: set[Name] = set()
    if node.get("href").partition("#")[2].startswith(OTHER_REFERENCES):
        return found
    depth = 0
    for index, child in enumerate(node.children):
        if not child.name:
            depth += child.text.count("(") - child.text.count(")")
            continue
        text = plain(child)
        if depth > 0 or child.name != "code" or not re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", text):
            continue
        target = child.get("data-x") if "data-x" in child.attributes else text
        target = next((a.get("href").partition("#")[2] for a in child.find("a")), target)
        before = node.children[index - 1].text if index else ""
        after = plain(Node("p", children=node.children[index + 1 : index + 4]))
        space = NAMESPACE.search(before)
        if (
            target
            and not target.startswith(OTHER_REFERENCES)
            and not after.startswith(NO_ELEMENT)
            and not EXPLAINED.search(before)
            and not (before.endswith('"') and after.startswith('"'))
        ):
            found.add((space[1] if space else "HTML", text))
    return found


def extract(root: Node, source: str) -> Page:
    return Extractor(root, source).extract()
