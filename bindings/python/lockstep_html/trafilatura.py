"""trafilatura's functions over Lockstep's main content, without trafilatura and lxml.

>>> from lockstep_html.trafilatura import bare_extraction, extract
>>> page = "<title>Clocks</title><main><p>" + "It has been running for more than ninety years. " * 9 + "</main>"
>>> extract(page, output_format="xml", with_metadata=True).splitlines()[2][:30]
'    <p>It has been running for'
>>> bare_extraction(page, with_metadata=True).title
'Clocks'

For the differences, see docs/guides/migrate.md.
"""

from __future__ import annotations

import csv
import html
import io
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from configparser import ConfigParser
from dataclasses import dataclass, field, fields
from datetime import date, datetime
from email.utils import parsedate
from hashlib import blake2b
from pathlib import Path
from typing import Any, NoReturn, TypeAlias, cast
from urllib.parse import urljoin, urlsplit
from xml.etree import ElementTree

from . import _core

__all__ = [
    "Document",
    "Extractor",
    "bare_extraction",
    "baseline",
    "extract",
    "extract_metadata",
    "extract_with_metadata",
    "fetch_response",
    "fetch_url",
    "html2txt",
    "load_html",
]

_Page: TypeAlias = str | bytes | bytearray | memoryview | _core.Document
_Element: TypeAlias = ElementTree.Element
_FORMATS = ("csv", "html", "json", "markdown", "python", "txt", "xml")
_DATE_PARAMS = {"extensive_search", "original_date"}


class Extractor:
    """Options for an extraction: `extract(page, options=Extractor(output_format="xml"))`."""

    # fmt: off
    def __init__(
        self, *, config: ConfigParser | None = None, output_format: str = "txt", fast: bool = False,
        precision: bool = False, recall: bool = False, comments: bool = True, formatting: bool | None = None,
        links: bool = False, images: bool = False, tables: bool = True, dedup: Any = False, lang: str | None = None,
        url: str | None = None, source: str | None = None, with_metadata: bool = False,
        only_with_metadata: bool = False, tei_validation: bool = False, author_blacklist: set[str] | None = None,
        url_blacklist: set[str] | None = None, date_params: dict[str, Any] | None = None,
    ) -> None:
        # fmt: on
        if output_format == "xmltei":
            raise NotImplementedError("output_format='xmltei' is not supported: use 'xml', or use trafilatura")
        if output_format not in _FORMATS:
            raise ValueError(f"output_format must be one of {', '.join(map(repr, _FORMATS))}, not {output_format!r}")
        if dedup:
            raise NotImplementedError("deduplicate is not supported: compare the text or the fingerprint of documents")
        if unknown := sorted(set(date_params or ()) - _DATE_PARAMS):
            raise NotImplementedError(f"date_extraction_params: {unknown[0]!r} is not supported; only 'original_date' is")
        self.format, self.source, self.url, self.lang = output_format, url or source, url, lang
        self.fast, self.tei_validation, self.dedup, self.config = fast, tei_validation, dedup, config
        self.focus = "recall" if recall else "precision" if precision else "balanced"
        self.formatting = output_format == "markdown" if formatting is None else formatting
        self.comments, self.links, self.images, self.tables = comments, links, images, tables
        self.author_blacklist, self.url_blacklist = set(author_blacklist or ()), set(url_blacklist or ())
        self.only_with_metadata = only_with_metadata
        self.with_metadata = bool(with_metadata or only_with_metadata or author_blacklist or url_blacklist)
        self.date_params = date_params or {"original_date": True}
        self.min_output_size = 1 if config is None else config.getint("DEFAULT", "MIN_OUTPUT_SIZE", fallback=1)


