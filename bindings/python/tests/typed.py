"""Uses the package as typed programs do: mypy --strict and pyright check it."""

from collections.abc import MutableMapping

import lockstep_html
import lockstep_html.trafilatura
from lockstep_html import Document, Node, Selector

document: Document = lockstep_html.parse(b"<p class=a>x", content_type=None, limits={"nodes": 10}, collect_errors=True)
element: Node | None = document.select_one("p")
assert element is not None
attributes: MutableMapping[str, str] = element.attrs
name: str = attributes["class"]
maybe: str | None = element.attrs.get("id")
sure: str = element.attrs.get("id", "")
texts: list[str] = [node.text for node in document.select(Selector("p"))]
hrefs: list[str | None] = document.select_values("a", "@href")
inside: list[str | None] = element.select_values("b", "text")
rows: list[tuple[str | None, ...]] = Selector("a").select_values(document, "@href", "text")
tags: list[str] = [child.tag for child in element.children] + [child.tag for child in reversed(element.children)]
classes: set[str] = set(element.classes)
href: str | None = element.get("href")
lang: str = element.get("lang", "") + element["class"] + element.get_text(" ", strip=True)
urls: list[str | None] = [link.url for link in document.links()]
cells: list[list[str]] = document.tables()[0].texts() if document.tables() else []
meta: dict[str, str] = {it.name: it.content for it in element.metadata()}
by_text: list[Node] = document.find_all("p", text="x") + element.find_all(text="x") + element.children[1:]
count: int = len(element.find_all("b")) + len(document.find_all("p"))
values: list[tuple[str, str]] = element.form_values() if element.tag == "form" else []
element.attrs = {"id": "x"}
element.classes = ["a", "b"]
element.classes |= {"c"}
element.append("text", document.create_element("b", {"c": "d"}, "e"))
begin: int = element.position.range.begin if element.position and element.position.range else 0
first: str = document.errors[0].name
kinds: list[str] = [token.type for token in lockstep_html.tokens("<a>", initial_state="data")]
edited: lockstep_html.EditedSource = document.edit_source(b"<p class=a>x")
ended: list[int] = [change.result.end for change in edited.changes]
element.rename_element("div")
element.rename_attribute("id", "title")
content: lockstep_html.MainContent = lockstep_html.main_content(b"<p>x", limits={"nodes": 10})
author: str | None = content.facts.author
main: str = content.text + content.to_document().to_markdown() + lockstep_html.extract(document, output_format="json")
confidence: float = content.confidence
encoding: str = lockstep_html.sniff(memoryview(b"x")).encoding
parser = lockstep_html.Parser("tr", scripting=True)
parser.write("x")
parser.finish().fragment
text: str | None = lockstep_html.trafilatura.extract("<p>x", include_links=True, output_format="xml")
facts: lockstep_html.trafilatura.Document = lockstep_html.trafilatura.extract_metadata(b"<p>x", "https://example.org/")
day: str | None = facts.date
