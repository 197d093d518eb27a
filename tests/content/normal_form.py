"""The normal form of a page: the content that Markdown can express, in a form in which two pages can be
compared.

It is derived from the tree that `lockstep parse --format=json` writes, with the tables of inner_text() and
markdown(), which are read from spec/, but without the library's code. The forms of a page and of its rendered
Markdown must be equal: that is the law. Content that Markdown cannot express is left out by rules that are
written here a second time; `needed` has the losses that must then be declared."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from lockstep_rules.content import MarkdownRow, read_markdown  # noqa: E402
from lockstep_rules.diagnostics import Problems  # noqa: E402
from lockstep_rules.read import read_table  # noqa: E402
from lockstep_rules.rendering import NAMESPACES, PROPERTIES, Condition, UserAgentStyle, read_user_agent_style  # noqa: E402

sys.setrecursionlimit(100000)

Node = dict[str, Any]
Style = dict[str, str]
INLINE = ("inline", "ruby", "ruby-text", "inline-block", "inline-table")
BLOCKS = ("block", "list-item", "table", "table-caption")
ROW_GROUPS = ("table-row-group", "table-header-group", "table-footer-group")
ROWS_OF_TABLE = ("table-row", *ROW_GROUPS)
MARKS = ("emphasis", "strong", "strikethrough", "code")
DEEPEST = 32
WHITE_SPACE = " \t\n\r"


class Anything:
    """Contains every name: the tables have been checked when the library was generated."""

    def __contains__(self, name: object) -> bool:
        return True


def read_tables() -> tuple[UserAgentStyle, dict[str, MarkdownRow]]:
    problems = Problems()
    known: Any = Anything()
    style = read_user_agent_style(ROOT / "spec/text", known, known, problems)
    rows = read_markdown(ROOT / "spec/content", known, known, problems)
    problems.raise_if_any()
    return style, {row.element: row for row in rows}


STYLE, ROWS = read_tables()


def attribute(node: Node, name: str) -> str | None:
    return next((a["value"] for a in node["attributes"] if a["name"] == name), None)


def integer(text: str | None, otherwise: int) -> int:
    found = re.match(r"[ \t\n\f\r]*([+-]?[0-9]+)", text or "")
    return int(found[1]) if found else otherwise


def address(text: str | None) -> str:
    """The address as the URL parser strips it and as renderers escape it."""
    text = re.sub(r"[\t\n\r]", "", (text or "").strip("".join(map(chr, range(0x21)))))
    return quote(text, safe="-_.!~*'();/?:@&=+$,#%")


def collapsed(text: str | None) -> str:
    return re.sub(r"[ \t\n\r\f\v]+", " ", text or "").strip(" ")


@dataclass
class Container:
    kind: str
    node: Node | None
    children: list[Any] = field(default_factory=list)
    left: bool = False
    start: int = 1
    next: int = 1
    task: str = ""
    loose: bool = False
    simple: bool = True  # table: without blocks in its cells
    facts: tuple[Any, ...] = ()


class NormalForm:
    def __init__(self, document: Node, drop: tuple[str, ...] = (), gfm: bool = True, html_tables: bool = False, rendering: bool = False) -> None:
        self.quirks = document.get("quirksMode") == "quirks"
        self.drop, self.gfm, self.html_tables, self.rendering = drop, gfm, html_tables, rendering
        self.needed: set[str] = set()
        self.open = [Container("document", None)]
        self.leaf: list[Any] | None = None
        self.leaf_kind: tuple[Any, ...] = ()
        self.marks: tuple[Any, ...] = ()
        self.heading: Node | None = None
        self.depth = 0
        self.paragraph = False
        self.children(document, {"display": "block"}, "all", False, None)
        self.end_leaf()
        self.blocks = self.open[0].children

    # --- What is rendered

    def style(self, node: Node, parent: Node, first: bool) -> Style:
        elements = STYLE.elements.get(node["namespace"], {})
        found = elements.get(node["name"]) or STYLE.others.get(node["namespace"])
        if found is None:
            return {name: values[0] for name, values in PROPERTIES.items()}
        style = dict(zip(PROPERTIES, found.values))
        for declaration in found.conditional:
            if all(self.holds(c, node, parent, first) for c in declaration.conditions):
                style[declaration.property] = declaration.value
        return style

    def holds(self, condition: Condition, node: Node, parent: Node, first: bool) -> bool:
        value = attribute(node, condition.attribute) if condition.attribute else None
        match condition.kind:
            case "has":
                return value is not None
            case "lacks":
                return value is None
            case "is":
                return value is not None and value.lower() == condition.word
            case "is_not":
                return value is None or value.lower() != condition.word
            case "child_of":
                same = parent.get("name") == condition.element and parent.get("namespace") == node["namespace"]
                return parent["type"] == "element" and same
            case "not_first_child":
                return not first
            case "quirks_mode":
                return self.quirks
        return False

    def children(self, parent: Node, style: Style, contents: str, inlinify: bool, visible: Node | None) -> None:
        first = True
        hides = style.get("content-visibility", "visible") != "visible"
        hides = hides and style["display"] in ("inline-block", "block", "list-item", "table-caption")
        for child in parent["children"]:
            if hides and child is not visible:
                first = first and child["type"] != "element"
                continue
            if child["type"] == "text":
                self.text_node(child, parent, style, contents)
            elif child["type"] == "element":
                self.element(child, parent, first, contents, inlinify)
                first = False

    def text_node(self, node: Node, parent: Node, style: Style, contents: str) -> None:
        if contents == "all":
            self.text(node["data"])

    def element(self, node: Node, parent: Node, first: bool, contents: str, inlinify: bool) -> None:
        style = self.style(node, parent, first)
        display = style["display"]
        if style["position"] == "floating":
            display = {"inline-table": "table"}.get(display, "block" if display in INLINE else display)
        if inlinify and style["position"] == "in-flow":
            if display == "table":
                display = "inline-table"
            elif display in ("block", "list-item", "table-caption"):
                display = "inline-block"
        style["display"] = display
        if display == "none":
            return
        inner = style["contents"]
        if (contents == "listed" and inner in ("inherit", "none")) or display == "contents":
            self.children(node, style | {"content-visibility": "visible"}, contents, inlinify, None)
            return
        if display in ("table-column", "table-column-group"):
            return
        if node["namespace"] == "html" and node["name"] == "br":
            self.line_break()
            return
        if style["visibility"] != "visible":
            return
        is_block = display not in INLINE and (node["namespace"] != "mathml" or node["name"] == "math")
        if node["name"] in self.drop:
            if is_block:
                self.block_boundary()
            return
        if inner == "none":
            if is_block and (self.heading is not None or style["position"] == "in-flow"):
                self.block_boundary()
            self.replaced(node)
            return
        visible = None
        if style["content-visibility"] == "hidden-but-summary":
            summaries = (c for c in node["children"] if c["type"] == "element")
            visible = next((c for c in summaries if (c["namespace"], c["name"]) == ("html", "summary")), None)
        inside = contents if inner == "inherit" else inner
        inline = display in ("inline", "ruby", "ruby-text")
        inlinify = display == "ruby" or (inline and inlinify)
        form = self.form(node)
        self.parent = parent
        if is_block and form == "code block" and inside == "all" and self.heading is None:
            self.end_leaf()
            self.code_block(node)
            return
        if is_block:
            self.begin_block(node, form)
            self.children(node, style, inside, inlinify, visible)
            self.end_block(node)
        else:
            if display in ("table-cell", "table-row") and self.leaf is not None:
                self.leaf.append((" ", ()))
            outside = self.marks
            self.begin_inline(node, form)
            self.children(node, style, inside, inlinify, visible)
            self.marks = outside
            if form == "quotation marks":
                self.text('"')

    # --- What Markdown has for it

    def form(self, node: Node) -> str:
        row = ROWS.get(node["name"]) if node["namespace"] == "html" else None
        if row is None:
            return ""
        if row.when is not None:
            value = attribute(node, row.when.attribute)
            if value is None or (row.when.word and value.lower() != row.when.word):
                return ""
        return row.form

    def begin_inline(self, node: Node, form: str) -> None:
        if form in MARKS:
            if all(mark[0] != form for mark in self.marks):
                self.marks += (tuple([form]),)
        elif form == "link":
            if any(mark[0] == "link" for mark in self.marks):
                self.needed.add("nested link")
            self.marks = tuple(mark for mark in self.marks if mark[0] != "link")
            self.marks += (("link", address(attribute(node, "href")), collapsed(attribute(node, "title"))),)
        elif form == "quotation marks":
            self.text('"')

    def begin_block(self, node: Node, form: str) -> None:
        if self.heading is not None:
            self.block_boundary()
            self.needed.add("blocks in heading")
            return
        self.end_leaf()
        self.paragraph = form == "paragraph"
        if form == "quote":
            if self.depth >= DEEPEST:
                self.needed.add("too deep")
                return
            self.prepare(form)
            self.push("quote", node)
        elif form in ("list", "numbered list"):
            self.begin_list(node, form)
        elif form == "item":
            self.begin_item(node)
        elif form == "thematic break":
            self.prepare(form)
            self.open[-1].children.append(("thematic break",))
        elif form == "table":
            self.prepare(form)
            self.push("table", node)
            self.open[-1].simple = self.gfm or self.html_tables
        elif form in ("caption", "row"):
            self.end_anonymous("row", "cell")
            if self.open[-1].kind == "table":
                self.push(form, node)
                self.open[-1].facts = (self.parent.get("name"), id(self.parent))
        elif form in ("cell", "header cell"):
            self.end_anonymous("cell")
            if self.html_tables:
                self.begin_anonymous("row")
            if self.open[-1].kind == "row":
                self.push("cell", node)
                self.open[-1].facts = (form == "header cell",)
        elif form.startswith("heading"):
            self.heading = node

    def begin_list(self, node: Node, form: str) -> None:
        if self.depth >= DEEPEST:
            self.needed.add("too deep")
            return
        self.prepare(form)
        self.push("list", node)
        new = self.open[-1]
        new.facts = (form,)
        start = integer(attribute(node, "start"), 1)
        if form == "numbered list" and (not 0 <= start <= 999_999_999 or attribute(node, "reversed") is not None):
            self.needed.add("list number")
            start = 1
        new.start = new.next = start if form == "numbered list" else 0

    def begin_item(self, node: Node) -> None:
        if self.open[-1].left:
            self.pop()
        if self.open[-1].kind != "list":
            return
        of = self.open[-1]
        number = integer(attribute(node, "value"), of.next)
        if of.facts[0] == "numbered list" and number != of.next:
            if not of.children and 0 <= number <= 999_999_999:
                of.start = of.next = number
            else:
                self.needed.add("list number")
        of.next += 1
        self.push("item", node)

    def end_block(self, node: Node) -> None:
        if self.heading is not None and self.heading is not node:
            self.block_boundary()
            return
        self.end_leaf()
        if self.heading is node:
            self.heading = None
        self.paragraph = False
        if next((c for c in reversed(self.open) if not self.is_anonymous(c))).node is node:
            self.end_anonymous("row", "cell")
        if self.open[-1].left and self.open[-2].node is node:
            self.pop()
        if self.open[-1].node is not node:
            return
        if self.open[-1].kind == "item":
            self.open[-1].left = True
        else:
            self.pop()

    def push(self, kind: str, node: Node | None) -> None:
        self.open.append(Container(kind, node))
        self.depth += kind in ("quote", "item")

    def pop(self) -> None:
        closed = self.open.pop()
        self.depth -= closed.kind in ("quote", "item")
        into = self.open[-1].children
        match closed.kind:
            case "quote":
                if closed.children:
                    into.append(("quote", closed.children))
            case "list":
                if closed.children:
                    into.append((closed.facts[0], closed.start, closed.children))
            case "item":
                in_html = self.html_tables and any(one.kind == "table" for one in self.open)
                if closed.task and (not closed.children or (not in_html and closed.children[0][0] != "paragraph")):
                    self.needed.add("checkbox")
                    closed.task = ""
                if closed.node is not None or closed.children:
                    into.append(("item", closed.task, closed.children))
            case "caption":
                if closed.children:
                    into.append(("caption", closed.children))
            case "row":
                if closed.children or self.html_tables:
                    into.append(("row", closed))
            case "cell":
                into.append(closed)
            case "table":
                self.end_table(closed)

    def end_table(self, table: Container) -> None:
        if self.html_tables:
            self.end_html_table(table)
            return
        rows = [child[1] for child in table.children if child[0] == "row"]
        captions = [b for child in table.children if child[0] == "caption" for b in child[1]]
        cells = [cell for row in rows for cell in row.children]
        if not table.simple:
            blocks = [block for child in table.children for block in self.contents_of(child)]
            if blocks:
                self.needed.add("table as text")
            self.open[-1].children += blocks
            return
        if not captions and not any(cell.children for cell in cells):
            return
        self.open[-1].children += captions
        spans = False
        for cell in cells:
            wide = integer(attribute(cell.node, "colspan"), 1), integer(attribute(cell.node, "rowspan"), 1)
            spans = spans or max(wide) > 1
            if len(cell.children) > 1:
                self.needed.add("blocks in cell")
        if spans:
            self.needed.add("merged cells")
        if not any(cell.children for cell in cells):
            return
        headers = [[cell.facts[0] for cell in row.children] for row in rows]
        top = any(headers[0]) and (all(headers[0]) or rows[0].facts[0] == "thead")
        if any(any(row) for row in headers[1 if top else 0 :]):
            self.needed.add("header cells")
        lines = [[self.line(cell) for cell in row.children] for row in rows]
        if top and not any(lines[0]):
            top, lines = False, lines[1:]  # as every table of GFM has one, an empty header is none
        # Empty cells are compared by their places, but renderers may add some at the ends of rows.
        shown = []
        for row in lines:
            while row and not row[-1]:
                row = row[:-1]
            shown.append(tuple(row))
        self.open[-1].children.append(("table", top, tuple(shown)))

    # What is in a table of HTML but not in a cell, such as a form feed, is in a cell that has no element.

    def begin_anonymous(self, kind: str) -> None:
        if self.open[-1].kind == {"row": "table", "cell": "row"}[kind]:
            self.push(kind, None)
            self.open[-1].facts = ("", 0) if kind == "row" else (False,)

    def end_anonymous(self, *kinds: str) -> None:
        while self.is_anonymous(self.open[-1]) and self.open[-1].kind in kinds:
            self.pop()

    @staticmethod
    def is_anonymous(container: Container) -> bool:
        return container.kind in ("row", "cell") and container.node is None

    def end_html_table(self, table: Container) -> None:
        rows = [child[1] for child in table.children if child[0] == "row"]
        if len(rows) == len(table.children) and not any(cell.children for row in rows for cell in row.children):
            return
        groups, last = -1, -1
        shown: list[Any] = []
        for kind, child in table.children:
            if kind == "caption":
                shown.append((kind, child))
                continue
            group, identity = child.facts
            groups += identity != last
            last = identity
            cells = tuple(self.html_cell(cell) for cell in child.children)
            shown.append((kind, group if group in ("thead", "tfoot") else "tbody", groups, cells))
        self.open[-1].children.append(("table", shown))

    def html_cell(self, cell: Container) -> tuple[Any, ...]:
        def span(name: str, least: int, most: int) -> int:
            value = integer(attribute(node, name) if node else None, 1)
            return min(value, most) if value >= least else 1

        node: Any = cell.node
        scope = (attribute(node, "scope") or "").lower() if node and cell.facts[0] else ""
        scope = scope if scope in ("row", "col", "rowgroup", "colgroup") else ""
        return (cell.facts[0], span("colspan", 1, 1000), span("rowspan", 0, 65534), scope, cell.children)

    def line(self, cell: Container) -> tuple[Any, ...]:
        """The paragraphs of a cell become lines."""
        line: list[Any] = []
        for kind, runs in cell.children:
            line += [("\n", ())] if line else []
            line += runs
        return joined(line)

    def contents_of(self, child: Any) -> list[Any]:
        if child[0] == "row":
            inside = child[1].children
            return [block for cell in inside for block in (cell.children if isinstance(cell, Container) else [cell])]
        return child[1] if child[0] == "caption" else [child]

    def prepare(self, form: str) -> None:
        last = self.open[-1]
        if last.kind == "list":
            self.needed.add("content outside item")
            last.next += 1
            self.push("item", None)
            self.open[-1].left = True
        elif last.left:
            self.needed.add("content outside item")
        if self.html_tables:
            self.begin_anonymous("row")
            self.begin_anonymous("cell")
        tables = [c for c in self.open if c.kind == "table"]
        if tables and not self.html_tables and (form != "paragraph" or last.kind in ("table", "row")):
            tables[-1].simple = False

    # --- Text

    def start_leaf(self) -> list[Any]:
        if self.leaf is None:
            kind = ("paragraph",) if self.heading is None else (self.form(self.heading),)
            self.prepare(kind[0])
            self.leaf, self.leaf_kind = [], kind
        return self.leaf

    def text(self, text: str) -> None:
        for c in text:
            if c in WHITE_SPACE:
                if self.leaf is not None:
                    self.leaf.append((" ", self.marks))
            else:
                self.start_leaf().append((c, self.marks))

    def line_break(self) -> None:
        if self.leaf is not None:
            self.leaf.append(("\n", ()))

    def block_boundary(self) -> None:
        if self.heading is None:
            self.end_leaf()
        elif self.leaf is not None:
            self.leaf.append(("\v", ()))

    def end_leaf(self) -> None:
        if self.leaf is None:
            return
        self.open[-1].children.append((self.leaf_kind[0], runs_of(self.leaf)))
        self.leaf = None

    def replaced(self, node: Node) -> None:
        form = self.form(node)
        if form == "image":
            marks = tuple(mark for mark in self.marks if mark[0] != "code")
            image = ("image", collapsed(attribute(node, "alt")), address(attribute(node, "src")), collapsed(attribute(node, "title")))
            self.start_leaf().append((image, marks))
        elif form == "checkbox":
            last = self.open[-1]
            begins = last.kind == "item" and not last.left and not last.children and self.leaf is None
            if begins and self.gfm and not last.task:
                last.task = "open" if attribute(node, "checked") is None else "done"
            elif attribute(node, "disabled") is None:
                self.needed.add("checkbox")

    def code_block(self, node: Node) -> None:
        code = Preformatted(self, node).text.replace("\r\n", "\n").replace("\r", "\n")
        if not code.strip(WHITE_SPACE):
            return
        self.prepare("code block")
        classes = (attribute(node, "class") or "").split()
        inner = [child for child in node["children"] if child["type"] == "element"]
        if not any(map(language, classes)) and inner and inner[0]["name"] == "code":
            classes = (attribute(inner[0], "class") or "").split()
        name = next(filter(None, map(language, classes)), "")
        self.open[-1].children.append(("code block", name, code.removesuffix("\n")))


def language(word: str) -> str:
    found = re.fullmatch(r"language-([A-Za-z0-9+#._-]+)", word)
    return found[1] if found else ""


class Preformatted:
    """The text of a `pre`. Blocks in it are on separate lines, as are rows of tables; tabs separate cells."""

    def __init__(self, page: NormalForm, pre: Node) -> None:
        self.page, self.text, self.breaks, self.parts = page, "", 0, False
        self.last_rows: list[Node | None] = []  # of the tables that are open
        self.add(pre, {"type": "document"}, True, False, "all")

    def add(self, node: Node, parent: Node, first: bool, inlinify: bool, contents: str) -> None:
        style = self.page.style(node, parent, first)
        display, inner = style["display"], style["contents"]
        if display == "none":
            return
        if contents == "listed" and inner in ("inherit", "none"):
            self.children(node, False, inlinify, contents)
            return
        if node["name"] == "br":
            self.put("\n")
            return
        floating = style["position"] == "floating"
        block = floating or (display in BLOCKS and not inlinify)
        inline = display in ("inline", "ruby", "ruby-text")
        table = display in ("table", "inline-table")
        self.require(block, node)
        if inner != "none":
            hides = style["content-visibility"] == "hidden-but-summary"
            self.parts = table or display in ROWS_OF_TABLE
            if table:
                rows = [*self.elements(node, *ROWS_OF_TABLE)]
                self.last_rows.append(rows[-1] if rows else None)
            self.children(node, hides, display == "ruby" or (inline and inlinify), contents if inner == "inherit" else inner)
            if table:
                self.last_rows.pop()
        if display == "table-row" and self.last_rows and node is not self.last_rows[-1]:
            self.put("\n")
        if display == "table-cell" and node is not [*self.elements(parent, "table-cell")][-1]:
            self.put("\t")
        self.require(block, node)

    def elements(self, parent: Node, *displays: str) -> Iterator[Node]:
        """The children of these kinds; rows also in groups."""
        first = True
        for child in parent["children"]:
            if child["type"] != "element":
                continue
            display = self.page.style(child, parent, first)["display"]
            first = False
            if display in displays and display not in ROW_GROUPS:
                yield child
            elif display in displays:
                yield from self.elements(child, "table-row")

    def children(self, node: Node, hides: bool, inlinify: bool, contents: str) -> None:
        first = True
        parts = self.parts  # of a table, between which white space has no box
        for child in node["children"]:
            if child["type"] == "text" and not hides and contents == "all":
                if not parts or child["data"].strip(WHITE_SPACE):
                    self.put(child["data"])
            elif child["type"] == "element":
                if not hides or child["name"] == "summary":
                    self.add(child, node, first, inlinify, contents)
                    hides = hides and child["name"] != "summary"
                    if child["name"] == "summary" and node["name"] == "details" and attribute(node, "open") is None:
                        return
                first = False

    def require(self, block: bool, node: Node) -> None:
        self.breaks = max(self.breaks, 2 if node["name"] == "p" else 1 if block else 0)

    def put(self, text: str) -> None:
        if text:
            self.text += "\n" * (self.breaks if self.text else 0) + text
            self.breaks = 0


def runs_of(leaf: list[Any]) -> tuple[Any, ...]:
    """Collapses white space, whose marks do not count, except that of one code element; joins what has the same marks."""
    while leaf and leaf[-1][0] in (" ", "\n", "\v"):
        leaf.pop()
    runs: list[tuple[Any, Any]] = []
    pending = ""
    before: list[Any] = []  # the code element and link in which the last character is
    for content, marks in leaf:
        if content in (" ", "\n", "\v"):
            pending += content
            continue
        lines = 0
        for c in pending:
            lines = lines + 1 if c == "\n" else max(lines, 1) if c == "\v" else lines
        now = [mark for mark in marks if mark[0] in ("code", "link")]
        plain = tuple(sorted(marks))
        same = bool(runs) and runs[-1][1] == plain and ("code",) in plain and not lines
        same = same and len(now) == len(before) and all(a is b for a, b in zip(now, before))
        if pending:
            runs.append(("\n" * lines or " ", plain if same else ()))
        pending, before = "", now
        runs.append((content, plain))
    return joined(runs)


def joined(runs: list[tuple[Any, Any]]) -> tuple[Any, ...]:
    """Joins adjacent runs with the same marks."""
    result: list[tuple[Any, Any]] = []
    for content, marks in runs:
        last = result[-1] if result else (None, None)
        if isinstance(content, str) and isinstance(last[0], str) and last[1] == marks:
            result[-1] = (last[0] + content, marks)
        else:
            result.append((content, marks))
    return tuple(result)
