"""lxml trees, parsed by Lockstep: `parse()`, `fromstring()` and the like, as in lxml.html.

The tree of the HTML Standard is passed to lxml as XML. HTML elements have no namespace and have lxml.html's classes, so
XPath, cssselect, links and forms work as with lxml.html. Names are kept; anything else that XML cannot express is coerced as
the Standard specifies: see Node.to_xml(). In addition to the options of lockstep_html.parse(), all functions take these options:

`namespaces`
    With True, SVG and MathML elements have their namespaces: find them by `svg:path` with `namespaces={"svg": …}`. With False,
    they have none, as in lxml.html, and `//svg` and `//path` find them; but `//a`, `//title`, `//style` and `//script` then find
    SVG elements, too.
`remove_comments`
    Leaves comments out, as lxml's parsers do with the option of that name.
`raw_names`
    With True, tags and attributes keep names that XML does not allow: `@click`, `xml:lang`, `o:p`. As in lxml.html, such names
    can also be set, and `lxml.etree.tostring()` writes them even as XML, which is then not well-formed. With False, all names are
    coerced (`U000040click`), and such names cannot be set. Names that lxml cannot hold are coerced in either case: names that
    begin with `{` or contain a control character, tags that contain `<`, `&` or a quotation mark, and attributes of an element
    that has more than 256.
`positions`
    The option of lockstep_html.parse(). With it, `sourceline` of an element is the line of its start tag in the source, which
    lxml stores up to 65535. Without it, `sourceline` is a line of the XML.
`parser`
    Accepted and ignored, so that code for lxml.html works: the parser is Lockstep.

A form has the fields that belong to it in a browser. If the parser associated a field with a form that does not contain it,
as in `<table><form><tr><td><input>`, a `form` attribute with the form's ID is added to the field; a form that has no ID, or
the ID of another element, is given a new one.
"""

from __future__ import annotations

import os
import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from itertools import count, takewhile
from typing import IO, Any

from . import _core
from ._optional import needs

# lxml has no types.
with needs("lxml", "lockstep-html[lxml]"):
    etree: Any = import_module("lxml.etree")
    html: Any = import_module("lxml.html")

__all__ = ["document_fromstring", "fragment_fromstring", "fragments_fromstring", "fromstring", "parse", "tree"]

# libxml2 refuses deeper trees.
_DEPTH = 2000


class _Inputs(html.InputGetter):  # type: ignore[misc]
    """The fields that belong to a form: by their `form` attribute, otherwise by their nearest ancestor."""

    def __iter__(self) -> Iterator[Any]:
        name = self.form.get("id")
        root = self.form.getroottree().getroot()
        is_named = bool(name) and next((e for e in root.iter(etree.Element) if e.get("id") == name), None) is self.form
        for field in root.iter("select", "input", "textarea"):
            if next(field.iterancestors("template"), None) is not None:
                continue  # its contents are not in the page
            owner = field.get("form")
            if (is_named and owner == name) if owner is not None else next(field.iterancestors("form"), None) is self.form:
                yield field


class _Form:
    @property
    def inputs(self) -> Any:
        return _Inputs(self)


_lookup: Any = html.HtmlElementClassLookup(mixins=[("form", _Form)])


class _Parser(etree.XMLParser, etree.HTMLParser):  # type: ignore[misc]
    """Reads XML. allow_all_names() makes it an HTML parser: lxml then checks names in its trees as in those of lxml.html."""

    def __init__(self, remove_comments: bool = False) -> None:
        etree.XMLParser.__init__(
            self, huge_tree=True, resolve_entities=False, no_network=True, load_dtd=False, remove_blank_text=False,
            strip_cdata=False, remove_comments=remove_comments,
        )  # fmt: skip
        self.set_element_class_lookup(_lookup)

    def allow_all_names(self) -> None:
        etree.HTMLParser.__init__(self)


# --- Names that XML does not allow

_ESCAPE = re.compile("U(0[0-9A-F]{5}|10[0-9A-F]{4})")
_ESCAPE_IN_XML = re.compile(_ESCAPE.pattern.encode())
# In XML as serialize_xml() writes it: `<` is escaped in text and attribute values, but not in comments and the like.
_START_TAG = re.compile(rb'<([^\s<>"/!?]+)(?: [^\s<>"=]+="[^"<]*")*/?>')
_NO_TAG = re.compile(rb"<(?:!--.*?--|!D[^>]*|\?.*?\?)>", re.DOTALL)
_VALUE = re.compile(rb'"[^"]*"')
_MOST_ATTRIBUTES = 256  # lxml sets each in time proportional to their number
_MARK = "{http://www.w3.org/XML/1998/namespace}id"
_marked: Any = etree.XPath("id($marks)")


def _escapes(xml: bytes) -> Iterator[int]:
    at = xml.find(b"U")  # a search for more than one character is slower
    while at >= 0:
        if xml[at + 1] in b"01" and _ESCAPE_IN_XML.match(xml, at):
            yield at
        at = xml.find(b"U", at + 1)