@dataclass(kw_only=True, slots=True, eq=False)
class Document:
    """The text of a page and the facts about it. `body` and `commentsbody` are elements of xml.etree.ElementTree."""

    title: str | None = None
    author: str | None = None
    url: str | None = None
    hostname: str | None = None
    description: str | None = None
    sitename: str | None = None
    date: str | None = None
    categories: list[str] | None = None
    tags: list[str] | None = None
    fingerprint: str | None = None
    id: str | None = None
    license: str | None = None
    body: _Element = field(default_factory=lambda: ElementTree.Element("body"))
    comments: str | None = None
    commentsbody: _Element = field(default_factory=lambda: ElementTree.Element("body"))
    raw_text: str | None = None
    text: str | None = None
    language: str | None = None
    image: str | None = None
    pagetype: str | None = None
    filedate: str | None = None

    def as_dict(self) -> dict[str, Any]:
        return {one.name: getattr(self, one.name) for one in fields(self)}


# --- Facts


_DATE_FORMATS = ("%Y/%m/%d", "%Y.%m.%d", "%Y%m%d", "%d.%m.%Y", "%B %d, %Y", "%b %d, %Y", "%d %B %Y", "%d %b %Y")
_DATE_IN_URL = re.compile(r"/((?:19|20)\d\d/\d\d/\d\d)/")
_CREATIVE_COMMONS = re.compile(r"creativecommons\.org/licenses/(by[a-z-]*)/(\d\.\d)")


def _date(value: str | None) -> str | None:
    """A date as YYYY-MM-DD; None if its format is not known."""
    if value is None:
        return None
    try:
        return date.fromisoformat(value[:10]).isoformat()
    except ValueError:
        pass
    for known in _DATE_FORMATS:
        try:
            return datetime.strptime(value, known).date().isoformat()
        except ValueError:
            pass
    try:
        parsed = parsedate(value)
        return date(*parsed[:3]).isoformat() if parsed else None
    except (IndexError, OverflowError, TypeError, ValueError):
        return None


def _absolute(base: str | None, address: str) -> str:
    try:
        return urljoin(base or "", address)
    except ValueError:
        return address


def _host(address: str) -> str | None:
    try:
        return (urlsplit(address).hostname or "").removeprefix("www.") or None
    except ValueError:
        return None


def _data(page: _core.Document) -> Iterator[dict[str, Any]]:
    """The JSON-LD objects in scripts, including those in lists and graphs."""
    waiting: list[Any] = page.json_ld()[::-1]
    while waiting:
        one = waiting.pop()
        if isinstance(one, list):
            waiting += one[::-1]
        elif isinstance(one, dict):
            yield one
            waiting.append(one.get("@graph"))


def _names(values: Iterable[Any], separator: str | None = None) -> list[str]:
    """Each name once, from texts and lists of texts, which may contain a separator between names."""
    texts = [one for value in values for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]
    names = (" ".join(name.split()) for text in texts for name in (text.split(separator) if separator else [text]))
    return list(dict.fromkeys(filter(None, names)))


def _authors(text: str) -> list[str]:
    """The names in a fact. Commas separate the names in "Anna Berg, Carl Dahl", but not in "Berg, Anna"."""
    names = re.split(r"\s*,\s+", text)
    return _names([names if all(" " in name for name in names) else text], ";")


def _license(page: _core.Document) -> str | None:
    links = page.select("a[rel~=license i][href], link[rel~=license i][href]")
    for link in links + page.select("footer a[href*='creativecommons.org/licenses/']"):
        if known := _CREATIVE_COMMONS.search(link["href"]):
            return f"CC {known[1].upper()} {known[2]}"
    return next((text for link in links if (text := " ".join(link.text.split()))), None)


