"""Converts pages in Markdown to pages of the site. Links between them lead to the site's pages; links to
other files become plain text."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from .addresses import Row, header_page, relative

INDEX = "docs/README.md"  # lists the pages in order: a heading for each group, an item for each page
NAMES = {
    "README.md": "Overview",
    INDEX: "All pages",
    "docs/guides/tour.md": "A tour in C++",
    "bindings/rust/README.md": "Rust",
    "spec/README.md": "The rules",
    "generator/README.md": "The generator",
}


@dataclass
class Document:
    source: str  # its path in the repository
    page: str  # its address in the site
    title: str = ""
    body: Markup = Markup()
    rows: list[Row] = field(default_factory=list)


def page_of(source: str) -> str:
    if source == "README.md":
        return "index.html"
    if source == INDEX:
        return "docs/index.html"
    if source.startswith("docs/"):
        return source.removesuffix(".md") + ".html"
    name = source.removesuffix("/README.md").removesuffix(".md").lower().replace("/", "-")
    return f"docs/{name}.html"


def groups(root: Path) -> list[tuple[str, list[Document]]]:
    found = [("", [Document(source, page_of(source)) for source in ("README.md", INDEX)])]
    for line in (root / INDEX).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            found.append((line.removeprefix("## "), []))
        elif item := re.match(r"- \[[^\]]*\]\(([^)#]+)\)", line):
            source = posixpath.normpath(posixpath.join(posixpath.dirname(INDEX), item[1]))
            found[-1][1].append(Document(source, page_of(source)))
    return found


def title_of(root: Path, source: str) -> str:
    lines = (root / source).read_text(encoding="utf-8").splitlines()
    heading = next((line for line in lines if line.startswith("# ")), source)
    return NAMES.get(source) or heading.removeprefix("# ").replace("`", "")


def slug(text: str, taken: set[str]) -> str:
    """The anchor of a heading, as in the repository's links."""
    base = re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")
    name, number = base, 0
    while name in taken:
        number += 1
        name = f"{base}-{number}"
    taken.add(name)
    return name


def code_block(code: str, language: str, _: str) -> str:
    try:
        lexer = get_lexer_by_name(language)
    except ClassNotFound:
        return ""  # plain
    return highlight(code, lexer, HtmlFormatter(nowrap=True, classprefix="hl-"))


class Renderer:
    def __init__(self, root: Path, documents: list[Document], images: set[str], known: set[str]) -> None:
        self.root, self.images, self.known = root, images, known
        self.pages = {document.source: document.page for document in documents}
        self.titles = {document.source: title_of(root, document.source) for document in documents}
        self.markdown = MarkdownIt("commonmark", {"html": False, "highlight": code_block}).enable("table")

    def render(self, document: Document) -> None:
        tokens = self.markdown.parse((self.root / document.source).read_text(encoding="utf-8"))
        taken: set[str] = set()
        words: list[set[str]] = []
        for number, token in enumerate(tokens):
            inline = tokens[number + 1] if token.type == "heading_open" else None
            if inline:
                text = text_of(inline)
                anchor = slug(text, taken)
                token.attrSet("id", anchor)
                if not document.title:
                    document.title = NAMES.get(document.source, text)
                address = document.page if token.tag == "h1" else f"{document.page}#{anchor}"
                kind = "page" if token.tag == "h1" else document.title
                document.rows.append(Row(document.title if token.tag == "h1" else text, kind, address))
                words.append(set())
            if token.type in ("inline", "fence") and words:
                words[-1] |= set(re.findall(r"[\w-]{3,}", token.content.lower()))
            for child, after in pairwise([*(token.children or []), None]):
                if child:
                    self.lead(child, after, document)
        rows = zip(document.rows, words, strict=True)
        document.rows = [
            Row(row.title, row.kind, row.address, " ".join(sorted(found))) for row, found in rows
        ]
        html = self.markdown.renderer.render(without_lost_links(tokens), self.markdown.options, {})
        html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace(
            "</table>", "</table></div>"
        )
        html = re.sub(r"<th[^>]*></th>", "<td></td>", html)
        html = html.replace("<pre>", '<pre tabindex="0">')
        document.body = Markup(html)

    def lead(self, token: Token, text: Token | None, document: Document) -> None:
        """Redirects a link or an image to its place in the site; one without a place loses its address. A
        link whose text is a file name gets the title of the file's page."""
        name = {"link_open": "href", "image": "src"}.get(token.type)
        if name is None:
            return
        target = str(token.attrGet(name) or "")
        if re.match(r"[a-z]+:|#", target):
            return
        file, _, anchor = target.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(document.source), file))
        if text and path in self.titles and text.content in (path, posixpath.basename(path)):
            text.content = self.titles[path]
        address = self.pages.get(path) or (path if path in self.images else header_page(path))
        if path == "spec" or path == "docs":
            address = page_of("spec/README.md" if path == "spec" else INDEX)
        if address and address not in self.known:
            address = ""
        if address and anchor:
            address += "#" + anchor
        token.attrSet(name, relative(address, document.page) if address else "")


def text_of(inline: Token) -> str:
    return "".join(child.content for child in inline.children or [] if child.type in ("text", "code_inline"))


def without_lost_links(tokens: list[Token]) -> list[Token]:
    for token in tokens:
        kept: list[Any] = []
        lost: list[bool] = []
        for child in token.children or []:
            if child.type == "link_open":
                lost.append(not child.attrGet("href"))
                if lost[-1]:
                    continue
            elif child.type == "link_close" and lost.pop():
                continue
            kept.append(child)
        if token.children is not None:
            token.children = kept
    return tokens