def _mark_escapes(xml: bytes) -> tuple[bytes, int]:
    """Gives the elements that have coerced names the IDs raw-0, raw-1, …; returns the XML and their number."""
    escapes = list(_escapes(xml))
    if not escapes:
        return xml, 0
    others = takewhile(lambda found: found.start() < escapes[-1], _NO_TAG.finditer(xml))
    spans = [(0, 0), *(found.span() for found in others)]
    parts: list[bytes] = []
    written = read = 0
    for escape in escapes:
        read = max(read, spans[bisect_left(spans, (escape, 0)) - 1][1])
        begin = xml.rfind(b"<", read, escape)
        tag = _START_TAG.match(xml, begin) if begin >= 0 else None
        if tag is None or tag.end() < escape:
            read = max(read, escape)
            continue
        read = tag.end()
        is_in_name = xml.count(b'"', begin, escape) % 2 == 0
        if is_in_name or _ESCAPE_IN_XML.search(_VALUE.sub(b"", tag[0])):
            parts += xml[written : tag.end(1)], b' xml:id="raw-%d"' % (len(parts) // 2)
            written = tag.end(1)
    return b"".join([*parts, xml[written:]]), len(parts) // 2


@lru_cache(maxsize=1024)
def _raw_name(name: str) -> str:
    space, brace, local = name.rpartition("}") if name.startswith("{") else ("", "", name)
    raw = _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), local)
    return name if raw.startswith("{") else space + brace + raw


def _restore_names(element: Any) -> None:
    """Replaces the coerced names of an element, except those that lxml refuses. Keeps the order of attributes."""
    attributes = element.attrib
    if len(attributes) - 1 > _MOST_ATTRIBUTES:
        del attributes[_MARK]
    else:
        _, *given = attributes.items()  # the first is the mark
        attributes.clear()
        for name, value in given:
            try:
                element.set(_raw_name(name), value)
            except ValueError:
                element.set(name, value)
    if _raw_name(element.tag) != element.tag:
        try:
            element.tag = _raw_name(element.tag)
        except ValueError:
            pass


def _read(xml: bytes, base_url: str | None, raw_names: bool = True, remove_comments: bool = False) -> Any:
    """Returns the root of a tree of XML that serialize_xml() has written."""
    parser = _Parser(remove_comments)
    xml, marks = _mark_escapes(xml) if raw_names else (xml, 0)
    root = etree.fromstring(xml, parser, base_url=base_url)
    if raw_names:
        parser.allow_all_names()
        for first in range(0, marks, 64):  # id() takes time quadratic in the number of IDs
            for element in _marked(root, marks=" ".join(f"raw-{n}" for n in range(first, min(first + 64, marks)))):
                _restore_names(element)
    return root


# --- Trees


def _options(options: dict[str, Any]) -> dict[str, Any]:
    limits: dict[str, Any] = dict(options.get("limits") or {})
    limits["depth"] = min(limits.get("depth") or _DEPTH, _DEPTH)
    return {**options, "limits": limits}


def _elements(document: _core.Document) -> Iterator[_core.Node]:
    """The elements, including those in template contents, in the order of the XML."""
    nodes = [document.result]
    while nodes:
        node = nodes.pop()
        if node.is_element:
            yield node
        contents = node.template_contents
        nodes.extend(reversed(list((node if contents is None else contents).children)))


def _set_lines(document: _core.Document, elements: Any) -> None:
    for node, element in zip(_elements(document), elements, strict=True):
        position = node.position
        found = position and position.range
        element.sourceline = min(document.line_column(found.begin).line, 65535) if found else 0


def _name_forms(document: _core.Document, root: Any) -> None:
    """Makes fields refer by ID to the form that the parser associated them with, if it does not contain them."""
    apart = [
        (control, form)
        for control in document.select("button, fieldset, input, object, output, select, textarea")
        if control.get("form") is None and (form := control.form_owner) is not None and not form.contains(control)
    ]
    if not apart:
        return
    elements: dict[_core.Node, Any] = dict(zip(_elements(document), root.iter(etree.Element), strict=True))
    first: dict[str, _core.Node] = {}
    for node in document.select("[id]"):
        first.setdefault(node["id"], node)
    unused = (name for number in count(1) if (name := f"form-{number}") not in first)
    names: dict[_core.Node, str] = {}
    for control, form in apart:
        if form not in names:
            given = form.get("id")
            names[form] = given if given and first[given] == form else next(unused)
            elements[form].set("id", names[form])
        elements[control].set("form", names[form])


def tree(
    document: _core.Document,
    base_url: str | None = None,
    *,
    namespaces: bool = True,
    remove_comments: bool = False,
    raw_names: bool = True,
) -> Any:
    """Returns an lxml.etree.ElementTree of a Document, which is not changed. Parse the Document with a limit of at most
    2000 on depth."""
    root = _read(document.root._xml(namespaces), base_url, raw_names, remove_comments)
    _name_forms(document, root)
    if document.has_positions:
        _set_lines(document, root.iter(etree.Element))
    return root.getroottree()