def _facts(page: _core.Document, content: _core.MainContent, options: Extractor) -> Document:
    facts = content.facts
    # Many pages escape text twice.
    title, author, site, description = (
        html.unescape(text) if text else text for text in (facts.title, facts.author, facts.site, facts.description)
    )
    meta: dict[str, list[str]] = {}
    for one in page.metadata():
        meta.setdefault(one.name.lower(), []).append(one.content)
    canonical = _absolute(options.url, facts.canonical or "")
    url = canonical if re.match("https?://", canonical) else options.url
    dates = [facts.published, facts.modified]
    if not options.date_params.get("original_date", False):
        dates.reverse()
    dates += _DATE_IN_URL.findall(url or "")
    data = list(_data(page))
    tags = [one for name in ("article:tag", "keywords", "parsely-tags") for one in meta.get(name, ())]
    blacklist = {name.lower() for name in options.author_blacklist}
    authors = [name for name in _authors(author or "") if name.lower() not in blacklist]
    return Document(
        title=title,
        author="; ".join(authors) or None,
        url=url,
        hostname=_host(url) if url else None,
        description=description,
        sitename=site or (_host(url) if url else None),
        date=next(filter(None, map(_date, dates)), None),
        categories=_names([*meta.get("article:section", ()), *(one.get("articleSection") for one in data)])
        or _names(link.text for link in page.select("a[rel~=category i]")),
        tags=_names([*tags, *(one.get("keywords") for one in data)], ",")
        or _names(link.text for link in page.select("a[rel~=tag i]:not([rel~=category i])")),
        license=_license(page),
        language=_language(content),
        image=_absolute(options.url, facts.image.replace("&amp;", "&")) if facts.image else None,
        pagetype=meta.get("og:type", [None])[0],
        filedate=date.today().isoformat(),
    )


def _language(content: _core.MainContent) -> str | None:
    """The language that the page declares, without region or script."""
    return re.split("[-_]", content.facts.language or "")[0].lower() or None


def _fingerprint(text: str) -> str:
    """A 64-bit hash; similar texts have most bits in common (Charikar's SimHash of the words)."""
    votes = [0] * 64
    for word, count in Counter(re.findall(r"\w{4,}", text.lower())).items():
        bits = int.from_bytes(blake2b(word.encode("utf-8", "replace"), digest_size=8).digest(), "big")
        for at in range(64):
            votes[at] += count if bits >> at & 1 else -count
    return f"{sum(1 << at for at in range(64) if votes[at] > 0):016x}"


# --- The tree


_SPACE = re.compile(r"[ \t\n\f\r]+")
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Blocks below this depth become text of the block at this depth: ElementTree writes elements recursively.
_MAX_DEPTH = 100
_MARKS: dict[str, tuple[str, dict[str, str]]] = {
    **dict.fromkeys(("b", "strong"), ("hi", {"rend": "#b"})),
    **dict.fromkeys(("em", "i"), ("hi", {"rend": "#i"})),
    **dict.fromkeys(("kbd", "samp", "tt", "var"), ("hi", {"rend": "#t"})),
    **dict.fromkeys(("del", "s", "strike"), ("del", {"rend": "overstrike"})),
    "code": ("code", {}),
    "sub": ("hi", {"rend": "#sub"}),
    "sup": ("hi", {"rend": "#sup"}),
    "u": ("hi", {"rend": "#u"}),
}
_FORMATTING = [name for name, mark in _MARKS.items() if mark[0] == "hi"]
_BLOCKS: dict[str, tuple[str, dict[str, str]]] = {
    **{f"h{level}": ("head", {"rend": f"h{level}"}) for level in range(1, 7)},
    **{name: ("list", {"rend": name}) for name in ("dl", "ol", "ul")},
    **dict.fromkeys(("listing", "pre", "xmp"), ("code", {})),
    "blockquote": ("quote", {}),
    "caption": ("head", {}),
    "dd": ("item", {}),
    "dt": ("item", {}),
    "li": ("item", {}),
    "menu": ("list", {"rend": "ul"}),
    "p": ("p", {}),
    "table": ("table", {}),
    "td": ("cell", {}),
    "th": ("cell", {"role": "head"}),
    "tr": ("row", {}),
}
# Elements that only separate blocks.
_SEPARATE = set(
    "address article aside body center details dialog dir div fieldset figcaption figure footer form header hgroup hr "
    "legend main nav option search section summary tbody tfoot thead".split()
)
_PARENTS = {"cell": {"row"}, "item": {"list"}, "row": {"table"}, "head": {"body", "cell", "item", "quote", "table"}}
_CONTAINERS = {"body", "cell", "item", "quote"}
# For blocks that cannot contain text directly: the block that is opened for such text.
_IMPLIED = {"body": "p", "list": "item", "quote": "p", "row": "cell", "table": "row"}


class _TreeWriter:
    """Builds trafilatura's elements: blocks as they begin and end; marks such as `hi` and `ref` when there is text."""

    def __init__(self) -> None:
        self.builder = ElementTree.TreeBuilder()
        self.builder.start("body", {})
        self.blocks = ["body"]
        self.implied = 0
        self.marks: dict[str, tuple[str, dict[str, str]]] = {}
        self.opened: list[str] = []
        self.terms: list[int] = []
        self._begin_text()

    def _begin_text(self) -> None:
        self.has_text = self.space = self.line_break = False

    def _close_marks(self, first: int = 0) -> None:
        while len(self.opened) > first:
            self.builder.end(self.marks[self.opened.pop()][0])

    def _open_block(self, tag: str, attributes: dict[str, str]) -> None:
        self.builder.start(tag, attributes)
        self.blocks.append(tag)
        self._begin_text()

    def _close_block(self) -> None:
        self.builder.end(self.blocks.pop())
        self._begin_text()

    def separate(self) -> None:
        """The boundary of a block: ends an implied paragraph; elsewhere, what follows begins on a new line."""
        self._close_marks()
        self.line_break = self.has_text and not self.implied
        for _ in range(self.implied):
            self._close_block()
        self.implied = 0

    def block(self, tag: str, attributes: dict[str, str]) -> Callable[[], None]:
        """Begins a block, and returns a function that ends it."""
        self.separate()
        if self.blocks[-1] not in _PARENTS.get(tag, _CONTAINERS) or len(self.blocks) >= _MAX_DEPTH:
            return self.separate
        self._open_block(tag, attributes)
        return self._end_block

    def _end_block(self) -> None:
        self.separate()
        self._close_block()

    def mark(self, tag: str, attributes: dict[str, str]) -> Callable[[], None] | None:
        key = attributes.get("rend", tag)
        if key in self.marks or (key == "code" and self.blocks[-1] == "code"):
            return None
        self.marks[key] = tag, attributes

        def end() -> None:
            if key in self.opened:
                self._close_marks(self.opened.index(key))
            del self.marks[key]

        return end

    def _prepare(self, text: bool) -> None:
        """Writes what must precede text, or an image, which needs no paragraph."""
        while (tag := _IMPLIED.get(self.blocks[-1])) and (text or tag != "p"):
            self._open_block(tag, {})
            self.implied += 1
        if self.has_text and self.line_break:
            self.builder.start("lb", {})
            self.builder.end("lb")
        elif self.has_text and self.space:
            self.builder.data(" ")
        self.has_text, self.space, self.line_break = True, False, False

    def text(self, data: str) -> None:
        data = _NOT_XML.sub("", data)
        verbatim = self.blocks[-1] == "code"
        shown = data if verbatim else _SPACE.sub(" ", data).strip(" ")
        self.space |= not verbatim and _SPACE.match(data) is not None
        if shown:
            self._prepare(text=True)
            for key, (tag, attributes) in self.marks.items():
                if key not in self.opened:
                    self.builder.start(tag, attributes)
                    self.opened.append(key)
            self.builder.data(shown)
            self.space = not verbatim and _SPACE.match(data[-1]) is not None

    def image(self, node: _core.Node) -> None:
        if src := node.get("src"):
            self._prepare(text=False)
            values = {"src": src, "alt": node.get("alt", ""), "title": node.get("title", "")}
            self.builder.start("graphic", {name: _NOT_XML.sub("", value) for name, value in values.items() if value})
            self.builder.end("graphic")
            if self.blocks[-1] in ("body", "quote"):
                self._begin_text()

    def element(self, node: _core.Node) -> Callable[[], None] | None:
        """Begins an HTML element, and returns a function that ends it; None if nothing ends it."""
        tag = node.tag
        if known := _BLOCKS.get(tag):
            attributes = dict(known[1])
            if tag in ("dd", "dt") and self.terms:
                self.terms[-1] += tag == "dt"
                attributes["rend"] = f"{tag}-{self.terms[-1]}"
            end = self.block(known[0], attributes)
            if tag != "dl":
                return end
            self.terms.append(0)
            return lambda: (end(), self.terms.pop())[0]
        if known := _MARKS.get(tag):
            return self.mark(known[0], known[1])
        if tag == "a" and node.get("href"):
            return self.mark("ref", {"target": _NOT_XML.sub("", node["href"])})
        if tag == "br" and self.blocks[-1] == "code":
            self.builder.data("\n")
        elif tag == "br":
            self.line_break = self.has_text
        elif tag == "img":
            self.image(node)
        elif tag in _SEPARATE:
            self.separate()
            return self.separate
        return None