def document_fromstring(
    markup: str | bytes,
    base_url: str | None = None,
    *,
    parser: Any = None,
    namespaces: bool = True,
    remove_comments: bool = False,
    raw_names: bool = True,
    **options: Any,
) -> Any:
    """Parses a document and returns its `html` element. Takes the options of lockstep_html.parse()."""
    document = _core.parse(markup, **_options(options))
    made = tree(
        document, base_url, namespaces=namespaces, remove_comments=remove_comments, raw_names=raw_names
    )
    return made.getroot()


def parse(
    source: str | os.PathLike[str] | IO[Any],
    base_url: str | None = None,
    *,
    parser: Any = None,
    namespaces: bool = True,
    remove_comments: bool = False,
    raw_names: bool = True,
    **options: Any,
) -> Any:
    """Parses a file, given by its name or as a file object, and returns an ElementTree."""
    url: Any
    if isinstance(source, str | os.PathLike):
        with open(source, "rb") as file:
            markup: Any = file.read()
        url = os.fspath(source)
    else:
        markup = source.read()
        url = getattr(source, "name", None)
    document = _core.parse(markup, **_options(options))
    base_url = base_url or (url if isinstance(url, str) else None)
    return tree(
        document, base_url, namespaces=namespaces, remove_comments=remove_comments, raw_names=raw_names
    )


def fragments_fromstring(
    markup: str | bytes,
    no_leading_text: bool = False,
    base_url: str | None = None,
    *,
    parser: Any = None,
    context: str = "template",
    namespaces: bool = True,
    remove_comments: bool = False,
    raw_names: bool = True,
    **options: Any,
) -> list[Any]:
    """Parses a fragment and returns a list of its leading text, if there is any, and its elements.

    In the context of a `template`, the first tag determines whether rows and cells are kept.
    """
    document = _core.parse_fragment(markup, context, **_options(options))
    xml = b"<div>" + document.result._xml(namespaces) + b"</div>"
    root = _read(xml, base_url, raw_names, remove_comments)
    if document.has_positions:
        _set_lines(document, list(root.iter(etree.Element))[1:])
    result: list[Any] = list(root)
    if root.text and root.text.strip():
        if no_leading_text:
            raise etree.ParserError(f"There is leading text: {root.text!r}")
        result.insert(0, root.text)
    return result


def fragment_fromstring(
    markup: str | bytes, create_parent: bool | str = False, base_url: str | None = None, **options: Any
) -> Any:
    """Parses a fragment of one element and returns it; with `create_parent`, puts any fragment in a new element."""
    parts = fragments_fromstring(markup, base_url=base_url, no_leading_text=not create_parent, **options)
    if create_parent:
        parent = _read(b"<div/>", base_url, options.get("raw_names", True))
        if isinstance(create_parent, str):
            parent.tag = create_parent
        for part in parts:
            if isinstance(part, str):
                parent.text = part
            else:
                parent.append(part)
        return parent
    if len(parts) != 1:
        raise etree.ParserError("No elements found" if not parts else "Multiple elements found")
    (element,) = parts
    if element.tail and element.tail.strip():
        raise etree.ParserError(f"Element followed by text: {element.tail!r}")
    element.tail = None
    return element


def _starts_document(markup: str | bytes) -> bool:
    """Whether the markup begins like a document, as lxml.html decides."""
    start = markup[:2000]
    text = start if isinstance(start, str) else start.decode("latin-1")
    return text.lstrip("\ufeff \t\r\n\f").lower().startswith(("<html", "<!doctype"))


# A first tag that a document ignores, and that a `template` keeps.
_PART_OF_TABLE = re.compile(
    r"(?:[^<]|<!--.*?-->)*<(caption|col|colgroup|tbody|td|tfoot|th|thead|tr)[\s/>]", re.IGNORECASE | re.DOTALL
)


def fromstring(markup: str | bytes, base_url: str | None = None, **options: Any) -> Any:
    """Parses a document or a fragment, and returns the `html` element or the fragment's element, as lxml.html does."""
    if _starts_document(markup):
        return document_fromstring(markup, base_url, **options)
    start = markup[:1000]
    if _PART_OF_TABLE.match(start if isinstance(start, str) else start.decode("latin-1")):
        parts = fragments_fromstring(markup, base_url=base_url, **options)
        return parts[0] if len(parts) == 1 else fragment_fromstring(markup, True, base_url, **options)
    document = document_fromstring(markup, base_url, **options)
    bodies = [child for child in document if child.tag == "body"]
    heads = [child for child in document if child.tag == "head"]
    if not bodies or len(heads) == 1 and len(heads[0]):
        return document
    body = bodies[0]
    if len(body) == 1 and not (body.text and body.text.strip()) and not (body[0].tail and body[0].tail.strip()):
        return body[0]
    body.tag = "span" if _has_only_text(body) else "div"
    return body


def _has_only_text(body: Any) -> bool:
    return not any(element.tag in html.defs.block_tags for element in body.iterdescendants())