def _tree(document: _core.Document) -> _Element:
    root = document.body or document.root
    writer = _TreeWriter()
    rendered = set(run.node for run in root.rendered_text().runs)
    waiting: list[_core.Node | Callable[[], None]] = [*reversed(root.children)]
    while waiting:
        one = waiting.pop()
        if not isinstance(one, _core.Node):
            one()
        elif one.type == "text":
            if one in rendered or not one.data.strip():
                writer.text(one.data)
        elif one.is_element and one.namespace != "svg":
            end = writer.element(one)
            if end is not None:
                waiting.append(end)
            waiting.extend(reversed(one.children))
    writer.separate()
    writer.builder.end("body")
    return writer.builder.close()


def _indent(element: _Element, depth: int = 0) -> None:
    """Puts each element on a separate line, except inside elements that contain text."""
    if len(element) and element.tag in ("comments", "doc", "list", "main", "quote", "row", "table"):
        element.text = "\n" + "  " * (depth + 1)
        for child in element:
            _indent(child, depth + 1)
            child.tail = element.text
        element[-1].tail = "\n" + "  " * depth


# --- Forms


def _view(content: _core.MainContent, options: Extractor, base: str | None) -> _core.Document:
    """A document with only the main content, without what the options exclude, scripts, and attributes that run scripts."""
    view = content.to_document()
    assert view.body is not None
    for image in view.select("img[data-src]"):
        if image.get("src", "data:").startswith("data:"):
            image["src"] = image["data-src"]
    removed = ["style", "template"] + ([] if options.tables else ["table"])
    removed += [] if options.images else ["audio", "canvas", "img", "picture", "video"]
    unwrapped = ([] if options.links else ["a"]) + ([] if options.formatting else _FORMATTING)
    view.body.sanitize({"removeElements": removed, "replaceWithChildrenElements": unwrapped, "comments": False})
    if base:
        for name in ("href", "src"):
            for node in view.select(f"[{name}]"):
                node[name] = _absolute(base, node[name])
    return view


def _lines(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.split("\n") if line.strip())


def _text(view: _core.Document, options: Extractor, formatting: bool) -> str:
    """The text, with one line for each block, or the Markdown. Changes the view: links and images become text."""
    assert view.body is not None
    if formatting:
        return view.to_markdown().strip("\n")
    for link in view.select("a[href]"):
        link.prepend("[")
        link.append(f"]({link['href']})")
    for image in view.select("img[src]"):
        image.replace_with(f"![{image.get('alt', '')}]({image['src']})")
    return _lines(view.body.inner_text)


_IN_XML = (
    "sitename title author date url hostname description categories tags license id fingerprint language".split()
)
_IN_YAML = "title author url hostname description sitename date categories tags fingerprint id license".split()
_IN_CSV = "url id fingerprint hostname title image date text comments license pagetype".split()
_RENAMED = {"url": "source", "sitename": "source-hostname", "description": "excerpt"}
# Text that YAML would read differently without quotation marks.
_QUOTED_IN_YAML = re.compile(
    r"[\W\d_]|(?:false|n|no|null|off|on|true|y|yes)$|.*(?::\s|\s#|[:\s]$|[\x00-\x1f\x7f-\x9f\u2028\u2029])", re.I | re.S
)


def _values(document: Document, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    for name in names:
        if value := getattr(document, name):
            yield name, value if isinstance(value, str) else ";".join(value)


def _yaml(document: Document) -> str:
    lines: list[str] = []
    for name in _IN_YAML:
        if value := getattr(document, name):
            quoted = not isinstance(value, str) or _QUOTED_IN_YAML.match(value)
            lines.append(f"{name}: {json.dumps(value, ensure_ascii=False) if quoted else value}\n")
    return f"---\n{''.join(lines)}---\n"


def _xml(document: Document) -> str:
    root = ElementTree.Element("doc", {name: _NOT_XML.sub("", value) for name, value in _values(document, _IN_XML)})
    for name, body in (("main", document.body), ("comments", document.commentsbody)):
        ElementTree.SubElement(root, name).extend(body)
    _indent(root)
    return ElementTree.tostring(root, encoding="unicode")


def _html(document: Document, view: _core.Document, with_metadata: bool) -> str:
    assert view.head is not None and view.document_element is not None
    for name, value in _values(document, _IN_XML if with_metadata else ()):
        view.head.append(view.create_element("meta", {"name": name, "content": value}))
    return view.document_element.html


def _json(document: Document, with_metadata: bool) -> str:
    if not with_metadata:
        return json.dumps({"text": document.text, "comments": document.comments or ""}, ensure_ascii=False)
    left_out = ("body", "commentsbody", *_RENAMED, "categories", "tags")
    values = {name: value for name, value in document.as_dict().items() if name not in left_out}
    values["comments"] = document.comments or ""
    values |= {new: getattr(document, name) for name, new in _RENAMED.items()}
    values |= {name: ";".join(getattr(document, name) or ()) for name in ("categories", "tags")}
    return json.dumps(values, ensure_ascii=False)


def _csv(document: Document) -> str:
    output = io.StringIO()
    csv.writer(output, delimiter="\t").writerow([getattr(document, name) or "null" for name in _IN_CSV])
    return output.getvalue()


def _write(document: Document, options: Extractor, view: _core.Document) -> str:
    """The document in the format of the options."""
    with_metadata = options.with_metadata
    if options.format == "xml":
        return _xml(document)
    if options.format == "html":
        return _html(document, view, with_metadata)
    document.text = _text(view, options, options.formatting and options.format != "json")
    if options.format == "json":
        return _json(document, with_metadata)
    if options.format == "csv":
        return _csv(document)
    return (_yaml(document) if with_metadata else "") + document.text


# --- Extraction


# Parameters that are not options of an Extractor, and options that have other names in an Extractor.
_OF_THE_CALL = "as_dict filecontent max_tree_size no_fallback options prune_xpath record_id settingsfile".split()
_OPTIONS = {"date_extraction_params": "date_params", "deduplicate": "dedup", "target_language": "lang"}


def _options(given: dict[str, Any]) -> Extractor:
    if given.get("max_tree_size"):
        raise NotImplementedError("max_tree_size is not supported: pass parse(html, limits={'nodes': …}) instead of html")
    if given["options"] is not None:
        if not isinstance(given["options"], Extractor):
            raise TypeError("options must be a lockstep_html.trafilatura.Extractor")
        return given["options"]
    values = {name: value for name, value in given.items() if name not in _OF_THE_CALL}
    if given.get("settingsfile"):
        values["config"] = ConfigParser()
        values["config"].read_string(Path(given["settingsfile"]).read_text(encoding="utf-8"))
    return Extractor(**{_OPTIONS.get(name, re.sub("^(favor|include)_", "", name)): value for name, value in values.items()})


def _prune(page: _core.Document, expressions: str | list[str]) -> None:
    for expression in [expressions] if isinstance(expressions, str) else expressions:
        found = page.xpath(expression, any_namespace=True)
        if not isinstance(found, list) or not all(isinstance(node, _core.Node) for node in found):
            raise ValueError(f"prune_xpath must select nodes: {expression}")
        for node in found:
            node.remove()


def _extraction(given: dict[str, Any], options: Extractor) -> tuple[Document, _core.Document] | None:
    """A document without text, and its main content; None where trafilatura returns None."""
    if given["filecontent"] is None:
        return None
    page = load_html(given["filecontent"])
    assert page is not None
    if given["prune_xpath"] is not None:
        page = _core.parse(page.html) if page is given["filecontent"] else page
        _prune(page, given["prune_xpath"])
    content = _core.main_content(page)
    document = _facts(page, content, options) if options.with_metadata else Document()
    if options.only_with_metadata and not (document.date and document.title and document.url):
        return None
    if document.url in options.url_blacklist:
        return None
    if options.lang:
        document.language = _language(content)
        if document.language not in (None, re.split("[-_]", options.lang.lower())[0]):
            return None
    view = _view(content, options, _absolute(options.url or document.url, page.base_href or ""))
    assert view.body is not None
    document.raw_text = _lines(view.body.inner_text)
    if len(document.raw_text) < options.min_output_size:
        return None
    document.comments = "" if options.comments else None
    document.id = given.get("record_id")
    return document, view


def _extract(given: dict[str, Any], with_body: bool) -> Document | None:
    options = _options(given)
    if options.format == "python":
        raise ValueError("output_format='python' is only for bare_extraction()")
    found = _extraction(given, options)
    if found is None:
        return None
    document, view = found
    if options.with_metadata or options.format not in ("markdown", "txt"):
        document.fingerprint = _fingerprint(f"{document.title} {document.raw_text}")
    if with_body or options.format == "xml":
        document.body = _tree(view)
    document.text = _write(document, options, view)
    return document


# fmt: off
def bare_extraction(
    filecontent: _Page | None, url: str | None = None, fast: bool = False, no_fallback: bool = False,
    favor_precision: bool = False, favor_recall: bool = False, include_comments: bool = True,
    output_format: str = "python", target_language: str | None = None, include_tables: bool = True,
    include_images: bool = False, include_formatting: bool | None = None, include_links: bool = False,
    deduplicate: Any = False, date_extraction_params: dict[str, Any] | None = None, with_metadata: bool = False,
    only_with_metadata: bool = False, max_tree_size: int | None = None, url_blacklist: set[str] | None = None,
    author_blacklist: set[str] | None = None, as_dict: bool = False, prune_xpath: str | list[str] | None = None,
    config: ConfigParser | None = None, options: Extractor | None = None,
) -> Document | dict[str, Any] | None:
    """Returns the main content of a page as a Document or, with `as_dict=True`, as a dict; None if there is no main
    content, or the options exclude the page."""
    given = dict(locals())
    options = _options(given)
    found = _extraction(given, options)
    if found is None:
        return None
    document, view = found
    document.body = _tree(view)
    document.text = document.raw_text = _text(view, options, options.formatting)
    return document.as_dict() if as_dict else document


def extract(
    filecontent: _Page | None, url: str | None = None, record_id: str | None = None, fast: bool = False,
    no_fallback: bool = False, favor_precision: bool = False, favor_recall: bool = False,
    include_comments: bool = True, output_format: str = "txt", tei_validation: bool = False,
    target_language: str | None = None, include_tables: bool = True, include_images: bool = False,
    include_formatting: bool | None = None, include_links: bool = False, deduplicate: Any = False,
    date_extraction_params: dict[str, Any] | None = None, with_metadata: bool = False,
    only_with_metadata: bool = False, max_tree_size: int | None = None, url_blacklist: set[str] | None = None,
    author_blacklist: set[str] | None = None, settingsfile: str | None = None,
    prune_xpath: str | list[str] | None = None, config: ConfigParser | None = None, options: Extractor | None = None,
) -> str | None:
    """Returns the main content of a page in an output format; None if there is no main content, or the options exclude the
    page."""
    document = _extract(dict(locals()), with_body=False)
    return document.text if document is not None else None


def extract_with_metadata(
    filecontent: _Page | None, url: str | None = None, record_id: str | None = None, fast: bool = False,
    favor_precision: bool = False, favor_recall: bool = False, include_comments: bool = True,
    output_format: str = "txt", tei_validation: bool = False, target_language: str | None = None,
    include_tables: bool = True, include_images: bool = False, include_formatting: bool | None = None,
    include_links: bool = False, deduplicate: Any = False, date_extraction_params: dict[str, Any] | None = None,
    url_blacklist: set[str] | None = None, author_blacklist: set[str] | None = None, settingsfile: str | None = None,
    prune_xpath: str | list[str] | None = None, config: ConfigParser | None = None, options: Extractor | None = None,
) -> Document | None:
    """Returns a Document with metadata, whose `text` is in an output format; None if there is no main content, or
    the options exclude the page."""
    return _extract({**locals(), "with_metadata": True}, with_body=True)
# fmt: on


def extract_metadata(
    filecontent: _Page,
    default_url: str | None = None,
    date_config: dict[str, Any] | None = None,
    extensive: bool = True,
    author_blacklist: set[str] | None = None,
) -> Document:
    """Returns the facts about a page, without its text."""
    options = Extractor(url=default_url, date_params=date_config, author_blacklist=author_blacklist)
    page = load_html(filecontent)
    assert page is not None
    return _facts(page, _core.main_content(page), options)


def html2txt(content: _Page, clean: bool = True) -> str:
    """Returns the text of the whole page in one line; with `clean`, without `aside` and `footer` elements."""
    page = load_html(content)
    assert page is not None
    removed = page.select("aside, footer") if clean else []
    if removed and page is content:
        page = _core.parse(page.html)
        removed = page.select("aside, footer")
    for node in removed:
        node.remove()
    return " ".join(page.inner_text.split())


def baseline(filecontent: _Page) -> tuple[_Element, str, int]:
    """Returns the main content, or else the text of the whole page: as an element with paragraphs, as
    text, and the length of the text."""
    text = extract(filecontent) or html2txt(filecontent)
    body = ElementTree.Element("body")
    for line in text.split("\n") if text else []:
        ElementTree.SubElement(body, "p").text = _NOT_XML.sub("", line)
    return body, text, len(text)


def load_html(htmlobject: _Page, max_size: int | None = None) -> _core.Document | None:
    """Returns a document, which all functions accept instead of HTML; None if the HTML is longer than `max_size`."""
    if isinstance(htmlobject, _core.Document):
        return htmlobject
    if not isinstance(cast(Any, htmlobject), str | bytes | bytearray | memoryview):
        name = type(htmlobject).__name__
        raise TypeError(f"HTML must be str, bytes or lockstep_html.Document, not {name}: serialize other trees first")
    return None if max_size is not None and len(htmlobject) > max_size else _core.parse(htmlobject)


def fetch_url(*_: Any, **__: Any) -> NoReturn:
    """Raises NotImplementedError: Lockstep has no HTTP client."""
    raise NotImplementedError("Lockstep has no HTTP client: pass extract() the bytes that your client returns")


fetch_response = fetch_url
